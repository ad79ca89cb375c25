//! Widgets that screens are built from: buttons, sliders, words that fit. A widget draws itself and makes itself
//! touchable in one go.

use super::items::{Colour, Face, Fill, Point, Stroke};
use super::pen::{Frame, Pen, Style, circle, rounded};
use super::target::Target;
use super::{emblems, measure, theme};
use base::words::Message;

/// State of a button that decides its look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ButtonState {
    /// True if the button is enabled.
    pub enabled: bool,
    /// True if a finger is on the button.
    pub pressed: bool,
    /// True if the button is the main way on (gold).
    pub golden: bool,
    /// True if the button is of minor importance.
    pub quiet: bool,
    /// True if the option is chosen; `None` if the button is not an option.
    pub chosen: Option<bool>,
}

impl ButtonState {
    /// A button that may not be allowed now.
    pub fn new(enabled: bool, pressed: bool) -> Self {
        Self {
            enabled,
            pressed,
            golden: false,
            quiet: false,
            chosen: None,
        }
    }

    /// Marks a minor button.
    pub fn quiet(self) -> Self {
        Self {
            quiet: true,
            ..self
        }
    }

    /// Marks the main button, which is gold while it is enabled.
    pub fn golden(self) -> Self {
        Self {
            golden: true,
            ..self
        }
    }

    /// Marks an option, which is gold while it is chosen.
    pub fn choice(self, chosen: bool) -> Self {
        Self {
            golden: chosen,
            chosen: Some(chosen),
            ..self
        }
    }

    /// The button's colour and its words'.
    pub fn colours(self) -> (Colour, Colour) {
        match (self.enabled, self.pressed, self.golden) {
            (false, ..) => (theme::DISABLED, theme::FAINT),
            (true, true, true) => (theme::GOLD_PRESSED, theme::ON_GOLD),
            (true, false, true) => (theme::GOLD, theme::ON_GOLD),
            (true, true, false) => (theme::PRESSED, theme::INK),
            (true, false, false) if self.quiet => (theme::DISABLED, theme::QUIET),
            (true, false, false) => (theme::BUTTON, theme::INK),
        }
    }
}

/// A button with words; at most `size` stage units high letters, smaller if they do not fit.
pub fn button(
    pen: &mut Pen,
    target: Target,
    frame: Frame,
    words: impl Into<Message>,
    size: f32,
    look: ButtonState,
) {
    let room = frame.w - (0.2 * frame.w).min(24.0);
    let words = words.into();
    let size = fitting(&pen.say(&words), Face::Bold, size, room);
    pill(pen, target, frame, words, size, look);
}

/// Draws a button with words of a size that fits.
pub fn pill(
    pen: &mut Pen,
    target: Target,
    frame: Frame,
    words: impl Into<Message>,
    size: f32,
    look: ButtonState,
) {
    let words = words.into();
    let ink = plate(pen, target, frame, &words, look);
    let style = Style::new(Face::Bold, size, ink);
    pen.unread(|pen| centred(pen, words, frame.centre(), style.middle()));
}

/// Draws a button that rotates its sheet. Two arrows say so in every language.
pub fn rotate_button(
    pen: &mut Pen,
    target: Target,
    frame: Frame,
    name: Message,
    look: ButtonState,
) {
    let ink = plate(pen, target, frame, name, look);
    emblems::draw_turn(pen, frame.centre(), 0.28 * frame.h, ink);
}

/// Draws the plate of a button and makes it a named touch target.
///
/// Returns the colour for the drawing on the plate.
pub fn plate(
    pen: &mut Pen,
    target: Target,
    frame: Frame,
    name: impl Into<Message>,
    mut look: ButtonState,
) -> Colour {
    look.enabled &= !pen.is_locked(target);
    let (ground, ink) = look.colours();
    pen.fill(rounded(frame, frame.h.min(frame.w) / 2.0), ground);
    if look.enabled && !look.pressed && !look.golden {
        rim(pen, frame, frame.h.min(frame.w) / 2.0);
    }
    if look.pressed {
        let rim = rounded(frame.inset(1.5), frame.h.min(frame.w) / 2.0 - 1.5);
        pen.stroke(rim, Stroke::round(theme::INK, 3.0));
    }
    pen.target(target, frame, look.enabled).named(name).chosen = look.chosen;
    ink
}

/// Draws the rim of a button whose ground alone would be hard to see. `radius` is that of the button's corners.
pub fn rim(pen: &mut Pen, frame: Frame, radius: f32) {
    let path = rounded(frame.inset(1.0), radius - 1.0);
    pen.stroke(path, Stroke::round(theme::RIM, 2.0));
}

/// Writes words with their capitals centred on a point's height.
pub fn centred(pen: &mut Pen, words: impl Into<Message>, at: Point, style: Style) {
    let base = at.y + base_below(style);
    pen.text(words, Point::new(at.x, base), style);
}

