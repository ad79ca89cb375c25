//! The gallery: every screen of every game as a picture, drawn natively.

use crate::shell::{Done, run, say};

/// Draws all screens in a language, and a page to look through them, into `target/gallery`.
pub(crate) fn gallery(language: &str) -> Done {
    say("drawing every screen");
    let example = ["run", "--quiet", "--example", "gallery", "--"];
    run(
        "cargo",
        &[&example[..], &["target/gallery", language]].concat(),
    )
}
