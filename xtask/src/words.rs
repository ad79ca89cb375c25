//! Words of the program: written for the page in every language, and checked against the sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalogue::{Catalogue, read_all};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::shell::{Done, root};
use crate::{walls, wording};

/// Where the page's build finds the tables and the rules of all languages.
const SITE: &str = "target/site";

/// Writes the tables of messages and the rules pages of every language for the page's build.
///
/// # Errors
///
/// A sentence for each message that a language lacks or has too many.
pub(crate) fn write() -> Done {
    let languages = languages()?;
    let site = root().join(SITE);
    // Files of dropped languages are removed.
    let _ = fs::remove_dir_all(&site);
    let english = &languages[0];
    for language in &languages {
        // The program brings the English table with it.
        if language.code != english.code {
            let words = format!("words/{}.txt", language.code);
            put(&site.join(words), &language.table(english))?;
        }
        for (game, pages) in rules_files()? {
            let rules = format!("rules/{}/{game}", language.code);
            put(&site.join(rules), &language.rules(&pages)?)?;
        }
    }
    let pages = languages
        .iter()
        .map(|language| format!("{:?}:{}", language.code, language.page()));
    let pages: Vec<_> = pages.collect();
    put(
        &site.join("page.json"),
        &format!("{{{}}}", pages.join(",\n")),
    )
}

/// Checks that all languages have the same messages, that each is used, and that no source contains a sentence.
///
/// # Errors
///
/// A sentence for each fault.
pub(crate) fn check() -> Done {
    let languages = languages()?;
    let english = &languages[0];
    let pages: Vec<String> = rules_files()?.into_iter().map(|(_, pages)| pages).collect();
    let unused = english.unused_rules(&pages).into_iter();
    let mut wrong: Vec<String> = unused
        .map(|id| format!("en.ftl: no page shows {id}."))
        .collect();
    for language in &languages {
        wrong.extend(pages.iter().filter_map(|pages| language.rules(pages).err()));
    }
    let mut seen = Seen::default();
    let mut files = Vec::new();
    for room in walls::rooms() {
        files.extend(sources(&walls::sources_of(room))?);
    }
    for file in files {
        let text = fs::read_to_string(&file).map_err(|error| format!("{file:?}: {error}."))?;
        let tokens: TokenStream = text
            .parse()
            .map_err(|error| format!("{file:?}: {error}."))?;
        seen.file = file
            .strip_prefix(root())
            .unwrap_or(&file)
            .display()
            .to_string();
        seen.read(tokens);
    }
    let page = ["index.html", "www/404.html"]
        .map(|page| fs::read_to_string(root().join(page)).unwrap_or_default())
        .concat();
    for id in english.ids() {
        // Names of places are found by their English text.
        let kinds = catalogue::NAMES
            .iter()
            .chain(&[catalogue::RULES, "language-name"]);
        let by_name = kinds.into_iter().any(|kind| id.starts_with(kind));
        let used = by_name
            || seen.names.contains(&id.replace('-', "_"))
            || id
                .strip_prefix(catalogue::PAGE)
                .is_some_and(|name| page.contains(name));
        if !used {
            wrong.push(format!("en.ftl: nothing says {id}."));
        }
    }
    wrong.extend(seen.sentences);
    let glossary = fs::read_to_string(root().join("docs/glossary.md")).unwrap_or_default();
    wrong.extend(wording::faults(english, &glossary));
    let names: Vec<_> = languages
        .iter()
        .map(|language| language.code.as_str())
        .collect();
    println!(
        "{} messages in {} languages: {}.",
        english.ids().count(),
        names.len(),
        names.join(", ")
    );
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n")),
    }
}

fn languages() -> Done<Vec<Catalogue>> {
    let languages = read_all(&root().join("assets/words")).map_err(|wrong| wrong.join("\n"))?;
    let others = languages.iter().skip(1);
    let wrong: Vec<_> = others
        .flat_map(|language| language.differences(&languages[0]))
        .collect();
    match wrong.is_empty() {
        true => Ok(languages),
        false => Err(wrong.join("\n")),
    }
}

/// Returns the files with the contents of the rules pages, and their names.
fn rules_files() -> Done<Vec<(String, String)>> {
    let folder = root().join("assets/rules");
    let files = fs::read_dir(&folder).map_err(|error| format!("{folder:?}: {error}."))?;
    let mut rules = Vec::new();
    for path in files.filter_map(|entry| Some(entry.ok()?.path())) {
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned());
        let text = fs::read_to_string(&path).map_err(|error| format!("{path:?}: {error}."))?;
        rules.push((name.unwrap_or_default(), text));
    }
    rules.sort();
    Ok(rules)
}

fn put(path: &Path, text: &str) -> Done {
    let folder = path.parent().unwrap_or(path);
    let put = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
    put.map_err(|error| format!("{path:?} cannot be written: {error}."))
}

