//! Layout of a page of the rules on an own screen. The drawing is above the words, or next to them on a wide
//! screen. A finger, a wheel or keys scroll a page that does not fit.

use super::{Example, Figure, Page};
use scene::widgets::{LINE, broken};
use scene::{Face, Frame, Point, Size, measure};

/// Margin at the sheet's ends.
const EDGE: f32 = 12.0;
const GAP: f32 = 8.0;
/// Height of buttons.
const BUTTON: f32 = 46.0;
/// Width of the button that closes the sheet.
const CLOSE: f32 = 92.0;
/// Space after a paragraph, as a share of the letter size.
const PAUSE: f32 = 0.6;
/// No drawing is lower.
const LOWEST: f32 = 110.0;
/// Width from which a stage has words and drawing side by side, and height below which only the title fits above
/// the pages.
const NARROWEST: f32 = 540.0;
const LOW: f32 = 400.0;
/// The largest sheet.
const LARGEST: [f32; 2] = [1080.0, 900.0];
/// Letter sizes for the games' names, each with the padding of their buttons.
const NAMES: [(f32, f32); 3] = [(17.0, 30.0), (15.0, 22.0), (14.0, 14.0)];

/// The parts of the sheet, in stage units.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesSheet {
    /// All of it.
    pub card: Frame,
    /// The games' names, each with its button's frame.
    pub games: Vec<Frame>,
    /// The letters of the games' names.
    pub name_size: f32,
    /// The page's title.
    pub title: Frame,
    /// The button that closes it.
    pub close: Frame,
    /// The buttons that leaf, and what is between them.
    pub pager: Frame,
    /// The letters of the words.
    pub size: f32,
    /// Area of the words, with the drawing at their top if it has no area of its own.
    body: Frame,
    /// The drawing's own place, if it has one.
    picture: Option<Frame>,
    /// Height of the games' names within the page, where they scroll with it. It is 0 where they have a place above
    /// the page.
    pub games_high: f32,
}

/// Layout of a page at its beginning.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaf {
    /// Area in which the page scrolls.
    pub room: Frame,
    /// Area of the drawing.
    pub picture: Frame,
    /// True if the drawing scrolls with the words.
    pub moves_picture: bool,
    /// The lines, each where it begins on its base line.
    pub lines: Vec<(Point, String)>,
    /// Distance of the row of the games' names below its place, where it scrolls with the words.
    pub games_down: f32,
    /// Greatest distance that the page can be scrolled up.
    pub most: f32,
}

impl RulesSheet {
    /// The sheet on a stage, with games of these names.
    pub fn of(stage: Size, names: &[&str]) -> Self {
        let wide = stage.width > stage.height && stage.width >= NARROWEST;
        let small = stage.width.min(stage.height) < 500.0;
        let size = if small { 16.0 } else { 18.0 };
        let card = card(stage);
        let room = card.inset(EDGE);
        let close = |y: f32| Frame::new(room.x + room.w - CLOSE, y, CLOSE, BUTTON);
        if !wide {
            let (games, name_size) = name_buttons(names, room);
            let games_end = games.last().map_or(room.y, |last| last.y + BUTTON + GAP);
            let is_low = stage.height < LOW;
            let top = if is_low { room.y } else { games_end };
            let (head, body) = cut(below(room, top), BUTTON, EDGE);
            let (body, pager) = leave(body, BUTTON, EDGE);
            let games_high = if is_low { games_end - room.y } else { 0.0 };
            let down = if is_low { body.y - room.y } else { 0.0 };
            let lower = |frame: Frame| Frame {
                y: frame.y + down,
                ..frame
            };
            let games = games.into_iter().map(lower).collect();
            return Self {
                card,
                games,
                games_high,
                name_size,
                title: Frame {
                    w: head.w - CLOSE - GAP,
                    ..head
                },
                close: close(head.y),
                pager,
                size,
                body,
                picture: None,
            };
        }
        let beside = Frame {
            w: room.w - CLOSE - GAP,
            ..room
        };
        let (games, name_size) = name_buttons(names, beside);
        let top = games.last().map_or(room.y, |last| last.y) + BUTTON + EDGE;
        let [picture, words] = [0, 1].map(|index| below(room, top).column(index, 2, 2.0 * EDGE));
        let (title, body) = cut(words, 1.6 * size, GAP);
        let (body, pager) = leave(body, BUTTON, GAP);
        Self {
            card,
            games,
            name_size,
            title,
            close: close(room.y),
            pager,
            size,
            body,
            picture: Some(picture),
            games_high: 0.0,
        }
    }

