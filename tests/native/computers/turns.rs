//! Tests of a computer's turn on the screen: it thinks, and shows its steps one by one.

use crate::common::games::{QUICKWAY, RAPID_TRANSIT, SWITCH_YARD, TRANSGLOBAL_RAIL};
use app::{Effect, Sound};
use rules::switch_yard::yard;
use rules::transglobal_rail::Phase;
use rules::{Cell, Spot, Strength};
use scene::{
    Item, LayerName, LobbyTarget, Network, ReviewTarget, RulesTarget, SeatTarget, SettingsTarget,
    SheetTarget, Slider, Target,
};
use screens::GAMES;

use super::*;
use crate::common::fingers::answer;
use base::words::Message;

#[test]
fn one_person_plays_each_game_against_each_strength() {
    for game in GAMES.ids() {
        for strength in Strength::ALL {
            let mut table = against(game, 1, strength, 7);
            let most = if game == TRANSGLOBAL_RAIL { 40 } else { 6 };
            play_on(&mut table, most);
            assert!(turn(&table) >= 4, "{game:?} {strength}");
            assert!(!table.shows(Target::Dismiss), "{:?}", table.words());
        }
    }
}

#[test]
fn one_person_and_five_computers_play_a_round_to_its_end() {
    let mut table = against(TRANSGLOBAL_RAIL, 5, Strength::Medium, 3);
    play_on(&mut table, 600);
    let play = table.app.rail().expect("a game is on the table");
    assert!(play.ended().is_some(), "the results wait for the person");
    table.wait(60_000.0);
    let play = table.app.rail().expect("a game is on the table");
    assert!(play.ended().is_some(), "no computer presses NEXT ROUND");
    // Only the person is spoken to.
    let told = |table: &Table, who: &str| {
        let words = table.words().into_iter();
        words.filter(|words| words.contains(who)).count()
    };
    assert!(told(&table, "you pay") <= 1 && told(&table, "You ") == 0);
    table.open_review();
    assert!(table.says("YOUR HUB $") && (table.says("Your hub ") || table.says("your hub ")));
    table.tap(Target::Review(ReviewTarget::Player(Station::Right)));
    assert!(table.says("THEIR HUB $") && !table.says("our"));
    table.tap(Target::Review(ReviewTarget::Network(Network::BestHub)));
    assert!(table.says(": their cities for $") && !table.says("our"));
}

/// When each further step of the game came, in milliseconds from now, and how many there were.
fn times_of_steps(table: &mut Table, ms: f64) -> Vec<f64> {
    let steps = |table: &Table| table.app.kept().map(|(_, steps)| steps);
    let begun = table.now;
    let mut times = Vec::new();
    while table.now < begun + ms {
        let before = steps(table);
        table.wait(10.0);
        if steps(table) != before {
            times.push(table.now - begun);
        }
    }
    times
}

#[test]
fn steps_come_one_by_one_at_the_pace_that_is_set() {
    for (share, pace) in [(0.0, 200.0), (1.0, 2000.0)] {
        let mut table = lobby_of(3, Strength::Easy, 5);
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.drag(Target::Slider(Slider::Pace), share);
        table.tap(Target::Sheet(SheetTarget::Close));
        table.tap(Target::Lobby(LobbyTarget::Start));
        until_computers_turn(&mut table);
        // Three hubs, once the cards are dealt: placed after a pace, confirmed after half of one.
        let dealt = 1_100.0;
        let times = times_of_steps(&mut table, dealt + 5.0 * pace);
        assert_eq!(times.len(), 6, "{times:?}");
        for (number, time) in times.into_iter().enumerate() {
            let steps = 1.5 * (number / 2) as f64 + 1.0 + 0.5 * (number % 2) as f64;
            let meant = dealt + pace * steps;
            assert!((time - meant).abs() <= 70.0, "{number}: {time} {meant}");
        }
    }
}

