//! Counting turn sequences on the positions that the search plays on too, which are quicker than games.

/// A position for counting sequences of turns.
pub trait Perft: Clone {
    /// A move of the position.
    type Move;

    /// Returns true if the game has ended here.
    fn is_over(&self) -> bool;

    /// Calls `tell` with every move, unless the game is over.
    fn each_move(&self, tell: impl FnMut(Self::Move));

    /// Makes an allowed move.
    fn make_move(&mut self, choice: Self::Move);

    /// The number of turn sequences of a length from here, finished games not continued.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut count = 0;
        if !self.is_over() {
            self.each_move(|choice| {
                count += match depth {
                    1 => 1,
                    _ => {
                        let mut next = self.clone();
                        next.make_move(choice);
                        next.perft(depth - 1)
                    }
                };
            });
        }
        count
    }
}
