//! Watch on the window, the system's preferences, and the first touch.
//!
//! The first touch starts audio.

use wasm_bindgen::JsValue;

use app::input::Event;

use super::Page;
use crate::web::listener::Listener;
use crate::web::timer::Timer;
use crate::web::{awake, browser, location, window};

/// Interval of a look at the window, in milliseconds.
const LOOK: u32 = 500;

impl Page {
    /// Checks the window at each change of its size, and now and then. Some browsers report neither a rotated
    /// screen, nor other pixels, nor the end of a wake lock.
    pub(super) fn watch_window(&self) -> Result<[Listener; 2], JsValue> {
        let window = window()?;
        let listen = |kind| {
            let page = self.clone();
            Listener::new(&window, kind, move |_| page.look_at_window())
        };
        let page = self.clone();
        Timer::every(LOOK, move || {
            page.look_at_window();
            awake::renew();
        })
        .forget();
        Ok(["resize", "orientationchange"].map(listen))
    }

    fn look_at_window(&self) {
        let density = window().map_or(1.0, |window| window.device_pixel_ratio());
        let Ok(now) = location::window_now() else {
            return;
        };
        let before = self.0.window.replace(Some((now, density)));
        if before == Some((now, density)) {
            return;
        }
        if before.is_none_or(|(before, _)| before != now) {
            self.0.runtime.send(Event::Window(now));
        }
        self.ask_frame();
    }

    /// Tells the application a preference of the system, and its later changes.
    pub(super) fn on_wish(
        &self,
        query: &str,
        event: fn(bool) -> Event,
    ) -> Result<Option<Listener>, JsValue> {
        let Some(wish) = browser::media(query) else {
            return Ok(None);
        };
        let tell = {
            let (runtime, wish) = (self.0.runtime.clone(), wish.clone());
            move || runtime.send(event(wish.matches()))
        };
        tell();
        Ok(Some(Listener::new(&wish, "change", move |_| tell())))
    }

    /// Waits for the user's first action, before which browsers allow no sound.
    pub(super) fn on_activation(&self) -> Result<Vec<Listener>, JsValue> {
        let window = window()?;
        let listen = |kind: &'static str| {
            let page = self.clone();
            Listener::new(&window, kind, move |_| page.wake_audio())
        };
        Ok(["pointerup", "mousedown", "keydown"].map(listen).into())
    }
}
