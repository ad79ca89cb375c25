//! The rules as pages: titles, words and their drawings. The words are files of their own (`assets/rules`), which
//! the page fetches when a reader first opens the rules. The drawings come from the code that draws the game and
//! from positions that the rules have played, so they cannot go stale.
//!
//! The parser reads a file line by line. `# ` begins a page with its title, a line that begins with `:` is about
//! the page's drawing, and any other line with text is a paragraph. `:board` and the game's options begin an
//! example; `:at` gives it a position, `:after` turns, `:barred` cells, `:caption` words, `:marked` marks. `:map`
//! is the place of the map's certificate. Other drawings have a name alone, as in `:taxes`; `:mark` and `:controls`
//! belong to every game. `:try` names the exercise that the page leads to.

mod example;
mod leaves;

use std::borrow::Cow;

use session::cabinet::{self, GameDef};

pub(super) use example::commands;
pub use example::{Example, Played, cells};
pub use leaves::{Boards, Leaf, RulesSheet};

/// A drawing on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Figure<'a> {
    /// One of the game's own figures.
    Own(&'static cabinet::Figure),
    /// The house's mark.
    Mark,
    /// The buttons that all games for two share.
    Controls,
    /// Boards of the page's game, a game for two, side by side.
    Boards(Vec<Example<'a>>),
}

/// A page.
#[derive(Clone, Debug, PartialEq)]
pub struct Page<'a> {
    /// Its title.
    pub title: &'a str,
    /// Its paragraphs.
    pub words: Vec<Cow<'a, str>>,
    /// True if a paragraph follows about the map that the game is played on.
    pub(crate) tells_of_map: bool,
    /// Its drawing.
    pub figure: Figure<'a>,
    /// The exercise that it leads to, if there is one.
    pub leads_to: Option<LeadsTo>,
}

/// An exercise that a page leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadsTo {
    /// Its place among those of the game.
    pub exercise: usize,
    /// First option of the game that has such an exercise; without one the exercise uses the current option.
    pub variant: Option<usize>,
}

/// The pages that a game's file holds, credits last; `None` if one of its lines means nothing.
pub fn pages<'a>(game: &GameDef, text: &'a str) -> Option<Vec<Page<'a>>> {
    let mut pages: Vec<Page<'_>> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        if let Some(title) = line.strip_prefix("# ") {
            pages.push(Page {
                title,
                words: Vec::new(),
                tells_of_map: false,
                figure: Figure::Mark,
                leads_to: None,
            });
            continue;
        }
        let page = pages.last_mut()?;
        match line.strip_prefix(':') {
            Some(line) => match line.strip_prefix("try ") {
                Some(exercise) => page.leads_to = Some(LeadsTo::read(exercise)?),
                None if line == "map" => page.tells_of_map = true,
                None => page.figure.read(game, line)?,
            },
            None => page.words.push(line.into()),
        }
    }
    (!pages.is_empty()).then_some(pages)
}

impl LeadsTo {
    /// Reads the number of an exercise, from one on, and of the choice that it is for.
    fn read(text: &str) -> Option<Self> {
        let numbers = text.split_whitespace().map(|word| word.parse().ok());
        let numbers: Vec<usize> = numbers.collect::<Option<_>>()?;
        let (number, variant) = match numbers[..] {
            [number] => (number, None),
            [number, variant] => (number, Some(variant)),
            _ => return None,
        };
        let exercise = number.checked_sub(1)?;
        Some(Self { exercise, variant })
    }
}

impl<'a> Figure<'a> {
    /// Reads a line about the drawing; `None` if it means nothing here.
    fn read(&mut self, game: &GameDef, line: &'a str) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, &mut *self) {
            ("board", Self::Boards(boards)) => boards.push(Example::start(rest)),
            ("board", _) => *self = Self::Boards(vec![Example::start(rest)]),
            (_, Self::Boards(boards)) => boards.last_mut()?.read(word, rest)?,
            ("mark", _) => *self = Self::Mark,
            ("controls", _) => *self = Self::Controls,
            _ => *self = Self::Own(game.figures.iter().find(|figure| figure.name == word)?),
        }
        Some(())
    }
}
