//! Storage on this machine, in one store of the browser's own database.
//!
//! It holds the game in two slots with its steps after them, the settings, and unreadable data. Requests are
//! written in order, one transaction at a time. A transaction ends only when it is on the disk. Only one of two
//! windows saves anything, so that neither destroys the data of the other.

mod waiting;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Date, Promise, Uint8Array};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    DomException, IdbDatabase, IdbKeyRange, IdbObjectStore, IdbTransaction, IdbTransactionMode,
};

use app::input::{Effect, Event, Found, Reading, SLOTS};
use rules::record::link;
use scene::Delete;

use waiting::{answered, end};

use super::runtime::{Runtime, Wish};
use super::timer::Timer;
use super::{backup, browser, call, fault, now};
use base::words::{self, Message};

/// The database, its only store, and the lock that one window holds.
const NAME: &str = "roundhouse";
/// Key of the settings, and prefix of the keys of data set aside.
const SETTINGS: &str = "settings";
const ASIDE: &str = "aside";
/// The name of the game's second copy, which the browser keeps elsewhere.
const COPY: &str = "roundhouse game";
/// The slots' keys are their numbers, and the entries' keys their numbers from this one on.
const ENTRIES: f64 = 1024.0;
/// Maximum number of values set aside. The oldest are deleted first.
const MOST_ASIDE: usize = 20;

/// Prefix of the ballast's keys, number of its values, and bytes of each.
///
/// Larger values would get their own files. Together they exceed what Chromium's database writes into one log.
const BALLAST: &str = "ballast";
const BALLAST_VALUES: usize = 80;
const BALLAST_BYTES: usize = 60_000;

/// Milliseconds before a second attempt to open a database.
const AGAIN: u32 = 1_000;

/// Milliseconds that a frame waits for a draft in it to be on the disk.
const DRAFT_MS: f64 = 50.0;
/// Milliseconds that a frame waits for the end of a turn to be on the disk.
const TURN_MS: f64 = 1_000.0;
/// Milliseconds after which a write is late. The page reports that the disk is slow, and no frame waits long any more.
const LATE: u32 = 1_500;

/// Queue of requests to the storage, and the state of the storage.
pub(crate) struct Storage {
    runtime: Runtime,
    /// The database, once it is open.
    base: RefCell<Option<IdbDatabase>>,
    /// Requests that are not being written yet.
    queue: RefCell<Vec<Effect>>,
    /// Actions of people that are not on the disk yet, the oldest first.
    unwritten: RefCell<Vec<Unwritten>>,
    /// True during opening, reading or writing.
    busy: Cell<bool>,
    /// True if this window holds the lock.
    locked: Cell<bool>,
    /// True once the saved data have been read. They are not overwritten before.
    read: Cell<bool>,
    /// Reason why a busy storage does not answer.
    waits_for: Cell<fn() -> Message>,
    /// True while saving fails.
    failing: Cell<bool>,
    /// True if a write has failed since the database began its log.
    torn: Cell<bool>,
    /// True if the disk is slow now, and true once people have read that. The message appears once.
    slow: Cell<bool>,
    told_slow: Cell<bool>,
    /// Unreadable data in quarantine, by their keys, the oldest first.
    aside: RefCell<Vec<(String, Vec<u8>)>>,
    /// True if this page has already deleted a database that could not be opened.
    healed: Cell<bool>,
}

/// An action of people that is not on the disk yet.
#[derive(Clone, Copy)]
struct Unwritten {
    /// Times of the action and of its request, in milliseconds.
    at: f64,
    asked: f64,
    /// True if it ends a turn.
    confirmed: bool,
}

impl Storage {
    /// Returns a storage that is not open yet.
    pub(crate) fn new(runtime: &Runtime) -> Rc<Self> {
        Rc::new(Self {
            runtime: runtime.clone(),
            base: RefCell::default(),
            queue: RefCell::default(),
            unwritten: RefCell::default(),
            busy: Cell::new(true),
            locked: Cell::default(),
            read: Cell::default(),
            waits_for: Cell::new(words::web_storage_elsewhere),
            failing: Cell::default(),
            torn: Cell::default(),
            slow: Cell::default(),
            told_slow: Cell::default(),
            aside: RefCell::default(),
            healed: Cell::default(),
        })
    }

