//! The drawings in the rules of Transglobal Rail: small positions on a fictional piece of map, and parts of a
//! seat's panel. The game's own code draws them.

use base::table::PlayerColour;
use rules::maps::{Region, Symbol};
use scene::{
    Colour, Face, Frame, Op, Path, Pen, Point, Stroke, Style, emblems, measure, theme, widgets,
};

use crate::figures::{self, legible};
use crate::{map, rails};
use base::words::{self, Message};
use session::cabinet::{Draw, Figure};

/// The figures of the rules.
pub(super) const FIGURES: &[Figure] = &[
    on_land("network", draw_whole),
    on_paper("emblems", draw_emblems),
    on_paper("list", draw_list),
    on_land("hubs", draw_hubs),
    on_land("spending", draw_spending),
    on_paper("buttons", draw_buttons),
    on_land("merging", draw_merging),
    on_land("finishing", draw_finishing),
    on_paper("taxes", draw_taxes),
];

const fn on_land(name: &'static str, draw: Draw) -> Figure {
    Figure {
        name,
        on_paper: false,
        draw,
    }
}

const fn on_paper(name: &'static str, draw: Draw) -> Figure {
    Figure {
        name,
        on_paper: true,
        draw,
    }
}

/// Five regions as a map may have them: colour, symbol, and a city.
const REGIONS: [(&str, Symbol, &str); 5] = [
    ("#7a3f98", Symbol::Snow, "Riga"),
    ("#1b6e8c", Symbol::Wave, "London"),
    ("#4d7a1f", Symbol::Tree, "Munich"),
    ("#b0761a", Symbol::Sun, "Madrid"),
    ("#9c3d2a", Symbol::Column, "Athens"),
];

/// A piece of map: rows of a triangular grid.
struct Patch {
    frame: Frame,
    across: f32,
}

impl Patch {
    /// The intersection in a column and a row (rows 0 to 2).
    fn at(&self, column: usize, row: usize) -> Point {
        let shift = if row % 2 == 1 { self.across / 2.0 } else { 0.0 };
        let x = self.frame.x + 62.0 + self.across * column as f32 + shift;
        Point::new(
            x,
            self.frame.y + 52.0 + (self.frame.h - 104.0) / 2.0 * row as f32,
        )
    }

    /// A patch that fills a frame, with a river through it; its links that cross it are doubles.
    fn draw(frame: Frame, pen: &mut Pen) -> Self {
        const COLUMNS: usize = 9;
        let patch = Self {
            frame,
            across: (frame.w - 174.0) / (COLUMNS - 1) as f32,
        };
        // Between the fifth and the sixth column, on the staggered middle row a little further on.
        let bend = |down: f32, x: f32| {
            Point::new(
                patch.at(5, 0).x + patch.across * x,
                frame.y + frame.h * down,
            )
        };
        let river = vec![
            Op::Move(bend(0.0, 0.5)),
            Op::Quad(bend(0.2, 0.5), bend(0.3, 0.75)),
            Op::Quad(bend(0.4, 1.0), bend(0.5, 1.0)),
            Op::Quad(bend(0.6, 1.0), bend(0.7, 0.75)),
            Op::Quad(bend(0.8, 0.5), bend(1.0, 0.5)),
        ];
        pen.stroke(river, Stroke::butt(theme::WATER, 8.0));
        let mut links = Vec::new();
        let mut places = Vec::new();
        for row in 0..3 {
            for column in 0..COLUMNS {
                let here = (column, row);
                places.push(patch.at(column, row));
                let slant = column + row % 2;
                let around = [
                    (column + 1, row),
                    (slant, row + 1),
                    (slant.wrapping_sub(1), row + 1),
                ];
                for there in around {
                    if there.0 < COLUMNS && there.1 < 3 {
                        let cost = if east(here) == east(there) { 1 } else { 2 };
                        links.push((patch.at(here.0, here.1), patch.at(there.0, there.1), cost));
                    }
                }
            }
        }
        rails::draw_links(pen, links, &places);
        patch
    }

    fn way(&self, stops: &[(usize, usize)]) -> Path {
        let pairs = stops.iter().zip(stops.iter().skip(1));
        pairs
            .flat_map(|(a, b)| [Op::Move(self.at(a.0, a.1)), Op::Line(self.at(b.0, b.1))])
            .collect()
    }

    fn rails(&self, pen: &mut Pen, built: &[(PlayerColour, &[(usize, usize)])]) {
        let paths = built
            .iter()
            .map(|&(colour, stops)| (self.way(stops), colour));
        rails::draw_network(pen, paths, Path::new());
    }

    fn city(&self, pen: &mut Pen, (column, row): (usize, usize), which: usize) {
        let centre = self.at(column, row);
        let (colour, symbol, name) = REGIONS[which];
        let region = Region {
            name: String::new(),
            colour: colour.into(),
            symbol,
        };
        map::draw_roundel(pen, centre, &region, false);
        let size = legible(pen, 22.0);
        let style = Style::new(Face::Narrow, size, theme::MAP_INK)
            .halo(theme::LAND, 2.8)
            .middle();
        let at = Point::new(centre.x, centre.y + 16.0 + size);
        pen.text(Message::name(name), at, style);
    }

