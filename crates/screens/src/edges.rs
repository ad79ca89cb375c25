//! Owners of a board's edges, in games with owned edges. The words are at the seat, and on plates like those of a
//! terminus. Plates are at the ends of each edge, towards all readers of the table.

use app::board_table::BoardTable;
use app::state::State;
use app::table::BoardSquare;
use base::table::{Pose, Rotation, Station};
use base::words::{self, Message};
use scene::{
    Face, Fill, Frame, Path, Pen, Point, Stroke, Style, emblems, measure, pen, theme, widgets,
};
use session::SeatAssignment;
use session::boards::{Edges, Player};

/// Height of a plate.
const HIGH: f32 = 32.0;
/// The size of its letters.
const LETTERS: f32 = 18.0;
/// Where its name begins, behind the emblem.
const NAME: f32 = 34.0;
/// Width for a name.
const ROOM: f32 = 124.0;
/// Distance of an edge's line from the board.
const LINE: f32 = 8.0;
/// Distance from the board of a plate that continues the line of its edge.
const NEXT_TO_LINE: f32 = 24.0;
/// Distance of a plate next to labels.
const NEXT_TO_LABELS: f32 = 42.0;
/// Place of a plate along its edge, as a share of the edge. It stays clear of the sign of the first player. It
/// snaps to the nearest line between two cells.
const ALONG: f32 = 0.31;

/// Returns the score of the games so far, and the count in this one.
pub(crate) fn tally(duel: BoardTable<'_>, player: Player) -> Message {
    let (tally, session) = (counted(duel, player), duel.screen.session());
    // The end of a first game has no score to add.
    if session.terms().score.is_nothing() {
        return tally;
    }
    let score = session.score();
    let score = words::duel_score(score.points(1 - player), score.points(player));
    match tally.is_nothing() {
        true => score,
        false => words::duel_score_tally(score, tally),
    }
}

/// Returns the count of a player, or a person's edges. Just after a swap a sentence names the edges instead.
fn counted(duel: BoardTable<'_>, player: Player) -> Message {
    let is_told = duel.play.last_special() == Some("swap");
    let is_read = duel.sitting[player].is_person() && duel.play.ended().is_none() && !is_told;
    let edges = words(duel, player).filter(|_| is_read);
    edges.unwrap_or_else(|| duel.play.shown().tally_of(player))
}

/// Returns a player's edges, as seen from their seat.
pub(crate) fn words(duel: BoardTable<'_>, player: Player) -> Option<Message> {
    // A swap is its own inverse.
    let edges = duel.play.shown().edges(duel.play.shown().player(player))?;
    let seat = match duel.screen.upright {
        true => Rotation::R0,
        false => duel.sitting[player].place.turn(),
    };
    Some(
        match (is_left_and_right(edges, duel, seat), duel.screen.upright) {
            (true, _) => words::duel_edges_sides(),
            (false, false) => words::duel_edges_ends(),
            (false, true) => words::duel_edges_upright(),
        },
    )
}

/// Returns the sentence for a player who has just taken over the other one's edges.
pub(crate) fn taken(duel: BoardTable<'_>, player: Player) -> Option<Message> {
    let has_taken = duel.play.last_special() == Some("swap");
    let edges = words(duel, player).filter(|_| has_taken)?;
    Some(words::duel_took_edges(edges))
}

/// Returns true if edges are left and right for a person with this rotation.
fn is_left_and_right(edges: Edges, duel: BoardTable<'_>, turn: Rotation) -> bool {
    let is_turned = duel.board_turn().is_upright() != turn.is_upright();
    (edges == Edges::WestAndEast) != is_turned
}

/// Draws the plates of all edges. An own screen has no space for them, and only one reader.
pub(crate) fn draw(state: &State, duel: BoardTable<'_>, pen: &mut Pen) {
    if duel.screen.upright {
        return;
    }
    let [one, other] = duel.readers();
    draw_for(one, other.turn(), state, duel, pen);
    if one.turn() != other.turn() {
        draw_for(other, one.turn(), state, duel, pen);
    }
}

