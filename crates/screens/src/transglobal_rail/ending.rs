//! How a round or the game ended, as everybody reads it at the own seat: the bank before and after, awards, and
//! the ways on. In the middle of the map stands a podium when the game is over.

use super::seat;
use super::table::RailTable;
use crate::panel::{BUTTON_HEIGHT, BUTTON_TOP};
use app::layout::Layout;
use app::motion::{Moving, gently};
use app::state::State;
use base::table::{PANEL_WIDTH, Pose};
use base::words::{self, Message};
use rules::transglobal_rail::{Award, Phase};
use scene::widgets::{self, ButtonState};
use scene::{
    Face, Frame, MIDDLE, Pen, Point, ResultsTarget, SeatTarget, Stroke, Style, Target, emblems,
    pen, theme,
};
use session::Seat;
use session::transglobal_rail::RoundEnd;

/// How wide what is said of a place may be where awards stand beside it.
pub const BESIDE_AWARDS: f32 = 160.0;
/// Where awards begin, and where they end at the latest: the bank stands there.
const AWARDS: (f32, f32) = (256.0, 500.0);

/// Whether everybody reads it at the own seat now. Where no person plays it is read in the middle.
pub fn is_read(state: &State, play: RailTable<'_>) -> bool {
    let is_over = play.game().phase() == Phase::Finished;
    let mut people = play.sitting.iter().filter(|seat| seat.computer().is_none());
    play.ended().is_some()
        && (!is_over || people.next().is_some())
        && state.linked_game().is_none()
        && state.layout() == Layout::Table
        && !state.holds_still()
        && !state.is_touring()
}

/// Returns whether the table still shows a round that has ended, seat by seat. Panels keep its results back until then.
pub fn is_kept_back(state: &State, play: RailTable<'_>) -> bool {
    play.ended().is_some()
        && state.linked_game().is_none()
        && (state.holds_still() || state.is_touring())
}

/// Bank that the panel shows: as it was before the round while its results are kept back.
pub fn bank(state: &State, play: RailTable<'_>, seat: Seat) -> i32 {
    match play.ended().filter(|_| is_kept_back(state, play)) {
        Some(ended) => ended.report.seats[seat].before,
        None => play.game().bank(seat),
    }
}

/// What a seat is honoured for at the game's end.
pub fn awards(play: RailTable<'_>, seat: Seat) -> impl Iterator<Item = Message> {
    let awards = play.ended().map_or(&[][..], |ended| &ended.awards);
    let own = awards.iter().filter(move |&&(by, _)| by == seat);
    own.map(|&(_, award)| in_words(award))
}

/// An award in words.
pub fn in_words(award: Award) -> Message {
    match award {
        Award::Hub(cost) => words::rail_award_hub(cost),
        Award::Others(cost) => words::rail_award_others(cost),
        Award::Line(links) => words::rail_award_line(links),
    }
}

/// On a panel: the bank before, above the one after, and the awards, one below the other.
pub fn draw(play: RailTable<'_>, ended: &RoundEnd, seat: Seat, pen: &mut Pen) {
    let before = Message::Money(ended.report.seats[seat].before.into());
    let at = Point::new(PANEL_WIDTH - 54.0, 19.0);
    let style = Style::new(Face::Text, 22.0, theme::QUIET).end();
    widgets::centred(pen, before, at, style);
    draw_arrow_down(pen, Point::new(PANEL_WIDTH - 34.0, at.y));
    let awards: Vec<Message> = awards(play, seat).collect();
    let (left, right) = AWARDS;
    for (row, award) in awards.iter().enumerate() {
        let y = 43.0 + 25.0 * (row as f32 - 0.5 * (awards.len() - 1) as f32);
        emblems::draw_rosette(pen, Point::new(left + 9.0, y), 18.0);
        let award = pen.say(award);
        let size = widgets::fitting(&award, Face::Text, 20.0, right - left - 26.0);
        let style = Style::new(Face::Text, size, theme::GOLD);
        widgets::centred(pen, award, Point::new(left + 26.0, y), style);
    }
}

/// From the bank before to the one after.
fn draw_arrow_down(pen: &mut Pen, middle: Point) {
    let at = |x: f32, y: f32| Point::new(middle.x + x, middle.y + y);
    let pencil = Stroke::round(theme::QUIET, 2.5);
    for from in [at(0.0, -9.0), at(-6.0, 3.0), at(6.0, 3.0)] {
        pen.stroke(pen::line(from, at(0.0, 9.0)), pencil);
    }
}

/// The ways on.
pub fn draw_buttons(state: &State, play: RailTable<'_>, seat: Seat, pen: &mut Pen) {
    let place = play.sitting[seat].place;
    let room = Frame::new(16.0, BUTTON_TOP, PANEL_WIDTH - 32.0, BUTTON_HEIGHT);
    let mut put = |target, words, frame, golden, enabled| {
        let look = ButtonState::new(enabled, state.contacts.presses(target));
        let look = if golden { look.golden() } else { look };
        widgets::button(pen, target, frame, words, 24.0, look);
        if let Target::Results(ResultsTarget::AnotherMap(map)) = target {
            pen.name(words::mirror_another_map(Message::name(map.info().title)));
        }
    };
    let review = Target::Seat(place, SeatTarget::Review);
    if play.game().phase() == Phase::Finished {
        let [back, away, another, again] = room.beside([116.0, 112.0, 156.0, 136.0], 16.0);
        put(review, words::rail_results_review(), back, false, true);
        put(Target::ToLobby, words::sheet_lobby(), away, false, true);
        if let Some(map) = state.another_map() {
            let target = Target::Results(ResultsTarget::AnotherMap(map));
            put(target, words::over_another_map(), another, false, true);
        }
        let target = Target::Results(ResultsTarget::PlayAgain);
        put(target, words::over_play_again(), again, true, true);
        return;
    }
    let [left, right] = room.beside([200.0, 352.0], 16.0);
    put(review, words::rail_results_review(), left, false, true);
    let ready = Target::Seat(place, SeatTarget::Ready);
    let waits = !play.is_ready(seat);
    put(ready, words::rail_ready(), right, true, waits);
}

