//! Files of the typefaces, for pictures that leave the page. A picture can load nothing, so its fonts go into it.

use base64ct::{Base64, Encoding};

use super::Face;
use base::words::Language;

/// Languages with Latin letters beyond those of western Europe.
const EXTENDED: [&str; 4] = ["pl", "cs", "tr", "en-XA"];

/// A file with letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FontFile {
    family: &'static str,
    weight: String,
    /// Unicode range of the file, in a style sheet's notation; empty for all letters.
    range: &'static str,
    /// Path below the page's address.
    pub path: String,
}

impl FontFile {
    /// The files with the letters of a language.
    pub fn all(language: Language) -> Vec<Self> {
        let mut all = Vec::new();
        for face in [Face::Text, Face::Bold, Face::Narrow] {
            let (weight, family) = face.font();
            let name = family.to_ascii_lowercase().replace(' ', "-");
            let file = |part: &str, range| Self {
                family,
                weight: weight.to_string(),
                range,
                path: format!("fonts/{name}-{part}-{weight}-normal.woff2"),
            };
            all.push(file("latin", ""));
            if EXTENDED.contains(&language.code()) {
                all.push(file("latin-ext", "unicode-range: U+0100-02BA;"));
            }
        }
        all.extend(language.family().map(|family| Self {
            family,
            weight: "500 700".into(),
            range: "",
            path: format!("words/{}.woff2", language.code()),
        }));
        all
    }

    /// The rule of a style sheet that holds the file's bytes.
    pub fn rule(&self, bytes: &[u8]) -> String {
        let font = Base64::encode_string(bytes);
        let Self {
            family,
            weight,
            range,
            ..
        } = self;
        format!(
            "@font-face {{ font-family: \"{family}\"; font-weight: {weight}; \
             src: url(\"data:font/woff2;base64,{font}\"); {range} }}\n"
        )
    }
}
