//! The brush paints items on one canvas. It remembers the settings of the canvas, because each call into the
//! browser costs more than a comparison here.

use std::rc::Rc;

use wasm_bindgen::{JsValue, intern};
use web_sys::{CanvasRenderingContext2d, CanvasWindingRule, Path2d};

use super::pixels;
use base::words::Language;
use scene::items::Anchor;
use scene::{
    Camera, Colour, Face, Fill, Frame, Item, Layer, Lens, Op, Path, Point, Scene, Stroke, Text,
    theme,
};

/// Adds an operation to the path of a canvas, or to a stored path, which have the same methods.
macro_rules! plot {
    ($onto:expr, $op:expr) => {{
        let onto = $onto;
        let xy = |point: Point| (f64::from(point.x), f64::from(point.y));
        match $op {
            Op::Move(to) => {
                let (x, y) = xy(to);
                onto.move_to(x, y);
            }
            Op::Line(to) => {
                let (x, y) = xy(to);
                onto.line_to(x, y);
            }
            Op::Quad(by, to) => {
                let ((bx, by), (x, y)) = (xy(by), xy(to));
                onto.quadratic_curve_to(bx, by, x, y);
            }
            Op::Corner(by, to, radius) => {
                let ((bx, by), (x, y)) = (xy(by), xy(to));
                onto.arc_to(bx, by, x, y, f64::from(radius.max(0.0)))?;
            }
            Op::Circle(centre, radius) => {
                let ((x, y), radius) = (xy(centre), f64::from(radius.max(0.0)));
                onto.move_to(x + radius, y);
                onto.arc(x, y, radius, 0.0, std::f64::consts::TAU)?;
                onto.close_path();
            }
            Op::Close => onto.close_path(),
        }
        Ok(())
    }};
}

/// Cache of paths for layers that a moving lens paints again and again. They stay in the browser, so that not every
/// point of a coast crosses over in every frame.
#[derive(Default)]
struct Shapes(Vec<(u64, Rc<[Shape]>)>);

/// An item of such a layer.
struct Shape {
    /// Its bounds on the board.
    bounds: Option<Frame>,
    /// Its path, if it is one.
    path: Option<Path2d>,
}

impl Shapes {
    /// The shapes of a layer's items, made when it is first asked for.
    fn of(&mut self, layer: &Layer) -> Result<Rc<[Shape]>, JsValue> {
        if let Some((_, known)) = self.0.iter().find(|(version, _)| *version == layer.version) {
            return Ok(known.clone());
        }
        let shapes: Result<_, JsValue> = layer.items.iter().map(Shape::of).collect();
        let shapes: Rc<[Shape]> = shapes?;
        self.0.push((layer.version, shapes.clone()));
        Ok(shapes)
    }

    /// Drops the shapes of layers that are no longer seen.
    fn forget_all_but(&mut self, layers: &[Layer]) {
        let is_seen = |version| layers.iter().any(|layer| layer.version == version);
        self.0.retain(|&(version, _)| is_seen(version));
    }
}

impl Shape {
    fn of(item: &Item) -> Result<Self, JsValue> {
        let path = match item {
            Item::Path { path, .. } => {
                let kept = Path2d::new()?;
                let plot = |&op: &Op| -> Result<(), JsValue> { plot!(&kept, op) };
                path.iter().try_for_each(plot)?;
                Some(kept)
            }
            Item::Text(_) => None,
        };
        let bounds = item.bounds();
        Ok(Self { bounds, path })
    }
}

/// A brush on one canvas.
pub(crate) struct Brush {
    context: CanvasRenderingContext2d,
    shapes: Shapes,
    /// The colours' names as the browser reads them, in the order of the colours.
    names: Vec<(Colour, String)>,
    set: Settings,
    /// The canvas's pixels for a stage unit, across and down.
    scale: (f64, f64),
}

/// Settings of the canvas; `None` if they are unknown.
#[derive(Default)]
struct Settings {
    fill: Option<Colour>,
    stroke: Option<Colour>,
    width: Option<f32>,
    round: Option<bool>,
    dash: Option<Option<(f32, f32)>>,
    font: Option<(Face, f32, Language)>,
    rtl: Option<bool>,
    anchor: Option<Anchor>,
}

impl Brush {
    /// A brush on a canvas as the browser made it.
    pub(crate) fn new(context: CanvasRenderingContext2d) -> Self {
        Self {
            context,
            shapes: Shapes::default(),
            names: Vec::new(),
            set: Settings::default(),
            scale: (1.0, 1.0),
        }
    }

