//! Clocks of a game for two: a tab on each panel, so that both players see both.

use app::board_table::BoardTable;
use app::state::State;
use base::table::{PANEL_WIDTH, Pose, Station};
use base::words::{self, Message};
use rules::TimeLimit;
use scene::{Colour, Face, Frame, Pen, Point, Stroke, Style, emblems, pen, theme, widgets};
use session::Clock;
use session::boards::Player;

/// Width of the tab, how far it projects, and its distance from the panel's end.
const WIDE: f32 = 126.0;
/// Distance by which a tab projects from its panel.
pub(crate) const HIGH: f32 = 44.0;
const ASIDE: f32 = 20.0;
/// Number of last seconds with a colour of their own, and of those with a red tab.
const LAST: u32 = 30;
const VERY_LAST: u32 = 10;

/// Time that a limit gives, in words.
pub(crate) fn limit_words(limit: TimeLimit) -> Message {
    match limit {
        TimeLimit::TwoMinutes => words::clock_minutes(2),
        TimeLimit::FiveMinutes => words::clock_minutes(5),
        TimeLimit::TenMinutes => words::clock_minutes(10),
        TimeLimit::SandGlass => words::clock_sand_glass(),
    }
}

/// Seconds as a clock shows them: `4:05`.
///
/// ```
/// use screens::clock::time;
///
/// assert_eq!(time(245), "4:05");
/// assert_eq!(time(0), "0:00");
/// ```
pub fn time(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Returns the text of a player's clock; `None` in a game without clocks.
pub fn shown(duel: BoardTable<'_>, player: Player) -> Option<(&Clock, String)> {
    let clock = duel.clock()?;
    Some((clock, time(clock.shown(player))))
}

/// Draws the tab of a player, in the pose of its panel. It is at the panel's outer end, away from the board.
pub(crate) fn draw_tab(state: &State, duel: BoardTable<'_>, player: Player, pen: &mut Pen) {
    let Some((clock, words)) = shown(duel, player).filter(|_| state.linked_game().is_none()) else {
        return;
    };
    let sitting = duel.sitting[player];
    let x = match sitting.place {
        Station::NearLeft | Station::FarRight | Station::Left | Station::Right => ASIDE,
        Station::NearRight | Station::FarLeft => PANEL_WIDTH - ASIDE - WIDE,
    };
    let acts = duel.acting() == Some(player);
    let frame = Frame::new(x, -HIGH, WIDE, HIGH + 16.0);
    let is_short = is_short(duel, player, clock);
    let rim = match (acts, is_short) {
        (true, true) => Stroke::round(theme::INK, 4.0),
        (true, false) => Stroke::round(sitting.colour.colour(), 4.0),
        (false, _) => Stroke::round(sitting.colour.colour().alpha(0.55), 2.0),
    };
    widgets::panel(pen, frame, 14.0, Some(rim));
    if is_short {
        pen.fill(pen::rounded(frame.inset(2.0), 12.0), theme::RED);
    }
    let ink = ink(state, duel, player, clock);
    let middle = Point::new(x + WIDE / 2.0, -HIGH / 2.0 - 1.0);
    let (_, facing) = state.facing(sitting.place);
    let pose = Pose::new(pen.pose().to_stage(middle), facing.turn());
    pen.with_pose(pose, |pen| {
        draw_time(clock, words, Point::default(), ink, pen)
    });
}

/// Draws the time of a player around a point, without a tab.
pub(crate) fn draw_upright(
    state: &State,
    duel: BoardTable<'_>,
    player: Player,
    at: Point,
    pen: &mut Pen,
) {
    if let Some((clock, words)) = shown(duel, player).filter(|_| state.linked_game().is_none()) {
        let ink = ink(state, duel, player, clock);
        draw_time(clock, words, at, ink, pen);
    }
}

/// Returns true during the last seconds of the player on turn.
fn is_short(duel: BoardTable<'_>, player: Player, clock: &Clock) -> bool {
    let acts = duel.acting() == Some(player);
    acts && !clock.only_reminds() && clock.shown(player) <= VERY_LAST
}

fn ink(state: &State, duel: BoardTable<'_>, player: Player, clock: &Clock) -> Colour {
    let acts = duel.acting() == Some(player);
    let sand = clock.only_reminds();
    let is_late = clock.shown(player) <= LAST && !sand || state.is_reminded(player);
    match (acts, is_late) {
        (true, true) if is_short(duel, player, clock) => theme::INK,
        (true, true) => theme::GOLD,
        (true, false) => theme::INK,
        (false, _) => theme::QUIET,
    }
}

fn draw_time(clock: &Clock, words: String, mut at: Point, ink: Colour, pen: &mut Pen) {
    if clock.only_reminds() {
        emblems::draw_sand_glass(pen, Point::new(at.x - 34.0, at.y), 13.0, ink);
        at.x += 14.0;
    }
    let style = Style::new(Face::Bold, 30.0, ink).middle();
    widgets::centred(pen, words, at, style);
}

/// Draws the face of a button that chooses a clock: the time on it, or a sand-glass.
pub(crate) fn draw_choice(
    limit: Option<TimeLimit>,
    pen: &mut Pen,
    frame: Frame,
    size: f32,
    ink: Colour,
) {
    let words = match limit {
        None => words::setting_off(),
        Some(limit) if limit.only_reminds() => {
            return emblems::draw_sand_glass(pen, frame.centre(), 0.3 * frame.h, ink);
        }
        Some(limit) => time(limit.whole() / 1000).into(),
    };
    let words = pen.say(words);
    let size = widgets::fitting(&words, Face::Bold, size, frame.w - 6.0);
    let style = Style::new(Face::Bold, size, ink).middle();
    widgets::centred(pen, words, frame.centre(), style);
}
