//! Limits of open connections. Each is an open file, and one that requests a file of the page holds another. A host
//! without free files could neither answer its page nor start the browser, so some are always reserved.
//!
//! | connections | limit |
//! | --- | --- |
//! | from this machine | reserved places, which no client elsewhere can take |
//! | from elsewhere, and by a proxy | the remaining places |
//! | from one address elsewhere | [`PER_ADDRESS`] |
//!
//! [`rooms::Limits`] also counts a connection into a room.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rooms::Address;

/// Limits for one address. Connections that a room refuses are still open for a moment.
const PER_ADDRESS: Places = Places {
    plain: 128,
    all: 224,
};

/// Files reserved for everything else: the host's data, the browser's command, other hosts, the listener.
const KEPT_BACK: usize = 64;

/// Maximum number of places for this machine. There are fewer if few files may be open.
const HERE: Places = Places {
    plain: 128,
    all: 256,
};

/// Most connections outside rooms. Beyond that a host has enough to do.
const PLAIN: usize = 4096;

/// Number of open files to assume if the system does not report it.
const USUAL_FILES: usize = 16 * 1024;

/// See the module.
pub(crate) struct Slots {
    here: Places,
    elsewhere: Places,
    open: Mutex<Open>,
}

/// Connections outside rooms, each of which may hold a file, and all connections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Places {
    plain: usize,
    all: usize,
}

#[derive(Default)]
struct Open {
    here: Places,
    elsewhere: Places,
    addresses: HashMap<Address, Places>,
    turned_away: u64,
}

/// Origin of a connection, for its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Peer {
    /// This machine.
    Here,
    /// A trusted proxy, which limits its clients itself.
    Proxy,
    /// Any other address.
    Elsewhere(Address),
}

/// Place of a connection, until it is dropped.
pub(crate) struct Slot {
    slots: Arc<Slots>,
    peer: Peer,
    is_plain: AtomicBool,
}

impl Peer {
    /// Origin of a connection by its peer's address.
    pub(crate) fn of(address: IpAddr, is_proxy: bool) -> Self {
        match address.to_canonical() {
            _ if is_proxy => Self::Proxy,
            address if address.is_loopback() => Self::Here,
            address => Self::Elsewhere(address.into()),
        }
    }
}

impl Places {
    fn has_place(self, open: Self) -> bool {
        open.plain < self.plain && open.all < self.all
    }

    /// Returns the number of open files when all places are taken.
    fn files(self) -> usize {
        self.plain + self.all
    }
}

impl Slots {
    /// Returns the places that this system's limit of open files allows.
    pub(crate) fn of_this_system() -> Self {
        Self::of(files())
    }

    fn of(files: usize) -> Self {
        let here = Places {
            plain: HERE.plain.min(files / 8),
            all: HERE.all.min(files / 4),
        };
        let left = files.saturating_sub(KEPT_BACK + here.files());
        let plain = PLAIN.min(left / 3);
        let all = left - plain;
        Self {
            here,
            elsewhere: Places { plain, all },
            open: Mutex::default(),
        }
    }

    /// Gives a connection a place, if there is one.
    pub(crate) fn take(self: &Arc<Self>, peer: Peer) -> Option<Slot> {
        let mut open = self.open();
        let (places, taken) = match peer {
            Peer::Here => (self.here, open.here),
            Peer::Proxy | Peer::Elsewhere(_) => (self.elsewhere, open.elsewhere),
        };
        let of_address = match peer {
            Peer::Elsewhere(address) => open.addresses.get(&address).copied(),
            Peer::Here | Peer::Proxy => None,
        };
        if !places.has_place(taken) || !PER_ADDRESS.has_place(of_address.unwrap_or_default()) {
            open.turned_away += 1;
            return None;
        }
        open.each(peer, |places| {
            places.plain += 1;
            places.all += 1;
        });
        Some(Slot {
            slots: Arc::clone(self),
            peer,
            is_plain: AtomicBool::new(true),
        })
    }

    /// Returns the number of open connections.
    pub(crate) fn count(&self) -> usize {
        let open = self.open();
        open.here.all + open.elsewhere.all
    }

    /// Connections that found no place.
    pub(crate) fn turned_away(&self) -> u64 {
        self.open().turned_away
    }

