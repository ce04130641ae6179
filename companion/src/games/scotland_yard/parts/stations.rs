//! Where the stations stand, made at build time from `data/scotland-yard-positions.txt`.

include!(concat!(env!("OUT_DIR"), "/stations.rs"));
