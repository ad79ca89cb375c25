//! Chance from a seed, the same on every machine.

/// Quick chance: xorshift64*.
pub(super) struct Dice(u64);

impl Dice {
    /// The chance that a seed gives.
    pub(super) fn new(seed: u64) -> Self {
        // Neighbouring seeds give sequences that have nothing in common.
        let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self((mixed ^ mixed >> 31) | 1)
    }

    /// A whole number below a bound that is not 0.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let drawn = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        ((drawn * bound as u64) >> 32) as usize
    }
}
