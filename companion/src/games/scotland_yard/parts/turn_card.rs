//! Whose turn it is: token, name, place, and the tickets that are left.

use crate::draw::palette::{FOG, LAMP, PAPER, SLATE};
use crate::draw::parts::seat::{seat, seat_colour};
use crate::draw::{Area, Canvas, Icon, Pen, Style};

use super::ticket::{TicketKind, ticket};

/// Somebody of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The one with the hat.
    MisterX,
    /// A seat, counted from 1.
    Seat(u8),
}

/// Who is to move.
#[derive(Clone, Copy)]
pub struct TurnCard<'a> {
    /// Who.
    pub who: Who,
    /// Name.
    pub name: &'a str,
    /// Where.
    pub place: &'a str,
    /// What is left, up to three kinds.
    pub tickets: &'a [(TicketKind, u8)],
}

/// The card of 224x44 on the table screen.
pub fn turn_card(canvas: &mut Canvas, y: i32, card: &TurnCard<'_>) {
    canvas.rounded(Area::new(8, y, 224, 44), 6, SLATE);
    let colour = match card.who {
        Who::MisterX => {
            Icon::Hat.draw(canvas, 21, y + 9, 26, LAMP);
            LAMP
        }
        Who::Seat(number) => {
            seat(canvas, 18, y + 6, 32, number);
            seat_colour(number)
        }
    };
    canvas.rect(Area::new(8, y + 4, 4, 36), colour);
    let first = 232 - 42 * card.tickets.len().min(3) as i32;
    let room = first - 4 - 58;
    Pen::new(Style::Bold, PAPER, SLATE).room(room).left(canvas, 58, y + 18, card.name);
    Pen::new(Style::Note, FOG, SLATE).room(room).left(canvas, 58, y + 36, card.place);
    for (&(kind, count), x) in card.tickets.iter().zip((first..).step_by(42)).take(3) {
        ticket(canvas, Area::new(x, y + 10, 38, 24), kind, Some(count), SLATE);
    }
}
