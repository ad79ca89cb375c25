//! Puzzles of the games for two: a right turn is answered until the game is won, and a wrong one is refuted.

use app::focus::Handle;
use app::puzzle::{Duel, Told};
use app::{Event, Sound};
use base::Millis;
use base::table::Station;
use rules::puzzles::{DAYS, Date, Grade, Puzzle, Win};
use rules::{Cell, Spot};
use scene::{LobbyTarget, PuzzleTarget, Target};
use screens::GAMES;
use session::Command;
use session::cabinet::{GameDef, Start};

use super::played::{OPEN, files, opened, press, shown, told};
use super::winning;
use crate::common::fingers::{Table, answer_by};
use crate::common::games::RAINDROPS;

/// The touches that make a turn in a position, found by trying.
pub(super) fn touches(game: &GameDef, chosen: &[usize], position: &str, turn: &str) -> Vec<Cell> {
    let start = (game.begin)(&Start {
        position: Some(position),
        ..Start::chosen(chosen)
    });
    let start = start.unwrap();
    let mut after = start.boxed();
    for command in after.typed(turn).unwrap() {
        after.perform(after.to_act(), command).unwrap();
    }
    let board = start.as_board().unwrap().now();
    let mut open: Vec<Vec<Cell>> = vec![Vec::new()];
    while let Some(touched) = open.pop() {
        let reach = board.reach(&touched).unwrap();
        if reach.whole {
            let mut tried = start.boxed();
            for &cell in &touched {
                let touch = Command::Extend(Spot::Cell(cell));
                tried.perform(tried.to_act(), touch).unwrap();
            }
            let commit = Command::Commit;
            tried.perform(tried.to_act(), commit).unwrap();
            if tried.text() == after.text() {
                return touched;
            }
        }
        let longer = |&cell: &Cell| touched.iter().copied().chain([cell]).collect();
        open.extend(reach.next.iter().map(longer));
        assert!(open.len() < 100_000, "{turn}");
    }
    panic!("nothing makes {turn} in {position}");
}

/// Waits until the other side's answer has been seen.
fn see_answer(table: &mut Table, place: Station) {
    for _ in 0..100 {
        if !duel(table, place).is_answering(Millis::new(table.now)) {
            return;
        }
        table.now += 100.0;
        table.feed(Event::Wake);
    }
    panic!("an answer without end");
}

pub(super) fn duel(table: &Table, place: Station) -> &Duel {
    let pad = table.app.puzzle().unwrap().pad(place).unwrap();
    pad.duel().expect("a puzzle for two")
}

/// Counts the turns that have been played on a person's pad.
pub(super) fn moves_made(table: &Table, place: Station) -> usize {
    duel(table, place).now.moves()
}

/// Plays a turn on a person's pad.
pub(super) fn play(
    table: &mut Table,
    place: Station,
    game: &GameDef,
    chosen: &[usize],
    turn: &str,
) {
    let position = duel(table, place).now.text();
    for cell in touches(game, chosen, &position, turn) {
        press(table, PuzzleTarget::Cell(place, cell));
    }
    press(table, PuzzleTarget::Ok(place));
    see_answer(table, place);
}

/// Plays right turns until the puzzle is solved.
pub(super) fn solve(
    table: &mut Table,
    place: Station,
    win: &Win,
    game: &GameDef,
    chosen: &[usize],
) {
    for played in 1..=win.turns {
        let (left, position) = (duel(table, place).left(), duel(table, place).now.text());
        let right = winning(game.name_of(chosen), &position, left.into());
        assert!(!right.is_empty(), "{position} in {left}: {win:?}");
        play(table, place, game, chosen, &right[0]);
        match told(table, place) {
            Told::Solved => return,
            told => assert_eq!(told, Told::Right, "turn {played} of {win:?}"),
        }
        assert!(duel(table, place).answer().is_some());
    }
    panic!("{win:?} takes longer");
}

/// A turn that is whole and not right, as touches.
fn wrong_turn(
    table: &Table,
    place: Station,
    win: &Win,
    game: &GameDef,
    chosen: &[usize],
) -> Vec<Cell> {
    let play = duel(table, place).now.as_board().unwrap();
    let right = win.right.iter();
    let right: Vec<Vec<Cell>> = right
        .map(|turn| touches(game, chosen, &win.position, turn))
        .collect();
    let board = play.now();
    let mut open: Vec<Vec<Cell>> = vec![Vec::new()];
    while let Some(touched) = open.pop() {
        let reach = board.reach(&touched).unwrap();
        let shown = |cells: &[Cell]| {
            let mut sorted = cells.to_vec();
            sorted.sort_unstable();
            sorted
        };
        if reach.whole && right.iter().all(|right| shown(right) != shown(&touched)) {
            return touched;
        }
        let longer = |&cell: &Cell| touched.iter().copied().chain([cell]).collect();
        open.extend(reach.next.iter().map(longer));
    }
    panic!("every turn is right");
}

