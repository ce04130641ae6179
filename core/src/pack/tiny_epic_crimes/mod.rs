//! The box of Tiny Epic Crimes: suspects, both time boards, badge track and officers; and of the events, force cards and
//! abilities the names and the shape, for people who draw those themselves. Their printed sentences are not entered.

mod cards;
mod check;

use core::fmt::Write as _;

use serde::{Deserialize, Serialize};

use super::{BoxedGame, OwnValues, Part, Section, Shape, Tell, Unread};
use crate::digest::digest;
use crate::id::{ById, Id as _};
use crate::notation::{NotationError, Tokens, number};
use crate::tiny_epic_crimes::cards::Origin;
use crate::tiny_epic_crimes::edition::{Hours, OwnTables, Roles, Suspects, TimeBoard, TimeBoards};
use crate::tiny_epic_crimes::kinds::{Clue, DeedKind, Evidence, Finding, Role, Suspect, SuspectSet};
use crate::tiny_epic_crimes::{
    BadgeSpaces, ECHO_RIDGE, EventShape, EventShapes, OwnBadge, OwnRole, OwnTime, PrintedName,
};
pub use cards::{HelpShape, MOST_ON_CARD};

const SUSPECTS: &str = "suspects";
const STANDARD: &str = "time.standard";
const COOP: &str = "time.coop";
const BADGE: &str = "badge";
const OFFICERS: &str = "officers";
const EVENTS: &str = "events";
const FORCE: &str = "force";
const ABILITIES: &str = "abilities";

/// Most force or ability cards.
const MOST_HELPS: usize = 16;

/// What a suspect card shows.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Shown {
    /// For each evidence, from the lowest bit: whether it is as with Aaron Ace.
    like_ace: u8,
    /// The printed name, if it was entered.
    name: PrintedName,
}

/// What was entered of one side of the time boards.
#[derive(Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
struct Side {
    night: Option<Hours>,
    lines: Option<Hours>,
    /// "That is all" was said: an hour that was not touched is a day without a line.
    complete: bool,
}

/// What was entered.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Values {
    suspects: [Option<Shown>; Suspect::ALL.len()],
    standard: Side,
    coop: Side,
    badge_suspect: Option<BadgeSpaces>,
    badge_interrogation: Option<BadgeSpaces>,
    officers: [Option<OwnRole>; Role::ALL.len()],
    events: EventShapes,
    force: heapless::Vec<HelpShape, MOST_HELPS>,
    abilities: heapless::Vec<HelpShape, MOST_HELPS>,
}

impl Side {
    fn own(&self) -> Option<OwnTime> {
        let (night, lines) = (self.night?, self.lines?);
        self.complete.then_some(OwnTime { night, lines })
    }

    fn have(&self) -> u16 {
        u16::from(self.night.is_some()) + u16::from(self.lines.is_some()) + u16::from(self.complete)
    }
}

impl Values {
    /// The tables that a game is played with: each part own or as shipped. The time boards count as printed when both
    /// sides are own.
    pub fn tables(&self) -> OwnTables {
        let shipped = &ECHO_RIDGE;
        let side = |own: &Side, board: &TimeBoard| own.own().and_then(|own| own.on(board).ok());
        let standard = side(&self.standard, &shipped.track.standard);
        let coop = side(&self.coop, &shipped.track.coop);
        let both = standard.is_some() && coop.is_some();
        let badge = self.badge().and_then(|badge| badge.on(shipped.badge).ok());
        OwnTables {
            suspects: self.own_suspects().unwrap_or(*shipped.suspects),
            track: TimeBoards {
                origin: if both { Origin::Printed } else { shipped.track.origin },
                standard: standard.unwrap_or(shipped.track.standard),
                coop: coop.unwrap_or(shipped.track.coop),
            },
            badge: badge.unwrap_or(*shipped.badge),
            roles: self.own_roles().unwrap_or(*shipped.roles),
            events: self.events.clone(),
        }
    }

    fn badge(&self) -> Option<OwnBadge> {
        Some(OwnBadge { suspect: self.badge_suspect?, interrogation: self.badge_interrogation? })
    }

