//! Figures over many games.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{AbilityId, EventId, ForceId};

use super::record::{End, Record};

/// How many of how many.
#[derive(Clone, Copy, Default)]
pub struct Share {
    pub count: u64,
    pub of: u64,
}

impl Share {
    fn add(&mut self, holds: bool) {
        self.count += u64::from(holds);
        self.of += 1;
    }

    fn join(&mut self, other: Self) {
        self.count += other.count;
        self.of += other.of;
    }

    pub fn percent(self) -> f64 {
        100.0 * self.count as f64 / self.of.max(1) as f64
    }

    /// The standard error, in points.
    pub fn error(self) -> f64 {
        let share = self.percent() / 100.0;
        100.0 * (share * (1.0 - share) / self.of.max(1) as f64).sqrt()
    }
}

/// The games of one kind of table together.
#[derive(Default)]
pub struct Figures {
    games: u64,
    won: Share,
    deducible: Share,
    penalties: u64,
    turns: u64,
    event_deeds: u64,
    evidence: u64,
    suspects: u64,
    empty_at: Vec<u8>,
    /// Resolved, burnt, left, lay at the end.
    ends: [[u64; 4]; EventId::COUNT],
    force: [Share; ForceId::COUNT],
    abilities: [Share; AbilityId::COUNT],
    everybody: Share,
    paid: [u64; 2],
}

impl Figures {
    pub fn add(&mut self, record: &Record) {
        self.games += 1;
        self.won.add(record.won);
        self.deducible.add(record.deducible);
        self.penalties += u64::from(record.penalties);
        self.turns += u64::from(record.turns);
        self.event_deeds += u64::from(record.event_deeds);
        self.evidence += record.evidence as u64;
        self.suspects += u64::from(record.suspects);
        self.empty_at.push(record.empty_at);
        for (id, end) in &record.events {
            self.ends[id.index()][*end as usize] += 1;
        }
        for (force, ability, won) in &record.officers {
            self.everybody.add(*won);
            if let Some(force) = force {
                self.force[force.index()].add(*won);
            }
            if let Some(ability) = ability {
                self.abilities[ability.index()].add(*won);
            }
        }
        self.paid[0] += u64::from(record.paid[0]);
        self.paid[1] += u64::from(record.paid[1]);
    }

    pub fn join(&mut self, other: Self) {
        self.games += other.games;
        self.won.join(other.won);
        self.deducible.join(other.deducible);
        self.penalties += other.penalties;
        self.turns += other.turns;
        self.event_deeds += other.event_deeds;
        self.evidence += other.evidence;
        self.suspects += other.suspects;
        self.empty_at.extend(other.empty_at);
        for (mine, theirs) in self.ends.iter_mut().flatten().zip(other.ends.iter().flatten()) {
            *mine += theirs;
        }
        for (mine, theirs) in self.force.iter_mut().zip(other.force) {
            mine.join(theirs);
        }
        for (mine, theirs) in self.abilities.iter_mut().zip(other.abilities) {
            mine.join(theirs);
        }
        self.everybody.join(other.everybody);
        self.paid[0] += other.paid[0];
        self.paid[1] += other.paid[1];
    }

    pub fn won(&self) -> Share {
        self.won
    }

    pub fn deducible(&self) -> Share {
        self.deducible
    }

    pub fn everybody(&self) -> Share {
        self.everybody
    }

    pub fn dealt(&self, id: ForceId) -> Share {
        self.force[id.index()]
    }

    pub fn kept(&self, id: AbilityId) -> Share {
        self.abilities[id.index()]
    }

    pub fn penalties(&self) -> f64 {
        self.mean(self.penalties)
    }

    /// The median hour at which the suspect deck ran out; above 48 if it did not.
    pub fn suspects_empty(&self) -> u8 {
        let mut hours = self.empty_at.clone();
        hours.sort_unstable();
        hours.get(hours.len() / 2).copied().unwrap_or(99)
    }

    /// How many of an event's draws were resolved.
    pub fn resolved(&self, id: EventId) -> Share {
        let ends = &self.ends[id.index()];
        Share { count: ends[End::Resolved as usize], of: ends.iter().sum() }
    }

    /// How an event ended, of a hundred.
    pub fn ends(&self, id: EventId) -> String {
        let ends = &self.ends[id.index()];
        let all = ends.iter().sum::<u64>().max(1);
        let [resolved, burnt, left, lay] = ends.map(|count| 100 * count / all);
        format!("resolved {resolved:2} burnt {burnt:2} left {left:2} lay {lay:2}")
    }

    fn mean(&self, sum: u64) -> f64 {
        sum as f64 / self.games.max(1) as f64
    }

    pub fn line(&self) -> String {
        let drawn: u64 = self.ends.iter().flatten().sum();
        let resolved: u64 = self.ends.iter().map(|ends| ends[End::Resolved as usize]).sum();
        format!(
            "won {:.1} %, deducible {:.1} %, {:.1} penalties, {:.1} turns of which {:.1} event actions, {:.1} events drawn \
             and {:.1} resolved, {:.2} evidence, {:.1} suspect cards; ransom paid {} refused {}",
            self.won.percent(),
            self.deducible.percent(),
            self.penalties(),
            self.mean(self.turns),
            self.mean(self.event_deeds),
            self.mean(drawn),
            self.mean(resolved),
            self.mean(self.evidence),
            self.mean(self.suspects),
            self.paid[0],
            self.paid[1],
        )
    }
}
