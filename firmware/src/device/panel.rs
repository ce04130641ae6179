//! The ST7789 panel: a thin driver of our own. Only changed rows are sent, and they go out by DMA straight from the canvas, while
//! the usual drivers take pixels one by one and keep the processor busy for a whole frame. Meanwhile the rows below are drawn.

use core::ops::Range;
use core::slice;

use confidant_companion::Canvas;
use confidant_companion::draw::{ChangedRows, RowHashes, SIZE};
use embassy_futures::join::join;
use embassy_rp::gpio::Output;
use embassy_time::{Duration, Instant, Timer};

use super::board::Wire;

const SLEEP_IN: u8 = 0x10;
const SLEEP_OUT: u8 = 0x11;
const NORMAL_MODE: u8 = 0x13;
const INVERSION_ON: u8 = 0x21;
const DISPLAY_ON: u8 = 0x29;
const COLUMNS: u8 = 0x2A;
const ROWS: u8 = 0x2B;
const WRITE: u8 = 0x2C;
const ADDRESS_MODE: u8 = 0x36;
const PIXEL_FORMAT: u8 = 0x3A;

const SIXTEEN_BITS: u8 = 0x55;
const WIDTH: usize = SIZE as usize;
/// Rows that are drawn, looked at and sent together. Fewer of them go out sooner, but whatever makes a picture is asked for each band:
/// with 60 a map takes 2 ms longer, with 120 a list 0.7. All that lies between the first and the last changed row of a band goes out as
/// one, because between two runs the DMA would wait until the processor has drawn the next band.
const BAND: usize = 80;

/// From one change between sleep and waking to the next, and from such a change to any other command (ST7789V datasheet,
/// 9.1.11 and 9.1.12).
const BETWEEN_SLEEPS: Duration = Duration::from_millis(120);
const AFTER_SLEEP: Duration = Duration::from_millis(5);

/// Registers of a panel with their values, in the order in which they are sent.
pub(crate) type Registers = &'static [(u8, &'static [u8])];

/// What the panel is doing, and since when.
pub(crate) struct State {
    asleep: bool,
    /// What it shows is not known: the next picture is sent whole, and nothing is shown before.
    stale: bool,
    since: Instant,
}

impl State {
    /// Of a panel that was not reset yet.
    pub(crate) const fn new() -> Self {
        Self { asleep: true, stale: true, since: Instant::MIN }
    }
}

/// The panel and its wires.
pub(crate) struct Panel {
    pub(crate) wire: Wire,
    /// Low for a command, high for data.
    pub(crate) data: Output<'static>,
    /// Low while the panel listens.
    pub(crate) select: Output<'static>,
    pub(crate) reset: Output<'static>,
    /// How the glass is mounted.
    pub(crate) address_mode: u8,
    /// What this glass needs.
    pub(crate) glass: Registers,
    pub(crate) state: State,
}

impl Panel {
    /// Ends the reset that it is in since the board was set up.
    pub(crate) fn end_reset(&mut self) {
        self.reset.set_high();
        // The reset is a change to sleep, for a panel that was awake.
        self.state = State { since: Instant::now(), ..State::new() };
    }

    /// Wakes the panel up, unless it is awake, and sets it up from scratch: something may have upset it meanwhile. Whether it was asleep.
    pub(crate) async fn wake(&mut self) -> bool {
        if !self.state.asleep {
            return false;
        }
        self.change_sleep(false, SLEEP_OUT).await;
        for &(register, values) in self.glass {
            self.command(register, values);
        }
        self.command(PIXEL_FORMAT, &[SIXTEEN_BITS]);
        self.command(ADDRESS_MODE, &[self.address_mode]);
        self.command(INVERSION_ON, &[]);
        self.command(NORMAL_MODE, &[]);
        true
    }

    /// Puts the panel to sleep: it shows nothing and takes a hundredth of its power.
    pub(crate) async fn sleep(&mut self) {
        if !self.state.asleep {
            self.change_sleep(true, SLEEP_IN).await;
        }
    }

    async fn change_sleep(&mut self, asleep: bool, command: u8) {
        Timer::at(self.state.since + BETWEEN_SLEEPS).await;
        self.command(command, &[]);
        self.state = State { asleep, stale: true, since: Instant::now() };
        Timer::after(AFTER_SLEEP).await;
    }

    /// Has a picture drawn, band by band, and sends the rows that changed since the last time; all of them to a panel that has just
    /// been woken, because over a reset it keeps its old picture, which may be a secret. While a band goes out by DMA the processor
    /// draws the next one and looks which of its rows changed. `begun` is called once there is something to send.
    pub(crate) async fn show(
        &mut self,
        canvas: &mut Canvas,
        shown: &mut RowHashes,
        draw: &mut dyn FnMut(&mut Canvas),
        begun: fn(),
    ) {
        let fresh = self.state.stale && !self.state.asleep;
        if fresh {
            shown.forget();
        }
        let mut band = |canvas: &mut Canvas, top: usize| {
            canvas.only(top..top + BAND);
            draw(canvas);
            canvas.changed_rows_of(top..top + BAND, shown)
        };
        let mut changed = band(canvas, 0);
        begun();
        for next in (BAND..WIDTH).step_by(BAND) {
            let pixels = canvas.pixels().as_ptr();
            // SAFETY: what is sent are rows above those that are drawn meanwhile, and a canvas draws in no others.
            let send = unsafe { self.send_changed(pixels, changed) };
            ((), changed) = join(send, async { band(canvas, next) }).await;
        }
        canvas.only(0..WIDTH);
        // SAFETY: nothing is drawn meanwhile.
        unsafe { self.send_changed(canvas.pixels().as_ptr(), changed) }.await;
        if fresh {
            self.state.stale = false;
            self.command(DISPLAY_ON, &[]);
        }
    }

    /// # Safety
    ///
    /// These are the pixels of a canvas, and as long as this is not done nobody writes to its changed rows.
    async unsafe fn send_changed(&mut self, pixels: *const u16, changed: ChangedRows) {
        for rows in changed.runs(BAND) {
            // SAFETY: all of these rows belong to the canvas, and none is written to, as the caller promises.
            let part = unsafe { slice::from_raw_parts(pixels.add(rows.start * WIDTH), rows.len() * WIDTH) };
            self.command(COLUMNS, &window(0..WIDTH));
            self.command(ROWS, &window(rows));
            self.command(WRITE, &[]);
            self.select.set_low();
            self.wire.send_all(bytemuck::cast_slice(part)).await;
            self.select.set_high();
        }
    }

    fn command(&mut self, command: u8, arguments: &[u8]) {
        self.select.set_low();
        self.data.set_low();
        self.wire.send(&[command]);
        self.data.set_high();
        self.wire.send(arguments);
        self.select.set_high();
    }
}

/// First and last column or row, as the panel wants them.
fn window(range: Range<usize>) -> [u8; 4] {
    let [a, b] = (range.start as u16).to_be_bytes();
    let [c, d] = (range.end.saturating_sub(1) as u16).to_be_bytes();
    [a, b, c, d]
}
