//! Home and what is reached from it without a game: games, language, about.

use super::Companion;
use super::box_screens::PAGE;
use super::deeds::{Deed, Shows};
use super::screen::{Question, Screen};
use super::store::Then;
use crate::Canvas;
use crate::draw::palette::{FOG, INK, LAMP, PAPER};
use crate::draw::parts::bars::notice_top;
use crate::draw::parts::battery::battery_sign;
use crate::draw::parts::hand_over::{WaxSign, wax};
use crate::draw::parts::hints::{BOTTOM, Cap, cap};
use crate::draw::parts::house::house_plate;
use crate::draw::parts::list::{LEADING_ROOM, PITCH, Row, TALL_PITCH};
use crate::draw::parts::plate::Corner;
use crate::draw::text::Align;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::Shelf;
use crate::input::{Battery, Key};
use crate::page::{Bound, Choice, List};
use crate::texts::{Language, Phrase, fill};

/// What a row of the home screen does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HomeRow {
    Resume,
    NewGame,
    Past,
}

impl<S: Shelf> Companion<S> {
    fn home_rows(&self) -> &'static [HomeRow] {
        if self.runs() {
            &[HomeRow::Resume, HomeRow::NewGame, HomeRow::Past]
        } else {
            &[HomeRow::NewGame, HomeRow::Past]
        }
    }

    pub(super) fn draw_boot(&self, canvas: &mut Canvas) {
        canvas.clear(INK);
        house_plate(canvas, "Confidant", self.texts().motto);
    }

    pub(super) fn home_page(&self, show: &mut Shows<'_>, lit: u8) {
        let texts = self.texts();
        show.picture(|canvas| {
            canvas.clear(INK);
            house_plate(canvas, "Confidant", if self.runs() { "" } else { texts.motto });
            if self.runs() {
                self.draw_counts(canvas);
            }
            if let Some(battery) = self.news.battery {
                battery_sign(canvas, 214, 5, battery, PAPER);
            }
        });
        let rows = self.home_rows();
        // A refusal lies over the last rows: whole ones only.
        let bottom = self.refusal.map_or(BOTTOM, |refusal| notice_top(refusal.reason));
        show.picture(|canvas| {
            let mut y = if rows.len() > 2 { 94 } else { 116 };
            let progress = self.progress();
            for (index, &row) in rows.iter().enumerate() {
                let (row, height) = self.home_row(row, &progress);
                if y + height <= bottom {
                    row.leads().chosen(index == usize::from(lit)).draw(canvas, y, height);
                }
                y += height;
            }
        });
        show.turns(lit.into(), rows.len(), |row| Deed::Turn(Screen::Home { row: row as u8 }));
        let opens = || rows.get(usize::from(lit)).map_or(Ok(Deed::Home), |&row| self.opens(row));
        show.also(Bound::choice(Cap::Right, "", opens()));
        show.keys([
            Bound::says(Cap::UpDown, texts.choose),
            Bound::choice(Cap::A, texts.open, opens()),
            Bound::new(Cap::X, texts.more, Deed::Open(Screen::More { row: 0 })),
        ]);
    }

    /// How far the journal goes: one that was rolled back can be noticed.
    fn draw_counts(&self, canvas: &mut Canvas) {
        let entries = self.session.log.acts().len();
        let count = fill(self.texts().entries, &[&entries]);
        Pen::new(Style::Note, FOG, INK).fit(86, &count).left(canvas, 14, 24, &count);
        // Before the first entry there is nothing to prove.
        if let Some(signs) = self.session.proof().filter(|_| entries > 0) {
            Pen::new(Style::NoteBold, PAPER, INK).right(canvas, 152, 24, signs.get(..4).unwrap_or_default());
        }
    }

    fn home_row<'a>(&self, row: HomeRow, progress: &'a Phrase) -> (Row<'a>, i32) {
        let texts = self.texts();
        match row {
            HomeRow::Resume => (Row::new(texts.resume).icon(Icon::Play).sub(progress), 48),
            HomeRow::NewGame => (Row::new(texts.new_game).icon(Icon::Cards), PITCH),
            HomeRow::Past => (Row::new(texts.past_games).icon(Icon::Trail), PITCH),
        }
    }

    /// What a row of the home screen does.
    fn opens(&self, row: HomeRow) -> Choice<Deed> {
        Ok(match row {
            HomeRow::Resume | HomeRow::NewGame if self.storing.blocked.is_some() => {
                Deed::Open(Screen::Trouble { row: 0 })
            }
            HomeRow::Resume => Deed::Resume,
            HomeRow::NewGame if self.news.battery.is_some_and(Battery::is_empty) => {
                return Err(self.texts().charge_first);
            }
            HomeRow::NewGame if self.runs() && self.session.turn().is_some() => {
                Deed::Open(Screen::Confirm(Question::EndForNew))
            }
            HomeRow::NewGame if self.runs() => Deed::PutAway(Then::NewGame),
            HomeRow::NewGame => Deed::Open(Screen::Games { row: 0 }),
            HomeRow::Past => Deed::Past,
        })
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

    pub(super) fn more_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        show.plate(texts.more, Corner::None);
        let rows = [
            (Icon::Papers, texts.rules),
            (Icon::Globe, texts.language),
            (Icon::Gear, texts.settings),
            (Icon::Informant, texts.about),
            (Icon::Up, texts.update),
        ];
        let bottom = self.refusal.map_or(BOTTOM, |refusal| notice_top(refusal.reason));
        let list =
            List::new(if self.updatable { rows.len() } else { rows.len() - 1 }, row.into()).above(bottom);
        show.list(list, |row| Deed::Turn(Screen::More { row: row as u8 }), &|index, tell| {
            let (icon, label) = rows.get(index).copied().unwrap_or((Icon::Gear, ""));
            let deed = match index {
                0 => Deed::Rules(None),
                1 => Deed::Open(Screen::Languages { row: self.settings.language as u8 }),
                2 => Deed::Open(Screen::Settings { row: 0 }),
                3 => Deed::Open(Screen::About),
                _ => Deed::Update,
            };
            let now = index < 4 || !self.runs();
            tell(Row::new(label).icon(icon).leads(), if now { Ok(deed) } else { Err(texts.end_game_first) });
        });
        self.list_keys(show, texts.open);
    }

    /// The hint bar of most lists: B and Left go back.
    pub(super) fn list_keys(&self, show: &mut Shows<'_>, does: &str) {
        let texts = self.texts();
        show.on(&[Key::Left], || Deed::Back);
        show.keys([
            Bound::says(Cap::UpDown, texts.choose),
            Bound::says(Cap::A, does),
            Bound::new(Cap::B, texts.back, Deed::Back),
        ]);
    }

    pub(super) fn games_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        show.plate(texts.new_game, Corner::None);
        let list = List::new(S::listed().count(), row.into()).pitch(TALL_PITCH);
        show.list(list, |row| Deed::Turn(Screen::Games { row: row as u8 }), &|index, tell| {
            if let Some(info) = S::listed().nth(index) {
                let row = Row::new(info.title).icon(info.icon).sub((info.players)(self.settings.language));
                tell(row.leads(), Ok(Deed::SetUp(info.kind)));
            }
        });
        show.on(&[Key::Left], || Deed::Back);
        show.keys([Bound::says(Cap::A, texts.set_up), Bound::new(Cap::B, texts.back, Deed::Back)]);
    }

    pub(super) fn languages_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        show.plate(texts.language, Corner::Text(self.settings.language.code()));
        let list = List::new(Language::ALL.len(), row.into());
        show.list(list, |row| Deed::Turn(Screen::Languages { row: row as u8 }), &|index, tell| {
            if let Some(&language) = Language::ALL.get(index) {
                tell(Row::new(language.name()).icon(Icon::Globe), Ok(Deed::Speak(language)));
            }
        });
        self.list_keys(show, texts.take);
    }

    /// The first start: the language, then how it works, once.
    pub(super) fn welcome(&mut self) {
        self.push(Screen::Welcome);
        self.push(Screen::Languages { row: self.settings.language as u8 });
    }

    pub(super) fn welcome_page(&self, show: &mut Shows<'_>) {
        let texts = self.texts();
        show.plate(texts.how_it_works, Corner::None);
        show.picture(|canvas| self.draw_welcome(canvas));
        let languages = Screen::Languages { row: self.settings.language as u8 };
        show.keys([
            Bound::new(Cap::A, texts.go_on, Deed::Welcomed),
            Bound::new(Cap::B, texts.language, Deed::Open(languages)),
        ]);
    }

    fn draw_welcome(&self, canvas: &mut Canvas) {
        let texts = self.texts();
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
    }

    pub(super) fn about_page(&self, show: &mut Shows<'_>) {
        let texts = self.texts();
        show.plate("Confidant", Corner::Text(env!("CARGO_PKG_VERSION")));
        show.picture(|canvas| {
            let body = Pen::new(Style::Body, PAPER, INK);
            let end = body.paragraph(canvas, Area::new(12, 40, 216, 84), 20, Align::Left, texts.about_1);
            let note = Pen::new(Style::Note, FOG, INK);
            let end = note.paragraph(canvas, Area::new(12, end + 6, 216, 60), 17, Align::Left, texts.about_2);
            note.paragraph(canvas, Area::new(12, end + 6, 216, 40), 17, Align::Left, texts.about_3);
            Pen::new(Style::Hint, FOG, INK).left(canvas, 12, 206, &self.body);
        });
        show.on(&[Key::Left], || Deed::Back);
        let back = Bound::new(Cap::B, texts.back, Deed::Back);
        match PAGE {
            Some(_) => show.keys([Bound::new(Cap::X, texts.qr_code, Self::address(None)), back]),
            None => show.keys([back]),
        }
    }
}
