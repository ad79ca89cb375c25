//! Computer players at the table. When it is the turn of one, the players' desk is asked, and what it
//! answers is shown step by step, slowly enough to follow. Whatever comes instead of a turn, people
//! take that seat over: no table is ever stuck.

use std::collections::VecDeque;

use crate::games::Cell;
use crate::games::transglobal_rail::Step;
use crate::players::Strength;
use crate::players::desk::{Question, Task};
use crate::players::search::millis;
use crate::scene::Slider;

use super::lobby::Sitting;
use super::{App, Effect, OnTable, Over, Sound};

/// Something that a computer player does, where a person would touch once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// A step of the rail game.
    Rail(Step),
    /// Touches a cell of a board for two.
    Touch(Cell),
    /// Says the turn that can be said.
    Say,
    /// Confirms what was touched or said.
    Confirm,
}

impl Act {
    /// Whether it only says that all is done: then nobody has to look where.
    fn is_end(self) -> bool {
        matches!(self, Self::Confirm | Self::Rail(Step::Ok))
    }
}

/// What a computer player is doing about its turn.
#[derive(Clone, Debug, Default)]
enum Doing {
    /// Nobody has been asked yet.
    #[default]
    Nothing,
    /// The desk has been asked this question.
    Thinking(u32),
    /// The turn is known: what of it is still to be shown.
    Showing(VecDeque<Act>),
}

/// How a computer player's turn goes on.
pub enum Next {
    /// Later, or not at all.
    Waits,
    /// The desk has to be asked.
    Asks,
    /// A step has been made, and makes these sounds.
    Did(Vec<Sound>),
    /// What the desk has answered is no turn.
    Fails,
}

/// The turn of a computer player.
#[derive(Clone, Debug, Default)]
pub struct Mind {
    /// Which turn of which game of this table.
    turn: (u32, u32),
    /// When the next step may be shown, on the inputs' clock.
    next_at: f64,
    doing: Doing,
}

impl Mind {
    /// Whether the desk has been asked and has not answered.
    pub fn is_thinking(&self) -> bool {
        matches!(self.doing, Doing::Thinking(_))
    }

    /// Whether it waits for the answer to this question.
    pub fn waits_for(&self, id: u32) -> bool {
        matches!(self.doing, Doing::Thinking(asked) if asked == id)
    }

    /// When the next step is shown, if one is known.
    pub fn wakes_at(&self) -> Option<f64> {
        matches!(self.doing, Doing::Showing(_)).then_some(self.next_at)
    }

    /// A turn is a computer player's, be it new or not: nothing is shown of a new one before so many
    /// milliseconds have passed.
    pub fn attend(&mut self, turn: (u32, u32), now: f64, pace: f64) {
        if self.turn != turn || matches!(self.doing, Doing::Nothing) {
            *self = Self {
                turn,
                next_at: now + pace,
                doing: Doing::Nothing,
            };
        }
    }

    /// The desk has been asked.
    pub fn asked(&mut self, id: u32) {
        self.doing = Doing::Thinking(id);
    }

    /// The desk has answered.
    pub fn answered(&mut self, game: &OnTable, answer: &str) {
        self.doing = Doing::Showing(read(game, answer));
    }

    /// Goes on if it is time. Pieces glide from a time on.
    pub fn go_on(&mut self, game: &mut OnTable, now: f64, glide: f64, pace: f64) -> Next {
        let acts = match &mut self.doing {
            Doing::Nothing => return Next::Asks,
            Doing::Showing(acts) if now >= self.next_at => acts,
            Doing::Thinking(_) | Doing::Showing(_) => return Next::Waits,
        };
        let sounds = acts.pop_front().and_then(|act| does(game, act, glide));
        let ends = acts.front().is_some_and(|act| act.is_end());
        self.next_at = now + if ends { pace / 2.0 } else { pace };
        sounds.map_or(Next::Fails, Next::Did)
    }
}

/// Who is on turn, if anybody is.
pub fn acting(game: &OnTable) -> Option<Sitting> {
    match game {
        OnTable::Rail(play) => Some(play.sitting[play.acting()?]),
        OnTable::Duel(duel) => Some(duel.sitting[duel.acting()?]),
    }
}

/// How many turns of a game have been confirmed.
pub fn turn(game: &OnTable) -> u32 {
    match game {
        OnTable::Rail(play) => play.turn(),
        OnTable::Duel(duel) => duel.turn(),
    }
}

/// What the desk is asked about a game: only what the seat on turn may know.
pub fn question(game: &OnTable, task: Task) -> Result<Question, String> {
    match game {
        OnTable::Rail(play) => {
            let seat = play.acting().ok_or("Nobody is on turn.")?;
            Ok(Question::Rail(task, play.game().seen_by(seat).to_bytes()))
        }
        OnTable::Duel(duel) => {
            let save = duel.save(Vec::new()).and_then(|save| save.to_bytes());
            let save = save.map_err(|why| why.to_string())?;
            Ok(Question::Duel(task, save))
        }
    }
}

/// What an answer of the desk tells to do; nothing if it is no turn of this game.
fn read(game: &OnTable, answer: &str) -> VecDeque<Act> {
    let act = |line: &str| match game {
        OnTable::Rail(_) => line.parse().ok().map(Act::Rail),
        OnTable::Duel(duel) if duel.spoken().as_deref() == Some(line) => Some(Act::Say),
        OnTable::Duel(_) => line.parse().ok().map(Act::Touch),
    };
    let acts: Option<VecDeque<_>> = answer.lines().map(act).collect();
    let mut acts = acts.unwrap_or_default();
    if let (OnTable::Duel(_), false) = (game, acts.is_empty()) {
        acts.push_back(Act::Confirm);
    }
    acts
}

