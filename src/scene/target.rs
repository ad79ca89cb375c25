//! What can be touched: each target says what it means and where it lies. A finger means the
//! target under it; on the rail map it means the nearest link or intersection within reach.

use super::items::Point;
use crate::games::transglobal_rail::MapId;
use crate::games::transglobal_rail::map::{LinkId, NodeId};
use crate::games::{Cell, GameId};
use crate::players::Strength;
use crate::table::{Place, PlayerColour};

/// The meaning of something that can be touched.
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
