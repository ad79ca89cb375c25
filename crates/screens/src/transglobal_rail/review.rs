//! A round under review: one player's networks on the map, and their costs in that player's panel, which faces its
//! person. All controls are in the panels, so that they cover no part of the map.

use super::light::stretch;
use super::looking_back::{Review, Spent};
use super::table::RailTable;
use app::loadable::Loadable;
use app::state::State;
use rules::maps::{City, NodeId, RailMap};
use rules::transglobal_rail::Seat;
use rules::transglobal_rail::review::{Best, SeatReview};
use rules::transglobal_rail::rounds::{Deed, cost, ends};
use scene::widgets::ButtonState;
use scene::{
    Colour, Face, Fill, Frame, Network, Op, Path, Pen, Point, ReviewTarget, Seek, Stroke, Style,
    Target, emblems, measure, pen, theme, widgets,
};

use super::{board, seat};
use crate::panel::{LEFT, RIGHT, Rim};
use crate::style::STAGE;
use crate::{linked_game, map, panel, rails};
use base::words::{self, Message};

/// Share by which the map is dimmed, so that the networks stand out.
const DIM: f32 = 0.45;
/// The base lines of the panel's words.
const LINES: [f32; 2] = [71.0, 95.0];
/// Greatest width of the panel's words.
const ROOM: f32 = RIGHT - LEFT;
const FIRST: Style = Style::new(Face::Bold, 22.0, theme::INK);
const SECOND: Style = Style::new(Face::Text, 20.0, theme::INK);
const SHARE: Style = Style::new(Face::Bold, 20.0, theme::GOLD);

/// Draws the chosen player's cities and the network or the rails, under the cities' signs.
pub(super) fn draw_board(play: RailTable<'_>, review: &Review, pen: &mut Pen) {
    // An own screen shows more of the map than a table.
    let whole = pen::rounded(STAGE.inset(-STAGE.w), 0.0);
    pen.fill(whole, theme::ROOM_EDGE.alpha(DIM));
    // Names keep their brightness.
    map::draw_halos(pen, play.loaded_map, &play.names());
    let colour = colour(play, review.seat);
    match (review.network, shown_net(review)) {
        (Network::Built, _) => draw_rails(play, review, colour, pen),
        (_, Some(net)) => draw_line(
            net.links.iter().flat_map(|&link| stretch(play, link)),
            pen,
            colour,
        ),
        (_, None) => {}
    }
    let game = play.board();
    for &city in game.cities(review.seat) {
        let centre = play.loaded_map.node(game.map().city(city).node);
        let ring = pen::circle(centre, map::ROUNDEL + 9.0);
        pen.path(
            ring.clone(),
            Some(Fill::Flat(theme::PANEL)),
            Some(Stroke::round(theme::PANEL, 10.0)),
        );
        pen.stroke(ring, Stroke::round(colour, 6.0));
    }
}

/// Returns the visible cheapest network, if it is known.
fn shown_net(review: &Review) -> Option<&Best> {
    let net = review.net()?;
    match review.network {
        Network::OwnHub => Some(&net.taken),
        Network::BestHub => Some(&net.best),
        Network::Built => None,
    }
}

fn colour(play: RailTable<'_>, seat: Seat) -> Colour {
    play.sitting[seat].colour.colour()
}

/// Draws a network that no player has built: a plain line without sleepers, as on a transit map.
fn draw_line(path: impl Iterator<Item = Op>, pen: &mut Pen, colour: Colour) {
    let path: Path = path.collect();
    pen.stroke(path.clone(), Stroke::round(theme::PANEL, 19.0));
    pen.stroke(path.clone(), Stroke::round(theme::INK, 15.0));
    pen.stroke(path, Stroke::round(colour, 9.0));
}

/// Draws the rails so far. Those that will have joined the player's cities have a light under them.
fn draw_rails(play: RailTable<'_>, review: &Review, colour: Colour, pen: &mut Pen) {
    let game = play.board();
    let joining = review.joining(game.map(), &ends(game, review.seat));
    let (mut lit, mut fresh) = (Path::new(), Path::new());
    let mut paths = vec![Path::new(); play.sitting.len()];
    for moment in review.shown() {
        fresh.clear();
        let Deed::Built(link) = moment.deed else {
            continue;
        };
        paths[moment.seat].extend(stretch(play, link));
        if joining.iter().any(|&(other, _)| other == link) {
            lit.extend(stretch(play, link));
        }
        let (shown, all) = (review.replay.at(), review.replay.steps());
        if shown < all {
            fresh.extend(stretch(play, link));
        }
    }
    pen.stroke(lit.clone(), Stroke::round(theme::INK, 25.0));
    pen.stroke(lit, Stroke::round(colour, 21.0));
    let colours = |(seat, path): (usize, Path)| (path, play.sitting[seat].colour);
    rails::draw_network(pen, paths.into_iter().enumerate().map(colours), fresh);
}

