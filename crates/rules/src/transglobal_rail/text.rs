//! The state as text with one fact a line, and the outcome, as the referee shows them. It contains no hands. A
//! program that may see one asks for it by seat.

use std::fmt;

use super::Seat;
use super::game::TransglobalRail;
use super::public::Phase;

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Hubs => "hubs",
            Self::Building => "building",
            Self::Finishing => "finishing",
            Self::Finished => "over",
        })
    }
}

impl fmt::Display for TransglobalRail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = 0..self.setup().seats;
        writeln!(f, "phase {}", self.phase())?;
        writeln!(f, "round {}", self.round())?;
        writeln!(f, "start {}", self.start())?;
        write!(f, "money {}", self.money())?;
        for seat in seats.clone() {
            write!(f, "\nbank {seat} {}", self.bank(seat))?;
        }
        for seat in seats {
            match self.hub(seat) {
                Some(node) => write!(f, "\nhub {seat} {node}")?,
                None => write!(f, "\nhub {seat} -")?,
            }
        }
        for (link, seat) in self.rails() {
            let link = self.map().link(link);
            write!(f, "\nrail {} {} {seat}", link.a, link.b)?;
        }
        Ok(())
    }
}

/// Places and seats of all players, best first. Written `1:seat0,seat2 3:seat1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings(pub Vec<(usize, Seat)>);

impl fmt::Display for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = None;
        for &(place, seat) in &self.0 {
            match last {
                Some(before) if before == place => write!(f, ",seat{seat}")?,
                Some(_) => write!(f, " {place}:seat{seat}")?,
                None => write!(f, "{place}:seat{seat}")?,
            }
            last = Some(place);
        }
        Ok(())
    }
}
