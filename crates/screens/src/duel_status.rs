//! The status line on a player's panel in a game for two: the next step, the effect of OK, or the end of the game.

use app::board_table::BoardTable;
use app::hint::Advice;
use app::state::State;
use base::words::{self, Message};
use scene::{Colour, theme};
use session::boards::Player;
use session::{EarlyEnd, Proposal};

use super::board_review::certain;
use super::{computer, edges, phone};

/// Returns the coach's words to a player, unless another message is more important.
pub(crate) fn shown_lesson(state: &State, duel: BoardTable<'_>, player: Player) -> Option<Message> {
    let player = learner(duel, player);
    let is_noted = state.speech.note(duel.sitting[player].place).is_some();
    let proposes = duel.proposed_to(player).or(duel.proposed_by(player));
    let is_asked = duel.is_asking(player) || proposes.is_some();
    let is_answered = is_asked || state.hint().is_some();
    let is_reminded = duel.screen.is_nudged(player) || state.is_reminded(player);
    // A player should not confirm without reading this.
    let is_warned = warning(state, duel, player).is_some();
    let is_quiet = is_noted || is_answered || is_reminded || is_warned;
    state.lesson(duel.screen, player).filter(|_| !is_quiet)
}

/// Returns the sentence for the person who gets a proposal from the named player.
pub(crate) fn proposal(what: Proposal, who: Message) -> Message {
    match what {
        Proposal::Draw => words::duel_draw_offer(who),
        Proposal::TakeBack => words::duel_back_offer(who),
    }
}

/// Returns the sentence for the player who has made a proposal.
pub(crate) fn has_proposed(what: Proposal) -> Message {
    match what {
        Proposal::Draw => words::duel_draw_offered(),
        Proposal::TakeBack => words::duel_back_asked(),
    }
}

/// Returns the line on a player's own panel, and its colour.
pub(crate) fn status(state: &State, duel: BoardTable<'_>, player: Player) -> (Message, Colour) {
    let player = learner(duel, player);
    match state.speech.note(duel.sitting[player].place) {
        Some(note) => (note.words.clone(), theme::GOLD),
        None => prompt(state, duel, player),
    }
}

/// Returns the line without the last refusal.
pub(crate) fn prompt(state: &State, duel: BoardTable<'_>, player: Player) -> (Message, Colour) {
    let acting = duel.acting() == Some(player);
    if state.is_set_up() && !acting {
        // A set-up position that was never played has no winner.
        (Message::NOTHING, theme::INK)
    } else if duel.is_asking(player) {
        let asked = match duel.may_propose(player, Proposal::Draw) {
            true => words::duel_resign_or_draw_asked(),
            false => words::duel_resign_asked(),
        };
        (asked, theme::INK)
    } else if let Some(what) = duel.proposed_to(player)
        && state.linked_game().is_none()
    {
        (proposal(what, name(duel, 1 - player)), theme::GOLD)
    } else if acting && state.linked_game().is_some() {
        (words::sheet_your_turn(), theme::INK)
    } else if acting && state.hint().is_some() && !duel.may_commit() {
        (hint_words(state, duel, player), theme::DONE)
    } else if let Some(warning) = warning(state, duel, player) {
        (warning, theme::GOLD)
    } else if state.is_reminded(player) {
        (words::clock_sand_is_through(), theme::GOLD)
    } else if duel.screen.is_nudged(player) {
        (words::seat_nudge(), theme::GOLD)
    } else {
        (what_to_do(state, duel, player), theme::INK)
    }
}

/// Warns a person whose drafted turn would win the game for the opponent.
fn warning(state: &State, duel: BoardTable<'_>, player: Player) -> Option<Message> {
    let is_own = duel.person() == Some(player) && duel.acting() == Some(player);
    let is_played = state.linked_game().is_none() && !state.is_watching();
    let winner = duel.play.gives_away().filter(|_| is_own && is_played)?;
    let who = name(duel, winner);
    let reason = duel.play.now().gives_away(who.clone(), false);
    Some(reason.unwrap_or_else(|| words::duel_gives(who)))
}

/// Explains a player's loss by their own last turn, if the game has a sentence for it.
fn given_away(duel: BoardTable<'_>, player: Player) -> Option<Message> {
    let ended = duel.play.ended().filter(|ended| ended.early.is_none())?;
    let winner = ended.winner.filter(|&winner| winner != player)?;
    let is_own_turn = duel.play.last_player() == Some(player);
    let reason = || duel.play.now().gives_away(name(duel, winner), true);
    is_own_turn.then(reason).flatten()
}

/// Returns the threat that a hint has to meet, if its only answers are proved.
fn threat(state: &State, duel: BoardTable<'_>) -> Option<Message> {
    let certain = state.hint_certain()?;
    let is_open = certain.only.as_ref().is_some_and(|only| !only.is_empty());
    certain::threat(certain, duel).filter(|_| is_open)
}

