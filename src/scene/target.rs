//! What can be touched: each target says what it means and where it lies. A finger means the
//! target under it; on the rail map it means the nearest link or intersection within reach.

use std::fmt;

use super::items::Point;
use crate::games::{Cell, GameId};
use crate::maps::MapId;
use crate::maps::{LinkId, NodeId};
use crate::players::Strength;
use crate::table::{Place, PlayerColour};

/// The meaning of something that can be touched.
///
/// Its `Display` is the name by which tests and measurements find it on the page
/// (`window.roundhouse.targets()`). The names are a contract: lower case, the kind first and then what
/// tells targets of a kind apart, with hyphens inside a part and one space between parts. No two
/// targets share a name, and a name stays when its variant here is renamed.
///
/// ```
/// use roundhouse::games::{Cell, transglobal_rail};
/// use roundhouse::players::Strength;
/// use roundhouse::scene::{Slider, Target, To};
/// use roundhouse::table::Place;
///
/// assert_eq!(Target::Join(Place::NearLeft).to_string(), "join near-left");
/// assert_eq!(Target::Strength(Place::Left, Strength::Hard).to_string(), "strength left hard");
/// assert_eq!(Target::Game(transglobal_rail::ID).to_string(), "game transglobal-rail");
/// assert_eq!(Target::Node(45).to_string(), "node 45");
/// assert_eq!(Target::Cell(Cell::new(3, 3)).to_string(), "cell d4");
/// assert_eq!(Target::Slider(Slider::Bank).to_string(), "slider bank");
/// assert_eq!(Target::Step(To::Back).to_string(), "seek back");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// Lobby: sit down here.
    Join(Place),
    /// Lobby: let the computer play here.
    Computer(Place),
    /// Lobby: let the computer here play so strongly.
    Strength(Place, Strength),
    /// Lobby: take this colour.
    Colour(Place, PlayerColour),
    /// Lobby: stand up again, or send the computer away.
    Leave(Place),
    /// Lobby: play this game.
    Game(GameId),
    /// Lobby: a value of one of the game's choices, both by their number.
    Choice(usize, usize),
    /// Lobby: play on this map.
    Map(MapId),
    /// Lobby: begin.
    Start,
    /// Opens the rules at their first page.
    Rules,
    /// Opens and closes the settings.
    Cog,
    /// Play: an intersection, for a hub.
    Node(NodeId),
    /// Play: a link, for a rail.
    Link(LinkId),
    /// Play: a cell of a board for two.
    Cell(Cell),
    /// Play: a turn that is said and not touched, a swap or a pass.
    Say(Place),
    /// Play: give up (asks first).
    Resign(Place),
    /// Play: yes, give up.
    GiveUp(Place),
    /// Play: do not give up.
    KeepOn(Place),
    /// Play: show or hide this seat's cities.
    Cities(Place),
    /// Play: ask for a hint, or look at it again.
    Hint(Place),
    /// Play: take back the last build.
    Undo(Place),
    /// Play: discard the $1 that is left.
    Discard(Place),
    /// Play: confirm.
    Ok(Place),
    /// Results: look back at the round.
    Review,
    /// Review: this player's networks.
    Look(Place),
    /// Review: one of the player's networks.
    Network(Network),
    /// Review: back to the results.
    Results,
    /// Results: everybody has seen them.
    GoOn,
    /// Results at the end: another game with the same people.
    Again,
    /// Results at the end: to the lobby. A game that came by a link: away from it.
    ToLobby,
    /// Settings: a slider's whole track.
    Slider(Slider),
    /// Settings: hints on or off.
    Hints,
    /// Settings: full screen on or off.
    FullScreen,
    /// Settings: a new game with the same people (asks first).
    NewGame,
    /// Settings: back to the lobby (asks first).
    EndGame,
    /// Settings: the link of this game.
    Share,
    /// The link's sheet: copy it.
    Copy,
    /// A game that came by a link, or a round that is looked back at: show another part of it.
    Step(To),
    /// A game that came by a link: play on from where it stands.
    PlayOn,
    /// A game that came by a link: move the controls to the next place.
    TurnView,
    /// A question's yes.
    Yes,
    /// A question's no.
    No,
    /// Rules: those of this game.
    RulesOf(GameId),
    /// Rules: this page.
    Page(Page),
    /// Turns what lies over the table round, so that the next side can read it.
    Turn,
    /// Lobby: turns the sheet in the middle over, for the other long side.
    TurnLobby,
    /// A game that was kept: go on with it.
    TakeUp,
    /// A game that was kept: forget it.
    Anew,
    /// Something that has gone wrong has been read; the whole stage.
    Heard,
    /// Settings: take up the newer version of the page that waits.
    Update,
    /// The operator's pad: a digit.
    Digit(u8),
    /// The operator's pad: takes back a digit.
    Erase,
    /// The operator's pad: that is the PIN.
    Enter,
    /// Operator: kiosk on or off.
    KioskMode,
    /// Operator: offer a game in the lobby, or not.
    Offer(GameId),
    /// Operator: the lobby begins with what is chosen in it now.
    StartHere,
    /// Operator: another PIN.
    ChangePin,
    /// Operator: all that is saved, as a file.
    Export,
    /// Operator: delete something (asks first).
    Delete(Delete),
    /// Operator: yes, delete it.
    ReallyDelete,
    /// Operator: do not delete it.
    Keep,
    /// Closes what lies over the table.
    Close,
    /// A part of what lies over the table that means nothing: it keeps fingers off the board below.
    Blank,
}

