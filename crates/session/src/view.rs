//! One viewer's projection of a session: the message to a phone, a far seat or a watcher. The session builds it
//! from scratch after each change. It gives no clue to anything that is not in it.

use serde::{Deserialize, Serialize};

use super::{PlayTerms, Revision, Seat, SeatAssignment, Session};
use crate::cabinet::{Cabinet, OnMap};
use rules::maps::MapId;

/// A session as one viewer may know it.
///
/// ```
/// # #[cfg(feature = "switch-yard")] {
/// use session::cabinet::{Cabinet, GameDef, Start};
/// use session::switch_yard::GAME;
/// use session::{Controller, SeatAssignment, Session, SessionView};
/// use base::table::{PlayerColour, Station};
///
/// let seat = |place, colour| SeatAssignment { place, colour, controller: Controller::Person };
/// let seats = vec![
///     seat(Station::NearLeft, PlayerColour::Orange),
///     seat(Station::FarLeft, PlayerColour::Blue),
/// ];
/// let game = (GAME.begin)(&Start::chosen(&GAME.first_choices())).unwrap();
/// let session = Session::new(game, seats, Default::default()).unwrap();
///
/// // The page of the second seat. The first seat is played elsewhere.
/// let view = session.seen_by(Some(1));
/// const DEFS: &[&GameDef] = &[&GAME];
/// const GAMES: Cabinet = Cabinet::new(DEFS);
/// let seen = view.open(GAMES, None).unwrap();
/// assert_eq!(seen.game().text(), session.game().text());
/// assert!(seen.seats()[0].is_remote() && seen.seats()[1].is_person());
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionView {
    /// The id of the game.
    game: String,
    /// Id of the match's map; empty without a map.
    map: String,
    /// Seat of the viewer; `None` for a watcher.
    viewer: Option<Seat>,
    seats: Vec<SeatAssignment>,
    /// Revision of the session. Commands name it.
    revision: Revision,
    terms: PlayTerms,
    /// The viewer's knowledge of the match, as its game writes it.
    position: Vec<u8>,
}

/// Reason why a view cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewError {
    /// This page does not have the game, or the map.
    NoSuchGame,
    /// The bytes are no view, or one of another version.
    Damaged,
}

impl SessionView {
    /// Returns the seat of the viewer; `None` for a watcher.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Returns the revision of the session at that time.
    pub fn revision(&self) -> Revision {
        self.revision
    }

    /// Returns the map that the view needs; `None` if it needs none, or this page has no such map.
    pub fn map(&self) -> Option<MapId> {
        MapId::of_game(&self.map)
    }

    /// Returns the same view with the clock rounded to whole seconds. Views that are equal then need not be sent.
    #[must_use]
    pub fn by_the_second(self) -> Self {
        Self {
            terms: self.terms.by_the_second(),
            ..self
        }
    }

    /// Returns the session for display. Its commands go to the table that owns it.
    ///
    /// # Errors
    ///
    /// The page lacks the game or the map, or the view is impossible.
    pub fn open(&self, games: Cabinet, map: Option<OnMap>) -> Result<Session, ViewError> {
        let def = games.find(&self.game).ok_or(ViewError::NoSuchGame)?;
        let map = map.filter(|map| Some(map.id) == self.map());
        if def.on_map && map.is_none() {
            return Err(ViewError::NoSuchGame);
        }
        let game = (def.open_view)(&self.position, map, self.viewer).ok_or(ViewError::Damaged)?;
        let fits = game.seats() == self.seats.len()
            && self.viewer.is_none_or(|viewer| viewer < game.seats())
            && self.terms.is_sound();
        if !fits {
            return Err(ViewError::Damaged);
        }
        let seats = self.seats.iter().enumerate();
        let seats = seats.map(|(seat, assigned)| assigned.seen_from(Some(seat) == self.viewer));
        Ok(Session {
            game,
            seats: seats.collect(),
            revision: self.revision,
            terms: self.terms.clone(),
        })
    }
}

impl Session {
    /// Returns the view of a seat on the session; with `None` the public view.
    ///
    /// # Panics
    ///
    /// If there is no such seat.
    pub fn seen_by(&self, viewer: Option<Seat>) -> SessionView {
        let map = self.game.map().map(MapId::id);
        SessionView {
            game: self.id().as_str().into(),
            map: map.unwrap_or_default().into(),
            viewer,
            seats: self.seats.clone(),
            revision: self.revision,
            terms: self.terms.clone(),
            position: self.game.seen_by(viewer),
        }
    }
}
