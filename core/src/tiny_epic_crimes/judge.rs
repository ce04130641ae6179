//! What a turn's drive and action cost and whether they are allowed: judged by the [`Table`] alone.

use super::action::Deed;
use super::block::{Block, BlockSet};
use super::cards::{Harm, Perk, Work};
use super::illegal::Illegal;
use super::table::Table;
use super::words::{Cards, DeedKind, Officer, When};

impl Table {
    /// The hours of a drive.
    pub fn drive_hours(&self, officer: Officer, to: Block) -> u8 {
        let blocks = self.mats[officer].at.distance(to);
        if blocks == 0 {
            return 0;
        }
        let free = self.perks(officer).map(|perk| match perk {
            Perk::FreeBlocks(count) => count,
            _ => 0,
        });
        let slow = self.harms().map(|harm| match harm {
            Harm::SlowDrive(hours, when) if self.is_time(when) => hours,
            _ => 0,
        });
        blocks.saturating_sub(free.sum()) + slow.sum::<u8>()
    }

    /// The hours of an action: at least one.
    pub fn deed_hours(&self, officer: Officer, deed: Deed) -> u8 {
        let kind = deed.kind();
        let base = match deed {
            Deed::Backup(risk) | Deed::Stakeout(risk) | Deed::Card(risk) => return risk,
            Deed::Event(slot) => match self.house_event(slot).map(|card| card.need.work) {
                Some(Work::Action(hours)) => hours,
                _ => 1,
            },
            _ => self.edition.aid.lines[kind].hours,
        };
        let cheaper = self.perks(officer).map(|perk| match perk {
            Perk::Cheaper(kinds, hours) if kinds.has(kind) => hours,
            _ => 0,
        });
        let dearer = self.harms().map(|harm| match harm {
            Harm::Dearer(kinds, hours, when) if kinds.has(kind) && self.is_time(when) => hours,
            _ => 0,
        });
        (base + dearer.sum::<u8>()).saturating_sub(cheaper.sum()).max(1)
    }

    /// What a risk of so many hours is worth, with luck and without.
    pub fn worth(&self, officer: Officer, kind: DeedKind, risk: u8) -> u8 {
        let luck = self.perks(officer).map(|perk| match perk {
            Perk::Luck(kinds, hours) if kinds.has(kind) => hours,
            _ => 0,
        });
        let bad = self.harms().map(|harm| match harm {
            Harm::Unlucky(kinds, hours) if kinds.has(kind) => hours,
            _ => 0,
        });
        (risk + luck.sum::<u8>()).saturating_sub(bad.sum())
    }

    /// Whether only the report is left to an officer whose turn it is.
    pub fn must_report(&self, officer: Officer) -> bool {
        self.track.hour(officer) + self.now.bill >= self.last_hour()
    }

    /// Whether an officer whose turn it is may drive there and do this; the hours it takes.
    pub fn check_act(&self, officer: Officer, to: Option<Block>, deed: Deed) -> Result<u8, Illegal> {
        let from = self.mats[officer].at;
        if self.must_report(officer) {
            return Err(Illegal::MustReport);
        }
        if to == Some(from) {
            return Err(Illegal::AlreadyThere);
        }
        let at = to.unwrap_or(from);
        self.check_kind(officer, deed.kind())?;
        self.check_deed(officer, at, deed)?;
        let hours = self.drive_hours(officer, at) + self.deed_hours(officer, deed);
        let end = self.track.hour(officer) + self.now.bill + hours;
        if end > self.last_hour() { Err(Illegal::PastLastHour) } else { Ok(hours) }
    }

