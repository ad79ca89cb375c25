//! Terms of a game beyond its rules: the agreements before it, and their results so far.

use serde::{Deserialize, Serialize};

use base::words::{self, Message};

use super::clock::EqualClock;
use super::{Clock, Seat};

/// Maximum head start, in stones, swaps or cars.
pub const MOST_AHEAD: u8 = 3;

/// Returns the next larger head start, and no head start after the maximum.
pub fn one_more_ahead(by: u8) -> u8 {
    (by + 1) % (MOST_AHEAD + 1)
}

/// Proposal of one of two people, which takes effect if the other one agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Proposal {
    /// To end the game without a winner.
    Draw,
    /// To go back to before the last turn of the seat that proposes it.
    TakeBack,
}

/// Terms agreed before a match, and their state so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayTerms {
    /// True if a coin toss decided the first player.
    pub drawn: bool,
    /// The clocks of two players, if they play by the clock.
    pub clock: Option<Clock>,
    /// Proposal of a seat that has no answer yet.
    pub proposed: Option<(Seat, Proposal)>,
    /// Proposal that was declined in this turn, and the seat that made it.
    pub declined: Option<(Seat, Proposal)>,
    /// Score of the games before this one between these two.
    pub score: Score,
    /// The seat that began ahead, and by how much.
    pub ahead: Option<(Seat, u8)>,
}

/// The terms as the first saves hold them: they are read, and not written any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstTerms {
    drawn: bool,
    clock: Option<EqualClock>,
    offer: Option<Seat>,
    declined: Option<Seat>,
}

impl From<FirstTerms> for PlayTerms {
    fn from(first: FirstTerms) -> Self {
        let draw = |seat| (seat, Proposal::Draw);
        Self {
            drawn: first.drawn,
            clock: first.clock.map(Clock::from),
            proposed: first.offer.map(draw),
            declined: first.declined.map(draw),
            ..Self::default()
        }
    }
}

/// The terms in later saves, from before unequal clocks and taking turns back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecondTerms {
    first: FirstTerms,
    score: Score,
}

impl From<SecondTerms> for PlayTerms {
    fn from(SecondTerms { first, score }: SecondTerms) -> Self {
        Self {
            score,
            ..first.into()
        }
    }
}

impl Proposal {
    /// Returns the message for the person whose proposal was declined.
    pub fn declined(self) -> Message {
        match self {
            Self::Draw => words::duel_draw_declined(),
            Self::TakeBack => words::duel_back_declined(),
        }
    }
}

impl PlayTerms {
    /// Returns the terms of another game between the two, who change seats: time limits and head start stay with
    /// their players.
    #[must_use]
    pub fn for_another(&self) -> Self {
        Self {
            clock: self.clock.as_ref().map(Clock::reversed),
            ahead: self.ahead.map(|(seat, by)| (1 - seat, by)),
            ..Self::default()
        }
    }

    /// Returns true if the terms fit a game for two, or are empty.
    pub fn is_sound(&self) -> bool {
        let mut proposals = [self.proposed, self.declined].into_iter().flatten();
        let clock = self.clock.as_ref();
        proposals.all(|(seat, _)| seat < 2)
            && self.ahead.is_none_or(|(seat, _)| seat < 2)
            && clock.is_none_or(Clock::is_sound)
    }

    /// Returns the same terms with clocks rounded to whole seconds.
    #[must_use]
    pub fn by_the_second(&self) -> Self {
        let mut terms = self.clone();
        if let Some(clock) = &mut terms.clock {
            clock.round_up();
        }
        terms
    }
}

/// Score of consecutive games between two players, in halves: two for a win, one each for a draw.
///
/// ```
/// use session::Score;
///
/// let score = Score::default().after(Some(0)).after(Some(0)).after(None);
/// assert_eq!((score.points(0), score.points(1)), ("2½".into(), "½".into()));
/// assert_eq!(score.reversed().points(0), "½");
/// assert!(!score.is_nothing() && Score::default().is_nothing());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    halves: [u32; 2],
}

impl Score {
    /// Returns true if the score is empty.
    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }

    /// Returns the score after one more game with its winner; `None` for a draw.
    #[must_use]
    pub fn after(self, winner: Option<Seat>) -> Self {
        let mut halves = self.halves;
        for (seat, halves) in halves.iter_mut().enumerate() {
            let more = match winner {
                Some(winner) if winner == seat => 2,
                Some(_) => 0,
                None => 1,
            };
            *halves = halves.saturating_add(more);
        }
        Self { halves }
    }

    /// The score when the two have changed seats.
    #[must_use]
    pub fn reversed(self) -> Self {
        let [one, other] = self.halves;
        Self {
            halves: [other, one],
        }
    }

    /// Returns true if a seat is at least two wins behind.
    pub fn trails(self, seat: Seat) -> bool {
        let [one, other] = self.halves;
        let (own, others) = if seat == 0 {
            (one, other)
        } else {
            (other, one)
        };
        others >= own.saturating_add(4)
    }

    /// Returns the points of a seat, as people write them: a half for a draw.
    pub fn points(self, seat: Seat) -> String {
        let halves = self.halves.get(seat).copied().unwrap_or_default();
        match (halves / 2, halves % 2) {
            (whole, 0) => whole.to_string(),
            (0, _) => "½".into(),
            (whole, _) => format!("{whole}½"),
        }
    }
}
