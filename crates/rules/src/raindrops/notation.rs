//! Compact notation of Raindrops: each step of a turn has the numbers of its two points, and flags for a capture
//! and for a further step.

use super::{ID, Options, Raindrops, Step, Turn};
use crate::notation::{cell_at, cell_number, cells_of};
use crate::{BitReader, BitWriter, GameId, Notation, Opening, StartError};

fn new(options: Options) -> Option<Raindrops> {
    Raindrops::new(options).ok()
}

impl Notation for Raindrops {
    const GAME: GameId = ID;
    type Context = ();
    type Start = Opening<Options>;

    fn to_start(&self) -> Option<Opening<Options>> {
        Opening::of(self, new)
    }

    fn from_start(start: Opening<Options>, (): &()) -> Result<Self, StartError> {
        start.begin(new)
    }

    fn pack(&self, turn: &Turn, bits: &mut BitWriter) -> Option<()> {
        let (size, points) = (self.size(), cells_of(self.size()));
        let last = turn.steps().len() - 1;
        for (number, step) in turn.steps().iter().enumerate() {
            bits.put(cell_number(step.from, size)?, points)?;
            bits.put(cell_number(step.to, size)?, points)?;
            bits.put(step.capture.into(), 2)?;
            bits.put((number < last).into(), 2)?;
        }
        Some(())
    }

    fn unpack(&self, bits: &mut BitReader) -> Option<Turn> {
        let (size, points) = (self.size(), cells_of(self.size()));
        let mut steps = Vec::new();
        loop {
            steps.push(Step {
                from: cell_at(bits.take(points)?, size),
                to: cell_at(bits.take(points)?, size),
                capture: bits.take(2)? == 1,
            });
            if bits.take(2)? == 0 {
                return Turn::new(steps);
            }
        }
    }
}
