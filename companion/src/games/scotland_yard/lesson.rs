//! What decided the hunt: at most three moves, the costliest first, what would have been better and by how much.
//!
//! Every move is measured by what whoever made it could know then: a detective's by the table, Mister X's by his games in
//! the head. Made in idle time once the game is over and somebody asks.

use confidant_core::fuel::Fuel;
use confidant_core::id::Id;
use confidant_core::scotland_yard::robot::{Advice, Exposure, Fugitive, Level, Pursuer};
use confidant_core::scotland_yard::{Action, MISTER_X, Station, Step, Table, Ticket};
use confidant_core::seat::Seat;
use core::task::Poll;

use super::advice::{GAMES, action_words};
use super::deeds::{View, see};
use super::hunt::{pawns_after, stops};
use super::map::Pawns;
use super::parts::london::{London, OVERVIEW};
use super::parts::ticket::ticket;
use super::robots::{Mindset, by_rounds};
use super::{Mark, Screens, Shows, TableDesk, Words, name};
use crate::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::progress::bar;
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::input::Key;
use crate::page::{Bound, turned};
use crate::texts::{Phrase, fill};

/// How many moves are told of.
const TOLD: usize = 3;
/// A move that cost less, of 100, decided nothing: so much is chance.
const COUNTS: u8 = 6;

/// Which of the moves is looked at.
#[derive(Clone, Copy, PartialEq)]
pub struct Moment {
    at: u8,
    /// Both ways on the map, instead of what is to be said.
    map: bool,
}

impl Moment {
    pub(super) const FIRST: Self = Self { at: 0, map: false };
}

/// What a move is measured by, in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Measure {
    /// How likely it catches him at once.
    Catches,
    /// How much of the rounds to go he lasts.
    Lasts,
}

/// A move that cost something.
#[derive(Clone, Copy)]
struct Mistake {
    made: Made,
    better: Action,
    measure: Measure,
    /// By this measure the move as it was made, and the better one.
    was: u8,
    could: u8,
    /// Out of 100.
    cost: u8,
}

/// A move of the game that is over.
#[derive(Clone, Copy)]
struct Made {
    seat: Seat,
    round: u8,
    action: Action,
    /// How many moves of Mister X there were before it, and how many entries.
    moves: u8,
    entries: u16,
}

/// What is known of the moves so far.
pub(super) struct Lesson {
    /// The entry that is judged next, and how many there are.
    entry: u16,
    entries: u16,
    /// What Mister X would have done instead, while the two are compared.
    rival: Option<Action>,
    mistakes: heapless::Vec<Mistake, TOLD>,
}

impl Lesson {
    pub(super) fn of(desk: &TableDesk<'_>) -> Self {
        let entries = desk.public.acts().count() as u16;
        Self { entry: 0, entries, rival: None, mistakes: heapless::Vec::new() }
    }

    pub(super) fn is_complete(&self) -> bool {
        self.entry >= self.entries
    }

    /// On to the next entry.
    fn judged(&mut self, mistake: Option<Mistake>) {
        self.entry += 1;
        self.rival = None;
        let Some(mistake) = mistake.filter(|mistake| mistake.cost >= COUNTS) else { return };
        let at = self.mistakes.iter().position(|other| other.cost < mistake.cost);
        let at = at.unwrap_or(self.mistakes.len());
        if at < TOLD {
            self.mistakes.truncate(TOLD - 1);
            let _ = self.mistakes.insert(at, mistake);
        }
    }
}

/// The move that was entered after so many; none if it was another kind of entry.
fn made(desk: &TableDesk<'_>, entries: u16) -> Option<Made> {
    let (mut moves, mut round) = (0, 0);
    for (_, mark) in desk.public.acts().take(entries.into()) {
        if let Mark::Fled(_, second) = mark {
            moves += 1 + u8::from(second.is_some());
            round += 1;
        }
    }
    let (seat, action) = match desk.public.acts().nth(entries.into())?.1 {
        Mark::Fled(_, second) => {
            round += 1;
            (MISTER_X, his_move(desk.table, moves, second.is_some())?)
        }
        Mark::Travelled(pawn, step) => (desk.table.seat(pawn), Action::Travel(pawn, step)),
        _ => return None,
    };
    Some(Made { seat, round, action, moves, entries })
}

/// His move with the stops that are known now.
fn his_move(table: &Table, index: u8, double: bool) -> Option<Action> {
    let step = |index: u8| {
        let window = table.trail().get(usize::from(index))?;
        Some(Step { ticket: window.ticket, to: window.stop? })
    };
    let first = step(index)?;
    if double { Some(Action::Double(first, step(index + 1)?)) } else { Some(Action::Flee(first)) }
}

/// Where a move ends.
fn goal(action: Action) -> Option<Station> {
    match action {
        Action::Flee(step) | Action::Travel(_, step) | Action::Double(_, step) => Some(step.to),
        _ => None,
    }
}

