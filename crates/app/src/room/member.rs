//! A page that holds a seat at a table elsewhere, or watches. It finds the table, proves its rights, and reconnects
//! by itself.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::Rng;
use rooms::sealed::{Channel, Hello, Key, Side};
use rooms::{Notice, Refusal, Request};

use super::SeatAddress;
use super::deal::{Gift, Giving};
use super::line::Line;
use super::message::{Parcel, Said, TableView, Told, VERSION};
use crate::input::{Effect, SocketEffect};
use base::{Millis, wire};
use session::{Command, Revision};

/// Interval at which a page tells the table that it is here.
const HERE_MS: Millis = Millis::new(4_000.0);
/// Interval after which an unanswered greeting is repeated.
const GREETING_MS: Millis = Millis::new(4_000.0);
/// Interval for looking for a missing room, and the number of tries without any answer.
const MISSING_MS: Millis = Millis::new(2_000.0);
const UNANSWERED: u32 = 3;

/// Standing of a page with the table in its seat address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It has not heard yet.
    Looking,
    /// Another page holds the seat, and the table decides.
    Asking,
    /// It is in.
    In,
    /// The table has not let it in.
    Refused,
    /// Another page holds the seat now.
    Elsewhere,
    /// The seat is not offered any more.
    Closed,
    /// Its person has left the seat.
    Left,
    /// The address does not open anything any more.
    Void,
    /// This page is older or newer than the table's.
    OtherVersion,
}

/// Stage that the page has reached by this connection.
#[derive(Clone, Debug)]
enum Stage {
    /// It has to wait for the table, and asks for it again at a time; so often in vain.
    Outside { again: Millis, asked: u32 },
    /// It has greeted the table.
    Greeting { hello: Hello, since: Millis },
    /// It shares a key with the table, once something has come that opens with it.
    Meeting {
        channel: Box<Channel>,
        is_proven: bool,
        told: Millis,
    },
}

impl Stage {
    const WAITING: Self = Self::Outside {
        again: Millis::NEVER,
        asked: 0,
    };
}

/// A page that holds a seat, or looks on.
#[derive(Clone, Debug)]
pub struct Membership {
    address: SeatAddress,
    /// The key that only this page has, once the table has given it one.
    device: Option<[u8; 32]>,
    line: Line,
    is_entered: bool,
    is_table_here: bool,
    stage: Stage,
    /// True if the page's own key did not open anything.
    tries_pass: bool,
    standing: Standing,
    view: Option<Box<TableView>>,
    /// Command that was sent, and that no view has shown yet. The page repeats it after a lost connection.
    asked: Option<(Revision, Command)>,
    /// Number of the room's opening for that command.
    load: u64,
    asks_again: bool,
    giving: Giving,
    chance: ChaCha20Rng,
}

impl Membership {
    /// Makes the membership of a page that has opened an address. It has the key that the table gave this page
    /// before, if it did.
    pub fn new(address: SeatAddress, device: Option<[u8; 32]>, chance: ChaCha20Rng) -> Self {
        Self {
            line: Line::new(address.code),
            address,
            device,
            is_entered: false,
            is_table_here: false,
            stage: Stage::WAITING,
            tries_pass: device.is_none(),
            standing: Standing::Looking,
            view: None,
            asked: None,
            load: 0,
            asks_again: false,
            giving: Giving::default(),
            chance,
        }
    }

    /// The address that was opened.
    pub fn address(&self) -> &SeatAddress {
        &self.address
    }

    /// Standing of the page with the table.
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// Last view that the table has sent.
    pub fn view(&self) -> Option<&TableView> {
        self.view.as_deref()
    }

    /// Returns true if the table hears this page, as far as the page can know.
    pub(crate) fn is_connected(&self) -> bool {
        matches!(self.stage, Stage::Meeting { .. }) && self.line.is_open() && self.is_table_here
    }

    /// Returns true if the page reaches the host, but no table.
    pub fn misses_table(&self) -> bool {
        self.line.is_open() && self.is_entered && !self.is_table_here
    }

    /// Asks the table for a command; whether it could be sent.
    pub fn ask(&mut self, seen: Revision, command: Command, out: &mut Vec<Effect>) -> bool {
        let is_sent = self.say(&Said::Do(seen, command.clone()), out);
        if is_sent {
            self.asked = Some((seen, command));
        }
        is_sent
    }

    /// Says something to the table; whether it could be sent.
    pub fn say(&mut self, said: &Said, out: &mut Vec<Effect>) -> bool {
        if !self.is_connected() {
            return false;
        }
        let Stage::Meeting { channel, .. } = &mut self.stage else {
            return false;
        };
        let Ok(sealed) = channel.seal(&wire::to_bytes(said)) else {
            return false;
        };
        self.send(&Parcel::Sealed(&sealed), out);
        true
    }

