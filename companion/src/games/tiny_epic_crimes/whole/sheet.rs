//! What printed cards say and people carry out: a list of operations, the first thing said of one set on its row, and
//! the list of what is left to say. Each is entered at once, and the cursor stays.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::{Clue, Colour, Officer, Slot};
use confidant_core::tiny_epic_crimes::{Action, Table, Task};

use super::does::{Does, Own, View, own, see};
use super::hand_ops::{Arg, Group, Kind, Said, choices, is_among, possible, whole};
use super::printed::Resolving;
use super::saying::Saying;
use super::{Reading, Screens, Shows, TableDesk, Words, name_of};
use crate::draw::Icon;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::games::Deed;
use crate::games::tiny_epic_crimes::dice::told_card;
use crate::input::Key;
use crate::page::{Bound, List, turned};
use crate::texts::{Phrase, fill};

/// A row of the list.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Item {
    Do(Kind),
    Open(Group),
}

/// Where the cursor is, and what was meant last: kept from one operation to the next.
#[derive(Clone, Copy, PartialEq)]
pub struct Sheet {
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

    /// After Left or Right: the next of what is possible, if there is another one.
    fn turned(mut self, table: &Table, kind: Kind, key: Key) -> Option<Self> {
        let choices = choices(table, kind, &[None; 4]);
        let now = self.lead(table, kind).filter(|_| choices.len() > 1)?;
        let at = choices.iter().position(|&choice| choice == now).unwrap_or(0);
        match choices.get(usize::from(turned(at as u8, choices.len(), key))) {
            Some(&Arg::Slot(slot)) => self.slot = slot,
            Some(&Arg::Officer(officer)) => self.officer = officer,
            Some(&Arg::Colour(colour)) => self.colour = colour,
            Some(&Arg::Clue(clue)) => self.clue = clue,
            _ => return None,
        }
        Some(self)
    }

    /// What A does on a row.
    fn does(self, table: &Table, item: Item) -> Does {
        let still = own(Own::Sheet(self));
        match item {
            Item::Open(group) => own(Own::Sheet(Self { group: Some(group), at: item, ..self })),
            Item::Do(Kind::Resolve) => match self.lead(table, Kind::Resolve) {
                Some(Arg::Slot(slot)) => see(View::Resolve(Resolving::of(table, slot))),
                _ => still,
            },
            Item::Do(kind) if asks_first(kind).is_some() && table.pending() != Some(Task::ByHand) => {
                see(View::Really)
            }
            Item::Do(kind) => {
                say_on(table, kind, [self.lead(table, kind), None, None, None]).unwrap_or(still)
            }
        }
    }
}

/// What is looked at a second time while no card is being carried out: it draws or costs.
fn asks_first(kind: Kind) -> Option<fn(&Words) -> &'static str> {
    match kind {
        Kind::Event => Some(|words| words.really_event),
        Kind::Roll => Some(|words| words.really_roll),
        Kind::Penalty => Some(|words| words.really_penalty),
        Kind::Suspect => Some(|words| words.really_suspect),
        _ => None,
    }
}

/// Asks for what is left to say of an operation, or enters it.
pub(super) fn say_on(table: &Table, kind: Kind, mut said: Said) -> Option<Does> {
    loop {
        if let Some(op) = whole(table, kind, &said) {
            return Some(Deed::Play(Action::Hand(op)));
        }
        let choices = choices(table, kind, &said);
        let told = super::hand_ops::count(&said);
        match (choices.as_slice(), said.get_mut(told)) {
            // What lies under a token is asked only where there are several answers.
            ([Arg::Face(face)], Some(next)) => *next = Some(Arg::Face(*face)),
            ([], _) | (_, None) => return None,
            _ => return Some(see(View::Saying(Saying::begin(table, kind, said)))),
        }
    }
}

