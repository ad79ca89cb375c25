//! Motions at the table with their starts and durations, and the moments that stop the table.
//!
//! All timings are in this file, so that one place tunes the feel of the table.
//!
//! No input waits for a motion. The state is final from the first frame on, and a player who touches the table sees
//! it immediately.

use base::Millis;
use base::sound::Sound;
use base::table::Station;
use rules::maps::{LinkId, NodeId};
use rules::{Cell, GameId};
use scene::{Point, STAGE_WIDTH};
use session::Seat;

/// Duration of the move of a piece in a game for two.
pub const GLIDE_MS: Millis = Millis::new(260.0);
/// Duration of the laying of a rail on a single link.
const RAIL_MS: Millis = Millis::new(220.0);
/// The same of a double one.
const DOUBLE_MS: Millis = Millis::new(320.0);
/// Duration of the fall of a hub.
const HUB_MS: Millis = Millis::new(260.0);
/// Duration of the deal of cards.
const CARDS_MS: Millis = Millis::new(1_100.0);
/// Duration of the way back of an undone step.
const BACK_MS: Millis = Millis::new(120.0);
/// Duration of the flight of coins to the link that they pay for.
const COINS_MS: Millis = Millis::new(300.0);
/// Duration of the flight of an emblem to the piece that it has swapped for.
const SWAP_MS: Millis = Millis::new(450.0);
/// Duration of the way of the turn to the next panel.
const HANDCAR_MS: Millis = Millis::new(380.0);
/// Duration of the rain of tickets on a winner.
const TICKETS_MS: Millis = Millis::new(2_800.0);
/// Duration of the light that runs over a network. No turn continues during it.
const MOMENT_MS: Millis = Millis::new(1_200.0);
/// Duration of the view of each seat's cities and the rails between them at a round's end.
const TOUR_MS: Millis = Millis::new(1_300.0);
/// Duration of tax day.
const TAXES_MS: Millis = Millis::new(1_500.0);
/// Duration of the podium: third place, second place, a drum, first place.
const PODIUM_MS: Millis = Millis::new(2_400.0);
/// Duration of the news that players have connected, unless a player goes on before.
const TOLD_MS: Millis = Millis::new(7_000.0);

/// Duration of the growth of a board out of its card in the lobby when a match begins.
const GROW_MS: Millis = Millis::new(700.0);
/// Duration of the fade of the picture before, when a match or a round begins.
pub(crate) const DISSOLVE_MS: Millis = Millis::new(350.0);
/// Duration of the fade-in of the names on a map after they have turned.
pub(crate) const NAMES_MS: Millis = Millis::new(200.0);
/// Duration of the rise of the panel of a player who sits down.
const PANEL_MS: Millis = Millis::new(180.0);
/// Duration of the lighting of the track to that place.
const TRACK_MS: Millis = Millis::new(300.0);
/// Duration of the turn of the lobby's turntable from one game to another.
const TURNTABLE_MS: Millis = Millis::new(420.0);

/// Something on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moving {
    /// A rail is being laid.
    Rail {
        /// Where.
        link: LinkId,
        /// The end from which it is laid: its builder has reached it before.
        from: NodeId,
        /// True if the link is a double one.
        double: bool,
    },
    /// A hub comes down on an intersection.
    Hub(NodeId),
    /// A rail of a seat goes back to the end from which it was laid.
    RailBack {
        /// Where.
        link: LinkId,
        /// That end.
        from: NodeId,
        /// Seat that owns the rail.
        seat: Seat,
    },
    /// Cards are dealt to all seats.
    Cards,
    /// Coins fly from a place to a link.
    Coins {
        /// Place of the payer.
        from: Station,
        /// Link that the coins pay for.
        link: LinkId,
        /// Number of coins.
        count: u8,
    },
    /// The turn goes from a place to another.
    Handcar {
        /// Place of the player whose turn is over.
        from: Station,
        /// Place of the player on turn.
        to: Station,
    },
    /// A seat's emblem goes from its panel to the piece that it has swapped for.
    Swap {
        /// Seat that swaps.
        seat: Seat,
        /// Cell of the piece.
        at: Cell,
    },
    /// Tickets rain from the winner's place, in their colour.
    Tickets(Station),
    /// Light runs from a seat's hub over all rails that are joined with it.
    Light(Seat),
    /// A round is over: the seats' cities light up, one seat's after another's, with the rails that joined them.
    Tour(Seat),
    /// It is tax day, so all players pay.
    Taxes,
    /// The game is over: those on the podium come up, the first one last.
    Podium,
}

