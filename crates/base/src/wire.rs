//! Values as compact bytes, for saves and for other programs. The format is postcard, here with exactly one
//! encoding of each value.

use serde::{Deserialize, Serialize};

/// Writes a value.
///
/// # Panics
///
/// If the value's type does not know its own length. All derived types do.
pub fn to_bytes<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    postcard::to_allocvec(value).expect("the value's length is known")
}

/// Reads a value; `None` if the bytes encode none.
pub fn from_bytes<'a, T: Serialize + Deserialize<'a>>(bytes: &'a [u8]) -> Option<T> {
    let value = postcard::from_bytes(bytes).ok()?;
    // Postcard accepts trailing bytes, and numbers that are longer than necessary.
    (to_bytes(&value) == bytes).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_bytes_are_read_and_no_more() {
        let value = (7_u32, String::from("seven"), Some([1_u8, 2]));
        let bytes = to_bytes(&value);
        assert_eq!(from_bytes(&bytes), Some(value));
        for length in 0..bytes.len() {
            let cut: Option<(u32, String, Option<[u8; 2]>)> = from_bytes(&bytes[..length]);
            assert_eq!(cut, None);
        }
        let longer = [&bytes[..], &[0]].concat();
        assert_eq!(from_bytes::<(u32, String, Option<[u8; 2]>)>(&longer), None);
        assert_eq!(from_bytes(&[7]), Some(7_u32));
        assert_eq!(from_bytes::<u32>(&[0x87, 0]), None);
    }
}
