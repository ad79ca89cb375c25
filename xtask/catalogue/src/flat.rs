//! Tables as the program reads them: a line a message in the order of their identifiers, arguments by
//! their numbers. `{0}` is an argument, `{0 one=a stone|*=stones}` a selection.

use std::collections::BTreeSet;

use super::{Catalogue, Message, PAGE, Part, RULES};

fn is_of_program(id: &str) -> bool {
    ![RULES, PAGE].iter().any(|other| id.starts_with(other))
}

impl Catalogue {
    /// The messages of the program's table, which are all but those of the rules pages.
    pub(crate) fn of_program(&self) -> impl Iterator<Item = (&str, &BTreeSet<String>)> {
        let messages = self.messages.iter();
        messages
            .filter(|(id, _)| is_of_program(id))
            .map(|(id, message)| (id.as_str(), &message.arguments))
    }

    /// The sum of all identifiers and arguments: a table that bears another one belongs to another build.
    pub fn fingerprint(&self) -> String {
        let mut sum: u64 = 0xcbf2_9ce4_8422_2325;
        let mut add = |text: &str| {
            for byte in text.bytes().chain([0]) {
                sum = (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        };
        for (id, arguments) in self.of_program() {
            add(id);
            arguments.iter().for_each(|name| add(name));
        }
        format!("{sum:016x}")
    }

    /// Returns the lines of the program's table in the order of the English messages, without the head with its
    /// build. Messages that a language need not have are in English.
    pub fn lines(&self, english: &Self) -> String {
        let program = english.messages.iter().filter(|(id, _)| is_of_program(id));
        let own = program.map(|(id, message)| self.messages.get(id).unwrap_or(message));
        own.map(|message| message.flat() + "\n").collect()
    }

    /// Returns the messages of the page itself, as a JavaScript object.
    ///
    /// The names in it lack their common beginning.
    pub fn page(&self) -> String {
        let page = self.messages.iter().filter_map(|(id, message)| {
            let name = id.strip_prefix(PAGE)?;
            // Rust's notation of texts without control characters is valid JavaScript as well.
            Some(format!("{name:?}:{:?}", message.plain()))
        });
        format!("{{{}}}", page.collect::<Vec<_>>().join(","))
    }

    /// The program's table as a file: a head with the fingerprint, a line a message, an end.
    pub fn table(&self, english: &Self) -> String {
        format!(
            "roundhouse {}\n{}end\n",
            english.fingerprint(),
            self.lines(english)
        )
    }
}

impl Message {
    fn flat(&self) -> String {
        let number = |name: &str| {
            self.arguments
                .iter()
                .position(|other| other == name)
                .unwrap_or(0)
        };
        flat(&self.parts, &number)
    }
}

fn flat(parts: &[Part], number: &impl Fn(&str) -> usize) -> String {
    let part = |part: &Part| match part {
        Part::Text(text) => text.replace('\n', " "),
        Part::Argument(name) => format!("{{{}}}", number(name)),
        Part::Select(name, variants) => {
            let variant =
                |(key, parts): &(String, Vec<Part>)| format!("{key}={}", flat(parts, number));
            let variants: Vec<_> = variants.iter().map(variant).collect();
            format!("{{{} {}}}", number(name), variants.join("|"))
        }
    };
    parts.iter().map(part).collect()
}

impl Message {
    /// Returns the message for readers of the program, with arguments by their names.
    pub(crate) fn flat_for_readers(&self) -> String {
        let text = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Argument(name) => format!("{{{name}}}"),
            Part::Select(name, _) => format!("{{{name} …}}"),
        };
        self.parts.iter().map(text).collect()
    }
}
