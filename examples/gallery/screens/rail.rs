//! Transglobal Rail on its maps: from the first hub to the last results.

use app::Event;
use app::snapshot::Snapshot;
use base::table::{PlayerColour, Station};
use rules::maps::MapId;
use rules::record::Record;
use rules::transglobal_rail::{Phase, TransglobalRail};
use rules::{Level, Spot, Strength};
use scene::{
    LobbyTarget, Network, ReplayTarget, ReviewTarget, SeatTarget, Seek, SheetTarget, Target,
};
use session::{Controller, SeatAssignment};

use crate::common::fingers::Table;
use crate::common::{cases, maps, player};

use super::{Shots, table, titled, with_game};

/// The maps of the screens that show how a game goes on: by night all, before that the first three.
fn drawn() -> impl Iterator<Item = MapId> {
    MapId::all().take(if cases::is_deep() { usize::MAX } else { 3 })
}

/// A round of so many sensible players on a map, to its end.
pub fn round(map: MapId, people: usize) -> Record<TransglobalRail> {
    player::record(&maps::map(map), people, 4, 5, 1)
}

/// Returns the seats of people: six sit all round the table, fewer on different sides.
pub fn sitting(people: usize) -> Vec<SeatAssignment> {
    let places = (0..people).map(|seat| Station::ALL[seat * Station::ALL.len() / people]);
    let sits = |(place, colour)| SeatAssignment {
        place,
        colour,
        controller: Controller::Person,
    };
    places.zip(PlayerColour::ALL).map(sits).collect()
}

/// Returns the part of a game that only the table knows.
///
/// The game goes on, or its results are being read.
pub fn aside(people: usize) -> Snapshot {
    let sitting = sitting(people);
    Snapshot {
        sitting,
        ..Snapshot::default()
    }
}

