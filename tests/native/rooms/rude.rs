//! Rude pages: garbage, other people's commands, old revisions, floods. No other page is affected.

use app::room::message::{Parcel, VERSION};
use app::room::{Said, SeatAddress, Standing, Told};
use app::{Event, SocketEvent};
use base::table::Station;
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use rooms::sealed::{Channel, Hello, Key, Side};
use rooms::{Notice, Request};
use rules::maps::{LinkId, NodeId};
use rules::{Cell, Spot};
use session::{Command, Controller, Revision};

use crate::common::cases;

use super::world::{TABLE, World};

/// A foreign page in the room of a link.
struct Rude {
    peer: usize,
    channel: Option<Channel>,
    address: SeatAddress,
}

impl Rude {
    fn enter(world: &mut World, link: &str) -> Self {
        let (_, seat) = link.split_once("#seat=").unwrap();
        let address: SeatAddress = seat.parse().unwrap();
        let peer = world.enter_raw(address.code);
        Self {
            peer,
            channel: None,
            address,
        }
    }

    /// Greets the table, and derives a common key with it if it is the right one.
    fn meet(&mut self, world: &mut World, key: &Key) {
        let own = Hello([9; 16]);
        let hello = Parcel::Hello(own).to_bytes();
        world.send_raw(self.peer, &Request::Say(&hello).to_bytes());
        let frames = std::mem::take(&mut world.peers[self.peer].frames);
        let answer = frames.iter().find_map(|frame| match Notice::read(frame) {
            Ok(Notice::Told(payload)) => match Parcel::read(payload) {
                Some(Parcel::Answer(_, theirs)) => Some(theirs),
                _ => None,
            },
            _ => None,
        });
        let theirs = answer.expect("every greeting is answered");
        self.channel = Some(Channel::new(key, own, theirs, Side::Member));
    }

    /// Returns a page that rightfully holds the seat of a link.
    fn seated(world: &mut World, link: &str) -> Self {
        let mut rude = Self::enter(world, link);
        let key = rude.key();
        rude.meet(world, &key);
        rude.say(world, &Said::Claim(VERSION));
        rude
    }

    fn key(&self) -> Key {
        self.address.pass.key(self.address.code)
    }

    fn say_bytes(&mut self, world: &mut World, plain: &[u8]) {
        let sealed = self.channel.as_mut().unwrap().seal(plain).unwrap();
        let parcel = Parcel::Sealed(&sealed).to_bytes();
        world.send_raw(self.peer, &Request::Say(&parcel).to_bytes());
    }

    fn say(&mut self, world: &mut World, said: &Said) {
        self.say_bytes(world, &postcard::to_allocvec(said).unwrap());
    }

    /// Returns the messages of the table since the last call.
    fn heard(&mut self, world: &mut World) -> Vec<Told> {
        let frames = std::mem::take(&mut world.peers[self.peer].frames);
        let mut heard = Vec::new();
        for frame in frames {
            if let Ok(Notice::Told(payload)) = Notice::read(&frame)
                && let Some(Parcel::Sealed(sealed)) = Parcel::read(payload)
                && let Ok(plain) = self.channel.as_mut().unwrap().open(sealed)
            {
                heard.push(postcard::from_bytes(&plain).unwrap());
            }
        }
        heard
    }
}

fn acting(world: &World) -> Station {
    let session = world.table().session().unwrap();
    session.seats()[session.to_act().unwrap()].place
}

/// All of a match that a command could change.
fn whole(world: &World) -> (String, Revision) {
    let session = world.table().session().unwrap();
    (world.table().kept().unwrap().0, session.revision())
}

#[test]
fn a_phone_not_admitted_sees_and_changes_nothing() {
    let mut world = World::seated(2);
    let place = acting(&world);
    let link = world.link(place);
    let _phone = world.open(&link);
    let before = whole(&world);
    let mut rude = Rude::enter(&mut world, &link);
    let key = rude.key();
    rude.meet(&mut world, &key);
    let seen = world.table().session().unwrap().revision();
    let hub = Command::Touch(Spot::Node(NodeId::new(45)));
    // Commands before a claim, and between the claim and the table's answer.
    rude.say(&mut world, &Said::Do(seen, hub.clone()));
    rude.say(&mut world, &Said::Claim(VERSION));
    rude.say(&mut world, &Said::Do(seen, hub));
    rude.say(&mut world, &Said::Ready);
    world.wait(500.0);
    assert_eq!(whole(&world), before);
    let heard = rude.heard(&mut world);
    assert_eq!(heard, [Told::Asking], "no view for somebody who asks");
}

