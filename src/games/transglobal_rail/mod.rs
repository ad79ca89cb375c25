//! Transglobal Rail: build a shared rail network, and be first to join your five secret cities.

pub mod map;