impl Moving {
    fn lasts(self) -> Millis {
        match self {
            Self::Rail { double: false, .. } => RAIL_MS,
            Self::Rail { double: true, .. } => DOUBLE_MS,
            Self::Hub(_) => HUB_MS,
            Self::RailBack { .. } => BACK_MS,
            Self::Cards => CARDS_MS,
            Self::Tickets(_) => TICKETS_MS,
            Self::Coins { .. } => COINS_MS,
            Self::Swap { .. } => SWAP_MS,
            Self::Handcar { .. } => HANDCAR_MS,
            Self::Light(_) => MOMENT_MS,
            Self::Tour(_) => TOUR_MS,
            Self::Taxes => TAXES_MS,
            Self::Podium => PODIUM_MS,
        }
    }

    /// The sound with which it sets out, and where it comes from.
    pub(crate) fn sound(self) -> Option<Heard> {
        match self {
            Self::Taxes => Some((Sound::Drawer, None)),
            Self::Podium => Some((Sound::Drum, None)),
            // From the side of the winner, and at that place's pitch.
            Self::Tickets(place) => Some((Sound::Fanfare, Some(place))),
            Self::Rail { .. }
            | Self::Hub(_)
            | Self::RailBack { .. }
            | Self::Cards
            | Self::Coins { .. }
            | Self::Handcar { .. }
            | Self::Swap { .. }
            | Self::Light(_)
            | Self::Tour(_) => None,
        }
    }

    /// Returns true if this is a part of the show at the end of a round.
    ///
    /// The results of the round come after the show.
    fn is_show(self) -> bool {
        matches!(self, Self::Tour(_) | Self::Taxes | Self::Podium)
    }
}

/// A sound, and the place from which it comes.
pub(crate) type Heard = (Sound, Option<Station>);

/// All motions under way.
#[derive(Clone, Debug, Default)]
pub struct Motions {
    going: Vec<(Moving, Millis)>,
    /// Sounds of what has not set out yet, each with its time.
    cues: Vec<(Millis, Heard)>,
}

impl Motions {
    /// Starts a motion with a sound, and drops those that have ended. The show at the end of a round waits for the
    /// light. Each part of it waits for the part before, and tickets wait for all of them.
    pub(crate) fn begin(&mut self, what: Moving, cue: Option<Heard>, now: Millis) {
        self.going
            .retain(|&(other, since)| now < since + other.lasts());
        let ends = self
            .going
            .iter()
            .map(|&(other, since)| since + other.lasts());
        let waits = what.is_show() || matches!(what, Moving::Tickets(_));
        let since = if waits {
            ends.fold(now, Millis::max)
        } else {
            now
        };
        self.going.push((what, since));
        self.cues.extend(cue.map(|heard| (since, heard)));
    }

    /// Schedules a sound.
    pub(crate) fn cue(&mut self, at: Millis, heard: Heard) {
        self.cues.push((at, heard));
    }

    /// Forgets the scheduled sounds of a place.
    pub(crate) fn hush(&mut self, place: Station) {
        self.cues.retain(|&(_, (_, from))| from != Some(place));
    }

    /// Takes the sounds of what has set out by a time. If nothing is going, as where a touch has ended it, only the last
    /// sound is left.
    pub(crate) fn take_heard(&mut self, now: Millis, are_going: bool) -> Vec<Heard> {
        if !are_going {
            let last = self.cues.pop().map(|(_, heard)| heard);
            self.cues.clear();
            return last.into_iter().collect();
        }
        let (due, later) = self.cues.iter().partition(|&&(at, _)| at <= now);
        self.cues = later;
        let due: Vec<(Millis, Heard)> = due;
        due.into_iter().map(|(_, heard)| heard).collect()
    }

    /// When the next sound is due.
    pub(crate) fn next_heard(&self) -> Option<Millis> {
        self.cues.iter().map(|&(at, _)| at).reduce(Millis::min)
    }

    /// Returns true if a motion is on its way at a time, or waits for one that is.
    pub(crate) fn are_going(&self, now: Millis) -> bool {
        self.end_at(now).is_some()
    }

