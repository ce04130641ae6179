//! The rules on a laptop: everything that the tests, the benches and the `casefile` tool share.
#![forbid(unsafe_code)]

pub mod arena;
pub mod balance;
pub mod box_files;
pub mod casefile;
pub mod command_line;
pub mod device;
pub mod fuzz;
pub mod games;
pub mod journal;
pub mod perft;
pub mod play;
pub mod presses;
pub mod prover;
pub mod puzzles;
pub mod saved;
pub mod screens;
pub mod soak;
pub mod twins;
