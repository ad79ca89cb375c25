//! Bytes as text that needs no escapes in an address: letters, digits, `-` and `_`, six bits each. Each text has
//! one valid form, and other encodings of the same bytes are refused.

use base64ct::{Base64UrlUnpadded, Encoding};

use super::envelope::MOST;
use super::fault::Unreadable;

/// Writes bytes as text.
pub fn to_text(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

/// Reads bytes from a text.
///
/// # Errors
///
/// A text that is longer than any save, or that encodes nothing.
pub fn from_text(text: &str) -> Result<Vec<u8>, Unreadable> {
    if text.len() > (4 * MOST).div_ceil(3) {
        return Err(Unreadable::TooLong);
    }
    Base64UrlUnpadded::decode_vec(text).map_err(|_| Unreadable::Text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_has_one_spelling() {
        for length in 0..40 {
            let bytes: Vec<_> = (0..length)
                .map(|number: u8| number.wrapping_mul(91))
                .collect();
            let text = to_text(&bytes);
            assert!(
                text.bytes()
                    .all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(&sign))
            );
            assert_eq!(from_text(&text), Ok(bytes));
        }
        for sign in 0..=127_u8 {
            let text = format!("AAA{}", char::from(sign));
            let read = from_text(&text);
            let known = sign.is_ascii_alphanumeric() || b"-_".contains(&sign);
            assert_eq!(read.is_ok(), known, "{text:?}");
            // Two signs hold twelve bits, and a byte has eight: the others must be 0.
            let text = format!("A{}", char::from(sign));
            if let Ok(read) = from_text(&text) {
                assert_eq!(to_text(&read), text);
            }
        }
        for text in [
            "A", "AAAAA", "AA==", "AA A", "AA\n", "é", "AAA\0", "AB", "AAB",
        ] {
            assert_eq!(from_text(text), Err(Unreadable::Text), "{text:?}");
        }
        let most = (4 * MOST).div_ceil(3);
        assert!(from_text(&"A".repeat(most)).is_ok());
        assert_eq!(from_text(&"A".repeat(most + 1)), Err(Unreadable::TooLong));
    }
}
