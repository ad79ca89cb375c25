//! A game for two on the table: who sits where, the turn that is being touched together, pieces on
//! their way, and how it ended. It knows no game by name, only what can be touched next.

use std::fmt;
use std::rc::Rc;

use crate::games::{Cell, GameId};
use crate::record::{Save, Unwritable};
use crate::scene::{Layer, Point};
use crate::table::{Place, Pose, Turn};

use super::boards::{Board, Bout, Grid, Pending, Player, Reach, Sight};
use super::lobby::Sitting;
use super::view::{MIDDLE, duel as view};

/// How long pieces are on their way, in milliseconds.
pub const GLIDE_MS: f64 = 260.0;
/// The side of a board in stage units: it lies between the panels of the long sides with room for
/// its labels.
pub const SIDE: f32 = 712.0;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ended {
    /// Who has won; `None` for a draw.
    pub winner: Option<Player>,
    /// Whether the other one has given up.
    pub resigned: bool,
}

/// What a touch on the board has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touched {
    /// Something is picked up, or put down, or marked.
    Made,
    /// It leads nowhere, for this reason if there is a word for it.
    Nowhere(Option<String>),
}

/// A running game for two.
#[derive(Clone)]
pub struct Duel {
    /// Who plays: who began the game first.
    pub sitting: [Sitting; 2],
    /// What the board looks like without its pieces.
    pub ground: Layer,
    bout: Box<dyn Bout>,
    pending: Pending,
    shown: Rc<dyn Board>,
    reach: Reach,
    trace: Vec<Cell>,
    last_said: Option<String>,
    ways: Vec<Vec<Cell>>,
    gliding_since: f64,
    asking: [bool; 2],
    resigned: Option<Player>,
    turn: u32,
}

/// What is played, as text: the games' own derived texts would all travel with the page.
impl fmt::Debug for Duel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} {} {:?}",
            self.id(),
            self.now().text(),
            self.pending
        )
    }
}

impl Duel {
    /// A game that has just begun; `sitting` names first who begins.
    pub fn new(bout: Box<dyn Bout>, sitting: [Sitting; 2]) -> Self {
        let shown = bout.shown(&Pending::default());
        let mut duel = Self {
            ground: view::ground(&*shown, &sitting),
            sitting,
            trace: bout.trace(),
            last_said: bout.last_said(),
            bout,
            pending: Pending::default(),
            shown,
            reach: Reach::default(),
            ways: Vec::new(),
            gliding_since: f64::NEG_INFINITY,
            asking: [false; 2],
            resigned: None,
            turn: 0,
        };
        duel.refresh();
        duel
    }

    /// Which game of the cabinet.
    pub fn id(&self) -> GameId {
        self.bout.id()
    }

    /// The state as it is seen, with what is pending.
    pub fn shown(&self) -> &dyn Board {
        &*self.shown
    }

    /// The state after the last confirmed turn.
    pub fn now(&self) -> &dyn Board {
        self.bout.now()
    }

    /// What can be touched next.
    pub fn reach(&self) -> &Reach {
        &self.reach
    }

    /// What has been done of the turn.
    pub fn pending(&self) -> &Pending {
        &self.pending
    }

    /// The cells that tell the last confirmed turn.
    pub fn trace(&self) -> &[Cell] {
        &self.trace
    }

    /// The last confirmed turn if it was said, as the rules spell it.
    pub fn last_said(&self) -> Option<&str> {
        self.last_said.as_deref()
    }

    /// How many turns have been confirmed: a finger that went down in an earlier one does nothing.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// The player at a place.
    pub fn player_at(&self, place: Place) -> Option<Player> {
        self.sitting
            .iter()
            .position(|sitting| sitting.place == place)
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn acting(&self) -> Option<Player> {
        match self.ended() {
            Some(_) => None,
            None => self.now().acting(),
        }
    }

    /// Whose turn it is if it is a person's.
    pub fn person(&self) -> Option<Player> {
        self.acting()
            .filter(|&player| self.sitting[player].computer.is_none())
    }

    /// How the game ended; `None` while it goes on.
    pub fn ended(&self) -> Option<Ended> {
        if let Some(player) = self.resigned {
            let winner = Some(1 - player);
            let resigned = true;
            return Some(Ended { winner, resigned });
        }
        let winner = self.now().outcome()?;
        let resigned = false;
        Some(Ended { winner, resigned })
    }

    /// How the board is turned: so that who began sees it upright, or the person who plays against
    /// the computer.
    pub fn board_turn(&self) -> Turn {
        let [first, _] = board_places(&self.sitting);
        first.turn()
    }

    /// The board's pose on the stage; its grid begins at 0, 0.
    pub fn pose(&self) -> Pose {
        Pose::centred(MIDDLE, SIDE, SIDE, self.board_turn())
    }

    /// Where the cells lie in the board's pose.
    pub fn grid(&self) -> Grid {
        Grid::filling(Default::default(), SIDE, self.shown.width())
    }

    /// How the board is seen at a time, with a piece that a finger holds (its cell, and where the
    /// finger is in the board's pose), if one does.
    pub fn sight(&self, now: f64, held: Option<(Cell, Point)>) -> Sight<'_> {
        let colour = |side| self.sitting[self.shown.player(side)].colour;
        let gliding = self.is_gliding(now);
        Sight {
            grid: self.grid(),
            colours: [0, 1].map(colour),
            ways: if gliding { &self.ways } else { &[] },
            share: ((now - self.gliding_since) / GLIDE_MS) as f32,
            held,
        }
    }

