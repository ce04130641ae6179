//! What is wrong or doubtful in a box of Tiny Epic Crimes.

use super::cards::Named;
use super::{ABILITIES, BADGE, COOP, EVENTS, FORCE, OFFICERS, STANDARD, SUSPECTS, Side, Values};
use crate::id::Id as _;
use crate::pack::{Complaint, Note, Remark, Tell, Weight, note};
use crate::tiny_epic_crimes::ECHO_RIDGE;
use crate::tiny_epic_crimes::edition::Hours;
use crate::tiny_epic_crimes::kinds::{Clue, ClueSet, Evidence, Finding, Role, Suspect};

/// Each sign halves the suspects, a review says.
const OF_EACH_SIGN: usize = 8;
/// Aaron Ace, whom the rule book shows.
const ACE: u8 = 0b1_1111;

fn complain(weight: Weight, part: &'static str, key: Note, what: Remark, about: Note) -> Complaint {
    Complaint { weight, part, section: part, key, what, about }
}

impl Values {
    pub(super) fn check_suspects(&self, tell: &mut Tell<'_>) {
        let shown =
            || Suspect::all().zip(&self.suspects).filter_map(|(who, shown)| Some((who, shown.as_ref()?)));
        for (at, (who, signs)) in shown().enumerate() {
            let key = note(format_args!("{who}"));
            if let Some((twin, _)) = shown().take(at).find(|(_, other)| other.like_ace == signs.like_ace) {
                let about = note(format_args!("{twin} {who}"));
                tell(complain(Weight::Wrong, SUSPECTS, key.clone(), Remark::SuspectsAlike, about));
            }
            if signs.like_ace > ACE {
                tell(complain(Weight::Wrong, SUSPECTS, key.clone(), Remark::SuspectUnreadable, key.clone()));
            }
            if who == Suspect::A && signs.like_ace != ACE {
                tell(complain(Weight::Doubt, SUSPECTS, key, Remark::SuspectExpected, Note::new()));
            }
        }
        if shown().count() == Suspect::ALL.len() {
            for evidence in Evidence::ALL {
                let count = shown().filter(|(_, signs)| signs.like_ace >> evidence.index() & 1 == 1).count();
                if count != OF_EACH_SIGN {
                    let word = evidence.word_of(Finding::Ace);
                    let about = note(format_args!("{word} {count} {OF_EACH_SIGN}"));
                    tell(complain(Weight::Doubt, SUSPECTS, Note::new(), Remark::SignCount, about));
                }
            }
        }
    }

    pub(super) fn check_times(&self, tell: &mut Tell<'_>) {
        for (part, side) in [(STANDARD, &self.standard), (COOP, &self.coop)] {
            check_side(part, side, tell);
        }
    }

    pub(super) fn check_mats(&self, tell: &mut Tell<'_>) {
        if let (Some(suspect), Some(interrogation)) = (self.badge_suspect, self.badge_interrogation) {
            for space in (0..16).filter(|space| suspect & interrogation & 1 << space != 0) {
                let about = note(format_args!("{space}"));
                tell(complain(Weight::Wrong, BADGE, Note::new(), Remark::BadgeBoth, about));
            }
            if (suspect | interrogation) >> 10 != 0 {
                tell(complain(Weight::Wrong, BADGE, Note::new(), Remark::BadgeBeyond, Note::new()));
            }
            for (key, spaces) in [("suspect", suspect), ("interrogation", interrogation)] {
                if spaces == 0 {
                    let key = note(format_args!("{key}"));
                    tell(complain(Weight::Doubt, BADGE, key.clone(), Remark::BadgeNone, key));
                }
            }
        }
        let [detective, patrol_cop, ..] = self.officers;
        if let (Some(detective), Some(patrol_cop)) = (detective, patrol_cop) {
            let lack: ClueSet = ClueSet::all() - (detective.clues | patrol_cop.clues);
            for clue in lack {
                let word = if clue == Clue::Holding { "hold" } else { clue.word() };
                tell(complain(
                    Weight::Doubt,
                    OFFICERS,
                    Note::new(),
                    Remark::TeamLacks,
                    note(format_args!("{word}")),
                ));
            }
        }
        // What is public of the mats: the Patrol Cop's actions, and who knows field work.
        for (role, own) in Role::all().zip(self.officers) {
            let Some(own) = own else { continue };
            let known = ECHO_RIDGE.roles.mats[role];
            let differs = own.field_work != known.field_work
                || role == Role::PatrolCop && own.mat().evidence != known.evidence;
            if differs {
                let key = note(format_args!("{role}"));
                tell(complain(Weight::Doubt, OFFICERS, key.clone(), Remark::OfficerExpected, key));
            }
        }
    }

    pub(super) fn check_names(&self, tell: &mut Tell<'_>) {
        check_list(EVENTS, &self.events, tell);
        check_list(FORCE, &self.force, tell);
        check_list(ABILITIES, &self.abilities, tell);
    }
}

fn check_side(part: &'static str, side: &Side, tell: &mut Tell<'_>) {
    let last = ECHO_RIDGE.track.standard.last;
    for (key, hours) in [("night", side.night), ("lines", side.lines)] {
        let Some(hours) = hours else { continue };
        let key = note(format_args!("{key}"));
        let end = if key == "lines" { last - 1 } else { last };
        if !hours.is_within(1, end) {
            tell(complain(Weight::Wrong, part, key, Remark::HourBeyond, note(format_args!("{end}"))));
        } else if hours == Hours::NONE && side.complete {
            tell(complain(Weight::Doubt, part, key.clone(), Remark::HoursNone, key));
        }
    }
    let Some(night) = side.night.filter(|night| side.complete && *night != Hours::NONE) else { return };
    for hour in 2..last {
        let alone = night.has(hour) != night.has(hour - 1) && night.has(hour) != night.has(hour + 1);
        if alone {
            let what = if night.has(hour) { Remark::NightAlone } else { Remark::DayAlone };
            tell(complain(
                Weight::Doubt,
                part,
                note(format_args!("night")),
                what,
                note(format_args!("{hour}")),
            ));
        }
    }
}

/// Names are sorted and differ: a list out of a pack that is not so was made by something else.
fn check_list<T: Named>(part: &'static str, list: &[T], tell: &mut Tell<'_>) {
    if !list.is_sorted_by(|one, other| one.name() < other.name()) {
        tell(complain(Weight::Wrong, part, Note::new(), Remark::CardsOutOfOrder, Note::new()));
    }
}