/// What a detective's move cost, by what was to be known at the table.
fn cost_of_pursuit(made: Made, judged: &[Advice]) -> Option<Mistake> {
    let best = judged.first()?;
    let was = judged.iter().find(|advice| advice.action == made.action)?;
    if goal(best.action) == goal(was.action) {
        return None;
    }
    let (was, could) = (was.catches, best.catches);
    let cost = could.checked_sub(was)?;
    Some(Mistake { made, better: best.action, measure: Measure::Catches, was, could, cost })
}

/// What Mister X's move cost, played out beside a better one.
fn cost_of_flight(made: Made, better: Action, played: impl Iterator<Item = Exposure>) -> Option<Mistake> {
    let (mut was, mut could) = (None, None);
    for Exposure { action, survives } in played {
        if action == made.action {
            was = Some(survives);
        } else if action == better {
            could = Some(survives);
        }
    }
    let (was, could) = was.zip(could)?;
    let cost = could.checked_sub(was)?;
    Some(Mistake { made, better, measure: Measure::Lasts, was, could, cost })
}

impl Screens {
    /// Somebody asks what decided the hunt.
    pub(super) fn learn(&mut self, desk: &TableDesk<'_>) {
        if self.lesson.is_none() {
            self.lesson = Some(Lesson::of(desk));
            self.thinking = None;
        }
    }

    /// Whether there is something left to be judged.
    pub(super) fn has_lesson_to_make(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| !lesson.is_complete())
    }

    /// Judges on; whether there is something new to be seen.
    pub(super) fn judge_on(&mut self, desk: &TableDesk<'_>, fuel: &mut Fuel) -> bool {
        let Some(entry) = self.lesson.as_ref().filter(|lesson| !lesson.is_complete()).map(|of| of.entry)
        else {
            return false;
        };
        let Some(made) = made(desk, entry) else {
            // Quick, but a look at all entries before it.
            let _ = fuel.burn();
            return self.note(None);
        };
        match &mut self.thinking {
            Some(Mindset::Judges(pursuer)) => match by_rounds(pursuer, fuel) {
                Poll::Pending => false,
                Poll::Ready(_) => {
                    let mistake = cost_of_pursuit(made, pursuer.judged());
                    self.note(mistake)
                }
            },
            Some(Mindset::Advises(fugitive)) => match by_rounds(fugitive, fuel) {
                Poll::Pending => false,
                Poll::Ready(best) => {
                    let rival = self.lesson.as_ref().and_then(|lesson| lesson.rival);
                    match (rival, best) {
                        (Some(rival), _) => {
                            let mistake = cost_of_flight(made, rival, fugitive.exposures());
                            self.note(mistake)
                        }
                        (None, Some(best)) if best != made.action => self.think_of(desk, made, Some(best)),
                        (None, _) => self.note(None),
                    }
                }
            },
            Some(Mindset::Moves(_)) | None => {
                while fuel.burn() {}
                self.think_of(desk, made, None)
            }
        }
    }

    fn note(&mut self, mistake: Option<Mistake>) -> bool {
        self.thinking = None;
        if let Some(lesson) = &mut self.lesson {
            lesson.judged(mistake);
        }
        true
    }

    /// Begins to think as whoever made the move could have: what was best, or, for Mister X, by how much that was better.
    // Apart from its caller: table and thinker take kilobytes of stack.
    #[inline(never)]
    fn think_of(&mut self, desk: &TableDesk<'_>, made: Made, rival: Option<Action>) -> bool {
        let entries = made.entries.into();
        let Some(table) = desk.public.table_after(entries) else { return self.note(None) };
        self.thinking = match made.action {
            Action::Travel(pawn, _) => Some(Mindset::Judges(Pursuer::of(&table, pawn, Level::Hard, 0))),
            _ => {
                let Some(his) = desk.public.private_after(entries, MISTER_X).flatten() else {
                    return self.note(None);
                };
                let level = Level::Playouts(GAMES);
                Some(Mindset::Advises(match rival {
                    None => Fugitive::new(&table, &his, level, 0),
                    Some(rival) => Fugitive::between(&table, &his, [made.action, rival], level, 0),
                }))
            }
        };
        if let Some(lesson) = &mut self.lesson {
            lesson.rival = rival;
        }
        false
    }

    pub(super) fn lesson_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, moment: Moment) {
        let (texts, words) = (desk.texts, desk.words);
        let Some(lesson) = &self.lesson else { return };
        let count = lesson.mistakes.len();
        let at = usize::from(moment.at).min(count.saturating_sub(1));
        let mistake = lesson.mistakes.get(at).filter(|_| lesson.is_complete());
        let end = Bound::new(Cap::B, texts.back, see(View::End { row: 1 }));
        let Some(mistake) = mistake else {
            show.plate(words.what_decided, Corner::None);
            show.picture(|canvas| lesson.draw_empty(canvas, words));
            return show.keys([end]);
        };
        show.plate(words.what_decided, Corner::Text(&fill("{}/{}", &[&(at + 1), &count])));
        if moment.map {
            show.picture(|canvas| mistake.draw_map(desk, canvas));
        } else {
            show.picture(|canvas| mistake.draw(desk, canvas));
        }
        let to = |moment| see(View::Lesson(moment));
        for key in [Key::Left, Key::Up, Key::Right, Key::Down] {
            show.on(&[key], || (count > 1).then(|| to(Moment { at: turned(at, count, key), ..moment })));
        }
        let other = Bound::new(Cap::X, words.map, to(Moment { map: true, ..moment }));
        let step = Bound::says(Cap::Sideways, words.move_verb);
        match (moment.map, count) {
            (true, _) => {
                show.keys([step, Bound::new(Cap::B, texts.back, to(Moment { map: false, ..moment }))]);
            }
            (false, 1) => show.keys([other, end]),
            (false, _) => show.keys([step, other, end]),
        }
    }
}

