//! Tests of a computer player's last words on a game for two.
//!
//! They have to agree with its expectations. Only the person who has played against it gets them.

use app::Event;
use app::snapshot::Snapshot;
use base::table::PlayerColour;
use rules::connection::{Connection, OFFERED, Options};
use rules::record::{Record, Save};
use scene::{ReplayTarget, ResultsTarget, ReviewTarget, Seek};
use session::Controller;

use super::*;
use crate::common::disk::{Disk, go_on};
use crate::common::duels::FACING;
use crate::common::screens::{PHONE, own_screen};

/// Expectations of a computer player in a game that it loses by turn 9.
const FELL: [&str; 8] = ["0.55", "0.52", "0.6", "0.62", "0.31", "0.25", "0.2", "0.01"];
/// Beginnings of all last words, of any strength.
const SAID: [&str; 6] = [
    "Your turn ",
    "Well played!",
    "Good game!",
    "You pulled ahead",
    "It wasn’t over",
    "From turn",
];

fn lost(level: Level) -> Table {
    let mut table = Table::against_unanswered(level);
    table.lines_of_nine(["e", "a"], &FELL);
    assert_eq!(table.app.screen(), "results");
    table
}

/// Returns the words on a panel, as one line.
fn panel(table: &Table, place: Station) -> String {
    table.panel(place).join(" ")
}

/// Returns everything about a finished game on the screen and in its mirror.
fn says_anything(table: &Table) -> bool {
    let mirror = table.app.mirror();
    let groups = mirror.groups.iter().flat_map(|group| group.words.clone());
    let aloud = mirror.said.iter().map(|(_, words)| words.clone());
    let all: Vec<String> = groups.chain(aloud).chain(table.words()).collect();
    let all = all.join(" ");
    all.contains("The computer says") || SAID.iter().any(|said| all.contains(said))
}

#[test]
fn five_strengths_name_the_turn_that_cost_most_in_five_voices() {
    let voices = [
        (Strength::Newcomer, "Well played! Your turn 9 surprised me."),
        (
            Strength::Easy,
            "Your turn 9 was hard to answer. Well played!",
        ),
        (Strength::Medium, "Your turn 9 hurt me most. Good game!"),
        (
            Strength::Hard,
            "Your turn 9 hurt most: my chances fell from 62% to 31%.",
        ),
        (
            Strength::Master,
            "Turn 9: before it I gave myself 62%. After it, 31%.",
        ),
    ];
    for (strength, said) in voices {
        let table = lost(Level::Fixed(strength));
        let own = panel(&table, FACING[0]);
        assert!(own.contains("You win!"), "{own}");
        assert!(own.contains(said), "{own}");
        assert!(!panel(&table, FACING[1]).contains(said));
        let mirror = table.app.mirror();
        let aloud = format!("The computer says: {said}");
        let seat = mirror
            .groups
            .iter()
            .find(|group| group.words.contains(&aloud));
        assert!(seat.is_some_and(|seat| seat.key.starts_with("seat ")));
        assert!(mirror.said.iter().any(|(_, words)| *words == aloud));
    }
}

#[test]
fn an_even_player_speaks_as_strongly_as_it_has_played() {
    let own = panel(&lost(Level::Even), FACING[0]);
    // It begins between easy and medium.
    let easy = own.contains("Your turn 9 was hard to answer");
    assert!(
        easy || own.contains("Your turn 9 hurt me most. Good game!"),
        "{own}"
    );
}

#[test]
fn a_winning_computer_names_its_best_turn_to_the_loser() {
    let mut table = Table::against_unanswered(Level::Fixed(Strength::Hard));
    let rises = [
        "0.5", "0.5", "0.48", "0.74", "0.8", "0.9", "0.96", "0.99", "1",
    ];
    table.lines_of_nine(["8", "2"], &rises);
    let own = panel(&table, FACING[0]);
    let said = "Your turn 7 helped me most: my chances rose from 48% to 74%.";
    assert!(own.contains(said), "{own}");
    assert!(own.contains("wins"), "{own}");
    // The turn is the one that the review shows.
    let mut reviewed = table.clone();
    reviewed.effects.clear();
    reviewed.look_back_at(FACING[0]);
    assert!(!reviewed.says("helped me"));
    reviewed.tap(Target::Review(ReviewTarget::Close));
    assert!(panel(&reviewed, FACING[0]).contains(said));
}

#[test]
fn a_phone_shows_it_as_well() {
    let mut table = lost(Level::Fixed(Strength::Hard));
    table.send(Event::Window(own_screen(PHONE)));
    assert!(table.says("Your turn 9 hurt most: my chances fell from 62% to 31%."));
}

