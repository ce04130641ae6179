//! The street name plate on top of every screen. Paper: the table may look. Wax, eye and frame: for one pair of eyes.

use crate::draw::palette::{INK, PAPER, RUST, SAND, WAX};
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style};

/// Where the plate is.
pub const PLATE: Area = Area::new(4, 4, 232, 24);

/// First row below the plate that content may use.
pub const TOP: i32 = 32;

/// What stands on the right of the plate: round, clock, step, count.
#[derive(Clone, Copy)]
pub enum Corner<'a> {
    /// Nothing.
    None,
    /// A short text.
    Text(&'a str),
    /// A clock that is about to run out.
    Urgent(&'a str),
}

// The inner line keeps one pixel from the edge, so that neither É nor p touches it.

/// The plate of a screen that the table may see.
pub fn plate(canvas: &mut Canvas, title: &str, corner: Corner<'_>) {
    canvas.rounded(PLATE, 4, PAPER);
    canvas.outline(PLATE.inset(1), 3, 1, SAND);
    lettering(canvas, PLATE.x + 10, title, corner, INK, RUST, PAPER);
}

/// The plate of a screen for one pair of eyes, with the frame round the screen.
pub fn secret_plate(canvas: &mut Canvas, title: &str, corner: Corner<'_>) {
    secret_frame(canvas);
    canvas.rounded(PLATE, 4, WAX);
    canvas.outline(PLATE.inset(1), 3, 1, RUST);
    Icon::Eye.draw(canvas, PLATE.x + 8, PLATE.y + 4, 16, PAPER);
    lettering(canvas, PLATE.x + 30, title, corner, PAPER, PAPER, WAX);
}

/// The red frame round a screen for one pair of eyes.
pub fn secret_frame(canvas: &mut Canvas) {
    canvas.frame(Area::SCREEN, 2, WAX);
}

fn lettering(
    canvas: &mut Canvas,
    x: i32,
    title: &str,
    corner: Corner<'_>,
    title_colour: Colour,
    code_colour: Colour,
    ground: Colour,
) {
    let base = PLATE.y + 18;
    let end = PLATE.right() - 9;
    let mut free = end - 1 - x;
    match corner {
        Corner::None => {}
        Corner::Text(text) => {
            Pen::new(Style::Bold, code_colour, ground).right(canvas, end, base, text);
            free -= Style::Bold.width(text) + 8;
        }
        Corner::Urgent(text) => {
            let width = Style::Bold.width(text) + 10;
            let chip = Area::new(end + 4 - width, PLATE.y + 3, width, PLATE.height - 6);
            canvas.rounded(chip, 4, if ground == WAX { INK } else { WAX });
            let pen = Pen::new(Style::Bold, PAPER, if ground == WAX { INK } else { WAX });
            pen.centred(canvas, chip.x + width / 2, base, text);
            free -= width + 6;
        }
    }
    Pen::new(Style::Bold, title_colour, ground).fit(free, title).left(canvas, x, base, title);
    #[cfg(feature = "trace")]
    {
        let (Corner::Text(text) | Corner::Urgent(text)) = corner else {
            return canvas.trace.say(PLATE, crate::draw::trace::Said::Plate([title.into(), "".into()]));
        };
        canvas.trace.say(PLATE, crate::draw::trace::Said::Plate([title.into(), text.into()]));
    }
}
