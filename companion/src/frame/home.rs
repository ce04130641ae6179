//! Home and what is reached from it without a game: games, rules in short, language, settings, about.

use super::{Companion, Question, Screen, playing};
use crate::Canvas;
use crate::draw::palette::{FOG, INK, PAPER};
use crate::draw::parts::battery::battery_sign;
use crate::draw::parts::card::{card, card_text};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::house::house_plate;
use crate::draw::parts::list::{PITCH, Row, Setting, TALL_PITCH, adjusting_row, list};
use crate::draw::parts::plate::{Code, plate};
use crate::draw::text::Align;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::scotland_yard::setup::{Draft, DraftWish};
use crate::games::{Flow, Kind};
use crate::hint::key_hints;
use crate::input::{Battery, Key};
use crate::texts::{Language, Phrase, Texts, fill};

use super::Why;

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

impl Companion {
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
                Some(HomeRow::Resume | HomeRow::NewGame) if self.blocked.is_some() => {
                    self.push(Screen::Trouble { row: 0 });
                }
                Some(HomeRow::Resume) => self.resume(),
                Some(HomeRow::NewGame) if self.battery.is_some_and(Battery::is_empty) => {
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

    pub(super) fn draw_home(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        house_plate(canvas, "Confidant", texts.motto);
        if let Some(battery) = self.battery {
            battery_sign(canvas, 214, 5, battery, PAPER);
        }
        let rows = self.home_rows();
        let mut y = if rows.len() > 2 { 94 } else { 116 };
        for (index, home_row) in rows.iter().enumerate() {
            let chosen = index == usize::from(row);
            match home_row {
                HomeRow::Resume => {
                    let sub = self.progress();
                    Row::new(texts.resume)
                        .icon(Icon::Play)
                        .sub(&sub)
                        .leads()
                        .chosen(chosen)
                        .draw(canvas, y, 48);
                    y += 48;
                }
                HomeRow::NewGame => {
                    Row::new(texts.new_game).icon(Icon::Cards).leads().chosen(chosen).draw(canvas, y, PITCH);
                    y += PITCH;
                }
                HomeRow::More => {
                    Row::new(texts.more).icon(Icon::Gear).leads().chosen(chosen).draw(canvas, y, PITCH);
                    y += PITCH;
                }
            }
        }
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.open)]);
    }

    /// The running game in a few words.
    pub(super) fn progress(&self) -> Phrase {
        let texts = self.texts();
        playing!(&self.running, play => progress_of(play, texts), Phrase::new())
    }

    pub(super) fn press_more(&mut self, key: Key, row: u8) {
        match (key, row) {
            (Key::Up | Key::Down, _) => {
                let rows = if self.updatable { 5 } else { 4 };
                self.replace(Screen::More { row: turned(row, rows, key) });
            }
            (Key::A | Key::Right, 0) => self.push(Screen::Rules { page: 0 }),
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
        plate(canvas, texts.more, Code::None);
        let rows = [
            (Icon::Papers, texts.rules),
            (Icon::Globe, texts.language),
            (Icon::Gear, texts.settings),
            (Icon::Informant, texts.about),
            (Icon::Up, texts.update),
        ];
        let count = if self.updatable { rows.len() } else { rows.len() - 1 };
        list(canvas, PITCH, count, row.into(), |index| {
            let (icon, label) = rows.get(index).copied().unwrap_or((Icon::Gear, ""));
            Row::new(label).icon(icon).leads()
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.open), (Cap::B, texts.back)]);
    }

    pub(super) fn press_games(&mut self, key: Key, row: u8) {
        match key {
            Key::Up | Key::Down => self.replace(Screen::Games { row: turned(row, Kind::ALL.len(), key) }),
            Key::A | Key::Right => {
                self.draft = Some(Draft::default());
                self.push(Screen::Draft);
            }
            Key::B | Key::Left => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_games(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.new_game, Code::None);
        list(canvas, TALL_PITCH, Kind::ALL.len(), row.into(), |index| {
            match Kind::ALL.get(index).copied().unwrap_or(Kind::ScotlandYard) {
                Kind::ScotlandYard => {
                    Row::new(Kind::ScotlandYard.title()).icon(Icon::Hat).sub(texts.three_to_six).leads()
                }
            }
        });
        key_hints(canvas, &[(Cap::A, texts.set_up), (Cap::B, texts.back)]);
    }

    pub(super) fn press_draft(&mut self, key: Key) {
        let Some(draft) = &mut self.draft else { return self.go_home() };
        let wish = draft.press(key);
        self.grant_draft(wish);
    }

    pub(super) fn press_starts(&mut self, key: Key) {
        let Some(draft) = &mut self.draft else { return self.go_home() };
        let wish = draft.press_starts(key);
        self.grant_draft(wish);
    }

    pub(super) fn grant_draft(&mut self, wish: DraftWish) {
        match wish {
            DraftWish::Nothing => {}
            DraftWish::Redraw => self.redraw(),
            DraftWish::Leave => self.pop(),
            DraftWish::Names => self.push(Screen::Seats { row: 0 }),
            DraftWish::Code(seat) => {
                self.keys.clear();
                self.first_code = None;
                self.mismatch = false;
                self.push(Screen::CodeSet { seat });
            }
            DraftWish::Starts => self.push(Screen::Starts),
            DraftWish::HandOver(seat) => self.push(Screen::HandOver { seat, why: Why::Start }),
            DraftWish::Ready => self.make_beginning(),
        }
    }

    pub(super) fn press_rules(&mut self, key: Key, page: u8) {
        let pages = rules_pages(self.texts()).len() as u8;
        match key {
            Key::Right | Key::Down | Key::A if page + 1 < pages => {
                self.replace(Screen::Rules { page: page + 1 });
            }
            Key::Left | Key::Up if page > 0 => self.replace(Screen::Rules { page: page - 1 }),
            Key::B => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_rules(&self, canvas: &mut Canvas, page: u8) {
        let texts = self.texts();
        let pages = rules_pages(texts);
        canvas.clear(INK);
        let code = fill("{}/{}", &[&(page + 1), &pages.len()]);
        plate(canvas, Kind::ScotlandYard.title(), Code::Text(&code));
        let area = Area::new(8, 34, 224, 178);
        card(canvas, area);
        if let Some((title, text)) = pages.get(usize::from(page)) {
            Pen::new(Style::Head, INK, PAPER).room(200).left(canvas, 20, 62, title);
            card_text(canvas, Area::new(20, 70, 204, 136), text);
        }
        key_hints(canvas, &[(Cap::Sideways, texts.page), (Cap::B, texts.back)]);
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
        plate(canvas, texts.language, Code::Text(self.settings.language.code()));
        list(canvas, PITCH, Language::ALL.len(), row.into(), |index| {
            let language = Language::ALL.get(index).copied().unwrap_or(Language::English);
            Row::new(language.name()).icon(Icon::Globe)
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.take), (Cap::B, texts.back)]);
    }

    pub(super) fn press_settings(&mut self, key: Key, row: u8) {
        match (key, row) {
            (Key::Up | Key::Down, _) => self.replace(Screen::Settings { row: turned(row, 3, key) }),
            (Key::B, _) => {
                self.pop();
                self.keep_settings();
            }
            (Key::Left | Key::Right | Key::A, 0) => {
                let next = turned(self.settings.language as u8, Language::ALL.len(), key);
                if let Some(&language) = Language::ALL.get(usize::from(next)) {
                    self.settings.language = language;
                }
                self.changed = true;
            }
            (Key::Left, 1) => {
                self.settings.light = self.settings.light.saturating_sub(1).max(1);
                self.changed = true;
            }
            (Key::Right | Key::A, 1) => {
                self.settings.light = (self.settings.light + 1).min(5);
                self.changed = true;
            }
            (Key::Left | Key::Right | Key::A, _) => {
                self.settings.sound = !self.settings.sound;
                self.changed = true;
            }
            _ => {}
        }
    }

    pub(super) fn draw_settings(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        let percent = self.battery.map(|battery| fill("{}\u{a0}%", &[&battery.percent]));
        plate(canvas, texts.settings, percent.as_ref().map_or(Code::None, |percent| Code::Text(percent)));
        if let Some(battery) = self.battery {
            let room = percent.map_or(0, |percent| Style::Bold.width(&percent));
            battery_sign(canvas, 226 - room - 30, 11, battery, INK);
        }
        let settings = &self.settings;
        let sound = if settings.sound { texts.on } else { texts.off };
        let rows = [
            (Icon::Globe, texts.language, Setting::Text(settings.language.name())),
            (Icon::Sun, texts.screen, Setting::Bar(settings.light.into(), 5)),
            (Icon::Sound, texts.sound, Setting::Text(sound)),
        ];
        for (index, ((icon, label, setting), y)) in
            rows.into_iter().zip((34..).step_by(PITCH as usize)).enumerate()
        {
            if index == usize::from(row) {
                adjusting_row(canvas, y, PITCH, Some(icon), label, setting);
                continue;
            }
            match setting {
                Setting::Text(value) => Row::new(label).icon(icon).value(value).draw(canvas, y, PITCH),
                Setting::Bar(part, of) => {
                    let value = fill("{}/{}", &[&part, &of]);
                    Row::new(label).icon(icon).value(&value).draw(canvas, y, PITCH);
                }
            }
        }
        key_hints(
            canvas,
            &[(Cap::UpDown, texts.choose), (Cap::Sideways, texts.adjust), (Cap::B, texts.back)],
        );
    }

    pub(super) fn press_about(&mut self, key: Key) {
        if matches!(key, Key::B | Key::A | Key::Left) {
            self.pop();
        }
    }

    pub(super) fn draw_about(&self, canvas: &mut Canvas) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, "Confidant", Code::Text(env!("CARGO_PKG_VERSION")));
        let body = Pen::new(Style::Body, PAPER, INK);
        let end = body.paragraph(canvas, Area::new(12, 40, 216, 84), 20, Align::Left, texts.about_1);
        let note = Pen::new(Style::Note, FOG, INK);
        let end = note.paragraph(canvas, Area::new(12, end + 6, 216, 60), 17, Align::Left, texts.about_2);
        note.paragraph(canvas, Area::new(12, end + 6, 216, 40), 17, Align::Left, texts.about_3);
        key_hints(canvas, &[(Cap::B, texts.back)]);
    }
}

fn progress_of<F: Flow>(play: &super::Play<F>, texts: &'static Texts) -> Phrase {
    let over = play.session.turn().is_none();
    let what = if over { fill(texts.is_over, &[]) } else { F::brief(&play.session.table()) };
    fill("{}, {}", &[&F::KIND.title(), &what])
}

/// The rules in short: title and text of each page.
fn rules_pages(texts: &'static Texts) -> [(&'static str, &'static str); 6] {
    [
        (texts.rules_1_title, texts.rules_1),
        (texts.rules_2_title, texts.rules_2),
        (texts.rules_3_title, texts.rules_3),
        (texts.rules_4_title, texts.rules_4),
        (texts.rules_5_title, texts.rules_5),
        (texts.rules_6_title, texts.rules_6),
    ]
}
