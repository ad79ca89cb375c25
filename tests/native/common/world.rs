//! A table, pages elsewhere, and the host's rooms between them: frames travel at once, clocks are made up.

use std::collections::VecDeque;
use std::net::Ipv4Addr;
use std::time::Duration;

use app::input::SocketEffect;
use app::{Effect, Event, SocketEvent};
use base::table::Station;
use rooms::{Address, Code, Connection, Limits, Output, Refusal, Request, Rooms};
use rules::maps::MapFile;
use scene::{LobbyTarget, SeatTarget, Target};
use screens::App;

use super::disk::Disk;
use super::fingers::Table;
use super::screens::{PHONE, own_screen};
use super::{grid, maps, workshop};

/// The address of the table's page, which others reach.
pub const ADDRESS: &str = "http://table.test:8787/";

/// A page, and its connection to the host.
pub struct Peer {
    pub page: Table,
    connection: Option<Connection>,
    /// Frames that have come to it, if only the test reads them.
    pub frames: Vec<Vec<u8>>,
    is_raw: bool,
    /// True if the network takes nothing from the page and brings nothing to it.
    pub is_cut_off: bool,
    /// True if others hear the page, and it hears nothing.
    pub is_deaf: bool,
    disk: Disk,
    /// The key of its seat, as the page's machine keeps it.
    pub key: Option<(String, [u8; 32])>,
}

/// All pages. The first one is the table.
pub struct World {
    rooms: Option<Rooms>,
    pub peers: Vec<Peer>,
    /// Everything that has passed the host.
    pub passed: Vec<Vec<u8>>,
    map: fn() -> MapFile,
    /// Milliseconds.
    now: f64,
}

pub const TABLE: usize = 0;

impl World {
    /// A table with a host.
    pub fn new() -> Self {
        Self::of(Table::bare(7), grid::grid_file)
    }

    fn of(mut page: Table, map: fn() -> MapFile) -> Self {
        page.send(Event::Found(Box::default()));
        Self::around(page, map)
    }

    /// The same for a table at which people may have played before; others get such a map.
    pub fn around(mut page: Table, map: fn() -> MapFile) -> Self {
        page.feed(Event::Entropy([1; 32]));
        page.feed(Event::Address(ADDRESS.into()));
        page.feed(Event::Host(vec![ADDRESS.into()]));
        let mut world = Self {
            rooms: Some(Rooms::new(Limits::default())),
            peers: Vec::new(),
            passed: Vec::new(),
            map,
            now: page.now,
        };
        world.peers.push(Peer::of(page));
        world.settle();
        world
    }

    /// So many people sit at the table and have begun a game.
    pub fn seated(people: usize) -> Self {
        let mut world = Self::new();
        world.sit(people);
        world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
        world
    }

    /// Two people play a game for two.
    pub fn board(game: rules::GameId) -> Self {
        let mut world = Self::new();
        world.tap(TABLE, Target::Lobby(LobbyTarget::Game(game)));
        world.sit(2);
        world.tap(
            TABLE,
            Target::Lobby(LobbyTarget::Begins(Some(Station::NearLeft))),
        );
        world.tap(TABLE, Target::Lobby(LobbyTarget::Start));
        world
    }

    pub fn sit(&mut self, people: usize) {
        for place in Station::ALL.into_iter().take(people) {
            self.tap(TABLE, Target::Lobby(LobbyTarget::Join(place)));
        }
    }

    pub fn table(&self) -> &App {
        &self.peers[TABLE].page.app
    }

    pub fn app(&self, peer: usize) -> &App {
        &self.peers[peer].page.app
    }

    /// Returns the link in the code at a seat, from the sheet there.
    pub fn link(&mut self, place: Station) -> String {
        if !self.table().phone_sheet_is_open(place) {
            self.tap(TABLE, Target::Seat(place, SeatTarget::Phone));
        }
        self.table()
            .seat_link(Some(place))
            .expect("the seat is offered")
    }

    /// Opens a link on a new phone, and returns the number of that page.
    pub fn open(&mut self, link: &str) -> usize {
        self.open_with(link, self.peers.len() as u8 + 1)
    }

    /// The same with other chance.
    pub fn open_with(&mut self, link: &str, salt: u8) -> usize {
        let number = self.peers.len();
        let mut page = Table::bare(number as u64);
        page.now = self.now;
        page.feed(Event::Entropy([salt; 32]));
        page.send(Event::Window(own_screen(PHONE)));
        page.send(Event::Found(Box::default()));
        self.peers.push(Peer::of(page));
        self.visit(number, link);
        number
    }

