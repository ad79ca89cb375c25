//! Limits of a host, and the sentences for exceeding them.

use std::error::Error;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use crate::bucket::Rate;

/// Limits of a host. A payload's size is [`MAX_PAYLOAD`](crate::MAX_PAYLOAD) everywhere.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Messages a second that a member may send, and that the table may send to each member.
    pub messages_per_second: u32,
    /// Members in a room.
    pub members: usize,
    /// Rooms on this host.
    pub rooms: usize,
    /// Rooms that one address may have opened.
    pub rooms_per_address: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Entries a second from one address, with sixty-four times as many in a burst. So an attacker cannot try all
    /// codes.
    pub entries_per_second: u32,
    /// Time after which an unused room ends.
    pub unused: Duration,
    /// Time after which a room without a table and members ends. Its table can open it again.
    pub deserted: Duration,
    /// Time for a connection to declare its role.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            messages_per_second: 20,
            members: 32,
            rooms: 20_000,
            rooms_per_address: 64,
            connections_per_address: 64,
            entries_per_second: 1,
            unused: Duration::from_secs(24 * 60 * 60),
            deserted: Duration::from_secs(5 * 60),
            patience: Duration::from_secs(10),
        }
    }
}

/// Number of useless frames before a connection is closed, and the rate at which they are forgotten.
pub(crate) const NUISANCE: Rate = Rate {
    burst: 100,
    per_second: 1,
};

impl Limits {
    /// Returns the rate of a member's messages. Bursts may be up to two seconds' worth.
    pub(crate) fn messages(&self) -> Rate {
        Rate {
            burst: self.messages_per_second.saturating_mul(2),
            per_second: self.messages_per_second,
        }
    }

    pub(crate) fn entries(&self) -> Rate {
        Rate {
            burst: self.entries_per_second.saturating_mul(64),
            per_second: self.entries_per_second,
        }
    }
}

/// Origin of a connection for the limits: an IPv4 address, or the network (/64) of an IPv6 address, because a
/// single machine has all of its addresses.
///
/// ```
/// use std::net::Ipv6Addr;
/// use rooms::Address;
///
/// let of = |text: &str| Address::from(text.parse::<Ipv6Addr>().unwrap());
/// assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:2"));
/// assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
/// assert_ne!(of("::ffff:10.0.0.1"), of("::ffff:10.0.0.2"));
/// assert_eq!(Address::from_bits(of("2001:db8::1").to_bits()), of("2001:db8::1"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address(u64);

impl Address {
    /// Returns a number for the address, which hosts send to each other.
    pub fn to_bits(self) -> u64 {
        self.0
    }

    /// Returns the address for a number.
    pub fn from_bits(bits: u64) -> Self {
        Self(bits)
    }
}

impl From<Ipv4Addr> for Address {
    fn from(address: Ipv4Addr) -> Self {
        // It cannot be an IPv6 network, because the upper half of ::1 and similar addresses is 0.
        Self(0xffff_0000_0000_0000 | u64::from(address.to_bits()))
    }
}

impl From<Ipv6Addr> for Address {
    fn from(address: Ipv6Addr) -> Self {
        let network = || Self((address.to_bits() >> 64) as u64);
        address.to_ipv4_mapped().map_or_else(network, Self::from)
    }
}

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => address.into(),
        }
    }
}

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $number:literal, $sentence:literal;)*) => {
        /// Reason why a request is refused, or a connection closed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Refusal {
            $($(#[$doc])* $name = $number,)*
        }

        impl Refusal {
            /// All reasons.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Returns the sentence about it for people.
            pub fn sentence(self) -> &'static str {
                match self {
                    $(Self::$name => $sentence,)*
                }
            }
        }
    };
}

refusals! {
    /// The first byte of a frame is not [`VERSION`](crate::VERSION).
    Version = 1, "The page and its host are of different versions: load the page again.";
    /// There is no room with this code.
    NoRoom = 2, "There is no room with this code: it may have ended, or its table is not back yet.";
    /// The room exists already. A table with its secret can return to it.
    Taken = 3, "This room belongs to another table.";
    /// The secret does not belong to the hash that opened the room, or to the code.
    WrongSecret = 4, "This is not the table that opened the room.";
    /// The room has the maximum number of members.
    RoomFull = 5, "The room is full: no more than 32 can be in it.";
    /// As many rooms as a host, or an address, takes.
    HostFull = 6, "The host has no place for another room.";
    /// As many connections as an address may have.
    ManyConnections = 7, "Too many connections come from this address.";
    /// Too many entries from an address.
    ManyEntries = 8, "Too many tries from this address: wait a minute.";
    /// A payload of more than [`MAX_PAYLOAD`](crate::MAX_PAYLOAD) bytes.
    TooLong = 9, "The message is longer than 16 KiB.";
    /// More messages than a member may send.
    ManyMessages = 10, "Too many messages: no more than 20 a second are passed on.";
    /// The room was unused, or its table has ended it.
    Ended = 11, "The room has ended.";
    /// The same table has connected again elsewhere.
    Replaced = 12, "The table is connected from elsewhere.";
    /// The table has sent this member away.
    Removed = 13, "The table has closed this seat's connection.";
    /// The connection has not declared its role.
    Silent = 14, "Nothing was heard from this connection.";
    /// The connection does not accept its frames.
    Slow = 15, "This connection is too slow.";
    /// The room is on another host, and the way there was lost; or another host has taken it over.
    Unreachable = 16, "The way to the room was lost: it is found again by connecting anew.";
}

impl Refusal {
    /// The refusal with a number, as frames and close codes hold it.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| *one as u8 == number)
    }

    /// Returns the code for closing a WebSocket for this reason. Codes from 4000 on belong to applications.
    pub fn close_code(self) -> u16 {
        4000 + u16::from(self as u8)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}

impl Error for Refusal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_say_the_limits_and_fit_into_a_close_frame() {
        let limits = Limits::default();
        assert!(
            Refusal::RoomFull
                .sentence()
                .contains(&limits.members.to_string())
        );
        let messages = limits.messages_per_second.to_string();
        assert!(Refusal::ManyMessages.sentence().contains(&messages));
        for refusal in Refusal::ALL {
            assert!(refusal.sentence().len() <= 123, "{refusal}");
            assert_eq!(Refusal::from_number(*refusal as u8), Some(*refusal));
        }
        assert_eq!(Refusal::from_number(0), None);
    }
}
