//! A game of Transglobal Rail on the table: the record, who sits at which seat, which city lists
//! are open, and the results that wait to be seen.

use crate::games::transglobal_rail::{
    Event as Happened, LinkId, MapId, NodeId, Phase, Refusal, RoundReport, Seat, Step,
    TransglobalRail,
};
use crate::record::Record;
use crate::table::Place;

use super::atlas::Atlas;
use super::input::Sound;
use super::lobby::Sitting;
use super::review::Review;

use std::rc::Rc;

/// A round that has ended and has not been seen by everybody yet.
#[derive(Clone, Debug)]
pub struct Ended {
    /// Who connected, what each paid, the banks.
    pub report: RoundReport,
    /// The game as it stood before the next round was dealt: its rails are still to be seen.
    pub board: TransglobalRail,
    /// The round, while people look back at it.
    review: Option<Box<Review>>,
}

/// A running game.
#[derive(Clone, Debug)]
pub struct Play {
    /// Which map is played on.
    pub map: MapId,
    /// The map with its still pictures.
    pub atlas: Rc<Atlas>,
    /// Who sits at which of the game's seats, clockwise.
    pub sitting: Vec<Sitting>,
    record: Record<TransglobalRail>,
    open: Vec<bool>,
    ended: Option<Ended>,
    turn: u32,
    /// The links that each seat has built in its last turn of the round.
    last: Vec<Vec<LinkId>>,
}

impl Play {
    /// A game that has just begun.
    pub fn new(
        map: MapId,
        atlas: Rc<Atlas>,
        sitting: Vec<Sitting>,
        record: Record<TransglobalRail>,
    ) -> Self {
        let open = vec![false; sitting.len()];
        let last = vec![Vec::new(); sitting.len()];
        Self {
            map,
            atlas,
            sitting,
            record,
            open,
            ended: None,
            turn: 0,
            last,
        }
    }

    /// A game that was kept, with its results if they wait to be seen and were not. `None` if not
    /// as many people sit here as play.
    pub fn restored(
        map: MapId,
        atlas: Rc<Atlas>,
        sitting: Vec<Sitting>,
        record: &Record<TransglobalRail>,
        seen: bool,
    ) -> Option<Self> {
        if sitting.len() != record.start().setup().seats {
            return None;
        }
        let start = Record::new(record.start().clone());
        let mut play = Self::new(map, atlas, sitting, start);
        for &step in record.steps() {
            play.ended = None;
            play.play(step).ok()?;
        }
        if seen {
            play.go_on();
        }
        Some(play)
    }

    /// The game with its history.
    pub fn record(&self) -> &Record<TransglobalRail> {
        &self.record
    }

    /// The game as it stood after so many steps.
    #[must_use]
    pub fn rewound(&self, steps: usize) -> Self {
        let (atlas, sitting) = (self.atlas.clone(), self.sitting.clone());
        let until = self.record.until(steps);
        let rewound = Self::restored(self.map, atlas, sitting, &until, false);
        rewound.unwrap_or_else(|| self.clone())
    }

    /// The game as it stands by its rules.
    pub fn game(&self) -> &TransglobalRail {
        self.record.now()
    }

    /// The game as it is shown: while results are being read, as it stood when the round ended.
    pub fn board(&self) -> &TransglobalRail {
        self.ended
            .as_ref()
            .map_or(self.record.now(), |ended| &ended.board)
    }

    /// The results that wait to be seen.
    pub fn ended(&self) -> Option<&Ended> {
        self.ended.as_ref()
    }

    /// The round that people look back at.
    pub fn review(&self) -> Option<&Review> {
        self.ended.as_ref()?.review.as_deref()
    }

    /// The same, to be changed.
    pub fn review_mut(&mut self) -> Option<&mut Review> {
        self.ended.as_mut()?.review.as_deref_mut()
    }

    /// Looks back at the round whose results are being read, first for a seat. The number is that of
    /// the question for its cheapest networks.
    pub fn open_review(&mut self, seat: Seat, asked: u32) {
        if let Some(ended) = &mut self.ended {
            let review = Review::new(&self.record, ended.report.round, seat, asked);
            ended.review = Some(Box::new(review));
        }
    }

    /// Goes back to the results.
    pub fn close_review(&mut self) {
        if let Some(ended) = &mut self.ended {
            ended.review = None;
        }
    }

