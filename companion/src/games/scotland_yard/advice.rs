//! Advice: for the detective to move, if the table agreed to it, and for Mister X while he holds Y. Never without being
//! asked. The detectives' is made of what everybody knows.

use confidant_core::fuel::{Fuel, Stepper as _};
use confidant_core::scotland_yard::robot::{Advice, Belief, Exposure, Fugitive, Level, Pursuer};
use confidant_core::scotland_yard::{Action, Phase, StationSet, Table};

use super::choice::{HisDesk, Page, turn_to};
use super::deeds::{Does, Own, View, see};
use super::entry::EntryPick;
use super::robots::{Mindset, by_rounds, steps};
use super::{Ride, Screens, Shows, TableDesk, Words, name, ride, two_rides};
use crate::draw::palette::{FOG, INK, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row};
use crate::draw::parts::plate::Corner;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Deed;
use crate::input::Key;
use crate::page::Bound;
use crate::texts::{Phrase, fill};

/// From this level of help on the table is advised.
const ADVISES: u8 = 2;
/// How many games are played in the head for advice to Mister X: about half a second on the device.
pub(super) const GAMES: u16 = 400;

/// The best moves for the detective to move.
pub(super) type Advised = heapless::Vec<Advice, 3>;

/// Of the places where Mister X may be, those that are likely (15 % and more) and those that hardly are (less than 5 %).
#[derive(Clone, Copy, Default)]
pub(super) struct Heat {
    pub(super) likely: StationSet,
    pub(super) hardly: StationSet,
}

impl Heat {
    /// By what everybody knows.
    fn of(table: &Table) -> Self {
        let belief = Belief::of(table);
        let those = |is: &dyn Fn(u32) -> bool| {
            belief.iter().filter(|&(_, weight)| is(weight)).map(|(station, _)| station).collect()
        };
        let percent = |weight: u32| weight * 100 / u32::from(u16::MAX);
        Self { likely: those(&|weight| percent(weight) >= 15), hardly: those(&|weight| percent(weight) < 5) }
    }
}

/// Whether the table agreed to be advised, and the game still runs.
pub(super) fn advises(desk: &TableDesk<'_>) -> bool {
    desk.public.help_level() >= ADVISES && !super::over(desk.table)
}

/// An action in words, as far as its author knows it.
pub(super) fn action_words(words: &'static Words, action: Action) -> Phrase {
    match action {
        Action::Flee(step) | Action::Travel(_, step) => ride(words, step.ticket, Some(step.to)),
        Action::Double(first, second) => {
            let of =
                |step: confidant_core::scotland_yard::Step| Ride { ticket: step.ticket, stop: Some(step.to) };
            two_rides(words, of(first), of(second))
        }
        Action::Hide => fill(words.stay_hidden, &[]),
        Action::Reveal(_) => fill(words.show_myself, &[]),
        Action::Stay(_) => fill(words.stay, &[]),
        // Nobody is advised in log only.
        Action::Done | Action::Claim(_) | Action::Over(_) => Phrase::new(),
    }
}

impl Screens {
    /// Whether a person's detective is to move whom the table agreed to be advised about.
    pub(super) fn may_consult(&self, desk: &TableDesk<'_>) -> bool {
        let pursues = matches!(desk.table.phase(), Phase::Pursue(_)) && self.thinker(desk).is_none();
        pursues && advises(desk)
    }

