//! The money at the end of a round: when the game is over, what taxes take, and who has which place.
//! Plain sums over banks, by seat and in dollars.

use super::Seat;

/// The only round that ends with taxes.
const TAXED_ROUND: u32 = 2;

/// Returns true if a bank is at 0 or below, which ends the game.
pub(super) fn is_over(banks: &[i32]) -> bool {
    banks.iter().any(|&bank| bank <= 0)
}

/// Returns the tax that every player pays at the end of a round that the game survives.
///
/// It is the amount that the poorest has above the setting, or nothing. It is `None` at the end of a round without
/// taxes.
pub(super) fn taxes(banks: &[i32], round: u32, setting: i32) -> Option<i32> {
    let lowest = banks.iter().min()?;
    (round == TAXED_ROUND).then(|| (lowest - setting).max(0))
}

/// Place and seat of all, best first; equal banks share a place and come by seat (1, 1, 3).
pub(super) fn standings(banks: &[i32]) -> Vec<(usize, Seat)> {
    let richer = |bank: i32| banks.iter().filter(|&&other| other > bank).count();
    let place = |seat: Seat| richer(banks[seat]) + 1;
    let seats = 0..banks.len();
    let mut places = Vec::with_capacity(banks.len());
    for wanted in 1..=banks.len() {
        let sharing = seats.clone().filter(|&seat| place(seat) == wanted);
        places.extend(sharing.map(|seat| (wanted, seat)));
    }
    places
}
