//! Inputs and effects of the application.
//!
//! An [`Input`] is all that the application learns of the outside, and an [`Effect`] is all that it asks of it. The
//! same inputs give the same game and the same effects, natively and in the browser.

use std::sync::Arc;

use rooms::Code;
use serde_json::Value;

use base::Millis;
use rules::GameId;
use rules::maps::{MapFile, MapId};
use rules::puzzles::Date;
use scene::{Delete, LayerName, PictureFormat, Point, Target};

use super::focus::Handle;
use super::keyboard::Key;
use super::kiosk::hours::WeekTime;
use super::kiosk::vitals::Count;
use super::layout::Window;
use super::motion::Growth;
use super::world::WorldPicture;
use base::sound::Sound;
use base::table::Station;
use base::words::{Language, Message, WordTable};

/// An event, and its time.
#[derive(Clone, Debug)]
pub struct Input {
    /// Milliseconds on a clock that never runs backwards.
    pub at: Millis,
    /// Event that happened.
    pub event: Event,
}

/// The number by which the system tells contacts apart while they last.
pub type ContactId = i32;

/// Events that can happen.
#[derive(Clone, Debug)]
pub enum Event {
    /// Press of a finger, pen or mouse button.
    Down {
        /// The contact. Its later events bear the same number.
        contact: ContactId,
        /// Where, in stage units.
        at: Point,
        /// The contact's larger extent in stage units; 0 where the system does not tell.
        width: f32,
    },
    /// A contact that is down has moved or changed its size.
    Move {
        /// The contact.
        contact: ContactId,
        /// Where, in stage units.
        at: Point,
        /// As in `Down`.
        width: f32,
    },
    /// A contact is lifted.
    Up {
        /// The contact.
        contact: ContactId,
        /// Where, in stage units.
        at: Point,
        /// Time that it was down, in milliseconds on the system's own clock.
        ///
        /// If the page was busy in between, the times of the two events do not say this.
        held: Millis,
    },
    /// The system has taken a contact away, which has no effect.
    Cancel {
        /// The contact.
        contact: ContactId,
    },
    /// The window has lost the focus or is hidden: all contacts are taken away.
    LetGo,
    /// Press of a key.
    Key(Key),
    /// A letter was typed outside text fields.
    Letter {
        /// The letter.
        typed: char,
        /// The letter that the same key writes on a Latin keyboard, or the letter itself.
        latin: char,
    },
    /// The page's focus has moved to an element, or has left all elements.
    Focus(Option<Handle>),
    /// A control was pressed by its name, by a key or a screen reader.
    Press(Handle),
    /// A slider was set to a value, in its own unit, by its name.
    Slide {
        /// Which one.
        target: Target,
        /// The value; of a replay the number of steps.
        value: f64,
    },
    /// Move that a person typed, in the referee's notation.
    Typed(String),
    /// A map has arrived, or the sentence that says why it is missing.
    MapCame {
        /// Map that was requested.
        map: MapId,
        /// Content of the file, not yet checked.
        file: Result<Box<MapFile>, Message>,
    },
    /// The map maker works on the requested [own map](MapId::own).
    MapMaking {
        /// Which map.
        map: MapId,
        /// Part of the work that is done.
        percent: u8,
    },
    /// The outlines of the world's countries have arrived, or the sentence that says why they are missing.
    WorldCame(Result<Box<WorldPicture>, Message>),
    /// The text of a game's rules has arrived, or the sentence that says why it is missing.
    RulesCame {
        /// Game whose rules were requested.
        game: GameId,
        /// In which language.
        language: Language,
        /// Content of the file, not yet checked.
        text: Result<String, Message>,
    },
    /// The puzzles of a game have arrived, or the sentence that says why they are missing.
    PuzzlesCame {
        /// Game whose puzzles were requested.
        game: GameId,
        /// Name of their file.
        name: &'static str,
        /// The date by the machine's own clock; `None` if the clock has none.
        date: Option<Date>,
        /// Content of the file, not yet checked.
        text: Result<String, Message>,
    },
    /// The engine has answered [`Effect::AskEngine`], or the sentence says why it has not.
    EngineReply {
        /// Which question.
        id: u32,
        /// Answer of the player that was [asked](rules::request).
        answer: Result<String, Message>,
    },
    /// The time of [`App::wake_at`](super::State::wake_at) has come.
    Wake,
    /// The window has a size, at the start and whenever that changes.
    Window(Window),
    /// A mouse wheel, or two fingers that spread on a trackpad, make the board larger by a factor, or smaller.
    Zoom {
        /// Where the pointer is, in stage units.
        at: Point,
        /// Above 1 for larger.
        factor: f32,
    },
    /// Two fingers on a trackpad move the board, as they move any page.
    Scroll {
        /// Where the pointer is, in stage units.
        at: Point,
        /// Distance by which the board there moves, in stage units.
        by: Point,
    },
    /// A mouse without a pressed button has reached another target of the board, or has left the board.
    Hover(Option<Point>),
    /// A guess at how large the table is, in inches across the diagonal; the settings can correct it.
    TableSize(f32),
    /// The page's address asks for a kiosk.
    Kiosk,
    /// Result of reading the text that [`Effect::KeepBackup`] has stored. It comes before all other inputs.
    Backup(Reading),
    /// The page has read the data that was stored before it opened.
    Found(Box<Found>),
    /// The page has restarted during use, either after a fault or because its person has reloaded it after
    /// [`Effect::GoOn`]. It comes before `Found`, and the saved game continues without a question.
    Restarted,
    /// The page could not save something, for the reason in this sentence. From now on nothing counts as saved.
    /// Before `Found` it means that nothing can be read either.
    NotSaved(Message),
    /// Saving works again after that.
    SavedAgain,
    /// The storage may have lost everything, so the application saves all of it again.
    KeepAgain,
    /// The page's host has answered the request for its settings file.
    HostFile(HostAnswer),
    /// The host has answered about the PIN of [`Effect::AskPin`].
    PinAnswer {
        /// Which question.
        number: u32,
        /// Answer of the host.
        answer: PinAnswer,
    },
    /// The machine's own time of the week, as a reply to [`Effect::TellTime`].
    Time(WeekTime),
    /// Orders of the page's host to the page.
    HostOrders {
        /// That it sleeps: dark, silent, and woken by the operator alone.
        asleep: bool,
        /// True if the page has to reload as soon as that disturbs no player.
        reload: bool,
    },
    /// The faults of this page's session so far, one a line.
    Faults(Vec<String>),
    /// Number of errors by other programs in this tab, such as extensions.
    ForeignFaults(u32),
    /// Remaining storage, in millions of bytes.
    Room(f64),
    /// The file that the operator has chosen, or a sentence about why it cannot be read.
    Imported(Result<String, Message>),
    /// Another failure outside, as a sentence for people.
    Trouble(Message),
    /// This page's address, without the question mark and the rest: links begin with it.
    Address(String),
    /// Text of a game in a link that a person has opened. It may be garbage.
    Link(String),
    /// Text that a person has pasted: a link, the moves of a game, or garbage.
    Pasted(String),
    /// Query of the address, as names and values. They may be any.
    Query(Vec<(String, String)>),
    /// Result of [`Effect::Copy`]: true if the text has been copied.
    Copied(bool),
    /// The browser hands links to the system's other programs: [`Effect::Send`].
    CanSend,
    /// The languages that the browser asks for, the best first, by their codes.
    Languages(Vec<String>),
    /// Result of [`Effect::FetchLanguage`].
    LanguageCame {
        /// The language.
        language: Language,
        /// Its table, or a sentence about the failure.
        result: Result<Arc<WordTable>, Message>,
    },
    /// True if the system asks for no animations.
    Still(bool),
    /// True if the system asks for more contrast.
    ///
    /// It is also true for colours of the system's own, which canvases cannot take.
    Contrast(bool),
    /// The window went to full screen or came back.
    FullScreen(bool),
    /// The browser has no full screen: it is not offered.
    NoFullScreen,
    /// Random bytes of cryptographic quality for keys. They come before all other inputs.
    Entropy([u8; 32]),
    /// The page's host relays in rooms, and other machines reach it at these addresses, the likeliest first.
    Host(Vec<String>),
    /// An event of the socket from [`Effect::Socket`].
    Socket(SocketEvent),
    /// A person has opened the address of a seat at another table.
    Seat {
        /// Text of the address.
        address: String,
        /// The stored key for it, from [`Effect::KeepSeatKey`].
        key: Option<[u8; 32]>,
    },
    /// The browser's Back, by its button or a gesture, has removed an entry of [`Effect::StepsBack`].
    Back,
    /// The page has been woken, or the network is back.
    Woke,
    /// A newer version of the page is on the machine, as a whole, and waits for
    /// [`Effect::TakeNewVersion`].
    NewVersion,
}

