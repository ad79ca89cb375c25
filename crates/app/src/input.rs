//! Inputs and effects of the application.
//!
//! An [`Input`] is all that the application ever learns of the outside, and an [`Effect`] is all that it ever asks
//! of it. The same inputs give the same game and the same effects, natively and in the browser.

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
use base::sound::Sound;
use base::table::Station;
use base::words::{Language, Message, WordTable};

/// Something that happened, and when.
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
    /// A finger, pen or mouse button goes down.
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
        /// Where the page was busy in between, the times at which the two events came say nothing about that.
        held: Millis,
    },
    /// The system has taken a contact away: it does nothing.
    Cancel {
        /// The contact.
        contact: ContactId,
    },
    /// The window has lost the focus or is hidden: all contacts are taken away.
    LetGo,
    /// A key goes down.
    Key(Key),
    /// A letter is typed where no text is taken.
    Letter {
        /// The letter.
        typed: char,
        /// The letter that the same key writes on a Latin keyboard, or the letter itself.
        latin: char,
    },
    /// The page's focus has come to something, or has left all that can be worked.
    Focus(Option<Handle>),
    /// Something is pressed by its name: by a key, or by a program that reads the page.
    Press(Handle),
    /// A slider is put to a value, in its own unit, by its name.
    Slide {
        /// Which one.
        target: Target,
        /// The value; of a replay the number of steps.
        value: f64,
    },
    /// Somebody has typed a move, as the referee writes it.
    Typed(String),
    /// A map has come, or a sentence about why it has not.
    MapCame {
        /// Which map was asked for.
        map: MapId,
        /// The file as it was read, not yet checked.
        file: Result<Box<MapFile>, Message>,
    },
    /// The words of a game's rules have come, or a sentence about why they have not.
    RulesCame {
        /// Game whose rules were asked for.
        game: GameId,
        /// In which language.
        language: Language,
        /// The file as it was read, not yet checked.
        text: Result<String, Message>,
    },
    /// The puzzles of a game have come, or a sentence about why they have not.
    PuzzlesCame {
        /// Game whose puzzles were asked for.
        game: GameId,
        /// Name of their file.
        name: &'static str,
        /// The day by the machine's own clock; `None` if it tells none.
        date: Option<Date>,
        /// The file as it was read, not yet checked.
        text: Result<String, Message>,
    },
    /// The engine has answered [`Effect::AskEngine`], or a sentence says why it has not.
    EngineReply {
        /// Which question.
        id: u32,
        /// Answer of the player that was [asked](rules::request).
        answer: Result<String, Message>,
    },
    /// The time that [`App::wake_at`](super::State::wake_at) named has come.
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
    /// A mouse of which no button is down has come to another target of the board, or has left the board.
    Hover(Option<Point>),
    /// A guess at how large the table is, in inches across the diagonal; the settings can correct it.
    TableSize(f32),
    /// The page's address asks for a kiosk.
    Kiosk,
    /// The text that [`Effect::KeepBackup`] keeps was read. This comes before all else.
    Backup(Reading),
    /// The data that was kept when the page opened has been read.
    Found(Box<Found>),
    /// The page has started again in the middle of things: by itself after a fault, or because the person before it
    /// has loaded it again after [`Effect::GoOn`]. Comes before `Found`; the game that is found goes on without a question.
    Restarted,
    /// Something could not be kept: a sentence that says why. From now on nothing is taken to be kept;
    /// before `Found` it says that nothing can be read either.
    NotSaved(Message),
    /// After that something has been kept.
    SavedAgain,
    /// All that was kept may be gone, so that all of it is to be kept once more.
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
    /// The machine's own time of the week, as [`Effect::TellTime`] asks for it.
    Time(WeekTime),
    /// Orders of the page's host to the page.
    HostOrders {
        /// That it sleeps: dark, silent, and woken by the operator alone.
        asleep: bool,
        /// That it loads itself again, as soon as that disturbs nobody.
        reload: bool,
    },
    /// The faults of this page's session so far, a line each.
    Faults(Vec<String>),
    /// So many errors of other programs, such as extensions, were heard in this tab.
    ForeignFaults(u32),
    /// Storage that is left, in millions of bytes.
    Room(f64),
    /// The file that the operator has chosen, or a sentence about why it cannot be read.
    Imported(Result<String, Message>),
    /// Something else outside has gone wrong, as a sentence for people.
    Trouble(Message),
    /// Where this page is, without question mark and what follows: links begin with it.
    Address(String),
    /// Somebody has opened a link: the text of a game in it, whatever it is.
    Link(String),
    /// Somebody has pasted a text: a link or the moves of a game, or whatever it is.
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
        /// Its table, or a sentence about why it cannot be had.
        result: Result<Arc<WordTable>, Message>,
    },
    /// True if the system asks that nothing moves by itself.
    Still(bool),
    /// True if the system asks for more contrast.
    ///
    /// It is also true for colours of the system's own, which canvases cannot take.
    Contrast(bool),
    /// The window went to full screen or came back.
    FullScreen(bool),
    /// The browser has no full screen: it is not offered.
    NoFullScreen,
    /// Random bytes of the machine's best: keys are made of them. Comes before all else.
    Entropy([u8; 32]),
    /// The page's host relays in rooms, and other machines reach it at these addresses, the likeliest first.
    Host(Vec<String>),
    /// Something has happened to the socket that [`Effect::Socket`] is about.
    Socket(SocketEvent),
    /// Somebody has opened the address of a seat at another table.
    Seat {
        /// Text of the address.
        address: String,
        /// The key that [`Effect::KeepSeatKey`] has kept for it.
        key: Option<[u8; 32]>,
    },
    /// The browser's Back, by its button or a gesture, has taken away an entry of [`Effect::StepsBack`].
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
    /// A frame has come.
    Frame(Vec<u8>),
    /// It is closed, or could not be opened.
    Closed {
        /// True if another connection has taken its place, because another window has the same room.
        replaced: bool,
    },
}

