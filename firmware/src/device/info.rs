//! What the program is: its version and revision for reports; and its name, board and pins for `picotool info`.

use core::ffi::CStr;

use embassy_rp::binary_info::consts::{ID_RP_PROGRAM_VERSION_STRING, TAG_RASPBERRY_PI};
use embassy_rp::binary_info::{
    self, DataType, EntryAddr, rp_pico_board, rp_program_description, rp_program_name,
};

use super::board;

/// The last change of the program, as its history calls it.
pub(crate) const REVISION: &str = env!("CONFIDANT_REVISION");
/// Version and revision (build.rs).
pub(crate) const VERSION: &str = env!("CONFIDANT_VERSION");

#[unsafe(link_section = ".bi_entries")]
#[used]
static ABOUT: [EntryAddr; 4] = [
    rp_program_name!(c"Confidant"),
    rp_program_description!(c"A pocket companion for detective board games"),
    binary_info::env!(TAG_RASPBERRY_PI, ID_RP_PROGRAM_VERSION_STRING, "CONFIDANT_VERSION"),
    rp_pico_board!(board::PICOTOOL_NAME),
];

#[unsafe(link_section = ".bi_entries")]
#[used]
static PINS: [&Pins; board::PINS.len()] = board::PINS;

/// Pins with their names, as picotool wants them.
#[repr(C)]
pub(crate) struct Pins {
    kind: u16,
    tag: u16,
    mask: u32,
    /// The first byte of a text that ends with a zero.
    names: &'static u8,
}

impl Pins {
    /// These pins have these names: one for all, or one for each from the lowest pin on, apart by `|`.
    pub(crate) const fn new(mask: u32, names: &'static CStr) -> Self {
        let [first, ..] = names.to_bytes_with_nul() else { panic!("a text has its zero at least") };
        Self { kind: DataType::PinsWithName as u16, tag: TAG_RASPBERRY_PI, mask, names: first }
    }
}
