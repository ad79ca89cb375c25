//! Seats that are played from elsewhere: what the table shows of phones, far seats and watchers, and what their
//! pages show.

use app::room::{Holding, Standing};
use app::{Event, SocketEvent};
use base::table::Station;
use rules::connection::Connection;
use rules::raindrops::Raindrops;
use rules::rapid_transit::RapidTransit;
use rules::record::Record;
use rules::switch_yard::SwitchYard;
use rules::{Level, Strength};
use scene::{
    LobbyTarget, QuestionTarget, ReviewTarget, RoomTarget, SeatTarget, SettingsTarget, SheetTarget,
    Target,
};

use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, TRANSGLOBAL_RAIL};
use crate::common::world::{TABLE, World};
use crate::common::{duels::FACING, maps, player};

use super::duels::{aside as two_aside, played};
use super::{Shots, rail, table, with_game};

/// After so long nothing is on its way any more.
const REST_MS: f64 = 3_000.0;
/// Silence in milliseconds after which a page counts as away.
const AWAY_MS: f64 = 15_000.0;

fn seat(place: Station, target: SeatTarget) -> Target {
    Target::Seat(place, target)
}

/// A table that has a host, at an address as they are at home.
pub(super) fn world(page: Table) -> World {
    let mut world = World::around(page, || maps::file(maps::europe()));
    let table = &mut world.peers[TABLE].page;
    table.send(Event::Address("http://192.168.178.123:8787/".into()));
    rest(&mut world);
    world
}

/// Lets everything end that is on its way.
fn rest(world: &mut World) {
    for _ in 0..10 {
        world.wait(REST_MS);
        for peer in &mut world.peers {
            peer.page.feed(Event::Wake);
        }
        world.settle();
        if !world.table().is_moving() {
            return;
        }
    }
    panic!("the table moves without end");
}

pub(super) fn page(world: &World, peer: usize) -> &Table {
    &world.peers[peer].page
}

/// Phones hold the seats of these places; the numbers of their pages.
fn phones(world: &mut World, places: &[Station]) -> Vec<usize> {
    let phones = places.iter().map(|&place| world.phone(place));
    phones.collect()
}

/// Cuts off these pages.
fn away(world: &mut World, peers: &[usize]) {
    for &peer in peers {
        world.peers[peer].is_cut_off = true;
    }
    world.wait(AWAY_MS);
}

/// Opens the sheets at these places, or closes them.
fn toggle(world: &mut World, places: &[Station]) {
    for &place in places {
        world.tap(TABLE, seat(place, SeatTarget::Phone));
    }
}

/// So many people round a table that has a host, in the lobby of the rail game.
fn lobby_of(people: usize) -> World {
    let mut world = world(table());
    world.tap(TABLE, Target::Lobby(LobbyTarget::Game(TRANSGLOBAL_RAIL)));
    world.sit(people);
    rest(&mut world);
    world
}

/// The lobby where rooms are offered.
pub fn lobby(shots: &mut Shots) {
    for people in [0, 2, 6] {
        let world = lobby_of(people);
        shots.take(format!("people: {people}"), page(&world, TABLE));
    }
    let mut mixed = lobby_of(2);
    let (computer, far) = (Station::FarLeft, Station::Right);
    mixed.tap(TABLE, Target::Lobby(LobbyTarget::Computer(computer)));
    mixed.tap(TABLE, Target::Lobby(LobbyTarget::Invite(far)));
    rest(&mut mixed);
    shots.take("a far seat is invited", page(&mixed, TABLE));
    let link = mixed.link(far);
    mixed.tap(TABLE, seat(far, SeatTarget::Phone));
    shots.take("nobody has come to the far seat", page(&mixed, TABLE));
    let guest = mixed.open(&link);
    phones(&mut mixed, &[Station::NearLeft]);
    shots.take("a phone, and a far seat that is there", page(&mixed, TABLE));
    away(&mut mixed, &[guest, guest + 1]);
    shots.take("both are away", page(&mixed, TABLE));
}

