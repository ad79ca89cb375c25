//! The page starts here.
fn main() {}
