//! Anybody's drawables on the companion's canvas: shapes and letters of embedded-graphics and a lens that knows nothing
//! of Confidant, between the house's own plate and hints.
//!
//!     cargo run -p confidant-companion --example drawables -- FILE.png

use std::error::Error;
use std::fs::File;

use confidant_companion::draw::parts::hints::{Cap, Hint, hints};
use confidant_companion::draw::parts::plate::{Corner, plate};
use confidant_companion::draw::{Area, Canvas, Colour, SIZE, palette};
use embedded_graphics::mono_font::MonoTextStyle;
use embedded_graphics::mono_font::ascii::FONT_10X20;
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::{Circle, Line, PrimitiveStyle, Triangle};
use embedded_graphics::text::{Alignment, Text};

/// A magnifying glass for any display in any colours.
struct Lens<C> {
    centre: Point,
    colour: C,
}

impl<C: PixelColor> Drawable for Lens<C> {
    type Color = C;
    type Output = ();

    fn draw<D: DrawTarget<Color = C>>(&self, target: &mut D) -> Result<(), D::Error> {
        let stroke = PrimitiveStyle::with_stroke(self.colour, 6);
        Circle::with_center(self.centre, 60).into_styled(stroke).draw(target)?;
        Line::new(self.centre + Point::new(22, 22), self.centre + Point::new(52, 52))
            .into_styled(stroke)
            .draw(target)
    }
}

fn picture(canvas: &mut Canvas) {
    canvas.clear(palette::INK);
    plate(canvas, "Drawables", Corner::None);
    let hint = [Hint::new(&[Cap::B], "Back")];
    hints(canvas, &hint);

    let lamp = Rgb565::from(palette::LAMP);
    let Ok(()) = Lens { centre: Point::new(70, 100), colour: lamp }.draw(canvas);
    let Ok(()) = Triangle::new(Point::new(150, 130), Point::new(220, 130), Point::new(185, 66))
        .into_styled(PrimitiveStyle::with_fill(Rgb565::from(palette::WAX)))
        .draw(canvas);
    let letters = MonoTextStyle::new(&FONT_10X20, Rgb565::from(palette::PAPER));
    let Ok(_) =
        Text::with_alignment("by anybody", Point::new(120, 190), letters, Alignment::Center).draw(canvas);
    // The canvas's own window cuts them, too: half of a disc.
    canvas.within(Area::new(170, 90, 15, 40), |canvas| {
        let disc = Circle::with_center(Point::new(185, 108), 24);
        let Ok(()) = disc.into_styled(PrimitiveStyle::with_fill(lamp)).draw(canvas);
    });
}

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args_os().nth(1).ok_or("usage: drawables FILE.png")?;
    let mut canvas = Box::new(Canvas::new());
    picture(&mut canvas);
    let pixels = canvas.pixels().iter().flat_map(|&pixel| Colour::from_panel(pixel).rgb());
    let mut png = png::Encoder::new(File::create(file)?, SIZE as u32, SIZE as u32);
    png.set_color(png::ColorType::Rgb);
    Ok(png.write_header()?.write_image_data(&pixels.collect::<Vec<u8>>())?)
}

#[test]
fn everything_is_on_the_picture() {
    let mut canvas = Box::new(Canvas::new());
    picture(&mut canvas);
    for (what, x, y, colour) in [
        ("the ring", 70, 70, palette::LAMP),
        ("seen through it", 70, 100, palette::INK),
        ("the handle", 115, 145, palette::LAMP),
        ("the triangle", 200, 125, palette::WAX),
        ("half of the disc", 178, 108, palette::LAMP),
        ("its other half is cut off", 190, 108, palette::WAX),
        ("the house's plate", 180, 16, palette::PAPER),
    ] {
        assert_eq!(canvas.colour(x, y), colour, "{what}");
    }
    let row = (70..170).filter(|&x| canvas.colour(x, 185) == palette::PAPER).count();
    assert!((10..60).contains(&row), "the letters: {row} pixels in a row");
}
