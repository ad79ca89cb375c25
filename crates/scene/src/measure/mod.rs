//! Width of words, computed without a browser from the letter widths of the typefaces. So the application and the
//! map builder can lay out text that fits. There is no kerning, so words come out a little wider here than on the
//! screen.

mod widths;

use super::items::Face;

/// Returns the width of words in stage units, at a letter size in stage units.
///
/// ```
/// use scene::{Face, measure};
///
/// let wide = measure::width("Wien", Face::Bold, 20.0);
/// assert!(wide > measure::width("Wien", Face::Narrow, 20.0));
/// ```
pub fn width(words: &str, face: Face, size: f32) -> f32 {
    let widths = match face {
        Face::Text | Face::Slanted => &widths::TEXT,
        Face::Bold => &widths::BOLD,
        Face::Narrow => &widths::NARROW,
    };
    let letter = |letter: char| {
        let at = |first: char| (letter as usize).checked_sub(first as usize);
        let ascii = at(' ').and_then(|at| widths.ascii.get(at));
        let extended = || at('\u{a0}').and_then(|at| widths.extended.get(at));
        let mark = || {
            let mark = widths::MARKS.iter().position(|&mark| mark == letter)?;
            widths.marks.get(mark)
        };
        let known = ascii.or_else(extended).or_else(mark);
        match letter {
            '\u{200a}' => HAIR,
            '\u{2026}' => ELLIPSIS,
            '\u{202f}' => THIN,
            // Direction marks are not seen.
            '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}' => 0.0,
            '\u{600}'..='\u{6ff}' => ARABIC,
            '\u{2e80}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}' => FULL,
            // Other letters count as wide as a capital, which is enough.
            _ => known
                .copied()
                .map_or(f32::from(widths.ascii[usize::from(b'O' - b' ')]), f32::from),
        }
    };
    words.chars().map(letter).sum::<f32>() * size / 1000.0
}

/// The height of capital letters as a share of the letter size; the same in all typefaces here.
pub const CAP_HEIGHT: f32 = 0.7;

/// The thinnest space, the same in all typefaces here.
const HAIR: f32 = 62.5;
/// The space that French puts before its marks.
const THIN: f32 = 250.0;
/// Width of an Arabic letter. Few isolated forms are wider, and most forms within a word are narrower.
const ARABIC: f32 = 580.0;
/// A Chinese or Japanese letter fills a square.
const FULL: f32 = 1000.0;
/// Three dots; in the widest of the typefaces.
const ELLIPSIS: f32 = 851.0;
