//! Why the device started: power, or something went wrong before. The reason is kept in watchdog scratch
//! registers, which only a loss of power clears. So is the number of restarts in a row: if reading the journal made a start
//! fail, every start would fail. The place of a panic, which is a text, is kept in RAM.

use core::cell::UnsafeCell;
use core::fmt::Write;
use core::panic::PanicInfo;

use cortex_m_rt::{ExceptionFrame, exception};
use embassy_rp::pac;

use super::board;
use super::breadcrumbs::Stage;
use super::watchdog;

/// The mark: these bits, one of the states, and above it the number of restarts in a row.
const MARK: u32 = 0xC0F1_0000;
const STATE: u32 = 0xF;
const RUNNING: u32 = 1;
const PANICKED: u32 = 2;
const FAULTED: u32 = 3;
const COUNT_AT: u32 = 8;
const MOST: u32 = 0xFF;

/// At this many restarts in a row the journal is not read, beyond them the settings are not either.
const PATIENCE: u32 = 3;

/// What went wrong before this start.
#[derive(Clone, Copy, PartialEq, Eq, defmt::Format)]
pub(crate) enum Restart {
    /// The watchdog was not fed: a hang, or a core that locked up.
    Hung(Option<Stage>),
    /// The program stopped itself, in this line of this source file, if its name is known.
    Panicked(u32, Option<&'static str>),
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
    /// How the last runs ended. Asked once: the answer is for the first who asks.
    pub(crate) fn take() -> Self {
        let watchdog = pac::WATCHDOG;
        let mark = watchdog.scratch0().read();
        let ours = is_ours(mark);
        let place = watchdog.scratch1().read();
        let cause = watchdog.reason().read();
        let restart = match mark & STATE {
            PANICKED if ours => Some(Restart::Panicked(place, SITE.file())),
            FAULTED if ours => Some(Restart::Faulted(place)),
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
        let mut code = heapless::String::new();
        // Eleven characters at the most: they fit.
        let _ = match self {
            Self::Hung(stage) => write!(code, "H{}", stage.map_or(0, |stage| stage as u32)),
            Self::Panicked(line, _) => write!(code, "P{line}"),
            Self::Faulted(address) => write!(code, "F{address:X}"),
        };
        code
    }

    /// The source file it happened in, if that is known.
    pub(crate) fn file(self) -> Option<&'static str> {
        if let Self::Panicked(_, file) = self { file } else { None }
    }
}

/// The end of a file's name, with its length and a sum, in RAM that no start touches.
struct Site(UnsafeCell<Name>);

#[derive(Clone, Copy)]
struct Name {
    bytes: [u8; Name::ROOM],
    len: u32,
    sum: u32,
}

#[unsafe(link_section = ".uninit.site")]
static SITE: Site = Site(UnsafeCell::new(Name { bytes: [0; Name::ROOM], len: 0, sum: 0 }));

// SAFETY: it is written by the panic handler alone, with interrupts off, after which nobody reads before the restart.
unsafe impl Sync for Site {}

impl Name {
    /// The names of the program's own files are shorter.
    const ROOM: usize = 64;

    /// Noise at power-on has another sum.
    fn sum_of(bytes: &[u8]) -> u32 {
        bytes.iter().fold(0xC0F1_DA27, |sum, &byte| sum.rotate_left(5) ^ u32::from(byte))
    }
}

impl Site {
    fn keep(&self, file: &str) {
        let file = file.as_bytes();
        let end = file.get(file.len().saturating_sub(Name::ROOM)..).unwrap_or_default();
        let mut name = Name { bytes: [0; Name::ROOM], len: end.len() as u32, sum: Name::sum_of(end) };
        for (to, &from) in name.bytes.iter_mut().zip(end) {
            *to = from;
        }
        // SAFETY: the program ends here; nothing else looks at it any more.
        unsafe { self.0.get().write_volatile(name) };
    }

    fn file(&self) -> Option<&'static str> {
        // SAFETY: whatever bits are there are numbers; nobody writes them as long as the program runs.
        let name: &'static Name = unsafe { &*self.0.get() };
        let bytes = name.bytes.get(..core::hint::black_box(name.len) as usize)?;
        (Name::sum_of(bytes) == name.sum).then_some(bytes).and_then(|bytes| core::str::from_utf8(bytes).ok())
    }
}

/// Keeps the place, darkens the light (a secret may be on the screen) and restarts at once.
#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    cortex_m::interrupt::disable();
    board::darken();
    defmt::error!("{}", defmt::Display2Format(info));
    let line = info.location().map_or(0, |location| {
        SITE.keep(location.file());
        location.line()
    });
    end(PANICKED, line)
}

/// The same for what the processor refuses.
#[exception]
unsafe fn HardFault(frame: &ExceptionFrame) -> ! {
    board::darken();
    end(FAULTED, frame.pc())
}

fn end(state: u32, place: u32) -> ! {
    let mark = pac::WATCHDOG.scratch0().read();
    // Something else may be there if this comes very early.
    let count = if is_ours(mark) { mark & MOST << COUNT_AT } else { 0 };
    pac::WATCHDOG.scratch0().write_value(MARK | count | state);
    pac::WATCHDOG.scratch1().write_value(place);
    watchdog::restart()
}