/// The sheet at each of the six seats, all at once, as six people could open it.
pub fn sheets(shots: &mut Shots) {
    let all = &Station::ALL;
    let mut near = lobby_of(6);
    toggle(&mut near, all);
    shots.take("codes in the lobby", page(&near, TABLE));
    let far_host = "https://roundhouse.example.org/table/";
    let mut elsewhere = lobby_of(6);
    elsewhere.peers[TABLE]
        .page
        .send(Event::Address(far_host.into()));
    toggle(&mut elsewhere, all);
    shots.take("codes of a longer address", page(&elsewhere, TABLE));
    let mut game = world(rail_at_turn(30));
    toggle(&mut game, all);
    shots.take("codes in the rail game", page(&game, TABLE));
    toggle(&mut game, all);
    let links = all.map(|place| game.link(place));
    toggle(&mut game, all);
    let held = phones(&mut game, all);
    toggle(&mut game, all);
    shots.take("held by phones", page(&game, TABLE));
    toggle(&mut game, all);
    for link in &links {
        game.open(link);
    }
    shots.take("other phones ask", page(&game, TABLE));
    for &place in all {
        game.tap(TABLE, seat(place, SeatTarget::PhoneRefuse));
    }
    away(&mut game, &held);
    toggle(&mut game, all);
    shots.take("phones that are away", page(&game, TABLE));
    let mut far = world(table());
    for &place in all {
        far.tap(TABLE, Target::Lobby(LobbyTarget::Invite(place)));
    }
    rest(&mut far);
    shots.take("links to far seats", page(&far, TABLE));
    for done in [true, false] {
        for place in [Station::Left, Station::NearLeft] {
            far.tap(TABLE, seat(place, SeatTarget::CopyLink));
            far.peers[TABLE].page.send(Event::Copied(done));
            let name = format!("the link at {place:?} is copied: {done}");
            shots.take(name, page(&far, TABLE));
        }
    }
    let links = all.map(|place| far.link(place));
    let held: Vec<usize> = links.iter().map(|link| far.open(link)).collect();
    toggle(&mut far, all);
    shots.take("held from afar", page(&far, TABLE));
    toggle(&mut far, all);
    for link in &links {
        far.open(link);
    }
    shots.take("others ask for far seats", page(&far, TABLE));
    for &place in all {
        far.tap(TABLE, seat(place, SeatTarget::PhoneRefuse));
    }
    away(&mut far, &held);
    toggle(&mut far, all);
    shots.take("far seats that are away", page(&far, TABLE));
    let mut full = near;
    let refused = rooms::Notice::Refused(rooms::Refusal::HostFull as u8, "").to_bytes();
    full.peers[TABLE]
        .page
        .feed(Event::Socket(SocketEvent::Frame(refused)));
    shots.take("the host is full", page(&full, TABLE));
}

/// A rail game of six after so many steps.
fn rail_at_turn(steps: usize) -> Table {
    let record = rail::round(maps::europe(), 6);
    with_game(&record.until(steps), &rail::aside(6))
}

/// Returns a rail game of two people, a computer and a far player who is present, and the number of that page.
fn with_far() -> (World, usize) {
    let mut world = lobby_of(2);
    let far = Station::FarLeft;
    world.peers[TABLE].page.engine_is_silent = true;
    world.tap(
        TABLE,
        Target::Lobby(LobbyTarget::Computer(Station::NearRight)),
    );
    world.tap(TABLE, Target::Lobby(LobbyTarget::Invite(far)));
    let link = world.link(far);
    let guest = world.open(&link);
    world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    (world, guest)
}

/// Returns the end of so many rounds of a rail game of six, some of them with phones, and the numbers of those
/// pages.
fn ended(rounds: u32, places: &[Station]) -> (World, Vec<usize>) {
    let record = player::record(&maps::map(maps::europe()), 6, 4, 5, rounds);
    let (&last, before) = record.steps().split_last().expect("it has been played");
    let mut world = world(with_game(&record.until(before.len()), &rail::aside(6)));
    let phones = phones(&mut world, places);
    world.peers[TABLE].page.touch_step(last);
    world.wait(2.0 * AWAY_MS);
    (world, phones)
}