impl Screens {
    /// Back to what is to be decided; what was done by hand is told like a turn.
    pub(super) fn leave_sheet(&mut self, table: &Table) {
        self.view = super::first_view(table);
        if self.is_turn && self.reading == Reading::Nothing {
            if self.notes.has_rows() {
                self.reading = Reading::Result;
            } else {
                self.read_on(table);
            }
        }
    }

    /// Whether a card really says what is lit.
    pub(super) fn really_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words, sheet) = (desk.table, desk.words, self.sheet);
        let items = items(table, sheet.group);
        let Some(&Item::Do(kind)) = items.get(sheet.row(&items)) else { return };
        let lead = sheet.lead(table, kind);
        let corner = lead.map(|lead| arg_says(desk, lead)).unwrap_or_default();
        show.plate(kind.label(words), Corner::Text(&corner));
        let text = asks_first(kind).map_or("", |text| text(words));
        show.picture(|canvas| told_card(canvas, Some(kind.icon()), text));
        show.on(&[Key::A], || say_on(table, kind, [lead, None, None, None]).unwrap_or(see(View::Sheet)));
        show.keys([
            Bound::says(Cap::A, desk.texts.do_it),
            Bound::new(Cap::B, desk.texts.back, see(View::Sheet)),
        ]);
    }

    pub(super) fn sheet_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words, texts, sheet) = (desk.table, desk.words, desk.texts, self.sheet);
        let items = items(table, sheet.group);
        let row = sheet.row(&items);
        let lead = match items.get(row) {
            Some(&Item::Do(kind)) => sheet.lead(table, kind),
            _ => None,
        };
        let title = sheet.group.map_or(words.by_hand, |group| group.label(words));
        let corner = lead.map(|lead| arg_says(desk, lead)).unwrap_or_default();
        show.plate(title, Corner::Text(&corner));
        let sees = |sheet: Sheet| own(Own::Sheet(sheet));
        if let Some(&item) = items.get(row) {
            // What follows is looked up among all operations only when it is needed.
            show.on(&[Key::A], || sheet.does(table, item));
            if let Item::Do(kind) = item {
                show.on(&[Key::Left], || sheet.turned(table, kind, Key::Left).map(sees));
                show.on(&[Key::Right], || sheet.turned(table, kind, Key::Right).map(sees));
            }
        }
        let light = |row: usize| sees(Sheet { at: items.get(row).copied().unwrap_or(sheet.at), ..sheet });
        let list = List::new(items.len(), row).pitch(31).above(CONTEXT).by_a();
        show.list(list, light, &|index, tell| match items.get(index) {
            Some(&Item::Do(kind)) => {
                let row_of = Row::new(kind.label(words)).icon(kind.icon());
                match lead.filter(|_| index == row) {
                    Some(lead) => tell(row_of.adjusts(&short(desk, lead)), Ok(light(index))),
                    None => tell(row_of, Ok(light(index))),
                }
            }
            Some(&Item::Open(group)) => {
                tell(Row::new(group.label(words)).icon(group.icon()).leads(), Ok(light(index)));
            }
            None => {}
        });
        show.picture(|canvas| self.draw_context(desk, canvas, CONTEXT));
        let by_hand = table.pending() == Some(Task::ByHand);
        let back = match sheet.group {
            Some(group) => Some(sees(Sheet { group: None, at: Item::Open(group), ..sheet })),
            None => (!by_hand).then(|| own(Own::LeaveSheet)),
        };
        let (choose, enter) = (Bound::says(Cap::UpDown, texts.choose), Bound::says(Cap::A, texts.enter));
        if by_hand {
            show.also(Bound::maybe(Cap::B, texts.back, back));
            show.keys([choose, enter, Bound::new(Cap::X, texts.done, Deed::Play(Action::Done))]);
        } else {
            show.keys([choose, enter, Bound::maybe(Cap::B, texts.back, back)]);
        }
    }
}

/// Where what was done so far begins, below the list.
const CONTEXT: i32 = 160;

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
