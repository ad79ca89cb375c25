//! What can be touched while a game is played, replayed, or looked back at.

use std::fmt;

use super::{at_place, part};
use base::table::Station;
use base::words::Language;
use rules::maps::MapId;

/// What can be touched on a seat's panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SeatTarget {
    /// A turn that is said and not touched, a swap or a pass.
    Special,
    /// Give up (asks first).
    Resign,
    /// Yes, give up.
    ResignYes,
    /// Do not give up.
    ResignNo,
    /// Offer a draw.
    OfferDraw,
    /// Accept a draw.
    DrawYes,
    /// Decline a draw.
    DrawNo,
    /// Show or hide this seat's cities.
    Cities,
    /// Ask for a hint, or look at it again.
    Hint,
    /// Open or close the list of languages.
    Languages,
    /// Read this language from now on.
    Language(Language),
    /// Open or close this seat's lens of the map.
    Zoom,
    /// The lens, in which a finger touches the map or moves what is seen.
    Lens,
    /// Take back the last build.
    Undo,
    /// Take back the last turn, and the computer's answer.
    TakeBack,
    /// Discard the $1 that is left.
    Discard,
    /// Build the cheapest of what is missing at the end of a round.
    Finish,
    /// Confirm.
    Ok,
    /// Look back at the round that is over, first at the own networks.
    Review,
    /// The results are read: on to the next round, if everybody else is ready too.
    Ready,
    /// Do without the coach.
    LeaveCoach,
    /// On to the next exercise, or to the game.
    NextExercise,
    /// To the game without the exercises that are left.
    LeaveExercises,
    /// Let the computer try again whose place people have taken.
    Computer,
    /// Leave the game (asks first).
    Leave,
    /// Yes, leave: a computer plays on.
    LeaveYes,
    /// Stay.
    LeaveNo,
    /// Play on in the place of the computer.
    TakeOver,
    /// Open or close what is said about playing here from elsewhere: on a phone, or far away.
    Phone,
    /// Let the seat be played here alone again.
    PhoneHere,
    /// Let the other page have the seat that asks for it.
    PhoneAllow,
    /// Do not let it have the seat.
    PhoneRefuse,
    /// Copy the link by which the seat is claimed.
    CopyLink,
    /// Let the computer play for whoever is far away and cannot be reached.
    ComputerPlays,
    /// Agree to what is voted on.
    Agree,
    /// Do not agree to it.
    Disagree,
}

impl fmt::Display for SeatTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Special => "special",
            Self::Resign => "resign",
            Self::ResignYes => "resign-yes",
            Self::ResignNo => "resign-no",
            Self::OfferDraw => "offer-draw",
            Self::DrawYes => "draw-yes",
            Self::DrawNo => "draw-no",
            Self::Cities => "cities",
            Self::Hint => "hint",
            Self::Languages => "languages",
            Self::Language(language) => return write!(f, "language-{}", language.code()),
            Self::Zoom => "zoom",
            Self::Lens => "lens",
            Self::Undo => "undo",
            Self::TakeBack => "take-back",
            Self::Discard => "discard",
            Self::Finish => "finish",
            Self::Ok => "ok",
            Self::Review => "review",
            Self::Ready => "ready",
            Self::LeaveCoach => "leave-coach",
            Self::NextExercise => "next-exercise",
            Self::LeaveExercises => "leave-exercises",
            Self::Computer => "computer-again",
            Self::Leave => "leave-seat",
            Self::LeaveYes => "leave-seat-yes",
            Self::LeaveNo => "leave-seat-no",
            Self::TakeOver => "take-over",
            Self::Phone => "phone",
            Self::PhoneHere => "phone-here",
            Self::PhoneAllow => "phone-allow",
            Self::PhoneRefuse => "phone-refuse",
            Self::CopyLink => "copy-link",
            Self::ComputerPlays => "computer-plays",
            Self::Agree => "agree",
            Self::Disagree => "disagree",
        })
    }
}

/// What can be touched when a round or a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ResultsTarget {
    /// Everybody has seen the results: on to the next round.
    Next,
    /// Another game with the same people.
    PlayAgain,
    /// The same on another map.
    AnotherMap(MapId),
    /// The podium, which a touch puts away.
    Podium,
}

impl fmt::Display for ResultsTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Next => f.write_str("next-round"),
            Self::PlayAgain => f.write_str("play-again"),
            Self::AnotherMap(map) => part(f, "another-map", map.id()),
            Self::Podium => f.write_str("podium"),
        }
    }
}

/// What can be touched to look back at a round, beside its replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ReviewTarget {
    /// Look back at the round whose results are shown.
    Open,
    /// The networks of the player at a place.
    Player(Station),
    /// One of the player's networks.
    Network(Network),
    /// To the next turn that tipped a game for two.
    Turning,
    /// Back to the results.
    Close,
    /// From a game that was played on for trial back to the one that is looked back at.
    Back,
}

impl fmt::Display for ReviewTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Open => f.write_str("review"),
            Self::Player(place) => at_place(f, "review-player", place),
            Self::Network(network) => part(
                f,
                "network",
                match network {
                    Network::OwnHub => "own-hub",
                    Network::BestHub => "best-hub",
                    Network::Built => "built",
                },
            ),
            Self::Turning => f.write_str("turning-point"),
            Self::Close => f.write_str("results"),
            Self::Back => f.write_str("back-to-review"),
        }
    }
}

/// What a review shows of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Network {
    /// The cheapest network from the player's hub.
    OwnHub,
    /// The cheapest network from the best hub of the map.
    BestHub,
    /// The rails as they were built.
    Built,
}

/// Looks at the board from nearer or farther.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Look {
    /// From nearer.
    Nearer,
    /// From farther.
    Farther,
    /// As at first.
    Whole,
}

impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nearer => "look nearer",
            Self::Farther => "look farther",
            Self::Whole => "look whole",
        })
    }
}

/// What can be touched of a replay, be it of a game that came by a link or of a round that is looked
/// back at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ReplayTarget {
    /// Show another part of it.
    Seek(Seek),
    /// The slider over its whole length.
    Timeline,
    /// Let it play by itself, or stand still.
    Play,
    /// Another speed.
    Speed,
    /// Play on from where it stands.
    PlayOn,
    /// Move the controls to the next place.
    Rotate,
}

impl fmt::Display for ReplayTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Seek(Seek::Start) => "seek start",
            Self::Seek(Seek::Back) => "seek back",
            Self::Seek(Seek::Next) => "seek next",
            Self::Seek(Seek::End) => "seek end",
            Self::Timeline => "slider seek",
            Self::Play => "play",
            Self::Speed => "speed",
            Self::PlayOn => "play-on",
            Self::Rotate => "rotate-controls",
        })
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