/// Draws the plates for the reader at a place, while the other player has another rotation.
fn draw_for(reader: Station, other: Rotation, state: &State, duel: BoardTable<'_>, pen: &mut Pen) {
    for side in [0, 1] {
        let Some(edges) = duel.play.shown().edges(side) else {
            continue;
        };
        let seat = duel.sitting[duel.play.shown().player(side)];
        pen.with_language(state.language_at(reader), |pen| {
            let wide = NAME + 14.0 + measure_name(seat, pen).min(ROOM);
            let upright = is_left_and_right(edges, duel, Rotation::R0);
            for is_second in [false, true] {
                let place = Place { upright, is_second };
                let centre = place.middle(wide, [reader.turn(), other], duel);
                pen.stroke(
                    place.tie(centre, duel),
                    Stroke::butt(seat.colour.colour(), 8.0),
                );
                let pose = Pose::centred(centre, wide, HIGH, reader.turn());
                pen.with_pose(pose, |pen| {
                    pen.for_reader(state.language_at(reader), wide, |pen| {
                        draw_plate(seat, wide, pen);
                    });
                });
            }
        });
    }
}

fn measure_name(seat: SeatAssignment, pen: &Pen) -> f32 {
    measure::width(&pen.say(seat.colour.name()), Face::Bold, LETTERS)
}

/// An edge on the stage.
struct Place {
    /// True if it runs from above to below.
    upright: bool,
    /// True for the right or the lower one of two edges.
    is_second: bool,
}

impl Place {
    /// Returns the middle of its plate for a reader with the first of two rotations. It is always beside the board,
    /// because panels may be above and below.
    fn middle(&self, wide: f32, [own, other]: [Rotation; 2], duel: BoardTable<'_>) -> Point {
        let square = duel.square();
        let half = square.side / 2.0;
        let lies = own.is_upright();
        let (across, down) = if lies { (wide, HIGH) } else { (HIGH, wide) };
        let is_right = match self.upright {
            true => self.is_second,
            false => reads_right(own, other),
        };
        let gap = match !self.upright && lies {
            true => NEXT_TO_LINE,
            false => NEXT_TO_LABELS,
        };
        let away = half + gap + across / 2.0;
        let x = if is_right { away } else { -away };
        let cell = duel.grid().cell;
        let along = (square.side * ALONG / cell).round() * cell;
        let y = match (self.upright, self.is_second) {
            (true, _) if reads_below(own, other) => half - along,
            (true, _) => along - half,
            (false, is_second) => {
                let line = half + LINE + HIGH / 2.0 - down.max(HIGH) / 2.0;
                if is_second { line } else { -line }
            }
        };
        Point::new(square.centre.x + x, square.centre.y + y)
    }

    /// The short line that ties a plate with this middle to its edge, on its way past the labels between two of
    /// them.
    fn tie(&self, plate: Point, duel: BoardTable<'_>) -> Path {
        let BoardSquare { centre, side } = duel.square();
        let x = |away: f32| centre.x + (side / 2.0 + away) * (plate.x - centre.x).signum();
        let y = match self.upright {
            true => plate.y,
            false => centre.y + (side / 2.0 + LINE) * (plate.y - centre.y).signum(),
        };
        let point = |away| Point::new(x(away), y);
        pen::line(point(2.0 * LINE - 2.0), point(NEXT_TO_LABELS + 2.0))
    }
}

/// Returns true if the plates for readers with a rotation are at the right of the stage.
fn reads_right(own: Rotation, other: Rotation) -> bool {
    match own {
        Rotation::R0 => false,
        Rotation::R90 => other == Rotation::R0,
        Rotation::R180 => true,
        Rotation::R270 => other != Rotation::R180,
    }
}

/// Returns true if the plates for readers with a rotation are in the lower half of the stage.
fn reads_below(own: Rotation, other: Rotation) -> bool {
    match own {
        Rotation::R0 => true,
        Rotation::R90 => other == Rotation::R180,
        Rotation::R180 => false,
        Rotation::R270 => other != Rotation::R0,
    }
}

fn draw_plate(seat: SeatAssignment, wide: f32, pen: &mut Pen) {
    let plate = Frame::new(0.0, 0.0, wide, HIGH);
    let rim = Stroke::round(seat.colour.colour(), 2.5);
    let shape = pen::rounded(plate.inset(1.5), 6.0);
    pen.path(shape, Some(Fill::Flat(theme::PANEL)), Some(rim));
    let middle = plate.centre().y;
    emblems::draw_emblem(pen, seat.colour, Point::new(18.0, middle), 9.0);
    let name = pen.say(seat.colour.name());
    let size = widgets::fitting(&name, Face::Bold, LETTERS, ROOM);
    let style = Style::new(Face::Bold, size, theme::INK);
    widgets::centred(pen, name, Point::new(NAME, middle), style);
}
