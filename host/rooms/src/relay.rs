//! The host's side of all rooms: members, roles and the routing of messages.

mod entry;

use std::collections::HashMap;
use std::time::Duration;

use crate::bucket::Bucket;
use crate::frame::{MAX_PAYLOAD, Member, Notice, Proof, Request, Unreadable};
use crate::limits::{Address, Limits, NUISANCE, Refusal};
use crate::{Code, Stats};

/// A connection of a table or a member. Numbers are never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Connection(u64);

/// Action for the host, in the order given.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Output {
    /// Send a frame.
    Send(Connection, Vec<u8>),
    /// Close a connection. It no longer exists for the rooms.
    Close(Connection, Refusal),
}

impl Output {
    /// A notice to a connection.
    pub fn send(to: Connection, notice: Notice<'_>) -> Self {
        Self::Send(to, notice.to_bytes())
    }

    fn refuse(to: Connection, refusal: Refusal) -> Self {
        Self::send(to, Notice::Refused(refusal as u8, refusal.sentence()))
    }
}

/// All rooms of a host. Times are since any moment, which is the same for all calls.
pub struct Rooms {
    limits: Limits,
    rooms: HashMap<Code, Room>,
    links: HashMap<Connection, Link>,
    addresses: HashMap<Address, Origin>,
    next: u64,
    stats: Stats,
}

/// A room.
struct Room {
    proof: Proof,
    /// Address that opened it.
    origin: Address,
    table: Option<Connection>,
    /// In the order in which they came, which is that of their numbers.
    members: Vec<(Member, Connection)>,
    last_member: Member,
    used: Duration,
}

impl Room {
    fn is_empty(&self) -> bool {
        self.table.is_none() && self.members.is_empty()
    }
}

/// State of a connection.
struct Link {
    code: Code,
    origin: Address,
    role: Role,
    since: Duration,
    /// Limit for its own messages.
    sends: Bucket,
    /// Limit for the table's messages to a member.
    receives: Bucket,
    nuisance: Bucket,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// It has not declared its role.
    Stranger,
    /// Its room is on another host.
    HandedOver,
    Table,
    Member(Member),
}

/// Connections, rooms and entries of one address.
struct Origin {
    connections: usize,
    rooms: usize,
    entries: Bucket,
}

/// Reason why a frame is dropped.
enum Dropped {
    Garbage,
    TooLong,
    TooMany,
    Nobody,
    Refused(Refusal),
}

