//! Words of Transglobal Rail where it is read and not seen.

use super::in_short::cost_of;
use super::table::RailTable;
use super::{RailScreen, hint, report, status};
use crate::mirror::node_name;
use app::game_words::GameWords;
use app::state::State;
use app::table::TableScreen;
use base::sort::{sort_few_by_key, sorted_set};
use base::words::{self, Message};
use rules::Spot;
use rules::maps::{LinkId, NodeId};
use rules::transglobal_rail::{Move, Phase, Seat};
use session::Fact;

impl GameWords for RailScreen {
    fn title(&self, table: &TableScreen) -> Message {
        let title = |rail: RailTable<'_>| {
            let map = Message::name(rail.board().map().name());
            words::rail_title(map, rail.board().round())
        };
        RailTable::of(table).map(title).unwrap_or_default()
    }

    fn seat_words(&self, state: &State, table: &TableScreen, seat: Seat) -> Vec<Message> {
        let Some(rail) = RailTable::of(table) else {
            return Vec::new();
        };
        let mut said = vec![words::rail_says_bank(rail.game().bank(seat))];
        said.push(status::status(state, rail, seat));
        if rail.board().start() == seat {
            said.push(words::rail_says_begins());
        }
        if let Some(hub) = rail.board().hub(seat) {
            said.push(words::rail_says_hub(node_name(rail.board().map(), hub)));
        }
        if !rail.last_turn(seat).is_empty() {
            said.push(committed(rail, seat));
        }
        said.retain(|words| !words.is_nothing());
        said
    }

    fn prompt(&self, state: &State, table: &TableScreen, seat: Seat) -> Message {
        let prompt = |rail| status::prompt(state, rail, seat);
        RailTable::of(table).map(prompt).unwrap_or_default()
    }

    fn open_list(&self, state: &State, table: &TableScreen, seat: Seat) -> Vec<Message> {
        let Some(rail) = RailTable::of(table) else {
            return Vec::new();
        };
        let game = rail.game();
        let map = game.map();
        let city = |(city, done): (_, bool)| {
            let city = map.city(city);
            let region = Message::name(&map.regions()[city.region].name);
            let name = Message::name(&city.name);
            match done {
                true => words::rail_says_city_connected(name, region),
                false => words::rail_says_city(name, region),
            }
        };
        let advice = state.hint().filter(|_| rail.acting() == Some(seat));
        let hint = advice.and_then(|advice| hint::in_words(rail, seat, advice));
        game.list(seat).map(city).chain(hint).collect()
    }

    fn tell(&self, table: &TableScreen, fact: &Fact) -> Option<Message> {
        let rail = RailTable::of(table)?;
        let game = rail.board();
        let name = |seat: Seat| rail.sitting[seat].colour.name();
        match fact {
            // On an own screen only its person gets the next step.
            Fact::Drafted { .. } => drafted(rail, rail.person()?, table.upright),
            Fact::Undone => Some(words::rail_tell_undone(name(rail.person()?))),
            Fact::Committed(seat) => Some(committed(rail, *seat)),
            Fact::Connected(seat) => Some(words::rail_tell_connected(name(*seat))),
            Fact::RoundEnded => {
                let ended = rail.ended()?;
                let heading = match rail.game().phase() {
                    Phase::Finished => report::title(rail, ended),
                    _ => words::rail_tell_round_over(ended.report.round),
                };
                let rows = report::in_words(rail, ended);
                Some(Message::sentences([heading].into_iter().chain(rows)))
            }
            Fact::Continued => Some(words::rail_tell_round_begins(game.round())),
            Fact::Proposed(..) | Fact::Declined(..) => None,
            Fact::Announced | Fact::TakenBack(_) | Fact::Finished | Fact::Handed(_) => None,
        }
    }

    fn last_turns(&self, table: &TableScreen) -> Vec<Message> {
        let Some(rail) = RailTable::of(table) else {
            return Vec::new();
        };
        let (seats, next) = (rail.sitting.len(), rail.acting().unwrap_or(0));
        let turns = (0..seats).map(|by| (next + by) % seats);
        let only_hubs = rail.board().rails().next().is_none();
        let has_played = |&seat: &Seat| {
            let placed = only_hubs && rail.acting() != Some(seat);
            !rail.last_turn(seat).is_empty() || (placed && rail.board().hub(seat).is_some())
        };
        turns
            .filter(has_played)
            .map(|seat| committed(rail, seat))
            .collect()
    }

    fn standings(&self, table: &TableScreen) -> Vec<Message> {
        let Some(rail) = RailTable::of(table) else {
            return Vec::new();
        };
        let mut seats: Vec<Seat> = (0..rail.sitting.len()).collect();
        sort_few_by_key(&mut seats, |&seat| -rail.game().bank(seat));
        let stands = |seat: Seat| {
            let bank = Message::Money(rail.game().bank(seat).into());
            words::mirror_stands(bank, rail.sitting[seat].colour.name())
        };
        seats.into_iter().map(stands).collect()
    }

    fn lead(&self, table: &TableScreen) -> Option<Message> {
        let rail = RailTable::of(table).filter(|rail| rail.ended().is_none())?;
        let seats = 0..rail.sitting.len();
        // Banks after the last round, because those in this round are not comparable yet.
        let bank = |seat| rail.banks(seat).last().copied().unwrap_or_default();
        let most = seats.clone().map(bank).max()?;
        let next = seats.clone().map(bank).filter(|&bank| bank < most).max()?;
        let first = seats.filter(|&seat| bank(seat) == most);
        let first = first.map(|seat| rail.sitting[seat].colour.name());
        let by = Message::Money((most - next).into());
        Some(words::lead_by(by, Message::list(first.collect())))
    }

    fn around(&self, table: &TableScreen, place: Spot) -> Vec<Message> {
        let (Some(rail), Spot::Node(node)) = (RailTable::of(table), place) else {
            return Vec::new();
        };
        let map = rail.board().map();
        let way = |&link: &LinkId| {
            let end = node_name(map, map.link(link).other(node));
            let cost = Message::Money(map.link(link).cost.into());
            let about = self.link_words(table, link, node);
            let about = Some(about).filter(|about| !about.is_nothing());
            Message::series([end, cost].into_iter().chain(about))
        };
        let ways = map.around(node).iter().map(way);
        ways.map(words::mirror_here).collect()
    }

    fn places(&self, table: &TableScreen, seat: Seat) -> Vec<Spot> {
        let Some(rail) = RailTable::of(table) else {
            return Vec::new();
        };
        let (game, map) = (rail.board(), rail.board().map());
        let hub = game.hub(seat);
        let is_own = |link: &LinkId| game.builder(*link) == Some(seat);
        // Ends of the own links from which no own link leads on.
        let is_end = |&node: &NodeId| {
            Some(node) != hub && map.around(node).iter().filter(|&link| is_own(link)).count() == 1
        };
        let links = map.links().iter().enumerate();
        let links = links.filter(|&(number, _)| is_own(&LinkId::new(number)));
        let ends: Vec<NodeId> = links.flat_map(|(_, link)| [link.a, link.b]).collect();
        let ends = sorted_set(ends).into_iter().filter(is_end);
        hub.into_iter().chain(ends).map(Spot::Node).collect()
    }

    fn typed_example(&self, table: &TableScreen, here: Option<NodeId>) -> String {
        let Some((rail, here)) = RailTable::of(table).zip(here) else {
            return String::new();
        };
        let map = rail.board().map();
        match (rail.game().phase(), map.around(here).first()) {
            (Phase::Hubs, _) | (_, None) => format!("{}, {}", Move::Hub(here), Move::Ok),
            (_, Some(&link)) => Move::Link(map.link(link).a, map.link(link).b).to_string(),
        }
    }

    fn ok_is_secret(&self, table: &TableScreen) -> bool {
        let Some(rail) = RailTable::of(table) else {
            return false;
        };
        let game = rail.game();
        match game.phase() {
            Phase::Hubs | Phase::Finished => false,
            // Without money the turn may end, connected or not.
            Phase::Building => game.money() > 0,
            Phase::Finishing => true,
        }
    }

    fn results(&self, table: &TableScreen) -> Option<(Message, Vec<Message>)> {
        let rail = RailTable::of(table)?;
        let ended = rail.ended()?;
        Some((report::title(rail, ended), report::in_words(rail, ended)))
    }

    fn home(&self, table: &TableScreen, seat: Seat) -> Option<NodeId> {
        RailTable::of(table)?.board().hub(seat)
    }

    fn node_words(&self, table: &TableScreen, node: NodeId) -> Vec<Message> {
        let Some(rail) = RailTable::of(table) else {
            return Vec::new();
        };
        let game = rail.board();
        let map = game.map();
        let name = |seat: Seat| rail.sitting[seat].colour.name();
        let mut said = Vec::new();
        if let Some(city) = map.city_at(node) {
            let region = &map.regions()[map.city(city).region];
            said.push(Message::name(&region.name));
        }
        let hubs = (0..rail.sitting.len()).filter(|&seat| game.hub(seat) == Some(node));
        said.extend(hubs.map(|seat| words::rail_node_hub(name(seat))));
        for &link in map.around(node) {
            if let Some(seat) = game.builder(link) {
                let end = node_name(map, map.link(link).other(node));
                said.push(words::rail_node_track(end, name(seat)));
            }
        }
        said
    }

    fn link_words(&self, table: &TableScreen, link: LinkId, from: NodeId) -> Message {
        let Some(rail) = RailTable::of(table) else {
            return Message::NOTHING;
        };
        let game = rail.board();
        let map = game.map();
        let name = |seat: Seat| rail.sitting[seat].colour.name();
        if let Some(seat) = game.builder(link) {
            return words::rail_link_track(name(seat));
        }
        let end = map.link(link).other(from);
        let Some(seat) = rail.acting() else {
            return Message::NOTHING;
        };
        let reached = game.reached(seat);
        if reached[end.index()] && reached[from.index()] {
            return words::rail_link_ring();
        }
        let far = if reached[end.index()] { from } else { end };
        let mut built = map
            .around(far)
            .iter()
            .filter_map(|&link| game.builder(link));
        let hub = (0..rail.sitting.len()).find(|&other| game.hub(other) == Some(far));
        match (built.next(), hub) {
            (Some(builder), _) => words::rail_link_connects_track(name(builder)),
            (None, Some(owner)) => words::rail_link_connects_hub(name(owner)),
            (None, None) => Message::NOTHING,
        }
    }
}

