//! One of two people begins ahead of the other.

use app::Event;
use base::table::Station;
use rules::{GameId, Spot};
use scene::{LobbyTarget, ResultsTarget, SeatTarget, Target};

use super::for_two;
use crate::common::disk::{Disk, go_on};
use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS, SWITCH_YARD};
use crate::common::screens::{PHONE, own_screen};

fn ahead(place: Station) -> Target {
    Target::Lobby(LobbyTarget::Ahead(place))
}

/// The lobby with two people who have chosen a game.
fn lobby(game: GameId) -> Table {
    let mut table = Table::new(4);
    for place in FACING {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    table
}

fn start(table: &mut Table, first: Station) {
    table.tap(Target::Lobby(LobbyTarget::Begins(Some(first))));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
}

/// The stones of those who sit at some places, in their order.
fn stones<const N: usize>(table: &Table, places: [Station; N]) -> [usize; N] {
    let text = table.position();
    let rows = text.split(' ').next().expect("rows");
    let count = |seat: usize| rows.matches(if seat == 0 { 'x' } else { 'o' }).count();
    places.map(|place| {
        let sitting = &table.board().sitting;
        count(
            sitting
                .iter()
                .position(|seat| seat.place == place)
                .expect("it plays"),
        )
    })
}

#[test]
fn a_head_start_belongs_to_the_player_in_every_game() {
    for first in FACING {
        let mut table = lobby(QUICKWAY);
        table.tap(ahead(FACING[1]));
        table.tap(ahead(FACING[1]));
        start(&mut table, first);
        assert_eq!(stones(&table, FACING), [0, 2]);
        assert_eq!(table.mover(), first);
        let mut restarted = Disk::of(&mut table).restarted();
        go_on(&mut restarted);
        for mut table in [table, restarted] {
            table.tap(Target::Seat(first, SeatTarget::Resign));
            table.tap(Target::Seat(first, SeatTarget::ResignYes));
            table.tap(Target::Results(ResultsTarget::PlayAgain));
            table.all_agree();
            assert_eq!(
                stones(&table, FACING),
                [0, 2],
                "it is the player's, not the side's"
            );
        }
    }
}

#[test]
fn only_one_player_has_a_head_start_and_taps_cycle_it() {
    let mut table = lobby(QUICKWAY);
    for _ in 0..3 {
        table.tap(ahead(FACING[0]));
    }
    table.tap(ahead(FACING[1]));
    let mut other = table.clone();
    start(&mut table, FACING[0]);
    assert_eq!(stones(&table, FACING), [0, 1]);
    for _ in 0..3 {
        other.tap(ahead(FACING[1]));
    }
    start(&mut other, FACING[0]);
    assert_eq!(stones(&other, FACING), [0, 0]);
}

/// On an own screen it has its own row if its buttons are large enough for fingers.
#[test]
fn on_own_screens_it_is_offered_where_its_row_fits() {
    let place = Station::NearLeft;
    let small = (320.0, 568.0);
    let mut table = Table::new(4);
    let resized = |table: &mut Table, size| table.send(Event::Window(own_screen(size)));
    resized(&mut table, PHONE);
    table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    assert!(!table.shows(ahead(place)), "a computer has its strength");
    table.tap(Target::Lobby(LobbyTarget::Against(None)));
    assert!(table.shows(ahead(place)));
    resized(&mut table, small);
    assert!(!table.shows(ahead(place)), "there is no room");
    resized(&mut table, PHONE);
    table.tap(ahead(place));
    let said = "Orange: Stones +1";
    let says = |table: &Table| table.words().iter().any(|words| words == said);
    assert!(!says(&table), "its button does");
    resized(&mut table, small);
    assert!(says(&table), "{:?}", table.words());
    let mirror = table.app.mirror();
    let mut read = mirror.groups.iter().flat_map(|group| &group.words);
    assert!(read.any(|words| words == said), "it is read aloud");
    resized(&mut table, PHONE);
    table.tap(Target::Lobby(LobbyTarget::Game(RAINDROPS)));
    assert!(!table.shows(ahead(place)));
    table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    start(&mut table, place);
    assert_eq!(stones(&table, [place]), [1]);
}

#[test]
fn it_is_offered_to_two_people_in_games_that_have_it() {
    for game in for_two() {
        let has_it = game != RAINDROPS;
        let mut table = lobby(game);
        assert_eq!(table.shows(ahead(FACING[0])), has_it, "{game:?}");
        table.tap(Target::Lobby(LobbyTarget::Leave(FACING[1])));
        assert!(!table.shows(ahead(FACING[0])));
        table.tap(Target::Lobby(LobbyTarget::Computer(FACING[1])));
        assert!(
            !table.shows(ahead(FACING[0])),
            "a computer has its strength"
        );
    }
    let mut table = lobby(SWITCH_YARD);
    table.tap(Target::Lobby(LobbyTarget::Choice(0, 2)));
    assert!(
        !table.shows(ahead(FACING[0])),
        "they set the cars up themselves"
    );
}

/// Two people with a common screen see the panel of the player who gets the offer.
#[test]
fn on_one_screen_it_is_proposed_to_the_side_that_is_behind() {
    for loses in [0, 1] {
        let mut table = Table::new(4);
        table.send(Event::Window(own_screen(PHONE)));
        table.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
        table.tap(Target::Lobby(LobbyTarget::Against(None)));
        let sitting = table.app.lobby.sitting();
        let place = sitting[loses].place;
        start(&mut table, place);
        for wins in 0..2 {
            if wins > 0 {
                table.tap(Target::Results(ResultsTarget::PlayAgain));
                table.all_agree();
            }
            while table.mover() != place {
                let cell = table.board().play.reach().next[0];
                table.tap(Target::Board(Spot::Cell(cell)));
                table.ok();
            }
            table.tap(Target::Seat(place, SeatTarget::Resign));
            table.tap(Target::Seat(place, SeatTarget::ResignYes));
        }
        for (seat, other) in sitting.iter().enumerate() {
            let ahead = Target::Seat(other.place, SeatTarget::Ahead);
            assert_eq!(table.shows(ahead), seat == loses);
        }
    }
}

/// Only a player who is two wins behind gets the offer at the end of the game.
///
/// It is next to PLAY AGAIN.
#[test]
fn it_is_proposed_at_the_end_to_who_is_two_wins_behind() {
    let chip = |place| Target::Seat(place, SeatTarget::Ahead);
    let lose = |table: &mut Table| {
        table.tap(Target::Seat(FACING[1], SeatTarget::Resign));
        table.tap(Target::Seat(FACING[1], SeatTarget::ResignYes));
    };
    let again = |table: &mut Table| {
        table.tap(Target::Results(ResultsTarget::PlayAgain));
        table.all_agree();
    };
    for game in for_two() {
        let mut table = Table::duelling(3, FACING, game, &[]);
        lose(&mut table);
        assert!(!table.shows(chip(FACING[1])), "{game:?}: one win behind");
        again(&mut table);
        lose(&mut table);
        assert_eq!(table.shows(chip(FACING[1])), game != RAINDROPS, "{game:?}");
        assert!(!table.shows(chip(FACING[0])));
    }
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[]);
    for _ in 0..2 {
        lose(&mut table);
        again(&mut table);
    }
    assert_eq!(stones(&table, FACING), [0, 0], "nobody has chosen it");
    lose(&mut table);
    for _ in 0..2 {
        table.tap(chip(FACING[1]));
    }
    assert!(table.panel(FACING[1]).join(" ").contains("Stones +2"));
    again(&mut table);
    assert_eq!(stones(&table, FACING), [0, 2]);
    // It goes on, until they choose otherwise.
    lose(&mut table);
    for _ in 0..2 {
        table.tap(chip(FACING[1]));
    }
    assert!(table.panel(FACING[1]).join(" ").contains("HEAD START"));
    again(&mut table);
    assert_eq!(stones(&table, FACING), [0, 0]);
}
