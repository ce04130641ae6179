//! Tickets: paper with two punched half discs, the sign of the transport, how many are left.

use confidant_core::scotland_yard::Ticket as Fare;

use crate::draw::palette::{BUS, FERRY, INK, PAPER, RUST, TAXI, TUBE};
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style, number};

/// What a ticket is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TicketKind {
    /// Yellow cab.
    Taxi,
    /// Green double-decker.
    Bus,
    /// Red ring and bar.
    Underground,
    /// Eye mask on ink.
    Black,
    /// Two arrow heads on paper.
    Double,
    /// Boat; no ticket of its own, but a line.
    Ferry,
    /// None: how a bobby rides.
    Free,
}

impl From<Fare> for TicketKind {
    fn from(fare: Fare) -> Self {
        match fare {
            Fare::Taxi => Self::Taxi,
            Fare::Bus => Self::Bus,
            Fare::Underground => Self::Underground,
            Fare::Black => Self::Black,
            Fare::Free => Self::Free,
        }
    }
}

impl TicketKind {
    /// Colour of the paper.
    pub const fn ground(self) -> Colour {
        match self {
            Self::Taxi => TAXI,
            Self::Bus => BUS,
            Self::Underground => TUBE,
            Self::Black => INK,
            Self::Double | Self::Free => PAPER,
            Self::Ferry => FERRY,
        }
    }

    /// Colour of sign and count on it.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Black => PAPER,
            Self::Double => RUST,
            _ => INK,
        }
    }

    /// Its sign.
    pub const fn icon(self) -> Icon {
        match self {
            Self::Taxi => Icon::Taxi,
            Self::Bus => Icon::Bus,
            Self::Underground => Icon::Underground,
            Self::Black => Icon::Black,
            Self::Double => Icon::Double,
            Self::Ferry => Icon::Ferry,
            Self::Free => Icon::Bobby,
        }
    }
}

/// A ticket that lies on `ground`: 58x26 or 38x24, with or without a count.
pub fn ticket(canvas: &mut Canvas, area: Area, kind: TicketKind, count: Option<u8>, ground: Colour) {
    canvas.rounded(area, 3, kind.ground());
    if kind == TicketKind::Black {
        canvas.outline(area, 3, 1, PAPER);
    }
    let middle = area.y + area.height / 2;
    // Two figures on a small ticket: everything is a little smaller, so that they stay clear of the punched ends.
    let tight = area.width < 50 && count.is_some_and(|count| count > 9);
    let punch = if tight { 2 } else { 3 };
    canvas.within(area, |canvas| {
        for x in [area.x, area.right() - 1] {
            canvas.disc(x, middle, punch, ground);
            if kind == TicketKind::Black {
                canvas.ring(x, middle, punch, 1, PAPER);
            }
        }
    });
    let Some(count) = count else {
        kind.icon().draw_centred(canvas, area.x + area.width / 2, middle, 16, kind.colour());
        return;
    };
    let text = number(count);
    let (style, sign, gap, drop) = if tight { (Style::NoteBold, 14, 1, 5) } else { (Style::Bold, 16, 3, 6) };
    let x = area.x + (area.width - sign - gap - style.width(&text)) / 2;
    kind.icon().draw(canvas, x, area.y + (area.height - sign) / 2, sign, kind.colour());
    let pen = Pen::new(style, kind.colour(), kind.ground());
    pen.left(canvas, x + sign + gap, middle + drop, &text);
}

/// A used ticket of 18x18. `fresh` shows it inverted for the moment in which it is laid.
pub fn stamp(canvas: &mut Canvas, x: i32, y: i32, kind: TicketKind, fresh: bool) {
    let (ground, colour) =
        if fresh { (kind.colour(), kind.ground()) } else { (kind.ground(), kind.colour()) };
    let area = Area::new(x, y, 18, 18);
    canvas.rounded(area, 2, ground);
    if ground == INK {
        canvas.outline(area, 2, 1, if fresh { kind.ground() } else { PAPER });
    }
    kind.icon().draw(canvas, x + 2, y + 2, 14, colour);
}