#[test]
fn a_wrong_key_opens_nothing_and_replays_are_dropped() {
    let mut world = World::seated(2);
    let place = acting(&world);
    let phone = world.phone(place);
    let link = world.table().seat_link(Some(place)).unwrap();
    let before = whole(&world);
    let mut rude = Rude::enter(&mut world, &link);
    rude.meet(&mut world, &Key([7; 32]));
    rude.say(&mut world, &Said::Claim(VERSION));
    assert!(rude.heard(&mut world).is_empty());
    // All earlier frames again, from a foreign connection and from the phone's own.
    for frame in world.passed.clone() {
        world.send_raw(rude.peer, &frame);
        world.send_raw(phone, &frame);
    }
    world.wait(2_000.0);
    assert_eq!(whole(&world), before);
    assert_eq!(world.app(phone).standing(), Some(Standing::In));
    assert!(!world.table().phone_sheet_is_open(place));
}

#[test]
fn a_phone_acts_only_for_its_seat() {
    let mut world = World::seated(3);
    let first = acting(&world);
    let seats = world.table().session().unwrap().seats().to_vec();
    let other = seats
        .iter()
        .map(|seat| seat.place)
        .find(|place| *place != first);
    let link = world.link(other.unwrap());
    let mut rude = Rude::seated(&mut world, &link);
    let heard = rude.heard(&mut world);
    assert!(
        matches!(heard[..], [Told::Seated(_), Told::View(_)]),
        "{heard:?}"
    );
    let before = whole(&world);
    let seen = world.table().session().unwrap().revision();
    let hub = Spot::Node(NodeId::new(45));
    let commands = [
        Command::Touch(hub),
        Command::Extend(hub),
        Command::Commit,
        Command::Undo,
        Command::Discard,
        Command::Continue,
        Command::Elapse(100_000),
        Command::Control(0, Controller::Remote),
        Command::Control(1, Controller::Remote),
        Command::Resign,
        Command::TakeBack,
        Command::Answer(true),
    ];
    for command in commands {
        rude.say(&mut world, &Said::Do(seen, command));
        world.wait(100.0);
    }
    rude.say(&mut world, &Said::Finish(seen));
    assert_eq!(whole(&world), before);
}

#[test]
fn old_revisions_are_answered_by_how_it_stands() {
    let mut world = World::seated(2);
    let place = acting(&world);
    let link = world.link(place);
    let mut rude = Rude::seated(&mut world, &link);
    let seen = world.table().session().unwrap().revision();
    let touch = |node| Command::Touch(Spot::Node(NodeId::new(node)));
    rude.say(&mut world, &Said::Do(seen, touch(45)));
    world.wait(200.0);
    rude.heard(&mut world);
    let before = whole(&world);
    rude.say(&mut world, &Said::Do(seen, touch(47)));
    world.wait(200.0);
    assert_eq!(whole(&world), before);
    let heard = rude.heard(&mut world);
    assert!(matches!(heard[..], [Told::View(_)]), "{heard:?}");
}

#[test]
fn random_bytes_break_nothing() {
    for seed in cases::seeds(40) {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut world = World::seated(2);
        let place = acting(&world);
        let link = world.link(place);
        let mut rude = Rude::seated(&mut world, &link);
        let phone = {
            let seats = world.table().session().unwrap().seats().to_vec();
            let other = seats.iter().find(|seat| seat.place != place).unwrap();
            world.phone(other.place)
        };
        for _ in 0..60 {
            let seen = world.table().session().unwrap().revision();
            match rng.random_range(0..6) {
                0 => {
                    // Frames that no host of ours would make, to a page and to the table.
                    let frame = noise(&mut rng);
                    let to = [TABLE, phone][rng.random_range(0..2)];
                    world.peers[to]
                        .page
                        .feed(Event::Socket(SocketEvent::Frame(frame)));
                    world.settle();
                }
                1 => {
                    let bytes = noise(&mut rng);
                    world.send_raw(rude.peer, &Request::Say(&bytes).to_bytes());
                }
                2 => {
                    let bytes = noise(&mut rng);
                    rude.say_bytes(&mut world, &bytes);
                }
                _ => {
                    let command = command(&mut rng);
                    rude.say(&mut world, &Said::Do(seen, command));
                }
            }
            world.wait(60.0);
        }
        // It may have resigned, placed hubs or confirmed; the table goes on, and the phone with it.
        world.wait(15_000.0);
        world.all_agree();
        assert_eq!(world.app(phone).standing(), Some(Standing::In), "{seed}");
    }
}

