//! Choices as bits: one of so many takes as many bits as its number can need, and the only one there
//! is takes none. Writing and reading go the same way through what can be chosen, so that what is
//! written is what is read.

/// Where choices go, or come from.
pub trait Choices {
    /// One of `count`, from 0: the `wanted` one when writing, the written one when reading. `None`
    /// when there is nothing to choose, when nothing is wanted that could be written, or when
    /// nothing is left to read that fits.
    fn choose(&mut self, count: usize, wanted: Option<usize>) -> Option<usize>;
}

/// The bits that a number below `count` needs.
fn width(count: usize) -> Option<u32> {
    let last = count.checked_sub(1)?;
    Some(usize::BITS - last.leading_zeros())
}

/// Writes choices, each with its lowest bit first.
#[derive(Clone, Debug, Default)]
pub struct Writer {
    bytes: Vec<u8>,
    /// Bits of the last byte that are taken.
    taken: u32,
}

impl Writer {
    /// What has been written; the bits that the last byte has too many are 0.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    fn push(&mut self, bit: bool) {
        if self.taken == 0 {
            self.bytes.push(0);
        }
        if let Some(last) = self.bytes.last_mut() {
            *last |= u8::from(bit) << self.taken;
        }
        self.taken = (self.taken + 1) % u8::BITS;
    }
}

impl Choices for Writer {
    fn choose(&mut self, count: usize, wanted: Option<usize>) -> Option<usize> {
        let wanted = wanted.filter(|&wanted| wanted < count)?;
        for bit in 0..width(count)? {
            self.push(wanted >> bit & 1 == 1);
        }
        Some(wanted)
    }
}

/// Reads what a [`Writer`] has written.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    /// Bits that have been read.
    read: usize,
}

impl<'a> Reader<'a> {
    /// Reads from the beginning of these bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, read: 0 }
    }

    /// Whether all has been read, and the last byte holds nothing else: a [`Writer`] leaves it so.
    pub fn is_done(&self) -> bool {
        let rest = self.bytes.get(self.read / 8..).unwrap_or_default();
        match *rest {
            [] => true,
            [last] => !self.read.is_multiple_of(8) && last >> (self.read % 8) == 0,
            _ => false,
        }
    }

    fn pull(&mut self) -> Option<bool> {
        let byte = self.bytes.get(self.read / 8)?;
        let bit = byte >> (self.read % 8) & 1;
        self.read += 1;
        Some(bit == 1)
    }
}

impl Choices for Reader<'_> {
    fn choose(&mut self, count: usize, _: Option<usize>) -> Option<usize> {
        let mut number = 0;
        for bit in 0..width(count)? {
            number |= usize::from(self.pull()?) << bit;
        }
        (number < count).then_some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_nothing_is_left() {
        for most in [1, 2, 3, 5, 8, 200, 1 << 20] {
            let choices: Vec<_> = (0..300_usize)
                .map(|number| {
                    let count = number * 7919 % most + 1;
                    (number * number % count, count)
                })
                .collect();
            let mut writer = Writer::default();
            for &(choice, count) in &choices {
                assert_eq!(writer.choose(count, Some(choice)), Some(choice));
            }
            let bytes = writer.into_bytes();
            let mut reader = Reader::new(&bytes);
            assert_eq!(reader.is_done(), most == 1);
            for &(choice, count) in &choices {
                assert_eq!(reader.choose(count, None), Some(choice));
            }
            assert!(reader.is_done());
            let longer = [&bytes[..], &[0]].concat();
            reader.bytes = &longer;
            assert!(!reader.is_done());
        }
    }

    #[test]
    fn few_bits_are_enough() {
        let written = |counts: &[usize]| {
            let mut writer = Writer::default();
            for &count in counts {
                writer.choose(count, Some(count - 1)).unwrap();
            }
            writer.into_bytes()
        };
        assert_eq!(written(&[1; 1000]), []);
        assert_eq!(written(&[2; 8]), [255]);
        assert_eq!(written(&[5, 3, 8]), [0b1111_0100]);
        assert_eq!(written(&[256, 257]), [255, 0, 1]);
    }

    #[test]
    fn what_cannot_be_chosen_is_neither_written_nor_read() {
        let mut writer = Writer::default();
        assert_eq!(writer.choose(0, None), None);
        assert_eq!(writer.choose(3, None), None);
        assert_eq!(writer.choose(3, Some(3)), None);
        assert_eq!(writer.into_bytes(), []);
        assert_eq!(Reader::new(&[0b11]).choose(3, None), None);
        assert_eq!(Reader::new(&[]).choose(2, None), None);
        assert_eq!(Reader::new(&[]).choose(0, None), None);
        assert_eq!(Reader::new(&[]).choose(1, None), Some(0));
    }
}
