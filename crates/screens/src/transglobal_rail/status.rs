//! The line of a seat's panel: the next step, the cause of a wait, or the end of a round.

use super::ending;
use super::in_short::in_short;
use super::table::RailTable;
use crate::{computer, phone};
use app::state::State;
use base::words::{self, Message};
use rules::Game;
use rules::transglobal_rail::{Move, Phase, Seat, TransglobalRail};
use session::transglobal_rail::RoundEnd;

/// Returns the text on a player's own panel.
pub(super) fn status(state: &State, play: RailTable<'_>, seat: Seat) -> Message {
    match state.speech.note(play.sitting[seat].place) {
        Some(note) => note.words.clone(),
        None => prompt(state, play, seat),
    }
}

/// Returns the text without the last refusal.
pub(super) fn prompt(state: &State, play: RailTable<'_>, seat: Seat) -> Message {
    if play.is_moment_of(seat) {
        return match play.sitting[seat].is_human() {
            true => words::rail_moment_you(),
            false => words::rail_moment_it(),
        };
    }
    let sitting = play.sitting[seat];
    if sitting.is_remote()
        && let Some(far) = phone::far_status(state, sitting.place)
    {
        return far;
    }
    if ending::is_kept_back(state, play) {
        return while_shown(state, play, seat);
    }
    if play.acting() != Some(seat) {
        return meanwhile(play, seat);
    }
    match state.linked_game().is_some() {
        true => words::sheet_your_turn(),
        false if sitting.is_remote() || state.is_watching() => {
            words::session_on_turn(sitting.colour.name())
        }
        false if !sitting.is_person() => {
            let does = match play.game().phase() {
                Phase::Hubs => words::rail_prompt_computer_hub(),
                _ => words::rail_prompt_computer(),
            };
            computer::doing(state, does)
        }
        false if play.screen().is_nudged(seat) => words::seat_nudge(),
        false => what_to_do(play, state.list_is_open(sitting.place)),
    }
}

/// Returns the text on the next step of the player on turn, whose city list is open or not.
fn what_to_do(play: RailTable<'_>, is_open: bool) -> Message {
    let game = play.game();
    match game.phase() {
        Phase::Hubs if game.may_ok() => words::rail_prompt_hub_placed(),
        Phase::Hubs if is_open => words::rail_prompt_hub_seen(),
        Phase::Hubs => words::rail_prompt_hub(),
        Phase::Building if game.money() == 0 => words::rail_prompt_done(),
        Phase::Building if has_nothing_to_buy(game) => {
            words::rail_prompt_nothing_to_buy(game.money())
        }
        // The text does not depend on OK, because OK may give away the own cities.
        Phase::Building => words::rail_prompt_build(game.money()),
        Phase::Finishing if game.may_ok() => words::rail_prompt_finished(game.spent()),
        // Before the first payment an amount would read as the price, or as the bank.
        Phase::Finishing if game.spent() == 0 => words::rail_prompt_finish(),
        Phase::Finishing => words::rail_prompt_finish_spent(game.spent()),
        Phase::Finished => Message::NOTHING,
    }
}

/// Returns true if no link in reach is cheap enough, which is public.
fn has_nothing_to_buy(game: &TransglobalRail) -> bool {
    let mut steps = game.steps().into_iter();
    !steps.any(|step| matches!(step, Move::Link(..)))
}

/// Returns the text for a player who is not on turn.
fn meanwhile(play: RailTable<'_>, seat: Seat) -> Message {
    if let Some(ended) = play.ended() {
        if play.is_ready(seat) {
            let names = play
                .not_ready()
                .map(|other| play.sitting[other].colour.name());
            return words::rail_prompt_ready(Message::list(names.collect()));
        }
        let report = &ended.report.seats[seat];
        let how = how_it_ended(play, ended, seat);
        let is_over = play.game().phase() == Phase::Finished;
        return match report.tax {
            tax if tax > 0 && !is_over => words::rail_prompt_taxes(how, tax),
            _ => how,
        };
    }
    match play.acting() {
        // A computer needs no reason for a wait. So its panel has its last turn instead.
        Some(_) if play.sitting[seat].computer().is_some() && !play.last_turn(seat).is_empty() => {
            in_short(play, seat).unwrap_or(Message::NOTHING)
        }
        Some(acting) => {
            let who = play.sitting[acting].colour.name();
            match play.game().is_known_connected(seat) {
                true => words::rail_prompt_connected(who),
                false => words::rail_prompt_waiting(who),
            }
        }
        None => Message::NOTHING,
    }
}

/// Returns the line during the show at a round's end: the seat's payment, once that is visible.
fn while_shown(state: &State, play: RailTable<'_>, seat: Seat) -> Message {
    let paid = ending::paid(state, play, seat);
    match (play.ended(), paid) {
        (Some(ended), Some(paid)) => how_connected(play, ended, seat, paid),
        _ => words::rail_prompt_results_come(),
    }
}

fn how_it_ended(play: RailTable<'_>, ended: &RoundEnd, seat: Seat) -> Message {
    let game = play.game();
    let is_computer = play.sitting[seat].computer().is_some();
    if game.phase() == Phase::Finished {
        let place = game
            .standings()
            .into_iter()
            .find(|&(_, other)| other == seat);
        return match place {
            Some((1, _)) if is_computer => words::rail_prompt_it_wins(),
            Some((1, _)) => words::rail_prompt_you_win(),
            Some((place, _)) => words::rail_prompt_place(place),
            None => Message::NOTHING,
        };
    }
    how_connected(play, ended, seat, ended.report.seats[seat].paid)
}

/// Returns the way in which a seat was connected. `paid` is the visible part of the price.
fn how_connected(play: RailTable<'_>, ended: &RoundEnd, seat: Seat, paid: i32) -> Message {
    let report = &ended.report.seats[seat];
    match play.sitting[seat].computer() {
        _ if report.first => words::rail_prompt_first(),
        _ if report.paid > 0 => words::rail_prompt_paid(paid),
        Some(_) => words::rail_prompt_others_connected_it(),
        None => words::rail_prompt_others_connected_you(),
    }
}