    /// Returns the end of all motions, if one is on its way at a time.
    pub(crate) fn end_at(&self, now: Millis) -> Option<Millis> {
        let ends = self.going.iter().map(|&(what, since)| since + what.lasts());
        ends.reduce(Millis::max).filter(|&end| now < end)
    }

    /// When the cards of a deal are in the hands; `now` if none is going on.
    pub(crate) fn dealt_at(&self, now: Millis) -> Millis {
        let deals = self.going.iter().filter(|(what, _)| *what == Moving::Cards);
        let ends = deals.map(|&(what, since)| since + what.lasts());
        ends.fold(now, Millis::max)
    }

    /// Returns the end of the show after a round, if one runs.
    pub(crate) fn tours_until(&self, now: Millis) -> Option<Millis> {
        let show = self.going.iter().filter(|(what, _)| what.is_show());
        let ends = show.map(|&(what, since)| since + what.lasts());
        ends.reduce(Millis::max).filter(|&end| now < end)
    }

    /// Everything is where it goes.
    pub fn end(&mut self) {
        self.going.clear();
    }

    /// Returns the motions on their way at a time, each with the share of its way that is done.
    ///
    /// The share is from 0 to 1.
    pub fn going(&self, now: Millis) -> impl Iterator<Item = (Moving, f32)> {
        self.going.iter().filter_map(move |&(what, since)| {
            let share = ((now - since) / what.lasts()) as f32;
            (0.0..1.0).contains(&share).then_some((what, share))
        })
    }
}

/// A player has connected. The turn pauses so that the whole table sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Seats that have connected.
    pub seats: Vec<Seat>,
    since: Millis,
}

impl Moment {
    /// The moment of these seats.
    pub fn new(seats: Vec<Seat>, since: Millis) -> Self {
        Self { seats, since }
    }

    /// Returns the time until which no turn continues.
    pub(crate) fn holds_until(&self) -> Millis {
        self.since + MOMENT_MS
    }

    /// Returns the time until which its words are visible, unless a player goes on earlier.
    pub(crate) fn told_until(&self) -> Millis {
        self.since + TOLD_MS
    }
}

/// Growth of the board of a match that begins, until it is at its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    /// Where on the stage its middle is at first.
    pub from: Point,
    /// Size at first, as a share of the full size.
    pub scale: f32,
    /// Duration of the growth.
    pub lasts: Millis,
}

impl Growth {
    /// Out of something with these corners.
    pub(crate) fn out_of(from: Point, to: Point) -> Self {
        Self {
            from: from.towards(to, 0.5),
            scale: (to.x - from.x) / STAGE_WIDTH,
            lasts: GROW_MS,
        }
    }
}

/// Turntable in the middle of the lobby, with rails to the chosen game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Turntable(Option<(GameId, Millis)>);

impl Turntable {
    /// It turns away from a game.
    pub fn leave(&mut self, game: GameId, now: Millis) {
        self.0 = Some((game, now));
    }

    /// It is there.
    pub fn arrive(&mut self) {
        self.0 = None;
    }

    /// Returns the previous game and the share of the rotation that is done; `None` if the turntable rests.
    pub fn coming(&self, now: Millis) -> Option<(GameId, f32)> {
        let (from, since) = self.0.filter(|&(_, since)| now < since + TURNTABLE_MS)?;
        Some((from, ((now - since) / TURNTABLE_MS) as f32))
    }
}

/// Players who have just sat down in the lobby.
///
/// The panel comes up at such a place, and the track to it lights up.
#[derive(Clone, Copy, Debug, Default)]
pub struct SittingDown([Option<Millis>; Station::ALL.len()]);

impl SittingDown {
    /// Starts the motion for a player who sits down.
    pub fn begin(&mut self, place: Station, now: Millis) {
        self.0[place.index()] = Some(now);
    }

    /// All sit.
    pub fn end(&mut self) {
        *self = Self::default();
    }

    /// Returns true if a panel or a track is on its way at a time.
    pub(crate) fn is_going(&self, now: Millis) -> bool {
        let begun = self.0.iter().flatten();
        begun.copied().any(|since| now < since + TRACK_MS)
    }

