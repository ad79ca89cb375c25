//! The screen in words: a page beside the canvas that people can read and use without eyes or fingers. It comes
//! from the state and the scene alone. So it says and offers what the scene does in any layout, and nothing that is
//! secret on it.

mod boards;
mod map;
mod names;
mod parts;
mod puzzle;
mod sheets;
mod texts;

use crate::coach;
use crate::lobby::terms::told_ahead;
use crate::phone;
use crate::set_up;
use crate::waiting::tell;
use app::arrivals::Waiting;
use app::focus::Handle;
use app::layout::Layout;
use app::mirror::{Element, Group, Mirror, place_words};
use app::overlay::Overlay;
use app::state::State;
use base::sort::sort_few_by_key;
use base::table::Station;
use base::words::{self, Message};
use rules::Spot;
use scene::target::place_name;
use scene::{
    Area, Point, ReviewTarget, Scene, SeatTarget, SetUpTarget, SettingsTarget, SheetTarget, Target,
};

use parts::{around, is_covered, part};

pub(crate) use map::node_name;

/// The key of the group of a game that waits.
const WAITING: &str = "waiting";

/// The screen that a scene shows.
pub fn of(state: &State, scene: &Scene) -> Mirror {
    let mut groups = Vec::new();
    groups.extend(sheets::groups(state, scene));
    // A dark screen has nothing else to read.
    if !state.kiosk.is_dark() {
        groups.extend(sheets::banner(state));
        groups.extend(lobby(state));
        groups.extend(puzzle::groups(state));
        groups.extend(map::group(state, scene));
        groups.extend(boards::group(state));
        groups.extend(seats(state, scene));
    }
    groups.push(replay(state));
    groups.push(part("table", &state.say(words::mirror_table())));
    for (index, area) in scene.targets.iter().enumerate() {
        // The map has its own elements for intersections and links.
        let left_out = matches!(
            area.target,
            Target::Sheet(SheetTarget::Blank)
                | Target::Seat(_, SeatTarget::Lens)
                | Target::Board(Spot::Node(_) | Spot::Link(_))
        );
        let later = &scene.targets[index + 1..];
        let is_again = || later.iter().any(|other| other.target == area.target);
        if left_out || is_again() || is_covered(area.area.middle(), later) {
            continue;
        }
        let key = group_of(state, area.target);
        let handle = Handle::Target(area.target);
        let (role, name) = names::of(state, area);
        let element = Element {
            handle,
            role,
            name: state.say(name),
            enabled: area.enabled || keeps_secret(state, area.target),
            area: bounds(area.area),
        };
        let at = groups.iter().position(|group| group.key == key);
        // An element without a group belongs to the table, which comes last.
        let at = at.unwrap_or(groups.len() - 1);
        groups[at].elements.push(element);
    }
    for group in &mut groups {
        arrange(group);
    }
    groups.retain(|group| !group.elements.is_empty() || !group.words.is_empty());
    let aloud = |(number, words): &(u32, Message)| (*number, state.say(words));
    let said = state.speech.aloud().lines().map(aloud).collect();
    let own = own_seat(state).iter().map(aloud).collect();
    let answer = state.speech.answered().map(aloud);
    let labels = [words::mirror_said(), words::mirror_own()];
    Mirror {
        groups,
        said,
        own,
        answer,
        language: state.language(),
        labels: labels.map(|label| state.say(label)),
    }
}

/// Returns the controls of a linked game, a review, or the editor.
fn replay(state: &State) -> Group {
    let linked = state.linked_game().filter(|_| state.is_set_up());
    match linked.and_then(|linked| linked.editor.as_ref()) {
        Some(editor) => Group {
            words: vec![state.say(set_up::said(editor))],
            ..part("replay", &state.say(words::setup_open()))
        },
        None => part("replay", &state.say(words::mirror_replay())),
    }
}

