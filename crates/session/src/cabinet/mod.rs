//! The cabinet: the definition of a game for the table, and a list of games.
//!
//! A [`GameDef`] has a game's id, words and options, and functions that begin a match and read a save. The screens
//! list the games of a build. The engine is another program with its own list, next to the protocols for other
//! programs. All other code iterates over these lists, and names no game.

pub mod moves_text;

use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::boards::{BoardGame, Choice, Exercise, VARIANT};
use crate::{BoardMatch, Command, EarlyEnd, Match, Seat, Unrecorded};
use base::sound::Sound;
use base::table::PlayerColour;
use base::wire;
use base::words::Message;
use rules::maps::{MapId, RailMap};
use rules::record::{Record, Save, Unreadable};
use rules::{GameId, Spot};
use scene::{Frame, Pen, Slider};

/// Map of a match.
#[derive(Clone, Copy, Debug)]
pub struct OnMap<'a> {
    /// Which one.
    pub id: MapId,
    /// Its graph.
    pub rails: &'a Arc<RailMap>,
}

/// Parameters for the start of a match.
///
/// ```
/// # #[cfg(feature = "connection")] {
/// use session::cabinet::Start;
/// use session::connection::GAME;
///
/// // Crossway, on the smallest board, with a change of sides.
/// let game = (GAME.begin)(&Start::chosen(&[1, 0, 0])).unwrap();
/// assert_eq!((game.seats(), game.to_act()), (2, Some(0)));
///
/// assert!((GAME.begin)(&Start::chosen(&[9, 0, 0])).is_none());
/// # }
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Start<'a> {
    /// Number of players.
    pub seats: usize,
    /// Number of the chosen value for each of the game's choices.
    pub chosen: &'a [usize],
    /// Position instead of the usual first one, in the game's own notation.
    pub position: Option<&'a str>,
    /// The seat of two that begins ahead, and by how much.
    pub ahead: Option<(Seat, u8)>,
    /// The map, for a game on a map.
    pub map: Option<OnMap<'a>>,
    /// Dollars that each bank holds at first, for a game with banks.
    pub bank: i32,
    /// Dollars that taxes leave the poorest player, for a game with taxes.
    pub tax: i32,
    /// Seed of all chance in the game.
    pub seed: u64,
    /// True if chance is kind to the first seat, because its person plays to learn the game.
    pub is_kind: bool,
}

impl<'a> Start<'a> {
    /// A game for two with these choices.
    pub fn chosen(chosen: &'a [usize]) -> Self {
        Self {
            seats: 2,
            chosen,
            ..Self::default()
        }
    }
}

/// Terms on which the length of a game depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Number of players.
    pub people: usize,
    /// At how many seats the computer plays.
    pub computers: usize,
    /// The chosen map.
    pub map: MapId,
    /// Dollars that each bank holds at first.
    pub bank: i32,
    /// Dollars that taxes leave the poorest player.
    pub tax: i32,
}

/// The picture of a game in the lobby.
#[derive(Clone, Copy, Debug)]
pub enum Picture {
    /// A small position on the game's board. The rules play it, so the picture cannot go stale.
    Position(Position),
    /// A separate drawing.
    Drawn(Draw),
}

/// Plays a small position.
pub(crate) type Position = fn() -> Option<Box<dyn Match>>;

/// Draws something into a frame.
pub type Draw = fn(Frame, &mut Pen);

/// Named figure in a game's rules.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// Name of the figure in the rules file.
    pub name: &'static str,
    /// True if the figure is on paper, false if it is on land.
    pub on_paper: bool,
    /// Draws it.
    pub draw: Draw,
}

