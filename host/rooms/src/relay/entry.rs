//! Ways into a room: a table opens it or returns to it, and a member enters it.

use std::time::Duration;

use super::{Connection, Dropped, Output, Role, Room, Rooms};
use crate::Code;
use crate::frame::{Notice, Proof, Request, Secret};
use crate::limits::{Address, Refusal};

impl Rooms {
    /// Returns the code of the room that a message requests, if that room is not here and its sender may try. With
    /// several hosts, another one may have it.
    ///
    /// ```
    /// # use std::{net::Ipv4Addr, time::Duration};
    /// # use rooms::{Address, Limits, Request, Rooms};
    /// # let (mut rooms, now) = (Rooms::new(Limits::default()), Duration::ZERO);
    /// # let code = "K7Q4MZ".parse()?;
    /// let phone = rooms.connect(now, Address::from(Ipv4Addr::LOCALHOST), code)?;
    /// let enter = Request::Enter.to_bytes();
    /// assert_eq!(rooms.seeks(now, phone, &enter), Some(code));
    /// assert!(rooms.hand_over(now, phone).is_some());
    /// assert_eq!(rooms.seeks(now, phone, &enter), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn seeks(&mut self, now: Duration, from: Connection, bytes: &[u8]) -> Option<Code> {
        let link = self.links.get(&from)?;
        let entry = matches!(
            Request::read(bytes),
            Ok(Request::Open(_) | Request::Return(_) | Request::Enter)
        );
        if !entry || link.role != Role::Stranger || self.rooms.contains_key(&link.code) {
            return None;
        }
        let origin = self.addresses.get_mut(&link.origin)?;
        let may_try = origin.entries.has_one(self.limits.entries(), now);
        may_try.then_some(link.code)
    }

    /// Hands a connection over to another host. From now on it counts only for its address, which is returned and
    /// pays for the entry here too.
    pub fn hand_over(&mut self, now: Duration, connection: Connection) -> Option<Address> {
        // Where others of its address have used up the last entry meanwhile, the other host minds that.
        let _ = self.try_entry(now, connection);
        self.set_role(connection, Role::HandedOver);
        self.links.get(&connection).map(|link| link.origin)
    }

    pub(super) fn open(
        &mut self,
        now: Duration,
        from: Connection,
        proof: Proof,
        out: &mut Vec<Output>,
    ) -> Result<(), Dropped> {
        let (code, address) = self.try_entry(now, from)?;
        if self.rooms.contains_key(&code) {
            return Err(Dropped::Refused(Refusal::Taken));
        }
        // This host may have forgotten the room, but a bound code still belongs to its table.
        if !code.admits(&proof) {
            return Err(Dropped::Refused(Refusal::WrongSecret));
        }
        let full = Dropped::Refused(Refusal::HostFull);
        let origin = self.addresses.get(&address).ok_or(Dropped::Garbage)?;
        if origin.rooms >= self.limits.rooms_per_address || !self.make_place(out) {
            return Err(full);
        }
        let origin = self.addresses.get_mut(&address).ok_or(Dropped::Garbage)?;
        origin.rooms += 1;
        let room = Room {
            proof,
            origin: address,
            table: Some(from),
            members: Vec::new(),
            last_member: 0,
            used: now,
        };
        self.rooms.insert(code, room);
        self.stats.opened += 1;
        self.set_role(from, Role::Table);
        out.push(Output::send(from, Notice::Opened(Vec::new())));
        Ok(())
    }

    /// Ends the room that has been empty for longest, if the maximum is reached.
    fn make_place(&mut self, out: &mut Vec<Output>) -> bool {
        if self.rooms.len() < self.limits.rooms {
            return true;
        }
        let empty = self.rooms.iter().filter(|(_, room)| room.is_empty());
        let longest = empty.min_by_key(|(_, room)| room.used);
        let Some(code) = longest.map(|(code, _)| *code) else {
            return false;
        };
        self.end(code, Refusal::Ended, out);
        true
    }

    pub(super) fn come_back(
        &mut self,
        now: Duration,
        from: Connection,
        secret: Secret,
        out: &mut Vec<Output>,
    ) -> Result<(), Dropped> {
        let (code, _) = self.try_entry(now, from)?;
        let room = self
            .rooms
            .get_mut(&code)
            .ok_or(Dropped::Refused(Refusal::NoRoom))?;
        if room.proof != secret.proof() {
            return Err(Dropped::Refused(Refusal::WrongSecret));
        }
        room.used = now;
        let before = room.table.replace(from);
        let members = room.members.iter().map(|(member, _)| *member).collect();
        out.push(Output::send(from, Notice::Opened(members)));
        let back = room.members.iter();
        out.extend(back.map(|(_, member)| Output::send(*member, Notice::TableBack)));
        self.set_role(from, Role::Table);
        // Its room has another table by now, so members do not learn of this one's end.
        if let Some(before) = before {
            self.close(now, before, Refusal::Replaced, out);
        }
        Ok(())
    }

    pub(super) fn enter(
        &mut self,
        now: Duration,
        from: Connection,
        out: &mut Vec<Output>,
    ) -> Result<(), Dropped> {
        let (code, _) = self.try_entry(now, from)?;
        let room = self
            .rooms
            .get_mut(&code)
            .ok_or(Dropped::Refused(Refusal::NoRoom))?;
        if room.members.len() >= self.limits.members {
            return Err(Dropped::Refused(Refusal::RoomFull));
        }
        let number = room.last_member.checked_add(1);
        let member = number.ok_or(Dropped::Refused(Refusal::RoomFull))?;
        room.last_member = member;
        room.members.push((member, from));
        room.used = now;
        let table = room.table;
        let entered = Notice::Entered {
            member,
            table: table.is_some(),
        };
        out.push(Output::send(from, entered));
        out.extend(table.map(|table| Output::send(table, Notice::Came(member))));
        self.stats.members += 1;
        self.set_role(from, Role::Member(member));
        Ok(())
    }

    /// Charges an entry to the connection's address. Returns its room's code and its address.
    fn try_entry(&mut self, now: Duration, from: Connection) -> Result<(Code, Address), Dropped> {
        let link = self.links.get(&from).ok_or(Dropped::Garbage)?;
        let origin = self
            .addresses
            .get_mut(&link.origin)
            .ok_or(Dropped::Garbage)?;
        if !origin.entries.take(self.limits.entries(), now) {
            return Err(Dropped::Refused(Refusal::ManyEntries));
        }
        Ok((link.code, link.origin))
    }
}
