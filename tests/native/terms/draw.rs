//! A draw offer at one player's seat, with its acceptance or refusal at the other's, and other early ends of a
//! game.

use app::Event;
use base::table::Station;
use rules::{GameId, Spot};
use scene::{LobbyTarget, ResultsTarget, SeatTarget, SettingsTarget, SheetTarget, Target};
use session::{Actor, Command, EarlyEnd, Refused};

use super::for_two;
use crate::common::disk::{Disk, go_on};
use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::SWITCH_YARD;
use crate::common::screens::{PHONE, own_screen};

fn at(place: Station, target: SeatTarget) -> Target {
    Target::Seat(place, target)
}

fn any_game() -> GameId {
    SWITCH_YARD
}

fn a_turn(table: &mut Table) {
    while !table.board().may_commit() {
        let cell = table.board().play.reach().next[0];
        table.tap(Target::Board(Spot::Cell(cell)));
    }
    table.ok();
}

fn offer(table: &mut Table, place: Station) {
    table.tap(at(place, SeatTarget::Resign));
    table.tap(at(place, SeatTarget::OfferDraw));
}

#[test]
fn a_draw_is_offered_where_a_draw_can_be_and_ends_the_game() {
    for game in for_two() {
        for on_turn in [true, false] {
            let mut table = Table::duelling(3, FACING, game, &[]);
            let [mover, waiting] = [table.mover(), table.waiting()];
            let [one, other] = match on_turn {
                true => [mover, waiting],
                false => [waiting, mover],
            };
            if game != SWITCH_YARD {
                table.tap(at(one, SeatTarget::Resign));
                let is_offered = table.shows(at(one, SeatTarget::OfferDraw));
                assert!(!is_offered, "{game:?} always has a winner");
                continue;
            }
            offer(&mut table, one);
            assert!(table.board().play.ended().is_none());
            assert!(
                table.panel(other).join(" ").contains("offers a draw"),
                "{game:?}"
            );
            assert!(!table.shows(at(one, SeatTarget::AnswerYes)));
            table.tap(at(other, SeatTarget::AnswerYes));
            let ended = table.board().play.ended().expect("both wanted it");
            assert_eq!(
                (ended.winner, ended.early),
                (None, Some(EarlyEnd::DrawAgreed))
            );
            for place in FACING {
                assert!(
                    table.panel(place).join(" ").contains("Draw agreed"),
                    "{game:?}"
                );
            }
            let mut restarted = Disk::of(&mut table).restarted();
            go_on(&mut restarted);
            assert_eq!(restarted.board().play.ended(), Some(ended));
        }
    }
}

/// A finger on its way to OK declines.
#[test]
fn the_answer_that_ends_the_game_is_not_where_ok_is() {
    for with_hints in [true, false] {
        let mut table = Table::new(3);
        if table.app.offers_hints() != with_hints {
            table.tap(Target::Settings(SettingsTarget::Cog));
            table.tap(Target::Settings(SettingsTarget::Hints));
            table.tap(Target::Sheet(SheetTarget::Close));
        }
        for target in [
            LobbyTarget::Join(FACING[0]),
            LobbyTarget::Join(FACING[1]),
            LobbyTarget::Game(SWITCH_YARD),
            LobbyTarget::Start,
        ] {
            table.tap(Target::Lobby(target));
        }
        let [mover, waiting] = [table.mover(), table.waiting()];
        let ok = table.place(at(mover, SeatTarget::Ok));
        offer(&mut table, waiting);
        let answer = Some(at(mover, SeatTarget::AnswerNo));
        assert_eq!(table.view().target_at(ok), answer, "hints: {with_hints}");
    }
}

/// A player who has begun a turn keeps the buttons for it.
///
/// The other player's proposal is beside the board.
#[test]
fn a_draw_offer_stands_beside_the_board() {
    let mut table = Table::duelling(3, FACING, SWITCH_YARD, &[]);
    let [mover, waiting] = [table.mover(), table.waiting()];
    let told = |table: &Table| {
        let told = "offers a draw";
        let words = table.words();
        words.iter().filter(|words| words.contains(told)).count()
    };
    assert_eq!(told(&table), 0);
    let cell = table.board().play.reach().next[0];
    table.tap(Target::Board(Spot::Cell(cell)));
    offer(&mut table, waiting);
    assert!(
        !table.shows(at(mover, SeatTarget::AnswerYes)),
        "a turn goes on"
    );
    assert_eq!(told(&table), FACING.len(), "once for each side");
    table.tap(at(mover, SeatTarget::Undo));
    assert_eq!(told(&table), FACING.len() + 1, "it is asked");
    table.tap(at(mover, SeatTarget::AnswerNo));
    assert_eq!(told(&table), 0);
}

