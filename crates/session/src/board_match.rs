//! A match on the cells of a board: the record of complete turns, and the draft of the current one.

mod drafting;

use std::any::Any;

use super::{
    BoardEnd, BoardPlay, Command, Draft, EarlyEnd, Fact, Match, Refused, Seat, Unrecorded,
};
use crate::boards::{Aftermath, Board, BoardGame, NextTouches, Player};
use base::wire;
use base::words::Message;
use rules::record::{Record, Save, Unwritable};
use rules::request::{AnalysisTask, EngineRequest, ReplyTask, Task, turn_lines};
use rules::{Cell, Edit, GameId, Spot};

/// A match of a game for two on a board.
#[derive(Clone)]
pub struct BoardMatch<G: BoardGame> {
    record: Record<G>,
    draft: Draft,
    early: Option<EarlyEnd>,
    /// Position with the draft.
    shown: G,
    reach: NextTouches,
    trace: Vec<Cell>,
    last_turn: Message,
    arrows: Vec<Vec<Cell>>,
    aftermath: Aftermath,
    last_special: Option<String>,
    last_player: Option<Seat>,
    gives_away: Option<Seat>,
}

impl<G: BoardGame> BoardMatch<G> {
    /// Returns the match of a record.
    pub fn new(record: Record<G>) -> Self {
        let mut before = record.clone();
        let last = before.undo();
        Self::after_turn(record, before.now(), last.as_ref())
    }

    /// Returns the match, given the board before the last turn. Replaying a long game to find that is slow.
    fn after_turn(record: Record<G>, before: &G, last: Option<&G::Move>) -> Self {
        let mut game = Self {
            shown: record.now().clone(),
            record,
            draft: Draft::default(),
            early: None,
            reach: NextTouches::default(),
            trace: Vec::new(),
            last_turn: Message::NOTHING,
            arrows: Vec::new(),
            aftermath: Aftermath::default(),
            last_special: None,
            last_player: None,
            gives_away: None,
        };
        game.remember_turn(before, last);
        game.refresh();
        game
    }

    /// Works out the display of the record's last turn.
    fn remember_turn(&mut self, before: &G, last: Option<&G::Move>) {
        let trace = last.map(|last| before.trace(last));
        self.trace = trace.unwrap_or_default();
        let told = last.map(|last| before.describe(last, self.record.now()));
        self.last_turn = told.unwrap_or_default();
        let arrows = last.map(|last| before.arrows(last));
        self.arrows = arrows.unwrap_or_default();
        let aftermath = last.map(|last| before.aftermath(last));
        self.aftermath = aftermath.unwrap_or_default();
        self.last_player = last.and_then(|_| before.acting());
        let last = last.map(|last| last.to_string());
        self.last_special = last.filter(|last| ["swap", "pass"].contains(&last.as_str()));
    }

    fn refresh(&mut self) {
        let game = self.record.now();
        self.shown = match self.draft.special_of(game) {
            None => game.preview_position(&self.draft.touched),
            // A turn that the rules offer is legal.
            Some(turn) => game.after_step(&turn).unwrap_or_else(|| game.clone()),
        };
        self.reach = match self.draft.special.is_some() || self.to_act().is_none() {
            true => NextTouches::default(),
            false => game.reach(&self.draft.touched).unwrap_or_default(),
        };
        self.gives_away = self.loses_by_draft();
    }

    /// Returns the drafted turn, if it is complete.
    fn drafted_turn(&self) -> Option<G::Move> {
        let game = self.record.now();
        let touched = || game.touch(&self.draft.touched)?.turn;
        self.draft.special_of(game).or_else(touched)
    }

    /// The opponent, if the drafted turn ends the game for them.
    fn loses_by_draft(&self) -> Option<Seat> {
        let mover = self.to_act().filter(|_| self.may_commit())?;
        let after = self.record.now().after_step(&self.drafted_turn()?)?;
        after.won_by()?.filter(|&winner| winner != mover)
    }

