//! Compact notation of Switch Yard: the kind of a turn, the number of its first cell, and the others by their
//! numbers among the cells in line with the first one or next to it.

use super::yard::cells;
use super::{ID, Move, Options, Side, SwitchYard};
use crate::{BitReader, BitWriter, Cell, GameId, Notation, Opening, StartError};

/// Kinds of turns.
const KINDS: usize = 3;
const TRAIN: usize = 0;
const ENGINE: usize = 1;
const PLACE: usize = 2;

fn new(options: Options) -> Option<SwitchYard> {
    Some(SwitchYard::new(options))
}

/// The cells on a cell's file and rank, and those that touch it at a corner.
fn around(cell: Cell) -> Vec<Cell> {
    let is_around = |other: &Cell| {
        let (files, ranks) = (
            cell.file.abs_diff(other.file),
            cell.rank.abs_diff(other.rank),
        );
        (files == 0) != (ranks == 0) || (files, ranks) == (1, 1)
    };
    cells().filter(is_around).collect()
}

fn put(cell: Cell, among: &[Cell], bits: &mut BitWriter) -> Option<()> {
    let number = among.iter().position(|&other| other == cell)?;
    bits.put(number, among.len())
}

fn take(among: &[Cell], bits: &mut BitReader) -> Option<Cell> {
    Some(among[bits.take(among.len())?])
}

impl Notation for SwitchYard {
    const GAME: GameId = ID;
    type Context = ();
    type Start = Opening<Options>;

    fn to_start(&self) -> Option<Opening<Options>> {
        Opening::of(self, new)
    }

    fn from_start(start: Opening<Options>, (): &()) -> Result<Self, StartError> {
        start.begin(new)
    }

    fn pack(&self, step: &Move, bits: &mut BitWriter) -> Option<()> {
        let all: Vec<_> = cells().collect();
        match *step {
            Move::Train { lead, tail, to } => {
                bits.put(TRAIN, KINDS)?;
                put(lead, &all, bits)?;
                put(tail, &around(lead), bits)?;
                put(to, &around(lead), bits)
            }
            Move::Engine { from, to } => {
                bits.put(ENGINE, KINDS)?;
                put(from, &all, bits)?;
                put(to, &around(from), bits)
            }
            Move::Place(cell, side) => {
                bits.put(PLACE, KINDS)?;
                put(cell, &all, bits)?;
                bits.put((side == Side::Blue).into(), 2)
            }
        }
    }

    fn unpack(&self, bits: &mut BitReader) -> Option<Move> {
        let kind = bits.take(KINDS)?;
        let first = take(&cells().collect::<Vec<_>>(), bits)?;
        let around = around(first);
        Some(match kind {
            TRAIN => Move::Train {
                lead: first,
                tail: take(&around, bits)?,
                to: take(&around, bits)?,
            },
            ENGINE => Move::Engine {
                from: first,
                to: take(&around, bits)?,
            },
            _ => {
                let colours = [Side::Red, Side::Blue];
                Move::Place(first, colours[bits.take(colours.len())?])
            }
        })
    }
}
