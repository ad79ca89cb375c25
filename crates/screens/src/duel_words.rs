//! Words of games for two where they are read and not seen.

use super::duel::BoardScreen;
use super::duel_status::{name, prompt, status};
use super::{clock, duel_status, edges, last_words};
use app::board_table::BoardTable;
use app::course::Course;
use app::game_words::GameWords;
use app::state::State;
use app::table::TableScreen;
use base::words::{self, Message};
use rules::maps::NodeId;
use rules::{Cell, Spot};
use session::boards::Board;
use session::{EarlyEnd, Fact, Seat};

impl GameWords for BoardScreen {
    fn title(&self, table: &TableScreen) -> Message {
        let Some(duel) = table.board() else {
            return Message::NOTHING;
        };
        duel.screen
            .course()
            .map_or_else(|| duel.play.shown().title(), Course::title)
    }

    fn seat_words(&self, state: &State, table: &TableScreen, seat: Seat) -> Vec<Message> {
        let Some(duel) = table.board() else {
            return Vec::new();
        };
        let facts = [status(state, duel, seat).0, edges::tally(duel, seat)];
        let said = facts.into_iter().filter(|words| !words.is_nothing());
        let clock = clock::shown(duel, seat).map(|(_, time)| words::mirror_clock(time));
        let turn = duel.play.last_player() == Some(seat);
        let turn = self.last_turns(table).into_iter().filter(|_| turn);
        let last = last_words::of(state, duel, seat).map(|said| words::last_aloud(said.words));
        said.map(words::mirror_here)
            .chain(turn)
            .chain(clock)
            .chain(last)
            .collect()
    }

    fn last_words(&self, state: &State, table: &TableScreen) -> Option<Message> {
        let duel = table.board()?;
        let mut seats = 0..duel.sitting.len();
        let said = seats.find_map(|seat| last_words::of(state, duel, seat));
        said.map(|said| words::last_aloud(said.words))
    }

    fn prompt(&self, state: &State, table: &TableScreen, seat: Seat) -> Message {
        let prompt = |duel| prompt(state, duel, seat).0;
        table.board().map(prompt).unwrap_or_default()
    }

    fn tell(&self, table: &TableScreen, fact: &Fact) -> Option<Message> {
        let duel = table.board()?;
        match fact {
            Fact::Drafted { .. } => {
                let who = name(duel, duel.person()?);
                Some(match duel.play.draft().touched.is_empty() {
                    true => words::duel_told_undone(who),
                    false => {
                        let touched = cells(&duel.play.draft().touched);
                        // An own screen gives the next step to its person only.
                        if table.upright {
                            return Some(words::duel_told_touched(touched, who));
                        }
                        let then = match duel.play.reach().whole {
                            true => words::duel_told_press_ok(),
                            false => duel.play.now().prompt(&duel.play.draft().touched),
                        };
                        words::duel_told_touched_then(then, touched, who)
                    }
                })
            }
            Fact::Announced => {
                let who = name(duel, duel.person()?);
                Some(
                    match (duel.play.draft().special.as_deref(), table.upright) {
                        (Some("swap"), true) => words::duel_told_swap(who),
                        (Some("swap"), false) => words::duel_told_swap_ok(who),
                        (_, true) => words::duel_told_pass(who),
                        (_, false) => words::duel_told_pass_ok(who),
                    },
                )
            }
            Fact::Undone => Some(words::duel_told_undone(name(duel, duel.person()?))),
            Fact::Proposed(seat, what) => {
                let proposal = duel_status::proposal(*what, name(duel, *seat));
                Some(words::mirror_here(proposal))
            }
            Fact::Declined(_, what) => Some(words::mirror_here(what.declined())),
            Fact::TakenBack(seat) => Some(words::duel_told_taken_back(name(duel, *seat))),
            Fact::Committed(seat) => Some(last_turn(duel, *seat)),
            Fact::Finished => {
                let (heading, why) = self.results(table)?;
                let heading = words::mirror_here(heading);
                Some(Message::sentences([heading].into_iter().chain(why)))
            }
            Fact::Connected(_) | Fact::RoundEnded | Fact::Continued | Fact::Handed(_) => None,
        }
    }

    fn last_turns(&self, table: &TableScreen) -> Vec<Message> {
        let told = |duel: BoardTable<'_>| Some(last_turn(duel, duel.play.last_player()?));
        table.board().and_then(told).into_iter().collect()
    }

    fn standings(&self, table: &TableScreen) -> Vec<Message> {
        let Some(duel) = table.board() else {
            return Vec::new();
        };
        let stands = |seat: Seat| {
            let tally = duel.play.shown().tally_of(seat);
            let time = clock::shown(duel, seat).map(|(_, time)| words::mirror_clock(time));
            let stands = words::mirror_stands(tally, name(duel, seat));
            [Some(stands), time].into_iter().flatten()
        };
        (0..duel.sitting.len()).flat_map(stands).collect()
    }

