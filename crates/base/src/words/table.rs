//! Tables of messages: the built-in English one, and those that have been fetched.

use std::fmt;
use std::sync::{Arc, LazyLock};

use super::{Message, Numbers, messages};

/// A language that there is a file of words for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(u8);

/// A language's messages. Each line is complete, and names only arguments that its message has.
#[derive(Debug)]
pub struct WordTable {
    lines: Vec<String>,
    numbers: Numbers,
}

/// Word tables: English, and each language whose table has been fetched. Copies are cheap and equal.
///
/// ```
/// use base::words::{Language, Message, Words};
///
/// let words = Words::default();
/// let price = Message::Number(5).into_money();
/// assert_eq!(words.say(&price, Language::ENGLISH), "$5");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Words(Arc<[Option<Arc<WordTable>>; COUNT + 1]>);

const COUNT: usize = messages::LANGUAGES.len();

/// The code of [`Language::PSEUDO`].
const PSEUDO: (&str, &str) = ("en-XA", "Åçéñţš");

static ENGLISH: LazyLock<WordTable> = LazyLock::new(|| WordTable {
    lines: include_str!(concat!(env!("OUT_DIR"), "/english.txt"))
        .lines()
        .map(str::to_owned)
        .collect(),
    numbers: Numbers::english(),
});

/// Reason why a table was rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// Another build of the program made the table.
    OtherBuild,
    /// It ends too early, or holds more than its messages.
    Cut,
    /// The line of a message cannot be read; the number counts from 0.
    Line(usize),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherBuild => f.write_str("it belongs to another version"),
            Self::Cut => f.write_str("it is not whole"),
            Self::Line(line) => write!(f, "its line {line} cannot be read"),
        }
    }
}

impl Language {
    /// English, which is always there.
    pub const ENGLISH: Self = Self(0);

    /// Lengthened English with accents, for tests of the screens. No menu offers it.
    pub const PSEUDO: Self = Self(COUNT as u8);

    /// All languages: English first, the others by their codes.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..COUNT).map(|at| Self(u8::try_from(at).unwrap_or_default()))
    }

    /// Returns the language with this code, or the nearest: "de-AT" is German, "zh-CN" simplified Chinese.
    ///
    /// ```
    /// use base::words::Language;
    ///
    /// assert_eq!(Language::of_code("en-GB"), Some(Language::ENGLISH));
    /// assert_eq!(Language::of_code("tlh"), None);
    /// ```
    pub fn of_code(code: &str) -> Option<Self> {
        let same = |own: &str| own.eq_ignore_ascii_case(code);
        let first = |code: &str| {
            code.split('-')
                .next()
                .unwrap_or_default()
                .to_ascii_lowercase()
        };
        let all = || Self::all();
        all()
            .chain([Self::PSEUDO])
            .find(|language| same(language.code()))
            .or_else(|| all().find(|language| first(language.code()) == first(code)))
    }

    /// The code that browsers know it by.
    pub fn code(self) -> &'static str {
        self.names().0
    }

    /// Its name in itself.
    pub fn name(self) -> &'static str {
        self.names().1
    }

    /// Returns words in capitals, where its script has them.
    ///
    /// ```
    /// use base::words::Language;
    ///
    /// let turkish = Language::of_code("tr").unwrap();
    /// assert_eq!(turkish.capitals("Hindistan"), "HİNDİSTAN");
    /// ```
    pub fn capitals(self, words: &str) -> String {
        match self.code() {
            "tr" => words.replace('i', "İ").to_uppercase(),
            _ => words.to_uppercase(),
        }
    }

    fn names(self) -> (&'static str, &'static str) {
        let known = messages::LANGUAGES.get(usize::from(self.0));
        known.copied().unwrap_or(PSEUDO)
    }

    /// Returns true if the language is written from right to left.
    pub fn is_rtl(self) -> bool {
        matches!(self.code(), "ar" | "fa" | "he" | "ur")
    }

    /// Returns the font family for a script that the built-in typefaces lack; `None` for Latin.
    pub fn family(self) -> Option<&'static str> {
        match self.code() {
            "ja" => Some("Noto Sans JP"),
            "zh-Hans" => Some("Noto Sans SC"),
            "ar" => Some("Noto Sans Arabic"),
            _ => None,
        }
    }
}

impl WordTable {
    /// Reads a language's table as `xtask` writes it, with the numbers of the language.
    ///
    /// # Errors
    ///
    /// The table belongs to another build, is cut off, or has an invalid line.
    pub fn read(table: &str, numbers: Numbers) -> Result<Self, TableError> {
        let mut lines = table.lines();
        let head = lines
            .next()
            .and_then(|head| head.strip_prefix("roundhouse "));
        if head != Some(messages::FINGERPRINT) {
            return Err(if head.is_some() {
                TableError::OtherBuild
            } else {
                TableError::Cut
            });
        }
        let mut lines: Vec<_> = lines.map(str::to_owned).collect();
        if lines.pop().as_deref() != Some("end") || lines.len() != messages::ARGUMENTS.len() {
            return Err(TableError::Cut);
        }
        for (at, (line, &arguments)) in lines.iter().zip(&messages::ARGUMENTS).enumerate() {
            let blanks = vec![Message::Number(1); arguments.into()];
            say(line, &blanks, &numbers, &mut |_| String::new()).ok_or(TableError::Line(at))?;
        }
        Ok(Self { lines, numbers })
    }