    /// Leaves the seat free, and returns true if the table was told.
    pub fn leave(&mut self, out: &mut Vec<Effect>) -> bool {
        let is_told = self.say(&Said::Leave, out);
        if is_told {
            self.device = None;
            self.forget(Standing::Left, out);
        }
        is_told
    }

    fn send(&self, parcel: &Parcel<'_>, out: &mut Vec<Effect>) {
        self.line.send(&Request::Say(&parcel.to_bytes()), out);
    }

    /// Returns true if this address has nothing more to offer the page.
    pub(crate) fn is_over(&self) -> bool {
        match self.standing {
            Standing::Looking | Standing::Asking | Standing::In => false,
            Standing::Refused
            | Standing::Elsewhere
            | Standing::Closed
            | Standing::Left
            | Standing::Void
            | Standing::OtherVersion => true,
        }
    }

    /// Time passes.
    pub(crate) fn pass_time(&mut self, now: Millis, out: &mut Vec<Effect>) {
        if self.is_over() {
            return;
        }
        if self.line.pass(now, out) {
            self.lost();
        }
        match &mut self.stage {
            Stage::Outside { again, asked } if *again <= now && self.line.is_open() => {
                // A host that answers nothing at all is down, even if the socket is open.
                if *asked >= UNANSWERED {
                    self.line.give_up(now, out);
                    return self.lost();
                }
                (*again, *asked) = (now + MISSING_MS, *asked + 1);
                self.line.send(&Request::Enter, out);
            }
            Stage::Greeting { since, .. } if *since + GREETING_MS <= now => self.greet(now, out),
            Stage::Meeting { told, .. } if *told + HERE_MS <= now => {
                *told = now;
                self.say(&Said::Here, out);
            }
            Stage::Outside { .. } | Stage::Greeting { .. } | Stage::Meeting { .. } => {}
        }
    }

    /// When time has to pass at the latest.
    pub fn wakes_at(&self) -> Option<Millis> {
        let next = match self.stage {
            Stage::Outside { again, .. } => again,
            Stage::Greeting { since, .. } => since + GREETING_MS,
            Stage::Meeting { told, .. } => told + HERE_MS,
        };
        let next = if self.line.is_open() {
            next
        } else {
            Millis::NEVER
        };
        (!self.is_over()).then(|| next.min(self.line.wakes_at()))
    }

    /// The connection to the host is there.
    pub fn opened(&mut self, now: Millis, out: &mut Vec<Effect>) {
        self.line.opened(now);
        self.lost();
        self.stage = Stage::Outside {
            again: now + MISSING_MS,
            asked: 1,
        };
        self.line.send(&Request::Enter, out);
    }

    /// The connection to the host is gone.
    pub fn closed(&mut self, now: Millis) {
        self.line.closed(now);
        self.lost();
    }

    /// The page has been woken, or the network is back.
    pub fn woke(&mut self, now: Millis, out: &mut Vec<Effect>) {
        self.line.woke(now, out);
    }

    /// Resets the state of a lost connection.
    fn lost(&mut self) {
        (self.is_entered, self.is_table_here) = (false, false);
        self.stage = Stage::WAITING;
        self.asks_again = self.asked.is_some();
    }

    fn greet(&mut self, now: Millis, out: &mut Vec<Effect>) {
        let mut hello = Hello([0; 16]);
        self.chance.fill_bytes(&mut hello.0);
        self.stage = Stage::Greeting { hello, since: now };
        self.send(&Parcel::Hello(hello), out);
    }

    /// A frame has come; whether there is a new view.
    pub fn frame(&mut self, bytes: &[u8], now: Millis, out: &mut Vec<Effect>) -> bool {
        self.line.heard(now);
        let Ok(notice) = Notice::read(bytes) else {
            return false;
        };
        match notice {
            Notice::Entered { table, .. } => {
                (self.is_entered, self.is_table_here) = (true, table);
                self.stage = Stage::WAITING;
                if table {
                    self.greet(now, out);
                }
            }
            Notice::TableBack => {
                self.is_table_here = true;
                self.asks_again = self.asked.is_some();
                self.greet(now, out);
            }
            Notice::TableAway => {
                self.is_table_here = false;
                self.stage = Stage::WAITING;
            }
            Notice::Told(payload) => return self.told(payload, now, out),
            Notice::Refused(number, _) => self.refused(Refusal::from_number(number)),
            Notice::Opened(_)
            | Notice::Came(_)
            | Notice::Left(_)
            | Notice::Said(..)
            | Notice::Pong => {}
        }
        false
    }

    fn refused(&mut self, why: Option<Refusal>) {
        if let Stage::Outside { asked, .. } = &mut self.stage {
            *asked = 0;
        }
        // Any other refusal passes or leads to another try. A page keeps looking for a room while its table is
        // away.
        if why == Some(Refusal::Version) {
            self.standing = Standing::OtherVersion;
        }
    }