/// Does what is told, with pieces that glide from a time on; `None` if it cannot be done.
fn does(game: &mut OnTable, act: Act, glide: f64) -> Option<Vec<Sound>> {
    match (game, act) {
        (OnTable::Rail(play), Act::Rail(step)) => play.step(step).ok(),
        (OnTable::Duel(duel), Act::Touch(cell)) => {
            let before = duel.shown().text();
            let made = duel.put(cell, glide);
            let moved = duel.shown().text() != before;
            made.then(|| vec![if moved { Sound::Rail } else { Sound::Click }])
        }
        (OnTable::Duel(duel), Act::Say) => {
            duel.say();
            duel.may_confirm().then(|| vec![Sound::Click])
        }
        (OnTable::Duel(duel), Act::Confirm) => duel.confirm().then(|| match duel.ended() {
            Some(_) => vec![Sound::Fanfare],
            None => vec![],
        }),
        _ => None,
    }
}

impl App {
    /// Asks the players' desk; the answer comes with the number that is told here.
    pub(super) fn ask(&mut self, question: &Question, out: &mut Vec<Effect>) -> u32 {
        self.asked += 1;
        let (id, question) = (self.asked, question.to_bytes());
        out.push(Effect::Think { id, question });
        id
    }

    /// What a computer player of a strength is told about its thinking.
    pub(super) fn task(&mut self, strength: Strength) -> Task {
        use rand::Rng;
        Task {
            strength,
            millis: millis(strength) as u16,
            seed: self.chance.next_u64(),
        }
    }

    /// The computer player on turn, while the game on the table is not only looked at.
    fn computer(&self) -> Option<(Sitting, Strength)> {
        let game = self.game.as_ref().filter(|_| self.viewing.is_none())?;
        let sitting = acting(game)?;
        Some((sitting, sitting.computer?))
    }

    /// Whether what lies over the game keeps everybody from following it.
    fn stands_still(&self) -> bool {
        let covers = |over| {
            use Over::{Operator, Pad, Rules, Waiting};
            matches!(over, Rules(..) | Waiting | Pad | Operator)
        };
        self.over.is_some_and(covers) || self.trouble.is_some() || self.countdown().is_some()
    }

    /// When a computer player goes on, on the inputs' clock.
    pub(super) fn computer_wakes_at(&self) -> Option<f64> {
        let goes_on = self.computer().is_some() && !self.stands_still();
        self.mind.wakes_at().filter(|_| goes_on)
    }

    /// Whether the computer player on turn is still thinking.
    pub fn computer_thinks(&self) -> bool {
        self.mind.is_thinking()
    }

    /// The desk has answered a question.
    pub(super) fn thought(&mut self, id: u32, answer: Result<String, String>) {
        if let Some(show) = self.kiosk.show_that_waits_for(id) {
            return show.answered(answer, self.now);
        }
        if self.mind.waits_for(id)
            && let Some(game) = &self.game
        {
            match answer {
                Ok(answer) => self.mind.answered(game, &answer),
                Err(why) => self.give_to_people(&why),
            }
            return;
        }
        self.hint_came(id, &answer);
        self.review_came(id, answer);
    }

    /// Computer players that are on turn go on, as far as it is time.
    pub(super) fn let_computers_play(&mut self, out: &mut Vec<Effect>) {
        let pace = f64::from(self.settings.get(Slider::Pace)) * 100.0;
        let (now, still) = (self.now, self.stands_still());
        while let Some((sitting, strength)) = self.computer()
            && let Some(game) = &mut self.game
        {
            self.mind.attend((self.games, turn(game)), now, pace);
            if still {
                return;
            }
            match self.mind.go_on(game, now, now, pace) {
                Next::Waits => return,
                Next::Did(sounds) => {
                    out.extend(sounds.into_iter().map(Effect::Sound));
                    self.notes[sitting.place.index()] = None;
                    if self.play().is_some_and(|play| play.ended().is_some()) {
                        self.contacts.end_peeks(|_| true);
                    }
                }
                Next::Fails => self.give_to_people("What it wanted to do is not a turn."),
                Next::Asks => {
                    // What was touched before is not the computer's, or was broken off.
                    if let OnTable::Duel(duel) = game {
                        duel.clear();
                    }
                    let task = self.task(strength);
                    let asks = self.game.as_ref().map(|game| question(game, task));
                    match asks {
                        Some(Ok(question)) => {
                            let id = self.ask(&question, out);
                            self.mind.asked(id);
                        }
                        Some(Err(why)) => self.give_to_people(&why),
                        None => return,
                    }
                }
            }
        }
        self.mind = Mind::default();
    }

    /// The computer cannot play its turn: from now on its seat is people's.
    fn give_to_people(&mut self, why: &str) {
        let Some(game) = &mut self.game else { return };
        let sitting = match game {
            OnTable::Rail(play) => play.acting().map(|seat| &mut play.sitting[seat]),
            OnTable::Duel(duel) => {
                duel.clear();
                duel.acting().map(|player| &mut duel.sitting[player])
            }
        };
        let Some(sitting) = sitting else { return };
        sitting.computer = None;
        let colour = sitting.colour.name();
        // Who plays here is kept, though no step has been made.
        self.games += 1;
        self.complain(format!(
            "The computer cannot play for {colour}. {why} Play for {colour} yourselves."
        ));
    }
}
