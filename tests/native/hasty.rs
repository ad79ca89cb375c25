//! Hasty fingers: a double tap means what its first tap meant, and what loses something asks first, and
//! not where the finger is.

use base::table::{PANEL_DEPTH, PANEL_WIDTH};
use rules::Spot;
use rules::maps::NodeId;
use scene::{
    Area, LobbyTarget, Point, QuestionTarget, SeatTarget, SettingsTarget, SheetTarget, Target,
    TargetArea,
};

use crate::common::duels::FACING;
use crate::common::fingers::{Table, places};
use crate::common::games::{QUICKWAY, RAPID_TRANSIT};

/// Taps a target twice in a fifth of a second.
fn double_tap(table: &mut Table, target: Target) {
    table.now += 600.0;
    let at = table.place(target);
    table.tap_at(at);
    table.now += 180.0;
    table.tap_at(at);
}

fn duel() -> Table {
    Table::duelling(3, FACING, QUICKWAY, &[0, 0, 0])
}

#[test]
fn a_double_tap_on_resign_only_asks() {
    let mut table = duel();
    let place = table.mover();
    double_tap(&mut table, Target::Seat(place, SeatTarget::Resign));
    assert!(table.board().play.ended().is_none());
    assert!(table.shows(Target::Seat(place, SeatTarget::ResignYes)));
    // Half a second later the answer counts.
    table.tap(Target::Seat(place, SeatTarget::ResignYes));
    assert!(table.board().play.ended().is_some());
}

/// Plays until the first player's OK ends the game.
fn play_to_the_last_ok(table: &mut Table) {
    for turn in [
        "a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4", "a5", "b5", "a6", "b6", "a7", "b7", "a8",
        "b8",
    ] {
        table.turns(turn);
    }
    table.touch("a9");
}

#[test]
fn after_a_double_tap_on_the_last_ok_the_result_is_still_there() {
    let mut table = duel();
    let place = table.mover();
    play_to_the_last_ok(&mut table);
    assert_eq!(table.mover(), place, "{}", table.position());
    double_tap(&mut table, Target::Seat(place, SeatTarget::Ok));
    assert!(table.board().play.ended().is_some(), "{}", table.position());
    assert_eq!(table.app.screen(), "results");
    assert!(table.shows(Target::ToLobby));
}

#[test]
fn the_other_players_button_counts_at_once() {
    for first_wins in [true, false] {
        let mut table = duel();
        if first_wins {
            play_to_the_last_ok(&mut table);
        } else {
            for file in "abcdefgh".chars() {
                table.turns(&format!("{file}1"));
                table.turns(&format!("{file}5"));
            }
            table.turns("i1");
            table.touch("i5");
        }
        let (wins, other) = (table.mover(), table.waiting());
        table.tap(Target::Seat(wins, SeatTarget::Ok));
        // Both panels have this button; it has come under one finger only.
        let scene = table.app.view();
        let far = |area: &&TargetArea| {
            let at = other.pose().from_stage(area.area.middle());
            let on_panel = (0.0..PANEL_WIDTH).contains(&at.x) && (0.0..PANEL_DEPTH).contains(&at.y);
            area.target == Target::ToLobby && on_panel
        };
        let area = scene.targets.iter().find(far).expect("both can leave");
        table.tap_at(area.area.middle());
        assert_eq!(table.app.screen(), "vote", "{other:?}");
    }
}

#[test]
fn everybody_on_the_table_can_go_on_meanwhile() {
    let mut table = Table::new(1);
    let [first, second] = places(2)[..] else {
        panic!("two")
    };
    table.tap(Target::Lobby(LobbyTarget::Join(first)));
    // Where nothing has changed under a finger, all fingers count at once.
    let at = table.place(Target::Lobby(LobbyTarget::Join(second)));
    table.tap_at(at);
    assert_eq!(table.heads().0, 2);
}

#[test]
fn a_resting_hand_does_not_block_a_tap() {
    let mut table = duel();
    let place = table.mover();
    let at = table.place(Target::Seat(place, SeatTarget::Resign));
    table.down(77, Point::new(at.x - 20.0, at.y));
    table.now += 5_000.0;
    table.tap(Target::Seat(place, SeatTarget::Resign));
    table.tap(Target::Seat(place, SeatTarget::ResignYes));
    assert!(table.board().play.ended().is_some());
}

#[test]
fn start_does_not_place_a_hub_for_a_second_tap() {
    let mut table = Table::new(9);
    for place in places(2) {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    double_tap(&mut table, Target::Lobby(LobbyTarget::Start));
    let place = table.acting();
    assert!(
        !table.allows(Target::Seat(place, SeatTarget::Ok)),
        "no hub is placed"
    );
    table.tap(Target::Board(Spot::Node(NodeId::new(45))));
    assert!(table.allows(Target::Seat(place, SeatTarget::Ok)));
}

#[test]
fn fast_fingers_play_on_boards_as_fast_as_they_like() {
    let mut table = Table::duelling(3, FACING, RAPID_TRANSIT, &[0]);
    for name in ["c4", "b4"] {
        let cell = Target::Board(Spot::Cell(name.parse().expect("a cell")));
        let at = table.place(cell);
        table.tap_at(at);
        table.now += 30.0;
    }
    assert!(table.board().may_commit(), "{}", table.touched());
}

/// Two areas that a finger cannot be on at once, with a finger's breadth between them.
fn apart(table: &Table, yes: Target, before: Point) -> bool {
    let Area::Rect { from, to } = table.area(yes).area else {
        panic!("a button is a rectangle")
    };
    let breadth = 20.0;
    before.x < from.x - breadth
        || before.x > to.x + breadth
        || before.y < from.y - breadth
        || before.y > to.y + breadth
}

#[test]
fn a_costly_button_confirms_away_from_the_finger() {
    let opens = |table: &mut Table, by: Target, yes: Target| {
        let at = table.place(by);
        table.tap(by);
        assert!(apart(table, yes, at), "{yes} lies where {by} was");
    };
    for turns in 0..4 {
        let mut table = duel();
        for place in FACING {
            let [by, yes, no] = [
                SeatTarget::Resign,
                SeatTarget::ResignYes,
                SeatTarget::ResignNo,
            ]
            .map(|target| Target::Seat(place, target));
            opens(&mut table, by, yes);
            table.tap(no);
        }
        for by in [SettingsTarget::NewGame, SettingsTarget::EndGame] {
            table.tap(Target::Settings(SettingsTarget::Cog));
            for _ in 0..turns {
                table.tap(Target::Sheet(SheetTarget::Rotate));
            }
            opens(
                &mut table,
                Target::Settings(by),
                Target::Question(QuestionTarget::Yes),
            );
            table.tap(Target::Question(QuestionTarget::No));
        }
    }
}
