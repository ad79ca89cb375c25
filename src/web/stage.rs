//! The stage in the window: one canvas for each layer, one over the other, scaled and letterboxed.
//! A layer is painted again only when its version has changed, or the canvases have.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{EventTarget, HtmlCanvasElement, HtmlElement};

use crate::scene::{LayerName, Point, STAGE_HEIGHT, STAGE_WIDTH, Scene};

use super::brush::Brush;
use super::{document, window};

/// Where the stage lies in the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Fit {
    /// CSS pixels from the window's left edge.
    left: f64,
    /// CSS pixels from the window's upper edge.
    top: f64,
    /// The canvases' size in the screen's own pixels.
    pixels: (u32, u32),
    /// The screen's own pixels in a CSS pixel.
    density: f64,
}

impl Fit {
    /// The largest stage that the window holds, on whole pixels of the screen.
    fn of_window() -> Result<Self, JsValue> {
        let window = window()?;
        let size = |value: JsValue| value.as_f64().unwrap_or_default().max(1.0);
        let (width, height) = (size(window.inner_width()?), size(window.inner_height()?));
        let density = window.device_pixel_ratio().clamp(0.25, 8.0);
        let (stage_width, stage_height) = (f64::from(STAGE_WIDTH), f64::from(STAGE_HEIGHT));
        let scale = (width / stage_width).min(height / stage_height) * density;
        let pixels = |units: f64| (units * scale).round().max(1.0);
        let (across, down) = (pixels(stage_width), pixels(stage_height));
        let margin = |room: f64, taken: f64| ((room * density - taken) / 2.0).floor() / density;
        Ok(Self {
            left: margin(width, across),
            top: margin(height, down),
            pixels: (across as u32, down as u32),
            density,
        })
    }

    /// CSS pixels of one stage unit.
    fn scale(self) -> f64 {
        f64::from(self.pixels.0) / self.density / f64::from(STAGE_WIDTH)
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
    /// What holds the canvases and fills the window.
    pub root: HtmlElement,
    sheets: Vec<Sheet>,
    fit: Option<Fit>,
}

/// One layer's canvas.
struct Sheet {
    name: LayerName,
    canvas: HtmlCanvasElement,
    brush: Brush,
    /// The version that is on the canvas.
    version: Option<u64>,
    /// Whether the browser has taken away what the canvas holds, and has not given it back.
    lost: bool,
}

impl Stage {
    /// Makes the canvases.
    pub(crate) fn new() -> Result<Self, JsValue> {
        let root: HtmlElement = document()?
            .get_element_by_id("stage")
            .ok_or("The page has no stage.")?
            .dyn_into()?;
        Ok(Self {
            root,
            sheets: Vec::new(),
            fit: None,
        })
    }

    /// Where the stage lies in the window; `None` before the first frame.
    pub(crate) fn fit(&self) -> Option<Fit> {
        self.fit
    }

    /// Paints what has changed since the last time; tells whether anything had.
    pub(crate) fn paint(&mut self, scene: &Scene) -> Result<bool, JsValue> {
        let fit = Fit::of_window()?;
        if self.fit != Some(fit) {
            self.fit = Some(fit);
            self.sheets
                .iter_mut()
                .try_for_each(|sheet| sheet.fit(fit))?;
        }
        let mut painted = false;
        for layer in &scene.layers {
            let sheet = self.sheet(layer.name, fit)?;
            if sheet.version != Some(layer.version) {
                sheet.version = Some(layer.version);
                sheet.canvas.set_hidden(layer.items.is_empty());
                sheet.brush.clear();
                layer
                    .items
                    .iter()
                    .try_for_each(|item| sheet.brush.draw(item))?;
                painted = true;
            }
        }
        Ok(painted)
    }

    /// A layer's canvas. It is made when the layer is first seen; a scene names all its layers from
    /// the bottom up, so the canvases come to lie in the same order.
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

    /// Everything is to be painted again.
    pub(crate) fn forget(&mut self) {
        self.sheets
            .iter_mut()
            .for_each(|sheet| sheet.version = None);
    }

    /// The browser has taken a canvas's memory away, as when its GPU process dies.
    pub(crate) fn lose(&mut self, canvas: &EventTarget) {
        if let Some(sheet) = self.sheet_of(canvas) {
            sheet.lost = true;
        }
    }

    /// The browser has given a canvas back, empty and with nothing set.
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

    /// Whether nothing can be painted on some canvas.
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
            .ok_or("The browser cannot draw.")?;
        Ok(Self {
            name,
            canvas,
            brush: Brush::new(context.dyn_into()?),
            version: None,
            lost: false,
        })
    }

    fn fit(&mut self, fit: Fit) -> Result<(), JsValue> {
        let (width, height) = fit.pixels;
        self.canvas.set_width(width);
        self.canvas.set_height(height);
        let style = self.canvas.style();
        let css = |pixels: u32| super::pixels(f64::from(pixels) / fit.density);
        style.set_property("left", &super::pixels(fit.left))?;
        style.set_property("top", &super::pixels(fit.top))?;
        style.set_property("width", &css(width))?;
        style.set_property("height", &css(height))?;
        self.version = None;
        let scale = (
            f64::from(width) / f64::from(STAGE_WIDTH),
            f64::from(height) / f64::from(STAGE_HEIGHT),
        );
        self.brush.reset(scale)
    }
}
