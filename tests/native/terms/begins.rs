//! Tests of the player who begins a game for two.
//!
//! The player is chosen or drawn by lot, and the board names the player.

use app::mirror::Role;
use base::table::Station;
use scene::{LobbyTarget, ResultsTarget, SeatTarget, Target};

use super::for_two;
use crate::common::disk::{Disk, go_on};
use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::TRANSGLOBAL_RAIL;

fn begins(place: Option<Station>) -> Target {
    Target::Lobby(LobbyTarget::Begins(place))
}

/// A lobby in which two have sat down for a game.
fn seated(seed: u64, game: rules::GameId) -> Table {
    let mut table = Table::new(seed);
    for place in FACING {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    table
}

fn start(table: &mut Table) {
    table.tap(Target::Lobby(LobbyTarget::Start));
}

#[test]
fn the_chosen_player_begins_every_game_for_two() {
    for game in for_two() {
        for first in FACING {
            for seed in 0..4 {
                let mut table = seated(seed, game);
                table.tap(begins(Some(first)));
                start(&mut table);
                assert_eq!(table.mover(), first, "{game:?}");
                assert!(!table.says("Coin toss"), "{game:?}: nobody has drawn lots");
            }
        }
    }
}

#[test]
fn a_lot_lets_either_begin_and_is_told_to_both() {
    let game = for_two().next().expect("there is one");
    let mut begun = [false; 2];
    for seed in 0..12 {
        let mut table = seated(seed, game);
        start(&mut table);
        let first = table.mover();
        begun[usize::from(first == FACING[1])] = true;
        let board = table.board();
        let colour = board.sitting[board.acting().expect("a turn")].colour;
        // Plates show it in two lines.
        let told = format!("Coin toss: {} starts", colour.name());
        let words = table.words().join(" ");
        // A plate for each of the two sides, and the panel of who waits.
        assert_eq!(words.matches(&told).count(), 3, "{words}");
        let panel = table.panel(table.waiting()).join(" ");
        assert!(panel.contains(&told), "{panel}");
    }
    assert_eq!(begun, [true; 2]);
}

#[test]
fn the_starting_player_is_named_until_the_first_touch() {
    let game = for_two().next().expect("there is one");
    let mut table = seated(3, game);
    start(&mut table);
    let mut restarted = Disk::of(&mut table).restarted();
    go_on(&mut restarted);
    let words = restarted.words().join(" ");
    assert!(words.contains("Coin toss: "), "the save knows the lot");
    assert!(words.contains(" starts"), "{words}");
    let cell = table.board().play.reach().next[0];
    table.tap(Target::Board(rules::Spot::Cell(cell)));
    assert!(!table.says("starts"));
    table.ok();
    assert!(!table.says("starts"));
}

#[test]
fn the_other_player_begins_the_next_game() {
    let game = for_two().next().expect("there is one");
    let mut table = seated(3, game);
    table.tap(begins(Some(FACING[1])));
    start(&mut table);
    table.tap(Target::Seat(FACING[0], SeatTarget::Resign));
    table.tap(Target::Seat(FACING[0], SeatTarget::ResignYes));
    table.tap(Target::Results(ResultsTarget::PlayAgain));
    table.all_agree();
    assert_eq!(table.mover(), FACING[0]);
    assert!(table.says("starts") && !table.says("Coin toss"));
}

#[test]
fn a_leaving_player_loses_the_start_and_maps_have_no_choice() {
    let game = for_two().next().expect("there is one");
    let mut table = seated(3, game);
    table.tap(begins(Some(FACING[0])));
    assert!(table.says("Tap START. Orange goes first."));
    table.tap(Target::Lobby(LobbyTarget::Leave(FACING[0])));
    table.tap(Target::Lobby(LobbyTarget::Join(FACING[0])));
    assert!(table.says("The table is full"), "somebody else has chosen");
    assert_eq!(
        table
            .app
            .view()
            .area_of(begins(None))
            .map(|area| area.enabled),
        Some(true)
    );
    table.tap(Target::Lobby(LobbyTarget::Game(TRANSGLOBAL_RAIL)));
    assert!(!table.shows(begins(None)));
}

#[test]
fn the_buttons_are_named_by_colour() {
    let game = for_two().next().expect("there is one");
    let mut table = seated(3, game);
    table.tap(begins(Some(FACING[1])));
    let mirror = table.app.mirror();
    let named = |target| {
        let mut all = mirror.elements();
        let found = all.find(|element| element.handle == app::focus::Handle::Target(target));
        let found = found.expect("it is in words too");
        (found.name.clone(), found.role.clone())
    };
    let role = |on| Role::Toggle(on);
    assert_eq!(
        named(begins(None)),
        ("First: coin toss".into(), role(false))
    );
    let sky = named(begins(Some(FACING[1])));
    assert_eq!(sky, ("First: Blue".into(), role(true)));
}
