//! What can be touched: each target says what it means and where it lies. A finger means the
//! target under it; on the rail map it means the nearest link or intersection within reach.
//!
//! Targets are nested by where they are found, so that whoever answers for one part of the house
//! answers for all of its targets, or does not compile.

mod area;
mod lobby;
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
pub use play::{Look, Network, ReplayTarget, ResultsTarget, ReviewTarget, SeatTarget, Seek};
pub use puzzle::PuzzleTarget;
pub use rooms::RoomTarget;
pub use sheets::{
    Delete, OperatorTarget, Page, PictureFormat, PinTarget, QuestionTarget, RulesTarget,
    SettingsTarget, ShareTarget, SheetTarget,
};
pub use slider::Slider;

/// The meaning of something that can be touched.
///
/// Its `Display` is the name by which tests and measurements find it on the page
/// (`window.roundhouse.targets()`). The names are a contract: lower case, the kind first and then what
/// tells targets of a kind apart, with hyphens inside a part and one space between parts. No two
/// targets share a name, and a name stays when its variant here is renamed.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// In the lobby.
    Lobby(LobbyTarget),
    /// On the panel of the seat at a place.
    Seat(Station, SeatTarget),
    /// On the board.
    Board(Spot),
    /// How near the board is looked at.
    Look(Look),
    /// Of a puzzle.
    Puzzle(PuzzleTarget),
    /// Of a round's or a game's results.
    Results(ResultsTarget),
    /// Of a round that is looked back at.
    Review(ReviewTarget),
    /// Of a replay.
    Replay(ReplayTarget),
    /// Of the rules.
    Rules(RulesTarget),
    /// Of the settings.
    Settings(SettingsTarget),
    /// A slider's whole track.
    Slider(Slider),
    /// The answer to a question.
    Question(QuestionTarget),
    /// Goes on with the game that was kept.
    Resume,
    /// Of the link of the game on the table.
    Share(ShareTarget),
    /// Of those who play or look on from elsewhere.
    Room(RoomTarget),
    /// On the pad on which the operator gives the PIN.
    Pin(PinTarget),
    /// On the operator's panel.
    Operator(OperatorTarget),
    /// What every sheet has.
    Sheet(SheetTarget),
    /// Something that has gone wrong has been read; the whole stage.
    Dismiss,
    /// Away from a game that is over to the lobby, or away from a game that came by a link.
    ToLobby,
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
            | Self::Rules(_)
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

impl fmt::Display for Target {
    // No arm for "all others", here and in the parts: a new target has to be given a name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lobby(target) => target.fmt(f),
            Self::Seat(place, target) => write!(f, "{target} {}", place_name(*place)),
            Self::Board(spot) => spot.fmt(f),
            Self::Look(look) => look.fmt(f),
            Self::Puzzle(target) => target.fmt(f),
            Self::Results(target) => target.fmt(f),
            Self::Review(target) => target.fmt(f),
            Self::Replay(target) => target.fmt(f),
            Self::Rules(target) => target.fmt(f),
            Self::Settings(target) => target.fmt(f),
            Self::Slider(slider) => slider.fmt(f),
            Self::Question(target) => target.fmt(f),
            Self::Resume => f.write_str("resume"),
            Self::Share(target) => target.fmt(f),
            Self::Room(target) => target.fmt(f),
            Self::Pin(target) => target.fmt(f),
            Self::Operator(target) => target.fmt(f),
            Self::Sheet(target) => target.fmt(f),
            Self::Dismiss => f.write_str("dismiss"),
            Self::ToLobby => f.write_str("to-lobby"),
        }
    }
}

fn part(f: &mut fmt::Formatter<'_>, kind: &str, part: &str) -> fmt::Result {
    f.write_str(kind)?;
    f.write_str(" ")?;
    f.write_str(part)
}

fn at_place(f: &mut fmt::Formatter<'_>, kind: &str, place: Station) -> fmt::Result {
    part(f, kind, place_name(place))
}

/// A place as it is written in the names of targets: `near-left`.
pub fn place_name(place: Station) -> &'static str {
    match place {
        Station::NearLeft => "near-left",
        Station::Left => "left",
        Station::FarLeft => "far-left",
        Station::FarRight => "far-right",
        Station::Right => "right",
        Station::NearRight => "near-right",
    }
}