    /// Returns the milliseconds for which the next frame waits for the save of its contents. A single drafted touch
    /// may be visible a little before it is on the disk. So people never lose more than one that they have seen.
    pub(crate) fn delay(&self, now: f64) -> Option<f64> {
        let unwritten = self.unwritten.borrow();
        let oldest = unwritten.first().filter(|_| !self.failing.get())?;
        let one_draft = unwritten.len() == 1 && !oldest.confirmed;
        let most = match one_draft || self.slow.get() {
            true => DRAFT_MS,
            false => TURN_MS,
        };
        Some(oldest.asked + most - now).filter(|left| *left > 0.0)
    }

    /// Notes that the disk is slow, if people wait for a write.
    fn note_slow(&self) {
        if self.failing.get() || self.unwritten.borrow().is_empty() {
            return;
        }
        self.slow.set(true);
        if !self.told_slow.replace(true) {
            self.runtime.send(Event::Trouble(words::web_storage_slow()));
        }
    }

    /// Returns true during opening, reading or writing.
    ///
    /// Two waits do not count as work: one for another window's lock, and one for a browser whose silence the page
    /// has reported.
    pub(crate) fn is_at_work(&self) -> bool {
        let given_up = self.failing.get() && self.base.borrow().is_none();
        self.busy.get() && !given_up
    }

    /// Continues without the storage, because it has not answered for too long.
    ///
    /// The page gives the reason, unless people know already that saving fails. In that case it only asks once
    /// more.
    pub(crate) fn give_up(&self) {
        let unanswered = self.busy.get() && self.base.borrow().is_none();
        if unanswered && !self.failing.get() {
            self.fail((self.waits_for.get())());
        }
    }

    fn fail(&self, why: Message) {
        self.failing.set(true);
        self.runtime.send(Event::NotSaved(why));
    }

    fn works(&self) {
        if self.failing.replace(false) {
            self.runtime.send(Event::SavedAgain);
        }
    }
}

/// Opens the storage, sends its contents, and writes all requests from then on.
pub(crate) fn open(storage: Rc<Storage>) {
    spawn_local(async move {
        read(&storage).await;
        write_all(&storage).await;
    });
}

/// Reads and sends the saved data, and returns true if that worked.
async fn read(storage: &Rc<Storage>) -> bool {
    let looked = match look(storage).await {
        Err(why) if is_damage(&why) && !storage.healed.replace(true) => heal(storage, why).await,
        looked => looked,
    };
    match looked {
        Ok(found) => {
            storage.read.set(true);
            // Requests that the application made without knowing these data would write over them. It asks again
            // for those that still hold.
            storage.queue.take();
            storage.unwritten.take();
            storage.runtime.send(Event::Found(Box::new(found)));
            storage.works();
            true
        }
        Err(why) => {
            web_sys::console::warn_2(&"The storage cannot be opened:".into(), &why);
            storage.fail(words::web_storage_refused());
            false
        }
    }
}

/// Writes this after all earlier requests. `since` is the time of its event.
pub(crate) fn keep(storage: &Rc<Storage>, effect: Effect, since: f64) {
    {
        let mut queue = storage.queue.borrow_mut();
        // A replaced request need not be written, so the queue hardly grows.
        match &effect {
            Effect::Save { slot, .. } => {
                queue.retain(|other| !matches!(other, Effect::Save { slot: of, .. } if of == slot));
            }
            Effect::KeepSettings(_) => {
                queue.retain(|other| !matches!(other, Effect::KeepSettings(_)));
            }
            Effect::KeepCopy(_) => queue.retain(|other| !matches!(other, Effect::KeepCopy(_))),
            Effect::Forget => queue
                .retain(|other| matches!(other, Effect::KeepSettings(_)) || !is_told_again(other)),
            _ => {}
        }
        let confirmed = match effect {
            Effect::Append { confirmed, .. } => Some(confirmed),
            Effect::Save { .. } => Some(true),
            _ => None,
        };
        let mut unwritten = storage.unwritten.borrow_mut();
        // Requests of the same time have one cause.
        let told = unwritten.last().is_some_and(|last| last.at == since);
        if let Some(confirmed) = confirmed.filter(|_| !told) {
            unwritten.push(Unwritten {
                at: since,
                asked: now(),
                confirmed,
            });
        }
        queue.push(effect);
    }
    if !storage.busy.replace(true) {
        let storage = storage.clone();
        spawn_local(async move { write_all(&storage).await });
    }
}