/// Returns the words for a hub or link that a person has just placed or built. `own` is true on an own screen.
fn drafted(rail: RailTable<'_>, seat: Seat, own: bool) -> Option<Message> {
    let game = rail.board();
    let name = rail.sitting[seat].colour.name();
    let Some(&link) = game.this_turn().last() else {
        let hub = node_name(game.map(), game.hub(seat)?);
        return Some(match own {
            true => words::rail_tell_places_hub(hub, name),
            false => words::rail_tell_places_hub_ok(hub, name),
        });
    };
    let way = way(rail, &[link]);
    Some(match game.phase() {
        _ if own => words::rail_tell_builds(name, way),
        Phase::Building => words::rail_tell_builds_left(game.money(), name, way),
        _ => words::rail_tell_builds_so_far(game.spent(), name, way),
    })
}

/// Returns the words for the turn that a seat has ended.
fn committed(rail: RailTable<'_>, seat: Seat) -> Message {
    let game = rail.board();
    let name = rail.sitting[seat].colour.name();
    let links = rail.turn_of(seat);
    match (links, game.hub(seat)) {
        ([], Some(hub)) if game.rails().next().is_none() => {
            words::rail_tell_hub(node_name(game.map(), hub), name)
        }
        ([], _) => words::rail_tell_built_nothing(name),
        (links, _) => words::rail_tell_built(cost_of(rail, links), name, way(rail, links)),
    }
}

/// Links in words: "Reno to Ely and Ely to Elko".
fn way(rail: RailTable<'_>, links: &[LinkId]) -> Message {
    let map = rail.board().map();
    let link = |&link: &LinkId| {
        let link = map.link(link);
        words::rail_link(node_name(map, link.a), node_name(map, link.b))
    };
    Message::list(links.iter().map(link).collect())
}
