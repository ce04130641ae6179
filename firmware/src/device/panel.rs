//! The ST7789 panel: an own thin driver, because only changed rows are sent and they go out by DMA straight from
//! the canvas, while the usual drivers take pixels one by one and keep the processor busy for a whole frame.

use core::ops::Range;

use confidant_companion::Canvas;
use confidant_companion::draw::{ChangedRows, RowHashes, SIZE};
use embassy_futures::join::join;
use embassy_rp::gpio::Output;
use embassy_rp::spi::{Async, Instance, Spi};
use embassy_time::Timer;

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
/// Rows that are looked at together.
const PART: usize = 48;

/// The panel and its wires.
pub(crate) struct Panel<T: Instance + 'static> {
    pub(crate) spi: Spi<'static, T, Async>,
    /// Low for a command, high for data.
    pub(crate) data: Output<'static>,
    /// Low while the panel listens.
    pub(crate) select: Output<'static>,
    pub(crate) reset: Output<'static>,
    /// How the glass is mounted.
    pub(crate) address_mode: u8,
}

impl<T: Instance> Panel<T> {
    /// Wakes the panel up and clears it: over a reset it keeps its old picture, which may be a secret.
    pub(crate) async fn wake(&mut self, black: &Canvas) {
        self.reset.set_low();
        Timer::after_micros(20).await;
        self.reset.set_high();
        // A panel that was awake when it was reset needs 120 ms before it may leave its sleep.
        Timer::after_millis(120).await;
        self.command(SLEEP_OUT, &[]);
        Timer::after_millis(5).await;
        self.command(PIXEL_FORMAT, &[SIXTEEN_BITS]);
        self.command(ADDRESS_MODE, &[self.address_mode]);
        self.command(INVERSION_ON, &[]);
        self.command(NORMAL_MODE, &[]);
        self.send_rows(black, 0..WIDTH).await;
        self.command(DISPLAY_ON, &[]);
    }

    /// Sends the rows that changed since the last time. While a part of them goes out by DMA, the processor looks
    /// which of the next part changed, then sleeps or does other things.
    pub(crate) async fn show(&mut self, canvas: &Canvas, shown: &mut RowHashes) {
        let mut changed = canvas.changed_rows_of(0..PART, shown);
        for next in (PART..WIDTH).step_by(PART) {
            let look = async { canvas.changed_rows_of(next..next + PART, shown) };
            ((), changed) = join(self.send_changed(canvas, changed), look).await;
        }
        self.send_changed(canvas, changed).await;
    }

    async fn send_changed(&mut self, canvas: &Canvas, changed: ChangedRows) {
        for rows in changed.runs() {
            self.send_rows(canvas, rows).await;
        }
    }

    async fn send_rows(&mut self, canvas: &Canvas, rows: Range<usize>) {
        let Some(pixels) = canvas.pixels().get(rows.start * WIDTH..rows.end * WIDTH) else { return };
        self.command(COLUMNS, &window(0..WIDTH));
        self.command(ROWS, &window(rows));
        self.command(WRITE, &[]);
        self.select.set_low();
        // This bus reports no errors.
        let _ = self.spi.write(bytemuck::cast_slice(pixels)).await;
        self.select.set_high();
    }

    fn command(&mut self, command: u8, arguments: &[u8]) {
        self.select.set_low();
        self.data.set_low();
        let _ = self.spi.blocking_write(&[command]);
        self.data.set_high();
        let _ = self.spi.blocking_write(arguments);
        self.select.set_high();
    }
}

/// First and last column or row, as the panel wants them.
fn window(range: Range<usize>) -> [u8; 4] {
    let [a, b] = (range.start as u16).to_be_bytes();
    let [c, d] = (range.end.saturating_sub(1) as u16).to_be_bytes();
    [a, b, c, d]
}