/// A target and where it lies.
#[derive(Clone, Debug, PartialEq)]
pub struct TargetArea {
    /// What it means.
    pub target: Target,
    /// What it is called: the words on it, or what they would be where a sign stands.
    pub name: Message,
    /// Whether it is chosen, if it is something to choose.
    pub chosen: Option<bool>,
    /// Where it lies.
    pub area: Area,
    /// The track along which a finger drags it, if it is a slider.
    pub track: Option<Track>,
    /// Whether it is allowed now; touching one that is not buzzes and changes nothing.
    pub enabled: bool,
}

impl TargetArea {
    /// Gives it a name.
    pub fn named(&mut self, name: impl Into<Message>) -> &mut Self {
        self.name = name.into();
        self
    }

    /// Says that it is something to choose, and whether it is chosen.
    pub fn chosen(&mut self, chosen: bool) -> &mut Self {
        self.chosen = Some(chosen);
        self
    }
}

/// The target that a finger at a point means: the topmost rectangle or disc that holds it, or else the
/// nearest of the others.
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

/// The nearest within reach of a point, of the targets that cover nothing.
pub fn nearest(targets: &[TargetArea], point: Point) -> Option<Target> {
    let open = targets.iter().filter(|t| !t.area.covers());
    open.filter_map(|t| Some((t.target, t.area.distance(point)?)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(target, _)| target)
}

/// Where a target lies, the topmost place if it is there more than once.
pub fn of(targets: &[TargetArea], target: Target) -> Option<&TargetArea> {
    targets.iter().rev().find(|area| area.target == target)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use base::table::PlayerColour;
    use rules::maps::{LinkId, MapId, NodeId};
    use rules::puzzles::Grade;
    use rules::{Cell, GameId, Level, TimeLimit, transglobal_rail};

    /// Every target of the kinds that have few, and enough of the numbered ones.
    fn many_targets() -> Vec<Target> {
        let mut all = vec![Target::Dismiss, Target::ToLobby];
        let lobby = [
            LobbyTarget::Begins(None),
            LobbyTarget::Clock(None),
            LobbyTarget::Start,
            LobbyTarget::TryIt,
            LobbyTarget::Rotate,
        ];
        all.extend(lobby.map(Target::Lobby));
        let clocks = TimeLimit::ALL.map(Some).map(LobbyTarget::Clock);
        all.extend(clocks.map(Target::Lobby));
        for place in Station::ALL {
            all.extend(at_a_place(place));
        }
        for game in [transglobal_rail::ID, GameId::new("another")] {
            all.push(Target::Lobby(LobbyTarget::Game(game)));
            all.push(Target::Rules(RulesTarget::Game(game)));
            all.push(Target::Rules(RulesTarget::Try(game, 1)));
            all.push(Target::Operator(OperatorTarget::Offer(game)));
        }
        all.extend(MapId::all().map(LobbyTarget::Map).map(Target::Lobby));
        all.extend(Length::ALL.map(LobbyTarget::Length).map(Target::Lobby));
        let results = [
            ResultsTarget::Next,
            ResultsTarget::PlayAgain,
            ResultsTarget::Podium,
        ];
        all.extend(results.map(Target::Results));
        let others = MapId::all().map(ResultsTarget::AnotherMap);
        all.extend(others.map(Target::Results));
        let networks = [Network::OwnHub, Network::BestHub, Network::Built];
        all.extend(networks.map(ReviewTarget::Network).map(Target::Review));
        all.extend([ReviewTarget::Open, ReviewTarget::Close].map(Target::Review));
        all.extend([Target::Puzzle(PuzzleTarget::Open)]);
        let seeks = [Seek::Start, Seek::Back, Seek::Next, Seek::End];
        all.extend(seeks.map(ReplayTarget::Seek).map(Target::Replay));
        use ReplayTarget::{PlayOn, Rotate, Timeline};
        all.extend([Timeline, PlayOn, Rotate].map(Target::Replay));
        all.extend(Slider::ALL.map(Target::Slider));
        for number in 0..130 {
            let cell = Cell::new(number as u8 % 19, number as u8 / 19);
            let spots = [
                Spot::Node(NodeId::new(number)),
                Spot::Link(LinkId::new(number)),
                Spot::Cell(cell),
            ];
            all.extend(spots.map(Target::Board));
            let choices = [(number, 1), (1, number + 2)];
            let choice = |(choice, value)| Target::Lobby(LobbyTarget::Choice(choice, value));
            all.extend(choices.map(choice));
        }
        all.extend(on_sheets());
        all
    }

    fn at_a_place(place: Station) -> Vec<Target> {
        use SeatTarget as S;
        let mut lobby = vec![
            LobbyTarget::Join(place),
            LobbyTarget::Computer(place),
            LobbyTarget::Invite(place),
            LobbyTarget::Leave(place),
            LobbyTarget::Begins(Some(place)),
        ];
        lobby.extend(Level::ALL.map(|level| LobbyTarget::Strength(place, level)));
        lobby.extend(PlayerColour::ALL.map(|colour| LobbyTarget::Colour(place, colour)));
        let seat = [
            S::Special,
            S::Resign,
            S::ResignYes,
            S::ResignNo,
            S::OfferDraw,
            S::DrawYes,
            S::DrawNo,
            S::Cities,
            S::Hint,
            S::Zoom,
            S::Lens,
            S::Undo,
            S::TakeBack,
            S::Discard,
            S::Finish,
            S::Ok,
            S::Review,
            S::Ready,
            S::LeaveCoach,
            S::NextExercise,
            S::LeaveExercises,
            S::Computer,
            S::Leave,
            S::LeaveYes,
            S::LeaveNo,
            S::TakeOver,
            S::Phone,
            S::PhoneHere,
            S::PhoneAllow,
            S::PhoneRefuse,
            S::CopyLink,
            S::ComputerPlays,
            S::Agree,
            S::Disagree,
        ];
        let mut all: Vec<Target> = lobby.into_iter().map(Target::Lobby).collect();
        all.extend(seat.map(|target| Target::Seat(place, target)));
        all.push(Target::Review(ReviewTarget::Player(place)));
        use PuzzleTarget as Puzzle;
        let puzzle = [
            Puzzle::Cell(place, Cell::new(3, 3)),
            Puzzle::Link(place, LinkId::new(3)),
            Puzzle::Undo(place),
            Puzzle::Clear(place),
            Puzzle::Ok(place),
            Puzzle::Next(place),
            Puzzle::Leave(place),
        ];
        all.extend(puzzle.map(Target::Puzzle));
        let grades = Grade::ALL.map(|grade| Puzzle::Grade(place, grade));
        all.extend(grades.map(Target::Puzzle));
        all.push(Target::Room(RoomTarget::Link(Some(place))));
        all
    }

    fn on_sheets() -> Vec<Target> {
        use {OperatorTarget as O, SettingsTarget as S, SheetTarget as Sheet};
        let mut all = Vec::from([Sheet::Close, Sheet::Rotate, Sheet::Blank].map(Target::Sheet));
        let pages = [Page::Back, Page::Next].map(RulesTarget::Page);
        all.extend(pages.map(Target::Rules));
        all.push(Target::Rules(RulesTarget::Open));
        let settings = [
            S::Cog,
            S::Hints,
            S::Coach,
            S::FullScreen,
            S::NewGame,
            S::EndGame,
            S::Update,
        ];
        all.extend(settings.map(Target::Settings));
        all.extend([QuestionTarget::Yes, QuestionTarget::No].map(Target::Question));
        all.push(Target::Resume);
        let share = [
            ShareTarget::Open,
            ShareTarget::Copy,
            ShareTarget::Send,
            ShareTarget::Moves,
            ShareTarget::Hands,
            ShareTarget::Picture,
            ShareTarget::Save(PictureFormat::Svg),
            ShareTarget::Save(PictureFormat::Png),
        ];
        all.extend(share.map(Target::Share));
        let review = [ReviewTarget::Turning, ReviewTarget::Back];
        all.extend(review.map(Target::Review));
        let replay = [ReplayTarget::Play, ReplayTarget::Speed];
        all.extend(replay.map(Target::Replay));
        use RoomTarget as Room;
        let room = [
            Room::Invite,
            Room::Link(None),
            Room::Copy,
            Room::Send,
            Room::TryAgain,
        ];
        all.extend(room.map(Target::Room));
        all.extend((0..10).map(PinTarget::Digit).map(Target::Pin));
        all.extend([PinTarget::Erase, PinTarget::Enter].map(Target::Pin));
        let operator = [
            O::Kiosk,
            O::SetDefault,
            O::ChangePin,
            O::Export,
            O::Import,
            O::Delete(Delete::Saves),
            O::Delete(Delete::All),
            O::DeleteYes,
            O::DeleteNo,
        ];
        all.extend(operator.map(Target::Operator));
        all
    }

    #[test]
    fn no_two_targets_share_a_name() {
        let mut named = BTreeMap::new();
        let all = many_targets();
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
        for target in many_targets() {
            let name = target.to_string();
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
