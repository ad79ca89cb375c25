//! Wording of the English messages.
//!
//! None uses a word that `docs/glossary.md` closes, and all have the same apostrophes and percent signs.

use catalogue::{Catalogue, ENGLISH};

/// Where the table of closed words begins.
const CLOSED: &str = "## Closed words";
/// A row of the table: closed words, their replacement, and the messages that may use them.
struct Row {
    closed: Vec<String>,
    rather: String,
    allowed: Vec<String>,
}

/// Returns a sentence for each English message whose words the glossary closes. Messages for other programs may use
/// any words.
pub(crate) fn faults(english: &Catalogue, glossary: &str) -> Vec<String> {
    let rows = rows(glossary);
    if rows.is_empty() {
        return vec!["docs/glossary.md has no table of closed words.".into()];
    }
    let mut faults = Vec::new();
    for (id, text) in english.texts().filter(|(id, _)| !id.starts_with(ENGLISH)) {
        if text.contains('\'') {
            faults.push(format!("en.ftl: {id} has a straight apostrophe."));
        }
        if text.contains(" %") {
            faults.push(format!("en.ftl: {id} has a space before %."));
        }
        let plain = words_of(&text);
        for row in rows.iter().filter(|row| !row.allows(id)) {
            let found = row.closed.iter().find(|closed| plain.contains(*closed));
            if let Some(closed) = found {
                let (closed, rather) = (closed.trim(), &row.rather);
                faults.push(format!("en.ftl: {id} says “{closed}”: rather {rather}."));
            }
        }
    }
    faults
}

impl Row {
    fn allows(&self, id: &str) -> bool {
        let mut allowed = self.allowed.iter();
        allowed.any(|name| match name.strip_suffix('*') {
            Some(begin) => id.starts_with(begin),
            None => id == name,
        })
    }
}

/// The table's rows, without its head.
fn rows(glossary: &str) -> Vec<Row> {
    let table = glossary.split_once(CLOSED).map_or("", |(_, table)| table);
    let rows = table.lines().filter_map(|line| {
        let cells: Vec<&str> = line.strip_prefix('|')?.split('|').map(str::trim).collect();
        let [closed, rather, allowed, ..] = cells[..] else {
            return None;
        };
        // The text in brackets is dropped, because it only explains in which meaning a word is closed.
        let closed = closed.split('(').next()?.split(',');
        let allowed = allowed.split('`').skip(1).step_by(2);
        Some(Row {
            closed: closed.map(words_of).collect(),
            rather: rather.into(),
            allowed: allowed.map(String::from).collect(),
        })
    });
    rows.skip(2).collect()
}

/// The words of a text in small letters, each between spaces.
fn words_of(text: &str) -> String {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!(" {} ", words.join(" ").to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLOSSARY: &str = "## Closed words\n\n| never | rather | allowed in |\n| --- | --- | --- |\n\
        | touch, touches (a finger) | tap | stones: `rules-*`, `one` |\n| by lot | coin toss | |\n";

    #[test]
    fn closed_words_are_found_where_they_are_not_allowed() {
        let read = |text: &str| Catalogue::read("en", text).expect("it can be read");
        let say = |text: &str| faults(&read(text), GLOSSARY);
        assert_eq!(
            say("two = Touch it"),
            ["en.ftl: two says “touch”: rather tap."]
        );
        assert_eq!(
            say("two =\n    { $n ->\n   *[other] By lot.\n    }").len(),
            1
        );
        assert_eq!(say("two = it's 30 %").len(), 2);
        for fine in [
            "rules-x = They touch",
            "one = They touch",
            "two = {$touch} is untouched",
            "# They touch\ntwo = It’s 30%",
            "referee-x = touch",
        ] {
            assert!(say(fine).is_empty(), "{fine}");
        }
        assert_eq!(
            faults(&read("one = x"), "").len(),
            1,
            "a glossary without a table"
        );
    }
}
