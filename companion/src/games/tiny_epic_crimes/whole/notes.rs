//! What happened since the turn began, to be told on one page: the deed and how it ended, what everybody gained, what
//! followed by itself, and the events that were drawn. Made from the news that all may hear.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{EventId, ForceId, RewardSet};
use confidant_core::tiny_epic_crimes::kinds::{Colour, Evidence, Officer, OfficerSet, Slot, Suspect};
use confidant_core::tiny_epic_crimes::{
    Action, Block, Cause, Deed, HandOp, Happening, Line, Mark, News, Spot, Table, Task,
};

use crate::games::tiny_epic_crimes::motion::Moved;
use crate::games::tiny_epic_crimes::red_line::{Change, grown};

/// A row of what followed.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Note {
    /// A force card was played, paid or discarded.
    Card(ForceId),
    /// A force card was had for field work instead.
    FieldWork,
    /// An officer was interrogated; none: the ghost.
    Asked(Option<Officer>),
    /// Evidence was looked at.
    Looked(Evidence),
    /// A suspect was shown to all.
    Shown(Suspect),
    /// Evidence is solved.
    Solved(Evidence, Officer),
    /// An event is resolved.
    Resolved(EventId, Officer),
    /// An event took something along.
    Carried(EventId, Officer),
    /// The fuse of an event has burnt down.
    Burnt(EventId),
    /// An event is gone.
    Left(EventId),
    /// An event came too late, or found no room.
    Away(EventId),
    /// An event was drawn.
    Drawn(EventId),
    /// A red line passed for an event that stays: what that changes.
    Ticked(EventId, Change),
    /// The solver of an event gains this from now on.
    Brings(EventId, RewardSet),
    /// A token of an event lies on a block.
    TokenOf(EventId, Block),
    /// An event has moved to this row.
    InRow(EventId, Line),
    /// A penalty, and why.
    Penalty(Cause),
    /// What an event moves is on this block now.
    Drifted(EventId, Block),
    /// A gangster came by an event.
    Gangster(Colour, Block),
    /// The dice of a roll, and what came of it.
    Roll([u8; 2], Came),
    /// A suspect card left unseen.
    Lost,
    /// These went an hour on.
    Pushed(OfficerSet),
    /// A team's last hour is this one now.
    LastHour(u8),
    /// The red hours are reached.
    RedHours,
    /// An officer reported.
    Reported(Officer),
    /// An officer of a team has reached the last hour.
    TimeIsUp(Officer),
    /// The printed event of a slot is resolved.
    Slot(Slot),
    /// A token of a printed event lies on a block.
    Token(Block),
    /// People did this by hand.
    ByHand(HandOp),
}

/// What came of a roll.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Came {
    Nobody,
    Gangster(Colour),
    /// The block was taken: an event.
    Event,
}

/// How a deed ended, where it can end in two ways.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ended {
    /// As it always does.
    Done,
    Well,
    Badly,
}

/// What an officer gained.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Gain {
    /// The badge level; 0 if there was none.
    pub badge: u8,
    pub suspects: u8,
    pub force: u8,
}

/// The deed of a turn.
#[derive(Clone, Copy)]
pub(super) struct Done {
    pub at: Block,
    pub deed: Deed,
    pub ended: Ended,
    /// The die of a risk; 0 if there was none.
    pub die: u8,
}

/// How many rows there can be to read: more happen only where people do very much by hand.
const MOST: usize = 32;

/// What is to be told.
#[derive(Default)]
pub(super) struct Notes {
    pub deed: Option<Done>,
    pub gains: [Gain; Officer::MOST],
    pub rows: heapless::Vec<Note, MOST>,
    pub cards: heapless::Vec<(Slot, EventId), { Slot::COUNT }>,
    /// The turn that is told.
    pub turn: Option<Began>,
}

/// How a turn began.
#[derive(Clone, Copy)]
pub(super) struct Began {
    pub officer: Officer,
    pub hour: u8,
    pub night: bool,
}

impl Began {
    pub fn of(table: &Table) -> Self {
        Self { officer: table.now().officer, hour: table.now().started, night: table.acts_by_night() }
    }
}

/// The dice that the device rolled last for a gangster; those of the table lie before its eyes.
pub(super) fn dice_of(news: &News) -> Option<[u8; 2]> {
    if let Some(Happening::Played(Action::Roll(..) | Action::Draw(_))) = news.happenings.first() {
        return None;
    }
    news.happenings.iter().rev().find_map(|&happening| match happening {
        Happening::Rolled(black, white) => Some([black, white]),
        _ => None,
    })
}

/// The marker of whoever played, as it went on.
pub(super) fn moved_by(news: &News, began: Began) -> Option<Moved> {
    let Began { officer, hour: from, .. } = began;
    news.happenings.iter().find_map(|&happening| match happening {
        Happening::Hour(other, to) if other == officer => Some(Moved { officer, from, to }),
        _ => None,
    })
}

