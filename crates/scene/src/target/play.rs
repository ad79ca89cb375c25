//! Touch targets while a game is played, replayed or reviewed.

use std::fmt;

use super::place_name::place_name;
use base::table::Station;
use base::words::Language;
use rules::maps::{CityId, MapId};

targets! {
    /// Touch targets on a seat's panel.
    pub enum SeatTarget {
        /// A turn that is said and not touched, a swap or a pass.
        Special => "special";
        /// Give up (asks first).
        Resign => "resign";
        /// Yes, give up.
        ResignYes => "resign-yes";
        /// Do not give up.
        ResignNo => "resign-no";
        /// Offer a draw.
        OfferDraw => "offer-draw";
        /// Begin the next game ahead by more, or by nothing any more.
        Ahead => "head-start";
        /// Agree to what the other person has proposed.
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
        /// The lens, in which a finger touches the map or moves what is seen.
        Lens => "lens";
        /// Go to one of this seat's cities: its line in the open list, or its sign at the edge of the map.
        City(city: CityId) => "city-{}", city;
        /// Take back the last build.
        Undo => "undo";
        /// Take back the last turn, and the computer's answer.
        TakeBack => "take-back";
        /// Discard the $1 that is left.
        Discard => "discard";
        /// Build the cheapest of what is missing at the end of a round.
        Finish => "finish";
        /// Confirm.
        Ok => "ok";
        /// Look back at the round that is over, first at the own networks.
        Review => "review";
        /// The results are read: on to the next round, if everybody else is ready too.
        Ready => "ready";
        /// Do without the coach.
        LeaveCoach => "leave-coach";
        /// On to the next exercise, or to the game.
        NextExercise => "next-exercise";
        /// To the game without the exercises that are left.
        LeaveExercises => "leave-exercises";
        /// Let the computer try again whose place people have taken.
        Computer => "computer-again";
        /// Leave the game (asks first).
        Leave => "leave-seat";
        /// Yes, leave: a computer plays on.
        LeaveYes => "leave-seat-yes";
        /// Stay.
        LeaveNo => "leave-seat-no";
        /// Play on in the place of the computer.
        TakeOver => "take-over";
        /// Open or close what is said about playing here from elsewhere: on a phone, or far away.
        Phone => "phone";
        /// Let the seat be played here alone again.
        PhoneHere => "phone-here";
        /// Let the other page have the seat that asks for it.
        PhoneAllow => "phone-allow";
        /// Do not let it have the seat.
        PhoneRefuse => "phone-refuse";
        /// Copy the link by which the seat is claimed.
        CopyLink => "copy-link";
        /// Let the computer play for a person far away who cannot be reached.
        ComputerPlays => "computer-plays";
        /// Agree to what is voted on.
        Agree => "agree";
        /// Do not agree to it.
        Disagree => "disagree";
    }
}

targets! {
    /// Touch targets when a round or a game is over.
    pub enum ResultsTarget {
        /// Everybody has seen the results: on to the next round.
        Next => "next-round";
        /// Another game with the same people.
        PlayAgain => "play-again";
        /// The same on another map.
        AnotherMap(map: MapId) => "another-map {}", map.id();
        /// The podium, which a touch puts away.
        Podium => "podium";
    }
}

targets! {
    /// Touch targets of a round's review, beside its replay.
    pub enum ReviewTarget {
        /// Look back at the round whose results are shown.
        Open => "review";
        /// The networks of the player at a place.
        Player(place: Station) => "review-player {}", place_name(place);
        /// One of the player's networks.
        Network(network: Network) => "network {}", network.id();
        /// To the next turn that tipped a game for two.
        Turning => "turning-point";
        /// Show what is certain at the position, or hide it.
        Joints => "joints";
        /// Look back from a place at the turn, counted from 1, of which the computer has spoken.
        Spoken(place: Station, turn: u16) => "spoken {} {}", place_name(place), turn;
        /// Try a turn that is worth a thought: the best one is 0.
        Line(number: u8) => "line {}", number;
        /// Back to the results.
        Close => "results";
        /// From a game that was played on for trial back to the one that is looked back at.
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
    /// The replay may be of a game that came by a link, or of a round under review.
    pub enum ReplayTarget {
        /// Show another part of it.
        Seek(to: Seek) => "seek {}", to.id();
        /// The slider over its whole length.
        Timeline => "slider seek";
        /// Let it play by itself, or stand still.
        Play => "play";
        /// Another speed.
        Speed => "speed";
        /// Play on from where it stands.
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
        /// Lets the other side move.
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
