//! The edges of a board that are a side's own.

/// Two opposite edges of a board: file a is in the west, rank 1 in the south.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edges {
    /// The first rank and the last one.
    NorthAndSouth,
    /// The first file and the last one.
    WestAndEast,
}