/// Draws the hubs: the player's own, the best place for it, or all hubs so far.
pub(super) fn draw_hubs(play: RailTable<'_>, review: &Review, pen: &mut Pen) {
    let mut hubs = vec![None; play.sitting.len()];
    match review.network {
        Network::OwnHub => hubs[review.seat] = play.board().hub(review.seat),
        Network::BestHub => hubs[review.seat] = shown_net(review).map(|net| net.hub),
        Network::Built => {
            for moment in review.shown() {
                if let Deed::Hub(node) = moment.deed {
                    hubs[moment.seat] = Some(node);
                }
            }
        }
    }
    let hubs = hubs.into_iter().enumerate();
    let hubs: Vec<_> = hubs.filter_map(|(seat, hub)| Some((seat, hub?))).collect();
    board::draw_hubs_at(play, &hubs, pen);
}

/// All seats' panels: the chosen one's is the review's, and those of computers show theirs.
pub(super) fn draw_seats(state: &State, play: RailTable<'_>, review: &Review, pen: &mut Pen) {
    for (seat, sitting) in play.sitting.iter().enumerate() {
        let chosen = seat == review.seat;
        // One person's review takes nothing from the others, who continue.
        if !chosen && sitting.computer().is_none() {
            seat::draw_panel(state, play, seat, pen);
            continue;
        }
        let rim = Rim::lit(chosen);
        panel::draw(state, (sitting.place, sitting.colour), rim, pen, |pen| {
            if chosen {
                draw_choices(state, play, review, pen);
                draw_facts(state, play, review, pen);
            } else {
                draw_other(state, play, review, seat, pen);
            }
        });
    }
}

/// Draws a button in the review's style. An option is golden if it is the current one.
fn button(
    state: &State,
    pen: &mut Pen,
    target: Target,
    frame: Frame,
    words: Message,
    chosen: Option<bool>,
) {
    let look = ButtonState {
        golden: chosen == Some(true),
        chosen,
        ..ButtonState::new(true, state.hands.presses(target))
    };
    widgets::button(pen, target, frame, words, 21.0, look);
}

/// The three networks to choose from, and the way back.
fn draw_choices(state: &State, play: RailTable<'_>, review: &Review, pen: &mut Pen) {
    let net = review.net();
    let row = Frame::new(LEFT, 9.0, ROOM, 38.0);
    let [own, best, built, close] = row.shared([8.0, 8.0, 6.0, 5.0], panel::APART);
    let choices = [
        (Network::OwnHub, net.map(|net| &net.taken), own),
        (Network::BestHub, net.map(|net| &net.best), best),
        (Network::Built, None, built),
    ];
    for (network, best, frame) in choices {
        let words = button_words(play, review.seat, network);
        let words = match best {
            Some(best) => words::rail_review_priced(words, best.cost),
            None => words,
        };
        let target = Target::Review(ReviewTarget::Network(network));
        let chosen = Some(review.network == network);
        button(state, pen, target, frame, words, chosen);
    }
    let target = Target::Review(ReviewTarget::Close);
    button(state, pen, target, close, words::over_close(), None);
}

/// Returns the words on the button of a network.
pub(super) fn button_words(play: RailTable<'_>, seat: Seat, network: Network) -> Message {
    match network {
        Network::OwnHub if is_computer(play, seat) => words::rail_review_its_hub(),
        Network::OwnHub => words::rail_review_your_hub(),
        Network::BestHub => words::rail_review_best_hub(),
        Network::Built => words::rail_review_replay(),
    }
}

/// Draws the facts about the visible network.
fn draw_facts(state: &State, play: RailTable<'_>, review: &Review, pen: &mut Pen) {
    if review.network == Network::Built {
        draw_spending(play, review, pen);
        return draw_way(state, review, pen);
    }
    let [first, second] = facts(play, review);
    draw_first(play, review.seat, first, LINES[0] + 8.0, pen);
    let at = Point::new(LEFT, LINES[1] + 12.0);
    widgets::paragraph(pen, second, at, ROOM, SECOND);
}

