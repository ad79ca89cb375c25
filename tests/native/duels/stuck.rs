//! Pieces that cannot move: what a drag of one, or a tap on it, is answered with.

use app::course::begun;
use rules::{Cell, GameId, Spot};
use scene::Target;
use session::{Command, Match, Refused};

use crate::common::duels::{FACING, cells};
use crate::common::fingers::Table;
use crate::common::games::{RAINDROPS, RAPID_TRANSIT, SWITCH_YARD, def};

/// The games in which pieces move, with turns that leave some stuck.
const MOVING: [(GameId, &str); 3] = [
    (RAINDROPS, "c6 d6"),
    (RAPID_TRANSIT, "c4 b4"),
    (SWITCH_YARD, "c2 c5, e8 e6"),
];

fn drag(from: &str, to: &str) -> Command {
    let [from, to] = [from, to].map(|name| Spot::Cell(name.parse().expect("a cell")));
    Command::Drag { from, to }
}

fn tap(name: &str) -> Command {
    Command::Touch(Spot::Cell(name.parse().expect("a cell")))
}

fn touch(game: &mut dyn Match, names: &str) {
    for cell in cells(names) {
        let touch = Command::Touch(Spot::Cell(cell));
        game.perform(game.to_act(), touch).expect("it leads on");
    }
}

