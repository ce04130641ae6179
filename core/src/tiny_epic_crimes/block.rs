//! The blocks of the city: five rows by five columns, headquarters in the middle.
//!
//! A block is written as the dice name it, black (row) before white (column): `24`; headquarters is `hq`.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::id::{Id, IdSet};
use crate::notation::NotationError;

/// A row (black die) or a column (white die).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)] // they are numbers
pub enum Line {
    L1,
    L2,
    L3,
    L4,
    L5,
}

crate::ids!(Line: L1, L2, L3, L4, L5);
crate::words!(Line: L1 = "1", L2 = "2", L3 = "3", L4 = "4", L5 = "5");

/// A set of rows or of columns.
pub type LineSet = IdSet<Line, u8>;

impl Line {
    /// The next one; after the last comes the first.
    pub(crate) fn next(self) -> Self {
        Self::at(self.index() + 1).unwrap_or(Self::L1)
    }

    /// The line of this face; a six has none.
    pub fn of_face(face: u8) -> Option<Self> {
        usize::from(face).checked_sub(1).and_then(Self::at)
    }
}

const SIDE: u8 = 5;

/// A block of the city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Block(u8);

/// A set of blocks.
pub type BlockSet = IdSet<Block, u32>;

impl Block {
    /// Headquarters.
    pub const HQ: Self = Self(12);

    /// The block in this row and column.
    pub fn of(row: Line, column: Line) -> Self {
        Self(row as u8 * SIDE + column as u8)
    }

    /// The block that the two dice name; a six names none.
    pub fn of_dice(black: u8, white: u8) -> Option<Self> {
        Some(Self::of(Line::of_face(black)?, Line::of_face(white)?))
    }

    /// Its row.
    pub fn row(self) -> Line {
        Line::at(usize::from(self.0 / SIDE)).unwrap_or(Line::L1)
    }

    /// Its column.
    pub fn column(self) -> Line {
        Line::at(usize::from(self.0 % SIDE)).unwrap_or(Line::L1)
    }

    /// How many blocks away another one is, not diagonally.
    pub fn distance(self, other: Self) -> u8 {
        (self.0 / SIDE).abs_diff(other.0 / SIDE) + (self.0 % SIDE).abs_diff(other.0 % SIDE)
    }

    /// How many blocks away another one is where the left and the right edge of the city are neighbours.
    pub fn wrapped_distance(self, other: Self) -> u8 {
        let columns = (self.0 % SIDE).abs_diff(other.0 % SIDE);
        (self.0 / SIDE).abs_diff(other.0 / SIDE) + columns.min(SIDE - columns)
    }

    /// The blocks of a row.
    pub fn in_row(row: Line) -> BlockSet {
        BlockSet::from_bits(0b11111 << (row as u8 * SIDE))
    }

    /// The blocks of a column.
    pub fn in_column(column: Line) -> BlockSet {
        BlockSet::from_bits(0b00001_00001_00001_00001_00001 << column as u8)
    }

    /// Itself and the up to four blocks next to it.
    pub fn around(self) -> BlockSet {
        // Bit `n` is block `n`; the shifts left and right must not wrap into the next row.
        const FIRST_COLUMN: u32 = 0b00001_00001_00001_00001_00001;
        const LAST_COLUMN: u32 = FIRST_COLUMN << (SIDE - 1);
        let own = 1u32 << self.0;
        let beside = (own & !LAST_COLUMN) << 1 | (own & !FIRST_COLUMN) >> 1;
        BlockSet::from_bits(own | beside | own << SIDE | own >> SIDE)
    }
}

impl Id for Block {
    const COUNT: usize = (SIDE * SIDE) as usize;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}

impl TryFrom<u8> for Block {
    type Error = NotationError;

    fn try_from(index: u8) -> Result<Self, NotationError> {
        Self::at(index.into()).ok_or(NotationError::OutOfRange)
    }
}

impl From<Block> for u8 {
    fn from(block: Block) -> u8 {
        block.0
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::HQ {
            return f.write_str("hq");
        }
        write!(f, "{}{}", self.row(), self.column())
    }
}

impl FromStr for Block {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        if word == "hq" {
            return Ok(Self::HQ);
        }
        let &[row, column] = word.as_bytes() else { return Err(NotationError::UnknownWord) };
        let face = |digit: u8| digit.checked_sub(b'0').and_then(Line::of_face);
        match (face(row), face(column)) {
            (Some(row), Some(column)) => Ok(Self::of(row, column)),
            _ if row.is_ascii_digit() && column.is_ascii_digit() => Err(NotationError::OutOfRange),
            _ => Err(NotationError::UnknownWord),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::ToString;

    #[test]
    fn every_block_is_read_as_it_is_written() {
        for block in Block::all() {
            assert_eq!(block.to_string().parse(), Ok(block));
        }
        assert_eq!("33".parse(), Ok(Block::HQ));
        assert_eq!("60".parse::<Block>(), Err(NotationError::OutOfRange));
        assert_eq!("7".parse::<Block>(), Err(NotationError::UnknownWord));
    }

    #[test]
    fn black_is_the_row_and_white_the_column() {
        let block = Block::of_dice(2, 4).unwrap();
        assert_eq!((block.row(), block.column()), (Line::L2, Line::L4));
        assert_eq!(Block::of_dice(3, 3), Some(Block::HQ));
        assert_eq!(Block::of_dice(6, 1), None);
        assert_eq!(Block::of_dice(1, 0), None);
    }

    #[test]
    fn neighbours_share_a_side() {
        for block in Block::all() {
            let plain: BlockSet = Block::all().filter(|&other| block.distance(other) <= 1).collect();
            assert!(block.around() == plain, "{block}");
        }
        assert_eq!(Block::HQ.around().len(), 5);
        assert_eq!(Block::of(Line::L1, Line::L1).around().len(), 3);
        assert_eq!(Block::of(Line::L1, Line::L1).distance(Block::of(Line::L5, Line::L5)), 8);
        assert_eq!(Block::of(Line::L1, Line::L1).wrapped_distance(Block::of(Line::L5, Line::L5)), 5);
    }

    #[test]
    fn lines_hold_their_blocks() {
        for line in Line::ALL {
            assert!(Block::in_row(line) == Block::all().filter(|block| block.row() == line).collect());
            assert!(Block::in_column(line) == Block::all().filter(|block| block.column() == line).collect());
        }
    }
}
