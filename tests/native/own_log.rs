//! The log on the sheet of an own screen, and the words about the turn.

use app::focus::Handle;
use app::turn_log::Line;
use app::{Event, Key};
use base::table::{Point, Station};
use base::words::Message;
use rules::GameId;
use rules::record::Save;
use scene::{LobbyTarget, ReplayTarget, ResultsTarget, SeatTarget, SheetTarget, Target};

use crate::common::disk::{Disk, go_on};
use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD};
use crate::common::screens::{PHONE, own_screen};
use crate::common::{maps, player};

/// A laptop, and a phone in both hands.
const WIDE: [(f32, f32); 2] = [(1366.0, 768.0), (844.0, 390.0)];

/// A game for two people on an own screen.
fn begun(game: GameId, size: (f32, f32)) -> Table {
    let mut table = Table::new(1);
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.send(Event::Window(own_screen(size)));
    table
}

/// The same of Quickway after so many turns.
fn after(size: (f32, f32), turns: usize) -> Table {
    let mut table = begun(QUICKWAY, size);
    for turn in 0..turns {
        let view = table.view();
        let is_free = |target| matches!(target, Target::Board(_));
        let mut cells = view.targets.iter().filter(|area| is_free(area.target));
        let cell = cells.nth(3 * turn).expect("a free cell").target;
        table.tap(cell);
        let place = table.app.acting_place().expect("somebody is on turn");
        table.tap(Target::Seat(place, SeatTarget::Ok));
    }
    table
}

fn turn(number: u16) -> Target {
    Target::Sheet(SheetTarget::Turn(number))
}

#[test]
fn the_last_turn_stands_first_in_the_log_of_a_wide_screen() {
    for size in WIDE {
        let table = after(size, 4);
        let y = |number| table.area(turn(number)).area.middle().y;
        assert!(y(3) < y(2) && y(2) < y(1), "{size:?}");
    }
    let phone = after(PHONE, 4);
    assert!(!phone.shows(turn(3)), "an upright phone has no room");
}

#[test]
fn a_tap_on_a_turn_marks_it_until_the_next_turn() {
    let mut table = after(WIDE[0], 4);
    table.tap(turn(1));
    assert_eq!(table.app.marked_turn().len(), 1);
    table.tap(turn(1));
    assert!(table.app.marked_turn().is_empty());
    table.tap(turn(2));
    let view = table.view();
    let cell = view.targets.iter();
    let mut cells = cell.filter(|area| matches!(area.target, Target::Board(_)));
    let cell = cells.nth(50).expect("a free cell").target;
    table.tap(cell);
    let place = table.app.acting_place().expect("somebody is on turn");
    table.tap(Target::Seat(place, SeatTarget::Ok));
    assert!(table.app.marked_turn().is_empty());
}

#[test]
fn a_finger_and_a_wheel_move_the_log() {
    let mut table = after(WIDE[1], 12);
    let shown = |table: &Table| {
        (0..12)
            .filter(|&number| table.shows(turn(number)))
            .collect::<Vec<_>>()
    };
    let at_first = shown(&table);
    assert_eq!(at_first.last(), Some(&11));
    let at = table.area(turn(11)).area.middle();
    table.down(1, Point::new(at.x, at.y + 60.0));
    for step in 0..20 {
        table.slide(1, Point::new(at.x, at.y + 60.0 - 40.0 * step as f32));
    }
    table.up(1, Point::new(at.x, at.y - 740.0));
    assert_eq!(shown(&table).first(), Some(&0));
    assert!(table.app.marked_turn().is_empty(), "it was no tap");
    let by = Point::new(0.0, 5000.0);
    table.send(Event::Scroll { at, by });
    assert_eq!(shown(&table), at_first);
}

/// A match that was begun earlier has its last turns in the log, too.
#[test]
fn the_log_is_looked_up_in_the_record() {
    let mut table = after(WIDE[0], 4);
    let lines = |table: &Table| -> Vec<_> {
        let table = table.app.table().expect("a match");
        table.log.lines().cloned().collect()
    };
    let before = lines(&table);
    let mut again = Disk::of(&mut table).restarted();
    go_on(&mut again);
    assert_eq!(lines(&again), before);
}

#[test]
fn it_is_said_whose_turn_it_is_while_the_coach_speaks() {
    for size in [PHONE, (320.0, 568.0), WIDE[0], WIDE[1]] {
        let mut table = Table::new(1);
        table.send(Event::Window(own_screen(size)));
        table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
        table.tap(Target::Lobby(LobbyTarget::TryIt));
        let says = table.words().iter().any(|words| words == "Your turn");
        let acts = table
            .app
            .session()
            .is_some_and(|session| session.person_to_act().is_some());
        assert_eq!(says, acts, "{size:?}: {:?}", table.words());
    }
}

/// The line that says who leads.
fn lead(table: &Table) -> Option<String> {
    let words = table.words().into_iter();
    words.into_iter().find(|line| line.starts_with("Ahead: "))
}

