//! Tests of faults: if anything comes instead of a turn, a sentence says so and people go on.

use crate::common::cases;
use crate::common::games::TRANSGLOBAL_RAIL;
use app::Event;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Level, Strength};
use scene::{LobbyTarget, QuestionTarget, ReplayTarget, SeatTarget, SettingsTarget, Target};
use screens::GAMES;

use super::*;
use crate::common::fingers::answer;
use base::words::Message;

/// Answers the last request, and all retries for the same turn.
fn say(table: &mut Table, answer: Result<String, String>) {
    let made = turn(table);
    let mut asked = 0;
    while let Some((id, _)) = table.questions().pop().filter(|_| turn(table) == made) {
        asked += 1;
        assert!(asked < 10, "it is asked again and again");
        let answer = answer.clone();
        table.send(Event::EngineReply {
            id,
            answer: answer.map_err(Message::from),
        });
        table.wait(20_000.0);
    }
    assert!(asked > 0, "something was asked");
}

/// The seat of the computer on turn has become people's, and they play on.
fn people_go_on(table: &mut Table, what: &str) {
    assert_eq!(table.app.screen(), "trouble", "{what}");
    table.tap(Target::Dismiss);
    let sitting = acting(table).expect("the game goes on");
    assert_eq!(sitting.computer(), None, "{what}");
    assert_eq!(
        sitting.stands_in_for(),
        Some(Level::Fixed(Strength::Easy)),
        "{what}"
    );
    table.engine_is_silent = false;
    let before = turn(table);
    for _ in 0..20 {
        if turn(table) > before {
            return;
        }
        touch(table);
    }
    panic!("{what}: nobody can play here");
}

#[test]
fn an_answer_that_is_no_turn_gives_the_seat_to_people() {
    let wrong = [
        "",
        "\n",
        "pass",
        "swap",
        "hub 0",
        "hub 99999",
        "link 0-1\nok",
        "ok",
        "discard",
        "z99",
        "a1",
        "a1\na1\na1",
        "hub 0\nhub 1",
        "hub 0\nok\nok",
        "\u{0}",
        "nothing at all",
    ];
    for game in GAMES.ids() {
        for text in wrong {
            let mut table = unanswered(game, 1, Strength::Easy, 3);
            until_computers_turn(&mut table);
            let before = table.app.kept();
            let made = turn(&table);
            say(&mut table, Ok(text.into()));
            let whole = turn(&table) > made;
            if whole {
                // It happened to be a turn, or began with one: nothing is wrong with that.
                assert!(
                    matches!(text, "a1" | "swap" | "hub 0\nok\nok"),
                    "{game:?} {text}"
                );
                continue;
            }
            if game != TRANSGLOBAL_RAIL {
                assert_eq!(
                    table.app.kept().map(|kept| kept.1),
                    before.map(|kept| kept.1)
                );
            }
            people_go_on(&mut table, &format!("{game:?} {text:?}"));
        }
    }
}

#[test]
fn an_error_is_told_and_gives_the_seat_to_people() {
    for game in GAMES.ids() {
        let mut table = unanswered(game, 1, Strength::Easy, 3);
        until_computers_turn(&mut table);
        say(&mut table, Err("The engine is on fire.".into()));
        assert_eq!(table.app.screen(), "trouble", "{game:?}");
        assert!(table.says("The engine is on fire."), "{game:?}");
        people_go_on(&mut table, &format!("{game:?}"));
    }
}

#[test]
fn a_failing_computer_is_asked_again_without_a_notice() {
    for game in GAMES.ids() {
        let mut table = unanswered(game, 1, Strength::Easy, 3);
        until_computers_turn(&mut table);
        let made = turn(&table);
        for _ in 0..3 {
            let (id, _) = table.questions().pop().expect("it is asked again");
            let answer = Err("It is on its way.".into());
            table.send(Event::EngineReply { id, answer });
            assert!(table.questions().is_empty(), "not at once");
            table.wait(8_000.0);
        }
        let (id, question) = table.questions().pop().expect("it is asked again");
        let answer = answer(&question);
        table.send(Event::EngineReply {
            id,
            answer: answer.map_err(Message::from),
        });
        table.wait(20_000.0);
        assert!(turn(&table) > made, "{game:?}: it has played");
        assert_ne!(table.app.screen(), "trouble", "{game:?}");
    }
}

