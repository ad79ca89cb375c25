//! Text as keyboards, chats, mail programs and word processors write it, in the signs that notation has.

/// The zero of each script with consecutive digits, except for ASCII and the full-width digits.
const ZEROS: [u32; 18] = [
    0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
    0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810,
];

/// Returns a text in the plain characters of notation.
///
/// Digits of all scripts become 0 to 9, full-width letters plain ones, capitals small ones, all dashes `-`, and all
/// spaces plain ones. Invisible characters are left out.
///
/// ```
/// use rules::record::plain;
///
/// assert_eq!(plain("\u{200e}Play\u{a0}C２\u{2013}c\u{666}"), "play c2-c6");
/// ```
pub fn plain(text: &str) -> String {
    let seen = text.chars().filter(|&sign| !is_unseen(sign));
    seen.flat_map(|sign| plain_sign(sign).to_lowercase())
        .collect()
}

/// Returns the possible texts of a link after its key, the most likely first, for all ways in which people pass
/// links on.
///
/// A link ends with its last letter: before a full stop, a bracket, or additions of networks to addresses. Some
/// programs turn two hyphens into one long dash, and others break long lines.
pub(crate) fn link_texts(text: &str) -> Vec<String> {
    let seen: String = text.chars().filter(|&sign| !is_unseen(sign)).collect();
    let ends = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '_' || is_dash(sign));
    let unbroken = seen.split(ends).next().unwrap_or_default();
    let joined: String = seen.chars().filter(|sign| !sign.is_whitespace()).collect();
    let joined = joined.split(ends).next().unwrap_or_default();
    let dashed = |text: &str, dash: &str| -> String {
        let sign = |sign: char| match sign {
            '-' => "-".into(),
            sign if is_dash(sign) => dash.into(),
            sign => String::from(sign),
        };
        text.chars().map(sign).collect()
    };
    let mut texts = Vec::new();
    for text in [unbroken, joined] {
        for dash in ["-", "--"] {
            let text = dashed(text, dash);
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
    }
    texts
}

/// Returns a text without URL escapes: `%3D` becomes `=`. Escapes of other than ASCII characters stay.
pub fn unescaped(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, escaped)) = rest.split_once('%') {
        plain += before;
        let digits = |code: &&str| code.bytes().all(|digit| digit.is_ascii_hexdigit());
        let code = escaped.get(..2).filter(digits);
        let code = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        match code.filter(u8::is_ascii) {
            Some(code) => {
                plain.push(code.into());
                rest = &escaped[2..];
            }
            None => {
                plain.push('%');
                rest = escaped;
            }
        }
    }
    plain + rest
}

fn is_dash(sign: char) -> bool {
    matches!(
        sign,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}'
    )
}

/// Signs for line breaks, directions and looks, which chats put between letters.
fn is_unseen(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
    )
}

fn plain_sign(sign: char) -> char {
    let code = u32::from(sign);
    let zero = ZEROS
        .iter()
        .find(|&&zero| (zero..zero + 10).contains(&code));
    if let Some(digit) = zero.and_then(|zero| char::from_digit(code - zero, 10)) {
        return digit;
    }
    match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(code - 0xfee0).unwrap_or(sign),
        sign if is_dash(sign) => '-',
        '\u{d7}' => 'x',
        '\u{60c}' | '\u{3001}' | '\u{ff64}' => ',',
        '\u{61b}' => ';',
        '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        '\n' | '\r' => sign,
        sign if sign.is_whitespace() => ' ',
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_from_any_keyboard_become_plain() {
        let cases = [
            ("E5", "e5"),
            ("ｅ５", "e5"),
            ("\u{feff}e\u{6f5}\u{200b}", "e5"),
            ("e\u{0665}", "e5"),
            ("e\u{96b}", "e5"),
            ("c2\u{2014}c6", "c2-c6"),
            ("c2\u{2212}c6", "c2-c6"),
            ("a1\u{d7}a3\u{3001} b1", "a1xa3, b1"),
            ("play\te5\u{2028}play\u{3000}d4", "play e5\nplay d4"),
        ];
        for (written, read) in cases {
            assert_eq!(plain(written), read, "{written:?}");
        }
    }

    #[test]
    fn a_link_ends_where_its_letters_do() {
        let first = |text: &str| link_texts(text).remove(0);
        for tail in [
            "",
            ".",
            "&fbclid=IwAR0",
            ")",
            ">",
            "\"",
            " Look!",
            "\u{200b}",
            "?utm=1",
            "#x",
        ] {
            assert_eq!(first(&format!("UgOQ-_x{tail}")), "UgOQ-_x", "{tail:?}");
        }
        assert!(link_texts("UgOQ\u{2014}x").contains(&"UgOQ--x".into()));
        assert!(link_texts("UgOQ\r\n x").contains(&"UgOQx".into()));
        assert_eq!(link_texts(""), [""]);
    }

    #[test]
    fn escapes_are_taken_out_and_garbage_stays() {
        assert_eq!(unescaped("game%3DUg%2d%5F%20x"), "game=Ug-_ x");
        for garbage in ["%", "%2", "%zz", "100%", "%c3%a9", "%\u{e9}", "%-1", "%+1"] {
            assert_eq!(unescaped(garbage), garbage);
        }
    }
}
