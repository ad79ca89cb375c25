//! Languages from the browser's side: which it asks for, their tables and letters, and how they write
//! numbers.

use std::sync::Arc;

use js_sys::{Array, Function, Intl, Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::runtime::Runtime;
use super::{browser, file};
use app::input::Event;
use base::words::{self, Language, Message, Numbers, WordTable};

/// Sends the languages that the browser asks for, the best first.
pub(crate) fn send_wishes(runtime: &Runtime) {
    runtime.send(Event::Languages(browser::languages()));
}

/// Fetches a language's table and fonts, and sends the result.
pub(crate) fn fetch(runtime: &Runtime, language: Language) {
    let asking = runtime.clone();
    runtime.run(async move {
        let result = read(language).await.map(Arc::new);
        if result.is_ok() {
            // Without its fonts the system's are used.
            let _ = load_letters(language).await;
        }
        asking.send(Event::LanguageCame { language, result });
    });
}

async fn read(language: Language) -> Result<WordTable, Message> {
    let name = format!("{}.txt", language.code());
    let table = file::read(&format!("words/{name}"), words::web_words_file(&name)).await?;
    let numbers = numbers(language).map_err(|why| {
        web_sys::console::warn_2(&format!("{name}:").into(), &why);
        words::web_words_damaged(&name)
    })?;
    WordTable::read(&table, numbers).map_err(|why| {
        web_sys::console::warn_1(&format!("{name}: {why}").into());
        words::web_words_damaged(&name)
    })
}

/// Returns the browser's format for a language's numbers.
fn numbers(language: Language) -> Result<Numbers, JsValue> {
    let locales = Array::of1(&language.code().into());
    let plurals = Intl::PluralRules::new(&locales, &Object::new());
    let category = |number: u16| {
        plurals
            .select(number.into())
            .as_string()
            .unwrap_or_default()
    };
    let format = |options: &Object| Intl::NumberFormat::new(&locales, options).format();
    let spell = |format: &Function, number: f64| {
        let spelt = format.call1(&JsValue::UNDEFINED, &number.into())?;
        Ok::<_, JsValue>(spelt.as_string().unwrap_or_default())
    };
    let plain = format(&Object::new());
    let mut figures = ['0'; 10];
    for (number, figure) in (0_u8..).zip(&mut figures) {
        *figure = spell(&plain, number.into())?.chars().next().unwrap_or('0');
    }
    let options = Object::new();
    let dollars = [
        ("style", "currency".into()),
        ("currency", "USD".into()),
        ("currencyDisplay", "narrowSymbol".into()),
        ("maximumFractionDigits", JsValue::from(0)),
    ];
    for (name, value) in dollars {
        Reflect::set(&options, &name.into(), &value)?;
    }
    let five = spell(&format(&options), 5.0)?;
    let money = match five.split_once(figures[5]) {
        Some((before, behind)) if !language.is_rtl() => (before.into(), behind.into()),
        _ => Numbers::money_rtl(),
    };
    Ok(Numbers::new(category, money, figures))
}

/// Loads the fonts for a script that the built-in typefaces lack.
async fn load_letters(language: Language) -> Result<(), JsValue> {
    let Some(family) = language.family() else {
        return Ok(());
    };
    let fonts = browser::fonts().map(JsValue::from);
    let font = format!("500 20px \"{family}\"");
    let come = browser::ask(fonts, "load", &[font.into(), language.name().into()])?;
    JsFuture::from(come).await.map(drop)
}
