//! The table's side of its room: the seats on offer, their holders, and the view for each.
//!
//! A seat on offer has a pass, which is part of its address. The table gives the first page that claims the seat
//! with it a key of its own. The table knows the page by this key from then on. People at the table have to let in
//! a page that comes with the pass later. The table then tells the page that held the seat, and changes pass and
//! key. So a photograph of the code opens nothing.

mod meetings;
mod seats;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rooms::sealed::{Channel, Hello, Key};
use rooms::{Code, Member, Notice, Pass, Refusal, Request, Secret};

use super::deal::FairDeal;
use super::line::{Line, SILENCE_MS};
use super::message::{TableView, Told};
use super::saved::{SavedRoom, SavedSeat};
use crate::input::{Effect, SocketEffect};
use base::Millis;
use base::table::Station;
use session::{Command, Fact, Revision};

/// Minimum interval between views for one member, because hosts relay at most twenty messages a second.
const PACE_MS: Millis = Millis::new(60.0);

/// Wish of a page elsewhere that the table is to carry out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A command for a seat, from a page that has seen a revision.
    Do(Station, Revision, Command),
    /// The cheapest way to finish the network of a seat.
    Finish(Station, Revision),
    /// The person of a seat has read the results.
    Ready(Station),
    /// A member has taken a seat, for the first time or again.
    Came {
        /// The place of the seat.
        place: Station,
        /// True if it is the first time.
        first: bool,
    },
    /// A member asks for a seat that another one holds.
    Asks(Station),
    /// The holder of a seat has left it.
    Left(Station),
}

/// Holder of a seat that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holding {
    /// Not held yet.
    Nobody,
    /// Held by a member who is present.
    Here,
    /// Held by a member who has been silent for ten seconds.
    Away,
}

/// Recipient of a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The holder of the seat at a place.
    Seat(Station),
    /// A person who only watches.
    Watcher,
}

/// Pass that lets a page in, and the key derived from it.
#[derive(Clone, Debug)]
struct Door {
    pass: Pass,
    key: Key,
}

impl Door {
    fn new(pass: Pass, code: Code) -> Self {
        let key = pass.key(code);
        Self { pass, key }
    }
}

/// A seat that is offered.
#[derive(Clone, Debug)]
struct SeatLink {
    /// True if the seat is for a person far away, and not for a phone at this table.
    far: bool,
    door: Door,
    /// The key of the page that holds it.
    device: Option<[u8; 32]>,
    holder: Option<Member>,
    /// Time of the holder's last message; `None` since the table was reopened.
    heard: Option<Millis>,
    asking: Option<Member>,
    /// Number of pages with this pass that the table has refused.
    refusals: u8,
}

/// A member of the room.
#[derive(Clone, Debug)]
struct Meeting {
    member: Member,
    /// The last two greetings, before any message has been decrypted.
    greeted: Option<(Hello, Hello)>,
    channel: Option<Channel>,
    role: Role,
    nonsense: u32,
    /// Since when it has to prove what it may, or to go.
    since: Option<Millis>,
    /// True if the member has been sent the present view.
    is_shown: bool,
    next_at: Millis,
    /// Facts of the last command that have not been sent.
    facts: Vec<Fact>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Unknown,
    /// It has opened a door, and has said nothing yet.
    At(Viewer, Means),
    Asking(Station),
    Viewer(Viewer),
}

/// Kind of key that a member came with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Means {
    Pass,
    Device,
}

/// The room of this table.
#[derive(Clone, Debug)]
pub struct TableRoom {
    code: Code,
    secret: Secret,
    line: Line,
    /// True if the host knows this connection as the table's.
    is_open: bool,
    refused: Option<Refusal>,
    seats: [Option<SeatLink>; Station::ALL.len()],
    watch: Option<Door>,
    meetings: Vec<Meeting>,
    /// The deal that comes next, and the one that is played.
    next: FairDeal,
    dealt: Option<FairDeal>,
    /// Random number of this opening of the room.
    load: u64,
    chance: ChaCha20Rng,
}

impl TableRoom {
    /// Returns a room that offers nothing yet.
    pub fn new(mut chance: ChaCha20Rng) -> Self {
        let (secret, code) = new_room(&mut chance);
        Self {
            code,
            secret,
            line: Line::new(code),
            is_open: false,
            refused: None,
            seats: Default::default(),
            watch: None,
            meetings: Vec::new(),
            next: FairDeal::new(&mut chance),
            dealt: None,
            load: chance.next_u64(),
            chance,
        }
    }

