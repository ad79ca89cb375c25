//! A [`View`] as bytes, for sending it to a player in another process. It includes the map's graph without places
//! and names, so the player needs nothing else.

use std::cmp::Ordering;

use super::View;
use crate::maps::CityId;
use crate::transglobal_rail::deal::{Hand, filled};
use crate::transglobal_rail::public::{Player, PublicState};
use crate::transglobal_rail::setup::{TAX, seats_on};
use crate::transglobal_rail::{Phase, Seat};
use base::wire;

/// No bank is ever further from 0 than this.
const MOST_DOLLARS: i32 = 10_000;
/// No game has more rounds.
const MOST_ROUNDS: u32 = 65_535;

/// Parts of a view as they are sent.
type Parts = (PublicState, Seat, Hand);

impl View {
    /// The view as bytes, which [`from_bytes`](Self::from_bytes) reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        wire::to_bytes(&(&self.public, self.seat, self.hand))
    }

    /// Reads the output of [`to_bytes`](Self::to_bytes).
    ///
    /// # Errors
    ///
    /// A sentence about the impossible part. The result is possible at a table, or at least safe for a player to
    /// search.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, String> {
        let parts: Option<Parts> = wire::from_bytes(bytes);
        let (public, seat, hand) = parts.ok_or("The view is not understood.")?;
        sure(seat < public.seats(), "The view's seats cannot be.")?;
        let mut hands = vec![None; public.seats()];
        hands[seat] = Some(hand);
        check_view(&public, &hands)?;
        Ok(Self { public, seat, hand })
    }
}

/// Checks that a game and some of its hands, as they were read, fit together.
pub fn check_view(public: &PublicState, hands: &[Option<Hand>]) -> Result<(), String> {
    check_public(public)?;
    check_hubs(public)?;
    let seat_builds = |by: &u8| usize::from(*by) < public.seats();
    let built = public.rails.iter().flatten().all(seat_builds);
    sure(built, "A rail of the view was built by nobody.")?;
    for (place, &link) in public.recent.iter().enumerate() {
        let own =
            public.builder(link) == Some(public.turn) && !public.recent[..place].contains(&link);
        sure(own, "A link of the view's turn is not built.")?;
    }
    let building = public.phase == Phase::Building;
    let spends = building || public.phase == Phase::Finishing || public.recent.is_empty();
    sure(spends, "The view has links where none can be built.")?;
    sure(
        !building || public.money() >= 0,
        "The view's turn is too dear.",
    )?;
    sure(
        hands.len() == public.seats(),
        "The view's cities are not of its seats.",
    )?;
    for hand in hands.iter().flatten() {
        check_hand(public, hand)?;
    }
    let fits = match public.phase {
        Phase::Hubs | Phase::Building => {
            let new = |player: &Player| !player.connected && !player.first && player.paid == 0;
            public.players.iter().all(new)
        }
        Phase::Finishing => !public.players[public.turn].connected,
        Phase::Finished => true,
    };
    sure(fits, "Somebody is connected in the view who cannot be.")
}

fn check_hubs(public: &PublicState) -> Result<(), String> {
    let seats = public.seats();
    let placed = |seat: usize| public.hub(seat).is_some();
    let hubs: Vec<_> = (0..seats).filter_map(|seat| public.hub(seat)).collect();
    let apart = (1..hubs.len()).all(|last| !hubs[..last].contains(&hubs[last]));
    let known = hubs.iter().all(|&hub| public.map().has_node(hub));
    sure(known && apart, "The view's hubs cannot stand so.")?;
    if public.phase != Phase::Hubs {
        return sure(hubs.len() == seats, "The view lacks a hub.");
    }
    let before = |seat| (seat + seats - public.start) % seats;
    let in_turn = |seat: usize| match before(seat).cmp(&before(public.turn)) {
        Ordering::Less => placed(seat),
        Ordering::Equal => true,
        Ordering::Greater => !placed(seat),
    };
    sure((0..seats).all(in_turn), "The view's hubs are not in turn.")?;
    let empty = public.rails.iter().all(Option::is_none);
    sure(empty, "The view has rails before its hubs.")
}

fn check_hand(public: &PublicState, hand: &Hand) -> Result<(), String> {
    let own = &hand[..public.map().regions().len()];
    let fits = |(region, &city): (usize, &CityId)| {
        let known = public.map().cities().get(city.index());
        known.is_some_and(|known| known.region == region) && public.is_dealt(city)
    };
    sure(
        own.iter().enumerate().all(fits) && filled(own.iter().copied()) == Some(*hand),
        "The view's cities cannot be dealt so.",
    )
}

/// Checks that the numbers that were read are safe for the rules.
fn check_public(public: &PublicState) -> Result<(), String> {
    let seats = public.players.len();
    let seated =
        seats_on(public.map()).contains(&seats) && public.start < seats && public.turn < seats;
    sure(seated, "The view's seats cannot be.")?;
    sure(TAX.contains(&public.tax), "The view's taxes cannot be.")?;
    sure(public.round <= MOST_ROUNDS, "The view's round cannot be.")?;
    let sane = |player: &Player| {
        (-MOST_DOLLARS..=MOST_DOLLARS).contains(&player.bank)
            && (0..=MOST_DOLLARS).contains(&player.paid)
    };
    sure(
        public.players.iter().all(sane),
        "A bank of the view cannot be.",
    )?;
    let rails = public.rails.len() == public.map().links().len();
    sure(rails, "The view's rails are not those of its map.")
}

fn sure(fits: bool, why: &str) -> Result<(), String> {
    if fits { Ok(()) } else { Err(why.to_string()) }
}