impl Notes {
    /// What the set-up brought: the first events, unless one of them asks something.
    pub fn begin(&mut self, table: &Table) {
        let asked = asked_about(table);
        let drawn = Slot::ALL.into_iter().zip(table.slots().house_ids());
        self.cards = drawn
            .filter_map(|(slot, id)| Some((slot, id?)))
            .filter(|(slot, _)| Some(*slot) != asked)
            .collect();
    }

    /// Who played.
    pub fn actor(&self) -> Option<Officer> {
        self.turn.map(|began| began.officer)
    }

    /// Whether there is anything to read but cards.
    pub fn has_rows(&self) -> bool {
        self.turn.is_some() && (self.deed.is_some() || !self.rows.is_empty())
    }

    /// Day became night, or night day; an event is to be read; or dice were rolled again.
    pub fn is_notable(&self, table: &Table) -> bool {
        let turned =
            self.turn.is_some_and(|began| began.night != table.acts_by_night()) && !table.mode().is_team();
        let next = matches!(table.pending(), Some(Task::Turn(_)));
        let double = |note: &Note| matches!(note, Note::Roll([black, white], _) if black == white);
        let spree = self.rows.iter().skip_while(|note| !double(note)).skip(1);
        let spree = spree.into_iter().any(|note| matches!(note, Note::Roll(..)));
        next && (turned || spree || !self.cards.is_empty())
    }

    fn push(&mut self, note: Note) {
        if self.rows.is_full() {
            // The oldest is given up; the table shows it all the same.
            self.rows.remove(0);
        }
        let _ = self.rows.push(note);
    }

    fn gain(&mut self, officer: Officer, add: impl Fn(&mut Gain)) {
        if let Some(gain) = self.gains.get_mut(officer.index()) {
            add(gain);
        }
    }

    /// Takes in what an entry brought; `laid` are the cards that lay before it, in the turn that `began` describes.
    pub fn note(&mut self, table: &Table, news: &News, laid: &[Option<EventId>; Slot::COUNT], began: Began) {
        let mut cards = *laid;
        for &happening in &news.happenings {
            // Entries before the first turn belong to no turn.
            let in_turn = match happening {
                Happening::Played(action) => !matches!(
                    action,
                    Action::Keep(..)
                        | Action::Choose(..)
                        | Action::Roll(..)
                        | Action::Die(_)
                        | Action::Draw(_)
                        | Action::Drawn(_)
                        | Action::Card(_)
                        | Action::Hand(_)
                        | Action::Gains(_)
                        | Action::Turned(_)
                        | Action::Done
                ),
                _ => false,
            };
            if in_turn {
                self.turn.get_or_insert(began);
            }
            self.note_one(table, news, happening, &mut cards);
        }
    }

