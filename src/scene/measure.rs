//! How wide words are, without a browser: the letters' widths of the house's typefaces, so that the
//! application and the map builder can lay out text that fits. Kerning is left out, which makes
//! words a little wider here than they are drawn.

use super::items::Face;

/// The width of words in stage units, at a letter size in stage units.
///
/// ```
/// use roundhouse::scene::{Face, measure};
///
/// let wide = measure::width("Wien", Face::Bold, 20.0);
/// assert!(wide > measure::width("Wien", Face::Narrow, 20.0));
/// ```
pub fn width(words: &str, face: Face, size: f32) -> f32 {
    let table = match face {
        Face::Text => &TEXT,
        Face::Bold => &BOLD,
        Face::Narrow => &NARROW,
    };
    let letter = |letter: char| {
        let index = (letter as usize)
            .checked_sub(FIRST)
            .filter(|&index| index < table.len());
        match (letter, index) {
            (_, Some(index)) => f32::from(table[index]),
            ('\u{200a}', _) => HAIR,
            ('\u{b7}', _) => f32::from(table['.' as usize - FIRST]),
            ('\u{2026}', _) => ELLIPSIS,
            // Other letters beyond ASCII are rare here, and none is wider than a capital.
            _ => f32::from(table['O' as usize - FIRST]),
        }
    };
    words.chars().map(letter).sum::<f32>() * size / 1000.0
}

/// The height of capital letters as a share of the letter size; the same in all typefaces here.
pub const CAP_HEIGHT: f32 = 0.7;

/// The thinnest space, the same in all typefaces here.
const HAIR: f32 = 62.5;
/// Three dots; in the widest of the typefaces.
const ELLIPSIS: f32 = 851.0;

/// The tables begin at the space.
const FIRST: usize = 32;

#[rustfmt::skip]
const TEXT: [u16; 95] = [
    200, 328, 297, 669, 563, 839, 675, 145, 291, 291, 398, 495, 264, 400, 275, 426, 566, 352, 544,
    524, 570, 523, 523, 481, 527, 525, 348, 312, 495, 495, 495, 482, 823, 630, 624, 607, 618, 598,
    565, 613, 645, 260, 579, 616, 570, 715, 673, 622, 593, 582, 613, 588, 574, 641, 601, 878, 604,
    585, 551, 393, 426, 393, 458, 498, 209, 517, 553, 526, 553, 536, 367, 543, 542, 255, 248, 512,
    235, 826, 542, 555, 558, 558, 371, 487, 369, 538, 491, 743, 499, 476, 451, 329, 179, 329, 513,
];

#[rustfmt::skip]
const BOLD: [u16; 95] = [
    200, 344, 359, 687, 572, 825, 705, 168, 347, 347, 399, 486, 265, 409, 270, 473, 570, 354, 560,
    540, 605, 539, 537, 496, 541, 531, 364, 316, 486, 486, 486, 521, 819, 671, 620, 608, 618, 584,
    560, 612, 628, 263, 583, 626, 572, 715, 665, 621, 597, 593, 614, 595, 585, 629, 622, 877, 631,
    617, 557, 416, 473, 416, 473, 523, 233, 528, 566, 537, 566, 546, 387, 556, 547, 255, 254, 533,
    244, 835, 547, 557, 568, 568, 383, 502, 380, 545, 520, 783, 538, 504, 460, 376, 203, 376, 534,
];

#[rustfmt::skip]
const NARROW: [u16; 95] = [
    200, 269, 306, 606, 434, 772, 581, 152, 279, 279, 361, 439, 199, 325, 211, 386, 450, 274, 425,
    426, 459, 428, 429, 392, 434, 423, 252, 218, 439, 439, 439, 413, 759, 456, 462, 457, 472, 435,
    415, 462, 477, 224, 443, 477, 415, 538, 507, 467, 457, 455, 461, 434, 452, 478, 471, 665, 460,
    456, 406, 330, 386, 330, 413, 405, 206, 434, 437, 422, 437, 426, 291, 431, 439, 215, 211, 433,
    199, 665, 439, 432, 441, 441, 313, 398, 282, 438, 415, 592, 417, 403, 368, 319, 171, 319, 480,
];
