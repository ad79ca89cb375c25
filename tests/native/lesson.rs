//! The small game on which people learn the main one: three cities, five tasks, one round.

use app::Event;
use base::table::Station;
use base::words::Message;
use rules::Level;
use rules::maps::MapId;
use rules::transglobal_rail::review::review;
use rules::transglobal_rail::{Phase, Setup, TransglobalRail};
use scene::{LobbyTarget, ResultsTarget, SeatTarget, Target};

use crate::common::disk::{self, Disk};
use crate::common::fingers::{Table, lesson};
use crate::common::maps;
use crate::common::player::sensible;

const LEARNER: Station = Station::NearLeft;

/// The tasks of a seat, and whether each is done.
fn tasks(table: &Table, seat: usize) -> Vec<bool> {
    let screen = table.app.table().expect("a game is on the table");
    table.app.tasks(screen, seat)
}

/// The number of tasks that the learner has done.
fn done(table: &Table) -> usize {
    tasks(table, 0).into_iter().filter(|&done| done).count()
}

/// The game of the learner goes on until the round is over; each of the learner's steps is sensible.
fn play_out(table: &mut Table) {
    while table.app.rail().is_some_and(|play| play.ended().is_none()) {
        match table.app.rail().and_then(|play| play.person()) {
            Some(_) => {
                let step = sensible(table.app.rail().expect("it goes on").game());
                table.touch_step(step.expect("the learner is on turn"));
            }
            None => table.rest(),
        }
    }
    table.rest();
}

#[test]
fn a_small_map_deals_three_cities_each_and_is_kind_to_the_learner() {
    for seed in 0..20 {
        let table = lesson(seed);
        let game = table.app.rail().expect("it has begun").game();
        assert!(game.map().is_small());
        assert_eq!((game.start(), game.bank(0), game.bank(1)), (0, 5, 5));
        let somewhere = game.map().city(game.hand(0)[0]).node;
        let hands = [0, 1].map(|seat| (somewhere, game.hand(seat)));
        let costs: Vec<u32> = review(game.map(), &hands)
            .into_iter()
            .map(|seat| seat.best.cost)
            .collect();
        assert!(costs[0] + 2 <= costs[1], "{costs:?}");
        for seat in 0..2 {
            let mut regions: Vec<usize> = game
                .cities(seat)
                .iter()
                .map(|&city| game.map().city(city).region)
                .collect();
            regions.sort_unstable();
            assert_eq!(regions, [0, 1, 2]);
        }
        let shown = table.app.rail().expect("it has begun");
        assert_eq!(shown.map, MapId::LESSON);
    }
}

#[test]
fn five_tasks_are_ticked_in_the_order_of_the_game() {
    let mut table = lesson(8);
    assert_eq!(tasks(&table, 0), [false; 5]);
    assert!(
        tasks(&table, 1).is_empty(),
        "a computer has nothing to learn"
    );
    let cities = Target::Seat(LEARNER, SeatTarget::Cities);
    table.tap(cities);
    table.tap(cities);
    assert_eq!(tasks(&table, 0), [true, false, false, false, false]);
    let step = |table: &mut Table| {
        let game = table.app.rail().expect("it goes on").game();
        let step = sensible(game).expect("the learner is on turn");
        table.touch_step(step);
    };
    step(&mut table);
    assert_eq!(done(&table), 1, "the hub may still be moved");
    step(&mut table);
    assert_eq!(tasks(&table, 0), [true, true, false, false, false]);
    table.rest();
    step(&mut table);
    assert_eq!(done(&table), 2, "the turn may still be taken back");
    while done(&table) == 2 {
        step(&mut table);
    }
    assert!(tasks(&table, 0)[2]);
    // Joining the other network is the fourth task, which is public.
    let is_joined = |table: &Table| {
        let board = table.app.rail().expect("it is on the table").board();
        let other = board.hub(1).expect("it is placed");
        board.reached(0)[other.index()]
    };
    assert_eq!(tasks(&table, 0)[3], is_joined(&table));
    play_out(&mut table);
    assert!(is_joined(&table), "this seed's networks meet");
    assert_eq!(tasks(&table, 0), [true; 5]);
    assert!(table.says("That is the whole game."));
}

