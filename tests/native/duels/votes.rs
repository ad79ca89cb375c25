//! Tests of the votes on a proposal at the end of a game.
//!
//! They show which players have agreed, and which have not.

use base::table::Station;
use scene::{ResultsTarget, SeatTarget, Target};

use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::QUICKWAY;

const AGAIN: Target = Target::Results(ResultsTarget::PlayAgain);

/// Returns a game that a player has resigned.
fn ended() -> Table {
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
    let gives = table.mover();
    table.tap(Target::Seat(gives, SeatTarget::Resign));
    table.tap(Target::Seat(gives, SeatTarget::ResignYes));
    table
}

/// Presses the button on a person's panel: each panel has one of the same name.
fn press(table: &mut Table, target: Target, place: Station) {
    let scene = table.view();
    let on_panel = |at| {
        let at = place.pose().from_stage(at);
        at.x > 0.0 && at.x < 600.0 && at.y > 0.0 && at.y < 144.0
    };
    let own = scene.targets.iter().filter(|area| area.target == target);
    let mut places = own.map(|area| area.area.middle());
    let at = places.find(|&at| on_panel(at)).expect("it is on the panel");
    table.now += 500.0;
    table.tap_at(at);
}

#[test]
fn the_one_who_proposes_it_has_agreed() {
    for [asks, other] in [FACING, [FACING[1], FACING[0]]] {
        for target in [AGAIN, Target::ToLobby] {
            let mut table = ended();
            press(&mut table, target, asks);
            let vote = table.app.overlays.vote().expect("the other one is asked");
            assert!(vote.asks(other) && !vote.asks(asks), "{target}");
            assert!(!table.shows(Target::Seat(asks, SeatTarget::Agree)));
            assert!(table.says("You agree"));
            table.tap(Target::Seat(other, SeatTarget::Agree));
            let goes_on = table.app.board().map(|board| board.turns());
            assert_eq!(goes_on.is_some(), target == AGAIN);
            assert_eq!(goes_on.unwrap_or(0), 0);
        }
    }
}

#[test]
fn one_no_ends_it_and_the_others_read_whose_it_was() {
    for target in [AGAIN, Target::ToLobby] {
        let mut table = ended();
        let [asks, refuses] = FACING;
        press(&mut table, target, asks);
        let who = table.board().sitting.iter();
        let who = who.clone().find(|seat| seat.place == refuses);
        let told = format!("{} said no", who.expect("it plays").colour.name());
        table.tap(Target::Seat(refuses, SeatTarget::Disagree));
        assert!(table.app.overlays.vote().is_none() && table.board().play.ended().is_some());
        assert!(
            table.panel(asks).join(" ").contains(&told),
            "{:?}",
            table.panel(asks)
        );
        assert!(!table.panel(refuses).join(" ").contains(&told));
        // The panel says so for a while, and then the result can be read again.
        table.wait(5_000.0);
        assert!(!table.panel(asks).join(" ").contains(&told));
    }
}
