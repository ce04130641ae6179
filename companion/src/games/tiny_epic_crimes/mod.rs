//! Tiny Epic Crimes on the companion. Its screens are to come; the gallery shows what they are made of.

pub mod cards;
pub mod echo_ridge;
pub mod hour_ring;
