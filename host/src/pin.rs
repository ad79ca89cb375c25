//! The operator's PIN.
//!
//! The settings file holds it as a salted hash, and the page asks the host about each guess. A person with wrong
//! guesses waits longer and longer, across restarts of page and host.

use std::io::{self, BufRead, IsTerminal as _};
use std::sync::Arc;
use std::time::{Duration, Instant};

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::sync::Mutex;
use tokio::task::spawn_blocking;

use crate::data::{Folder, Notes, clock};
use crate::serve::Shared;

/// Seconds to wait from the third wrong PIN on. The last value repeats.
const WAITS: [u64; 4] = [10, 30, 60, 300];
/// Number of wrong PINs without a wait.
const FREE: u32 = 2;

/// Cost of a hash: Argon2id in 46 MiB and one pass, the choice with the most memory among OWASP's equivalents. The
/// memory is released immediately. The allocator would keep pieces of up to 32 MiB, and a host is a small program.
const MEMORY_KIB: u32 = 46 * 1024;
const PASSES: u32 = 1;
/// Greatest cost of a hash from elsewhere, because a table is no server.
const MOST_MEMORY_KIB: u32 = 64 * 1024;
const MOST_PASSES: u32 = 16;
const MOST_LANES: u32 = 4;

/// Rest of the sentence about a text that is no hash.
pub(crate) const NO_HASH: &str = "has to be what `roundhouse-host pin` has printed";

/// File of the waiting times, and its maximum length in bytes.
const FILE: &str = "pin.json";
const FILE_SIZE: usize = 1024;

/// Reads the hash of a PIN.
///
/// # Errors
///
/// The rest of a sentence about the mistake.
pub(crate) fn read_hash(text: &str) -> Result<PasswordHash, &'static str> {
    let hash = PasswordHash::new(text).map_err(|_| NO_HASH)?;
    if hash.algorithm.as_str() != "argon2id" || hash.salt.is_none() || hash.hash.is_none() {
        return Err(NO_HASH);
    }
    let cost = Params::try_from(&hash).map_err(|_| NO_HASH)?;
    let bearable = cost.m_cost() <= MOST_MEMORY_KIB
        && cost.t_cost() <= MOST_PASSES
        && cost.p_cost() <= MOST_LANES;
    bearable
        .then_some(hash)
        .ok_or("is a hash that takes more memory or time than this host spends on it")
}