/// Makes the wrong turn, and confirms it.
pub(super) fn miss(table: &mut Table, place: Station, win: &Win, game: &GameDef, chosen: &[usize]) {
    for cell in wrong_turn(table, place, win, game, chosen) {
        press(table, PuzzleTarget::Cell(place, cell));
    }
    press(table, PuzzleTarget::Ok(place));
    see_answer(table, place);
}

/// In each game the puzzle of each difficulty is missed once, refuted, gone back from, and played out.
#[test]
fn puzzles_of_games_for_two_are_refuted_and_played_out() {
    let place = Station::NearLeft;
    for (game, name, chosen) in files().into_iter().filter(|(game, ..)| !game.on_map) {
        let mut table = opened(game.id, chosen[0], &[place], Date::new(7, 4));
        for grade in Grade::ALL {
            press(&mut table, PuzzleTarget::Grade(place, grade));
            let Puzzle::Win(win) = shown(&table) else {
                panic!("{name}")
            };
            table.sounds();
            miss(&mut table, place, &win, game, &chosen);
            assert_eq!(told(&table, place), Told::Wrong, "{name}: {win:?}");
            assert!(table.sounds().contains(&Sound::Buzz));
            let now = duel(&table, place);
            assert!(
                now.answer().is_some() || now.now.is_finished(),
                "{name}: nothing answers in {win:?}"
            );
            for target in [PuzzleTarget::Ok(place), PuzzleTarget::Undo(place)] {
                assert!(!table.allows(Target::Puzzle(target)), "{target:?}");
            }
            press(&mut table, PuzzleTarget::Again(place));
            assert_eq!(duel(&table, place).now.text(), win.position);
            assert_eq!(told(&table, place), Told::Asked);
            solve(&mut table, place, &win, game, &chosen);
            assert!(duel(&table, place).now.is_finished(), "{name}: {win:?}");
            assert!(table.says("Solved on try 2!"), "{:?}", table.words());
            assert!(!table.allows(Target::Puzzle(PuzzleTarget::Again(place))));
        }
        press(&mut table, PuzzleTarget::Leave(place));
        assert_eq!(table.app.screen(), "lobby");
    }
}

/// The other side's answer is visible touch by touch, like a turn in play. Only after that it is announced, and the
/// person goes back.
#[test]
fn a_refutation_is_seen_touch_by_touch() {
    let place = Station::NearLeft;
    for still in [false, true] {
        let game = GAMES.get(RAINDROPS);
        let chosen: Vec<usize> = game.choices.iter().map(|choice| choice.first).collect();
        let mut table = opened(game.id, chosen[0], &[place], Date::new(7, 4));
        table.send(Event::Still(still));
        let Puzzle::Win(win) = shown(&table) else {
            panic!("a puzzle for two")
        };
        for cell in wrong_turn(&table, place, &win, game, &chosen) {
            press(&mut table, PuzzleTarget::Cell(place, cell));
        }
        table.rest();
        table.sounds();
        table.engine_is_silent = true;
        table.questions();
        press(&mut table, PuzzleTarget::Ok(place));
        let confirmed = duel(&table, place).now.text();
        let (id, question) = table.questions().remove(0);
        let answer = answer_by(table.engines, &question).map_err(Into::into);
        table.sounds();
        table.send(Event::EngineReply { id, answer });
        let last = duel(&table, place).now.text();
        assert_ne!(last, confirmed);
        let again = Target::Puzzle(PuzzleTarget::Again(place));
        let seen = |table: &Table| {
            let now = if still {
                Millis::NEVER
            } else {
                Millis::new(table.now)
            };
            let seen = duel(table, place).seen(now);
            (seen.game.text(), seen.paths.len(), seen.goes_on)
        };
        if still {
            assert_eq!(seen(&table), (last, 0, false));
            assert!(!table.app.is_moving() && table.allows(again));
            assert_eq!(table.sounds(), [Sound::Buzz]);
            continue;
        }
        assert_eq!(seen(&table), (confirmed, 0, true));
        assert!(table.says("is thinking") && !table.allows(again));
        let mut moves = 0;
        for _ in 0..100 {
            if !table.app.is_moving() {
                break;
            }
            let (text, ways, goes_on) = seen(&table);
            moves = moves.max(ways);
            assert!(goes_on || text == last);
            table.now += 100.0;
            table.feed(Event::Wake);
        }
        assert_eq!((seen(&table), moves), ((last, 0, false), 1));
        assert!(table.allows(again) && table.says("does not win"));
        let heard = table.sounds();
        assert!(
            heard.len() > 2 && heard.ends_with(&[Sound::Buzz]),
            "{heard:?}"
        );
        // A person who goes back while it is seen ends it.
        press(&mut table, PuzzleTarget::Again(place));
        assert!(!table.app.is_moving());
    }
}

