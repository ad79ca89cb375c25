//! Transglobal Rail on the table.

mod bank;
mod board;
mod buildable;
mod duration;
mod ending;
mod figures;
mod finish;
mod game_words;
mod head;
mod hint;
mod in_short;
mod lessons;
mod light;
pub mod looking_back;
mod moment;
mod money_button;
mod own;
mod own_cities;
mod picture;
mod podium;
mod report;
mod report_own;
mod review;
mod review_own;
mod rows;
mod seat;
mod sight;
mod souvenir;
mod status;
mod table;
mod taught;
mod tour;

pub use table::RailTable;

use ending::Show;
use looking_back::{Review, request};
use rules::Spot;
use rules::transglobal_rail::{ID, Phase, Setup, TransglobalRail, kind_seed};
use session::transglobal_rail::{RailMatch, open};

use app::game_screen::{GameScreen, Pens, UprightMap};
use app::layout::{Folding, OwnScreen};
use app::looking_back::LookingBack;
use app::motion::Moving;
use app::sight::About;
use app::state::State;
use app::table::TableScreen;
use base::sound::Sound;
use base::table::PlayerColour;
use base::words::{self, Message};
use rules::maps::CityId;
use rules::record::Unreadable;
use rules::request::EngineRequest;
use scene::{Pen, Point, Scene, Slider, TargetArea};
use session::cabinet::{GameDef, Picture};
use session::{Command, Fact, Seat};

/// The game as the table knows it.
pub(crate) static GAME: GameDef = GameDef {
    id: ID,
    title: "Transglobal Rail",
    about: words::rail_about,
    duration: |terms| words::rail_duration(duration::minutes(terms)),
    seats: 2..=6,
    choices: &[],
    ahead: None,
    on_map: true,
    settings: &[Slider::Bank, Slider::Taxes],
    picture: Picture::Drawn(picture::draw),
    // Four people on Europe, in round 1.
    mid_play: Some(
        "UgNWABB0cmFuc2dsb2JhbC1yYWlsBmV1cm9wZQlzTIWMBDwKBQAANMkO67kti7RUM7RGPAqRGWDkIRijIiaIjEYjksKJ4PAzIBDJSQ\
         HhyEkaDCQLsWkanIIE403sdQ",
    ),
    colours: [PlayerColour::Orange, PlayerColour::Sky],
    figures: figures::FIGURES,
    // Its coach teaches it in a small game.
    exercises: |_| Vec::new(),
    tried_at: None,
    voice: Sound::Rail(0),
    begin: |start| {
        let map = start.map?;
        let mut setup = Setup {
            seats: start.seats,
            bank: start.bank,
            tax: start.tax,
            seed: start.seed,
        };
        if start.is_kind {
            setup.seed = kind_seed(map.rails, setup).ok()?;
        }
        let game = TransglobalRail::new(map.rails.clone(), setup).ok()?;
        Some(Box::new(RailMatch::new(map.id, game)))
    },
    read: |save, map, unrecorded| {
        let map = map.ok_or(Unreadable::NoSuchMap)?;
        let record = save.record::<TransglobalRail>(map.rails)?;
        Ok(Box::new(RailMatch::of(map.id, &record, unrecorded.seen)))
    },
    open_view: |bytes, map, viewer| Some(Box::new(open(bytes, map?, viewer)?)),
};

/// The screen of this game.
pub(crate) struct RailScreen;

/// Draws the map, and the show on it at the end of a round.
fn draw_map(state: &State, rail: RailTable<'_>, pens: &mut Pens) {
    board::draw(state, rail, pens.board);
    board::draw_hubs(state, rail, pens.hubs);
    tour::draw_above(state, rail, pens.hubs);
    moment::draw_dusk(state, rail, pens.hubs);
}

impl GameScreen for RailScreen {
    fn draw(&self, state: &State, table: &TableScreen, pens: &mut Pens) {
        let Some(rail) = RailTable::of(table) else {
            return;
        };
        if let Some(back) = rail.review() {
            review::draw_board(rail, back, pens.board);
            review::draw_hubs(rail, back, pens.hubs);
            review::draw_seats(state, rail, back, pens.seats);
        } else {
            draw_map(state, rail, pens);
            seat::draw_all(state, rail, pens.seats, pens.flash);
            tour::draw_coins(state, rail, pens.seats);
            moment::draw(state, rail, pens.seats);
        }
        board::draw_titles(rail, pens.seats);
    }

