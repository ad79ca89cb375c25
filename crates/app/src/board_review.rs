//! Review of a finished game for two: the board turn by turn, the standing of each side, the turns that tipped the
//! game, and better moves. The engine analyses one position after another, so knowledge grows during the review. It
//! gives all positions a moment, then the position on the board more and more time, then the turns that tipped the
//! game. A player who touches the board tries another turn. None of this is saved.

mod lines;
mod trying;

use base::sort::{sort_few, sort_few_by};
use std::any::Any;

use super::board_table::BoardTable;
use super::looking_back::LookingBack;
use super::replay::Replay;
use super::table::TableScreen;
use base::words::{self, Message};
pub use lines::{ToldLine, ToldTurn};
use rules::request::{Certain, DEEPER_MS, EngineRequest, POSITION_MS, Verdict};
use scene::{Network, ReviewTarget, Seek};
use session::{Command, Match, Refused, Seat, Session};
use trying::{Tried, Trying};

/// Maximum number of turning points.
const TURNING_POINTS: usize = 3;
/// Least loss of a turning point, as a share of a whole win.
///
/// A smaller loss is chance, because the engine thinks for a moment only.
const TIPS: f32 = 0.15;
/// Least loss of a worst turn. A side without a turning point shows its worst turn, unless another marked turn is
/// near.
const SLIPS: f32 = 0.04;

/// A finger that is so near a turning point, as a share of the whole way, goes there.
const DRAWN: f32 = 0.02;
/// Marked turns are more than this part of the game apart, so that a finger can choose between them. What follows a
/// mistake is mostly the same mistake.
const APART: usize = 12;

/// Evaluation of a position.
#[derive(Clone, Debug, PartialEq)]
struct Seen {
    /// Expectation of the player who began: 1 for a win, 0 for a loss.
    expects: f32,
    /// The engine's verdict on the turn; nothing where the game was over.
    best: Option<Best>,
    /// Proof about the position, once the worker has searched for one.
    certain: Option<Certain>,
    /// Milliseconds for which the engine has thought about it.
    millis: u16,
}

impl Seen {
    /// Returns the next longer search time up to `most`, or `None` if the search is done or the result is proved.
    fn deeper(&self, most: u16) -> Option<u16> {
        let is_open = self.best.is_some() && self.expects > 0.0 && self.expects < 1.0;
        let longer = DEEPER_MS.into_iter().find(|&millis| millis > self.millis);
        longer.filter(|&millis| is_open && millis <= most)
    }
}

/// The engine's verdict on a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// The seat on turn.
    seat: Seat,
    /// True if it was played as the engine would have played.
    pub as_played: bool,
    /// The turns that are worth a thought, the best first: at least one.
    pub lines: Vec<ToldLine>,
}

/// A question to the engine about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Question {
    /// After so many turns of the game.
    at: usize,
    /// Turns that are tried from there, as the rules spell them.
    tried: Vec<String>,
    /// Milliseconds for it.
    millis: u16,
}

impl Question {
    /// A question about a position of the game itself.
    fn played(at: usize, millis: u16) -> Self {
        Self {
            at,
            tried: Vec::new(),
            millis,
        }
    }
}

/// Converts an expectation of the first seat into that of a seat, or back.
fn for_seat(seat: Seat, expects: f32) -> f32 {
    match seat {
        0 => expects,
        _ => 1.0 - expects,
    }
}

/// A finished game under review.
#[derive(Clone, Debug)]
pub struct BoardReview {
    /// Seat that has the controls.
    pub seat: Seat,
    /// Replay with the number of turns on the board.
    replay: Replay,
    /// The game at that turn, with the turns that a player tries.
    shown: Box<TableScreen>,
    /// Turns that a player tries from there.
    trying: Option<Trying>,
    /// Evaluations of the positions, from the first one on.
    seen: Vec<Seen>,
    /// True if the proof marks are visible.
    shows_certain: bool,
    /// Reason why the analysis has stopped.
    broken: Option<Message>,
    /// The question that the engine has not answered yet.
    asked: Option<Question>,
}