impl fmt::Display for Target {
    // No arm for "all others": a new target has to be given a name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Join(place) => at_place(f, "join", place),
            Self::Computer(place) => at_place(f, "computer", place),
            Self::Strength(place, strength) => {
                at_place(f, "strength", place)?;
                write!(f, " {strength}")
            }
            Self::Colour(place, colour) => {
                at_place(f, "colour", place)?;
                f.write_str(match colour {
                    PlayerColour::Orange => " orange",
                    PlayerColour::Sky => " sky",
                    PlayerColour::Green => " green",
                    PlayerColour::Red => " red",
                    PlayerColour::Blue => " blue",
                    PlayerColour::Pink => " pink",
                })
            }
            Self::Leave(place) => at_place(f, "leave", place),
            Self::Game(game) => part(f, "game", game.as_str()),
            Self::Choice(choice, value) => write!(f, "choice {choice} {value}"),
            Self::Map(map) => part(f, "map", map.id()),
            Self::Start => f.write_str("start"),
            Self::Rules => f.write_str("rules"),
            Self::Cog => f.write_str("settings"),
            Self::Node(node) => write!(f, "node {node}"),
            Self::Link(link) => write!(f, "link {link}"),
            Self::Cell(cell) => write!(f, "cell {cell}"),
            Self::Say(place) => at_place(f, "special", place),
            Self::Resign(place) => at_place(f, "resign", place),
            Self::GiveUp(place) => at_place(f, "resign-yes", place),
            Self::KeepOn(place) => at_place(f, "resign-no", place),
            Self::Cities(place) => at_place(f, "cities", place),
            Self::Hint(place) => at_place(f, "hint", place),
            Self::Undo(place) => at_place(f, "undo", place),
            Self::Discard(place) => at_place(f, "discard", place),
            Self::Ok(place) => at_place(f, "ok", place),
            Self::Review => f.write_str("review"),
            Self::Look(place) => at_place(f, "review-player", place),
            Self::Network(network) => part(
                f,
                "network",
                match network {
                    Network::OwnHub => "own-hub",
                    Network::BestHub => "best-hub",
                    Network::Built => "built",
                },
            ),
            Self::Results => f.write_str("results"),
            Self::GoOn => f.write_str("next-round"),
            Self::Again => f.write_str("play-again"),
            Self::ToLobby => f.write_str("to-lobby"),
            Self::Slider(slider) => part(f, "slider", slider.id()),
            Self::Hints => f.write_str("hints"),
            Self::FullScreen => f.write_str("full-screen"),
            Self::NewGame => f.write_str("new-game"),
            Self::EndGame => f.write_str("end-game"),
            Self::Share => f.write_str("share"),
            Self::Copy => f.write_str("copy"),
            Self::Step(to) => part(
                f,
                "seek",
                match to {
                    To::Start => "start",
                    To::Back => "back",
                    To::On => "next",
                    To::End => "end",
                },
            ),
            Self::PlayOn => f.write_str("play-on"),
            Self::TurnView => f.write_str("rotate-controls"),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::RulesOf(game) => part(f, "rules", game.as_str()),
            Self::Page(page) => part(
                f,
                "page",
                match page {
                    Page::Back => "back",
                    Page::On => "next",
                },
            ),
            Self::Turn => f.write_str("rotate"),
            Self::TurnLobby => f.write_str("rotate-lobby"),
            Self::TakeUp => f.write_str("resume"),
            Self::Anew => f.write_str("forget-game"),
            Self::Heard => f.write_str("dismiss"),
            Self::Update => f.write_str("update"),
            Self::Digit(digit) => write!(f, "digit {digit}"),
            Self::Erase => f.write_str("erase"),
            Self::Enter => f.write_str("enter"),
            Self::KioskMode => f.write_str("kiosk"),
            Self::Offer(game) => part(f, "offer", game.as_str()),
            Self::StartHere => f.write_str("set-default"),
            Self::ChangePin => f.write_str("change-pin"),
            Self::Export => f.write_str("export"),
            Self::Delete(what) => part(
                f,
                "delete",
                match what {
                    Delete::Saves => "saves",
                    Delete::All => "all",
                },
            ),
            Self::ReallyDelete => f.write_str("delete-yes"),
            Self::Keep => f.write_str("delete-no"),
            Self::Close => f.write_str("close"),
            Self::Blank => f.write_str("blank"),
        }
    }
}