/// Something that the application asks of the outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Fetch a map's file and answer with [`Event::MapCame`].
    FetchMap(MapId),
    /// Fetch the file of a game's rules and answer with [`Event::RulesCame`].
    FetchRules(GameId, Language),
    /// Fetch the file of a game's puzzles that is called so, and answer with [`Event::PuzzlesCame`].
    FetchPuzzles(GameId, &'static str),
    /// Fetch a language's table, and its letters; [`Event::LanguageCame`] answers.
    FetchLanguage(Language),
    /// Let a player think about a [question](rules::request), and answer with
    /// [`Event::EngineReply`]. Nobody waits for an earlier question any more.
    AskEngine {
        /// The question's number: later questions have higher ones.
        id: u32,
        /// The question's bytes.
        question: Vec<u8>,
    },
    /// Let a sound be heard, from the side of a place round the table or from everywhere.
    Sound(Sound, Option<Station>),
    /// Set the volumes, each 0 to 1.
    Volume {
        /// Of the music.
        music: f32,
        /// Of all other sounds.
        sound: f32,
    },
    /// Let the music have another voice, or take it away: somebody may soon have nothing left.
    Tension(bool),
    /// Go to full screen or back.
    FullScreen(bool),
    /// Let the newer version that waits take over: the page loads itself again. Nothing happens if
    /// none waits, or while the page is open a second time.
    TakeNewVersion,
    /// Keep a game as a whole. What one input asks to be kept is kept as a whole or not at all.
    Save {
        /// The place to keep it, in which another save is replaced.
        slot: usize,
        /// The game.
        bytes: Vec<u8>,
    },
    /// Keep a step of the game, behind what is kept of it already.
    Append {
        /// The step's number: one more than that of the step before.
        number: u32,
        /// Change that came with it.
        bytes: Vec<u8>,
        /// True if the step ends a turn. Then it is on the disk before a picture shows it. A draft is shown sooner.
        confirmed: bool,
    },
    /// Keep the steps no more whose numbers go up to this one: all slots hold a later game.
    ForgetEntries {
        /// The last one to be forgotten.
        to: u32,
    },
    /// Keep no game any more: all slots are emptied, and all steps forgotten.
    Forget,
    /// Keep what cannot be read, or came too late, where the operator can have it.
    PutAside(Vec<u8>),
    /// Forget what was put aside and is just this.
    DropAside(Vec<u8>),
    /// Keep the game, as in a link, a second time where damage to the first place does not reach.
    KeepCopy(String),
    /// Connect to a room of the page's host, send, or close.
    Socket(SocketEffect),
    /// Keep the key that a table has given this page for the address of a seat, or forget it; it comes back with
    /// [`Event::Seat`].
    KeepSeatKey(String, Option<[u8; 32]>),
    /// Let a person save the picture of how a game ended as a file.
    SavePicture(PictureFormat),
    /// Copy a text for other programs and answer with [`Event::Copied`].
    Copy(String),
    /// Hand a link to the system's other programs, by the system's own sheet.
    Send(String),
    /// Take the game of a link out of the page's address: it is looked at no longer.
    ForgetLink,
    /// Load the page again without the seat in its address: it has a lobby then.
    GoHome,
    /// Let [`Event::Restarted`] come after a reload of this tab, too, or no more. At the start it does not come
    /// then.
    GoOn(bool),
    /// Have so many entries of the browser's history above the page's own: so often Back comes here before it leaves
    /// the page. At the start there are none.
    StepsBack(usize),
    /// Let a ring grow at this point of the stage: a finger has touched nothing there.
    Ripple(Point),
    /// Let the board grow to its place: a match begins. It is there at once for fingers, and the next touch
    /// ends its growth.
    Grow(Growth),
    /// Let the picture that is shown dissolve into the next one, in milliseconds.
    Dissolve(Millis),
    /// Let what is painted next on a layer come up gradually, in milliseconds.
    FadeIn(LayerName, Millis),
    /// Let the engine go on with its last turn's search while the others are on turn, or let it rest. It starts
    /// with nobody to think for.
    Ponder(bool),
    /// Keep the screen awake, or let it sleep again.
    KeepAwake(bool),
    /// Give the operator this as a file, and behind it what was put aside, a line each: `aside` and its
    /// bytes as in a [link](rules::record::link).
    Export(String),
    /// Let the operator choose such a file and answer with [`Event::Imported`].
    Import,
    /// Delete what was kept; with [`Delete::All`] the settings too.
    Delete(Delete),
    /// Keep the settings; they come back as [`Found::settings`].
    KeepSettings(String),
    /// Keep what must not be lost of the operator's settings a second time, in a place that does not
    /// suffer with the first; it comes back as [`Event::Backup`].
    KeepBackup(String),
    /// Ask the host whether a PIN is the right one; [`Event::PinAnswer`] answers.
    AskPin {
        /// The question's number.
        number: u32,
        /// The digits.
        pin: String,
    },
    /// Tell the machine's time of the week, now and every minute from now on: [`Event::Time`].
    TellTime,
    /// Let all of the window be dark, or not any more.
    Dark(bool),
    /// Load the page again. What is on the table is kept.
    Reload,
    /// Let the host count a game.
    Count(Count),
    /// Ask the browser not to give away what is kept when it needs room.
    Persist,
}