impl BoardReview {
    /// A look back at a game that is over, from its end, at a seat; and the first question about it.
    pub fn new(table: &TableScreen, seat: Seat) -> Option<(Self, EngineRequest)> {
        let game = table.session().game();
        let request = game.analysis(0, &[], POSITION_MS)?;
        let review = Self {
            seat,
            replay: Replay::new(game.moves(), game.turn_ends()),
            shown: Box::new(as_it_was(table, game.moves())),
            trying: None,
            seen: Vec::new(),
            shows_certain: false,
            broken: None,
            asked: Some(Question::played(0, POSITION_MS)),
        };
        Some((review, request))
    }

    /// Returns the review on a screen, if there is one of a game for two.
    pub fn of(table: &TableScreen) -> Option<&Self> {
        table.looking_back()?.as_any().downcast_ref()
    }

    /// Returns the game at the turn on the board.
    pub fn board(&self) -> Option<BoardTable<'_>> {
        self.shown.board()
    }

    /// Expectations of a seat at each position that has been evaluated, from the first one on.
    pub fn curve(&self, seat: Seat) -> impl Iterator<Item = f32> {
        self.seen
            .iter()
            .map(move |seen| for_seat(seat, seen.expects))
    }

    /// Returns a seat's expectation at the position on the board, in hundredths, once it is known.
    pub fn percent(&self, seat: Seat) -> Option<u32> {
        let expects = for_seat(seat, self.seen_now()?.expects);
        // A proved result reads 0 or 100, and an estimate never does.
        let percent = (100.0 * expects).round() as u32;
        Some(match expects {
            0.0 | 1.0 => percent,
            _ => percent.clamp(1, 99),
        })
    }

    /// Returns the number of evaluated positions, and the number of all positions.
    pub fn progress(&self) -> (usize, usize) {
        (self.seen.len(), self.replay.steps() + 1)
    }

    /// Returns the reason why the analysis has stopped.
    pub fn broken(&self) -> Option<&Message> {
        self.broken.as_ref()
    }

    /// Returns what is known of the position on the board.
    fn seen_now(&self) -> Option<&Seen> {
        let trying = self.trying.as_ref();
        match trying.and_then(|trying| trying.turns.last()) {
            Some(tried) => tried.seen.as_ref(),
            None => self.seen.get(self.replay.at()),
        }
    }

    /// Returns the engine's verdict on the position on the board.
    pub fn best(&self) -> Option<&Best> {
        self.seen_now()?.best.as_ref()
    }

    /// Returns the proof about the shown position, if it is known and to be seen.
    pub fn certain(&self) -> Option<&Certain> {
        let is_free = self.board().is_some_and(|board| !board.may_undo());
        let seen = self.seen_now().filter(|_| is_free && self.shows_certain)?;
        seen.certain.as_ref()
    }

    /// Returns whether what is certain is to be seen.
    pub fn shows_certain(&self) -> bool {
        self.shows_certain
    }

    /// Returns the milliseconds for which the engine has searched the position on the board.
    pub fn thought_for(&self) -> u16 {
        self.seen_now().map_or(POSITION_MS, |seen| seen.millis)
    }

    /// Returns the number of turns tried so far, or `None` if no player has touched the board.
    pub fn tried(&self) -> Option<usize> {
        self.trying.as_ref().map(|trying| trying.turns.len())
    }

    /// Returns whether there is something to go back from: a turn that is tried, or one of the game.
    pub fn may_go_back(&self) -> bool {
        self.trying.is_some() || self.replay.at() > 0
    }

    /// Returns the best turn and its likely continuation, unless it was played or a player drafts another turn.
    pub fn better(&self) -> Option<&ToldLine> {
        let is_free = self.board().is_some_and(|board| !board.may_undo());
        let best = self.best().filter(|best| is_free && !best.as_played)?;
        best.lines.first()
    }

    /// Returns the turning points in order, and the worst turn of each side that has none. Each is the number of
    /// turns played before it.
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
            let best = before.best.as_ref()?;
            let gain = after.expects - before.expects;
            let (seat, lost) = (best.seat, if best.seat == 0 { -gain } else { gain });
            (lost >= SLIPS && !best.as_played).then_some(Worst { at, seat, lost })
        });
        let mut worst: Vec<_> = lost.collect();
        sort_few_by(&mut worst, |one, other| one.lost > other.lost);
        worst
    }

    /// Returns true if people can continue the game from the position on the board.
    ///
    /// They cannot where the rules have ended the game.
    pub fn goes_on(&self) -> bool {
        self.shown.session().to_act().is_some() || self.is_early_end()
    }

    /// Returns true if the board shows the end of a game that a player resigned or lost on time.
    fn is_early_end(&self) -> bool {
        self.board()
            .and_then(|board| board.play.ended())
            .is_some_and(|ended| ended.early.is_some())
    }

    /// Records the verdict on a position, unless it was tried and the players have left it since.
    fn take(&mut self, session: &Session, asked: &Question, verdict: &Verdict) {
        let game = session.game();
        let Question { at, millis, .. } = *asked;
        if asked.tried.is_empty() {
            let seen = seen(&*game.after(at), verdict, millis);
            match self.seen.get_mut(at) {
                Some(known) => *known = seen.unwrap_or_else(|| known.clone()),
                None => self.seen.extend(seen),
            }
        } else if let Some(trying) = &mut self.trying
            && trying.from == at
            && trying.texts() == asked.tried
            && let Some(last) = trying.turns.last_mut()
        {
            last.seen = seen(&*undrafted(&self.shown), verdict, millis);
        }
        let next = self.seen.len();
        if next == game.moves() && game.analysis(next, &[], POSITION_MS).is_none() {
            self.seen.extend(ended(game));
        }
    }

    /// Returns the most useful question to ask now.
    ///
    /// Every position comes first, for a moment. The position on the board and the one after it follow, for longer.
    /// The turns that tipped the game come last, with the positions after them. Two searches of the same length
    /// then measure the loss of a turn.
    fn next(&self) -> Option<Question> {
        let [first, _] = DEEPER_MS;
        if self.broken.is_some() {
            return None;
        }
        if let Some(question) = self.trying.as_ref().and_then(Trying::question) {
            return Some(question);
        }
        if self.seen.len() <= self.replay.steps() {
            return Some(Question::played(self.seen.len(), POSITION_MS));
        }
        let deeper = |at: usize, most: u16| {
            let millis = self.seen.get(at)?.deeper(most)?;
            Some(Question::played(at, millis))
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
        let question = self.next().filter(|_| self.asked.is_none())?;
        let Question { at, millis, .. } = question;
        let request = session.game().analysis(at, &question.tried, millis)?;
        self.asked = Some(question);
        Some(request)
    }

    /// Returns the match on the board without drafts. A game that was ended early is returned as it was before
    /// that.
    pub(crate) fn position(&self) -> Box<dyn Match> {
        undrafted(&self.shown)
    }

    /// Shows a match after the turns that a player has tried.
    fn show(&mut self, game: Box<dyn Match>) {
        let session = self.shown.session();
        let session = Session::new(game, session.seats().to_vec(), session.revision());
        let Some(mut shown) = session.and_then(|session| TableScreen::new(session, None)) else {
            return;
        };
        (shown.upright, shown.crowded) = (self.shown.upright, self.shown.crowded);
        *self.shown = shown;
    }

    /// The match that fingers go on with.
    fn going_on(&self) -> Box<dyn Match> {
        match self.is_early_end() {
            true => self.position(),
            false => self.shown.session().game().boxed(),
        }
    }

    /// A turn has been tried, which has led to this position.
    fn has_tried(&mut self, text: String, game: &dyn Match) {
        let from = self.replay.at();
        let seen = ended(game);
        let tried = Tried { text, seen };
        let trying = self.trying.get_or_insert_with(|| Trying::new(from));
        trying.turns.push(tried);
    }

    /// Tries a turn from the engine's lines.
    fn try_line(&mut self, number: usize) {
        let line = self.best().and_then(|best| best.lines.get(number));
        let Some(text) = line.map(|line| line.turns[0].text.clone()) else {
            return;
        };
        let mut game = self.position();
        if lines::play(&mut *game, &text).is_some() {
            self.replay.go_to(self.replay.at());
            self.has_tried(text, &*game);
            self.show(game);
        }
    }

    /// Takes back what is made of a turn, or the last turn that was tried; whether there was any.
    fn take_back(&mut self) -> bool {
        let Some(trying) = &mut self.trying else {
            return false;
        };
        let made = self.shown.session().game().may_undo();
        if !made {
            trying.turns.pop();
        }
        let kept = trying.from + trying.turns.len();
        match trying.turns.is_empty() {
            true => self.trying = None,
            false => self.show(self.shown.session().game().after(kept)),
        }
        true
    }
}