    /// How many turns have been confirmed: a finger that went down in an earlier one does nothing.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// The game's seat at a place.
    pub fn seat_at(&self, place: Place) -> Option<Seat> {
        self.sitting
            .iter()
            .position(|sitting| sitting.place == place)
    }

    /// The seat that may act now; nobody while results are being read.
    pub fn acting(&self) -> Option<Seat> {
        if self.ended.is_some() {
            None
        } else {
            self.game().to_act()
        }
    }

    /// The seat that may act now if a person sits there.
    pub fn person(&self) -> Option<Seat> {
        self.acting()
            .filter(|&seat| self.sitting[seat].computer.is_none())
    }

    /// The links that a seat has built in its last turn of this round; none while it is on turn.
    pub fn last_turn(&self, seat: Seat) -> &[LinkId] {
        if self.acting() == Some(seat) {
            &[]
        } else {
            &self.last[seat]
        }
    }

    /// Whether a seat's city list is open.
    pub fn is_open(&self, seat: Seat) -> bool {
        self.open[seat]
    }

    /// Opens or closes a seat's city list. While results are being read all stay closed, because
    /// the next round's cities are dealt already.
    pub fn set_open(&mut self, seat: Seat, open: bool) {
        self.open[seat] = open && self.ended.is_none();
    }

    /// Everybody has seen the results.
    pub fn go_on(&mut self) {
        if self.game().phase() != Phase::Over {
            self.ended = None;
        }
    }

    /// Touches an intersection: the hub goes there.
    ///
    /// # Errors
    /// The rules' refusal; nothing has changed then.
    pub fn touch_node(&mut self, node: NodeId) -> Result<Vec<Sound>, Refusal> {
        self.play(Step::Hub(node))
    }

    /// Touches a link: a rail is laid there.
    ///
    /// # Errors
    /// The rules' refusal; nothing has changed then.
    pub fn touch_link(&mut self, link: LinkId) -> Result<Vec<Sound>, Refusal> {
        let link = self.game().map().links()[link];
        self.play(Step::Link(link.a, link.b))
    }

    /// A step as the rules have it.
    ///
    /// # Errors
    /// The rules' refusal; nothing has changed then.
    pub fn step(&mut self, step: Step) -> Result<Vec<Sound>, Refusal> {
        match step {
            Step::Hub(_) | Step::Link(..) => self.play(step),
            Step::Discard | Step::Ok => self.end_turn(step),
        }
    }

    /// Confirms; the seat's city list closes.
    ///
    /// # Errors
    /// The rules' refusal; nothing has changed then.
    pub fn confirm(&mut self) -> Result<Vec<Sound>, Refusal> {
        self.end_turn(Step::Ok)
    }

    /// Discards the $1 that is left, which ends the turn; the seat's city list closes.
    ///
    /// # Errors
    /// The rules' refusal; nothing has changed then.
    pub fn discard(&mut self) -> Result<Vec<Sound>, Refusal> {
        self.end_turn(Step::Discard)
    }

    /// Takes back the last build; whether the rules allowed it.
    pub fn undo(&mut self) -> bool {
        self.game().may_undo() && self.record.undo().is_some()
    }

    fn end_turn(&mut self, step: Step) -> Result<Vec<Sound>, Refusal> {
        let seat = self.acting();
        let sounds = self.play(step)?;
        self.turn += 1;
        if let Some(seat) = seat {
            self.set_open(seat, false);
        }
        Ok(sounds)
    }

    fn play(&mut self, step: Step) -> Result<Vec<Sound>, Refusal> {
        let before = self.game().clone();
        let happened = self.record.play(step)?;
        let mut sounds = match (step, before.to_act()) {
            (Step::Discard | Step::Ok, Some(seat)) => {
                self.last[seat] = before.this_turn().to_vec();
                vec![]
            }
            _ => vec![Sound::Rail],
        };
        for event in happened {
            match event {
                Happened::Connected(_) => sounds.push(Sound::Ding),
                Happened::RoundEnded(report) => {
                    self.open.fill(false);
                    self.last.fill(Vec::new());
                    self.ended = Some(Ended {
                        report,
                        board: before.clone(),
                        review: None,
                    });
                }
                Happened::GameOver => sounds.push(Sound::Fanfare),
                Happened::RoundBegins { .. } | Happened::FinishingBegins => {}
            }
        }
        Ok(sounds)
    }
}
