//! Games that are played at the same time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// Plays so many games, some at a time. The results are in the order of the games.
pub(crate) fn played<T: Send>(
    games: u32,
    threads: usize,
    play: impl Fn(u32) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU32::new(0);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let result = play(game);
                    done.lock().expect("nobody has failed").push((game, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("nobody has failed");
    done.sort_by_key(|(game, _)| *game);
    done.into_iter().map(|(_, result)| result).collect()
}
