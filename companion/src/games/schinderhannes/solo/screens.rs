//! The screens of a puzzle: matrix, cards, map, and what comes when it is over.

use confidant_core::id::Id;
use confidant_core::schinderhannes::solitaire::{Action, SOLVER, Table};
use confidant_core::schinderhannes::{Crime, CrimeSet, Token};

use super::{CardRow, Does, Own, Shows, SoloDesk, SoloScreens, View, card_rows, is_solved, see, title};
use crate::draw::palette::{INK, PAPER, STEEL};
use crate::draw::parts::bars::{Notice, notice};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, PITCH, Row, first_visible, rows_that_fit, scroll_line};
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Deed;
use crate::games::end::{End, Verdict, end_page};
use crate::games::schinderhannes::faces::{FaceRow, Mark};
use crate::games::schinderhannes::matrix::{Cell, matrix};
use crate::games::schinderhannes::soonwald::{
    OnPlace, crime as crime_token, neighbour, place_area, place_code, place_name, roads, scene, soonwald,
};
use crate::log::What;
use crate::page::{Bound, Tiles};
use crate::texts::{Phrase, fill};

impl SoloScreens {
    pub(super) fn matrix_page(&self, desk: &SoloDesk<'_>, show: &mut Shows<'_>) {
        let (table, words) = (desk.table, desk.words);
        let token = Token { crime: self.at.crime(), place: self.at.place(table.edition()) };
        let name = fill("{}, {}", &[&words.crime(token.crime), &place_code(token.place)]);
        show.plate(&name, desk.corner().corner());
        show.picture(|canvas| {
            canvas.say_chosen(&name);
            matrix(canvas, words, table.edition(), self.at, table.contradiction, |crime, place| {
                let (left, removed) = (table.left[crime], table.removed[crime]);
                let back = self.changed.is_back(desk.now, Token { crime, place });
                match (left.has(place) || back, removed.has(place)) {
                    (true, _) if back => Cell::Open,
                    (true, _) if left.len() == 1 && !table.contradiction => Cell::Scene,
                    (true, _) => Cell::Open,
                    (false, true) => Cell::Struck,
                    (false, false) => Cell::Out,
                }
            });
            if table.contradiction {
                notice(canvas, Notice::Refusal, words.cannot_be, 0);
            }
        });
        let found = table.found_with(token);
        let (word, mark) = match (table.removed[token.crime].has(token.place), found) {
            (true, Some(found)) => (words.lift, Action::Lift(found)),
            (true, None) => (words.put_back, Action::Restore(token)),
            (false, _) => (words.strike, Action::Remove(token)),
        };
        let (here, sure) = match found == Some(token) {
            true => (words.lift, Action::Lift(token)),
            false => (words.here, Action::Found(token)),
        };
        let cells = self.at.cells(table.contradiction);
        show.tiles(&self.at.tiles(&cells), |at| Deed::Own(Own::At(at)), Some(Ok(Deed::Play(mark))));
        show.keys([
            Bound::says(Cap::A, word),
            Bound::new(Cap::X, here, Deed::Play(sure)),
            Bound::new(Cap::B, words.card_keys, see(View::Cards)),
        ]);
    }

