//! The rules on a laptop: everything that the tests, the benches and the `casefile` tool share.
#![forbid(unsafe_code)]

pub mod balance;
pub mod casefile;
pub mod command_line;
pub mod device;
pub mod fuzz;
pub mod gallery;
pub mod games;
pub mod journal;
pub mod perft;
pub mod play;
pub mod presses_of_the_clock;
pub mod saved;
pub mod screens;
pub mod soak;
pub mod twins;
