//! The money at the end of a round: the end of the game, taxes and places. Plain functions of banks, by seat and in
//! dollars.

use super::Seat;

/// The only round that ends with taxes.
const TAXED_ROUND: u32 = 2;

/// Returns true if a bank is at 0 or below, which ends the game.
pub(super) fn is_over(banks: &[i32]) -> bool {
    banks.iter().any(|&bank| bank <= 0)
}

/// Returns the tax of each player at the end of a round that the game survives.
///
/// It is the amount by which the poorest is above the setting, or 0. It is `None` at the end of a round without
/// taxes.
pub(super) fn taxes(banks: &[i32], round: u32, setting: i32) -> Option<i32> {
    let lowest = banks.iter().min()?;
    (round == TAXED_ROUND).then(|| (lowest - setting).max(0))
}

/// Returns place and seat of all players, best first. Equal banks share a place, and are in the order of seats (1,
/// 1, 3).
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
