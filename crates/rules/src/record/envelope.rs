//! Sealed bytes: a signature, the format version and the length in front, and a checksum at the end. Opening
//! detects cut, damaged and foreign data before it looks inside.

use super::fault::{Unreadable, Unwritable};
use crate::check::Check;

/// Version of the format of written games.
///
/// It goes up with every change that gives the same bytes another meaning. That may be a change of these files, or
/// of a game's [notation](crate::Notation).
pub const VERSION: u8 = 3;
/// Maximum length of sealed bytes. The longest known games need a tenth of it.
pub const MOST: usize = 32 * 1024;

const SIGN: u8 = b'R';
/// Sign, version, and the length as two bytes.
const HEAD: usize = 4;
const SUM: usize = 4;

/// Seals bytes.
///
/// # Errors
///
/// More than [`MOST`] bytes, seal and all, are not sealed.
pub fn seal(inside: &[u8]) -> Result<Vec<u8>, Unwritable> {
    let whole = inside.len() + HEAD + SUM;
    if whole > MOST {
        return Err(Unwritable::TooLong);
    }
    let length = (inside.len() as u16).to_le_bytes();
    let mut sealed = [&[SIGN, VERSION], &length[..], inside].concat();
    sealed.extend(Check::of(&sealed).to_le_bytes());
    Ok(sealed)
}

/// Opens sealed bytes and returns their content.
///
/// # Errors
///
/// Bytes that were not sealed here, or have changed since.
pub fn open(sealed: &[u8]) -> Result<&[u8], Unreadable> {
    if sealed.len() > MOST {
        return Err(Unreadable::TooLong);
    }
    let (&sign, &version) = match sealed {
        [sign, version, ..] => (sign, version),
        [SIGN] => return Err(Unreadable::Length),
        _ => return Err(Unreadable::Foreign),
    };
    if sign != SIGN {
        return Err(Unreadable::Foreign);
    }
    // Another version may have another length and another sum, so they are not asked.
    if version != VERSION {
        return Err(Unreadable::Version(version));
    }
    let Some((checked, sum)) = sealed.split_last_chunk::<SUM>() else {
        return Err(Unreadable::Length);
    };
    let Some((&[.., low, high], inside)) = checked.split_first_chunk::<HEAD>() else {
        return Err(Unreadable::Length);
    };
    if inside.len() != usize::from(u16::from_le_bytes([low, high])) {
        return Err(Unreadable::Length);
    }
    match Check::of(checked) == u32::from_le_bytes(*sum) {
        true => Ok(inside),
        false => Err(Unreadable::Damaged),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_envelope_can_be_opened() {
        for length in [0, 1, 255, 256, MOST - HEAD - SUM] {
            let inside: Vec<_> = (0..length).map(|number| number as u8).collect();
            let sealed = seal(&inside).unwrap();
            assert_eq!(open(&sealed), Ok(&inside[..]));
        }
        assert_eq!(seal(&[0; MOST - HEAD - SUM + 1]), Err(Unwritable::TooLong));
        assert_eq!(open(&[SIGN; MOST + 1]), Err(Unreadable::TooLong));
    }

    #[test]
    fn a_cut_lengthened_or_flipped_envelope_is_refused() {
        let sealed = seal(b"a game").unwrap();
        assert_eq!(open(&[]), Err(Unreadable::Foreign));
        for length in 1..sealed.len() {
            let cut = open(&sealed[..length]);
            assert_eq!(cut, Err(Unreadable::Length), "{length}");
        }
        let longer = [&sealed[..], &[0]].concat();
        assert_eq!(open(&longer), Err(Unreadable::Length));
        for bit in 0..8 * sealed.len() {
            let mut turned = sealed.clone();
            turned[bit / 8] ^= 1 << (bit % 8);
            let why = match bit / 8 {
                0 => Unreadable::Foreign,
                1 => Unreadable::Version(turned[1]),
                2 | 3 => Unreadable::Length,
                _ => Unreadable::Damaged,
            };
            assert_eq!(open(&turned), Err(why), "{bit}");
        }
    }
}