/// Names are unique within a game.
impl PartialEq for Figure {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

/// Definition of a game for the table.
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use session::Unrecorded;
/// use session::cabinet::Start;
/// use session::switch_yard::GAME;
///
/// let game = (GAME.begin)(&Start::chosen(&GAME.first_choices())).unwrap();
/// let save = game.to_save(Vec::new()).unwrap();
/// let again = (GAME.read)(&save, None, Unrecorded::default()).unwrap();
/// assert_eq!(again.text(), game.text());
/// # }
/// ```
#[derive(Clone)]
pub struct GameDef {
    /// Stable id, which is also the name of its rules file.
    pub id: GameId,
    /// The name that people read.
    pub title: &'static str,
    /// Summary of the game, in a sentence or two.
    pub about: fn() -> Message,
    /// Duration of a game on these terms, as a sentence; empty where a game is short.
    pub duration: fn(&Terms) -> Message,
    /// Numbers of players that the game allows.
    pub seats: RangeInclusive<usize>,
    /// Choices before a game.
    pub choices: &'static [Choice],
    /// Words for a player's head start of a given size; `None` in games without one.
    pub ahead: Option<fn(u8) -> Message>,
    /// True if the game has a map, which people choose before it begins.
    pub on_map: bool,
    /// The settings that count for this game alone.
    pub settings: &'static [Slider],
    /// Picture of the game in the lobby.
    pub picture: Picture,
    /// A game in progress in a link's format, with which the demonstration begins. Without one it begins with the
    /// picture's position.
    pub mid_play: Option<&'static str>,
    /// Colours of its board in the lobby, the first player's first.
    pub colours: [PlayerColour; 2],
    /// The figures of its rules, besides examples on its board.
    pub figures: &'static [Figure],
    /// Exercises of a beginner before the first game with these choices, in order.
    ///
    /// Empty where the game itself is taught.
    pub exercises: fn(&[usize]) -> Vec<Exercise>,
    /// Position of the first game after the exercises, on the board of [`trial_choices`](Self::trial_choices), so
    /// that it is soon over. `None` for a whole game.
    pub tried_at: Option<&'static str>,
    /// Sound of a placed piece.
    pub voice: Sound,
    /// Begins a match; `None` if there is no such game, or the map is missing.
    pub begin: fn(&Start) -> Option<Box<dyn Match>>,
    /// Reads a saved match.
    pub read: ReadMatch,
    /// Opens the view that a page was sent of a match.
    pub open_view: OpenView,
}

/// Opens a view of a match from the bytes of [`Match::seen_by`]; `None` if they are invalid. It needs the match's
/// map, if any, and the viewer's seat; a watcher has none.
pub(crate) type OpenView = fn(&[u8], Option<OnMap>, Option<Seat>) -> Option<Box<dyn Match>>;

/// Reads a saved match, with its map, if any, and the facts that the record lacks.
pub(crate) type ReadMatch =
    fn(&Save, Option<OnMap>, Unrecorded) -> Result<Box<dyn Match>, Unreadable>;

impl fmt::Debug for GameDef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.id.fmt(f)
    }
}

impl GameDef {
    /// Returns the referee's name for this game with these options. Each game of a family has its own name.
    pub fn name_of(&self, chosen: &[usize]) -> &'static str {
        let variant = self.choices.iter().position(|choice| choice.id == VARIANT);
        match variant {
            Some(at) => self.choices[at].value_ids[chosen[at]],
            None => self.id.as_str(),
        }
    }

    /// Returns the title of a family's game with these options; `None` for a game without a family.
    pub fn family_title(&self, chosen: &[usize]) -> Option<Message> {
        let at = self
            .choices
            .iter()
            .position(|choice| choice.id == VARIANT)?;
        Some(self.choices[at].values[chosen[at]]())
    }

    /// A game for two on a board.
    pub const fn board<G: BoardGame>(
        title: &'static str,
        about: fn() -> Message,
        picture: Position,
        colours: [PlayerColour; 2],
    ) -> Self {
        Self {
            id: G::GAME,
            title,
            about,
            duration: |_| Message::NOTHING,
            seats: 2..=2,
            choices: G::CHOICES,
            ahead: G::AHEAD,
            on_map: false,
            settings: &[],
            picture: Picture::Position(picture),
            mid_play: None,
            colours,
            figures: &[],
            exercises: G::exercises,
            tried_at: None,
            voice: Sound::Stone,
            begin: |start| {
                let mut game = G::begin(start.chosen)?;
                if let Some(position) = start.position {
                    game = game.with_position(position).ok()?;
                }
                if let Some((seat, by)) = start.ahead {
                    game = game.ahead(*G::SIDES.get(seat)?, by)?;
                }
                Some(Box::new(BoardMatch::new(Record::new(game))))
            },
            read: |save, _, unrecorded| {
                let mut game = BoardMatch::new(save.record::<G>(&())?);
                game.restore(unrecorded);
                Ok(Box::new(game))
            },
            open_view: |bytes, _, _| {
                let (save, unrecorded): (Vec<u8>, Unrecorded) = wire::from_bytes(bytes)?;
                let save = Save::from_bytes(&save).ok()?;
                if unrecorded
                    .ended
                    .and_then(EarlyEnd::loser)
                    .is_some_and(|loser| loser > 1)
                {
                    return None;
                }
                let mut game = BoardMatch::new(save.record::<G>(&()).ok()?);
                game.restore(unrecorded);
                Some(Box::new(game))
            },
        }
    }

    /// Returns the same with another sound of placed pieces.
    #[must_use]
    pub const fn heard(self, voice: Sound) -> Self {
        Self { voice, ..self }
    }

    /// The same, with a first game that begins at this position.
    #[must_use]
    pub const fn tried_at(self, position: &'static str) -> Self {
        Self {
            tried_at: Some(position),
            ..self
        }
    }

    /// Returns the numbers of the default values.
    pub fn first_choices(&self) -> Vec<usize> {
        self.choices.iter().map(|choice| choice.first).collect()
    }

    /// Returns the options for a first game: its smallest board.
    ///
    /// An option without a trial value keeps the chosen value.
    pub fn trial_choices(&self, chosen: &[usize]) -> Vec<usize> {
        let choices = self.choices.iter().zip(chosen);
        choices
            .map(|(choice, &chosen)| choice.trial.unwrap_or(chosen))
            .collect()
    }
}

