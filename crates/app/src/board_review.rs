//! A game for two that is looked back at once it is over: the board turn by turn, who stood how well, where that
//! tipped, and what was better. The engine is asked about one position after
//! another, so that what is known grows while somebody looks. None of it is kept.

use base::sort::{sort_few, sort_few_by};
use std::any::Any;

use super::board_table::BoardTable;
use super::looking_back::LookingBack;
use super::replay::Replay;
use super::table::TableScreen;
use base::words::{self, Message};
use rules::Cell;
use rules::request::{EngineRequest, Verdict};
use scene::{Network, ReviewTarget};
use session::{Seat, Session};

/// So many turning points are shown at most.
const TURNING_POINTS: usize = 3;
/// What a turn has to lose to be one of them, of a whole win. Less is chance: the engine thinks for a moment only.
const TIPS: f32 = 0.15;

/// A finger that is so near a turning point, as a share of the whole way, goes there.
const DRAWN: f32 = 0.02;
/// They are more than this part of the game apart, so that a finger can choose between them: what follows upon a
/// mistake is mostly the same mistake.
const APART: usize = 12;

/// What is known of a position.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    /// What the one who began could expect: 1 for a win, 0 for a loss.
    expects: f32,
    /// Whose turn it was, and what the engine says of it; nothing where the game was over.
    best: Option<(Seat, Verdict)>,
}

/// A game that is looked back at.
#[derive(Clone, Debug)]
pub struct BoardReview {
    /// At whose seat the controls are.
    pub seat: Seat,
    /// How many turns are shown.
    replay: Replay,
    /// The game as it stood then.
    shown: Box<TableScreen>,
    /// What is known of the positions, from the first one on.
    seen: Vec<Seen>,
    /// Why no more will be known.
    broken: Option<Message>,
}

impl BoardReview {
    /// A look back at a game that is over, from its end, at a seat; and the first question about it.
    pub fn new(table: &TableScreen, seat: Seat) -> Option<(Self, EngineRequest)> {
        let game = table.session().game();
        let request = game.analysis(0)?;
        let review = Self {
            seat,
            replay: Replay::new(game.moves(), game.turn_ends()),
            shown: Box::new(as_it_was(table, game.moves())),
            seen: Vec::new(),
            broken: None,
        };
        Some((review, request))
    }

    /// The review of a screen, if a game for two is looked back at there.
    pub fn of(table: &TableScreen) -> Option<&Self> {
        table.looking_back()?.as_any().downcast_ref()
    }

    /// The game as it stood at the turn that is shown.
    pub fn board(&self) -> Option<BoardTable<'_>> {
        self.shown.board()
    }

    /// What a seat could expect at each position of which that is known, from the first one on.
    pub fn curve(&self, seat: Seat) -> impl Iterator<Item = f32> {
        self.seen.iter().map(move |seen| match seat {
            0 => seen.expects,
            _ => 1.0 - seen.expects,
        })
    }

    /// What a seat could expect at the position that is shown, in hundredths, once that is known.
    pub fn percent(&self, seat: Seat) -> Option<u32> {
        let expects = self.curve(seat).nth(self.replay.at())?;
        // What is proved is told as such, and what is not never looks so.
        let percent = (100.0 * expects).round() as u32;
        Some(match expects {
            0.0 | 1.0 => percent,
            _ => percent.clamp(1, 99),
        })
    }

    /// How many positions are known, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.seen.len(), self.replay.steps() + 1)
    }

    /// Why no more will be known.
    pub fn broken(&self) -> Option<&Message> {
        self.broken.as_ref()
    }

    /// What the engine says of the position that is shown.
    pub fn verdict(&self) -> Option<&Verdict> {
        let seen = self.seen.get(self.replay.at())?;
        seen.best.as_ref().map(|(_, verdict)| verdict)
    }

    /// The cells of the better turn, where one was missed.
    pub fn better(&self) -> Option<&[Cell]> {
        let verdict = self.verdict().filter(|verdict| !verdict.as_played)?;
        Some(&verdict.touches[..]).filter(|cells| !cells.is_empty())
    }

    /// The turns that tipped the game, as how many turns were played before, in their order.
    pub fn turning_points(&self) -> Vec<usize> {
        let pairs = self.seen.iter().zip(self.seen.iter().skip(1));
        let lost = pairs.enumerate().filter_map(|(at, (before, after))| {
            let (seat, verdict) = before.best.as_ref()?;
            let gain = after.expects - before.expects;
            let lost = if *seat == 0 { -gain } else { gain };
            (lost >= TIPS && !verdict.as_played).then_some((at, lost))
        });
        let mut worst: Vec<_> = lost.collect();
        sort_few_by(&mut worst, |(_, a), (_, b)| a > b);
        let mut turns: Vec<usize> = Vec::new();
        for (at, _) in worst {
            let is_apart = |&other: &usize| at.abs_diff(other) * APART > self.replay.steps();
            if turns.len() < TURNING_POINTS && turns.iter().all(is_apart) {
                turns.push(at);
            }
        }
        sort_few(&mut turns);
        turns
    }

    /// Whether somebody can play on from what is shown: not where the rules have ended the game.
    pub fn goes_on(&self) -> bool {
        self.shown.session().to_act().is_some() || self.is_early_end()
    }

    /// Whether the end is shown of a game that somebody has given up, or that ran out of time.
    fn is_early_end(&self) -> bool {
        self.board()
            .and_then(|board| board.ended())
            .is_some_and(|ended| ended.early.is_some())
    }

    /// Takes up what the engine says of the next position, and asks about the one after that.
    fn take(&mut self, session: &Session, verdict: Verdict) -> Option<EngineRequest> {
        let (game, at) = (session.game(), self.seen.len());
        let seat = game.after(at).to_act()?;
        self.seen.push(Seen {
            expects: match seat {
                0 => verdict.expects,
                _ => 1.0 - verdict.expects,
            },
            best: Some((seat, verdict)),
        });
        let next = self.seen.len();
        let request = game.analysis(next);
        if request.is_none() && next == game.moves() {
            let ended = game.as_board().and_then(|board| board.ended());
            self.seen.extend(ended.map(|ended| Seen {
                expects: match ended.winner {
                    Some(0) => 1.0,
                    Some(_) => 0.0,
                    None => 0.5,
                },
                best: None,
            }));
        }
        request
    }
}