/// Nothing on the board moves while the other side thinks, and several are answered one after the other.
#[test]
fn several_are_answered_one_after_the_other() {
    let places = [Station::NearLeft, Station::FarRight];
    let (game, _, chosen) = files().into_iter().find(|(game, ..)| !game.on_map).unwrap();
    let mut table = opened(game.id, 0, &places, Date::new(1, 2));
    let Puzzle::Win(win) = shown(&table) else {
        panic!("a puzzle for two")
    };
    table.engine_is_silent = true;
    table.questions();
    for place in places {
        play(&mut table, place, game, &chosen, &win.right[0]);
        assert_eq!(told(&table, place), Told::Thinking);
    }
    assert!(table.says("is thinking"));
    let first = table.questions();
    assert_eq!(first.len(), 1, "the second waits");
    let cell = "a1".parse().unwrap();
    table.send(Event::Press(Handle::Target(Target::Puzzle(
        PuzzleTarget::Cell(places[0], cell),
    ))));
    assert_eq!(told(&table, places[0]), Told::Thinking);
    let reply = |id, answer: Result<&str, &str>| Event::EngineReply {
        id,
        answer: answer.map(String::from).map_err(|why| why.into()),
    };
    table.send(reply(first[0].0 + 100, Ok("lost a1")));
    assert_eq!(
        moves_made(&table, places[0]),
        1,
        "that is no answer to this"
    );
    let answer = answer_by(table.engines, &first[0].1).unwrap();
    table.send(reply(first[0].0, Ok(&answer)));
    assert_eq!(told(&table, places[0]), Told::Right);
    assert_eq!(told(&table, places[1]), Told::Thinking);
    // A worker's failure costs no player a try.
    let second = table.questions();
    table.send(reply(second[0].0, Err("It is not there.")));
    assert!(table.says("It is not there."));
    assert_eq!(moves_made(&table, places[1]), 0);
    assert_eq!(
        table.app.puzzle().unwrap().pad(places[1]).unwrap().missed(),
        0
    );
    table.engine_is_silent = false;
    solve(&mut table, places[1], &win, game, &chosen);
    assert!(table.says("Solved on the first try!"));
}

/// A person who goes on to another puzzle while the other side thinks gets no answer there.
#[test]
fn an_answer_belongs_to_the_puzzle_for_which_it_was_asked() {
    let place = Station::NearLeft;
    let (game, _, chosen) = files().into_iter().find(|(game, ..)| !game.on_map).unwrap();
    let mut table = opened(game.id, 0, &[place], Date::new(1, 2));
    let Puzzle::Win(win) = shown(&table) else {
        panic!("a puzzle for two")
    };
    table.engine_is_silent = true;
    table.questions();
    play(&mut table, place, game, &chosen, &win.right[0]);
    let (id, question) = table.questions().remove(0);
    press(&mut table, PuzzleTarget::Earlier(place));
    let answer = answer_by(table.engines, &question).map_err(Into::into);
    table.send(Event::EngineReply { id, answer });
    assert_eq!(told(&table, place), Told::Asked);
    assert_eq!(moves_made(&table, place), 0);
    // A turn confirmed there is sent to the engine.
    let Puzzle::Win(other) = shown(&table) else {
        panic!("a puzzle for two")
    };
    assert_ne!(other, win);
    play(&mut table, place, game, &chosen, &other.right[0]);
    assert_eq!(told(&table, place), Told::Thinking);
    assert_eq!(table.questions().len(), 1);
}

/// A file may say things that are not so. Even then the pad calls no puzzle solved that is not.
#[test]
fn a_solution_in_the_file_must_really_win() {
    let place = Station::NearLeft;
    let game = GAMES.iter().find(|game| !game.on_map).unwrap();
    let mut table = Table::new(5);
    table.puzzles = |_| Ok("win 1 | x3/4/1o2/x3 x - | a2\n".repeat(DAYS));
    table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
    table.tap(OPEN);
    press(&mut table, PuzzleTarget::Cell(place, "a2".parse().unwrap()));
    press(&mut table, PuzzleTarget::Ok(place));
    assert_eq!(told(&table, place), Told::Wrong);
}