    fn hub(&self, pen: &mut Pen, (column, row): (usize, usize), colour: PlayerColour) {
        emblems::draw_hub(pen, colour, self.at(column, row), 19.0);
    }

    fn note(&self, pen: &mut Pen, at: Point, words: Message) {
        self.note_within(pen, at, words, 0.56);
    }

    /// Draws a note within a share of the drawing's width.
    fn note_within(&self, pen: &mut Pen, at: Point, words: Message, share: f32) {
        let words = pen.say(words);
        let most = legible(pen, 22.0);
        let size = widgets::fitting(&words, Face::Bold, most, share * self.frame.w);
        let style = Style::new(Face::Bold, size, theme::MAP_INK)
            .halo(theme::LAND, 3.5)
            .middle();
        // Large letters on a small drawing stay within it.
        let half = measure::width(&words, Face::Bold, size) / 2.0 + 8.0;
        let (left, right) = (self.frame.x + half, self.frame.x + self.frame.w - half);
        let x = if right > left {
            at.x.clamp(left, right)
        } else {
            at.x
        };
        pen.text(words, Point::new(x, at.y), style);
    }
}

/// Returns true if a drawing is so small that its words need more space than on a table.
fn is_small(frame: Frame) -> bool {
    frame.w < 860.0
}

/// Returns true if a place of the patch is east of its river.
fn east((column, row): (usize, usize)) -> bool {
    column + row % 2 > if row == 1 { 6 } else { 5 }
}

fn draw_whole(frame: Frame, pen: &mut Pen) {
    use PlayerColour::{Orange, Sky};
    let patch = Patch::draw(frame, pen);
    let orange: &[_] = &[(0, 0), (1, 0), (1, 1), (2, 1), (3, 1), (4, 0)];
    let sky: &[_] = &[(3, 1), (4, 1), (5, 2), (6, 2), (6, 1), (7, 0)];
    patch.rails(
        pen,
        &[(Orange, orange), (Sky, sky), (Orange, &[(1, 1), (1, 2)])],
    );
    for (place, which) in [
        ((0, 0), 1),
        ((1, 2), 3),
        ((4, 0), 2),
        ((6, 2), 4),
        ((7, 0), 0),
    ] {
        patch.city(pen, place, which);
    }
    patch.hub(pen, (2, 1), Orange);
    patch.hub(pen, (4, 1), Sky);
}

fn draw_hubs(frame: Frame, pen: &mut Pen) {
    let patch = Patch::draw(frame, pen);
    patch.city(pen, (2, 1), 2);
    patch.hub(pen, (2, 1), PlayerColour::Green);
    patch.hub(pen, (7, 1), PlayerColour::Red);
    patch.note(
        pen,
        Point::new(patch.at(2, 1).x, patch.at(2, 1).y - 36.0),
        words::rail_figure_on_city(),
    );
    patch.note(
        pen,
        Point::new(patch.at(7, 1).x, patch.at(7, 1).y - 36.0),
        words::rail_figure_on_crossing(),
    );
}

fn draw_spending(frame: Frame, pen: &mut Pen) {
    use PlayerColour::{Orange, Pink, Sky};
    let patch = Patch::draw(frame, pen);
    patch.rails(
        pen,
        &[
            (Orange, &[(0, 1), (1, 1), (2, 1)]),
            (Sky, &[(3, 1), (4, 1)]),
            (Pink, &[(5, 0), (6, 0)]),
        ],
    );
    patch.hub(pen, (0, 1), Orange);
    patch.hub(pen, (3, 1), Sky);
    patch.hub(pen, (5, 0), Pink);
    patch.note_within(
        pen,
        Point::new(patch.at(1, 1).x, patch.at(1, 1).y + 44.0),
        words::rail_figure_two_links(1),
        0.245,
    );
    patch.note_within(
        pen,
        Point::new(patch.at(4, 1).x - 16.0, patch.at(4, 1).y + 44.0),
        words::rail_figure_skipped(1, -1),
        0.245,
    );
    patch.note_within(
        pen,
        Point::new(patch.at(6, 0).x + 84.0, patch.at(6, 0).y + 8.0),
        words::rail_figure_one_link(2),
        0.245,
    );
}

fn draw_merging(frame: Frame, pen: &mut Pen) {
    use PlayerColour::{Green, Orange};
    let patch = Patch::draw(frame, pen);
    let green: &[_] = &[(5, 2), (4, 1), (4, 0), (3, 0)];
    let orange: &[_] = &[(0, 1), (1, 1), (2, 1), (3, 0)];
    patch.rails(
        pen,
        &[
            (Green, green),
            (Orange, orange),
            (Orange, &[(4, 1), (5, 1)]),
        ],
    );
    patch.city(pen, (5, 1), 2);
    patch.hub(pen, (0, 1), Orange);
    patch.hub(pen, (5, 2), Green);
    let (below, beside) = match is_small(frame) {
        true => (86.0, -36.0),
        false => (44.0, 8.0),
    };
    let at = Point::new(patch.at(2, 1).x + 10.0, patch.at(2, 1).y + below);
    patch.note(pen, at, words::rail_figure_connects(Orange.name()));
    let at = Point::new(patch.at(7, 1).x + 30.0, patch.at(7, 1).y + beside);
    patch.note(pen, at, words::rail_figure_builds_on());
}