/// Returns the facts about a cheapest network.
pub(super) fn facts(play: RailTable<'_>, review: &Review) -> [Message; 2] {
    match &review.nets {
        Loadable::Here(nets) => match nets.get(review.seat) {
            Some(net) => cheapest(play, review, net),
            None => Default::default(),
        },
        Loadable::Coming => [words::rail_review_working(), Message::NOTHING],
        Loadable::Broken(why) => [words::rail_review_missing(), why.clone()],
    }
}

/// Draws the first line after a player's emblem, as large as the panel allows.
fn draw_first(play: RailTable<'_>, seat: Seat, words: Message, y: f32, pen: &mut Pen) {
    let emblem = Point::new(LEFT + 10.0, y - 8.0);
    emblems::draw_emblem(pen, play.sitting[seat].colour, emblem, 11.0);
    let words = pen.say(words);
    let size = widgets::fitting(&words, FIRST.face(), FIRST.size(), ROOM - 30.0);
    pen.text(words, Point::new(LEFT + 30.0, y), FIRST.sized(size));
}

/// Returns true if a panel speaks of a computer player's hub and cities, not of the reader's.
fn is_computer(play: RailTable<'_>, seat: Seat) -> bool {
    play.sitting[seat].computer().is_some()
}

/// Returns the cost of a cheapest network, and a comparison.
fn cheapest(play: RailTable<'_>, review: &Review, net: &SeatReview) -> [Message; 2] {
    let map = play.board().map();
    let its = is_computer(play, review.seat);
    let (own, best) = (&net.taken, &net.best);
    let less = own.cost.saturating_sub(best.cost);
    if review.network == Network::OwnHub {
        let (cost, at) = (own.cost, place(map, own.hub));
        let first = match (less, its) {
            (0, true) => words::rail_review_perfect_its(cost, at),
            (0, false) => words::rail_review_perfect_yours(cost, at),
            (_, true) => words::rail_review_taken_its(cost, at),
            (_, false) => words::rail_review_taken_yours(cost, at),
        };
        let second = match less {
            0 => words::rail_review_was_best(),
            _ => words::rail_review_saves(less),
        };
        let guessed = review.belief().map(|belief| {
            let who = play.sitting[belief.by].colour.name();
            let city = Message::name(&map.city(belief.city).name);
            words::rail_review_guessed(city, words::review_percent(belief.percent), who)
        });
        return [
            first,
            Message::sentences([second].into_iter().chain(guessed)),
        ];
    }
    let (cost, at) = (best.cost, place(map, best.hub));
    let first = match its {
        true => words::rail_review_best_its(cost, at),
        false => words::rail_review_best_yours(cost, at),
    };
    let second = match (less, its) {
        (0, true) => words::rail_review_as_good_its(),
        (0, false) => words::rail_review_as_good_yours(),
        (_, true) => words::rail_review_less_its(less),
        (_, false) => words::rail_review_less_yours(less),
    };
    let certificate = play.loaded_map.certificate();
    let second = Message::sentences([second].into_iter().chain(certificate));
    [first, second]
}

/// Where an intersection is: "at Wien", or "near" the city that is nearest on the map.
pub(super) fn place(map: &RailMap, node: NodeId) -> Message {
    if let Some(city) = map.city_at(node) {
        return words::rail_place_at(Message::name(&map.city(city).name));
    }
    let near = |city: &City| words::rail_place_near(Message::name(&city.name));
    nearest_city(map, node).map(near).unwrap_or_default()
}

/// Returns the city that gives its name to an intersection without one.
pub(super) fn nearest_city(map: &RailMap, node: NodeId) -> Option<&City> {
    let here = Point::from(map.place(node));
    let far = |city: &&City| here.distance(map.place(city.node).into());
    map.cities().iter().min_by(|a, b| far(a).total_cmp(&far(b)))
}