    /// Y advises: a detective has no secret that it could open.
    pub(super) fn advice_key<'a>(&self, desk: &TableDesk<'a>) -> Option<Bound<'a, Does>> {
        let advice = Bound::new(Cap::OpenY, desk.words.advice, Deed::Own(Own::Consult));
        self.may_consult(desk).then_some(advice)
    }

    /// Somebody asked for advice to the detective to move.
    pub(super) fn consult(&mut self, desk: &TableDesk<'_>) {
        let Some(pawn) = self.mover(desk) else { return };
        let mut pursuer = Pursuer::of(desk.table, pawn, Level::Hard, 0);
        let _ = pursuer.finish();
        self.advised = pursuer.advice();
        self.view = View::Advice { row: 0 };
    }

    /// The map is opened: how likely the places are, if the table agreed to be told.
    pub(super) fn feel_heat(&mut self, desk: &TableDesk<'_>) {
        self.heat = if advises(desk) { Heat::of(desk.table) } else { Heat::default() };
    }

    pub(super) fn advice_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let mover = self.mover(desk);
        let who = mover.map_or("", |pawn| name(desk, table.seat(pawn)));
        show.plate(words.advice, Corner::Text(who));
        show.picture(|canvas| {
            if self.advised.is_empty() {
                let pen = Pen::new(Style::Body, FOG, INK);
                pen.paragraph(canvas, Area::new(16, 90, 208, 60), 20, Align::Middle, words.cannot_move);
            }
            for ((index, advice), y) in self.advised.iter().enumerate().zip((36..).step_by(58)) {
                let says = action_words(words, advice.action);
                let note = fill(words.tip_catch, &[&advice.catches]);
                draw_advice(canvas, y, Row::new(&says).icon(Icon::Search).chosen(index == row.into()), &note);
                let ways = fill(words.tip_ways, &[&advice.ways_out]);
                Pen::new(Style::Note, PAPER, INK).room(90).right(canvas, 230, y + PITCH + 14, &ways);
            }
        });
        show.turns(row.into(), self.advised.len(), |row| see(View::Advice { row: row as u8 }));
        // It is entered like any move: somebody decides.
        let pick = match (mover, self.advised.get(usize::from(row)).map(|advice| advice.action)) {
            (Some(pawn), Some(Action::Travel(_, step))) => EntryPick::of(table, pawn, step),
            _ => EntryPick::default(),
        };
        show.keys([
            Bound::new(Cap::A, words.take_advice, Deed::Own(Own::Enter(pick))),
            Bound::new(Cap::X, words.map, see(View::Map { entering: false })),
            Bound::new(Cap::B, texts.back, see(View::Table)),
        ]);
    }

    /// Starts the advice that Mister X asked for in secret.
    pub(super) fn consult_in_secret(&mut self, desk: &HisDesk<'_>) {
        let Some(secret) = desk.private else { return };
        // Its chances are its own: no other thought has them.
        let fugitive = Fugitive::new(desk.desk.table, secret, Level::Playouts(GAMES), u64::from(desk.random));
        self.thinking = Some(Mindset::Advises(fugitive));
    }

    /// Thinks on about Mister X's choices; whether there is something new to be seen.
    pub(super) fn advise_on(&mut self, fuel: &mut Fuel) -> bool {
        let Some(Mindset::Advises(adviser)) = &mut self.thinking else { return false };
        let before = steps(adviser);
        let _ = by_rounds(adviser, fuel);
        steps(adviser) != before
    }

    /// Whether advice is being thought about.
    pub(super) fn is_advising(&self) -> bool {
        matches!(&self.thinking, Some(Mindset::Advises(fugitive)) if fugitive.progress() < 100)
    }
}

/// An advice, with what speaks for it below.
fn draw_advice(canvas: &mut Canvas, y: i32, row: Row<'_>, note: &str) {
    row.draw(canvas, y, PITCH);
    Pen::new(Style::Note, PAPER, INK).room(218).left(canvas, 14, y + PITCH + 14, note);
}

/// His best choices, and for how long they leave him free.
pub(super) fn his_advice_page(screens: &Screens, desk: &HisDesk<'_>, show: &mut Shows<'_>) {
    let (texts, words) = (desk.desk.texts, desk.desk.words);
    show.plate(words.advice, Corner::None);
    show.picture(|canvas| {
        let Some(Mindset::Advises(fugitive)) = &screens.thinking else { return };
        if fugitive.progress() < 100 {
            screens.draw_thought(canvas, 80);
        }
        for (Exposure { action, survives }, y) in fugitive.exposures().zip((36..).step_by(58)) {
            let says = action_words(words, action);
            draw_advice(canvas, y, Row::new(&says).icon(Icon::Hat), &fill(words.survives, &[&survives]));
        }
    });
    show.on(&[Key::B], || turn_to(Page::Map));
    show.keys([Bound::new(Cap::Left, texts.back, turn_to(Page::Map))]);
}
