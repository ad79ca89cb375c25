//! Bytes in rows, one for every intersection, and the few things that are done to whole rows. A row is
//! made of pieces of 16 bytes, because that is what processors take in one go; this is where the
//! solver spends its time.

/// As many bytes as are worked on at once.
pub(super) type Piece = [u8; 16];

/// More than everything: no way leads there, or it costs 255 or more.
pub(super) const FAR: u8 = u8::MAX;

/// Equally long rows. What is behind a row's last intersection is [`FAR`].
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
    /// Makes it this many rows of the same length as others', with anything in them.
    pub fn resize(&mut self, rows: usize, width: usize) {
        self.width = width;
        self.pieces.resize(rows * width, [FAR; 16]);
    }

    /// Rows for this many columns, with [`FAR`] in them.
    pub fn far(rows: usize, columns: usize) -> Self {
        let mut far = Self::default();
        far.resize(rows, columns.div_ceil(16));
        far
    }

    /// Pieces in a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// One row.
    pub fn row(&self, row: usize) -> &[Piece] {
        &self.pieces[row * self.width..][..self.width]
    }

    /// One row, to be changed.
    pub fn row_mut(&mut self, row: usize) -> &mut [Piece] {
        &mut self.pieces[row * self.width..][..self.width]
    }

    /// All rows, to be changed one after the other.
    pub fn all_mut(&mut self) -> impl Iterator<Item = &mut [Piece]> {
        self.pieces.chunks_exact_mut(self.width.max(1))
    }

    /// One byte.
    pub fn at(&self, row: usize, column: usize) -> u8 {
        byte(self.row(row), column)
    }

    /// Changes one byte.
    pub fn set(&mut self, row: usize, column: usize, value: u8) {
        self.row_mut(row)[column / 16][column % 16] = value;
    }
}

/// One byte of a row.
pub(super) fn byte(row: &[Piece], column: usize) -> u8 {
    row[column / 16][column % 16]
}

// Each of these loops becomes a handful of instructions on 16 bytes, if it stays a function of its
// own: woven into others, the compiler has been seen to fall back to single bytes. In WebAssembly
// such instructions have to be asked for.

/// Lowers a row to what it costs to go `near` first and `onward` from there.
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

/// Takes out of a row what costs more than `most`.
#[inline(never)]
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn cut(row: &mut [Piece], most: u8) {
    for cost in row.iter_mut().flatten() {
        *cost = if *cost > most { FAR } else { *cost };
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
    let place = |piece: &Piece| piece.iter().position(|&cost| cost == least);
    let found = row.iter().enumerate();
    let column = found
        .filter_map(|(number, piece)| Some(16 * number + place(piece)?))
        .next();
    (least, column.unwrap_or(0))
}

/// The first place where a piece is lower than another.
#[inline(always)]
pub(super) fn first_lower(piece: &Piece, than: &Piece) -> Option<usize> {
    let mut lower = [0; 16];
    for ((by, a), b) in lower.iter_mut().zip(piece).zip(than) {
        *by = b.saturating_sub(*a);
    }
    let bits = u128::from_le_bytes(lower);
    (bits != 0).then(|| bits.trailing_zeros() as usize / 8)
}
