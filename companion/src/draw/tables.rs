//! Numbers made at build time.

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
