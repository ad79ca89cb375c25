//! Bytes in rows, one for every intersection, with the few operations on whole rows. A row consists of pieces of 16
//! bytes, which processors handle at once. The solver spends most of its time here.

/// Number of bytes for one operation.
pub(super) type Piece = [u8; 16];

/// More than everything: no way leads there, or it costs 255 or more.
pub(super) const FAR: u8 = u8::MAX;

/// Equally long rows. After a row's last intersection the values are [`FAR`].
#[derive(Debug, Default)]
pub(super) struct Rows {
    /// Pieces in a row.
    width: usize,
    pieces: Vec<Piece>,
}

impl Clone for Rows {
    fn clone(&self) -> Self {
        let pieces = self.pieces.clone();
        Self { pieces, ..*self }
    }

    fn clone_from(&mut self, other: &Self) {
        self.width = other.width;
        self.pieces.clone_from(&other.pieces);
    }
}

impl Rows {
    /// Changes the number of rows and takes over the length of others', with arbitrary contents.
    pub(crate) fn resize(&mut self, rows: usize, width: usize) {
        self.width = width;
        self.pieces.resize(rows * width, [FAR; 16]);
    }

    /// Rows for this many columns, with [`FAR`] in them.
    pub(super) fn far(rows: usize, columns: usize) -> Self {
        let mut far = Self::default();
        far.resize(rows, columns.div_ceil(16));
        far
    }

    /// Pieces in a row.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// One row.
    pub(crate) fn row(&self, row: usize) -> &[Piece] {
        &self.pieces[row * self.width..][..self.width]
    }

    /// Returns one row for changes.
    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [Piece] {
        &mut self.pieces[row * self.width..][..self.width]
    }

    /// Returns all rows in order for changes.
    pub(crate) fn all_mut(&mut self) -> impl Iterator<Item = &mut [Piece]> {
        self.pieces.chunks_exact_mut(self.width.max(1))
    }

    /// One byte.
    pub(super) fn at(&self, row: usize, column: usize) -> u8 {
        byte(self.row(row), column)
    }

    /// Changes one byte.
    pub(super) fn set(&mut self, row: usize, column: usize, value: u8) {
        self.row_mut(row)[column / 16][column % 16] = value;
    }
}

/// One byte of a row.
pub(super) fn byte(row: &[Piece], column: usize) -> u8 {
    row[column / 16][column % 16]
}

// Each of these loops becomes a few instructions on 16 bytes, as long as it is a separate function. If it is
// inlined, the compiler may fall back to single bytes. In WebAssembly such instructions have to be enabled.

/// Lowers a row to the cost of going `near` first and `onward` from there.
#[inline(never)]
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn relax(row: &mut [Piece], onward: &[Piece], near: u8) {
    for (row, onward) in row.iter_mut().zip(onward) {
        for (cost, onward) in row.iter_mut().zip(onward) {
            *cost = (*cost).min(onward.saturating_add(near));
        }
    }
}

/// Lowers a row to the sums of two others.
#[inline(never)]
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn join(row: &mut [Piece], a: &[Piece], b: &[Piece]) {
    for ((row, a), b) in row.iter_mut().zip(a).zip(b) {
        for ((cost, a), b) in row.iter_mut().zip(a).zip(b) {
            *cost = (*cost).min(a.saturating_add(*b));
        }
    }
}

/// Removes everything from a row that costs more than `most`.
#[inline(never)]
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn cut(row: &mut [Piece], most: u8) {
    for piece in row {
        for cost in piece {
            *cost |= u8::from(*cost > most).wrapping_neg();
        }
    }
}

/// The smallest byte of a row, and its column.
#[inline(never)]
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn least(row: &[Piece]) -> (u8, usize) {
    let mut low = [FAR; 16];
    for piece in row {
        for (low, cost) in low.iter_mut().zip(piece) {
            *low = (*low).min(*cost);
        }
    }
    let least = low.into_iter().fold(FAR, u8::min);
    let above = [least.saturating_add(1); 16];
    let mut pieces = row.iter().enumerate();
    let column = pieces.find_map(|(at, piece)| Some(16 * at + first_lower(piece, &above)?));
    (least, column.unwrap_or(0))
}

/// The first place where a piece is lower than another.
#[inline(always)]
pub(super) fn first_lower(piece: &Piece, than: &Piece) -> Option<usize> {
    let word = |piece: &Piece, half| u64::from_le_bytes(std::array::from_fn(|i| piece[half + i]));
    let in_half = |half| {
        let lower = lower_bytes(word(piece, half), word(than, half));
        (lower != 0).then(|| half + lower.trailing_zeros() as usize / 8)
    };
    in_half(0).or_else(|| in_half(8))
}

/// The highest bit of every byte that is lower than another word's, all eight compared at once.
fn lower_bytes(a: u64, b: u64) -> u64 {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // By the low seven bits alone; no byte borrows from the next.
    let not_lower = (a | HIGH) - (b & !HIGH);
    ((!a & b) | (!(a ^ b) & !not_lower)) & HIGH
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_all_sizes_are_compared() {
        for a in 0..=255 {
            for b in 0..=255 {
                for place in [0, 7, 8, 15] {
                    let (mut piece, mut than) = ([b; 16], [b; 16]);
                    piece[place] = a;
                    assert_eq!(first_lower(&piece, &than), (a < b).then_some(place));
                    // Neither sizes of neighbours nor later places matter.
                    (piece[15], than[15]) = (0, if place == 15 { b } else { 255 });
                    let first = if a < b { Some(place) } else { Some(15) };
                    if place < 15 {
                        assert_eq!(first_lower(&piece, &than), first);
                    }
                }
            }
        }
    }

    #[test]
    fn whole_rows_are_lowered_cut_and_searched() {
        let ramp: Vec<Piece> = vec![
            std::array::from_fn(|i| 100 + i as u8),
            std::array::from_fn(|i| 240 + i as u8),
        ];
        let mut row = vec![[110; 16], [250; 16]];
        relax(&mut row, &ramp, 3);
        assert_eq!(
            (byte(&row, 0), byte(&row, 6), byte(&row, 7), byte(&row, 8)),
            (103, 109, 110, 110)
        );
        assert_eq!((byte(&row, 16), byte(&row, 31)), (243, 250));
        join(&mut row, &[[9; 16], [255; 16]], &ramp);
        assert_eq!(
            (byte(&row, 0), byte(&row, 1), byte(&row, 16)),
            (103, 104, 243)
        );
        row[1][4] = 7;
        assert_eq!(least(&row), (7, 20));
        cut(&mut row, 109);
        assert_eq!(
            (byte(&row, 6), byte(&row, 7), byte(&row, 20)),
            (109, FAR, 7)
        );
        assert_eq!(least(&[[FAR; 16]]), (FAR, 0));
    }
}