/// Writes until the queue is empty, and then allows painting.
async fn write_all(storage: &Rc<Storage>) {
    // True if the requests write everything once more.
    let mut anew = false;
    while !storage.queue.borrow().is_empty() {
        if !storage.read.get() {
            let unwanted = storage
                .queue
                .borrow()
                .contains(&Effect::Delete(Delete::All));
            if unwanted && let Err(why) = destroy(storage).await {
                web_sys::console::warn_2(&"The storage cannot be deleted:".into(), &why);
            }
            if read(storage).await {
                continue;
            }
            storage.queue.take();
            storage.unwritten.take();
            break;
        }
        let batch = storage.queue.take();
        let count = storage.unwritten.borrow().len();
        let begun = now();
        let late = {
            let storage = storage.clone();
            Timer::after(LATE, move || storage.note_slow())
        };
        let mut written = write(storage, &batch).await;
        // Another page may have closed or deleted the database. Then a step is worthless without those before it,
        // so everything is saved once more.
        let is_all = anew || storage.failing.get();
        let again = written.is_err() && !is_all;
        if written.is_err() {
            written = reopen(storage).await;
            storage.torn.set(true);
            if is_all && written.is_ok() {
                written = write(storage, &batch).await;
            }
        }
        if storage.torn.get() && !again && written.is_ok() {
            written = begin_new_log(storage).await;
        }
        drop(late);
        let of_batch: Vec<_> = storage.unwritten.borrow_mut().drain(..count).collect();
        match written {
            Ok(()) if again => {
                let mut others = batch;
                others.retain(|effect| !is_told_again(effect));
                storage.queue.borrow_mut().splice(..0, others);
                storage.runtime.send(Event::KeepAgain);
            }
            Ok(()) => {
                let times = of_batch.iter().map(|step| now() - step.at);
                times.for_each(|time| storage.runtime.meter(|meter| meter.saved(time)));
                storage
                    .slow
                    .set(storage.slow.get() && now() - begun >= TURN_MS);
                storage.works();
            }
            Err(why) => {
                web_sys::console::warn_2(&"Nothing can be kept:".into(), &why);
                storage.fail(words::web_storage_refused());
            }
        }
        anew = again;
        storage.runtime.wish(Wish::Paint);
    }
    storage.busy.set(false);
    storage.runtime.wish(Wish::Paint);
}

/// Returns true if the application repeats this request when it saves everything once more.
fn is_told_again(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Save { .. }
            | Effect::Append { .. }
            | Effect::ForgetEntries { .. }
            | Effect::KeepCopy(_)
            | Effect::KeepSettings(_)
    )
}

/// Returns true if a database cannot be opened because its data on the disk are damaged.
///
/// It is false if the database belongs to another program, if there is no space, or if the browser saves nothing.
fn is_damage(why: &JsValue) -> bool {
    let why: Option<&DomException> = why.dyn_ref();
    why.is_some_and(|why| why.name() == "UnknownError")
}

/// Tries to open a database again, and deletes it if that fails, because no data could be saved in it.
async fn heal(storage: &Rc<Storage>, why: JsValue) -> Result<Found, JsValue> {
    web_sys::console::warn_2(&"The storage is damaged:".into(), &why);
    pause(AGAIN).await?;
    if let Ok(found) = look(storage).await {
        return Ok(found);
    }
    destroy(storage).await?;
    let found = look(storage).await?;
    storage
        .runtime
        .send(Event::Trouble(words::web_storage_healed()));
    Ok(found)
}

async fn pause(millis: u32) -> Result<(), JsValue> {
    let over = Promise::new(&mut |yes, _| {
        Timer::after(millis, move || _ = yes.call0(&JsValue::UNDEFINED)).forget();
    });
    JsFuture::from(over).await.map(drop)
}

async fn look(storage: &Rc<Storage>) -> Result<Found, JsValue> {
    if !storage.locked.get() {
        hold_lock().await?;
        storage.locked.set(true);
    }
    storage.waits_for.set(words::web_storage_silent);
    reopen(storage).await?;
    let mut found = Found {
        copy: backup::read_as(COPY),
        ..Found::default()
    };
    storage.aside.take();
    for (key, value) in read_all(storage).await? {
        if key == SETTINGS {
            found.settings = value
                .as_string()
                .map_or(Reading::Unreadable, Reading::There);
        }
        if let Some(name) = key.as_string().filter(|name| name.starts_with(ASIDE)) {
            let bytes = value.dyn_ref().map(Uint8Array::to_vec).unwrap_or_default();
            found.aside.push(bytes.clone());
            storage.aside.borrow_mut().push((name, bytes));
        }
        let Some(number) = key.as_f64() else { continue };
        // A foreign value in this place is no game, and the page reports it as such.
        let bytes = || value.dyn_ref().map(Uint8Array::to_vec).unwrap_or_default();
        if let Some(slot) = found.slots.get_mut(number as usize) {
            *slot = Some(bytes());
        } else if number >= ENTRIES {
            found.entries.push(((number - ENTRIES) as u32, bytes()));
        }
    }
    Ok(found)
}