/// Events of the page's socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SocketEvent {
    /// It is connected.
    Opened,
    /// A frame has arrived.
    Frame(Vec<u8>),
    /// It is closed, or could not be opened.
    Closed {
        /// True if another window with the same room has replaced this connection.
        replaced: bool,
    },
}

/// A request of the application to the outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Fetches a map's file, and answers with [`Event::MapCame`]. The map maker makes an [own map](MapId::own), and
    /// [`Event::MapMaking`] reports its progress.
    FetchMap(MapId),
    /// Stops making a requested own map. There is no answer to the request then.
    StopMap(MapId),
    /// Fetch the outlines of the world's countries and answer with [`Event::WorldCame`].
    FetchWorld,
    /// Fetch the file of a game's rules and answer with [`Event::RulesCame`].
    FetchRules(GameId, Language),
    /// Fetches the puzzles of a game from the file of this name, and answers with [`Event::PuzzlesCame`].
    FetchPuzzles(GameId, &'static str),
    /// Fetch a language's table, and its letters; [`Event::LanguageCame`] answers.
    FetchLanguage(Language),
    /// Asks the engine a [question](rules::request). [`Event::EngineReply`] brings the answer. It replaces an
    /// earlier question.
    AskEngine {
        /// The question's number: later questions have higher ones.
        id: u32,
        /// The question's bytes.
        question: Vec<u8>,
    },
    /// Plays a sound, from the side of a place round the table or from everywhere.
    Sound(Sound, Option<Station>),
    /// Set the volumes, each 0 to 1.
    Volume {
        /// Of the music.
        music: f32,
        /// Of all other sounds.
        sound: f32,
    },
    /// Adds or removes the music's second voice, for a time when the game may soon be over.
    Tension(bool),
    /// Go to full screen or back.
    FullScreen(bool),
    /// Lets the waiting newer version take over: the page reloads itself. Nothing happens if none waits, or while
    /// the page is open in a second window.
    TakeNewVersion,
    /// Saves a whole game. The saves of one input are written together or not at all.
    Save {
        /// The slot, whose earlier save this one replaces.
        slot: usize,
        /// The game.
        bytes: Vec<u8>,
    },
    /// Saves a step of the game, after its earlier entries.
    Append {
        /// The step's number: one more than that of the step before.
        number: u32,
        /// Change that came with it.
        bytes: Vec<u8>,
        /// True if the step ends a turn. Such a step is on the disk before a frame shows it. A draft is visible
        /// earlier.
        confirmed: bool,
    },
    /// Deletes the steps up to this number, because all slots hold a later game.
    ForgetEntries {
        /// The last one to delete.
        to: u32,
    },
    /// Deletes the saved game: all slots, and all steps.
    Forget,
    /// Sets aside data that cannot be read, or came too late, for the operator.
    PutAside(Vec<u8>),
    /// Deletes the data set aside that is equal to this.
    DropAside(Vec<u8>),
    /// Keep the game, as in a link, a second time where damage to the first place does not reach.
    KeepCopy(String),
    /// Connects to a room of the page's host, sends, or closes.
    Socket(SocketEffect),
    /// Stores the key that a table has given this page for the address of a seat, or deletes it. It comes back with
    /// [`Event::Seat`].
    KeepSeatKey(String, Option<[u8; 32]>),
    /// Lets a person save the picture of a game's end as a file.
    SavePicture(PictureFormat),
    /// Copy a text for other programs and answer with [`Event::Copied`].
    Copy(String),
    /// Passes a link to the system's other programs, by the system's own sheet.
    Send(String),
    /// Removes the game of a link from the page's address, because the players have left it.
    ForgetLink,
    /// Load the page again without the seat in its address: it has a lobby then.
    GoHome,
    /// Sends [`Event::Restarted`] after a reload of this tab too, or stops to. At the start it does not.
    GoOn(bool),
    /// Sets the number of the page's entries in the browser's history above its own one. So many times Back comes
    /// here before it leaves the page. At the start there are none.
    StepsBack(usize),
    /// Shows a growing ring at this point of the stage, where a finger has touched no target.
    Ripple(Point),
    /// Lets the board grow to its place at the start of a match. It takes touches at once, and the next touch ends
    /// its growth.
    Grow(Growth),
    /// Cross-fades from the current frame to the next one, in milliseconds.
    Dissolve(Millis),
    /// Fades in the next picture of a layer, in milliseconds.
    FadeIn(LayerName, Millis),
    /// Lets the engine continue its last search while other players are on turn, or stops it. At the start it
    /// ponders for no seat.
    Ponder(bool),
    /// Keeps the screen awake, or lets it sleep again.
    KeepAwake(bool),
    /// Gives the operator this as a file. Data set aside follows, a line each: `aside` and its bytes as in a
    /// [link](rules::record::link).
    Export(String),
    /// Lets the operator choose such a file, and answers with [`Event::Imported`].
    Import,
    /// Deletes stored data; with [`Delete::All`] the settings too.
    Delete(Delete),
    /// Saves the settings, which come back as [`Found::settings`].
    KeepSettings(String),
    /// Saves the most important operator settings a second time, in a place that does not fail with the first. They
    /// come back as [`Event::Backup`].
    KeepBackup(String),
    /// Asks the host if a PIN is right, and answers with [`Event::PinAnswer`].
    AskPin {
        /// The question's number.
        number: u32,
        /// The digits.
        pin: String,
    },
    /// Tell the machine's time of the week, now and every minute from now on: [`Event::Time`].
    TellTime,
    /// Makes the whole window dark, or ends that.
    Dark(bool),
    /// Reloads the page. The game on the table is saved.
    Reload,
    /// Asks the host to count a game.
    Count(Count),
    /// Asks the browser not to evict the page's storage when space runs short.
    Persist,
}