    pub(super) fn cards_page(&self, desk: &SoloDesk<'_>, show: &mut Shows<'_>) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let count = card_rows(table).count();
        show.plate(&title(desk, 150), desk.corner().corner());
        show.picture(|canvas| {
            self.draw_cards(desk, canvas, count);
            if let Some(card) = self.stopped {
                notice(canvas, Notice::Refusal, &fill(words.stopped_at, &[&card]), 0);
            }
        });
        show.turns(self.row.into(), count, |row| Deed::Own(Own::Row(row as u8)));
        let (word, does) = match card_rows(table).nth(self.row.into()) {
            Some(CardRow::LayAll) => (words.lay, lay_all(table)),
            Some(CardRow::Card(card)) => {
                let word = if table.by_hand { words.tick } else { words.lay };
                (word, Some(Deed::Play(Action::Play(card))))
            }
            Some(CardRow::Map) => (texts.open, Some(see(View::Map))),
            Some(CardRow::Hint) | None => (texts.open, Some(self.hints.ask())),
        };
        show.keys([
            Bound::maybe(Cap::A, word, does),
            Bound::new(Cap::X, words.matrix, see(View::Matrix)),
            Bound::says(Cap::B, texts.menu),
        ]);
    }

    fn draw_cards(&self, desk: &SoloDesk<'_>, canvas: &mut Canvas, count: usize) {
        let (table, words) = (desk.table, desk.words);
        let fit = rows_that_fit(PITCH);
        let chosen = usize::from(self.row);
        let first = first_visible(count, fit, chosen);
        let used = fill(words.n_used, &[&desk.public.hints()]);
        let rows = card_rows(table).enumerate().skip(first).take(fit);
        for ((index, row), y) in rows.zip((LIST_TOP..).step_by(PITCH as usize)) {
            let row = match row {
                CardRow::LayAll => Row::new(words.lay_all).icon(Icon::Cards),
                CardRow::Hint => Row::new(words.hint_row).icon(Icon::Bulb).value(&used),
                CardRow::Map => Row::new(words.map).icon(Icon::Globe).leads(),
                CardRow::Card(card) => {
                    let (edition, dim) = (table.edition(), table.laid.has(card));
                    let mark = if dim { Mark::Check } else { Mark::None };
                    let face = FaceRow { card, edition, chosen: index == chosen, dim, mark, figure: "" };
                    face.draw(canvas, Area::new(8, y, 224, PITCH - 2));
                    continue;
                }
            };
            row.chosen(index == chosen).draw(canvas, y, PITCH);
        }
        scroll_line(canvas, LIST_TOP, fit as i32 * PITCH - 2, first, fit, count);
    }

    pub(super) fn map_page(&self, desk: &SoloDesk<'_>, show: &mut Shows<'_>) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let here =
            |place| -> CrimeSet { Crime::all().filter(|&crime| table.left[crime].has(place)).collect() };
        let scene_of = |place| Crime::all().find(|&crime| table.left[crime].single() == Some(place));
        let lies_on = |place| {
            let scene = scene_of(place);
            let tokens = if scene.is_some() { CrimeSet::NONE } else { here(place) };
            OnPlace { tokens, scene, ..OnPlace::default() }
        };
        show.plate(place_name(self.place), desk.corner().corner());
        show.picture(|canvas| {
            canvas.say_chosen(place_name(self.place));
            soonwald(canvas, roads(table.edition()), Some(self.place), lies_on);
            canvas.rect(Area::new(0, 186, 240, 30), INK);
            canvas.rect(Area::new(0, 185, 240, 1), STEEL);
            match scene_of(self.place) {
                Some(crime) => {
                    scene(canvas, 20, 200, 16, crime);
                    let pen = Pen::new(Style::Bold, PAPER, INK).room(190);
                    pen.left(canvas, 38, 206, words.crime(crime));
                }
                None => {
                    for (token, x) in here(self.place).iter().zip((12..).step_by(14)) {
                        crime_token(canvas, x, 200, 14, token);
                    }
                }
            }
        });
        let lies_at = |place| Some(place_area(place, &lies_on(place)));
        let tiles = Tiles { lit: self.place, step: &neighbour, place: &lies_at };
        show.tiles(&tiles, |place| Deed::Own(Own::Place(place)), None);
        let stick = Bound::says(Cap::Stick, words.place_key);
        if table.outcome.is_some() {
            return show.keys([stick, Bound::new(Cap::B, texts.back, see(View::End { row: 0 }))]);
        }
        show.keys([
            stick,
            Bound::new(Cap::X, words.matrix, see(View::Matrix)),
            Bound::new(Cap::B, words.card_keys, see(View::Cards)),
        ]);
    }

    /// How it came out.
    pub(super) fn verdict(&self, desk: &SoloDesk<'_>) -> Verdict {
        let solved = is_solved(desk.table);
        let does = if solved { fill(desk.words.solved, &[]) } else { Phrase::new() };
        let why = if solved { self.solved_note(desk) } else { fill(desk.words.no_contradicts, &[]) };
        Verdict { got_away: false, icon: Icon::Ambush, token: None, who: title(desk, 200), does, why }
    }

    /// How long it took, how many hints were used, what was put back.
    fn solved_note(&self, desk: &SoloDesk<'_>) -> Phrase {
        let seconds = desk.public.spent_by(SOLVER) / 1000;
        let digits = (seconds % 60 / 10, seconds % 10);
        let time = fill("{}:{}{}", &[&(seconds / 60), &digits.0, &digits.1]);
        let restored = |line: &crate::log::Line<Action>| {
            matches!(line.what, What::Act(Action::Restore(_) | Action::Lift(_)))
        };
        let back = desk.public.lines().filter(restored).count();
        fill(desk.words.solved_note, &[&time, &desk.public.hints(), &back])
    }

    pub(super) fn result_page(&self, desk: &SoloDesk<'_>, show: &mut Shows<'_>, row: u8) {
        let looks = [(Icon::Globe, desk.words.see_map, see(View::Map))];
        let verdict = self.verdict(desk);
        let end = End {
            verdict: &verdict,
            looks: &looks,
            sealed: false,
            again: desk.words.next_puzzle,
            next: Phrase::new(),
        };
        end_page(desk, show, &end, row, |row| see(View::End { row: row as u8 }));
    }
}

/// Every card that is not laid yet, one after the other.
fn lay_all(table: &Table) -> Option<Does> {
    let mut cards = (table.cards - table.laid).iter();
    let first = cards.next()?;
    if table.contradicts(first) {
        return Some(Deed::Own(Own::Stopped(first)));
    }
    let lays = Action::Play(first);
    Some(cards.next().map_or(Deed::Play(lays), |next| Deed::PlayBoth(lays, Action::Play(next))))
}
