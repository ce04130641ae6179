//! The screens of a puzzle: matrix, cards, map, and what comes when it is over.

use confidant_core::id::Id;
use confidant_core::schinderhannes::solitaire::{Action, SOLVER};
use confidant_core::schinderhannes::{Crime, CrimeSet, Token};

use super::{CardRow, SoloDesk, SoloScreens, View, card_rows, is_solved, title};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, STEEL};
use crate::draw::parts::banner::{Verdict, verdict};
use crate::draw::parts::bars::{Notice, notice};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, PITCH, Row, first_visible, list, rows_that_fit, scroll_line};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::games::schinderhannes::faces::{FaceRow, Mark};
use crate::games::schinderhannes::matrix::{Cell, matrix};
use crate::games::schinderhannes::soonwald::{
    OnPlace, crime as crime_token, neighbour, place_code, place_name, roads, scene, soonwald,
};
use crate::hint::key_hints;
use crate::input::Key;
use crate::log::What;
use crate::texts::{Phrase, fill};

/// What the stick says, as steps on a map.
pub(in crate::games::schinderhannes) const fn direction(key: Key) -> Option<(i32, i32)> {
    match key {
        Key::Up => Some((0, -1)),
        Key::Down => Some((0, 1)),
        Key::Left => Some((-1, 0)),
        Key::Right => Some((1, 0)),
        _ => None,
    }
}

impl SoloScreens {
    fn token(&self, desk: &SoloDesk<'_>) -> Token {
        Token { crime: self.at.crime(), place: self.at.place(desk.table.edition()) }
    }

    pub(super) fn press_matrix(&mut self, desk: &SoloDesk<'_>, key: Key) -> Wish<Action> {
        let (table, token) = (desk.table, self.token(desk));
        match key {
            Key::A if table.removed[token.crime].has(token.place) => Wish::Play(Action::Restore(token)),
            Key::A => Wish::Play(Action::Remove(token)),
            Key::X => Wish::Play(Action::Found(token)),
            Key::B => {
                self.view = View::Cards;
                Wish::Redraw
            }
            Key::Y => Wish::Nothing,
            key => {
                self.at = self.at.moved(key);
                Wish::Redraw
            }
        }
    }

    pub(super) fn draw_matrix(&self, desk: &SoloDesk<'_>, canvas: &mut Canvas) {
        let (table, words) = (desk.table, desk.words);
        let token = self.token(desk);
        canvas.clear(INK);
        let name = fill("{}, {}", &[&words.crime(token.crime), &place_code(token.place)]);
        plate(canvas, &name, desk.corner().corner());
        canvas.say_chosen(&name);
        matrix(canvas, table.edition(), self.at, table.contradiction, |crime, place| {
            let (left, removed) = (table.left[crime], table.removed[crime]);
            match (left.has(place), removed.has(place)) {
                (true, _) if left.len() == 1 && !table.contradiction => Cell::Scene,
                (true, _) => Cell::Open,
                (false, true) => Cell::Struck,
                (false, false) => Cell::Out,
            }
        });
        if table.contradiction {
            notice(canvas, Notice::Refusal, words.cannot_be, 0);
        }
        let struck = table.removed[token.crime].has(token.place);
        let strike = if struck { words.put_back } else { words.strike };
        key_hints(canvas, &[(Cap::A, strike), (Cap::X, words.here), (Cap::B, words.card_keys)]);
    }

    fn card_row(&self, desk: &SoloDesk<'_>) -> CardRow {
        card_rows(desk.table).nth(self.row.into()).unwrap_or(CardRow::Hint)
    }