/// Two people with a common screen: the one with the question answers before the other one continues.
#[test]
fn on_one_screen_who_is_asked_answers_first() {
    let mut table = Table::new(4);
    table.send(Event::Window(own_screen(PHONE)));
    table.tap(Target::Lobby(LobbyTarget::Game(SWITCH_YARD)));
    table.tap(Target::Lobby(LobbyTarget::Against(None)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    let [mover, waiting] = [table.mover(), table.waiting()];
    offer(&mut table, mover);
    assert!(table.says("offers a draw"));
    assert!(table.shows(at(waiting, SeatTarget::AnswerYes)));
    table.tap(at(waiting, SeatTarget::AnswerNo));
    assert!(table.says("Your turn") && table.shows(at(mover, SeatTarget::Ok)));
}

#[test]
fn a_draw_is_declined_and_not_offered_twice_in_a_turn() {
    let mut table = Table::duelling(3, FACING, any_game(), &[]);
    let [mover, waiting] = [table.mover(), table.waiting()];
    offer(&mut table, mover);
    table.tap(at(waiting, SeatTarget::AnswerNo));
    assert!(table.panel(mover).join(" ").contains("No draw"));
    assert!(!table.shows(at(waiting, SeatTarget::AnswerYes)));
    table.tap(at(mover, SeatTarget::Resign));
    assert!(
        !table.shows(at(mover, SeatTarget::OfferDraw)),
        "the other has answered"
    );
    table.tap(at(mover, SeatTarget::ResignNo));
    a_turn(&mut table);
    table.tap(at(mover, SeatTarget::Resign));
    assert!(table.shows(at(mover, SeatTarget::OfferDraw)));
}

#[test]
fn a_player_that_plays_on_declines_the_draw() {
    let mut table = Table::duelling(3, FACING, any_game(), &[]);
    let [mover, waiting] = [table.mover(), table.waiting()];
    offer(&mut table, mover);
    a_turn(&mut table);
    assert!(
        table.shows(at(waiting, SeatTarget::AnswerYes)),
        "it waits for an answer"
    );
    let cell = table.board().play.reach().next[0];
    table.tap(Target::Board(Spot::Cell(cell)));
    assert!(
        !table.shows(at(waiting, SeatTarget::AnswerYes)),
        "OK is there instead"
    );
    table.tap(at(waiting, SeatTarget::Undo));
    assert!(
        table.shows(at(waiting, SeatTarget::AnswerYes)),
        "it was not meant"
    );
    a_turn(&mut table);
    assert!(
        table
            .app
            .session()
            .expect("a game")
            .terms()
            .proposed
            .is_none()
    );
    assert!(!table.shows(at(waiting, SeatTarget::AnswerYes)));
}

#[test]
fn an_offer_waits_in_the_save() {
    let mut table = Table::duelling(3, FACING, any_game(), &[]);
    let [mover, waiting] = [table.mover(), table.waiting()];
    offer(&mut table, waiting);
    let mut restarted = Disk::of(&mut table).restarted();
    go_on(&mut restarted);
    restarted.tap(at(mover, SeatTarget::AnswerYes));
    assert_eq!(
        restarted.board().play.ended().map(|ended| ended.winner),
        Some(None)
    );
}

#[test]
fn only_the_opponent_answers_and_computers_get_no_offer() {
    let table = Table::duelling(3, FACING, any_game(), &[]);
    let mut session = table.app.session().expect("a game").clone();
    let mut ask = |by, command| {
        let revision = session.revision();
        session.apply(by, revision, command)
    };
    let yes = Command::Answer(true);
    assert_eq!(ask(Actor::Person(0), yes.clone()), Err(Refused::NotOffered));
    assert!(ask(Actor::Person(0), Command::OfferDraw).is_ok());
    for by in [Actor::Person(0), Actor::Table, Actor::Computer(1)] {
        assert!(ask(by, yes.clone()).is_err(), "{by:?}");
    }
    assert_eq!(
        ask(Actor::Person(1), Command::OfferDraw),
        Err(Refused::NotOffered)
    );
    assert!(ask(Actor::Person(1), yes).is_ok());

    let mut table = Table::new(4);
    table.tap(Target::Lobby(LobbyTarget::Join(FACING[0])));
    table.tap(Target::Lobby(LobbyTarget::Computer(FACING[1])));
    table.tap(Target::Lobby(LobbyTarget::Game(any_game())));
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    table.tap(at(FACING[0], SeatTarget::Resign));
    assert!(!table.shows(at(FACING[0], SeatTarget::OfferDraw)));
}

#[test]
fn a_resign_question_stays_during_the_others_turn() {
    let mut table = Table::duelling(3, FACING, any_game(), &[]);
    let [mover, waiting] = [table.mover(), table.waiting()];
    table.tap(at(waiting, SeatTarget::Resign));
    a_turn(&mut table);
    table.wait(60_000.0);
    assert!(
        table.shows(at(waiting, SeatTarget::ResignYes)),
        "it is mine alone"
    );
    assert!(!table.shows(at(mover, SeatTarget::ResignYes)));
    table.tap(at(waiting, SeatTarget::ResignYes));
    let loser = table
        .board()
        .play
        .ended()
        .and_then(|ended| ended.early?.loser());
    let loser = table.board().sitting[loser.expect("somebody gave up")];
    assert_eq!(loser.place, waiting);
    let told = format!("{} resigned", loser.colour.name());
    for place in FACING {
        assert!(
            table.panel(place).join(" ").contains(&told),
            "both read who it was"
        );
    }
}

#[test]
fn the_next_game_begins_when_both_have_pressed() {
    let mut table = Table::duelling(3, FACING, any_game(), &[]);
    table.tap(at(FACING[0], SeatTarget::Resign));
    table.tap(at(FACING[0], SeatTarget::ResignYes));
    table.tap(Target::Results(ResultsTarget::PlayAgain));
    assert!(
        table.board().play.ended().is_some(),
        "the other one has not pressed"
    );
    table.all_agree();
    assert!(table.board().play.ended().is_none());
}
