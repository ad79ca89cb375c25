//! The messages of a language in `assets/words/LANGUAGE.ftl`: read with Fluent's own parser, compared with the
//! English ones, and flattened to the small tables for the program. The build script of the program and `xtask`
//! both use it, so there is one definition of a message.
//!
//! The files use Fluent's messages, arguments and selections only, because a table can hold these. Terms,
//! attributes, functions and references to other messages are refused with a sentence.

mod flat;
mod generate;
mod pseudo;
mod rules;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

pub use generate::generate;

/// Messages with this beginning are words of the rules pages, and not in the program's table.
pub const RULES: &str = "rules-";
/// Prefixes of messages with names of places. The program finds them by their English text.
pub const NAMES: [&str; 3] = ["city-", "map-", "region-"];
/// Prefix of messages of the page itself, before the program has loaded.
pub const PAGE: &str = "page-";
/// Prefix of messages in the protocol for other programs. It is English, so no other language needs them.
pub const ENGLISH: &str = "referee-";

/// Returns the languages of a folder: English first, the others by their codes.
///
/// # Errors
///
/// A sentence for each fault, with the file's name in it.
pub fn read_all(folder: &std::path::Path) -> Result<Vec<Catalogue>, Vec<String>> {
    let files = std::fs::read_dir(folder).map_err(|error| vec![format!("{folder:?}: {error}.")])?;
    let mut languages = Vec::new();
    let mut wrong = Vec::new();
    for path in files.filter_map(|entry| Some(entry.ok()?.path())) {
        let Some(code) = path
            .file_name()
            .and_then(|name| name.to_str()?.strip_suffix(".ftl"))
        else {
            continue;
        };
        let text =
            std::fs::read_to_string(&path).map_err(|error| vec![format!("{path:?}: {error}.")])?;
        match Catalogue::read(code, &text) {
            Ok(read) => languages.push(read),
            Err(why) => wrong.extend(why),
        }
    }
    languages.sort_by_key(|language| (language.code != "en", language.code.clone()));
    match (wrong.is_empty(), languages.first()) {
        (false, _) => Err(wrong),
        (true, Some(first)) if first.code == "en" => Ok(languages),
        (true, _) => Err(vec![format!("{folder:?} has no en.ftl.")]),
    }
}

/// The messages of one language.
///
/// ```
/// use catalogue::Catalogue;
///
/// let english = Catalogue::read("en", "left = {$money} left\n").unwrap();
/// let german = Catalogue::read("de", "left = noch {$geld}\n").unwrap();
/// let wrong = german.differences(&english);
/// assert_eq!(wrong, ["de.ftl: left has the arguments [geld], and in English [money]."]);
/// ```
#[derive(Clone, Debug)]
pub struct Catalogue {
    /// The language's code as browsers know it: `en`, `zh-Hans`.
    pub code: String,
    messages: BTreeMap<String, Message>,
}

/// A message: its parts, and the names of its arguments.
#[derive(Clone, Debug)]
struct Message {
    parts: Vec<Part>,
    arguments: BTreeSet<String>,
}

/// A piece of a message.
#[derive(Clone, Debug)]
enum Part {
    Text(String),
    Argument(String),
    /// One of several texts, by an argument's value or its plural category. The last is the default.
    Select(String, Vec<(String, Vec<Part>)>),
}

