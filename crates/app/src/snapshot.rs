//! Saved state of the game on the table: its record and the table's own facts. Those are the seating, drafts,
//! resignations, and which results have been read. A power cut, a reload and a link all restore the game from it.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use base::table::{PlayerColour, Station};
use base::wire;
use base::words::Language;
use rules::maps::MapId;
use rules::record::{Save, Unreadable, Unwritable};
use session::cabinet::{Cabinet, OnMap};
use session::{
    Clock, Controller, EarlyEnd, FirstTerms, PastClocks, PlayTerms, Revision, SeatAssignment,
    SecondTerms, Session, Unrecorded,
};

use super::languages::Languages;
use super::loaded_map::LoadedMap;
use super::table::TableScreen;

/// Markers before later forms of the terms, where the first form has 0 or 1. The fourth is the third plus the
/// clocks of earlier turns.
const SECOND_TERMS: u8 = 2;
const THIRD_TERMS: u8 = 3;
const FOURTH_TERMS: u8 = 4;

/// Facts about a game that only the table knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Which save of this table it is: of two, the higher is the later one.
    pub number: u32,
    /// Players at their seats, in the game's order.
    pub sitting: Vec<SeatAssignment>,
    /// Facts about the match that its record lacks.
    pub unrecorded: Unrecorded,
    /// Language code of each seat; empty without a choice. The list is absent if no seat has chosen.
    #[serde(skip)]
    pub languages: Vec<String>,
    /// On which terms it is played. Saves of games that are played on none have nothing of it.
    #[serde(skip)]
    pub terms: PlayTerms,
}

/// Returns the game as a save.
///
/// # Errors
///
/// A game that is too long, or that no save can hold.
pub fn save(session: &Session, languages: &Languages, number: u32) -> Result<Save, Unwritable> {
    let code = |seat: &SeatAssignment| languages.chosen_at(seat.place).map_or("", Language::code);
    let codes = || session.seats().iter().map(code);
    let aside = Snapshot {
        number,
        sitting: session.seats().to_vec(),
        unrecorded: session.game().unrecorded(),
        languages: match codes().any(|code| !code.is_empty()) {
            true => codes().map(str::to_owned).collect(),
            false => Vec::new(),
        },
        terms: session.terms().clone(),
    };
    session.to_save(aside.to_bytes())
}

/// The map that a game which was kept is played on; `None` if it needs none, or the house has no such.
pub fn map_of(save: &Save) -> Option<MapId> {
    MapId::of_game(save.context())
}

/// Returns the languages chosen at the places of a saved game. Languages that this build lacks are left out.
pub fn languages(save: &Save) -> Vec<(Station, Language)> {
    let aside = Snapshot::from_bytes(&save.extra).unwrap_or_default();
    let seats = aside.sitting.iter().zip(&aside.languages);
    let known = |(seat, code): (&SeatAssignment, &String)| {
        Some((
            seat.place,
            Language::of_code(code).filter(|_| !code.is_empty())?,
        ))
    };
    seats.filter_map(known).collect()
}

/// Puts a game that was kept on the table again; city lists are closed. A game that is played on a map
/// needs [it](map_of).
///
/// # Errors
///
/// A game that is not in the cabinet, another map, or what the rules or the table do not allow.
pub fn restore(
    save: &Save,
    games: Cabinet,
    loaded_map: Option<&Rc<LoadedMap>>,
) -> Result<TableScreen, Unreadable> {
    let aside = match save.extra[..] {
        // A game that was not played at a table.
        [] => Snapshot::default(),
        _ => Snapshot::from_bytes(&save.extra).ok_or(Unreadable::Damaged)?,
    };
    let def = games.find(save.game()).ok_or(Unreadable::NoSuchGame)?;
    let map = match (map_of(save), loaded_map) {
        (Some(id), Some(loaded_map)) => Some(OnMap {
            id,
            rails: &loaded_map.rails,
        }),
        _ => None,
    };
    let game = (def.read)(save, map, aside.unrecorded)?;
    let terms = aside.terms;
    let sitting = match save.extra[..] {
        [] => strangers(game.seats()),
        _ => aside.sitting,
    };
    let session = Session::new(game, sitting, Revision::default());
    let session = session.map(|session| session.on_terms(terms));
    let screen = session.and_then(|session| TableScreen::new(session, loaded_map));
    screen.ok_or(Unreadable::Damaged)
}

/// Returns a stranger for every seat of a game that was not played at a table.
pub(crate) fn strangers(people: usize) -> Vec<SeatAssignment> {
    let places = (0..people).map(|seat| Station::ALL[seat * Station::ALL.len() / people]);
    let sits = |(place, colour)| SeatAssignment {
        place,
        colour,
        controller: Controller::Person,
    };
    places.zip(PlayerColour::ALL).map(sits).collect()
}

