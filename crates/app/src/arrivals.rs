//! Games on their way to the table: a saved game that waits for a decision, a game that was set aside, and the game of a
//! link whose map is missing.

use base::Millis;
use rules::record::Save;
use session::SeatAssignment;

use super::snapshot::Snapshot;
use super::table::TableScreen;

/// A game that was kept and waits to go on.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// The game as it was kept.
    pub save: Save,
    /// The game as it will be on the table, once it could be made ready: a map may have to come first.
    pub game: Option<TableScreen>,
    /// Saves from before it, the latest first, in case this one cannot be played.
    pub(crate) spares: Vec<Save>,
    /// Time on the inputs' clock when it stops waiting; `None` until a person decides.
    pub(crate) until: Option<Millis>,
    /// True if the game goes on without a question, as soon as its map is there.
    pub by_itself: bool,
    /// True if the game was set aside. Nothing else is known of it.
    pub(crate) aside: bool,
}

impl Waiting {
    /// Returns a game that waits until a person decides, with no earlier games behind it.
    pub fn new(save: Save) -> Self {
        Self {
            save,
            game: None,
            spares: Vec::new(),
            until: None,
            by_itself: false,
            aside: false,
        }
    }

    /// The first of some saves, with the others behind it.
    pub(crate) fn first_of(saves: Vec<Save>) -> Option<Self> {
        let mut spares = saves.into_iter();
        let save = spares.next()?;
        Some(Self {
            spares: spares.collect(),
            ..Self::new(save)
        })
    }

    /// Returns the players at their seats.
    pub fn sitting(&self) -> Vec<SeatAssignment> {
        let aside = Snapshot::from_bytes(&self.save.extra);
        aside.map_or_else(Vec::new, |aside| aside.sitting)
    }
}

/// Games on their way to the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arrivals {
    waiting: Option<Waiting>,
    /// A game that was set aside. It waits only when no other game does.
    aside: Option<Save>,
    /// A game that came by a link and waits for its map.
    opening: Option<Save>,
    /// True if the page has restarted by itself, so that a found game goes on by itself too.
    restarted: bool,
}

impl Arrivals {
    /// The game that was kept and waits to go on.
    pub(crate) fn waiting(&self) -> Option<&Waiting> {
        self.waiting.as_ref()
    }

    pub(crate) fn waiting_mut(&mut self) -> Option<&mut Waiting> {
        self.waiting.as_mut()
    }

    /// A game waits. One that waited before is forgotten.
    pub(crate) fn wait(&mut self, waiting: Waiting) {
        self.waiting = Some(waiting);
    }

    /// The game that waits does so no longer.
    pub(crate) fn take_waiting(&mut self) -> Option<Waiting> {
        self.waiting.take()
    }

    /// Records that a game was set aside.
    pub(crate) fn put_aside(&mut self, save: Option<Save>) {
        self.aside = save;
    }

    pub(crate) fn take_aside(&mut self) -> Option<Save> {
        self.aside.take()
    }

    /// Shows the game of a link as soon as its map has arrived.
    pub(crate) fn open(&mut self, save: Save) {
        self.opening = Some(save);
    }

    /// The game of a link that waits for its map.
    pub(crate) fn opening(&self) -> Option<&Save> {
        self.opening.as_ref()
    }

    pub(crate) fn take_opening(&mut self) -> Option<Save> {
        self.opening.take()
    }

    /// The page has started again by itself.
    pub(crate) fn restarted(&mut self) {
        self.restarted = true;
    }

    /// Returns true if a found game goes on by itself.
    pub(crate) fn go_on_by_themselves(&self) -> bool {
        self.restarted
    }

    /// Returns true if the waiting game comes to the table without a question, as soon as its map is there.
    pub(crate) fn waits_by_itself(&self) -> bool {
        self.waiting
            .as_ref()
            .is_some_and(|waiting| waiting.by_itself)
    }

    /// Lets the waiting game wait until a person decides.
    pub(crate) fn let_wait(&mut self) {
        if let Some(waiting) = &mut self.waiting {
            waiting.by_itself = false;
        }
    }

    /// Returns true if a game comes to the table without a question.
    pub(crate) fn comes_by_itself(&self) -> bool {
        self.opening.is_some() || self.waits_by_itself()
    }
}
