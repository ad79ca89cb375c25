//! Compact notation of Quickway and its family: a turn is one number. First come the cells, then the swap and the
//! pass, and in Quax the diagonals of all blocks.

use super::link::{Link, Slope};
use super::{Connection, ID, Move, Options, Variant};
use crate::notation::{cell_at, cell_number, cells_of};
use crate::{BitReader, BitWriter, GameId, Notation, Opening, StartError};

fn new(options: Options) -> Option<Connection> {
    Connection::new(options).ok()
}

/// The numbers of turns, each the first of its kind.
struct Numbers {
    swap: usize,
    pass: usize,
    links: usize,
    all: usize,
}

impl Numbers {
    fn of(game: &Connection) -> Self {
        let swap = cells_of(game.size());
        let (pass, links) = (swap + 1, swap + 2);
        let blocks = match game.variant() {
            Variant::Quax => cells_of(game.size() - 1),
            _ => 0,
        };
        Self {
            swap,
            pass,
            links,
            all: links + Slope::BOTH.len() * blocks,
        }
    }
}

impl Notation for Connection {
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
        let numbers = Numbers::of(self);
        let number = match *step {
            Move::Place(cell) => cell_number(cell, self.size())?,
            Move::Swap => numbers.swap,
            Move::Pass => numbers.pass,
            Move::Link(Link { block, slope }) => {
                let block = cell_number(block, self.size() - 1)?;
                numbers.links + Slope::BOTH.len() * block + slope as usize
            }
        };
        bits.put(number, numbers.all)
    }

    fn unpack(&self, bits: &mut BitReader) -> Option<Move> {
        let numbers = Numbers::of(self);
        let number = bits.take(numbers.all)?;
        Some(match number.checked_sub(numbers.links) {
            Some(link) => Move::Link(Link {
                block: cell_at(link / Slope::BOTH.len(), self.size() - 1),
                slope: Slope::BOTH[link % Slope::BOTH.len()],
            }),
            None if number == numbers.swap => Move::Swap,
            None if number == numbers.pass => Move::Pass,
            None => Move::Place(cell_at(number, self.size())),
        })
    }
}
