//! A match of Transglobal Rail: the record, whose last moves are the draft of the turn while they can be undone,
//! and the results of a round until all players have seen them.

use std::any::Any;

use super::projection;
use crate::{Command, Fact, Match, Refused, Seat, Unrecorded};
use base::words::{self, Message};
use rules::maps::{LinkId, MapId};
use rules::record::{Record, Save, Unwritable};
use rules::request::{EngineRequest, Task};
use rules::transglobal_rail::awards::{Award, awards};
use rules::transglobal_rail::{
    Event, ID, IllegalMove, Move, Phase, RailRequest, RoundReport, Setup, TransglobalRail,
};
use rules::{GameId, Spot};

/// The end of a round, until all players have seen it.
#[derive(Clone, Debug)]
pub struct RoundEnd {
    /// Report of the round: the seats that connected, their payments, and the banks.
    pub report: RoundReport,
    /// The game before the next deal, with its rails.
    pub board: TransglobalRail,
    /// Awards, each with its seat, if it was the game's last round.
    pub awards: Vec<(Seat, Award)>,
}

/// A match of Transglobal Rail.
#[derive(Clone, Debug)]
pub struct RailMatch {
    map: MapId,
    record: Record<TransglobalRail>,
    ended: Option<RoundEnd>,
    /// Number of moves in the record when the last round ended.
    round_began: usize,
    /// The links that each seat has built in its last turn of the round.
    last: Vec<Vec<LinkId>>,
    /// The banks of all seats at the beginning, and after each round.
    banks: Vec<Vec<i32>>,
}

impl RailMatch {
    /// A match that has just begun.
    pub fn new(map: MapId, game: TransglobalRail) -> Self {
        Self {
            map,
            last: vec![Vec::new(); game.setup().seats],
            banks: vec![vec![game.setup().bank; game.setup().seats]],
            record: Record::new(game),
            ended: None,
            round_began: 0,
        }
    }

    /// Returns the match of a record. If its last move ended a round, the results are on the screen unless they
    /// were `seen`.
    pub fn of(map: MapId, record: &Record<TransglobalRail>, seen: bool) -> Self {
        Self::replay(map, record.start().clone(), record.steps(), seen)
    }

    /// Returns the match with this start and these moves.
    fn replay(map: MapId, start: TransglobalRail, steps: &[Move], seen: bool) -> Self {
        let mut game = Self::new(map, start);
        for &step in steps {
            game.ended = None;
            // A record holds only legal moves.
            let played = game.play(step);
            debug_assert!(played.is_ok(), "a move of the record is refused: {step}");
        }
        if seen {
            game.go_on();
        }
        game
    }

    /// Returns a match in a round for a viewer, who does not know its history.
    pub(super) fn shown(
        map: MapId,
        now: TransglobalRail,
        last: Vec<Vec<LinkId>>,
        banks: Vec<Vec<i32>>,
    ) -> Self {
        Self {
            last,
            banks,
            ..Self::new(map, now)
        }
    }

    /// The game with its history.
    pub fn record(&self) -> &Record<TransglobalRail> {
        &self.record
    }

    /// Returns the game at its current state.
    pub fn game(&self) -> &TransglobalRail {
        self.record.now()
    }

    /// Returns the visible game: during the results, the state at the end of the round.
    pub fn board(&self) -> &TransglobalRail {
        let ended = self.ended.as_ref();
        ended.map_or(self.record.now(), |ended| &ended.board)
    }

    /// Returns the results on the screen, if any.
    pub fn ended(&self) -> Option<&RoundEnd> {
        self.ended.as_ref()
    }

    /// Dollars in a seat's bank at the beginning, and after each round.
    pub fn banks(&self, seat: Seat) -> impl Iterator<Item = i32> {
        self.banks.iter().map(move |banks| banks[seat])
    }

    /// The same of all seats.
    pub(super) fn all_banks(&self) -> &[Vec<i32>] {
        &self.banks
    }

    /// Returns the links of a seat's last turn in this round; none while it is on turn.
    pub fn last_turn(&self, seat: Seat) -> &[LinkId] {
        match self.to_act() == Some(seat) {
            true => &[],
            false => &self.last[seat],
        }
    }

    /// Returns the links of the last turn that a seat has ended in this round, even if it is on turn again.
    pub(super) fn ended_turn(&self, seat: Seat) -> &[LinkId] {
        &self.last[seat]
    }

    /// Returns the last link that a seat on turn has built in this round, perhaps in its turn before.
    pub fn last_build(&self, seat: Seat) -> Option<LinkId> {
        let now = self.game().this_turn().last();
        now.or(self.ended_turn(seat).last()).copied()
    }

