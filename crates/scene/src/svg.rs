//! A scene as an SVG document, painted as the page paints it on its canvases: for pictures of
//! screens without a browser.

use std::fmt::{self, Write};

use super::items::Anchor;
use super::{
    Camera, Colour, Fill, Item, Layer, LayerName, Lens, Op, Point, Scene, Size, Stroke, Text, theme,
};

/// Returns a scene as an SVG document of the stage's size, with its layers as groups from the bottom up. `style` is
/// a style sheet for the document. It has to define the typefaces `Barlow` and `Barlow Condensed`.
///
/// ```
/// use scene::{Scene, svg};
///
/// let picture = svg::document(&Scene::default(), "");
/// assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
/// ```
pub fn document(scene: &Scene, style: &str) -> String {
    let mut painter = Painter::default();
    for layer in &scene.layers {
        if layer.name == LayerName::Over {
            let lenses = scene.lenses.iter().enumerate();
            lenses.for_each(|(number, lens)| painter.lens(number, lens, scene));
        }
        painter.layer(layer, scene.camera_of(layer.name));
    }
    let Size { width, height } = scene.stage;
    let size = format!("{} {}", number(width), number(height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size}\">\n\
         <style>text {{ white-space: pre; paint-order: stroke; }} {style}</style>\n{}</svg>\n",
        painter.out
    )
}

fn class(name: LayerName) -> &'static str {
    match name {
        LayerName::Ground => "ground",
        LayerName::Halos => "halos",
        LayerName::Board => "board",
        LayerName::Towns => "towns",
        LayerName::Hubs => "hubs",
        LayerName::Seats => "seats",
        LayerName::Flash => "flash",
        LayerName::Over => "over",
    }
}

/// Writes elements one after the other.
#[derive(Default)]
struct Painter {
    out: String,
    gradients: u32,
}

impl Painter {
    fn put(&mut self, words: std::fmt::Arguments) {
        // A string takes everything.
        let _ = self.out.write_fmt(words);
    }

    fn layer(&mut self, layer: &Layer, camera: Camera) {
        let class = class(layer.name);
        if camera == Camera::default() {
            self.put(format_args!("<g class=\"{class}\">\n"));
        } else {
            let Camera {
                scale,
                origin,
                turn,
            } = camera;
            let (x, y, turn) = (number(origin.x), number(origin.y), number(turn.degrees()));
            let scale = Decimal::new(scale, 4);
            self.put(format_args!(
                "<g class=\"{class}\" transform=\"translate({x} {y}) rotate({turn}) scale({scale})\">\n"
            ));
        }
        layer.items.iter().for_each(|item| self.item(item));
        self.put(format_args!("</g>\n"));
    }

