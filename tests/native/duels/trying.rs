//! Turns that a player tries in the review of a game for two.

use app::Event;
use app::board_review::BoardReview;
use app::looking_back::LookingBack;
use rules::request::{AnalysisTask, EngineRequest};
use rules::{Cell, Spot};
use scene::{ReplayTarget, ReviewTarget, SeatTarget, Seek, SheetTarget, Target};
use session::boards::Board;

use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS};

const BACK: Target = Target::Replay(ReplayTarget::Seek(Seek::Back));

fn review(table: &Table) -> &BoardReview {
    let screen = table.app.table().expect("a game is on the table");
    BoardReview::of(screen).expect("it is looked back at")
}

fn at(table: &Table) -> usize {
    review(table).shown_so_far().at()
}

/// Returns the number of tried turns, and the stones on the board.
fn tried(table: &Table) -> (Option<usize>, usize) {
    let board = review(table).board().expect("a board");
    let cells = board.grid().cells();
    let stones = cells.filter(|&cell| board.play.shown().is_taken(cell));
    (review(table).tried(), stones.count())
}

/// A game of these turns that its loser has given up, looked back at from its end; the engine has answered nothing.
fn given_up(turns: &str) -> Table {
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
    table.turns(turns);
    let place = table.board().sitting[0].place;
    table.tap(Target::Seat(place, SeatTarget::Resign));
    table.tap(Target::Seat(place, SeatTarget::ResignYes));
    table.engine_is_silent = true;
    table.effects.clear();
    table.tap(Target::Seat(place, SeatTarget::Review));
    table
}

fn cell(name: &str) -> Target {
    Target::Board(Spot::Cell(name.parse().unwrap()))
}

/// Returns the latest request: its id, the number of turns before it, and the turns tried from there.
fn asked(table: &mut Table) -> Option<(u32, usize, Vec<String>)> {
    let (id, question) = table.questions().pop()?;
    let request = EngineRequest::from_bytes(&question).expect("it is a question");
    let task: AnalysisTask = request.inside().expect("it is about a game that is over");
    Some((id, task.after as usize, task.tried))
}

fn answer(table: &mut Table, id: u32, answer: &str) {
    let answer = Ok(answer.to_owned());
    table.send(Event::EngineReply { id, answer });
}

/// Returns all announcements since the line with a number.
fn heard(table: &Table, since: u32) -> String {
    let lines = table.app.speech.aloud().lines();
    let lines = lines.filter(|(number, _)| *number > since);
    let said: Vec<_> = lines.map(|(_, words)| words.to_string()).collect();
    said.join(" ")
}

#[test]
fn a_turn_that_is_tried_is_said_aloud_as_one_that_is_played() {
    let mut table = given_up("e1, a5, e2, b5");
    let last = |table: &Table| table.app.speech.aloud().number();
    let before = last(&table);
    table.tap(cell("e3"));
    let said = heard(&table, before);
    assert!(said.contains("e3") && said.contains("’s turn"), "{said}");
    let before = last(&table);
    table.tap(BACK);
    assert_eq!(heard(&table, before), "", "nobody has played");
    table.tap(cell("e2"));
    assert_ne!(heard(&table, before), "", "why that cannot be");
}

#[test]
fn a_touch_of_the_board_tries_a_turn_and_back_takes_it_away() {
    let mut table = given_up("e1, a5, e2, b5");
    let kept = table.app.kept();
    assert_eq!(tried(&table), (None, 4));
    table.tap(cell("e3"));
    assert_eq!(tried(&table), (Some(1), 5));
    table.tap(cell("e3"));
    assert_eq!(tried(&table), (Some(1), 5), "it is taken");
    table.tap(cell("c5"));
    assert_eq!(tried(&table), (Some(2), 6));
    assert!(table.says("Turn 4 + 2"));
    table.tap(BACK);
    assert_eq!((tried(&table), at(&table)), ((Some(1), 5), 4));
    table.tap(BACK);
    assert_eq!((tried(&table), at(&table)), ((None, 4), 4));
    table.tap(BACK);
    assert_eq!((tried(&table), at(&table)), ((None, 3), 3));
    // From the middle of the game, and away from there by the curve.
    table.tap(cell("h8"));
    assert_eq!(tried(&table), (Some(1), 4));
    table.drag(Target::Replay(ReplayTarget::Timeline), 0.0);
    assert_eq!((tried(&table), at(&table)), ((None, 0), 0));
    // From its very beginning as well.
    table.tap(cell("e5"));
    assert_eq!(tried(&table), (Some(1), 1));
    table.tap(BACK);
    assert_eq!(tried(&table), (None, 0));
    assert_eq!(table.app.kept(), kept, "the game is as it was played");
}

