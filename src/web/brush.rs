//! The brush paints items on one canvas. It remembers what the canvas is set to: every setting that
//! crosses into the browser costs more than a comparison here.

use wasm_bindgen::{JsValue, intern};
use web_sys::{CanvasRenderingContext2d, CanvasWindingRule};

use super::pixels;
use crate::scene::items::Anchor;
use crate::scene::{
    Colour, Face, Fill, Item, Op, Path, Point, STAGE_HEIGHT, STAGE_WIDTH, Stroke, Text,
};

/// A brush on one canvas.
pub(crate) struct Brush {
    context: CanvasRenderingContext2d,
    /// The colours' names as the browser reads them, in the order of the colours.
    names: Vec<(Colour, String)>,
    set: Settings,
}

/// What the canvas is set to; `None` where it is not known.
#[derive(Default)]
struct Settings {
    fill: Option<Colour>,
    stroke: Option<Colour>,
    width: Option<f32>,
    round: Option<bool>,
    dash: Option<Option<(f32, f32)>>,
    font: Option<(Face, f32)>,
    anchor: Option<Anchor>,
}

impl Brush {
    /// A brush on a canvas as the browser made it.
    pub(crate) fn new(context: CanvasRenderingContext2d) -> Self {
        Self {
            context,
            names: Vec::new(),
            set: Settings::default(),
        }
    }

    /// The canvas has a new size, and so has lost its settings. The scale is given in the canvas's
    /// pixels for a stage unit, across and down.
    pub(crate) fn reset(&mut self, (across, down): (f64, f64)) -> Result<(), JsValue> {
        self.set = Settings::default();
        self.context.set_transform(across, 0.0, 0.0, down, 0.0, 0.0)
    }

    /// Makes the canvas empty.
    pub(crate) fn clear(&self) {
        let (width, height) = (f64::from(STAGE_WIDTH), f64::from(STAGE_HEIGHT));
        self.context.clear_rect(0.0, 0.0, width, height);
    }

    /// Paints an item.
    pub(crate) fn draw(&mut self, item: &Item) -> Result<(), JsValue> {
        match item {
            Item::Path { path, fill, stroke } => self.path(path, *fill, *stroke),
            Item::Text(text) => self.text(text),
        }
    }

    fn path(
        &mut self,
        path: &Path,
        fill: Option<Fill>,
        stroke: Option<Stroke>,
    ) -> Result<(), JsValue> {
        self.context.begin_path();
        path.iter().try_for_each(|&op| self.op(op))?;
        if let Some(fill) = fill {
            self.fill(fill)?;
            self.context
                .fill_with_canvas_winding_rule(CanvasWindingRule::Evenodd);
        }
        if let Some(stroke) = stroke {
            self.stroke(stroke)?;
            self.context.stroke();
        }
        Ok(())
    }

    fn op(&self, op: Op) -> Result<(), JsValue> {
        let context = &self.context;
        let xy = |point: Point| (f64::from(point.x), f64::from(point.y));
        match op {
            Op::Move(to) => {
                let (x, y) = xy(to);
                context.move_to(x, y);
            }
            Op::Line(to) => {
                let (x, y) = xy(to);
                context.line_to(x, y);
            }
            Op::Quad(by, to) => {
                let ((bx, by), (x, y)) = (xy(by), xy(to));
                context.quadratic_curve_to(bx, by, x, y);
            }
            Op::Corner(by, to, radius) => {
                let ((bx, by), (x, y)) = (xy(by), xy(to));
                context.arc_to(bx, by, x, y, f64::from(radius.max(0.0)))?;
            }
            Op::Circle(centre, radius) => {
                let ((x, y), radius) = (xy(centre), f64::from(radius.max(0.0)));
                context.move_to(x + radius, y);
                context.arc(x, y, radius, 0.0, std::f64::consts::TAU)?;
                context.close_path();
            }
            Op::Close => context.close_path(),
        }
        Ok(())
    }

