//! The seats that are offered: their passes, who holds them, and what the table decides about that.

use rooms::Pass;

use super::{Door, Holding, Meeting, Role, SeatLink, TableRoom, Viewer, random};
use crate::Millis;
use crate::app::input::Effect;
use crate::app::room::line::SILENCE_MS;
use crate::app::room::message::Told;
use crate::table::Station;

impl TableRoom {
    /// Offers the seat at a place: to a phone at this table, or to somebody far away.
    pub fn offer(&mut self, place: Station, far: bool) {
        if self.link(place).is_some_and(|link| link.far == far) {
            return;
        }
        let random = random(&mut self.chance);
        let pass = match far {
            true => Pass::long(random),
            false => Pass::short(random),
        };
        self.seats[place.index()] = Some(SeatLink {
            far,
            door: Door::new(pass, self.code),
            device: None,
            holder: None,
            heard: None,
            asking: None,
        });
    }

    /// Lets people look on.
    pub fn offer_watching(&mut self) {
        if self.watch.is_none() {
            let pass = Pass::long(random(&mut self.chance));
            self.watch = Some(Door::new(pass, self.code));
        }
    }

    /// The pass by which the seat at a place can be claimed, if it is offered.
    pub fn pass(&self, place: Station) -> Option<&Pass> {
        self.link(place).map(|link| &link.door.pass)
    }

    /// The pass by which one looks on, if that is offered.
    pub fn watch_pass(&self) -> Option<&Pass> {
        self.watch.as_ref().map(|door| &door.pass)
    }

    /// How many look on.
    pub fn watchers(&self) -> usize {
        let watches = |meeting: &&Meeting| meeting.role == Role::Viewer(Viewer::Watcher);
        self.meetings.iter().filter(watches).count()
    }

    /// Whether the seat at a place is offered to somebody far away.
    pub fn is_far(&self, place: Station) -> bool {
        self.link(place).is_some_and(|link| link.far)
    }

    /// Who holds the seat at a place; `None` if it is not offered.
    pub fn holding(&self, place: Station, now: Millis) -> Option<Holding> {
        let link = self.link(place)?;
        Some(match (link.device, link.heard) {
            (None, _) => Holding::Nobody,
            (Some(_), Some(heard)) if now < heard + SILENCE_MS => Holding::Here,
            (Some(_), _) => Holding::Away,
        })
    }

    /// Whether somebody else asks for the seat at a place.
    pub fn is_asked(&self, place: Station) -> bool {
        self.link(place).is_some_and(|link| link.asking.is_some())
    }

    pub(super) fn link(&self, place: Station) -> Option<&SeatLink> {
        self.seats[place.index()].as_ref()
    }

    /// The seat at a place is not offered any more; whoever holds it is told.
    pub fn withdraw(&mut self, place: Station, out: &mut Vec<Effect>) {
        let Some(link) = self.seats[place.index()].take() else {
            return;
        };
        for member in link.holder.into_iter().chain(link.asking) {
            self.dismiss(member, &Told::Closed, out);
        }
    }

    /// The table answers whoever asks for the seat at a place.
    pub fn decide(&mut self, place: Station, allows: bool, out: &mut Vec<Effect>) {
        let Some(link) = &mut self.seats[place.index()] else {
            return;
        };
        let Some(asking) = link.asking.take() else {
            return;
        };
        if !allows {
            return self.dismiss(asking, &Told::Refused, out);
        }
        let before = link.holder.take();
        let random = random(&mut self.chance);
        let pass = match link.far {
            true => Pass::long(random),
            false => Pass::short(random),
        };
        link.door = Door::new(pass, self.code);
        if let Some(before) = before {
            self.dismiss(before, &Told::Elsewhere, out);
        }
        self.seat(asking, place, out);
    }
}