    fn is_tense(&self, table: &TableScreen) -> bool {
        let Some(rail) = RailTable::of(table) else {
            return false;
        };
        rail.game().phase() != Phase::Finished && ending::may_end(rail.game())
    }

    fn own_sheet(&self, state: &State, table: &TableScreen) -> f32 {
        own::sheet_height(state, table)
    }

    fn own_fold(&self, state: &State, table: &TableScreen) -> Option<Folding> {
        own::folding(state, table)
    }

    fn draw_own(
        &self,
        state: &State,
        table: &TableScreen,
        own: OwnScreen,
        viewer: Seat,
        pens: &mut Pens,
    ) {
        if let Some(rail) = RailTable::of(table) {
            own::draw(state, rail, own, viewer, pens);
        }
    }

    fn news(&self, table: &TableScreen, seat: Seat) -> Vec<Point> {
        let Some(rail) = RailTable::of(table) else {
            return Vec::new();
        };
        let others = (0..rail.sitting.len()).filter(|&other| other != seat);
        let links = others.flat_map(|other| rail.last_turn(other));
        let ends = links.map(|&link| rail.loaded_map.link(link));
        let mut news: Vec<Point> = ends.flat_map(|(a, b)| [a, b]).collect();
        let home = rail.board().hub(seat).map(|hub| rail.loaded_map.node(hub));
        if !news.is_empty() {
            news.extend(home);
        }
        news
    }

    fn about(&self, state: &State, table: &TableScreen, _viewer: Seat) -> About {
        RailTable::of(table).map_or(About::Turn, |rail| sight::about(state, rail))
    }

    fn about_where(&self, state: &State, table: &TableScreen, viewer: Seat) -> Vec<Point> {
        let rail = RailTable::of(table);
        rail.map_or_else(Vec::new, |rail| sight::about_where(state, rail, viewer))
    }

    fn named_first(&self, state: &State, table: &TableScreen, viewer: Seat) -> Vec<CityId> {
        let rail = RailTable::of(table);
        rail.map_or_else(Vec::new, |rail| sight::named_first(state, rail, viewer))
    }

    fn own_ground(&self, state: &State, table: &TableScreen, viewer: Seat) -> Vec<Point> {
        let rail = RailTable::of(table);
        rail.map_or_else(Vec::new, |rail| sight::own_ground(state, rail, viewer))
    }

    fn turn_in_short(&self, table: &TableScreen, seat: Seat) -> Option<Message> {
        in_short::in_short(RailTable::of(table)?, seat)
    }

    fn end_in_short(&self, state: &State, table: &TableScreen) -> Option<Message> {
        let rail = RailTable::of(table)?;
        let ended = rail.ended()?;
        Some(match Show::of(state, rail) {
            Show::Tour(seat, _) => {
                let name = rail.sitting[seat].colour.name();
                words::rail_review_pays(ended.report.seats[seat].paid, name)
            }
            // The podium tells the winner last.
            Show::Before | Show::Taxes(_) | Show::Podium(_) => {
                words::rail_results_round(ended.report.round)
            }
            Show::Over => report::title(rail, ended),
        })
    }

    fn turn_spots(&self, table: &TableScreen, seat: Seat) -> Vec<Spot> {
        let Some(rail) = RailTable::of(table) else {
            return Vec::new();
        };
        let links = rail.turn_of(seat);
        let hub = rail.board().hub(seat).filter(|_| links.is_empty());
        let is_placed = rail.board().rails().next().is_none();
        let hub = hub.filter(|_| is_placed).map(Spot::Node);
        links.iter().copied().map(Spot::Link).chain(hub).collect()
    }

    fn rounds(&self, table: &TableScreen) -> Vec<(Message, Vec<Message>)> {
        let Some(rail) = RailTable::of(table) else {
            return Vec::new();
        };
        let banks: Vec<Vec<i32>> = (0..rail.sitting.len())
            .map(|seat| rail.banks(seat))
            .collect();
        let over = 1..banks.first().map_or(0, Vec::len);
        let told = |round: usize| {
            let bank = |banks: &Vec<i32>| Message::Money(banks[round].into());
            (
                words::rail_tell_round_over(round as u32),
                banks.iter().map(bank).collect(),
            )
        };
        over.map(told).collect()
    }

