//! What an officer does while holding Y: reads the notebook and the stakeouts, plays or discards a force card, accuses.
//! The force cards of a team lie open; the same pages show them to all.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{ForceId, ForceSet};
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot, Suspect};
use confidant_core::tiny_epic_crimes::{Action, Block, Deed, How, On, Table, Task};

use super::envelope::knows_suspects;
use super::fresh::Fresh;
use super::{HandDesk, asked};
use crate::input::Key;
use crate::page::Rose;

/// Which secret page is open.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Page {
    /// The suspects.
    #[default]
    Notebook,
    /// The stakeout tokens looked at.
    Stakeouts,
    /// The force cards.
    Cards,
    /// Whom to accuse, on arms; then whether this one.
    Accuse,
}

/// A force card that is being chosen, then what it is used for.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct Pick {
    pub(super) row: u8,
    /// The row of what it is used for, once the card is chosen.
    pub(super) on: Option<u8>,
}

/// What is done in the notes that are held open.
#[derive(Clone, Copy)]
pub enum HandDeed {
    /// Another page.
    See(Page),
    /// The cursor goes to this suspect.
    Suspect(u8),
    /// This card is chosen, or what it is used for.
    Pick(Pick),
    /// An arm is taken on the way to a suspect.
    Flick(Key),
    /// One page of the arms back, or to the notebook.
    Back,
}

/// What is being chosen in secret. No `Debug`: it shows what a hand holds.
#[derive(Default)]
pub(super) struct Hand {
    pub page: Page,
    /// The suspect with the cursor; none before the first step.
    pub suspect: Option<u8>,
    pub pick: Pick,
    /// Where a suspect is chosen, or was.
    pub rose: Rose,
    /// What is new in the notebook.
    pub fresh: Fresh,
}

/// The most that one card can be used for: any block, any event, and paying for one from five blocks.
const MOST_USES: usize = 34;

/// Actions with one card.
pub(super) type Uses = heapless::Vec<Action, MOST_USES>;

/// What an officer can do with a card now, judged by open things alone: play it, or pay with it.
pub(super) fn uses(table: &Table, officer: Officer, card: ForceId) -> Uses {
    let mut found = Uses::new();
    let turn = table.pending() == Some(Task::Turn(officer));
    if turn {
        let slots = Slot::ALL.into_iter().map(On::Slot);
        let all = slots.chain(Block::all().map(On::Block)).map(Some).chain([None]);
        let plays = all.filter(|&on| table.check_play(officer, card, on).is_ok());
        found.extend(plays.map(|on| Action::Play(officer, card, on)));
    } else if table.pending() != Some(Task::Second(officer)) {
        return found;
    }
    let at = table.mat(officer).at;
    for slot in Slot::ALL {
        let near = Block::all()
            .filter(|&block| table.near(officer, block).meets(table.event_blocks(officer, block, slot)));
        for block in near {
            let (to, deed) = (Some(block).filter(|&to| to != at), Deed::Event(slot, How::With(card)));
            if table.check_act(officer, to, deed).is_ok() {
                // There is room for all of them.
                let _ = found.push(Action::Act(officer, to, deed));
            }
        }
    }
    found
}

impl Hand {
    /// A secret was opened: at what is to be chosen there, else at the notebook.
    pub fn begin(&mut self, desk: &HandDesk<'_>, pays: bool) {
        self.put_down();
        let rows = desk.private.force.len().max(1) as u32;
        self.pick.row = (desk.random % rows) as u8;
        match needed(desk) {
            Some(Task::Drop(_)) => self.page = Page::Cards,
            Some(_) => self.act(desk, HandDeed::See(Page::Accuse)),
            None if pays => self.page = Page::Cards,
            None if !knows_suspects(desk.desk.table) => self.page = Page::Stakeouts,
            None => {}
        }
    }

    pub fn put_down(&mut self) {
        *self = Self::default();
    }

    /// Does what a page offered.
    pub fn act(&mut self, desk: &HandDesk<'_>, deed: HandDeed) {
        match deed {
            HandDeed::See(page) => {
                self.page = page;
                // All are on the arms, whatever is known of them.
                self.rose = Rose::new(Suspect::ALL.len(), desk.random);
            }
            HandDeed::Suspect(suspect) => self.suspect = Some(suspect),
            HandDeed::Pick(pick) => self.pick = pick,
            HandDeed::Flick(key) => self.rose.flick(key, desk.random),
            HandDeed::Back => {
                if !self.rose.back(desk.random) {
                    self.page = Page::Notebook;
                }
            }
        }
    }

    /// The suspect with the cursor.
    pub fn suspect(&self) -> Option<Suspect> {
        self.suspect.and_then(|index| Suspect::at(index.into()))
    }

    /// The suspect on the last arm that was taken.
    pub fn accused(&self) -> Option<Suspect> {
        self.rose.chosen(Suspect::ALL.len()).and_then(Suspect::at)
    }
}

/// What this seat has to choose in secret now.
pub(super) fn needed(desk: &HandDesk<'_>) -> Option<Task> {
    let table = desk.desk.table;
    let task = table.pending().filter(|task| matches!(task, Task::Drop(_) | Task::Accuse(_)))?;
    (asked(table).map(Officer::seat) == Some(desk.seat)).then_some(task)
}

/// The open force cards that the officer whose turn it is may play.
pub(super) fn open_hand(table: &Table) -> ForceSet {
    table.shared().force[if table.has_pool() { Officer::P1 } else { table.now().officer }]
}

/// What the holder of the device can do with a card.
pub(super) fn uses_of(desk: &HandDesk<'_>, card: ForceId) -> Uses {
    Officer::of(desk.seat).map_or(Uses::new(), |officer| uses(desk.desk.table, officer, card))
}

/// What a use of a card is done on: nothing, a block, an event; and whether it is paid for that event.
pub(super) fn target(action: Action) -> (Option<Block>, Option<Slot>, bool) {
    match action {
        Action::Play(_, _, Some(On::Block(block))) => (Some(block), None, false),
        Action::Play(_, _, Some(On::Slot(slot))) => (None, Some(slot), false),
        Action::Act(_, to, Deed::Event(slot, _)) => (to, Some(slot), true),
        _ => (None, None, false),
    }
}