    /// Whether pieces are on their way.
    pub fn is_gliding(&self, now: f64) -> bool {
        !self.ways.is_empty() && now < self.gliding_since + GLIDE_MS
    }

    /// The turn that can be said now, as the rules spell it.
    pub fn spoken(&self) -> Option<String> {
        self.now().spoken()
    }

    /// Whether a player is being asked about giving up.
    pub fn is_asking(&self, player: Player) -> bool {
        self.asking[player]
    }

    /// Whether something of the turn can be taken back.
    pub fn may_undo(&self) -> bool {
        self.acting().is_some() && self.pending != Pending::default()
    }

    /// Whether the turn is whole.
    pub fn may_confirm(&self) -> bool {
        self.acting().is_some() && (self.reach.whole || self.pending.said.is_some())
    }
}

/// The two places, first the one from which the board is seen upright.
pub fn board_places(sitting: &[Sitting; 2]) -> [Place; 2] {
    match sitting {
        [computer, person] if computer.computer.is_some() && person.computer.is_none() => {
            [person.place, computer.place]
        }
        [first, second] => [first.place, second.place],
    }
}

/// What players do. `now` is on the inputs' clock in milliseconds.
impl Duel {
    /// A finger has touched a cell.
    pub fn touch(&mut self, cell: Cell, now: f64) -> Touched {
        if self.acting().is_none() {
            return Touched::Nowhere(None);
        }
        let again = self.pending.touched.last() == Some(&cell);
        if again && !self.reach.whole {
            // What was picked up, touched again, is put back.
            self.undo();
            return Touched::Made;
        }
        match self.with(cell) {
            Some(touched) => {
                self.make(touched, now);
                Touched::Made
            }
            // A second tap on what has just been made means that.
            None if again => Touched::Made,
            None => self.nowhere(cell),
        }
    }

    /// The computer touches a cell: the turn goes on there or not at all.
    pub fn put(&mut self, cell: Cell, now: f64) -> bool {
        let touched = [&self.pending.touched[..], &[cell]].concat();
        let leads_on = self.acting().is_some() && self.now().reach(&touched).is_some();
        if leads_on {
            self.make(touched, now);
        }
        leads_on
    }

    /// Nothing of the turn has been touched or said.
    pub fn clear(&mut self) {
        self.ways.clear();
        self.pending = Pending::default();
        self.refresh();
    }

    /// A finger has gone from one cell to another. If something can be picked up on the first, the
    /// finger carries it to the second; otherwise only the cell counts where the finger was lifted.
    pub fn drag(&mut self, from: Cell, to: Cell, now: f64) -> Touched {
        if self.acting().is_none() || !self.picks_up(from) {
            return self.touch(to, now);
        }
        let before = self.pending.clone();
        // What is picked up already is carried on, not picked up anew.
        let held = self.pending.touched.contains(&from) && self.reach.next.contains(&to);
        if !held && self.pending.touched.last() != Some(&from) {
            self.touch(from, now);
        }
        if self.reach.next.contains(&to) {
            let mut touched = self.pending.touched.clone();
            touched.push(to);
            // The finger has carried the piece: it need not go there again by itself.
            self.make(touched, f64::NEG_INFINITY);
            return Touched::Made;
        }
        let nowhere = self.nowhere(to);
        self.pending = before;
        self.refresh();
        nowhere
    }

    /// Whether a finger that goes down on a cell picks something up there.
    pub fn picks_up(&self, cell: Cell) -> bool {
        let held = self.pending.touched.contains(&cell) && !self.reach.whole;
        held || self.foresee(cell).is_some_and(|reach| !reach.whole)
    }

