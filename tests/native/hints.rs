//! Tests of hints, through the real screens.
//!
//! A player can ask for a hint once a turn, and it is legal. In the rail game only the player with the open city
//! list sees it.

use crate::common::fingers::{Table, answer};

use crate::common::maps;
use app::hint::Advice;
use app::{Effect, Event, Sound};
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Point, Station};
use base::words::Message;
use rules::maps::{Link, NodeId};
use rules::transglobal_rail::{Move, Phase, RailRequest, TransglobalRail};
use rules::{Game, Spot};
use scene::{
    Area, Item, LayerName, LobbyTarget, SeatTarget, SettingsTarget, SheetTarget, Slider, Target,
};

/// The step of the rules that is suggested.
fn step(table: &Table) -> Option<Move> {
    match table.app.hint()? {
        Advice::Next(command) => table.app.rail()?.step_of(command),
        _ => None,
    }
}

fn game(table: &Table) -> &TransglobalRail {
    table.app.rail().expect("a game is on the table").game()
}

/// Starts a game of three with the city list of the seat on turn open.
///
/// The engine answers when the test says so.
fn open(phase: Phase) -> (Table, Station) {
    let mut table = match phase {
        Phase::Hubs => Table::seated(9, 3),
        _ => Table::started(3),
    };
    table.engine_is_silent = true;
    table.effects.clear();
    let place = table.acting();
    table.tap(Target::Seat(place, SeatTarget::Cities));
    (table, place)
}

/// Answers the only request like a good player.
fn think(table: &mut Table) {
    let asked = table.questions();
    let [(id, question)] = &asked[..] else {
        panic!("{} questions", asked.len())
    };
    let answer = answer(question);
    table.send(Event::EngineReply {
        id: *id,
        answer: answer.map_err(Message::from),
    });
}

fn says(table: &mut Table, id: u32, answer: Result<&str, &str>) {
    let answer = answer.map(Into::into).map_err(Into::into);
    table.send(Event::EngineReply { id, answer });
}

/// Lists everything painted outside a place's panel.
fn elsewhere(table: &Table, place: Station) -> Vec<String> {
    let far = Point::new(PANEL_WIDTH, PANEL_DEPTH);
    let (from, to) = place.pose().rect(Point::default(), far);
    let inside = |at: &Point| at.x >= from.x && at.x <= to.x && at.y >= from.y && at.y <= to.y;
    let scene = table.app.view();
    let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
    let outside = items.filter(|item| match item {
        Item::Text(text) => !inside(&text.at),
        Item::Path { path, .. } => !points(path).iter().all(inside),
    });
    outside.map(|item| format!("{item:?}")).collect()
}

fn points(path: &scene::Path) -> Vec<Point> {
    use scene::Op;
    let point = |op: &Op| match *op {
        Op::Move(to) | Op::Line(to) | Op::Quad(_, to) | Op::Corner(_, to, _) => Some(to),
        Op::Circle(centre, _) => Some(centre),
        Op::Close => None,
    };
    path.iter().filter_map(point).collect()
}

#[test]
fn only_the_player_on_turn_gets_hints_from_an_open_list() {
    let (mut table, place) = open(Phase::Building);
    assert!(table.allows(Target::Seat(place, SeatTarget::Hint)));
    for other in crate::common::fingers::places(3) {
        if other != place {
            assert!(
                !table.shows(Target::Seat(other, SeatTarget::Hint)),
                "a closed list has no hint"
            );
            table.tap(Target::Seat(other, SeatTarget::Cities));
            assert!(
                !table.allows(Target::Seat(other, SeatTarget::Hint)),
                "{other:?} is not on turn"
            );
        }
    }
    table.tap(Target::Seat(place, SeatTarget::Cities));
    assert!(!table.shows(Target::Seat(place, SeatTarget::Hint)));
}

#[test]
fn no_more_is_asked_about_than_the_seat_may_know() {
    for phase in [Phase::Hubs, Phase::Building] {
        let (mut table, place) = open(phase);
        table.tap(Target::Seat(place, SeatTarget::Hint));
        let asked = table.questions();
        let Some(RailRequest::Turn(task, view)) = RailRequest::of(&asked[0].1) else {
            panic!("it is asked about the rail game");
        };
        let seat = table.app.rail().unwrap().acting().unwrap();
        assert_eq!(view, game(&table).seen_by(seat).to_bytes());
        assert!(task.millis <= 500, "nobody waits long for a hint");
    }
}

