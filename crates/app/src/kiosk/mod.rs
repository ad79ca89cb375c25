//! Kiosk mode for an unattended table: a quiet demonstration that a touch ends, an idle countdown, and the
//! operator's panel behind a corner and a PIN. All times come from the inputs.

pub mod attract;
mod backup;
pub mod corner;
pub mod host_file;
pub mod hours;
pub mod operator;
mod phantom;
pub mod pin;
pub mod vitals;

use crate::input::{Event, Reading};
use crate::settings::Settings;
use base::Millis;
use corner::Corner;
use host_file::HostFile;
use hours::WeekTime;
use operator::Operator;
use phantom::Phantom;
use pin::Pad;
use session::cabinet::Cabinet;
use vitals::Counted;

use scene::{Delete, Slider};

/// State of the table as a kiosk.
#[derive(Clone, Debug)]
pub struct Kiosk {
    /// Settings of the operator.
    pub operator: Operator,
    /// True if the page's address asks for a kiosk.
    pub(crate) asked: bool,
    /// Time of the last touch, on the inputs' clock.
    pub(crate) touched: Millis,
    /// The spot of the glass that may tap by itself.
    pub(crate) phantom: Phantom,
    /// True if the page holds the screen awake.
    pub(crate) awake: bool,
    /// True if these people's first touch has asked for full screen.
    pub(crate) filled: bool,
    /// True if an update could have been applied after the last input.
    pub(crate) renewable: bool,
    /// The operator's corner.
    pub corner: Corner,
    /// The pad on which the PIN is given.
    pub pad: Pad,
    /// True if the settings could be read; `None` until the page hears of them.
    pub(crate) read: Option<bool>,
    /// The second copy of what must not be lost, as it was found and as it is kept.
    backup: Reading,
    /// Number of changes of the backup. Of two copies the one with the higher number is the later one.
    changes: u32,
    /// Question to the operator.
    pub ask: Option<Delete>,
    /// Settings from the host's file, once it has come.
    pub(crate) file: Option<HostFile>,
    /// True if the host has answered.
    pub(crate) host_is_heard: bool,
    /// True if the host's config file is garbled.
    pub file_is_garbled: bool,
    /// Operator's own values of the sliders that the file sets.
    pub(crate) beneath: Vec<(Slider, i32)>,
    /// A time of the week, and the moment of its report on the inputs' clock; `None` before the first report.
    pub(crate) time: Option<(WeekTime, Millis)>,
    /// True if the page has asked for the time.
    pub(crate) time_asked: bool,
    /// True if the host wants the table to sleep.
    pub(crate) asleep: bool,
    /// True if the operator has woken the table though it is closed.
    pub(crate) lifted: bool,
    /// True if the table is dark.
    dark: bool,
    /// Minutes before closing that were last said aloud.
    pub(crate) closing_said: Option<u32>,
    /// True if the host wants the page to load itself again.
    pub(crate) reload: bool,
    /// Number of contacts that have come down.
    pub(crate) touches: u32,
    /// Number of times that something could not be saved.
    pub(crate) failed_saves: u32,
    /// The faults of this page's session, a line each.
    pub faults: Vec<String>,
    /// Number of errors by other programs in this tab.
    pub foreign_faults: u32,
    /// The game that is counted.
    pub(crate) counted: Option<Counted>,
    /// True if the address has asked for a game or its terms.
    pub(crate) terms_asked: bool,
}

impl Kiosk {
    /// A table that is no kiosk yet, with these games.
    pub(crate) fn new(games: Cabinet) -> Self {
        Self {
            operator: Operator::new(games),
            asked: false,
            touched: Millis::default(),
            phantom: Phantom::default(),
            awake: false,
            filled: false,
            renewable: false,
            corner: Corner::default(),
            pad: Pad::default(),
            read: None,
            backup: Reading::Empty,
            changes: 0,
            ask: None,
            file: None,
            host_is_heard: false,
            file_is_garbled: false,
            beneath: Vec::new(),
            time: None,
            time_asked: false,
            asleep: false,
            lifted: false,
            dark: false,
            closing_said: None,
            reload: false,
            touches: 0,
            failed_saves: 0,
            faults: Vec::new(),
            foreign_faults: 0,
            counted: None,
            terms_asked: false,
        }
    }

    /// Value of the operator's slider where no file sets it.
    pub(crate) fn own_value(&self, slider: Slider, settings: &Settings) -> i32 {
        let mut beneath = self.beneath.iter();
        let held = beneath.find(|(other, _)| *other == slider);
        held.map_or_else(|| settings.get(slider), |(_, value)| *value)
    }

    /// Restores the operator's own values, as long as they are not held to the file.
    pub(crate) fn release_sliders(&mut self, settings: &mut Settings) {
        for (slider, value) in self.beneath.drain(..) {
            settings.set(slider, value as f32);
        }
    }

    /// Returns true if the table is dark. Then it shows, plays and does nothing.
    pub fn is_dark(&self) -> bool {
        self.dark
    }

    /// Makes the table dark or wakes it; whether that changed anything.
    pub(crate) fn darken(&mut self, dark: bool) -> bool {
        std::mem::replace(&mut self.dark, dark) != dark
    }

    pub(crate) fn time_is(&mut self, time: WeekTime, now: Millis) {
        self.time = Some((time, now));
    }

    /// Counts what has come in.
    pub(crate) fn take_pulse(&mut self, event: &Event) {
        match event {
            Event::Down { .. } => self.touches = self.touches.wrapping_add(1),
            Event::NotSaved(_) => self.failed_saves = self.failed_saves.wrapping_add(1),
            _ => {}
        }
    }

    /// Takes the host's orders: sleep or wake, and reload as soon as that disturbs no player.
    pub(crate) fn host_orders(&mut self, asleep: bool, reload: bool) {
        self.asleep = asleep;
        self.reload |= reload;
    }
}