/// Returns the text for the person at an own screen only.
///
/// It describes the present and keeps no history. So cities disappear from it as soon as their list is closed.
fn own_seat(state: &State) -> Vec<(u32, Message)> {
    // A page that holds a seat elsewhere reports its connection to the table.
    let standing = sheets::standing(state);
    let mut own: Vec<(u32, Message)> = standing.into_iter().map(|words| (0, words)).collect();
    let playing = state.table().filter(|_| state.linked_game().is_none());
    let Some((table, seat)) = playing.zip(state.viewer()) else {
        return own;
    };
    let is_elsewhere = state.member().is_some();
    let sitting = table.session().seats()[seat];
    if state.layout() == Layout::Table || !(sitting.is_person() || is_elsewhere) {
        return own;
    }
    let screen = state.game_screen(table);
    let exercise = table
        .course()
        .and_then(|course| course.tells(table.session(), seat));
    if let Some(words) = exercise {
        own.push((0, words));
    } else if table.session().to_act() == Some(seat) || is_elsewhere {
        // A person away from the table hears nothing else about the prompt.
        own.push((0, screen.prompt(state, table, seat)));
    }
    own.retain(|(_, words)| !words.is_nothing());
    let note = state.speech.note(sitting.place);
    // A second refusal for the same reason lasts until another time.
    own.extend(note.map(|note| (note.until.value() as u32, note.words.clone())));
    if state.list_is_open(sitting.place) {
        let list = screen.open_list(state, table, seat);
        own.extend(list.into_iter().map(|words| (0, words)));
    }
    own
}

/// Returns the group of the game that waits in the lobby.
fn waiting(state: &State, kept: &Waiting) -> Group {
    let (name, stand) = tell(state, kept);
    let words = [name, stand]
        .into_iter()
        .filter(|words| !words.is_nothing());
    Group {
        words: words.map(|words| state.say(words)).collect(),
        ..part(WAITING, &state.say(words::over_unfinished()))
    }
}

/// Returns the options in the lobby. The places follow as separate groups.
fn lobby(state: &State) -> Vec<Group> {
    let elsewhere = state.demonstration().is_some() || state.puzzle().is_some();
    if state.session().is_some() || elsewhere || state.member().is_some() {
        return Vec::new();
    }
    let mut next = part("lobby", &state.say(words::mirror_lobby()));
    let def = state.lobby.def();
    let chosen = state.lobby.chosen(def.id);
    let meanings = def.choices.iter().zip(chosen);
    let missing = state.missing().unwrap_or_else(words::mirror_ready);
    next.words = [(def.about)(), state.duration()]
        .into_iter()
        .chain(meanings.map(|(choice, &value)| choice.meaning(value)))
        .chain(told_ahead(state))
        .chain([missing])
        .filter(|words| !words.is_nothing())
        .map(|words| state.say(words))
        .collect();
    let mut groups = vec![next];
    groups.extend(state.waiting().map(|kept| waiting(state, kept)));
    let own = state.layout() == Layout::Own;
    for place in Station::ALL {
        let sits = match (state.lobby.colour(place), state.lobby.computer(place)) {
            (None, _) => words::mirror_nobody(),
            (Some(colour), None) if state.lobby.is_remote(place) => {
                words::mirror_far_at(colour.name())
            }
            (Some(colour), None) => colour.name(),
            (Some(colour), Some(level)) => words::mirror_computer_at(colour.name(), level.title()),
        };
        // A person with a phone has no places round it.
        let name = match own {
            true => sits,
            false => words::mirror_place(place_words(place), sits),
        };
        let mut group = part(&seat_key(place), &state.say(name));
        group.words = on_phone_sheet(state, place);
        // The own seat has no buttons there.
        let is_own = own && state.lobby.computer(place).is_none() && !state.lobby.is_remote(place);
        if is_own && let Some(colour) = state.lobby.colour(place) {
            group
                .words
                .push(state.say(words::mirror_sits_here(colour.name())));
        }
        groups.push(group);
    }
    groups
}

/// Returns the text of the phone sheet at a place, if it is open.
fn on_phone_sheet(state: &State, place: Station) -> Vec<String> {
    let is_open = state.layout() == Layout::Table && state.phone_sheet_is_open(place);
    let words = is_open.then(|| phone::read(state, place));
    let words = words.into_iter().flatten();
    words.map(|words| state.say(words)).collect()
}

