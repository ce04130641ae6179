//! Why the device started: power, or something went wrong before. The reason is kept in watchdog scratch
//! registers, which only a loss of power clears.

use cortex_m_rt::{ExceptionFrame, exception};
use embassy_rp::pac;

use super::board;
use super::trail::Stage;
use super::watchdog;

const RUNNING: u32 = 0xC0F1_0001;
const PANICKED: u32 = 0xC0F1_0002;
const FAULTED: u32 = 0xC0F1_0003;

/// What went wrong before this start.
#[derive(Clone, Copy, PartialEq, Eq, defmt::Format)]
pub(crate) enum Restart {
    /// The watchdog was not fed: a hang, or a core that locked up.
    Hung(Option<Stage>),
    /// The program stopped itself, at this address.
    Panicked(u32),
    /// The processor refused an instruction, at this address.
    Faulted(u32),
}

impl Restart {
    /// What went wrong, told once.
    pub(crate) fn take() -> Option<Self> {
        let watchdog = pac::WATCHDOG;
        let mark = watchdog.scratch0().read();
        watchdog.scratch0().write_value(RUNNING);
        let address = watchdog.scratch1().read();
        let cause = watchdog.reason().read();
        match mark {
            PANICKED => Some(Self::Panicked(address)),
            FAULTED => Some(Self::Faulted(address)),
            // Other programs, the boot ROM for one, also restart by watchdog, but leave no mark.
            RUNNING if cause.timer() || cause.force() => Some(Self::Hung(Stage::last())),
            _ => None,
        }
    }

    /// A short code for whoever reports it.
    pub(crate) fn code(self) -> heapless::String<12> {
        let (letter, number) = match self {
            Self::Hung(stage) => ('H', stage.map_or(0, |stage| stage as u32)),
            Self::Panicked(address) => ('P', address),
            Self::Faulted(address) => ('F', address),
        };
        let mut code = heapless::String::new();
        // Nine characters at the most: they fit.
        let _ = core::fmt::write(&mut code, format_args!("{letter}{number:X}"));
        code
    }
}

/// Keeps the reason, darkens the light (a secret may be on the screen) and restarts at once.
///
/// A panic ends here too: its handler stops with an undefined instruction.
#[exception]
unsafe fn HardFault(frame: &ExceptionFrame) -> ! {
    board::darken();
    let address = frame.pc();
    let in_flash = (0x1000_0000..0x1100_0000).contains(&address) && address.is_multiple_of(2);
    // SAFETY: an even address inside the flash window can always be read.
    let undefined = in_flash && unsafe { (address as *const u16).read_volatile() } >> 8 == 0xDE;
    pac::WATCHDOG.scratch0().write_value(if undefined { PANICKED } else { FAULTED });
    pac::WATCHDOG.scratch1().write_value(address);
    watchdog::restart()
}
