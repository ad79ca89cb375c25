//! Number of cases for a property or for a loop over random games. A test gives its largest number. The environment
//! variable `ROUNDHOUSE_DEPTH` sets the share of it to run:
//!
//! - `edit`, as `cargo xtask check` after an edit: a fiftieth, which takes seconds,
//! - `check`, as `cargo xtask test`, or not set: a tenth,
//! - `deep`, as `cargo xtask deep` by night: all of it,
//! - a number: so many percent, also above 100 for a long search.
//!
//! No case depends on chance. Case 7 is the same at any setting and on any machine. So a failure occurs again when
//! its test is run with the same setting or a higher one.

use std::ops::Range;
use std::sync::LazyLock;

use proptest::test_runner::{Config, RngSeed};

const VARIABLE: &str = "ROUNDHOUSE_DEPTH";

/// Fewer are never done, unless there are not so many.
const FEWEST: u32 = 4;

static PERCENT: LazyLock<u32> = LazyLock::new(|| {
    let value = std::env::var_os(VARIABLE).unwrap_or_default();
    let percent = value.to_str().and_then(percent);
    percent.unwrap_or_else(|| {
        panic!("{VARIABLE} is {value:?}: neither edit, check, deep nor a percentage.")
    })
});

/// Returns the percentage of a depth.
fn percent(depth: &str) -> Option<u32> {
    match depth {
        "edit" => Some(2),
        "" | "check" => Some(10),
        "deep" => Some(100),
        number => number.parse().ok(),
    }
}

/// Returns true if everything is to be tried, however long it takes.
pub fn is_deep() -> bool {
    *PERCENT >= 100
}

/// Returns the number of cases to try, out of `all`.
pub fn count(all: u32) -> u32 {
    share(all, *PERCENT)
}

fn share(all: u32, percent: u32) -> u32 {
    let part = u64::from(all) * u64::from(percent) / 100;
    u32::try_from(part).unwrap_or(u32::MAX).max(FEWEST.min(all))
}

/// Returns proptest's configuration for a property with so many cases.
pub fn property(all: u32) -> Config {
    Config {
        cases: count(all),
        // The cases are the same every time, so proptest need not store failures.
        rng_seed: RngSeed::Fixed(2_207),
        failure_persistence: None,
        ..Config::default()
    }
}

/// Returns seeds of so many cases, from 0 on. A failing test prints its seed.
pub fn seeds(all: u32) -> Seeds {
    Seeds(0..u64::from(count(all)))
}

/// See [`seeds`].
pub struct Seeds(Range<u64>);

impl Iterator for Seeds {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        self.0.next()
    }
}

impl Drop for Seeds {
    fn drop(&mut self) {
        if std::thread::panicking() && self.0.start > 0 {
            eprintln!("This was seed {}.", self.0.start - 1);
        }
    }
}

#[test]
fn a_share_is_never_less_than_some_cases_and_all_is_all() {
    let shares = [share(200, 10), share(24, 10), share(3, 10), share(7, 0)];
    assert_eq!(shares, [20, 4, 3, 4]);
    assert_eq!([share(200, 100), share(3, 100)], [200, 3]);
    assert_eq!(share(200, 1_000), 2_000);
    let known = ["edit", "check", "", "deep", "250"].map(percent);
    assert_eq!(known, [2, 10, 10, 100, 250].map(Some));
    assert_eq!(percent("all"), None);
}