impl Snapshot {
    /// As bytes. Enumerations count as their places in their lists.
    pub fn to_bytes(&self) -> Vec<u8> {
        let clock = self.terms.clock.as_ref();
        let past = clock.map(Clock::past).filter(|past| !past.is_nothing());
        match (&self.terms, past) {
            (terms, Some(past)) => {
                wire::to_bytes(&(self, &self.languages, FOURTH_TERMS, terms, past))
            }
            (terms, None) if *terms != PlayTerms::default() => {
                wire::to_bytes(&(self, &self.languages, THIRD_TERMS, terms))
            }
            _ if self.languages.is_empty() => wire::to_bytes(self),
            _ => wire::to_bytes(&(self, &self.languages)),
        }
    }

    /// Reads a snapshot; `None` if it is invalid. No place and no colour occurs twice, and only one of two players
    /// can have resigned.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let aside = wire::from_bytes(bytes)
            .or_else(|| {
                let (aside, languages): (Self, _) = wire::from_bytes(bytes)?;
                let aside = Self { languages, ..aside };
                // No version has written an empty list.
                (!aside.languages.is_empty()).then_some(aside)
            })
            .or_else(|| {
                let (aside, languages, terms): (Self, _, FirstTerms) = wire::from_bytes(bytes)?;
                aside.with(languages, terms)
            })
            .or_else(|| {
                let (aside, languages, form, terms): (Self, _, u8, SecondTerms) =
                    wire::from_bytes(bytes)?;
                aside
                    .with(languages, terms)
                    .filter(|_| form == SECOND_TERMS)
            })
            .or_else(|| {
                let (aside, languages, form, terms): (Self, _, u8, PlayTerms) =
                    wire::from_bytes(bytes)?;
                aside.with(languages, terms).filter(|_| form == THIRD_TERMS)
            })
            .or_else(|| {
                let (aside, languages, form, mut terms, past): (
                    Self,
                    _,
                    u8,
                    PlayTerms,
                    PastClocks,
                ) = wire::from_bytes(bytes)?;
                let is_written = form == FOURTH_TERMS && !past.is_nothing();
                terms.clock = Some(terms.clock?.remembering(past));
                aside.with(languages, terms).filter(|_| is_written)
            });
        let aside: Self = aside?;
        // All seats have an entry in a list of languages.
        let languages = aside.languages.len();
        if languages > 0 && languages != aside.sitting.len() {
            return None;
        }
        let same =
            |a: &SeatAssignment, b: &SeatAssignment| a.place == b.place || a.colour == b.colour;
        let alone = |(at, one)| !aside.sitting[..at].iter().any(|other| same(one, other));
        let loser = aside.unrecorded.ended.and_then(EarlyEnd::loser);
        let fits = aside.sitting.iter().enumerate().all(alone)
            && loser.is_none_or(|player| player < 2)
            && aside.terms.is_sound();
        fits.then_some(aside)
    }

    /// Returns the same with languages and terms; `None` for terms that no version writes.
    fn with(self, languages: Vec<String>, terms: impl Into<PlayTerms>) -> Option<Self> {
        let terms = terms.into();
        let is_written = terms != PlayTerms::default();
        is_written.then_some(Self {
            languages,
            terms,
            ..self
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Cell, Level, Strength, TimeLimit};
    use session::{Clock, Draft, Proposal, Score};

    fn aside() -> Snapshot {
        let sits = |place, colour, controller| SeatAssignment {
            place,
            colour,
            controller,
        };
        let computer = Controller::Computer;
        Snapshot {
            number: 300,
            sitting: vec![
                sits(Station::NearLeft, PlayerColour::Orange, Controller::Person),
                sits(
                    Station::Left,
                    PlayerColour::Sky,
                    computer(Level::Fixed(Strength::Easy)),
                ),
                sits(
                    Station::FarLeft,
                    PlayerColour::Green,
                    computer(Level::Fixed(Strength::Medium)),
                ),
                sits(
                    Station::FarRight,
                    PlayerColour::Red,
                    computer(Level::Fixed(Strength::Hard)),
                ),
                sits(Station::Right, PlayerColour::Blue, Controller::Person),
                sits(Station::NearRight, PlayerColour::Pink, Controller::Person),
            ],
            unrecorded: Unrecorded {
                ended: Some(EarlyEnd::Resigned(1)),
                seen: true,
                draft: Draft {
                    touched: vec![Cell::new(3, 4)],
                    special: Some("swap".into()),
                },
            },
            languages: Vec::new(),
            terms: PlayTerms::default(),
        }
    }

    /// Later versions have to read saves of today, so these bytes must stay as they are.
    #[test]
    fn the_bytes_of_a_snapshot_stay_the_same() {
        let bytes = aside().to_bytes();
        let expected = [
            &[0xac, 2, 6],
            &[0, 0, 0][..],
            &[1, 1, 1, 0],
            &[2, 2, 1, 1],
            &[3, 3, 1, 2],
            &[4, 4, 0],
            &[5, 5, 0],
            &[1, 0, 1, 1],
            &[1, 3, 4],
            &[1, 4],
            b"swap",
        ];
        assert_eq!(bytes, expected.concat());
        assert_eq!(Snapshot::from_bytes(&bytes), Some(aside()));
    }

    /// Terms of two players come last, with or without chosen languages.
    #[test]
    fn terms_mean_the_same_for_ever() {
        let mut timed = aside();
        timed.terms = PlayTerms {
            drawn: true,
            clock: Some(Clock::new(TimeLimit::FiveMinutes)),
            proposed: Some((1, Proposal::Draw)),
            ..PlayTerms::default()
        };
        let first = [
            &[0, 1, 1, 1][..],
            &[0xe0, 0xa7, 18],
            &[0xe0, 0xa7, 18],
            &[1, 1, 0],
        ];
        let first = [aside().to_bytes(), first.concat()].concat();
        assert_eq!(Snapshot::from_bytes(&first), Some(timed.clone()));
        timed.terms.score = Score::default().after(Some(1)).after(None);
        let second = [
            &[0, 2, 1, 1, 1][..],
            &[0xe0, 0xa7, 18],
            &[0xe0, 0xa7, 18],
            &[1, 1, 0],
            &[1, 3],
        ];
        let second = [aside().to_bytes(), second.concat()].concat();
        assert_eq!(Snapshot::from_bytes(&second), Some(timed.clone()));
        let limits = [TimeLimit::FiveMinutes, TimeLimit::TwoMinutes];
        timed.terms.clock = Some(Clock::unequal(limits).with_increment(5));
        timed.terms.declined = Some((0, Proposal::TakeBack));
        timed.terms.ahead = Some((1, 2));
        let third = [
            &[0, 3, 1, 1, 1, 0, 5][..],
            &[0xe0, 0xa7, 18],
            &[0xc0, 0xa9, 7],
            &[1, 1, 0],
            &[1, 0, 1],
            &[1, 3],
            &[1, 1, 2],
        ];
        let bytes = timed.to_bytes();
        assert_eq!(bytes, [aside().to_bytes(), third.concat()].concat());
        assert_eq!(Snapshot::from_bytes(&bytes), Some(timed.clone()));
        let begun = [&[2, 0][..], &[0xe0, 0xa7, 18], &[0xc0, 0xa9, 7], &[1, 5, 6]].concat();
        let past: PastClocks = wire::from_bytes(&begun).expect("two turns");
        let clock = timed.terms.clock.clone().expect("there are clocks");
        timed.terms.clock = Some(clock.remembering(past));
        let mut fourth = [aside().to_bytes(), third.concat(), begun].concat();
        fourth[aside().to_bytes().len() + 1] = 4;
        assert_eq!(timed.to_bytes(), fourth);
        let read = Snapshot::from_bytes(&fourth).expect("what was written is read");
        assert_eq!(read.to_bytes(), fourth);
        assert_eq!(read, timed);
        let last = fourth.len() - 3;
        fourth[last] = 0;
        assert_eq!(Snapshot::from_bytes(&fourth), None, "no turn comes twice");
        timed.languages = vec!["de".into(); 6];
        assert_eq!(Snapshot::from_bytes(&timed.to_bytes()), Some(timed));
        let nothing = (
            aside(),
            Vec::<String>::new(),
            THIRD_TERMS,
            PlayTerms::default(),
        );
        let none = wire::to_bytes(&nothing);
        assert_eq!(Snapshot::from_bytes(&none), None, "nobody writes that");
    }

    #[test]
    fn an_impossible_snapshot_is_refused() {
        let bytes = aside().to_bytes();
        for length in 0..bytes.len() {
            assert_eq!(
                Snapshot::from_bytes(&bytes[..length]),
                None,
                "cut to {length}"
            );
        }
        assert_eq!(Snapshot::from_bytes(&[&bytes[..], &[0]].concat()), None);
        let mut twice = aside();
        twice.sitting[1].place = Station::NearLeft;
        assert_eq!(Snapshot::from_bytes(&twice.to_bytes()), None);
        let mut twice = aside();
        twice.sitting[5].colour = PlayerColour::Sky;
        assert_eq!(Snapshot::from_bytes(&twice.to_bytes()), None);
        let mut third = aside();
        third.unrecorded.ended = Some(EarlyEnd::Resigned(2));
        assert_eq!(Snapshot::from_bytes(&third.to_bytes()), None);
    }

    #[test]
    fn only_what_the_rules_offer_is_drafted() {
        use rules::connection::Connection;
        use rules::record::Record;
        use session::cabinet::{Cabinet, GameDef};
        use session::connection::GAME;
        let mut record = Record::new(Connection::new(Default::default()).unwrap());
        record.play("d4".parse().unwrap()).unwrap();
        let drafted = |special: &str| {
            let mut aside = aside();
            aside.sitting.truncate(2);
            aside.unrecorded.ended = None;
            aside.unrecorded.draft = Draft {
                touched: Vec::new(),
                special: Some(special.into()),
            };
            let save = Save::of(&record, aside.to_bytes()).unwrap();
            const DEFS: &[&GameDef] = &[&GAME];
            const GAMES: Cabinet = Cabinet::new(DEFS);
            let restored = restore(&save, GAMES, None).expect("the save is whole");
            let board = restored.session().board().expect("it is a game for two");
            board.draft().special.clone()
        };
        assert_eq!(drafted("swap").as_deref(), Some("swap"));
        for special in ["pass", "", "d4"] {
            assert_eq!(drafted(special), None, "{special}");
        }
    }
}