#[test]
fn nothing_is_drawn_while_the_computer_thinks_or_waits_and_pieces_still_glide() {
    let mut table = unanswered(RAPID_TRANSIT, 1, Strength::Easy, 5);
    until_computers_turn(&mut table);
    table.wait(1000.0);
    assert!(table.app.engine.is_thinking());
    let lamp = |table: &Table| {
        let scene = table.view();
        let mut flashing = scene.layers.iter();
        flashing.any(|layer| layer.name == LayerName::Flash && !layer.items.is_empty())
    };
    assert!(lamp(&table), "its lamp flashes");
    let mut still = table.clone();
    still.send(app::Event::Still(true));
    assert!(!lamp(&still), "it stands");
    let thinking = table.versions();
    table.wait(60_000.0);
    assert_eq!(table.versions(), thinking);
    assert_eq!(table.app.wake_at(), None);
    let (id, question) = table.questions().pop().expect("it was asked");
    let answer = answer(&question);
    table.send(app::Event::EngineReply {
        id,
        answer: answer.map_err(Message::from),
    });
    assert!(!table.app.engine.is_thinking() && is_computers_turn(&table));
    assert_ne!(table.versions(), thinking, "its panel tells");
    assert!(!lamp(&table));
    let mut glides = false;
    while is_computers_turn(&table) {
        glides |= table.app.is_moving();
        let next = table.app.wake_at().expect("it goes on");
        table.wait(next.value() - table.now);
    }
    assert!(glides, "as it does for people");
    assert!(!table.board().play.trace().is_empty(), "its turn is marked");
}

#[test]
fn the_links_of_its_last_turn_are_told_until_its_next_turn() {
    let mut table = against(TRANSGLOBAL_RAIL, 2, Strength::Medium, 4);
    let building = |table: &Table| {
        let play = table.app.rail().expect("a game is on the table");
        play.game().phase() == Phase::Building
    };
    while !building(&table) {
        play_on(&mut table, 1);
    }
    play_on(&mut table, 3);
    until_computers_turn(&mut table);
    let play = table.app.rail().expect("a game is on the table");
    let seat = play.acting().expect("a computer");
    assert!(play.last_turn(seat).is_empty(), "it is on turn");
    play_on(&mut table, 1);
    let play = table.app.rail().expect("a game is on the table");
    let rails: Vec<_> = play.game().rails().filter(|&(_, by)| by == seat).collect();
    let last = play.last_turn(seat);
    assert!(!last.is_empty() && last.iter().all(|&link| rails.contains(&(link, seat))));
    let marks = |table: &Table| {
        let scene = table.app.view();
        let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
        let wide = |item: &&Item| matches!(item, Item::Path { stroke: Some(stroke), path, .. } if stroke.width == 25.0 && !path.is_empty());
        items.filter(wide).count()
    };
    assert!(marks(&table) > 0, "they are marked");
}

#[test]
fn fingers_on_the_board_do_nothing_in_a_computers_turn() {
    for game in [TRANSGLOBAL_RAIL, QUICKWAY] {
        let mut table = unanswered(game, 1, Strength::Medium, 11);
        let free = table.clone();
        until_computers_turn(&mut table);
        table.rest();
        let kept = table.app.kept();
        table.sounds();
        let targets = &free.app.view().targets;
        let board = |target| {
            matches!(
                target,
                Target::Board(Spot::Node(_))
                    | Target::Board(Spot::Link(_))
                    | Target::Board(Spot::Cell(_))
            )
        };
        let places = targets.iter().filter(|area| board(area.target));
        let seen = table.versions();
        for at in places.map(|area| area.area.middle()).step_by(9) {
            table.down(5, at);
            assert_eq!(table.versions(), seen, "nothing is lit");
            table.up(5, at);
        }
        assert_eq!(table.app.kept(), kept);
        assert_eq!(table.sounds(), []);
    }
}

#[test]
fn only_the_panels_of_people_can_be_touched() {
    let mut table = unanswered(TRANSGLOBAL_RAIL, 2, Strength::Medium, 11);
    until_computers_turn(&mut table);
    for sitting in table.app.rail().expect("begun").sitting.to_vec() {
        let place = sitting.place;
        let own = [
            Target::Seat(place, SeatTarget::Cities),
            Target::Seat(place, SeatTarget::Undo),
            Target::Seat(place, SeatTarget::Discard),
            Target::Seat(place, SeatTarget::Ok),
        ];
        for target in own {
            assert_eq!(table.shows(target), sitting.is_person(), "{target:?}");
        }
    }
    table.tap(Target::Seat(PERSON, SeatTarget::Cities));
    assert!(table.app.list_is_open(PERSON));
    assert!(!table.allows(Target::Seat(PERSON, SeatTarget::Ok)));
}

#[test]
fn undo_never_takes_back_what_a_computer_has_done() {
    let mut table = against(TRANSGLOBAL_RAIL, 2, Strength::Medium, 2);
    for _ in 0..12 {
        while is_computers_turn(&table) {
            table.wait(1000.0);
        }
        if acting(&table).is_none() {
            return;
        }
        assert!(
            !table.allows(Target::Seat(PERSON, SeatTarget::Undo)),
            "its own turn has just begun"
        );
        play_on(&mut table, 1);
    }
}