#[test]
fn the_hint_is_a_legal_step_and_is_seen_in_the_list_only() {
    for phase in [Phase::Hubs, Phase::Building] {
        let (mut table, place) = open(phase);
        let before = elsewhere(&table, place);
        assert!(before.len() > 50);
        // Only the name of the button that asks for it changes.
        let targets = |table: &Table| -> Vec<(Target, Area, bool)> {
            let targets = &table.view().targets;
            let all = targets.iter();
            all.map(|area| (area.target, area.area, area.enabled))
                .collect()
        };
        let touchable = targets(&table);
        table.effects.clear();
        table.tap(Target::Seat(place, SeatTarget::Hint));
        let sounds = table.effects.iter().filter_map(|effect| match effect {
            Effect::Sound(sound, _) => Some(*sound),
            _ => None,
        });
        let sounds: Vec<_> = sounds.collect();
        assert_eq!(sounds, [Sound::Click]);
        assert_eq!(elsewhere(&table, place), before);
        let without = table.words_on(LayerName::Seats);
        think(&mut table);
        assert_eq!(table.sounds(), [], "no sound tells that it has come");
        let Some(step) = step(&table) else {
            panic!("{:?}", table.app.hint())
        };
        assert!(game(&table).steps().contains(&step));
        assert_ne!(
            table.words_on(LayerName::Seats),
            without,
            "it is to be seen"
        );
        assert_eq!(elsewhere(&table, place), before, "and nowhere else");
        assert_eq!(targets(&table), touchable);
        let said = match step {
            Move::Hub(_) => "Your hub",
            _ => "Build",
        };
        assert!(table.says(said), "{:?}", table.words());
    }
}

#[test]
fn a_hint_goes_with_the_list_and_can_be_read_again() {
    let (mut table, place) = open(Phase::Building);
    let cities = table.words();
    table.tap(Target::Seat(place, SeatTarget::Hint));
    think(&mut table);
    let hint = table.words();
    assert_ne!(hint, cities);
    table.tap(Target::Seat(place, SeatTarget::Hint));
    assert_eq!(table.words(), cities, "the cities are back");
    table.tap(Target::Seat(place, SeatTarget::Hint));
    assert_eq!(table.words(), hint);
    table.tap(Target::Seat(place, SeatTarget::Cities));
    assert_eq!(table.app.hint(), None);
    table.tap(Target::Seat(place, SeatTarget::Cities));
    assert_eq!(table.words(), cities, "an opened list shows the cities");
    table.tap(Target::Seat(place, SeatTarget::Hint));
    assert_eq!(table.words(), hint);
    assert_eq!(table.questions(), [], "it is not thought about again");
}

#[test]
fn there_is_one_hint_a_turn_and_undo_brings_none_back() {
    let (mut table, place) = open(Phase::Building);
    table.tap(Target::Seat(place, SeatTarget::Hint));
    think(&mut table);
    let cheap = |table: &Table| {
        let game = game(table);
        let links = game.buildable().into_iter();
        let mut single = links.filter(|&link| game.map().link(link).cost == 1);
        single.next().expect("a link for $1")
    };
    table.tap(Target::Board(Spot::Link(cheap(&table))));
    assert!(table.app.hint().is_none() && !table.allows(Target::Seat(place, SeatTarget::Hint)));
    table.tap(Target::Seat(place, SeatTarget::Undo));
    assert!(table.app.hint().is_none() && !table.allows(Target::Seat(place, SeatTarget::Hint)));
    table.tap(Target::Seat(place, SeatTarget::Hint));
    assert!(table.sounds().contains(&Sound::Buzz));
    for _ in 0..2 {
        table.tap(Target::Board(Spot::Link(cheap(&table))));
    }
    table.tap(Target::Seat(place, SeatTarget::Ok));
    // The next turn has its own hint, even when a part of it is built.
    let next = table.acting();
    table.tap(Target::Board(Spot::Link(cheap(&table))));
    table.tap(Target::Seat(next, SeatTarget::Cities));
    table.effects.clear();
    table.tap(Target::Seat(next, SeatTarget::Hint));
    think(&mut table);
    let Some(step) = step(&table) else {
        panic!("{:?}", table.app.hint())
    };
    assert!(game(&table).steps().contains(&step));
    // If only OK is left, no hint is necessary.
    table.tap(Target::Board(Spot::Link(cheap(&table))));
    assert!(!table.allows(Target::Seat(next, SeatTarget::Hint)));
}