#[test]
fn members_without_a_proof_do_not_lock_out_phones() {
    let mut world = World::seated(2);
    let place = acting(&world);
    let link = world.link(place);
    for number in 0..32 {
        let mut rude = Rude::enter(&mut world, &link);
        if number % 2 == 0 {
            rude.meet(&mut world, &Key([7; 32]));
        }
    }
    let phone = world.open(&link);
    assert_eq!(world.app(phone).standing(), Some(Standing::Looking));
    world.wait(25_000.0);
    assert_eq!(world.app(phone).standing(), Some(Standing::In));
}

#[test]
fn a_member_that_greets_endlessly_is_removed() {
    let mut world = World::seated(2);
    let place = acting(&world);
    let link = world.link(place);
    let rude = Rude::enter(&mut world, &link);
    let hello = Parcel::Hello(Hello([9; 16])).to_bytes();
    for _ in 0..60 {
        world.send_raw(rude.peer, &Request::Say(&hello).to_bytes());
        world.wait(100.0);
    }
    assert!(!world.is_connected(rude.peer));
}

#[test]
fn ready_after_the_end_does_not_keep_the_table_busy() {
    use crate::common::games;
    let game = games::RAINDROPS;
    let mut world = World::board(game);
    let place = acting(&world);
    let link = world.link(place);
    let mut rude = Rude::seated(&mut world, &link);
    let seen = world.table().session().unwrap().revision();
    rude.say(&mut world, &Said::Do(seen, Command::Resign));
    world.wait(200.0);
    assert!(world.table().session().unwrap().is_finished());
    rude.say(&mut world, &Said::Ready);
    world.wait(70_000.0);
    let table = &world.peers[TABLE].page;
    let wakes = table.app.wake_at().expect("the room is kept");
    assert!(wakes.value() > table.now, "it has nothing to do at once");
}

fn noise(rng: &mut SmallRng) -> Vec<u8> {
    let mut bytes = vec![0; rng.random_range(0..80)];
    rng.fill_bytes(&mut bytes);
    if bytes.len() > 1 && rng.random_ratio(1, 2) {
        (bytes[0], bytes[1]) = (rooms::VERSION, rng.random_range(126..140));
    }
    bytes
}

fn command(rng: &mut SmallRng) -> Command {
    let mut spot = || match rng.random_range(0..3) {
        0 => Spot::Node(NodeId::new(rng.random_range(0..300))),
        1 => Spot::Link(LinkId::new(rng.random_range(0..900))),
        _ => Spot::Cell(Cell::new(
            rng.random_range(0..=255),
            rng.random_range(0..=255),
        )),
    };
    let (from, to) = (spot(), spot());
    match rng.random_range(0..8) {
        0..=2 => Command::Touch(from),
        3 => Command::Extend(from),
        4 => Command::Drag { from, to },
        5 => Command::Commit,
        6 => Command::Undo,
        _ => Command::Clear,
    }
}

#[test]
fn cells_that_no_board_has_are_refused() {
    use crate::common::games;
    let all = [
        games::QUICKWAY,
        games::RAINDROPS,
        games::RAPID_TRANSIT,
        games::SWITCH_YARD,
    ];
    for game in all {
        let mut world = World::board(game);
        let place = acting(&world);
        let link = world.link(place);
        let mut rude = Rude::seated(&mut world, &link);
        let far = [(0, 255), (255, 0), (255, 255), (200, 3), (19, 19), (25, 25)];
        for (x, y) in far {
            let cell = Spot::Cell(Cell::new(x, y));
            for command in [
                Command::Touch(cell),
                Command::Extend(cell),
                Command::Drag {
                    from: cell,
                    to: cell,
                },
            ] {
                let seen = world.table().session().unwrap().revision();
                rude.say(&mut world, &Said::Do(seen, command));
                world.wait(120.0);
            }
        }
        assert_eq!(acting(&world), place, "{game:?}");
    }
}