impl Rooms {
    /// A host without rooms.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            rooms: HashMap::new(),
            links: HashMap::new(),
            addresses: HashMap::new(),
            next: 0,
            stats: Stats::default(),
        }
    }

    /// Returns the counts so far.
    pub fn stats(&self) -> Stats {
        Stats {
            rooms: self.rooms.len() as u64,
            connections: self.links.len() as u64,
            ..self.stats
        }
    }

    /// Returns true if no further room can be opened, because the maximum is reached and none of them is empty.
    pub fn is_full(&self) -> bool {
        self.rooms.len() >= self.limits.rooms && !self.rooms.values().any(Room::is_empty)
    }

    /// Returns true if no room, connection or address is left.
    pub fn is_idle(&self) -> bool {
        self.rooms.is_empty() && self.links.is_empty() && self.addresses.is_empty()
    }

    /// Connects to a room, which need not exist.
    ///
    /// # Errors
    ///
    /// [`Refusal::ManyConnections`] if its address already has the maximum.
    pub fn connect(
        &mut self,
        now: Duration,
        from: Address,
        code: Code,
    ) -> Result<Connection, Refusal> {
        let limits = &self.limits;
        let origin = self.addresses.entry(from).or_insert_with(|| Origin {
            connections: 0,
            rooms: 0,
            entries: Bucket::full(limits.entries(), now),
        });
        if origin.connections >= limits.connections_per_address {
            self.stats.refused += 1;
            return Err(Refusal::ManyConnections);
        }
        origin.connections += 1;
        let link = Link {
            code,
            origin: from,
            role: Role::Stranger,
            since: now,
            sends: Bucket::full(limits.messages(), now),
            receives: Bucket::full(limits.messages(), now),
            nuisance: Bucket::full(NUISANCE, now),
        };
        self.next += 1;
        self.links.insert(Connection(self.next), link);
        Ok(Connection(self.next))
    }

    /// A connection sends a message.
    pub fn receive(&mut self, now: Duration, from: Connection, bytes: &[u8]) -> Vec<Output> {
        let mut out = Vec::new();
        match self.handle(now, from, bytes, &mut out) {
            Ok(()) => {}
            Err(dropped) => self.drop_frame(now, from, &dropped, &mut out),
        }
        out
    }

    /// Removes a connection.
    pub fn disconnect(&mut self, now: Duration, gone: Connection) -> Vec<Output> {
        let mut out = Vec::new();
        self.forget(now, gone, &mut out);
        out
    }

    /// Ends everything that has been unused for too long. The host calls it about once a second.
    pub fn tick(&mut self, now: Duration) -> Vec<Output> {
        let mut out = Vec::new();
        let since = |then: Duration| now.saturating_sub(then);
        let unused = self.rooms.iter();
        let unused = unused.filter(|(_, room)| {
            let is_deserted = room.is_empty() && since(room.used) >= self.limits.deserted;
            is_deserted || since(room.used) >= self.limits.unused
        });
        for code in unused.map(|(code, _)| *code).collect::<Vec<_>>() {
            self.end(code, Refusal::Ended, &mut out);
        }
        let silent = self.links.iter().filter(|(_, link)| {
            link.role == Role::Stranger && since(link.since) >= self.limits.patience
        });
        for connection in silent
            .map(|(connection, _)| *connection)
            .collect::<Vec<_>>()
        {
            self.close(now, connection, Refusal::Silent, &mut out);
        }
        let entries = self.limits.entries();
        self.addresses.retain(|_, origin| {
            origin.connections + origin.rooms > 0 || !origin.entries.is_full(entries, now)
        });
        out
    }

    /// Returns the proof that opened the room with this code, if it is here.
    pub fn room(&self, code: Code) -> Option<Proof> {
        self.rooms.get(&code).map(|room| room.proof)
    }

    /// Ends a room that belongs to another host now.
    pub fn give_up(&mut self, code: Code) -> Vec<Output> {
        let mut out = Vec::new();
        self.end(code, Refusal::Unreachable, &mut out);
        out
    }

    fn handle(
        &mut self,
        now: Duration,
        from: Connection,
        bytes: &[u8],
        out: &mut Vec<Output>,
    ) -> Result<(), Dropped> {
        // It may have been closed during this frame.
        let Some(link) = self.links.get(&from) else {
            return Ok(());
        };
        let (code, role) = (link.code, link.role);
        let request = Request::read(bytes).map_err(|unreadable| match unreadable {
            Unreadable::Version(_) if role == Role::Stranger => Dropped::Refused(Refusal::Version),
            _ => Dropped::Garbage,
        })?;
        match (role, request) {
            (_, Request::Ping) => {
                self.pay(now, from)?;
                out.push(Output::send(from, Notice::Pong));
            }
            (Role::Stranger, Request::Open(proof)) => self.open(now, from, proof, out)?,
            (Role::Stranger, Request::Return(secret)) => self.come_back(now, from, secret, out)?,
            (Role::Stranger, Request::Enter) => self.enter(now, from, out)?,
            (Role::Member(member), Request::Say(payload)) => {
                self.say(now, from, member, payload, out)?;
            }
            (Role::Table, Request::Tell(member, payload)) => {
                self.tell(now, from, member, payload, out)?;
            }
            (Role::Table, Request::Remove(member)) => {
                self.pay(now, from)?;
                let removed = self.member(code, member).ok_or(Dropped::Nobody)?;
                self.close(now, removed, Refusal::Removed, out);
            }
            (Role::Table, Request::End) => self.end(code, Refusal::Ended, out),
            _ => return Err(Dropped::Garbage),
        }
        // A stranger's frames keep no room alive.
        if let (false, Some(room)) = (role == Role::Stranger, self.rooms.get_mut(&code)) {
            room.used = room.used.max(now);
        }
        Ok(())
    }

    fn say(
        &mut self,
        now: Duration,
        from: Connection,
        member: Member,
        payload: &[u8],
        out: &mut Vec<Output>,
    ) -> Result<(), Dropped> {
        self.pay(now, from)?;
        let code = self.links.get(&from).map(|link| link.code);
        let room = code.and_then(|code| self.rooms.get(&code));
        let table = room.and_then(|room| room.table).ok_or(Dropped::Nobody)?;
        self.relay(table, Notice::Said(member, payload), payload, out)
    }

    fn tell(
        &mut self,
        now: Duration,
        from: Connection,
        member: Member,
        payload: &[u8],
        out: &mut Vec<Output>,
    ) -> Result<(), Dropped> {
        let code = self.links.get(&from).map(|link| link.code);
        let to = code.and_then(|code| self.member(code, member));
        let rate = self.limits.messages();
        // The table has a limit for each member. Frames to missing members count against its own limit.
        let Some((to, link)) = to.and_then(|to| Some((to, self.links.get_mut(&to)?))) else {
            self.pay(now, from)?;
            return Err(Dropped::Nobody);
        };
        // Others make a table answer them: how often they do is not its fault.
        if !link.receives.take(rate, now) {
            self.stats.too_many += 1;
            out.push(Output::refuse(from, Refusal::ManyMessages));
            return Ok(());
        }
        self.relay(to, Notice::Told(payload), payload, out)
    }

    fn relay(
        &mut self,
        to: Connection,
        notice: Notice<'_>,
        payload: &[u8],
        out: &mut Vec<Output>,
    ) -> Result<(), Dropped> {
        if payload.len() > MAX_PAYLOAD {
            return Err(Dropped::TooLong);
        }
        self.stats.relayed += 1;
        self.stats.relayed_bytes += payload.len() as u64;
        out.push(Output::send(to, notice));
        Ok(())
    }

    /// Charges a frame to its sender.
    fn pay(&mut self, now: Duration, from: Connection) -> Result<(), Dropped> {
        let rate = self.limits.messages();
        let link = self.links.get_mut(&from);
        let paid = link.is_some_and(|link| link.sends.take(rate, now));
        paid.then_some(()).ok_or(Dropped::TooMany)
    }

    fn set_role(&mut self, of: Connection, role: Role) {
        if let Some(link) = self.links.get_mut(&of) {
            link.role = role;
        }
    }

    fn member(&self, code: Code, member: Member) -> Option<Connection> {
        let members = &self.rooms.get(&code)?.members;
        let at = members
            .binary_search_by_key(&member, |(one, _)| *one)
            .ok()?;
        Some(members[at].1)
    }

    /// Counts a dropped frame, tells its sender if that helps, and closes a connection that keeps sending such
    /// frames.
    fn drop_frame(
        &mut self,
        now: Duration,
        from: Connection,
        dropped: &Dropped,
        out: &mut Vec<Output>,
    ) {
        let told = match dropped {
            Dropped::Garbage => {
                self.stats.garbage += 1;
                None
            }
            Dropped::TooLong => {
                self.stats.too_long += 1;
                Some(Refusal::TooLong)
            }
            Dropped::TooMany => {
                self.stats.too_many += 1;
                Some(Refusal::ManyMessages)
            }
            Dropped::Nobody => {
                // The member has just left, which is not the sender's fault.
                self.stats.nobody += 1;
                return;
            }
            Dropped::Refused(refusal) => {
                self.stats.refused += 1;
                Some(*refusal)
            }
        };
        out.extend(told.map(|refusal| Output::refuse(from, refusal)));
        let link = self.links.get_mut(&from);
        if link.is_some_and(|link| !link.nuisance.take(NUISANCE, now)) {
            self.stats.closed += 1;
            self.close(now, from, told.unwrap_or(Refusal::ManyMessages), out);
        }
    }

    fn close(
        &mut self,
        now: Duration,
        connection: Connection,
        why: Refusal,
        out: &mut Vec<Output>,
    ) {
        out.push(Output::Close(connection, why));
        self.forget(now, connection, out);
    }

    fn end(&mut self, code: Code, why: Refusal, out: &mut Vec<Output>) {
        let Some(room) = self.rooms.remove(&code) else {
            return;
        };
        self.stats.ended += 1;
        self.stats.members -= room.members.len() as u64;
        if let Some(origin) = self.addresses.get_mut(&room.origin) {
            origin.rooms -= 1;
        }
        let members = room.members.into_iter().map(|(_, member)| member);
        for connection in room.table.into_iter().chain(members) {
            out.push(Output::Close(connection, why));
            self.unlink(connection);
        }
    }

    /// Removes a connection from the tables, but not from its room.
    fn unlink(&mut self, connection: Connection) -> Option<Link> {
        let link = self.links.remove(&connection)?;
        if let Some(origin) = self.addresses.get_mut(&link.origin) {
            origin.connections -= 1;
        }
        Some(link)
    }

    fn forget(&mut self, now: Duration, gone: Connection, out: &mut Vec<Output>) {
        let Some(link) = self.unlink(gone) else {
            return;
        };
        let Some(room) = self.rooms.get_mut(&link.code) else {
            return;
        };
        match link.role {
            Role::Stranger | Role::HandedOver => return,
            Role::Table => {
                // It may have been replaced already.
                if room.table == Some(gone) {
                    room.table = None;
                    let members = room.members.iter();
                    out.extend(members.map(|(_, to)| Output::send(*to, Notice::TableAway)));
                }
            }
            Role::Member(member) => {
                room.members.retain(|(one, _)| *one != member);
                self.stats.members -= 1;
                out.extend(
                    room.table
                        .map(|table| Output::send(table, Notice::Left(member))),
                );
            }
        }
        room.used = room.used.max(now);
    }
}
