//! Why the device started: power, or something went wrong before. The reason is kept in watchdog scratch
//! registers, which only a loss of power clears. So is the number of restarts in a row: a start that reads something
//! which makes it fail would fail for ever.

use cortex_m_rt::{ExceptionFrame, exception};
use embassy_rp::pac;

use super::board;
use super::trail::Stage;
use super::watchdog;

/// The mark: these bits, one of the states, and above it the number of restarts in a row.
const MARK: u32 = 0xC0F1_0000;
const STATE: u32 = 0xF;
const RUNNING: u32 = 1;
const PANICKED: u32 = 2;
const FAULTED: u32 = 3;
const COUNT_AT: u32 = 8;
const MOST: u32 = 0xFF;

/// At so many restarts in a row the journal is not read, beyond them the settings are not either.
const PATIENCE: u32 = 3;

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

fn is_ours(mark: u32) -> bool {
    mark & 0xFFFF_0000 == MARK
}

/// How the last runs ended.
pub(crate) struct Before {
    /// What went wrong, if anything did.
    pub(crate) restart: Option<Restart>,
    /// How many restarts there were since a start succeeded or the power came on.
    in_a_row: u32,
}

impl Before {
    /// How the last runs ended, told once.
    pub(crate) fn take() -> Self {
        let watchdog = pac::WATCHDOG;
        let mark = watchdog.scratch0().read();
        let ours = is_ours(mark);
        let address = watchdog.scratch1().read();
        let cause = watchdog.reason().read();
        let restart = match mark & STATE {
            PANICKED if ours => Some(Restart::Panicked(address)),
            FAULTED if ours => Some(Restart::Faulted(address)),
            // Other programs, the boot ROM for one, also restart by watchdog, but leave no mark.
            RUNNING if ours && (cause.timer() || cause.force()) => Some(Restart::Hung(Stage::last())),
            _ => None,
        };
        let in_a_row = if restart.is_some() { ((mark >> COUNT_AT & MOST) + 1).min(MOST) } else { 0 };
        watchdog.scratch0().write_value(MARK | RUNNING | in_a_row << COUNT_AT);
        Self { restart, in_a_row }
    }

    /// Whether the journal is better left unread.
    pub(crate) fn skips_journal(&self) -> bool {
        self.in_a_row >= PATIENCE
    }

    /// Whether nothing that was stored is to be read: without the journal it failed, too.
    pub(crate) fn skips_settings(&self) -> bool {
        self.in_a_row > PATIENCE
    }
}

/// This start has succeeded: a later restart is the first one again.
pub(crate) fn succeeded() {
    pac::WATCHDOG.scratch0().write_value(MARK | RUNNING);
}

impl Restart {
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
    let state = if undefined { PANICKED } else { FAULTED };
    let mark = pac::WATCHDOG.scratch0().read();
    // Something else may be there if this comes very early.
    let count = if is_ours(mark) { mark & MOST << COUNT_AT } else { 0 };
    pac::WATCHDOG.scratch0().write_value(MARK | count | state);
    pac::WATCHDOG.scratch1().write_value(address);
    watchdog::restart()
}
