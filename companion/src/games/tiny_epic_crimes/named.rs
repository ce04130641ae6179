//! The texts by what they name.

use confidant_core::tiny_epic_crimes::kinds::{Clue, Colour, Evidence, Finding};

use super::Words;

impl Words {
    /// A kind of evidence.
    pub fn evidence(&self, evidence: Evidence) -> &'static str {
        match evidence {
            Evidence::Gang => self.gang,
            Evidence::Rank => self.rank,
            Evidence::Lab => self.lab,
            Evidence::Getaway => self.getaway,
            Evidence::Weapon => self.weapon,
        }
    }

    /// That a piece of evidence is solved.
    pub fn evidence_known(&self, evidence: Evidence) -> &'static str {
        match evidence {
            Evidence::Gang => self.gang_known,
            Evidence::Rank => self.rank_known,
            Evidence::Lab => self.lab_known,
            Evidence::Getaway => self.getaway_known,
            Evidence::Weapon => self.weapon_known,
        }
    }

    /// What a piece of evidence says.
    pub fn finding(&self, evidence: Evidence, finding: Finding) -> &'static str {
        match (evidence, finding) {
            (Evidence::Gang, Finding::Ace) => self.blue_bees,
            (Evidence::Gang, Finding::Other) => self.red_rhinos,
            (Evidence::Rank, Finding::Ace) => self.boss,
            (Evidence::Rank, Finding::Other) => self.underboss,
            (Evidence::Lab, Finding::Ace) => self.fingerprints,
            (Evidence::Lab, Finding::Other) => self.shoeprints,
            (Evidence::Getaway, Finding::Ace) => self.motorcycle,
            (Evidence::Getaway, Finding::Other) => self.car,
            (Evidence::Weapon, Finding::Ace) => self.gun,
            (Evidence::Weapon, Finding::Other) => self.knife,
        }
    }

    /// A kind of clue.
    pub fn clue(&self, clue: Clue) -> &'static str {
        match clue {
            Clue::Informant => self.informant,
            Clue::Witness => self.witness,
            Clue::Search => self.search,
            Clue::Stakeout => self.stakeout,
            Clue::Holding => self.holding,
        }
    }

    /// The colour of a gangster.
    pub fn colour(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::Red => self.red_gang,
            Colour::Blue => self.blue_gang,
            Colour::Grey => self.grey_gang,
        }
    }
    /// What a seat is called if nobody gave it a name.
    pub fn officer(&self, index: usize) -> &'static str {
        let names = [self.officer_1, self.officer_2, self.officer_3, self.officer_4];
        names.get(index).copied().unwrap_or(self.officer_1)
    }

    /// What a seat is in a team.
    pub fn role(&self, index: usize) -> &'static str {
        let names = [self.detective, self.patrol_cop, self.analyst, self.sheriff];
        names.get(index).copied().unwrap_or(self.detective)
    }
}
