//! Plates on the map for a connection and for tax day: one for each side of a table with people, and one at the top
//! of an own screen's map.

use super::ending::Show;
use super::table::RailTable;
use crate::style::STAGE;
use app::layout::OwnScreen;
use app::motion::gently;
use app::state::State;
use base::table::{PANEL_DEPTH, Pose, Station};
use base::words::{self, Message};
use rules::transglobal_rail::Phase;
use scene::{
    Face, Frame, Pen, Point, ResultsTarget, STAGE_HEIGHT, STAGE_WIDTH, Stroke, Style, Target,
    measure, pen, theme, widgets,
};
use session::transglobal_rail::RoundEnd;

/// Height of the plate, and its greatest width on a table.
const HIGH: f32 = 104.0;
const WIDE: f32 = 560.0;
/// Distance of the plate from a panel.
const GAP: f32 = 18.0;

/// Draws the names of the players who have connected, towards each side of a table with people.
pub(super) fn draw(state: &State, play: RailTable<'_>, pen: &mut Pen) {
    if let Some(who) = who(play) {
        let means = words::rail_moment_means();
        draw_around(state, play, (&who, &means), 1.0, None, pen);
    }
}

/// Darkens the map while all players pay taxes.
pub(super) fn draw_dusk(state: &State, play: RailTable<'_>, pen: &mut Pen) {
    if let Show::Taxes(share) = Show::of(state, play) {
        let dark = (8.0 * share).min(8.0 - 8.0 * share).min(1.0);
        pen.fill(pen::rounded(STAGE, 0.0), theme::PANEL.alpha(0.6 * dark));
    }
}

/// Draws the notice on taxes, due or not, at the end of a round that may have them. A touch puts it away.
pub(super) fn draw_taxes(state: &State, play: RailTable<'_>, ended: &RoundEnd, pen: &mut Pen) {
    let is_over = play.game().phase() == Phase::Finished;
    let away = Some(Target::Results(ResultsTarget::Taxes));
    match ended
        .report
        .taxes
        .filter(|_| !is_over && !play.plates_are_away())
    {
        None => {}
        Some(0) => {
            let why = words::rail_tax_none_why(play.game().tax);
            let told = (&words::rail_tax_none(), &why);
            draw_around(state, play, told, 1.0, away, pen);
        }
        Some(taxes) => {
            let means = words::rail_tax_day_means(taxes);
            // It drops like a stamp.
            let size = match Show::of(state, play) {
                Show::Taxes(share) => 2.2 - 1.2 * gently((6.0 * share).min(1.0)),
                _ => 1.0,
            };
            let told = (&words::rail_tax_day(), &means);
            draw_around(state, play, told, size, away, pen);
        }
    }
}

/// Draws a plate for each side with people, in its language, at this scale. A touch may put them `away`.
fn draw_around(
    state: &State,
    play: RailTable<'_>,
    told: (&Message, &Message),
    size: f32,
    away: Option<Target>,
    pen: &mut Pen,
) {
    let (title, means) = told;
    let edge = PANEL_DEPTH + GAP + HIGH / 2.0;
    let sides = [
        (Station::NearLeft, STAGE_WIDTH / 2.0, STAGE_HEIGHT - edge),
        (Station::Left, edge, STAGE_HEIGHT / 2.0),
        (Station::FarLeft, STAGE_WIDTH / 2.0, edge),
        (Station::Right, STAGE_WIDTH - edge, STAGE_HEIGHT / 2.0),
    ];
    let people = |turn| {
        let mut people = play.sitting.iter().filter(|seat| seat.computer().is_none());
        play.screen().is_demonstration() || people.any(|seat| seat.place.turn() == turn)
    };
    for (place, x, y) in sides {
        let turn = place.turn();
        if !people(turn) {
            continue;
        }
        let language = state.house.languages.facing(turn);
        let pose = Pose::new(Point::new(x, y), turn).scaled(size);
        pen.with_pose(pose, |pen| {
            pen.with_language(language, |pen| {
                let plate = draw_plate(title, means, WIDE, pen);
                if let Some(target) = away {
                    pen.target(target, plate, true).named(words::mirror_taxes());
                }
            });
        });
    }
}

/// Draws the plate of an own screen.
pub(super) fn draw_own(play: RailTable<'_>, own: OwnScreen, pen: &mut Pen) {
    let Some(who) = who(play) else { return };
    let means = words::rail_moment_means();
    let scale = 0.62;
    let board = own.board;
    let at = Point::new(board.centre().x, board.y + 8.0 + scale * HIGH / 2.0);
    let pose = Pose::new(at, Station::NearLeft.turn()).scaled(scale);
    pen.with_pose(pose, |pen| {
        draw_plate(&who, &means, (board.w - 16.0) / scale, pen);
    });
}

/// Returns a sentence on the players who have connected.
fn who(play: RailTable<'_>) -> Option<Message> {
    let moment = play.moment()?;
    let names = moment
        .seats
        .iter()
        .map(|&seat| play.sitting[seat].colour.name());
    let names = Message::list(names.collect());
    Some(words::rail_moment(moment.seats.len(), names))
}

/// Draws the plate round the point 0, 0, and returns its frame.
fn draw_plate(who: &Message, means: &Message, room: f32, pen: &mut Pen) -> Frame {
    let (who, means) = (pen.say(who), pen.say(means));
    let most = room - 60.0;
    let title = widgets::fitting(&who, Face::Bold, 42.0, most);
    let small = widgets::fitting(&means, Face::Text, 25.0, most);
    let wide =
        measure::width(&who, Face::Bold, title).max(measure::width(&means, Face::Text, small));
    let frame = Frame::new(-wide / 2.0 - 30.0, -HIGH / 2.0, wide + 60.0, HIGH);
    pen.fill(pen::rounded(frame, 22.0), theme::PANEL.alpha(0.95));
    let rim = Stroke::round(theme::GOLD, 4.0);
    pen.stroke(pen::rounded(frame.inset(2.0), 20.0), rim);
    let style = Style::new(Face::Bold, title, theme::GOLD).middle();
    widgets::centred(pen, &who, Point::new(0.0, -19.0), style);
    let style = Style::new(Face::Text, small, theme::INK).middle();
    widgets::centred(pen, &means, Point::new(0.0, 25.0), style);
    frame
}
