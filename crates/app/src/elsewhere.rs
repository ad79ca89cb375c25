//! Connections of this page: the room of its table, and the seat that it holds at another table.
//!
//! It also has the generator for their keys.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;

use super::input::Effect;
use super::room::{Membership, RoomSign, TableRoom, TableView};
use base::Millis;
use base::table::Station;

/// The page that holds a seat elsewhere, and how far its screen has followed.
#[derive(Clone, Debug)]
struct Member {
    membership: Membership,
    /// True if the last view from the table is on the screen.
    view_shown: bool,
    /// True if the page has asked for the map of that view.
    map_asked: bool,
    /// True if the page asks its person about another page that wants the seat.
    is_asked: bool,
}

/// Connections of this page with others.
#[derive(Clone, Debug, Default)]
pub(crate) struct Elsewhere {
    /// Generator of keys; `None` before the unpredictable bytes arrive.
    secrets: Option<ChaCha20Rng>,
    /// Room in which people elsewhere join this table.
    room: Option<Box<TableRoom>>,
    /// Saved room that waits for a host.
    kept: Option<String>,
    /// State of the table when it was last sent to the people elsewhere.
    sign: Option<RoomSign>,
    /// The places at which the sheet about a phone is open.
    sheets: [bool; Station::ALL.len()],
    /// Seat whose link was copied last, and the result of copying once it is known.
    copied: Option<(Station, Option<bool>)>,
    member: Option<Box<Member>>,
    /// True if the lobby of one person waits for friends.
    awaits_friends: bool,
    /// Start time of a game for which all friends are present.
    begins_at: Option<Millis>,
}

impl Elsewhere {
    /// Takes random bytes of cryptographic quality, as the source of keys.
    pub(crate) fn entropy(&mut self, seed: [u8; 32]) {
        self.secrets = Some(ChaCha20Rng::from_seed(seed));
    }

    /// Returns a new generator for code that makes keys.
    pub(crate) fn chance(&mut self) -> Option<ChaCha20Rng> {
        self.secrets.as_mut().map(ChaCha20Rng::from_rng)
    }

    /// Returns true if keys can be made.
    pub(crate) fn makes_keys(&self) -> bool {
        self.secrets.is_some()
    }

    /// Returns the room of this table, if it has one.
    pub(crate) fn room(&self) -> Option<&TableRoom> {
        self.room.as_deref()
    }

    pub(crate) fn room_mut(&mut self) -> Option<&mut TableRoom> {
        self.room.as_deref_mut()
    }

    /// Returns the room, and opens one if needed; `None` while there is no source of keys.
    pub(crate) fn room_or_new(&mut self) -> Option<&mut TableRoom> {
        if self.room.is_none() {
            let chance = self.chance()?;
            self.room = Some(Box::new(TableRoom::new(chance)));
        }
        self.room_mut()
    }

    /// Offers the seat at a place to a far player, or to a phone at this table.
    pub(crate) fn offer(&mut self, place: Station, far: bool) {
        if let Some(room) = self.room_or_new() {
            room.offer(place, far);
        }
    }

    /// Offers the watchers' link.
    pub(crate) fn offer_watching(&mut self) {
        if let Some(room) = self.room_or_new() {
            room.offer_watching();
        }
    }

    /// Ends watching.
    pub(crate) fn withdraw_watching(&mut self, out: &mut Vec<Effect>) {
        if let Some(room) = self.room_mut() {
            room.withdraw_watching(out);
        }
    }

    /// Passes the table's answer to a page that asks for a seat with a holder.
    pub(crate) fn decide(&mut self, place: Station, allows: bool, out: &mut Vec<Effect>) {
        if let Some(room) = self.room_mut() {
            room.decide(place, allows, out);
        }
        self.close_sheet(place);
    }

    /// The page that holds the seat at a place gets its view again.
    pub(crate) fn show_again_at(&mut self, place: Station) {
        if let Some(room) = self.room_mut() {
            room.show_again_at(place);
        }
    }

    /// The page has been woken, or the network is back.
    pub(crate) fn woke(&mut self, now: Millis, out: &mut Vec<Effect>) {
        if let Some(member) = self.member_mut() {
            member.woke(now, out);
        }
        if let Some(room) = self.room_mut() {
            room.woke(now, out);
        }
    }