/// Returns the sentence for a player who has asked for a hint.
fn hint_words(state: &State, duel: BoardTable<'_>, player: Player) -> Message {
    match state.hint() {
        Some(Advice::Coming(_)) => words::duel_hint_coming(),
        Some(Advice::Touch(_)) => {
            match threat(state, duel).or_else(|| state.hint_reason().cloned()) {
                Some(why) => words::duel_hint_why(why),
                None => words::duel_hint_marked(),
            }
        }
        Some(Advice::Say) => match duel.play.special().as_deref() {
            Some("swap") => words::duel_hint_swap(),
            Some(_) => words::duel_hint_pass(),
            None => Message::NOTHING,
        },
        Some(Advice::None) => words::duel_hint_none(),
        _ => what_to_do(state, duel, player),
    }
}

/// Returns the words next to a player's name: the score and, while a hint marks safe links, their meaning.
pub(crate) fn tally(state: &State, duel: BoardTable<'_>, player: Player) -> Message {
    let is_marked = state
        .hint_certain()
        .is_some_and(|certain| !certain.joints.is_empty());
    let is_told = duel.acting() == Some(learner(duel, player)) && is_marked;
    match state.hint().filter(|_| is_told) {
        Some(Advice::Touch(_)) => words::duel_hint_joints(),
        _ => edges::tally(duel, player),
    }
}

/// Returns a player's line: the next step, the player on turn, or the result of the game.
fn what_to_do(state: &State, duel: BoardTable<'_>, player: Player) -> Message {
    if let Some(ended) = duel.play.ended() {
        let result = match ended.winner {
            None => words::duel_nobody_wins(),
            Some(winner) if winner == player && is_reader(state, duel, player) => {
                words::rail_prompt_you_win()
            }
            Some(winner) => words::duel_wins(name(duel, winner)),
        };
        if let Some(own_turn) = given_away(duel, player) {
            return own_turn;
        }
        return match (ended.early, duel.play.shown().ending()) {
            (Some(EarlyEnd::Resigned(seat)), _) => {
                words::duel_result_resigned(result, name(duel, seat))
            }
            (Some(EarlyEnd::DrawAgreed), _) => words::duel_draw_agreed(),
            (Some(EarlyEnd::OutOfTime(seat)), _) => {
                words::duel_result_time(result, name(duel, seat))
            }
            (None, Some(why)) => words::duel_result_why(result, why),
            (None, None) => result,
        };
    }
    let sitting = duel.sitting[player];
    if sitting.is_remote()
        && let Some(far) = phone::far_status(state, sitting.place)
    {
        return far;
    }
    if duel.acting() != Some(player) {
        if let Some(what) = duel.proposed_by(player) {
            return has_proposed(what);
        }
        if let Some(taken) = edges::taken(duel, player) {
            return taken;
        }
        let opening = duel.opening().filter(|_| state.linked_game().is_none());
        return opening.unwrap_or_else(|| words::duel_waiting(name(duel, 1 - player)));
    }
    if sitting.is_remote() || state.is_watching() {
        return words::session_on_turn(name(duel, player));
    }
    if duel.person().is_none() {
        return computer::doing(state, words::duel_computer_moves());
    }
    let (pending, reach) = (duel.play.draft(), duel.play.reach());
    match pending.special.as_deref() {
        Some("swap") => return words::duel_swap_ok(),
        Some(_) => return words::duel_pass_ok(),
        None => {}
    }
    if reach.whole {
        return match reach.next.is_empty() {
            true => words::duel_ok_or_undo(),
            false => words::duel_ok_or(duel.play.now().go_on()),
        };
    }
    if pending.touched.is_empty() && reach.next.is_empty() {
        return words::duel_must_pass();
    }
    let prompt = duel.play.now().prompt(&pending.touched);
    let other = name(duel, 1 - player);
    match duel.play.last_special() {
        Some("swap") if pending.touched.is_empty() => {
            return match edges::words(duel, player) {
                Some(edges) => words::duel_has_swapped_edges(edges, other),
                None => words::duel_has_swapped(other, prompt),
            };
        }
        Some(_) if pending.touched.is_empty() => return words::duel_has_passed(other, prompt),
        _ => {}
    }
    match duel.play.special().as_deref() {
        Some("swap") if pending.touched.is_empty() => words::duel_or_swap(prompt),
        _ => prompt,
    }
}

/// Returns true if the seat's player is a person who reads its panel.
fn is_reader(state: &State, duel: BoardTable<'_>, player: Player) -> bool {
    duel.sitting[player].is_human() && !state.is_watching()
}

/// Names the winner of a game that is over.
pub(super) fn result(duel: BoardTable<'_>) -> Message {
    match duel.play.ended().and_then(|ended| ended.winner) {
        Some(winner) => words::duel_wins(name(duel, winner)),
        None => words::duel_draw(),
    }
}

/// Returns the name of a player.
pub(super) fn name(duel: BoardTable<'_>, player: Player) -> Message {
    duel.sitting[player].colour.name()
}

/// Returns the player whose turn a person makes or watches. In exercises all people play the learner's turn
/// together.
pub(super) fn learner(duel: BoardTable<'_>, player: Player) -> Player {
    let learner = duel.screen.course().map(|course| course.seat);
    let is_person = duel.sitting[player].is_person();
    learner.filter(|_| is_person).unwrap_or(player)
}
