//! Home and what is reached from it without a game: games, language, about.

use super::Companion;
use super::screen::{Question, Screen};
use crate::Canvas;
use crate::draw::palette::{FOG, INK, LAMP, PAPER};
use crate::draw::parts::bars::notice_top;
use crate::draw::parts::battery::battery_sign;
use crate::draw::parts::hand_over::{WaxSign, wax};
use crate::draw::parts::hints::{BOTTOM, Cap, cap};
use crate::draw::parts::house::house_plate;
use crate::draw::parts::list::{LEADING_ROOM, PITCH, Row, TALL_PITCH, list, list_above};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::text::Align;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::Shelf;
use crate::hint::key_hints;
use crate::input::{Battery, Key};
use crate::texts::{Language, Phrase, fill};

/// What a row of the home screen does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HomeRow {
    Resume,
    NewGame,
    More,
}

/// The next or last row, round and round.
pub(super) fn turned(row: u8, count: usize, key: Key) -> u8 {
    let count = count.max(1);
    let row = usize::from(row);
    let next = if matches!(key, Key::Up | Key::Left) { row + count - 1 } else { row + 1 };
    (next % count) as u8
}

impl<S: Shelf> Companion<S> {
    fn home_rows(&self) -> &'static [HomeRow] {
        if self.runs() {
            &[HomeRow::Resume, HomeRow::NewGame, HomeRow::More]
        } else {
            &[HomeRow::NewGame, HomeRow::More]
        }
    }

    pub(super) fn press_home(&mut self, key: Key, row: u8) {
        let rows = self.home_rows();
        match key {
            Key::Up | Key::Down => self.replace(Screen::Home { row: turned(row, rows.len(), key) }),
            Key::A | Key::Right => match rows.get(usize::from(row)) {
                Some(HomeRow::Resume | HomeRow::NewGame) if self.storing.blocked.is_some() => {
                    self.push(Screen::Trouble { row: 0 });
                }
                Some(HomeRow::Resume) => self.resume(),
                Some(HomeRow::NewGame) if self.news.battery.is_some_and(Battery::is_empty) => {
                    self.refuse(self.texts().charge_first);
                }
                Some(HomeRow::NewGame) if self.runs() => self.push(Screen::Confirm(Question::EndForNew)),
                Some(HomeRow::NewGame) => self.push(Screen::Games { row: 0 }),
                _ => self.push(Screen::More { row: 0 }),
            },
            _ => {}
        }
    }

    pub(super) fn draw_boot(&self, canvas: &mut Canvas) {
        canvas.clear(INK);
        house_plate(canvas, "Confidant", self.texts().motto);
    }

    pub(super) fn draw_home(&self, canvas: &mut Canvas, row_chosen: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        house_plate(canvas, "Confidant", texts.motto);
        if let Some(battery) = self.news.battery {
            battery_sign(canvas, 214, 5, battery, PAPER);
        }
        let rows = self.home_rows();
        let mut y = if rows.len() > 2 { 94 } else { 116 };
        // A refusal lies over the last rows: whole ones only.
        let bottom = self.refusal.map_or(BOTTOM, |refusal| notice_top(refusal.reason));
        for (index, home_row) in rows.iter().enumerate() {
            let progress = self.progress();
            let (row, height) = match home_row {
                HomeRow::Resume => (Row::new(texts.resume).icon(Icon::Play).sub(&progress), 48),
                HomeRow::NewGame => (Row::new(texts.new_game).icon(Icon::Cards), PITCH),
                HomeRow::More => (Row::new(texts.more).icon(Icon::Gear), PITCH),
            };
            if y + height <= bottom {
                row.leads().chosen(index == usize::from(row_chosen)).draw(canvas, y, height);
            }
            y += height;
        }
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.open)]);
    }

    /// The running game in a few words.
    fn progress(&self) -> Phrase {
        let (Some(play), Some(info)) = (self.play(), self.info()) else { return Phrase::new() };
        let over = self.session.turn().is_none();
        let what = if over { fill(self.texts().is_over, &[]) } else { play.brief() };
        let both = fill("{}, {}", &[&info.title, &what]);
        // Which game it is matters more than how far it is.
        if Style::Note.width(&both) <= LEADING_ROOM { both } else { fill("{}", &[&info.title]) }
    }

    pub(super) fn press_more(&mut self, key: Key, row: u8) {
        match (key, row) {
            (Key::Up | Key::Down, _) => {
                let rows = if self.updatable { 5 } else { 4 };
                self.replace(Screen::More { row: turned(row, rows, key) });
            }
            (Key::A | Key::Right, 0) => self.open_rule_books(),
            (Key::A | Key::Right, 1) => self.push(Screen::Languages { row: self.settings.language as u8 }),
            (Key::A | Key::Right, 2) => self.push(Screen::Settings { row: 0 }),
            (Key::A | Key::Right, 3) => self.push(Screen::About),
            (Key::A | Key::Right, _) if self.runs() => self.refuse(self.texts().end_game_first),
            (Key::A | Key::Right, _) => self.output.update = true,
            (Key::B | Key::Left, _) => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_more(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.more, Corner::None);
        let rows = [
            (Icon::Papers, texts.rules),
            (Icon::Globe, texts.language),
            (Icon::Gear, texts.settings),
            (Icon::Informant, texts.about),
            (Icon::Up, texts.update),
        ];
        let count = if self.updatable { rows.len() } else { rows.len() - 1 };
        let bottom = self.refusal.map_or(BOTTOM, |refusal| notice_top(refusal.reason));
        list_above(canvas, bottom, PITCH, count, row.into(), |index| {
            let (icon, label) = rows.get(index).copied().unwrap_or((Icon::Gear, ""));
            Row::new(label).icon(icon).leads()
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.open), (Cap::B, texts.back)]);
    }

    pub(super) fn press_games(&mut self, key: Key, row: u8) {
        match key {
            Key::Up | Key::Down => self.replace(Screen::Games { row: turned(row, S::listed().count(), key) }),
            Key::A | Key::Right => {
                if let Some(info) = S::listed().nth(row.into()) {
                    self.begin_draft(info.kind);
                }
            }
            Key::B | Key::Left => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_games(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.new_game, Corner::None);
        list(canvas, TALL_PITCH, S::listed().count(), row.into(), |index| match S::listed().nth(index) {
            Some(info) => {
                Row::new(info.title).icon(info.icon).sub((info.players)(self.settings.language)).leads()
            }
            None => Row::new(""),
        });
        key_hints(canvas, &[(Cap::A, texts.set_up), (Cap::B, texts.back)]);
    }

    pub(super) fn press_languages(&mut self, key: Key, row: u8) {
        match key {
            Key::Up | Key::Down => {
                self.replace(Screen::Languages { row: turned(row, Language::ALL.len(), key) });
            }
            Key::A | Key::Right => {
                if let Some(&language) = Language::ALL.get(usize::from(row)) {
                    self.settings.language = language;
                    self.changed = true;
                }
                self.pop();
                self.keep_settings();
            }
            Key::B | Key::Left => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_languages(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.language, Corner::Text(self.settings.language.code()));
        list(canvas, PITCH, Language::ALL.len(), row.into(), |index| {
            let language = Language::ALL.get(index).copied().unwrap_or(Language::English);
            Row::new(language.name()).icon(Icon::Globe)
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.take), (Cap::B, texts.back)]);
    }

    /// The first start: the language, then how it works, once.
    pub(super) fn welcome(&mut self) {
        self.push(Screen::Welcome);
        self.push(Screen::Languages { row: self.settings.language as u8 });
    }

    pub(super) fn press_welcome(&mut self, key: Key) {
        match key {
            Key::A => {
                self.settings.welcomed = true;
                self.changed = true;
                self.pop();
                self.keep_settings();
            }
            Key::B => self.push(Screen::Languages { row: self.settings.language as u8 }),
            _ => {}
        }
    }

    pub(super) fn draw_welcome(&self, canvas: &mut Canvas) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.how_it_works, Corner::None);
        let body = Pen::new(Style::Note, PAPER, INK);
        let mut line = |y: i32, text: &str| {
            body.paragraph(canvas, Area::new(64, y, 170, 56), 17, Align::Left, text);
        };
        line(34, texts.welcome_table);
        line(94, texts.welcome_secret);
        line(158, texts.welcome_keys);
        // The device among its players.
        canvas.outline(Area::new(16, 42, 34, 34), 6, 2, PAPER);
        canvas.rounded(Area::new(22, 48, 22, 16), 2, LAMP);
        wax(canvas, 33, 120, 48, WaxSign::Icon(Icon::Hat), 20);
        for (key, x, y) in [(Cap::A, 38, 158), (Cap::B, 38, 180), (Cap::X, 14, 158), (Cap::Y, 14, 180)] {
            cap(canvas, x, y, key);
        }
        key_hints(canvas, &[(Cap::A, texts.go_on), (Cap::B, texts.language)]);
    }

    pub(super) fn press_about(&mut self, key: Key) {
        if matches!(key, Key::B | Key::A | Key::Left) {
            self.pop();
        }
    }

    pub(super) fn draw_about(&self, canvas: &mut Canvas) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, "Confidant", Corner::Text(env!("CARGO_PKG_VERSION")));
        let body = Pen::new(Style::Body, PAPER, INK);
        let end = body.paragraph(canvas, Area::new(12, 40, 216, 84), 20, Align::Left, texts.about_1);
        let note = Pen::new(Style::Note, FOG, INK);
        let end = note.paragraph(canvas, Area::new(12, end + 6, 216, 60), 17, Align::Left, texts.about_2);
        note.paragraph(canvas, Area::new(12, end + 6, 216, 40), 17, Align::Left, texts.about_3);
        Pen::new(Style::Hint, FOG, INK).left(canvas, 12, 206, &self.body);
        key_hints(canvas, &[(Cap::B, texts.back)]);
    }
}