/// Returns the letter size, at most `size`, at which words are at most `room` wide (all stage units).
pub fn fitting(words: &str, face: Face, size: f32, room: f32) -> f32 {
    let wide = measure::width(words, face, size);
    if wide > room {
        size * room / wide
    } else {
        size
    }
}

/// Writes words in one line, or in two if one would need letters smaller than `least`. `at` is the left end of the
/// middle between them, and `room` is their maximum width (all stage units).
pub fn one_or_two_lines(
    pen: &mut Pen,
    words: impl Into<Message>,
    at: Point,
    room: f32,
    style: Style,
    least: f32,
) {
    let words = pen.say(words);
    let size = fitting(&words, style.face(), style.size(), room);
    if size >= least {
        return centred(pen, words, at, style.sized(size));
    }
    let lines = broken(&words, style.face(), least, room);
    if lines.len() == 1 {
        return centred(pen, words, at, style.sized(size));
    }
    pen.as_one(&words, |pen| {
        for (line, side) in lines.iter().zip([-0.5, 0.5]) {
            let size = fitting(line, style.face(), least, room);
            let at = Point::new(at.x, at.y + side * LINE * least);
            centred(pen, line, at, style.sized(size));
        }
    });
}

/// Breaks words into lines at most `room` wide at a letter size (stage units). It breaks at spaces, and in Japanese
/// and Chinese between letters, except at marks that may not begin or end a line. Non-breaking spaces are kept.
///
/// ```
/// use scene::{Face, widgets};
///
/// let lines = widgets::broken("one two three", Face::Text, 20.0, 80.0);
/// assert_eq!(lines, ["one two", "three"]);
/// let lines = widgets::broken("都市を見る。", Face::Text, 20.0, 100.0);
/// assert_eq!(lines, ["都市を見", "る。"]);
/// ```
///
/// The label of a button in Japanese quotation marks stays whole.
///
/// ```
/// use scene::{Face, widgets};
///
/// let lines = widgets::broken("準備「開始」を押す", Face::Text, 20.0, 100.0);
/// assert_eq!(lines, ["準備", "「開始」を", "押す"]);
/// ```
pub fn broken(words: &str, face: Face, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split([' ', '\n']).filter(|word| !word.is_empty()) {
        for (at, piece) in pieces(word).into_iter().enumerate() {
            let space = if at == 0 { " " } else { "" };
            match lines.last_mut() {
                Some(line)
                    if measure::width(&format!("{line}{space}{piece}"), face, size) <= room =>
                {
                    line.push_str(space);
                    line.push_str(piece);
                }
                _ => lines.push(piece.to_owned()),
            }
        }
    }
    lines
}

/// Breaks words into as many lines, but avoids a single word in the last one.
///
/// ```
/// use scene::{Face, widgets};
///
/// let words = "Tap SHOW CITIES to see your cities.";
/// let lines = widgets::broken_evenly(words, Face::Text, 20.0, 300.0);
/// assert_eq!(lines, ["Tap SHOW CITIES to see", "your cities."]);
/// ```
pub fn broken_evenly(words: &str, face: Face, size: f32, room: f32) -> Vec<String> {
    const STEPS: i32 = 40;
    /// Minimum width of the last line, as a share of the available width.
    const LAST: f32 = 0.3;
    let greedy = broken(words, face, size, room);
    let wide = |line: &String| measure::width(line, face, size);
    let is_even = |lines: &Vec<String>| {
        lines.len() == greedy.len()
            && lines.iter().all(|line| wide(line) <= room)
            && lines.last().is_none_or(|last| wide(last) >= LAST * room)
    };
    let rooms = (STEPS / 2..=STEPS)
        .rev()
        .map(|part| room * part as f32 / STEPS as f32);
    let mut narrower = rooms.map(|room| broken(words, face, size, room));
    match greedy.len() {
        0 | 1 => greedy,
        _ => narrower.find(is_even).unwrap_or(greedy),
    }
}

/// Japanese and Chinese marks that may not begin a line.
const NOT_FIRST: &str =
    "、。，．：；！？）」』】》〉ー・…％～ゃゅょっぁぃぅぇぉャュョッァィゥェォ\u{2019}\u{201d}";
/// And those that may not end one.
const NOT_LAST: &str = "（「『【《〈\u{2018}\u{201c}";

/// Maximum length, in letters, of a button's label that stays on one line.
const LABEL: usize = 12;

/// Returns the length in bytes of a button's label at the beginning of a word; 0 if that is too long for one line.
fn label(word: &str) -> usize {
    let mut letters = word.char_indices().take(LABEL + 2);
    letters
        .find(|&(_, letter)| letter == '」')
        .map_or(0, |(at, _)| at)
}

/// A word in the pieces between which a line may end.
fn pieces(word: &str) -> Vec<&str> {
    let wide = |letter: char| matches!(letter, '\u{2e80}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}');
    let mut pieces = Vec::new();
    let (mut start, mut last, mut label_ends) = (0, None, 0);
    for (at, letter) in word.char_indices() {
        let parts = last.is_some_and(|last| {
            (wide(last) || wide(letter)) && !NOT_FIRST.contains(letter) && !NOT_LAST.contains(last)
        });
        if letter == '「' {
            label_ends = at + label(&word[at..]);
        }
        if parts && (at >= label_ends || letter == '「') {
            pieces.push(&word[start..at]);
            start = at;
        }
        last = Some(letter);
    }
    pieces.push(&word[start..]);
    pieces
}

