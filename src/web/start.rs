//! The start of the page.

use super::page::Page;
use super::{failure, hook};

/// Starts the page. If that fails, the page tries again by itself, and says so.
pub(crate) fn start() {
    failure::catch_panics();
    if let Err(why) = Page::open().and_then(|page| hook::install(&page)) {
        failure::tell(&why);
    }
}
