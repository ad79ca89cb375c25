//! A pseudo language for tests of layout and completeness: English with accents, a good third longer, in brackets.

use super::{Catalogue, Message, NAMES, Part};

/// Number of letters for which a text gets one more.
const LONGER: usize = 3;

impl Catalogue {
    /// Returns the same messages in the pseudo language.
    pub fn pseudo(&self) -> Self {
        let pseudo = |id: &str, message: &Message| Message {
            // Names of places are as long in most languages.
            parts: match NAMES.iter().any(|kind| id.starts_with(kind)) {
                true => message.parts.clone(),
                false => bracketed(stretched(&message.parts)),
            },
            arguments: message.arguments.clone(),
        };
        let messages = self.messages.iter();
        Self {
            code: "en-XA".into(),
            messages: messages
                .map(|(id, message)| (id.clone(), pseudo(id, message)))
                .collect(),
        }
    }
}

fn bracketed(mut parts: Vec<Part>) -> Vec<Part> {
    parts.insert(0, Part::Text("[".into()));
    parts.push(Part::Text("]".into()));
    parts
}

fn stretched(parts: &[Part]) -> Vec<Part> {
    let part = |part: &Part| match part {
        Part::Text(text) => Part::Text(stretch(text)),
        Part::Argument(name) => Part::Argument(name.clone()),
        Part::Select(name, variants) => {
            let variant = |(key, parts): &(String, Vec<Part>)| (key.clone(), stretched(parts));
            Part::Select(name.clone(), variants.iter().map(variant).collect())
        }
    };
    parts.iter().map(part).collect()
}

/// The letters with accents, every third vowel twice as long.
fn stretch(text: &str) -> String {
    const PLAIN: &str = "AEIOUYaeiouycnszCNSZ";
    const ACCENTED: &str = "ÅÉÎÖÛÝåéîöûýçñšžÇÑŠŽ";
    let mut longer = String::new();
    for (at, letter) in text.chars().enumerate() {
        let found = PLAIN.chars().position(|plain| plain == letter);
        let letter = found
            .and_then(|at| ACCENTED.chars().nth(at))
            .unwrap_or(letter);
        longer.push(letter);
        if letter.is_alphabetic() && at % LONGER == LONGER - 1 {
            longer.push(letter);
        }
    }
    longer
}