/// Plays sensible moves for all, each at their own page, until a condition holds.
fn play_until(world: &mut World, far: (Station, usize), is_there: impl Fn(&World) -> bool) {
    while !is_there(world) {
        let place = page(world, TABLE).acting();
        let peer = if place == far.0 { far.1 } else { TABLE };
        let rail = world.table().rail().expect("it is the rail game");
        let step = player::sensible(rail.game()).expect("it goes on");
        if rail.sitting[rail.acting().expect("somebody is on turn")]
            .computer()
            .is_some()
        {
            world.tap(TABLE, seat(place, SeatTarget::TakeOver));
            continue;
        }
        world.peers[peer].page.touch_step(step);
        world.settle();
        world.wait(100.0);
    }
}

/// The rail game: phones on its panels, and a far seat that thinks, waits, and is away.
pub fn stages(shots: &mut Shots) {
    let mut six = world(rail_at_turn(60));
    shots.take("no phone yet", page(&six, TABLE));
    let held = phones(&mut six, &Station::ALL);
    shots.take("phones hold all seats", page(&six, TABLE));
    for place in Station::ALL {
        six.tap(TABLE, seat(place, SeatTarget::Cities));
    }
    shots.take("all lists are shown here", page(&six, TABLE));
    for place in Station::ALL {
        six.tap(TABLE, seat(place, SeatTarget::Cities));
    }
    away(&mut six, &held);
    shots.take("phones are away", page(&six, TABLE));
    let (ended, _) = ended(1, &Station::ALL[..3]);
    shots.take("results, some on phones", page(&ended, TABLE));
    far_seat(shots);
}

fn far_seat(shots: &mut Shots) {
    let far = Station::FarLeft;
    let (mut world, guest) = with_far();
    play_until(&mut world, (far, guest), |world| {
        page(world, TABLE).acting() != far
    });
    rest(&mut world);
    shots.take("a far seat waits", page(&world, TABLE));
    play_until(&mut world, (far, guest), |world| {
        page(world, TABLE).acting() == far
    });
    world.wait(73_000.0);
    shots.take("a far seat thinks", page(&world, TABLE));
    away(&mut world, &[guest]);
    shots.take("a far seat is away", page(&world, TABLE));
    world.tap(TABLE, seat(far, SeatTarget::Phone));
    shots.take("a far seat is away, its sheet", page(&world, TABLE));
    world.tap(TABLE, seat(far, SeatTarget::Phone));
    world.tap(TABLE, seat(far, SeatTarget::ComputerPlays));
    shots.take("the computer plays for it", page(&world, TABLE));
    back_by_the_same_connection(&mut world, far, guest);
    shots.take("the far seat is back", page(&world, TABLE));
    let mut nobody = lobby_of(1);
    nobody.tap(TABLE, Target::Lobby(LobbyTarget::Invite(far)));
    nobody.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    nobody.tap(TABLE, seat(far, SeatTarget::Phone));
    shots.take("nobody has come to a far seat", page(&nobody, TABLE));
}

/// Cuts off a far player so briefly that the connection is still the same when the computer has taken over. The
/// table then has to give the seat back. That happens if the far page hears from the table later than the table
/// from it.
fn back_by_the_same_connection(world: &mut World, far: Station, guest: usize) {
    let other = Station::Left;
    for _ in 0..8 {
        world.peers[guest].is_cut_off = false;
        world.wait(AWAY_MS);
        if world.table().waits_for_far(far) {
            return;
        }
        // The table reports every change at once.
        if world.shows(TABLE, seat(other, SeatTarget::TakeOver)) {
            world.tap(TABLE, seat(other, SeatTarget::TakeOver));
        } else {
            world.tap(TABLE, seat(other, SeatTarget::Leave));
            world.tap(TABLE, seat(other, SeatTarget::LeaveYes));
        }
        world.peers[guest].is_cut_off = true;
        while world.table().holding(far) != Some(Holding::Away) {
            world.wait(100.0);
        }
        world.tap(TABLE, seat(far, SeatTarget::ComputerPlays));
        world.peers[guest].is_cut_off = false;
        world.wait(5_000.0);
        if world.table().waits_for_far(far) {
            return;
        }
    }
    panic!("every time it has come by another connection");
}