/// The Rust files of a folder.
pub(crate) fn sources(folder: &Path) -> Done<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{folder:?}: {error}."))?;
    let mut files = Vec::new();
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            files.extend(sources(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Findings in the sources.
#[derive(Default)]
struct Seen {
    file: String,
    /// All identifiers.
    names: BTreeSet<String>,
    /// Places of sentences that should be messages.
    sentences: Vec<String>,
}

/// Functions and macros whose texts players never read. Programmers read them, or other programs.
const UNREAD: [&str; 14] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "panic",
    "unreachable",
    "expect",
    "warn_1",
    "warn_2",
    "error_1",
    "include",
    "include_str",
    "fault",
    "env",
];

/// Names of games, maps and people's things, and words of file formats and browsers, which are the same in every
/// language.
const NAMES: [&str; 18] = [
    "India",
    "Japan",
    "Scandinavia",
    "World",
    "British Isles",
    "South America",
    "Africa",
    "Italy",
    "Central Europe",
    "Great Lakes",
    "Transglobal Rail",
    "Rapid Transit",
    "Switch Yard",
    "ROUNDHOUSE",
    "Roundhouse {version} {commit}",
    "Roundhouse saves 1",
    "USA",
    "USD",
];

/// Files with texts for programs and their authors: protocols, notations and file formats, and a browser's own
/// terms. A folder's name ends with a slash.
const PROTOCOLS: [&str; 19] = [
    "crates/base/src/words/",
    "crates/players/",
    "crates/maker/",
    "crates/rules/src/request.rs",
    "crates/rules/src/transglobal_rail/beliefs.rs",
    "crates/rules/src/transglobal_rail/bytes.rs",
    "crates/rules/src/transglobal_rail/review.rs",
    "crates/rules/src/transglobal_rail/seen.rs",
    "crates/scene/src/fonts.rs",
    "crates/scene/src/items.rs",
    "crates/scene/src/svg.rs",
    "crates/scene/src/target/",
    "crates/thinker/",
    "src/main.rs",
    "src/web/brush.rs",
    "src/web/keys.rs",
    "src/web/tell.rs",
    "/setup.rs",
    "/text.rs",
];

impl Seen {
    fn read(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            at += match (&tokens[at], tokens.get(at + 1), tokens.get(at + 2)) {
                // Skips attributes, including doc comments; for `cfg(test)` also the item after them.
                (TokenTree::Punct(hash), Some(TokenTree::Group(attribute)), _)
                    if hash.as_char() == '#' && attribute.delimiter() == Delimiter::Bracket =>
                {
                    match attribute.stream().to_string().as_str() {
                        "cfg (test)" => after_item(&tokens[at..]),
                        _ => 2,
                    }
                }
                (
                    TokenTree::Punct(hash),
                    Some(TokenTree::Punct(inner)),
                    Some(TokenTree::Group(_)),
                ) if hash.as_char() == '#' && inner.as_char() == '!' => 3,
                (TokenTree::Ident(name), Some(TokenTree::Punct(_)), Some(TokenTree::Group(_)))
                    if UNREAD.contains(&name.to_string().as_str()) =>
                {
                    3
                }
                (TokenTree::Ident(name), Some(TokenTree::Group(_)), _)
                    if UNREAD.contains(&name.to_string().as_str()) =>
                {
                    2
                }
                (token, ..) => {
                    self.look_at(token);
                    1
                }
            };
        }
    }

    fn look_at(&mut self, token: &TokenTree) {
        match token {
            TokenTree::Group(group) => self.read(group.stream()),
            TokenTree::Ident(name) => _ = self.names.insert(name.to_string()),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let protocol = PROTOCOLS.iter().any(|part| self.file.contains(part));
                if text.starts_with('"') && !protocol && !is_name(&text) && is_sentence(&text) {
                    let line = literal.span().start().line;
                    let told = format!("{}:{line}: {text} belongs into assets/words.", self.file);
                    self.sentences.push(told);
                }
            }
            TokenTree::Punct(_) => {}
        }
    }
}

/// Counts the tokens of an item with its attributes.
///
/// The item goes to the end of its body, or to its semicolon.
fn after_item(tokens: &[TokenTree]) -> usize {
    let ends = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(punct) => punct.as_char() == ';',
        _ => false,
    };
    tokens
        .iter()
        .position(ends)
        .map_or(tokens.len(), |end| end + 1)
}

fn is_name(literal: &str) -> bool {
    NAMES.contains(&literal.trim_matches('"'))
}

/// Returns true if a literal is a text for readers: two words, or one in capitals.
fn is_sentence(literal: &str) -> bool {
    let text = literal.trim_matches('"');
    let words: Vec<&str> = text
        .split_whitespace()
        .map(|word| word.trim_matches(|c: char| !c.is_alphabetic()))
        .collect();
    let word = |word: &&&str| {
        word.chars().count() > 1 && word.chars().all(|c| c.is_alphabetic() || c == '\'')
    };
    let real = words.iter().filter(word).count();
    let begins = text.chars().next().is_some_and(char::is_uppercase);
    let shouts = text.len() > 1 && text.chars().all(|c| c.is_ascii_uppercase());
    shouts || (real > 1 && (begins || text.ends_with('.'))) || real > 2
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str) -> Vec<String> {
        let mut seen = Seen {
            file: "crates/app/src/x.rs".into(),
            ..Seen::default()
        };
        seen.read(source.parse().expect("it is Rust"));
        seen.sentences
    }

    #[test]
    fn only_sentences_that_players_read_are_found() {
        assert_eq!(
            found(r#"fn f() -> Message { "Tap the map".into() }"#).len(),
            1
        );
        assert_eq!(
            found(r#"let words = format!("{} has won.", name);"#).len(),
            1
        );
        assert_eq!(found(r#"button(pen, "START", frame);"#).len(), 1);
        assert!(found(r#"x.expect("A game that goes on"); assert!(y, "All is well"); let id = "near left";"#).is_empty());
        assert!(
            found("/// Tap the map.\n#[expect(dead, reason = \"It is not Here\")]\nfn f() {}")
                .is_empty()
        );
        assert!(found("#[cfg(test)]\nmod tests { fn f() { \"Tap the map\" } }").is_empty());
    }
}
