//! Looking back at a round, through the real screens.

use crate::common::fingers::{Table, places};
use crate::common::maps;
use crate::common::player::Player;

use app::{Effect, Event, Loadable, Sound};
use base::table::Station;
use rules::Game;
use rules::maps::{LinkId, MapFile, NodeId, RailMap};
use rules::transglobal_rail::review::review as cheapest;
use rules::transglobal_rail::rounds::{Deed, ends};
use rules::transglobal_rail::{Phase, RailRequest, TransglobalRail};
use scene::{
    Fill, Item, LayerName, LobbyTarget, Network, Op, Point, ReplayTarget, ResultsTarget,
    ReviewTarget, SeatTarget, Seek, SettingsTarget, SheetTarget, Slider, Target, theme,
};
use screens::transglobal_rail::looking_back::Review;

/// A table at the end of its first round, with its results.
fn ended(seed: u64, people: usize, bank: f32) -> Table {
    read_results(Table::new(seed), seed, people, bank)
}

fn read_results(mut table: Table, seed: u64, people: usize, bank: f32) -> Table {
    for place in places(people) {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.drag(Target::Slider(Slider::Bank), bank);
    table.tap(Target::Lobby(LobbyTarget::Start));
    play_round(&mut table, seed);
    table.effects.clear();
    table
}

fn play_round(table: &mut Table, seed: u64) {
    let mut player = Player::new(seed, 5);
    while table.app.rail().is_some_and(|play| play.ended().is_none()) {
        let game = game(table);
        let steps = game.steps();
        let step = steps[player.choose(game, &steps)];
        table.touch_step(step);
    }
}

fn game(table: &Table) -> &TransglobalRail {
    table.app.rail().expect("a game is on the table").game()
}

/// The round that has ended.
fn board(table: &Table) -> &TransglobalRail {
    table.app.rail().expect("a game is on the table").board()
}

fn review(table: &Table) -> &Review {
    let play = table.app.rail().expect("a game is on the table");
    play.review().expect("people look back")
}

/// Returns the cost of all `links` together.
fn cost(map: &RailMap, links: impl IntoIterator<Item = LinkId>) -> u32 {
    let cost = |link: LinkId| u32::from(map.link(link).cost);
    links.into_iter().map(cost).sum()
}

/// Returns true if links alone join all these intersections.
fn joins(map: &RailMap, links: &[LinkId], ends: &[NodeId]) -> bool {
    let mut reached = vec![ends[0]];
    let mut next = 0;
    while let Some(&node) = reached.get(next) {
        next += 1;
        for &link in links {
            let link = map.link(link);
            if (link.a == node || link.b == node) && !reached.contains(&link.other(node)) {
                reached.push(link.other(node));
            }
        }
    }
    ends.iter().all(|end| reached.contains(end))
}

/// The slider is long enough for a finger, and dots on the speed button show the current of its four steps.
#[test]
fn the_slider_is_long_and_the_pace_is_seen_in_its_range() {
    let mut table = ended(3, 2, 0.5);
    table.tap(Target::Seat(places(2)[0], SeatTarget::Review));
    table.tap(Target::Review(ReviewTarget::Network(Network::Built)));
    let track = table.area(Target::Replay(ReplayTarget::Timeline)).track;
    let track = track.expect("a knob goes along it");
    assert!(track.start.distance(track.end) >= 250.0, "{track:?}");
    let speed = Target::Replay(ReplayTarget::Speed);
    for _ in 0..4 {
        table.tap(speed);
        let pace = review(&table).replay.speed();
        let area = table.area(speed).area;
        let scene = table.view();
        let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
        let dots = items.filter_map(|item| match item {
            Item::Path { path, fill, .. } => match path[..] {
                [Op::Circle(at, radius)] if radius < 4.0 && area.distance(at) == Some(0.0) => *fill,
                _ => None,
            },
            Item::Text(_) => None,
        });
        let dots: Vec<_> = dots.collect();
        assert_eq!(dots.len(), 4, "{pace}");
        let lit = dots.iter().filter(|&&fill| fill == Fill::Flat(theme::GOLD));
        assert_eq!(lit.count() as u32, pace.ilog2() + 1, "{pace}");
    }
}

#[test]
fn every_player_sees_the_cheapest_networks_and_what_was_paid() {
    for (seed, people) in [(1, 2), (3, 5)] {
        let usa = maps::file(maps::usa());
        let file = MapFile {
            name: "Europe".into(),
            ..usa
        };
        let mut table = read_results(Table::with_map(seed, Ok(file)), seed, people, 1.0);
        let hands: Vec<_> = (0..people)
            .map(|seat| (board(&table).hub(seat).unwrap(), board(&table).hand(seat)))
            .collect();
        let nets = cheapest(board(&table).map(), &hands);
        table.open_review();
        let report = table.app.rail().unwrap().ended().unwrap().report.clone();
        for (seat, place) in places(people).into_iter().enumerate() {
            if review(&table).seat != seat {
                table.review_player(place);
            }
            let (own, best) = (&nets[seat].taken, &nets[seat].best);
            assert!(best.cost <= own.cost);
            for (network, name, net) in [
                (Network::OwnHub, "YOUR HUB", own),
                (Network::BestHub, "BEST HUB", best),
            ] {
                table.tap(Target::Review(ReviewTarget::Network(network)));
                assert!(table.says(&format!("{name} ${}", net.cost)));
                let less = own.cost - best.cost;
                let told = match (network, less) {
                    (Network::OwnHub, 0) => format!(": ${}", net.cost),
                    _ => format!("your cities for ${}", net.cost),
                };
                assert!(table.says(&told), "{told}: {:?}", table.words());
                assert!(less == 0 || table.says(&format!("${less}")));
            }
            table.tap(Target::Review(ReviewTarget::Network(Network::Built)));
            let map = board(&table).map();
            let spent = review(&table).spent(map, seat);
            assert_eq!(spent.paid as i32, report.seats[seat].paid);
            let told = format!("Free track ${}", spent.built);
            assert!(table.says(&told));
        }
        let map = board(&table).map();
        let spent: u32 = (0..people)
            .map(|seat| review(&table).spent(map, seat))
            .map(|spent| spent.built + spent.paid)
            .sum();
        let rails = board(&table).rails().map(|(link, _)| link);
        let all = cost(map, rails);
        assert_eq!(spent, all, "every rail has been built by somebody once");
    }
}

#[test]
fn the_rails_that_joined_the_cities_are_all_needed_and_none_is_missing() {
    for seed in 4..8 {
        let mut table = ended(seed, 3, 1.0);
        table.open_review();
        let game = board(&table);
        for seat in 0..3 {
            let ends = ends(game, seat);
            assert_eq!(ends.len(), 6);
            let joining = review(&table).joining(game.map(), &ends);
            let links: Vec<LinkId> = joining.iter().map(|&(link, _)| link).collect();
            assert!(joins(game.map(), &links, &ends));
            for gone in 0..links.len() {
                let mut fewer = links.clone();
                fewer.remove(gone);
                assert!(!joins(game.map(), &fewer, &ends), "a rail is not needed");
            }
            for &(link, by) in &joining {
                assert_eq!(game.builder(link), Some(by));
            }
        }
    }
}

#[test]
fn the_review_shows_in_dollars_each_builders_share() {
    let mut table = ended(9, 3, 1.0);
    table.open_review();
    table.tap(Target::Review(ReviewTarget::Network(Network::Built)));
    let game = board(&table);
    let seat = review(&table).seat;
    let joining = review(&table).joining(game.map(), &ends(game, seat));
    let total = cost(game.map(), joining.iter().map(|&(link, _)| link));
    assert!(table.says(&format!("Network (${total}) built by")));
    let shares = (0..3).map(|by| {
        let own = joining.iter().filter(|(_, other)| *other == by);
        cost(game.map(), own.map(|&(link, _)| link))
    });
    let told: Vec<String> = shares
        .filter(|&share| share > 0)
        .map(|share| format!("${share}"))
        .collect();
    assert!(
        table.says(&format!("by {}", told.join(" "))),
        "{:?}",
        table.words()
    );
}

#[test]
fn the_round_is_stepped_through_deed_by_deed() {
    let mut table = ended(10, 3, 1.0);
    table.open_review();
    table.tap(Target::Review(ReviewTarget::Network(Network::Built)));
    let (at, all) = (review(&table).replay.at(), review(&table).replay.steps());
    assert_eq!(at, all, "it opens at the round's end");
    assert!(!table.allows(Target::Replay(ReplayTarget::Seek(Seek::Next))));
    let over = table.versions();
    let mut seen = vec![over.clone()];
    while review(&table).replay.at() > 0 {
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
        seen.push(table.versions());
        if let Some(&moment) = review(&table).shown().last() {
            let name = table.app.rail().unwrap().sitting[moment.seat].colour.name();
            let does = match moment.deed {
                Deed::Hub(_) => "places a hub".into(),
                Deed::GivenUp => "gives up $1".into(),
                Deed::Built(link) => {
                    let cost = cost(board(&table).map(), [link]);
                    let pays = if moment.finishing {
                        "pays"
                    } else {
                        "builds for"
                    };
                    format!("{pays} ${cost}")
                }
            };
            assert!(table.says(&format!("{name} {does}")), "{:?}", table.words());
        }
    }
    assert!(
        table.says("The map is empty")
            && !table.allows(Target::Replay(ReplayTarget::Seek(Seek::Back)))
    );
    let before = seen.len();
    seen.dedup();
    assert_eq!(seen.len(), before, "every deed is seen");
    for _ in 0..all {
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Next)));
    }
    assert_eq!(table.versions(), over);
    assert_eq!(review(&table).shown().len(), all);
}

