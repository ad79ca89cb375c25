//! The score of two who play one game after another.

use base::table::Station;
use rules::GameId;
use scene::{LobbyTarget, ResultsTarget, SeatTarget, Target};

use crate::common::disk::{Disk, go_on};
use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, SWITCH_YARD};

fn at(place: Station, target: SeatTarget) -> Target {
    Target::Seat(place, target)
}

fn resign(table: &mut Table, place: Station) {
    table.tap(at(place, SeatTarget::Resign));
    table.tap(at(place, SeatTarget::ResignYes));
}

fn play_again(table: &mut Table) {
    table.tap(Target::Results(ResultsTarget::PlayAgain));
    table.all_agree();
    assert!(table.board().play.ended().is_none());
}

/// Returns the score on each panel.
fn scores(table: &Table) -> [Option<String>; 2] {
    FACING.map(|place| {
        let panel = table.panel(place).join(" ");
        let (_, score) = panel.split_once("Score ")?;
        let end = score.find([' ', '·']).map(|_| score);
        let words: Vec<_> = end.unwrap_or(score).split(' ').take(3).collect();
        Some(words.join(" "))
    })
}

fn score(own: &str, other: &str) -> [Option<String>; 2] {
    [
        Some(format!("{own} : {other}")),
        Some(format!("{other} : {own}")),
    ]
}

fn begun(game: GameId) -> Table {
    Table::duelling(3, FACING, game, &[])
}

#[test]
fn wins_count_for_people_and_not_for_sides() {
    let mut table = begun(QUICKWAY);
    assert_eq!(scores(&table), [None, None]);
    resign(&mut table, FACING[1]);
    assert_eq!(scores(&table), [None, None], "one game is no evening");
    play_again(&mut table);
    assert_eq!(scores(&table), score("1", "0"));
    resign(&mut table, FACING[1]);
    assert_eq!(scores(&table), score("2", "0"), "it counts at its end");
    play_again(&mut table);
    resign(&mut table, FACING[0]);
    assert_eq!(scores(&table), score("2", "1"));
    let mut restarted = Disk::of(&mut table).restarted();
    go_on(&mut restarted);
    play_again(&mut restarted);
    assert_eq!(scores(&restarted), score("2", "1"), "it is kept");
}

#[test]
fn a_draw_counts_half_for_each() {
    let mut table = begun(SWITCH_YARD);
    let [mover, waiting] = [table.mover(), table.waiting()];
    table.tap(at(mover, SeatTarget::Resign));
    table.tap(at(mover, SeatTarget::OfferDraw));
    table.tap(at(waiting, SeatTarget::AnswerYes));
    play_again(&mut table);
    assert_eq!(scores(&table), score("½", "½"));
    resign(&mut table, FACING[0]);
    assert_eq!(scores(&table), score("½", "1½"));
}

#[test]
fn the_lobby_keeps_the_score_until_others_sit_down() {
    let lobby = |table: &mut Table| {
        table.tap(Target::ToLobby);
        table.all_agree();
    };
    let start = Target::Lobby(LobbyTarget::Start);
    let mut table = begun(QUICKWAY);
    resign(&mut table, FACING[1]);
    lobby(&mut table);
    let mut others = table.clone();
    table.tap(Target::Lobby(LobbyTarget::Game(SWITCH_YARD)));
    table.tap(start);
    // The player on turn gets a coach for the new game.
    let waits = FACING.iter().position(|place| *place == table.waiting());
    let (waits, stands) = (waits.expect("one of two"), score("1", "0"));
    assert_eq!(scores(&table)[waits], stands[waits], "the evening goes on");

    others.tap(Target::Lobby(LobbyTarget::Leave(FACING[1])));
    others.tap(Target::Lobby(LobbyTarget::Computer(FACING[1])));
    others.tap(start);
    assert_eq!(
        scores(&others),
        [None, None],
        "nobody has played against it"
    );
}

#[test]
fn an_unfinished_game_does_not_count() {
    let mut table = begun(QUICKWAY);
    resign(&mut table, FACING[1]);
    play_again(&mut table);
    table.tap(Target::Settings(scene::SettingsTarget::Cog));
    table.tap(Target::Settings(scene::SettingsTarget::NewGame));
    table.tap(Target::Question(scene::QuestionTarget::Yes));
    assert_eq!(scores(&table), score("1", "0"));
}
