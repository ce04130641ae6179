//! The end as a moment: the accusations turn one by one, then the murderer's card.

use confidant_core::tiny_epic_crimes::kinds::{Officer, Suspect};
use confidant_core::tiny_epic_crimes::{Ending, Table};

use super::does::see;
use super::end::{at_replay, verdict_of};
use super::notebook::letter;
use super::{Screens, Shows, TableDesk, name_of};
use crate::draw::palette::{GOOD, INK, LAMP, PAPER, SAND, SLATE, TUBE, WAX};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::end::verdict_page;
use crate::games::tiny_epic_crimes::token_of;
use crate::input::Millis;
use crate::page::Bound;

/// How long a letter takes to turn.
const TURNS_IN: Millis = 400;

/// The letters on their way.
#[derive(Clone, Copy, Default)]
pub(super) struct Finale {
    /// How many cards turn, the murderer's with them; none if it is in the envelope.
    cards: u8,
    since: Option<Millis>,
}

impl Finale {
    pub fn begin(&mut self, table: &Table) {
        let ending = table.ending().filter(|ending| ending.murderer.is_some());
        let cards = ending.map_or(0, |ending| ending.accusations.values().iter().flatten().count() + 1);
        *self = Self { cards: cards as u8, since: None };
    }

    pub fn seen(&mut self, now: Millis) {
        if self.cards > 0 {
            self.since.get_or_insert(now);
        }
    }

    pub fn skip(&mut self) {
        self.since = self.since.map(|_| 0);
    }

    /// How many cards are open at this time.
    fn open(&self, now: Millis) -> u8 {
        let since = self.since.unwrap_or(now);
        (now.saturating_sub(since) / TURNS_IN).min(self.cards.into()) as u8
    }

    pub fn moves_at(&self, now: Millis) -> Option<Millis> {
        let since = self.since.filter(|_| self.open(now) < self.cards)?;
        Some(since + (Millis::from(self.open(now)) + 1) * TURNS_IN)
    }
}

impl Screens {
    pub(super) fn finale_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let Some(ending) = desk.table.ending() else { return };
        let onward = see(at_replay(desk.table));
        if ending.murderer.is_none() {
            return verdict_page(desk, show, &verdict_of(desk, ending.outcome), onward);
        }
        show.plate(desk.words.accusation, Corner::None);
        show.picture(|canvas| self.draw_letters(desk, canvas, ending));
        show.any_key(onward);
        show.keys([Bound::new(Cap::A, desk.texts.onward, onward)]);
    }

    fn draw_letters(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, ending: &Ending) {
        let table = desk.table;
        let open = self.finale.open(desk.now);
        let accusers = table.officers().filter_map(|officer| Some((officer, ending.accusations[officer]?)));
        for ((index, (officer, accused)), y) in accusers.enumerate().zip((34..).step_by(35)) {
            let turned = (index as u8) < open;
            let right = ending.murderer == Some(accused) && open == self.finale.cards;
            draw_accusation(
                desk,
                canvas,
                y,
                officer,
                accused,
                turned,
                (open == self.finale.cards).then_some(right),
            );
        }
        let area = Area::new(176, 34, 56, 104);
        let shown = ending.murderer.filter(|_| open == self.finale.cards);
        canvas.rounded(area, 6, if shown.is_some() { LAMP } else { PAPER });
        canvas.outline(area.inset(3), 4, 1, SAND);
        match shown {
            Some(murderer) => {
                Icon::Knife.draw(canvas, 194, 46, 20, INK);
                Pen::new(Style::Name, INK, LAMP).centred(canvas, 204, 112, &letter(murderer));
            }
            None => {
                Pen::new(Style::Name, INK, PAPER).centred(canvas, 204, 98, "?");
            }
        }
        if open == self.finale.cards {
            let verdict = verdict_of(desk, ending.outcome);
            let says = verdict.sentence();
            // Many names leave no room for why.
            let (name, note) = if Style::NoteBold.width(&says) <= 188 {
                (&says, &verdict.why)
            } else {
                (&verdict.who, &verdict.does)
            };
            let (ground, colour) = if verdict.got_away { (WAX, PAPER) } else { (PAPER, INK) };
            canvas.rounded(Area::new(8, 176, 224, 36), 6, ground);
            verdict.icon.draw(canvas, 14, 184, 20, colour);
            Pen::new(Style::Bold, colour, ground).fit(188, name).left(canvas, 40, 191, name);
            Pen::new(Style::Note, colour, ground).fit(188, note).left(canvas, 40, 207, note);
        }
    }
}

fn draw_accusation(
    desk: &TableDesk<'_>,
    canvas: &mut Canvas,
    y: i32,
    officer: Officer,
    accused: Suspect,
    turned: bool,
    right: Option<bool>,
) {
    canvas.rounded(Area::new(8, y, 162, 33), 6, SLATE);
    seat(canvas, 14, y + 6, 20, token_of(officer));
    let name = name_of(desk, officer);
    Pen::new(Style::NoteBold, PAPER, SLATE).fit(88, name).left(canvas, 39, y + 21, name);
    let card = Area::new(130, y + 2, 36, 29);
    canvas.rounded(card, 4, PAPER);
    if turned {
        Pen::new(Style::Head, INK, PAPER).centred(canvas, 142, y + 24, &letter(accused));
    }
    match right {
        Some(true) => Icon::Check.draw(canvas, 153, y + 16, 12, GOOD),
        Some(false) => Icon::Cross.draw(canvas, 152, y + 15, 12, TUBE),
        None => {}
    }
}
