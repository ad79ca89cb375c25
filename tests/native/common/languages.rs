//! Languages for tests: their tables made from the files of words, as the page fetches them.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

use base::words::{Language, Numbers, WordTable, Words};
use catalogue::Catalogue;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use rules::GameId;
use unic_langid::LanguageIdentifier;

const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");

thread_local! {
    static SPOKEN: Cell<Language> = const { Cell::new(Language::ENGLISH) };
}

/// The language that tables of this thread are opened in.
pub fn spoken() -> Language {
    SPOKEN.get()
}

/// From now on tables of this thread are opened in a language.
pub fn speak(language: Language) {
    SPOKEN.set(language);
}

/// The files of words, English first.
pub fn catalogues() -> &'static [Catalogue] {
    static CATALOGUES: OnceLock<Vec<Catalogue>> = OnceLock::new();
    CATALOGUES.get_or_init(|| {
        let read = catalogue::read_all(format!("{ASSETS}/words").as_ref());
        read.unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")))
    })
}

/// Returns the words of a language, including the pseudo language.
pub fn catalogue(language: Language) -> Catalogue {
    let all = catalogues();
    let known = all.iter().find(|one| one.code == language.code());
    known.cloned().unwrap_or_else(|| all[0].pseudo())
}

/// Returns the words of all languages, including the pseudo language.
pub fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| {
        let mut words = Words::default();
        for language in Language::all().skip(1).chain([Language::PSEUDO]) {
            words.put(language, table(language));
        }
        words
    })
}

/// The table of a language, as the page fetches it.
pub fn table(language: Language) -> Arc<WordTable> {
    static TABLES: Mutex<BTreeMap<Language, Arc<WordTable>>> = Mutex::new(BTreeMap::new());
    let mut tables = TABLES.lock().expect("no test fails meanwhile");
    let table = tables.entry(language).or_insert_with(|| {
        let table = catalogue(language).table(&catalogues()[0]);
        let table = WordTable::read(&table, numbers(language));
        Arc::new(table.unwrap_or_else(|why| panic!("{}: {why}", language.code())))
    });
    table.clone()
}

/// Returns a language's numbers, as close as possible without a browser: its plurals, and dollars as in English.
fn numbers(language: Language) -> Numbers {
    let code = if language == Language::PSEUDO {
        "en"
    } else {
        language.code()
    };
    let code = code.split('-').next().unwrap_or_default();
    let code: LanguageIdentifier = code.parse().expect("a code");
    let rules = PluralRules::create(code, PluralRuleType::CARDINAL).expect("it has plurals");
    let category = |number: u16| {
        let name = match rules.select(number) {
            Ok(PluralCategory::ZERO) => "zero",
            Ok(PluralCategory::ONE) => "one",
            Ok(PluralCategory::TWO) => "two",
            Ok(PluralCategory::FEW) => "few",
            Ok(PluralCategory::MANY) => "many",
            Ok(PluralCategory::OTHER) | Err(_) => "other",
        };
        name.to_owned()
    };
    let figures = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
    let money = match language.is_rtl() {
        true => Numbers::money_rtl(),
        false => ("$".into(), String::new()),
    };
    Numbers::new(category, money, figures)
}

/// The file of a game's rules in a language, as the page fetches it; `None` for a game that is not the house's.
pub fn rules_text(game: GameId, language: Language) -> Option<String> {
    let pages = std::fs::read_to_string(format!("{ASSETS}/rules/{game}.txt")).ok()?;
    let rules = catalogue(language).rules(&pages);
    Some(rules.expect("each page has its words"))
}