#[test]
fn an_answer_that_comes_late_or_is_no_step_is_not_shown() {
    let (mut table, place) = open(Phase::Building);
    table.tap(Target::Seat(place, SeatTarget::Hint));
    let late = table.questions()[0].0;
    assert!(
        !table.allows(Target::Seat(place, SeatTarget::Hint)),
        "it is being thought about"
    );
    let link = game(&table).buildable()[0];
    table.tap(Target::Board(Spot::Link(link)));
    let words = table.words();
    says(&mut table, late, Ok("ok"));
    assert_eq!(table.words(), words);
    for answer in [
        Err("The thinker cannot be had."),
        Ok(""),
        Ok("hub 3"),
        Ok("link 0-1"),
        Ok("link 999999-1000000"),
        Ok("\u{0}\nok"),
        Ok("ok"),
    ] {
        let (mut table, place) = open(Phase::Building);
        table.tap(Target::Seat(place, SeatTarget::Hint));
        let id = table.questions()[0].0;
        says(&mut table, id + 1, Ok("ok"));
        assert_eq!(table.app.hint(), Some(&Advice::Coming(id)));
        says(&mut table, id, answer);
        assert_eq!(table.app.hint(), Some(&Advice::None), "{answer:?}");
        assert!(answer.is_ok() || table.says("No hint available"));
        // It was no hint, so the player can ask for it again.
        table.tap(Target::Seat(place, SeatTarget::Hint));
        think(&mut table);
        assert!(matches!(table.app.hint(), Some(Advice::Next(_))));
    }
}

/// Counts the hubs that are painted as small as in the map strip of a list.
fn small_hubs(table: &Table) -> usize {
    use scene::Op;
    let scene = table.app.view();
    let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
    let hubs = items.filter(|item| match item {
        Item::Path { path, .. } => matches!(path[..], [Op::Circle(_, radius)] if radius == 13.5),
        Item::Text(_) => false,
    });
    hubs.count()
}