    fn commit(&mut self, seat: Seat) -> Result<Vec<Fact>, Refused> {
        let turn = self.drafted_turn().ok_or(Refused::Incomplete)?;
        let illegal = |why: G::IllegalMove| Refused::Illegal(Some(why.into()));
        let before = self.record.now().clone();
        self.record.play(turn.clone()).map_err(illegal)?;
        self.draft = Draft::default();
        self.remember_turn(&before, Some(&turn));
        self.refresh();
        let mut facts = vec![Fact::Committed(seat)];
        facts.extend(self.is_finished().then_some(Fact::Finished));
        Ok(facts)
    }

    /// Goes back to the last time when the seat was on turn.
    fn take_back(&mut self, seat: Seat) -> Result<Vec<Fact>, Refused> {
        let earlier = (0..self.moves())
            .rev()
            .map(|moves| self.record.until(moves));
        let mut own = earlier.filter(|record| record.now().acting() == Some(seat));
        let record = own.next().ok_or(Refused::NothingToUndo)?;
        *self = Self::new(record);
        Ok(vec![Fact::TakenBack(seat)])
    }

    /// Ends the match before its rules have ended it.
    fn end(&mut self, why: EarlyEnd) -> Vec<Fact> {
        self.early = Some(why);
        self.draft = Draft::default();
        self.refresh();
        vec![Fact::Finished]
    }

    /// Restores the facts that the record lacks, as far as the rules allow them.
    pub(crate) fn restore(&mut self, unrecorded: Unrecorded) {
        let Unrecorded { ended, draft, .. } = unrecorded;
        // Without either the match does not change, and its next touches are known already.
        let nothing = ended.is_none() && draft == Draft::default();
        if nothing || self.record.now().to_act().is_none() {
            return;
        }
        self.early = ended;
        if ended.is_some() {
            self.draft = Draft::default();
        } else if draft.special.is_some() {
            // A turn that the rules do not offer now is not drafted.
            if draft.special == self.special() {
                self.draft.special = draft.special;
            }
        } else if self.leads_on(&draft.touched) {
            self.draft = draft;
        }
        self.refresh();
    }
}

impl<G: BoardGame> BoardPlay for BoardMatch<G> {
    fn shown(&self) -> &dyn Board {
        &self.shown
    }

    fn now(&self) -> &dyn Board {
        self.record.now()
    }

    fn reach(&self) -> &NextTouches {
        &self.reach
    }

    fn draft(&self) -> &Draft {
        &self.draft
    }

    fn trace(&self) -> &[Cell] {
        &self.trace
    }

    fn last_turn(&self) -> &Message {
        &self.last_turn
    }

    fn arrows(&self) -> &[Vec<Cell>] {
        &self.arrows
    }

    fn aftermath(&self) -> &Aftermath {
        &self.aftermath
    }

    fn last_special(&self) -> Option<&str> {
        self.last_special.as_deref()
    }

    fn last_player(&self) -> Option<Seat> {
        self.last_player
    }

    fn gives_away(&self) -> Option<Seat> {
        self.gives_away
    }

    fn is_stuck(&self, cell: Cell) -> bool {
        // While the player holds a piece, a finger on an empty cell is a search for the piece's target.
        let is_start = || self.shown.is_taken(cell) || !self.is_in_hand();
        // A player can change a complete turn by the piece that it has moved.
        let is_free = || self.has_made(cell) && self.reach.next.is_empty();
        !self.picks_up(cell) && is_start() && self.moves_pieces() && !is_free()
    }

    fn ended(&self) -> Option<BoardEnd> {
        let winner = match self.early {
            Some(early) => early.loser().map(|seat| 1 - seat),
            None => self.now().won_by()?,
        };
        let early = self.early;
        Some(BoardEnd { winner, early })
    }

    fn held(&self, cell: Cell) -> Option<Vec<Cell>> {
        self.carrying(cell)
    }

