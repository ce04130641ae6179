//! What came of the dice, and the other things that people say with one key: what is offered is exactly what may be told.

use confidant_core::id::Id as _;
use confidant_core::tiny_epic_clock::{Action, Named, Table, Task};
use confidant_core::tiny_epic_crimes::cards::{Drift, EventStep, Gangsters, Site, Target};
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{Block, BlockSet, Cause, Line, Mark};

use super::cards::card_in;
use super::deeds::{Own, light, own};
use super::{Screens, Shows, TableDesk, Words, called, name_of};
use crate::draw::palette::{INK, LAMP};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Deed;
use crate::games::tiny_epic_crimes::cards::EventText;
use crate::games::tiny_epic_crimes::causes;
use crate::games::tiny_epic_crimes::dice::{
    Lit, asks, block_name, block_names, dice_and_city, small_city, told_card,
};
use crate::games::tiny_epic_crimes::own_cards::{Drawn, OwnCards, drawn_page};
use crate::input::Key;
use crate::page::{Bound, List};
use crate::texts::{Phrase, fill};

/// Something that can be said: what it enters, its sign, its words, and what they name.
type Answer = (Action, Icon, &'static str, Option<Named>);
type Answers = heapless::Vec<Answer, 5>;

/// What the dice name goes where.
fn named(words: &'static Words, text: &'static str, what: Option<Named>) -> Phrase {
    match what {
        Some(Named::Block(block)) => fill(text, &[&block_name(block)]),
        Some(Named::Row(line)) => fill(words.row_is, &[&line]),
        Some(Named::Column(line)) => fill(words.column_is, &[&line]),
        None => fill(text, &[]),
    }
}

/// The step of the set-up that something was named for.
fn step_of(table: &Table, slot: Slot, step: u8) -> Option<EventStep> {
    table.house_event(slot)?.set_up.get(usize::from(step)).copied()
}

/// What can be said now, the usual answer first, that of key X second.
fn answers(desk: &TableDesk<'_>) -> Answers {
    let (table, words) = (desk.table, desk.words);
    let plain = |action, icon, text| (action, icon, text, None);
    let again = plain(Action::Again, Icon::Undo, words.roll_again);
    let taken = plain(Action::Taken, Icon::Event, words.is_taken);
    let empty = plain(Action::Empty, Icon::Bag, words.bag_empty);
    let mut answers = Answers::new();
    match table.pending() {
        Some(Task::Rolled(block)) => {
            let placed = (Action::Placed, Icon::Pawn, words.gangster_to, Some(Named::Block(block)));
            answers.extend([placed, taken, empty, again]);
        }
        Some(Task::Roll) => {
            answers.extend([plain(Action::Placed, Icon::Pawn, words.roll_done), taken, empty]);
        }
        Some(Task::Proposed(slot, step, _, what)) => {
            let gangsters = match step_of(table, slot, step) {
                Some(EventStep::Gangsters(_, how)) => Some(how),
                _ => None,
            };
            let (icon, text) = match gangsters {
                Some(_) => (Icon::Pawn, words.gangster_to),
                None => (Icon::Pin, words.token_to),
            };
            answers.extend([(Action::Placed, icon, text, Some(what)), again]);
            if gangsters.is_some() {
                let _ = answers.push(empty);
            }
            // A card whose row or column nobody knows would say nothing.
            if matches!(what, Named::Block(_)) {
                let _ = answers.push(plain(Action::Done, Icon::Check, words.nothing_fits));
            }
            let _ = answers.push(plain(Action::Away, Icon::Cards, words.cannot_set_up));
        }
        Some(Task::OwnStep(slot, step)) => {
            answers.extend([
                plain(Action::Done, Icon::Check, words.roll_done),
                plain(Action::Away, Icon::Cards, words.cannot_set_up),
            ]);
            if matches!(step_of(table, slot, step), Some(EventStep::Gangsters(..))) {
                let _ = answers.push(empty);
            }
        }
        Some(Task::Drifts(slot, block)) => {
            let wanted = table.house_event(slot).and_then(|card| card.drift) == Some(Drift::Wanted);
            let text = if wanted { words.wanted_to } else { words.token_to };
            let moved = (Action::Placed, Icon::Pin, text, Some(Named::Block(block)));
            answers.extend([moved, again, plain(Action::Done, Icon::Check, words.stays_there)]);
        }
        _ => {}
    }
    answers
}

impl Screens {
    /// The dice on top, and below what can be said about them.
    pub(super) fn answers_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words) = (desk.table, desk.words);
        let clock = desk.corner();
        let mut second = words.taken_verb;
        match table.pending() {
            Some(Task::Rolled(block)) => {
                let double = block.row() == block.column();
                let corner = if double { Corner::Text(words.again_double) } else { clock.corner() };
                show.plate(words.gangster_roll, corner);
                show.picture(|canvas| self.draw_rolled(desk, canvas, block));
            }
            Some(Task::Proposed(slot, _, _, what)) => {
                proposed(desk, show, slot, what);
                second = words.again_verb;
            }
            Some(Task::Drifts(slot, block)) => {
                proposed(desk, show, slot, Named::Block(block));
                second = words.again_verb;
            }
            Some(Task::OwnStep(slot, step)) => {
                let says = step_of(table, slot, step).map(|step| own_step_says(desk, slot, step));
                show.plate(event_name(desk, slot), Corner::None);
                show.picture(|canvas| told_card(canvas, Some(Icon::Bag), &says.unwrap_or_default()));
                second = words.other_verb;
            }
            _ => {
                show.plate(words.your_dice, clock.corner());
                show.picture(|canvas| told_card(canvas, Some(Icon::Bag), words.roll_yourselves));
            }
        }
        let answers = answers(desk);
        // Five low rows have room where three high ones would.
        let (top, pitch) = match answers.len() {
            ..=3 => (118, 32),
            4 => (110, 26),
            _ => (109, 21),
        };
        let list = List::new(answers.len(), self.row.into()).below(top).pitch(pitch).by_a();
        show.list(list, light, &|index, tell| {
            if let Some(&(action, icon, text, what)) = answers.get(index) {
                tell(Row::new(&named(words, text, what)).icon(icon), Ok(Deed::Play(action)));
            }
        });
        show.keys([
            Bound::says(Cap::UpDown, desk.texts.choose),
            Bound::says(Cap::A, words.placed),
            Bound::maybe(Cap::X, second, answers.get(1).map(|answer| Deed::Play(answer.0))),
        ]);
    }

    fn draw_rolled(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, block: Block) {
        let named = [block.row() as u8 + 1, block.column() as u8 + 1];
        let [black, white] = self.faces(desk.now).unwrap_or(named);
        let lit = if [black, white] == named { Lit::Block(block) } else { Lit::None };
        dice_and_city(canvas, [Some(black), Some(white)], lit, BlockSet::NONE);
    }

    /// Who is where an event wants everybody to be.
    pub(super) fn summons_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, slot: Slot) {
        let (texts, words) = (desk.texts, desk.words);
        show.plate(words.who_is_there, Corner::None);
        let tokens = desk.table.event(slot).map(|event| event.tokens).unwrap_or(BlockSet::NONE);
        let place = block_names(tokens);
        let name = event_name(desk, slot);
        let where_is =
            if place.is_empty() { fill(name, &[]) } else { fill(words.event_to, &[&name, &place]) };
        show.note(&where_is);
        let who = called(desk.table);
        show.list(List::new(who.len(), self.row.into()).noted(), light, &|index, tell| {
            let Some(&officer) = who.get(index) else { return };
            let there = self.there.has(officer);
            let row = Row::new(name_of(desk, officer))
                .icon(if there { Icon::Check } else { Icon::Cross })
                .value(if there { words.is_there } else { words.is_away });
            tell(row, Ok(own(Own::There(officer))));
        });
        if let Some(&officer) = who.get(usize::from(self.row)) {
            show.on(&[Key::Left], || own(Own::There(officer)));
        }
        show.keys([
            Bound::says(Cap::UpDown, texts.choose),
            Bound::says(Cap::A, words.toggle),
            Bound::new(Cap::X, texts.done, Deed::Play(Action::There(self.there))),
        ]);
    }

    /// People drew an event.
    pub(super) fn drawn_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let table = desk.table;
        let own = OwnCards::of(table.edition().own_events, |slot| table.name(slot));
        drawn_page(desk, show, own, (self.row, light), self.draw_again, |drawn| match drawn {
            Drawn::Card(name) => Action::Card(name),
            Drawn::Other(timed) => Action::Drawn(timed),
        });
    }
}