#[test]
fn undone_turns_do_not_count_in_the_last_words() {
    let mut table = Table::against_unanswered(Level::Fixed(Strength::Hard));
    table.lines_of_nine(["e", "a"], &FELL[..5]);
    table.tap(Target::Seat(FACING[0], SeatTarget::TakeBack));
    table.rest();
    assert_eq!(table.board().turns(), 8);
    table.lines_of_nine(["e", "a"], &["0.56", "0.45", "0.35", "0.1"]);
    let own = panel(&table, FACING[0]);
    let said = "Your turn 15 hurt most: my chances fell from 35% to 10%.";
    assert!(own.contains(said), "{own}");
}

#[test]
fn a_turn_counts_even_with_a_garbled_expectation() {
    for garbage in ["?", "NaN", "1.5", "-0.1", ""] {
        let mut table = Table::against_unanswered(Level::Fixed(Strength::Master));
        table.lines_of_nine(["e", "a"], &[garbage; 8]);
        let own = panel(&table, FACING[0]);
        assert!(own.contains("Good game! It took 17 turns."), "{own}");
    }
    // As engines of before answer.
    let mut table = Table::against_unanswered(Level::Fixed(Strength::Master));
    table.turns("e1");
    table.rest();
    table.answer_turn("a1");
    assert_eq!(table.board().turns(), 2);
}

#[test]
fn the_computer_tells_a_player_that_the_game_was_open() {
    let mut table = Table::against_unanswered(Level::Fixed(Strength::Easy));
    table.lines_of_nine(["e", "a"], &["0.5", "0.45"]);
    table.tap(Target::Seat(FACING[0], SeatTarget::Resign));
    table.tap(Target::Seat(FACING[0], SeatTarget::ResignYes));
    let own = panel(&table, FACING[0]);
    assert!(
        own.contains("It wasn’t over yet: I didn’t think I would win!"),
        "{own}"
    );
}

#[test]
fn a_game_that_was_kept_says_only_what_its_record_tells() {
    let mut table = Table::against_unanswered(Level::Fixed(Strength::Hard));
    table.lines_of_nine(["e", "a"], &FELL[..3]);
    let mut again = Disk::of(&mut table.clone()).restarted();
    again.engine_is_silent = true;
    go_on(&mut again);
    again.rest();
    again.lines_of_nine(["e", "a"], &FELL[3..]);
    let own = panel(&again, FACING[0]);
    assert!(own.contains("Good game! It took 17 turns."), "{own}");
    // The next one is saved again.
    again.tap(Target::Results(ResultsTarget::PlayAgain));
    again.rest();
    assert!(!says_now(&again));
}

/// Returns true if any of these words is on the screen.
fn says_now(table: &Table) -> bool {
    let words = table.words().join(" ");
    SAID.iter().any(|said| words.contains(said))
}

#[test]
fn games_between_people_have_no_last_words() {
    let mut table = Table::duelling(4, FACING, crate::common::games::QUICKWAY, &[0, 0, 1]);
    for rank in 1..9 {
        table.turns(&format!("e{rank}, a{rank}"));
    }
    table.turns("e9");
    table.rest();
    assert_eq!(table.app.screen(), "results");
    assert!(!says_anything(&table), "{:?}", table.words());
}

#[test]
fn a_game_that_is_only_looked_at_says_nothing() {
    let game = Connection::new(Options {
        size: OFFERED[0],
        swap: false,
        ..Options::default()
    });
    let mut record = Record::new(game.expect("there is such a board"));
    for rank in 1..=9 {
        for file in ["e", "a"] {
            // After the last one it is over.
            let _ = record.play(format!("{file}{rank}").parse().expect("a move"));
        }
    }
    let computer = Controller::Computer(Level::Fixed(Strength::Hard));
    let sits = |(place, (colour, controller))| SeatAssignment {
        place,
        colour,
        controller,
    };
    let who = [
        (PlayerColour::Red, Controller::Person),
        (PlayerColour::Sky, computer),
    ];
    let aside = Snapshot {
        sitting: FACING.into_iter().zip(who).map(sits).collect(),
        ..Snapshot::default()
    };
    let save = Save::of(&record, aside.to_bytes()).expect("it can be kept");
    let mut table = Table::new(3);
    table.send(Event::Link(save.to_text().expect("it is short")));
    assert!(table.app.linked_game().is_some());
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::End)));
    assert!(table.board().play.ended().is_some());
    assert!(!says_anything(&table), "{:?}", table.words());
}

#[test]
fn a_touch_of_the_words_leads_to_the_turn_of_which_they_speak() {
    let mut table = lost(Level::Fixed(Strength::Hard));
    let view = table.view();
    let mut spoken = view.targets.iter().filter_map(|area| match area.target {
        Target::Review(target @ ReviewTarget::Spoken(..)) => Some(Target::Review(target)),
        _ => None,
    });
    let target = spoken.next().expect("they are a button");
    table.tap(target);
    assert_eq!(table.app.screen(), "review");
    // Turn 9 is the next one that was played.
    let review = table.app.table().and_then(|table| table.looking_back());
    assert_eq!(review.map(|review| review.shown_so_far().at()), Some(8));
}
