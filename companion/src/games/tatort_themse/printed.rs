//! The wall's screen with the witnesses of the tin: people pay and question with their cards, and enter who takes which
//! clue. The device keeps wall, cases and points.

use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{Column, Deed as Entry, Step, Table};

use super::deeds::{Does, Own, View, enter, own, see};
use super::parts::market::MARKET_TOP;
use super::parts::wall::{CLUE, Look, WallView, clue, clue_at};
use super::table::{clue_says, foot_text, standing, title_plate, turn};
use super::{Screens, Shows, TableDesk};
use crate::draw::palette::{FOG, INK, PAPER, SLATE};
use crate::draw::parts::bars::{Notice, notice};
use crate::draw::parts::hints::Cap;
use crate::draw::{Area, Canvas, Pen, Style};
use crate::input::Key;
use crate::page::{Bound, Tiles, turned};
use crate::texts::{Phrase, fill};

/// What is being entered.
#[derive(Clone, Copy, Default)]
pub(super) struct PrintedPick {
    pub(super) column: Option<Column>,
    /// How many lower clues are removed first.
    pub(super) removed: u8,
    /// Who takes, if turns are free and it is not the one proposed.
    pub(super) taker: Option<Seat>,
    pub(super) says: Option<Says>,
}

/// What lies over the foot.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Says {
    /// Whether that player takes that clue.
    Asks,
    /// The top clue of a column stays.
    TopStays,
    /// A removal cannot end the game.
    EndsByRemoval,
}

impl PrintedPick {
    fn taker(self, table: &Table) -> Option<Seat> {
        self.taker.or_else(|| turn(table).map(|(seat, _)| seat))
    }
}

/// The columns that have a clue.
fn open_columns(table: &Table) -> heapless::Vec<Column, 5> {
    Column::all().filter(|&column| table.wall().height(column) > 0).collect()
}