    /// Resets the brush for a canvas of a new size, which has lost its settings. The scale is in the canvas's
    /// pixels for a stage unit, across and down.
    pub(crate) fn reset(&mut self, scale: (f64, f64)) -> Result<(), JsValue> {
        self.set = Settings::default();
        self.scale = scale;
        self.look(Camera::default())
    }

    /// Sets the camera for everything painted from now on.
    pub(crate) fn look(&self, camera: Camera) -> Result<(), JsValue> {
        let (across, down) = self.scale;
        let pixels = |step: Point| (across * f64::from(step.x), down * f64::from(step.y));
        let [(a, b), (c, d)] = camera.steps().map(pixels);
        let (x, y) = pixels(camera.origin);
        self.context.set_transform(a, b, c, d, x, y)
    }

    /// Makes the canvas empty.
    pub(crate) fn clear(&self) {
        let Some(canvas) = self.context.canvas() else {
            return;
        };
        // A complete transform is always accepted.
        let _ = self.context.reset_transform();
        let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
        self.context.clear_rect(0.0, 0.0, width, height);
        let _ = self.look(Camera::default());
    }

    /// Paints the board again, in a round window.
    pub(crate) fn lens(&mut self, lens: &Lens, scene: &Scene) -> Result<(), JsValue> {
        let circle = |brush: &Self| {
            brush.context.begin_path();
            brush.op(Op::Circle(lens.centre, lens.radius))
        };
        self.look(Camera::default())?;
        self.context.save();
        circle(self)?;
        self.fill_colour(theme::SEA);
        self.context.fill();
        self.context.clip();
        self.look(lens.camera)?;
        let seen = lens.seen();
        for layer in scene.layers.iter().filter(|layer| layer.name.is_board()) {
            let shapes = self.shapes.of(layer)?;
            for (item, shape) in layer.items.iter().zip(shapes.iter()) {
                if shape.bounds.is_some_and(|bounds| bounds.overlaps(seen)) {
                    self.draw_shape(item, shape)?;
                }
            }
        }
        self.shapes.forget_all_but(&scene.layers);
        self.context.restore();
        // The restored context has lost the settings made inside.
        self.set = Settings::default();
        self.look(Camera::default())?;
        circle(self)?;
        self.stroke(Stroke::round(theme::GOLD, 4.0))?;
        self.context.stroke();
        Ok(())
    }

    /// Paints an item whose path is already in the browser.
    fn draw_shape(&mut self, item: &Item, shape: &Shape) -> Result<(), JsValue> {
        let (Item::Path { fill, stroke, .. }, Some(path)) = (item, &shape.path) else {
            return self.draw(item);
        };
        if let Some(fill) = *fill {
            self.fill(fill)?;
            self.context
                .fill_with_path_2d_and_winding(path, CanvasWindingRule::Evenodd);
        }
        if let Some(stroke) = *stroke {
            self.stroke(stroke)?;
            self.context.stroke_with_path(path);
        }
        Ok(())
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
        plot!(&self.context, op)
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
        let font = (text.face, text.size, text.language);
        if self.set.font.replace(font) != Some(font) {
            self.context
                .set_font(&font_name(text.face, text.size, text.language));
        }
        let rtl = text.language.is_rtl();
        if self.set.rtl.replace(rtl) != Some(rtl) {
            let direction = if rtl { "rtl" } else { "ltr" };
            js_sys::Reflect::set(&self.context, &"direction".into(), &direction.into())?;
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
            // Half of the line is inside the letters, under their own colour.
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

/// A typeface and size as the browser names them, with the letters of a language; `size` is in stage units.
pub(crate) fn font_name(face: Face, size: f32, language: Language) -> String {
    let (weight, family) = face.font();
    let size = pixels(size.into());
    let other = language.family();
    let other = other.map_or(String::new(), |other| format!("\"{other}\", "));
    let slant = if face.slants(language) { "italic " } else { "" };
    format!("{slant}{weight} {size} \"{family}\", {other}sans-serif")
}

fn hex(Colour(rgba): Colour) -> String {
    format!("#{rgba:08x}")
}

/// Keeps a copy of the text on the browser's side, which makes handing it over cheap.
fn interned(text: String) -> String {
    intern(&text);
    text
}
