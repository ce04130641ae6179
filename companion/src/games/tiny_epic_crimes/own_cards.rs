//! Printed events that were entered from the owner's box: which one was drawn is chosen by its name.

use confidant_core::tiny_epic_crimes::edition::OwnEvents;
use confidant_core::tiny_epic_crimes::kinds::Slot;
use confidant_core::tiny_epic_crimes::{CardName, EventShape};

use super::Words;
use super::dice::asks;
use crate::draw::Icon;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::games::{ActionOf, Deed, DeedOf, Desk, ShowOf, TableScreens};
use crate::page::{Bound, List};

/// Rows after the names: a card that was not entered, plain or timed.
const OTHERS: [bool; 2] = [false, true];

/// Room for a name beside its sign.
const NAME_ROOM: i32 = 172;

/// What people say that they drew.
#[derive(Clone, Copy)]
pub(super) enum Drawn {
    /// A card that was entered.
    Card(CardName),
    /// Another one; whether it is timed.
    Other(bool),
}

/// The cards that can have been drawn: those that do not lie on the table.
#[derive(Clone, Copy)]
pub(super) struct OwnCards {
    own: OwnEvents,
    lying: [Option<CardName>; 3],
}

impl OwnCards {
    /// Those of a box, with what lies in the slots; none if no events were entered.
    pub fn of(own: OwnEvents, lying: impl Fn(Slot) -> Option<CardName>) -> Option<Self> {
        (!own.0.is_empty()).then(|| Self { own, lying: Slot::ALL.map(lying) })
    }

    fn named(self) -> impl Iterator<Item = (CardName, &'static EventShape)> {
        let free = self.own.names().filter(move |name| !self.lying.contains(&Some(*name)));
        free.filter_map(move |name| Some((name, self.own.card(name)?)))
    }

    fn count(self) -> usize {
        self.named().count() + OTHERS.len()
    }

    fn page<F: TableScreens<Words = Words>>(
        self,
        desk: &Desk<'_, F>,
        show: &mut ShowOf<'_, F>,
        (row, light): (u8, fn(usize) -> DeedOf<F>),
        entered: fn(Drawn) -> ActionOf<F>,
    ) {
        let (texts, words) = (desk.texts, desk.words);
        let rows = |index: usize| {
            let named = self.named().map(|(name, card)| (Drawn::Card(name), card.name.as_str(), card.timed));
            let labels = [words.plain_card, words.timed_card];
            let others =
                OTHERS.into_iter().zip(labels).map(|(timed, label)| (Drawn::Other(timed), label, timed));
            named.chain(others).nth(index)
        };
        show.plate(words.events, desk.corner().corner());
        show.list(List::new(self.count(), row.into()).by_a(), light, &|index, tell| {
            let Some((drawn, label, timed)) = rows(index) else { return };
            let row = Row::new(label).icon(if timed { Icon::Clock } else { Icon::Event });
            let row = if matches!(drawn, Drawn::Card(_)) { row.lettered_for(NAME_ROOM) } else { row };
            tell(row, Ok(Deed::Play(entered(drawn))));
        });
        show.keys([Bound::says(Cap::UpDown, texts.choose), Bound::says(Cap::A, texts.enter)]);
    }
}

/// People drew an event: one of those that were entered, or another, plain or timed. `again`: the one before came too
/// late.
pub(super) fn drawn_page<F: TableScreens<Words = Words>>(
    desk: &Desk<'_, F>,
    show: &mut ShowOf<'_, F>,
    own: Option<OwnCards>,
    rows: (u8, fn(usize) -> DeedOf<F>),
    again: bool,
    entered: fn(Drawn) -> ActionOf<F>,
) {
    let words = desk.words;
    if let Some(own) = own {
        return own.page(desk, show, rows, entered);
    }
    let says = if again { words.draw_another } else { words.draw_one };
    let pair = [
        (Icon::Event, words.plain_card, entered(Drawn::Other(false))),
        (Icon::Clock, words.timed_card, entered(Drawn::Other(true))),
    ];
    asks(desk, show, words.new_event, (Some(Icon::Cards), says), pair);
}
