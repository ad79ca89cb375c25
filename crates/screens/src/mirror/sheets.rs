//! Layers over the screen as dialogs: the topmost sheet with its heading and its words.

use super::parts::part;
use super::texts;
use crate::own::member;
use app::layout::Layout;
use app::mirror::{Group, Kind};
use app::overlay::Overlay;
use app::state::State;
use base::words::{self, Message};
use rules::GameId;
use scene::{Scene, SeatTarget, Target, TargetArea};

/// Key of the sheet over the screen.
pub(super) const KEY: &str = "sheet";
/// Heading of a sheet without one.
const HOUSE: &str = "Roundhouse";

/// Returns the layer over the screen, if any, and the text that replaces a screen.
pub(super) fn groups(state: &State, scene: &Scene) -> Option<Group> {
    if state.kiosk.is_dark() {
        let words = state.say(words::operator_closed());
        return Some(telling("closed", HOUSE, vec![words]));
    }
    if state.demonstration().is_some() {
        let words = [
            words::mirror_demonstration(),
            words::mirror_press_to_begin(),
        ];
        let words = words.map(|words| state.say(words)).into();
        return Some(telling("demonstration", HOUSE, words));
    }
    if let Some(left) = state.countdown() {
        let words = state.say(words::mirror_countdown(left));
        let heading = state.say(words::mirror_still_playing());
        return Some(telling("countdown", &heading, vec![words]));
    }
    let troubles = state.overlays.troubles();
    if !troubles.is_empty() {
        let troubles = troubles.iter().map(|trouble| state.say(trouble)).collect();
        return Some(dialog(
            &state.say(words::mirror_please_read()),
            troubles,
            true,
        ));
    }
    if let Some(words) = seat_elsewhere(state) {
        return Some(words);
    }
    match state.overlays.sheet() {
        Some(&Overlay::Rules(game, page)) => Some(rules(state, game, page)),
        Some(Overlay::Vote(_)) => {
            let words = state.say(words::mirror_vote_all());
            Some(telling(
                "vote",
                &state.say(words::mirror_vote()),
                vec![words],
            ))
        }
        Some(Overlay::Trouble(_)) | None => results(state, scene),
        Some(sheet) => {
            let mut said = written(scene, sheet.is_whole());
            said.words.extend(link(state, sheet));
            Some(said)
        }
    }
}

/// Returns the link on a sheet. An own screen has no space for a long one, but here people can read and select it.
fn link(state: &State, sheet: &Overlay) -> Option<String> {
    let link = match sheet {
        Overlay::Share(share) => share.link.clone().ok(),
        Overlay::Invite(invitation) => state.seat_link(invitation.place),
        _ => None,
    };
    link.filter(|_| state.layout() == Layout::Own)
}

/// Returns the connection state of a page that holds a seat elsewhere, if that matters.
///
/// It matters if the page has no match to show, or only an old view of one.
pub(super) fn standing(state: &State) -> Option<Message> {
    let standing = state.standing()?;
    let shows_match = state.table().is_some();
    let is_said = !shows_match || member::is_over(standing) || state.is_cut_off();
    is_said.then(|| member::tell(state))
}

/// The page that holds a seat elsewhere while it shows no match, or one that is not its any more.
fn seat_elsewhere(state: &State) -> Option<Group> {
    let words = state.say(standing(state)?);
    match state.table() {
        None if state.overlays.sheet().is_none() => Some(telling(KEY, HOUSE, vec![words])),
        Some(_) if state.standing().is_some_and(member::is_over) => {
            Some(dialog(&words, Vec::new(), true))
        }
        None | Some(_) => None,
    }
}

/// Returns the banner over a match whose table is out of reach.
pub(super) fn banner(state: &State) -> Option<Group> {
    let goes_on = state.table().is_some() && !state.standing().is_some_and(member::is_over);
    let words = state.say(standing(state).filter(|_| goes_on)?);
    Some(telling("connection", HOUSE, vec![words]))
}

fn telling(key: &str, heading: &str, words: Vec<String>) -> Group {
    Group {
        words,
        ..part(key, heading)
    }
}

fn dialog(heading: &str, words: Vec<String>, whole: bool) -> Group {
    Group {
        kind: Kind::Dialog { whole },
        words,
        ..part(KEY, heading)
    }
}

/// Returns a sheet as it is written.
fn written(scene: &Scene, whole: bool) -> Group {
    let mut words = texts::on_sheet(scene);
    let heading = if words.is_empty() {
        String::new()
    } else {
        words.remove(0)
    };
    dialog(&heading, words, whole)
}

fn rules(state: &State, game: GameId, number: usize) -> Group {
    let title = state.games.get(game).title;
    match state.pages(game) {
        Err(why) => {
            let heading = state.say(words::mirror_rules_of(title));
            dialog(&heading, vec![state.say(why)], true)
        }
        Ok(pages) => {
            let heading = pages.get(number).map_or("", |page| page.title);
            let words = pages.get(number).into_iter().flat_map(|page| &page.words);
            let mut lines: Vec<String> = words.map(ToString::to_string).collect();
            lines.push(state.say(words::mirror_page(number + 1, pages.len(), title)));
            dialog(heading, lines, true)
        }
    }
}

/// Returns the results of a round or a game, unless they are under review. They are a dialog if their buttons are
/// on a sheet. Otherwise they are words, and the buttons are at the seats.
fn results(state: &State, scene: &Scene) -> Option<Group> {
    let table = state.table().filter(|table| table.review.is_none())?;
    let (heading, words) = state.game_screen(table).results(table)?;
    let words = words.iter().map(|words| state.say(words)).collect();
    let heading = state.say(heading);
    let at_seats = |area: &TargetArea| matches!(area.target, Target::Seat(_, SeatTarget::Ready));
    Some(match scene.targets.iter().any(at_seats) {
        true => telling("results", &heading, words),
        false => dialog(&heading, words, false),
    })
}
