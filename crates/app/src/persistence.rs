//! What was kept when the page opened, and a game that waits until somebody says how to go on.

use base::Millis;
use rules::record::Save;
use session::SeatAssignment;

use super::snapshot::Snapshot;
use super::table::TableScreen;
use base::words::Message;

/// A game that was kept and waits to go on.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// The game as it was kept.
    pub save: Save,
    /// The game as it will be on the table, once it could be made ready: a map may have to come first.
    pub game: Option<TableScreen>,
    /// What was kept before it, the latest first, should it turn out that this one cannot be played.
    pub(crate) spares: Vec<Save>,
    /// When it stops waiting, on the inputs' clock; `None` for as long as nobody decides.
    pub until: Option<Millis>,
    /// Whether it goes on without a question, as soon as its map is there.
    pub by_itself: bool,
    /// Whether it was put aside, so that nothing else is known of it.
    pub(crate) aside: bool,
}

impl Waiting {
    /// A game that waits for as long as nobody decides, with nothing kept before it.
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

    /// Who plays.
    pub fn sitting(&self) -> Vec<SeatAssignment> {
        let aside = Snapshot::from_bytes(&self.save.extra);
        aside.map_or_else(Vec::new, |aside| aside.sitting)
    }
}

/// What is not kept, and why, as sentences.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unkept {
    /// Why the storage takes nothing.
    pub(crate) outside: Option<Message>,
    /// Why this game cannot be written down.
    pub game: Option<Message>,
    /// What has been told of the storage: once is enough.
    pub(crate) told: Vec<Message>,
    /// How much more can be kept, in millions of bytes; `None` where the browser does not tell.
    pub(crate) room: Option<f64>,
    /// Whether the browser has been asked not to give away what is kept.
    pub(crate) asked: bool,
}
