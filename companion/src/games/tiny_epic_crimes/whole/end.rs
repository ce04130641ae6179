//! After the end: how it came out, who did it, where all stand, and what can be done now.

use confidant_core::tiny_epic_crimes::{Outcome, Table};

use super::does::{Does, View, see};
use super::envelope::knows_suspects;
use super::notebook::{draw_findings, letter};
use super::{Shows, TableDesk, name_of};
use crate::draw::palette::{INK, LAMP, PAPER, SAND};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::Deed;
use crate::page::{Bound, List};
use crate::texts::{Phrase, fill};

/// Distance from row to row of the result.
const PITCH: i32 = 23;

/// The row that tells who did it, where Confidant knows that, comes before all others.
fn first_row(table: &Table) -> usize {
    usize::from(!knows_suspects(table))
}

/// Back from how it went to the row that led there.
pub(super) fn from_replay(table: &Table) -> Does {
    see(View::End { row: 2 - first_row(table) as u8 })
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

pub(super) fn page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    show.plate(texts.result, Corner::None);
    if let Some(ending) = desk.table.ending() {
        let (icon, name, note) = verdict_of(desk, ending.outcome);
        show.picture(|canvas| {
            card(canvas, Area::new(8, 30, 224, 43));
            icon.draw(canvas, 14, 41, 20, INK);
            Pen::new(Style::Bold, INK, PAPER).room(186).left(canvas, 40, 49, &name);
            Pen::new(Style::Note, INK, PAPER).room(186).left(canvas, 40, 65, &note);
        });
    }
    let all = [
        (Icon::Knife, words.the_murderer, see(View::Murderer)),
        (Icon::Badge, words.officers, see(View::Officers { row: 0 })),
        (Icon::Play, texts.how_it_went, see(View::Replay { step: 0 })),
        (Icon::Sealmark, texts.seed_and_code, Deed::Audit),
        (Icon::Cards, texts.again, Deed::Again),
        (Icon::Flag, texts.erase_game, Deed::EraseGame),
    ];
    let first = first_row(desk.table);
    let list = List::new(all.len() - first, row.into()).below(75).pitch(PITCH);
    show.list(list, |row| see(View::End { row: row as u8 }), &|index, tell| {
        if let Some(&(icon, label, deed)) = all.get(first + index) {
            tell(Row::new(label).icon(icon).leads(), Ok(deed));
        }
    });
    show.keys([
        Bound::says(Cap::UpDown, texts.choose),
        Bound::says(Cap::A, texts.open),
        Bound::new(Cap::B, texts.home, Deed::Leave),
    ]);
}

/// Who did it, with the five signs.
pub(super) fn murderer_page(desk: &TableDesk<'_>, show: &mut Shows<'_>) {
    show.plate(desk.words.the_murderer, Corner::None);
    if let Some(murderer) = desk.table.ending().and_then(|ending| ending.murderer) {
        show.picture(|canvas| {
            let area = Area::new(60, 40, 120, 110);
            canvas.rounded(area, 8, LAMP);
            canvas.outline(area.inset(3), 6, 1, SAND);
            Icon::Knife.draw(canvas, 110, 52, 20, INK);
            Pen::new(Style::Name, INK, LAMP).centred(canvas, 120, 116, &letter(murderer));
            draw_findings(desk.table, canvas, murderer, 166);
        });
    }
    let back = see(View::End { row: 0 });
    show.any_key(back);
    show.keys([Bound::new(Cap::B, desk.texts.back, back)]);
}
