//! Bytes that hosts write to each other.
//!
//! Numbers are little-endian. The [module above](super) lists the subjects.
//!
//! A **parcel** goes from one host to another one, as part of a session between them:
//!
//! | bytes | content |
//! | --- | --- |
//! | 0 | [`VERSION`] |
//! | 1 | the kind; from 128 on from the owner to the forwarder, below from the forwarder to the owner |
//! | 2..10 | the forwarder's number of the session |
//! | 10..18 | the parcel's number in its session and direction, from 1 on |
//! | 18.. | the kind's fields; most kinds begin with the connection, eight bytes |
//!
//! | kind | fields |
//! | --- | --- |
//! | 1: a connection is handed over | its address, eight bytes; the room's code |
//! | 2: a frame of the connection, or for it | the frame |
//! | 3: the connection is gone, or has to be closed | the refusal's number, one byte; 0 if there is none |
//! | 4: a sign of life of the sender | no connection, and no fields |
//! | 5: the session has ended; has no number | no connection, and no fields |
//!
//! A message about a room has the version, the kind, and its fields: see [`RoomTalk`].

use std::fmt;

use rooms::{Address, Code, Proof, Refusal};

/// The first byte of everything that hosts write to each other.
pub(super) const VERSION: u8 = 1;

/// Bytes in front of a parcel's fields.
const HEADER: usize = 18;

/// Position of a parcel's number.
const NUMBER: std::ops::Range<usize> = 10..HEADER;

/// Flag in the kind of an owner's parcels.
const OF_OWNER: u8 = 128;

/// The name of a host: a random number, another one after each start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct HostId(pub u64);

impl fmt::Display for HostId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl HostId {
    /// Reads exactly the written form.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let id = Self(u64::from_str_radix(text, 16).ok()?);
        (id.to_string() == text).then_some(id)
    }
}

/// Sender of the two hosts of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sender {
    Forwarder,
    Owner,
}

/// A connection's number in its session.
pub(super) type Number = u64;

/// Content of a parcel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content<'a> {
    Connect(Number, Address, Code),
    Frame(Number, &'a [u8]),
    End(Number, Option<Refusal>),
    Beat,
    Reset,
}

/// Parcel from one host to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parcel<'a> {
    pub sender: Sender,
    pub session: u64,
    pub number: u64,
    pub content: Content<'a>,
}

impl<'a> Parcel<'a> {
    /// The bytes of a parcel without its number.
    pub(super) fn write(sender: Sender, session: u64, content: Content<'_>) -> Vec<u8> {
        let mut text = String::new();
        let mut bytes = Vec::new();
        let (kind, connection, fields): (u8, _, [&[u8]; 2]) = match &content {
            Content::Connect(connection, address, code) => {
                bytes.extend(address.to_bits().to_le_bytes());
                text += &code.to_string();
                (1, Some(connection), [&bytes, text.as_bytes()])
            }
            Content::Frame(connection, frame) => (2, Some(connection), [frame, &[]]),
            Content::End(connection, why) => {
                bytes.push(why.map_or(0, |why| why as u8));
                (3, Some(connection), [&bytes, &[]])
            }
            Content::Beat => (4, None, [&[], &[]]),
            Content::Reset => (5, None, [&[], &[]]),
        };
        let kind = match sender {
            Sender::Forwarder => kind,
            Sender::Owner => kind | OF_OWNER,
        };
        let mut parcel = Vec::with_capacity(HEADER + 8 + fields[0].len() + fields[1].len());
        parcel.extend([VERSION, kind]);
        parcel.extend(session.to_le_bytes());
        parcel.extend([0; 8]);
        parcel.extend(
            connection
                .into_iter()
                .flat_map(|number| number.to_le_bytes()),
        );
        fields
            .iter()
            .for_each(|field| parcel.extend_from_slice(field));
        parcel
    }

    /// Gives a written parcel its number.
    pub(super) fn set_number(parcel: &mut [u8], number: u64) {
        if let Some(place) = parcel.get_mut(NUMBER) {
            place.copy_from_slice(&number.to_le_bytes());
        }
    }

    /// Reads a parcel, if it is one.
    pub(super) fn read(bytes: &'a [u8]) -> Option<Self> {
        let ([version, kind], rest) = bytes.split_first_chunk()?;
        let (session, rest) = number(rest)?;
        let (own, rest) = number(rest)?;
        let connection = || number(rest);
        let content = match kind & !OF_OWNER {
            1 => {
                let (connection, rest) = connection()?;
                let (address, text) = number(rest)?;
                let code: Code = str::from_utf8(text).ok()?.parse().ok()?;
                // Hosts write a code in one way only.
                (code.to_string().as_bytes() == text).then_some(())?;
                Content::Connect(connection, Address::from_bits(address), code)
            }
            2 => connection().map(|(connection, frame)| Content::Frame(connection, frame))?,
            3 => match connection()? {
                (connection, [0]) => Content::End(connection, None),
                (connection, [why]) => Content::End(connection, Some(Refusal::from_number(*why)?)),
                _ => return None,
            },
            4 => rest.is_empty().then_some(Content::Beat)?,
            5 => rest.is_empty().then_some(Content::Reset)?,
            _ => return None,
        };
        let sender = if kind & OF_OWNER == 0 {
            Sender::Forwarder
        } else {
            Sender::Owner
        };
        let parcel = Self {
            sender,
            session,
            number: own,
            content,
        };
        (*version == VERSION).then_some(parcel)
    }
}

