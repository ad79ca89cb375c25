//! After every single touch of games of all kinds the machine loses power and restarts. The same game is on the
//! table, at the same step, with the same picture.

use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD};
use app::{Event, Key};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{GameId, Spot};
use scene::{LayerName, SeatTarget, Target, TargetArea};

use crate::common::disk::{Disk, game, go_on};
use crate::common::duels::FACING;
use crate::common::fingers::Table;

/// Returns a touch that a player might make now.
fn any_touch(table: &Table, chance: &mut ChaCha8Rng) -> Option<Target> {
    let targets = table.view().targets.clone();
    let of_play = |target: &Target| {
        matches!(
            target,
            Target::Board(Spot::Node(_))
                | Target::Board(Spot::Link(_))
                | Target::Board(Spot::Cell(_))
                | Target::Seat(_, SeatTarget::Ok)
                | Target::Seat(_, SeatTarget::Discard)
                | Target::Seat(_, SeatTarget::Undo)
                | Target::Seat(_, SeatTarget::Special)
                | Target::Seat(_, SeatTarget::Ready)
        )
    };
    let enabled = targets.iter().filter(|area| area.enabled);
    let all: Vec<_> = enabled.map(|area| area.target).filter(of_play).collect();
    // Of hundreds of touches only one confirms, so random players need a push.
    let on = |target: &&Target| {
        matches!(
            target,
            Target::Seat(_, SeatTarget::Ok)
                | Target::Seat(_, SeatTarget::Ready)
                | Target::Seat(_, SeatTarget::Discard)
        )
    };
    if let Some(&on) = all.iter().find(on)
        && chance.random_range(0..3) > 0
    {
        return Some(on);
    }
    // Most cells lead nowhere.
    let next = table
        .app
        .board()
        .map_or(&[][..], |duel| &duel.play.reach().next);
    if !next.is_empty() && chance.random_range(0..4) > 0 {
        return Some(Target::Board(Spot::Cell(
            next[chance.random_range(0..next.len())],
        )));
    }
    (!all.is_empty()).then(|| all[chance.random_range(0..all.len())])
}

/// Returns everything visible after all motions and timeouts.
fn settled(table: &Table) -> (Vec<String>, Vec<u64>, Vec<TargetArea>) {
    let mut table = table.clone();
    table.now += 10_000.0;
    table.send(Event::Wake);
    // A refusal stays on the screen until the player does something.
    table.send(Event::Key(Key::Other));
    // The direction that names face is not kept.
    let names = [LayerName::Ground, LayerName::Halos, LayerName::Towns];
    let still = |name| !names.contains(&name);
    let scene = table.view();
    let layers = scene.layers.iter().filter(|layer| still(layer.name));
    let versions = layers.map(|layer| layer.version).collect();
    (table.words(), versions, scene.targets.clone())
}

/// Plays so many random touches, and after each starts the machine again.
fn check(mut table: Table, touches: usize, seed: u64) -> (Table, Disk) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut disk = Disk::default();
    let (mut pending, mut made) = (0, 0);
    for _ in 0..touches {
        let Some(touch) = any_touch(&table, &mut chance) else {
            break;
        };
        table.tap(touch);
        disk.take(&mut table);
        made += 1;
        let mut again = disk.clone().restarted();
        go_on(&mut again);
        assert_eq!(game(&again.app), game(&table.app), "after {touch:?}");
        assert_eq!(settled(&again), settled(&table), "after {touch:?}");
        if table.app.board().is_some_and(|duel| duel.may_undo()) {
            pending += 1;
        }
    }
    assert!(
        made > 15 && disk.saves > made / 3,
        "{} saves in {made}: {:?}",
        disk.saves,
        table.words()
    );
    assert!(table.app.rail().is_some() || pending > 5);
    (table, disk)
}

fn duel(game: GameId, chosen: &[usize], touches: usize) {
    let seed = chosen.iter().sum::<usize>() as u64;
    check(
        Table::duelling(seed, FACING, game, chosen),
        touches,
        seed + 5,
    );
}

#[test]
fn a_rail_game_comes_back_after_every_touch() {
    let (mut table, mut disk) = check(Table::started(3), 80, 1);
    // A list that is open is closed again.
    let place = table.acting();
    table.tap(Target::Seat(place, SeatTarget::Cities));
    assert!(table.app.list_is_open(place));
    table.tap(
        *[
            Target::Seat(place, SeatTarget::Ok),
            Target::Seat(place, SeatTarget::Discard),
        ]
        .iter()
        .find(|&&target| table.allows(target))
        .unwrap_or(&first_link(&table)),
    );
    table.tap(Target::Seat(place, SeatTarget::Cities));
    disk.take(&mut table);
    let mut again = disk.restarted();
    go_on(&mut again);
    for place in base::table::Station::ALL {
        assert!(!again.app.list_is_open(place));
    }
}

fn first_link(table: &Table) -> Target {
    let targets = table.view().targets.clone();
    let links =
        |area: &&TargetArea| area.enabled && matches!(area.target, Target::Board(Spot::Link(_)));
    targets.iter().find(links).expect("a link").target
}

#[test]
fn a_rail_game_comes_back_through_the_end_of_a_round() {
    let mut table = Table::started(2);
    let mut rounds = 0;
    let mut disk = Disk::default();
    for _ in 0..3_000 {
        let game_now = table.app.rail().expect("the rail game is played");
        if game_now.ended().is_some() {
            disk.take(&mut table);
            let mut again = disk.clone().restarted();
            let ended = again.words_on(LayerName::Seats);
            go_on(&mut again);
            assert!(again.app.rail().is_some_and(|play| play.ended().is_some()));
            assert_eq!(settled(&again), settled(&table));
            if table.ready().is_none() {
                break;
            }
            table.all_ready();
            disk.take(&mut table);
            let mut again = disk.clone().restarted();
            let next = again.words_on(LayerName::Seats);
            assert_ne!(ended, next, "that the round has ended is told");
            go_on(&mut again);
            assert_eq!(settled(&again), settled(&table));
            rounds += 1;
            continue;
        }
        let step = crate::common::player::sensible(game_now.game()).expect("a step");
        table.touch_step(step);
    }
    assert!(rounds > 0, "no round has ended");
}

#[test]
fn every_game_for_two_comes_back_after_every_touch() {
    duel(QUICKWAY, &[], 60);
    duel(RAINDROPS, &[], 60);
    duel(RAPID_TRANSIT, &[], 60);
    duel(SWITCH_YARD, &[], 60);
}

#[test]
fn every_variant_comes_back() {
    for variant in 0..4 {
        duel(QUICKWAY, &[variant, 1], 25);
    }
    duel(SWITCH_YARD, &[1], 25);
}

#[test]
fn a_game_that_was_given_up_comes_back_with_its_winner() {
    let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
    table.turns("d4, e5");
    let mut disk = Disk::default();
    disk.take(&mut table);
    let going_on = disk.clone().restarted().words_on(LayerName::Seats);
    table.tap(Target::Seat(FACING[0], SeatTarget::Resign));
    table.tap(Target::Seat(FACING[0], SeatTarget::ResignYes));
    disk.take(&mut table);
    let mut again = disk.restarted();
    let ended = again.words_on(LayerName::Seats);
    assert_ne!(ended, going_on, "that it has ended is told");
    go_on(&mut again);
    assert_eq!(again.board().play.ended(), table.board().play.ended());
    assert_eq!(settled(&again), settled(&table));
}
