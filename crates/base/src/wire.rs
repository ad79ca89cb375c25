//! Values as few bytes, for what is kept and for what goes to other programs: postcard's format, in
//! which a value has one spelling here.

use serde::{Deserialize, Serialize};

/// Writes a value.
///
/// # Panics
///
/// If the value's type does not know its own length, which every derived one does.
pub fn to_bytes<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    postcard::to_allocvec(value).expect("the value's length is known")
}

/// Reads a value; `None` if nothing is written as these bytes.
pub fn from_bytes<'a, T: Serialize + Deserialize<'a>>(bytes: &'a [u8]) -> Option<T> {
    let value = postcard::from_bytes(bytes).ok()?;
    // Postcard reads over what follows, and reads numbers that are longer than they have to be.
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
