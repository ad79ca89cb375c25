//! Surroundings of the page, as far as they have been reported.
//!
//! They are the page's address, the abilities of its host and its browser, and the wishes of the system.

use super::input::{Effect, Event};
use super::sharing::is_local;

/// The surroundings of the page.
#[derive(Clone, Debug)]
pub struct Outside {
    /// Where this page is, without question mark and what follows.
    address: String,
    /// The addresses of this machine for others, the likeliest first, if its host relays in rooms.
    host: Option<Vec<String>>,
    /// True if the browser hands links to the system's other programs.
    sends: bool,
    /// True if the page's address has the game of a link.
    has_link: bool,
    /// True if the window is in full screen; `None` where there is no full screen.
    full_screen: Option<bool>,
    /// True if an update of the page waits.
    has_new_version: bool,
    /// True if the system asks that nothing moves.
    wishes_stillness: bool,
    /// True if the system asks for more contrast.
    wishes_contrast: bool,
    /// True if the music plays its other voice, because a player may soon have nothing left.
    tense: bool,
    /// Number of steps back that the page knows of.
    steps_back: usize,
    /// True if the page knows that the game goes on after a load.
    goes_on: bool,
}

impl Default for Outside {
    fn default() -> Self {
        Self {
            address: String::new(),
            host: None,
            sends: false,
            has_link: false,
            full_screen: Some(false),
            has_new_version: false,
            wishes_stillness: false,
            wishes_contrast: false,
            tense: false,
            steps_back: 0,
            goes_on: false,
        }
    }
}

impl Outside {
    /// Takes note of an event, if it is about the surroundings.
    pub(crate) fn hear(&mut self, event: &Event) {
        match event {
            Event::Address(address) => self.address.clone_from(address),
            Event::Host(addresses) => self.host = Some(addresses.clone()),
            Event::CanSend => self.sends = true,
            Event::Link(_) => self.has_link = true,
            Event::FullScreen(on) => self.full_screen = Some(*on),
            Event::NoFullScreen => self.full_screen = None,
            Event::NewVersion => self.has_new_version = true,
            Event::Still(still) => self.wishes_stillness = *still,
            Event::Contrast(more) => self.wishes_contrast = *more,
            _ => {}
        }
    }

    /// Where this page is, without question mark and what follows.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The address at which other machines reach this page; `None` if none does.
    pub(crate) fn address_for_others(&self) -> Option<String> {
        let addresses = self.host.as_ref()?;
        if !is_local(&self.address) {
            return Some(self.address.clone());
        }
        let (_, path) = self.address.split_once("://")?;
        let path = path.split_once('/').map_or("", |(_, path)| path);
        addresses.first().map(|origin| format!("{origin}{path}"))
    }

    /// Returns true if the page's host relays in rooms.
    pub(crate) fn has_relay(&self) -> bool {
        self.host.is_some()
    }

    /// Returns true if the browser hands links to the system's other programs.
    pub(crate) fn sends(&self) -> bool {
        self.sends
    }

    /// The page's address has the game of a link no longer.
    pub(crate) fn forget_link(&mut self, out: &mut Vec<Effect>) {
        if std::mem::take(&mut self.has_link) {
            out.push(Effect::ForgetLink);
        }
    }

    /// Returns true if the window is in full screen; `None` where there is no full screen.
    pub fn full_screen(&self) -> Option<bool> {
        self.full_screen
    }

    /// Returns true if an update of the page waits to be applied.
    pub fn has_new_version(&self) -> bool {
        self.has_new_version
    }

    /// Returns true if the system asks that nothing moves.
    pub(crate) fn wishes_stillness(&self) -> bool {
        self.wishes_stillness
    }

    /// Returns true if the system asks for more contrast.
    pub fn wishes_contrast(&self) -> bool {
        self.wishes_contrast
    }

    /// Tells the page how often the browser's Back does something here, if that has changed.
    pub(crate) fn tell_steps_back(&mut self, steps: usize, out: &mut Vec<Effect>) {
        tell(&mut self.steps_back, steps, Effect::StepsBack, out);
    }

    /// Tells the page whether the game goes on when it is loaded again, if that has changed.
    pub(crate) fn tell_goes_on(&mut self, goes_on: bool, out: &mut Vec<Effect>) {
        tell(&mut self.goes_on, goes_on, Effect::GoOn, out);
    }

    /// Tells the music about tension at the end of a match, if that has changed.
    pub(crate) fn tell_tension(&mut self, tense: bool, out: &mut Vec<Effect>) {
        tell(&mut self.tense, tense, Effect::Tension, out);
    }
}

/// Tells the page a value if it is another one than the page knows.
fn tell<T: Copy + PartialEq>(
    known: &mut T,
    now: T,
    effect: impl FnOnce(T) -> Effect,
    out: &mut Vec<Effect>,
) {
    if std::mem::replace(known, now) != now {
        out.push(effect(now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(address: &str, host: &[&str]) -> Option<String> {
        let mut outside = Outside::default();
        outside.hear(&Event::Address(address.into()));
        let host = host.iter().map(|&address| address.into()).collect();
        outside.hear(&Event::Host(host));
        outside.address_for_others()
    }

    #[test]
    fn others_reach_a_page_of_this_machine_by_the_address_of_its_host() {
        let reached = at("http://localhost:8787/table/", &["http://10.0.0.7:8787/"]);
        assert_eq!(reached.as_deref(), Some("http://10.0.0.7:8787/table/"));
        assert_eq!(at("http://localhost:8787/", &[]), None);
        assert_eq!(
            at("garbage", &["http://10.0.0.7:8787/"]).as_deref(),
            Some("garbage")
        );
        let known = at("https://example.org/", &[]);
        assert_eq!(known.as_deref(), Some("https://example.org/"));
        assert_eq!(Outside::default().address_for_others(), None);
    }
}
