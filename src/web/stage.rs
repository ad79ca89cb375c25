//! The stage in the window: stacked canvases, one for each layer, scaled and letterboxed. A layer is repainted only
//! when its version or its canvas has changed.

use js_sys::{JSON, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, EventTarget, HtmlCanvasElement, HtmlElement};

use app::motion::Growth;
use base::Millis;
use scene::{Camera, Layer, LayerName, Lens, Point, Scene, Size};

use super::brush::Brush;
use super::train::Train;
use super::{call, document, fault, safe_area, window};

/// Maximum memory of all canvases in bytes. If the screen has more pixels, they have fewer.
const MOST_BYTES: f64 = 300e6;

/// Place of the stage in the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Fit {
    /// CSS pixels from the window's left edge.
    left: f64,
    /// CSS pixels from the window's upper edge.
    top: f64,
    /// Size of the canvases in device pixels.
    pixels: (u32, u32),
    /// Device pixels in a CSS pixel.
    density: f64,
    /// Current stage.
    stage: Size,
}

impl Fit {
    /// Sets a canvas's size and its place in the window. That clears it.
    fn place(self, canvas: &HtmlCanvasElement) -> Result<(), JsValue> {
        let (width, height) = self.pixels;
        canvas.set_width(width);
        canvas.set_height(height);
        let style = canvas.style();
        let css = |pixels: u32| super::pixels(f64::from(pixels) / self.density);
        style.set_property("left", &super::pixels(self.left))?;
        style.set_property("top", &super::pixels(self.top))?;
        style.set_property("width", &css(width))?;
        style.set_property("height", &css(height))
    }

    /// Returns the largest stage for the uncovered part of the window. It has whole device pixels, as far as so
    /// many canvases may have them.
    fn of_window(stage: Size, layers: usize) -> Result<Self, JsValue> {
        let window = window()?;
        let size = |value: JsValue| value.as_f64().unwrap_or_default().max(1.0);
        let safe = safe_area::insets();
        let width = (size(window.inner_width()?) - safe.left - safe.right).max(1.0);
        let height = (size(window.inner_height()?) - safe.top - safe.bottom).max(1.0);
        let (stage_width, stage_height) = (f64::from(stage.width), f64::from(stage.height));
        let scale = (width / stage_width).min(height / stage_height);
        let room = MOST_BYTES / (4.0 * layers.max(1) as f64);
        let most = (room / (stage_width * stage_height * scale * scale)).sqrt();
        let density = window.device_pixel_ratio().clamp(0.25, 8.0).min(most);
        let scale = scale * density;
        let pixels = |units: f64| (units * scale).round().max(1.0);
        let (across, down) = (pixels(stage_width), pixels(stage_height));
        let margin = |before: f64, room: f64, taken: f64| {
            (before * density + (room * density - taken) / 2.0).floor() / density
        };
        Ok(Self {
            left: margin(safe.left, width, across),
            top: margin(safe.top, height, down),
            pixels: (across as u32, down as u32),
            density,
            stage,
        })
    }

    /// CSS pixels of one stage unit.
    fn scale(self) -> f64 {
        f64::from(self.pixels.0) / self.density / f64::from(self.stage.width)
    }

    /// The stage's point at a place in the window, in CSS pixels.
    pub(crate) fn to_stage(self, x: f64, y: f64) -> Point {
        let scale = self.scale();
        Point::new(
            ((x - self.left) / scale) as f32,
            ((y - self.top) / scale) as f32,
        )
    }

    /// A length in stage units of a length in CSS pixels.
    pub(crate) fn units(self, css_pixels: f64) -> f32 {
        (css_pixels / self.scale()) as f32
    }

    /// The place in the window, in CSS pixels, of a point on the stage.
    pub(crate) fn to_window(self, point: Point) -> (f64, f64) {
        let scale = self.scale();
        (
            self.left + f64::from(point.x) * scale,
            self.top + f64::from(point.y) * scale,
        )
    }
}

