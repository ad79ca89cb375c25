//! The seats that are offered: their passes, who holds them, and what the table decides about that.

use rooms::{Code, Member, Pass};

use super::{Door, Holding, Meeting, Role, SeatLink, TableRoom, Viewer, Wish, random};
use crate::input::Effect;
use crate::room::line::SILENCE_MS;
use crate::room::message::Told;
use base::Millis;
use base::table::Station;

/// So many who come with one pass are refused before it opens nothing any more.
const REFUSALS: u8 = 2;

impl Door {
    /// Returns the door to a seat. A far player gets a long pass in a link, but a person at the table may have to
    /// type a short one.
    fn of_seat(far: bool, code: Code, random: [u8; 32]) -> Self {
        let pass = match far {
            true => Pass::long(random),
            false => Pass::short(random),
        };
        Self::new(pass, code)
    }
}

impl SeatLink {
    /// Changes the pass. The holder of the seat keeps a key of its own.
    fn renew(&mut self, code: Code, random: [u8; 32]) {
        (self.door, self.refusals) = (Door::of_seat(self.far, code, random), 0);
    }
}

impl TableRoom {
    /// Offers the seat at a place, to a phone at this table or to a far player.
    pub fn offer(&mut self, place: Station, far: bool) {
        if self.link(place).is_some_and(|link| link.far == far) {
            return;
        }
        self.seats[place.index()] = Some(SeatLink {
            far,
            door: Door::of_seat(far, self.code, random(&mut self.chance)),
            device: None,
            holder: None,
            heard: None,
            asking: None,
            refusals: 0,
        });
    }

    /// Lets people look on.
    pub(crate) fn offer_watching(&mut self) {
        if self.watch.is_none() {
            let pass = Pass::long(random(&mut self.chance));
            self.watch = Some(Door::new(pass, self.code));
        }
    }

    /// Stops watching, and dismisses all watchers.
    pub(crate) fn withdraw_watching(&mut self, out: &mut Vec<Effect>) {
        self.watch = None;
        let watches = |meeting: &&Meeting| meeting.role == Role::Viewer(Viewer::Watcher);
        let watchers = self.meetings.iter().filter(watches);
        let watchers: Vec<Member> = watchers.map(|meeting| meeting.member).collect();
        for member in watchers {
            self.dismiss(member, &Told::Closed, out);
        }
    }

    /// The pass by which the seat at a place can be claimed, if it is offered.
    pub fn pass(&self, place: Station) -> Option<&Pass> {
        self.link(place).map(|link| &link.door.pass)
    }

    /// The pass by which one looks on, if that is offered.
    pub(crate) fn watch_pass(&self) -> Option<&Pass> {
        self.watch.as_ref().map(|door| &door.pass)
    }

    /// Number of pages that look on.
    pub fn watchers(&self) -> usize {
        let watches = |meeting: &&Meeting| meeting.role == Role::Viewer(Viewer::Watcher);
        self.meetings.iter().filter(watches).count()
    }

    /// Returns true if the seat at a place is offered to a person far away.
    pub fn is_far(&self, place: Station) -> bool {
        self.link(place).is_some_and(|link| link.far)
    }

    /// Holder of the seat at a place; `None` if it is not offered.
    pub fn holding(&self, place: Station, now: Millis) -> Option<Holding> {
        let link = self.link(place)?;
        Some(match (link.device, link.heard) {
            (None, _) => Holding::Nobody,
            (Some(_), Some(heard)) if now < heard + SILENCE_MS => Holding::Here,
            (Some(_), _) => Holding::Away,
        })
    }

    /// Returns true if another page asks for the seat at a place.
    pub fn is_asked(&self, place: Station) -> bool {
        self.link(place).is_some_and(|link| link.asking.is_some())
    }

    /// Returns whether the page that wants the seat at a place is far away; `None` if no page wants it.
    pub(super) fn asks(&self, place: Station) -> Option<bool> {
        let link = self.link(place)?;
        link.asking.map(|_| link.far)
    }

    pub(super) fn link(&self, place: Station) -> Option<&SeatLink> {
        self.seats[place.index()].as_ref()
    }

    /// Ends the offer of the seat at a place. The table tells its holder, and the page that asks for it.
    pub(crate) fn withdraw(&mut self, place: Station, out: &mut Vec<Effect>) {
        let Some(link) = self.seats[place.index()].take() else {
            return;
        };
        for member in link.holder.into_iter().chain(link.asking) {
            self.dismiss(member, &Told::Closed, out);
        }
    }

    /// Lets the holder of the seat at a place leave it: the seat is free, and its address opens it as before.
    pub(super) fn leave(&mut self, member: Member, place: Station) -> Wish {
        if let Some(link) = &mut self.seats[place.index()] {
            (link.device, link.holder) = (None, None);
        }
        self.left(member);
        Wish::Left(place)
    }

    /// Returns whether a page has held the seat at a place, and has left it.
    pub fn was_left(&self, place: Station) -> bool {
        let left = |link: &SeatLink| link.device.is_none() && link.heard.is_some();
        self.link(place).is_some_and(left)
    }

    /// Answers the page that asks for the seat at a place, as the table has decided.
    pub fn decide(&mut self, place: Station, allows: bool, out: &mut Vec<Effect>) {
        let Some(link) = &mut self.seats[place.index()] else {
            return;
        };
        let Some(asking) = link.asking.take() else {
            return;
        };
        if !allows {
            // One refusal may be a mistake. After more of them the same code no longer asks.
            link.refusals += 1;
            if link.refusals >= REFUSALS {
                link.renew(self.code, random(&mut self.chance));
            }
            self.show_again_at(place);
            return self.dismiss(asking, &Told::Refused, out);
        }
        let before = link.holder.take();
        link.renew(self.code, random(&mut self.chance));
        if let Some(before) = before {
            self.dismiss(before, &Told::Elsewhere, out);
        }
        self.seat(asking, place, out);
    }
}
