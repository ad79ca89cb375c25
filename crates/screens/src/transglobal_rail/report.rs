//! The results of the game, and of a round of a linked game: the players who connected, each payment, the banks
//! before and after, taxes, and at the end the places. The board with its rails stays visible behind.

use super::table::RailTable;
use app::state::State;
use rules::transglobal_rail::{Phase, SeatReport};
use scene::{
    Face, Frame, MIDDLE, Pen, Point, ResultsTarget, ReviewTarget, Stroke, Style, Target, emblems,
    pen, theme, widgets,
};
use session::transglobal_rail::RoundEnd;

use super::ending;
use crate::over::{rotate_button, sheet, sheet_button};
use crate::style::{SMALL, TITLE, fitted};
use crate::vote;
use base::words::{self, Message};

const WIDTH: f32 = 780.0;
const ROW: f32 = 62.0;

/// The results, with the way on.
pub(super) fn draw(state: &State, play: RailTable<'_>, ended: &RoundEnd, pen: &mut Pen) {
    let over = play.game().phase() == Phase::Finished;
    let rows = rows(play, ended);
    let way_on = state.linked_game().is_none();
    let height = if way_on { 268.0 } else { 192.0 } + ROW * rows.len() as f32;
    sheet(state, pen, MIDDLE, (WIDTH, height), |pen| {
        pen.text(title(play, ended), Point::new(40.0, 70.0), TITLE);
        let turn = Frame::new(WIDTH - 170.0, 28.0, 132.0, 58.0);
        rotate_button(state, pen, turn);
        draw_heads(pen, ended, over);
        for (index, &(place, report)) in rows.iter().enumerate() {
            draw_row(play, pen, place, report, 134.0 + ROW * index as f32);
        }
        let foot = 156.0 + ROW * rows.len() as f32;
        fitted(
            pen,
            remark(play, ended),
            Point::new(40.0, foot),
            WIDTH - 80.0,
            SMALL,
        );
        let button = |x: f32, w: f32| Frame::new(x, height - 92.0, w, 68.0);
        if !way_on {
            return;
        }
        let mut row = |target, x, w, words, golden| {
            sheet_button(state, pen, target, button(x, w), words, golden);
        };
        row(
            Target::Review(ReviewTarget::Open),
            560.0,
            180.0,
            words::rail_results_review(),
            false,
        );
        row(
            Target::Results(ResultsTarget::PlayAgain),
            40.0,
            250.0,
            vote::again(play.screen().is_trial()),
            true,
        );
        let lobby = words::over_to_lobby();
        row(Target::ToLobby, 310.0, 230.0, lobby, false);
    });
}

/// Returns all players' lines, ordered by places at the end of the game, and by seats before.
pub(super) fn rows<'a>(
    play: RailTable<'_>,
    ended: &'a RoundEnd,
) -> Vec<(Option<usize>, &'a SeatReport)> {
    let seats = &ended.report.seats;
    if play.game().phase() == Phase::Finished {
        let placed = play.game().standings().into_iter();
        return placed
            .map(|(place, seat)| (Some(place), &seats[seat]))
            .collect();
    }
    seats.iter().map(|report| (None, report)).collect()
}

/// Returns the heading: the round that has ended, or the winners.
pub(super) fn title(play: RailTable<'_>, ended: &RoundEnd) -> Message {
    let game = play.game();
    if game.phase() != Phase::Finished {
        return words::rail_results_round(ended.report.round);
    }
    let winners = play.winners().into_iter();
    let winners: Vec<Message> = winners
        .map(|seat| play.sitting[seat].colour.name())
        .collect();
    match &winners[..] {
        [] => Message::NOTHING,
        [only] => words::rail_results_won(only),
        [_, ..] => words::rail_results_won_together(Message::list(winners)),
    }
}

/// Returns the results in sentences: all players' lines, the awards, and general remarks.
pub(super) fn in_words(play: RailTable<'_>, ended: &RoundEnd) -> Vec<Message> {
    let row = |(place, report): (Option<usize>, &SeatReport)| {
        let row = row_in_words(play, report);
        match place {
            Some(place) => words::rail_results_row_placed(words::rail_results_nth(place), row),
            None => row,
        }
    };
    let rows = rows(play, ended).into_iter().map(row);
    let awards = ending::all_awards(play).iter().map(|&(seat, award)| {
        words::rail_award_of(ending::in_words(award), play.sitting[seat].colour.name())
    });
    rows.chain(awards).chain([remark(play, ended)]).collect()
}

/// Returns a sentence on the cost of the round for a player.
fn row_in_words(play: RailTable<'_>, report: &SeatReport) -> Message {
    let name = play.sitting[report.seat].colour.name();
    let &SeatReport {
        paid,
        tax,
        before,
        after,
        ..
    } = report;
    match (report.first, tax > 0) {
        (false, false) => words::rail_results_row(paid, before, after, name),
        (false, true) => words::rail_results_row_taxes(paid, before, after, tax, name),
        (true, false) => words::rail_results_row_connected(paid, before, after, name),
        (true, true) => words::rail_results_row_connected_taxes(paid, before, after, tax, name),
    }
}

