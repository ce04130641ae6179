//! The wall's screen with the witnesses of the tin: people pay and question with their cards, and enter who takes which
//! clue. The device keeps wall, cases and points.

use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{Action, Column, Deed, Step, Table};

use super::parts::market::MARKET_TOP;
use super::parts::wall::{Look, WallView, clue};
use super::table::{clue_says, foot_text, standing, title_plate, turn};
use super::{Screens, TableDesk, turned};
use crate::draw::palette::{FOG, INK, PAPER, SLATE};
use crate::draw::parts::bars::{Notice, notice};
use crate::draw::parts::hints::Cap;
use crate::draw::{Area, Canvas, Pen, Style};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// What is being entered.
#[derive(Clone, Copy, Default)]
pub(super) struct PrintedPick {
    column: Option<Column>,
    /// How many lower clues are removed first.
    removed: u8,
    /// Who takes, if turns are free and it is not the one proposed.
    taker: Option<Seat>,
    says: Option<Says>,
}

/// What lies over the foot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Says {
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
    pub(super) fn press_printed(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let table = desk.table;
        let Some((_, step)) = turn(table) else { return Wish::Leave };
        let Some(seat) = self.printed.taker(table) else { return Wish::Leave };
        let pick = &mut self.printed;
        if let Some(says) = pick.says.take() {
            return match (says, key, pick.column) {
                (Says::Asks, Key::A, Some(column)) => {
                    Wish::Play(Action { seat, deed: deed(column, pick.removed) })
                }
                _ => Wish::Redraw,
            };
        }
        let question = Wish::Play(Action { seat, deed: Deed::PrintedQuestion });
        match (key, pick.column) {
            (Key::X, _) if table.free_turns() => {
                let players = table.players().count();
                pick.taker = Seat::at(turned(seat.index(), players, Key::Down));
            }
            (Key::X, _) => return question,
            (Key::A, _) if step == Step::Taken => return question,
            (Key::A, None) if !table.free_turns() => return question,
            (Key::B, None) => return Wish::Leave,
            (Key::B, Some(_)) => *pick = PrintedPick { taker: pick.taker, ..PrintedPick::default() },
            _ if step == Step::Taken => return Wish::Nothing,
            (Key::A, Some(_)) => pick.says = Some(Says::Asks),
            (Key::Left | Key::Right, chosen) => {
                let columns = open_columns(table);
                let row = chosen.and_then(|chosen| columns.iter().position(|&column| column == chosen));
                let next = match row {
                    Some(row) => turned(row, columns.len(), key),
                    None if key == Key::Right => 0,
                    None => columns.len().saturating_sub(1),
                };
                pick.column = columns.get(next).copied();
                pick.removed = 0;
            }
            (Key::Up, Some(column)) => {
                if usize::from(pick.removed) < table.most_removable(column) {
                    pick.removed += 1;
                } else if usize::from(pick.removed) + 1 < table.wall().height(column) {
                    pick.says = Some(Says::EndsByRemoval);
                } else {
                    pick.says = Some(Says::TopStays);
                }
            }
            (Key::Down, Some(_)) if pick.removed > 0 => pick.removed -= 1,
            (Key::Down, Some(_)) => pick.column = None,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_printed(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let pick = &self.printed;
        let Some((_, step)) = turn(table) else { return };
        let Some(seat) = pick.taker(table) else { return };
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
        let next = (Cap::X, if table.free_turns() { words.player } else { words.next_turn });
        match pick.says {
            Some(Says::Asks) => {
                notice(canvas, Notice::Question, &self.question(desk, seat), 0);
                key_hints(canvas, &[(Cap::A, texts.take), (Cap::B, texts.back)]);
            }
            Some(says) => {
                let why = if says == Says::TopStays { words.top_stays } else { words.ends_by_removal };
                notice(canvas, Notice::Refusal, why, 0);
                key_hints(canvas, &[(Cap::B, texts.back)]);
            }
            None if step == Step::Taken => {
                key_hints(canvas, &[(Cap::A, words.next_turn), (Cap::B, texts.home)]);
            }
            None if pick.column.is_some() && table.free_turns() => {
                key_hints(canvas, &[(Cap::Stick, texts.choose), (Cap::A, texts.take), next]);
            }
            None if pick.column.is_some() => key_hints(canvas, &[(Cap::A, texts.take), next]),
            None if table.free_turns() => key_hints(canvas, &[(Cap::Sideways, words.column), next]),
            None => key_hints(canvas, &[(Cap::Sideways, words.column), (Cap::A, words.next_turn)]),
        }
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
            let after = fill(words.removes_first, &[&above]);
            Pen::new(Style::Note, FOG, SLATE).room(168).left(canvas, 64, MARKET_TOP + 32, &after);
        }
    }

    fn question(&self, desk: &TableDesk<'_>, seat: Seat) -> Phrase {
        let (table, words) = (desk.table, desk.words);
        let above = usize::from(self.printed.removed);
        let id = self.printed.column.and_then(|column| table.wall().from_below(column).nth(above));
        let Some(card) = id.map(|id| table.cards().clue(id)) else { return Phrase::new() };
        fill(words.takes_question, &[&desk.name(seat), &words.loot(card.case), &card.value])
    }
}

fn deed(column: Column, removed: u8) -> Deed {
    if removed == 0 { Deed::PrintedTake(column) } else { Deed::PrintedRemove(column, removed) }
}