    /// Returns the rules' step for a command; `None` for another kind of command, or if the map has no such link.
    pub fn step_of(&self, command: &Command) -> Option<Move> {
        match *command {
            Command::Touch(Spot::Node(node)) | Command::Extend(Spot::Node(node)) => {
                Some(Move::Hub(node))
            }
            Command::Touch(Spot::Link(link)) | Command::Extend(Spot::Link(link)) => {
                let link = self.game().map().links().get(link.index())?;
                Some(Move::Link(link.a, link.b))
            }
            Command::Commit => Some(Move::Ok),
            Command::Discard => Some(Move::Discard),
            _ => None,
        }
    }

    fn go_on(&mut self) -> bool {
        self.game().phase() != Phase::Finished && self.ended.take().is_some()
    }

    fn play(&mut self, step: Move) -> Result<Vec<Fact>, Refused> {
        let before = self.game().clone();
        let illegal = |why: IllegalMove| Refused::Illegal(Some(why.into()));
        let happened = self.record.play(step).map_err(illegal)?;
        let mut facts = match (step, before.to_act()) {
            (Move::Discard | Move::Ok, Some(seat)) => {
                self.last[seat] = before.this_turn().to_vec();
                vec![Fact::Committed(seat)]
            }
            _ => vec![Fact::Drafted {
                moved: true,
                paths: Vec::new(),
            }],
        };
        for event in happened {
            match event {
                Event::Connected(seat) => facts.push(Fact::Connected(seat)),
                Event::RoundEnded(report) => {
                    self.last.fill(Vec::new());
                    facts.push(Fact::RoundEnded);
                    let board = before.clone();
                    let awards = match self.is_finished() {
                        true => awards(&self.record),
                        false => Vec::new(),
                    };
                    let after = report.seats.iter().map(|seat| seat.after);
                    self.banks.push(after.collect());
                    self.ended = Some(RoundEnd {
                        report,
                        board,
                        awards,
                    });
                    self.round_began = self.record.steps().len();
                }
                Event::GameOver => facts.push(Fact::Finished),
                Event::RoundBegins { .. } | Event::FinishingBegins => {}
            }
        }
        Ok(facts)
    }

    /// Number of rounds that are over.
    fn rounds_over(&self) -> u32 {
        self.game().round() - u32::from(!self.is_finished())
    }

    /// Returns the first moves of this match, with the deals of so many rounds and a seed for all others.
    fn dealt_anew(&self, moves: usize, rounds: u32, seed: u64, seen: bool) -> Box<dyn Match> {
        let start = self.record.start();
        let (map, deals) = (start.map().clone(), start.deals(rounds));
        let setup = Setup {
            seed,
            ..*start.setup()
        };
        let Ok(start) = TransglobalRail::with_deals(map, setup, deals) else {
            // This match has begun with these numbers.
            return self.boxed();
        };
        let steps = self.record.steps();
        let steps = &steps[..moves.min(steps.len())];
        Box::new(Self::replay(self.map, start, steps, seen))
    }

    fn undo(&mut self) -> bool {
        self.game().may_undo() && self.record.undo().is_some()
    }
}

impl Match for RailMatch {
    fn id(&self) -> GameId {
        ID
    }

    fn seats(&self) -> usize {
        self.game().setup().seats
    }

