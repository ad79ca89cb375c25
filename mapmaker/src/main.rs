//! Builds maps.
fn main() {}
