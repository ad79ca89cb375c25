//! The paths that a source file names, read from its tokens: in `use`, and in the code itself.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Names in a file.
#[derive(Debug, Default)]
pub(crate) struct Source {
    /// Names in their order in the file.
    pub named: Vec<Named>,
    /// The modules that it declares.
    modules: Vec<String>,
}

/// A path.
#[derive(Debug)]
pub(crate) struct Named {
    /// Its parts as they are written. With `as` it is still the original name.
    pub path: Vec<String>,
    /// Where it is.
    pub line: usize,
    /// True if the path is only handed on, by `pub use`.
    pub handed_on: bool,
}

impl Source {
    /// Reads a file. Names in its tests are left out.
    ///
    /// # Errors
    ///
    /// The reason why it is no Rust.
    pub(crate) fn read(text: &str) -> Result<Self, proc_macro2::LexError> {
        let tokens: Vec<TokenTree> = text.parse::<TokenStream>()?.into_iter().collect();
        let mut source = Self::default();
        for pair in tokens.windows(2) {
            if word(&pair[0]).as_deref() == Some("mod") {
                source.modules.extend(word(&pair[1]));
            }
        }
        source.walk(&tokens);
        Ok(source)
    }

    fn walk(&mut self, tokens: &[TokenTree]) {
        let mut at = 0;
        while at < tokens.len() {
            if is_for_tests(&tokens[at..]) {
                at += 2;
                at += item(&tokens[at..]);
                continue;
            }
            if let TokenTree::Group(group) = &tokens[at] {
                // `pub(in crate::app)` names no dependency.
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                if inner.first().and_then(word).as_deref() != Some("in") {
                    self.walk(&inner);
                }
                at += 1;
                continue;
            }
            at += self.path(tokens, at).unwrap_or(1);
        }
    }

    /// Reads a path that begins at a token, and gives how many tokens it took.
    fn path(&mut self, tokens: &[TokenTree], at: usize) -> Option<usize> {
        let first = word(&tokens[at])?;
        let before = at.checked_sub(1).map(|before| &tokens[before]);
        let goes_on = before.is_some_and(|before| is_colon(Some(before)));
        let begins =
            matches!(first.as_str(), "crate" | "super" | "self") || self.modules.contains(&first);
        let leads = is_colon(tokens.get(at + 1)) && is_colon(tokens.get(at + 2));
        if goes_on || !begins || !leads {
            return None;
        }
        let is_use = before.and_then(word).as_deref() == Some("use");
        let is_public = |token: &TokenTree| match token {
            TokenTree::Group(group) => group.delimiter() == Delimiter::Parenthesis,
            token => word(token).as_deref() == Some("pub"),
        };
        let handed_on = is_use && at >= 2 && is_public(&tokens[at - 2]);
        let end = self.tree(&tokens[at..], &[], handed_on);
        Some(end.max(1))
    }

    /// Reads one branch of a tree of paths under a stem; gives how many tokens it took.
    fn tree(&mut self, tokens: &[TokenTree], stem: &[String], handed_on: bool) -> usize {
        let mut path = stem.to_vec();
        let mut at = 0;
        let line = |token: Option<&TokenTree>| token.map_or(0, |token| token.span().start().line);
        loop {
            match tokens.get(at) {
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(sign) if sign.as_char() == ',');
                    for branch in inner.split(is_comma).filter(|branch| !branch.is_empty()) {
                        self.tree(branch, &path, handed_on);
                    }
                    return at + 1;
                }
                Some(token) => {
                    let Some(part) = word(token) else { break };
                    // `use a::{self}` names the stem.
                    if part != "self" || path.is_empty() {
                        path.push(part);
                    }
                    at += 1;
                    if !(is_colon(tokens.get(at)) && is_colon(tokens.get(at + 1))) {
                        break;
                    }
                    at += 2;
                }
                None => break,
            }
        }
        let line = line(tokens.first());
        self.named.push(Named {
            path,
            line,
            handed_on,
        });
        at
    }
}

fn word(token: &TokenTree) -> Option<String> {
    match token {
        TokenTree::Ident(word) => Some(word.to_string()),
        TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
    }
}

fn is_colon(token: Option<&TokenTree>) -> bool {
    matches!(token, Some(TokenTree::Punct(sign)) if sign.as_char() == ':')
}

/// Returns true if the next tokens are `#[cfg(test)]`.
fn is_for_tests(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Punct(sign), TokenTree::Group(group), ..] if sign.as_char() == '#' => {
            group.stream().to_string().replace(' ', "") == "cfg(test)"
        }
        _ => false,
    }
}

/// Counts the tokens of an item: up to its body, or to the semicolon that ends it.
fn item(tokens: &[TokenTree]) -> usize {
    let ends = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(sign) => sign.as_char() == ';',
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    };
    tokens
        .iter()
        .position(ends)
        .map_or(tokens.len(), |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Vec<(String, usize, bool)> {
        let source = Source::read(text).expect("it can be read");
        let named = source.named.into_iter();
        named
            .map(|named| (named.path.join("::"), named.line, named.handed_on))
            .collect()
    }

    #[test]
    fn trees_of_paths_are_read_branch_by_branch() {
        let text = "use crate::a::{self, b::C, d};\npub use super::e::F as G;";
        let at = |path: &str, line, handed_on| (path.to_string(), line, handed_on);
        let meant = [
            at("crate::a", 1, false),
            at("crate::a::b::C", 1, false),
            at("crate::a::d", 1, false),
            at("super::e::F", 2, true),
        ];
        assert_eq!(named(text), meant);
    }

    #[test]
    fn paths_in_code_count_and_those_of_tests_and_of_sight_do_not() {
        let text = "mod own;\npub(in crate::x) fn f() { own::g(crate::h::I) }\n#[cfg(test)]\nmod tests { use crate::j; }";
        let paths: Vec<String> = named(text).into_iter().map(|(path, ..)| path).collect();
        assert_eq!(paths, ["own::g", "crate::h::I"]);
    }
}
