//! A puzzle in words: for each pad its task and its result, with the board as a grid, or the map's links as toggle
//! buttons.

use super::boards::MANY;
use super::map::node_name;
use super::parts::part;
use app::loadable::Loadable;
use app::mirror::{Group, Kind, Role, place_words};
use app::puzzle::{Pad, PuzzleScreen};
use app::state::State;
use base::table::Station;
use base::words::{self, Message};
use rules::Cell;
use rules::maps::LinkId;
use scene::PuzzleTarget;
use scene::target::place_name;

/// Key of the common group.
const ALL: &str = "puzzle";

fn pad_key(place: Station) -> String {
    format!("puzzle {}", place_name(place))
}

fn board_key(place: Station) -> String {
    format!("puzzle-board {}", place_name(place))
}

/// The group that a target belongs to.
pub(super) fn group_of(target: PuzzleTarget) -> String {
    match target {
        PuzzleTarget::Open => "lobby".into(),
        PuzzleTarget::Cell(place, _) | PuzzleTarget::Link(place, _) => board_key(place),
        PuzzleTarget::Undo(place)
        | PuzzleTarget::Clear(place)
        | PuzzleTarget::Ok(place)
        | PuzzleTarget::Again(place)
        | PuzzleTarget::Next(place)
        | PuzzleTarget::Earlier(place)
        | PuzzleTarget::Later(place)
        | PuzzleTarget::Share(place)
        | PuzzleTarget::Grade(place, _)
        | PuzzleTarget::Leave(place) => pad_key(place),
    }
}

/// The parts of a puzzle.
pub(super) fn groups(state: &State) -> Vec<Group> {
    let Some(puzzle) = state.puzzle() else {
        return Vec::new();
    };
    // A single pad gives the puzzle's title, with its date or the score of a race.
    let title = match &puzzle.pads[..] {
        [alone] => puzzle.title(alone),
        _ => words::puzzle_title(),
    };
    let title = state.say(title);
    let waits = match &puzzle.shelf {
        Loadable::Coming => Some(words::puzzle_loading()),
        Loadable::Broken(why) => Some(why.clone()),
        Loadable::Here(_) => None,
    };
    let mut groups = vec![Group {
        words: waits.into_iter().map(|why| state.say(why)).collect(),
        ..part(ALL, &title)
    }];
    for pad in &puzzle.pads {
        let name = match puzzle.pads.len() {
            1 => puzzle.title(pad),
            _ => words::mirror_puzzle_at(place_words(pad.place)),
        };
        let name = state.say(name);
        let kind = match pad.duel() {
            Some(_) => Kind::Grid,
            None => Kind::Part,
        };
        groups.push(Group {
            kind,
            ..part(&board_key(pad.place), &name)
        });
        let task = puzzle.task(pad);
        let told = puzzle.told(pad, state.gliding_clock(), &state.library);
        let told = [task, told].into_iter();
        let told = told.filter(|told| !told.is_nothing());
        groups.push(Group {
            words: told.map(|told| state.say(told)).collect(),
            ..part(&pad_key(pad.place), &name)
        });
    }
    groups
}

/// Returns the role of a cell on a person's pad, and its name.
pub(super) fn cell(state: &State, place: Station, cell: Cell) -> (Role, Message) {
    let puzzle = state.puzzle();
    let pad = puzzle.and_then(|puzzle| puzzle.pad(place));
    pad.and_then(|pad| of_cell(puzzle?, pad, cell))
        .unwrap_or_else(|| (Role::Button, cell.to_string().into()))
}

/// The same of a link on the map.
pub(super) fn link(state: &State, place: Station, link: LinkId) -> (Role, Message) {
    let puzzle = state.puzzle();
    let pad = puzzle.and_then(|puzzle| puzzle.pad(place));
    pad.and_then(|pad| of_link(state, puzzle?, pad, link))
        .unwrap_or_else(|| (Role::Button, link.to_string().into()))
}

fn of_cell(puzzle: &PuzzleScreen, pad: &Pad, cell: Cell) -> Option<(Role, Message)> {
    let play = pad.duel()?.now.as_board()?;
    let board = play.shown();
    let mut said: Vec<Message> = vec![cell.to_string().into()];
    if let Some(occupant) = board.occupant(cell) {
        let colours = puzzle.game.colours;
        let side = occupant.side.and_then(|side| colours.get(side));
        said.extend(side.map(|colour| colour.name()));
        said.extend(Some(occupant.piece).filter(|piece| !piece.is_nothing()));
    }
    let next = &play.reach().next;
    if next.len() <= MANY && next.contains(&cell) {
        said.push(words::mirror_cell_next());
    }
    if play.trace().contains(&cell) && play.draft().touched.is_empty() {
        said.push(words::mirror_cell_last());
    }
    if play.ghosts().iter().any(|ghost| ghost.cell == cell) {
        said.push(words::mirror_cell_taken_from());
    }
    let selected = play.now().selection(&play.draft().touched).contains(&cell);
    let row = board.width().saturating_sub(cell.rank + 1);
    Some((Role::Cell { row, selected }, Message::series(said)))
}

fn of_link(
    state: &State,
    puzzle: &PuzzleScreen,
    pad: &Pad,
    link: LinkId,
) -> Option<(Role, Message)> {
    let map = &state.library.loaded_map(puzzle.join(pad)?.map)?.rails;
    let on = pad.rails().contains(&link);
    let link = map.link(link);
    let [from, to] = [link.a, link.b].map(|node| node_name(map, node));
    let cost = Message::Money(link.cost.into());
    Some((Role::Toggle(on), words::mirror_puzzle_link(from, cost, to)))
}
