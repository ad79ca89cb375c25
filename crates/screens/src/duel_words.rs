//! What games for two say where they are read and not seen.

use super::duel::{BoardScreen, name, prompt, status};
use super::{clock, edges, last_words};
use app::course::Course;
use app::game_words::GameWords;
use app::state::State;
use app::table::TableScreen;
use base::words::{self, Message};
use session::{EarlyEnd, Fact, Seat};

impl GameWords for BoardScreen {
    fn title(&self, table: &TableScreen) -> Message {
        let Some(duel) = table.board() else {
            return Message::NOTHING;
        };
        duel.course()
            .map_or_else(|| duel.shown().title(), Course::title)
    }

    fn seat_words(&self, state: &State, table: &TableScreen, seat: Seat) -> Vec<Message> {
        let Some(duel) = table.board() else {
            return Vec::new();
        };
        let facts = [status(state, duel, seat).0, edges::tally(duel, seat)];
        let said = facts.into_iter().filter(|words| !words.is_nothing());
        let clock = clock::shown(duel, seat).map(|(_, time)| words::mirror_clock(time));
        let last = last_words::of(state, duel, seat).map(words::last_aloud);
        said.map(words::mirror_here)
            .chain(clock)
            .chain(last)
            .collect()
    }

    fn last_words(&self, state: &State, table: &TableScreen) -> Option<Message> {
        let duel = table.board()?;
        let mut seats = 0..duel.sitting.len();
        let said = seats.find_map(|seat| last_words::of(state, duel, seat));
        said.map(words::last_aloud)
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
                Some(match duel.draft().touched.is_empty() {
                    true => words::duel_told_undone(who),
                    false => {
                        let touched = cells(&duel.draft().touched);
                        // What there is to do then an own screen says to its person alone.
                        if table.upright {
                            return Some(words::duel_told_touched(touched, who));
                        }
                        let then = match duel.reach().whole {
                            true => words::duel_told_press_ok(),
                            false => duel.now().prompt(&duel.draft().touched),
                        };
                        words::duel_told_touched_then(then, touched, who)
                    }
                })
            }
            Fact::Announced => {
                let who = name(duel, duel.person()?);
                Some(match (duel.draft().special.as_deref(), table.upright) {
                    (Some("swap"), true) => words::duel_told_swap(who),
                    (Some("swap"), false) => words::duel_told_swap_ok(who),
                    (_, true) => words::duel_told_pass(who),
                    (_, false) => words::duel_told_pass_ok(who),
                })
            }
            Fact::Undone => Some(words::duel_told_undone(name(duel, duel.person()?))),
            Fact::DrawOffered(seat) => Some(words::mirror_here(words::duel_draw_offer(name(
                duel, *seat,
            )))),
            Fact::DrawDeclined(_) => Some(words::mirror_here(words::duel_draw_declined())),
            Fact::TakenBack(seat) => Some(words::duel_told_taken_back(name(duel, *seat))),
            Fact::Committed(seat) => Some(match duel.last_special() {
                Some("swap") => words::duel_told_swapped(name(duel, *seat)),
                Some(_) => words::duel_told_passed(name(duel, *seat)),
                None => words::duel_told_played(cells(duel.trace()), name(duel, *seat)),
            }),
            Fact::Finished => {
                let (heading, why) = self.results(table)?;
                let heading = words::mirror_here(heading);
                Some(Message::sentences([heading].into_iter().chain(why)))
            }
            Fact::Connected(_) | Fact::RoundEnded | Fact::Continued | Fact::Handed(_) => None,
        }
    }

    fn results(&self, table: &TableScreen) -> Option<(Message, Vec<Message>)> {
        let duel = table.board()?;
        let ended = duel.ended()?;
        let heading = match ended.winner {
            Some(winner) => words::duel_wins(name(duel, winner)),
            None => words::duel_draw(),
        };
        let why = match ended.early {
            Some(EarlyEnd::Resigned(seat)) => Some(words::duel_resigned(name(duel, seat))),
            Some(EarlyEnd::DrawAgreed) => Some(words::mirror_here(words::duel_draw_agreed())),
            Some(EarlyEnd::OutOfTime(seat)) => Some(words::duel_out_of_time(name(duel, seat))),
            None => duel.shown().ending().map(words::mirror_here),
        };
        Some((heading, why.into_iter().collect()))
    }
}

/// Cells in words: "c4, b4".
fn cells(cells: &[rules::Cell]) -> String {
    let names: Vec<String> = cells.iter().map(ToString::to_string).collect();
    names.join(", ")
}
