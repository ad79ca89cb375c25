//! Transglobal Rail on the table.

mod board;
mod figures;
mod hint;
pub mod looking_back;
mod picture;
mod report;
mod review;
mod seat;
mod table;

pub use table::RailTable;

use super::{ID, RailMatch, Setup, TransglobalRail};
use looking_back::{Review, request};

use crate::app::State;
use crate::app::game_screen::{GameScreen, Pens};
use crate::app::looking_back::LookingBack;
use crate::app::table::TableScreen;
use crate::cabinet::{GameDef, Picture};
use crate::players::engine::EngineRequest;
use crate::record::Unreadable;
use crate::scene::{Pen, Slider, TargetArea};
use crate::session::Seat;
use crate::table::PlayerColour;

/// The game as the table knows it.
pub static GAME: GameDef = GameDef {
    id: ID,
    title: "Transglobal Rail",
    about: "Build one network of rails together, and be the first to join your five secret cities.",
    duration: "About 30 minutes. Shorter with a smaller bank.",
    seats: 2..=6,
    choices: &[],
    on_map: true,
    settings: &[Slider::Bank, Slider::Taxes],
    picture: Picture::Drawn(picture::draw),
    colours: [PlayerColour::Orange, PlayerColour::Sky],
    figures: figures::FIGURES,
    screen: &RailScreen,
    begin: |start| {
        let map = start.map?;
        let setup = Setup {
            seats: start.seats,
            bank: start.bank,
            tax: start.tax,
            seed: start.seed,
        };
        let game = TransglobalRail::new(map.rails.clone(), setup).ok()?;
        Some(Box::new(RailMatch::new(map.id, game)))
    },
    read: |save, map, unrecorded| {
        let map = map.ok_or(Unreadable::NoSuchMap)?;
        let record = save.record::<TransglobalRail>(map.rails)?;
        Ok(Box::new(RailMatch::of(map.id, &record, unrecorded.seen)))
    },
};

/// The screen of this game.
struct RailScreen;

impl GameScreen for RailScreen {
    fn draw(&self, state: &State, table: &TableScreen, pens: &mut Pens) {
        let Some(rail) = RailTable::of(table) else {
            return;
        };
        if let Some(back) = rail.review() {
            review::draw_board(rail, back, pens.board);
            review::draw_hubs(rail, back, pens.seats);
            review::draw_seats(state, rail, back, pens.seats);
        } else {
            board::draw(state, rail, pens.board);
            board::draw_hubs(rail, pens.seats);
            seat::draw_all(state, rail, pens.seats, pens.flash);
        }
        board::draw_titles(rail, pens.seats);
    }

    fn draw_fingers(
        &self,
        state: &State,
        table: &TableScreen,
        targets: &[TargetArea],
        pens: &mut Pens,
    ) {
        if let Some(rail) = RailTable::of(table).filter(|rail| rail.review().is_none()) {
            board::draw_fingers(state, rail, targets, pens.board);
        }
    }

    fn draw_demonstration(&self, state: &State, table: &TableScreen, pens: &mut Pens) {
        if let Some(rail) = RailTable::of(table) {
            board::draw(state, rail, pens.board);
            board::draw_hubs(rail, pens.seats);
        }
    }

    fn draw_results(&self, state: &State, table: &TableScreen, over: &mut Pen) {
        if let Some(rail) = RailTable::of(table).filter(|rail| rail.review().is_none())
            && let Some(ended) = rail.ended()
        {
            report::draw(state, rail, ended, over);
        }
    }

    fn standing(&self, table: &TableScreen) -> (String, String) {
        let Some(rail) = RailTable::of(table) else {
            return Default::default();
        };
        let round = rail.board().round();
        let stand = match rail.ended() {
            Some(_) => format!("Round {round} has ended. Its results are on the table."),
            None => format!("Round {round} stands where you left it."),
        };
        let title = format!("{}, {}", GAME.title, rail.map.info().title);
        (title, stand)
    }

    fn look_back(
        &self,
        table: &TableScreen,
        seat: Seat,
    ) -> Option<(Box<dyn LookingBack>, EngineRequest)> {
        let rail = RailTable::of(table)?;
        let round = rail.ended()?.report.round;
        let review = Review::new(rail.record(), round, seat);
        Some((Box::new(review), request(rail.board())))
    }
}