impl Lesson {
    fn draw_empty(&self, canvas: &mut Canvas, words: &'static Words) {
        let done = self.is_complete();
        let says = if done { words.lesson_none } else { words.lesson_looks };
        let pen = Pen::new(Style::Body, FOG, INK);
        pen.paragraph(canvas, Area::new(16, 90, 208, 60), 20, Align::Middle, says);
        if !done {
            bar(canvas, Area::new(40, 160, 160, 6), self.entry, self.entries, LAMP);
        }
    }
}

impl Mistake {
    /// Where Mister X was, if the better move would have found him there.
    fn he_was_there(&self, desk: &TableDesk<'_>) -> bool {
        let way = stops(desk.table, self.made.moves);
        self.measure != Measure::Lasts && way.last().copied() == goal(self.better)
    }

    /// What it would have been good for, in a sentence.
    fn sentence(&self, words: &'static Words) -> Phrase {
        let text = match self.measure {
            Measure::Catches => words.lesson_catches,
            Measure::Lasts => words.lesson_lasts,
        };
        fill(text, &[&self.could, &self.was])
    }

    fn draw(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let words = desk.words;
        let note = Pen::new(Style::Note, FOG, INK).room(80);
        note.left(canvas, 12, 46, &fill(words.round_n, &[&self.made.round]));
        note.room(140).right(canvas, 228, 46, &fill(words.lesson_cost, &[&self.cost]));

        canvas.rounded(Area::new(8, 52, 224, 44), 6, SLATE);
        if self.made.seat == MISTER_X {
            Icon::Hat.draw(canvas, 17, 61, 26, LAMP);
        } else {
            seat_token(canvas, 14, 58, 32, self.made.seat.index() as u8);
        }
        let who = name(desk, self.made.seat);
        Pen::new(Style::Bold, PAPER, SLATE).fit(130, who).left(canvas, 52, 71, who);
        let did = action_words(words, self.made.action);
        Pen::new(Style::Note, FOG, SLATE).fit(130, &did).left(canvas, 52, 89, &did);
        draw_tickets(canvas, 74, self.made.action, SLATE);

        card(canvas, Area::new(8, 100, 224, 44));
        Icon::Check.draw(canvas, 18, 110, 24, INK);
        let better = fill(words.lesson_better, &[&in_short(words, self.better)]);
        let pen = Pen::new(Style::NoteBold, INK, PAPER);
        pen.paragraph(canvas, Area::new(52, 103, 130, 38), 18, Align::Left, &better);
        draw_tickets(canvas, 122, self.better, PAPER);

        let pen = Pen::new(Style::Note, PAPER, INK);
        pen.paragraph(canvas, Area::new(12, 146, 216, 38), 18, Align::Left, &self.sentence(words));
        let track = Area::new(12, 188, 216, 6);
        bar(canvas, track, self.could.into(), 100, GOOD);
        if self.was > 0 {
            let width = (track.width * i32::from(self.was) / 100).max(track.height);
            canvas.rounded(Area { width, ..track }, 3, LAMP);
        }
        if self.he_was_there(desk) {
            Pen::new(Style::NoteBold, LAMP, INK).room(216).left(canvas, 12, 210, words.he_was_there);
        }
    }

