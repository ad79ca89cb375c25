//! Trusted addresses of scripts. The page's policy accepts only addresses from here as scripts. No other code can
//! make them, because the browser allows this policy's name once.

use std::cell::OnceCell;

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::{call, window};

thread_local! {
    /// Maker of addresses; `undefined` where the browser trusts every text.
    static MAKER: OnceCell<JsValue> = const { OnceCell::new() };
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