/// A penalty and its cause: a card leaves, or all go on.
pub(super) fn penalty_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, cause: Cause) {
    let words = desk.words;
    let says = causes::sentence(words, desk.language, cause);
    let pair =
        [(Icon::Black, words.card_leaves, Action::Lost), (Icon::Clock, words.all_go_on, Action::Pushed)];
    asks(desk, show, words.penalty, (Some(Icon::Warn), &says), pair);
}

/// Whether an officer reports.
pub(super) fn report_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, officer: Officer) {
    let words = desk.words;
    let says = fill(words.may_report, &[&name_of(desk, officer)]);
    let pair = [
        (Icon::Clock, words.play_on, Action::GoOn(officer)),
        (Icon::Flag, words.reports, Action::Report(officer)),
    ];
    asks(desk, show, words.report, (None, &says), pair);
    show.picture(|canvas| seat(canvas, 20, 57, 32, super::token_of(officer)));
}

/// The name of the house card in a slot.
pub(super) fn event_name(desk: &TableDesk<'_>, slot: Slot) -> &'static str {
    card_in(desk.table, slot).map_or("", |id| EventText::of(id).name(desk.language))
}

/// What the dice name for an event.
fn proposed(desk: &TableDesk<'_>, show: &mut Shows<'_>, slot: Slot, what: Named) {
    let tokens = desk.table.event(slot).map_or(BlockSet::NONE, |event| event.tokens);
    let face = |line: Line| Some(line as u8 + 1);
    let (faces, lit) = match what {
        Named::Block(block) => ([face(block.row()), face(block.column())], Lit::Block(block)),
        Named::Row(row) => ([face(row), None], Lit::Row(row)),
        Named::Column(column) => ([None, face(column)], Lit::Column(column)),
    };
    show.plate(event_name(desk, slot), Corner::None);
    show.picture(|canvas| dice_and_city(canvas, faces, lit, tokens));
}

/// What people place in a step of a set-up with their own dice.
fn own_step_says(desk: &TableDesk<'_>, slot: Slot, step: EventStep) -> Phrase {
    let (table, words) = (desk.table, desk.words);
    let column = match table.event(slot).and_then(|event| event.mark) {
        Some(Mark::Column(column)) => column.index() + 1,
        _ => 0,
    };
    match step {
        EventStep::Tokens(count, site) => {
            let count = table.number(count);
            match site {
                Site::Anywhere => fill(words.own_tokens, &[&count]),
                Site::InColumn => fill(words.own_in_column, &[&count, &column]),
                Site::Far(blocks) => fill(words.own_far, &[&count, &blocks]),
                Site::Adjacent => fill(words.own_beside, &[&count]),
            }
        }
        EventStep::Gangsters(count, how) => {
            let count = table.number(count);
            match how {
                Gangsters::Drawn => fill(words.own_gangsters, &[&count]),
                Gangsters::OfColour(colour) => fill(words.own_of_colour, &[&words.colour(colour), &count]),
                Gangsters::Around => fill(words.own_around, &[&count]),
                Gangsters::WithToken => fill(words.own_with_token, &[&count]),
            }
        }
        EventStep::Drift => fill(words.own_search, &[]),
        EventStep::Mark(Target::WitnessColumn) => fill(words.own_column, &[]),
        EventStep::Mark(Target::InformantRow) => fill(words.own_row_informant, &[]),
        EventStep::Mark(_) | EventStep::Stash | EventStep::Choose(_) => fill(words.own_row, &[]),
    }
}

impl Screens {
    /// Which row or column people rolled for an event: a wheel, and where that is.
    pub(super) fn line_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, slot: Slot, step: u8) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let Some(step) = step_of(table, slot, step) else { return };
        let line = Line::at(self.row.into()).unwrap_or(Line::ALL[0]);
        let (is, lit) = match step {
            EventStep::Mark(Target::WitnessColumn) => (words.column_is, Lit::Column(line)),
            _ => (words.row_is, Lit::Row(line)),
        };
        show.plate(event_name(desk, slot), Corner::None);
        let tokens = table.event(slot).map_or(BlockSet::NONE, |event| event.tokens);
        show.picture(|canvas| {
            told_card(canvas, Some(Icon::Bag), &own_step_says(desk, slot, step));
            small_city(canvas, 161, 130, lit, tokens);
            let area = Area::new(8, 140, 140, 48);
            canvas.rounded(area, 6, LAMP);
            let says = fill(is, &[&(line.index() + 1)]);
            Pen::new(Style::Head, INK, LAMP).room(136).centred(canvas, 78, 171, &says);
            canvas.say_chosen(&says);
        });
        show.turns(self.row.into(), Line::COUNT, light);
        show.keys([
            Bound::says(Cap::UpDown, texts.choose),
            Bound::new(Cap::A, texts.enter, Deed::Play(Action::Line(line))),
            Bound::new(Cap::X, words.other_verb, Deed::Play(Action::Away)),
        ]);
    }
}
