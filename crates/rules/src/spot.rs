//! Spots on a board that a finger can mean, in any game.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Cell;
use crate::maps::{LinkId, NodeId};

/// A part of a board that can be touched. Its `Display` tells the kind and which: `cell d4`, `node 45`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Spot {
    /// A cell of a square board.
    Cell(Cell),
    /// A node of a map.
    Node(NodeId),
    /// A link between two nodes of a map.
    Link(LinkId),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => write!(f, "cell {cell}"),
            Self::Node(node) => write!(f, "node {node}"),
            Self::Link(link) => write!(f, "link {link}"),
        }
    }
}