    fn nowhere(&self, cell: Cell) -> Touched {
        let mut touched = self.pending.touched.clone();
        touched.push(cell);
        Touched::Nowhere(self.now().why_not(&touched))
    }

    /// What could be touched next if this cell were touched; `None` if it leads nowhere.
    pub fn foresee(&self, cell: Cell) -> Option<Reach> {
        self.now().reach(&self.with(cell)?)
    }

    /// The touches that one more makes: it goes on from where the turn stands or, if it leads
    /// nowhere from there, takes the place of the last step; a step alone can be begun anew.
    fn with(&self, cell: Cell) -> Option<Vec<Cell>> {
        let touched = &self.pending.touched;
        let length = touched.len();
        let anew = (0..length)
            .rev()
            .filter(|&kept| kept + 2 >= length || (kept == 0 && length <= 3));
        [length].into_iter().chain(anew).find_map(|kept| {
            let mut with = touched[..kept].to_vec();
            with.push(cell);
            (with != *touched && self.now().reach(&with).is_some()).then_some(with)
        })
    }

    fn make(&mut self, touched: Vec<Cell>, now: f64) {
        self.ways = self.now().ways(&touched);
        self.gliding_since = now;
        self.pending = Pending {
            touched,
            said: None,
        };
        self.refresh();
    }

    /// Says the turn that can be said.
    pub fn say(&mut self) {
        self.pending = Pending {
            touched: Vec::new(),
            said: self.spoken(),
        };
        self.ways.clear();
        self.refresh();
    }

    /// Takes back the last step of the turn: what was picked up, or what was made.
    pub fn undo(&mut self) {
        self.ways.clear();
        if self.pending.said.take().is_none() {
            let picture = |touched: &[Cell]| {
                let touched = touched.to_vec();
                let said = None;
                self.bout.shown(&Pending { touched, said }).text()
            };
            let mut touched = self.pending.touched.clone();
            touched.pop();
            // With a step goes what was only picked up for it.
            if picture(&touched) != picture(&self.pending.touched) {
                while let [before @ .., _] = &touched[..]
                    && picture(before) == picture(&touched)
                {
                    touched.pop();
                }
            }
            self.pending.touched = touched;
        }
        self.refresh();
    }

    /// Confirms the turn; whether there was one.
    pub fn confirm(&mut self) -> bool {
        if !self.may_confirm() || !self.bout.confirm(&self.pending) {
            return false;
        }
        self.turn += 1;
        self.trace = self.bout.trace();
        self.last_said = self.bout.last_said();
        self.pending = Pending::default();
        self.asking = [false; 2];
        self.refresh();
        true
    }

    /// A player wants to give up, or has thought better of it.
    pub fn ask(&mut self, player: Player, asking: bool) {
        self.asking[player] = asking && self.ended().is_none();
    }

    /// A player gives up.
    pub fn resign(&mut self, player: Player) {
        if self.ended().is_none() {
            self.resigned = Some(player);
            self.asking = [false; 2];
            self.pending = Pending::default();
            self.turn += 1;
            self.refresh();
        }
    }

    /// The game as it is kept.
    ///
    /// # Errors
    ///
    /// A game that is too long.
    pub fn save(&self, extra: Vec<u8>) -> Result<Save, Unwritable> {
        self.bout.save(extra)
    }

    /// Who has given up.
    pub fn resigned(&self) -> Option<Player> {
        self.resigned
    }

    /// Puts what was not confirmed on the board again, as far as it can be, and who had given up.
    pub fn restore(&mut self, pending: Pending, resigned: Option<Player>) {
        if self.now().acting().is_none() {
            return;
        }
        self.resigned = resigned;
        if resigned.is_some() {
            self.pending = Pending::default();
        } else if pending.said.is_some() {
            // What cannot be said now is not pending.
            if pending.said == self.spoken() {
                self.say();
            }
        } else if self.now().reach(&pending.touched).is_some() {
            self.pending = pending;
        }
        self.refresh();
    }

    /// How many turns have been confirmed.
    pub fn turns(&self) -> usize {
        self.bout.turns()
    }

    /// The game as it stood after so many turns, with nothing touched.
    #[must_use]
    pub fn rewound(&self, turns: usize) -> Self {
        Self::new(self.bout.rewound(turns), self.sitting)
    }

    fn refresh(&mut self) {
        self.shown = self.bout.shown(&self.pending);
        self.reach = if self.pending.said.is_some() || self.acting().is_none() {
            Reach::default()
        } else {
            self.now().reach(&self.pending.touched).unwrap_or_default()
        };
    }
}
