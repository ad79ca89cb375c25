//! Touch targets: each has a meaning and an area. A finger means the target under it. On the rail map it means the
//! nearest link or intersection within reach.
//!
//! Targets are nested by their place on the screen. So code for one part of the screen covers all of its targets,
//! or it does not compile.

/// Defines the targets of one part of the screen as a table: each with its documentation, its values, and the
/// format of its name. Tests get a list of them all.
macro_rules! targets {
    (
        $(#[$about:meta])*
        pub enum $of:ident {
            $(
                $(#[$doc:meta])*
                $target:ident $(( $($part:ident: $kind:ty),+ ))? => $name:literal $(, $put:expr)*;
            )*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $of {
            $( $(#[$doc])* $target $(( $($kind),+ ))?, )*
        }

        impl fmt::Display for $of {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match *self {
                    $( Self::$target $(( $($part),+ ))? => write!(f, $name $(, $put)*), )*
                }
            }
        }

        #[cfg(test)]
        impl $crate::target::each::Each for $of {
            fn each() -> Vec<Self> {
                [$( targets!(@each Self::$target, $( ($($part: $kind),+) )?) ),*].concat()
            }
        }
    };
    (@each $target:path, ) => {
        vec![$target]
    };
    (@each $target:path, ($($part:ident: $kind:ty),+)) => {{
        let parts = <($($kind,)+) as $crate::target::each::Each>::each().into_iter();
        parts.map(|($($part,)+)| $target($($part),+)).collect::<Vec<_>>()
    }};
}

mod area;
#[cfg(test)]
mod each;
mod lobby;
mod place_name;
mod play;
mod puzzle;
mod rooms;
mod sheets;
mod slider;

use std::fmt;

use super::items::Point;
use base::table::Station;
use base::words::Message;
use rules::Spot;

pub use area::{Area, Track};
pub use lobby::{Length, LobbyTarget};
pub use place_name::place_name;
pub use play::{
    Look, Network, ReplayTarget, ResultsTarget, ReviewTarget, SeatTarget, Seek, SetUpTarget,
};
pub use puzzle::PuzzleTarget;
pub use rooms::RoomTarget;
pub use sheets::{
    Delete, OperatorTarget, Page, PictureFormat, PinTarget, QuestionTarget, RulesTarget,
    SettingsTarget, ShareTarget, SheetTarget, WorkshopTarget,
};
pub use slider::Slider;

targets! {
    /// Meaning of a target.
    ///
    /// Tests and measurements find it on the page by its `Display` name (`window.roundhouse.targets()`). The names
    /// are a contract: lower case, the kind first and then its values, with hyphens inside a part and one space
    /// between parts. No two targets share a name, and a name stays when its variant here is renamed.
    ///
    /// ```
    /// use rules::{Cell, Spot};
    /// use rules::maps::NodeId;
    /// use rules::{Level, Strength};
    /// use scene::{LobbyTarget, ReplayTarget, SeatTarget, Seek, Slider, Target};
    /// use base::table::Station;
    ///
    /// let name = |target: Target| target.to_string();
    /// let strength = LobbyTarget::Strength(Station::Left, Level::Fixed(Strength::Hard));
    /// assert_eq!(name(Target::Lobby(LobbyTarget::Join(Station::NearLeft))), "join near-left");
    /// assert_eq!(name(Target::Lobby(strength)), "strength left hard");
    /// assert_eq!(name(Target::Seat(Station::Right, SeatTarget::Ok)), "ok right");
    /// assert_eq!(name(Target::Board(Spot::Node(NodeId::new(45)))), "node 45");
    /// assert_eq!(name(Target::Board(Spot::Cell(Cell::new(3, 3)))), "cell d4");
    /// assert_eq!(name(Target::Slider(Slider::Bank)), "slider bank");
    /// assert_eq!(name(Target::Replay(ReplayTarget::Seek(Seek::Back))), "seek back");
    /// ```
    pub enum Target {
        /// In the lobby.
        Lobby(target: LobbyTarget) => "{}", target;
        /// On the panel of the seat at a place.
        Seat(place: Station, target: SeatTarget) => "{} {}", target, place_name(place);
        /// On the board.
        Board(spot: Spot) => "{}", spot;
        /// Look at the board from nearer or farther.
        Look(look: Look) => "{}", look;
        /// Of a puzzle.
        Puzzle(target: PuzzleTarget) => "{}", target;
        /// Of a round's or a game's results.
        Results(target: ResultsTarget) => "{}", target;
        /// In the review of a round.
        Review(target: ReviewTarget) => "{}", target;
        /// Of a replay.
        Replay(target: ReplayTarget) => "{}", target;
        /// Of the editor of positions.
        SetUp(target: SetUpTarget) => "{}", target;
        /// Of the rules.
        Rules(target: RulesTarget) => "{}", target;
        /// Of the workshop of own maps.
        Workshop(target: WorkshopTarget) => "{}", target;
        /// Of the settings.
        Settings(target: SettingsTarget) => "{}", target;
        /// A slider's whole track.
        Slider(slider: Slider) => "{}", slider;
        /// The answer to a question.
        Question(answer: QuestionTarget) => "{}", answer;
        /// Continues the saved game.
        Resume => "resume";
        /// Of the link of the game on the table.
        Share(target: ShareTarget) => "{}", target;
        /// For players and watchers elsewhere.
        Room(target: RoomTarget) => "{}", target;
        /// On the pad on which the operator gives the PIN.
        Pin(target: PinTarget) => "{}", target;
        /// On the operator's panel.
        Operator(target: OperatorTarget) => "{}", target;
        /// Controls that every sheet has.
        Sheet(target: SheetTarget) => "{}", target;
        /// Closes a message about a fault; the whole stage.
        Dismiss => "dismiss";
        /// Away from a game that is over to the lobby, or away from a game that came by a link.
        ToLobby => "to-lobby";
    }
}

impl Target {
    /// The place round the table that it belongs to, if it belongs to one.
    pub fn place(self) -> Option<Station> {
        match self {
            Self::Seat(place, _) => Some(place),
            Self::Lobby(target) => target.place(),
            Self::Puzzle(target) => target.place(),
            Self::Board(_)
            | Self::Look(_)
            | Self::Results(_)
            | Self::Review(_)
            | Self::Replay(_)
            | Self::SetUp(_)
            | Self::Rules(_)
            | Self::Workshop(_)
            | Self::Settings(_)
            | Self::Slider(_)
            | Self::Question(_)
            | Self::Resume
            | Self::Share(_)
            | Self::Room(_)
            | Self::Pin(_)
            | Self::Operator(_)
            | Self::Sheet(_)
            | Self::Dismiss
            | Self::ToLobby => None,
        }
    }
}

/// A target with its area.
#[derive(Clone, Debug, PartialEq)]
pub struct TargetArea {
    /// Meaning of the target.
    pub target: Target,
    /// Name: the words on the target, or their equivalent for a sign.
    pub name: Message,
    /// True if the option is chosen; `None` if the target is not an option.
    pub chosen: Option<bool>,
    /// Area of the target.
    pub area: Area,
    /// The track along which a finger drags it, if it is a slider.
    pub track: Option<Track>,
    /// True if the target is enabled. Touching a disabled one buzzes and changes nothing.
    pub enabled: bool,
}

impl TargetArea {
    /// Gives it a name.
    pub fn named(&mut self, name: impl Into<Message>) -> &mut Self {
        self.name = name.into();
        self
    }

    /// Marks the target as an option, and as chosen or not.
    pub fn chosen(&mut self, chosen: bool) -> &mut Self {
        self.chosen = Some(chosen);
        self
    }
}

/// Returns the target of a finger at a point: the topmost rectangle or disc that contains it, or else the nearest
/// of the others.
pub fn at(targets: &[TargetArea], point: Point) -> Option<Target> {
    let held = |t: &TargetArea| t.area.distance(point).map(|distance| (t.target, distance));
    targets
        .iter()
        .rev()
        .filter(|t| t.area.covers())
        .find_map(held)
        .map(|(target, _)| target)
        .or_else(|| nearest(targets, point))
}

/// Returns the nearest target within reach of a point, among those that cover nothing.
pub fn nearest(targets: &[TargetArea], point: Point) -> Option<Target> {
    let open = targets.iter().filter(|t| !t.area.covers());
    open.filter_map(|t| Some((t.target, t.area.distance(point)?)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(target, _)| target)
}

/// Returns the area of a target, the topmost if there are several.
pub fn of(targets: &[TargetArea], target: Target) -> Option<&TargetArea> {
    targets.iter().rev().find(|area| area.target == target)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::each::Each;
    use super::*;

    #[test]
    fn no_two_targets_share_a_name() {
        let mut named = BTreeMap::new();
        let all = Target::each();
        for target in &all {
            if let Some(other) = named.insert(target.to_string(), target)
                && other != target
            {
                panic!("{target:?} and {other:?} are both called {target}");
            }
        }
        assert!(named.len() > 700, "only {} targets", named.len());
    }

    #[test]
    fn names_are_lower_case_words_with_hyphens_and_single_spaces() {
        for target in Target::each() {
            // Language codes have capitals.
            let name = target.to_string().replace("zh-Hans", "zh");
            let fits = |part: &str| {
                !part.is_empty()
                    && part
                        .bytes()
                        .all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
            };
            assert!(name.split(' ').all(fits), "{name}");
        }
    }
}
