//! Confidant at the table of Scotland Yard: it thinks for the seats that it plays, and says what it does, so that people
//! can lay its ticket or move its pawn.

use confidant_core::fuel::{Fuel, Stepper};
use confidant_core::id::Id;
use confidant_core::robots::Level;
use confidant_core::scotland_yard::robot::{Fugitive, Pursuer};
use confidant_core::scotland_yard::{Action, MISTER_X, Pawn, Ticket};
use confidant_core::seat::Seat;
use core::task::Poll;

use super::parts::ticket::{TicketKind, stamp, ticket};
use super::{Banner, Mark, Ride, Screens, TableDesk, Words, ticket_name};
use crate::draw::palette::{FOG, INK, LAMP, PAPER};
use crate::draw::parts::progress::bar;
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::thinking::Thinking;
use crate::games::{Mind, SeatDesk, Thought};
use crate::texts::{Phrase, fill};

/// In how many steps the bar of advice fills.
const STEPS: u16 = 16;

/// How many units of a thought are done for one unit of fuel: a round of a game in the head takes 0.13 ms on the device,
/// 0.4 ms at most.
const ROUNDS: u32 = 6;

/// What Confidant thinks about. There is one of them at a time, for want of room.
#[allow(clippy::large_enum_variant)]
pub(super) enum Mindset {
    /// A move of its own.
    Moves(Thinking<Player, Action>),
    /// Advice to Mister X: in secret, or after the game.
    Advises(Fugitive),
    /// What a detective could have done, after the game.
    Judges(Pursuer),
}

/// Who plays. Mister X's player knows his secret, a detective's only the table: the types of both see to it.
#[allow(clippy::large_enum_variant)]
pub(super) enum Player {
    MisterX(Fugitive),
    Detective(Pursuer),
}

impl Player {
    fn of(desk: &SeatDesk<'_, Screens>, mind: Mind) -> Self {
        let table = desk.desk.table;
        match desk.private {
            Some(secret) => Self::MisterX(Fugitive::new(table, secret, mind.level.into(), mind.seed)),
            None => {
                let (level, seed) = (mind.level.into(), mind.seed);
                Self::Detective(match leads(&desk.desk) {
                    Some(pawn) => Pursuer::of(table, pawn, level, seed),
                    None => Pursuer::new(table, level, seed),
                })
            }
        }
    }

    /// How long a move is thought about, in beats: more than it takes on the device. A detective looks one move ahead and
    /// knows no secret.
    fn beats(&self, level: Level) -> u16 {
        match (self, level) {
            (Self::Detective(_), _) | (_, Level::Easy) => 1,
            (Self::MisterX(_), Level::Medium) => 2,
            (Self::MisterX(_), Level::Hard) => 24,
            (Self::MisterX(_), Level::Expert) => 25,
        }
    }
}

impl Stepper for Player {
    type Output = Option<Action>;

    fn step(&mut self, fuel: &mut Fuel) -> Poll<Option<Action>> {
        match self {
            Self::MisterX(fugitive) => by_rounds(fugitive, fuel),
            Self::Detective(pursuer) => by_rounds(pursuer, fuel),
        }
    }
}

/// Thinks with all the fuel there is.
pub(super) fn by_rounds<T: Stepper>(thinker: &mut T, fuel: &mut Fuel) -> Poll<T::Output> {
    let mut rounds = Fuel::new(fuel.left() * ROUNDS);
    while fuel.burn() {}
    thinker.step(&mut rounds)
}

/// How far advice has come, in steps of its bar.
pub(super) fn steps(adviser: &Fugitive) -> u16 {
    u16::from(adviser.progress()) * STEPS / 100
}

impl Screens {
    pub(super) fn think_on(
        &mut self,
        desk: &SeatDesk<'_, Self>,
        mind: Mind,
        fuel: &mut Fuel,
    ) -> Thought<Action> {
        let now = desk.desk.now;
        if self.thinker(&desk.desk).is_none() {
            // Somebody else frees the way first.
            return Thought::Nothing;
        }
        if let Some(Mindset::Moves(thinking)) = &mut self.thinking {
            return thinking.go_on(now, fuel);
        }
        self.begin_to_think(desk, mind);
        Thought::Shown
    }

    /// By itself: the thinking that follows must not find a second player below it on the stack.
    #[inline(never)]
    fn begin_to_think(&mut self, desk: &SeatDesk<'_, Self>, mind: Mind) {
        let player = Player::of(desk, mind);
        let beats = player.beats(mind.level);
        self.thinking = Some(Mindset::Moves(Thinking::new(player, desk.desk.now, beats)));
    }

    /// The last entry, if it is a double of Confidant's: more than the strip can say.
    pub(super) fn saying(desk: &TableDesk<'_>) -> Option<Banner> {
        match said(desk)? {
            (_, Mark::Fled(first, Some(second))) => Some(Banner::Says([first, second])),
            _ => None,
        }
    }

    /// Says what Confidant did; an appearance that nobody has noticed yet stays.
    pub(super) fn say(&mut self, desk: &TableDesk<'_>) {
        if !matches!(self.banner, Some(Banner::Appearance { .. })) {
            self.banner = Self::saying(desk);
        }
    }

    /// He appears: after those appearances that nobody has noticed yet.
    pub(super) fn appears(&mut self, appearance: Banner) {
        match self.banner {
            Some(Banner::Appearance { .. }) => drop(self.more.push(appearance)),
            _ => self.banner = Some(appearance),
        }
    }

