//! What only Tatort Themse draws: clues, the wall, witnesses, the matrix of the cases.

pub mod market;
pub mod matrix;
pub mod wall;
pub mod witnesses;
