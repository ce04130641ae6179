//! The city as it lies on the table, entered block by block: which ones carry a search or a stakeout token.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::{Block, BlockSet, Line};

use super::Words;
use super::boards::After;
use super::echo_ridge::{City, city};
use crate::draw::palette::{INK, LAMP, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Canvas, Icon, Pen, Style};
use crate::hint::key_hints;
use crate::input::Key;
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

    /// The stick moves, A turns a block through nothing, search, stakeout; X when all lie.
    pub fn press(&mut self, key: Key) -> After {
        let turned = |line: Line, forward: bool| {
            let step = if forward { 1 } else { Line::COUNT - 1 };
            Line::at((line.index() + step) % Line::COUNT).unwrap_or(line)
        };
        let (row, column) = (self.at.row(), self.at.column());
        match key {
            Key::Up | Key::Down => self.at = Block::of(turned(row, key == Key::Down), column),
            Key::Left | Key::Right => self.at = Block::of(row, turned(column, key == Key::Right)),
            // Nothing lies at headquarters.
            Key::A if self.at != Block::HQ => {
                if self.search.remove(self.at) {
                    self.stakeout.insert(self.at);
                } else if !self.stakeout.remove(self.at) {
                    self.search.insert(self.at);
                }
            }
            Key::X if self.is_complete() => return After::Done,
            Key::B => return After::Left,
            _ => return After::Nothing,
        }
        After::Redraw
    }

    pub fn draw(&self, canvas: &mut Canvas, words: &'static Words, done: &str) {
        canvas.clear(INK);
        let counts = [
            (Icon::Search, fill("{}/{}", &[&self.search.len(), &SEARCHES])),
            (Icon::Stakeout, fill("{}/{}", &[&self.stakeout.len(), &STAKEOUTS])),
        ];
        plate(canvas, words.the_city, Corner::None);
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
        key_hints(canvas, &[(Cap::A, words.lay_verb), (Cap::X, done)]);
    }
}