#[test]
fn the_engine_looks_at_what_is_tried_before_anything_else() {
    let mut table = given_up("e1, a5, e2, b5");
    let (id, at, none) = asked(&mut table).expect("the first one");
    assert_eq!((at, none.len()), (0, 0));
    table.tap(cell("e3"));
    answer(&mut table, id, "0.5000 other\n0 e5");
    let (id, at, turns) = asked(&mut table).expect("what is tried");
    assert_eq!((at, turns), (4, vec!["e3".to_owned()]));
    // It is taken back meanwhile, and another turn tried: the answer is about neither.
    table.tap(BACK);
    table.tap(cell("h1"));
    answer(&mut table, id, "0.7500 other\n0 c5");
    assert_eq!(review(&table).percent(1), None);
    let (id, _, turns) = asked(&mut table).expect("the other one");
    assert_eq!(turns, ["h1"]);
    answer(&mut table, id, "0.7500 other\n0 c5 e3\n0.1000 d4");
    assert_eq!(review(&table).percent(1), Some(75));
    assert_eq!(review(&table).percent(0), Some(25));
    assert!(table.says("Best here: c5") && table.says("−10%"));
    // Both are buttons.
    table.tap(Target::Review(ReviewTarget::Line(1)));
    assert_eq!(tried(&table), (Some(2), 6));
    assert!(
        review(&table)
            .board()
            .unwrap()
            .play
            .shown()
            .is_taken("d4".parse().unwrap())
    );
    table.tap(BACK);
    assert_eq!(review(&table).percent(1), Some(75), "it is still known");
}

#[test]
fn lines_with_illegal_turns_are_dropped() {
    let mut table = given_up("e1, a5");
    let (id, ..) = asked(&mut table).expect("the first one");
    table.tap(cell("h1"));
    answer(&mut table, id, "0.5000 other\n0 e5");
    let (id, ..) = asked(&mut table).expect("what is tried");
    answer(
        &mut table,
        id,
        "0.5000 other\n0 h1\n0.0100 c5 c5 d5\n0.0200 rubbish",
    );
    let best = review(&table).best().expect("one of them can be played");
    let texts: Vec<_> = best.lines.iter().map(|line| &line.turns).collect();
    assert_eq!(texts.len(), 1);
    assert_eq!((texts[0].len(), &texts[0][0].text[..]), (1, "c5"));
}

#[test]
fn one_plays_on_from_what_is_tried() {
    let mut table = given_up("e1, a5, e2, b5");
    table.tap(cell("e3"));
    table.tap(cell("c5"));
    table.tap(Target::Replay(ReplayTarget::PlayOn));
    let session = table.app.session().unwrap();
    assert_eq!((table.app.screen(), session.moves()), ("game", 6));
    table.tap(Target::Review(ReviewTarget::Back));
    assert_eq!(
        tried(&table),
        (Some(2), 6),
        "it is looked at where it was left"
    );
}

#[test]
fn a_walk_that_could_go_on_is_played_by_a_second_touch() {
    let mut table = Table::duelling(3, FACING, RAINDROPS, &[1]);
    // A player makes the first possible moves until units are long enough.
    let mut found = None;
    for _ in 0..20 {
        found = walk(table.board().play.now(), &[], false);
        if found.is_some() {
            break;
        }
        let turn = walk(table.board().play.now(), &[], true).expect("a turn");
        let turn: Vec<_> = turn.iter().map(ToString::to_string).collect();
        table.turns(&turn.join(" "));
    }
    let walk = found.expect("a walk that can end or go on");
    let place = table.board().sitting[0].place;
    table.tap(Target::Seat(place, SeatTarget::Resign));
    table.tap(Target::Seat(place, SeatTarget::ResignYes));
    table.tap(Target::Seat(place, SeatTarget::Review));
    walk.iter()
        .for_each(|&cell| table.tap(Target::Board(Spot::Cell(cell))));
    assert_eq!(review(&table).tried(), Some(0));
    table.tap(Target::Board(Spot::Cell(walk[walk.len() - 1])));
    assert_eq!(review(&table).tried(), Some(1));
}

/// Touches that make a whole turn, to which more can be added or nothing.
fn walk(board: &dyn Board, begun: &[Cell], ends: bool) -> Option<Vec<Cell>> {
    let reach = board.reach(begun)?;
    if reach.whole && reach.next.is_empty() == ends {
        return Some(begun.to_vec());
    }
    let mut next = reach.next.iter().filter(|_| begun.len() < 5);
    next.find_map(|&cell| walk(board, &[begun, &[cell]].concat(), ends))
}

#[test]
fn a_turn_in_the_list_beside_the_board_leads_to_it() {
    let mut table = given_up("e1, a5, e2, b5, e3");
    table.tap(Target::Sheet(SheetTarget::Turn(1)));
    assert_eq!(at(&table), 2);
    table.tap(cell("h8"));
    table.tap(Target::Sheet(SheetTarget::Turn(1)));
    assert_eq!((at(&table), review(&table).tried()), (2, None));
}