    pub(super) fn press_cards(&mut self, desk: &SoloDesk<'_>, key: Key) -> Wish<Action> {
        let count = card_rows(desk.table).count() as u8;
        match (key, self.card_row(desk)) {
            (Key::Up, _) => self.row = (self.row + count.max(1) - 1) % count.max(1),
            (Key::Down, _) => self.row = (self.row + 1) % count.max(1),
            (Key::A, CardRow::LayAll) => {
                self.laying = true;
                return match self.first_unlaid(desk) {
                    Some(action) => Wish::Play(action),
                    None => Wish::Nothing,
                };
            }
            (Key::A, CardRow::Card(card)) => return Wish::Play(Action::Play(card)),
            (Key::A, CardRow::Hint) => return self.ask_hint(desk),
            (Key::A, CardRow::Map) => self.view = View::Map,
            (Key::X, _) => self.view = View::Matrix,
            (Key::B, _) => return Wish::Leave,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    fn first_unlaid(&self, desk: &SoloDesk<'_>) -> Option<Action> {
        (desk.table.cards - desk.table.laid).first().map(Action::Play)
    }

    pub(super) fn draw_cards(&self, desk: &SoloDesk<'_>, canvas: &mut Canvas) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        canvas.clear(INK);
        plate(canvas, &title(desk), desk.corner().corner());
        let count = card_rows(table).count();
        let fit = rows_that_fit(PITCH);
        let chosen = usize::from(self.row);
        let first = first_visible(count, fit, chosen);
        let used = fill(words.n_used, &[&self.hints.used()]);
        let rows = card_rows(table).enumerate().skip(first).take(fit);
        for ((index, row), y) in rows.zip((LIST_TOP..).step_by(PITCH as usize)) {
            let is_chosen = index == chosen;
            match row {
                CardRow::Card(card) => {
                    let laid = table.laid.has(card);
                    let mark = if laid { Mark::Check } else { Mark::None };
                    let face = FaceRow {
                        card,
                        edition: table.edition(),
                        chosen: is_chosen,
                        dim: laid,
                        mark,
                        figure: "",
                    };
                    face.draw(canvas, Area::new(8, y, 224, PITCH - 2));
                }
                CardRow::LayAll => {
                    Row::new(words.lay_all).icon(Icon::Cards).chosen(is_chosen).draw(canvas, y, PITCH);
                }
                CardRow::Hint => {
                    let row = Row::new(words.hint_row).icon(Icon::Bulb).value(&used);
                    row.chosen(is_chosen).draw(canvas, y, PITCH);
                }
                CardRow::Map => {
                    let row = Row::new(words.map).icon(Icon::Globe).leads();
                    row.chosen(is_chosen).draw(canvas, y, PITCH);
                }
            }
        }
        scroll_line(canvas, LIST_TOP, fit as i32 * PITCH - 2, first, fit, count);
        let open = match self.card_row(desk) {
            CardRow::Card(_) | CardRow::LayAll => words.lay,
            CardRow::Hint | CardRow::Map => texts.open,
        };
        key_hints(canvas, &[(Cap::A, open), (Cap::X, words.matrix), (Cap::B, texts.home)]);
    }

    pub(super) fn press_map(&mut self, desk: &SoloDesk<'_>, key: Key) -> Wish<Action> {
        match (direction(key), key) {
            (Some(way), _) => self.place = neighbour(self.place, way),
            (None, Key::X) if desk.table.outcome.is_none() => self.view = View::Matrix,
            (None, Key::B) => {
                let over = desk.table.outcome.is_some();
                self.view = if over { View::Result { row: 1 } } else { View::Cards };
            }
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_map(&self, desk: &SoloDesk<'_>, canvas: &mut Canvas) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let here =
            |place| -> CrimeSet { Crime::all().filter(|&crime| table.left[crime].has(place)).collect() };
        let scene_of = |place| Crime::all().find(|&crime| table.left[crime].single() == Some(place));
        canvas.clear(INK);
        plate(canvas, place_name(self.place), desk.corner().corner());
        canvas.say_chosen(place_name(self.place));
        soonwald(canvas, roads(table.edition()), Some(self.place), |place| {
            let scene = scene_of(place);
            let tokens = if scene.is_some() { CrimeSet::NONE } else { here(place) };
            OnPlace { tokens, scene, ..OnPlace::default() }
        });
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
        if table.outcome.is_some() {
            return key_hints(canvas, &[(Cap::Stick, words.place_key), (Cap::B, texts.back)]);
        }
        let keys = [(Cap::Stick, words.place_key), (Cap::X, words.matrix), (Cap::B, words.card_keys)];
        key_hints(canvas, &keys);
    }

    pub(super) fn draw_banner(&self, desk: &SoloDesk<'_>, canvas: &mut Canvas) {
        let (name, note) = (desk.words.solved, self.solved_note(desk));
        let any_key = desk.texts.any_key;
        let view =
            Verdict { ground: LAMP, title: &title(desk), icon: Icon::Ambush, name, note: &note, any_key };
        verdict(canvas, &view);
    }

    /// How long it took, how many hints were used, what was put back.
    fn solved_note(&self, desk: &SoloDesk<'_>) -> Phrase {
        let seconds = desk.public.spent_by(SOLVER) / 1000;
        let digits = (seconds % 60 / 10, seconds % 10);
        let time = fill("{}:{}{}", &[&(seconds / 60), &digits.0, &digits.1]);
        let restored = |line: &crate::log::Line<Action>| matches!(line.what, What::Act(Action::Restore(_)));
        let back = desk.public.lines().filter(restored).count();
        fill(desk.words.solved_note, &[&time, &self.hints.used(), &back])
    }

    pub(super) fn press_result(&mut self, key: Key, row: u8) -> Wish<Action> {
        match (key, row) {
            (Key::Up, _) => self.view = View::Result { row: (row + 2) % 3 },
            (Key::Down, _) => self.view = View::Result { row: (row + 1) % 3 },
            (Key::A, 0) => return Wish::Again,
            (Key::A, 1) => self.view = View::Map,
            (Key::A, _) => return Wish::EraseGame,
            (Key::B, _) => return Wish::Leave,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_result(&self, desk: &SoloDesk<'_>, canvas: &mut Canvas, row: u8) {
        let (texts, words) = (desk.texts, desk.words);
        canvas.clear(INK);
        let corner = if is_solved(desk.table) { Corner::Text(words.solved) } else { Corner::None };
        plate(canvas, &title(desk), corner);
        let rows =
            [(Icon::Play, words.next_puzzle), (Icon::Globe, words.see_map), (Icon::Flag, texts.erase_game)];
        list(canvas, PITCH, rows.len(), row.into(), |index| {
            let (icon, label) = rows.get(index).copied().unwrap_or((Icon::Flag, ""));
            Row::new(label).icon(icon).leads()
        });
        let unsolvable = || fill(words.no_contradicts, &[]);
        let note = if is_solved(desk.table) { self.solved_note(desk) } else { unsolvable() };
        let pen = Pen::new(Style::Note, FOG, INK);
        pen.paragraph(canvas, Area::new(12, 156, 216, 40), 17, Align::Left, &note);
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.open), (Cap::B, texts.home)]);
    }
}
