//! Games for two at the table: how tests begin and query them.

use app::board_table::BoardTable;
use app::{Effect, Event};
use base::table::Station;
use base::words::Message;
use players::ENGINES;
use players::engine::{self, Memory};
use rules::request::{AnalysisTask, EngineRequest};
use rules::{Cell, GameId, Level, Spot};
use scene::{LobbyTarget, SeatTarget, Target};

use super::fingers::Table;

/// Two places that face each other.
pub const FACING: [Station; 2] = [Station::NearLeft, Station::FarRight];

impl Table {
    /// A game for two that has just begun; the choices that are not named stay as they are.
    pub fn duelling(seed: u64, places: [Station; 2], game: GameId, chosen: &[usize]) -> Self {
        let mut table = Self::new(seed);
        places
            .into_iter()
            .for_each(|place| table.tap(Target::Lobby(LobbyTarget::Join(place))));
        table.tap(Target::Lobby(LobbyTarget::Game(game)));
        for (choice, &value) in chosen.iter().enumerate() {
            table.tap(Target::Lobby(LobbyTarget::Choice(choice, value)));
        }
        table.tap(Target::Lobby(LobbyTarget::Start));
        assert_eq!(table.board().id(), game);
        table
    }

    /// Returns Quickway on its smallest board without a swap. A person begins against a computer player whose turns
    /// the caller [answers](Self::answer_turn).
    pub fn against_unanswered(level: Level) -> Self {
        let mut table = Self::new(4);
        table.engine_is_silent = true;
        let [person, computer] = FACING;
        for target in [
            LobbyTarget::Join(person),
            LobbyTarget::Computer(computer),
            LobbyTarget::Strength(computer, level),
            LobbyTarget::Game(super::games::QUICKWAY),
            LobbyTarget::Choice(1, 0),
            LobbyTarget::Choice(2, 1),
            LobbyTarget::Begins(Some(person)),
            LobbyTarget::Start,
        ] {
            table.tap(Target::Lobby(target));
        }
        table.rest();
        table
    }

    /// The engine answers the computer player on turn.
    pub fn answer_turn(&mut self, answer: &str) {
        let asked = self.effects.iter().rev().find_map(|effect| match effect {
            Effect::AskEngine { id, .. } => Some(*id),
            _ => None,
        });
        let id = asked.expect("it has been asked");
        let answer = Ok(answer.into());
        self.send(Event::EngineReply { id, answer });
        self.rest();
    }

    /// Lets the person build a line of nine across the board, `"e"` from its south to its north, or `"8"`, which
    /// leads nowhere. The computer player builds one of the other kind, `"a"` or `"2"`, and reports its expectation
    /// before each of its turns. If the person's line ends the game, they have one turn more.
    pub fn lines_of_nine(&mut self, [own, other]: [&str; 2], expects: &[&str]) {
        let cell = |line: &str, at: usize| match line.parse::<u8>() {
            Ok(rank) => format!(
                "{}{rank}",
                ["a", "b", "c", "d", "e", "f", "g", "h", "i"][at]
            ),
            Err(_) => format!("{line}{}", at + 1),
        };
        let begun = self.board().turns() / 2;
        for (at, expects) in (begun..).zip(expects) {
            self.turns(&cell(own, at));
            self.rest();
            self.answer_turn(&format!("{}\n# expects {expects}", cell(other, at)));
        }
        if self.board().turns() == 16 && own == "e" {
            self.turns(&cell(own, 8));
            self.rest();
        }
    }

    /// Opens the review of the finished game. The engine answers immediately, with the shortest search.
    pub fn look_back_at(&mut self, place: Station) {
        let silent = std::mem::replace(&mut self.engine_is_silent, true);
        self.tap(Target::Seat(place, SeatTarget::Review));
        while self.answer_about_the_game() {}
        self.engine_is_silent = silent;
    }

    /// Answers the requests about a finished game, and returns true if there were any.
    pub fn answer_about_the_game(&mut self) -> bool {
        let questions = self.questions();
        for (id, question) in &questions {
            let request = EngineRequest::from_bytes(question).expect("it is a question");
            let task: AnalysisTask = request.inside().expect("it is about a game that is over");
            // A longer look is one of more rounds, and none takes long.
            let millis = 1 + task.millis / 100;
            let task = AnalysisTask { millis, ..task };
            let request = EngineRequest::analysis(self.board().id(), &task).to_bytes();
            // Time passes with each look at the clock: the same answers on every machine.
            let looks = std::cell::Cell::new(0.0);
            let clock = || looks.replace(looks.get() + 0.25);
            let answer = engine::answer(ENGINES, &request, &clock, &mut Memory::default())
                .map_err(Message::from);
            self.send(Event::EngineReply { id: *id, answer });
        }
        !questions.is_empty()
    }

    /// The game for two on the table.
    pub fn board(&self) -> BoardTable<'_> {
        self.app.board().expect("a game for two is on the table")
    }

    /// Where the player on turn sits.
    pub fn mover(&self) -> Station {
        let duel = self.board();
        duel.sitting[duel.acting().expect("somebody is on turn")].place
    }

    /// Where the other one sits.
    pub fn waiting(&self) -> Station {
        let duel = self.board();
        duel.sitting[1 - duel.acting().expect("somebody is on turn")].place
    }

    /// Touches cells, named as on a chessboard: `"d4 e5"`.
    pub fn touch(&mut self, names: &str) {
        cells(names)
            .into_iter()
            .for_each(|cell| self.tap(Target::Board(Spot::Cell(cell))));
    }

    /// Carries the piece on the first cell over the others, and lifts the finger on the last.
    pub fn carry(&mut self, names: &str) {
        let way = cells(names).into_iter();
        let way: Vec<_> = way
            .map(|cell| self.place(Target::Board(Spot::Cell(cell))))
            .collect();
        self.now += 400.0;
        self.down(77, way[0]);
        way.iter().for_each(|&at| self.slide(77, at));
        self.up(77, way[way.len() - 1]);
    }

    /// Confirms the turn for the player on turn.
    pub fn ok(&mut self) {
        self.tap(Target::Seat(self.mover(), SeatTarget::Ok));
    }

    /// Whole turns, each touched and confirmed: `"d4, d2 d4 e4"`.
    pub fn turns(&mut self, turns: &str) {
        for turn in turns.split(", ").filter(|turn| !turn.is_empty()) {
            self.touch(turn);
            self.ok();
        }
    }

    /// The cells that are touched and not confirmed, as text.
    pub fn touched(&self) -> String {
        let names = self
            .board()
            .play
            .draft()
            .touched
            .iter()
            .map(Cell::to_string);
        names.collect::<Vec<_>>().join(" ")
    }

    /// The position after the last confirmed turn.
    pub fn position(&self) -> String {
        self.board().play.now().text()
    }

    /// The position that is seen, with what is pending.
    pub fn seen(&self) -> String {
        self.board().play.shown().text()
    }
}

/// Cells by their names, between spaces.
pub fn cells(names: &str) -> Vec<Cell> {
    let read = |name: &str| name.parse().expect("a cell's name");
    names.split_whitespace().map(read).collect()
}
