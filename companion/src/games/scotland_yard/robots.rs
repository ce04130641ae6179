//! Confidant at the table of Scotland Yard: it thinks for the seats that it plays, and says what it does, so that people
//! can lay its ticket or move its pawn.

use confidant_core::fuel::{Fuel, Stepper as _};
use confidant_core::id::Id;
use confidant_core::scotland_yard::robot::{Fugitive, Pursuer};
use confidant_core::scotland_yard::{Action, MISTER_X};
use confidant_core::seat::Seat;
use core::task::Poll;

use super::parts::ticket::{TicketKind, ticket};
use super::{Banner, Mark, Ride, Screens, TableDesk, ticket_name, two_rides};
use crate::draw::palette::{FOG, INK, LAMP, PAPER};
use crate::draw::parts::progress::bar;
use crate::draw::parts::seat::{seat as seat_token, seat_colour};
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::{Mind, SeatDesk, Thought};
use crate::input::Millis;
use crate::texts::fill;

/// In how many steps the bar of a thought fills.
const STEPS: u8 = 16;

/// How many units of a thought are done for one unit of fuel: a round of a game in the head takes 0.13 ms on the device,
/// 0.4 ms at most.
const ROUNDS: u32 = 6;
/// A move is made at the end of such a step of time, counted from when the thought began: how long single rounds took,
/// which depends on where Mister X is, cannot be told from outside.
const BEAT: Millis = 250;

/// A move that Confidant thinks about. Mister X's player knows his secret, a detective's only the table: the types of
/// both see to it.
// One of them at a time is all that there is, and no heap.
#[allow(clippy::large_enum_variant)]
pub(super) enum Player {
    MisterX(Fugitive),
    Detective(Pursuer),
    /// Advice to Mister X: in secret, or after the game.
    Adviser(Fugitive),
    /// It is decided and is made at this moment.
    Decided(Action, Millis),
}

impl Player {
    fn of(desk: &SeatDesk<'_, Screens>, mind: Mind) -> Self {
        let table = desk.desk.table;
        match desk.private {
            Some(secret) => Self::MisterX(Fugitive::new(table, secret, mind.level.into(), mind.seed)),
            None => Self::Detective(Pursuer::new(table, mind.level.into(), mind.seed)),
        }
    }

    pub(super) fn step(&mut self, fuel: &mut Fuel) -> Poll<Option<Action>> {
        let mut rounds = Fuel::new(fuel.left() * ROUNDS);
        while fuel.burn() {}
        match self {
            Self::MisterX(fugitive) | Self::Adviser(fugitive) => fugitive.step(&mut rounds),
            Self::Detective(pursuer) => pursuer.step(&mut rounds),
            Self::Decided(action, _) => Poll::Ready(Some(*action)),
        }
    }

    /// How far it has come, in steps of the bar.
    pub(super) fn steps(&self) -> u8 {
        let percent = match self {
            Self::MisterX(fugitive) | Self::Adviser(fugitive) => fugitive.progress(),
            Self::Detective(pursuer) => pursuer.progress(),
            Self::Decided(..) => 100,
        };
        (u16::from(percent) * u16::from(STEPS) / 100) as u8
    }
}

impl Screens {
    pub(super) fn think_on(
        &mut self,
        desk: &SeatDesk<'_, Self>,
        mind: Mind,
        fuel: &mut Fuel,
    ) -> Thought<Action> {
        let now = desk.desk.now;
        let (since, player) = match &mut self.thinking {
            Some((since, player)) if !matches!(player, Player::Adviser(_)) => (*since, player),
            thinking => {
                *thinking = Some((now, Player::of(desk, mind)));
                return Thought::Shown;
            }
        };
        if let Player::Decided(action, at) = *player {
            return if now >= at { Thought::Plays(action) } else { Thought::Nothing };
        }
        let before = player.steps();
        if let Poll::Ready(Some(action)) = player.step(fuel) {
            let beats = now.saturating_sub(since) / BEAT + 1;
            *player = Player::Decided(action, since + beats * BEAT);
        }
        if player.steps() != before { Thought::Shown } else { Thought::Nothing }
    }

    /// What the last entry was, if Confidant made it: to be said.
    pub(super) fn saying(desk: &TableDesk<'_>) -> Option<Banner> {
        let (author, mark) = desk.public.acts().next_back()?;
        let seat = author.filter(|&seat| desk.public.robot_level(seat).is_some())?;
        Some(Banner::Says { seat, mark })
    }

    /// Whose move Confidant thinks about now.
    pub(super) fn thinker(&self, desk: &TableDesk<'_>) -> Option<Seat> {
        super::table::turn(desk.table).filter(|&seat| desk.public.robot_level(seat).is_some())
    }

    /// On the card of the one who moves: how far the thought has come.
    pub(super) fn draw_thought(&self, canvas: &mut Canvas, y: i32) {
        let steps = self.thinking.as_ref().map_or(0, |(_, player)| player.steps());
        bar(canvas, Area::new(58, y + 41, 162, 2), steps.into(), STEPS.into(), LAMP);
    }
}

/// The whole screen: what Confidant does on a seat.
pub(super) fn draw_saying(desk: &TableDesk<'_>, canvas: &mut Canvas, seat: Seat, mark: Mark) {
    let words = desk.words;
    canvas.clear(INK);
    let colour = if seat == MISTER_X { LAMP } else { seat_colour(seat.index() as u8) };
    canvas.outline(Area::SCREEN.inset(6), 10, 2, colour);
    if seat == MISTER_X {
        Icon::Hat.draw(canvas, 100, 20, 40, LAMP);
    } else {
        seat_token(canvas, 100, 20, 40, seat.index() as u8);
    }
    Pen::new(Style::Name, PAPER, INK).room(212).centred(canvas, 120, 90, desk.name(seat));
    let note = match mark {
        Mark::Fled(first, second) => {
            draw_tickets(canvas, &[Some(first), second]);
            match second {
                Some(second) => two_rides(words, first, second),
                None => fill(words.lay_ticket, &[&ticket_name(words, first.ticket)]),
            }
        }
        Mark::Travelled(_, step) => {
            let ride = Ride { ticket: step.ticket, stop: None };
            draw_tickets(canvas, &[Some(ride), None]);
            Pen::new(Style::Giant, PAPER, INK).room(212).centred(canvas, 120, 186, &number(step.to.number()));
            fill(words.move_pawn, &[&step.to])
        }
        Mark::Hid => fill(words.log_hid, &[]),
        Mark::Revealed(station) => fill(words.log_revealed, &[&station]),
        Mark::Stayed => fill(words.cannot_move, &[]),
    };
    Pen::new(Style::Body, FOG, INK).room(212).centred(canvas, 120, 207, &note);
    Pen::new(Style::Note, FOG, INK).room(212).centred(canvas, 120, 225, desk.texts.any_key);
}

fn draw_tickets(canvas: &mut Canvas, rides: &[Option<Ride>]) {
    let rides = rides.iter().flatten();
    let count = rides.clone().count() as i32;
    let first = 120 - (count * 66 - 8) / 2;
    for (ride, x) in rides.zip((first..).step_by(66)) {
        ticket(canvas, Area::new(x, 102, 58, 26), TicketKind::from(ride.ticket), None, INK);
    }
}
