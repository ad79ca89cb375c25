//! Touch targets on the sheets over a screen.

use std::fmt;

use base::words::Language;
use rules::GameId;

targets! {
    /// Touch targets that every sheet has.
    pub enum SheetTarget {
        /// Closes it.
        Close => "close";
        /// Rotates it, so that the next side can read it.
        Rotate => "rotate";
        /// A part of it, or of a panel, without a meaning. It blocks fingers on the board below.
        Blank => "blank";
        /// Opens or shuts the sheet of a seat that takes too much of a small screen.
        Fold => "fold";
        /// A turn in the log of a seat's sheet, counted from the first: where was it on the board?
        Turn(turn: u16) => "turn {}", turn;
    }
}

targets! {
    /// Touch targets of the rules.
    pub enum RulesTarget {
        /// Opens those of the game at hand, at their first page.
        Open => "rules";
        /// Opens those of this game.
        Game(game: GameId) => "rules {}", game;
        /// Opens another page.
        Page(page: Page) => "page {}", page.id();
        /// Begins the exercise that a page of a game leads to.
        Try(game: GameId, page: usize) => "try {} {}", game, page;
    }
}

/// Direction of an arrow between pages, in the rules and among the maps of the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Page {
    /// The page before.
    Back,
    /// The page after.
    Next,
}

impl Page {
    pub(super) fn id(self) -> &'static str {
        match self {
            Self::Back => "back",
            Self::Next => "next",
        }
    }
}

targets! {
    /// Touch targets of the workshop of own maps.
    pub enum WorkshopTarget {
        /// The picture of the world, which fingers move under the frame.
        World => "world";
        /// Make the world larger.
        Nearer => "world nearer";
        /// Make it smaller.
        Farther => "world farther";
        /// Make a map of the frame.
        Make => "make-map";
        /// Give the map another name.
        Name(page: Page) => "map-name {}", page.id();
        /// Make another map of the same frame.
        Another => "make-another-map";
        /// Back to the frame. A map that is being made is stopped.
        Frame => "change-frame";
        /// Play on the map.
        Play => "play-on-map";
    }
}

targets! {
    /// Touch targets of the settings, except the sliders.
    pub enum SettingsTarget {
        /// The cog, which opens the settings, and closes any overlay.
        Cog => "settings";
        /// Hints on or off.
        Hints => "hints";
        /// The coach for beginners on or off.
        Coach => "coach";
        /// Switches animations on or off.
        Motion => "motion";
        /// Switches the rotation of a map's names on or off.
        Names => "names";
        /// Paint with more contrast, or as the system asks.
        Contrast => "contrast";
        /// Open the list of languages for this machine.
        Languages => "languages";
        /// Speak this language on this machine from now on.
        Language(language: Language) => "language {}", language.code();
        /// Changes between a table and an own screen.
        Layout => "layout";
        /// Full screen on or off.
        FullScreen => "full-screen";
        /// A new game with the same people (asks first).
        NewGame => "new-game";
        /// Back to the lobby (asks first).
        EndGame => "end-game";
        /// Take up the newer version of the page that waits.
        Update => "update";
    }
}

targets! {
    /// The answers to a question.
    pub enum QuestionTarget {
        /// Yes.
        Yes => "yes";
        /// No.
        No => "no";
    }
}

targets! {
    /// Touch targets for the link of the game on the table.
    pub enum ShareTarget {
        /// Shows it.
        Open => "share";
        /// Copies it.
        Copy => "copy";
        /// Hands it to the system's other programs.
        Send => "send";
        /// Copies the moves of the game as text.
        Moves => "copy-moves";
        /// Adds the hands of the current round to it, if all players agree.
        Hands => "share-hands";
        /// Shows the available pictures of the end.
        Picture => "picture";
        /// Saves such a picture.
        Save(format: PictureFormat) => "picture-{}", format.extension();
    }
}

/// File format of a picture.
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

    /// Returns the file extension.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }
}

targets! {
    /// The keys of the pad on which the operator gives the PIN.
    pub enum PinTarget {
        /// A digit.
        Digit(digit: u8) => "digit {}", digit;
        /// Takes back a digit.
        Erase => "erase";
        /// That is the PIN.
        Enter => "enter";
    }
}

targets! {
    /// Touch targets on the operator's panel, except the sliders.
    pub enum OperatorTarget {
        /// Kiosk on or off.
        Kiosk => "kiosk";
        /// Offer a game in the lobby, or not.
        Offer(game: GameId) => "offer {}", game;
        /// Makes the lobby's present choices its default.
        SetDefault => "set-default";
        /// Another PIN.
        ChangePin => "change-pin";
        /// Exports all saved data to a file.
        Export => "export";
        /// Reads such a file.
        Import => "import";
        /// Deletes data (asks first).
        Delete(what: Delete) => "delete {}", what.id();
        /// Yes, delete it.
        DeleteYes => "delete-yes";
        /// Do not delete it.
        DeleteNo => "delete-no";
    }
}

/// Data that the operator can delete after a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Delete {
    /// All saved games.
    Saves,
    /// All saved data: games, settings and the PIN.
    All,
}

impl Delete {
    fn id(self) -> &'static str {
        match self {
            Self::Saves => "saves",
            Self::All => "all",
        }
    }
}
