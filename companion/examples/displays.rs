//! A screen of Confidant on displays that are not its own: the frame buffer of embedded-graphics, and an ST7789 panel behind
//! the driver crate mipidsi. Beside it the house's letters and signs, drawn straight onto both.
//!
//!     cargo run -p confidant-companion --example displays -- FRAMEBUFFER.png PANEL.png

use std::convert::Infallible;
use std::error::Error;
use std::fmt::Debug;
use std::fs::File;

use confidant_companion::draw::palette::{INK, LAMP, PAPER};
use confidant_companion::draw::text::Align;
use confidant_companion::draw::{Canvas, Colour, Icon, Label, Pen, Sign, Style};
use confidant_companion::games::registry::Games;
use confidant_companion::settings::Settings;
use confidant_companion::{Companion, Input, LoadEnd};
use embedded_graphics::framebuffer::{Framebuffer, buffer_size};
use embedded_graphics::image::GetPixel;
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::pixelcolor::raw::{BigEndian, RawU16};
use embedded_graphics::prelude::*;
use embedded_hal::delay::DelayNs;
use mipidsi::Builder;
use mipidsi::interface::{Interface, InterfaceKind};
use mipidsi::models::ST7789;

const WIDTH: usize = 240;
/// The panel's memory; below the companion's picture there is room.
const HEIGHT: usize = 320;
type Buffer = Framebuffer<Rgb565, RawU16, BigEndian, WIDTH, HEIGHT, { buffer_size::<Rgb565>(WIDTH, HEIGHT) }>;

/// The home screen of a companion whose owner knows it.
fn home() -> Box<Canvas> {
    let mut companion = Box::new(Companion::<Games>::new());
    let mut canvas = Box::new(Canvas::new());
    companion.handle(1_000, Input::Start { entropy: [7; 32], resume: false });
    if let Some(settings) = (Settings { welcomed: true, ..Settings::new() }).encode() {
        companion.handle(1_000, Input::Settings(&settings));
    }
    companion.handle(1_000, Input::LoadEnd(LoadEnd::Complete));
    companion.draw(&mut canvas);
    canvas
}

/// The screen, and below it a line of the house's own, on any display.
fn show<D: DrawTarget<Color = Rgb565>>(display: &mut D, screen: &Canvas) -> Result<(), D::Error> {
    display.clear(INK.into())?;
    screen.draw(display)?;
    let sign = Sign { icon: Icon::Hat, at: Point::new(20, 260), size: 40, colour: LAMP, ground: INK };
    sign.draw(display)?;
    let pen = Pen::new(Style::Head, PAPER, INK);
    Label { pen, text: "Anywhere", align: Align::Left, base: Point::new(72, 288) }.draw(display)?;
    Ok(())
}

/// An ST7789 as it is seen from its wires: commands choose a window, pixels fill it row by row.
struct Panel {
    columns: [u16; 2],
    rows: [u16; 2],
    pixels: Vec<Colour>,
    at: usize,
}

impl Panel {
    const SET_COLUMNS: u8 = 0x2A;
    const SET_ROWS: u8 = 0x2B;
    const WRITE: u8 = 0x2C;

    fn new() -> Self {
        Self { columns: [0; 2], rows: [0; 2], pixels: vec![Colour::default(); WIDTH * HEIGHT], at: 0 }
    }

    fn put(&mut self, colour: Colour) {
        let width = usize::from(self.columns[1] - self.columns[0]) + 1;
        let (x, y) =
            (usize::from(self.columns[0]) + self.at % width, usize::from(self.rows[0]) + self.at / width);
        self.pixels[y * WIDTH + x] = colour;
        self.at += 1;
    }
}

impl Interface for Panel {
    type Word = u8;
    type Error = Infallible;
    const KIND: InterfaceKind = InterfaceKind::Serial4Line;