#[test]
fn a_finger_drags_through_the_round_on_every_side_of_the_table() {
    let mut table = ended(11, 6, 1.0);
    table.open_review();
    table.tap(Target::Review(ReviewTarget::Network(Network::Built)));
    for place in Station::ALL {
        let seat = table.app.rail().unwrap().seat_at(place).unwrap();
        if review(&table).seat != seat {
            table.review_player(place);
        }
        // From its person's left to the right it goes from the beginning to the end.
        let pose = place.pose();
        let middle = pose.from_stage(table.place(Target::Replay(ReplayTarget::Timeline)));
        let at = |x: f32| pose.to_stage(Point::new(middle.x + x, middle.y));
        table.now += 500.0;
        table.down(5, at(0.0));
        table.slide(5, at(-200.0));
        assert_eq!(review(&table).replay.at(), 0);
        table.slide(5, at(200.0));
        assert_eq!(review(&table).replay.at(), review(&table).replay.steps());
        table.slide(5, at(0.0));
        let (half, all) = (review(&table).replay.at(), review(&table).replay.steps());
        assert!(half > all / 3 && half < all - all / 3);
        // Another seat is chosen meanwhile: the finger means nothing any more.
        let other = Station::ALL[(seat + 1) % 6];
        table.review_player(other);
        table.slide(5, at(-200.0));
        assert_eq!(review(&table).replay.at(), half);
        table.up(5, at(-200.0));
        assert_eq!(review(&table).replay.at(), half);
    }
}