    /// Whose move Confidant thinks about now.
    pub(super) fn thinker(&self, desk: &TableDesk<'_>) -> Option<Seat> {
        let turn = super::table::turn(desk.table);
        let seat = turn.filter(|&seat| desk.public.robot_level(seat).is_some())?;
        if seat == MISTER_X { Some(seat) } else { leads(desk).map(|pawn| desk.table.seat(pawn)) }
    }

    /// On the card of the one who moves, at its foot: how far the thought has come.
    pub(super) fn draw_thought(&self, canvas: &mut Canvas, y: i32) {
        let track = Area::new(58, y, 162, 2);
        match &self.thinking {
            Some(Mindset::Moves(thinking)) => thinking.draw(canvas, track),
            Some(Mindset::Advises(adviser)) => bar(canvas, track, steps(adviser), STEPS, LAMP),
            Some(Mindset::Judges(_)) | None => bar(canvas, track, 0, STEPS, LAMP),
        }
    }
}

/// The last entry, if Confidant made it: it is said until the next one.
pub(super) fn said(desk: &TableDesk<'_>) -> Option<(Seat, Mark)> {
    let (author, mark) = desk.public.acts().next_back()?;
    // The table is the author of what bobbies do.
    let seat = match mark {
        Mark::Travelled(pawn, _) | Mark::Stayed(pawn) => Some(desk.table.seat(pawn)),
        _ => author,
    };
    let seat = seat.filter(|&seat| desk.public.robot_level(seat).is_some())?;
    Some((seat, mark))
}

/// The pawn that Confidant moves next, if it is to move: the first one of its own that can. If none can, but one of other
/// people's, these go first; if nobody can, the first one stays.
pub(super) fn leads(desk: &TableDesk<'_>) -> Option<Pawn> {
    let table = desk.table;
    let own = |pawn: &Pawn| desk.public.robot_level(table.seat(*pawn)).is_some();
    let able = table.movable().find(|pawn| own(pawn) && table.can_move(*pawn));
    let stuck = !table.movable().any(|pawn| table.can_move(pawn));
    able.or_else(|| table.movable().find(own).filter(|_| stuck))
}

/// A strip of paper that says what Confidant did on a seat, so that people lay its ticket or move its pawn.
pub(super) fn draw_strip(desk: &TableDesk<'_>, canvas: &mut Canvas, y: i32, seat: Seat, mark: Mark) {
    let words = desk.words;
    canvas.rounded(Area::new(8, y, 224, 22), 5, PAPER);
    if seat == MISTER_X {
        Icon::Hat.draw(canvas, 15, y + 3, 16, INK);
    } else {
        seat_token(canvas, 15, y + 3, 16, seat.index() as u8);
    }
    let (says, paid) = match mark {
        Mark::Fled(first, Some(second)) => {
            let cards = [first, second].map(|ride| TicketKind::from(ride.ticket));
            for (&kind, x) in cards.iter().chain([&TicketKind::Double]).zip([168, 188, 208]) {
                stamp(canvas, x, y + 2, kind, false);
            }
            let pen = Pen::new(Style::NoteBold, INK, PAPER).fit(124, words.lay_these);
            pen.left(canvas, 38, y + 16, words.lay_these);
            return;
        }
        Mark::Fled(first, None) => {
            (fill(words.lay_ticket, &[&ticket_name(words, first.ticket)]), Some(first.ticket))
        }
        Mark::Travelled(_, step) => (fill(words.move_pawn, &[&step.to]), Some(step.ticket)),
        Mark::Hid => (fill(words.log_hid, &[]), None),
        Mark::Revealed(station) => (fill(words.log_revealed, &[&station]), None),
        Mark::Stayed(_) => (fill(words.log_stayed, &[]), None),
        // Confidant plays nobody in log only.
        Mark::Done | Mark::Claimed(_) | Mark::Said(_) => return,
    };
    Pen::new(Style::NoteBold, INK, PAPER).room(164).left(canvas, 38, y + 16, &says);
    if let Some(paid) = paid {
        stamp(canvas, 208, y + 2, paid.into(), false);
    }
}

/// The whole screen: a double of Confidant's.
pub(super) fn draw_saying(desk: &TableDesk<'_>, canvas: &mut Canvas, rides: [Ride; 2]) {
    canvas.clear(INK);
    canvas.outline(Area::SCREEN.inset(6), 10, 2, LAMP);
    Icon::Hat.draw(canvas, 100, 20, 40, LAMP);
    Pen::new(Style::Name, PAPER, INK).room(212).centred(canvas, 120, 90, desk.name(MISTER_X));
    draw_tickets(canvas, rides);
    let note = lay_three(desk.words, rides);
    let pen = Pen::new(Style::Bold, PAPER, INK);
    pen.paragraph(canvas, Area::new(12, 150, 216, 40), 20, Align::Middle, &note);
    Pen::new(Style::Note, FOG, INK).room(212).centred(canvas, 120, 225, desk.texts.any_key);
}

/// What people lay for a double of Confidant's: `Double: Taxi, Bus. Lay three.`
fn lay_three(words: &'static Words, [first, second]: [Ride; 2]) -> Phrase {
    let kind = |ride: Ride| match ride.ticket {
        Ticket::Underground => words.underground_short,
        ticket => ticket_name(words, ticket),
    };
    fill(words.lay_three, &[&kind(first), &kind(second)])
}

/// The two tickets, and the card that makes them a double.
fn draw_tickets(canvas: &mut Canvas, rides: [Ride; 2]) {
    let [first, second] = rides.map(|ride| TicketKind::from(ride.ticket));
    for (kind, x) in [first, second, TicketKind::Double].into_iter().zip([25, 91, 157]) {
        ticket(canvas, Area::new(x, 110, 58, 26), kind, None, INK);
    }
}
