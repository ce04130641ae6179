//! After the end: how it came out, who did it, where all stand, and what can be done now.

use confidant_core::tiny_epic_crimes::{Action, Outcome, Table};

use super::envelope::knows_suspects;
use super::notebook::{draw_findings, letter};
use super::{Screens, TableDesk, View, name_of};
use crate::draw::palette::{INK, LAMP, PAPER, SAND};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::turned;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// Distance from row to row of the result.
const PITCH: i32 = 23;

/// What a row of the result leads to.
#[derive(Clone, Copy)]
enum Lead {
    Murderer,
    Officers,
    Replay,
    Record,
    Again,
    Away,
}

/// The rows of the result: who did it, where Confidant knows that.
fn leads(table: &Table) -> &'static [Lead] {
    const ALL: &[Lead] =
        &[Lead::Murderer, Lead::Officers, Lead::Replay, Lead::Record, Lead::Again, Lead::Away];
    match ALL {
        [Lead::Murderer, rest @ ..] if !knows_suspects(table) => rest,
        all => all,
    }
}

/// How it came out: sign, who won, and why.
pub(super) fn verdict_of(desk: &TableDesk<'_>, outcome: Outcome) -> (Icon, Phrase, Phrase) {
    let (table, words) = (desk.table, desk.words);
    match outcome {
        Outcome::TeamWins => (Icon::Badge, fill(words.team_wins, &[]), fill(words.team_wins_note, &[])),
        Outcome::AllLose => (Icon::Knife, fill(words.all_lose, &[]), fill(words.all_lose_note, &[])),
        Outcome::Won(winners) => {
            let badge = winners.0.iter().map(|officer| table.mat(officer).badge).max().unwrap_or(0);
            let note = fill(words.wins_note, &[&badge]);
            let name = match winners.0.single() {
                Some(only) => fill(desk.texts.wins, &[&name_of(desk, only)]),
                None => fill(words.win_both, &[&winners.0.len()]),
            };
            (Icon::Crown, name, note)
        }
    }
}

pub(super) fn draw(desk: &TableDesk<'_>, canvas: &mut Canvas, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    canvas.clear(INK);
    plate(canvas, texts.result, Corner::None);
    if let Some(ending) = desk.table.ending() {
        let (icon, name, note) = verdict_of(desk, ending.outcome);
        card(canvas, Area::new(8, 30, 224, 43));
        icon.draw(canvas, 14, 41, 20, INK);
        Pen::new(Style::Bold, INK, PAPER).room(186).left(canvas, 40, 49, &name);
        Pen::new(Style::Note, INK, PAPER).room(186).left(canvas, 40, 65, &note);
    }
    for ((index, lead), y) in leads(desk.table).iter().enumerate().zip((75..).step_by(PITCH as usize)) {
        let (icon, label) = match lead {
            Lead::Murderer => (Icon::Knife, words.the_murderer),
            Lead::Officers => (Icon::Badge, words.officers),
            Lead::Replay => (Icon::Play, texts.how_it_went),
            Lead::Record => (Icon::Sealmark, texts.seed_and_code),
            Lead::Again => (Icon::Cards, texts.again),
            Lead::Away => (Icon::Flag, texts.erase_game),
        };
        Row::new(label).icon(icon).leads().chosen(index == usize::from(row)).draw(canvas, y, PITCH);
    }
    key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.open), (Cap::B, texts.home)]);
}

/// Who did it, with the five signs.
pub(super) fn draw_murderer(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, desk.words.the_murderer, Corner::None);
    if let Some(murderer) = desk.table.ending().and_then(|ending| ending.murderer) {
        let area = Area::new(60, 40, 120, 110);
        canvas.rounded(area, 8, LAMP);
        canvas.outline(area.inset(3), 6, 1, SAND);
        Icon::Knife.draw(canvas, 110, 52, 20, INK);
        Pen::new(Style::Name, INK, LAMP).centred(canvas, 120, 116, &letter(murderer));
        draw_findings(desk.table, canvas, murderer, 166);
    }
    key_hints(canvas, &[(Cap::B, desk.texts.back)]);
}

impl Screens {
    pub(super) fn press_end(&mut self, desk: &TableDesk<'_>, key: Key, row: u8) -> Wish<Action> {
        let leads = leads(desk.table);
        match (key, leads.get(usize::from(row))) {
            (Key::Up | Key::Down, _) => self.view = View::End { row: turned(row, leads.len(), key) },
            (Key::A, Some(Lead::Murderer)) => self.view = View::Murderer,
            (Key::A, Some(Lead::Officers)) => self.view = View::Officers { row: 0 },
            (Key::A, Some(Lead::Replay)) => self.view = View::Replay { step: 0 },
            (Key::A, Some(Lead::Record)) => return Wish::Audit,
            (Key::A, Some(Lead::Again)) => return Wish::Again,
            (Key::A, Some(Lead::Away)) => return Wish::EraseGame,
            (Key::B, _) => return Wish::Leave,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    /// Back from how it went to the row that led there.
    pub(super) fn end_replay(&mut self, desk: &TableDesk<'_>) {
        let row = leads(desk.table).iter().position(|lead| matches!(lead, Lead::Replay));
        self.view = View::End { row: row.unwrap_or(0) as u8 };
    }

    pub(super) fn press_murderer(&mut self) -> Wish<Action> {
        self.view = View::End { row: 0 };
        Wish::Redraw
    }
}
