//! FINISH: after a first connection, one touch builds the cheapest missing links of a player.

use app::Effect;
use base::table::Station;
use rules::transglobal_rail::{Move, Phase};
use rules::{Game, Spot};
use scene::{
    Area, Fill, Frame, Item, LayerName, LobbyTarget, Point, SeatTarget, Slider, Target, theme,
};

use crate::common::cases;
use crate::common::fingers::Table;
use crate::common::player::sensible;

/// Returns a table of three with a first connection and a player with missing links; `None` if all of a seed's
/// players connect together.
fn finishing(seed: u64) -> Option<(Table, Station)> {
    let mut table = Table::seated(seed, 3);
    for _ in 0..400 {
        let play = table.app.rail().expect("a game is on the table");
        let game = play.game();
        if game.phase() == Phase::Finishing && !game.may_ok() {
            let place = table.acting();
            return Some((table, place));
        }
        if play.ended().is_some() {
            return None;
        }
        let step = sensible(game).expect("the round goes on");
        table.touch_step(step);
    }
    None
}

fn button(place: Station) -> Target {
    Target::Seat(place, SeatTarget::Finish)
}

/// "$0" next to the price of FINISH would read as the price, or as the bank.
#[test]
fn nothing_is_priced_at_zero_before_anything_is_spent() {
    let found = cases::seeds(40).find_map(finishing);
    let (mut table, place) = found.expect("some lack something");
    table.rest();
    table.tap(Target::Seat(place, SeatTarget::LeaveCoach));
    let words = table.panel(place).join(" ");
    assert!(!words.contains("$0"), "{words}");
    assert!(table.shows(button(place)), "{words}");
    let link = table.app.rail().unwrap().game().buildable()[0];
    table.tap(Target::Board(Spot::Link(link)));
    let spent = table.app.rail().unwrap().game().spent();
    let words = table.panel(place).join(" ");
    assert!(
        spent > 0 && words.contains(&format!("${spent} paid")),
        "{words}"
    );
}

/// Returns true if the button is golden. Building the last links by hand is part of the game.
fn is_golden(table: &Table, place: Station) -> bool {
    let Area::Rect { from, to } = table.area(button(place)).area else {
        return false;
    };
    let middle = Point::new((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
    let scene = table.view();
    let seats = scene.layers.iter();
    let seats = seats.filter(|layer| layer.name == LayerName::Seats);
    let mut items = seats.flat_map(|layer| layer.items.iter());
    items.any(|item| {
        let is_gold = matches!(item, Item::Path { fill: Some(Fill::Flat(colour)), .. } if *colour == theme::GOLD);
        let is_it = |bounds: Frame| {
            bounds.centre().distance(middle) < 4.0 && bounds.w.min(bounds.h) > 30.0
        };
        is_gold && item.bounds().is_some_and(is_it)
    })
}

#[test]
fn it_comes_first_only_after_ten_seconds_without_a_touch() {
    let found = cases::seeds(40).find_map(finishing);
    let (mut table, place) = found.expect("some lack something");
    assert!(!is_golden(&table, place));
    let wakes = table.app.wake_at().expect("it comes by itself").value();
    assert!(wakes <= table.now + 10_000.0);
    // A player who looks at the own cities is busy.
    table.wait(9_000.0);
    table.tap(Target::Seat(place, SeatTarget::Cities));
    table.wait(9_000.0);
    assert!(!is_golden(&table, place));
    table.wait(1_100.0);
    assert!(is_golden(&table, place));
    let useless = |table: &Table| {
        let game = table.app.rail().unwrap().game().clone();
        let mut links = game.buildable().into_iter();
        links.find(|&link| {
            let mut after = game.clone();
            let ends = game.map().link(link);
            after.play(Move::Link(ends.a, ends.b)).is_ok() && !after.may_ok()
        })
    };
    let link = useless(&table).expect("one link is not all");
    table.tap(Target::Board(Spot::Link(link)));
    assert!(!is_golden(&table, place));
}

#[test]
fn one_touch_builds_what_is_missing_and_ok_confirms_it() {
    let mut tried = 0;
    for seed in cases::seeds(40) {
        let Some((mut table, place)) = finishing(seed) else {
            continue;
        };
        tried += 1;
        let game = table.app.rail().unwrap().game().clone();
        let seat = game.to_act().expect("somebody is on turn");
        let before = game.bank(seat);
        table.rest();
        let cost = table
            .panel(place)
            .iter()
            .filter_map(|words| words.strip_prefix('$')?.parse::<i32>().ok())
            .find(|&cost| cost != before)
            .expect("it says what that costs");
        table.tap(button(place));
        let game = table.app.rail().unwrap().game();
        assert_eq!(game.spent(), cost, "seed {seed}");
        assert!(game.may_ok() && game.checks(seat).iter().all(|&done| done));
        assert!(
            !table.shows(button(place)),
            "there is nothing left to build"
        );
        // Building by hand never costs less.
        let mut by_hand = finishing(seed).expect("the same game").0;
        while !by_hand.app.rail().unwrap().game().may_ok() {
            let step = sensible(by_hand.app.rail().unwrap().game()).expect("a link");
            assert!(!matches!(step, Move::Ok));
            by_hand.touch_step(step);
        }
        assert!(
            by_hand.app.rail().unwrap().game().spent() >= cost,
            "seed {seed}"
        );
        // All of it can be taken back, step by step.
        while table.allows(Target::Seat(place, SeatTarget::Undo)) {
            table.tap(Target::Seat(place, SeatTarget::Undo));
        }
        assert_eq!(table.app.rail().unwrap().game().spent(), 0);
        table.tap(button(place));
        table.tap(Target::Seat(place, SeatTarget::Ok));
        let play = table.app.rail().unwrap();
        let paid = match play.ended() {
            Some(ended) => ended.report.seats[seat].paid,
            None => before - play.game().bank(seat),
        };
        assert_eq!(paid, cost, "seed {seed}");
    }
    assert!(tried > 3, "only {tried} games have come so far");
}

#[test]
fn only_the_finisher_sees_the_finish_button() {
    let mut table = Table::started(3);
    for place in Station::ALL {
        assert!(!table.shows(button(place)));
    }
    let (finishes, place) = (1..40).find_map(finishing).expect("one game comes so far");
    table = finishes;
    for other in Station::ALL.into_iter().filter(|&other| other != place) {
        assert!(!table.shows(button(other)));
    }
}

#[test]
fn the_music_is_tense_while_a_player_is_nearly_broke() {
    let mut heard = [0, 0];
    for seed in cases::seeds(12) {
        let mut table = Table::new(seed);
        table.drag(Target::Slider(Slider::Bank), 0.0);
        for place in [Station::NearLeft, Station::FarLeft, Station::Right] {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.tap(Target::Lobby(LobbyTarget::Start));
        let mut tense = false;
        for _ in 0..400 {
            let effects = std::mem::take(&mut table.effects);
            let told = effects.iter().filter_map(|effect| match effect {
                Effect::Tension(tense) => Some(*tense),
                _ => None,
            });
            tense = told.fold(tense, |_, tense| tense);
            let play = table.app.rail().expect("a game is on the table");
            let game = play.game();
            let low = (0..3).any(|seat| game.bank(seat) <= 3);
            assert_eq!(tense, low && game.phase() != Phase::Finished, "seed {seed}");
            heard[usize::from(tense)] += 1;
            if play.ended().is_some() {
                break;
            }
            let step = sensible(game).expect("the round goes on");
            table.touch_step(step);
        }
    }
    assert!(heard[0] > 0 && heard[1] > 0, "{heard:?}");
}