    /// Returns true if no place is left for clients from elsewhere.
    pub(crate) fn are_full(&self) -> bool {
        !self.elsewhere.has_place(self.open().elsewhere)
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Changes all numbers in which a connection counts.
    fn each(&mut self, peer: Peer, change: impl Fn(&mut Places)) {
        change(match peer {
            Peer::Here => &mut self.here,
            Peer::Proxy | Peer::Elsewhere(_) => &mut self.elsewhere,
        });
        if let Peer::Elsewhere(address) = peer {
            let places = self.addresses.entry(address).or_default();
            change(places);
            if places.all == 0 {
                self.addresses.remove(&address);
            }
        }
    }
}

impl Slot {
    /// Marks the connection as one in a room, which requests no more files.
    pub(crate) fn enter_room(&self) {
        if self.is_plain.swap(false, Ordering::Relaxed) {
            self.slots
                .open()
                .each(self.peer, |places| places.plain -= 1);
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.enter_room();
        self.slots.open().each(self.peer, |places| places.all -= 1);
    }
}

/// Files that this process may have open.
#[cfg(unix)]
fn files() -> usize {
    let soft = rlimit::Resource::NOFILE.get_soft().ok();
    soft.map_or(USUAL_FILES, |soft| {
        usize::try_from(soft).unwrap_or(usize::MAX)
    })
}

#[cfg(not(unix))]
fn files() -> usize {
    USUAL_FILES
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(address: &str) -> Peer {
        Peer::of(address.parse().expect("an address"), false)
    }

    /// Takes as many places as there are, one more time than that.
    fn take_all(slots: &Arc<Slots>, peer: Peer) -> Vec<Slot> {
        std::iter::from_fn(|| slots.take(peer)).collect()
    }

    #[test]
    fn files_are_kept_back_however_many_there_are() {
        for files in [128, 256, 1024, 4096, 65_536, 1 << 30, usize::MAX] {
            let slots = Slots::of(files);
            let used = slots.here.files() + slots.elsewhere.files();
            assert!(used + KEPT_BACK <= files, "{files}");
            for places in [slots.here, slots.elsewhere] {
                assert!(places.plain > 0 && places.all > places.plain, "{files}");
            }
        }
        let few = Slots::of(1024);
        assert_eq!((few.here, few.elsewhere.files()), (HERE, 576));
    }

    #[test]
    fn other_machines_leave_slots_for_this_one() {
        let slots = Arc::new(Slots::of(1024));
        let peers = (1..=9).map(|last| peer(&format!("192.0.2.{last}")));
        let held: Vec<_> = peers.flat_map(|peer| take_all(&slots, peer)).collect();
        assert!(slots.are_full());
        assert!(slots.take(Peer::Proxy).is_none());
        // Those in rooms hold no file, but are open all the same.
        held.iter().for_each(Slot::enter_room);
        assert!(!slots.are_full());
        let more = take_all(&slots, Peer::Proxy);
        assert_eq!(
            held.len() + more.len(),
            slots.elsewhere.all.min(2 * slots.elsewhere.plain)
        );
        let here = take_all(&slots, peer("127.0.0.1"));
        assert_eq!(here.len(), HERE.plain);
        assert_eq!(slots.count(), held.len() + more.len() + here.len());
        assert!(slots.turned_away() >= 3);
        drop((held, more, here));
        assert_eq!(slots.count(), 0);
        assert!(slots.open().addresses.is_empty());
        assert_eq!(slots.open().elsewhere, Places::default());
    }

    #[test]
    fn an_address_has_so_many_connections() {
        let slots = Arc::new(Slots::of(65_536));
        let held = take_all(&slots, peer("2001:db8::1"));
        assert_eq!(held.len(), PER_ADDRESS.plain);
        assert!(
            slots.take(peer("2001:db8::2")).is_none(),
            "the same network"
        );
        assert!(slots.take(peer("192.0.2.1")).is_some());
        held[0].enter_room();
        held[0].enter_room();
        assert!(slots.take(peer("2001:db8::1")).is_some());
        // In a room or on its way out of one it is open all the same.
        held.iter().for_each(Slot::enter_room);
        let more = take_all(&slots, peer("2001:db8::1"));
        assert_eq!(held.len() + more.len(), PER_ADDRESS.all);
    }
}