/// Returns true if this can be a PIN.
fn is_pin(text: &str) -> bool {
    (4..=8).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Asks for a PIN twice, and returns the line for the settings file.
///
/// # Errors
///
/// A sentence about the failure.
pub fn ask() -> Result<String, String> {
    let input = io::stdin();
    let (first, second) = if input.is_terminal() {
        let ask = |prompt| rpassword::prompt_password(prompt).map_err(unread);
        (
            ask("PIN, four to eight digits: ")?,
            ask("The same again: ")?,
        )
    } else {
        let mut input = io::Read::take(input.lock(), 256);
        (line(&mut input)?, line(&mut input)?)
    };
    let (first, second) = (first.trim(), second.trim());
    if !is_pin(first) {
        return Err("A PIN has four to eight digits and nothing else.".into());
    }
    if first != second {
        return Err("The PIN has to be given twice, and these two differ.".into());
    }
    let cost = Params::new(MEMORY_KIB, PASSES, 1, None).map_err(|why| why.to_string())?;
    let hasher = Argon2::new(Algorithm::Argon2id, Version::V0x13, cost);
    let hash = hasher.hash_password(first.as_bytes());
    let hash = hash.map_err(|why| format!("The PIN cannot be hashed: {why}."))?;
    Ok(format!("pin_hash = \"{hash}\""))
}

fn line(input: &mut impl BufRead) -> Result<String, String> {
    let mut line = String::new();
    input.read_line(&mut line).map_err(unread)?;
    Ok(line)
}

fn unread(why: io::Error) -> String {
    format!("The PIN cannot be read: {why}.")
}

/// Number of wrong guesses, and the time at which the next guess may come.
#[derive(Debug, Default)]
struct Tries {
    wrong: u32,
    until: Option<Instant>,
}

/// Saved state of the guesses.
#[derive(Default, Serialize, Deserialize)]
struct Kept {
    wrong: u32,
    /// In seconds since 1970.
    until: u64,
}

impl Tries {
    fn left(&self, now: Instant) -> u64 {
        let left = self
            .until
            .and_then(|until| until.checked_duration_since(now));
        left.map_or(0, |left| left.as_millis().div_ceil(1000) as u64)
    }

    /// One more wrong PIN: how many seconds the next one waits.
    fn wrong(&mut self, now: Instant) -> u64 {
        self.wrong = self.wrong.saturating_add(1);
        let costs = self.wrong.checked_sub(FREE + 1);
        let wait = costs.map_or(0, |at| WAITS[WAITS.len().min(at as usize + 1) - 1]);
        self.until = Some(now + Duration::from_secs(wait));
        wait
    }

    fn keep(&self, now: Instant, clock: u64) -> Kept {
        Kept {
            wrong: self.wrong,
            until: clock + self.left(now),
        }
    }

    /// A changed clock never causes a longer wait than the longest one.
    fn again(kept: &Kept, now: Instant, clock: u64) -> Self {
        let most = WAITS[WAITS.len() - 1];
        let left = kept.until.saturating_sub(clock).min(most);
        Self {
            wrong: kept.wrong,
            until: Some(now + Duration::from_secs(left)),
        }
    }
}

/// The tries at this host.
pub(crate) struct Door(Mutex<Tries>);

impl Door {
    /// Restores the state from before the restart.
    pub(crate) fn new(data: &Folder, notes: &Notes) -> Self {
        let read = data.read(FILE, FILE_SIZE);
        let kept: Option<Kept> = match read.as_ref().map(Option::as_deref) {
            Ok(None) => Some(Kept::default()),
            Ok(Some(text)) => serde_json::from_str(text).ok(),
            Err(_) => None,
        };
        let kept = kept.unwrap_or_else(|| {
            let file = data.path(FILE);
            notes.say(
                "pin",
                format!(
                    "{} cannot be read; wrong PINs are counted anew.",
                    file.display()
                ),
            );
            Kept::default()
        });
        Self(Mutex::new(Tries::again(&kept, Instant::now(), clock())))
    }
}

#[derive(Deserialize)]
struct Guess {
    pin: String,
}

/// Answers a guess at the PIN.
pub(crate) async fn pin(State(shared): State<Arc<Shared>>, body: Bytes) -> Response {
    let Some(hash) = shared.settings.pin.clone() else {
        let sentence = "No PIN is set in this host's settings file.\n";
        return (StatusCode::NOT_FOUND, sentence).into_response();
    };
    let Ok(Guess { pin }) = serde_json::from_slice(&body) else {
        let sentence = "This is no question about a PIN, which is like {\"pin\":\"1234\"}.\n";
        return (StatusCode::BAD_REQUEST, sentence).into_response();
    };
    // The host checks one guess at a time. A guess that comes meanwhile is too early.
    let Ok(mut tries) = shared.door.0.try_lock() else {
        return wait(StatusCode::TOO_MANY_REQUESTS, 1);
    };
    let left = tries.left(Instant::now());
    if left > 0 {
        return wait(StatusCode::TOO_MANY_REQUESTS, left);
    }
    let is_right = is_pin(&pin)
        && spawn_blocking(move || {
            Argon2::default()
                .verify_password(pin.as_bytes(), &hash)
                .is_ok()
        })
        .await
        .unwrap_or(false);
    let (before, now) = (tries.wrong, Instant::now());
    let answer = if is_right {
        *tries = Tries::default();
        StatusCode::NO_CONTENT.into_response()
    } else {
        wait(StatusCode::FORBIDDEN, tries.wrong(now))
    };
    if before != tries.wrong {
        keep(&shared, tries.keep(now, clock())).await;
    }
    answer
}

async fn keep(shared: &Arc<Shared>, kept: Kept) {
    let shared = Arc::clone(shared);
    let keep = move || {
        let text = serde_json::to_vec(&kept).unwrap_or_default();
        match shared.data.write(FILE, &text) {
            Ok(()) => shared.notes.settle("pin"),
            Err(why) => {
                let file = shared.data.path(FILE);
                let sentence = format!(
                    "Wrong PINs are forgotten at the next start, for {} cannot be written: {why}.",
                    file.display()
                );
                shared.notes.say("pin", sentence);
            }
        }
    };
    let _ = spawn_blocking(keep).await;
}

fn wait(status: StatusCode, seconds: u64) -> Response {
    (status, Json(json!({ "wait_seconds": seconds }))).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_outlive_the_host() {
        let now = Instant::now();
        let mut tries = Tries::default();
        let waits: Vec<_> = (0..8).map(|_| tries.wrong(now)).collect();
        assert_eq!(waits, [0, 0, 10, 30, 60, 300, 300, 300]);
        assert_eq!(tries.left(now + Duration::from_millis(500)), 300);
        assert_eq!(tries.left(now + Duration::from_secs(300)), 0);
        // The host starts again after a minute.
        let kept = tries.keep(now, 1_000_000);
        let mut again = Tries::again(&kept, now, 1_000_060);
        assert_eq!(again.left(now), 240);
        assert_eq!(again.wrong(now), 300);
        // A clock that starts in 1970 locks no one out, and one that runs ahead lets a person in.
        assert_eq!(Tries::again(&kept, now, 0).left(now), 300);
        assert_eq!(Tries::again(&kept, now, 2_000_000).left(now), 0);
    }

    #[test]
    fn only_hashes_of_pins_that_cost_a_bearable_time_are_taken() {
        let salt = "c2FsdHNhbHRzYWx0";
        let hash = "1gJ+xh8yuT9RpRtVaFzVGzWxnmVKUJKFAvEKEBWdKjs";
        let of = |kind: &str, cost: &str| format!("${kind}$v=19${cost}${salt}${hash}");
        assert!(read_hash(&of("argon2id", "m=19456,t=2,p=1")).is_ok());
        for wrong in [
            String::new(),
            "1234".into(),
            "$argon2id$".into(),
            of("argon2i", "m=19456,t=2,p=1"),
            of("scrypt", "ln=16,r=8,p=1"),
            of("argon2id", "m=4194304,t=2,p=1"),
            of("argon2id", "m=19456,t=4000000,p=1"),
            of("argon2id", "m=19456,t=2,p=64"),
            format!("$argon2id$v=19$m=19456,t=2,p=1${salt}"),
        ] {
            assert!(read_hash(&wrong).is_err(), "{wrong}");
        }
    }
}
