//! Nothing is lost: whatever happens at the table is kept at once, and what was kept comes back.

mod faults;
mod prefixes;
mod settings;
mod transfer;
mod unkept;
mod waiting;
