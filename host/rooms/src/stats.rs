//! Counters of the host: numbers only, without names or contents.

/// Events since the start, and the rooms, members and connections that are there now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Rooms that exist now.
    pub rooms: u64,
    /// Members in rooms now.
    pub members: u64,
    /// Connections now: tables, members, and those without a role.
    pub connections: u64,
    /// Rooms opened.
    pub opened: u64,
    /// Rooms ended, unused or by their table.
    pub ended: u64,
    /// Messages that reached the other side.
    pub relayed: u64,
    /// Bytes of their payloads.
    pub relayed_bytes: u64,
    /// Connections and entries refused.
    pub refused: u64,
    /// Frames dropped because they could not be read, or were not the sender's to send.
    pub garbage: u64,
    /// Frames dropped because they were too long.
    pub too_long: u64,
    /// Frames dropped because their sender sent too many.
    pub too_many: u64,
    /// Frames dropped because their receiver was missing.
    pub nobody: u64,
    /// Connections closed because of their frames.
    pub closed: u64,
}
