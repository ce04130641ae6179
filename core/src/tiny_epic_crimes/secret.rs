//! What not everybody may know: the murderer, the decks, the hands, what lies under tokens. No `Debug`.

use super::block::{Block, BlockSet};
use super::cards::{EventId, ForceId, ForceSet};
use super::kinds::{Evidence, EvidenceSet, Finding, Officer, Slot, Suspect, SuspectSet};
use super::table::Table;
use crate::chance::{Chance, Source};
use crate::deck::Deck;
use crate::id::{ById, Id};

/// Everything hidden.
#[derive(Clone)]
pub(super) struct Secret {
    /// None if people keep the murderer in an envelope.
    pub murderer: Option<Suspect>,
    pub suspects: Deck<Suspect, { Suspect::COUNT }>,
    pub hands: ById<Officer, SuspectSet, { Officer::MOST }>,
    /// Whose innocence each officer has seen, their own hand included.
    pub seen: ById<Officer, SuspectSet, { Officer::MOST }>,
    pub ghost: SuspectSet,
    /// The search tokens in the city that are successes.
    pub hits: BlockSet,
    /// The values of the stakeout tokens in the city.
    pub stakeouts: ById<Block, u8, { Block::COUNT }>,
    /// The suspect cards under events.
    pub stash: ById<Slot, Option<Suspect>, 3>,
    pub events: Deck<EventId, { EventId::COUNT }>,
    pub force: Deck<ForceId, { ForceId::COUNT }>,
    /// Force cards of a standard game; a team's lie open.
    pub force_hands: ById<Officer, ForceSet, { Officer::MOST }>,
    pub accusations: ById<Officer, Option<Suspect>, { Officer::MOST }>,
    pub chance: Chance,
}

/// What one seat may know beyond the table. For a seat that does not play it is empty.
#[derive(Clone, PartialEq)]
pub struct Private {
    /// The officer's suspect cards; a team's lie open.
    pub hand: SuspectSet,
    /// The suspects whose innocence was seen: in hand and in interrogations.
    pub seen: SuspectSet,
    /// The evidence held, or looked at.
    pub evidence: ById<Evidence, Option<Finding>, { Evidence::COUNT }>,
    /// The stakeout tokens looked at that are still there, with their values.
    pub stakeouts: heapless::Vec<(Block, u8), 5>,
    /// The search tokens looked under and still there: the successes, and the others.
    pub searches: [BlockSet; 2],
    /// The force cards in hand.
    pub force: ForceSet,
    /// Who may still be the murderer for all that this seat knows.
    pub possible: SuspectSet,
    /// Whom this seat has accused.
    pub accused: Option<Suspect>,
}

impl Private {
    /// What a seat knows that does not play.
    pub(super) const NOTHING: Self = Self {
        hand: SuspectSet::from_bits(0),
        seen: SuspectSet::from_bits(0),
        evidence: ById::new([None; Evidence::COUNT]),
        stakeouts: heapless::Vec::new(),
        searches: [BlockSet::from_bits(0); 2],
        force: ForceSet::from_bits(0),
        possible: SuspectSet::from_bits(u16::MAX),
        accused: None,
    };
}

impl Secret {
    /// What an officer may know beyond the table.
    pub fn private(&self, table: &Table, officer: Officer) -> Private {
        let evidence = self.evidence_of(table, officer);
        let seen = self.seen[officer] | table.shared.cleared;
        let looked = table.mat(officer).looked & table.city.stakeout;
        // What people looked at themselves the device does not know.
        let looked =
            looked.iter().map(|block| (block, self.stakeouts[block])).filter(|&(_, value)| value > 0);
        let searched = match table.clue_tokens {
            Source::Device => table.mat(officer).looked & table.city.search,
            Source::Table => BlockSet::NONE,
        };
        let searches = [searched & self.hits, searched - self.hits];
        let mut stakeouts = heapless::Vec::new();
        // There are no more than five tokens.
        stakeouts.extend(looked.take(stakeouts.capacity()));
        Private {
            hand: self.hands[officer],
            seen,
            evidence,
            stakeouts,
            searches,
            force: self.force_of(table, officer),
            possible: if table.mode.is_team() || table.ending.is_some() {
                table.possible()
            } else {
                table.matching(seen, &evidence)
            },
            accused: self.accusations[officer],
        }
    }

    /// What an officer may read: what it holds, what it was granted a look at; in a team all that is solved.
    fn evidence_of(
        &self,
        table: &Table,
        officer: Officer,
    ) -> ById<Evidence, Option<Finding>, { Evidence::COUNT }> {
        if table.mode.is_team() {
            return table.shared.evidence;
        }
        let held = table.holders.iter().filter(|(_, holder)| **holder == Some(officer));
        let known: EvidenceSet =
            held.map(|(evidence, _)| evidence).chain(table.mat(officer).peeked).collect();
        let mut findings = ById::new([None; Evidence::COUNT]);
        for evidence in known {
            findings[evidence] = self.finding(table, evidence);
        }
        findings
    }

    /// What a piece of evidence says of the murderer, if the device knows.
    pub fn finding(&self, table: &Table, evidence: Evidence) -> Option<Finding> {
        self.murderer.map(|murderer| table.boards.suspects.finding(murderer, evidence))
    }

    /// The force cards that an officer may play; a team's lie open.
    pub fn force_of(&self, table: &Table, officer: Officer) -> ForceSet {
        let owner = table.hand_of(officer);
        if table.mode.is_team() { table.shared.force[owner] } else { self.force_hands[owner] }
    }
}
