//! What is kept on this machine: the game in two slots, the settings, and whatever could not be
//! read, in one store of the browser's own database. What is asked for is written in order, one
//! transaction at a time, and a transaction is over only when it is on the disk. Of two windows only
//! one keeps anything, so that neither destroys what the other has.

use std::cell::{Cell, RefCell};

use js_sys::{Array, Date, Function, Promise, Reflect, Uint8Array};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{IdbDatabase, IdbKeyRange, IdbObjectStore, IdbTransaction, IdbTransactionMode};

use crate::app::input::{Effect, Event};
use crate::app::persistence::{Found, SLOTS};
use crate::scene::Delete;

use super::page::Page;
use super::{call, now, window};

/// The database, its only store, and the lock that one window holds.
const NAME: &str = "roundhouse";
/// The settings' key; the slots' keys are their numbers, and what is put aside has long names.
const SETTINGS: &str = "settings";

const REFUSED: &str = "This browser keeps nothing for this page: there may be no room, or it may be a private \
     window. The game goes on, but it will be lost when the page is closed.";
const SILENT: &str = "This browser does not answer when it is asked to keep the game. The game goes on, but it may \
     be lost when the page is closed.";
const ELSEWHERE: &str = "Roundhouse is open in another window, and that one keeps its game. What is played here is \
     not kept until the other window is closed.";

/// What is to be kept, and how that stands.
pub(crate) struct Storage {
    /// The database, once it is open.
    base: RefCell<Option<IdbDatabase>>,
    /// What is not being written yet, and since when the first of it waits.
    queue: RefCell<Vec<Effect>>,
    since: Cell<f64>,
    /// Whether something is being opened, read or written.
    busy: Cell<bool>,
    /// Why nothing is heard of the storage while it is busy.
    waits_for: Cell<&'static str>,
    /// Whether people have been told that something is not kept: once is enough.
    told: Cell<bool>,
}

impl Default for Storage {
    fn default() -> Self {
        Self {
            base: RefCell::default(),
            queue: RefCell::default(),
            since: Cell::new(0.0),
            busy: Cell::new(true),
            waits_for: Cell::new(ELSEWHERE),
            told: Cell::new(false),
        }
    }
}

impl Storage {
    /// Whether it is worth waiting for what is being written.
    pub(crate) fn is_trusted(&self) -> bool {
        !self.told.get()
    }

    /// Whether something is being opened, read or written. Waiting for another window to let go, or
    /// for a browser that has not answered for so long that people were told, is no work.
    pub(crate) fn is_at_work(&self) -> bool {
        let given_up = self.told.get() && self.base.borrow().is_none();
        self.busy.get() && !given_up
    }

    /// Nothing has been heard for so long that the page goes on without: people are told why, once.
    pub(crate) fn is_late(&self, page: &Page) {
        if self.busy.get() && self.base.borrow().is_none() {
            self.tell(page, self.waits_for.get());
        }
    }

    fn tell(&self, page: &Page, why: &str) {
        if !self.told.replace(true) {
            page.send(Event::NotSaved(why.into()));
        }
    }
}

/// Opens the storage, sends what is found in it, and from then on writes what is asked for.
pub(crate) fn open(page: Page) {
    spawn_local(async move {
        let storage = page.storage();
        match look(storage).await {
            // What the application has asked for without knowing this would write over it: it asks
            // again for what still holds.
            Ok(found) => {
                storage.queue.take();
                page.send(Event::Found(Box::new(found)));
            }
            Err(why) => {
                web_sys::console::warn_2(&"The storage cannot be opened:".into(), &why);
                storage.tell(&page, REFUSED);
            }
        }
        write_all(&page).await;
    });
}

/// Writes this as soon as all before it is written; `since` is when what it tells of happened.
pub(crate) fn keep(page: &Page, effect: Effect, since: f64) {
    let storage = page.storage();
    {
        let mut queue = storage.queue.borrow_mut();
        if queue.is_empty() {
            storage.since.set(since);
        }
        // Of one slot and of the settings only the last counts, so that what waits never grows.
        let slot_of = |effect: &Effect| match effect {
            Effect::Save { slot, .. } => Some(*slot),
            Effect::KeepSettings(_) => Some(SLOTS),
            _ => None,
        };
        let slot = slot_of(&effect);
        queue.retain(|other| slot.is_none() || slot_of(other) != slot);
        queue.push(effect);
    }
    if !storage.busy.replace(true) {
        let page = page.clone();
        spawn_local(async move { write_all(&page).await });
    }
}

/// Writes until nothing is left, and lets the page paint.
async fn write_all(page: &Page) {
    let storage = page.storage();
    loop {
        let batch = storage.queue.take();
        if batch.is_empty() {
            break;
        }
        let since = storage.since.get();
        let mut written = write(storage, &batch).await;
        if written.is_err() {
            // The database may have been closed or deleted by somebody else.
            written = match reopen(storage).await {
                Ok(()) => write(storage, &batch).await,
                Err(why) => Err(why),
            };
        }
        match written {
            Ok(()) => page.saved_in(now() - since),
            Err(why) => {
                web_sys::console::warn_2(&"Nothing can be kept:".into(), &why);
                storage.tell(page, REFUSED);
            }
        }
    }
    storage.busy.set(false);
    page.let_paint();
}

