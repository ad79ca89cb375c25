//! Rooms, in which phones, far seats and watchers meet this table. The table's page decides everything: it alone
//! has the deal, and what is asked for from afar goes through [`Session::apply`](session::Session::apply)
//! as what a finger asks for does. Down goes the whole view of a seat, whenever it has changed.
//!
//! [`TableRoom`] is the table's side, and [`Membership`] that of a page that holds a seat or looks on. Both know
//! neither sockets nor clocks: they are given frames and times, and answer with effects. What the host between
//! them does is in the crate [`rooms`], and how they seal what they say in [`rooms::sealed`].

pub mod address;
pub mod deal;
pub mod line;
pub mod member;
pub mod message;
mod saved;
pub mod sheet;
mod sign;
pub mod table_room;

pub use address::SeatAddress;
pub use member::{Membership, Standing};
pub use message::{NextGame, NextSeat, Said, TableView, Told};
pub(crate) use saved::{SavedFriends, from_word, to_word};
pub use sign::RoomSign;
pub use table_room::{Holding, TableRoom, Wish};