    fn told(&mut self, payload: &[u8], now: Millis, out: &mut Vec<Effect>) -> bool {
        match Parcel::read(payload) {
            Some(Parcel::Answer(hello, theirs)) => {
                let Stage::Greeting { hello: own, .. } = &self.stage else {
                    return false;
                };
                if *own == hello {
                    self.meet(hello, theirs, now, out);
                }
                false
            }
            Some(Parcel::Sealed(sealed)) => {
                let Stage::Meeting {
                    channel, is_proven, ..
                } = &mut self.stage
                else {
                    return false;
                };
                let plain = channel.open(sealed).ok();
                *is_proven |= plain.is_some();
                let told = plain.and_then(|plain| wire::from_bytes(&plain));
                told.is_some_and(|told| self.heard(told, out))
            }
            // Any party in between could send this, so it counts only as an answer to the first words.
            Some(Parcel::Unknown) => {
                if !matches!(
                    self.stage,
                    Stage::Meeting {
                        is_proven: false,
                        ..
                    }
                ) {
                    return false;
                }
                // The own key is one of an earlier time; then the address may still open the door.
                match self.tries_pass {
                    true => self.standing = Standing::Void,
                    false => {
                        self.tries_pass = true;
                        self.greet(now, out);
                    }
                }
                false
            }
            Some(Parcel::Hello(_)) | None => false,
        }
    }

    /// Both greetings are known: the page says what it wants, sealed.
    fn meet(&mut self, own: Hello, theirs: Hello, now: Millis, out: &mut Vec<Effect>) {
        let key = match self.device.filter(|_| !self.tries_pass) {
            Some(device) => Key(device),
            None => self.address.pass.key(self.address.code),
        };
        let channel = Box::new(Channel::new(&key, own, theirs, Side::Member));
        self.stage = Stage::Meeting {
            channel,
            is_proven: false,
            told: now,
        };
        self.say(&Said::Claim(VERSION), out);
    }

    fn heard(&mut self, told: Told, out: &mut Vec<Effect>) -> bool {
        match told {
            Told::Seated(device) => {
                (self.device, self.tries_pass) = (Some(device), false);
                self.standing = Standing::In;
                out.push(Effect::KeepSeatKey(self.address.to_string(), Some(device)));
            }
            Told::Asking => self.standing = Standing::Asking,
            Told::View(view) => {
                self.standing = Standing::In;
                self.give(&view, out);
                // A reloaded table may reach the same revision again.
                if std::mem::replace(&mut self.load, view.load) != view.load {
                    self.asked = None;
                }
                self.view = Some(view);
                self.ask_again(out);
                return true;
            }
            Told::Refused => self.end(Standing::Refused, out),
            Told::Elsewhere => self.forget(Standing::Elsewhere, out),
            Told::Closed => self.forget(Standing::Closed, out),
            Told::OtherVersion => self.end(Standing::OtherVersion, out),
        }
        false
    }

    /// Has a part in the next deal.
    fn give(&mut self, view: &TableView, out: &mut Vec<Effect>) {
        let deal = view.deal.as_ref();
        let gift = deal.and_then(|deal| self.giving.attend(deal, &mut self.chance));
        match gift {
            Some(Gift::Pledge(table, pledge)) => _ = self.say(&Said::Pledge(table, pledge), out),
            Some(Gift::Secret(table, secret)) => _ = self.say(&Said::Secret(table, secret), out),
            None => {}
        }
    }

    /// Returns the seed of the finished round's deal, if this page's secret and all others produced it; an error if
    /// not. `None` if this page took no part in the deal.
    pub(crate) fn dealt_from(&self) -> Option<Result<u64, ()>> {
        self.giving.check(self.view()?.opened.as_ref()?)
    }

    /// Repeats the command that was pending when the connection was lost, if nothing came of it. A command that was
    /// carried out has changed the revision that it names, so none is done twice.
    fn ask_again(&mut self, out: &mut Vec<Effect>) {
        let session = self.view().and_then(|view| view.session.as_ref());
        let now_at = session.map(|session| session.revision());
        let asked = self.asked.take_if(|(seen, _)| Some(*seen) != now_at);
        if asked.is_some() {
            self.asks_again = false;
        }
        if std::mem::take(&mut self.asks_again)
            && let Some((seen, command)) = self.asked.clone()
        {
            self.ask(seen, command, out);
        }
    }

    /// The key that this page was given opens nothing any more.
    fn forget(&mut self, standing: Standing, out: &mut Vec<Effect>) {
        out.push(Effect::KeepSeatKey(self.address.to_string(), None));
        self.end(standing, out);
    }

    fn end(&mut self, standing: Standing, out: &mut Vec<Effect>) {
        self.standing = standing;
        self.lost();
        out.push(Effect::Socket(SocketEffect::Close));
    }

    /// Tries the same address again. The table may now let in a page that was refused.
    pub fn try_again(&mut self, now: Millis) {
        self.tries_pass = self.device.is_none();
        self.standing = Standing::Looking;
        self.line.closed(now);
        self.lost();
    }
}
