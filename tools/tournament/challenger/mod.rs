//! Reference players for measuring the project's players. They share no code with these or with the rules. Each
//! game is implemented again, [`Field`] by field, and gets a position as text.
//!
//! There are three kinds, and each plays every game. [`uct`] plays many random games. [`alpha_beta`] searches a few
//! turns ahead with a classical evaluation. [`naive`] takes the turn that looks best. [`rail`] has them for the
//! rail game, where cities are secret.

pub(crate) mod alpha_beta;
pub(crate) mod chain;
pub(crate) mod drops;
pub(crate) mod naive;
pub(crate) mod rail;
pub(crate) mod transit;
pub(crate) mod uct;
pub(crate) mod yard;

/// Test that is true if the time for a turn is over after so many rounds of thinking.
pub(crate) type Spent<'a> = &'a dyn Fn(u32) -> bool;

/// Result of side 0 where it has won. The other side's win is 0.
pub(crate) const WON: f32 = 1.0;

/// A game as a challenger knows it. A move is a whole turn, so the sides alternate.
pub(crate) trait Field: Clone {
    /// A turn.
    type Move: Copy + PartialEq;

    /// Reads a game from the texts of its positions, the present one last.
    fn read(name: &str, positions: &[String]) -> Self;

    /// Returns the side on turn: 0 is the side that begins.
    fn side(&self) -> usize;

    /// Lists turns, at least one. A game in which a side can have very many may leave some out.
    fn moves(&self, list: &mut Vec<Self::Move>);

    /// Plays a listed turn.
    fn make(&mut self, turn: Self::Move);

    /// Returns the result of side 0, from 0 to 1, or `None` while the game goes on.
    fn result(&self) -> Option<f32>;

    /// Plays on at random to the end, and tells what side 0 has got.
    fn random_game(&mut self, dice: &mut Dice) -> f32;

    /// Returns the lead of side 0 in any unit: 0 is even, 100 is more than ever comes.
    fn evaluate(&self) -> f32;

    /// By how much side 0 is ahead, as a plain eye counts it.
    fn count(&self) -> f32;

    /// Puts the promising turns first, and drops those that are not worth a look.
    fn order(&self, list: &mut Vec<Self::Move>) {
        let mut scored: Vec<(f32, Self::Move)> = Vec::with_capacity(list.len());
        for &turn in list.iter() {
            let mut next = self.clone();
            next.make(turn);
            let value = match next.result() {
                Some(result) => 200.0 * (result - 0.5),
                None => next.evaluate(),
            };
            scored.push((if self.side() == 0 { value } else { -value }, turn));
        }
        scored.sort_by(|a, b| b.0.total_cmp(&a.0));
        list.clear();
        list.extend(scored.into_iter().map(|(_, turn)| turn));
    }

    /// Shortens the list for a search of only one more turn, where order hardly matters and has to be cheap.
    fn cut(&self, _list: &mut Vec<Self::Move>) {}

    /// A turn as the game's page writes it.
    fn written(&self, turn: Self::Move) -> String;
}

/// Quick chance: xorshift64*.
pub(crate) struct Dice(u64);

impl Dice {
    /// The chance that a seed gives.
    pub(crate) fn new(seed: u64) -> Self {
        // Neighbouring seeds give sequences that have nothing in common.
        let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self((mixed ^ mixed >> 31) | 1)
    }

    /// A whole number below a bound that is not 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let drawn = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        ((drawn * bound as u64) >> 32) as usize
    }

    /// One of the items of a list that is not empty.
    pub(crate) fn any<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// The kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A tree by upper confidence bounds, judged by random games.
    Uct,
    /// Alpha and beta, judged by a classical evaluation.
    Classical,
    /// The turn that looks best by plain eye.
    Naive,
}

impl Kind {
    /// Name of the kind where results are printed.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Uct => "UCT",
            Self::Classical => "a classical evaluation",
            Self::Naive => "a plain eye",
        }
    }
}

/// Returns the turn of a challenger, as text. `spoken` are the possible turns in words.
pub(crate) fn turn<F: Field>(
    kind: Kind,
    name: &str,
    positions: &[String],
    spoken: &[String],
    spent: Spent,
    seed: u64,
) -> String {
    let field = F::read(name, positions);
    let mut dice = Dice::new(seed);
    let (turn, expects) = match kind {
        Kind::Uct => uct::search(&field, spent, &mut dice),
        Kind::Classical => alpha_beta::search(&field, spent),
        Kind::Naive => naive::choose(&field, &mut dice),
    };
    // A player who is behind swaps, because the other one then has to play on from here.
    if expects < 0.5 && spoken.iter().any(|word| word == "swap") {
        return "swap".into();
    }
    field.written(turn)
}

/// The name of a cell: files from a, ranks from 1.
pub(crate) fn cell_name(file: usize, rank: usize) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

/// The file and the rank of a cell's name.
pub(crate) fn read_cell(name: &str) -> (usize, usize) {
    let (file, rank) = name.split_at(1);
    let rank: usize = rank.parse().expect("a cell has a rank");
    (usize::from(file.as_bytes()[0] - b'a'), rank - 1)
}

/// Reads the rows of a position's text, by file and rank. A number is a run of empty cells.
pub(crate) fn read_rows(rows: &str) -> (usize, Vec<(usize, usize, char)>) {
    let rows: Vec<&str> = rows.split('/').collect();
    let mut found = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let (mut file, mut run) = (0, 0);
        for letter in row.chars() {
            if let Some(digit) = letter.to_digit(10) {
                run = 10 * run + digit as usize;
                continue;
            }
            file += std::mem::take(&mut run);
            found.push((file, rows.len() - 1 - number, letter));
            file += 1;
        }
    }
    (rows.len(), found)
}