    /// Returns the saved room, in which the same pages find their seats again.
    pub(super) fn of_saved(saved: SavedRoom, chance: ChaCha20Rng) -> Option<Self> {
        let code: Code = saved.code.parse().ok()?;
        let door = |pass: &str| Some(Door::new(pass.parse().ok()?, code));
        let mut seats: [Option<SeatLink>; 6] = Default::default();
        for (link, saved) in seats.iter_mut().zip(saved.seats) {
            let Some(saved) = saved else { continue };
            *link = Some(SeatLink {
                far: saved.far,
                door: door(&saved.pass)?,
                device: saved.device,
                holder: None,
                heard: None,
                asking: None,
                refusals: 0,
            });
        }
        let watch = match &saved.watch {
            Some(pass) => Some(door(pass)?),
            None => None,
        };
        Some(Self {
            code,
            secret: Secret(saved.secret),
            line: Line::new(code),
            seats,
            watch,
            next: saved.next,
            dealt: saved.dealt,
            ..Self::new(chance)
        })
    }

    /// Returns the state to save.
    pub(super) fn saved(&self) -> SavedRoom {
        let seat = |link: &SeatLink| SavedSeat {
            far: link.far,
            pass: link.door.pass.to_string(),
            device: link.device,
        };
        SavedRoom {
            code: self.code.to_string(),
            secret: self.secret.0,
            seats: [0, 1, 2, 3, 4, 5].map(|at| self.seats[at].as_ref().map(seat)),
            watch: self.watch.as_ref().map(|door| door.pass.to_string()),
            next: self.next.clone(),
            dealt: self.dealt.clone(),
        }
    }

    /// Returns the room's code.
    pub fn code(&self) -> Code {
        self.code
    }

    /// Returns a random number of this opening. A reloaded page counts changes from the start again.
    pub fn load(&self) -> u64 {
        self.load
    }

    /// Why the host does not let the table in, if so.
    pub fn refused(&self) -> Option<Refusal> {
        self.refused
    }

    /// Returns true if nothing is on offer. The table then needs no room.
    pub(crate) fn is_idle(&self) -> bool {
        self.watch.is_none() && self.seats.iter().all(Option::is_none)
    }

    /// Time passes.
    pub(crate) fn pass_time(&mut self, now: Millis, out: &mut Vec<Effect>) {
        if self.line.pass(now, out) {
            self.lost();
        }
        self.send_away_strangers(now, out);
        self.attend_deal(now);
    }

    /// Marks the connection as lost. The pages keep their seats.
    fn lost(&mut self) {
        self.is_open = false;
        self.meetings.clear();
        for link in self.seats.iter_mut().flatten() {
            (link.holder, link.asking) = (None, None);
        }
    }

    /// When time has to pass at the latest.
    pub fn wakes_at(&self, now: Millis) -> Millis {
        let heard = self.seats.iter().flatten().filter_map(|link| link.heard);
        let silent = heard.map(|heard| heard + SILENCE_MS).filter(|at| *at > now);
        let strangers = self.meetings.iter().filter(|meeting| meeting.is_stranger());
        let proves = strangers.filter_map(|meeting| Some(meeting.since? + SILENCE_MS));
        let waits = self.meetings.iter();
        let waits = waits.filter(|meeting| meeting.is_viewer() && !meeting.is_shown);
        let shows = waits.map(|meeting| meeting.next_at);
        silent
            .chain(proves)
            .chain(shows)
            .fold(self.line.wakes_at(), Millis::min)
    }

    /// The connection to the host is there.
    pub fn opened(&mut self, now: Millis, out: &mut Vec<Effect>) {
        self.line.opened(now);
        self.line.send(&Request::Return(self.secret), out);
    }

    /// Reacts to a closed connection: the table plays on. If another window has the room, this window leaves it
    /// there until it is woken.
    pub fn closed(&mut self, now: Millis, replaced: bool) {
        match replaced {
            true => self.line.rest(),
            false => self.line.closed(now),
        }
        self.lost();
    }

    /// The page has been woken, or the network is back.
    pub fn woke(&mut self, now: Millis, out: &mut Vec<Effect>) {
        self.line.woke(now, out);
    }

    /// Ends the room with all its offers.
    pub fn end(&mut self, out: &mut Vec<Effect>) {
        for place in Station::ALL {
            self.withdraw(place, out);
        }
        self.line.send(&Request::End, out);
        out.push(Effect::Socket(SocketEffect::Close));
    }

    /// A frame has come.
    pub fn frame(&mut self, bytes: &[u8], now: Millis, out: &mut Vec<Effect>) -> Option<Wish> {
        self.line.heard(now);
        match Notice::read(bytes).ok()? {
            Notice::Opened(members) => {
                self.is_open = true;
                self.refused = None;
                self.meetings = members.into_iter().map(Meeting::new).collect();
                None
            }
            Notice::Came(member) => {
                self.meetings.push(Meeting::new(member));
                None
            }
            Notice::Left(member) => {
                self.left(member);
                None
            }
            Notice::Said(member, payload) => self.said(member, payload, now, out),
            Notice::Refused(number, _) => {
                self.refuse(Refusal::from_number(number), out);
                None
            }
            Notice::Entered { .. }
            | Notice::Told(_)
            | Notice::TableAway
            | Notice::TableBack
            | Notice::Pong => None,
        }
    }

