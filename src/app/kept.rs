//! The game on the table as it is kept: the record, and beside it what only the table knows, which
//! is who sits where, what is touched and not confirmed, who has given up, and whether the results
//! have been seen. From this a power cut, a reload and a link bring the same game back.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::games::GameId;
use crate::games::transglobal_rail::TransglobalRail;
use crate::maps::MapId;
use crate::record::{Save, Unreadable, Unwritable};
use crate::session::{self, Controller, Draft, RailMatch, Revision, Seat, SeatAssignment, Session};
use crate::table::{Place, PlayerColour};
use crate::wire;

use super::atlas::Atlas;
use super::table::TableScreen;

/// What only the table knows of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aside {
    /// Which save of this table it is: of two, the higher is the later one.
    pub number: u32,
    /// Who sits where, in the game's order.
    pub sitting: Vec<SeatAssignment>,
    /// Of two, who has given up.
    pub resigned: Option<Seat>,
    /// Whether the results of the last round have been seen.
    pub seen: bool,
    /// What is drafted of the turn and not confirmed.
    pub draft: Draft,
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
        draft: board.map(|board| board.draft().clone()).unwrap_or_default(),
    };
    session.to_save(aside.to_bytes())
}

/// The map that a game which was kept is played on; `None` if it needs none, or the house has no such.
pub fn map_of(save: &Save) -> Option<MapId> {
    MapId::with_id(save.context())
}

/// Puts a game that was kept on the table again; city lists are closed. The rail game needs its
/// [map](map_of).
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
        let map = map_of(save).ok_or(Unreadable::NoSuchMap)?;
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
    let game = session::read(save, aside.draft, aside.resigned)?;
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

impl Aside {
    /// As bytes. Enumerations count as their places in their lists.
    pub fn to_bytes(&self) -> Vec<u8> {
        wire::to_bytes(self)
    }

    /// Reads it again; `None` if it cannot be. Nobody sits twice, no colour is there twice, and only
    /// one of two can have given up.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let aside: Self = wire::from_bytes(bytes)?;
        let same =
            |a: &SeatAssignment, b: &SeatAssignment| a.place == b.place || a.colour == b.colour;
        let alone = |(at, one)| !aside.sitting[..at].iter().any(|other| same(one, other));
        let fits = aside.sitting.iter().enumerate().all(alone)
            && aside.resigned.is_none_or(|player| player < 2);
        fits.then_some(aside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Cell;
    use crate::players::Strength;

    fn aside() -> Aside {
        let sits = |place, colour, controller| SeatAssignment {
            place,
            colour,
            controller,
        };
        let computer = Controller::Computer;
        Aside {
            number: 300,
            sitting: vec![
                sits(Place::NearLeft, PlayerColour::Orange, Controller::Person),
                sits(Place::Left, PlayerColour::Sky, computer(Strength::Easy)),
                sits(
                    Place::FarLeft,
                    PlayerColour::Green,
                    computer(Strength::Medium),
                ),
                sits(Place::FarRight, PlayerColour::Red, computer(Strength::Hard)),
                sits(Place::Right, PlayerColour::Blue, Controller::Person),
                sits(Place::NearRight, PlayerColour::Pink, Controller::Person),
            ],
            resigned: Some(1),
            seen: true,
            draft: Draft {
                touched: vec![Cell::new(3, 4)],
                special: Some("swap".into()),
            },
        }
    }

    /// What is kept has to be read by later versions: this must stay as it is.
    #[test]
    fn what_the_table_knows_means_the_same_for_ever() {
        let bytes = aside().to_bytes();
        let expected = [
            &[0xac, 2, 6],
            &[0, 0, 0][..],
            &[1, 1, 1, 0],
            &[2, 2, 1, 1],
            &[3, 3, 1, 2],
            &[4, 4, 0],
            &[5, 5, 0],
            &[1, 1, 1],
            &[1, 3, 4],
            &[1, 4],
            b"swap",
        ];
        assert_eq!(bytes, expected.concat());
        assert_eq!(Aside::from_bytes(&bytes), Some(aside()));
    }

    #[test]
    fn what_cannot_be_is_not_read() {
        let bytes = aside().to_bytes();
        for length in 0..bytes.len() {
            assert_eq!(Aside::from_bytes(&bytes[..length]), None, "cut to {length}");
        }
        assert_eq!(Aside::from_bytes(&[&bytes[..], &[0]].concat()), None);
        let mut twice = aside();
        twice.sitting[1].place = Place::NearLeft;
        assert_eq!(Aside::from_bytes(&twice.to_bytes()), None);
        let mut twice = aside();
        twice.sitting[5].colour = PlayerColour::Sky;
        assert_eq!(Aside::from_bytes(&twice.to_bytes()), None);
        let mut third = aside();
        third.resigned = Some(2);
        assert_eq!(Aside::from_bytes(&third.to_bytes()), None);
    }

    #[cfg(feature = "connection")]
    #[test]
    fn only_what_the_rules_offer_is_drafted() {
        use crate::games::connection::Connection;
        use crate::record::Record;
        let mut record = Record::new(Connection::new(Default::default()).unwrap());
        record.play("d4".parse().unwrap()).unwrap();
        let drafted = |special: &str| {
            let mut aside = aside();
            aside.sitting.truncate(2);
            aside.resigned = None;
            aside.draft = Draft {
                touched: Vec::new(),
                special: Some(special.into()),
            };
            let save = Save::of(&record, aside.to_bytes()).unwrap();
            let restored = restore(&save, None).expect("the save is whole");
            let board = restored.session.board().expect("it is a game for two");
            board.draft().special.clone()
        };
        assert_eq!(drafted("swap").as_deref(), Some("swap"));
        for special in ["pass", "", "d4"] {
            assert_eq!(drafted(special), None, "{special}");
        }
    }
}