/// Number of slots for whole saves. The page writes them in turn, so that one is always whole.
pub const SLOTS: usize = 2;

/// Result of reading a stored text. An unreadable text is not the same as none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// Nothing is stored there.
    #[default]
    Empty,
    /// This text is stored there.
    There(String),
    /// Something may be there, but it cannot be read.
    Unreadable,
}

impl From<Option<String>> for Reading {
    fn from(text: Option<String>) -> Self {
        text.map_or(Self::Empty, Self::There)
    }
}

/// Data that was stored when the page opened.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The slots' bytes; `None` where nothing is.
    pub slots: [Option<Vec<u8>>; SLOTS],
    /// The appended entries, by their numbers.
    pub entries: Vec<(u32, Vec<u8>)>,
    /// The settings as [`Effect::KeepSettings`] told them.
    pub settings: Reading,
    /// Data set aside, the oldest first.
    pub aside: Vec<Vec<u8>>,
    /// The second copy of the game, as [`Effect::KeepCopy`] told it.
    pub copy: Option<String>,
}

/// Answer to the request for the host's file.
#[derive(Clone, Debug, PartialEq)]
pub enum HostAnswer {
    /// It has none.
    Absent,
    /// Its answer was not JSON.
    Garbled,
    /// It has one.
    There(Value),
}

/// Answer of the host about a PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PinAnswer {
    /// The PIN is right.
    Right,
    /// The PIN is wrong; the next one counts after so many seconds.
    Wrong(u32),
    /// The host has not checked the PIN, because the next one counts only after so many seconds.
    Waits(u32),
    /// The host does not answer, or its answer makes no sense.
    Silence,
}

/// Request to the page's socket. There is one socket at most.
#[derive(Clone, Debug, PartialEq)]
pub enum SocketEffect {
    /// Connects to a room, in place of any earlier connection.
    Open(Code),
    /// Send a frame.
    Send(Vec<u8>),
    /// Closes the connection. Nothing it sends later arrives.
    Close,
}
