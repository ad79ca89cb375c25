//! The messages as functions of the program.
//!
//! The compiler stops a program that names a message that is not there, or that leaves an argument out.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::{Catalogue, NAMES};

/// Returns the Rust source of a module with a function for each of the program's messages, and the list of
/// languages. `languages` are those on offer, English first.
pub fn generate(languages: &[Catalogue]) -> String {
    let english = &languages[0];
    let mut source = String::new();
    let list = languages.iter().map(|language| {
        let name = language.name().unwrap_or_else(|| language.code.clone());
        format!("({:?}, {name:?}), ", language.code)
    });
    let list: String = list.collect();
    let ids: Vec<_> = english.of_program().collect();
    writeln!(
        source,
        "pub(super) const LANGUAGES: [(&str, &str); {}] = [{list}];",
        languages.len()
    )
    .unwrap_or_default();
    writeln!(
        source,
        "pub(super) const FINGERPRINT: &str = {:?};",
        english.fingerprint()
    )
    .unwrap_or_default();
    let named = |id: &str| NAMES.iter().any(|kind| id.starts_with(kind));
    let names: Vec<_> = (0..ids.len()).filter(|&at| named(ids[at].0)).collect();
    writeln!(
        source,
        "pub(super) const NAMES: [u16; {}] = {names:?};",
        names.len()
    )
    .unwrap_or_default();
    let counts: Vec<_> = ids.iter().map(|(_, arguments)| arguments.len()).collect();
    writeln!(
        source,
        "pub(super) const ARGUMENTS: [u8; {}] = {counts:?};",
        counts.len()
    )
    .unwrap_or_default();
    for (at, (id, arguments)) in ids.iter().enumerate().filter(|(at, _)| !names.contains(at)) {
        let english = english.messages[*id].flat_for_readers();
        source += &function(at, id, arguments, &english);
    }
    source
}

fn function(at: usize, id: &str, arguments: &BTreeSet<String>, english: &str) -> String {
    let name = id.replace('-', "_");
    let parameter = |name: &String| format!("{}: impl Into<Message>, ", name.replace('-', "_"));
    let value = |name: &String| {
        let money = if name.starts_with("money") {
            ".into_money()"
        } else {
            ""
        };
        format!("{}.into(){money}, ", name.replace('-', "_"))
    };
    let parameters: String = arguments.iter().map(parameter).collect();
    let values: String = arguments.iter().map(value).collect();
    let made = match arguments.is_empty() {
        true => format!("Message::plain({at})"),
        false => format!("Message::with({at}, [{values}])"),
    };
    format!("/// {english:?}\npub fn {name}({parameters}) -> Message {{ {made} }}\n")
}