    fn lead(&self, table: &TableScreen) -> Option<Message> {
        let duel = table.board().filter(|duel| duel.play.ended().is_none())?;
        let (player, by) = duel.play.shown().lead()?;
        Some(words::lead_by(by, name(duel, player)))
    }

    fn around(&self, table: &TableScreen, place: Spot) -> Vec<Message> {
        match (table.board(), place) {
            (Some(duel), Spot::Cell(cell)) => around(duel, cell),
            _ => Vec::new(),
        }
    }

    fn places(&self, table: &TableScreen, seat: Seat) -> Vec<Spot> {
        let cells = table.board().map(|duel| units(duel.play.shown(), seat));
        let cells = cells.unwrap_or_default().into_iter();
        cells.map(Spot::Cell).collect()
    }

    fn typed_example(&self, table: &TableScreen, _: Option<NodeId>) -> String {
        let example = table.board().and_then(|duel| duel.play.now().example());
        example.unwrap_or_default()
    }

    fn results(&self, table: &TableScreen) -> Option<(Message, Vec<Message>)> {
        let duel = table.board()?;
        let ended = duel.play.ended()?;
        let heading = match ended.winner {
            Some(winner) => words::duel_wins(name(duel, winner)),
            None => words::duel_draw(),
        };
        let why = match ended.early {
            Some(EarlyEnd::Resigned(seat)) => Some(words::duel_resigned(name(duel, seat))),
            Some(EarlyEnd::DrawAgreed) => Some(words::mirror_here(words::duel_draw_agreed())),
            Some(EarlyEnd::OutOfTime(seat)) => Some(words::duel_out_of_time(name(duel, seat))),
            None => duel.play.shown().ending().map(words::mirror_here),
        };
        Some((heading, why.into_iter().collect()))
    }
}

/// Sentence on the turn that a seat has ended.
fn last_turn(duel: BoardTable<'_>, seat: Seat) -> Message {
    let name = name(duel, seat);
    match duel.play.last_special() {
        Some("swap") => words::duel_told_swapped(name),
        Some(_) => words::duel_told_passed(name),
        None => words::duel_told_played(duel.play.last_turn(), name),
    }
}

/// Returns the pieces on the cells round a cell, and the number of empty cells.
fn around(duel: BoardTable<'_>, middle: Cell) -> Vec<Message> {
    let board = duel.play.shown();
    let ways = (-1..=1).flat_map(|rank| (-1..=1).map(move |file| (file, rank)));
    let cells = ways
        .filter(|&way| way != (0, 0))
        .filter_map(|(file, rank)| {
            let file = middle.file.checked_add_signed(file)?;
            let rank = middle.rank.checked_add_signed(rank)?;
            Some(Cell { file, rank }).filter(|&cell| board.has(cell))
        });
    let (mut said, mut empty) = (Vec::new(), 0);
    for cell in cells {
        match board.occupant(cell) {
            None => empty += 1,
            Some(stands) => {
                let side = stands.side.map(|side| name(duel, board.player(side)));
                let piece = Some(stands.piece).filter(|piece| !piece.is_nothing());
                let words = [Some(cell.to_string().into()), side, piece];
                said.push(words::mirror_here(Message::series(
                    words.into_iter().flatten(),
                )));
            }
        }
    }
    said.extend((empty > 0).then(|| words::mirror_here(words::mirror_empty(empty))));
    said
}

/// The first cell of each group of neighbouring pieces of a player, in ascending order.
fn units(board: &dyn Board, player: Seat) -> Vec<Cell> {
    let size = board.width();
    let all = (0..size).flat_map(|file| (0..size).map(move |rank| Cell { file, rank }));
    let owner = |cell: Cell| Some(board.player(board.occupant(cell)?.side?));
    let mut own: Vec<Cell> = all
        .filter(|&cell| board.has(cell) && owner(cell) == Some(player))
        .collect();
    let mut units = Vec::new();
    while !own.is_empty() {
        let first = own.remove(0);
        units.push(first);
        let mut unit = vec![first];
        while let Some(cell) = unit.pop() {
            let is_beside = |other: &mut Cell| {
                cell.file.abs_diff(other.file) + cell.rank.abs_diff(other.rank) == 1
            };
            unit.extend(own.extract_if(.., is_beside));
        }
    }
    units
}

/// Cells in words: "c4, b4".
fn cells(cells: &[Cell]) -> String {
    let names: Vec<String> = cells.iter().map(ToString::to_string).collect();
    names.join(", ")
}
