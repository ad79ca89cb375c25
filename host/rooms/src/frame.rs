//! The frames: a header of two bytes, fixed fields, and at the end a payload for its receiver only.
//!
//! | byte | content |
//! | --- | --- |
//! | 0 | [`VERSION`] |
//! | 1 | the kind: below 128 a [`Request`] to the host, from 128 on a [`Notice`] from it |
//! | 2.. | the kind's fields; numbers are little-endian, and a [`Member`] takes four bytes |
//!
//! A frame is one binary message of a WebSocket, so its length is known and needs no field.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::Code;

/// The first byte of every frame.
pub const VERSION: u8 = 1;

/// Bytes that a payload may have: 16 KiB.
pub const MAX_PAYLOAD: usize = 16 * 1024;

/// Number of a member in its room. A new connection gets a new number. The identity of a person is in payloads,
/// which the host cannot read.
pub type Member = u32;

/// Secret with which a table proves that it opened a room.
///
/// It is random, saved with the table, and unknown to the host until the table returns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// The SHA-256 of a [`Secret`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof(pub [u8; 32]);

impl Secret {
    /// Returns the secret of a new room and its code. No other table can open that room.
    ///
    /// It takes some 16,000 random numbers, and some hundredths of a second on a phone.
    ///
    /// ```
    /// # use rooms::{Code, Secret};
    /// # let mut number = 0_u32;
    /// # let mut random = || {
    /// #     number += 1;
    /// #     std::array::from_fn(|at| number.to_le_bytes()[at % 4])
    /// # };
    /// let (secret, code) = Secret::of_new_room(&mut random);
    /// assert_eq!(Code::of(&secret.proof()), Some(code));
    /// ```
    pub fn of_new_room(mut random: impl FnMut() -> [u8; 32]) -> (Self, Code) {
        loop {
            let secret = Self(random());
            if let Some(code) = Code::of(&secret.proof()) {
                return (secret, code);
            }
        }
    }

