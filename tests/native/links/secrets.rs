//! Tests of the secrets that a link never contains.
//!
//! These are the hands of the current round, unless all have agreed, and all later deals.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::common::fingers::{Table, places};
use crate::common::maps;
use crate::common::player::{self, Player};
use app::Event;
use base::table::Station;
use rules::record::Record;
use rules::transglobal_rail::{Move, TransglobalRail};
use rules::{Game, Spot};
use scene::{LobbyTarget, ReplayTarget, SeatTarget, SettingsTarget, ShareTarget, Target};
use session::transglobal_rail::RailMatch;
use session::{Command, Match};

const ADDRESS: &str = "https://example.org/of-ours/";

/// A match with its first round played, and so many steps of the second.
fn in_round_two(seed: u64, steps: usize) -> RailMatch {
    let mut game = after_round_one(seed);
    go_on(&mut game, steps);
    game
}

/// A match with the results of its first round shown.
fn after_round_one(seed: u64) -> RailMatch {
    let record = player::record(&maps::all()[0], 3, seed, 20, 1);
    let game = RailMatch::of(maps::europe(), &record, false);
    assert!(game.ended().is_some(), "the first round is over");
    game
}

/// Plays so many steps, as players do who know their hands.
fn go_on(game: &mut RailMatch, steps: usize) {
    let mut player = Player::new(1, 20);
    // All players have seen the results, if there are some.
    let _ = game.perform(None, Command::Continue);
    for _ in 0..steps {
        let now: &TransglobalRail = game.game();
        let allowed = now.steps();
        let command = match allowed[player.choose(now, &allowed)] {
            Move::Hub(node) => Command::Touch(Spot::Node(node)),
            Move::Link(a, b) => {
                let link = now.map().link_between(a, b).expect("it is on the map");
                Command::Touch(Spot::Link(link))
            }
            Move::Discard => Command::Discard,
            Move::Ok => Command::Commit,
        };
        game.perform(game.to_act(), command).expect("it is allowed");
        assert!(game.to_act().is_some(), "the round goes on");
    }
}

/// The bytes of what a link tells.
fn told(game: &dyn Match, hands: bool) -> Vec<u8> {
    let shared = game.shared(hands).expect("there is something to share");
    let save = shared.to_save(Vec::new()).expect("it can be told");
    save.to_bytes().expect("it is short")
}

fn rail(game: &dyn Match) -> &RailMatch {
    game.as_any().downcast_ref().expect("it is of this game")
}

#[test]
fn games_that_differ_in_what_is_secret_have_the_same_link() {
    for seed in 0..8 {
        let mut one = after_round_one(seed);
        // The same first round, and another seed for what came after it.
        let mut other = rail(&*one.reseeded(77 + seed)).clone();
        go_on(&mut one, 0);
        go_on(&mut other, 0);
        assert_ne!(
            one.game().hand(0),
            other.game().hand(0),
            "the hands of round 2 differ"
        );
        let whole = |game: &RailMatch| game.to_save(Vec::new()).unwrap().to_bytes().unwrap();
        assert_ne!(whole(&one), whole(&other), "the table's own saves do");
        assert_eq!(told(&one, false), told(&other, false));
        go_on(&mut other, 9);
        assert_eq!(told(&one, false), told(&other, false));
        let link = other.shared(false).unwrap();
        assert_eq!(link.moves(), one.moves(), "it ends with the first round");
        assert!(rail(&*link).ended().is_some(), "its results are shown");
    }
}

#[test]
fn with_everybodys_leave_the_hands_are_told_and_no_later_ones() {
    for seed in 0..8 {
        let one = in_round_two(seed, 9);
        let other = one.reseeded(77 + seed);
        assert_eq!(other.text(), one.text());
        assert_eq!(told(&one, true), told(&*other, true));
        let link = one.shared(true).unwrap();
        assert_eq!(link.text(), one.text());
        for seat in 0..3 {
            let hand = |game: &dyn Match| rail(game).game().hand(seat);
            assert_eq!(hand(&*link), hand(&one));
        }
    }
}

#[test]
fn nothing_of_the_first_round_is_shared_before_it_is_over() {
    let start = player::record(&maps::all()[0], 3, 1, 20, 1).start().clone();
    let mut game = RailMatch::new(maps::europe(), start.clone());
    assert!(game.shared(false).is_none());
    go_on(&mut game, 5);
    assert!(game.shared(false).is_none());
    // A round that cannot have been dealt is no game, no matter which person has made the link.
    let whole = Record::new(start);
    assert!(
        RailMatch::of(maps::europe(), &whole, true)
            .shared(true)
            .is_some()
    );
}

/// The sheet with the link, opened over a game with people at these places.
fn sharing(computers: &[Station], people: usize) -> Table {
    let mut table = Table::new(4);
    table.engine_is_silent = true;
    table.send(Event::Address(ADDRESS.into()));
    for place in places(people) {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    for &place in computers {
        table.tap(Target::Lobby(LobbyTarget::Computer(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Share(ShareTarget::Open));
    table
}

#[test]
fn the_hands_are_put_in_only_when_everybody_has_agreed() {
    let mut table = sharing(&[], 3);
    assert!(table.says("after the first round"), "{:?}", table.words());
    assert!(!table.shows(Target::Share(ShareTarget::Copy)));
    let [first, second, third] = places(3)[..] else {
        panic!("three play")
    };
    let agree = |place| Target::Seat(place, SeatTarget::Agree);
    table.tap(Target::Share(ShareTarget::Hands));
    table.tap(agree(first));
    table.tap(agree(second));
    assert!(!table.shows(agree(first)), "nobody agrees twice");
    assert!(table.says("Waiting for"), "{:?}", table.words());
    // A single no is enough.
    table.tap(Target::Seat(third, SeatTarget::Disagree));
    assert_eq!(table.app.screen(), "game");
    for all in [false, true] {
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Share(ShareTarget::Open));
        table.tap(Target::Share(ShareTarget::Hands));
        table.tap(agree(first));
        table.tap(agree(third));
        if all {
            table.tap(agree(second));
        } else {
            // A player has gone away, so the question times out.
            table.wait(31_000.0);
            assert_eq!(table.app.screen(), "game");
        }
    }
    assert_eq!(table.app.screen(), "share");
    assert!(table.says("The link includes everyone’s secret cities of this round."));
    assert!(table.allows(Target::Share(ShareTarget::Copy)));
}

#[test]
fn one_person_among_computers_need_not_ask_anybody() {
    let mut table = sharing(&[Station::FarRight], 1);
    table.tap(Target::Share(ShareTarget::Hands));
    assert_eq!(table.app.screen(), "share");
    assert!(table.allows(Target::Share(ShareTarget::Copy)));
}

#[test]
fn playing_on_from_a_link_deals_new_secret_cities() {
    let record = player::record(&maps::all()[0], 3, 3, 20, 1);
    let text = super::text(&record);
    let mut hands = Vec::new();
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..3 {
        let mut table = super::table_of(chance.next_u64());
        table.open(&text);
        table.tap(Target::Replay(ReplayTarget::PlayOn));
        table.all_ready();
        let play = table.app.rail().expect("a game is on the table");
        assert_eq!(play.game().round(), 2);
        hands.push(play.game().hand(0));
    }
    hands.push(record.now().hand(0));
    hands.sort();
    hands.dedup();
    assert_eq!(hands.len(), 4, "each table deals its own second round");
}
