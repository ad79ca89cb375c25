//! A picture to take home of the end of a round: the map with all rails, hubs and cities, and below it each
//! player's cost. All of that is public by then. The picture uses nothing of the next round, whose cities are dealt
//! already.

use super::board;
use super::report::{self, title};
use super::table::RailTable;
use crate::map;
use crate::souvenir::{self, EDGE, FACTS, GAP, HEAD, Head};
use app::game_screen::UprightMap;
use app::state::State;
use app::table::TableScreen;
use base::words::{self, Message};
use rules::transglobal_rail::{Phase, SeatReport};
use scene::{
    Camera, Colour, Face, Fill, Frame, Layer, LayerName, Pen, Point, STAGE_HEIGHT, STAGE_WIDTH,
    Scene, Size, Stroke, Style, emblems, pen, theme, widgets,
};
use session::transglobal_rail::RoundEnd;

/// Height of a player's card.
const CARD: f32 = 290.0;
/// Distance between the cities on a card, and position of the first one.
const CITY: f32 = 33.0;
const CITIES: f32 = 124.0;
/// Number of the last cities that share their line with the bank, and the bank's width.
const BESIDE_BANK: usize = 3;
const BANK: f32 = 106.0;
const WIDE: f32 = STAGE_WIDTH + 2.0 * EDGE;

/// Returns the picture of the round whose results are on the screen.
pub(super) fn draw(
    state: &State,
    table: &TableScreen,
    map: Option<UprightMap>,
    date: &str,
) -> Option<Scene> {
    // Its names are upright, and nothing on it is in motion.
    let table = table.without_review();
    let play = RailTable::of(&table)?;
    let ended = play.ended()?;
    let map = map?;
    let [mut rails, mut hubs, mut round] =
        std::array::from_fn(|_| Pen::new(state.words(), state.language()));
    draw_cities(play, &mut rails);
    board::draw_rails(state, play, &mut rails);
    board::draw_hubs(state, play, &mut hubs);
    round.for_reader(state.language(), WIDE, |pen| {
        draw_round(play, ended, date, pen)
    });
    Some(Scene {
        stage: Size {
            width: WIDE,
            height: HEAD + STAGE_HEIGHT + GAP + CARD + EDGE,
        },
        camera: Camera {
            origin: Point::new(EDGE, HEAD),
            ..Camera::default()
        },
        layers: vec![
            map.ground,
            map.halos,
            Layer::new(LayerName::Board, rails.items),
            map.towns,
            Layer::new(LayerName::Hubs, hubs.items),
            Layer::new(LayerName::Over, round.items),
        ],
        ..Scene::default()
    })
}

/// Rings in the players' colours round the cities that they held.
fn draw_cities(play: RailTable<'_>, pen: &mut Pen) {
    let game = play.board();
    for (seat, sitting) in play.sitting.iter().enumerate() {
        for &city in game.cities(seat) {
            let centre = play.loaded_map.node(game.map().city(city).node);
            let ring = pen::circle(centre, map::ROUNDEL + 8.0);
            let rim = Stroke::round(theme::PANEL, 9.0);
            pen.path(ring.clone(), Some(Fill::Flat(theme::PANEL)), Some(rim));
            pen.stroke(ring, Stroke::round(sitting.colour.colour(), 5.5));
        }
    }
}

/// Draws the head above the map, and the cards below it.
fn draw_round(play: RailTable<'_>, ended: &RoundEnd, date: &str, pen: &mut Pen) {
    let over = play.game().phase() == Phase::Finished;
    let map = Message::name(play.board().map().name());
    let round = words::sheet_picture_round(ended.report.round);
    let result = match over {
        true => title(play, ended),
        false => connected(play, ended),
    };
    let head = Head {
        title: super::GAME.title.into(),
        about: Message::series([map, round, date.into()]),
        result,
    };
    souvenir::draw_head(head, WIDE, pen);
    let top = HEAD + STAGE_HEIGHT + GAP;
    let rows = report::rows(play, ended);
    let frames = souvenir::cards(rows.len(), WIDE, top, CARD);
    for ((place, report), frame) in rows.into_iter().zip(frames) {
        draw_card(play, place, report, frame, pen);
    }
}

/// Returns the words on the players who connected all cities first.
fn connected(play: RailTable<'_>, ended: &RoundEnd) -> Message {
    let first = ended.report.seats.iter().filter(|report| report.first);
    let names = first.map(|report| play.sitting[report.seat].colour.name());
    words::sheet_picture_connected(Message::list(names.collect()))
}

/// Draws the cost of the round for a player, and the cities of that player's hand.
fn draw_card(
    play: RailTable<'_>,
    place: Option<usize>,
    report: &SeatReport,
    frame: Frame,
    pen: &mut Pen,
) {
    let won = place == Some(1) || (place.is_none() && report.first);
    souvenir::draw_card(play.sitting[report.seat].colour, won, frame, pen);
    let (left, room) = (frame.x + 92.0, frame.w - 108.0);
    let cost = match report.first {
        true => words::rail_results_connected(),
        false => words::rail_results_cost(report.paid),
    };
    let place = place.map(words::rail_results_nth);
    let facts = place.into_iter().chain([cost]);
    let facts = pen.say(Message::series(facts));
    let size = widgets::fitting(&facts, FACTS.face(), FACTS.size(), room);
    pen.text(facts, Point::new(left, frame.y + 78.0), FACTS.sized(size));
    draw_bank(report, frame, pen);
    let game = play.board();
    for (number, &city) in game.cities(report.seat).iter().enumerate() {
        let city = game.map().city(city);
        let region = &game.map().regions()[city.region];
        let at = Point::new(frame.x + 34.0, frame.y + CITIES + CITY * number as f32);
        let colour = Colour::parse(&region.colour).unwrap_or(theme::MAP_INK);
        emblems::draw_region(pen, region.symbol, colour, at, 13.0);
        let name = pen.say(Message::name(&city.name));
        // The bank is next to the last ones.
        let room = frame.w - 68.0 - if number < BESIDE_BANK { 0.0 } else { BANK };
        let size = widgets::fitting(&name, Face::Narrow, 26.0, room);
        let style = Style::new(Face::Narrow, size, theme::INK);
        widgets::centred(pen, name, Point::new(at.x + 22.0, at.y), style);
    }
}

/// The bank before, and after the round.
fn draw_bank(report: &SeatReport, frame: Frame, pen: &mut Pen) {
    let right = frame.x + frame.w - 22.0;
    let y = frame.y + CITIES + 4.0 * CITY;
    let [before, after] = [report.before, report.after].map(|bank| Message::Money(bank.into()));
    let bank = Style::new(Face::Bold, 40.0, theme::GOLD).end();
    widgets::centred(pen, after, Point::new(right, y - 6.0), bank);
    let small = Style::new(Face::Text, 23.0, theme::QUIET).end();
    widgets::centred(pen, before, Point::new(right, y - 44.0), small);
}
