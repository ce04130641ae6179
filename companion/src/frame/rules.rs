//! The rules in short, of the running game or of any.

use super::Companion;
use super::home::turned;
use super::screen::Screen;
use crate::Canvas;
use crate::draw::palette::{INK, PAPER};
use crate::draw::parts::card::{card, card_text};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row, list};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Area, Pen, Style};
use crate::games::{Kind, Pages, Shelf};
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::fill;

impl<S: Shelf> Companion<S> {
    /// The rules of which game? Nobody is asked where there is one.
    pub(super) fn open_rule_books(&mut self) {
        match S::listed().count() {
            1 => self.push(Screen::Rules { game: 0, page: 0 }),
            _ => self.push(Screen::RuleBooks { row: 0 }),
        }
    }

    /// The rules of this game.
    pub(super) fn open_rules(&mut self, kind: Kind) {
        let game = S::GAMES.iter().position(|info| info.kind == kind).unwrap_or(0);
        self.push(Screen::Rules { game: game as u8, page: 0 });
    }

    pub(super) fn press_rule_books(&mut self, key: Key, row: u8) {
        match key {
            Key::Up | Key::Down => {
                self.replace(Screen::RuleBooks { row: turned(row, S::listed().count(), key) });
            }
            Key::A | Key::Right => {
                if let Some(info) = S::listed().nth(row.into()) {
                    self.open_rules(info.kind);
                }
            }
            Key::B | Key::Left => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_rule_books(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.rules, Corner::None);
        list(canvas, PITCH, S::listed().count(), row.into(), |index| match S::listed().nth(index) {
            Some(info) => Row::new(info.title).icon(info.icon).leads(),
            None => Row::new(""),
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.open), (Cap::B, texts.back)]);
    }

    fn pages(&self, game: u8) -> Pages {
        S::GAMES.get(usize::from(game)).map_or(&[], |info| (info.rules)(self.settings.language))
    }

    pub(super) fn press_rules(&mut self, key: Key, game: u8, page: u8) {
        let pages = self.pages(game).len() as u8;
        match key {
            Key::Right | Key::Down | Key::A if page + 1 < pages => {
                self.replace(Screen::Rules { game, page: page + 1 });
            }
            Key::Left | Key::Up if page > 0 => self.replace(Screen::Rules { game, page: page - 1 }),
            Key::B => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_rules(&self, canvas: &mut Canvas, game: u8, page: u8) {
        let texts = self.texts();
        let pages = self.pages(game);
        canvas.clear(INK);
        let corner = fill("{}/{}", &[&(page + 1), &pages.len()]);
        let title = S::GAMES.get(usize::from(game)).map_or("", |info| info.title);
        plate(canvas, title, Corner::Text(&corner));
        card(canvas, Area::new(8, 34, 224, 178));
        if let Some((title, text)) = pages.get(usize::from(page)) {
            Pen::new(Style::Head, INK, PAPER).room(200).left(canvas, 20, 62, title);
            card_text(canvas, Area::new(20, 70, 204, 136), text);
        }
        key_hints(canvas, &[(Cap::Sideways, texts.page), (Cap::B, texts.back)]);
    }
}