/// Number of slots for whole saves. They are written in turn, so that one is always whole.
pub const SLOTS: usize = 2;

/// Text that was found where it is kept. An unreadable text is not the same as none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// Nothing has been kept there.
    #[default]
    Empty,
    /// This was kept there.
    There(String),
    /// Something may be there, but it cannot be read.
    Unreadable,
}

impl From<Option<String>> for Reading {
    fn from(text: Option<String>) -> Self {
        text.map_or(Self::Empty, Self::There)
    }
}

/// Data that was kept when the page opened.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The slots' bytes; `None` where nothing is.
    pub slots: [Option<Vec<u8>>; SLOTS],
    /// The entries that were appended, by their numbers.
    pub entries: Vec<(u32, Vec<u8>)>,
    /// The settings as [`Effect::KeepSettings`] told them.
    pub settings: Reading,
    /// Data that was put aside, the oldest first.
    pub aside: Vec<Vec<u8>>,
    /// The second copy of the game, as [`Effect::KeepCopy`] told it.
    pub copy: Option<String>,
}

/// Answer to the request for the host's file.
#[derive(Clone, Debug, PartialEq)]
pub enum HostAnswer {
    /// It has none.
    Absent,
    /// It gave out something that is no JSON.
    Garbled,
    /// It has one.
    There(Value),
}

/// Answer of the host about a PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PinAnswer {
    /// It is the right one.
    Right,
    /// It is not; the next one counts after so many seconds.
    Wrong(u32),
    /// It was not looked at: one counts only after so many seconds.
    Waits(u32),
    /// The host does not answer, or says something else.
    Silence,
}

/// Request to the page's socket. There is one socket at most.
#[derive(Clone, Debug, PartialEq)]
pub enum SocketEffect {
    /// Connect to a room, in place of any connection before.
    Open(Code),
    /// Send a frame.
    Send(Vec<u8>),
    /// Close the connection; nothing more is heard of it.
    Close,
}
