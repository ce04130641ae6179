//! The city as it lies on the table, entered block by block: which ones carry a search or a stakeout token.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::{Block, BlockSet, Line};

use super::Words;
use super::boards::Own;
use super::echo_ridge::{City, block_area, city};
use crate::draw::palette::{INK, LAMP, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::{Canvas, Icon, Pen, Style};
use crate::input::Key;
use crate::page::{Bound, Show, Tiles};
use crate::texts::fill;

/// How many tokens of each kind there are.
const SEARCHES: usize = 7;
const STAKEOUTS: usize = 5;

/// The marked blocks, and the one with the cursor.
#[derive(Clone, Copy)]
pub(super) struct LaidOut {
    pub search: BlockSet,
    pub stakeout: BlockSet,
    at: Block,
}

impl Default for LaidOut {
    fn default() -> Self {
        Self { search: BlockSet::NONE, stakeout: BlockSet::NONE, at: Block::HQ }
    }
}

impl LaidOut {
    /// Every token has its block.
    pub fn is_complete(&self) -> bool {
        self.search.len() == SEARCHES && self.stakeout.len() == STAKEOUTS
    }

    /// Does one of the deeds of this page. A block goes through nothing, search, stakeout.
    pub fn act(&mut self, own: &Own) {
        match own {
            Own::Block(block) => self.at = *block,
            Own::Token if self.search.remove(self.at) => {
                self.stakeout.insert(self.at);
            }
            Own::Token if !self.stakeout.remove(self.at) => {
                self.search.insert(self.at);
            }
            _ => {}
        }
    }

    pub fn show(&self, show: &mut Show<'_, Own>, words: &'static Words, done: &str) {
        show.plate(words.the_city, Corner::None);
        show.picture(|canvas| self.draw(canvas, words));
        let turned = |line: Line, forward: bool| {
            let step = if forward { 1 } else { Line::COUNT - 1 };
            Line::at((line.index() + step) % Line::COUNT).unwrap_or(line)
        };
        let step = |at: Block, key: Key| match key {
            Key::Up | Key::Down => Block::of(turned(at.row(), key == Key::Down), at.column()),
            Key::Left | Key::Right => Block::of(at.row(), turned(at.column(), key == Key::Right)),
            _ => at,
        };
        // Nothing lies at headquarters.
        let token = (self.at != Block::HQ).then_some(Ok(Own::Token));
        let tiles = Tiles { lit: self.at, step: &step, place: &|block| Some(block_area(block)) };
        show.tiles(&tiles, Own::Block, token);
        show.on(&[Key::B], || Own::Leave);
        let done = Bound::maybe(Cap::X, done, self.is_complete().then_some(Own::Done));
        show.keys([Bound::says(Cap::A, words.lay_verb), done]);
    }

    fn draw(&self, canvas: &mut Canvas, words: &'static Words) {
        let counts = [
            (Icon::Search, fill("{}/{}", &[&self.search.len(), &SEARCHES])),
            (Icon::Stakeout, fill("{}/{}", &[&self.stakeout.len(), &STAKEOUTS])),
        ];
        let searches = self.search.iter().map(|block| (block, Icon::Search));
        let stakeouts = self.stakeout.iter().map(|block| (block, Icon::Stakeout));
        let marks: heapless::Vec<(Block, Icon), { Block::COUNT }> = searches.chain(stakeouts).collect();
        let view = City { marks: &marks, headquarters: words.hq, route: &[self.at], ..City::EMPTY };
        city(canvas, &view);
        let chosen = super::dice::block_name(self.at);
        canvas.say_chosen(&chosen);
        for ((icon, count), y) in counts.into_iter().zip([60, 110]) {
            icon.draw(canvas, 202, y, 20, PAPER);
            Pen::new(Style::Bold, LAMP, INK).centred(canvas, 212, y + 38, &count);
        }
    }
}