impl Screens {
    pub(super) fn printed_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let pick = &self.printed;
        let (Some((_, step)), Some(seat)) = (turn(table), pick.taker(table)) else { return };
        show.picture(|canvas| self.draw_printed(desk, canvas, seat, step));
        match (pick.says, pick.column) {
            (None, _) => {}
            (Some(Says::Asks), Some(column)) => {
                show.picture(|canvas| notice(canvas, Notice::Question, &self.question(desk, seat), 0));
                let takes = enter(seat, deed(column, pick.removed));
                show.keys([
                    Bound::new(Cap::A, words.take, takes),
                    Bound::new(Cap::B, texts.back, says(None)),
                ]);
                return show.on(&Key::ALL, || says(None));
            }
            (Some(why), _) => {
                let why = if why == Says::TopStays { words.top_stays } else { words.ends_by_removal };
                show.picture(|canvas| notice(canvas, Notice::Refusal, why, 0));
                show.keys([Bound::new(Cap::B, texts.back, says(None))]);
                return show.on(&Key::ALL, || says(None));
            }
        }
        let question = enter(seat, Entry::PrintedQuestion);
        let cases = |cap| Bound::new(cap, words.case_hint, see(View::Cases));
        let next = if table.free_turns() {
            let other = Seat::at(turned(seat.index(), table.players().count(), Key::Down).into());
            Bound::new(Cap::X, words.player, own(Own::Taker(other)))
        } else {
            cases(Cap::X)
        };
        if step == Step::Taken {
            let away = match pick.column {
                Some(_) => Bound::new(Cap::B, texts.back, own(Own::Column(None, 0))),
                None => Bound::says(Cap::B, texts.menu),
            };
            return show.keys([Bound::new(Cap::A, words.next_turn, question), next, away]);
        }
        self.printed_wall(desk, show);
        let takes = Bound::says(Cap::A, words.take);
        if pick.column.is_some() {
            show.on(&[Key::B], || own(Own::Column(None, 0)));
        }
        match (pick.column.is_some(), table.free_turns()) {
            (true, true) => show.keys([Bound::says(Cap::Stick, texts.choose), takes, next]),
            (true, false) => show.keys([takes, next]),
            (false, true) => show.keys([Bound::says(Cap::Sideways, words.column), cases(Cap::A), next]),
            (false, false) => {
                let ends = Bound::new(Cap::A, words.next_turn, question);
                show.keys([Bound::says(Cap::Sideways, words.column), ends, next]);
            }
        }
    }

    /// The clues that can be entered: the lowest of each column, and above it those that are reached by removing.
    fn printed_wall(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let table = desk.table;
        let pick = &self.printed;
        let columns = open_columns(table);
        let beside = |chosen: Option<Column>, key: Key| {
            let row = chosen.and_then(|chosen| columns.iter().position(|&column| column == chosen));
            let next = match row {
                Some(row) => turned(row, columns.len(), key).into(),
                None if key == Key::Right => 0,
                None => columns.len().saturating_sub(1),
            };
            columns.get(next).copied()
        };
        let step = |(column, removed): (Option<Column>, u8), key: Key| match (key, column) {
            (Key::Left | Key::Right, _) => (beside(column, key), 0),
            (Key::Up, Some(above)) if usize::from(removed) < table.most_removable(above) => {
                (column, removed + 1)
            }
            (Key::Down, Some(_)) if removed > 0 => (column, removed - 1),
            (Key::Down, Some(_)) => (None, 0),
            _ => (column, removed),
        };
        let place = |(column, removed): (Option<Column>, u8)| {
            let column = column?;
            let from_top = table.wall().height(column).checked_sub(1 + usize::from(removed))?;
            let (x, y) = clue_at(column, from_top);
            Some(Area::new(x, y, CLUE.0, CLUE.1))
        };
        let tiles = Tiles { lit: (pick.column, pick.removed), step: &step, place: &place };
        let asks = pick.column.map(|_| Ok(says(Some(Says::Asks))));
        show.tiles(&tiles, |(column, removed)| own(Own::Column(column, removed)), asks);
        if let Some(column) = pick.column {
            let more = usize::from(pick.removed) + 1 < table.wall().height(column);
            show.on(&[Key::Up], || says(Some(if more { Says::EndsByRemoval } else { Says::TopStays })));
        }
    }

    fn draw_printed(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, seat: Seat, step: Step) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let pick = &self.printed;
        canvas.clear(INK);
        let title = match step {
            Step::Taken => words.questions,
            _ if table.free_turns() => words.takes,
            _ => texts.turn_of,
        };
        title_plate(desk, canvas, title, seat);
        let chosen = pick.column.map(|column| (column, usize::from(pick.removed)));
        let view = WallView { chosen, ..if step == Step::Taken { WallView::DIM } else { WallView::PLAIN } };
        self.draw_clues_of_wall(desk, canvas, &view);
        standing(desk, canvas, Some(seat));
        self.draw_flight(desk, canvas);
        self.draw_price(desk, canvas, step);
    }

    /// What the chosen clue costs.
    fn draw_price(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, step: Step) {
        let (table, words) = (desk.table, desk.words);
        let pick = &self.printed;
        canvas.rounded(Area::new(6, MARKET_TOP, 228, 36), 5, SLATE);
        let above = usize::from(pick.removed);
        let id = pick.column.and_then(|column| table.wall().from_below(column).nth(above));
        let (Some(column), Some(id)) = (pick.column, id) else {
            let says = if step == Step::Taken { words.question_then_next } else { words.choose_column };
            return foot_text(canvas, FOG, says);
        };
        canvas.say_chosen(&clue_says(desk, column, above));
        let card = table.cards().clue(id);
        clue(canvas, 14, MARKET_TOP + 7, &card, Look::Plain);
        let costs = fill(words.costs, &[&card.value, &words.witnesses_of(card.witness)]);
        let base = if above == 0 { 23 } else { 16 };
        let pen = Pen::new(Style::NoteBold, PAPER, SLATE).room(168);
        pen.left(canvas, 64, MARKET_TOP + base, &costs);
        if above > 0 {
            let after = fill(words.removes_first, &[&above, &(2 * above)]);
            Pen::new(Style::Note, FOG, SLATE).room(168).left(canvas, 64, MARKET_TOP + 32, &after);
        }
    }

    fn question(&self, desk: &TableDesk<'_>, seat: Seat) -> Phrase {
        let (table, words) = (desk.table, desk.words);
        let above = usize::from(self.printed.removed);
        let id = self.printed.column.and_then(|column| table.wall().from_below(column).nth(above));
        let Some(card) = id.map(|id| table.cards().clue(id)) else { return Phrase::new() };
        let (who, loot) = (desk.name(seat), words.loot(card.case));
        match above {
            0 => fill(words.takes_question, &[&who, &loot, &card.value]),
            _ => fill(words.removes_question, &[&who, &loot, &card.value, &above, &(2 * above)]),
        }
    }
}

fn deed(column: Column, removed: u8) -> Entry {
    if removed == 0 { Entry::PrintedTake(column) } else { Entry::PrintedRemove(column, removed) }
}

/// This lies over the foot, or nothing any more.
fn says(says: Option<Says>) -> Does {
    own(Own::Says(says))
}
