//! The token of a seat: own shape, own colour, its digit.

use crate::draw::palette::{INK, SEATS};
use crate::draw::{Canvas, Colour, Icon, Pen, Style, number};

/// Colour of a seat, counted from 1.
pub fn seat_colour(seat: u8) -> Colour {
    SEATS.get(usize::from(seat).saturating_sub(1)).copied().unwrap_or(SEATS[0])
}

/// Shape of a seat, counted from 1.
pub const fn seat_shape(seat: u8) -> Icon {
    match seat {
        2 => Icon::TokenSquare,
        3 => Icon::TokenDiamond,
        4 => Icon::TokenTri,
        5 => Icon::TokenHex,
        _ => Icon::TokenDisc,
    }
}

/// The token in the square of this size at `x`, `y`: 36 or 32 on cards, 20 in rows, 15 on maps.
pub fn seat(canvas: &mut Canvas, x: i32, y: i32, size: i32, seat: u8) {
    let style = match size {
        ..=17 => Style::Map,
        18..=23 => Style::Hint,
        24..=29 => Style::Bold,
        _ => Style::Head,
    };
    seat_shape(seat).draw(canvas, x, y, size, seat_colour(seat));
    // A triangle's middle is lower than that of its square.
    let drop = i32::from(seat == 4) * 2 - i32::from(seat == 4 && size < 18);
    let base = y + size / 2 + (style.size() * 36 + 50) / 100 + drop;
    Pen::new(style, INK, seat_colour(seat)).centred(canvas, x + size / 2, base, &number(seat));
}

/// The token with a rim of ink, for maps and rings: `size` without the rim.
pub fn rimmed_seat(canvas: &mut Canvas, x: i32, y: i32, size: i32, rim: i32, number: u8) {
    seat_shape(number).draw(canvas, x - rim, y - rim, size + 2 * rim, INK);
    seat(canvas, x, y, size, number);
}