/// The first number of some words.
fn number(words: &str) -> i32 {
    let digits = words.chars().skip_while(|sign| !sign.is_ascii_digit());
    let digits: String = digits.take_while(char::is_ascii_digit).collect();
    digits.parse().expect("there is a number")
}

#[test]
fn a_wide_screen_says_who_leads_a_game_for_two() {
    for game in [RAINDROPS, RAPID_TRANSIT, SWITCH_YARD, QUICKWAY] {
        let mut table = begun(game, WIDE[0]);
        let mut told = 0;
        for _ in 0..60 {
            let board = table.app.board().expect("a game for two");
            if board.play.ended().is_some() {
                break;
            }
            let tally = |player| table.app.say(board.play.now().tally(player));
            let tallies = [tally(0), tally(1)];
            let names = board
                .sitting
                .iter()
                .map(|seat| table.app.say(seat.colour.name()));
            let names: Vec<String> = names.collect();
            let expected = match game {
                QUICKWAY => None,
                RAPID_TRANSIT => tallies
                    .iter()
                    .position(|words| words.starts_with("leading")),
                _ => {
                    let [first, second] = [0, 1].map(|player| number(&tallies[player]));
                    let fewer = usize::from(second < first);
                    let is_more = game == SWITCH_YARD;
                    (first != second).then(|| if is_more { 1 - fewer } else { fewer })
                }
            };
            let line = lead(&table);
            let leads = expected.map(|player| format!("Ahead: {} by ", names[player]));
            match (&line, leads) {
                (Some(line), Some(leads)) => {
                    assert!(line.starts_with(&leads), "{line} {tallies:?}")
                }
                (line, leads) => assert_eq!(*line, leads, "{game} {tallies:?}"),
            }
            told += usize::from(line.is_some());
            let Some(turn) = board.play.now().example() else {
                break;
            };
            table.send(Event::Typed(turn));
            let place = table.app.acting_place();
            if let Some(ok) = place.map(|place| Target::Seat(place, SeatTarget::Ok))
                && table.allows(ok)
            {
                table.tap(ok);
            }
        }
        assert_eq!(told > 0, game != QUICKWAY, "{game}");
    }
}

/// A rail game of which so many rounds were played, the last one of which is read on a laptop.
fn after_rounds(rounds: u32) -> Table {
    let whole = player::record(&maps::all()[0], 3, 4, 5, rounds);
    let save = Save::of(&whole, Vec::new()).expect("it can be kept");
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    table.send(Event::Window(own_screen(WIDE[0])));
    table.send(Event::Link(save.to_text().expect("it is short")));
    table.tap(Target::Replay(ReplayTarget::PlayOn));
    table.rest();
    table
}

/// Only the last turns are recovered, because that takes long.
#[test]
fn the_log_of_a_match_that_goes_on_has_all_rounds() {
    let table = after_rounds(3);
    let lines = table.app.table().expect("a match").log.lines();
    let is_round = |line: &&Line| matches!(line, Line::Round { .. });
    let (rounds, turns): (Vec<_>, Vec<_>) = lines.partition(is_round);
    let rail = table.app.rail().expect("the rail game");
    let ends = table.app.session().expect("a match").game().turn_ends();
    assert!(turns.len() < ends.len(), "{} turns", turns.len());
    assert_eq!(rounds.len(), 3);
    for (round, line) in (1..).zip(rounds) {
        let bank = |seat: usize| Message::Money(rail.banks(seat)[round].into());
        let Line::Round { counts, .. } = line else {
            unreachable!("only rounds are left");
        };
        assert_eq!(*counts, [0, 1, 2].map(bank), "round {round}");
    }
}

#[test]
fn a_wide_screen_says_who_leads_after_a_round() {
    let mut table = after_rounds(1);
    assert_eq!(lead(&table), None, "the results say it");
    table.tap(Target::Results(ResultsTarget::Next));
    table.rest();
    let rail = table.app.rail().expect("the next round");
    let mut banks: Vec<i32> = (0..3).map(|seat| rail.game().bank(seat)).collect();
    let first = (0..3).find(|&seat| rail.game().bank(seat) == *banks.iter().max().unwrap());
    let name = table.app.say(rail.sitting[first.unwrap()].colour.name());
    banks.sort_unstable();
    let by = banks[2] - banks[1];
    assert!(by > 0, "one is ahead: {banks:?}");
    assert_eq!(lead(&table), Some(format!("Ahead: {name} by ${by}")));
}

#[test]
fn keys_go_to_turns_that_are_out_of_sight() {
    let mut table = after(WIDE[1], 12);
    let focus = |table: &Table| table.app.focus().map(|area| area.target);
    assert!(!table.shows(turn(0)));
    table.send(Event::Focus(Some(Handle::Target(turn(11)))));
    for number in (0..11).rev() {
        table.key(Key::Down);
        assert_eq!(focus(&table), Some(turn(number)));
    }
    for number in 1..12 {
        table.key(Key::Up);
        assert_eq!(focus(&table), Some(turn(number)));
    }
    // Enter shows where it was, as a finger does.
    table.key(Key::Enter);
    assert_eq!(table.app.marked_turn().len(), 1);
}