    /// Reacts to a refusal by the host. An unknown room is opened again. If the code belongs to another table the
    /// room gets a new code, and all addresses change.
    fn refuse(&mut self, why: Option<Refusal>, out: &mut Vec<Effect>) {
        match why {
            Some(Refusal::NoRoom) if !self.is_open => {
                self.line.send(&Request::Open(self.secret.proof()), out);
            }
            Some(Refusal::Taken | Refusal::WrongSecret) => {
                let mut saved = self.saved();
                let (secret, code) = new_room(&mut self.chance);
                (saved.code, saved.secret) = (code.to_string(), secret.0);
                out.push(Effect::Socket(SocketEffect::Close));
                if let Some(renewed) = Self::of_saved(saved, self.chance.clone()) {
                    *self = renewed;
                }
            }
            Some(Refusal::ManyMessages | Refusal::TooLong) | None => {}
            Some(other) => self.refused = Some(other),
        }
    }

    fn left(&mut self, member: Member) {
        self.meetings.retain(|meeting| meeting.member != member);
        for place in Station::ALL {
            let Some(link) = &mut self.seats[place.index()] else {
                continue;
            };
            link.holder.take_if(|holder| *holder == member);
            if link.asking.take_if(|asking| *asking == member).is_some() {
                self.show_again_at(place);
            }
        }
    }

    /// Sends all members a new view, because something visible may have changed.
    pub(crate) fn show_again(&mut self) {
        for meeting in &mut self.meetings {
            meeting.is_shown = false;
        }
    }

    /// Sends the view again to the holder of the seat at a place. The page there assumes another state.
    pub(crate) fn show_again_at(&mut self, place: Station) {
        let at = Role::Viewer(Viewer::Seat(place));
        for meeting in self
            .meetings
            .iter_mut()
            .filter(|meeting| meeting.role == at)
        {
            meeting.is_shown = false;
        }
    }

    /// Adds the facts of a command to all members' next views.
    pub fn happened(&mut self, facts: &[Fact]) {
        // A second of a clock brings nothing about, and does not undo what has still to be sent.
        if facts.is_empty() {
            return;
        }
        let public: Vec<Fact> = facts
            .iter()
            .filter(|fact| fact.is_public())
            .cloned()
            .collect();
        for meeting in self.meetings.iter_mut().filter(|one| one.is_viewer()) {
            meeting.facts.clone_from(&public);
        }
    }

    /// Sends the current view to all members who have not seen it.
    pub fn show(&mut self, now: Millis, view: impl Fn(Viewer) -> TableView, out: &mut Vec<Effect>) {
        for at in 0..self.meetings.len() {
            let meeting = &mut self.meetings[at];
            let Role::Viewer(viewer) = meeting.role else {
                continue;
            };
            if meeting.is_shown || meeting.next_at > now {
                continue;
            }
            (meeting.is_shown, meeting.next_at) = (true, now + PACE_MS);
            let (member, facts) = (meeting.member, std::mem::take(&mut meeting.facts));
            let asks = match viewer {
                Viewer::Seat(place) => self.asks(place),
                Viewer::Watcher => None,
            };
            let shown = view(viewer);
            let told = Told::View(Box::new(TableView {
                facts,
                asks,
                ..shown
            }));
            self.tell(member, &told, out);
        }
    }
}

impl Meeting {
    fn new(member: Member) -> Self {
        Self {
            member,
            greeted: None,
            channel: None,
            role: Role::Unknown,
            nonsense: 0,
            since: None,
            is_shown: false,
            next_at: Millis::default(),
            facts: Vec::new(),
        }
    }

    /// Returns true if the member has proven nothing yet, or nothing that still counts.
    fn is_stranger(&self) -> bool {
        self.channel.is_none()
    }

    fn is_viewer(&self) -> bool {
        matches!(self.role, Role::Viewer(_))
    }
}

/// Returns secret and code of a new room. The number of tries does not change how much of the table's randomness it
/// uses.
fn new_room(chance: &mut ChaCha20Rng) -> (Secret, Code) {
    let stream = chance.next_u32().into();
    let mut tries = ChaCha20Rng::from_seed(random(chance));
    tries.set_stream(stream);
    Secret::of_new_room(|| random(&mut tries))
}

/// Random bytes.
fn random<const N: usize>(chance: &mut ChaCha20Rng) -> [u8; N] {
    let mut bytes = [0; N];
    chance.fill_bytes(&mut bytes);
    bytes
}
