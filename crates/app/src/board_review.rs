//! A game for two that is looked back at once it is over: the board turn by turn, who stood how well, where that
//! tipped, and what was better. The engine is asked about one position after another, so that what is known grows while
//! somebody looks: about all of them for a moment, then about the one that is shown for longer and longer, and about the
//! turns that tipped the game. None of it is kept.

use base::sort::{sort_few, sort_few_by};
use std::any::Any;

use super::board_table::BoardTable;
use super::looking_back::LookingBack;
use super::replay::Replay;
use super::table::TableScreen;
use base::words::{self, Message};
use rules::Cell;
use rules::request::{DEEPER_MS, EngineRequest, POSITION_MS, Verdict};
use scene::{Network, ReviewTarget};
use session::{Seat, Session};

/// So many turns that tipped the game are shown at most.
const TURNING_POINTS: usize = 3;
/// What a turn has to lose to be one of them, of a whole win. Less is chance: the engine thinks for a moment only.
const TIPS: f32 = 0.15;
/// Of a side that has none of them its worst turn is shown that is not beside another, if it has lost so much.
const SLIPS: f32 = 0.04;

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
    /// Milliseconds for which the engine has thought about it.
    millis: u16,
}

impl Seen {
    /// The time for which the engine should think about it next, up to so much; `None` if it has, or if all is proved.
    fn deeper(&self, most: u16) -> Option<u16> {
        let is_open = self.best.is_some() && self.expects > 0.0 && self.expects < 1.0;
        let longer = DEEPER_MS.into_iter().find(|&millis| millis > self.millis);
        longer.filter(|&millis| is_open && millis <= most)
    }
}

/// A question about the position after so many turns, and the milliseconds for it.
type Question = (usize, u16);

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
    /// The question that the engine has not answered yet.
    asked: Option<Question>,
}

impl BoardReview {
    /// A look back at a game that is over, from its end, at a seat; and the first question about it.
    pub fn new(table: &TableScreen, seat: Seat) -> Option<(Self, EngineRequest)> {
        let game = table.session().game();
        let request = game.analysis(0, POSITION_MS)?;
        let review = Self {
            seat,
            replay: Replay::new(game.moves(), game.turn_ends()),
            shown: Box::new(as_it_was(table, game.moves())),
            seen: Vec::new(),
            broken: None,
            asked: Some((0, POSITION_MS)),
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

    /// Milliseconds for which the engine has thought about the position that is shown.
    pub fn thought_for(&self) -> u16 {
        let seen = self.seen.get(self.replay.at());
        seen.map_or(POSITION_MS, |seen| seen.millis)
    }

    /// The cells of the better turn, where one was missed.
    pub fn better(&self) -> Option<&[Cell]> {
        let verdict = self.verdict().filter(|verdict| !verdict.as_played)?;
        Some(&verdict.touches[..]).filter(|cells| !cells.is_empty())
    }

    /// The turns that tipped the game and, of a side that has played none of them, its worst one: as how many turns were
    /// played before, in their order.
    pub fn turning_points(&self) -> Vec<usize> {
        let worst = self.worst_turns();
        let mut turns: Vec<usize> = Vec::new();
        let is_apart = |turns: &[usize], at: usize| {
            let far = |&other: &usize| at.abs_diff(other) * APART > self.replay.steps();
            turns.iter().all(far)
        };
        let tipped = worst.iter().filter(|worst| worst.lost >= TIPS);
        for &Worst { at, .. } in tipped {
            if turns.len() < TURNING_POINTS && is_apart(&turns, at) {
                turns.push(at);
            }
        }
        for seat in [0, 1] {
            let mut own = worst.iter().filter(|worst| worst.seat == seat);
            let has_one = own.clone().any(|worst| turns.contains(&worst.at));
            let slip = own.find(|worst| is_apart(&turns, worst.at));
            turns.extend(slip.filter(|_| !has_one).map(|worst| worst.at));
        }
        sort_few(&mut turns);
        turns
    }

    /// The turns that have lost something though another was better, the worst first.
    fn worst_turns(&self) -> Vec<Worst> {
        let pairs = self.seen.iter().zip(self.seen.iter().skip(1));
        let lost = pairs.enumerate().filter_map(|(at, (before, after))| {
            let (seat, verdict) = before.best.as_ref()?;
            let gain = after.expects - before.expects;
            let (seat, lost) = (*seat, if *seat == 0 { -gain } else { gain });
            (lost >= SLIPS && !verdict.as_played).then_some(Worst { at, seat, lost })
        });
        let mut worst: Vec<_> = lost.collect();
        sort_few_by(&mut worst, |one, other| one.lost > other.lost);
        worst
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

    /// Records the verdict on a position.
    fn take(&mut self, session: &Session, (at, millis): Question, verdict: Verdict) {
        let game = session.game();
        let Some(seat) = game.after(at).to_act() else {
            return;
        };
        let seen = Seen {
            expects: match seat {
                0 => verdict.expects,
                _ => 1.0 - verdict.expects,
            },
            best: Some((seat, verdict)),
            millis,
        };
        match self.seen.get_mut(at) {
            Some(known) => *known = seen,
            None => self.seen.push(seen),
        }
        let next = self.seen.len();
        if next == game.moves() && game.analysis(next, POSITION_MS).is_none() {
            let ended = game.as_board().and_then(|board| board.ended());
            self.seen.extend(ended.map(|ended| Seen {
                expects: match ended.winner {
                    Some(0) => 1.0,
                    Some(_) => 0.0,
                    None => 0.5,
                },
                best: None,
                millis: 0,
            }));
        }
    }

    /// The question that tells most now: every position for a moment, then the one that is shown with the next one for
    /// longer, then the turns that tipped the game with what they led to. So what a turn has lost is told by two looks of
    /// the same length.
    fn next(&self) -> Option<Question> {
        let [first, _] = DEEPER_MS;
        if self.broken.is_some() {
            return None;
        }
        if self.seen.len() <= self.replay.steps() {
            return Some((self.seen.len(), POSITION_MS));
        }
        let deeper = |at: usize, most: u16| {
            let millis = self.seen.get(at)?.deeper(most)?;
            Some((at, millis))
        };
        let shown = [self.replay.at(), self.replay.at() + 1];
        let mut steps = DEEPER_MS.into_iter();
        let shown = steps.find_map(|most| shown.into_iter().find_map(|at| deeper(at, most)));
        let shown = shown.filter(|_| !self.replay.plays());
        shown.or_else(|| {
            let tipped = self.turning_points().into_iter();
            let mut around = tipped.flat_map(|at| [at, at + 1]);
            around.find_map(|at| deeper(at, first))
        })
    }

    /// Asks the next question, unless the engine still thinks about the last one.
    fn ask(&mut self, session: &Session) -> Option<EngineRequest> {
        let (at, millis) = self.next().filter(|_| self.asked.is_none())?;
        let request = session.game().analysis(at, millis)?;
        self.asked = Some((at, millis));
        Some(request)
    }
}

/// A turn that has lost something.
struct Worst {
    /// So many turns were played before.
    at: usize,
    /// Whose it was.
    seat: Seat,
    /// Its loss, of a whole win.
    lost: f32,
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
        match (verdict, self.asked.take()) {
            (Ok(verdict), Some(asked)) => self.take(session, asked, verdict),
            (Ok(_), None) => {}
            (Err(why), _) => self.broken = Some(why),
        }
        self.ask(session)
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

    fn next_question(&mut self, session: &Session, is_lost: bool) -> Option<EngineRequest> {
        if is_lost {
            self.asked = None;
        }
        self.ask(session)
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
