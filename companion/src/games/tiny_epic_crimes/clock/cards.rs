//! Event cards: as they are drawn, in their slots, and with a question about them.

use confidant_core::id::Id as _;
use confidant_core::tiny_epic_clock::Action;
use confidant_core::tiny_epic_crimes::Side;
use confidant_core::tiny_epic_crimes::cards::EventId;
use confidant_core::tiny_epic_crimes::words::Slot;

use super::{Screens, TableDesk, name_of};
use crate::draw::palette::{FOG, INK, PAPER, RUST};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::event_card::HouseCard;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::fill;

/// The house card of a slot, as it lies on this table.
fn house_card<'a>(desk: &'a TableDesk<'_>, slot: Slot, id: EventId) -> HouseCard<'a> {
    let table = desk.table;
    let event = table.event(slot);
    let marked = event.and_then(|event| event.officer());
    HouseCard {
        id,
        card: &table.edition().events.cards[id],
        event,
        officers: table.officers().count() as u8,
        team: table.mode().is_team(),
        who: marked.map_or("?", |officer| name_of(desk, officer)),
        language: desk.language,
    }
}

/// A house card from the plate down.
pub(super) fn draw_house(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot, id: EventId) {
    house_card(desk, slot, id).draw(canvas);
}

/// A house card that was drawn just now.
pub(super) fn draw_drawn(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot, id: EventId) {
    house_card(desk, slot, id).draw_drawn(canvas, slot);
}

/// A card of the box: its slot, its name, and that people read it themselves.
pub(super) fn draw_printed(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot, timed: bool) {
    let words = desk.words;
    let area = Area::new(8, 34, 224, 120);
    card(canvas, area);
    let sign = if timed { Icon::Clock } else { Icon::Event };
    sign.draw(canvas, 20, 46, 40, INK);
    let name = desk.table.name(slot);
    let own = name.and_then(|name| desk.table.edition().own_events.card(name));
    let title = own.map_or(words.printed_event, |own| own.name.as_str());
    let style = if Style::Bold.width(title) <= 150 { Style::Bold } else { Style::Hint };
    Pen::new(style, INK, PAPER).room(150).left(canvas, 72, 62, title);
    if timed {
        Pen::new(Style::Note, RUST, PAPER).room(150).left(canvas, 72, 82, words.printed_timed);
    }
    let text = Area::new(20, 96, 200, 50);
    Pen::new(Style::Body, INK, PAPER).paragraph(canvas, text, 19, Align::Left, words.printed_card);
    if let Some(own) = own {
        super::own_cards::draw_shape(canvas, own);
    } else if let Some(name) = name {
        Pen::new(Style::Name, FOG, INK).centred(canvas, 120, 196, &fill("{}", &[&name]));
    }
}

impl Screens {
    /// People set up a house event with their own dice: done, or it cannot be.
    pub(super) fn press_own_set_up(&mut self, key: Key) -> Wish<Action> {
        match key {
            Key::A => Wish::Play(Action::Done),
            Key::X => Wish::Play(Action::Away),
            Key::B => Wish::Leave,
            _ => Wish::Nothing,
        }
    }

    /// Pay, or let the event stay.
    pub(super) fn press_choose(&mut self, key: Key) -> Wish<Action> {
        match key {
            Key::A => Wish::Play(Action::Choose(Side::A)),
            Key::X => Wish::Play(Action::Choose(Side::B)),
            Key::B => Wish::Leave,
            _ => Wish::Nothing,
        }
    }

    /// The card of a slot with two keys: what A and X do.
    pub(super) fn draw_asked(
        &self,
        desk: &TableDesk<'_>,
        canvas: &mut Canvas,
        slot: Slot,
        keys: [&'static str; 2],
    ) {
        if let Some(id) = super::notes::cards_of(desk.table).get(slot.index()).copied().flatten() {
            draw_drawn(desk, canvas, slot, id);
        }
        key_hints(canvas, &[(Cap::A, keys[0]), (Cap::X, keys[1])]);
    }
}