    fn send_command(&mut self, command: u8, arguments: &[u8]) -> Result<(), Infallible> {
        let pair = |bytes: &[u8]| [0, 2].map(|at| u16::from_be_bytes([bytes[at], bytes[at + 1]]));
        match command {
            Self::SET_COLUMNS => self.columns = pair(arguments),
            Self::SET_ROWS => self.rows = pair(arguments),
            Self::WRITE => self.at = 0,
            _ => {}
        }
        Ok(())
    }

    fn send_pixels<const N: usize>(
        &mut self,
        pixels: impl IntoIterator<Item = [u8; N]>,
    ) -> Result<(), Infallible> {
        pixels
            .into_iter()
            .for_each(|bytes| self.put(Colour::from_bits(u16::from_be_bytes([bytes[0], bytes[1]]))));
        Ok(())
    }

    fn send_repeated_pixel<const N: usize>(&mut self, pixel: [u8; N], count: u32) -> Result<(), Infallible> {
        self.send_pixels((0..count).map(|_| pixel))
    }
}

/// A panel in memory needs no time.
struct NoDelay;

impl DelayNs for NoDelay {
    fn delay_ns(&mut self, _: u32) {}
}

fn on_framebuffer(screen: &Canvas) -> Vec<Colour> {
    let mut buffer = Box::new(Buffer::new());
    let Ok(()) = show(&mut *buffer, screen);
    let pixel = |at: usize| buffer.pixel(Point::new((at % WIDTH) as i32, (at / WIDTH) as i32));
    (0..WIDTH * HEIGHT).map(|at| pixel(at).map(Colour::from).unwrap_or_default()).collect()
}

fn through_mipidsi(screen: &Canvas) -> Result<Vec<Colour>, impl Debug> {
    let mut panel = Panel::new();
    let mut display = Builder::new(ST7789, &mut panel).init(&mut NoDelay)?;
    let Ok(()) = show(&mut display, screen);
    Ok::<_, mipidsi::InitError<_, _>>(panel.pixels)
}

fn write(file: impl AsRef<std::path::Path>, pixels: &[Colour]) -> Result<(), Box<dyn Error>> {
    let mut png = png::Encoder::new(File::create(file)?, WIDTH as u32, HEIGHT as u32);
    png.set_color(png::ColorType::Rgb);
    let bytes: Vec<u8> = pixels.iter().flat_map(|colour| colour.rgb()).collect();
    Ok(png.write_header()?.write_image_data(&bytes)?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut files = std::env::args_os().skip(1);
    let (Some(first), Some(second)) = (files.next(), files.next()) else {
        return Err("usage: displays FRAMEBUFFER.png PANEL.png".into());
    };
    let screen = home();
    write(first, &on_framebuffer(&screen))?;
    write(second, &through_mipidsi(&screen).map_err(|error| format!("{error:?}"))?)
}

#[test]
fn both_displays_show_the_screen_as_the_companion_drew_it() {
    let screen = home();
    let panel = through_mipidsi(&screen).unwrap_or_else(|error| panic!("{error:?}"));
    assert!(on_framebuffer(&screen) == panel, "the two differ");
    for (at, colour) in panel.iter().enumerate().take(WIDTH * WIDTH) {
        assert_eq!(*colour, screen.colour((at % WIDTH) as i32, (at / WIDTH) as i32), "pixel {at}");
    }
}

#[test]
fn letters_and_signs_are_the_same_on_every_display() {
    let mut canvas = Box::new(Canvas::new());
    canvas.clear(INK);
    Icon::Hat.draw(&mut canvas, 20, 20, 40, LAMP);
    Pen::new(Style::Head, PAPER, INK).left(&mut canvas, 72, 48, "Anywhere");
    let pixels = on_framebuffer(&home());
    for (x, y) in (0..240).flat_map(|x| (0..80).map(move |y| (x, y))) {
        let below = pixels[(y as usize + 240) * WIDTH + x as usize];
        assert_eq!(below, canvas.colour(x, y), "at {x},{y}");
    }
}