    /// Returns true if there is a room, even one that still waits for its host.
    pub(crate) fn has_room(&self) -> bool {
        self.room.is_some() || self.kept.is_some()
    }

    /// Takes the room that was saved with the settings. It waits for the host.
    pub(crate) fn room_was_kept(&mut self, text: &str) {
        self.kept = Some(text.into());
    }

    /// Reopens the saved room, if none is open.
    pub(crate) fn reopen(&mut self) {
        if self.room.is_some() || self.member.is_some() {
            return;
        }
        let Some(text) = self.kept.take() else { return };
        if let Some(chance) = self.chance() {
            self.room = TableRoom::from_text(&text, chance).map(Box::new);
        }
    }

    /// Returns the room as a line of the settings, even while it waits for its host.
    pub(crate) fn to_text(&self) -> String {
        let open = self.room().map(TableRoom::to_text);
        let text = open.or_else(|| self.kept.clone());
        text.map_or(String::new(), |text| format!("room={text}\n"))
    }

    /// Ends the room with all its keys.
    pub(crate) fn end_room(&mut self, out: &mut Vec<Effect>) {
        (self.kept, self.sign, self.sheets) = (None, None, Default::default());
        if let Some(mut room) = self.room.take() {
            room.end(out);
        }
    }

    /// Takes the room out while the caller reads the rest of the table. [`put_room`](Self::put_room) puts it
    /// back.
    pub(crate) fn take_room(&mut self) -> Option<Box<TableRoom>> {
        self.room.take()
    }

    /// Puts back the room, unless it has ended.
    pub(crate) fn put_room(&mut self, room: Option<Box<TableRoom>>) {
        if room.is_none() {
            self.sign = None;
        }
        self.room = room;
    }

    /// Returns true if the table has changed since it was last sent to the people elsewhere.
    ///
    /// The new state counts as sent from now on.
    pub(crate) fn is_news(&mut self, sign: RoomSign) -> bool {
        let is_news = self.sign.as_ref() != Some(&sign);
        self.sign = Some(sign);
        is_news
    }

    /// Returns true if the sheet about a phone is open at a place.
    pub(crate) fn sheet_is_open(&self, place: Station) -> bool {
        self.sheets[place.index()] || self.room().is_some_and(|room| room.is_asked(place))
    }

    /// Returns true if such a sheet has been opened at any place.
    pub(crate) fn has_open_sheet(&self) -> bool {
        self.sheets.contains(&true)
    }

    /// Opens or closes the sheet at a place, and returns true if it is open then. The result of copying its link is
    /// dropped.
    pub(crate) fn toggle_sheet(&mut self, place: Station) -> bool {
        self.copied.take_if(|(at, _)| *at == place);
        let open = &mut self.sheets[place.index()];
        *open = !*open;
        *open
    }

    pub(crate) fn close_sheet(&mut self, place: Station) {
        self.sheets[place.index()] = false;
    }

    /// The link on the sheet at a seat is being copied.
    pub(crate) fn copies_link_at(&mut self, place: Station) {
        self.copied = Some((place, None));
    }

    /// Notes the result of a copy, and returns true if it was a seat's link that was copied.
    pub(crate) fn was_copied(&mut self, done: bool) -> bool {
        match &mut self.copied {
            Some((_, copied @ None)) => copied.replace(done).is_none(),
            Some(_) | None => false,
        }
    }

    /// Returns the result of copying the link on the sheet at a seat.
    ///
    /// `None` if the last copy was another link, or its result is not known yet.
    pub(crate) fn copied_at(&self, place: Station) -> Option<bool> {
        self.copied.filter(|(at, _)| *at == place)?.1
    }

    /// Returns true if the lobby of one person waits for friends.
    pub(crate) fn awaits_friends(&self) -> bool {
        self.awaits_friends
    }

    /// Begins or stops to wait for friends.
    pub(crate) fn await_friends(&mut self, waits: bool) {
        (self.awaits_friends, self.begins_at) = (waits, None);
    }

    /// Returns the start time of a game for which all friends are present.
    pub(crate) fn begins_at(&self) -> Option<Millis> {
        self.begins_at
    }

    /// Sets the start time when all have come, or clears it when a person has left.
    pub(crate) fn begin_at(&mut self, at: Option<Millis>) {
        self.begins_at = at;
    }

