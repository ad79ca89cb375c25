//! End of a round or of the game, as each player reads it at the own seat.
//!
//! It has the bank before and after, the awards, and the buttons to continue.

use std::cmp::Ordering;

use super::light::tour_order;
use super::rows::{LEFT, LINES, RIGHT};
use super::table::RailTable;
use super::tour;
use crate::panel::{BUTTON_HEIGHT, BUTTON_TOP};
use crate::style::shared;
use crate::vote;
use app::layout::Layout;
use app::motion::Moving;
use app::state::State;
use base::table::PANEL_WIDTH;
use base::words::{self, Message};
use rules::transglobal_rail::{Award, Phase, TransglobalRail};
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, Pen, Point, ResultsTarget, SeatTarget, ShareTarget, Style, Target, emblems, theme,
};
use session::Seat;

/// Width of the button with the door, and the space between buttons.
const DOOR: f32 = 40.0;
const APART: f32 = 15.2;
/// Width of an award.
const AWARD: f32 = (RIGHT - LEFT) / 2.0;

/// Returns true if players read the results at their own seats now. Without people the results are in the middle.
pub(super) fn is_read(state: &State, play: RailTable<'_>) -> bool {
    is_at_seats(state, play) && !state.is_touring()
}

/// Returns true if players read the results at their own seats, now or after the show.
pub(super) fn is_at_seats(state: &State, play: RailTable<'_>) -> bool {
    let is_over = play.game().phase() == Phase::Finished;
    let mut seats = 0..play.sitting.len();
    play.ended().is_some()
        && (!is_over || seats.any(|seat| play.screen().has_reader(seat)))
        && state.linked_game().is_none()
        && state.layout() == Layout::Table
        && !state.holds_still()
}

/// Bank in dollars at or below which its player may soon end the game.
const LOW: i32 = 3;
/// The round with taxes.
const TAXED: u32 = 2;

/// Returns true if somebody has so little that the game may soon be over.
pub(super) fn may_end(game: &TransglobalRail) -> bool {
    (0..game.seats()).any(|seat| game.bank(seat) <= LOW)
}

/// Returns true if passers-by see this part of a game: the last part of the round with taxes, and of the last round.
/// In between they see one round begin.
pub(super) fn is_worth_watching(game: &TransglobalRail) -> bool {
    let left = |seat: Seat| game.list(seat).filter(|&(_, joined)| !joined).count();
    let is_near = || (0..game.seats()).any(|seat| left(seat) <= 1);
    let round = game.round();
    let is_good = round == TAXED || round > TAXED && may_end(game);
    match game.phase() {
        Phase::Hubs => round == TAXED + 1,
        Phase::Building => is_good && is_near(),
        Phase::Finishing => is_good,
        Phase::Finished => true,
    }
}

/// Returns true while the table shows the end of a round, seat by seat. Panels hide its results until then.
pub(super) fn is_kept_back(state: &State, play: RailTable<'_>) -> bool {
    play.ended().is_some()
        && state.linked_game().is_none()
        && (state.holds_still() || state.is_touring())
}

/// The show at the end of a round. Each part has a share of its time behind it.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Show {
    /// Before the show: light runs over the network of the players who connected.
    Before,
    /// The network of a seat.
    Tour(Seat, f32),
    /// Tax day.
    Taxes(f32),
    /// The podium.
    Podium(f32),
    /// After the show.
    Over,
}

impl Show {
    /// Returns the current part.
    pub(super) fn of(state: &State, play: RailTable<'_>) -> Self {
        if !is_kept_back(state, play) {
            return Self::Over;
        }
        let mut going = play.motions().going(state.gliding_clock());
        let part = going.find_map(|(what, share)| match what {
            Moving::Tour(seat) => Some(Self::Tour(seat, share)),
            Moving::Taxes => Some(Self::Taxes(share)),
            Moving::Podium => Some(Self::Podium(share)),
            _ => None,
        });
        part.unwrap_or(Self::Before)
    }
}

/// Returns true if a seat has won the game, and the show is over.
pub(super) fn has_won(state: &State, play: RailTable<'_>, seat: Seat) -> bool {
    play.game().phase() == Phase::Finished
        && !is_kept_back(state, play)
        && play.game().standings().contains(&(1, seat))
}

/// Returns the dollars of a seat's payment that the show has counted so far. It counts them while the network is
/// lit.
///
/// `None` before the seat's turn in the show.
pub(super) fn paid(state: &State, play: RailTable<'_>, seat: Seat) -> Option<i32> {
    let paid = play.ended()?.report.seats[seat].paid;
    match Show::of(state, play) {
        Show::Before => None,
        Show::Tour(shown, share) => {
            let order = tour_order(play);
            let at = |seat| order.iter().position(|&other| other == seat);
            match at(seat).cmp(&at(shown)) {
                Ordering::Less => Some(paid),
                Ordering::Equal => Some((tour::progress(share) * paid as f32).round() as i32),
                Ordering::Greater => None,
            }
        }
        Show::Taxes(_) | Show::Podium(_) | Show::Over => Some(paid),
    }
}

