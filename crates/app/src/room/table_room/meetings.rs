//! Members of the room: their proof of rights, their messages, and the table's answers.

use rooms::sealed::{Channel, Hello, Key, Side};
use rooms::{Member, Request};

use super::{Holding, Means, Meeting, Role, TableRoom, Viewer, Wish, random};
use crate::input::Effect;
use crate::room::deal::FairDeal;
use crate::room::line::SILENCE_MS;
use crate::room::message::{FairView, Opened, Parcel, Said, Told, VERSION};
use base::table::Station;
use base::{Millis, wire};

/// Number of messages that do not open after which the table sends a member away.
const NONSENSE: u32 = 40;

impl TableRoom {
    pub(super) fn said(
        &mut self,
        member: Member,
        payload: &[u8],
        now: Millis,
        out: &mut Vec<Effect>,
    ) -> Option<Wish> {
        match Parcel::read(payload) {
            Some(Parcel::Hello(theirs)) => {
                // A member that greets again and again is no page.
                self.is_nonsense(member, out);
                let ours = Hello(random(&mut self.chance));
                let meeting = self.meeting(member)?;
                meeting.greeted = Some((theirs, ours));
                let answer = Parcel::Answer(theirs, ours).to_bytes();
                self.line.send(&Request::Tell(member, &answer), out);
                None
            }
            Some(Parcel::Sealed(sealed)) => self.opened_parcel(member, sealed, now, out),
            Some(Parcel::Answer(..) | Parcel::Unknown) | None => {
                self.is_nonsense(member, out);
                None
            }
        }
    }

    fn opened_parcel(
        &mut self,
        member: Member,
        sealed: &[u8],
        now: Millis,
        out: &mut Vec<Effect>,
    ) -> Option<Wish> {
        let meeting = self.meeting(member)?;
        let known = meeting.channel.as_mut();
        let plain = known.and_then(|channel| channel.open(sealed).ok());
        let Some(plain) = plain.or_else(|| self.proven(member, sealed)) else {
            self.is_nonsense(member, out);
            // A member that is known already gets no answer, so that a forged message cannot confuse it.
            if self
                .meeting(member)
                .is_some_and(|meeting| meeting.channel.is_none())
            {
                let unknown = Parcel::Unknown.to_bytes();
                self.line.send(&Request::Tell(member, &unknown), out);
            }
            return None;
        };
        let said: Said = wire::from_bytes(&plain)?;
        let role = self.meeting(member)?.role;
        match (role, said) {
            (Role::At(..), Said::Claim(version)) if version != VERSION => {
                self.dismiss(member, &Told::OtherVersion, out);
                None
            }
            (Role::At(viewer, means), Said::Claim(_)) => {
                self.claimed(member, viewer, means, now, out)
            }
            (Role::Viewer(Viewer::Seat(place)), said) => {
                self.seats[place.index()].as_mut()?.heard = Some(now);
                match said {
                    Said::Do(seen, command) if command.is_for_one_seat() => {
                        Some(Wish::Do(place, seen, command))
                    }
                    Said::Finish(seen) => Some(Wish::Finish(place, seen)),
                    Said::Ready => Some(Wish::Ready(place)),
                    Said::Leave => Some(self.leave(member, place)),
                    Said::Decide(allows) => {
                        self.decide(place, allows, out);
                        None
                    }
                    Said::Pledge(table, pledged) => {
                        let is_next = table == self.next.table();
                        // A page that pledges once more has forgotten its first pledge, and could check nothing.
                        if is_next && !self.next.pledge(place.index() as u8, pledged) {
                            self.begin_deal_anew();
                        }
                        None
                    }
                    Said::Secret(table, secret) => {
                        if table == self.next.table() {
                            self.next.open(place.index() as u8, secret);
                        }
                        None
                    }
                    Said::Do(..) | Said::Claim(_) | Said::Here => None,
                }
            }
            (Role::Unknown | Role::At(..) | Role::Asking(_) | Role::Viewer(Viewer::Watcher), _) => {
                None
            }
        }
    }

    /// Finds a member's key by its first sealed message, which only the right key opens. Until then the table drops
    /// no other member for it.
    fn proven(&mut self, member: Member, sealed: &[u8]) -> Option<Vec<u8>> {
        let (theirs, ours) = self.meeting(member)?.greeted?;
        let seats = Station::ALL
            .into_iter()
            .filter_map(|place| Some((place, self.link(place)?)));
        let mut keys: Vec<(Key, Viewer, Means)> = Vec::new();
        for (place, link) in seats {
            let viewer = Viewer::Seat(place);
            keys.extend(link.device.map(|key| (Key(key), viewer, Means::Device)));
            keys.push((link.door.key.clone(), viewer, Means::Pass));
        }
        let watch = self.watch.as_ref();
        keys.extend(watch.map(|door| (door.key.clone(), Viewer::Watcher, Means::Pass)));
        for (key, viewer, means) in keys {
            let mut channel = Channel::new(&key, theirs, ours, Side::Table);
            if let Ok(plain) = channel.open(sealed) {
                let meeting = self.meeting(member)?;
                meeting.greeted = None;
                meeting.channel = Some(channel);
                meeting.role = Role::At(viewer, means);
                meeting.is_shown = false;
                meeting.facts.clear();
                return Some(plain);
            }
        }
        None
    }