/// Draws the cost of the round for the chosen player, and the builders of the joining rails.
///
/// Those rails joined the chosen player's cities.
fn draw_spending(play: RailTable<'_>, review: &Review, pen: &mut Pen) {
    let game = play.board();
    let map = game.map();
    // Before the end the text is about the last action, and at the end about the total cost.
    let (seat, words) = match review.shown().last() {
        Some(moment) if review.replay.at() < review.replay.steps() => {
            (moment.seat, last_deed(play, review))
        }
        None => (review.seat, last_deed(play, review)),
        Some(_) => (review.seat, spending(review.spent(map, review.seat))),
    };
    draw_first(play, seat, words, LINES[0], pen);
    let shares = shares(play, review);
    let words = pen.say(words::rail_review_network(shares.iter().sum::<u32>()));
    let one = |share: &u32| {
        let price = pen.say(Message::Money((*share).into()));
        23.0 + measure::width(&price, SHARE.face(), SHARE.size()) + 12.0
    };
    let all: f32 = shares.iter().filter(|share| **share > 0).map(one).sum();
    let size = widgets::fitting(&words, SECOND.face(), SECOND.size(), ROOM - 12.0 - all);
    let mut x = LEFT + measure::width(&words, SECOND.face(), size) + 12.0;
    pen.text(words, Point::new(LEFT, LINES[1]), SECOND.sized(size));
    for (sitting, share) in play
        .sitting
        .iter()
        .zip(shares)
        .filter(|(_, share)| *share > 0)
    {
        emblems::draw_emblem(
            pen,
            sitting.colour,
            Point::new(x + 9.0, LINES[1] - 7.0),
            10.0,
        );
        let words = pen.say(Message::Money(share.into()));
        let wide = measure::width(&words, SHARE.face(), SHARE.size());
        pen.text(words, Point::new(x + 23.0, LINES[1]), SHARE);
        x += 23.0 + wide + 12.0;
    }
}

/// Returns each seat's payments for the rails that joined the chosen player's cities.
pub(super) fn shares(play: RailTable<'_>, review: &Review) -> Vec<u32> {
    let (game, mut shares) = (play.board(), vec![0; play.sitting.len()]);
    for (link, by) in review.joining(game.map(), &ends(game, review.seat)) {
        shares[by] += cost(game.map(), link);
    }
    shares
}

/// Returns the cost of a round, in words.
pub(super) fn spending(spent: Spent) -> Message {
    let Spent {
        built,
        given_up,
        paid,
    } = spent;
    match given_up {
        0 => words::rail_review_spent(built, paid),
        _ => words::rail_review_spent_skipped(built, paid, given_up),
    }
}

/// The way through the round: deed by deed, and by a slider.
fn draw_way(state: &State, review: &Review, pen: &mut Pen) {
    let (at, all) = (review.replay.at(), review.replay.steps());
    let row = Frame::new(LEFT, 104.0, ROOM, 34.0);
    let [back, play, track, speed, next] = row.shared([7.0, 7.0, 56.0, 8.0, 7.0], panel::APART);
    linked_game::step_button(state, pen, Seek::Back, back, at > 0);
    linked_game::step_button(state, pen, Seek::Next, next, at < all);
    linked_game::play_button(state, pen, &review.replay, play);
    linked_game::speed_button(state, pen, &review.replay, speed);
    linked_game::draw_timeline(state, pen, track, (at, all));
}

/// Returns the words for the last visible action.
pub(super) fn last_deed(play: RailTable<'_>, review: &Review) -> Message {
    match review.shown().last() {
        None => words::rail_review_empty(),
        Some(_) if review.replay.at() == review.replay.steps() => words::rail_review_over(),
        Some(moment) => {
            let name = play.sitting[moment.seat].colour.name();
            let cost = |link| cost(play.board().map(), link);
            match moment.deed {
                Deed::Hub(_) => words::rail_review_hub(name),
                Deed::GivenUp => words::rail_review_skips(1, name),
                Deed::Built(link) if moment.finishing => words::rail_review_pays(cost(link), name),
                Deed::Built(link) => words::rail_review_builds(cost(link), name),
            }
        }
    }
}

/// Draws the panel of a computer whose networks are hidden: the cost of its round, and a way to see them.
fn draw_other(state: &State, play: RailTable<'_>, review: &Review, seat: Seat, pen: &mut Pen) {
    let sitting = play.sitting[seat];
    let words = spending(review.spent(play.board().map(), seat));
    panel::draw_lines(sitting.colour.name(), words, pen);
    let target = Target::Review(ReviewTarget::Player(sitting.place));
    let words = words::rail_review_show();
    button(state, pen, target, panel::BUTTONS, words, None);
}
