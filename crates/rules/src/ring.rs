//! The eight neighbours of a square as one number: from the east round it, each in one of three states.

/// Ways in which the neighbours can be.
pub const RINGS: usize = 3_usize.pow(8);

const POWERS: [usize; 8] = [1, 3, 9, 27, 81, 243, 729, 2187];

/// Returns the number of a ring with states 0, 1 or 2.
pub fn number(ring: [u8; 8]) -> usize {
    let states = ring.into_iter().zip(POWERS);
    states
        .map(|(state, power)| usize::from(state) * power)
        .sum()
}

/// The ring of a number.
pub fn ring(number: usize) -> [u8; 8] {
    POWERS.map(|power| (number / power % 3) as u8)
}

/// Returns the smallest number among the images of every ring. Each image is mirrored at the line from west to east
/// or not, and rotated by a number of eighths.
pub fn least_images(images: &[(bool, usize)]) -> Vec<u16> {
    let least = |all: usize| {
        let all = ring(all);
        let image = |&(mirrored, turned): &(bool, usize)| {
            let from = |to: usize| match mirrored {
                true => 8 - to + turned,
                false => to + turned,
            };
            number(std::array::from_fn(|to| all[from(to) % 8])) as u16
        };
        images.iter().map(image).min().unwrap_or(number(all) as u16)
    };
    (0..RINGS).map(least).collect()
}