    /// Draws the board again, in a round window.
    fn lens(&mut self, id: usize, lens: &Lens, scene: &Scene) {
        let (x, y) = (number(lens.centre.x), number(lens.centre.y));
        let circle = format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\"",
            number(lens.radius)
        );
        self.put(format_args!(
            "<clipPath id=\"lens{id}\">{circle}/></clipPath>\n\
             <g clip-path=\"url(#lens{id})\">{circle} fill=\"{}/>\n",
            paint(theme::SEA, "fill")
        ));
        let board = scene.layers.iter().filter(|layer| layer.name.is_board());
        board.for_each(|layer| self.layer(layer, lens.camera));
        self.put(format_args!(
            "</g>\n{circle} fill=\"none\" stroke=\"{} stroke-width=\"4\"/>\n",
            paint(theme::GOLD, "stroke")
        ));
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Path { path, fill, stroke } => {
                let fill = fill.map_or("none\"".into(), |fill| self.fill(fill));
                let data = path_data(path);
                self.put(format_args!(
                    "<path fill-rule=\"evenodd\" fill=\"{fill} d=\"{data}\""
                ));
                if let Some(stroke) = stroke {
                    self.stroke(*stroke);
                }
                self.put(format_args!("/>\n"));
            }
            Item::Text(text) => self.text(text),
        }
    }

    /// Returns the attribute `fill` with its value and opacity. A gradient is written before it.
    fn fill(&mut self, fill: Fill) -> String {
        match fill {
            Fill::Flat(colour) => paint(colour, "fill"),
            Fill::Radial {
                centre,
                radius,
                inner,
                outer,
            } => {
                self.gradients += 1;
                let id = self.gradients;
                let (x, y) = (number(centre.x), number(centre.y));
                self.put(format_args!(
                    "<radialGradient id=\"shine{id}\" gradientUnits=\"userSpaceOnUse\" \
                     cx=\"{x}\" cy=\"{y}\" r=\"{}\">",
                    number(radius.max(0.0))
                ));
                for (offset, colour) in [(0, inner), (1, outer)] {
                    let colour = paint(colour, "stop");
                    self.put(format_args!(
                        "<stop offset=\"{offset}\" stop-color=\"{colour}/>"
                    ));
                }
                self.put(format_args!("</radialGradient>\n"));
                format!("url(#shine{id})\"")
            }
        }
    }

    fn stroke(&mut self, stroke: Stroke) {
        self.put(format_args!(
            " stroke=\"{} stroke-width=\"{}\"",
            paint(stroke.colour, "stroke"),
            number(stroke.width)
        ));
        if stroke.round {
            self.put(format_args!(
                " stroke-linecap=\"round\" stroke-linejoin=\"round\""
            ));
        } else {
            // A canvas has the same limit.
            self.put(format_args!(" stroke-miterlimit=\"10\""));
        }
        if let Some((dash, gap)) = stroke.dash {
            let (dash, gap) = (number(dash), number(gap));
            self.put(format_args!(" stroke-dasharray=\"{dash} {gap}\""));
        }
    }

    fn text(&mut self, text: &Text) {
        let (weight, family) = text.face.font();
        let (x, y) = (number(text.at.x), number(text.at.y));
        // An anchor is a side here, and in SVG an end of the line.
        let rtl = text.language.is_rtl();
        let anchor = match (text.anchor, rtl) {
            (Anchor::Start, false) | (Anchor::End, true) => "start",
            (Anchor::Middle, _) => "middle",
            (Anchor::End, false) | (Anchor::Start, true) => "end",
        };
        let other = text.language.family();
        let other = other.map_or(String::new(), |other| format!(", {other}"));
        let direction = if rtl { " direction=\"rtl\"" } else { "" };
        let slant = match text.face.slants(text.language) {
            true => " font-style=\"italic\"",
            false => "",
        };
        self.put(format_args!(
            "<text x=\"{x}\" y=\"{y}\"{direction}{slant} font-family=\"{family}{other}, sans-serif\" \
             font-weight=\"{weight}\" font-size=\"{}\" text-anchor=\"{anchor}\" fill=\"{}",
            number(text.size),
            paint(text.colour, "fill")
        ));
        if let Some((colour, width)) = text.halo {
            // Half of the line is inside the letters, under their own colour.
            self.stroke(Stroke::round(colour, 2.0 * width));
        }
        if text.turn != 0.0 {
            let turn = number(text.turn);
            self.put(format_args!(" transform=\"rotate({turn} {x} {y})\""));
        }
        self.put(format_args!(">{}</text>\n", escaped(&text.words)));
    }
}

/// A colour as the value of an attribute, its closing quotation mark, and its opacity.
fn paint(Colour(rgba): Colour, what: &str) -> String {
    let (rgb, alpha) = (rgba >> 8, rgba & 0xff);
    match alpha {
        0xff => format!("#{rgb:06x}\""),
        _ => format!(
            "#{rgb:06x}\" {what}-opacity=\"{}\"",
            Decimal::new(alpha as f32 / 255.0, 3)
        ),
    }
}

/// Hundredths of a unit are finer than any eye.
fn number(value: f32) -> Decimal {
    Decimal::new(value, 2)
}

/// A number with up to so many decimals, without trailing zeros. It is formatted as integers, because the standard
/// library's code for other numbers is large, and this is a part of the page.
#[derive(Clone, Copy)]
struct Decimal {
    parts: i64,
    digits: u32,
}

impl Decimal {
    fn new(value: f32, digits: u32) -> Self {
        let parts = (value * 10_f32.powi(digits as i32)).round() as i64;
        Self { parts, digits }
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.parts < 0 { "-" } else { "" };
        let one = 10_u64.pow(self.digits);
        let (whole, mut rest) = (
            self.parts.unsigned_abs() / one,
            self.parts.unsigned_abs() % one,
        );
        write!(f, "{sign}{whole}")?;
        if rest == 0 {
            return Ok(());
        }
        let mut digits = self.digits as usize;
        while rest % 10 == 0 {
            (rest, digits) = (rest / 10, digits - 1);
        }
        write!(f, ".{rest:0digits$}")
    }
}

fn escaped(words: &str) -> String {
    let words = words.replace('&', "&amp;");
    words.replace('<', "&lt;").replace('>', "&gt;")
}

fn path_data(path: &[Op]) -> String {
    let mut data = String::new();
    // Where this figure began, and where the pen is.
    let (mut begun, mut pen) = (Point::default(), Point::default());
    for &op in path {
        let at = |point: Point| format!("{} {}", number(point.x), number(point.y));
        let (words, end) = match op {
            Op::Move(to) => {
                begun = to;
                (format!("M{}", at(to)), to)
            }
            Op::Line(to) => (format!("L{}", at(to)), to),
            Op::Quad(by, to) => (format!("Q{} {}", at(by), at(to)), to),
            Op::Corner(by, to, radius) => corner(pen, by, to, radius.max(0.0)),
            Op::Circle(centre, radius) => {
                let radius = radius.max(0.0);
                let right = Point::new(centre.x + radius, centre.y);
                let left = Point::new(centre.x - radius, centre.y);
                let r = number(radius);
                let arc = |to| format!("A{r} {r} 0 1 1 {}", at(to));
                begun = right;
                let words = format!("M{}{}{}Z", at(right), arc(left), arc(right));
                (words, right)
            }
            Op::Close => ("Z".into(), begun),
        };
        data.push_str(&words);
        pen = end;
    }
    data
}