/// The distance of lines of text, as a share of the letter size.
pub const LINE: f32 = 1.36;

/// Writes words in lines at most `room` wide, from a base line down. Returns the next base line.
pub fn paragraph(
    pen: &mut Pen,
    words: impl Into<Message>,
    at: Point,
    room: f32,
    style: Style,
) -> f32 {
    let words = pen.say(words);
    let lines = broken(&words, style.face(), style.size(), room);
    text_in_lines(pen, &words, &lines, at, style.size() * LINE, style)
}

/// Writes the lines of one text below each other, from a base line down; the base line after the last.
pub fn text_in_lines(
    pen: &mut Pen,
    whole: &str,
    lines: &[String],
    at: Point,
    apart: f32,
    style: Style,
) -> f32 {
    let mut y = at.y;
    pen.as_one(whole, |pen| {
        for line in lines {
            pen.text(line, Point::new(at.x, y), style);
            y += apart;
        }
    });
    y
}

/// The same with the capitals of all lines centred round a point's height.
pub fn centred_lines(
    pen: &mut Pen,
    whole: &str,
    lines: &[String],
    at: Point,
    apart: f32,
    style: Style,
) {
    let above = apart * lines.len().saturating_sub(1) as f32 / 2.0;
    let base = Point::new(at.x, at.y - above + base_below(style));
    text_in_lines(pen, whole, lines, base, apart, style);
}

/// Returns the distance from the middle of capitals down to the base line.
fn base_below(style: Style) -> f32 {
    style.size() * measure::CAP_HEIGHT / 2.0
}

/// Distance of a slider's track from both ends of its touch frame.
pub const TRACK_INSET: f32 = 22.0;

/// A slider's track with its knob; `share` is the knob's place, 0 to 1.
pub fn track(pen: &mut Pen, target: Target, frame: Frame, share: f32, pressed: bool) {
    let (left, right) = draw_track(pen, frame, share, pressed);
    pen.track(target, frame, left, right);
}

/// Draws a track without a target. Returns both ends of the track.
pub fn draw_track(pen: &mut Pen, frame: Frame, share: f32, pressed: bool) -> (Point, Point) {
    let y = frame.centre().y;
    let (left, right) = (frame.x + TRACK_INSET, frame.x + frame.w - TRACK_INSET);
    let knob = Point::new(left + (right - left) * share, y);
    let rail = |from: f32, to: f32| Frame::new(from, y - 5.0, to - from, 10.0);
    pen.fill(rounded(rail(left - 5.0, right + 5.0), 5.0), theme::RIM);
    pen.fill(rounded(rail(left - 5.0, knob.x + 5.0), 5.0), theme::GOLD);
    let radius = if pressed { 22.0 } else { 18.0 };
    pen.fill(circle(knob, radius), theme::INK);
    (Point::new(left, y), Point::new(right, y))
}

/// A panel with a rim.
pub fn panel(pen: &mut Pen, frame: Frame, radius: f32, rim: Option<Stroke>) {
    pen.path(rounded(frame, radius), Some(Fill::Flat(theme::PANEL)), rim);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Item, Op, Slider};
    use base::table::{Pose, Station};

    /// Returns the middle of the latest circle.
    fn last_circle(pen: &Pen) -> Point {
        let circle = |item: &Item| match item {
            Item::Path { path, .. } => match path[..] {
                [Op::Circle(centre, _)] => Some(centre),
                _ => None,
            },
            Item::Text(_) => None,
        };
        pen.items.iter().rev().find_map(circle).expect("a knob")
    }

    #[test]
    fn a_finger_on_a_knob_means_the_share_at_which_it_is_drawn() {
        for place in Station::ALL {
            for share in [0.0, 0.25, 0.8, 1.0] {
                let mut pen = Pen::default();
                pen.with_pose(Pose::new(Point::new(700.0, 500.0), place.turn()), |pen| {
                    let frame = Frame::new(40.0, 30.0, 280.0, 32.0);
                    track(pen, Target::Slider(Slider::Bank), frame, share, false);
                });
                let knob = last_circle(&pen);
                let track = pen.targets[0].track.expect("it is dragged");
                let found = track.share(knob);
                assert!(
                    (found - share).abs() < 1e-5,
                    "{place:?}: {found}, not {share}"
                );
                // A finger beside the track means the point straight across from it.
                let (dx, dy) = (track.end.x - track.start.x, track.end.y - track.start.y);
                let beside = Point::new(knob.x - dy / 10.0, knob.y + dx / 10.0);
                assert!(
                    (track.share(beside) - share).abs() < 1e-5,
                    "{place:?} {share}"
                );
            }
        }
    }
}
