//! Tests of the beliefs of computer players that guess hands. The review of a round shows them.

use app::Event;
use players::transglobal_rail::beliefs::beliefs;
use rules::maps::CityId;
use rules::transglobal_rail::beliefs::{Belief, from_text, to_text};
use rules::transglobal_rail::rounds;
use scene::{Network, ReviewTarget};

use super::*;
use crate::common::games::TRANSGLOBAL_RAIL;
use crate::common::maps;

/// A person's round against a computer, at its end.
fn round(strength: Strength, seed: u64) -> Table {
    let mut table = against(TRANSGLOBAL_RAIL, 1, strength, seed);
    play_on(&mut table, 600);
    let play = table.app.rail().expect("a game is on the table");
    assert!(play.ended().is_some());
    table
}

/// Returns the computer's belief about the person.
fn believed(table: &Table) -> Belief {
    let play = table.app.rail().expect("a game is on the table");
    let seat = |person| {
        play.sitting
            .iter()
            .position(|one| one.is_person() == person)
    };
    let (person, computer) = (seat(true).unwrap(), seat(false).unwrap());
    let view = rounds::last_view(play.record(), play.board().round(), computer);
    let all = beliefs(&view.expect("it has played"));
    assert_eq!(all.len(), 1);
    assert_eq!((all[0].by, all[0].of), (computer, person));
    all[0]
}

fn told(table: &Table) -> Option<String> {
    let words = table.words().join(" ");
    words.contains("best guess").then_some(words)
}

#[test]
fn only_computers_that_guess_hands_show_their_guess() {
    for strength in [Strength::Hard, Strength::Master] {
        let mut table = round(strength, 3);
        let belief = believed(&table);
        table.open_review();
        let told = told(&table).expect("it is told");
        let play = table.app.rail().expect("a game is on the table");
        let name = &play.board().map().city(belief.city).name;
        let sentence = format!("best guess: {name} ({}%).", belief.percent);
        assert!(told.contains(&sentence), "{told:?}: {sentence:?}");
        assert!((20..=100).contains(&belief.percent), "{belief:?}");
        table.tap(Target::Review(ReviewTarget::Network(Network::BestHub)));
        assert!(!table.says("best guess"));
    }
    let mut table = round(Strength::Medium, 3);
    table.open_review();
    assert!(!table.says("best guess"));
}

#[test]
fn a_belief_is_right_more_often_than_a_guess() {
    let right = |seed: &u64| {
        let table = round(Strength::Hard, *seed);
        let belief = believed(&table);
        let play = table.app.rail().expect("a game is on the table");
        play.board().hand(belief.of).contains(&belief.city)
    };
    let right = (1..=24).filter(right).count();
    // Each hand has one of a region's seven cities.
    assert!(right >= 8, "{right} of 24");
}

#[test]
fn an_answer_that_is_none_is_no_loss() {
    for answer in [
        Err("The thinker cannot be had.".into()),
        Ok("nonsense".into()),
        Ok("0 1 999 50".into()),
    ] {
        let mut table = round(Strength::Master, 3);
        table.engine_is_silent = true;
        table.open_review();
        let (id, question) = table.questions().pop().expect("it is asked");
        table.send(Event::EngineReply {
            id,
            answer: crate::common::fingers::answer(&question).map_err(Into::into),
        });
        let (id, _) = table.questions().pop().expect("it is asked once more");
        table.send(Event::EngineReply { id, answer });
        assert!(!table.says("best guess") && table.says("YOUR HUB $"));
    }
}

#[test]
fn beliefs_come_back_from_text_and_garbage_does_not() {
    let map = maps::map(maps::usa());
    let belief = |by, of, city, percent| Belief {
        by,
        of,
        city: CityId::new(city),
        percent,
    };
    let all = vec![belief(0, 1, 3, 71), belief(2, 0, 34, 100)];
    assert_eq!(from_text(&map, 3, &to_text(&all)), Some(all));
    assert_eq!(from_text(&map, 3, ""), Some(Vec::new()));
    for text in [
        "0",
        "0 0 1 50",
        "0 3 1 50",
        "0 1 200 50",
        "0 1 1 101",
        "0 1 1 50 1",
        "a b c d",
    ] {
        assert_eq!(from_text(&map, 3, text), None, "{text}");
    }
}