/// The screen of a game as it stood after so many turns. The end stays as it is: how a game was ended early is not
/// in its record.
fn as_it_was(table: &TableScreen, turns: usize) -> TableScreen {
    let mut shown = match turns == table.session().moves() {
        true => table.without_review(),
        false => table.after(turns),
    };
    (shown.upright, shown.crowded) = (table.upright, table.crowded);
    shown
}

impl LookingBack for BoardReview {
    fn replay(&mut self) -> &mut Replay {
        &mut self.replay
    }

    fn shown_so_far(&self) -> &Replay {
        &self.replay
    }

    fn shows(&self, _: Network) -> bool {
        false
    }

    fn answered(
        &mut self,
        session: &Session,
        answer: Result<String, Message>,
    ) -> Option<EngineRequest> {
        let verdict = answer.and_then(|answer| {
            let verdict = answer.parse::<Verdict>();
            verdict.map_err(|_| words::rail_review_unreadable())
        });
        match verdict {
            Ok(verdict) => self.take(session, verdict),
            Err(why) => {
                self.broken = Some(why);
                None
            }
        }
    }

    fn press(&mut self, session: &Session, target: ReviewTarget) {
        match target {
            ReviewTarget::Player(place) => {
                self.seat = session.seat_at(place).unwrap_or(self.seat);
            }
            ReviewTarget::Turning => {
                let (points, at) = (self.turning_points(), self.replay.at());
                let later = points.iter().find(|&&point| point > at);
                if let Some(&next) = later.or(points.first()) {
                    self.replay.go_to(next);
                }
            }
            ReviewTarget::Open
            | ReviewTarget::Network(_)
            | ReviewTarget::Close
            | ReviewTarget::Back => {}
        }
    }

    fn open_question(&self, session: &Session) -> Option<EngineRequest> {
        let next = self.seen.len();
        session
            .game()
            .analysis(next)
            .filter(|_| self.broken.is_none())
    }

    /// Near a dot a finger means that: it is broader than a turn of a long game.
    fn seek_share(&mut self, share: f32) {
        let along = |turns: usize| turns as f32 / self.replay.steps().max(1) as f32;
        let far = |turns: usize| (along(turns) - share).abs();
        let mut points = self.turning_points();
        points.retain(|&point| far(point) < DRAWN);
        match points
            .into_iter()
            .min_by(|&a, &b| far(a).total_cmp(&far(b)))
        {
            Some(point) => self.replay.go_to(point),
            None => self.replay.seek_share(share),
        }
    }

    fn follow(&mut self, table: &TableScreen) {
        *self.shown = as_it_was(table, self.replay.at());
    }

    fn boxed(&self) -> Box<dyn LookingBack> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