#[test]
fn the_controls_are_turned_to_the_player_whose_networks_are_shown() {
    let mut table = ended(12, 6, 1.0);
    table.tap(Target::Seat(Station::Left, SeatTarget::Review));
    let first = table.app.rail().unwrap().sitting[review(&table).seat].place;
    assert_eq!(first, Station::Left, "it opens at the seat that asked");
    for place in Station::ALL {
        let seat = table.app.rail().unwrap().seat_at(place).unwrap();
        if review(&table).seat != seat {
            table.review_player(place);
        }
        assert!(!table.shows(Target::Seat(place, SeatTarget::Review)));
        let scene = table.app.view();
        let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
        let turned: Vec<f32> = items
            .filter_map(|item| match item {
                Item::Text(text) if text.words == "REPLAY" => Some(text.turn),
                _ => None,
            })
            .collect();
        assert_eq!(turned, [place.turn().degrees()]);
    }
}

#[test]
fn one_persons_look_back_leaves_the_others_their_results_and_the_way_on() {
    let mut table = ended(13, 4, 1.0);
    table.rest();
    let others = [Station::Left, Station::FarLeft, Station::FarRight];
    let read: Vec<_> = others.map(|place| table.panel(place)).into();
    table.tap(Target::Seat(Station::NearLeft, SeatTarget::Review));
    for (place, before) in others.into_iter().zip(&read) {
        assert_eq!(&table.panel(place), before, "{place:?}");
        table.tap(Target::Seat(place, SeatTarget::Ready));
    }
    assert!(table.app.rail().is_some_and(|play| play.review().is_some()));
    table.tap(Target::Review(ReviewTarget::Close));
    table.tap(Target::Seat(Station::NearLeft, SeatTarget::Ready));
    assert!(table.app.rail().is_some_and(|play| play.ended().is_none()));
}

#[test]
fn looking_back_changes_nothing_and_ends_with_the_next_round() {
    let mut table = ended(13, 3, 1.0);
    table.rest();
    let kept = table.app.kept();
    let results = table.versions();
    table.open_review();
    assert!(!table.shows(Target::Sheet(SheetTarget::Rotate)));
    table.tap(Target::Review(ReviewTarget::Network(Network::Built)));
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    let saves = |effect: &Effect| matches!(effect, Effect::Save { .. } | Effect::Append { .. });
    assert!(!table.effects.iter().any(saves));
    table.tap(Target::Review(ReviewTarget::Close));
    assert_eq!(table.versions(), results);
    assert_eq!(table.app.kept(), kept);
    // Settings are next to it, and the results come back behind it.
    table.open_review();
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Sheet(SheetTarget::Close));
    assert!(table.shows(Target::Review(ReviewTarget::Close)));
    table.key(app::Key::Escape);
    assert!(table.ready().is_some());
    table.all_ready();
    assert_eq!(game(&table).round(), 2);
    assert!(table.review_button().is_none());
    assert!(table.app.rail().unwrap().review().is_none());
}