/// The bank and the opponent of the small game end with it.
#[test]
fn one_round_is_the_whole_game_and_a_real_one_follows_on_the_chosen_map() {
    let mut table = lesson(8);
    play_out(&mut table);
    let game = table.app.rail().expect("it is on the table").game();
    assert_eq!((game.phase(), game.round()), (Phase::Finished, 1));
    assert!(table.says("REAL GAME") && !table.says("ANOTHER MAP"));
    table.tap(Target::Results(ResultsTarget::PlayAgain));
    let play = table.app.rail().expect("another has begun");
    assert_eq!((play.map, play.game().bank(0)), (maps::europe(), 15));
    assert_eq!(play.game().cities(0).len(), 5);
    let seats = table.app.session().expect("another has begun").seats();
    let mut levels = seats.iter().filter_map(|seat| seat.computer());
    assert_eq!(levels.next(), Some(Level::Even));
    assert!(tasks(&table, 0).is_empty());
}

#[test]
fn a_sensible_learner_wins_most_small_games() {
    let wins = |&seed: &u64| {
        let mut table = lesson(seed);
        play_out(&mut table);
        let play = table.app.rail().expect("it is on the table");
        play.winners().contains(&0)
    };
    let won = (0..12).filter(wins).count();
    assert!(won >= 10, "{won} of 12");
}

#[test]
fn the_rules_deal_to_no_more_than_there_are_cities_for() {
    let map = maps::map(MapId::LESSON);
    for (seats, may) in [(2, true), (3, true), (4, false), (6, false)] {
        let setup = Setup {
            seats,
            ..Setup::default()
        };
        let game = TransglobalRail::new(map.clone(), setup);
        let why = game.err().map(|why| Message::from(&why).to_string());
        assert_eq!(why.is_none(), may, "{why:?}");
        assert!(why.is_none_or(|why| why.contains('3')));
    }
}

/// A page that is loaded again, and a link, know the map by its id; the lobby does not offer it.
#[test]
fn a_small_game_goes_on_after_a_restart_and_is_no_map_of_the_lobby() {
    let mut table = lesson(8);
    let step = sensible(table.app.rail().expect("it goes on").game());
    table.touch_step(step.expect("the learner is on turn"));
    let before = disk::game(&table.app);
    let mut again = Disk::of(&mut table).restarted();
    again.send(Event::MapCame {
        map: MapId::LESSON,
        file: Ok(Box::new(maps::file(MapId::LESSON))),
    });
    disk::go_on(&mut again);
    assert_eq!(disk::game(&again.app), before);
    assert_eq!(tasks(&again, 0).len(), 5);
    let mut asked = Table::new(3);
    asked.send(Event::Query(vec![("map".into(), "lakes".into())]));
    assert_eq!(asked.app.lobby.map, maps::europe());
}

#[test]
fn more_than_three_try_it_on_a_whole_map() {
    for (people, map) in [(2, MapId::LESSON), (3, MapId::LESSON), (4, maps::europe())] {
        let mut table = Table::new(8);
        table.send(Event::MapCame {
            map: MapId::LESSON,
            file: Ok(Box::new(maps::file(MapId::LESSON))),
        });
        for place in Station::ALL.into_iter().take(people) {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.tap(Target::Lobby(LobbyTarget::TryIt));
        let play = table.app.rail().expect("it has begun");
        assert_eq!((play.map, play.sitting.len()), (map, people));
        let seats = 0..people;
        let learn = |seat| !tasks(&table, seat).is_empty();
        assert_eq!(seats.filter(|&seat| learn(seat)).count() > 0, people < 4);
    }
}