    /// From now on this page holds a seat elsewhere.
    pub(crate) fn be_member(&mut self, membership: Membership) {
        self.member = Some(Box::new(Member {
            membership,
            view_shown: true,
            map_asked: false,
            is_asked: false,
        }));
    }

    /// The page that holds a seat elsewhere, if this is one.
    pub(crate) fn member(&self) -> Option<&Membership> {
        self.member.as_ref().map(|member| &member.membership)
    }

    pub(crate) fn member_mut(&mut self) -> Option<&mut Membership> {
        self.member.as_mut().map(|member| &mut member.membership)
    }

    /// Marks a new view from the table as not shown yet.
    pub(crate) fn view_came(&mut self) {
        if let Some(member) = &mut self.member {
            (member.view_shown, member.map_asked) = (false, false);
        }
    }

    /// Returns the latest view from the table, if it has still to be shown.
    pub(crate) fn view_to_show(&self) -> Option<&TableView> {
        let member = self.member.as_ref().filter(|member| !member.view_shown)?;
        member.membership.view()
    }

    /// Notes that the last view from the table is on the screen.
    pub(crate) fn view_is_shown(&mut self) {
        if let Some(member) = &mut self.member {
            member.view_shown = true;
        }
    }

    /// Records whether the page asks its person about another page, and returns true if that has changed.
    pub(crate) fn is_asked(&mut self, asked: bool) -> bool {
        let member = self.member.as_mut();
        member.is_some_and(|member| std::mem::replace(&mut member.is_asked, asked) != asked)
    }

    /// Marks the map of the next view as requested, and returns true for the first request.
    pub(crate) fn asks_for_map(&mut self) -> bool {
        let member = self.member.as_mut();
        member.is_some_and(|member| !std::mem::replace(&mut member.map_asked, true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: Station = Station::NearLeft;

    #[test]
    fn a_room_is_opened_once_keys_can_be_made_and_ends_with_its_sheets() {
        let mut here = Elsewhere::default();
        assert!(here.room_or_new().is_none() && !here.has_room());
        here.entropy([7; 32]);
        assert!(here.room_or_new().is_some() && here.has_room());
        assert!(here.toggle_sheet(PLACE) && here.sheet_is_open(PLACE));
        here.end_room(&mut Vec::new());
        assert!(!here.has_room() && !here.has_open_sheet());
        assert_eq!(here.to_text(), "");
    }

    #[test]
    fn a_room_that_was_kept_stays_in_the_settings_until_it_is_opened() {
        let mut here = Elsewhere::default();
        here.room_was_kept("whatever it says");
        assert_eq!(here.to_text(), "room=whatever it says\n");
        assert!(here.has_room());
        // A text that describes no room opens none.
        here.entropy([7; 32]);
        here.reopen();
        assert!(!here.has_room());
        let kept = here.room_or_new().expect("keys can be made").to_text();
        let mut again = Elsewhere::default();
        again.entropy([8; 32]);
        again.room_was_kept(&kept);
        again.reopen();
        assert_eq!(again.room().map(TableRoom::to_text), Some(kept));
    }

    #[test]
    fn what_is_offered_opens_the_room_and_a_decision_closes_the_sheet() {
        let mut here = Elsewhere::default();
        here.offer(PLACE, true);
        assert!(!here.has_room(), "no keys can be made");
        here.entropy([7; 32]);
        here.offer(PLACE, true);
        here.offer_watching();
        let room = here.room().expect("it is open");
        assert!(room.is_far(PLACE) && room.watch_pass().is_some());
        here.toggle_sheet(PLACE);
        here.decide(PLACE, false, &mut Vec::new());
        here.withdraw_watching(&mut Vec::new());
        assert!(!here.has_open_sheet());
        let room = here.room().expect("the seat is still offered");
        assert!(room.pass(PLACE).is_some() && room.watch_pass().is_none());
    }

    #[test]
    fn the_copy_result_belongs_to_the_seat_that_copied() {
        let mut here = Elsewhere::default();
        assert!(!here.was_copied(true));
        here.copies_link_at(PLACE);
        assert!(here.was_copied(true));
        assert_eq!(here.copied_at(PLACE), Some(true));
        assert_eq!(here.copied_at(Station::FarRight), None);
        // The next answer belongs to another link.
        assert!(!here.was_copied(false));
        here.toggle_sheet(PLACE);
        assert_eq!(here.copied_at(PLACE), None);
    }
}
