//! Two boxes of one game beside each other: where they differ, and what of the one fills gaps of the other.

use std::cmp::Reverse;
use std::fmt::Write as _;

use confidant_core::pack::{Part, Shape, Values, Weight};

use crate::{Draft, Language, read, write};

/// What a difference is, seen from the owner's box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// Only the owner's box has it.
    Mine,
    /// Only the other has it, and there is a gap for it.
    Theirs,
    /// Only the other has it, and there is no room for it.
    Over,
    /// Both have it, with other values.
    Both,
    /// In a list that takes no more: one has this item where the other has that.
    Instead,
}

impl Whose {
    const fn word(self) -> &'static str {
        match self {
            Self::Mine => "mine",
            Self::Theirs => "theirs",
            Self::Over => "over",
            Self::Both => "both",
            Self::Instead => "instead",
        }
    }
}

struct Difference {
    section: &'static str,
    key: String,
    mine: String,
    /// The value in the other box; of [`Whose::Instead`] the item there.
    theirs: String,
    whose: Whose,
}

/// Where two texts differ, a line each: section, key, the one's value, the other's, and a word of [`Whose`]. None if they
/// are not of one game.
pub(crate) fn told(mine: &str, theirs: &str) -> Option<String> {
    let (mine, theirs) = both(mine, theirs)?;
    let mut out = String::new();
    for Difference { section, key, mine, theirs, whose } in differences(&mine, &theirs).0 {
        let _ = writeln!(out, "{section}\t{key}\t{mine}\t{theirs}\t{}", whose.word());
    }
    Some(out)
}

/// The text of a box with its gaps filled from another of the same game. What was entered stays, and nothing comes to be
/// too much or wrong by it.
pub(crate) fn filled(mine: &str, theirs: &str, speech: Language) -> Option<String> {
    let (mine, theirs) = both(mine, theirs)?;
    Some(write(&differences(&mine, &theirs).1, speech))
}

fn both(mine: &str, theirs: &str) -> Option<(Draft, Draft)> {
    let both = (read(mine).draft?, read(theirs).draft?);
    (both.0.values.which() == both.1.values.which()).then_some(both)
}

/// The differences, and the owner's box with its gaps filled.
fn differences(mine: &Draft, theirs: &Draft) -> (Vec<Difference>, Draft) {
    let mut all = raw(mine, theirs);
    for section in mine.values.sections().iter().filter(|section| section.shape == Shape::List) {
        pair_up(&mut all, section.name, readings(mine, theirs, section.name));
    }
    let mut filled = mine.clone();
    for difference in all.iter_mut().filter(|difference| difference.whose == Whose::Theirs) {
        match with(&filled, difference) {
            Some(next) => filled = next,
            None => difference.whose = Whose::Over,
        }
    }
    (all, filled)
}

/// Every entry that differs; an item that is twice in a list counts as two.
fn raw(mine: &Draft, theirs: &Draft) -> Vec<Difference> {
    let mut all: Vec<Difference> = mine
        .entries()
        .into_iter()
        .map(|(section, key, mine)| Difference {
            section,
            key,
            mine,
            theirs: String::new(),
            whose: Whose::Mine,
        })
        .collect();
    for (section, key, value) in theirs.entries() {
        let found = all
            .iter()
            .position(|held| held.whose == Whose::Mine && held.section == section && held.key == key);
        match found {
            Some(at) if all[at].mine == value => drop(all.remove(at)),
            Some(at) => (all[at].theirs, all[at].whose) = (value, Whose::Both),
            None => {
                let (mine, whose) = (String::new(), Whose::Theirs);
                all.push(Difference { section, key, mine, theirs: value, whose });
            }
        }
    }
    all
}

/// How many items of a list must be two readings of one card: both boxes together would have more than there are.
fn readings(mine: &Draft, theirs: &Draft, section: &str) -> usize {
    let count = |draft: &Draft| draft.entries().iter().filter(|(name, ..)| *name == section).count();
    let Some(need) = fixed(mine, section) else { return 0 };
    let common = {
        let mut left = theirs.entries();
        let held = mine.entries().into_iter().filter(|(name, ..)| *name == section);
        held.filter(|entry| left.iter().position(|other| other == entry).map(|at| left.remove(at)).is_some())
            .count()
    };
    (count(mine) + count(theirs) - common).saturating_sub(need)
}

/// How many items the list of this name takes; none if it has no end.
fn fixed(draft: &Draft, section: &str) -> Option<usize> {
    let mut need = None;
    Values::of(draft.values.which()).parts(&mut |part: Part| {
        if part.name == section && part.need > 0 {
            need = Some(usize::from(part.need));
        }
    });
    need
}

/// Makes one difference out of two that are most alike, so many times.
fn pair_up(all: &mut Vec<Difference>, section: &str, times: usize) {
    for _ in 0..times {
        let of = |whose| {
            let own = all.iter().enumerate();
            own.filter(move |(_, held)| held.section == section && held.whose == whose).map(|(at, _)| at)
        };
        let pairs = of(Whose::Mine).flat_map(|mine| of(Whose::Theirs).map(move |theirs| (mine, theirs)));
        // Of those that are equally alike the first.
        let likeness = |&(mine, theirs): &(usize, usize)| {
            (alike(&all[mine].key, &all[theirs].key), Reverse(mine), Reverse(theirs))
        };
        let Some((mine, theirs)) = pairs.max_by_key(likeness) else { return };
        all[mine].theirs = all[theirs].key.clone();
        all[mine].whose = Whose::Instead;
        all.remove(theirs);
    }
}

/// How many words two items share in the same places.
fn alike(one: &str, other: &str) -> usize {
    let words = |text| str::split(text, ['-', ' ']);
    words(one).zip(words(other)).filter(|(a, b)| a == b).count()
}

/// The box with this difference filled in; none if something entered would change, or be too much, or wrong.
fn with(draft: &Draft, difference: &Difference) -> Option<Draft> {
    let mut next = draft.clone();
    next.put(difference.section, &difference.key, &difference.theirs).ok()?;
    let mut now = next.entries();
    let kept = draft.entries().iter().all(|entry| {
        let at = now.iter().position(|other| other == entry);
        at.map(|at| now.remove(at)).is_some()
    });
    (kept && faults(&next) <= faults(draft)).then_some(next)
}

/// How many things are too much or wrong.
fn faults(draft: &Draft) -> usize {
    let mut count = 0;
    draft.values.parts(&mut |part| count += usize::from(part.have > part.need));
    draft.values.check(&mut |complaint| count += usize::from(complaint.weight == Weight::Wrong));
    count
}