/// A verdict of the engine as it is kept.
fn seen(game: &dyn Match, verdict: &Verdict, millis: u16) -> Option<Seen> {
    let seat = game.to_act()?;
    let lines = verdict.lines.iter();
    let lines: Vec<_> = lines.filter_map(|line| lines::told(game, line)).collect();
    let best = Best {
        seat,
        as_played: verdict.as_played,
        lines,
    };
    Some(Seen {
        expects: for_seat(seat, verdict.expects),
        best: Some(best).filter(|best| !best.lines.is_empty()),
        certain: verdict.certain.clone(),
        millis,
    })
}

/// The result of a position in which the game is over; `None` of any other one.
fn ended(game: &dyn Match) -> Option<Seen> {
    let ended = game.as_board()?.ended()?;
    Some(Seen {
        expects: match ended.winner {
            Some(0) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        },
        best: None,
        certain: None,
        millis: 0,
    })
}

/// The match of a screen as its record tells it.
fn undrafted(shown: &TableScreen) -> Box<dyn Match> {
    let game = shown.session().game();
    game.after(game.moves())
}

/// A turn that has lost something.
struct Worst {
    /// So many turns were played before.
    at: usize,
    /// Seat that made the turn.
    seat: Seat,
    /// Its loss, of a whole win.
    lost: f32,
}