/// Returns a canvas' `arcTo`: a straight line towards the corner, and an arc that touches both of its sides. The
/// second value is the arc's end, where the pen is afterwards.
fn corner(from: Point, by: Point, to: Point, radius: f32) -> (String, Point) {
    let (a, b) = (by.distance(from), by.distance(to));
    let cross = (from.x - by.x) * (to.y - by.y) - (from.y - by.y) * (to.x - by.x);
    if a == 0.0 || b == 0.0 || radius == 0.0 || cross == 0.0 {
        return (format!("L{} {}", number(by.x), number(by.y)), by);
    }
    let dot = (from.x - by.x) * (to.x - by.x) + (from.y - by.y) * (to.y - by.y);
    // Half the angle between the sides has this tangent.
    let tangent = cross.abs() / (a * b + dot);
    let away = radius / tangent;
    let (start, end) = (by.towards(from, away / a), by.towards(to, away / b));
    let sweep = u8::from(cross < 0.0);
    let [x1, y1, x2, y2, r] = [start.x, start.y, end.x, end.y, radius].map(number);
    (format!("L{x1} {y1}A{r} {r} 0 0 {sweep} {x2} {y2}"), end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Face, Frame, Layer, Pen, Style, pen};

    fn drawn(draw: impl FnOnce(&mut Pen)) -> String {
        let mut pen = Pen::default();
        draw(&mut pen);
        let layers = vec![Layer::new(LayerName::Over, pen.items)];
        let targets = Vec::new();
        document(
            &Scene {
                layers,
                targets,
                ..Scene::default()
            },
            "",
        )
    }

    #[test]
    fn corners_are_arcs_that_touch_both_sides() {
        let frame = Frame::new(10.0, 20.0, 100.0, 60.0);
        let data = path_data(&pen::rounded(frame, 8.0));
        assert_eq!(
            data,
            "M60 20L102 20A8 8 0 0 1 110 28L110 72A8 8 0 0 1 102 80\
             L18 80A8 8 0 0 1 10 72L10 28A8 8 0 0 1 18 20Z"
        );
        let square = path_data(&pen::rounded(frame, 0.0));
        assert_eq!(square, "M60 20L110 20L110 80L10 80L10 20Z");
    }

    #[test]
    fn numbers_have_the_digits_that_they_need() {
        let spelt = [0.0, -0.001, 3.0, -2.5, 12.05, 0.999].map(|value| number(value).to_string());
        assert_eq!(spelt, ["0", "0", "3", "-2.5", "12.05", "1"]);
        assert_eq!(Decimal::new(0.128, 4).to_string(), "0.128");
    }

    #[test]
    fn circles_are_whole_and_lines_go_on_behind_them() {
        let path = [Op::Circle(Point::new(5.0, 5.0), 2.0), Op::Close];
        assert_eq!(path_data(&path), "M7 5A2 2 0 1 1 3 5A2 2 0 1 1 7 5ZZ");
    }

    #[test]
    fn words_keep_their_signs_their_anchor_and_their_turn() {
        let picture = drawn(|pen| {
            let style = Style::new(Face::Narrow, 20.0, Colour(0x0102_0380));
            let style = style.middle().turned(90.0).halo(Colour::rgb(0xffffff), 3.0);
            pen.text("a <b> & c", Point::new(3.0, 4.0), style);
        });
        for part in [
            ">a &lt;b&gt; &amp; c</text>",
            "x=\"3\" y=\"4\"",
            "Barlow Condensed",
            "font-weight=\"600\"",
            "text-anchor=\"middle\"",
            "fill=\"#010203\" fill-opacity=\"0.502\"",
            "stroke=\"#ffffff\" stroke-width=\"6\"",
            "rotate(90 3 4)",
        ] {
            assert!(picture.contains(part), "{part} in {picture}");
        }
    }

    #[test]
    fn a_light_is_a_gradient_of_its_own() {
        let shine = |inner| Fill::Radial {
            centre: Point::new(1.0, 2.0),
            radius: 3.0,
            inner: Colour::rgb(inner),
            outer: Colour::rgb(0),
        };
        let picture = drawn(|pen| {
            pen.path(Vec::new(), Some(shine(1)), None);
            pen.path(Vec::new(), Some(shine(2)), None);
        });
        for part in ["id=\"shine2\"", "fill=\"url(#shine1)\"", "#000002"] {
            assert!(picture.contains(part), "{part} in {picture}");
        }
    }
}
