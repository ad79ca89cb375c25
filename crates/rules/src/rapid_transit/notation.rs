//! Compact notation of Rapid Transit: a swap is the numbers of its two cells, and a pass is the number after the
//! last cell.

use super::{ID, Move, Options, RapidTransit};
use crate::notation::{cell_at, cell_number, cells_of};
use crate::{BitReader, BitWriter, GameId, Notation, Opening, StartError};

fn new(options: Options) -> Option<RapidTransit> {
    RapidTransit::new(options).ok()
}

impl Notation for RapidTransit {
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
        let (size, cells) = (self.size(), cells_of(self.size()));
        match *step {
            Move::Swap(own, other) => {
                bits.put(cell_number(own, size)?, cells + 1)?;
                bits.put(cell_number(other, size)?, cells)
            }
            Move::Pass => bits.put(cells, cells + 1),
        }
    }

    fn unpack(&self, bits: &mut BitReader) -> Option<Move> {
        let (size, cells) = (self.size(), cells_of(self.size()));
        let own = bits.take(cells + 1)?;
        if own == cells {
            return Some(Move::Pass);
        }
        let other = bits.take(cells)?;
        Some(Move::Swap(cell_at(own, size), cell_at(other, size)))
    }
}