    fn say(&self, message: &Message) -> String {
        let Self { lines, numbers } = self;
        match message {
            Message::Text(text) => text.to_string(),
            Message::Number(number) => numbers.number(*number),
            Message::Money(amount) => numbers.money(*amount),
            Message::Entry(id, arguments) => {
                let line = &lines[usize::from(*id)];
                say(line, arguments, numbers, &mut |argument| self.say(argument))
                    .unwrap_or_default()
            }
        }
    }
}

impl Words {
    /// Puts in the table of a language.
    pub fn put(&mut self, language: Language, table: Arc<WordTable>) {
        Arc::make_mut(&mut self.0)[usize::from(language.0)] = Some(table);
    }

    /// Returns true if the table of a language has been fetched.
    pub fn has(&self, language: Language) -> bool {
        language == Language::ENGLISH || self.0[usize::from(language.0)].is_some()
    }

    /// Returns the text of a message in a language, or in English until that table is here.
    pub fn say(&self, message: &Message, language: Language) -> String {
        match &self.0[usize::from(language.0)] {
            Some(table) => table.say(message),
            None => english(message),
        }
    }
}

/// The text of a message in English.
pub(super) fn english(message: &Message) -> String {
    ENGLISH.say(message)
}

/// The message with the name of a map, a region or a city in English.
pub(super) fn named(english: &str) -> Option<u16> {
    let named = |&id: &u16| ENGLISH.lines[usize::from(id)] == english;
    messages::NAMES.into_iter().find(named)
}

/// Returns the text of a line with its arguments; `None` if the line is invalid.
fn say(
    line: &str,
    arguments: &[Message],
    numbers: &Numbers,
    put: &mut dyn FnMut(&Message) -> String,
) -> Option<String> {
    let mut text = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, behind)) = rest.split_once('{') {
        text += before;
        let end = closing(behind)?;
        let (inside, after) = (&behind[..end], &behind[end + 1..]);
        match inside.split_once(' ') {
            None => text += &put(arguments.get(inside.parse::<usize>().ok()?)?),
            Some((number, variants)) => {
                let argument = arguments.get(number.parse::<usize>().ok()?)?;
                let variant = chosen(variants, argument, numbers)?;
                text += &say(variant, arguments, numbers, put)?;
            }
        }
        rest = after;
    }
    (!rest.contains('}')).then(|| text + rest)
}

/// Returns the position of the closing brace.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().find_map(|(at, letter)| {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => return Some(at),
            '}' => depth -= 1,
            _ => {}
        }
        None
    })
}

/// Returns the variant for an argument: by its number, by its plural, or the default.
fn chosen<'a>(variants: &'a str, argument: &Message, numbers: &Numbers) -> Option<&'a str> {
    let (exact, category) = match argument {
        Message::Number(number) | Message::Money(number) => {
            (number.to_string(), numbers.category(*number))
        }
        Message::Text(text) => (text.to_string(), "*"),
        Message::Entry(..) => (String::new(), "*"),
    };
    let mut depth = 0;
    let variants = variants.split(move |letter| {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        letter == '|' && depth == 0
    });
    let mut found = [None; 3];
    for variant in variants {
        let (key, text) = variant.split_once('=')?;
        let keys = [key == exact, key == category, key == "*"];
        for (place, _) in found.iter_mut().zip(keys).filter(|(_, fits)| *fits) {
            *place = Some(text);
        }
    }
    found.into_iter().flatten().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(line: &str, arguments: &[Message]) -> Option<String> {
        let english = &mut |argument: &Message| argument.to_string();
        say(line, arguments, &Numbers::english(), english)
    }

    #[test]
    fn arguments_and_plurals_are_put_in() {
        let line = "{1}: {0 one={0} stone|*={0} stones, {0 7=seven|*={1}}}";
        let say = |count: i64| said(line, &[count.into(), "Sky".into()]).unwrap();
        assert_eq!(say(1), "Sky: 1 stone");
        assert_eq!(say(2), "Sky: 2 stones, Sky");
        assert_eq!(say(7), "Sky: 7 stones, seven");
    }

    #[test]
    fn a_line_that_makes_no_sense_is_not_said() {
        for line in [
            "{",
            "{0",
            "}",
            "{x}",
            "{1}",
            "{0 one=a stone}",
            "{0 a}",
            "{0 *={9}}",
        ] {
            assert_eq!(said(line, &[Message::Number(5)]), None, "{line}");
        }
    }

    #[test]
    fn a_table_that_is_cut_or_of_another_build_is_refused() {
        let head = format!("roundhouse {}\n", messages::FINGERPRINT);
        let read = |table: &str| WordTable::read(table, Numbers::english()).map(drop);
        assert_eq!(read(""), Err(TableError::Cut));
        assert_eq!(read("<html>"), Err(TableError::Cut));
        assert_eq!(read("roundhouse 0\nend\n"), Err(TableError::OtherBuild));
        assert_eq!(read(&format!("{head}end\n")), Err(TableError::Cut));
        let mut lines = vec!["x".to_owned(); messages::ARGUMENTS.len()];
        lines[3] = "{9}".into();
        assert_eq!(
            read(&format!("{head}{}\nend\n", lines.join("\n"))),
            Err(TableError::Line(3))
        );
    }
}