fn part(f: &mut fmt::Formatter<'_>, kind: &str, part: &str) -> fmt::Result {
    f.write_str(kind)?;
    f.write_str(" ")?;
    f.write_str(part)
}

fn at_place(f: &mut fmt::Formatter<'_>, kind: &str, place: Place) -> fmt::Result {
    part(f, kind, place_name(place))
}

/// A place as it is written in the names of targets: `near-left`.
pub(crate) fn place_name(place: Place) -> &'static str {
    match place {
        Place::NearLeft => "near-left",
        Place::Left => "left",
        Place::FarLeft => "far-left",
        Place::FarRight => "far-right",
        Place::Right => "right",
        Place::NearRight => "near-right",
    }
}

impl Slider {
    /// The stable name in saved settings and in the names of targets.
    pub fn id(self) -> &'static str {
        match self {
            Self::Music => "music",
            Self::Sound => "sound",
            Self::Bank => "bank",
            Self::Taxes => "taxes",
            Self::Inches => "inches",
            Self::Idle => "idle",
            Self::Kept => "kept",
            Self::Ceiling => "loudest",
            Self::Palm => "palm",
            Self::Pace => "pace",
            Self::Hints => "hints",
            Self::Step => "seek",
        }
    }
}

/// What can be leafed to in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Page {
    /// The page before.
    Back,
    /// The page after.
    On,
}

/// What the operator is asked about before it is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Delete {
    /// All saved games.
    Saves,
    /// Everything that is kept here: games, settings and the PIN.
    All,
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

/// Where to go in a game that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum To {
    /// Its beginning.
    Start,
    /// The turn before.
    Back,
    /// The turn after.
    On,
    /// Its end.
    End,
}

/// The sliders of the settings, and one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slider {
    /// The music's volume, 0 to 100 percent.
    Music,
    /// The sounds' volume, 0 to 100 percent.
    Sound,
    /// The bank at the start of a game, $5 to $30.
    Bank,
    /// What taxes leave the poorest, $1 to $15.
    Taxes,
    /// The table's diagonal, in inches.
    Inches,
    /// Operator: after how long nobody is taken to be here, in tens of seconds.
    Idle,
    /// Operator: how long an abandoned game is kept, in minutes.
    Kept,
    /// Operator: what the volumes reach at most, in percent.
    Ceiling,
    /// Operator: from which width on a contact is no finger, in millimetres.
    Palm,
    /// How long the computer takes for a step that all can follow, in tenths of a second.
    Pace,
    /// Whether players may ask for hints: 1 or 0. Its button only switches it.
    Hints,
    /// No setting, and not in [`Slider::ALL`]: how far a game that is looked at is shown, or a round
    /// that is looked back at.
    Step,
}

/// The shape of a target, in stage units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Area {
    /// An upright rectangle.
    Rect {
        /// Its corner with the smallest numbers.
        from: Point,
        /// Its corner with the largest numbers.
        to: Point,
    },
    /// Everything within a distance of a point, if nothing of its kind is nearer.
    Near {
        /// The point.
        centre: Point,
        /// Stage units.
        reach: f32,
    },
    /// Everything within a distance of a stretch, if nothing of its kind is nearer.
    Along {
        /// One end.
        a: Point,
        /// The other end.
        b: Point,
        /// Stage units.
        reach: f32,
    },
}