/// How wide a step of the podium is, and how high those of the first three places are.
const STEP: f32 = 124.0;
const STEPS: [f32; 3] = [108.0, 84.0, 62.0];
/// The height of the plate on which the podium stands, and where on it the steps have their foot.
const PLATE: f32 = 290.0;
const FOOT: f32 = 85.0;
/// The middle of the line that says why the game is over, and of the one with the places behind the third.
const WHY: f32 = 106.0;
const BEHIND: f32 = 130.0;

/// The podium, towards people: it rises while tickets rain. A touch puts it away.
pub fn draw_podium(state: &State, play: RailTable<'_>, pen: &mut Pen) {
    let standings = play.game().standings();
    let target = Target::Results(ResultsTarget::Podium);
    let Some(reader) =
        reader(play).filter(|_| play.game().phase() == Phase::Finished && !play.podium_is_away())
    else {
        return;
    };
    let mut going = play.motions().going(state.gliding_clock());
    let risen = going.find_map(|(what, share)| match what {
        Moving::Tickets(_) => Some(gently((4.0 * share).min(1.0))),
        _ => None,
    });
    let risen = risen.unwrap_or(1.0);
    let place = play.sitting[reader].place;
    let wide = STEP * STEPS.len() as f32 + 48.0;
    // Of two the winner's step is the right one.
    let shift = if standings.len() == 2 {
        STEP / 2.0
    } else {
        0.0
    };
    let language = state.language_at(place);
    pen.with_pose(Pose::new(MIDDLE, place.turn()), |pen| {
        let plate = Frame::new(-wide / 2.0, -PLATE / 2.0, wide, PLATE);
        pen.fill(pen::rounded(plate, 22.0), theme::PANEL);
        let rim = Stroke::round(theme::GOLD, 3.0);
        pen.stroke(pen::rounded(plate.inset(1.5), 20.5), rim);
        pen.target(target, plate, true)
            .named(words::mirror_podium());
        pen.with_language(language, |pen| {
            // The best in the middle, the second on the left of it.
            for (&(place, seat), x) in standings.iter().zip([0.0, -STEP, STEP]) {
                draw_step(play, place, seat, x + shift, risen, pen);
            }
            if risen >= 1.0 {
                draw_why(play, wide - 40.0, pen);
                draw_behind(play, standings.get(STEPS.len()..).unwrap_or_default(), pen);
            }
        });
    });
}

/// Seat whose person reads the podium: the winner if that is a person, or else the best of the side with most people.
///
/// `None` without people.
fn reader(play: RailTable<'_>) -> Option<Seat> {
    let standings = play.game().standings();
    let is_person = |seat: &Seat| play.sitting[*seat].computer().is_none();
    let winners = standings.iter().filter(|(place, _)| *place == 1);
    if let Some(winner) = winners.map(|&(_, seat)| seat).find(is_person) {
        return Some(winner);
    }
    let people: Vec<Seat> = standings
        .iter()
        .map(|&(_, seat)| seat)
        .filter(is_person)
        .collect();
    let beside = |seat: &Seat| {
        let turn = play.sitting[*seat].place.turn();
        let same = people
            .iter()
            .filter(|&&other| play.sitting[other].place.turn() == turn);
        same.count()
    };
    let most = people.iter().map(beside).max()?;
    people.iter().copied().find(|seat| beside(seat) == most)
}

/// Why the game is over.
fn draw_why(play: RailTable<'_>, room: f32, pen: &mut Pen) {
    let out = play
        .sitting
        .iter()
        .enumerate()
        .filter(|(seat, _)| play.game().bank(*seat) <= 0);
    let names = Message::list(out.map(|(_, sitting)| sitting.colour.name()).collect());
    let why = pen.say(words::rail_results_why(names));
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
        let words = format!("{} \u{b7} {bank}", pen.say(seat::nth(place)));
        let size = widgets::fitting(&words, Face::Text, 19.0, EACH - 38.0);
        let style = Style::new(Face::Text, size, theme::QUIET);
        widgets::centred(pen, words, Point::new(x - 28.0, BEHIND), style);
    }
}

/// A step of the podium and who stands on it.
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
    let nth = pen.say(seat::nth(place));
    let bank = pen.say(Message::Money(play.game().bank(seat).into()));
    let lines = [(nth, 20.0, theme::INK), (bank, 24.0, theme::GOLD)];
    for ((words, size, ink), up) in lines.into_iter().zip([12.0, -12.0]) {
        let size = widgets::fitting(&words, Face::Bold, size, STEP - 24.0);
        let style = Style::new(Face::Bold, size, ink).middle();
        let at = Point::new(middle, FOOT + 2.0 - high / 2.0 - up);
        widgets::centred(pen, words, at, style);
    }
}