    fn fill(&mut self, fill: Fill) -> Result<(), JsValue> {
        match fill {
            Fill::Flat(colour) => self.fill_colour(colour),
            Fill::Radial {
                centre,
                radius,
                inner,
                outer,
            } => {
                let (x, y) = (f64::from(centre.x), f64::from(centre.y));
                let radius = f64::from(radius.max(0.0));
                let shine = self
                    .context
                    .create_radial_gradient(x, y, 0.0, x, y, radius)?;
                shine.add_color_stop(0.0, &hex(inner))?;
                shine.add_color_stop(1.0, &hex(outer))?;
                self.context.set_fill_style_canvas_gradient(&shine);
                self.set.fill = None;
            }
        }
        Ok(())
    }

    fn fill_colour(&mut self, colour: Colour) {
        if self.set.fill.replace(colour) != Some(colour) {
            let place = self.name(colour);
            self.context.set_fill_style_str(&self.names[place].1);
        }
    }

    fn stroke_colour(&mut self, colour: Colour) {
        if self.set.stroke.replace(colour) != Some(colour) {
            let place = self.name(colour);
            self.context.set_stroke_style_str(&self.names[place].1);
        }
    }

    /// Where a colour's name is in the list.
    fn name(&mut self, colour: Colour) -> usize {
        let known = self
            .names
            .binary_search_by_key(&colour.0, |known| known.0.0);
        known.unwrap_or_else(|place| {
            self.names.insert(place, (colour, interned(hex(colour))));
            place
        })
    }

    fn line(&mut self, width: f32, round: bool, dash: Option<(f32, f32)>) -> Result<(), JsValue> {
        if self.set.width.replace(width) != Some(width) {
            self.context.set_line_width(f64::from(width));
        }
        if self.set.round.replace(round) != Some(round) {
            self.context
                .set_line_cap(if round { "round" } else { "butt" });
            self.context
                .set_line_join(if round { "round" } else { "miter" });
        }
        if self.set.dash.replace(dash) != Some(dash) {
            let lengths = dash.map_or(Vec::new(), |(dash, gap)| vec![dash, gap]);
            self.context.set_line_dash(
                &lengths
                    .iter()
                    .map(|&l| JsValue::from(l))
                    .collect::<js_sys::Array>(),
            )?;
        }
        Ok(())
    }

    fn stroke(&mut self, stroke: Stroke) -> Result<(), JsValue> {
        self.stroke_colour(stroke.colour);
        self.line(stroke.width, stroke.round, stroke.dash)
    }

    fn text(&mut self, text: &Text) -> Result<(), JsValue> {
        let font = (text.face, text.size);
        if self.set.font.replace(font) != Some(font) {
            self.context.set_font(&font_name(text.face, text.size));
        }
        if self.set.anchor.replace(text.anchor) != Some(text.anchor) {
            self.context.set_text_align(match text.anchor {
                Anchor::Start => "left",
                Anchor::Middle => "center",
                Anchor::End => "right",
            });
        }
        self.fill_colour(text.colour);
        if let Some((colour, width)) = text.halo {
            self.stroke_colour(colour);
            // The line lies half inside the letters, where their own colour covers it.
            self.line(2.0 * width, true, None)?;
        }
        let at = (f64::from(text.at.x), f64::from(text.at.y));
        if text.turn == 0.0 {
            return self.words(text, at);
        }
        self.context.save();
        self.context.translate(at.0, at.1)?;
        self.context.rotate(f64::from(text.turn).to_radians())?;
        self.words(text, (0.0, 0.0))?;
        self.context.restore();
        Ok(())
    }

    fn words(&self, text: &Text, (x, y): (f64, f64)) -> Result<(), JsValue> {
        if text.halo.is_some() {
            self.context.stroke_text(&text.words, x, y)?;
        }
        self.context.fill_text(&text.words, x, y)
    }
}

/// A typeface and size as the browser names them; `size` is in stage units.
pub(crate) fn font_name(face: Face, size: f32) -> String {
    let (weight, family) = face.font();
    let size = pixels(size.into());
    format!("{weight} {size} \"{family}\", sans-serif")
}

fn hex(Colour(rgba): Colour) -> String {
    format!("#{rgba:08x}")
}

/// Keeps a copy of the text on the browser's side, which makes handing it over cheap.
fn interned(text: String) -> String {
    intern(&text);
    text
}