/// Returns the position of a game for two after turns, for the lobby's picture. Commas separate the turns, and each
/// is a list of cells. `None` if the rules do not allow it.
pub fn position_after<G: BoardGame>(game: G, turns: &str) -> Option<Box<dyn Match>> {
    let mut game = BoardMatch::new(Record::new(game));
    for turn in turns.split(',') {
        let touches = turn
            .split(' ')
            .map(|cell| Some(Command::Extend(Spot::Cell(cell.parse().ok()?))));
        for command in touches.chain([Some(Command::Commit)]) {
            game.perform(game.to_act(), command?).ok()?;
        }
    }
    Some(Box::new(game))
}

/// The games that a table offers, the main one first.
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use session::cabinet::{Cabinet, GameDef};
/// use session::switch_yard::GAME;
///
/// const DEFS: &[&GameDef] = &[&GAME];
/// const GAMES: Cabinet = Cabinet::new(DEFS);
/// assert_eq!(GAMES.find("switch-yard").unwrap().title, "Switch Yard");
/// assert!(GAMES.find("no-such-game").is_none());
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct Cabinet(&'static [&'static GameDef]);

impl Cabinet {
    /// Returns a cabinet of these games.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub const fn new(games: &'static [&'static GameDef]) -> Self {
        assert!(!games.is_empty(), "a cabinet holds games");
        Self(games)
    }

    /// All games.
    pub fn iter(self) -> impl Iterator<Item = &'static GameDef> + Clone {
        self.0.iter().copied()
    }

    /// The ids of all games.
    pub fn ids(self) -> impl Iterator<Item = GameId> {
        self.iter().map(|game| game.id)
    }

    /// Returns the number of games: at least one.
    pub fn count(self) -> usize {
        self.0.len()
    }

    /// The main game.
    pub fn first(self) -> &'static GameDef {
        self.0[0]
    }

    /// The place of a game in the list, from 0; 0 also for a game of another cabinet.
    pub fn index(self, id: GameId) -> usize {
        let found = self.ids().position(|other| other == id);
        found.unwrap_or(0)
    }

    /// A game of this cabinet by its id; the main one instead of a game of another cabinet.
    pub fn get(self, id: GameId) -> &'static GameDef {
        self.0[self.index(id)]
    }

    /// Returns the game with an id; `None` if there is none.
    pub fn find(self, id: &str) -> Option<&'static GameDef> {
        self.iter().find(|game| game.id.as_str() == id)
    }
}

impl PartialEq for Cabinet {
    fn eq(&self, other: &Self) -> bool {
        self.ids().eq(other.ids())
    }
}

impl Eq for Cabinet {}

impl fmt::Debug for Cabinet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0).finish()
    }
}