async fn look(storage: &Storage) -> Result<Found, JsValue> {
    hold_lock().await?;
    storage.waits_for.set(SILENT);
    reopen(storage).await?;
    let mut found = Found::default();
    for (key, value) in read_all(storage).await? {
        if key == SETTINGS {
            found.settings = value.as_string();
        }
        if let Some(number) = key.as_f64()
            && let Some(slot) = found.slots.get_mut(number as usize)
        {
            // Whatever else somebody has put there is no game, and is told as such.
            let bytes = value.dyn_ref().map(Uint8Array::to_vec);
            *slot = Some(bytes.unwrap_or_default());
        }
    }
    Ok(found)
}

/// Everything that is kept, by its keys.
async fn read_all(storage: &Storage) -> Result<Vec<(JsValue, JsValue)>, JsValue> {
    let (work, store) = begin(storage, IdbTransactionMode::Readonly)?;
    let (keys, values) = (store.get_all_keys()?, store.get_all()?);
    end(&work).await?;
    let (keys, values) = (Array::from(&keys.result()?), Array::from(&values.result()?));
    Ok(keys.iter().zip(values.iter()).collect())
}

/// All that is saved and all that was put aside, for a file: a line each, its key and its bytes in
/// hexadecimal digits.
pub(crate) async fn saves(storage: &Storage) -> Result<String, JsValue> {
    let mut text = String::new();
    for (key, value) in read_all(storage).await? {
        if let Some(bytes) = value.dyn_ref::<Uint8Array>() {
            let name = key.as_string();
            text +=
                &name.unwrap_or_else(|| format!("slot {}", key.as_f64().unwrap_or(-1.0) as i32));
            text += ": ";
            for byte in bytes.to_vec() {
                for digit in [byte >> 4, byte & 15] {
                    text.push(char::from(b"0123456789abcdef"[usize::from(digit)]));
                }
            }
            text.push('\n');
        }
    }
    Ok(text)
}

/// The keys of what was put aside: names that begin so.
fn everything_aside() -> Result<IdbKeyRange, JsValue> {
    IdbKeyRange::bound(&"aside".into(), &"aside~".into())
}

/// Waits until no other window keeps anything, and keeps others out for as long as this one lasts.
/// Over plain http from another machine there are no locks; then all windows write.
async fn hold_lock() -> Result<(), JsValue> {
    let locks = Reflect::get(&window()?.navigator(), &"locks".into())?;
    if locks.is_undefined() {
        return Ok(());
    }
    let mut refused = JsValue::UNDEFINED;
    let granted = Promise::new(&mut |yes, no| {
        // The lock lasts until this promise is kept, which is never.
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

async fn reopen(storage: &Storage) -> Result<(), JsValue> {
    let factory = window()?.indexed_db()?.ok_or("There is no database.")?;
    let asked = factory.open_with_u32(NAME, 1)?;
    let request = asked.clone();
    let make = Closure::once_into_js(move || {
        let base: IdbDatabase = request.result()?.unchecked_into();
        base.create_object_store(NAME)
    });
    asked.set_onupgradeneeded(Some(make.unchecked_ref()));
    heard(|yes, no| {
        asked.set_onsuccess(Some(yes));
        asked.set_onerror(Some(no));
        asked.set_onblocked(Some(no));
    })
    .await?;
    let base = asked.result()?.unchecked_into();
    storage.base.replace(Some(base));
    Ok(())
}

async fn write(storage: &Storage, batch: &[Effect]) -> Result<(), JsValue> {
    let (work, store) = begin(storage, IdbTransactionMode::Readwrite)?;
    let put = |value: JsValue, key: JsValue| store.put_with_key(&value, &key).map(drop);
    let delete = |slot: usize| store.delete(&(slot as u32).into()).map(drop);
    let delete_slots = || (0..SLOTS).try_for_each(delete);
    let array = |bytes: &[u8]| JsValue::from(Uint8Array::from(bytes));
    for effect in batch {
        match effect {
            Effect::Save { slot, bytes } => put(array(bytes), (*slot as u32).into())?,
            Effect::Forget => delete_slots()?,
            Effect::PutAside { slot, bytes } => {
                delete(*slot)?;
                let key = format!("aside {} {slot}", Date::now() as u64);
                put(array(bytes), key.into())?;
            }
            Effect::Delete(Delete::All) => _ = store.clear()?,
            // All but the settings.
            Effect::Delete(Delete::Saves) => {
                delete_slots()?;
                store.delete(&everything_aside()?.into())?;
            }
            Effect::KeepSettings(text) => put(text.into(), SETTINGS.into())?,
            _ => {}
        }
    }
    end(&work).await
}

/// What a transaction is asked for.
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
    let base = base.as_ref().ok_or("The database is not open.")?;
    let wishes = serde_wasm_bindgen::to_value(&Wishes {
        durability: "strict",
    })?;
    // By its name, because its binding knows no wishes yet.
    let work = call(base, "transaction", &[NAME.into(), mode.into(), wishes])?;
    let work: IdbTransaction = work.unchecked_into();
    let store = work.object_store(NAME)?;
    Ok((work, store))
}

/// Waits until a transaction is over.
async fn end(work: &IdbTransaction) -> Result<(), JsValue> {
    heard(|yes, no| {
        work.set_oncomplete(Some(yes));
        work.set_onabort(Some(no));
    })
    .await
}

/// Waits until one of two functions is called, which `listen` hands to whoever will call them: whether it
/// is the first.
async fn heard(listen: impl Fn(&Function, &Function)) -> Result<(), JsValue> {
    let heard = Promise::new(&mut |yes, no| listen(&yes, &no));
    JsFuture::from(heard).await.map(drop)
}
