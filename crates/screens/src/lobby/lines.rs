//! Where the parts of the lobby's sheet begin and end.

/// Where what is on the sheet begins on the left.
pub const LEFT: f32 = 366.0;
/// Where what is on the sheet ends on the right.
pub const RIGHT: f32 = 1554.0;
/// Where the choices begin.
pub const CHOICES: f32 = 446.0;
/// How wide the words beside START are.
pub const ASIDE: f32 = 450.0;