    fn map(&self) -> Option<MapId> {
        Some(self.map)
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn text(&self) -> String {
        self.game().to_string()
    }

    fn to_act(&self) -> Option<Seat> {
        match self.ended {
            Some(_) => None,
            None => self.game().to_act(),
        }
    }

    fn is_finished(&self) -> bool {
        self.game().phase() == Phase::Finished
    }

    fn winners(&self) -> Vec<Seat> {
        if !self.is_finished() {
            return Vec::new();
        }
        let places = self.game().standings().into_iter();
        let first = places.filter(|&(place, _)| place == 1);
        first.map(|(_, seat)| seat).collect()
    }

    fn may_undo(&self) -> bool {
        self.ended.is_none() && self.game().may_undo()
    }

    fn may_commit(&self) -> bool {
        self.ended.is_none() && self.game().may_ok()
    }

    fn perform(&mut self, _: Option<Seat>, command: Command) -> Result<Vec<Fact>, Refused> {
        match command {
            Command::Touch(Spot::Node(_) | Spot::Link(_))
            | Command::Extend(Spot::Node(_) | Spot::Link(_))
            | Command::Commit
            | Command::Discard => {
                let step = self.step_of(&command).ok_or(Refused::Illegal(None))?;
                self.play(step)
            }
            Command::Undo if self.undo() => Ok(vec![Fact::Undone]),
            Command::Undo => Err(Refused::NothingToUndo),
            Command::Clear => {
                let mut any = false;
                while self.undo() {
                    any = true;
                }
                let undone = any.then(|| vec![Fact::Undone]);
                undone.ok_or(Refused::NothingToUndo)
            }
            Command::Continue if self.go_on() => Ok(vec![Fact::Continued]),
            Command::Continue
            | Command::Touch(Spot::Cell(_))
            | Command::Extend(Spot::Cell(_))
            | Command::Drag { .. }
            | Command::Special
            | Command::Resign
            | Command::Elapse(_)
            | Command::TakeBack
            | Command::OfferDraw
            | Command::Answer(_)
            | Command::Control(..) => Err(Refused::NotOffered),
        }
    }

    fn moves(&self) -> usize {
        self.record.steps().len()
    }

    fn turn_ends(&self) -> Vec<usize> {
        let moves = self.record.steps().iter().enumerate();
        let ends = moves.filter(|(_, step)| matches!(step, Move::Ok | Move::Discard));
        ends.map(|(number, _)| number + 1).collect()
    }

    fn after(&self, moves: usize) -> Box<dyn Match> {
        Box::new(Self::of(self.map, &self.record.until(moves), false))
    }

    fn to_save(&self, extra: Vec<u8>) -> Result<Save, Unwritable> {
        Save::of(&self.record, extra)
    }

    fn seen_by(&self, viewer: Option<Seat>) -> Vec<u8> {
        projection::to_bytes(self, viewer)
    }

    fn shared(&self, hands: bool) -> Option<Box<dyn Match>> {
        let over = self.rounds_over();
        // The seed of later deals stays secret, because people who continue get another one.
        if hands && self.to_act().is_some() {
            return Some(self.dealt_anew(self.moves(), over + 1, 0, true));
        }
        (over > 0).then(|| self.dealt_anew(self.round_began, over, 0, false))
    }

    fn reseeded(&self, seed: u64) -> Box<dyn Match> {
        let rounds = self.rounds_over() + u32::from(self.to_act().is_some());
        self.dealt_anew(self.moves(), rounds, seed, self.ended.is_none())
    }

    fn was_dealt_from(&self, seed: u64) -> Option<bool> {
        Some(self.ended()?.board.is_dealt_from(seed))
    }

    fn unrecorded(&self) -> Unrecorded {
        Unrecorded {
            seen: self.ended.is_none(),
            ..Unrecorded::default()
        }
    }

    fn request(&self, task: Task) -> Result<EngineRequest, Message> {
        let seat = self.to_act().ok_or_else(words::session_nobodys_turn)?;
        let view = self.game().seen_by(seat).to_bytes();
        Ok(EngineRequest::new(ID, &RailRequest::Turn(task, view)))
    }

    fn commands(&self, answer: &str) -> Option<Vec<Command>> {
        let map = self.game().map();
        let command = |line: &str| match line.parse().ok()? {
            Move::Hub(node) => Some(Command::Extend(Spot::Node(node))),
            Move::Link(a, b) => Some(Command::Extend(Spot::Link(map.link_between(a, b)?))),
            Move::Discard => Some(Command::Discard),
            Move::Ok => Some(Command::Commit),
        };
        answer.lines().map(command).collect()
    }

    fn typed(&self, text: &str) -> Result<Vec<Command>, Message> {
        let mut commands = Vec::new();
        for step in text.split([',', ';']).map(str::trim) {
            let read: Result<Move, _> = step.parse();
            let read = read.map_err(Message::from)?;
            let found = self.commands(step);
            // A text that can be read but is no command names a link that the map does not have.
            let missing = || match read {
                Move::Link(a, b) => IllegalMove::NoSuchLink(a, b).into(),
                Move::Hub(_) | Move::Discard | Move::Ok => Message::NOTHING,
            };
            commands.extend(found.ok_or_else(missing)?);
        }
        Ok(commands)
    }

    fn only_commit_is_left(&self) -> bool {
        let game = self.game();
        game.phase() != Phase::Hubs && game.may_ok() && game.money() == 0
    }

    fn hint(&self, answer: &str) -> Option<Vec<Command>> {
        let next = self.commands(answer)?.into_iter().next()?;
        let mut after = self.clone();
        after.perform(self.to_act(), next.clone()).ok()?;
        Some(vec![next])
    }

    fn boxed(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