    fn preview(&self, cell: Cell) -> Option<NextTouches> {
        self.now().reach(&self.carrying(cell)?)
    }
}

impl<G: BoardGame> Match for BoardMatch<G> {
    fn id(&self) -> GameId {
        G::GAME
    }

    fn seats(&self) -> usize {
        G::SIDES.len()
    }

    fn text(&self) -> String {
        self.record.now().to_string()
    }

    fn to_act(&self) -> Option<Seat> {
        match self.early {
            Some(_) => None,
            None => self.now().acting(),
        }
    }

    fn is_finished(&self) -> bool {
        self.to_act().is_none()
    }

    fn winners(&self) -> Vec<Seat> {
        let ended = self.ended();
        ended.and_then(|ended| ended.winner).into_iter().collect()
    }

    fn may_undo(&self) -> bool {
        self.to_act().is_some() && self.draft != Draft::default()
    }

    fn may_commit(&self) -> bool {
        self.to_act().is_some() && (self.reach.whole || self.draft.special.is_some())
    }

    fn perform(&mut self, seat: Option<Seat>, command: Command) -> Result<Vec<Fact>, Refused> {
        let seat = seat.ok_or(Refused::NotOffered)?;
        match command {
            Command::Touch(Spot::Cell(cell)) => self.touch(cell),
            Command::Extend(Spot::Cell(cell)) => self.extend(cell),
            Command::Drag {
                from: Spot::Cell(from),
                to: Spot::Cell(to),
            } => self.drag(from, to),
            Command::Special => {
                let special = self.special().ok_or(Refused::NotOffered)?;
                self.draft = Draft {
                    touched: Vec::new(),
                    special: Some(special),
                };
                self.refresh();
                Ok(vec![Fact::Announced])
            }
            Command::Undo | Command::Clear if !self.may_undo() => Err(Refused::NothingToUndo),
            Command::Undo => {
                self.undo();
                Ok(vec![Fact::Undone])
            }
            Command::Clear => {
                self.draft = Draft::default();
                self.refresh();
                Ok(vec![Fact::Undone])
            }
            Command::TakeBack => self.take_back(seat),
            Command::Commit => self.commit(seat),
            Command::Resign => Ok(self.end(EarlyEnd::Resigned(seat))),
            Command::Answer(true) => Ok(self.end(EarlyEnd::DrawAgreed)),
            Command::Elapse(_) => Ok(self.end(EarlyEnd::OutOfTime(seat))),
            Command::Touch(_)
            | Command::Extend(_)
            | Command::Drag { .. }
            | Command::Discard
            | Command::OfferDraw
            | Command::Answer(false)
            | Command::Continue
            | Command::Control(..) => Err(Refused::NotOffered),
        }
    }

    fn moves(&self) -> usize {
        self.record.steps().len()
    }

    fn turn_ends(&self) -> Vec<usize> {
        (1..=self.moves()).collect()
    }

    fn after(&self, moves: usize) -> Box<dyn Match> {
        let last = moves.min(self.moves()).checked_sub(1);
        let mut record = self.record.until(last.unwrap_or(0));
        let before = record.now().clone();
        let last = last.map(|last| &self.record.steps()[last]);
        if let Some(last) = last {
            // The rules have accepted this turn before, in the same position.
            let _ = record.play(last.clone());
        }
        Box::new(Self::after_turn(record, &before, last))
    }

    /// All of it is public: the record and the draft.
    fn seen_by(&self, _: Option<Seat>) -> Vec<u8> {
        let save = self.to_save(Vec::new()).and_then(|save| save.to_bytes());
        wire::to_bytes(&(save.unwrap_or_default(), self.unrecorded()))
    }

    fn to_save(&self, extra: Vec<u8>) -> Result<Save, Unwritable> {
        Save::of(&self.record, extra)
    }

    fn unrecorded(&self) -> Unrecorded {
        Unrecorded {
            ended: self.early,
            seen: false,
            draft: self.draft.clone(),
        }
    }