    fn own_suspects(&self) -> Option<Suspects> {
        let mut like_ace = ById::new([SuspectSet::NONE; Evidence::ALL.len()]);
        for (suspect, shown) in Suspect::all().zip(&self.suspects) {
            let shown = shown.as_ref()?;
            for evidence in Evidence::all().filter(|evidence| shown.like_ace >> evidence.index() & 1 == 1) {
                like_ace[evidence].insert(suspect);
            }
        }
        Some(Suspects { origin: Origin::Printed, like_ace })
    }

    fn own_roles(&self) -> Option<Roles> {
        let mut own = [OwnRole::default(); Role::ALL.len()];
        for (role, entered) in own.iter_mut().zip(self.officers) {
            *role = entered?;
        }
        Some(Roles { origin: Origin::Printed, mats: ById::new(own.map(OwnRole::mat)) })
    }

    fn side(&mut self, section: &str) -> &mut Side {
        if section == COOP { &mut self.coop } else { &mut self.standard }
    }

    fn helps(&mut self, section: &str) -> &mut heapless::Vec<HelpShape, MOST_HELPS> {
        if section == FORCE { &mut self.force } else { &mut self.abilities }
    }
}

/// Reads `blue boss fingerprints motorcycle gun Aaron Ace`.
fn shown(value: &str) -> Result<Shown, NotationError> {
    let mut words = Tokens::of(value);
    let mut like_ace = 0;
    for evidence in Evidence::all() {
        let word = words.word()?;
        let is = |finding| evidence.word_of(finding).eq_ignore_ascii_case(word);
        if is(Finding::Ace) {
            like_ace |= 1 << evidence.index();
        } else if !is(Finding::Other) {
            return Err(NotationError::UnknownWord);
        }
    }
    let mut name = PrintedName::new();
    while let Some(word) = words.maybe() {
        let gap = if name.is_empty() { "" } else { " " };
        write!(name, "{gap}{word}").map_err(|_| NotationError::TooLong)?;
    }
    Ok(Shown { like_ace, name })
}

fn spaces(value: &str) -> Result<BadgeSpaces, NotationError> {
    let (mut words, mut all) = (Tokens::of(value), 0);
    while let Some(word) = words.maybe().filter(|word| *word != "none") {
        let space = number(word)?;
        all |= if space < 10 { 1 << space } else { return Err(NotationError::OutOfRange) };
    }
    words.end()?;
    Ok(all)
}

/// Reads `witness hold field-work`.
fn officer(value: &str) -> Result<OwnRole, NotationError> {
    let (mut words, mut role) = (Tokens::of(value), OwnRole::default());
    while let Some(word) = words.maybe() {
        match word {
            "none" => {}
            "field-work" => role.field_work = true,
            "hold" => drop(role.clues.insert(Clue::Holding)),
            "holding" => return Err(NotationError::UnknownWord),
            word => drop(role.clues.insert(word.parse()?)),
        }
    }
    Ok(role)
}

fn letter(key: &str) -> Option<Suspect> {
    Suspect::all().find(|suspect| suspect.word().eq_ignore_ascii_case(key))
}

fn hours(value: &str) -> Result<Hours, NotationError> {
    let mut words = Tokens::of(value);
    let hours = Hours::read(&mut words)?;
    words.end()?;
    if hours.is_within(1, ECHO_RIDGE.track.standard.last) {
        Ok(hours)
    } else {
        Err(NotationError::OutOfRange)
    }
}

