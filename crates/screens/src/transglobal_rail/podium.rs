//! The podium in the middle of a map when the game is over: third place, second place, a drum, first place.

use super::ending::Show;
use super::table::RailTable;
use app::motion::gently;
use app::state::State;
use base::table::{Pose, Rotation};
use base::words::{self, Message};
use rules::transglobal_rail::Phase;
use scene::widgets;
use scene::{
    Face, Frame, MIDDLE, Pen, Point, ResultsTarget, Stroke, Style, Target, emblems, pen, theme,
};
use session::Seat;

/// Scale of the podium.
const SIZE: f32 = 1.25;
/// Width of a step of the podium, and heights of the steps of the first three places.
const STEP: f32 = 124.0;
const STEPS: [f32; 3] = [108.0, 84.0, 62.0];
/// Times at which the steps of the first three places rise, and the duration of that, as shares of the whole. The
/// drum comes before the first.
const RISES: [f32; 3] = [0.72, 0.3, 0.05];
const RISE: f32 = 0.16;
/// Height of the plate under the podium, and the foot of the steps on it.
const PLATE: f32 = 290.0;
const FOOT: f32 = 85.0;
/// Middle of the line with the reason for the game's end, and of the one with the places after the third.
const WHY: f32 = 106.0;
const BEHIND: f32 = 130.0;

/// The sides to which a demonstration shows the podium, and the distance of its middle from that of the table.
const PASSERS_BY: [(Rotation, f32); 2] = [(Rotation::R0, 155.0), (Rotation::R180, -155.0)];

/// Draws the podium, towards people: the steps rise one after the other, the highest last. A touch puts it away.
pub(super) fn draw(state: &State, play: RailTable<'_>, pen: &mut Pen) {
    let standings = play.game().standings();
    let target = Target::Results(ResultsTarget::Podium);
    let Some(reader) = play
        .reader()
        .filter(|_| play.game().phase() == Phase::Finished && !play.plates_are_away())
    else {
        return;
    };
    let show = Show::of(state, play);
    let place = play.sitting[reader].place;
    let wide = STEP * STEPS.len() as f32 + 48.0;
    // Of two the winner's step is the right one.
    let shift = if standings.len() == 2 {
        STEP / 2.0
    } else {
        0.0
    };
    let language = state.language_at(place);
    let draw_at = |pose, pen: &mut Pen| {
        pen.with_pose(pose, |pen| {
            let plate = Frame::new(-wide / 2.0, -PLATE / 2.0, wide, PLATE);
            pen.fill(pen::rounded(plate, 22.0), theme::PANEL);
            let rim = Stroke::round(theme::GOLD, 3.0);
            pen.stroke(pen::rounded(plate.inset(1.5), 20.5), rim);
            pen.target(target, plate, true)
                .named(words::mirror_podium());
            pen.with_language(language, |pen| {
                // The best is in the middle, and the second to the left.
                let steps = standings.iter().zip([0.0, -STEP, STEP]).zip(RISES);
                for ((&(place, seat), x), from) in steps {
                    let risen = match show {
                        Show::Podium(share) => ((share - from) / RISE).clamp(0.0, 1.0),
                        _ => 1.0,
                    };
                    if risen > 0.0 {
                        draw_step(play, place, seat, x + shift, gently(risen), pen);
                    }
                }
                draw_why(play, wide - 40.0, pen);
                draw_behind(play, standings.get(STEPS.len()..).unwrap_or_default(), pen);
            });
        })
    };
    if play.screen().is_demonstration() {
        for (turn, away) in PASSERS_BY {
            let middle = Point::new(MIDDLE.x, MIDDLE.y + away);
            draw_at(Pose::new(middle, turn), pen);
        }
    } else {
        draw_at(Pose::new(MIDDLE, place.turn()).scaled(SIZE), pen);
    }
}

/// Why the game is over.
fn draw_why(play: RailTable<'_>, room: f32, pen: &mut Pen) {
    let out = play
        .sitting
        .iter()
        .enumerate()
        .filter(|(seat, _)| play.game().bank(*seat) <= 0);
    let names = Message::list(out.map(|(_, sitting)| sitting.colour.name()).collect());
    let why = pen.say(match play.screen().is_lesson() {
        true => words::coach_rail_known(),
        false => words::rail_results_why(names),
    });
    let size = widgets::fitting(&why, Face::Text, 20.0, room);
    let style = Style::new(Face::Text, size, theme::INK).middle();
    widgets::centred(pen, why, Point::new(0.0, WHY), style);
}

/// The places that have no step, in a line.
fn draw_behind(play: RailTable<'_>, behind: &[(usize, Seat)], pen: &mut Pen) {
    const EACH: f32 = 124.0;
    let first = -EACH * (behind.len() as f32 - 1.0) / 2.0;
    for (at, &(place, seat)) in behind.iter().enumerate() {
        let x = first + EACH * at as f32;
        emblems::draw_emblem(
            pen,
            play.sitting[seat].colour,
            Point::new(x - 44.0, BEHIND),
            10.0,
        );
        let bank = pen.say(Message::Money(play.game().bank(seat).into()));
        let words = format!("{} \u{b7} {bank}", pen.say(words::rail_results_nth(place)));
        let size = widgets::fitting(&words, Face::Text, 19.0, EACH - 38.0);
        let style = Style::new(Face::Text, size, theme::QUIET);
        widgets::centred(pen, words, Point::new(x - 28.0, BEHIND), style);
    }
}

/// Draws a step of the podium and its player.
fn draw_step(
    play: RailTable<'_>,
    place: usize,
    seat: Seat,
    middle: f32,
    risen: f32,
    pen: &mut Pen,
) {
    let colour = play.sitting[seat].colour;
    let high = STEPS[place.clamp(1, STEPS.len()) - 1] * risen;
    let top = FOOT - high;
    let step = Frame::new(middle - STEP / 2.0 + 2.0, top, STEP - 4.0, high);
    pen.fill(pen::rounded(step, 8.0), theme::CARD);
    let edge = pen::line(
        Point::new(step.x + 8.0, top + 2.5),
        Point::new(step.x + step.w - 8.0, top + 2.5),
    );
    pen.stroke(edge, Stroke::round(colour.colour(), 5.0));
    let head = Point::new(middle, top - 54.0);
    if place == 1 {
        emblems::draw_laurels(pen, head, 100.0);
    }
    emblems::draw_emblem(pen, colour, head, if place == 1 { 20.0 } else { 24.0 });
    if risen < 1.0 {
        return;
    }
    let nth = pen.say(words::rail_results_nth(place));
    let bank = pen.say(Message::Money(play.game().bank(seat).into()));
    let lines = [(nth, 20.0, theme::INK), (bank, 24.0, theme::GOLD)];
    for ((words, size, ink), up) in lines.into_iter().zip([12.0, -12.0]) {
        let size = widgets::fitting(&words, Face::Bold, size, STEP - 24.0);
        let style = Style::new(Face::Bold, size, ink).middle();
        let at = Point::new(middle, FOOT + 2.0 - high / 2.0 - up);
        widgets::centred(pen, words, at, style);
    }
}