    /// Returns the layout of a page at its beginning.
    pub fn leaf(&self, page: &Page<'_>) -> Leaf {
        let mut lies = self.clone();
        if page.leads_to.is_some() {
            let room = lies.picture.as_mut().unwrap_or(&mut lies.body);
            *room = leave(*room, BUTTON, GAP).0;
        }
        lies.filled(page)
    }

    /// Returns the button that leads to an exercise, on pages that have one. If the drawing has its own area the
    /// button is below it.
    pub fn trying(&self) -> Frame {
        leave(self.picture.unwrap_or(self.body), BUTTON, GAP).1
    }

    fn filled(&self, page: &Page<'_>) -> Leaf {
        let line = self.size * LINE;
        let mut lines = Vec::new();
        let mut high = 0.0;
        for words in &page.words {
            for words in broken(words, Face::Text, self.size, self.body.w) {
                lines.push((high, words));
                high += line;
            }
            high += PAUSE * self.size;
        }
        let words = high - PAUSE * self.size;
        let picture = self.place(&page.figure, words);
        let top = match self.picture {
            Some(_) => self.body.y,
            None => picture.y + picture.h + EDGE,
        };
        let at = |down: f32| Point::new(self.body.x, top + down + self.size);
        let end = top + words + 0.3 * self.size;
        let (games_down, end) = match self.games_high > 0.0 {
            true => (end + EDGE - self.body.y, end + EDGE + self.games_high),
            false => (0.0, end),
        };
        Leaf {
            room: self.body,
            games_down,
            picture,
            moves_picture: self.picture.is_none(),
            most: (end - self.body.y - self.body.h).max(0.0),
            lines: lines
                .into_iter()
                .map(|(down, words)| (at(down), words))
                .collect(),
        }
    }

    /// Returns the area of a page's drawing, above words of this height.
    fn place(&self, figure: &Figure<'_>, words: f32) -> Frame {
        if let Some(room) = self.picture {
            let h = best_height(figure, room.w).min(room.h);
            return Frame { h, ..room };
        }
        let best = best_height(figure, self.body.w);
        let least = least_height(figure, self.body.w).min(self.body.h);
        let left = self.body.h - EDGE - words;
        let h = match left >= least {
            true => best.min(left),
            // The words go on further below.
            false => best.min(0.62 * self.body.h).max(least),
        };
        Frame { h, ..self.body }
    }
}

/// All of a small screen; in the middle of a large one.
fn card(Size { width, height }: Size) -> Frame {
    let wide = width > height;
    let round = if width.min(height) < 500.0 { 0.0 } else { 8.0 };
    let [w, h] = match wide {
        true => [LARGEST[0], 640.0],
        false => [640.0, LARGEST[1]],
    };
    let (w, h) = (w.min(width - 2.0 * round), h.min(height - 2.0 * round));
    Frame::new((width - w) / 2.0, (height - h) / 2.0, w, h)
}

/// Part of a frame below a height.
fn below(room: Frame, y: f32) -> Frame {
    Frame {
        y,
        h: room.y + room.h - y,
        ..room
    }
}

/// Returns the upper part of an area, and the rest.
fn cut(room: Frame, h: f32, gap: f32) -> (Frame, Frame) {
    (Frame { h, ..room }, below(room, room.y + h + gap))
}

/// Returns an area without its lowest part, and that part.
fn leave(room: Frame, h: f32, gap: f32) -> (Frame, Frame) {
    let last = below(room, room.y + room.h - h);
    let rest = Frame {
        h: room.h - h - gap,
        ..room
    };
    (rest, last)
}

