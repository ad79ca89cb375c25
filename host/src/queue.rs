//! Frames that wait for a connection.
//!
//! There are thousands of connections, and most have no waiting frames. Then a queue takes next to no memory, while
//! a channel of tokio has a block of a kilobyte.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use rooms::Refusal;
use tokio::sync::Notify;

/// Maximum number of waiting frames. A connection with more of them is too slow.
const LENGTH: usize = 64;

/// Capacity in frames that an empty queue keeps.
const KEPT: usize = 4;

/// Frames for a connection in the order in which they came, and then perhaps its end.
#[derive(Default)]
pub(crate) struct Queue {
    inner: Mutex<Inner>,
    came: Notify,
}

#[derive(Default)]
struct Inner {
    frames: VecDeque<Bytes>,
    end: Option<Refusal>,
}

impl Queue {
    /// Adds a frame; a queue that is full ends instead.
    pub(crate) fn push(&self, frame: Bytes) {
        let mut inner = self.lock();
        if inner.frames.len() < LENGTH {
            inner.frames.push_back(frame);
        } else {
            // The frame that the connection has missed makes the rest worthless.
            inner.frames = VecDeque::new();
            inner.end = inner.end.or(Some(Refusal::Slow));
        }
        self.came.notify_one();
    }

    /// Ends it after the waiting frames.
    pub(crate) fn end(&self, why: Refusal) {
        let mut inner = self.lock();
        inner.end = inner.end.or(Some(why));
        self.came.notify_one();
    }

    /// Waits for the next frame; an error is the end. One at a time may wait, and may give up.
    pub(crate) async fn next(&self) -> Result<Bytes, Refusal> {
        loop {
            if let Some(next) = self.try_next() {
                return next;
            }
            self.came.notified().await;
        }
    }

    fn try_next(&self) -> Option<Result<Bytes, Refusal>> {
        let mut inner = self.lock();
        let frame = inner.frames.pop_front();
        if inner.frames.is_empty() && inner.frames.capacity() > KEPT {
            inner.frames = VecDeque::new();
        }
        frame.map(Ok).or_else(|| inner.end.map(Err))
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::iter::from_fn;

    use super::*;

    #[test]
    fn frames_come_in_order_and_the_end_after_them() {
        let queue = Queue::default();
        for number in 0..3 {
            queue.push(vec![number].into());
        }
        queue.end(Refusal::Ended);
        queue.end(Refusal::Removed);
        let came: Vec<_> = from_fn(|| queue.try_next()).take(4).collect();
        let frame = |number| Ok(Bytes::from(vec![number]));
        assert_eq!(came, [frame(0), frame(1), frame(2), Err(Refusal::Ended)]);
    }

    #[test]
    fn a_slow_reader_is_refused() {
        let queue = Queue::default();
        for _ in 0..LENGTH {
            queue.push(Bytes::from_static(b"frame"));
        }
        assert!(matches!(queue.try_next(), Some(Ok(_))));
        queue.push(Bytes::from_static(b"in its place"));
        queue.push(Bytes::from_static(b"one too many"));
        assert_eq!(queue.try_next(), Some(Err(Refusal::Slow)));
    }

    #[tokio::test]
    async fn a_wait_that_was_given_up_loses_nothing() {
        let queue = std::sync::Arc::new(Queue::default());
        for number in 0..200_u8 {
            let waiting = tokio::spawn({
                let queue = queue.clone();
                async move { tokio::time::timeout(std::time::Duration::ZERO, queue.next()).await }
            });
            queue.push(vec![number].into());
            let came = match waiting.await.expect("it ends") {
                Ok(came) => came,
                Err(_) => queue.next().await,
            };
            assert_eq!(came, Ok(vec![number].into()));
        }
    }
}