    /// Returns the proof for the host when the table opens the room.
    pub fn proof(&self) -> Proof {
        Proof(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Frame from a table or a member to the host.
///
/// ```
/// use rooms::{Request, Unreadable};
///
/// let bytes = Request::Tell(5, b"sealed").to_bytes();
/// assert_eq!(bytes, b"\x01\x05\x05\0\0\0sealed");
/// assert_eq!(Request::read(&bytes), Ok(Request::Tell(5, b"sealed")));
/// assert_eq!(Request::read(&bytes[..5]), Err(Unreadable::Frame));
/// assert_eq!(Request::read(b"\x09\x05"), Err(Unreadable::Version(9)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request<'a> {
    /// 1: a table opens the room. Fields: the proof, 32 bytes.
    Open(Proof),
    /// 2: the table of this room returns. Fields: the secret, 32 bytes.
    Return(Secret),
    /// 3: a member enters.
    Enter,
    /// 4: a member sends a message to the table. Fields: the payload.
    Say(&'a [u8]),
    /// 5: the table sends a message to a member. Fields: the member, the payload.
    Tell(Member, &'a [u8]),
    /// 6: the table sends a member away. Fields: the member.
    Remove(Member),
    /// 7: the table ends the room.
    End,
    /// 8: a question for a sign of life; the host answers with [`Notice::Pong`].
    Ping,
}

/// Frame from the host to a table or a member.
///
/// ```
/// use rooms::Notice;
///
/// let bytes = Notice::Opened(vec![1, 258]).to_bytes();
/// assert_eq!(bytes, [1, 128, 1, 0, 0, 0, 2, 1, 0, 0]);
/// assert_eq!(Notice::read(&bytes), Ok(Notice::Opened(vec![1, 258])));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice<'a> {
    /// 128: the room belongs to the table. Fields: the members in it, in the order of their arrival.
    Opened(Vec<Member>),
    /// 129: a member has entered. Fields: its number, and 1 if the table is connected, else 0.
    Entered {
        /// The member's own number.
        member: Member,
        /// True if the table is there.
        table: bool,
    },
    /// 130, to the table: a member came. Fields: the member.
    Came(Member),
    /// 131, to the table: a member has left. Fields: the member.
    Left(Member),
    /// 132, to the table: a message of a member. Fields: the member, the payload.
    Said(Member, &'a [u8]),
    /// 133, to a member: a message of the table. Fields: the payload.
    Told(&'a [u8]),
    /// 134, to members: the table's connection is lost.
    TableAway,
    /// 135, to members: the table is connected again, and may have forgotten the last messages.
    TableBack,
    /// 136: the number of a [`Refusal`](crate::Refusal). Fields: the number, one byte; the sentence, in UTF-8.
    Refused(u8, &'a str),
    /// 137: the answer to [`Request::Ping`].
    Pong,
}

/// The bytes are no frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// The frame has another version, or none.
    #[error("A frame of version {0}, not {VERSION}.")]
    Version(u8),
    /// The frame is truncated, too long, or of an unknown kind.
    #[error("The bytes are no frame.")]
    Frame,
}

impl<'a> Request<'a> {
    /// The frame's bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        match self {
            Self::Open(proof) => frame(1, &[&proof.0]),
            Self::Return(secret) => frame(2, &[&secret.0]),
            Self::Enter => frame(3, &[]),
            Self::Say(payload) => frame(4, &[payload]),
            Self::Tell(member, payload) => frame(5, &[&member.to_le_bytes(), payload]),
            Self::Remove(member) => frame(6, &[&member.to_le_bytes()]),
            Self::End => frame(7, &[]),
            Self::Ping => frame(8, &[]),
        }
    }

    /// Reads a frame.
    ///
    /// # Errors
    ///
    /// The error gives the reason why the bytes are no frame.
    pub fn read(bytes: &'a [u8]) -> Result<Self, Unreadable> {
        let (kind, fields) = header(bytes)?;
        match kind {
            1 => Ok(Self::Open(Proof(exactly(fields)?))),
            2 => Ok(Self::Return(Secret(exactly(fields)?))),
            3 => exactly::<0>(fields).map(|_| Self::Enter),
            4 => Ok(Self::Say(fields)),
            5 => member(fields).map(|(member, payload)| Self::Tell(member, payload)),
            6 => Ok(Self::Remove(Member::from_le_bytes(exactly(fields)?))),
            7 => exactly::<0>(fields).map(|_| Self::End),
            8 => exactly::<0>(fields).map(|_| Self::Ping),
            _ => Err(Unreadable::Frame),
        }
    }
}

impl<'a> Notice<'a> {
    /// The frame's bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        match self {
            Self::Opened(members) => {
                let members: Vec<u8> = members.iter().flat_map(|one| one.to_le_bytes()).collect();
                frame(128, &[&members])
            }
            Self::Entered { member, table } => {
                frame(129, &[&member.to_le_bytes(), &[u8::from(*table)]])
            }
            Self::Came(member) => frame(130, &[&member.to_le_bytes()]),
            Self::Left(member) => frame(131, &[&member.to_le_bytes()]),
            Self::Said(member, payload) => frame(132, &[&member.to_le_bytes(), payload]),
            Self::Told(payload) => frame(133, &[payload]),
            Self::TableAway => frame(134, &[]),
            Self::TableBack => frame(135, &[]),
            Self::Refused(number, sentence) => frame(136, &[&[*number], sentence.as_bytes()]),
            Self::Pong => frame(137, &[]),
        }
    }

    /// Reads a frame.
    ///
    /// # Errors
    ///
    /// The error gives the reason why the bytes are no frame.
    pub fn read(bytes: &'a [u8]) -> Result<Self, Unreadable> {
        let (kind, fields) = header(bytes)?;
        let alone = || exactly(fields).map(Member::from_le_bytes);
        match kind {
            128 => match fields.as_chunks() {
                (members, []) => {
                    let members = members.iter().copied().map(Member::from_le_bytes);
                    Ok(Self::Opened(members.collect()))
                }
                _ => Err(Unreadable::Frame),
            },
            129 => match member(fields)? {
                (member, &[table @ 0..=1]) => Ok(Self::Entered {
                    member,
                    table: table == 1,
                }),
                _ => Err(Unreadable::Frame),
            },
            130 => alone().map(Self::Came),
            131 => alone().map(Self::Left),
            132 => member(fields).map(|(member, payload)| Self::Said(member, payload)),
            133 => Ok(Self::Told(fields)),
            134 => exactly::<0>(fields).map(|_| Self::TableAway),
            135 => exactly::<0>(fields).map(|_| Self::TableBack),
            136 => {
                let (number, sentence) = fields.split_first().ok_or(Unreadable::Frame)?;
                let sentence = str::from_utf8(sentence).map_err(|_| Unreadable::Frame)?;
                Ok(Self::Refused(*number, sentence))
            }
            137 => exactly::<0>(fields).map(|_| Self::Pong),
            _ => Err(Unreadable::Frame),
        }
    }
}

fn frame(kind: u8, fields: &[&[u8]]) -> Vec<u8> {
    let length: usize = fields.iter().map(|field| field.len()).sum();
    let mut bytes = Vec::with_capacity(2 + length);
    bytes.extend([VERSION, kind]);
    fields
        .iter()
        .for_each(|field| bytes.extend_from_slice(field));
    bytes
}

/// The kind of a frame, and its fields.
fn header(bytes: &[u8]) -> Result<(u8, &[u8]), Unreadable> {
    match bytes {
        [VERSION, kind, fields @ ..] => Ok((*kind, fields)),
        [] | [VERSION] => Err(Unreadable::Frame),
        [version, ..] => Err(Unreadable::Version(*version)),
    }
}

fn exactly<const N: usize>(fields: &[u8]) -> Result<[u8; N], Unreadable> {
    fields.try_into().map_err(|_| Unreadable::Frame)
}

/// A member in front of other fields.
fn member(fields: &[u8]) -> Result<(Member, &[u8]), Unreadable> {
    let (member, rest) = fields.split_first_chunk().ok_or(Unreadable::Frame)?;
    Ok((Member::from_le_bytes(*member), rest))
}
