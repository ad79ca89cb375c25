//! The settings file in lines, as its author sees it, and the notes about them.

use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

/// Maximum number of sentences. An author who has corrected these sees the rest.
const MOST: usize = 50;

/// Maximum length of a quotation from the file, in characters.
const QUOTED: usize = 60;

/// Maximum number of lines of a list, if the file has other mistakes.
const LIST: usize = 12;

/// See the module.
pub(super) struct Lines {
    /// Where each line begins.
    starts: Vec<usize>,
    notes: Vec<(usize, String)>,
}

impl Lines {
    /// Also returns the text without those of its lines that are no TOML; offsets are the same in both.
    pub(super) fn new(text: &str) -> (Self, String) {
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        let mut lines = Self {
            starts: std::iter::once(0).chain(ends).collect(),
            notes: Vec::new(),
        };
        let mended = match DeTable::parse(text) {
            Ok(_) => text.into(),
            Err(_) => lines.mend(text),
        };
        (lines, mended)
    }

    /// Reads line by line, because an unclosed list, for example, would swallow all lines after it.
    fn mend(&mut self, text: &str) -> String {
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        let (mut mended, mut at) = (String::with_capacity(text.len()), 0);
        while at < lines.len() && self.notes.len() <= MOST {
            match statement(&lines[at..]) {
                Ok(count) => {
                    mended.extend(lines[at..at + count].iter().copied());
                    at += count;
                }
                Err(error) => {
                    let why = quoted(error.message().lines().next().unwrap_or_default());
                    self.say(at + 1, format!("cannot be read ({why}), and is left out"));
                    // The replacement has the same length, so that later offsets stay valid.
                    let blank = lines[at]
                        .bytes()
                        .map(|byte| if byte == b'\n' { '\n' } else { ' ' });
                    mended.extend(blank);
                    at += 1;
                }
            }
        }
        mended
    }

    /// Notes the faults that remain although each line is TOML: names that are there twice.
    pub(super) fn also(&mut self, errors: &[Error]) {
        for error in errors {
            let why = quoted(error.message().lines().next().unwrap_or_default());
            let at = error.span().map_or(0, |span| span.start);
            self.note(at, format!("is left out: {why}"));
        }
    }

    /// Notes a mistake in the line of an offset. The sentence begins with "Line 7 ".
    pub(super) fn note(&mut self, at: usize, what: String) {
        self.say(self.number(at), what);
    }

    /// Notes a mistake in a key.
    pub(super) fn wrong(&mut self, at: usize, key: &str, what: &str) {
        let key = quoted(key);
        self.note(at, format!("is left out: `{key}` {what}"));
    }

    /// All sentences in the order of the lines.
    pub(super) fn into_notes(mut self) -> Vec<String> {
        self.notes.sort_by_key(|(line, _)| *line);
        let more = self.notes.len().saturating_sub(MOST);
        let notes = self.notes.into_iter().take(MOST);
        let mut notes: Vec<_> = notes
            .map(|(line, what)| format!("Line {line} {what}."))
            .collect();
        if more > 0 {
            notes.push(format!("{more} more lines of the settings are wrong."));
        }
        notes
    }

    fn say(&mut self, line: usize, what: String) {
        self.notes.push((line, what));
    }

    /// The number of an offset's line, from 1.
    fn number(&self, at: usize) -> usize {
        self.starts.partition_point(|start| *start <= at)
    }
}

/// Returns the number of lines of the statement that begins here.
fn statement(lines: &[&str]) -> Result<usize, Error> {
    let Err(why) = DeTable::parse(lines[0]) else {
        return Ok(1);
    };
    let may_go_on = ['[', '{', '"', '\'']
        .iter()
        .any(|sign| lines[0].contains(*sign));
    if may_go_on && lines[0].contains('=') {
        let mut text = String::from(lines[0]);
        for (count, line) in (2..=LIST).zip(&lines[1..]) {
            text += line;
            if DeTable::parse(&text).is_ok() {
                return Ok(count);
            }
        }
    }
    Err(why)
}

/// Returns words of the file for a message: short, and without control characters for a terminal.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted: String = text
        .chars()
        .take(QUOTED)
        .flat_map(char::escape_debug)
        .collect();
    if text.chars().count() > QUOTED {
        quoted.push('…');
    }
    // Quotation marks need no backslash here.
    quoted.replace("\\\"", "\"").replace("\\'", "'")
}

/// A key of a table with its value.
pub(super) struct Entry<'a> {
    pub key: &'a str,
    pub at: usize,
    pub value: &'a DeValue<'a>,
}

/// Returns all entries of a table as they are in the file.
pub(super) fn entries<'a>(table: &'a DeTable<'a>) -> Vec<Entry<'a>> {
    let entry = |(key, value): (&'a Spanned<_>, &'a Spanned<DeValue<'a>>)| Entry {
        key: AsRef::<str>::as_ref(key.get_ref()),
        at: key.span().start,
        value: value.get_ref(),
    };
    let mut entries: Vec<_> = table.iter().map(entry).collect();
    entries.sort_by_key(|entry| entry.at);
    entries
}
