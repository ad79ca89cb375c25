//! Colours as numbers.

/// A colour with its opacity: `0xRRGGBBAA`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour(pub u32);

impl Colour {
    /// An opaque colour: `0xRRGGBB`.
    pub const fn rgb(rgb: u32) -> Self {
        Self(rgb << 8 | 0xff)
    }

    /// The same colour with another opacity, 0 to 1.
    pub const fn alpha(self, alpha: f32) -> Self {
        Self(self.0 & 0xffff_ff00 | (alpha * 255.0) as u32)
    }

    /// Reads `#rrggbb`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        u32::from_str_radix(digits, 16).ok().map(Self::rgb)
    }
}