impl Catalogue {
    /// Reads a language from the text of its file.
    ///
    /// # Errors
    ///
    /// A sentence for each line that is no message, or one that no table can hold.
    pub fn read(code: &str, text: &str) -> Result<Self, Vec<String>> {
        let resource = parser::parse(text).map_err(|(_, errors)| {
            let line = |at: usize| 1 + text[..at].matches('\n').count();
            let told = errors.iter().map(|error| {
                format!(
                    "{code}.ftl, line {}: {}.",
                    line(error.pos.start),
                    error.kind
                )
            });
            told.collect::<Vec<_>>()
        })?;
        let mut messages = BTreeMap::new();
        let mut wrong = Vec::new();
        for entry in resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Term(term) => {
                    wrong.push(format!(
                        "{code}.ftl: -{} is a term; only messages are read.",
                        term.id.name
                    ));
                    continue;
                }
                _ => continue,
            };
            let id = message.id.name.to_owned();
            let value = message
                .value
                .as_ref()
                .filter(|_| message.attributes.is_empty());
            let read = match value {
                Some(value) => Message::read(value),
                None => Err("has an attribute, or no text".to_owned()),
            };
            match read {
                Ok(_) if messages.contains_key(&id) => {
                    wrong.push(format!("{code}.ftl: {id} is there twice."))
                }
                Ok(read) => {
                    messages.insert(id, read);
                }
                Err(why) => wrong.push(format!("{code}.ftl: {id} {why}.")),
            }
        }
        match wrong.is_empty() {
            true => Ok(Self {
                code: code.to_owned(),
                messages,
            }),
            false => Err(wrong),
        }
    }

    /// Lists faults of this language compared with the English one, a sentence for each message.
    pub fn differences(&self, english: &Self) -> Vec<String> {
        let file = format!("{}.ftl", self.code);
        let names = |message: &Message| {
            message
                .arguments
                .iter()
                .cloned()
                .collect::<Vec<_>>()
                .join(", ")
        };
        let mut wrong = Vec::new();
        for (id, message) in &english.messages {
            match self.messages.get(id) {
                None if id.starts_with(ENGLISH) => {}
                None => wrong.push(format!("{file}: {id} is missing.")),
                Some(own) if own.arguments != message.arguments => wrong.push(format!(
                    "{file}: {id} has the arguments [{}], and in English [{}].",
                    names(own),
                    names(message)
                )),
                Some(own) if own.paragraphs() != message.paragraphs() => wrong.push(format!(
                    "{file}: {id} has {} paragraphs, and in English {}.",
                    own.paragraphs(),
                    message.paragraphs()
                )),
                Some(_) => {}
            }
        }
        let others = self
            .messages
            .keys()
            .filter(|id| !english.messages.contains_key(*id));
        wrong.extend(others.map(|id| format!("{file}: {id} is no message in English.")));
        wrong
    }

    /// The identifiers of all messages, in the order of the table.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    /// Returns all texts of each message, with the variants of its selections in a row.
    pub fn texts(&self) -> impl Iterator<Item = (&str, String)> {
        let texts = self.messages.iter();
        texts.map(|(id, message)| (id.as_str(), all_text(&message.parts)))
    }

    /// Returns the name of the language in that language.
    pub fn name(&self) -> Option<String> {
        Some(self.messages.get("language-name")?.plain())
    }
}

impl Message {
    fn read(pattern: &Pattern<&str>) -> Result<Self, String> {
        let mut arguments = BTreeSet::new();
        let parts = parts(pattern, &mut arguments)?;
        Ok(Self { parts, arguments })
    }

    /// Returns the text of a message without arguments.
    fn plain(&self) -> String {
        let text = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Argument(_) | Part::Select(..) => String::new(),
        };
        self.parts.iter().map(text).collect()
    }

    fn paragraphs(&self) -> usize {
        self.plain().split("\n\n").count()
    }
}

/// Returns the text of parts and of all variants in them, with "…" for arguments.
fn all_text(parts: &[Part]) -> String {
    let text = |part: &Part| match part {
        Part::Text(text) => text.clone(),
        Part::Argument(_) => "…".into(),
        Part::Select(_, variants) => {
            let variants = variants.iter().map(|(_, parts)| all_text(parts));
            variants.collect::<Vec<_>>().join(" ")
        }
    };
    parts.iter().map(text).collect()
}

fn parts(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) -> Result<Vec<Part>, String> {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } if value.contains(['{', '}', '|']) => {
            Err("has a brace or a bar in its text".to_owned())
        }
        PatternElement::TextElement { value } => Ok(Part::Text((*value).to_owned())),
        PatternElement::Placeable { expression } => placeable(expression, arguments),
    };
    pattern.elements.iter().map(part).collect()
}

fn placeable(
    expression: &Expression<&str>,
    arguments: &mut BTreeSet<String>,
) -> Result<Part, String> {
    let mut argument = |expression: &InlineExpression<&str>| match expression {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_owned());
            Ok(id.name.to_owned())
        }
        _ => Err("has something in braces that is no argument".to_owned()),
    };
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            Ok(Part::Text((*value).to_owned()))
        }
        Expression::Inline(inline) => argument(inline).map(Part::Argument),
        Expression::Select { selector, variants } => {
            let selector = argument(selector)?;
            let mut read = Vec::new();
            for variant in variants {
                let key = match (variant.default, &variant.key) {
                    (true, _) => "*",
                    (false, VariantKey::Identifier { name }) => name,
                    (false, VariantKey::NumberLiteral { value }) => value,
                };
                read.push((key.to_owned(), parts(&variant.value, arguments)?));
            }
            // A table is read from left to right, so the default comes last.
            read.sort_by_key(|(key, _)| key == "*");
            Ok(Part::Select(selector, read))
        }
    }
}