    fn note_one(
        &mut self,
        table: &Table,
        news: &News,
        happening: Happening,
        cards: &mut [Option<EventId>; Slot::COUNT],
    ) {
        let card_of = |slot: Slot| cards.get(slot.index()).copied().flatten();
        let note = match happening {
            Happening::Played(action) => return self.played(table, action),
            Happening::Backup(die, well) | Happening::Risked(_, die, well) => return self.ended(well, die),
            Happening::Searched(well) => return self.ended(well, 0),
            Happening::StakedOut(value) => return self.ended(value > 0, 0),
            Happening::Badge(officer, level) => return self.gain(officer, |gain| gain.badge = level),
            Happening::GotSuspect(officer) => return self.gain(officer, |gain| gain.suspects += 1),
            Happening::GotForce(officer) => return self.gain(officer, |gain| gain.force += 1),
            Happening::EventDrawn(slot, id) => {
                if let Some(card) = cards.get_mut(slot.index()) {
                    *card = Some(id);
                }
                // A card that is asked about is shown with the question.
                if asked_about(table) != Some(slot) {
                    let _ = self.cards.push((slot, id));
                }
                Some(Note::Drawn(id))
            }
            Happening::Reprieve => return self.came(Came::Nobody),
            Happening::Placed(colour, Spot::Block(block)) if self.rolled() == Some(block) => {
                return self.came(Came::Gangster(colour));
            }
            Happening::Placed(colour, Spot::Block(block) | Spot::Wanted(_, block)) => {
                Some(Note::Gangster(colour, block))
            }
            Happening::Rolled(black, white) => Some(Note::Roll([black, white], Came::Event)),
            Happening::Cleared(suspect) | Happening::Leaked(suspect) => Some(Note::Shown(suspect)),
            Happening::Solved(evidence, officer) => Some(Note::Solved(evidence, officer)),
            Happening::Dropped(card) => Some(Note::Card(card)),
            Happening::EventTooLate(id) | Happening::EventUnfit(id) => Some(Note::Away(id)),
            Happening::EventResolved(slot, officer) => {
                Some(card_of(slot).map_or(Note::Slot(slot), |id| Note::Resolved(id, officer)))
            }
            Happening::EventBurnt(slot) => card_of(slot).map(Note::Burnt),
            Happening::EventLeft(slot) => card_of(slot).map(Note::Left),
            Happening::Ticked(slot) => {
                let id = card_of(slot);
                // One entry can cross several red lines.
                let lines = news.happenings.iter().filter(|&&one| one == Happening::Ticked(slot)).count();
                if let Some((id, gains)) = id.zip(grown(table.slots(), slot, lines))
                    && !self.rows.iter().any(|row| matches!(*row, Note::Brings(other, _) if other == id))
                {
                    self.push(Note::Brings(id, gains));
                }
                id.map(|id| Note::Ticked(id, Change::of(table.slots(), slot)))
            }
            Happening::Marked(slot, Mark::Row(line)) => match (card_of(slot), self.rows.last()) {
                (Some(id), Some(Note::Ticked(other, _))) if id == *other => Some(Note::InRow(id, line)),
                _ => None,
            },
            Happening::Penalty(cause) => Some(Note::Penalty(cause)),
            Happening::Drifted(slot, _, to) => card_of(slot).map(|id| Note::Drifted(id, to)),
            Happening::Carried(slot, officer) => card_of(slot).map(|id| Note::Carried(id, officer)),
            Happening::Pushed(who) => Some(Note::Pushed(who)),
            Happening::AllPushed => Some(Note::Pushed(table.officers().collect())),
            Happening::SuspectLost => Some(Note::Lost),
            Happening::OutOfTime(space) => Some(Note::LastHour(space.min(table.board().last))),
            Happening::Reported(officer) if table.mode().is_team() && table.must_report(officer) => {
                Some(Note::TimeIsUp(officer))
            }
            Happening::Reported(officer) => Some(Note::Reported(officer)),
            Happening::Hour(officer, hour) if self.reaches_red(table, officer, hour) => Some(Note::RedHours),
            Happening::TokenPlaced(slot, block) => {
                Some(card_of(slot).map_or(Note::Token(block), |id| Note::TokenOf(id, block)))
            }
            _ => None,
        };
        if let Some(note) = note {
            // What became of the card says more than that a line passed for it.
            let became = match note {
                Note::Burnt(id)
                | Note::Resolved(id, _)
                | Note::Drifted(id, _)
                | Note::InRow(id, _)
                | Note::TokenOf(id, _) => Some(id),
                _ => None,
            };
            if let Some(Note::Ticked(id, _)) = self.rows.last()
                && became == Some(*id)
            {
                self.rows.pop();
            }
            self.push(note);
        }
    }

    /// Whether the officer whose turn it is comes onto their first red hour, and may report from now on.
    fn reaches_red(&self, table: &Table, officer: Officer, hour: u8) -> bool {
        let red = |hour: u8| hour < table.last_hour() && table.track().is_red(table.board(), hour);
        let first = self.turn.is_some_and(|began| began.officer == officer && !red(began.hour));
        first && red(hour) && !self.rows.contains(&Note::RedHours)
    }

    fn played(&mut self, table: &Table, action: Action) {
        match action {
            Action::Act(officer, _, deed) | Action::ActFor(officer, _, deed, _) => {
                // A second action is told with the first; its own end counts.
                let at = table.mat(officer).at;
                self.deed = Some(Done { at, deed, ended: Ended::Done, die: 0 });
            }
            Action::Hand(op) if !tells_itself(op) => self.push(Note::ByHand(op)),
            Action::Play(_, card, _) => self.push(Note::Card(card)),
            Action::FieldWork(_) => self.push(Note::FieldWork),
            Action::Ask(_, whom) => self.push(Note::Asked(whom)),
            Action::Peek(_, evidence) => self.push(Note::Looked(evidence)),
            _ => {}
        }
    }

    fn ended(&mut self, well: bool, die: u8) {
        if let Some(done) = &mut self.deed {
            done.ended = if well { Ended::Well } else { Ended::Badly };
            done.die = die;
        }
    }

    /// The block that the last roll named.
    fn rolled(&self) -> Option<Block> {
        match self.rows.last()? {
            Note::Roll([black, white], Came::Event) => Block::of_dice(*black, *white),
            _ => None,
        }
    }

    fn came(&mut self, what: Came) {
        if let Some(Note::Roll(_, came)) = self.rows.last_mut() {
            *came = what;
        }
    }
}

/// Whether what happens says what was done.
const fn tells_itself(op: HandOp) -> bool {
    matches!(
        op,
        HandOp::Put(..)
            | HandOp::Draw(_)
            | HandOp::Scatter
            | HandOp::Token(..)
            | HandOp::ScatterToken(_)
            | HandOp::Roll
            | HandOp::Penalty
            | HandOp::Resolve(..)
            | HandOp::Ask(_)
            | HandOp::Peek(_)
    )
}

/// The slot whose card is shown because something is asked about it.
fn asked_about(table: &Table) -> Option<Slot> {
    match table.pending() {
        Some(Task::Choose(slot)) => Some(slot),
        _ => None,
    }
}
