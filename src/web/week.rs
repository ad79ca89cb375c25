//! The machine's own time of the week, for opening hours.

use std::cell::Cell;

use js_sys::Date;

use app::input::Event;
use app::kiosk::hours::WeekTime;

use super::runtime::Runtime;
use super::timer::Timer;

/// Interval in milliseconds at which the page reports the time.
///
/// People change clocks, and machines sleep.
const INTERVAL: u32 = 60_000;

thread_local! {
    static TELLS: Cell<bool> = const { Cell::new(false) };
}

/// Tells the application the time, and every minute from now on.
pub(crate) fn tell(runtime: &Runtime) {
    runtime.send_later(Event::Time(now()));
    if !TELLS.replace(true) {
        let runtime = runtime.clone();
        Timer::every(INTERVAL, move || runtime.send(Event::Time(now()))).forget();
    }
}

fn now() -> WeekTime {
    let now = Date::new_0();
    let seconds = (now.get_hours() * 60 + now.get_minutes()) * 60 + now.get_seconds();
    // Script counts days from Sunday.
    WeekTime::new(now.get_day() + 6, seconds * 1000 + now.get_milliseconds())
}