    /// Whether an action of this kind is possible at all: whose it is, the time of day, events.
    pub(super) fn check_kind(&self, officer: Officer, kind: DeedKind) -> Result<(), Illegal> {
        if self.mode.is_team() {
            let everybodys = matches!(
                kind,
                DeedKind::Arrest | DeedKind::Coffee | DeedKind::Backup | DeedKind::Event | DeedKind::Card
            );
            if !everybodys && !self.boards.roles.mats[officer.role()].evidence.has(kind) {
                return Err(Illegal::NotYourAction);
            }
        }
        let any_time = self.now.any_time
            || self.perks(officer).any(|perk| matches!(perk, Perk::AnyTime(kinds) if kinds.has(kind)));
        match self.edition.aid.lines[kind].when {
            when if any_time || self.is_time(when) => {}
            When::Night => return Err(Illegal::OnlyByNight),
            _ => return Err(Illegal::OnlyByDay),
        }
        let forbidden = self
            .harms()
            .any(|harm| matches!(harm, Harm::Forbids(kinds, when) if kinds.has(kind) && self.is_time(when)));
        if forbidden { Err(Illegal::Forbidden) } else { Ok(()) }
    }

    /// Whether what the action needs is there.
    pub(super) fn check_deed(&self, officer: Officer, at: Block, deed: Deed) -> Result<(), Illegal> {
        let city = &self.city;
        let need = |there: bool, reason| if there { Ok(()) } else { Err(reason) };
        let gangster = need(city.gangster(at).is_some(), Illegal::NoGangster);
        let mat = &self.mats[officer];
        match deed {
            Deed::Coffee => Ok(()),
            Deed::Arrest => gangster,
            Deed::Backup(risk) => {
                self.check_risk(deed, risk)?;
                need(city.occupied().meets(at.around()), Illegal::NoGangsterNear)
            }
            Deed::Informant => {
                gangster?;
                need(city.informants.has(at.row()), Illegal::NoInformant)
            }
            Deed::Witness => {
                gangster?;
                need(city.witnesses.has(at.column()), Illegal::NoWitness)
            }
            Deed::Search => need(city.search.has(at), Illegal::NoSearch),
            Deed::Stakeout(risk) => {
                self.check_risk(deed, risk)?;
                need(city.stakeout.has(at), Illegal::NoStakeout)
            }
            Deed::Hold => {
                need(mat.cell.is_none(), Illegal::CellTaken)?;
                gangster
            }
            Deed::Book => {
                need(mat.cell.is_some(), Illegal::CellEmpty)?;
                need(at == Block::HQ, Illegal::NotAtHeadquarters)
            }
            Deed::Event(slot) => {
                need(self.event(slot).is_some(), Illegal::NoEvent)?;
                let card = self.house_event(slot).ok_or(Illegal::HouseOnly)?;
                need(matches!(card.need.work, Work::Action(_)), Illegal::NotByEventAction)?;
                match card.need.when {
                    when if self.is_time(when) => {}
                    When::Night => return Err(Illegal::OnlyByNight),
                    _ => return Err(Illegal::OnlyByDay),
                }
                need(self.works_on(slot, DeedKind::Event, at), Illegal::NotAtEvent)
            }
            Deed::Card(hours) => {
                need(self.cards == Cards::Printed, Illegal::PrintedOnly)?;
                self.check_risk(deed, hours)
            }
        }
    }

    fn check_risk(&self, deed: Deed, hours: u8) -> Result<(), Illegal> {
        let most = self.edition.aid.lines[deed.kind()].risk;
        if (1..=most).contains(&hours) { Ok(()) } else { Err(Illegal::RiskOutOfRange) }
    }

    /// The gangsters that backup called from here would apprehend.
    pub fn in_reach(&self, at: Block) -> BlockSet {
        self.city.occupied() & at.around()
    }

    /// Whether this officer could do field work instead of drawing a force card now.
    pub fn can_do_field_work(&self, officer: Officer) -> bool {
        self.mode.is_team()
            && self.boards.roles.mats[officer.role()].field_work
            && self.suspects_left > 0
            && !self.track.reported().has(officer)
            && self.track.hour(officer) + self.owed(officer) + self.edition.aid.field_work <= self.last_hour()
    }

    /// The hours that this officer has spent but not moved on, and one for an action still to come.
    fn owed(&self, officer: Officer) -> u8 {
        if self.bills(officer) { self.now.bill + u8::from(!self.now.acted) } else { 0 }
    }

    /// Whether hours that this officer spends now go on the bill of the turn.
    pub(super) fn bills(&self, officer: Officer) -> bool {
        self.now.officer == officer && !self.now.settled && !self.track.reported().has(officer)
    }
}