impl OwnValues for Values {
    const WHICH: BoxedGame = BoxedGame::TinyEpicCrimes;
    const PARTS: &'static [&'static str] =
        &[SUSPECTS, STANDARD, COOP, BADGE, OFFICERS, EVENTS, FORCE, ABILITIES];
    const SECTIONS: &'static [Section] = &[
        Section { name: EVENTS, shape: Shape::Cards },
        Section { name: FORCE, shape: Shape::Cards },
        Section { name: ABILITIES, shape: Shape::Cards },
        Section { name: SUSPECTS, shape: Shape::Named },
        Section { name: STANDARD, shape: Shape::Table },
        Section { name: COOP, shape: Shape::Table },
        Section { name: BADGE, shape: Shape::Table },
        Section { name: OFFICERS, shape: Shape::Table },
    ];

    fn put(&mut self, section: &str, key: &str, value: &str) -> Result<(), Unread> {
        match (section, key) {
            (SUSPECTS, key) => {
                let suspect = letter(key).ok_or(Unread::Key)?;
                let slot = self.suspects.get_mut(suspect.index()).ok_or(Unread::Key)?;
                *slot = Some(shown(value)?);
            }
            (STANDARD | COOP, "night") => self.side(section).night = Some(hours(value)?),
            (STANDARD | COOP, "lines") => self.side(section).lines = Some(hours(value)?),
            (STANDARD | COOP, "complete") => {
                self.side(section).complete = value.trim().parse().map_err(|_| NotationError::UnknownWord)?;
            }
            (BADGE, "suspect") => self.badge_suspect = Some(spaces(value)?),
            (BADGE, "interrogation") => self.badge_interrogation = Some(spaces(value)?),
            (OFFICERS, key) => {
                let role: Role = key.parse().map_err(|_| Unread::Key)?;
                let slot = self.officers.get_mut(role.index()).ok_or(Unread::Key)?;
                *slot = Some(officer(value)?);
            }
            (EVENTS, key) => cards::put(&mut self.events, EventShape::read(key, value)?)?,
            (FORCE | ABILITIES, key) => cards::put(self.helps(section), HelpShape::read(key, value)?)?,
            (STANDARD | COOP | BADGE, _) => return Err(Unread::Key),
            _ => return Err(Unread::Section),
        }
        Ok(())
    }

    fn take(&mut self, section: &str, key: &str) -> bool {
        match (section, key) {
            (SUSPECTS, key) => letter(key).and_then(|at| self.suspects.get_mut(at.index())?.take()).is_some(),
            (STANDARD | COOP, "night") => self.side(section).night.take().is_some(),
            (STANDARD | COOP, "lines") => self.side(section).lines.take().is_some(),
            (STANDARD | COOP, "complete") => core::mem::take(&mut self.side(section).complete),
            (BADGE, "suspect") => self.badge_suspect.take().is_some(),
            (BADGE, "interrogation") => self.badge_interrogation.take().is_some(),
            (OFFICERS, key) => {
                let role = key.parse::<Role>().ok();
                role.and_then(|role| self.officers.get_mut(role.index())?.take()).is_some()
            }
            (EVENTS, key) => cards::take(&mut self.events, key),
            (FORCE | ABILITIES, key) => cards::take(self.helps(section), key),
            _ => false,
        }
    }

    fn each(&self, visit: &mut dyn FnMut(&'static str, &str, &str)) {
        self.events.iter().for_each(|event| visit(EVENTS, &event.name, &event.words()));
        self.force.iter().for_each(|card| visit(FORCE, &card.name, &card.words()));
        self.abilities.iter().for_each(|card| visit(ABILITIES, &card.name, &card.words()));
        for (suspect, shown) in Suspect::all().zip(&self.suspects) {
            let Some(shown) = shown else { continue };
            let mut text = heapless::String::<128>::new();
            for evidence in Evidence::all() {
                let ace = shown.like_ace >> evidence.index() & 1 == 1;
                let finding = if ace { Finding::Ace } else { Finding::Other };
                let gap = if text.is_empty() { "" } else { " " };
                let _ = write!(text, "{gap}{}", evidence.word_of(finding));
            }
            if !shown.name.is_empty() {
                let _ = write!(text, " {}", shown.name);
            }
            visit(SUSPECTS, suspect.word(), &text);
        }
        for (section, side) in [(STANDARD, &self.standard), (COOP, &self.coop)] {
            // A board of single hours has 24 of them at most, parted by as many gaps.
            let mut hours = |key, hours: Option<Hours>| {
                if let Some(hours) = hours {
                    let mut text = heapless::String::<160>::new();
                    let _ = write!(text, "{hours}");
                    visit(section, key, &text);
                }
            };
            hours("night", side.night);
            hours("lines", side.lines);
            if side.complete {
                visit(section, "complete", "true");
            }
        }
        for (key, bits) in [("suspect", self.badge_suspect), ("interrogation", self.badge_interrogation)] {
            let Some(bits) = bits else { continue };
            let mut text = heapless::String::<32>::new();
            for space in (0..10).filter(|space| bits >> space & 1 == 1) {
                let _ = write!(text, "{}{space}", if text.is_empty() { "" } else { " " });
            }
            visit(BADGE, key, if text.is_empty() { "none" } else { &text });
        }
        for (role, own) in Role::all().zip(self.officers) {
            let Some(own) = own else { continue };
            let mut text = heapless::String::<80>::new();
            let words = own.clues.iter().map(|clue| match clue {
                Clue::Holding => "hold",
                clue => clue.word(),
            });
            for word in words.chain(own.field_work.then_some("field-work")) {
                let _ = write!(text, "{}{word}", if text.is_empty() { "" } else { " " });
            }
            visit(OFFICERS, role.word(), if text.is_empty() { "none" } else { &text });
        }
    }

    fn parts(&self, visit: &mut dyn FnMut(Part)) {
        let suspects = self.suspects.iter().flatten().count() as u16;
        visit(Part { name: SUSPECTS, have: suspects, need: Suspect::ALL.len() as u16 });
        visit(Part { name: STANDARD, have: self.standard.have(), need: 3 });
        visit(Part { name: COOP, have: self.coop.have(), need: 3 });
        let badge = u16::from(self.badge_suspect.is_some()) + u16::from(self.badge_interrogation.is_some());
        visit(Part { name: BADGE, have: badge, need: 2 });
        let officers = self.officers.iter().flatten().count() as u16;
        visit(Part { name: OFFICERS, have: officers, need: Role::ALL.len() as u16 });
        let cards =
            [(EVENTS, self.events.len()), (FORCE, self.force.len()), (ABILITIES, self.abilities.len())];
        for (name, have) in cards {
            visit(Part { name, have: have as u16, need: have as u16 });
        }
    }

    fn check(&self, tell: &mut Tell<'_>) {
        self.check_suspects(tell);
        self.check_times(tell);
        self.check_mats(tell);
        self.check_names(tell);
    }

    fn clear(&mut self, part: &str) {
        match part {
            SUSPECTS => self.suspects = Default::default(),
            STANDARD => self.standard = Side::default(),
            COOP => self.coop = Side::default(),
            BADGE => (self.badge_suspect, self.badge_interrogation) = (None, None),
            OFFICERS => self.officers = Default::default(),
            EVENTS => self.events.clear(),
            FORCE => self.force.clear(),
            ABILITIES => self.abilities.clear(),
            _ => {}
        }
    }

    fn shipped() -> Self {
        let edition = &ECHO_RIDGE;
        let mut values = Self::default();
        for (slot, suspect) in values.suspects.iter_mut().zip(Suspect::ALL) {
            let bits = Evidence::all()
                .filter(|&evidence| edition.suspects.finding(suspect, evidence) == Finding::Ace)
                .fold(0, |bits, evidence| bits | 1 << evidence.index());
            *slot = Some(Shown { like_ace: bits, name: PrintedName::new() });
        }
        let side =
            |board: &TimeBoard| Side { night: Some(board.night), lines: Some(board.lines), complete: true };
        values.standard = side(&edition.track.standard);
        values.coop = side(&edition.track.coop);
        let (mut suspect, mut interrogation) = (0, 0);
        for (space, bonus) in edition.badge.bonus.iter().enumerate() {
            use crate::tiny_epic_crimes::edition::BadgeBonus;
            match bonus {
                BadgeBonus::None => {}
                BadgeBonus::Suspect => suspect |= 1 << space,
                BadgeBonus::Interrogation => interrogation |= 1 << space,
            }
        }
        (values.badge_suspect, values.badge_interrogation) = (Some(suspect), Some(interrogation));
        for (slot, mat) in values.officers.iter_mut().zip(edition.roles.mats.values()) {
            let clue = |deed| match deed {
                DeedKind::Informant => Some(Clue::Informant),
                DeedKind::Witness => Some(Clue::Witness),
                DeedKind::Search => Some(Clue::Search),
                DeedKind::Stakeout => Some(Clue::Stakeout),
                DeedKind::Hold => Some(Clue::Holding),
                _ => None,
            };
            let clues = mat.evidence.iter().filter_map(clue).collect();
            *slot = Some(OwnRole { clues, field_work: mat.field_work });
        }
        values
    }

    /// The names and shapes of cards change no rule: they are not in it.
    fn digest(&self) -> u64 {
        let OwnTables { suspects, track, badge, roles, events } = self.tables();
        let shipped = &ECHO_RIDGE;
        // In the order of the edition's own fields.
        let tables = (
            &suspects,
            &track,
            &badge,
            &roles,
            shipped.aid,
            shipped.events,
            shipped.force,
            shipped.abilities,
        );
        if events.is_empty() { digest(&tables) } else { digest(&(tables, events.as_slice())) }
    }
}