#[test]
fn the_game_stands_still_under_the_rules_and_goes_on_beside_the_settings() {
    let mut table = unanswered(TRANSGLOBAL_RAIL, 2, Strength::Medium, 6);
    until_computers_turn(&mut table);
    let steps = |table: &Table| table.app.kept().expect("a game").1;
    let before = steps(&table);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Rules(RulesTarget::Open));
    let (id, question) = table.questions().pop().expect("it was asked");
    table.send(app::Event::EngineReply {
        id,
        answer: answer(&question).map_err(Message::from),
    });
    table.wait(60_000.0);
    assert_eq!(steps(&table), before, "nobody could have followed it");
    table.tap(Target::Sheet(SheetTarget::Close));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.wait(1500.0);
    assert_eq!(steps(&table), before + 2, "a hub and OK");
}

#[test]
fn it_sounds_as_people_do() {
    let mut table = against(TRANSGLOBAL_RAIL, 1, Strength::Medium, 6);
    until_computers_turn(&mut table);
    table.sounds();
    let before = turn(&table);
    while turn(&table) == before {
        table.wait(100.0);
    }
    assert_eq!(table.sounds(), [Sound::Hub, Sound::Turn]);
}

#[test]
fn the_board_faces_the_person_in_every_game() {
    for seed in 0..6 {
        let table = against(QUICKWAY, 1, Strength::Easy, seed);
        assert_eq!(table.board().board_turn(), PERSON.turn());
    }
}

/// Returns the distance of a cell from a person's edge of the table.
fn depth(table: &Table, cell: Cell) -> f32 {
    PERSON
        .pose()
        .from_stage(table.place(Target::Board(Spot::Cell(cell))))
        .y
}

#[test]
fn the_person_sets_up_the_near_side_of_the_yard() {
    let mut begun = [0, 0];
    for seed in 0..6 {
        let mut table = lobby_of(1, Strength::Easy, seed);
        table.tap(Target::Lobby(LobbyTarget::Game(SWITCH_YARD)));
        table.tap(Target::Lobby(LobbyTarget::Choice(0, 2)));
        table.tap(Target::Lobby(LobbyTarget::Start));
        begun[usize::from(table.board().sitting[0].is_person())] += 1;
        table.wait(20_000.0);
        assert_eq!(table.mover(), PERSON);
        let own: Vec<_> = table.board().play.reach().next.clone();
        assert!(!own.is_empty());
        for cell in own {
            let opposite = yard::opposite(cell);
            assert!(
                depth(&table, cell) > depth(&table, opposite) + 300.0,
                "{cell}"
            );
        }
    }
    assert!(
        begun.iter().all(|&games| games > 0),
        "either begins: {begun:?}"
    );
}

#[test]
fn it_is_asked_about_nothing_but_what_its_seat_may_know() {
    use rules::transglobal_rail::RailRequest;
    let mut table = unanswered(TRANSGLOBAL_RAIL, 2, Strength::Hard, 6);
    until_computers_turn(&mut table);
    let (_, question) = table.questions().pop().expect("it was asked");
    let Some(RailRequest::Turn(task, view)) = RailRequest::of(&question) else {
        panic!("it is about the rail game");
    };
    assert_eq!(task.strength, Strength::Hard);
    let play = table.app.rail().expect("a game is on the table");
    let seat = play.acting().expect("a computer");
    assert_eq!(view, play.game().seen_by(seat).to_bytes());
    assert!(!play.sitting[seat].is_person());
}

/// Returns the messages to the engine about pondering, the last one at the end.
fn told(table: &mut Table) -> Vec<bool> {
    let effects = std::mem::take(&mut table.effects).into_iter();
    let told = effects.filter_map(|effect| match effect {
        Effect::Ponder(on) => Some(on),
        _ => None,
    });
    told.collect()
}

#[test]
fn a_master_ponders_while_people_are_on_turn() {
    let mut table = against(QUICKWAY, 1, Strength::Master, 7);
    let mut heard = told(&mut table);
    for _ in 0..6 {
        play_on(&mut table, 1);
        heard.extend(told(&mut table));
    }
    assert!(heard.len() > 4, "{heard:?}");
    // On and off in turn, and on with the person's turn.
    assert!(heard.windows(2).all(|pair| pair[0] != pair[1]), "{heard:?}");
    if is_computers_turn(&table) {
        play_on(&mut table, 1);
        heard.extend(told(&mut table));
    }
    until_computers_turn(&mut table);
    heard.extend(told(&mut table));
    assert_eq!(heard.last(), Some(&false));
    let mut hard = against(QUICKWAY, 1, Strength::Hard, 7);
    play_on(&mut hard, 4);
    assert!(told(&mut hard).is_empty());
}
