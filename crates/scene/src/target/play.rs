//! Touch targets during a game, its replay or its review.

use std::fmt;

use super::place_name::place_name;
use base::table::Station;
use base::words::Language;
use rules::maps::{CityId, MapId};

targets! {
    /// Touch targets on a seat's panel.
    pub enum SeatTarget {
        /// A turn in words: a swap or a pass.
        Special => "special";
        /// Give up (asks first).
        Resign => "resign";
        /// Yes, give up.
        ResignYes => "resign-yes";
        /// Do not give up.
        ResignNo => "resign-no";
        /// Offer a draw.
        OfferDraw => "offer-draw";
        /// Changes the head start in the next game, or removes it after the largest.
        Ahead => "head-start";
        /// Accepts the other person's proposal.
        AnswerYes => "answer-yes";
        /// Decline it.
        AnswerNo => "answer-no";
        /// Show or hide this seat's cities.
        Cities => "cities";
        /// Ask for a hint, or look at it again.
        Hint => "hint";
        /// Open or close the list of languages.
        Languages => "languages";
        /// Read this language from now on.
        Language(language: Language) => "language-{}", language.code();
        /// Open or close this seat's lens of the map.
        Zoom => "zoom";
        /// The lens, in which a finger touches the map or pans it.
        Lens => "lens";
        /// Goes to one of this seat's cities: its line in the open list, or its sign at the edge of the map.
        City(city: CityId) => "city-{}", city;
        /// Take back the last build.
        Undo => "undo";
        /// Take back the last turn, and the computer's answer.
        TakeBack => "take-back";
        /// Gives up the last dollar.
        Discard => "discard";
        /// Builds the cheapest missing links at the end of a round.
        Finish => "finish";
        /// Confirm.
        Ok => "ok";
        /// Opens the review of the finished round, first with the own networks.
        Review => "review";
        /// Ready for the next round, which begins when all others are ready too.
        Ready => "ready";
        /// Do without the coach.
        LeaveCoach => "leave-coach";
        /// On to the next exercise, or to the game.
        NextExercise => "next-exercise";
        /// Skips the remaining exercises, and begins the game.
        LeaveExercises => "leave-exercises";
        /// Gives the seat back to the computer that people have replaced.
        Computer => "computer-again";
        /// Leave the game (asks first).
        Leave => "leave-seat";
        /// Yes, leave: a computer plays on.
        LeaveYes => "leave-seat-yes";
        /// Stays in the seat.
        LeaveNo => "leave-seat-no";
        /// Play on in the place of the computer.
        TakeOver => "take-over";
        /// Opens or closes the sheet about playing this seat on a phone, or far away.
        Phone => "phone";
        /// Takes the seat back to this table alone.
        PhoneHere => "phone-here";
        /// Gives the seat to the page that asks for it.
        PhoneAllow => "phone-allow";
        /// Refuses the seat to that page.
        PhoneRefuse => "phone-refuse";
        /// Copies the link that claims the seat.
        CopyLink => "copy-link";
        /// Lets the computer play for a far player who is out of reach.
        ComputerPlays => "computer-plays";
        /// Votes yes.
        Agree => "agree";
        /// Do not agree to it.
        Disagree => "disagree";
    }
}

targets! {
    /// Touch targets when a round or a game is over.
    pub enum ResultsTarget {
        /// Ends the results, and begins the next round.
        Next => "next-round";
        /// Another game with the same people.
        PlayAgain => "play-again";
        /// The same on another map.
        AnotherMap(map: MapId) => "another-map {}", map.id();
        /// The podium, which a touch closes.
        Podium => "podium";
        /// The notice on taxes, likewise.
        Taxes => "taxes";
    }
}

targets! {
    /// Touch targets of a round's review, apart from its replay.
    pub enum ReviewTarget {
        /// Opens the review of the round whose results are on the screen.
        Open => "review";
        /// The networks of the player at a place.
        Player(place: Station) => "review-player {}", place_name(place);
        /// Shows one of the player's networks.
        Network(network: Network) => "network {}", network.id();
        /// To the next turn that tipped a game for two.
        Turning => "turning-point";
        /// Shows or hides the proof marks of the position.
        Joints => "joints";
        /// Look back from a place at the turn, counted from 1, of which the computer has spoken.
        Spoken(place: Station, turn: u16) => "spoken {} {}", place_name(place), turn;
        /// Tries a suggested turn; the best one is 0.
        Line(number: u8) => "line {}", number;
        /// Back to the results.
        Close => "results";
        /// Returns from a try to the game under review.
        Back => "back-to-review";
    }
}

/// Networks of a player that a review can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Network {
    /// The cheapest network from the player's hub.
    OwnHub,
    /// The cheapest network from the best hub of the map.
    BestHub,
    /// The rails as they were built.
    Built,
}

impl Network {
    fn id(self) -> &'static str {
        match self {
            Self::OwnHub => "own-hub",
            Self::BestHub => "best-hub",
            Self::Built => "built",
        }
    }
}

targets! {
    /// Looks at the board from nearer or farther.
    pub enum Look {
        /// From nearer.
        Nearer => "look nearer";
        /// From farther.
        Farther => "look farther";
        /// As at first.
        Whole => "look whole";
    }
}

targets! {
    /// Touch targets of a replay.
    ///
    /// The replay may be of a linked game, or of a round under review.
    pub enum ReplayTarget {
        /// Moves to another step.
        Seek(to: Seek) => "seek {}", to.id();
        /// Slider over its whole length.
        Timeline => "slider seek";
        /// Starts or pauses playback.
        Play => "play";
        /// Another speed.
        Speed => "speed";
        /// Continues the game from the current position.
        PlayOn => "play-on";
        /// Move the controls to the next place.
        Rotate => "rotate-controls";
    }
}

targets! {
    /// Touch targets while a position is set up.
    pub enum SetUpTarget {
        /// Opens the editor.
        Open => "set-up";
        /// A tap puts a piece of the side that begins games.
        First => "put first";
        /// A tap puts a piece of the other side.
        Second => "put second";
        /// A tap takes a piece away.
        Nothing => "put nothing";
        /// Changes the player to move.
        Turn => "to-move";
        /// Takes all pieces away.
        Clear => "set-up-clear";
        /// Puts all pieces where a game begins.
        Start => "set-up-start";
    }
}

/// Where to go in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seek {
    /// Its beginning.
    Start,
    /// The turn before.
    Back,
    /// The turn after.
    Next,
    /// Its end.
    End,
}

impl Seek {
    fn id(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Back => "back",
            Self::Next => "next",
            Self::End => "end",
        }
    }
}