    /// Takes a member's claim to the rights of its key.
    fn claimed(
        &mut self,
        member: Member,
        viewer: Viewer,
        means: Means,
        now: Millis,
        out: &mut Vec<Effect>,
    ) -> Option<Wish> {
        let Viewer::Seat(place) = viewer else {
            self.meeting(member)?.role = Role::Viewer(viewer);
            return None;
        };
        let link = self.seats[place.index()].as_mut()?;
        if means == Means::Device {
            // The same page by another connection.
            let before = link
                .holder
                .replace(member)
                .filter(|before| *before != member);
            link.heard = Some(now);
            self.meeting(member)?.role = Role::Viewer(viewer);
            if let Some(before) = before {
                self.dismiss(before, &Told::Elsewhere, out);
            }
            self.begin_deal_anew_for(place);
            return Some(Wish::Came {
                place,
                first: false,
            });
        }
        if link.device.is_none() {
            link.heard = Some(now);
            self.seat(member, place, out);
            return Some(Wish::Came { place, first: true });
        }
        // The table decides about one page at a time. So the page that comes in is the one that people saw ask.
        if *link.asking.get_or_insert(member) != member {
            self.dismiss(member, &Told::Refused, out);
            return None;
        }
        self.meeting(member)?.role = Role::Asking(place);
        self.tell(member, &Told::Asking, out);
        self.show_again_at(place);
        Some(Wish::Asks(place))
    }

    /// Gives the seat at a place to a member, with a key that no other page has.
    pub(super) fn seat(&mut self, member: Member, place: Station, out: &mut Vec<Effect>) {
        let device = random(&mut self.chance);
        if let Some(link) = &mut self.seats[place.index()] {
            (link.device, link.holder) = (Some(device), Some(member));
        }
        if let Some(meeting) = self.meeting(member) {
            meeting.role = Role::Viewer(Viewer::Seat(place));
            meeting.is_shown = false;
        }
        self.tell(member, &Told::Seated(device), out);
        self.begin_deal_anew_for(place);
    }

    /// Prepares another deal if a page cannot take part in the one that is prepared. Such a page has come too late
    /// for it, or does not remember its pledge.
    fn begin_deal_anew_for(&mut self, place: Station) {
        if self.next.misses(place.index() as u8) {
            self.begin_deal_anew();
        }
    }

    fn begin_deal_anew(&mut self) {
        self.next = FairDeal::new(&mut self.chance);
        self.show_again();
    }

    /// Shows the pledges to all members, once all who are present have pledged. If one of them leaves before giving
    /// its secret, the others prepare a new deal.
    pub(super) fn attend_deal(&mut self, now: Millis) {
        let here = |place: &Station| self.holding(*place, now) == Some(Holding::Here);
        let here = Station::ALL.into_iter().filter(here);
        let here: Vec<u8> = here.map(|place| place.index() as u8).collect();
        if self.next.awaits().any(|place| !here.contains(&place)) {
            self.begin_deal_anew();
        }
        if self.next.close(&here) {
            self.show_again();
        }
    }

    /// Returns the public part of the next deal.
    pub(crate) fn next_deal(&self) -> FairView {
        self.next.view()
    }

    /// Origin of the deal that is played.
    pub(crate) fn opened_deal(&self) -> Option<Opened> {
        self.dealt.as_ref().map(FairDeal::opened)
    }

    /// A round is dealt now: the seed, if it comes from all who hold seats; another deal is prepared.
    pub(crate) fn deal(&mut self) -> Option<u64> {
        let next = FairDeal::new(&mut self.chance);
        let dealt = std::mem::replace(&mut self.next, next);
        let seed = dealt.seed();
        self.dealt = seed.map(|_| dealt);
        self.show_again();
        seed
    }

    pub(super) fn meeting(&mut self, member: Member) -> Option<&mut Meeting> {
        let mut all = self.meetings.iter_mut();
        all.find(|meeting| meeting.member == member)
    }

    pub(super) fn tell(&mut self, member: Member, told: &Told, out: &mut Vec<Effect>) {
        let Some(channel) = self
            .meeting(member)
            .and_then(|meeting| meeting.channel.as_mut())
        else {
            return;
        };
        if let Ok(sealed) = channel.seal(&wire::to_bytes(told)) {
            let parcel = Parcel::Sealed(&sealed).to_bytes();
            self.line.send(&Request::Tell(member, &parcel), out);
        }
    }

    /// Sends a member a last message. The page ends the connection itself.
    pub(super) fn dismiss(&mut self, member: Member, told: &Told, out: &mut Vec<Effect>) {
        self.tell(member, told, out);
        if let Some(meeting) = self.meeting(member) {
            (meeting.role, meeting.channel, meeting.since) = (Role::Unknown, None, None);
        }
    }

    /// Dismisses members that have proved nothing for a while. The room has a limit, and phones need the places.
    pub(super) fn send_away_strangers(&mut self, now: Millis, out: &mut Vec<Effect>) {
        let mut gone = Vec::new();
        for meeting in &mut self.meetings {
            let since = *meeting.since.get_or_insert(now);
            if meeting.is_stranger() && since + SILENCE_MS <= now {
                gone.push(meeting.member);
            }
        }
        for member in gone {
            self.send_away(member, out);
        }
    }

    fn send_away(&mut self, member: Member, out: &mut Vec<Effect>) {
        self.left(member);
        self.line.send(&Request::Remove(member), out);
    }

    fn is_nonsense(&mut self, member: Member, out: &mut Vec<Effect>) {
        let Some(meeting) = self.meeting(member) else {
            return;
        };
        meeting.nonsense += 1;
        if meeting.nonsense > NONSENSE {
            self.send_away(member, out);
        }
    }
}
