//! Trusted addresses of scripts. The page's policy accepts only addresses from here as scripts. No other code can
//! make them, because the browser allows this policy's name once.

use std::cell::OnceCell;

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Worker;

use super::{call, document, window};

thread_local! {
    /// Maker of addresses; `undefined` where the browser trusts every text.
    static MAKER: OnceCell<JsValue> = const { OnceCell::new() };
}

/// Opens a worker with the program whose name the build has written into an attribute of the page.
pub(crate) fn worker(attribute: &str) -> Result<Worker, JsValue> {
    let program = document()?.document_element();
    let program = program.and_then(|page| page.get_attribute(attribute));
    let program = script(&program.unwrap_or_default())?;
    // Not by the binding, which takes texts for addresses of scripts.
    let kind: Function = Reflect::get(&window()?.into(), &"Worker".into())?.dyn_into()?;
    Reflect::construct(&kind, &Array::of(&[program]))?.dyn_into()
}

/// The address of a script of ours, as the browser takes it.
pub(crate) fn script(address: &str) -> Result<JsValue, JsValue> {
    let known = MAKER.with(|maker| maker.get().cloned());
    let maker = known.map_or_else(make, Ok)?;
    MAKER.with(|here| here.set(maker.clone())).ok();
    if maker.is_undefined() {
        return Ok(address.into());
    }
    call(&maker, "createScriptURL", &[address.into()])
}

fn make() -> Result<JsValue, JsValue> {
    let types = Reflect::get(&window()?.into(), &"trustedTypes".into())?;
    if types.is_undefined() {
        return Ok(types);
    }
    let rules = Object::new();
    let as_it_is = Closure::<dyn Fn(JsValue) -> JsValue>::new(|address| address);
    let name = "createScriptURL".into();
    Reflect::set(&rules, &name, &as_it_is.into_js_value())?;
    call(&types, "createPolicy", &["roundhouse".into(), rules.into()])
}
