//! Tatort Themse on the companion. Its screens are to come; the gallery shows what they are made of.

pub mod wall;
