//! What can be touched on the sheets that lie over a screen.

use std::fmt;

use super::part;
use base::words::Language;
use rules::GameId;

/// What every sheet has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SheetTarget {
    /// Closes it.
    Close,
    /// Rotates it, so that the next side can read it.
    Rotate,
    /// A part of it, or of a panel, that means nothing: it keeps fingers off the board below.
    Blank,
}

impl fmt::Display for SheetTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Close => "close",
            Self::Rotate => "rotate",
            Self::Blank => "blank",
        })
    }
}

/// What can be touched of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RulesTarget {
    /// Opens those of the game at hand, at their first page.
    Open,
    /// Opens those of this game.
    Game(GameId),
    /// Leafs to another page.
    Page(Page),
    /// Begins the exercise that a page of a game leads to.
    Try(GameId, usize),
}

impl fmt::Display for RulesTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Open => f.write_str("rules"),
            Self::Game(game) => part(f, "rules", game.as_str()),
            Self::Page(Page::Back) => f.write_str("page back"),
            Self::Page(Page::Next) => f.write_str("page next"),
            Self::Try(game, page) => write!(f, "try {game} {page}"),
        }
    }
}

/// Where one leafs to in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Page {
    /// The page before.
    Back,
    /// The page after.
    Next,
}

/// What can be touched of the settings, but for the sliders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SettingsTarget {
    /// The cog: opens the settings, and closes whatever lies over the screen.
    Cog,
    /// Hints on or off.
    Hints,
    /// The coach for beginners on or off.
    Coach,
    /// Let things move, or nothing.
    Motion,
    /// Let the names on a map turn to their readers, or not.
    Names,
    /// Paint with more contrast, or as the system asks.
    Contrast,
    /// Open the list of languages for this machine.
    Languages,
    /// Speak this language on this machine from now on.
    Language(Language),
    /// The other layout: a table, or an own screen.
    Layout,
    /// Full screen on or off.
    FullScreen,
    /// A new game with the same people (asks first).
    NewGame,
    /// Back to the lobby (asks first).
    EndGame,
    /// Take up the newer version of the page that waits.
    Update,
}

impl fmt::Display for SettingsTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cog => "settings",
            Self::Hints => "hints",
            Self::Coach => "coach",
            Self::Motion => "motion",
            Self::Names => "names",
            Self::Contrast => "contrast",
            Self::Languages => "languages",
            Self::Language(language) => return write!(f, "language {}", language.code()),
            Self::Layout => "layout",
            Self::FullScreen => "full-screen",
            Self::NewGame => "new-game",
            Self::EndGame => "end-game",
            Self::Update => "update",
        })
    }
}

/// The answers to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum QuestionTarget {
    /// Yes.
    Yes,
    /// No.
    No,
}

impl fmt::Display for QuestionTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Yes => "yes",
            Self::No => "no",
        })
    }
}

/// What can be touched for the link of the game on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ShareTarget {
    /// Shows it.
    Open,
    /// Copies it.
    Copy,
    /// Hands it to the system's other programs.
    Send,
    /// Copies the moves of the game as text.
    Moves,
    /// Puts the hands of the round that runs into it, if everybody agrees.
    Hands,
    /// Shows what pictures can be had of how it ended.
    Picture,
    /// Saves such a picture.
    Save(PictureFormat),
}

/// How a picture is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PictureFormat {
    /// As lines and letters, sharp at any size.
    Svg,
    /// As points, which everything shows.
    Png,
}

impl PictureFormat {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Png, Self::Svg];

    /// How its files' names end.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }
}

impl fmt::Display for ShareTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Open => "share",
            Self::Copy => "copy",
            Self::Send => "send",
            Self::Moves => "copy-moves",
            Self::Hands => "share-hands",
            Self::Picture => "picture",
            Self::Save(PictureFormat::Svg) => "picture-svg",
            Self::Save(PictureFormat::Png) => "picture-png",
        })
    }
}

/// The keys of the pad on which the operator gives the PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PinTarget {
    /// A digit.
    Digit(u8),
    /// Takes back a digit.
    Erase,
    /// That is the PIN.
    Enter,
}

impl fmt::Display for PinTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Digit(digit) => write!(f, "digit {digit}"),
            Self::Erase => f.write_str("erase"),
            Self::Enter => f.write_str("enter"),
        }
    }
}

/// What can be touched on the operator's panel, but for the sliders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OperatorTarget {
    /// Kiosk on or off.
    Kiosk,
    /// Offer a game in the lobby, or not.
    Offer(GameId),
    /// The lobby begins with what is chosen in it now.
    SetDefault,
    /// Another PIN.
    ChangePin,
    /// All that is saved, as a file.
    Export,
    /// Reads such a file.
    Import,
    /// Delete something (asks first).
    Delete(Delete),
    /// Yes, delete it.
    DeleteYes,
    /// Do not delete it.
    DeleteNo,
}

impl fmt::Display for OperatorTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Kiosk => f.write_str("kiosk"),
            Self::Offer(game) => part(f, "offer", game.as_str()),
            Self::SetDefault => f.write_str("set-default"),
            Self::ChangePin => f.write_str("change-pin"),
            Self::Export => f.write_str("export"),
            Self::Import => f.write_str("import"),
            Self::Delete(Delete::Saves) => f.write_str("delete saves"),
            Self::Delete(Delete::All) => f.write_str("delete all"),
            Self::DeleteYes => f.write_str("delete-yes"),
            Self::DeleteNo => f.write_str("delete-no"),
        }
    }
}

/// What the operator is asked about before it is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Delete {
    /// All saved games.
    Saves,
    /// Everything that is kept here: games, settings and the PIN.
    All,
}
