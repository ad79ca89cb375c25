//! A round under review on an own screen: the player, the network and its cost, on the sheet.

use super::looking_back::Review;
use super::review::{self, facts, last_deed, shares, spending};
use super::table::RailTable;
use crate::sheet::{self, Column};
use crate::{linked_game, own};
use app::layout::{Fold, OwnScreen};
use app::state::State;
use base::words;
use scene::widgets::ButtonState;
use scene::{
    Face, Frame, Network, Pen, Point, ReviewTarget, Seek, Stroke, Style, Target, emblems, measure,
    pen, theme, widgets,
};

/// Height of the sheet, in its own units.
pub(super) const HIGH: f32 = 374.0;

const LEFT: f32 = 12.0;
const WIDE: f32 = OwnScreen::WIDTH - 2.0 * LEFT;
const FACTS: Style = Style::new(Face::Text, 18.0, theme::INK);
const FIRST: Style = Style::new(Face::Bold, 18.0, theme::INK);

/// The sheet.
pub(super) fn draw(
    state: &State,
    play: RailTable<'_>,
    review: &Review,
    own: OwnScreen,
    pen: &mut Pen,
) {
    let colour = play.sitting[review.seat].colour.colour();
    let high = own.sheet.h / own.scale;
    own::draw_sheet(state, own, colour, pen, |pen| {
        if own.fold == Some(Fold::Shut) {
            return own::draw_folded(state, play.screen(), pen);
        }
        let mut column = Column::new(Frame::new(LEFT, 12.0, WIDE, high));
        draw_players(state, play, review, column.row(52.0), pen);
        draw_choices(state, play, review, column.row(52.0), pen);
        column.skip(4.0);
        draw_facts(play, review, column, pen);
        let row = Frame::new(LEFT, high - 64.0, WIDE, 52.0);
        let [way, close] = row.beside([WIDE - 112.0, 104.0], 8.0);
        if review.network == Network::Built {
            let (at, all) = (review.replay.at(), review.replay.steps());
            let track = Frame::new(LEFT, high - 122.0, WIDE, 50.0);
            linked_game::draw_timeline(state, pen, track, (at, all));
            draw_way(state, review, way, pen);
        }
        let target = Target::Review(ReviewTarget::Close);
        sheet::button(state, pen, target, close, words::over_close(), false);
    });
}

/// Draws each player's emblem, which shows that player's networks.
fn draw_players(state: &State, play: RailTable<'_>, review: &Review, row: Frame, pen: &mut Pen) {
    let count = play.sitting.len();
    for (seat, sitting) in play.sitting.iter().enumerate() {
        let frame = row.column(seat, count, 6.0);
        let target = Target::Review(ReviewTarget::Player(sitting.place));
        let ground = match state.hands.presses(target) {
            true => theme::PRESSED,
            false => theme::BUTTON,
        };
        let shape = pen::rounded(frame, 16.0);
        pen.fill(shape, ground);
        widgets::rim(pen, frame, 16.0);
        if seat == review.seat {
            let rim = Stroke::round(theme::GOLD, 3.0);
            pen.stroke(pen::rounded(frame.inset(1.5), 15.0), rim);
        }
        let centre = frame.centre();
        let name = pen.say(sitting.colour.name());
        let wide = 34.0 + measure::width(&name, FIRST.face(), FIRST.size());
        if wide + 20.0 <= frame.w {
            let left = centre.x - wide / 2.0;
            emblems::draw_emblem(pen, sitting.colour, Point::new(left + 13.0, centre.y), 13.0);
            widgets::centred(pen, name, Point::new(left + 34.0, centre.y), FIRST);
        } else {
            emblems::draw_emblem(pen, sitting.colour, centre, 15.0);
        }
        pen.target(target, frame, true)
            .named(words::rail_review_show())
            .chosen(seat == review.seat);
    }
}

/// The three networks to choose from.
fn draw_choices(state: &State, play: RailTable<'_>, review: &Review, row: Frame, pen: &mut Pen) {
    let choices = [Network::OwnHub, Network::BestHub, Network::Built];
    for (index, network) in choices.into_iter().enumerate() {
        let words = review::button_words(play, review.seat, network);
        let frame = row.column(index, choices.len(), 6.0);
        let target = Target::Review(ReviewTarget::Network(network));
        let look = ButtonState::new(true, false).choice(review.network == network);
        own::button::button(state, pen, target, frame, words, look);
    }
}

fn draw_facts(play: RailTable<'_>, review: &Review, mut column: Column, pen: &mut Pen) {
    if review.network != Network::Built {
        let [first, second] = facts(play, review);
        column.words(pen, first, FIRST);
        return column.words(pen, second, FACTS);
    }
    let spent = review.spent(play.board().map(), review.seat);
    let words = pen.say(spending(spent));
    let size = widgets::fitting(&words, FIRST.face(), FIRST.size(), WIDE);
    column.words(pen, words, FIRST.sized(size));
    draw_shares(play, review, column.row(24.0), pen);
    column.words(pen, last_deed(play, review), FACTS);
}

/// Draws the builders of the rails that joined the cities.
fn draw_shares(play: RailTable<'_>, review: &Review, row: Frame, pen: &mut Pen) {
    let shares = shares(play, review);
    let sum = shares.iter().sum::<u32>();
    let style = Style::new(Face::Bold, 18.0, theme::GOLD);
    let paid = play.sitting.iter().zip(shares);
    let paid = paid.filter(|(_, share)| *share > 0);
    let paid: Vec<_> = paid
        .map(|(sitting, share)| (sitting.colour, pen.say(share)))
        .collect();
    let wide = |words: &str| measure::width(words, style.face(), style.size());
    let all: f32 = paid.iter().map(|(_, words)| 24.0 + wide(words)).sum();
    // With many builders there is space for the sum only.
    let told = [
        words::rail_review_built(sum),
        words::rail_review_built_short(sum),
    ];
    let told = told.map(|words| pen.say(words));
    let width = |words: &str| measure::width(words, FACTS.face(), FACTS.size()) + 8.0;
    let fits = |words: &&String| width(words) + all <= row.w;
    let words = told.iter().find(fits).unwrap_or(&told[1]);
    let middle = row.centre().y;
    widgets::centred(pen, words, Point::new(row.x, middle), FACTS);
    let mut x = row.x + width(words);
    for (colour, words) in paid {
        emblems::draw_emblem(pen, colour, Point::new(x + 7.0, middle), 7.0);
        widgets::centred(pen, &words, Point::new(x + 18.0, middle), style);
        x += 24.0 + wide(&words);
    }
}

/// The way through the round, deed by deed.
fn draw_way(state: &State, review: &Review, row: Frame, pen: &mut Pen) {
    let (at, all) = (review.replay.at(), review.replay.steps());
    let [back, play, next] = [0, 1, 2].map(|index| row.column(index, 3, 8.0));
    linked_game::step_button(state, pen, Seek::Back, back, at > 0);
    linked_game::play_button(state, pen, &review.replay, play);
    linked_game::step_button(state, pen, Seek::Next, next, at < all);
}
