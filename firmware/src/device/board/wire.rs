//! The port that the panel hangs on: one of the chip's two, as the board has it. The one board with an RP2350 has the second.

#[cfg(feature = "rp2040")]
use embassy_rp::peripherals::SPI0;
use embassy_rp::peripherals::SPI1;
use embassy_rp::spi::{Async, Spi};

/// The panel's port. Only these few lines are there twice, not the driver of the panel.
pub(crate) enum Wire {
    #[cfg(feature = "rp2040")]
    Spi0(Spi<'static, SPI0, Async>),
    Spi1(Spi<'static, SPI1, Async>),
}

impl Wire {
    /// Sends a few bytes and waits for them. This bus reports no errors.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        let _ = match self {
            #[cfg(feature = "rp2040")]
            Self::Spi0(spi) => spi.blocking_write(bytes),
            Self::Spi1(spi) => spi.blocking_write(bytes),
        };
    }

    /// Sends many by DMA, while others have the processor.
    pub(crate) async fn send_all(&mut self, bytes: &[u8]) {
        let _ = match self {
            #[cfg(feature = "rp2040")]
            Self::Spi0(spi) => spi.write(bytes).await,
            Self::Spi1(spi) => spi.write(bytes).await,
        };
    }
}
