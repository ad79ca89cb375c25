//! A viewer's projection of a match of this game, in bytes. During a round it contains only the items in this file:
//! public facts and the viewer's own cities. During the results it is the match so far, as in a link. It never
//! contains a seed or the next round.

use serde::{Deserialize, Serialize};

use super::RailMatch;
use crate::Match;
use crate::cabinet::OnMap;
use base::wire;
use rules::maps::LinkId;
use rules::record::Save;
use rules::transglobal_rail::deal::{Hand, filled};
use rules::transglobal_rail::public::{Board, Phase, Player, PublicState};
use rules::transglobal_rail::{Seat, TransglobalRail, check_view};

/// Parts of a match that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Projection {
    /// During a round.
    Played(Round),
    /// During the results: the bytes of the match so far, which all viewers may review.
    Over(Vec<u8>),
}

/// A round under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Round {
    public: Public,
    /// By seat; `None` for hands that are secret from the viewer.
    hands: Vec<Option<Hand>>,
    /// The links that each seat has built in its last turn of the round.
    last: Vec<Vec<LinkId>>,
    /// The banks of all seats at the beginning, and after each round.
    banks: Vec<Vec<i32>>,
}

/// [`PublicState`] without its map, which the viewer's page has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Public {
    tax: i32,
    phase: Phase,
    round: u32,
    start: Seat,
    turn: Seat,
    players: Vec<Player>,
    rails: Vec<Option<u8>>,
    recent: Vec<LinkId>,
}

impl From<&PublicState> for Public {
    fn from(state: &PublicState) -> Self {
        Self {
            tax: state.tax,
            phase: state.phase,
            round: state.round,
            start: state.start,
            turn: state.turn,
            players: state.players.clone(),
            rails: state.rails.clone(),
            recent: state.recent.clone(),
        }
    }
}

impl Public {
    fn on(self, board: Board) -> PublicState {
        PublicState {
            board,
            tax: self.tax,
            phase: self.phase,
            round: self.round,
            start: self.start,
            turn: self.turn,
            players: self.players,
            rails: self.rails,
            recent: self.recent,
        }
    }
}

/// The bytes for a viewer; for a watcher without a seat.
pub(super) fn to_bytes(game: &RailMatch, viewer: Option<Seat>) -> Vec<u8> {
    wire::to_bytes(&match game.ended() {
        Some(_) => Projection::Over(public_save(game).unwrap_or_default()),
        None => Projection::Played(Round::of(game, viewer)),
    })
}

/// The match up to the results that are read, as a link holds it.
fn public_save(game: &RailMatch) -> Option<Vec<u8>> {
    let save = game.shared(false)?.to_save(Vec::new());
    save.and_then(|save| save.to_bytes()).ok()
}

impl Round {
    fn of(game: &RailMatch, viewer: Option<Seat>) -> Self {
        let board = game.board();
        Self {
            public: (&board.public).into(),
            hands: (0..board.seats())
                .map(|seat| (viewer == Some(seat)).then(|| board.hand(seat)))
                .collect(),
            last: (0..board.seats())
                .map(|seat| game.ended_turn(seat).to_vec())
                .collect(),
            banks: game.all_banks().to_vec(),
        }
    }

    /// Returns the match with arbitrary cities in the secret hands, which no screen of a viewer shows.
    fn open(self, map: OnMap<'_>, viewer: Option<Seat>) -> Option<RailMatch> {
        let public = self.public.on(Board(map.rails.clone()));
        let seats = public.players.len();
        check_view(&public, &self.hands).ok()?;
        let sees_own = viewer.is_none_or(|seat| self.hands.get(seat).is_some_and(Option::is_some));
        let known = |link: &LinkId| link.index() < public.map().links().len();
        let lasts = self.last.len() == seats && self.last.iter().flatten().all(known);
        let banks = !self.banks.is_empty() && self.banks.iter().all(|banks| banks.len() == seats);
        if !(sees_own && lasts && banks) {
            return None;
        }
        let unknown = || {
            let map = public.map();
            let of = |region| map.city_ids().find(|&city| map.city(city).region == region);
            filled((0..map.regions().len()).filter_map(of))
        };
        let hands = self.hands.into_iter().map(|hand| hand.or_else(unknown));
        let hands: Option<Vec<Hand>> = hands.collect();
        let board = TransglobalRail::standing(public, hands?);
        Some(RailMatch::shown(map.id, board, self.last, self.banks))
    }
}

/// Returns the match for a viewer; `None` if the bytes are invalid.
pub fn open(bytes: &[u8], map: OnMap<'_>, viewer: Option<Seat>) -> Option<RailMatch> {
    let save = match wire::from_bytes(bytes)? {
        Projection::Played(round) => return round.open(map, viewer),
        Projection::Over(save) => Save::from_bytes(&save).ok()?,
    };
    let record = save.record::<TransglobalRail>(map.rails).ok()?;
    let game = RailMatch::of(map.id, &record, false);
    let sits = viewer.is_none_or(|seat| seat < game.seats());
    (game.ended().is_some() && sits).then_some(game)
}
