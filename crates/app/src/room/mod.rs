//! Rooms, in which phones, far seats and watchers join this table. The table's page decides everything. It alone
//! has the deal, and commands from elsewhere go through [`Session::apply`](session::Session::apply) just as a
//! finger's commands do. The table sends each seat its whole view after each change.
//!
//! [`TableRoom`] is the table's side, and [`Membership`] that of a page that holds a seat or looks on. Both know
//! neither sockets nor clocks. They take frames and times, and answer with effects. The host between them is the
//! crate [`rooms`], and [`rooms::sealed`] encrypts their messages.

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