/// Returns a group for each player, the one on turn first.
fn seats(state: &State, scene: &Scene) -> Vec<Group> {
    let Some(table) = state.table().filter(|_| state.demonstration().is_none()) else {
        return Vec::new();
    };
    let screen = state.game_screen(table);
    let acting = table.session().to_act();
    let voting = matches!(state.overlays.sheet(), Some(Overlay::Vote(_)));
    let panel = voting || table.review.is_some();
    let mut seats: Vec<usize> = (0..table.session().seats().len()).collect();
    sort_few_by_key(&mut seats, |&seat| Some(seat) != acting);
    let group = |seat: usize| {
        let sitting = table.session().seats()[seat];
        let colour = sitting.colour.name();
        let name = match state.layout() {
            Layout::Table => words::mirror_seat(colour, place_words(sitting.place)),
            Layout::Own => colour,
        };
        let mut group = part(&seat_key(sitting.place), &state.say(name));
        if panel {
            group.words = texts::on_panel(scene, sitting.place);
            return group;
        }
        let level = sitting
            .computer()
            .map(|level| words::mirror_seat_computer(level.title()));
        let mut lines: Vec<Message> = level.into_iter().collect();
        lines.extend(screen.seat_words(state, table, seat));
        lines.extend(state.lesson(table, seat));
        lines.extend(coach::tasks_in_words(&state.tasks(table, seat)));
        if state.list_is_open(sitting.place) {
            lines.extend(screen.open_list(state, table, seat));
        }
        group.words = lines.iter().map(|line| state.say(line)).collect();
        group.words.extend(on_phone_sheet(state, sitting.place));
        group
    };
    seats.into_iter().map(group).collect()
}

fn seat_key(place: Station) -> String {
    format!("seat {}", place_name(place))
}

/// Returns the key of a target's group.
pub(crate) fn group_of(state: &State, target: Target) -> String {
    let sheet = || sheets::KEY.to_owned();
    match target {
        Target::Lobby(target) => match target.place() {
            Some(place) => seat_key(place),
            None => "lobby".into(),
        },
        Target::Seat(place, _) => seat_key(place),
        Target::Puzzle(target) => puzzle::group_of(target),
        Target::Board(_) | Target::Look(_) => "board".into(),
        Target::Slider(_) if state.overlays.sheet().is_none() => "lobby".into(),
        Target::Resume => WAITING.into(),
        Target::SetUp(SetUpTarget::Open) => sheet(),
        Target::Replay(_) | Target::SetUp(_) => "replay".into(),
        Target::Review(ReviewTarget::Open) if state.linked_game().is_some() => "replay".into(),
        Target::ToLobby if state.linked_game().is_some() => "replay".into(),
        Target::Review(ReviewTarget::Open) => sheet(),
        Target::Review(ReviewTarget::Back) => match state.acting_place() {
            Some(place) => seat_key(place),
            None => sheet(),
        },
        Target::Review(_) => "replay".into(),
        Target::Settings(SettingsTarget::Cog) => "table".into(),
        Target::Settings(_)
        | Target::Results(_)
        | Target::Rules(_)
        | Target::Workshop(_)
        | Target::Slider(_)
        | Target::Question(_)
        | Target::Share(_)
        | Target::Room(_)
        | Target::Pin(_)
        | Target::Operator(_)
        | Target::Sheet(_)
        | Target::Dismiss
        | Target::ToLobby => sheet(),
    }
}

/// Returns true if OK stays enabled under its name even while it is not allowed.
///
/// It then only gives the reason. Several people may be listening. The state of OK could give away a player's
/// cities.
fn keeps_secret(state: &State, target: Target) -> bool {
    let Target::Seat(place, SeatTarget::Ok) = target else {
        return false;
    };
    let Some(table) = state.table().filter(|_| !state.is_own_hand(place)) else {
        return false;
    };
    let session = table.session();
    let acting = session.person_to_act();
    let is_acting = acting.is_some() && session.seat_at(place) == acting;
    is_acting && state.game_screen(table).ok_is_secret(table)
}

fn bounds(area: Area) -> (Point, Point) {
    match area {
        Area::Rect { from, to } => (from, to),
        Area::Disc { centre, .. } | Area::Near { centre, .. } => around(centre),
        Area::Along { a, b, .. } => around(a.towards(b, 0.5)),
    }
}

/// Puts common elements first. On a sheet the way back comes last, and in the lobby START comes first.
fn arrange(group: &mut Group) {
    use scene::LobbyTarget;
    sort_few_by_key(&mut group.elements, |element| match element.handle {
        Handle::Target(Target::Lobby(LobbyTarget::Start)) => 0,
        Handle::Target(Target::Sheet(SheetTarget::Close)) => 2,
        Handle::Target(Target::Sheet(SheetTarget::Rotate)) => 3,
        Handle::Target(Target::Lobby(LobbyTarget::Rotate)) => 3,
        Handle::Move => 4,
        Handle::Target(_) | Handle::Here(_) | Handle::Walk(_) => 1,
    });
}
