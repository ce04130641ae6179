//! The rules in short, of the running game or of any.

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::Screen;
use crate::draw::palette::{INK, PAPER};
use crate::draw::parts::card::{card, card_text};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Pen, Style};
use crate::games::{Kind, Pages, Shelf};
use crate::input::Key;
use crate::page::{Bound, List};
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

    pub(super) fn rule_books_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        show.plate(texts.rules, Corner::None);
        let list = List::new(S::listed().count(), row.into());
        show.list(list, |row| Deed::Turn(Screen::RuleBooks { row: row as u8 }), &|index, tell| {
            if let Some(info) = S::listed().nth(index) {
                tell(Row::new(info.title).icon(info.icon).leads(), Ok(Deed::Rules(Some(info.kind))));
            }
        });
        self.list_keys(show, texts.open);
    }

    fn pages(&self, game: u8) -> Pages {
        S::GAMES.get(usize::from(game)).map_or(&[], |info| (info.rules)(self.settings.language))
    }

    pub(super) fn rules_page(&self, show: &mut Shows<'_>, game: u8, page: u8) {
        let texts = self.texts();
        let pages = self.pages(game);
        let corner = fill("{}/{}", &[&(page + 1), &pages.len()]);
        show.plate(S::GAMES.get(usize::from(game)).map_or("", |info| info.title), Corner::Text(&corner));
        show.picture(|canvas| {
            card(canvas, Area::new(8, 34, 224, 178));
            if let Some((title, text)) = pages.get(usize::from(page)) {
                Pen::new(Style::Head, INK, PAPER).room(200).left(canvas, 20, 62, title);
                card_text(canvas, Area::new(20, 70, 204, 136), text);
            }
        });
        let turn = |page: u8| Deed::Turn(Screen::Rules { game, page });
        let mut stick = Bound::says(Cap::Sideways, texts.page);
        if usize::from(page) + 1 < pages.len() {
            show.on(&[Key::Right, Key::Down], || turn(page + 1));
            stick = Bound::new(Cap::A, texts.page, turn(page + 1)).after(Cap::Sideways);
        }
        if page > 0 {
            show.on(&[Key::Left, Key::Up], || turn(page - 1));
        }
        show.keys([stick, Bound::new(Cap::B, texts.back, Deed::Back)]);
    }
}
