//! Numbers as bits, each as short as possible. One of `count` numbers is written in truncated binary, which takes
//! the floor or the ceiling of log2 `count` bits. So a single possible number takes none.

/// Writes numbers one after another.
#[derive(Clone, Debug, Default)]
pub struct BitWriter {
    bytes: Vec<u8>,
    /// Number of used bits in the last byte.
    taken: u32,
}

impl BitWriter {
    /// Writes a number below `count`; `None` without any effect if it is too large.
    pub fn put(&mut self, number: usize, count: usize) -> Option<()> {
        let (width, short) = code(count).filter(|_| number < count)?;
        if number < short {
            self.push(number, width);
        } else {
            let long = number + short;
            self.push(long >> 1, width);
            self.push(long & 1, 1);
        }
        Some(())
    }

    /// Returns the bytes. Unused bits of the last one are 0.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Writes the lowest bits of a number, the lowest first.
    fn push(&mut self, number: usize, width: u32) {
        for bit in 0..width {
            if self.taken == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> bit & 1) as u8) << self.taken;
            }
            self.taken = (self.taken + 1) % u8::BITS;
        }
    }
}

/// Reads the output of a [`BitWriter`].
#[derive(Clone, Debug)]
pub struct BitReader<'a> {
    bytes: &'a [u8],
    /// Bits that have been read.
    read: usize,
}

impl<'a> BitReader<'a> {
    /// Reads from the beginning of these bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, read: 0 }
    }

    /// Reads a number below `count`; `None` if there are too few bits, or `count` is 0.
    pub fn take(&mut self, count: usize) -> Option<usize> {
        let (width, short) = code(count)?;
        let number = self.pull(width)?;
        if number < short {
            return Some(number);
        }
        Some((number << 1 | self.pull(1)?) - short)
    }

    /// Returns true if everything has been read and the rest of the last byte is 0.
    ///
    /// The output of a [`BitWriter`] always ends so.
    pub fn is_done(&self) -> bool {
        let rest = self.bytes.get(self.read / 8..).unwrap_or_default();
        match *rest {
            [] => true,
            [last] => !self.read.is_multiple_of(8) && last >> (self.read % 8) == 0,
            _ => false,
        }
    }

    fn pull(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for place in 0..width {
            let byte = self.bytes.get(self.read / 8)?;
            let bit = byte >> (self.read % 8) & 1;
            number |= usize::from(bit) << place;
            self.read += 1;
        }
        Some(number)
    }
}

/// Returns the code for numbers below `count`: the length of the short words in bits, and the number of short
/// words. The others have one bit more, and encode their own number plus that count.
fn code(count: usize) -> Option<(u32, usize)> {
    let width = count.checked_ilog2()?;
    Some((width, (2 << width) - count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_returns_all_written_numbers() {
        for most in [1, 2, 3, 5, 8, 200, 1 << 20] {
            let numbers: Vec<_> = (0..300_usize)
                .map(|number| {
                    let count = number * 7919 % most + 1;
                    (number * number % count, count)
                })
                .collect();
            let mut writer = BitWriter::default();
            for &(number, count) in &numbers {
                assert_eq!(writer.put(number, count), Some(()));
            }
            let bytes = writer.into_bytes();
            let mut reader = BitReader::new(&bytes);
            assert_eq!(reader.is_done(), most == 1);
            for &(number, count) in &numbers {
                assert_eq!(reader.take(count), Some(number));
            }
            assert!(reader.is_done());
            let longer = [&bytes[..], &[0]].concat();
            reader.bytes = &longer;
            assert!(!reader.is_done());
        }
    }

    #[test]
    fn every_number_below_a_count_has_a_word_of_its_own() {
        for count in 1..600_usize {
            let floor = count.ilog2() as usize;
            let mut bits = 0;
            for number in 0..count {
                // Eight words take as many bytes as one takes bits.
                let mut writer = BitWriter::default();
                for _ in 0..8 {
                    writer.put(number, count).unwrap();
                }
                let bytes = writer.into_bytes();
                assert!(
                    (floor..=floor + 1).contains(&bytes.len()),
                    "{number} of {count}"
                );
                bits += bytes.len();
                assert_eq!(BitReader::new(&bytes).take(count), Some(number));
            }
            // No word is wasted, because the lengths fill the tree of all words.
            let long = bits - floor * count;
            assert_eq!((count - long) * 2 + long, 2 << floor, "{count}");
        }
    }

    #[test]
    fn few_bits_are_enough() {
        let written = |counts: &[usize]| {
            let mut writer = BitWriter::default();
            for &count in counts {
                writer.put(count - 1, count).unwrap();
            }
            writer.into_bytes()
        };
        assert!(written(&[1; 1000]).is_empty());
        assert_eq!(written(&[2; 8]), [255]);
        assert_eq!(written(&[5, 3, 8]), [0b1111_1111]);
        assert_eq!(written(&[256, 256]), [255, 255]);
        assert_eq!(written(&[256, 257]), [255, 255, 1]);
    }

    #[test]
    fn impossible_counts_and_numbers_are_refused() {
        let mut writer = BitWriter::default();
        assert_eq!(writer.put(0, 0), None);
        assert_eq!(writer.put(3, 3), None);
        assert!(writer.into_bytes().is_empty());
        let mut reader = BitReader::new(&[255]);
        assert_eq!(reader.take(0), None);
        assert_eq!(reader.take(8), Some(7));
        assert_eq!(reader.take(64), None);
    }
}
