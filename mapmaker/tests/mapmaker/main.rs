//! The tests of the map maker from outside, in one binary, because each one compiles the geometry once more.

mod committed;
mod made_up;
mod own;
mod proposed;