impl Area {
    /// How far a point is from the area's heart: `None` if the area does not hold it, 0 anywhere
    /// in a rectangle.
    pub fn distance(&self, at: Point) -> Option<f32> {
        match *self {
            Self::Rect { from, to } => {
                let inside = at.x >= from.x && at.x <= to.x && at.y >= from.y && at.y <= to.y;
                inside.then_some(0.0)
            }
            Self::Near { centre, reach } => within(at.distance(centre), reach),
            Self::Along { a, b, reach } => {
                let (dx, dy) = (b.x - a.x, b.y - a.y);
                let share = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy);
                within(at.distance(a.towards(b, share.clamp(0.0, 1.0))), reach)
            }
        }
    }

    /// The middle: where a test's finger goes.
    pub fn middle(&self) -> Point {
        match *self {
            Self::Rect { from: a, to: b } | Self::Along { a, b, .. } => a.towards(b, 0.5),
            Self::Near { centre, .. } => centre,
        }
    }
}

fn within(distance: f32, reach: f32) -> Option<f32> {
    (distance <= reach).then_some(distance)
}

/// A target and where it lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TargetArea {
    /// What it means.
    pub target: Target,
    /// Where it lies.
    pub area: Area,
    /// Whether it is allowed now; touching one that is not buzzes and changes nothing.
    pub enabled: bool,
}

/// The target that a finger at a point means: the topmost rectangle that holds it, or else the
/// nearest of the others.
pub fn at(targets: &[TargetArea], point: Point) -> Option<Target> {
    let held = |t: &TargetArea| t.area.distance(point).map(|distance| (t.target, distance));
    let is_rect = |t: &&TargetArea| matches!(t.area, Area::Rect { .. });
    targets
        .iter()
        .rev()
        .filter(is_rect)
        .find_map(held)
        .map(|(target, _)| target)
        .or_else(|| {
            targets
                .iter()
                .filter_map(held)
                .min_by(|a, b| a.1.total_cmp(&b.1))
                .map(|(target, _)| target)
        })
}

/// Where a target lies, the topmost place if it is there more than once.
pub fn of(targets: &[TargetArea], target: Target) -> Option<&TargetArea> {
    targets.iter().rev().find(|area| area.target == target)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Every target of the kinds that have few, and enough of the numbered ones.
    fn many_targets() -> Vec<Target> {
        use Target as T;
        let mut all = vec![
            T::Start,
            T::Rules,
            T::Cog,
            T::Review,
            T::Results,
            T::GoOn,
            T::Again,
            T::ToLobby,
            T::Hints,
            T::FullScreen,
            T::NewGame,
            T::EndGame,
            T::Share,
            T::Copy,
            T::PlayOn,
            T::TurnView,
            T::Yes,
            T::No,
            T::Turn,
            T::TurnLobby,
            T::TakeUp,
            T::Anew,
            T::Heard,
            T::Update,
            T::Erase,
            T::Enter,
            T::KioskMode,
            T::StartHere,
            T::ChangePin,
            T::Export,
            T::ReallyDelete,
            T::Keep,
            T::Close,
            T::Blank,
        ];
        let at_places: [fn(Place) -> Target; 13] = [
            T::Join,
            T::Computer,
            T::Leave,
            T::Say,
            T::Resign,
            T::GiveUp,
            T::KeepOn,
            T::Cities,
            T::Hint,
            T::Undo,
            T::Discard,
            T::Ok,
            T::Look,
        ];
        for place in Place::ALL {
            all.extend(at_places.map(|kind| kind(place)));
            all.extend(Strength::ALL.map(|strength| T::Strength(place, strength)));
            all.extend(PlayerColour::ALL.map(|colour| T::Colour(place, colour)));
        }
        for game in crate::cabinet::GAMES.ids() {
            all.extend([T::Game(game), T::RulesOf(game), T::Offer(game)]);
        }
        all.extend(MapId::all().map(T::Map));
        all.extend([Network::OwnHub, Network::BestHub, Network::Built].map(T::Network));
        all.extend([To::Start, To::Back, To::On, To::End].map(T::Step));
        all.extend([Page::Back, Page::On].map(T::Page));
        all.extend([Delete::Saves, Delete::All].map(T::Delete));
        all.extend(Slider::ALL.map(T::Slider));
        all.push(T::Slider(Slider::Step));
        all.extend((0..10).map(T::Digit));
        for number in 0..130 {
            all.extend([T::Node(NodeId::new(number)), T::Link(LinkId::new(number))]);
            all.extend([T::Choice(number, 1), T::Choice(1, number + 2)]);
            all.push(T::Cell(Cell::new(number as u8 % 19, number as u8 / 19)));
        }
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
