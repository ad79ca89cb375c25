//! The game on the table as it is kept: the record, and beside it what only the table knows, which
//! is who sits where, what is touched and not confirmed, who has given up, and whether the results
//! have been seen. From this a power cut, a reload and a link bring the same game back.

use std::rc::Rc;

use crate::games::transglobal_rail::TransglobalRail;
use crate::games::{Cell, GameId};
use crate::players::Strength;
use crate::record::{Save, Unreadable, Unwritable};
use crate::session::{
    self, Controller, Draft, RailMatch, Revision, Seat, SeatAssignment, Session,
};
use crate::table::{Place, PlayerColour};

use super::atlas::Atlas;
use super::table::TableScreen;

/// What only the table knows of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aside {
    /// Which save of this table it is: of two, the higher is the later one.
    pub number: u32,
    /// Who sits where, in the game's order.
    pub sitting: Vec<SeatAssignment>,
    /// Of two, who has given up.
    pub resigned: Option<Seat>,
    /// Whether the results of the last round have been seen.
    pub seen: bool,
    /// What is touched or said and not confirmed.
    pub pending: Draft,
}

/// The game as it is kept.
///
/// # Errors
///
/// A game that is too long, or cannot be told in a save.
pub fn save(session: &Session, number: u32) -> Result<Save, Unwritable> {
    let rail = session.game_as::<RailMatch>();
    let board = session.board();
    let aside = Aside {
        number,
        sitting: session.seats().to_vec(),
        resigned: board.and_then(|board| board.resigned()),
        seen: rail.is_some_and(|rail| rail.ended().is_none()),
        pending: board.map(|board| board.draft().clone()).unwrap_or_default(),
    };
    session.to_save(aside.to_bytes())
}

/// Puts a game that was kept on the table again; city lists are closed. The rail game needs its
/// [map](Save::map).
///
/// # Errors
///
/// Another map, or what the rules or the table do not allow.
pub fn restore(save: &Save, atlas: Option<&Rc<Atlas>>) -> Result<TableScreen, Unreadable> {
    let mut aside = match save.extra[..] {
        // A game that was not played at a table.
        [] => Aside::default(),
        _ => Aside::from_bytes(&save.extra).ok_or(Unreadable::Damaged)?,
    };
    if save.game() == GameId::TransglobalRail {
        let atlas = atlas.ok_or(Unreadable::NoSuchMap)?;
        let record = save.record::<TransglobalRail>(&atlas.rails)?;
        let map = save.map()?;
        if save.extra.is_empty() {
            aside.sitting = strangers(record.start().setup().seats);
        }
        let game = Box::new(RailMatch::of(map, &record, aside.seen));
        let session = Session::new(game, aside.sitting, Revision::default());
        let screen = session.and_then(|session| TableScreen::new(session, Some(atlas)));
        return screen.ok_or(Unreadable::Damaged);
    }
    if save.extra.is_empty() {
        aside.sitting = strangers(2);
    }
    let game = session::read(save, aside.pending, aside.resigned)?;
    let session = Session::new(game, aside.sitting, Revision::default());
    let screen = session.and_then(|session| TableScreen::new(session, None));
    screen.ok_or(Unreadable::Damaged)
}

/// Somebody for every seat of a game that was not played at a table.
fn strangers(people: usize) -> Vec<SeatAssignment> {
    let places = (0..people).map(|seat| Place::ALL[seat * Place::ALL.len() / people]);
    let sits = |(place, colour)| SeatAssignment {
        place,
        colour,
        controller: Controller::Person,
    };
    places.zip(PlayerColour::ALL).map(sits).collect()
}

const SEEN: u8 = 1;
const SAID: u8 = 2;
const RESIGNED: [u8; 2] = [4, 8];

impl Aside {
    /// As bytes: the number, what is so, how many sit here and each in a byte, and the touched cells
    /// in two bytes each.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.number.to_le_bytes().to_vec();
        let mut flags = 0;
        if self.seen {
            flags |= SEEN;
        }
        if self.pending.special.is_some() {
            flags |= SAID;
        }
        if let Some(player) = self.resigned {
            flags |= RESIGNED[player % 2];
        }
        bytes.extend([flags, self.sitting.len() as u8]);
        let sits = |sitting: &SeatAssignment| {
            let strength = sitting.computer().map_or(0, |strength| 1 + strength as u8);
            (strength * 6 + sitting.place as u8) * 6 + sitting.colour as u8
        };
        bytes.extend(self.sitting.iter().map(sits));
        let touched = self.pending.touched.iter();
        bytes.extend(touched.flat_map(|cell| [cell.file, cell.rank]));
        bytes
    }

    /// Reads it again; `None` if it cannot be. Nobody sits twice, and no colour is there twice.
    pub fn from_bytes(mut bytes: &[u8]) -> Option<Self> {
        let number = u32::from_le_bytes(*bytes.split_off(..4)?.first_chunk()?);
        let flags = *bytes.split_off_first()?;
        let people = usize::from(*bytes.split_off_first()?);
        let sits = |&byte: &u8| {
            Some(SeatAssignment {
                place: *Place::ALL.get(usize::from(byte / 6 % 6))?,
                colour: *PlayerColour::ALL.get(usize::from(byte % 6))?,
                controller: match byte / 36 {
                    0 => Controller::Person,
                    strength => {
                        Controller::Computer(*Strength::ALL.get(usize::from(strength) - 1)?)
                    }
                },
            })
        };
        let sitting: Vec<SeatAssignment> = bytes
            .split_off(..people)?
            .iter()
            .map(sits)
            .collect::<Option<_>>()?;
        let alone = |(at, one): (usize, &SeatAssignment)| {
            let same = |other: &SeatAssignment| other.place == one.place || other.colour == one.colour;
            !sitting[..at].iter().any(same)
        };
        if !sitting.iter().enumerate().all(alone) {
            return None;
        }
        let (pairs, []) = bytes.as_chunks::<2>() else {
            return None;
        };
        let touched = pairs.iter().map(|&[file, rank]| Cell::new(file, rank));
        // What can be said is one thing at any time, so that it was said is enough to know.
        let said = (flags & SAID != 0).then(String::new);
        let [first, second] = RESIGNED.map(|flag| flags & flag != 0);
        Some(Self {
            number,
            sitting,
            resigned: match (first, second) {
                (true, _) => Some(0),
                (false, true) => Some(1),
                (false, false) => None,
            },
            seen: flags & SEEN != 0,
            pending: Draft {
                touched: touched.collect(),
                special: said,
            },
        })
    }
}