    /// A page opens a link, with the key that its machine has kept for it.
    pub fn visit(&mut self, peer: usize, link: &str) {
        let (_, seat) = link.split_once("#seat=").expect("it is the link of a seat");
        let kept = self.peers[peer].key.clone();
        let key = kept.and_then(|(address, key)| (address == seat).then_some(key));
        let address = seat.to_owned();
        self.peers[peer].page.send(Event::Seat { address, key });
        self.settle();
    }

    /// Opens the seat at a place on a phone, and returns the number of that page.
    pub fn phone(&mut self, place: Station) -> usize {
        let link = self.link(place);
        self.open(&link)
    }

    /// A page is closed and opened again on the same machine.
    pub fn reload(&mut self, peer: usize, link: &str) {
        self.hang_up(peer);
        let mut page = Table::bare(99);
        page.now = self.now;
        page.feed(Event::Entropy([self.now as u8 ^ 0x5a; 32]));
        page.send(Event::Found(Box::default()));
        self.peers[peer].page = page;
        self.visit(peer, link);
    }

    /// Ends the table's page and opens it again. It finds its saved settings.
    pub fn restart_table(&mut self) {
        self.restart([Event::Restarted]);
    }

    /// The same page on a screen of one person's own, opened by an address that asks for something.
    pub fn restart_own_table(&mut self, query: Vec<(String, String)>) {
        self.restart([Event::Window(own_screen(PHONE)), Event::Query(query)]);
    }

    /// Ends the table's page, and lets a person open it again, so that the saved game waits.
    pub fn restart_table_to_lobby(&mut self) {
        self.restart([]);
    }

    fn restart(&mut self, before: impl IntoIterator<Item = Event>) {
        self.hang_up(TABLE);
        let mut page = Table::bare(3);
        page.now = self.now;
        page.feed(Event::Entropy([77; 32]));
        page.feed(Event::Address(ADDRESS.into()));
        before.into_iter().for_each(|event| page.feed(event));
        page.send(Event::Found(Box::new(self.peers[TABLE].disk.found())));
        page.feed(Event::Host(vec![ADDRESS.into()]));
        self.peers[TABLE].page = page;
        self.settle();
    }

    /// Returns true if a page has a connection to the host.
    pub fn is_connected(&self, peer: usize) -> bool {
        self.peers[peer].connection.is_some()
    }

    /// The connection of a page ends, as if its machine had gone.
    pub fn hang_up(&mut self, peer: usize) {
        if let Some(connection) = self.peers[peer].connection.take()
            && let Some(rooms) = &mut self.rooms
        {
            let now = Duration::from_millis(self.now as u64);
            let outputs = rooms.disconnect(now, connection);
            self.route(outputs);
        }
        self.settle();
    }

    /// Ends the host with all connections.
    pub fn stop_host(&mut self) {
        self.rooms = None;
        for peer in &mut self.peers {
            if peer.connection.take().is_some() {
                peer.page
                    .feed(Event::Socket(SocketEvent::Closed { replaced: false }));
            }
        }
    }

    /// Starts another host, which knows no rooms.
    pub fn start_host(&mut self) {
        self.rooms = Some(Rooms::new(Limits::default()));
    }

    /// A finger taps a target on a page.
    pub fn tap(&mut self, peer: usize, target: Target) {
        let page = &mut self.peers[peer].page;
        page.now = page.now.max(self.now);
        page.tap(target);
        self.now = self.now.max(page.now);
        self.settle();
        // Views follow each other no faster than hosts pass them on.
        self.wait(100.0);
    }

    pub fn shows(&self, peer: usize, target: Target) -> bool {
        self.peers[peer].page.shows(target)
    }

    /// Time passes on all pages.
    pub fn wait(&mut self, millis: f64) {
        let end = self.now + millis;
        while self.now < end {
            self.now = (self.now + 100.0).min(end);
            for peer in &mut self.peers {
                let step = (self.now - peer.page.now).max(0.0);
                peer.page.wait(step);
            }
            self.settle();
            if let Some(rooms) = &mut self.rooms {
                let outputs = rooms.tick(Duration::from_millis(self.now as u64));
                self.route(outputs);
            }
        }
    }