/// Message about a room on its subject, or the answer to a host that asks there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RoomTalk {
    /// 1: which host has the room?
    Ask,
    /// 2: the sender has it. Fields: as in [`Claim`], each in this order.
    Claim(Claim),
    /// 3, the answer: this host has it, or the answerer knew of none. Fields: the host, if there is one.
    Answer(Option<HostId>),
}

/// Claim of a host to a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claim {
    /// The host, eight bytes.
    pub host: HostId,
    /// Time of opening there: milliseconds since 1970, eight bytes.
    pub opened: u64,
    /// Proof that opened it, 32 bytes.
    pub proof: Proof,
}

impl RoomTalk {
    pub(super) fn to_bytes(self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        match self {
            Self::Ask => bytes.push(1),
            Self::Claim(claim) => {
                bytes.push(2);
                bytes.extend(claim.host.0.to_le_bytes());
                bytes.extend(claim.opened.to_le_bytes());
                bytes.extend(claim.proof.0);
            }
            Self::Answer(host) => {
                bytes.push(3);
                bytes.extend(host.into_iter().flat_map(|host| host.0.to_le_bytes()));
            }
        }
        bytes
    }

    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let (kind, fields) = match bytes {
            [VERSION, kind, fields @ ..] => (kind, fields),
            _ => return None,
        };
        match kind {
            1 => fields.is_empty().then_some(Self::Ask),
            2 => {
                let (host, fields) = number(fields)?;
                let (opened, proof) = number(fields)?;
                Some(Self::Claim(Claim {
                    host: HostId(host),
                    opened,
                    proof: Proof(proof.try_into().ok()?),
                }))
            }
            3 if fields.is_empty() => Some(Self::Answer(None)),
            3 => match number(fields)? {
                (host, []) => Some(Self::Answer(Some(HostId(host)))),
                _ => None,
            },
            _ => None,
        }
    }
}

/// A number in front of other bytes.
fn number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (number, rest) = bytes.split_first_chunk()?;
    Some((u64::from_le_bytes(*number), rest))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn parcels() -> Vec<(Sender, Content<'static>)> {
        let address = Ipv4Addr::LOCALHOST.into();
        let code = "K7Q4M00".parse().expect("a code");
        let contents = [
            Content::Connect(3, address, code),
            Content::Frame(u64::MAX, b"frame"),
            Content::Frame(0, b""),
            Content::End(7, None),
            Content::End(7, Some(Refusal::Unreachable)),
            Content::Beat,
            Content::Reset,
        ];
        let senders = [Sender::Forwarder, Sender::Owner];
        senders
            .into_iter()
            .flat_map(|sender| contents.map(|content| (sender, content)))
            .collect()
    }

    fn talk() -> [RoomTalk; 4] {
        let claim = Claim {
            host: HostId(1),
            opened: 2,
            proof: Proof([3; 32]),
        };
        [
            RoomTalk::Ask,
            RoomTalk::Claim(claim),
            RoomTalk::Answer(None),
            RoomTalk::Answer(Some(HostId(u64::MAX))),
        ]
    }

    #[test]
    fn all_is_read_as_it_is_written() {
        for (sender, content) in parcels() {
            let mut bytes = Parcel::write(sender, 5, content);
            Parcel::set_number(&mut bytes, 6);
            let parcel = Parcel {
                sender,
                session: 5,
                number: 6,
                content,
            };
            assert_eq!(Parcel::read(&bytes), Some(parcel));
        }
        for talk in talk() {
            assert_eq!(RoomTalk::read(&talk.to_bytes()), Some(talk));
        }
        let id = HostId(0xab);
        assert_eq!(id.to_string(), "00000000000000ab");
        assert_eq!(HostId::read(&id.to_string()), Some(id));
        for other in ["ab", "+0000000000000ab", "00000000000000AB", "", "host"] {
            assert_eq!(HostId::read(other), None, "{other}");
        }
    }

    #[test]
    fn a_cut_or_changed_parcel_never_reads_the_same() {
        for (sender, content) in parcels() {
            let bytes = Parcel::write(sender, 5, content);
            for length in 0..bytes.len() {
                let cut = Parcel::read(&bytes[..length]);
                // A frame may have any length.
                let frame = matches!(content, Content::Frame(..)) && length >= HEADER + 8;
                // A code of seven symbols contains one of six.
                let code = matches!(content, Content::Connect(..)) && length + 1 == bytes.len();
                assert_eq!(cut.is_some(), frame || code, "{content:?} cut to {length}");
            }
            for at in 0..bytes.len() {
                for flipped in 1..=255 {
                    let mut changed = bytes.clone();
                    changed[at] ^= flipped;
                    let (was, is) = (Parcel::read(&bytes), Parcel::read(&changed));
                    assert_ne!(is, was, "{content:?} at {at}");
                }
            }
        }
        for talk in talk() {
            let bytes = talk.to_bytes();
            for length in 0..bytes.len() {
                assert_ne!(RoomTalk::read(&bytes[..length]), Some(talk));
            }
        }
    }
}