/// Returns the buttons of the games' names in as few rows as possible, and their letter size.
fn name_buttons(names: &[&str], room: Frame) -> (Vec<Frame>, f32) {
    let rows = |(size, beside): (f32, f32)| {
        let mut rows: Vec<Vec<f32>> = Vec::new();
        for name in names {
            let wide = measure::width(name, Face::Bold, size) + beside;
            match rows.last_mut() {
                Some(row) if row.iter().sum::<f32>() + wide + GAP * row.len() as f32 <= room.w => {
                    row.push(wide);
                }
                _ => rows.push(vec![wide]),
            }
        }
        (rows, size)
    };
    // The largest letters that need no more rows than the smallest.
    let least = rows(NAMES[NAMES.len() - 1]).0.len();
    let mut all = NAMES.into_iter().map(rows);
    let fitting = all.find(|(rows, _)| rows.len() == least);
    let (rows, size) = fitting.unwrap_or_else(|| rows(NAMES[NAMES.len() - 1]));
    let mut buttons = Vec::new();
    for (number, row) in rows.into_iter().enumerate() {
        let spare = room.w - row.iter().sum::<f32>() - GAP * (row.len() - 1) as f32;
        // A row is as wide as its area, unless it is nearly empty.
        let more = (spare / row.len() as f32).min(36.0);
        let mut x = room.x;
        for wide in row {
            let y = room.y + (BUTTON + GAP) * number as f32;
            buttons.push(Frame::new(x, y, wide + more, BUTTON));
            x += wide + more + GAP;
        }
    }
    (buttons, size)
}

/// Arrangement of boards in a drawing, each with its caption below.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Boards {
    /// Number of boards in a row.
    pub columns: usize,
    /// The side of a board.
    pub side: f32,
    /// Height for captions below a board.
    pub caption: f32,
}

impl Boards {
    /// The letters of captions.
    pub const SIZE: f32 = 15.0;
    /// Margin round a board.
    pub const GAP: f32 = 12.0;
    /// The largest side.
    const MOST: f32 = 260.0;

    /// Returns the grid with the largest boards that fit.
    pub fn filling(examples: &[Example<'_>], w: f32, h: f32) -> Self {
        let all = (1..=examples.len().max(1)).map(|columns| {
            let (wide, caption) = Self::column(examples, columns, w);
            let rows = examples.len().div_ceil(columns) as f32;
            let high = (h - Self::GAP) / rows - Self::GAP - caption;
            Self {
                columns,
                side: wide.min(high).min(Self::MOST),
                caption,
            }
        });
        let larger = |one: Self, other: Self| if other.side > one.side { other } else { one };
        let none = Self {
            columns: 1,
            side: 0.0,
            caption: 0.0,
        };
        all.reduce(larger).unwrap_or(none)
    }

    /// Width of a column, and height of its captions.
    fn column(examples: &[Example<'_>], columns: usize, w: f32) -> (f32, f32) {
        let wide = (w - Self::GAP) / columns as f32 - Self::GAP;
        let lines = examples
            .iter()
            .map(|example| broken(example.caption, Face::Text, Self::SIZE, wide).len());
        let lines = lines.max().unwrap_or(0) as f32;
        (wide, lines * Self::SIZE * LINE + 6.0)
    }

    /// Height of a drawing at a width, with boards of a side at most.
    fn height(examples: &[Example<'_>], w: f32, most: f32) -> f32 {
        let all = (1..=examples.len().max(1)).map(|columns| {
            let (wide, caption) = Self::column(examples, columns, w);
            let rows = examples.len().div_ceil(columns) as f32;
            let side = wide.min(most);
            (side, rows * (side + caption + Self::GAP) + Self::GAP)
        });
        // As many in a row as stay close to the largest size.
        let large = all.filter(|&(side, _)| side >= 0.9 * most.min(w - 2.0 * Self::GAP));
        large.map(|(_, high)| high).fold(f32::INFINITY, f32::min)
    }
}

/// Best height of a drawing.
fn best_height(figure: &Figure<'_>, w: f32) -> f32 {
    match figure {
        Figure::Boards(examples) => Boards::height(examples, w, 240.0_f32.min(0.44 * w)),
        Figure::Own(_) | Figure::Mark | Figure::Controls => (0.55 * w).clamp(LOWEST, 310.0),
    }
}

/// Least height of a drawing.
fn least_height(figure: &Figure<'_>, w: f32) -> f32 {
    match figure {
        Figure::Boards(examples) => Boards::height(examples, w, 84.0).max(LOWEST),
        Figure::Own(_) | Figure::Mark | Figure::Controls => LOWEST,
    }
}
