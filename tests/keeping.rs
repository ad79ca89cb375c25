//! Nothing is lost: whatever happens at the table is kept at once, and what was kept comes back.

mod common;

#[path = "keeping/disk.rs"]
mod disk;
#[path = "keeping/faults.rs"]
mod faults;
#[path = "keeping/prefixes.rs"]
mod prefixes;
#[path = "keeping/settings.rs"]
mod settings;
#[path = "keeping/waiting.rs"]
mod waiting;