/// Returns the bank for the panel, from which the payment so far is subtracted.
pub(super) fn bank(state: &State, play: RailTable<'_>, seat: Seat) -> i32 {
    let Some(ended) = play.ended() else {
        return play.game().bank(seat);
    };
    let report = &ended.report.seats[seat];
    let left = report.before - paid(state, play, seat).unwrap_or(0);
    match Show::of(state, play) {
        Show::Before | Show::Tour(..) => left,
        // All stacks fall while the stamp is read.
        Show::Taxes(share) => {
            let fallen = ((share - 0.25) / 0.5).clamp(0.0, 1.0);
            left - (fallen * report.tax as f32).round() as i32
        }
        Show::Podium(_) | Show::Over => play.game().bank(seat),
    }
}

/// Returns the awards at the game's end, each with its seat. A lesson has no awards.
pub(super) fn all_awards(play: RailTable<'_>) -> &[(Seat, Award)] {
    let ended = play.ended().filter(|_| !play.screen().is_lesson());
    ended.map_or(&[][..], |ended| &ended.awards)
}

/// The awards of a seat.
pub(super) fn awards(play: RailTable<'_>, seat: Seat) -> impl Iterator<Item = Award> {
    let awards = all_awards(play);
    let own = awards.iter().filter(move |&&(by, _)| by == seat);
    own.map(|&(_, award)| award)
}

/// An award in words.
pub(super) fn in_words(award: Award) -> Message {
    match award {
        Award::Hub(cost) => words::rail_award_hub_panel(cost),
        Award::Others(cost) => words::rail_award_others_panel(cost),
        Award::Line(links) => words::rail_award_line_panel(links),
    }
}

/// The same for the rows of a small screen.
pub(super) fn in_short(award: Award) -> Message {
    match award {
        Award::Hub(cost) => words::rail_award_hub(cost),
        Award::Others(cost) => words::rail_award_others(cost),
        Award::Line(links) => words::rail_award_line(links),
    }
}

/// Draws a seat's awards in place of its cities, two in a line.
pub(super) fn draw_awards(play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    for (index, award) in awards(play, seat).map(in_words).enumerate() {
        let left = LEFT + AWARD * (index % 2) as f32;
        let y = [LINES.0, LINES.1][index / 2 % 2];
        emblems::draw_rosette(pen, Point::new(left + 9.0, y), 18.0);
        let award = pen.say(award);
        let size = widgets::fitting(&award, Face::Text, 20.0, AWARD - 34.0);
        let style = Style::new(Face::Text, size, theme::GOLD);
        widgets::centred(pen, award, Point::new(left + 26.0, y), style);
    }
}

/// The ways on.
pub(super) fn draw_buttons(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let place = play.sitting[seat].place;
    let left = LEFT - 4.0;
    let room = Frame::new(left, BUTTON_TOP, PANEL_WIDTH - 13.0 - left, BUTTON_HEIGHT);
    let put = |target, words, frame, golden, enabled, pen: &mut Pen| {
        let look = ButtonState::new(enabled, state.hands.presses(target));
        let look = if golden { look.golden() } else { look };
        widgets::button(pen, target, frame, words, 24.0, look);
        if let Target::Results(ResultsTarget::AnotherMap(map)) = target {
            pen.name(words::mirror_another_map(state.library.title(map)));
        }
    };
    if play.screen().is_lesson() {
        let [away, again] = room.beside([190.0, 332.0], 16.0);
        put(
            Target::ToLobby,
            words::sheet_lobby(),
            away,
            false,
            true,
            pen,
        );
        let target = Target::Results(ResultsTarget::PlayAgain);
        return put(target, vote::again(true), again, true, true, pen);
    }
    let review = Target::Seat(place, SeatTarget::Review);
    if play.game().phase() == Phase::Finished {
        let share = Target::Share(ShareTarget::Open);
        let again = Target::Results(ResultsTarget::PlayAgain);
        let another = state.another_map().map(ResultsTarget::AnotherMap);
        // The door has no words, which leaves more space for the others.
        let [door, rest] = room.beside([DOOR, room.w - DOOR - APART], APART);
        let look = ButtonState::new(true, state.hands.presses(Target::ToLobby));
        let ink = widgets::plate(pen, Target::ToLobby, door, words::sheet_lobby(), look);
        emblems::draw_door(pen, door.centre(), 15.0, ink);
        let all = [
            (Some(review), words::rail_results_review()),
            (Some(share), words::over_share()),
            (another.map(Target::Results), words::over_another_map()),
            (Some(again), vote::again(play.screen().is_trial())),
        ];
        let frames = shared(pen, all.clone().map(|(_, words)| words), rest, APART);
        for ((target, words), frame) in all.into_iter().zip(frames) {
            if let Some(target) = target {
                put(target, words, frame, target == again, true, pen);
            }
        }
        return;
    }
    let [left, right] = room.beside([190.0, 332.0], 16.0);
    put(review, words::rail_results_review(), left, false, true, pen);
    let ready = Target::Seat(place, SeatTarget::Ready);
    let waits = !play.is_ready(seat);
    put(ready, words::rail_ready(), right, true, waits, pen);
}
