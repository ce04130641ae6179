//! What printed cards say and people carry out: a list of operations, the first thing said of one set on its row, and
//! the list of what is left to say. Each is entered at once, and the cursor stays.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::{Clue, Colour, Officer, Slot};
use confidant_core::tiny_epic_crimes::{Action, Table, Task};

use super::hand_ops::{Arg, Group, Kind, Said, choices, is_among, possible, whole};
use super::printed::Resolving;
use super::saying::Saying;
use super::{Screens, TableDesk, View, name_of};
use crate::draw::palette::INK;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, Row, Setting, adjusting_row, first_visible, scroll_line};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Canvas, Icon};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::turned;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// A row of the list.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Item {
    Do(Kind),
    Open(Group),
}

/// Where the cursor is, and what was meant last: kept from one operation to the next.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Sheet {
    group: Option<Group>,
    at: Item,
    slot: Slot,
    officer: Officer,
    colour: Colour,
    clue: Clue,
}

impl Default for Sheet {
    fn default() -> Self {
        Self {
            group: None,
            at: Item::Do(Kind::TokenDice),
            slot: Slot::First,
            officer: Officer::P1,
            colour: Colour::Red,
            clue: Clue::Informant,
        }
    }
}

type Items = heapless::Vec<Item, 16>;

/// The rows of a list: what is possible now.
fn items(table: &Table, group: Option<Group>) -> Items {
    let kinds = possible(table);
    let of = |group: Option<Group>| {
        let there = move |kind: &&Kind| kind.group() == group && is_among(kinds, **kind);
        Kind::ALL.iter().filter(there).copied()
    };
    let groups = Group::ALL.into_iter().filter(|&inner| group.is_none() && of(Some(inner)).next().is_some());
    of(group).map(Item::Do).chain(groups.map(Item::Open)).collect()
}

/// Whether people can carry out anything by hand now.
pub(super) fn is_open(table: &Table) -> bool {
    possible(table) != 0
}

impl Sheet {
    /// From the top, for the card of a slot.
    pub fn begin(&mut self, officer: Officer, slot: Option<Slot>) {
        let slot = slot.unwrap_or(self.slot);
        *self = Self { slot, officer, ..Self::default() };
    }

    fn row(&self, items: &Items) -> usize {
        items.iter().position(|&item| item == self.at).unwrap_or(0)
    }

    fn chosen(&self, table: &Table) -> Option<Item> {
        let items = items(table, self.group);
        items.get(self.row(&items)).copied()
    }

    /// The first thing said of an operation, if it is set on the row: what was meant last, if that is possible.
    fn lead(&self, table: &Table, kind: Kind) -> Option<Arg> {
        let choices = choices(table, kind, &[None; 4]);
        let meant = match choices.first()? {
            Arg::Slot(_) => Arg::Slot(self.slot),
            Arg::Officer(_) => Arg::Officer(self.officer),
            Arg::Colour(_) => Arg::Colour(self.colour),
            Arg::Clue(_) => Arg::Clue(self.clue),
            _ => return None,
        };
        choices.iter().find(|&&choice| choice == meant).or(choices.first()).copied()
    }

    /// Left and Right: the next of what is possible.
    fn turn(&mut self, table: &Table, kind: Kind, key: Key) {
        let choices = choices(table, kind, &[None; 4]);
        let now = self.lead(table, kind);
        let at = choices.iter().position(|&choice| Some(choice) == now).unwrap_or(0);
        match choices.get(usize::from(turned(at as u8, choices.len(), key))) {
            Some(&Arg::Slot(slot)) => self.slot = slot,
            Some(&Arg::Officer(officer)) => self.officer = officer,
            Some(&Arg::Colour(colour)) => self.colour = colour,
            Some(&Arg::Clue(clue)) => self.clue = clue,
            _ => {}
        }
    }
}

