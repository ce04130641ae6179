//! After the end: how it came out, who did it, where all stand, and what can be done now.

use confidant_core::seat::Seat;
use confidant_core::tiny_epic_crimes::kinds::Officer;
use confidant_core::tiny_epic_crimes::{Outcome, Table};

use super::does::{View, see};
use super::envelope::knows_suspects;
use super::notebook::{draw_findings, letter};
use super::{Shows, TableDesk};
use crate::draw::palette::{INK, LAMP, SAND};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::end::{End, Verdict, end_page};
use crate::games::tiny_epic_crimes::token_of;
use crate::page::Bound;
use crate::texts::{Phrase, fill};

/// The row that tells who did it, where Confidant knows that, comes before all others.
fn first_row(table: &Table) -> usize {
    usize::from(!knows_suspects(table))
}

/// The result, with the row lit that leads to how it went.
pub(super) fn at_replay(table: &Table) -> View {
    View::End { row: 2 - first_row(table) as u8 }
}

/// How it came out.
pub(super) fn verdict_of(desk: &TableDesk<'_>, outcome: Outcome) -> Verdict {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    let got_away = outcome == Outcome::AllLose;
    let (icon, token, who, does, why) = match outcome {
        Outcome::TeamWins => (
            Icon::Badge,
            None,
            fill(words.the_team, &[]),
            fill(texts.wins, &[]),
            fill(words.team_wins_note, &[]),
        ),
        Outcome::AllLose => {
            let escapes = fill(words.escapes, &[]);
            (Icon::Hat, None, fill(words.the_murderer, &[]), escapes, fill(words.all_lose_note, &[]))
        }
        Outcome::Won(winners) => {
            let badge = winners.0.iter().map(|officer| table.mat(officer).badge).max().unwrap_or(0);
            let note = fill(words.wins_note, &[&badge]);
            match winners.0.single() {
                Some(only) => (
                    Icon::Crown,
                    Some(token_of(only)),
                    desk.name_phrase(only.seat()),
                    fill(texts.wins, &[]),
                    note,
                ),
                None => {
                    let seats: heapless::Vec<Seat, { Officer::MOST }> =
                        winners.0.iter().map(Officer::seat).collect();
                    (Icon::Crown, None, desk.names(&seats), fill(texts.win_together, &[]), note)
                }
            }
        }
    };
    Verdict { got_away, icon, token, who, does, why }
}

pub(super) fn page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    let Some(ending) = desk.table.ending() else { return };
    let verdict = verdict_of(desk, ending.outcome);
    let looks = [
        (Icon::Knife, words.the_murderer, see(View::Murderer)),
        (Icon::Badge, words.officers, see(View::Officers { row: 0 })),
        (Icon::Play, texts.how_it_went, see(View::Replay { step: 0 })),
    ];
    let looks = looks.get(first_row(desk.table)..).unwrap_or(&looks);
    let end = End { verdict: &verdict, looks, sealed: true, again: texts.again, next: Phrase::new() };
    end_page(desk, show, &end, row, |row| see(View::End { row: row as u8 }));
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