    fn spot_place(&self, table: &TableScreen, spot: Spot) -> Vec<Point> {
        let Some(map) = table.loaded_map() else {
            return Vec::new();
        };
        match spot {
            Spot::Link(link) => {
                let (a, b) = map.link(link);
                vec![a, b]
            }
            Spot::Node(node) => vec![map.node(node)],
            Spot::Cell(_) => Vec::new(),
        }
    }

    fn moving(&self, table: &TableScreen, fact: &Fact) -> Vec<Moving> {
        let rail = RailTable::of(table);
        rail.map_or(Vec::new(), |rail| light::moving(rail, fact))
    }

    fn voice(&self, table: &TableScreen) -> Option<Sound> {
        let rail = RailTable::of(table)?;
        Some(Sound::Rail(light::pitch(rail, rail.acting()?)))
    }

    fn undoing(&self, table: &TableScreen) -> Vec<Moving> {
        let undoing = RailTable::of(table).and_then(light::undoing);
        undoing.into_iter().collect()
    }

    fn moment(&self, table: &TableScreen, fact: &Fact) -> Option<Seat> {
        let rail = RailTable::of(table)?;
        let &Fact::Connected(seat) = fact else {
            return None;
        };
        let is_first = match rail.ended() {
            Some(ended) => ended.report.seats[seat].first,
            None => rail.game().is_first(seat),
        };
        is_first.then_some(seat)
    }

    fn next_to_finish(&self, table: &TableScreen, seat: Seat) -> Option<Command> {
        finish::next(RailTable::of(table)?, seat)
    }

    fn is_worth_watching(&self, table: &TableScreen) -> bool {
        RailTable::of(table).is_some_and(|rail| ending::is_worth_watching(rail.game()))
    }

    fn has_help(&self, table: &TableScreen) -> bool {
        let rail = RailTable::of(table);
        let on_turn = rail.and_then(|rail| Some((rail, rail.person()?)));
        on_turn.is_some_and(|(rail, seat)| finish::is_offered(rail, seat))
    }

    fn tasks(&self, state: &State, table: &TableScreen, seat: Seat) -> Vec<bool> {
        let rail = RailTable::of(table).filter(|_| table.is_lesson());
        rail.map_or_else(Vec::new, |rail| lessons::tasks(state, rail, seat).into())
    }

    fn lesson(&self, state: &State, table: &TableScreen, seat: Seat) -> Option<Message> {
        lessons::lesson(state, RailTable::of(table)?, seat)
    }

    fn chip(&self, table: &TableScreen, seat: Seat) -> Message {
        let bank = |rail: RailTable<'_>| Message::Money(rail.game().bank(seat).into());
        RailTable::of(table).map(bank).unwrap_or_default()
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
            draw_map(state, rail, pens);
            tour::draw_coins(state, rail, pens.seats);
            moment::draw(state, rail, pens.seats);
            self.draw_results(state, table, pens.seats);
        }
    }

    fn draw_results(&self, state: &State, table: &TableScreen, over: &mut Pen) {
        if let Some(rail) = RailTable::of(table).filter(|rail| rail.review().is_none())
            && let Some(ended) = rail.ended()
            && !matches!(Show::of(state, rail), Show::Before | Show::Tour(..))
        {
            match state.own_screen() {
                Some(own) => report_own::draw(state, rail, ended, own, over),
                // Players read the results at their own seats.
                None if ending::is_at_seats(state, rail) => {
                    moment::draw_taxes(state, rail, ended, over);
                    podium::draw(state, rail, over);
                }
                None => report::draw(state, rail, ended, over),
            }
        }
    }

    fn souvenir(
        &self,
        state: &State,
        table: &TableScreen,
        map: Option<UprightMap>,
        date: &str,
    ) -> Option<Scene> {
        souvenir::draw(state, table, map, date)
    }

    fn standing(&self, table: &TableScreen) -> (Message, Message) {
        let Some(rail) = RailTable::of(table) else {
            return Default::default();
        };
        let round = rail.board().round();
        let stand = match rail.ended() {
            Some(_) => words::rail_standing_results(round),
            None => words::rail_standing_round(round),
        };
        let map = Message::name(rail.board().map().name());
        (words::rail_standing(GAME.title, map), stand)
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
