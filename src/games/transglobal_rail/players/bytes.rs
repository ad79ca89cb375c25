//! A [`View`] as bytes, so that it can be sent to where a player thinks. The map's graph goes with it,
//! without places and names, and nothing else is needed there.

use std::cmp::Ordering;

use super::View;
use crate::games::transglobal_rail::deal::Hand;
use crate::games::transglobal_rail::public::{Player, PublicState};
use crate::games::transglobal_rail::setup::{SEATS, TAX};
use crate::games::transglobal_rail::{Phase, Seat};
use crate::wire;

/// No bank is ever further from 0 than this.
const MOST_DOLLARS: i32 = 10_000;
/// No game has more rounds.
const MOST_ROUNDS: u32 = 65_535;

/// The parts of a view as they are sent.
type Parts = (PublicState, Seat, Hand);

impl View {
    /// The view as bytes, which [`from_bytes`](Self::from_bytes) reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        wire::to_bytes(&(&self.public, self.seat, self.hand))
    }

    /// Reads what [`to_bytes`](Self::to_bytes) wrote.
    ///
    /// # Errors
    ///
    /// A sentence that says what cannot be. What is read can stand on a table, or a player can at least
    /// think about it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, String> {
        let parts: Option<Parts> = wire::from_bytes(bytes);
        let (public, seat, hand) = parts.ok_or("The view is not understood.")?;
        check_public(&public)?;
        sure(seat < public.seats(), "The view's seats cannot be.")?;
        let view = Self { public, seat, hand };
        view.check()?;
        Ok(view)
    }

    /// Whether what was read fits together.
    fn check(&self) -> Result<(), String> {
        let building = self.phase == Phase::Building;
        let placed = |seat: usize| self.hub(seat).is_some();
        let hubs: Vec<_> = (0..self.seats())
            .filter_map(|seat| self.hub(seat))
            .collect();
        let apart = (1..hubs.len()).all(|last| !hubs[..last].contains(&hubs[last]));
        let known = hubs.iter().all(|&hub| self.map().has_node(hub));
        sure(known && apart, "The view's hubs cannot stand so.")?;
        if self.phase == Phase::Hubs {
            let before = |seat| (seat + self.seats() - self.start) % self.seats();
            let in_turn = |seat: usize| match before(seat).cmp(&before(self.turn)) {
                Ordering::Less => placed(seat),
                Ordering::Equal => true,
                Ordering::Greater => !placed(seat),
            };
            sure(
                (0..self.seats()).all(in_turn),
                "The view's hubs are not in turn.",
            )?;
            let empty = self.rails.iter().all(Option::is_none);
            sure(empty, "The view has rails before its hubs.")?;
        } else {
            sure(hubs.len() == self.seats(), "The view lacks a hub.")?;
        }
        let seat_builds = |by: &u8| usize::from(*by) < self.seats();
        let built = self.rails.iter().flatten().all(seat_builds);
        sure(built, "A rail of the view was built by nobody.")?;
        for (place, &link) in self.recent.iter().enumerate() {
            let own =
                self.builder(link) == Some(self.turn) && !self.recent[..place].contains(&link);
            sure(own, "A link of the view's turn is not built.")?;
        }
        let spends = building || self.phase == Phase::Finishing || self.recent.is_empty();
        sure(spends, "The view has links where none can be built.")?;
        sure(
            !building || self.money() >= 0,
            "The view's turn is too dear.",
        )?;
        for (region, &city) in self.hand.iter().enumerate() {
            let known = self.map().cities().get(city.index());
            let fits = known.is_some_and(|known| known.region == region);
            sure(
                fits && self.is_dealt(city),
                "The view's cities cannot be dealt so.",
            )?;
        }
        let fits = match self.phase {
            Phase::Hubs | Phase::Building => {
                let new = |player: &Player| !player.connected && !player.first && player.paid == 0;
                self.players.iter().all(new)
            }
            Phase::Finishing => !self.players[self.turn].connected,
            Phase::Finished => true,
        };
        sure(fits, "Somebody is connected in the view who cannot be.")
    }
}

/// Whether the numbers of what was read are such that the rules can be asked about it.
fn check_public(public: &PublicState) -> Result<(), String> {
    let seats = public.players.len();
    let seated = SEATS.contains(&seats) && public.start < seats && public.turn < seats;
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
