//! A sentence beside the board for both players of a game for two: the first player, until that player touches the
//! board, and a proposal until its answer.

use app::board_table::BoardTable;
use app::state::State;
use base::table::{PANEL_DEPTH, Pose, Rotation};
use base::words::Message;
use scene::{Face, Frame, MIDDLE, Pen, Point, Style, emblems, pen, theme, widgets};
use session::{Seat, SeatAssignment};

use super::duel_status::{name, proposal};

/// Size of a plate: as high as a button, and narrow enough for the space beside the largest board.
const WIDE: f32 = 252.0;
const HIGH: f32 = 52.0;
/// Where words begin, behind the emblem.
const WORDS: f32 = 50.0;

/// A plate for each side from which the table is read.
pub(crate) fn draw(state: &State, duel: BoardTable<'_>, pen: &mut Pen) {
    let Some((words, whose)) = told(duel) else {
        return;
    };
    let turns = [0, 1].map(|player| duel.sitting[player].place.turn());
    let people = duel.sitting.iter().enumerate();
    for (player, seat) in people.filter(|(_, seat)| seat.is_person()) {
        let other = turns[1 - player.min(1)];
        // People on the same side of the table share one plate.
        if player == 0 || seat.place.turn() != other || !duel.sitting[0].is_person() {
            draw_plate(
                state,
                duel,
                [seat, &duel.sitting[whose]],
                other,
                &words,
                pen,
            );
        }
    }
}

/// Returns the sentence, and the seat whose emblem precedes it.
fn told(duel: BoardTable<'_>) -> Option<(Message, Seat)> {
    match duel.screen.session().terms().proposed {
        Some((by, what)) => Some((proposal(what, name(duel, by)), by)),
        None => Some((duel.opening()?, duel.acting()?)),
    }
}

/// Returns the middle of a plate for readers with a rotation, clear of everything else and of the other plate.
fn middle(own: Rotation, other: Rotation, side: f32) -> Point {
    let edge = (MIDDLE.x - side / 2.0 + PANEL_DEPTH) / 2.0;
    let (left, right) = (edge, 2.0 * MIDDLE.x - edge);
    let x = match (own, other) {
        (Rotation::R90, _) | (Rotation::R180, Rotation::R270) => left,
        (Rotation::R270, _) | (Rotation::R0, Rotation::R90) => right,
        (Rotation::R0, _) => left,
        (Rotation::R180, _) => right,
    };
    Point::new(x, MIDDLE.y)
}

fn draw_plate(
    state: &State,
    duel: BoardTable<'_>,
    [reader, whose]: [&SeatAssignment; 2],
    other: Rotation,
    words: &Message,
    pen: &mut Pen,
) {
    let own = reader.place.turn();
    let centre = middle(own, other, duel.square().labelled().w);
    let pose = Pose::centred(centre, WIDE, HIGH, own);
    pen.with_pose(pose, |pen| {
        pen.for_reader(state.language_at(reader.place), WIDE, |pen| {
            let plate = Frame::new(0.0, 0.0, WIDE, HIGH);
            pen.fill(pen::rounded(plate, HIGH / 2.0), theme::PANEL.alpha(0.92));
            widgets::rim(pen, plate, HIGH / 2.0);
            let emblem = Point::new(28.0, plate.centre().y);
            emblems::draw_emblem(pen, whose.colour, emblem, 14.0);
            let style = Style::new(Face::Bold, 22.0, theme::GOLD);
            let at = Point::new(WORDS, plate.centre().y);
            widgets::one_or_two_lines(pen, words, at, WIDE - WORDS - 14.0, style, 18.0);
        });
    });
}