    /// Carries frames until there are no more.
    pub fn settle(&mut self) {
        for _ in 0..10_000 {
            let (mut said, mut maps_asked) = (VecDeque::new(), Vec::new());
            for (number, peer) in self.peers.iter_mut().enumerate() {
                for effect in std::mem::take(&mut peer.page.effects) {
                    match effect {
                        Effect::Socket(effect) => said.push_back((number, effect)),
                        Effect::KeepSeatKey(address, key) => {
                            peer.key = key.map(|key| (address, key))
                        }
                        Effect::FetchMap(map) if map == maps::europe() || map.own().is_some() => {
                            maps_asked.push((number, map));
                        }
                        other => peer.disk.carry_out(other),
                    }
                }
            }
            for (number, map) in maps_asked {
                let file = match map.own() {
                    Some(_) => workshop::file(map),
                    None => (self.map)(),
                };
                let file = Ok(Box::new(file));
                self.peers[number].page.feed(Event::MapCame { map, file });
            }
            if said.is_empty() && self.peers.iter().all(|peer| peer.page.effects.is_empty()) {
                return;
            }
            for (number, effect) in said {
                self.carry_out(number, effect);
            }
        }
        panic!("They talk without end.");
    }

    fn carry_out(&mut self, number: usize, effect: SocketEffect) {
        let now = Duration::from_millis(self.now as u64);
        let peer = &mut self.peers[number];
        peer.page.now = peer.page.now.max(self.now);
        match effect {
            SocketEffect::Open(code) => {
                let from = Address::from(Ipv4Addr::new(10, 0, 0, number as u8));
                let reached = self.rooms.as_mut().filter(|_| !peer.is_cut_off);
                match reached.map(|rooms| rooms.connect(now, from, code)) {
                    Some(Ok(connection)) => {
                        peer.connection = Some(connection);
                        peer.page.feed(Event::Socket(SocketEvent::Opened));
                    }
                    _ => peer
                        .page
                        .feed(Event::Socket(SocketEvent::Closed { replaced: false })),
                }
            }
            SocketEffect::Send(bytes) => {
                let connection = peer.connection.filter(|_| !peer.is_cut_off);
                if let (Some(connection), Some(rooms)) = (connection, &mut self.rooms) {
                    self.passed.push(bytes.clone());
                    let outputs = rooms.receive(now, connection, &bytes);
                    self.route(outputs);
                }
            }
            SocketEffect::Close => {
                // A host does not notice the end of a connection whose network is gone.
                let is_heard = !peer.is_cut_off;
                let connection = peer.connection.take().filter(|_| is_heard);
                if let (Some(connection), Some(rooms)) = (connection, &mut self.rooms) {
                    let outputs = rooms.disconnect(now, connection);
                    self.route(outputs);
                }
            }
        }
    }

    /// Lets the host's frames come where they are for.
    fn route(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Send(to, bytes) => {
                    self.passed.push(bytes.clone());
                    let mut peers = self.peers.iter_mut();
                    if let Some(peer) = peers.find(|peer| peer.connection == Some(to))
                        && !peer.is_cut_off
                        && !peer.is_deaf
                    {
                        if peer.is_raw {
                            peer.frames.push(bytes);
                            continue;
                        }
                        peer.page.feed(Event::Socket(SocketEvent::Frame(bytes)));
                    }
                }
                Output::Close(connection, why) => {
                    let mut peers = self.peers.iter_mut();
                    if let Some(peer) = peers.find(|peer| peer.connection == Some(connection)) {
                        peer.connection = None;
                        let replaced = why == Refusal::Replaced;
                        let closed = SocketEvent::Closed { replaced };
                        peer.page.feed(Event::Socket(closed));
                    }
                }
            }
        }
    }

    /// Lets a foreign program enter a room, and returns its number.
    pub fn enter_raw(&mut self, code: Code) -> usize {
        let number = self.peers.len();
        let mut page = Table::bare(number as u64);
        page.now = self.now;
        page.effects.clear();
        let mut peer = Peer::of(page);
        peer.is_raw = true;
        self.peers.push(peer);
        self.carry_out(number, SocketEffect::Open(code));
        self.send_raw(number, &Request::Enter.to_bytes());
        number
    }

    /// Sends an arbitrary frame through a page's connection.
    pub fn send_raw(&mut self, peer: usize, bytes: &[u8]) {
        self.carry_out(peer, SocketEffect::Send(bytes.to_vec()));
        self.settle();
    }

    /// Asserts that all pages show the match in the table's state.
    pub fn all_agree(&self) {
        let table = self.table().session().expect("a match is on the table");
        for peer in &self.peers[1..] {
            let Some(session) = peer.page.app.session() else {
                continue;
            };
            assert_eq!(session.revision(), table.revision());
            assert_eq!(session.to_act(), table.to_act());
        }
    }
}

impl Peer {
    fn of(page: Table) -> Self {
        Self {
            page,
            connection: None,
            frames: Vec::new(),
            is_raw: false,
            is_cut_off: false,
            is_deaf: false,
            disk: Disk::default(),
            key: None,
        }
    }
}