    fn request(&self, task: Task) -> Result<EngineRequest, Message> {
        let save = self.to_save(Vec::new()).and_then(|save| save.to_bytes());
        let save = save.map_err(Message::from)?;
        Ok(EngineRequest::new(G::GAME, &(task, save)))
    }

    fn move_texts(&self) -> Option<Vec<String>> {
        let moves = self.record.steps().iter();
        Some(moves.map(ToString::to_string).collect())
    }

    fn at_position(&self, text: &str) -> Result<Box<dyn Match>, Message> {
        let game = self.record.start().with_position(text);
        Ok(Box::new(Self::new(Record::new(game.map_err(Into::into)?))))
    }

    fn edited(&self, edit: Edit<Player>) -> Option<Box<dyn Match>> {
        let edit = match edit {
            Edit::Put(cell, side) => Edit::Put(cell, side.map(|side| G::SIDES[side])),
            Edit::ToMove(side) => Edit::ToMove(G::SIDES[side]),
            Edit::Join(one, other) => Edit::Join(one, other),
            Edit::Clear => Edit::Clear,
            Edit::Start => Edit::Start,
        };
        let edited = self.record.now().edited(edit)?;
        Some(Box::new(Self::new(Record::new(edited))))
    }

    fn analysis(&self, after: usize, tried: &[String], millis: u16) -> Option<EngineRequest> {
        let ended_there = after >= self.moves() && self.record.now().to_act().is_none();
        if ended_there || after > self.moves() {
            return None;
        }
        let save = self.to_save(Vec::new()).and_then(|save| save.to_bytes());
        let task = AnalysisTask {
            save: save.ok()?,
            after: after as u32,
            tried: tried.to_vec(),
            millis,
        };
        Some(EngineRequest::analysis(G::GAME, &task))
    }

    fn defence(&self, turns: u8) -> Option<EngineRequest> {
        self.to_act()?;
        let save = self.to_save(Vec::new()).and_then(|save| save.to_bytes());
        let save = save.ok()?;
        Some(EngineRequest::reply(G::GAME, &ReplyTask { save, turns }))
    }

    fn commands(&self, answer: &str) -> Option<Vec<Command>> {
        let special = self.special();
        let command = |line: &str| match special.as_deref() == Some(line) {
            true => Some(Command::Special),
            false => Some(Command::Extend(Spot::Cell(line.parse().ok()?))),
        };
        let touches: Option<Vec<_>> = turn_lines(answer).map(command).collect();
        let mut commands = touches.filter(|touches| !touches.is_empty())?;
        commands.push(Command::Commit);
        Some(commands)
    }

    fn typed(&self, text: &str) -> Result<Vec<Command>, Message> {
        let undone = self.may_undo().then_some(Command::Clear);
        // No move has a space, but keyboards put one behind each comma.
        let text: String = text.split_whitespace().collect();
        let turn: Result<G::Move, _> = text.parse();
        let turn = turn.map_err(Into::into)?;
        let touches = self.record.now().touches(&turn).into_iter();
        let touches: Vec<_> = touches.map(Spot::Cell).map(Command::Extend).collect();
        let made = match touches.is_empty() {
            // A turn without touches is a word.
            true => vec![Command::Special],
            false => touches,
        };
        let commands = undone.into_iter().chain(made);
        Ok(commands.chain([Command::Commit]).collect())
    }

    fn hint(&self, answer: &str) -> Option<Vec<Command>> {
        let mut commands = self.commands(answer)?;
        commands.pop_if(|last| *last == Command::Commit);
        let mut after = self.clone();
        let seat = self.to_act();
        for command in &commands {
            after.perform(seat, command.clone()).ok()?;
        }
        after.may_commit().then_some(commands)
    }

    fn as_board(&self) -> Option<&dyn BoardPlay> {
        Some(self)
    }

    fn boxed(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn drafted(moved: bool, paths: Vec<Vec<Cell>>) -> Fact {
    Fact::Drafted { moved, paths }
}