/// Games for two: the phone in every row of buttons, and a far seat.
pub fn boards(shots: &mut Shots) {
    board::<Connection>(shots, "Quickway", &[0, 1, 0]);
    board::<Raindrops>(shots, "Raindrops", &[2]);
    board::<RapidTransit>(shots, "Rapid Transit", &[2]);
    board::<SwitchYard>(shots, "Switch Yard", &[0]);
    let far = Station::FarRight;
    let mut world = world(table());
    world.tap(TABLE, Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    world.tap(TABLE, Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    world.tap(TABLE, Target::Lobby(LobbyTarget::Invite(far)));
    let begins = Target::Lobby(LobbyTarget::Begins(Some(far)));
    world.tap(TABLE, begins);
    let link = world.link(far);
    world.tap(TABLE, seat(far, SeatTarget::Phone));
    world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    shots.take("a far seat, nobody has come", page(&world, TABLE));
    let guest = world.open(&link);
    world.wait(12_000.0);
    shots.take("a far seat thinks", page(&world, TABLE));
    away(&mut world, &[guest]);
    shots.take("a far seat is away", page(&world, TABLE));
}

fn board<G: session::boards::BoardGame>(shots: &mut Shots, name: &str, chosen: &[usize]) {
    let whole: Record<G> = played(chosen, 40);
    for turns in [0, 1, 2, 7] {
        for hints in [true, false] {
            let mut page_of = with_game(&whole.until(turns), &two_aside(FACING));
            if page_of.app.offers_hints() != hints {
                page_of.tap(Target::Settings(SettingsTarget::Cog));
                page_of.tap(Target::Settings(SettingsTarget::Hints));
                page_of.tap(Target::Settings(SettingsTarget::Cog));
            }
            let mut world = world(page_of);
            let name = format!("{name} after {turns} turns, hints: {hints}");
            shots.take(&name, page(&world, TABLE));
            if turns == 1 {
                toggle(&mut world, &FACING);
                shots.take(format!("{name}, codes"), page(&world, TABLE));
                toggle(&mut world, &FACING);
                phones(&mut world, &FACING);
                shots.take(format!("{name}, phones"), page(&world, TABLE));
            }
        }
    }
}

/// Takes the sheet of invitations, for each possible guest.
pub fn invitations(shots: &mut Shots) {
    let (mut world, _) = with_far();
    world.tap(TABLE, Target::Settings(SettingsTarget::Cog));
    shots.take("the settings", page(&world, TABLE));
    world.tap(TABLE, Target::Room(RoomTarget::Invite));
    shots.take_turned("to watch", page(&world, TABLE));
    let link = world.table().seat_link(None).expect("watching is offered");
    world.open(&link);
    shots.take("somebody watches", page(&world, TABLE));
    for place in [Station::FarLeft, Station::NearRight] {
        world.tap(TABLE, Target::Room(RoomTarget::Link(Some(place))));
        shots.take_turned(&format!("the seat at {place:?}"), page(&world, TABLE));
    }
    for done in [true, false] {
        world.peers[TABLE].page.send(Event::Copied(done));
        shots.take(format!("copied: {done}"), page(&world, TABLE));
    }
    let mut many = world_of_computers();
    many.tap(TABLE, Target::Settings(SettingsTarget::Cog));
    many.tap(TABLE, Target::Room(RoomTarget::Invite));
    shots.take_turned("five computers", page(&many, TABLE));
}

/// One person among five computers.
fn world_of_computers() -> World {
    let mut world = lobby_of(1);
    world.peers[TABLE].page.engine_is_silent = true;
    for place in Station::ALL.into_iter().skip(1) {
        world.tap(TABLE, Target::Lobby(LobbyTarget::Computer(place)));
        let strength = LobbyTarget::Strength(place, Level::Fixed(Strength::Hard));
        world.tap(TABLE, Target::Lobby(strength));
    }
    world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
    world
}

/// Takes the page that holds a seat, with its standing while there is no match.
pub fn standings(shots: &mut Shots) {
    let place = Station::Left;
    let mut away_table = lobby_of(2);
    let link = away_table.link(place);
    away_table.peers[TABLE].is_cut_off = true;
    away_table.hang_up(TABLE);
    let lost = away_table.open(&link);
    take_standing(
        shots,
        "the table is away",
        &away_table,
        (lost, Standing::Looking),
    );
    away_table.stop_host();
    let looking = away_table.open(&link);
    take_standing(
        shots,
        "looking for the table",
        &away_table,
        (looking, Standing::Looking),
    );

    let mut world = lobby_of(2);
    let link = world.link(place);
    let first = world.open(&link);
    take_standing(shots, "waiting", &world, (first, Standing::In));
    let second = world.open(&link);
    take_standing(shots, "asking", &world, (second, Standing::Asking));
    rest(&mut world);
    shots.take("the one who holds it is asked", page(&world, first));
    world.tap(TABLE, seat(place, SeatTarget::PhoneRefuse));
    take_standing(shots, "refused", &world, (second, Standing::Refused));
    let third = world.open(&link);
    world.tap(TABLE, seat(place, SeatTarget::PhoneAllow));
    take_standing(shots, "elsewhere", &world, (first, Standing::Elsewhere));
    let late = world.open(&link);
    take_standing(shots, "void", &world, (late, Standing::Void));
    world.tap(TABLE, seat(place, SeatTarget::Phone));
    world.tap(TABLE, seat(place, SeatTarget::PhoneHere));
    take_standing(shots, "closed", &world, (third, Standing::Closed));
    let link = world.link(place);
    let leaver = world.open(&link);
    for target in [
        Target::Settings(SettingsTarget::Cog),
        Target::Room(RoomTarget::Leave),
    ] {
        world.tap(leaver, target);
    }
    shots.take("leaving", page(&world, leaver));
    world.tap(leaver, Target::Question(QuestionTarget::Yes));
    take_standing(shots, "left", &world, (leaver, Standing::Left));
    let old = world.open(&link);
    let refused = rooms::Notice::Refused(rooms::Refusal::Version as u8, "").to_bytes();
    let other = Event::Socket(SocketEvent::Frame(refused));
    world.peers[old].page.feed(other);
    take_standing(
        shots,
        "another version",
        &world,
        (old, Standing::OtherVersion),
    );
    let mut torn = Table::bare(5);
    torn.feed(Event::Entropy([9; 32]));
    torn.send(Event::Found(Box::default()));
    let (address, key) = ("K7Q4MZ".into(), None);
    torn.send(Event::Seat { address, key });
    shots.take("half an address", &torn);
}

fn take_standing(shots: &mut Shots, name: &str, world: &World, (peer, is): (usize, Standing)) {
    assert_eq!(world.app(peer).standing(), Some(is), "{name}");
    shots.take(name, page(world, peer));
}

/// A seat that is played on a phone: the rail game, a game for two, and what interrupts them.
pub fn pages(shots: &mut Shots) {
    let place = Station::Left;
    let steps = rail::round(maps::europe(), 6);
    let on_turn = (40..).find(|&at| {
        let game = steps.until(at);
        game.now().to_act() == Some(1)
    });
    let mut world = world(rail_at_turn(on_turn.expect("it comes to everybody")));
    let phone = world.phone(place);
    shots.take("the rail game, on turn", page(&world, phone));
    interrupted(shots, "the rail game", &mut world, place, phone);
    let mut waits = self::world(rail_at_turn(on_turn.unwrap_or_default()));
    let phone = waits.phone(Station::FarLeft);
    shots.take("the rail game, another's turn", page(&waits, phone));
    waits.peers[phone]
        .page
        .tap(Target::Settings(SettingsTarget::Cog));
    shots.take(
        "the settings of a page that holds a seat",
        page(&waits, phone),
    );

    for turns in [1, 6, 7] {
        let record = played::<Connection>(&[0, 1, 0], turns);
        let mut world = self::world(with_game(&record, &two_aside(FACING)));
        let phone = world.phone(FACING[0]);
        shots.take(format!("Quickway after {turns} turns"), page(&world, phone));
        if turns == 6 {
            interrupted(shots, "Quickway", &mut world, FACING[0], phone);
        }
    }
    let record = played::<Connection>(&[0, 1, 0], 6);
    let mut over = self::world(with_game(&record, &two_aside(FACING)));
    let phone = over.phone(FACING[0]);
    for target in [SeatTarget::Resign, SeatTarget::ResignYes] {
        over.tap(TABLE, seat(FACING[1], target));
    }
    shots.take("Quickway, the end", page(&over, phone));
    results(shots);
}

/// Takes the notices over a match.
///
/// They are for a lost connection, for a table that is away, and for a seat that another page holds.
fn interrupted(shots: &mut Shots, name: &str, world: &mut World, place: Station, phone: usize) {
    let link = world.link(place);
    world.tap(TABLE, seat(place, SeatTarget::Phone));
    world.peers[phone].page.engine_is_silent = true;
    world.hang_up(TABLE);
    shots.take(format!("{name}, the table is away"), page(world, phone));
    world.stop_host();
    shots.take(format!("{name}, no connection"), page(world, phone));
    world.start_host();
    world.wait(2.0 * AWAY_MS);
    assert_eq!(world.table().holding(place), Some(Holding::Here));
    world.open(&link);
    world.tap(TABLE, seat(place, SeatTarget::PhoneAllow));
    shots.take(format!("{name}, elsewhere"), page(world, phone));
    let next = world.peers.len() - 1;
    world.tap(TABLE, seat(place, SeatTarget::Phone));
    world.tap(TABLE, seat(place, SeatTarget::PhoneHere));
    shots.take(format!("{name}, closed"), page(world, next));
}

/// The results of a round and of a game, on phones and for those who watch.
fn results(shots: &mut Shots) {
    for (rounds, name) in [(1, "a round"), (99, "a game")] {
        let (mut world, phones) = ended(rounds, &[Station::Left]);
        let phone = phones[0];
        shots.take(format!("the results of {name}"), page(&world, phone));
        if rounds == 1 {
            world.tap(phone, seat(Station::Left, SeatTarget::Ready));
            shots.take(format!("{name}, ready"), page(&world, phone));
            world.tap(phone, Target::Review(ReviewTarget::Open));
            shots.take(format!("{name}, looked back at"), page(&world, phone));
            world.tap(phone, Target::Review(ReviewTarget::Close));
        }
    }
}

/// Shows the screens of a person who only looks on.
pub fn watchers(shots: &mut Shots) {
    let steps = rail::round(maps::europe(), 6).steps().len();
    let two = played::<Connection>(&[0, 1, 0], 7);
    let whole = player::record(&maps::map(maps::europe()), 6, 4, 5, 99);
    let matches = [
        ("the rail game", rail_at_turn(60)),
        ("the results of a round", rail_at_turn(steps)),
        ("the results of a game", with_game(&whole, &rail::aside(6))),
        ("Quickway", with_game(&two, &two_aside(FACING))),
    ];
    for (name, match_of) in matches {
        let mut world = world(match_of);
        let link = watch_link(&mut world);
        let watcher = world.open(&link);
        assert!(world.app(watcher).is_watching(), "{name}");
        shots.take(name, page(&world, watcher));
        world.stop_host();
        shots.take(format!("{name}, no connection"), page(&world, watcher));
    }
    let mut over = world(with_game(&two, &two_aside(FACING)));
    let link = watch_link(&mut over);
    let watcher = over.open(&link);
    let session = over.table().session().expect("a game is played");
    let place = session.seats()[session.to_act().expect("somebody is on turn")].place;
    for target in [SeatTarget::Resign, SeatTarget::ResignYes] {
        over.tap(TABLE, seat(place, target));
    }
    shots.take("Quickway, over", page(&over, watcher));
    over.tap(watcher, Target::Review(ReviewTarget::Open));
    shots.take("Quickway, looked back at", page(&over, watcher));
    let mut between = world(rail_at_turn(60));
    let link = watch_link(&mut between);
    let watcher = between.open(&link);
    for target in [
        Target::Settings(SettingsTarget::Cog),
        Target::Settings(SettingsTarget::EndGame),
        Target::Question(QuestionTarget::Yes),
    ] {
        between.tap(TABLE, target);
    }
    shots.take("between two matches", page(&between, watcher));
}

/// The link to look on, as the sheet shows it.
fn watch_link(world: &mut World) -> String {
    world.tap(TABLE, Target::Settings(SettingsTarget::Cog));
    world.tap(TABLE, Target::Room(RoomTarget::Invite));
    let link = world.table().seat_link(None).expect("watching is offered");
    world.tap(TABLE, Target::Sheet(SheetTarget::Close));
    link
}
