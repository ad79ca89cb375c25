//! Nothing is lost: every change at the table is saved immediately, and comes back.

mod faults;
mod prefixes;
mod settings;
mod transfer;
mod unkept;
mod waiting;
