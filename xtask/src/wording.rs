//! How English messages are worded: none uses a word that `docs/glossary.md` closes, and all have the same
//! apostrophes and percent signs.

/// Where the table of closed words begins.
const CLOSED: &str = "## Closed words";
/// Messages of the referee's protocol, which other programs read.
const PROTOCOL: &str = "referee-";

/// A message as it stands in its file.
struct Said {
    id: String,
    text: String,
}

/// A row of the table: words that are closed, what to say instead, and the messages that may use them.
struct Row {
    closed: Vec<String>,
    rather: String,
    allowed: Vec<String>,
}

/// Returns a sentence for each message of an English file whose words the glossary closes.
pub fn faults(english: &str, glossary: &str) -> Vec<String> {
    let rows = rows(glossary);
    if rows.is_empty() {
        return vec!["docs/glossary.md has no table of closed words.".into()];
    }
    let mut faults = Vec::new();
    for Said { id, text } in said(english) {
        if id.starts_with(PROTOCOL) {
            continue;
        }
        if text.contains('\'') {
            faults.push(format!("en.ftl: {id} has a straight apostrophe."));
        }
        if text.contains(" %") {
            faults.push(format!("en.ftl: {id} has a space before %."));
        }
        let plain = words_of(&text);
        for row in rows.iter().filter(|row| !row.allows(&id)) {
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
        // What stands in brackets says in which meaning a word is closed.
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

/// The messages of a file, each with all its lines.
fn said(english: &str) -> Vec<Said> {
    let mut all: Vec<Said> = Vec::new();
    for line in english.lines().filter(|line| !line.starts_with('#')) {
        let begin = line.split_once(" =").filter(|_| !line.starts_with(' '));
        match (begin, all.last_mut()) {
            (Some((id, text)), _) => all.push(Said {
                id: id.into(),
                text: text.trim().into(),
            }),
            (None, Some(last)) => last.text += &format!(" {}", line.trim()),
            (None, None) => {}
        }
    }
    all
}

/// The words of a text in small letters, each between spaces; names of what is put in are no words.
fn words_of(text: &str) -> String {
    let mut inside = false;
    let letters = text.chars().map(|letter| {
        inside = match letter {
            '{' => true,
            // Behind the arrow of a selection its variants begin.
            '}' | '>' => false,
            _ => inside,
        };
        match letter {
            _ if inside => ' ',
            _ if letter.is_alphabetic() => letter,
            _ => ' ',
        }
    });
    let plain: String = letters.flat_map(char::to_lowercase).collect();
    format!(
        " {} ",
        plain.split_whitespace().collect::<Vec<_>>().join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLOSSARY: &str = "## Closed words\n\n| never | rather | allowed in |\n| --- | --- | --- |\n\
        | touch, touches (a finger) | tap | stones: `rules-*`, `one` |\n| by lot | coin toss | |\n";

    #[test]
    fn closed_words_are_found_where_they_are_not_allowed() {
        let say = |text: &str| faults(text, GLOSSARY);
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
        assert_eq!(faults("one = x", "").len(), 1, "a glossary without a table");
    }
}
