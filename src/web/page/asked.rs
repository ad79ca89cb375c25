//! What others ask the page: whether it is done, and what its application tells of itself.

use std::rc::Rc;

use scene::Scene;
use screens::App;

use super::Page;
use crate::web::failure;
use crate::web::mirror::Mirror;

impl Page {
    /// Whether nothing is left to do: all that happened is answered and painted, nothing moves, and
    /// nothing that was asked of the browser, the storage or a computer player is unanswered. A timer
    /// that will wake the application is no work, nor is keeping the page for later visits.
    pub(crate) fn is_idle(&self) -> bool {
        let shared = &self.0;
        let asked =
            shared.in_flight.get() > 0 || shared.storage.is_at_work() || shared.thinking.is_asked();
        let unanswered = !shared.inbox.borrow().is_empty() || !shared.moves.borrow().is_empty();
        let unpainted = shared.frame_asked.get() || shared.held.borrow().is_some();
        shared.begun.get()
            && !self.is_moving()
            && !asked
            && !unanswered
            && !unpainted
            && !failure::stopped()
    }

    /// What the application tells of itself.
    pub(crate) fn app<T>(&self, read: impl FnOnce(&App) -> T) -> T {
        read(&self.0.works.borrow().app)
    }

    /// What the page beside the canvas tells of itself; `None` while it is being changed.
    pub(crate) fn mirror<T>(&self, read: impl FnOnce(&Mirror) -> Option<T>) -> Option<T> {
        let works = self.0.works.try_borrow().ok()?;
        read(&works.mirror)
    }

    /// The picture as it should be now.
    pub(crate) fn scene(&self) -> Rc<Scene> {
        self.app(App::view)
    }

    /// A fault in the program, in the middle of its work: what it leaves behind is for tests to see.
    pub(crate) fn fail(&self) {
        let _at_work = self.0.works.borrow_mut();
        panic!("A test has asked for a fault.");
    }

    /// Whether the application knows that a newer version waits.
    pub(crate) fn new_version(&self) -> bool {
        self.app(|app| app.outside().has_new_version())
    }

    /// Whether the table is a kiosk, be it by its address or by its operator's wish.
    pub(crate) fn is_kiosk(&self) -> bool {
        let works = self.0.works.try_borrow();
        works.is_ok_and(|works| works.app.is_kiosk())
    }

    /// The game on the table as a link tells it, and how many steps it has; two games with the same
    /// text are the same in all that is kept.
    pub(crate) fn game(&self) -> Option<(String, usize)> {
        self.app(|app| app.kept())
    }

    /// The number of the game's last save, and that of the last one that a picture has shown.
    pub(crate) fn saves(&self) -> (u32, u32) {
        let shown = self.metered(|meter| meter.shown);
        (self.app(|app| app.save_number()), shown)
    }

    /// Why nothing is kept of what happens now, if so.
    pub(crate) fn unkept(&self) -> Option<String> {
        self.app(|app| app.unkept().map(ToString::to_string))
    }
}
