//! A turn that wins the game for the opponent: said before OK, and afterwards to the player who made it.

use app::course::begun;
use base::table::Station;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::raindrops::{Raindrops, Turn};
use rules::{Cell, Game, Spot, TwoPlayer};
use scene::{LobbyTarget, SeatTarget, Target};
use screens::GAMES;
use session::boards::{BoardGame, Goal};
use session::{Command, Match};

use crate::common::duels::{FACING, cells};
use crate::common::fingers::Table;
use crate::common::games::{RAINDROPS, def};
use crate::exercises::whole_turns;

/// The exercise in which a capture leaves the opponent one unit.
const SPARE: usize = 4;
const CAPTURE: &str = "a1 c1";

fn spare() -> Box<dyn Match> {
    let raindrops = def(RAINDROPS);
    let exercises = (raindrops.exercises)(&[0]);
    assert_eq!(exercises[SPARE].goal, Goal::GoesOn);
    begun(&exercises[SPARE], raindrops, &[0]).expect("an exercise")
}

fn draft(game: &mut dyn Match, names: &str) {
    for cell in cells(names) {
        let touch = Command::Touch(Spot::Cell(cell));
        game.perform(game.to_act(), touch).expect("it leads on");
    }
}

/// In every position of the exercises the board warns of a turn exactly if the turn loses.
#[test]
fn a_turn_gives_the_game_away_if_the_other_one_has_won_after_it() {
    let (mut given, mut kept) = (0, 0);
    for game in GAMES.iter().filter(|game| !game.on_map) {
        let chosen = game.first_choices();
        for exercise in (game.exercises)(&chosen) {
            let start = begun(&exercise, game, &chosen).expect("an exercise");
            for turn in whole_turns(&*start) {
                let mut tried = start.boxed();
                let mover = tried.to_act().expect("it goes on");
                draft(&mut *tried, &turn);
                let board = tried.as_board().expect("a game for two");
                let (told, before) = (board.gives_away(), board.last_player());
                if told.is_some() {
                    let end = *board.draft().touched.last().expect("it was touched");
                    let by_itself = board.ends_on(end) || board.is_done();
                    assert!(!by_itself, "it waits for OK: {turn}");
                }
                assert_ne!(
                    before,
                    Some(mover),
                    "the other one moved last, if anybody did"
                );
                let commit = Command::Commit;
                tried.perform(Some(mover), commit).expect("it is whole");
                let won: Vec<_> = tried.winners();
                let lost = won.iter().find(|&&winner| winner != mover).copied();
                assert_eq!(told, lost, "{} {turn}", game.title);
                let after = tried.as_board().expect("a game for two");
                assert_eq!(
                    (after.gives_away(), after.last_player()),
                    (None, Some(mover))
                );
                *if lost.is_some() {
                    &mut given
                } else {
                    &mut kept
                } += 1;
            }
        }
    }
    assert!(given > 0 && kept > 20, "{given} {kept}");
    let mut game = spare();
    draft(&mut *game, CAPTURE);
    assert_eq!(
        game.as_board().and_then(|board| board.gives_away()),
        Some(1)
    );
}

/// The exercise at the table, with the coach.
fn at_the_table() -> Table {
    let mut table = Table::new(8);
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(RAINDROPS)));
    table.tap(Target::Lobby(LobbyTarget::TryIt));
    for number in 0..SPARE {
        let exercises = (def(RAINDROPS).exercises)(&[0]);
        let place = table.mover();
        table.touch(exercises[number].solution);
        table.ok();
        table.tap(Target::Seat(place, SeatTarget::NextExercise));
    }
    table
}

#[test]
fn the_panel_warns_before_ok_even_where_the_coach_speaks() {
    let mut table = at_the_table();
    let mover = table.mover();
    let warns_at = |table: &Table, place| table.panel(place).join(" ").contains("one unit: ");
    let warns = |table: &Table| warns_at(table, mover);
    assert!(!warns(&table));
    table.touch(CAPTURE);
    assert!(warns(&table), "{:?}", table.panel(mover));
    assert!(
        warns_at(&table, table.waiting()),
        "both make the turn of an exercise"
    );
    table.tap(Target::Seat(mover, SeatTarget::Undo));
    assert!(!warns(&table));
}

/// A game at the table, and the touches of a capture in it that loses at once.
fn before_a_losing_capture() -> (Table, String) {
    for seed in 0.. {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut plain = Raindrops::begin(&[0]).expect("it is offered");
        let mut played: Vec<String> = Vec::new();
        while let Some(mover) = plain.to_act() {
            let names = |turn: &Turn| {
                let cells = plain.touches(turn);
                cells
                    .iter()
                    .map(Cell::to_string)
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            let all = plain.steps();
            let loses = |turn: &&Turn| {
                let mut after = plain.clone();
                after.play((*turn).clone()).expect("it is listed");
                after
                    .outcome()
                    .is_some_and(|outcome| outcome.winner != mover)
            };
            if let Some(turn) = all.iter().find(loses) {
                let mut table = Table::duelling(3, FACING, RAINDROPS, &[0]);
                table.turns(&played.join(", "));
                return (table, names(turn));
            }
            let turn = all.choose(&mut chance).expect("there is one").clone();
            played.push(names(&turn));
            plain.play(turn).expect("it is listed");
        }
    }
    unreachable!("it is searched for without end")
}

#[test]
fn the_one_who_has_lost_by_the_own_turn_reads_why() {
    let (mut table, capture) = before_a_losing_capture();
    let (loser, winner) = (table.mover(), table.waiting());
    let seats = table.board().sitting.iter();
    let who = seats.clone().find(|seat| seat.place == winner);
    let who = who.expect("two play").colour.name().to_string();
    table.touch(&capture);
    let armed = table.panel(loser).join(" ");
    let told = format!("This leaves {who} one unit: {who} wins");
    assert!(armed.contains(&told), "{armed}");
    table.ok();
    let lost = table.panel(loser).join(" ");
    let told = format!("You left {who} one unit: {who} wins");
    assert!(lost.contains(&told), "{lost}");
    let won = table.panel(winner).join(" ");
    assert!(
        won.contains("You win!") && !won.contains("You left"),
        "{won}"
    );
}