fn touched(game: &dyn Match) -> String {
    let cells = &game.as_board().expect("a game for two").draft().touched;
    cells
        .iter()
        .map(Cell::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns the refusal of a command that must change nothing.
fn refusal(game: &mut dyn Match, command: Command) -> String {
    let before = touched(game);
    let why = game.perform(game.to_act(), command);
    assert_eq!(touched(game), before, "nothing is taken back");
    match why {
        Err(Refused::Illegal(Some(why))) => why.to_string(),
        other => panic!("{other:?}"),
    }
}

/// Returns the walk in the fourth exercise of Raindrops, in which drops are lifted and placed in turn.
fn walk() -> Box<dyn Match> {
    let raindrops = def(RAINDROPS);
    begun(&(raindrops.exercises)(&[0])[3], raindrops, &[0]).expect("an exercise")
}

#[test]
fn dragging_a_piece_that_cannot_move_says_what_tapping_it_says() {
    let mut stuck = 0;
    for (game, turns) in MOVING {
        let mut start = Table::duelling(3, FACING, game, &[0]);
        start.turns(turns);
        let board = start.board();
        let taken =
            |cell: &Cell| board.play.shown().has(*cell) && board.play.shown().is_taken(*cell);
        let pieces: Vec<Cell> = board.grid().cells().filter(taken).collect();
        let fixed = |cell: &&Cell| board.play.preview(**cell).is_none();
        for &piece in pieces.iter().filter(fixed) {
            let (mut tapped, panel) = (start.clone(), |table: &Table| table.panel(table.mover()));
            tapped.touch(&piece.to_string());
            for goal in start.board().grid().cells().step_by(3) {
                if goal == piece || !start.shows(Target::Board(Spot::Cell(goal))) {
                    continue;
                }
                let mut dragged = start.clone();
                dragged.carry(&format!("{piece} {goal}"));
                assert_eq!(panel(&dragged), panel(&tapped), "{game:?} {piece} {goal}");
                assert_eq!(dragged.app.refused_cell(), Some(piece), "{game:?} {goal}");
                assert_eq!(dragged.touched(), "");
                stuck += 1;
            }
        }
    }
    assert!(stuck > 100, "{stuck}");
}

#[test]
fn a_drag_that_begins_on_an_empty_cell_is_refused_by_that_cell_unless_it_ends_on_a_piece_to_move() {
    let (mut refused, mut picked_up) = (0, 0);
    for (game, turns) in MOVING {
        let mut start = Table::duelling(3, FACING, game, &[0]);
        start.turns(turns);
        let board = start.board();
        let on_board: Vec<Cell> = board
            .grid()
            .cells()
            .filter(|cell| start.shows(Target::Board(Spot::Cell(*cell))))
            .collect();
        let empty = |cell: &&Cell| !board.play.shown().is_taken(**cell);
        for &from in on_board.iter().filter(empty).step_by(2) {
            let (mut tapped, panel) = (start.clone(), |table: &Table| table.panel(table.mover()));
            tapped.touch(&from.to_string());
            for &goal in on_board.iter().filter(|&&goal| goal != from).step_by(3) {
                let mut dragged = start.clone();
                dragged.carry(&format!("{from} {goal}"));
                if board.play.picks_up(goal) {
                    assert_eq!(dragged.touched(), goal.to_string(), "{game:?} {from}");
                    assert_eq!(dragged.app.refused_cell(), None, "{game:?} {from}");
                    picked_up += 1;
                } else {
                    assert_eq!(panel(&dragged), panel(&tapped), "{game:?} {from} {goal}");
                    assert_eq!(dragged.app.refused_cell(), Some(from), "{game:?} {goal}");
                    assert_eq!(dragged.touched(), "");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 100 && picked_up > 20, "{refused} {picked_up}");
}

#[test]
fn in_the_middle_of_a_walk_a_drag_from_an_empty_cell_names_it_and_takes_nothing_back() {
    let mut game = walk();
    touch(&mut *game, "b1 a2");
    let why = refusal(&mut *game, drag("d1", "e1"));
    assert_eq!(why, "There’s no drop on d1.");
    // With a drop in hand the finger is looking for the drop's target.
    touch(&mut *game, "a1");
    let why = refusal(&mut *game, drag("d1", "e1"));
    assert_eq!(why, refusal(&mut *game, tap("e1")));
    game.perform(game.to_act(), drag("d1", "a3"))
        .expect("a3 is next along the line");
    assert_eq!(touched(&*game), "b1 a2 a1 a3");
}

#[test]
fn the_drop_just_put_down_is_named_by_a_drag_and_by_a_tap() {
    let mut game = walk();
    touch(&mut *game, "b1 a2");
    for command in [drag("a2", "a3"), tap("a2")] {
        let why = refusal(&mut *game, command);
        assert_eq!(why, "You just put down the drop on a2: lift another one.");
    }
    // Two taps used to take back the whole walk.
    touch(&mut *game, "a1 a3");
    for _ in 0..2 {
        let why = refusal(&mut *game, tap("a3"));
        assert_eq!(why, "You just put down the drop on a3: lift another one.");
    }
    assert_eq!(touched(&*game), "b1 a2 a1 a3");
    game.perform(game.to_act(), Command::Undo)
        .expect("the way back");
    assert_eq!(touched(&*game), "b1 a2");
}

#[test]
fn while_something_is_in_hand_the_dragged_piece_is_named_all_the_same() {
    let mut game = walk();
    touch(&mut *game, "b1");
    let why = refusal(&mut *game, drag("a4", "b2"));
    assert_eq!(why, "The drop on a4 isn’t yours.");
    let mut table = Table::duelling(3, FACING, SWITCH_YARD, &[0]);
    table.turns("c2 c5, e8 e6");
    let board = table.board();
    let is_other = |cell: &Cell| {
        let occupant = board.play.now().occupant(*cell);
        occupant.is_some_and(|occupant| occupant.side == Some(1))
    };
    let blue = board.grid().cells().find(is_other).expect("blue has cars");
    table.touch("c5");
    table.carry(&format!("{blue} c6"));
    assert_eq!(table.touched(), "c5", "c5 does not go to c6 by the way");
    let panel = table.panel(table.mover()).join(" ");
    assert!(panel.contains(&format!("on {blue} ")), "{panel}");
    // Its own car that has just moved can still be sent elsewhere.
    table.carry("c5 c6");
    table.carry("c6 c7");
    assert_eq!(table.touched(), "c5 c7");
}
