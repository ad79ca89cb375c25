//! Pictures to take home: the application draws the scene, and this module makes a file of it, as an SVG document
//! or from a separate canvas. Phones share it with their other programs, and other devices download it.

use js_sys::{Array, Date, Function, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement, Response};

use app::input::Event;
use base::words::{self, Language};
use scene::{FontFile, PictureFormat, Scene, svg};

use super::brush::Brush;
use super::runtime::Runtime;
use super::{browser, call, document, export, fault, window};

/// Width of a painted picture in pixels.
///
/// It is sharp on the largest phones, and within their limits.
const WIDE: f32 = 3000.0;

/// Saves the picture of how the match ended, as a person has asked.
pub(crate) fn save(runtime: &Runtime, format: PictureFormat) {
    let asking = runtime.clone();
    runtime.run(async move {
        if let Err(why) = make(&asking, format).await {
            web_sys::console::warn_2(&"The picture cannot be saved:".into(), &why);
            asking.send(Event::Trouble(words::web_no_picture()));
        }
    });
}

async fn make(runtime: &Runtime, format: PictureFormat) -> Result<(), JsValue> {
    let language = runtime.app(|app| app.language());
    let today = Date::new_0();
    let souvenir = runtime.app(|app| app.souvenir(&written(&today, language)));
    let (game, scene) = souvenir.ok_or_else(|| fault("Nothing has ended."))?;
    let blob = match format {
        PictureFormat::Svg => document_of(&scene, language).await?,
        PictureFormat::Png => painted(&scene).await?,
    };
    // As the clock on the wall has it, which that of the world is not everywhere.
    let (year, month) = (today.get_full_year(), today.get_month() + 1);
    let day = format!("{year}-{month:02}-{:02}", today.get_date());
    let name = format!("{game}-{day}.{}", format.extension());
    if !is_phone() || !share(&blob, &name).await? {
        export::download(&blob, &name)?;
    }
    Ok(())
}

/// The day as people write it, with figures that the typefaces have.
fn written(day: &Date, language: Language) -> String {
    let code = format!("{}-u-nu-latn", language.code());
    let long = Object::new();
    // A new object accepts any property.
    let _ = Reflect::set(&long, &"dateStyle".into(), &"long".into());
    day.to_locale_date_string(&code, &long).into()
}

/// Makes the picture of lines and letters.
///
/// If a typeface does not load, the program that shows the picture chooses one.
async fn document_of(scene: &Scene, language: Language) -> Result<Blob, JsValue> {
    let mut style = String::new();
    for font in FontFile::all(language) {
        if let Ok(bytes) = bytes(&font.path).await {
            style += &font.rule(&bytes);
        }
    }
    let text = svg::document(scene, &style);
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)
}

async fn bytes(path: &str) -> Result<Vec<u8>, JsValue> {
    let answer: Response = JsFuture::from(window()?.fetch_with_str(path))
        .await?
        .dyn_into()?;
    if !answer.ok() {
        return Err(fault("The typeface has not come."));
    }
    let bytes = JsFuture::from(answer.array_buffer()?).await?;
    Ok(Uint8Array::new(&bytes).to_vec())
}

/// The picture as points.
async fn painted(scene: &Scene) -> Result<Blob, JsValue> {
    let canvas: HtmlCanvasElement = document()?.create_element("canvas")?.dyn_into()?;
    let scale = WIDE / scene.stage.width;
    canvas.set_width(WIDE as u32);
    canvas.set_height((scene.stage.height * scale).round() as u32);
    let context = canvas.get_context("2d")?;
    let context = context.ok_or_else(|| fault("There is no canvas."))?;
    let mut brush = Brush::new(context.dyn_into::<CanvasRenderingContext2d>()?);
    brush.reset((scale.into(), scale.into()))?;
    for layer in &scene.layers {
        brush.look(scene.camera_of(layer.name))?;
        layer.items.iter().try_for_each(|item| brush.draw(item))?;
    }
    let come = Promise::new(&mut |resolve, _| {
        // A request that fails gives no picture.
        if canvas.to_blob(&resolve).is_err() {
            let _ = resolve.call0(&JsValue::NULL);
        }
    });
    let blob = JsFuture::from(come).await?;
    blob.dyn_into()
}

/// Returns true if the device is handheld.
///
/// Such devices share files with other programs rather than download them.
fn is_phone() -> bool {
    browser::matches("(pointer: coarse)")
}

/// Shares a file by the system's own sheet; `false` if there is none. Closing that sheet means that the person does
/// not want the file.
async fn share(blob: &Blob, name: &str) -> Result<bool, JsValue> {
    let kind = Object::new();
    Reflect::set(&kind, &"type".into(), &blob.type_().into())?;
    let maker: Function = Reflect::get(window()?.as_ref(), &"File".into())?.dyn_into()?;
    let parts = Array::of1(blob);
    let file = Reflect::construct(&maker, &Array::of3(&parts, &name.into(), &kind))?;
    let shared = Object::new();
    Reflect::set(&shared, &"files".into(), &Array::of1(&file))?;
    let navigator: JsValue = window()?.navigator().into();
    let can = call(&navigator, "canShare", &[shared.clone().into()]);
    if !can.is_ok_and(|can| can.is_truthy()) {
        return Ok(false);
    }
    let sharing = browser::ask(Some(navigator), "share", &[shared.into()])?;
    match JsFuture::from(sharing).await {
        Ok(_) => Ok(true),
        Err(why) => Ok(browser::is_closed_by_hand(&why)),
    }
}