fn draw_finishing(frame: Frame, pen: &mut Pen) {
    use PlayerColour::{Blue, Red};
    let patch = Patch::draw(frame, pen);
    patch.rails(
        pen,
        &[
            (Blue, &[(1, 0), (1, 1), (2, 1), (3, 1), (4, 2)]),
            (Red, &[(3, 1), (4, 1)]),
        ],
    );
    let missing = patch.way(&[(4, 1), (5, 1), (6, 1), (7, 1)]);
    pen.stroke(missing, Stroke::round(Red.colour().alpha(0.6), 14.0));
    patch.city(pen, (1, 0), 1);
    patch.city(pen, (4, 2), 2);
    patch.city(pen, (7, 1), 0);
    patch.hub(pen, (2, 1), Blue);
    patch.hub(pen, (4, 1), Red);
    let below = if is_small(frame) { -36.0 } else { 48.0 };
    let at = Point::new(patch.at(5, 1).x + 22.0, patch.at(5, 1).y + below);
    patch.note(pen, at, words::rail_figure_from_bank(1, 2));
}

fn draw_list(frame: Frame, pen: &mut Pen) {
    let middle = frame.centre();
    for (index, (colour, symbol, name)) in REGIONS.into_iter().enumerate() {
        // A narrow drawing is not cut off.
        let (left, apart) = if frame.w < 860.0 {
            (310.0, 220.0)
        } else {
            (330.0, 250.0)
        };
        let x = middle.x - left + apart * (index % 3) as f32;
        let y = middle.y - 44.0 + 88.0 * (index / 3) as f32;
        let colour = Colour::parse(colour).unwrap_or(theme::MAP_INK);
        emblems::draw_region(pen, symbol, colour, Point::new(x, y), 24.0);
        let done = index == 2;
        let ink = if done { theme::DONE } else { theme::INK };
        let style = Style::new(Face::Narrow, 40.0, ink);
        let name = pen.say(Message::name(name));
        let room = apart - if done { 116.0 } else { 76.0 };
        let size = widgets::fitting(&name, Face::Narrow, 40.0, room);
        widgets::centred(pen, &name, Point::new(x + 40.0, y), style.sized(size));
        if done {
            let right = x + 40.0 + measure::width(&name, Face::Narrow, size);
            emblems::draw_check(pen, Point::new(right + 28.0, y), 30.0, theme::DONE);
        }
    }
}

fn draw_buttons(frame: Frame, pen: &mut Pen) {
    let buttons = [
        (words::rail_undo(), 190.0, false),
        (Message::Money(-1), 150.0, false),
        (words::rail_ok(), 190.0, true),
    ];
    figures::draw_buttons(buttons, frame, pen);
}

fn draw_emblems(frame: Frame, pen: &mut Pen) {
    let count = PlayerColour::ALL.len();
    let narrow = is_small(frame);
    let columns = if narrow { count / 2 } else { count };
    let size = legible(pen, 24.0);
    let apart = if narrow { 210.0 } else { 145.0 };
    let radius = if narrow { 34.0 } else { 46.0 };
    let rows = count / columns;
    for (index, colour) in PlayerColour::ALL.into_iter().enumerate() {
        let aside = (index % columns) as f32 - (columns - 1) as f32 / 2.0;
        let row = frame.row(index / columns, rows, 0.0);
        let (x, y) = (row.centre().x + apart * aside, row.centre().y);
        let above = if narrow { 0.6 * size } else { 20.0 };
        emblems::draw_emblem(pen, colour, Point::new(x, y - above), radius);
        let style = Style::new(Face::Bold, size, theme::INK).middle();
        let below = if narrow { radius + 0.65 * size } else { 76.0 };
        pen.text(colour.name(), Point::new(x, y + below), style);
    }
}

fn draw_taxes(frame: Frame, pen: &mut Pen) {
    use PlayerColour::{Orange, Pink, Sky};
    let rows = [(Orange, 8, 5), (Sky, 11, 8), (Pink, 14, 11)];
    for (index, (colour, before, after)) in rows.into_iter().enumerate() {
        let y = frame.centre().y + 73.0 * (index as f32 - 1.0);
        let x = frame.centre().x;
        emblems::draw_emblem(pen, colour, Point::new(x - 210.0, y), 22.0);
        let mut number = |words: Message, dx: f32, ink: Colour| {
            let style = Style::new(Face::Bold, 40.0, ink).middle();
            widgets::centred(pen, words, Point::new(x + dx, y), style);
        };
        let taxes = words::rail_figure_taxes(before - after);
        number(Message::Money(before), -110.0, theme::INK);
        number(taxes, 30.0, theme::QUIET);
        number(Message::Money(after), 190.0, theme::GOLD);
    }
}