/// Returns all saved values with their keys.
async fn read_all(storage: &Storage) -> Result<Vec<(JsValue, JsValue)>, JsValue> {
    let (work, store) = begin(storage, IdbTransactionMode::Readonly)?;
    let (keys, values) = (store.get_all_keys()?, store.get_all()?);
    end(&work).await?;
    let (keys, values) = (Array::from(&keys.result()?), Array::from(&values.result()?));
    Ok(keys.iter().zip(values.iter()).collect())
}

/// Returns all data set aside for a file, a line each.
pub(crate) async fn aside(storage: &Storage) -> Result<String, JsValue> {
    let mut text = String::new();
    for (key, value) in read_all(storage).await? {
        let is_aside = key.as_string().is_some_and(|name| name.starts_with(ASIDE));
        if let Some(bytes) = value.dyn_ref::<Uint8Array>().filter(|_| is_aside) {
            text += &format!("{ASIDE} {}\n", link::to_text(&bytes.to_vec()));
        }
    }
    Ok(text)
}

/// Returns the keys of all data set aside.
fn everything_aside() -> Result<IdbKeyRange, JsValue> {
    IdbKeyRange::bound(&ASIDE.into(), &"aside~".into())
}

/// The keys of the entries up to a number.
fn entries_to(number: f64) -> Result<IdbKeyRange, JsValue> {
    IdbKeyRange::bound(&ENTRIES.into(), &(ENTRIES + number).into())
}

/// Waits until no other window saves anything, and keeps others out as long as this one is open. Over plain http
/// from another machine there are no locks, so all windows write.
async fn hold_lock() -> Result<(), JsValue> {
    let Some(locks) = browser::of_navigator("locks") else {
        return Ok(());
    };
    let mut refused = JsValue::UNDEFINED;
    let granted = Promise::new(&mut |yes, no| {
        // The lock lasts until this promise is resolved, which never happens.
        let hold = Closure::once_into_js(move || {
            let _ = yes.call0(&JsValue::UNDEFINED);
            Promise::new(&mut |_, _| {})
        });
        match call(&locks, "request", &[NAME.into(), hold]) {
            Ok(lasting) => refused = lasting,
            Err(why) => _ = no.call1(&JsValue::UNDEFINED, &why),
        }
    });
    let first = Promise::race(&Array::of2(&granted, &refused));
    JsFuture::from(first).await.map(drop)
}

/// Deletes the whole unreadable database.
async fn destroy(storage: &Storage) -> Result<(), JsValue> {
    if let Some(base) = storage.base.take() {
        base.close();
    }
    answered(&browser::databases()?.delete_database(NAME)?).await
}

async fn reopen(storage: &Rc<Storage>) -> Result<(), JsValue> {
    let asked = browser::databases()?.open_with_u32(NAME, 1)?;
    let request = asked.clone();
    let make = Closure::once_into_js(move || {
        let base: IdbDatabase = request.result()?.unchecked_into();
        base.create_object_store(NAME)
    });
    asked.set_onupgradeneeded(Some(make.unchecked_ref()));
    if let Err(event) = answered(&asked).await {
        return Err(asked.error()?.map_or(event, JsValue::from));
    }
    let base: IdbDatabase = asked.result()?.unchecked_into();
    let let_go = storage.clone();
    // Another page wants to delete or upgrade the database. It may, and everything is saved again.
    let changes = Closure::<dyn Fn()>::new(move || {
        if let Some(base) = let_go.base.take() {
            base.close();
            let_go.runtime.send_later(Event::KeepAgain);
        }
    });
    base.set_onversionchange(Some(changes.into_js_value().unchecked_ref()));
    storage.base.replace(Some(base));
    Ok(())
}