impl Screens {
    pub(super) fn press_sheet(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let table = desk.table;
        let items = items(table, self.sheet.group);
        let chosen = self.sheet.chosen(table);
        match (key, chosen) {
            (Key::Up | Key::Down, _) => {
                let row = turned(self.sheet.row(&items) as u8, items.len(), key);
                self.sheet.at = items.get(usize::from(row)).copied().unwrap_or(self.sheet.at);
            }
            (Key::Left | Key::Right, Some(Item::Do(kind))) => self.sheet.turn(table, kind, key),
            (Key::A, Some(Item::Open(group))) => {
                self.sheet.group = Some(group);
                self.sheet.at = Item::Open(group);
            }
            (Key::A, Some(Item::Do(Kind::Resolve))) => {
                if let Some(Arg::Slot(slot)) = self.sheet.lead(table, Kind::Resolve) {
                    self.view = View::Resolve(Resolving::of(table, slot));
                }
            }
            (Key::A, Some(Item::Do(kind))) => {
                return self.say_on(table, kind, [self.sheet.lead(table, kind), None, None, None]);
            }
            (Key::X, _) if table.pending() == Some(Task::ByHand) => return Wish::Play(Action::Done),
            (Key::B, _) => match self.sheet.group.take() {
                Some(group) => self.sheet.at = Item::Open(group),
                None if table.pending() == Some(Task::ByHand) => return Wish::Leave,
                None => self.leave_sheet(table),
            },
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    /// Asks for what is left to say of an operation, or enters it.
    pub(super) fn say_on(&mut self, table: &Table, kind: Kind, mut said: Said) -> Wish<Action> {
        loop {
            if let Some(op) = whole(table, kind, &said) {
                return Wish::Play(Action::Hand(op));
            }
            let choices = choices(table, kind, &said);
            let told = super::hand_ops::count(&said);
            match (choices.as_slice(), said.get_mut(told)) {
                // What lies under a token is asked only where there are several answers.
                ([Arg::Face(face)], Some(next)) => *next = Some(Arg::Face(*face)),
                ([], _) | (_, None) => return Wish::Nothing,
                _ => break,
            }
        }
        self.view = View::Saying(Saying::begin(table, kind, said));
        Wish::Redraw
    }

    /// Back to what is to be decided; what was done by hand is told like a turn.
    fn leave_sheet(&mut self, table: &Table) {
        self.view = super::first_view(table);
        if self.is_turn && self.reading == super::Reading::Nothing {
            if self.notes.has_rows() {
                self.reading = super::Reading::Result;
            } else {
                self.read_on(table);
            }
        }
    }

    pub(super) fn draw_sheet(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        const PITCH: i32 = 31;
        const SHOWN: usize = 4;
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        canvas.clear(INK);
        let items = items(table, self.sheet.group);
        let chosen = self.sheet.row(&items);
        let lead = match items.get(chosen) {
            Some(&Item::Do(kind)) => self.sheet.lead(table, kind),
            _ => None,
        };
        let title = self.sheet.group.map_or(words.by_hand, |group| group.label(words));
        let corner = lead.map(|lead| arg_says(desk, lead)).unwrap_or_default();
        plate(canvas, title, Corner::Text(&corner));
        let first = first_visible(items.len(), SHOWN, chosen);
        for (index, y) in (first..items.len()).zip((LIST_TOP..).step_by(PITCH as usize)).take(SHOWN) {
            match items.get(index) {
                Some(&Item::Do(kind)) => {
                    let label = kind.label(words);
                    match lead.filter(|_| index == chosen) {
                        Some(lead) => {
                            let (value, icon) = (short(desk, lead), Some(kind.icon()));
                            adjusting_row(canvas, y, PITCH, icon, label, Setting::Text(&value));
                        }
                        None => {
                            Row::new(label).icon(kind.icon()).chosen(index == chosen).draw(canvas, y, PITCH);
                        }
                    }
                }
                Some(&Item::Open(group)) => {
                    let row = Row::new(group.label(words)).icon(group.icon()).leads();
                    row.chosen(index == chosen).draw(canvas, y, PITCH);
                }
                None => {}
            }
        }
        scroll_line(canvas, LIST_TOP, SHOWN as i32 * PITCH - 2, first, SHOWN, items.len());
        self.draw_context(desk, canvas, 160);
        let last = match table.pending() {
            Some(Task::ByHand) => (Cap::X, texts.done),
            _ => (Cap::B, texts.back),
        };
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.enter), last]);
    }
}

/// What stands between the arrows of a row: the number of a seat or a slot, a colour, a kind of clue.
fn short(desk: &TableDesk<'_>, arg: Arg) -> Phrase {
    match arg {
        Arg::Slot(slot) => fill("{}", &[&(slot.index() + 1)]),
        Arg::Officer(officer) => fill("{}", &[&(officer.index() + 1)]),
        _ => arg_says(desk, arg),
    }
}

/// What is said, in words.
pub(super) fn arg_says(desk: &TableDesk<'_>, arg: Arg) -> Phrase {
    use confidant_core::tiny_epic_crimes::Face;
    let words = desk.words;
    match arg {
        Arg::Slot(slot) => fill(words.slot_n, &[&(slot.index() + 1)]),
        Arg::Officer(officer) => fill("{}", &[&name_of(desk, officer)]),
        Arg::Colour(colour) => fill(words.colour(colour), &[]),
        Arg::Clue(clue) => fill(words.clue(clue), &[]),
        Arg::Block(block) => fill("{}", &[&super::super::dice::block_name(block)]),
        Arg::Row(line) => fill(words.row_is, &[&line]),
        Arg::Column(line) => fill(words.column_is, &[&line]),
        Arg::Face(Face::Success) => fill(words.token_success, &[]),
        Arg::Face(Face::Failure) => fill(words.token_failure, &[]),
        Arg::Face(Face::Value(value)) => fill("{}", &[&value]),
        Arg::Hour(hour) => fill(words.n_hours, &[&hour]),
        Arg::Name(name) => fill("{}", &[&name]),
        Arg::Face(Face::Plain) | Arg::Helpers(_) => Phrase::new(),
    }
}

/// The sign of what is said.
pub(super) fn arg_icon(arg: Arg) -> Icon {
    match arg {
        Arg::Clue(Clue::Informant) => Icon::Informant,
        Arg::Clue(Clue::Witness) => Icon::Witness,
        Arg::Clue(Clue::Search) => Icon::Search,
        Arg::Clue(Clue::Stakeout) => Icon::Stakeout,
        Arg::Clue(Clue::Holding) => Icon::Prison,
        Arg::Officer(_) | Arg::Helpers(_) => Icon::Badge,
        Arg::Colour(Colour::Red) => Icon::TokenSquare,
        Arg::Colour(Colour::Blue) => Icon::TokenHex,
        Arg::Colour(Colour::Grey) => Icon::TokenDisc,
        Arg::Row(_) => Icon::Informant,
        Arg::Column(_) => Icon::Witness,
        Arg::Face(_) => Icon::Search,
        _ => Icon::Pin,
    }
}