/// Returns a remark on the end of the round or game.
pub(super) fn remark(play: RailTable<'_>, ended: &RoundEnd) -> Message {
    if play.screen().is_lesson() {
        return words::coach_rail_known();
    }
    if play.game().phase() == Phase::Finished {
        return words::rail_results_over();
    }
    match ended.report.taxes {
        Some(0) => words::rail_results_no_taxes(play.game().tax),
        Some(taxes) => words::rail_results_tax_day(taxes),
        None => words::rail_results_go_on(),
    }
}

fn draw_heads(pen: &mut Pen, ended: &RoundEnd, over: bool) {
    let mut head =
        |words: Message, x: f32| fitted(pen, words, Point::new(x, 122.0), 80.0, SMALL.end());
    head(words::rail_results_paid(), 470.0);
    if ended.report.taxes.is_some_and(|taxes| taxes > 0) && !over {
        head(words::rail_results_taxes(), 556.0);
    }
    head(words::rail_bank(), 740.0);
}

fn draw_row(play: RailTable<'_>, pen: &mut Pen, place: Option<usize>, report: &SeatReport, y: f32) {
    let sitting = play.sitting[report.seat];
    let middle = y + ROW / 2.0;
    let line = Frame::new(28.0, y + 3.0, WIDTH - 56.0, ROW - 6.0);
    let first = place == Some(1) || (place.is_none() && report.first);
    if first {
        let rim = Stroke::round(theme::GOLD, 2.5);
        pen.path(
            pen::rounded(line, 16.0),
            Some(scene::Fill::Flat(theme::CARD)),
            Some(rim),
        );
    } else {
        pen.fill(pen::rounded(line, 16.0), theme::CARD.alpha(0.6));
    }
    let mut x = 62.0;
    if let Some(place) = place {
        let style = Style::new(Face::Bold, 26.0, theme::INK);
        let nth = pen.say(words::rail_results_nth(place));
        let size = widgets::fitting(&nth, style.face(), style.size(), 48.0);
        widgets::centred(pen, nth, Point::new(46.0, middle), style.sized(size));
        x += 54.0;
    }
    emblems::draw_emblem(pen, sitting.colour, Point::new(x, middle), 19.0);
    let name = Style::new(Face::Bold, 27.0, theme::INK);
    let colour = pen.say(sitting.colour.name());
    let size = widgets::fitting(&colour, name.face(), name.size(), 110.0);
    let at = Point::new(x + 34.0, middle);
    widgets::centred(pen, colour, at, name.sized(size));
    let connected = Point::new(x + 150.0, middle);
    if report.first {
        emblems::draw_check(
            pen,
            Point::new(connected.x + 10.0, middle),
            20.0,
            theme::DONE,
        );
        let style = Style::new(Face::Text, 21.0, theme::DONE);
        let words = pen.say(words::rail_results_connected());
        let at = Point::new(connected.x + 32.0, middle);
        let size = widgets::fitting(&words, style.face(), style.size(), 412.0 - at.x);
        widgets::centred(pen, words, at, style.sized(size));
    }
    let number = Style::new(Face::Bold, 26.0, theme::INK).end();
    let mut money = |amount: i32, x: f32, style: Style| {
        let amount = Message::Money(amount.into());
        widgets::centred(pen, amount, Point::new(x, middle), style);
    };
    money(report.paid, 470.0, number);
    if report.tax > 0 {
        money(report.tax, 556.0, number);
    }
    money(
        report.before,
        624.0,
        Style::new(Face::Text, 23.0, theme::QUIET).end(),
    );
    // A debt of three figures keeps clear of the arrow.
    let after = pen.say(Message::Money(report.after.into()));
    let size = widgets::fitting(&after, Face::Bold, 32.0, 76.0);
    let bank = Style::new(Face::Bold, size, theme::GOLD).end();
    widgets::centred(pen, after, Point::new(740.0, middle), bank);
    arrow(pen, Point::new(634.0, middle), Point::new(654.0, middle));
}

/// From the bank before to the one after.
pub(super) fn arrow(pen: &mut Pen, from: Point, to: Point) {
    let head = [
        Point::new(to.x - 7.0, to.y - 6.0),
        to,
        Point::new(to.x - 7.0, to.y + 6.0),
    ];
    let pencil = Stroke::round(theme::QUIET, 2.5);
    pen.stroke(pen::line(from, to), pencil);
    pen.stroke(pen::line(head[0], head[1]), pencil);
    pen.stroke(pen::line(head[1], head[2]), pencil);
}
