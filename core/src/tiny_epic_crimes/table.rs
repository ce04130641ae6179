//! What everybody at the table may know. What a team knows together is here too: it plays with open cards.

use super::agenda::{Agenda, Task};
use super::block::{Block, BlockSet, LineSet};
use super::box_values::Boards;
use super::card_name::CardName;
use super::cards::{EventId, ForceSet, Harm, Perk, Strike};
use super::city::City;
use super::edition::{Edition, TimeBoard};
use super::kinds::{
    Cards, Clue, Evidence, Finding, Mode, Officer, OfficerSet, Slot, SlotSet, Suspect, SuspectSet, When,
};
use super::mat::Mat;
use super::outcome::Outcome;
use super::slots::Slots;
use super::track::Track;
use crate::chance::Source;
use crate::id::{ById, Id};
use crate::print::Print;

/// Everything that lies open.
#[derive(Clone, PartialEq)]
pub struct Table {
    pub(super) edition: Print<Edition>,
    pub(super) boards: Boards,
    pub(super) mode: Mode,
    pub(super) cards: Cards,
    pub(super) dice: Source,
    pub(super) bag: Source,
    pub(super) envelope: Source,
    pub(super) clue_tokens: Source,
    pub(super) officers: u8,
    pub(super) track: Track,
    pub(super) city: City,
    pub(super) mats: ById<Officer, Mat, { Officer::MOST }>,
    pub(super) slots: Slots,
    pub(super) holders: ById<Evidence, Option<Officer>, { Evidence::COUNT }>,
    pub(super) shared: Shared,
    pub(super) now: Now,
    pub(super) agenda: Agenda,
    pub(super) suspects_left: u8,
    pub(super) suspects_lost: u8,
    pub(super) events_left: u8,
    pub(super) force_discards: ForceSet,
    pub(super) ghost: u8,
    pub(super) stashed: u8,
    /// The values of the stakeout tokens that were turned for all to see, and lie with an officer.
    pub(super) values_open: LineSet,
    pub(super) accused: OfficerSet,
    pub(super) penalties: u8,
    pub(super) ending: Option<Ending>,
    /// The block that the last roll for a gangster named, until the next turn moves on.
    pub(super) rolled: Option<Block>,
}

/// What a team knows and holds together; empty in a standard game.
#[derive(Clone, Copy, PartialEq)]
pub struct Shared {
    /// The suspects laid open: innocent.
    pub cleared: SuspectSet,
    /// The solved evidence.
    pub evidence: ById<Evidence, Option<Finding>, { Evidence::COUNT }>,
    /// The values of the stakeout tokens looked at and still in the city.
    pub stakeouts: ById<Block, Option<u8>, { Block::COUNT }>,
    /// The search tokens looked under and still in the city that are successes.
    pub hits: BlockSet,
    /// The force cards; a common pool is the first officer's.
    pub force: ById<Officer, ForceSet, { Officer::MOST }>,
}

/// The turn under way.
#[derive(Clone, Copy, PartialEq)]
pub struct Now {
    /// Whose it is.
    pub officer: Officer,
    /// The hour on which it began.
    pub started: u8,
    /// The hours spent and not yet moved on.
    pub bill: u8,
    /// Whether the action was taken.
    pub acted: bool,
    /// Whether the marker has moved on.
    pub settled: bool,
    /// The force cards that help in this turn.
    pub help: ForceSet,
    /// No gangster is added at the end.
    pub calm: bool,
    /// A printed card lifts day and night.
    pub any_time: bool,
    /// A second action is to follow the first.
    pub twice: bool,
    /// The events that do not harm this officer.
    pub ignored: SlotSet,
}

impl Now {
    pub(super) const fn of(officer: Officer, started: u8) -> Self {
        Self {
            officer,
            started,
            bill: 0,
            acted: false,
            settled: false,
            help: ForceSet::from_bits(0),
            calm: false,
            any_time: false,
            twice: false,
            ignored: SlotSet::from_bits(0),
        }
    }
}

/// What is shown at the end.
#[derive(Clone, Copy, PartialEq)]
pub struct Ending {
    /// How it ended.
    pub outcome: Outcome,
    /// Who did it; none if people keep that in an envelope.
    pub murderer: Option<Suspect>,
    /// Whom each officer accused; in a team the first officer for all.
    pub accusations: ById<Officer, Option<Suspect>, { Officer::MOST }>,
}