#[test]
fn a_link_of_any_length_is_seen_with_the_hub_at_its_end_on_every_side() {
    let mut table = Table::with_map(4, Ok(maps::file(maps::europe())));
    for place in Station::ALL {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.engine_is_silent = true;
    let mut links = game(&table).map().links().to_vec();
    let loaded_map = table.app.rail().unwrap().loaded_map.clone();
    let far = |a: NodeId, b: NodeId| loaded_map.node(a).distance(loaded_map.node(b));
    links.sort_by(|one, other| far(other.a, other.b).total_cmp(&far(one.a, one.b)));
    for _ in Station::ALL {
        let place = table.acting();
        let free = |hub: &NodeId| table.allows(Target::Board(Spot::Node(*hub)));
        let mut ends = links.iter().map(|link| link.a);
        let hub = ends.find(free).expect("a free intersection");
        table.tap(Target::Board(Spot::Node(hub)));
        table.tap(Target::Seat(place, SeatTarget::Ok));
    }
    for _ in Station::ALL {
        let place = table.acting();
        table.tap(Target::Seat(place, SeatTarget::Cities));
        table.tap(Target::Seat(place, SeatTarget::Hint));
        let id = table.questions()[0].0;
        let hub = game(&table).hub(table.app.rail().unwrap().acting().unwrap());
        let built = |a, b| game(&table).builder(game(&table).map().link_between(a, b).unwrap());
        let from_hub = |link: &&Link| Some(link.a) == hub && built(link.a, link.b).is_none();
        for link in links.iter().filter(from_hub) {
            let mut hinted = table.clone();
            let step = Move::Link(link.a, link.b).to_string();
            says(&mut hinted, id, Ok(&step));
            assert_eq!(small_hubs(&hinted), 1, "{step} at {place:?}");
        }
        let link = game(&table).buildable()[0];
        table.tap(Target::Board(Spot::Link(link)));
        while !table.allows(Target::Seat(place, SeatTarget::Ok)) {
            let link = *game(&table).buildable().last().expect("a link");
            table.tap(Target::Board(Spot::Link(link)));
        }
        table.tap(Target::Seat(place, SeatTarget::Ok));
    }
}

#[test]
fn the_picture_of_a_hub_shows_the_city_that_the_words_name() {
    let mut table = Table::with_map(7, Ok(maps::file(maps::europe())));
    for place in Station::ALL {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.engine_is_silent = true;
    let nodes: Vec<NodeId> = game(&table).map().nodes().collect();
    for _ in Station::ALL {
        let place = table.acting();
        table.tap(Target::Seat(place, SeatTarget::Cities));
        table.tap(Target::Seat(place, SeatTarget::Hint));
        let id = table.questions()[0].0;
        let mut shown = 0;
        for &node in nodes
            .iter()
            .filter(|&&node| game(&table).map().city_at(node).is_none())
        {
            let mut hinted = table.clone();
            says(&mut hinted, id, Ok(&Move::Hub(node).to_string()));
            let words = hinted.panel(place);
            let cities = game(&table).map().cities().iter();
            let named: Vec<&str> = cities.map(|city| city.name.as_str()).collect();
            let Some(sentence) = words.iter().find(|words| words.contains("near ")) else {
                continue;
            };
            let called = named.iter().find(|name| sentence.ends_with(**name));
            let called = called.expect("a city");
            let seen: Vec<_> = words
                .iter()
                .filter(|words| named.contains(&words.as_str()))
                .collect();
            assert!(
                seen.is_empty() || seen.iter().any(|name| name == called),
                "{sentence}: {seen:?} at {place:?}"
            );
            shown += usize::from(!seen.is_empty());
        }
        assert!(shown > 80, "the strip names the city {shown} times");
        let free = |hub: &&NodeId| table.allows(Target::Board(Spot::Node(**hub)));
        let hub = *nodes.iter().find(free).expect("a free intersection");
        table.tap(Target::Board(Spot::Node(hub)));
        table.tap(Target::Seat(place, SeatTarget::Ok));
    }
}

#[test]
fn giving_up_a_dollar_is_suggested_in_words() {
    let (mut table, place) = open(Phase::Building);
    let game = game(&table).clone();
    let mut single = game
        .buildable()
        .into_iter()
        .filter(|&link| game.map().link(link).cost == 1);
    table.tap(Target::Board(Spot::Link(
        single.next().expect("a link for $1"),
    )));
    table.tap(Target::Seat(place, SeatTarget::Hint));
    let id = table.questions()[0].0;
    says(&mut table, id, Ok("discard"));
    assert!(table.says("Tap \u{2212}$1"), "{:?}", table.words());
}

#[test]
fn without_hints_there_is_no_button_and_that_is_kept() {
    let (mut table, place) = open(Phase::Building);
    table.tap(Target::Seat(place, SeatTarget::Hint));
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(table.app.offers_hints());
    table.effects.clear();
    table.tap(Target::Settings(SettingsTarget::Hints));
    assert!(!table.app.offers_hints() && !table.shows(Target::Seat(place, SeatTarget::Hint)));
    assert!(table.app.hint().is_none());
    let kept = table.effects.iter().find_map(|effect| match effect {
        Effect::KeepSettings(text) => Some(text.clone()),
        _ => None,
    });
    let settings = kept.expect("the settings are kept");
    let mut other = Table::bare(3);
    let found = app::input::Found {
        settings: Some(settings).into(),
        ..Default::default()
    };
    other.send(Event::Found(Box::new(found)));
    other.tap(Target::Settings(SettingsTarget::Cog));
    assert!(!other.app.offers_hints());
    assert!(other.says("HINTS: OFF"), "its button tells");
    other.tap(Target::Settings(SettingsTarget::Hints));
    assert!(other.app.offers_hints());
    assert!(other.says("HINTS: ON"));
    assert!(
        !other.shows(Target::Slider(Slider::Hints)),
        "it is a button"
    );
    table.tap(Target::Settings(SettingsTarget::Hints));
    table.tap(Target::Sheet(SheetTarget::Close));
    assert!(table.allows(Target::Seat(place, SeatTarget::Hint)));
}

mod for_two {
    use super::*;

    use crate::common::duels::FACING;
    use crate::common::games::{QUICKWAY, RAPID_TRANSIT, SWITCH_YARD};
    use rules::GameId;
    use screens::GAMES;

    fn asked(game: GameId) -> (Table, Station) {
        let mut table = Table::duelling(4, FACING, game, &[]);
        table.engine_is_silent = true;
        table.effects.clear();
        let place = table.mover();
        table.tap(Target::Seat(place, SeatTarget::Hint));
        (table, place)
    }

    #[test]
    fn a_turn_is_marked_on_the_board_while_it_is_followed() {
        for game in GAMES.ids().skip(1) {
            let (mut table, place) = asked(game);
            assert!(
                !table.allows(Target::Seat(place, SeatTarget::Hint))
                    && !table.allows(Target::Seat(table.waiting(), SeatTarget::Hint))
            );
            let plain = table.versions();
            think(&mut table);
            let Some(Advice::Touch(cells)) = table.app.hint().cloned() else {
                panic!("{:?}", table.app.hint())
            };
            assert_ne!(table.versions(), plain, "the hint is to be seen");
            assert!(table.says("See the hint on the board") || table.says("Hint: "));
            for (number, &cell) in cells.iter().enumerate() {
                table.tap(Target::Board(Spot::Cell(cell)));
                assert!(
                    table.app.hint() == Some(&Advice::Touch(cells.clone())),
                    "{game:?} after {number} touches"
                );
            }
            assert!(
                !table.allows(Target::Seat(place, SeatTarget::Hint)),
                "there is one hint a turn"
            );
            table.ok();
            assert_eq!(table.app.hint(), None, "the turn is over");
            table.effects.clear();
            table.tap(Target::Seat(table.mover(), SeatTarget::Hint));
            assert_eq!(table.questions().len(), 1, "the next turn has its own");
        }
    }

    #[test]
    fn a_touch_that_leads_nowhere_changes_nothing_of_the_hint() {
        let (mut table, place) = asked(SWITCH_YARD);
        think(&mut table);
        let hint = table.app.hint().cloned();
        table.touch("e5");
        assert_eq!(table.app.hint().cloned(), hint);
        table.tap(Target::Seat(place, SeatTarget::Hint));
        assert_eq!(table.app.hint(), None, "it can be put aside");
        table.tap(Target::Seat(place, SeatTarget::Hint));
        assert_eq!(table.app.hint().cloned(), hint);
        assert_eq!(table.questions(), []);
    }

    #[test]
    fn hints_need_an_unbegun_turn_and_a_valid_answer() {
        let (mut table, place) = asked(RAPID_TRANSIT);
        for answer in [
            Err("The thinker cannot be had."),
            Ok(""),
            Ok("a1"),
            Ok("z99\nb2"),
            Ok("pass"),
        ] {
            let id = table.questions()[0].0;
            says(&mut table, id, answer);
            assert_eq!(table.app.hint(), Some(&Advice::None), "{answer:?}");
            assert!(answer.is_ok() || table.says("No hint available"));
            table.tap(Target::Seat(place, SeatTarget::Hint));
        }
        think(&mut table);
        let Some(Advice::Touch(cells)) = table.app.hint().cloned() else {
            panic!("{:?}", table.app.hint())
        };
        table.tap(Target::Board(Spot::Cell(cells[0])));
        let mut fresh = Table::duelling(4, FACING, RAPID_TRANSIT, &[]);
        fresh.tap(Target::Board(Spot::Cell(cells[0])));
        assert!(
            !fresh.allows(Target::Seat(place, SeatTarget::Hint)),
            "something is touched"
        );
        fresh.tap(Target::Seat(place, SeatTarget::Undo));
        assert!(fresh.allows(Target::Seat(place, SeatTarget::Hint)));
    }

    #[test]
    fn a_turn_that_is_said_is_suggested_in_words() {
        let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
        table.turns("d4");
        table.engine_is_silent = true;
        table.effects.clear();
        table.tap(Target::Seat(table.mover(), SeatTarget::Hint));
        let id = table.questions()[0].0;
        says(&mut table, id, Ok("swap"));
        assert!(table.says("Hint: tap SWAP"), "{:?}", table.words());
    }
}