#[test]
fn people_let_the_computer_try_again_and_it_takes_over() {
    for game in GAMES.ids() {
        let mut table = unanswered(game, 1, Strength::Easy, 3);
        until_computers_turn(&mut table);
        let place = acting(&table).expect("somebody is on turn").place;
        say(&mut table, Err("The cable is out.".into()));
        table.tap(Target::Dismiss);
        // It is kept as part of the seat: a reload in between changes nothing.
        let text = table.app.kept().expect("a game is on the table").0;
        let mut table = Table::new(1);
        table.send(Event::Link(text));
        table.tap(Target::Replay(ReplayTarget::PlayOn));
        let made = turn(&table);
        table.tap(Target::Seat(place, SeatTarget::Computer));
        table.wait(20_000.0);
        assert!(turn(&table) > made, "{game:?}: it has played its turn");
        let seats = table.app.session().expect("the game goes on").seats();
        let seat = seats.iter().find(|seat| seat.place == place);
        assert_eq!(
            seat.and_then(|seat| seat.computer()),
            Some(Level::Fixed(Strength::Easy))
        );
        assert!(!table.shows(Target::Seat(place, SeatTarget::Computer)));
    }
}

#[test]
fn an_answer_to_an_earlier_question_is_nothing() {
    for game in GAMES.ids() {
        let mut table = unanswered(game, 1, Strength::Easy, 3);
        until_computers_turn(&mut table);
        let (id, question) = table.questions().pop().expect("it was asked");
        let stale = || Event::EngineReply {
            id,
            answer: answer(&question).map_err(Message::from),
        };
        // Another game, which may begin with the computer's turn too.
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Settings(SettingsTarget::NewGame));
        table.tap(Target::Question(QuestionTarget::Yes));
        let before = table.app.kept();
        table.send(stale());
        table.wait(10_000.0);
        assert_eq!(table.app.kept(), before, "{game:?}");
        // The lobby.
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Settings(SettingsTarget::EndGame));
        table.tap(Target::Question(QuestionTarget::Yes));
        table.send(stale());
        table.wait(10_000.0);
        assert!(table.shows(Target::Lobby(LobbyTarget::Start)), "{game:?}");
    }
}

#[test]
fn no_engine_answer_can_block_the_table() {
    for seed in cases::seeds(5) {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let games: Vec<_> = GAMES.ids().collect();
        let game = games[seed as usize % games.len()];
        let computers = if game == TRANSGLOBAL_RAIL { 3 } else { 1 };
        let mut table = unanswered(game, computers, Strength::Medium, seed);
        for _ in 0..70 {
            if table.shows(Target::Dismiss) {
                table.tap(Target::Dismiss);
            }
            if acting(&table).is_none() {
                break;
            }
            if !is_computers_turn(&table) {
                touch(&mut table);
                continue;
            }
            let asked = table.questions().pop();
            assert!(
                asked.is_some() || table.app.wake_at().is_some(),
                "{game:?}: stuck"
            );
            if let Some((id, question)) = asked {
                let answer = match (chance.random_range(0..8), answer(&question)) {
                    (0, _) => Err("It is ill.".into()),
                    (1, Ok(text)) => Ok(text.chars().rev().collect()),
                    (2, Ok(text)) => Ok(text.split_off_last_line()),
                    (_, whole) => whole,
                };
                table.send(Event::EngineReply {
                    id,
                    answer: answer.map_err(Message::from),
                });
            }
            table.wait(chance.random_range(0.0..3000.0));
        }
    }
}

trait SplitOff {
    fn split_off_last_line(self) -> String;
}

impl SplitOff for String {
    fn split_off_last_line(self) -> String {
        let lines: Vec<_> = self.lines().collect();
        lines[..lines.len() - 1].join("\n")
    }
}

#[test]
fn the_demonstration_waits_for_a_failing_engine() {
    let mut table = Table::new(5);
    table.engine_is_silent = true;
    table.send(Event::Kiosk);
    let asked = table.questions().len();
    assert_eq!(asked, 1);
    let seen = table.versions();
    table.send(Event::EngineReply {
        id: 1,
        answer: Err("It did not come.".into()),
    });
    assert_eq!(
        table.versions(),
        seen,
        "the board stays as it is, without a word"
    );
    table.wait(25_000.0);
    assert_eq!(table.questions().len(), 0);
    table.wait(10_000.0);
    assert_eq!(table.questions().len(), 1, "it is tried again");
    assert!(table.app.demonstration().is_some());
}
