//! What a map file holds, taken from the data that the browser has read. Natively serde does this;
//! in the page its machinery and all that it can say about errors would weigh more than a game.

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;

use crate::games::transglobal_rail::map::{
    Anchor, Art, ArtKind, ArtName, City, Label, MapFile, Region, Symbol,
};

/// What can be taken from data; `None` if something is missing or of another kind.
pub trait FromData: Sized {
    /// Takes it.
    fn from_data(data: &JsValue) -> Option<Self>;
}

/// What an object has under a name.
fn field<T: FromData>(data: &JsValue, name: &str) -> Option<T> {
    T::from_data(&value(data, name)?)
}

// The same for all kinds of fields: copies of it would travel with the page.
#[inline(never)]
fn value(data: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(data, &name.into()).ok()
}

impl FromData for f32 {
    fn from_data(data: &JsValue) -> Option<Self> {
        data.as_f64().map(|number| number as f32)
    }
}

impl FromData for u32 {
    fn from_data(data: &JsValue) -> Option<Self> {
        let number = data.as_f64()?;
        let whole = number as u32;
        (f64::from(whole) == number).then_some(whole)
    }
}

impl FromData for usize {
    fn from_data(data: &JsValue) -> Option<Self> {
        u32::from_data(data)?.try_into().ok()
    }
}

impl FromData for bool {
    fn from_data(data: &JsValue) -> Option<Self> {
        data.as_bool()
    }
}

impl FromData for String {
    fn from_data(data: &JsValue) -> Option<Self> {
        data.as_string()
    }
}

impl<T: FromData> FromData for Vec<T> {
    fn from_data(data: &JsValue) -> Option<Self> {
        let list = Array::is_array(data).then(|| Array::from(data))?;
        let mut items = Self::new();
        for index in 0..list.length() {
            items.push(T::from_data(&list.get(index))?);
        }
        Some(items)
    }
}

impl FromData for [f32; 2] {
    fn from_data(data: &JsValue) -> Option<Self> {
        Vec::from_data(data)?.try_into().ok()
    }
}

impl FromData for (usize, usize, u8) {
    fn from_data(data: &JsValue) -> Option<Self> {
        let [a, b, cost]: [usize; 3] = Vec::from_data(data)?.try_into().ok()?;
        Some((a, b, cost.try_into().ok()?))
    }
}

impl FromData for MapFile {
    fn from_data(data: &JsValue) -> Option<Self> {
        Some(Self {
            format: field(data, "format")?,
            name: field(data, "name")?,
            regions: field(data, "regions")?,
            nodes: field(data, "nodes")?,
            links: field(data, "links")?,
            cities: field(data, "cities")?,
            art: field(data, "art")?,
        })
    }
}

impl FromData for Region {
    fn from_data(data: &JsValue) -> Option<Self> {
        Some(Self {
            name: field(data, "name")?,
            colour: field(data, "colour")?,
            symbol: field(data, "symbol")?,
        })
    }
}

impl FromData for Symbol {
    fn from_data(data: &JsValue) -> Option<Self> {
        match data.as_string()?.as_str() {
            "wave" => Some(Self::Wave),
            "sun" => Some(Self::Sun),
            "tree" => Some(Self::Tree),
            "column" => Some(Self::Column),
            "snow" => Some(Self::Snow),
            _ => None,
        }
    }
}

impl FromData for City {
    fn from_data(data: &JsValue) -> Option<Self> {
        Some(Self {
            name: field(data, "name")?,
            node: field(data, "node")?,
            region: field(data, "region")?,
            ringed: field(data, "ringed")?,
            label: field(data, "label")?,
        })
    }
}

impl FromData for Label {
    fn from_data(data: &JsValue) -> Option<Self> {
        Some(Self {
            x: field(data, "x")?,
            y: field(data, "y")?,
            anchor: field(data, "anchor")?,
        })
    }
}

impl FromData for Anchor {
    fn from_data(data: &JsValue) -> Option<Self> {
        match data.as_string()?.as_str() {
            "start" => Some(Self::Start),
            "middle" => Some(Self::Middle),
            "end" => Some(Self::End),
            _ => None,
        }
    }
}

impl FromData for Art {
    fn from_data(data: &JsValue) -> Option<Self> {
        Some(Self {
            land: field(data, "land")?,
            lakes: field(data, "lakes")?,
            rivers: field(data, "rivers")?,
            borders: field(data, "borders")?,
            mountains: field(data, "mountains")?,
            voids: field(data, "voids")?,
            names: field(data, "names")?,
        })
    }
}

impl FromData for ArtName {
    fn from_data(data: &JsValue) -> Option<Self> {
        Some(Self {
            text: field(data, "text")?,
            x: field(data, "x")?,
            y: field(data, "y")?,
            turn: field(data, "turn")?,
            kind: field(data, "kind")?,
        })
    }
}

impl FromData for ArtKind {
    fn from_data(data: &JsValue) -> Option<Self> {
        match data.as_string()?.as_str() {
            "sea" => Some(Self::Sea),
            "range" => Some(Self::Range),
            _ => None,
        }
    }
}
