//! The gallery: every screen of every game as a picture, drawn natively.

use crate::shell::{Done, run, say};

/// Draws all screens, and a page to look through them, into `target/gallery`.
pub fn gallery() -> Done {
    say("drawing every screen");
    run("cargo", &["run", "--quiet", "--example", "gallery"])
}