    /// Returns the shares of a place's panel that has come up, and of its track that is lit.
    ///
    /// Both are from 0 to 1.
    pub fn come(&self, place: Station, now: Millis) -> (f32, f32) {
        let share = |lasts: Millis| match self.0[place.index()] {
            Some(since) => (((now - since) / lasts) as f32).clamp(0.0, 1.0),
            None => 1.0,
        };
        (gently(share(PANEL_MS)), share(TRACK_MS))
    }
}

/// The way of what arrives gently, for a share of the time from 0 to 1.
pub fn gently(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(3)
}

/// Returns the height of a thing that falls from 1 and bounces once.
///
/// `share` is the share of the time, from 0 to 1.
pub fn bouncing(share: f32) -> f32 {
    let left = 1.0 - share;
    left * left * (1.5 * std::f32::consts::PI * share).cos().abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_motion_ends_on_arrival() {
        let at = |ms| Millis::new(ms);
        let mut motions = Motions::default();
        motions.begin(Moving::Hub(NodeId::new(3)), None, at(100.0));
        let going = |motions: &Motions, ms| motions.going(at(ms)).collect::<Vec<_>>();
        assert_eq!(going(&motions, 230.0), [(Moving::Hub(NodeId::new(3)), 0.5)]);
        assert_eq!(going(&motions, 360.0), []);
        assert_eq!(motions.going(Millis::NEVER).count(), 0);
        motions.begin(Moving::Light(1), None, at(1_000.0));
        assert_eq!(motions.going.len(), 1);
        // The tour waits for the light, and the next one for it.
        motions.begin(Moving::Tour(0), None, at(1_100.0));
        motions.begin(Moving::Tour(2), None, at(1_100.0));
        assert_eq!(going(&motions, 2_150.0), [(Moving::Light(1), 0.958_333_3)]);
        assert_eq!(motions.tours_until(at(2_150.0)), Some(at(4_800.0)));
        assert!(motions.are_going(at(4_700.0)));
        assert_eq!(going(&motions, 4_150.0), [(Moving::Tour(2), 0.5)]);
        assert!(!motions.are_going(at(4_800.0)));
        assert_eq!(motions.tours_until(Millis::NEVER), None);
        motions.end();
        assert_eq!(going(&motions, 1_000.0), []);
    }

    #[test]
    fn a_sound_is_heard_when_its_motion_sets_out() {
        let at = Millis::new;
        let sounds = |motions: &mut Motions, now: Millis, shown| {
            let are_going = motions.are_going(shown);
            let heard = motions.take_heard(now, are_going).into_iter();
            heard.map(|(sound, _)| sound).collect::<Vec<_>>()
        };
        let mut motions = Motions::default();
        let cue = |sound| Some((sound, None));
        motions.begin(Moving::Tour(0), None, at(0.0));
        motions.begin(Moving::Taxes, cue(Sound::Drawer), at(0.0));
        motions.begin(Moving::Podium, cue(Sound::Drum), at(0.0));
        assert_eq!(sounds(&mut motions, at(0.0), at(0.0)), []);
        let due = motions.next_heard().expect("a drawer is to be heard");
        assert_eq!(sounds(&mut motions, due, due), [Sound::Drawer]);
        assert_eq!(motions.next_heard(), Some(due + TAXES_MS));
        // A touch ends the show, and its last sound plays immediately.
        motions.begin(Moving::Tickets(Station::Left), cue(Sound::Fanfare), due);
        motions.end();
        assert_eq!(sounds(&mut motions, due, due), [Sound::Fanfare]);
        assert_eq!(motions.next_heard(), None);
        // So it is where nothing moves.
        motions.begin(Moving::Taxes, cue(Sound::Drawer), due);
        let still = Millis::NEVER;
        assert_eq!(sounds(&mut motions, due, still), [Sound::Drawer]);
    }

    #[test]
    fn ways_begin_and_end_where_they_should() {
        for (way, ends) in [
            (gently as fn(f32) -> f32, [0.0, 1.0]),
            (bouncing, [1.0, 0.0]),
        ] {
            assert!((way(0.0) - ends[0]).abs() < 1e-6);
            assert!((way(1.0) - ends[1]).abs() < 1e-6);
        }
        // It touches the ground once before.
        assert!(bouncing(1.0 / 3.0) < 1e-6 && bouncing(0.5) > 0.1);
    }
}
