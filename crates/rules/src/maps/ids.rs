//! Numbers of a map's parts. Each counts from 0 in the order of the map's file, and has its own type.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(usize);

        impl $name {
            /// The part with this number.
            pub const fn new(index: usize) -> Self {
                Self(index)
            }

            /// The part's number, for tables that are in the order of the map's file.
            pub const fn index(self) -> usize {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIntError;

            fn from_str(text: &str) -> Result<Self, ParseIntError> {
                text.parse().map(Self)
            }
        }
    };
}

id! {
    /// An intersection of a map.
    ///
    /// ```compile_fail
    /// use rules::maps::{LinkId, RailMap};
    ///
    /// fn around(map: &RailMap, link: LinkId) -> usize {
    ///     map.around(link).len()
    /// }
    /// ```
    ///
    /// ```
    /// use rules::maps::{NodeId, RailMap};
    ///
    /// fn around(map: &RailMap, node: NodeId) -> usize {
    ///     map.around(node).len()
    /// }
    /// assert_eq!("17".parse(), Ok(NodeId::new(17)));
    /// ```
    NodeId
}

id! {
    /// A link of a map.
    LinkId
}

id! {
    /// A city of a map.
    CityId
}