/// The canvases, from the bottom up.
pub(crate) struct Stage {
    /// Parent of the canvases, which fills the window.
    pub root: HtmlElement,
    sheets: Vec<Sheet>,
    fit: Option<Fit>,
    /// Growth of the board, which starts once that is painted.
    growth: Option<Growth>,
    /// Layers that fade in once they are painted, and their durations.
    fading: Vec<(LayerName, Millis)>,
    /// The browser's animations for it, and for a board that grows.
    growing: Vec<JsValue>,
    /// The train that circles in the lobby.
    train: Train,
}

/// Returns the first and the last style of a growing board. The browser animates between them, without frames from
/// here.
fn looks(growth: Growth, fit: Fit) -> String {
    let css = |units: f32| super::decimal(f64::from(units) * fit.scale());
    let left = css(growth.from.x - growth.scale * fit.stage.width / 2.0);
    let top = css(growth.from.y - growth.scale * fit.stage.height / 2.0);
    let scale = super::decimal(growth.scale.into());
    let first = format!("translate({left}px, {top}px) scale({scale})");
    format!(r#"{{"transform": ["{first}", "none"], "opacity": [0.6, 1]}}"#)
}

/// Returns the pace from the first look to the last one.
fn pace(growth: Growth) -> String {
    let lasts = super::decimal(growth.lasts.value());
    format!(r#"{{"duration": {lasts}, "easing": "cubic-bezier(0.2, 0.8, 0.3, 1)"}}"#)
}

/// Content of a canvas.
#[derive(PartialEq)]
struct Seen {
    version: u64,
    camera: Camera,
    lenses: Vec<Lens>,
    /// The version of the board in the lenses.
    lens_of: u64,
}

/// One layer's canvas.
struct Sheet {
    name: LayerName,
    canvas: HtmlCanvasElement,
    brush: Brush,
    /// Content of the canvas.
    seen: Option<Seen>,
    /// Displacement of its picture, if any: from the camera of its painting to another one.
    moved: Option<(f32, Point)>,
    /// True if the browser has taken away the canvas's content, and has not given it back.
    lost: bool,
}

impl Stage {
    /// Makes the canvases.
    pub(crate) fn new() -> Result<Self, JsValue> {
        let root: HtmlElement = document()?
            .get_element_by_id("stage")
            .ok_or_else(|| fault("The page has no stage."))?
            .dyn_into()?;
        Ok(Self {
            root,
            sheets: Vec::new(),
            fit: None,
            growth: None,
            fading: Vec::new(),
            train: Train::default(),
            growing: Vec::new(),
        })
    }

    /// Returns the place of the stage in the window; `None` before the first frame.
    pub(crate) fn fit(&self) -> Option<Fit> {
        self.fit
    }

    /// Paints everything that has changed, and returns true if anything had.
    pub(crate) fn paint(&mut self, scene: &Scene) -> Result<bool, JsValue> {
        let fit = Fit::of_window(scene.stage, scene.layers.len())?;
        if self.fit != Some(fit) {
            self.fit = Some(fit);
            self.sheets
                .iter_mut()
                .try_for_each(|sheet| sheet.fit(fit))?;
        }
        let mut painted = false;
        for layer in &scene.layers {
            let camera = scene.camera_of(layer.name);
            let lenses = match layer.name {
                LayerName::Over => &scene.lenses[..],
                _ => &[],
            };
            let sheet = self.sheet(layer.name, fit)?;
            let seen = Seen {
                version: layer.version,
                camera,
                lenses: lenses.to_vec(),
                lens_of: match lenses {
                    [] => 0,
                    _ => scene.board_version(),
                },
            };
            // While fingers pan the board its picture moves with them, which costs next to nothing.
            let moves = scene.panning && sheet.shows(layer.version) && lenses.is_empty();
            if !moves && sheet.seen.as_ref() != Some(&seen) {
                sheet.paint(layer, scene, seen)?;
                painted = true;
            }
            painted |= sheet.lie(camera, fit)?;
        }
        let round = scene.train.map(|(middle, radius)| {
            let radius = f64::from(radius) * fit.scale();
            (fit.to_window(middle), radius)
        });
        self.train.run(&self.root, round)?;
        if let Some(growth) = self.growth.take() {
            self.let_grow(growth, fit)?;
        }
        for (layer, lasts) in std::mem::take(&mut self.fading) {
            self.let_come_up(layer, lasts)?;
        }
        Ok(painted)
    }

    /// Lets the next board grow to its place.
    pub(crate) fn grow(&mut self, growth: Growth) {
        self.growth = Some(growth);
    }

    /// Fades in the next picture of a layer.
    pub(crate) fn fade_in(&mut self, layer: LayerName, lasts: Millis) {
        self.fading.push((layer, lasts));
    }

    /// Puts the current picture above the next one, and fades it out.
    pub(crate) fn dissolve(&self, lasts: Millis) -> Result<(), JsValue> {
        let Some(fit) = self.fit else { return Ok(()) };
        let copy: HtmlCanvasElement = document()?.create_element("canvas")?.dyn_into()?;
        copy.set_class_name("dissolving");
        fit.place(&copy)?;
        let context = copy
            .get_context("2d")?
            .ok_or_else(|| fault("The browser cannot draw."))?;
        let context: CanvasRenderingContext2d = context.dyn_into()?;
        let shown = self.sheets.iter().filter(|sheet| !sheet.canvas.hidden());
        for sheet in shown {
            context.draw_image_with_html_canvas_element(&sheet.canvas, 0.0, 0.0)?;
        }
        self.root.append_child(&copy)?;
        let looks = JSON::parse(r#"{"opacity": [1, 0]}"#)?;
        let fades = call(&copy, "animate", &[looks, lasts.value().into()])?;
        let remove = Closure::once_into_js(move || copy.remove());
        Reflect::set(&fades, &"onfinish".into(), &remove)?;
        Ok(())
    }

    fn let_come_up(&mut self, layer: LayerName, lasts: Millis) -> Result<(), JsValue> {
        let looks = JSON::parse(r#"{"opacity": [0, 1]}"#)?;
        let how = [looks, lasts.value().into()];
        for sheet in self.sheets.iter().filter(|sheet| sheet.name == layer) {
            self.growing.push(call(&sheet.canvas, "animate", &how)?);
        }
        Ok(())
    }

    fn let_grow(&mut self, growth: Growth, fit: Fit) -> Result<(), JsValue> {
        self.end_growth();
        let how = [looks(growth, fit), pace(growth)];
        let [looks, pace] = how.map(|text| JSON::parse(&text));
        let how = [looks?, pace?];
        for sheet in self.sheets.iter().filter(|sheet| sheet.name.is_board()) {
            self.growing.push(call(&sheet.canvas, "animate", &how)?);
        }
        Ok(())
    }

    /// Ends the growth of the board.
    pub(crate) fn end_growth(&mut self) {
        for one in self.growing.drain(..) {
            // One that has ended by itself is not ended again.
            let _ = call(&one, "finish", &[]);
        }
    }

    /// Returns a layer's canvas. It is created at the first use. A scene lists all its layers from the bottom up,
    /// so the canvases are in the same order.
    fn sheet(&mut self, name: LayerName, fit: Fit) -> Result<&mut Sheet, JsValue> {
        let known = self.sheets.iter().position(|sheet| sheet.name == name);
        let place = match known {
            Some(place) => place,
            None => {
                let mut sheet = Sheet::new(name, &self.root)?;
                sheet.fit(fit)?;
                self.sheets.push(sheet);
                self.sheets.len() - 1
            }
        };
        Ok(&mut self.sheets[place])
    }

    /// Marks everything for repainting.
    pub(crate) fn forget(&mut self) {
        self.sheets.iter_mut().for_each(|sheet| sheet.seen = None);
    }

    /// Notes that the browser has taken a canvas's memory away, as when its GPU process dies.
    pub(crate) fn lose(&mut self, canvas: &EventTarget) {
        if let Some(sheet) = self.sheet_of(canvas) {
            sheet.lost = true;
        }
    }

    /// Resets a canvas that the browser has given back empty and without settings.
    pub(crate) fn restore(&mut self, canvas: &EventTarget) {
        let Some(fit) = self.fit else { return };
        let Some(sheet) = self.sheet_of(canvas) else {
            return;
        };
        sheet.lost = false;
        if let Err(error) = sheet.fit(fit) {
            web_sys::console::error_1(&error);
        }
    }

    /// Returns true if some canvas cannot be painted.
    pub(crate) fn is_lost(&self) -> bool {
        self.sheets.iter().any(|sheet| sheet.lost)
    }

    fn sheet_of(&mut self, canvas: &EventTarget) -> Option<&mut Sheet> {
        let mut sheets = self.sheets.iter_mut();
        sheets.find(|sheet| AsRef::<EventTarget>::as_ref(&sheet.canvas) == canvas)
    }
}

impl Sheet {
    fn new(name: LayerName, root: &HtmlElement) -> Result<Self, JsValue> {
        let canvas: HtmlCanvasElement = document()?.create_element("canvas")?.dyn_into()?;
        if name == LayerName::Flash {
            canvas.set_class_name("flash");
        }
        root.append_child(&canvas)?;
        let context = canvas
            .get_context("2d")?
            .ok_or_else(|| fault("The browser cannot draw."))?;
        Ok(Self {
            name,
            canvas,
            brush: Brush::new(context.dyn_into()?),
            seen: None,
            moved: None,
            lost: false,
        })
    }

    fn fit(&mut self, fit: Fit) -> Result<(), JsValue> {
        let (width, height) = fit.pixels;
        fit.place(&self.canvas)?;
        self.seen = None;
        let scale = (
            f64::from(width) / f64::from(fit.stage.width),
            f64::from(height) / f64::from(fit.stage.height),
        );
        self.brush.reset(scale)
    }

    fn paint(&mut self, layer: &Layer, scene: &Scene, seen: Seen) -> Result<(), JsValue> {
        let empty = layer.items.is_empty() && seen.lenses.is_empty();
        self.canvas.set_hidden(empty);
        self.brush.clear();
        let mut lenses = seen.lenses.iter();
        lenses.try_for_each(|lens| self.brush.lens(lens, scene))?;
        self.brush.look(seen.camera)?;
        let mut items = layer.items.iter();
        items.try_for_each(|item| self.brush.draw(item))?;
        self.seen = Some(seen);
        Ok(())
    }

    /// Returns true if the canvas has this version of its layer, through any camera.
    fn shows(&self, version: u64) -> bool {
        self.seen
            .as_ref()
            .is_some_and(|seen| seen.version == version)
    }

    /// Moves the picture to the place for a camera, and returns true if it has moved.
    fn lie(&mut self, camera: Camera, fit: Fit) -> Result<bool, JsValue> {
        let painted = self.seen.as_ref().map_or(camera, |seen| seen.camera);
        let moved = (painted != camera).then(|| {
            let factor = camera.scale / painted.scale;
            let origin = Point::new(
                camera.origin.x - painted.origin.x * factor,
                camera.origin.y - painted.origin.y * factor,
            );
            (factor, origin)
        });
        if std::mem::replace(&mut self.moved, moved) == moved {
            return Ok(false);
        }
        let transform = moved.map_or("none".into(), |(factor, origin)| {
            let css = |units: f32| super::decimal(f64::from(units) * fit.scale());
            let (x, y) = (css(origin.x), css(origin.y));
            let factor = super::decimal(factor.into());
            format!("matrix({factor}, 0, 0, {factor}, {x}, {y})")
        });
        self.canvas.style().set_property("transform", &transform)?;
        Ok(true)
    }
}