/// Whether this many officers share one pool of force cards: a team of two.
pub(super) fn has_pool(mode: Mode, officers: u8) -> bool {
    mode.is_team() && officers == 2
}

impl Table {
    /// The printed data in use.
    pub fn edition(&self) -> &'static Edition {
        self.edition.get()
    }

    /// How people play.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Which cards are in use.
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// Who knows the murderer, deals suspects and reads evidence.
    pub fn envelope(&self) -> Source {
        self.envelope
    }

    /// Who knows what is under the search and stakeout tokens.
    pub fn clue_tokens(&self) -> Source {
        self.clue_tokens
    }

    /// The officers in play, in the order of their seats.
    pub fn officers(&self) -> impl DoubleEndedIterator<Item = Officer> + Clone + use<> {
        Officer::ALL.into_iter().take(usize::from(self.officers))
    }

    /// Whether this officer plays.
    pub fn is_in_play(&self, officer: Officer) -> bool {
        officer.index() < usize::from(self.officers)
    }

    /// The markers on the time track.
    pub fn track(&self) -> &Track {
        &self.track
    }

    /// The city and the bag.
    pub fn city(&self) -> &City {
        &self.city
    }

    /// An officer's mat.
    pub fn mat(&self, officer: Officer) -> &Mat {
        &self.mats[officer]
    }

    /// Who holds a piece of evidence, once it is solved.
    pub fn holder(&self, evidence: Evidence) -> Option<Officer> {
        self.holders[evidence]
    }

    /// What a team knows and holds together.
    pub fn shared(&self) -> &Shared {
        &self.shared
    }

    /// The turn under way.
    pub fn now(&self) -> &Now {
        &self.now
    }

    /// What is to be decided now; none when the game is over.
    pub fn pending(&self) -> Option<Task> {
        self.agenda.last().copied()
    }

    /// How many tasks are still to be done, the pending one included.
    pub fn tasks(&self) -> usize {
        self.agenda.len()
    }

    /// The slots below the track, and what lies there.
    pub fn slots(&self) -> &Slots {
        &self.slots
    }

    /// How many suspect cards the deck has.
    pub fn suspects_left(&self) -> u8 {
        self.suspects_left
    }

    /// How many suspect cards left the game unseen.
    pub fn suspects_lost(&self) -> u8 {
        self.suspects_lost
    }

    /// How many event cards the deck has.
    pub fn events_left(&self) -> u8 {
        self.events_left
    }

    /// The discarded force cards of the house deck.
    pub fn force_discards(&self) -> ForceSet {
        self.force_discards
    }

    /// How many suspect cards the ghost officer has.
    pub fn ghost(&self) -> u8 {
        self.ghost
    }

    /// How many suspect cards lie under events.
    pub fn stashed(&self) -> u8 {
        self.stashed
    }

    /// Who has entered an accusation.
    pub fn accused(&self) -> OfficerSet {
        self.accused
    }

    /// How often the penalty for too many events was due.
    pub fn penalties(&self) -> u8 {
        self.penalties
    }

    /// What people call the printed card in a slot.
    pub fn name(&self, slot: Slot) -> Option<CardName> {
        self.slots.name(slot)
    }

    /// What is shown at the end.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The side of the time boards in use.
    pub fn board(&self) -> &TimeBoard {
        &self.boards.time
    }

    /// The tables that this game is played with, the owner's own or the edition's.
    pub fn boards(&self) -> &Boards {
        &self.boards
    }

    /// The last hour as things are.
    pub fn last_hour(&self) -> u8 {
        self.track.last(self.board())
    }

    /// Whether the turn under way is one of the night: as it began, hour 0 counted as hour 1.
    pub fn is_night(&self) -> bool {
        self.board().night.has(self.now.started.max(1))
    }

    /// Whether the actions of the turn under way are those of the night: it is, or an event makes it so.
    pub fn acts_by_night(&self) -> bool {
        self.is_night() || self.harms(self.now.officer).any(|(_, harm)| harm == Harm::Night)
    }

    /// The house event that makes the turn under way one of the night, if one does.
    pub fn darkened_by(&self) -> Option<EventId> {
        let mut harms = self.harms(self.now.officer);
        let slot = harms.find_map(|(slot, harm)| (harm == Harm::Night).then_some(slot))?;
        self.slots.house_id(slot)
    }

    /// Whether it is this time of day; for a team always.
    pub(super) fn is_time(&self, when: When) -> bool {
        match when {
            _ if self.mode.is_team() => true,
            When::Always => true,
            When::Day => !self.acts_by_night(),
            When::Night => self.acts_by_night(),
        }
    }

    pub(super) fn is_too_late_for_timed(&self) -> bool {
        self.track.anyone_on(self.board().no_timed)
    }

    /// Whether the force cards are a common pool.
    pub fn has_pool(&self) -> bool {
        has_pool(self.mode, self.officers)
    }

    /// Whose hand this officer's force cards are in.
    pub(super) fn hand_of(&self, officer: Officer) -> Officer {
        if self.has_pool() { Officer::P1 } else { officer }
    }

    /// How many force cards this officer holds, or the pool.
    pub fn force_held(&self, officer: Officer) -> u8 {
        self.mats[self.hand_of(officer)].force
    }

    /// The most force cards in one hand, or in the pool.
    pub fn force_limit(&self) -> u8 {
        if self.has_pool() { 4 } else { 2 }
    }

    /// Lists what helps this officer: the ability, and in their own turn the force cards played.
    pub fn perks(&self, officer: Officer) -> impl Iterator<Item = Perk> + '_ {
        let ability = self.mats[officer].ability.map(|id| self.edition.abilities.cards[id].perk);
        let help = if self.now.officer == officer { self.now.help } else { ForceSet::NONE };
        ability.into_iter().chain(help.into_iter().filter_map(
            |id| match self.edition.force.cards[id].strike {
                Strike::Help(perk) => Some(perk),
                _ => None,
            },
        ))
    }

    /// How many tokens of a kind solve its evidence: searches count successes.
    pub fn needed(&self, clue: Clue) -> u8 {
        match clue {
            Clue::Informant | Clue::Witness if self.officers > 2 => 5,
            _ => 3,
        }
    }

    /// How many tokens towards that the officers have.
    pub fn found(&self, clue: Clue) -> u8 {
        self.officers()
            .map(|officer| match clue {
                Clue::Search => self.mats[officer].hits,
                _ => self.mats[officer].clues[clue],
            })
            .sum()
    }

    /// Who may be the murderer for all that a team knows; in a standard game everybody, until the end.
    pub fn possible(&self) -> SuspectSet {
        if let Some(murderer) = self.ending.and_then(|ending| ending.murderer) {
            return SuspectSet::only(murderer);
        }
        self.matching(self.shared.cleared, &self.shared.evidence)
    }

    /// The suspects who are not cleared and fit these findings.
    pub(super) fn matching(
        &self,
        cleared: SuspectSet,
        evidence: &ById<Evidence, Option<Finding>, { Evidence::COUNT }>,
    ) -> SuspectSet {
        let all = SuspectSet::all() - cleared;
        evidence.iter().fold(all, |left, (evidence, finding)| match finding {
            Some(finding) => left & self.boards.suspects.with(evidence, *finding),
            None => left,
        })
    }

    /// The solved evidence that this officer could be granted a look at.
    pub fn to_peek(&self, officer: Officer) -> impl Iterator<Item = Evidence> + '_ {
        self.holders
            .iter()
            .filter(move |(_, holder)| holder.is_some_and(|holder| holder != officer))
            .map(|(evidence, _)| evidence)
            .filter(|_| !self.mode.is_team())
    }

    /// Whether there is solved evidence that this officer neither holds nor has looked at.
    pub(super) fn has_new_evidence(&self, officer: Officer) -> bool {
        self.to_peek(officer).any(|evidence| !self.mats[officer].peeked.has(evidence))
    }

    /// Whether this officer can interrogate anybody: officers with suspect cards, and the ghost.
    pub(super) fn can_ask(&self, officer: Officer) -> bool {
        !self.mode.is_team()
            && (self.ghost > 0
                || self.officers().any(|other| other != officer && self.mats[other].suspects > 0))
    }

    /// The blocks with a token of any event.
    pub fn event_tokens(&self) -> BlockSet {
        self.slots.tokens()
    }
}
