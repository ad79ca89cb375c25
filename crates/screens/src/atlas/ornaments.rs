//! Engraved pictures for the empty parts of a map: lines in one ink, as in old atlases.

use rules::maps::{Ornament, OrnamentKind};
use scene::{Op, Path, Pen, Point, Stroke, emblems, pen, theme};

/// Lines of a picture: the first point of each, and those after it, in hundredths of half of its width.
type Lines = &'static [&'static [(i8, i8)]];
/// Circles of a picture: their middles and radii.
type Circles = &'static [(i8, i8, u8)];

/// Draws an ornament of a map with a clockwise turn in degrees.
pub(super) fn draw(pen: &mut Pen, ornament: &Ornament, turn: f32) {
    let &Ornament { kind, x, y, size } = ornament;
    let centre = Point::new(x, y);
    let (lines, circles, ink) = match kind {
        OrnamentKind::Compass => return draw_compass(pen, centre, size, turn / 180.0),
        OrnamentKind::Steamer => (STEAMER, STEAMER_RINGS, theme::SEA_INK),
        OrnamentKind::Sail => (SAIL, NONE, theme::SEA_INK),
        OrnamentKind::Whale => (WHALE, WHALE_EYE, theme::SEA_INK),
        OrnamentKind::Camel => (CAMEL, NONE, theme::HATCH_INK),
        OrnamentKind::Locomotive => (LOCOMOTIVE, WHEELS, theme::HATCH_INK),
    };
    let scale = size / 100.0;
    let at = |(right, down): (i8, i8)| {
        Point::new(x + f32::from(right) * scale, y + f32::from(down) * scale)
    };
    let mut path = Path::new();
    for line in lines {
        path.extend(line.first().map(|&first| Op::Move(at(first))));
        path.extend(line.iter().skip(1).map(|&next| Op::Line(at(next))));
    }
    for &(right, down, radius) in circles {
        path.push(Op::Circle(at((right, down)), f32::from(radius) * scale));
    }
    pen.stroke(path, Stroke::round(ink.alpha(0.55), 1.7));
}

/// A compass rose with eight points; half of each point is dark. North is marked, at `turn` half turns from the
/// top.
fn draw_compass(pen: &mut Pen, centre: Point, size: f32, turn: f32) {
    let ink = theme::SEA_INK;
    for (radius, width) in [(0.62, 1.0), (0.68, 2.2)] {
        let ring = pen::circle(centre, radius * size);
        pen.stroke(ring, Stroke::round(ink.alpha(0.4), width));
    }
    let around = |angle: f32, far: f32| emblems::round_about(centre, turn + angle, far * size);
    let (mut dark, mut edges) = (Path::new(), Path::new());
    // The four small points are under the large ones.
    for (first, far) in [(0.25, 0.62), (0.0, 0.98)] {
        for quarter in 0..4 {
            let angle = first + 0.5 * quarter as f32;
            let (tip, foot) = (around(angle, far), around(angle, 0.0));
            let [left, right] = [-0.25, 0.25].map(|aside| around(angle + aside, 0.17));
            dark.extend(pen::polygon([tip, right, foot]));
            edges.extend(pen::polygon([left, tip, right, foot]));
        }
    }
    pen.fill(edges.clone(), theme::SEA);
    pen.fill(dark, ink.alpha(0.5));
    pen.stroke(edges, Stroke::round(ink.alpha(0.6), 1.2));
    // The letter is upright, whatever the direction of north.
    let foot = emblems::round_about(centre, turn, 1.22 * size);
    let letter =
        |across: f32, up: f32| Point::new(foot.x + across * size, foot.y - (up - 0.1) * size);
    let north = vec![
        Op::Move(letter(-0.07, 0.0)),
        Op::Line(letter(-0.07, 0.2)),
        Op::Line(letter(0.07, 0.0)),
        Op::Line(letter(0.07, 0.2)),
    ];
    pen.stroke(north, Stroke::round(ink.alpha(0.8), 2.2));
}

const NONE: Circles = &[];

const STEAMER: Lines = &[
    &[(-96, 6), (-82, 36), (72, 36), (94, 4), (-96, 6)],
    &[(-88, 16), (87, 15)],
    &[(-80, 25), (80, 25)],
    &[(-48, 5), (-48, -12), (54, -12), (54, 5)],
    &[(-32, -12), (-32, -25), (36, -25), (36, -12)],
    &[(-16, -25), (-18, -56), (-4, -56), (-2, -25)],
    &[(-17, -47), (-3, -47)],
    &[(10, -25), (8, -56), (22, -56), (24, -25)],
    &[(9, -47), (23, -47)],
    &[(-70, 6), (-70, -50)],
    &[(-96, 6), (-70, -50), (-32, -25)],
    &[(74, 5), (74, -44)],
    &[(94, 4), (74, -44), (36, -25)],
    &[(74, -44), (90, -40), (74, -36)],
    &[
        (16, -60),
        (22, -68),
        (34, -66),
        (40, -76),
        (56, -74),
        (62, -84),
        (82, -82),
        (92, -90),
    ],
    &[
        (-110, 46),
        (-98, 42),
        (-86, 46),
        (-74, 42),
        (-62, 46),
        (-50, 42),
        (-38, 46),
        (-26, 42),
        (-14, 46),
        (-2, 42),
        (10, 46),
        (22, 42),
        (34, 46),
        (46, 42),
        (58, 46),
        (70, 42),
        (82, 46),
        (94, 42),
        (106, 46),
    ],
];
const STEAMER_RINGS: Circles = &[
    (-36, -4, 4),
    (-16, -4, 4),
    (4, -4, 4),
    (24, -4, 4),
    (42, -4, 4),
];