/// Returns the screen of a game after so many turns. The last position keeps its screen, because the record does
/// not say how a game was ended early.
fn as_it_was(table: &TableScreen, turns: usize) -> TableScreen {
    let mut shown = match turns == table.session().moves() {
        true => table.without_review(),
        false => table.after(turns),
    };
    (shown.upright, shown.crowded) = (table.upright, table.crowded);
    shown
}

impl LookingBack for BoardReview {
    fn seat(&self) -> Seat {
        self.seat
    }

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
            (Ok(verdict), Some(asked)) => self.take(session, &asked, &verdict),
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
                    self.go_to(next);
                }
            }
            ReviewTarget::Joints => self.shows_certain = !self.shows_certain,
            ReviewTarget::Line(number) => self.try_line(number.into()),
            ReviewTarget::Open
            | ReviewTarget::Spoken(..)
            | ReviewTarget::Network(_)
            | ReviewTarget::Close
            | ReviewTarget::Back => {}
        }
    }

    fn perform(&mut self, command: Command) -> Result<(), Refused> {
        let mut game = self.going_on();
        let played = trying::perform(&mut *game, command)?;
        self.replay.go_to(self.replay.at());
        match game.move_texts().and_then(|mut texts| texts.pop()) {
            Some(text) if played => self.has_tried(text, &*game),
            Some(_) | None => {
                let from = self.replay.at();
                self.trying.get_or_insert_with(|| Trying::new(from));
            }
        }
        self.show(game);
        // A piece that was picked up and put back counts as no try.
        let drafts = self.shown.session().game().may_undo();
        self.trying
            .take_if(|trying| trying.turns.is_empty() && !drafts);
        Ok(())
    }

    fn tries(&self) -> Option<(usize, &TableScreen)> {
        Some((self.tried().unwrap_or(0), &self.shown))
    }

    fn seek(&mut self, to: Seek) {
        if to == Seek::Back && self.take_back() {
            return;
        }
        self.trying = None;
        self.replay.seek(to);
    }

    fn next_question(&mut self, session: &Session, is_lost: bool) -> Option<EngineRequest> {
        if is_lost {
            self.asked = None;
        }
        self.ask(session)
    }

    fn go_to(&mut self, step: usize) {
        self.trying = None;
        self.replay.go_to(step);
    }

    /// Near a dot a finger means that: it is broader than a turn of a long game.
    fn seek_share(&mut self, share: f32) {
        self.trying = None;
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
        let at = self.replay.at();
        self.trying.take_if(|trying| trying.from != at);
        match self.trying {
            Some(_) => {
                let shown = &mut self.shown;
                (shown.upright, shown.crowded) = (table.upright, table.crowded);
            }
            None => *self.shown = as_it_was(table, at),
        }
    }

    fn boxed(&self) -> Box<dyn LookingBack> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