/// A moment of a round that is worth a look: its name, and a test for it.
type Moment = (&'static str, fn(&TransglobalRail) -> bool);

const MIDDLE: &str = "in the middle of a turn";

const MOMENTS: [Moment; 6] = [
    ("no hub yet", |game| game.phase() == Phase::Hubs),
    ("a hub to be confirmed", |game| {
        game.phase() == Phase::Hubs && game.may_ok()
    }),
    ("the first turn", |game| game.phase() == Phase::Building),
    (MIDDLE, |game| {
        game.phase() == Phase::Building && game.rails().count() > 36 && game.money() == 1
    }),
    ("the money is spent", |game| {
        game.phase() == Phase::Building && game.rails().count() > 36 && game.money() == 0
    }),
    ("somebody is connected", |game| {
        game.phase() == Phase::Finishing && game.spent() > 0
    }),
];

/// The moments of a round, by the number of steps before each.
fn moments(record: &Record<TransglobalRail>) -> Vec<(&'static str, usize)> {
    let mut game = record.start().clone();
    let mut found = Vec::new();
    for (at, &step) in record.steps().iter().enumerate() {
        for (name, is_now) in MOMENTS {
            let known = found.iter().any(|&(known, _)| known == name);
            if !known && is_now(&game) {
                found.push((name, at));
            }
        }
        game.play(step).expect("it is on record");
    }
    found
}

/// Counts the steps before the middle of a turn.
fn middle(record: &Record<TransglobalRail>) -> usize {
    let mut moments = moments(record).into_iter();
    let middle = moments.find(|&(name, _)| name == MIDDLE);
    middle.expect("rounds are so long").1
}

/// Counts the steps before the first seat's last turn of a game in which much has been built.
fn late(record: &Record<TransglobalRail>) -> usize {
    let mut game = record.start().clone();
    let mut last = 0;
    for (at, &step) in record.steps().iter().enumerate() {
        let is_turn = game.phase() == Phase::Building && game.to_act() == Some(0);
        if is_turn && game.money() == 2 && game.rails().count() > 30 {
            last = at;
        }
        game.play(step).expect("it is on record");
    }
    last
}

/// Takes a round with six people and with two, and everything that is known of it on every map.
pub fn stages(shots: &mut Shots) {
    for map in drawn() {
        for people in [2, 6] {
            let record = round(map, people);
            for (name, at) in moments(&record) {
                let table = with_game(&record.until(at), &aside(people));
                let name = format!("{}, players: {people}, {name}", titled(map));
                shots.take(name, &table);
            }
        }
        let record = round(map, 6);
        fingers(shots, map, &record);
        lenses(shots, map, &record);
    }
    let italy = MapId::with_id("italy").expect("it is shipped");
    let record = player::record(&maps::map(italy), 4, 4, 5, 3);
    let shown = with_game(&record.until(late(&record)), &aside(4));
    shots.take("Italy, players: 4, in a later round", &shown);
    let record = round(MapId::default(), 4);
    let begun = with_game(&record.until(0), &aside(4));
    shots.take("Europe, players: 4, no hub yet", &begun);
    for map in MapId::all() {
        let record = round(map, 6);
        let at = record.steps().len() - 8;
        let mut table = with_game(&record.until(at), &aside(6));
        for place in Station::ALL {
            table.tap(Target::Seat(place, SeatTarget::Cities));
        }
        shots.take(format!("{}, all lists open", titled(map)), &table);
    }
    let mut hubs = table();
    for place in Station::ALL {
        hubs.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    hubs.tap(Target::Lobby(LobbyTarget::Start));
    hubs.rest();
    shots.take("the crown flashes at whoever begins", &hubs);
    hubs.wait(50_000.0);
    shots.take("whoever begins is reminded", &hubs);
    for place in Station::ALL {
        hubs.tap(Target::Seat(place, SeatTarget::Leave));
    }
    shots.take("all are asked whether to leave", &hubs);
    computers(shots);
}

/// Takes fingers on buttons, on possible links and on others, with the words about those.
fn fingers(shots: &mut Shots, map: MapId, record: &Record<TransglobalRail>) {
    let at = middle(record);
    let mut table = with_game(&record.until(at), &aside(6));
    let place = table.acting();
    let game = table.app.rail().expect("a game is on the table").game();
    let buildable = game.buildable()[0];
    let refused = game
        .map()
        .link_ids()
        .find(|&link| game.may_build(link).is_err() && game.builder(link).is_none())
        .expect("most links cannot be built now");
    let mut held = table.clone();
    let at = held.place(Target::Board(Spot::Link(buildable)));
    held.down(1, at);
    let at = held.place(Target::Seat(place, SeatTarget::Ok));
    held.down(2, at);
    let at = held.place(Target::Seat(place, SeatTarget::Cities));
    held.down(3, at);
    shots.take(format!("{}, fingers on it", titled(map)), &held);
    let at = table.place(Target::Board(Spot::Link(refused)));
    table.down(1, at);
    shots.take(format!("{}, a link that is refused", titled(map)), &table);
    table.up(1, at);
    shots.take(format!("{}, why it is refused", titled(map)), &table);
}

/// Takes each seat's lens while hubs are placed, and a finger in one during a turn.
fn lenses(shots: &mut Shots, map: MapId, record: &Record<TransglobalRail>) {
    // Own screens have none.
    if !shots.windows.is_empty() {
        return;
    }
    for people in [2, 6] {
        let mut table = with_game(&round(map, people).until(0), &aside(people));
        for _ in 0..people {
            let place = table.acting();
            let zoom = Target::Seat(place, SeatTarget::Zoom);
            table.tap(zoom);
            let name = format!("{}, players: {people}", titled(map));
            shots.take(format!("{name}, {place:?} zooms here"), &table);
            table.tap(zoom);
            let game = table.app.rail().expect("a game is on the table").game();
            let step = player::sensible(game).expect("it goes on");
            table.touch_step(step);
            table.tap(Target::Seat(place, SeatTarget::Ok));
        }
    }
    let mut table = with_game(&record.until(middle(record)), &aside(6));
    let place = table.acting();
    table.tap(Target::Seat(place, SeatTarget::Zoom));
    table.tap(Target::Seat(place, SeatTarget::Cities));
    let lens = table.view().lenses[0];
    let links = table.app.rail().expect("a game is on the table").game();
    let mut links = links.buildable().into_iter().map(|link| {
        let middle = table.place(Target::Board(Spot::Link(link)));
        lens.camera.to_stage(middle)
    });
    let link = links.find(|&at| lens.covers(at));
    drop(links);
    table.down(1, link.expect("some are round the hub"));
    let name = format!("{}, a finger in the lens", titled(map));
    shots.take(name, &table);
}

/// Takes two people among four computers, whose last turns have marks.
fn computers(shots: &mut Shots) {
    let record = round(maps::europe(), 6);
    let at = middle(&record);
    let mut sitting = sitting(6);
    for (number, sits) in sitting.iter_mut().enumerate().skip(2) {
        sits.controller = Controller::Computer(Level::ALL[number % Level::ALL.len()]);
    }
    let aside = Snapshot {
        sitting,
        ..Snapshot::default()
    };
    for at in [at, at + 9] {
        let mut table = super::viewing(&record.until(at), &aside);
        table.engine_is_silent = true;
        table.tap(Target::Replay(ReplayTarget::PlayOn));
        shots.take(format!("four computers after {at} steps"), &table);
    }
    let mut stands_in = aside;
    for sits in &mut stands_in.sitting {
        *sits = match sits.computer() {
            Some(strength) => SeatAssignment {
                controller: Controller::StandIn(strength),
                ..*sits
            },
            None => *sits,
        };
    }
    let table = with_game(&record.until(at), &stands_in);
    shots.take("people play for four computers", &table);
}

/// The results of a round, with taxes, and of a game.
pub fn results(shots: &mut Shots) {
    for people in [2, 3, 6] {
        for (rounds, name) in [(1, "a round"), (2, "two rounds"), (99, "a game")] {
            let record = player::record(&maps::map(maps::europe()), people, 4, 5, rounds);
            let table = with_game(&record, &aside(people));
            assert!(table.review_button().is_some());
            let name = format!("{name}, players: {people}");
            shots.take_souvenir(&name, &table);
            if people == 6 && table.shows(Target::Sheet(SheetTarget::Rotate)) {
                shots.take_turned(&name, &table);
            } else {
                shots.take(name, &table);
            }
        }
    }
}

/// Motions at the ends of rounds: a connection, the tour, tax day, the podium.
pub fn shows(shots: &mut Shots) {
    let europe = maps::europe();
    let played = |rounds| player::record(&maps::map(europe), 4, 4, 5, rounds);
    let (one, two, whole) = (played(1), played(2), played(99));
    let connects = {
        let mut game = one.start().clone();
        let ends = one.steps().iter().position(|&step| {
            game.play(step).expect("it is on record");
            game.phase() != Phase::Hubs && game.phase() != Phase::Building
        });
        ends.expect("somebody connects")
    };
    // Of the last step of a round the shots show what follows, so many milliseconds after it.
    let moments: [(&str, _, &[f64]); 4] = [
        ("somebody connects", one.until(connects), &[700.0]),
        (
            "the tour",
            one.until(one.steps().len() - 1),
            &[2_000.0, 3_600.0],
        ),
        (
            "tax day",
            two.until(two.steps().len() - 1),
            &[6_500.0, 7_300.0],
        ),
        (
            "the podium",
            whole.until(whole.steps().len() - 1),
            &[7_000.0, 8_600.0, 9_600.0],
        ),
    ];
    for (name, record, times) in moments {
        let mut table = with_game(&record, &aside(4));
        let place = table.acting();
        table.tap(Target::Seat(place, SeatTarget::Ok));
        let begun = table.now;
        for &time in times {
            table.now = begun + time;
            table.feed(Event::Wake);
            shots.take(format!("{name}, after {time} ms"), &table);
        }
    }
}

/// Takes a round under review, with each network of each player.
pub fn reviews(shots: &mut Shots) {
    for map in drawn() {
        let mut sitting = sitting(6);
        // The screen shows a master's beliefs about the others.
        sitting[3].controller = Controller::Computer(Level::Fixed(Strength::Master));
        let aside = Snapshot {
            sitting,
            ..Snapshot::default()
        };
        let mut table = with_game(&round(map, 6), &aside);
        table.open_review();
        for place in Station::ALL {
            if table.shows(Target::Review(ReviewTarget::Player(place))) {
                table.tap(Target::Review(ReviewTarget::Player(place)));
            }
            for network in [Network::OwnHub, Network::BestHub, Network::Built] {
                table.tap(Target::Review(ReviewTarget::Network(network)));
                let name = format!("{}, {place:?}, {network:?}", titled(map));
                shots.take(name, &table);
            }
            table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
            shots.take(format!("{}, {place:?}, a turn before", titled(map)), &table);
        }
    }
}

/// Shows hints at every place, for a hub and for a link.
///
/// A hint here is a step towards the own cities, because the best one takes long to find.
pub fn hints(shots: &mut Shots) {
    for map in drawn() {
        let mut table = begun(map);
        table.engine_is_silent = true;
        for turn in 0..12 {
            let place = table.acting();
            let ask = |table: &mut Table| {
                table.tap(Target::Seat(place, SeatTarget::Cities));
                table.tap(Target::Seat(place, SeatTarget::Hint));
                table.questions().pop().expect("a hint is asked for").0
            };
            let name = format!("{}, {place:?} in turn {turn}", titled(map));
            let game = table.app.rail().expect("a game is on the table").game();
            let step = player::sensible(game).expect("it goes on").to_string();
            shots.take_after(name.as_str(), &table, |table| {
                let (id, answer) = (ask(table), Ok(step.clone()));
                table.send(Event::EngineReply { id, answer });
            });
            if turn == 0 {
                shots.take_after(format!("{name}, looked for"), &table, |table| {
                    ask(table);
                });
                shots.take_after(format!("{name}, none"), &table, |table| {
                    let (id, answer) = (ask(table), Err("Nobody thinks.".into()));
                    table.send(Event::EngineReply { id, answer });
                });
            }
            while !table.allows(Target::Seat(place, SeatTarget::Ok)) {
                let game = table.app.rail().expect("a game is on the table").game();
                let step = player::sensible(game).expect("it goes on");
                table.touch_step(step);
            }
            table.tap(Target::Seat(place, SeatTarget::Ok));
        }
    }
}

/// A game of six on a map, before the first hub.
fn begun(map: MapId) -> Table {
    let mut table = table();
    table.choose_map(map);
    for place in Station::ALL {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}