const SAIL: Lines = &[
    &[
        (-78, 14),
        (-60, 42),
        (56, 42),
        (82, 8),
        (60, 18),
        (-60, 18),
        (-78, 14),
    ],
    &[(-68, 26), (66, 26)],
    &[(-63, 34), (62, 34)],
    &[(-28, 18), (-28, -88)],
    &[(26, 18), (26, -78)],
    &[(-78, 14), (-104, 2)],
    &[(-28, -84), (-100, 2), (-40, -6), (-28, -84)],
    &[
        (-50, -60),
        (-2, -60),
        (8, -36),
        (-2, -12),
        (-50, -12),
        (-42, -36),
        (-50, -60),
    ],
    &[
        (-46, -80),
        (-8, -80),
        (-2, -62),
        (-48, -62),
        (-42, -72),
        (-46, -80),
    ],
    &[
        (6, -52),
        (50, -52),
        (60, -30),
        (50, -8),
        (6, -8),
        (14, -30),
        (6, -52),
    ],
    &[
        (10, -72),
        (44, -72),
        (50, -55),
        (8, -55),
        (14, -64),
        (10, -72),
    ],
    &[(26, -78), (40, -84), (26, -88)],
    &[(-28, -88), (-12, -94), (-28, -100)],
    &[
        (-100, 52),
        (-86, 47),
        (-72, 52),
        (-58, 47),
        (-44, 52),
        (-30, 47),
        (-16, 52),
        (-2, 47),
        (12, 52),
        (26, 47),
        (40, 52),
        (54, 47),
        (68, 52),
        (82, 47),
        (96, 52),
    ],
];

const WHALE: Lines = &[
    &[
        (-90, 14),
        (-92, -4),
        (-80, -22),
        (-56, -32),
        (-24, -32),
        (8, -24),
        (36, -10),
        (56, 0),
        (70, -6),
        (74, -24),
        (64, -40),
        (84, -34),
        (92, -42),
        (104, -38),
        (94, -20),
        (88, 2),
        (72, 18),
        (44, 26),
    ],
    &[(-90, 14), (-70, 22), (-40, 18)],
    &[(-78, 28), (-50, 32), (-20, 30), (10, 32)],
    &[(-46, 14), (-30, 26), (-12, 24), (-28, 12)],
    &[(-58, -36), (-60, -52), (-72, -62), (-80, -56)],
    &[(-58, -36), (-56, -54), (-44, -62), (-36, -56)],
    &[
        (-108, 34),
        (-94, 30),
        (-80, 36),
        (-66, 32),
        (-52, 38),
        (-38, 34),
        (-24, 40),
        (-10, 35),
        (4, 40),
        (18, 35),
        (32, 40),
        (46, 34),
        (60, 38),
        (74, 32),
        (88, 36),
        (102, 30),
    ],
];
const WHALE_EYE: Circles = &[(-62, 2, 3)];

const CAMEL: Lines = &[
    &[
        (-92, -58),
        (-98, -50),
        (-84, -44),
        (-74, -46),
        (-68, -26),
        (-60, -6),
        (-48, 8),
        (-46, 30),
        (-50, 60),
        (-40, 60),
        (-36, 32),
        (-28, 16),
        (22, 18),
        (34, 30),
        (30, 44),
        (36, 60),
        (46, 60),
        (42, 44),
        (52, 24),
        (56, -2),
        (50, -18),
        (36, -24),
        (20, -48),
        (4, -56),
        (-10, -44),
        (-24, -22),
        (-44, -22),
        (-54, -36),
        (-60, -56),
        (-72, -64),
        (-92, -58),
    ],
    &[(-36, 26), (-30, 60), (-22, 60), (-26, 18)],
    &[(24, 22), (18, 42), (22, 60), (30, 60)],
    &[(54, -6), (64, 8), (62, 24)],
    &[(-22, -18), (-16, 4), (24, 6), (30, -20)],
    &[(-110, 64), (-60, 60), (0, 64), (60, 60), (110, 66)],
];

const LOCOMOTIVE: Lines = &[
    &[(-70, -28), (22, -28), (22, 8), (-74, 8), (-70, -28)],
    &[
        (22, 8),
        (22, -50),
        (14, -56),
        (70, -56),
        (62, -50),
        (62, 8),
        (22, 8),
    ],
    &[(32, -44), (52, -44), (52, -24), (32, -24), (32, -44)],
    &[
        (-62, -28),
        (-66, -54),
        (-76, -66),
        (-42, -66),
        (-50, -54),
        (-50, -28),
    ],
    &[(-28, -28), (-28, -40), (-18, -44), (-8, -40), (-8, -28)],
    &[(-20, -28), (-24, 8)],
    &[(-74, 8), (-96, 34), (-66, 34), (-66, 14)],
    &[(-88, 24), (-66, 24)],
    &[(-42, 26), (44, 26)],
    &[(68, 8), (70, -22), (108, -22), (108, 14), (62, 14)],
    &[(-110, 44), (112, 44)],
    &[
        (-58, -70),
        (-48, -80),
        (-30, -78),
        (-20, -88),
        (0, -84),
        (14, -94),
        (40, -88),
        (56, -96),
    ],
];
const WHEELS: Circles = &[
    (-42, 26, 17),
    (2, 26, 17),
    (44, 26, 17),
    (80, 32, 11),
    (102, 32, 11),
    (2, 26, 4),
];