#[test]
fn only_the_round_that_is_over_is_shown() {
    let mut table = ended(14, 2, 1.0);
    table.all_ready();
    let first = game(&table).clone();
    play_round(&mut table, 99);
    table.open_review();
    table.tap(Target::Review(ReviewTarget::Network(Network::Built)));
    let deeds = review(&table).shown();
    let built = deeds
        .iter()
        .filter(|moment| matches!(moment.deed, Deed::Built(_)));
    assert_eq!(built.count(), board(&table).rails().count());
    let hub = deeds.iter().rev().find_map(|moment| match moment.deed {
        Deed::Hub(node) if moment.seat == 0 => Some(node),
        _ => None,
    });
    assert_eq!(hub, board(&table).hub(0));
    assert_eq!(
        board(&table).hand(0),
        first.hand(0),
        "the cities of round 2"
    );
    // A ring round each of them, and round no other.
    let seat = review(&table).seat;
    let mut ringed: Vec<Point> = Vec::new();
    for item in table.layer(LayerName::Board).items.iter() {
        let Item::Path {
            path,
            fill: Some(_),
            ..
        } = item
        else {
            continue;
        };
        ringed.extend(path.iter().filter_map(|op| match *op {
            // Smaller ones are the caps where tracks meet.
            Op::Circle(centre, radius) if radius > 10.0 => Some(centre),
            _ => None,
        }));
    }
    let map = board(&table).map();
    let cities = board(&table).hand(seat);
    let places = cities.map(|city| Point::from(map.place(map.city(city).node)));
    assert_eq!(ringed, places);
    assert_ne!(
        board(&table).hand(0),
        game(&table).hand(0),
        "and not of round 3"
    );
}

#[test]
fn the_last_round_of_a_game_is_looked_back_at_too() {
    let mut table = ended(15, 2, 0.0);
    while game(&table).phase() != Phase::Finished {
        table.all_ready();
        play_round(&mut table, 15);
    }
    table.open_review();
    assert_eq!(table.app.screen(), "review");
    assert!(review(&table).net().is_some());
    table.tap(Target::Review(ReviewTarget::Close));
    table.tap(Target::Results(ResultsTarget::PlayAgain));
    assert_eq!(game(&table).round(), 1);
}

#[test]
fn without_an_answer_the_round_itself_can_still_be_seen() {
    let mut table = ended(16, 2, 1.0);
    table.engine_is_silent = true;
    table.open_review();
    let asked = |table: &Table| {
        let last = table.effects.iter().rev().find_map(|effect| match effect {
            Effect::AskEngine { id, question } => Some((*id, question.clone())),
            _ => None,
        });
        last.expect("the engine is asked")
    };
    let (id, question) = asked(&table);
    let Some(RailRequest::Review(hands, _)) = RailRequest::of(&question) else {
        panic!("it is asked about the round");
    };
    assert_eq!(hands.len(), 2);
    assert!(table.says("Working out the cheapest network…"));
    assert!(matches!(review(&table).nets, Loadable::Coming));
    let lines = table.words_on(LayerName::Over);
    assert!(lines.is_empty(), "{lines:?}");
    // Answers to other questions, and what is no answer.
    let answer = Ok("0/0\n0/0".into());
    table.send(Event::EngineReply { id: id + 7, answer });
    assert!(matches!(review(&table).nets, Loadable::Coming));
    for answer in [
        Err("The thinker cannot be had.".into()),
        Ok("12/x".into()),
        Ok("999999/1".into()),
        Ok("0/0".into()),
    ] {
        table.tap(Target::Review(ReviewTarget::Close));
        table.open_review();
        let id = asked(&table).0;
        table.send(Event::EngineReply { id, answer });
        assert!(
            table.says("The cheapest network isn’t available."),
            "{:?}",
            table.words()
        );
        assert!(matches!(review(&table).nets, Loadable::Broken(_)));
        table.tap(Target::Review(ReviewTarget::Network(Network::BestHub)));
        assert_eq!(review(&table).network, Network::BestHub);
        assert!(matches!(review(&table).nets, Loadable::Broken(_)));
        table.tap(Target::Review(ReviewTarget::Network(Network::Built)));
        assert_eq!(review(&table).network, Network::Built);
        assert!(table.allows(Target::Replay(ReplayTarget::Timeline)));
    }
    // An answer for a review that has been closed does no harm.
    table.tap(Target::Review(ReviewTarget::Close));
    table.open_review();
    let id = asked(&table).0;
    table.tap(Target::Review(ReviewTarget::Close));
    let before = table.versions();
    table.send(Event::EngineReply {
        id,
        answer: Ok(String::new()),
    });
    assert_eq!(table.versions(), before);
    assert!(!table.sounds().contains(&Sound::Buzz));
}