    /// Both ways: the better one ends in the ring.
    fn draw_map(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let way = stops(desk.table, self.made.moves);
        let his = way.last().copied();
        let pawns: Pawns = pawns_after(desk, self.made.entries);
        let from = match self.made.action {
            Action::Travel(..) => {
                let seat = self.made.seat.index() as u8;
                pawns.iter().find(|(number, _)| *number == seat).map(|&(_, at)| at)
            }
            _ => his,
        };
        let ends = [goal(self.made.action), from, via(self.better), goal(self.better)];
        let ways: heapless::Vec<Station, 4> = ends.into_iter().flatten().collect();
        London {
            map: &desk.table.edition().map,
            marks: Default::default(),
            pawns: &pawns,
            cursor: goal(self.better),
            shown: his,
            way: &ways,
            likely: Default::default(),
            hardly: Default::default(),
        }
        .overview(canvas, OVERVIEW);
    }
}

/// A move in words that fit beside its ticket.
fn in_short(words: &'static Words, action: Action) -> Phrase {
    match action {
        Action::Flee(step) | Action::Travel(_, step) if step.ticket == Ticket::Underground => {
            fill(words.ride_to, &[&words.underground_short, &step.to])
        }
        _ => action_words(words, action),
    }
}

/// Where a double changes.
fn via(action: Action) -> Option<Station> {
    match action {
        Action::Double(first, _) => Some(first.to),
        _ => None,
    }
}

/// The ticket of a move, or the two of a double, on the right.
fn draw_tickets(canvas: &mut Canvas, middle: i32, action: Action, ground: crate::draw::Colour) {
    let steps = match action {
        Action::Flee(step) | Action::Travel(_, step) => [None, Some(step)],
        Action::Double(first, second) => [Some(first), Some(second)],
        _ => [None, None],
    };
    let double = steps.iter().flatten().count() > 1;
    for (index, step) in (0..).zip(steps.into_iter().flatten()) {
        let y = if double { middle - 19 + 20 * index } else { middle - 12 };
        let area = Area::new(188, y, 38, if double { 18 } else { 24 });
        ticket(canvas, area, step.ticket.into(), None, ground);
    }
    canvas.rect(Area::new(184, middle - 16, 1, 32), STEEL);
}

#[cfg(test)]
mod tests {
    use super::*;
    use confidant_core::scotland_yard::Pawn;

    fn ride(to: u8) -> Action {
        let to = Station::new(to).expect("a station");
        Action::Travel(Pawn::D1, Step { ticket: Ticket::Taxi, to })
    }

    fn advice(to: u8, catches: u8, shuts_in: u8) -> Advice {
        Advice { action: ride(to), catches, shuts_in, ways_out: 0, worth: 0 }
    }

    fn made(to: u8) -> Made {
        Made { seat: MISTER_X, round: 1, action: ride(to), moves: 1, entries: 1 }
    }

    #[test]
    fn a_detectives_move_costs_what_the_best_one_was_likelier_to_catch() {
        let judged = [advice(46, 31, 40), advice(47, 12, 40), advice(48, 31, 0), advice(49, 40, 80)];
        let mistake = cost_of_pursuit(made(47), &judged).expect("it was worse");
        assert_eq!(
            (mistake.measure, mistake.was, mistake.could, mistake.cost),
            (Measure::Catches, 12, 31, 19)
        );
        let even = cost_of_pursuit(made(48), &judged).map(|mistake| mistake.cost);
        assert_eq!(even, Some(0), "as likely to catch him");
        assert!(cost_of_pursuit(made(46), &judged).is_none(), "the best one itself");
        assert!(cost_of_pursuit(made(49), &judged).is_none(), "in words it was better");
        assert!(cost_of_pursuit(made(50), &judged).is_none(), "nothing is known of it");
    }

    #[test]
    fn his_move_costs_what_he_would_have_lasted_longer() {
        let played = |was, could| {
            [(47, was), (46, could)].map(|(to, survives)| Exposure { action: ride(to), survives }).into_iter()
        };
        let cost = |was, could| cost_of_flight(made(47), ride(46), played(was, could)).map(|of| of.cost);
        assert_eq!(cost(41, 63), Some(22));
        assert_eq!(cost(63, 41), None, "it was better after all");
        assert!(cost_of_flight(made(47), ride(45), played(41, 63)).is_none(), "it was not played out");
    }

    #[test]
    fn the_three_costliest_are_told_in_their_order() {
        let mut lesson = Lesson { entry: 0, entries: 7, rival: None, mistakes: heapless::Vec::new() };
        for (to, cost) in [(1, 9), (2, 30), (3, 5), (4, 9), (5, 12), (6, 8)] {
            let mistake = Mistake {
                made: made(to),
                better: ride(199),
                measure: Measure::Catches,
                was: 0,
                could: cost,
                cost,
            };
            lesson.judged(Some(mistake));
        }
        assert!(!lesson.is_complete());
        lesson.judged(None);
        assert!(lesson.is_complete());
        let told = lesson.mistakes.iter().map(|mistake| (goal(mistake.made.action), mistake.cost));
        let station = |number| Station::new(number);
        assert!(told.eq([(station(2), 30), (station(5), 12), (station(1), 9)]));
    }
}