async fn write(storage: &Storage, batch: &[Effect]) -> Result<(), JsValue> {
    let (work, store) = begin(storage, IdbTransactionMode::Readwrite)?;
    let put = |value: JsValue, key: JsValue| store.put_with_key(&value, &key).map(drop);
    let array = |bytes: &[u8]| JsValue::from(Uint8Array::from(bytes));
    let forget = || {
        let slots = (0..SLOTS).map(|slot| (slot as u32).into());
        let entries = entries_to(f64::from(u32::MAX))?.into();
        let mut all = slots.chain([entries]);
        all.try_for_each(|key: JsValue| store.delete(&key).map(drop))
    };
    for effect in batch {
        match effect {
            Effect::Save { slot, bytes } => put(array(bytes), (*slot as u32).into())?,
            Effect::Append { number, bytes, .. } => {
                put(array(bytes), (ENTRIES + f64::from(*number)).into())?;
            }
            Effect::ForgetEntries { to } => {
                store.delete(&entries_to(f64::from(*to))?.into())?;
            }
            Effect::Forget => forget()?,
            Effect::KeepCopy(_) => {}
            Effect::PutAside(bytes) => put_aside(storage, &store, bytes)?,
            Effect::DropAside(bytes) => {
                let mut aside = storage.aside.borrow_mut();
                let mut gone = aside.extract_if(.., |(_, other)| other == bytes);
                gone.try_for_each(|(key, _)| store.delete(&key.into()).map(drop))?;
            }
            Effect::Delete(Delete::All) => {
                store.clear()?;
                storage.aside.take();
            }
            // All but the settings.
            Effect::Delete(Delete::Saves) => {
                forget()?;
                store.delete(&everything_aside()?.into())?;
                storage.aside.take();
            }
            Effect::KeepSettings(text) => put(text.into(), SETTINGS.into())?,
            _ => {}
        }
    }
    end(&work).await?;
    for effect in batch {
        match effect {
            Effect::KeepCopy(text) => backup::keep_as(COPY, text),
            Effect::Forget | Effect::Delete(_) => backup::keep_as(COPY, ""),
            _ => {}
        }
    }
    Ok(())
}

/// Makes the database begin a new log. After a full disk, Chromium's database continues its log behind an
/// incomplete entry. All seems well until it restarts, takes the log for damaged and discards everything. So a
/// write counts only if a log's worth of ballast fits behind it.
async fn begin_new_log(storage: &Storage) -> Result<(), JsValue> {
    let (work, store) = begin(storage, IdbTransactionMode::Readwrite)?;
    let mut state = 1_u32;
    // The database would compress equal bytes.
    let mut byte = |_| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as u8
    };
    for value in 0..BALLAST_VALUES {
        let bytes: Vec<u8> = (0..BALLAST_BYTES).map(&mut byte).collect();
        let key = format!("{BALLAST} {value}");
        store.put_with_key(&Uint8Array::from(&*bytes), &key.into())?;
    }
    end(&work).await?;
    let (work, store) = begin(storage, IdbTransactionMode::Readwrite)?;
    let all = IdbKeyRange::bound(&BALLAST.into(), &format!("{BALLAST}~").into())?;
    store.delete(&all.into())?;
    end(&work).await?;
    storage.torn.set(false);
    Ok(())
}

/// Sets data aside, and deletes the oldest if there is too much.
fn put_aside(storage: &Storage, store: &IdbObjectStore, bytes: &[u8]) -> Result<(), JsValue> {
    let mut aside = storage.aside.borrow_mut();
    // Of keys with the same time the last is the latest.
    let key = (0..).map(|count| format!("{ASIDE} {} {count:04}", Date::now() as u64));
    let key = key
        .into_iter()
        .find(|key| !aside.iter().any(|(other, _)| other == key))
        .ok_or_else(|| fault("There are no keys."))?;
    store.put_with_key(&Uint8Array::from(bytes), &key.as_str().into())?;
    aside.push((key, bytes.to_vec()));
    while aside.len() > MOST_ASIDE {
        store.delete(&aside.remove(0).0.into())?;
    }
    Ok(())
}

/// Options of a transaction.
#[derive(Serialize)]
struct Wishes {
    durability: &'static str,
}

/// Begins a transaction that is over only when it is on the disk; it, and its store.
fn begin(
    storage: &Storage,
    mode: IdbTransactionMode,
) -> Result<(IdbTransaction, IdbObjectStore), JsValue> {
    let base = storage.base.borrow();
    let base = base
        .as_ref()
        .ok_or_else(|| fault("The database is not open."))?;
    let wishes = serde_wasm_bindgen::to_value(&Wishes {
        durability: "strict",
    })?;
    // By name, because its binding has no options yet.
    let work = call(base, "transaction", &[NAME.into(), mode.into(), wishes])?;
    let work: IdbTransaction = work.unchecked_into();
    let store = work.object_store(NAME)?;
    Ok((work, store))
}
