//! Connection to a host, as the application sees it: opening, keeping alive, and reconnecting. Pages that slept and
//! networks that changed close sockets silently.

use rooms::{Code, Request};

use crate::input::{Effect, SocketEffect};
use base::Millis;

/// So long a connection may take to open.
const OPENING_MS: Millis = Millis::new(5_000.0);
/// Interval between pings to the host.
const PING_MS: Millis = Millis::new(4_000.0);
/// Time without a word after which the other side counts as away.
pub(crate) const SILENCE_MS: Millis = Millis::new(10_000.0);
/// Time for the answer to a ping out of turn. Without an answer the connection is dead.
const ANSWER_MS: Millis = Millis::new(2_000.0);
/// The first wait before the connection is tried again, and the longest.
const AGAIN_MS: Millis = Millis::new(400.0);
const LONGEST_MS: Millis = Millis::new(5_000.0);

/// Connection to a room.
#[derive(Clone, Debug)]
pub struct Line {
    code: Code,
    state: LineState,
    /// Number of failures in a row.
    failures: u32,
}

#[derive(Clone, Copy, Debug)]
enum LineState {
    Closed { again: Millis },
    Opening { since: Millis },
    Open { heard: Millis, pinged: Millis },
}

impl Line {
    /// A connection that is opened as soon as time [passes](Self::pass).
    pub fn new(code: Code) -> Self {
        Self {
            code,
            state: LineState::Closed {
                again: Millis::default(),
            },
            failures: 0,
        }
    }

    /// Returns true if frames can be sent.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.state, LineState::Open { .. })
    }

    /// Sends a frame, if it can be.
    pub fn send(&self, request: &Request<'_>, out: &mut Vec<Effect>) {
        if self.is_open() {
            out.push(Effect::Socket(SocketEffect::Send(request.to_bytes())));
        }
    }

    /// The connection is there.
    pub fn opened(&mut self, now: Millis) {
        self.state = LineState::Open {
            heard: now,
            pinged: now,
        };
    }

    /// Something came.
    pub fn heard(&mut self, now: Millis) {
        if let LineState::Open { heard, .. } = &mut self.state {
            *heard = now;
            self.failures = 0;
        }
    }

    /// The connection is gone.
    pub fn closed(&mut self, now: Millis) {
        let wait = AGAIN_MS * f64::from(1 << self.failures.min(4));
        self.failures += 1;
        self.state = LineState::Closed {
            again: now + wait.min(LONGEST_MS),
        };
    }

    /// The connection is gone, and is not tried again before the page is [woken](Self::woke).
    pub fn rest(&mut self) {
        self.state = LineState::Closed {
            again: Millis::NEVER,
        };
    }

    /// Reacts to a page that wakes or a network that returns. It opens a closed connection, restarts a pending one,
    /// and makes an open one prove itself.
    pub fn woke(&mut self, now: Millis, out: &mut Vec<Effect>) {
        self.failures = 0;
        match &mut self.state {
            LineState::Closed { again } => *again = now,
            // It may belong to a network that is gone.
            LineState::Opening { .. } => self.state = LineState::Closed { again: now },
            LineState::Open { heard, pinged } => {
                (*heard, *pinged) = (now + ANSWER_MS - SILENCE_MS, now);
                self.send(&Request::Ping, out);
            }
        }
    }

    /// Time passes: opens, asks, or gives up; whether the connection has been given up.
    pub fn pass(&mut self, now: Millis, out: &mut Vec<Effect>) -> bool {
        match &mut self.state {
            LineState::Closed { again } if *again <= now => {
                self.state = LineState::Opening { since: now };
                out.push(Effect::Socket(SocketEffect::Open(self.code)));
            }
            LineState::Opening { since } if *since + OPENING_MS <= now => {
                return self.give_up(now, out);
            }
            LineState::Open { heard, .. } if *heard + SILENCE_MS <= now => {
                return self.give_up(now, out);
            }
            LineState::Open { pinged, .. } if *pinged + PING_MS <= now => {
                *pinged = now;
                self.send(&Request::Ping, out);
            }
            LineState::Closed { .. } | LineState::Opening { .. } | LineState::Open { .. } => {}
        }
        false
    }

    /// Gives the connection up, and tries another one later.
    pub fn give_up(&mut self, now: Millis, out: &mut Vec<Effect>) -> bool {
        out.push(Effect::Socket(SocketEffect::Close));
        self.closed(now);
        true
    }

    /// When time has to pass at the latest.
    pub fn wakes_at(&self) -> Millis {
        match self.state {
            LineState::Closed { again } => again,
            LineState::Opening { since } => since + OPENING_MS,
            LineState::Open { heard, pinged } => (heard + SILENCE_MS).min(pinged + PING_MS),
        }
    }
}
