//! What the house cards say, in three languages. Every number in a text is a gap that is filled from the very card
//! that the engine plays, so that text and effect cannot differ.

mod events;
mod hand;
#[cfg(test)]
mod tests;

use core::fmt::{self, Write};

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::Mark;
use confidant_core::tiny_epic_crimes::cards::{
    AbilityCard, AbilityId, Burn, Count, Drift, EventCard, EventId, EventStep, ForceCard, ForceId, Gangsters,
    Harm, Need, Perk, Risk, Strike,
};

use crate::texts::Language;

/// A text in English, French, German.
type ByLanguage = [&'static str; 3];

fn in_language(texts: &ByLanguage, language: Language) -> &'static str {
    let [english, french, german] = *texts;
    match language {
        Language::English => english,
        Language::French => french,
        Language::German => german,
    }
}

/// The texts of a force card or an ability.
pub struct HandText {
    key: &'static str,
    names: ByLanguage,
    rules: ByLanguage,
}

/// The texts of an event.
pub struct EventText {
    key: &'static str,
    sign: &'static str,
    names: ByLanguage,
    stories: ByLanguage,
    rules: ByLanguage,
    /// Where a team plays it differently.
    team: Option<ByLanguage>,
}

/// Where an event lies: what the gaps of its rule depend on.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// How many officers play.
    pub officers: u8,
    /// Whether they are a team.
    pub team: bool,
    /// What the event singles out.
    pub mark: Option<Mark>,
    /// The name of the marked officer.
    pub who: &'a str,
}

impl EventText {
    /// The texts of an event.
    pub fn of(id: EventId) -> &'static Self {
        let [first, ..] = &events::EVENTS;
        events::EVENTS.get(id.index()).unwrap_or(first)
    }

    /// Its name in the notation.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// The name of its sign in the table of icons.
    pub fn sign(&self) -> &'static str {
        self.sign
    }

    /// What it is called.
    pub fn name(&self, language: Language) -> &'static str {
        in_language(&self.names, language)
    }

    /// What has happened.
    pub fn story(&self, language: Language) -> &'static str {
        in_language(&self.stories, language)
    }

    /// Writes what it does and what resolves it.
    pub fn write_rule(
        &self,
        out: &mut dyn Write,
        language: Language,
        card: &EventCard,
        scene: Scene<'_>,
    ) -> fmt::Result {
        let rules = self.team.as_ref().filter(|_| scene.team).unwrap_or(&self.rules);
        fill(out, in_language(rules, language), &mut |out, gap| event_gap(out, gap, card, scene))
    }

    /// Writes how it ends by itself; nothing if it does not.
    pub fn write_fuse(
        &self,
        out: &mut dyn Write,
        language: Language,
        card: &EventCard,
        scene: Scene<'_>,
    ) -> fmt::Result {
        let Some(fuse) = card.fuse else { return Ok(()) };
        let lines = fuse.lines.at(scene.officers, scene.team);
        let (text, penalties) = match fuse.then {
            Burn::Penalty(times) => match times.at(scene.officers, scene.team) {
                1 => (&events::BURNS_ONCE, 1),
                more => (&events::BURNS, more),
            },
            Burn::Lost => (&events::IS_LOST, 0),
            Burn::Leave => (&events::LEAVES, 0),
        };
        fill(out, in_language(text, language), &mut |out, gap| match gap {
            "lines" => write!(out, "{lines}"),
            "penalties" => write!(out, "{penalties}"),
            _ => Err(fmt::Error),
        })
    }
}

impl HandText {
    /// The texts of a force card.
    pub fn of_force(id: ForceId) -> &'static Self {
        let [first, ..] = &hand::FORCE;
        hand::FORCE.get(id.index()).unwrap_or(first)
    }

    /// The texts of an ability.
    pub fn of_ability(id: AbilityId) -> &'static Self {
        let [first, ..] = &hand::ABILITIES;
        hand::ABILITIES.get(id.index()).unwrap_or(first)
    }

    /// Its name in the notation.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// What it is called.
    pub fn name(&self, language: Language) -> &'static str {
        in_language(&self.names, language)
    }

    /// Writes what a force card does.
    pub fn write_force(&self, out: &mut dyn Write, language: Language, card: &ForceCard) -> fmt::Result {
        fill(out, in_language(&self.rules, language), &mut |out, gap| match (gap, card.strike) {
            ("bill", _) => write!(out, "{}", card.bill),
            ("n", Strike::Help(perk)) => number(out, perk),
            _ => Err(fmt::Error),
        })
    }

    /// Writes what an ability does.
    pub fn write_ability(&self, out: &mut dyn Write, language: Language, card: &AbilityCard) -> fmt::Result {
        fill(out, in_language(&self.rules, language), &mut |out, gap| match gap {
            "n" => number(out, card.perk),
            _ => Err(fmt::Error),
        })
    }
}

/// The number of a perk.
fn number(out: &mut dyn Write, perk: Perk) -> fmt::Result {
    match perk {
        Perk::FreeBlocks(number)
        | Perk::DriveCap(number)
        | Perk::Sure(number)
        | Perk::Cheaper(_, number, _)
        | Perk::Luck(_, number) => write!(out, "{number}"),
        Perk::Wrap
        | Perk::Reach(_)
        | Perk::CoffeeCalm
        | Perk::Refund(_)
        | Perk::BigCell
        | Perk::Share
        | Perk::AnyTime(_) => Err(fmt::Error),
    }
}

/// Writes a text, its gaps (a word in braces) filled; a gap that nothing fills is an error.
fn fill(
    out: &mut dyn Write,
    text: &str,
    gap: &mut dyn FnMut(&mut dyn Write, &str) -> fmt::Result,
) -> fmt::Result {
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, behind) = after.split_once('}').ok_or(fmt::Error)?;
        out.write_str(before)?;
        gap(out, name)?;
        rest = behind;
    }
    out.write_str(rest)
}

/// A gap of an event's rule.
fn event_gap(out: &mut dyn Write, gap: &str, card: &EventCard, scene: Scene<'_>) -> fmt::Result {
    match (gap, scene.mark) {
        ("row", Some(Mark::Row(line))) | ("col", Some(Mark::Column(line))) => return write!(out, "{line}"),
        // Before the dice have named it.
        ("row" | "col", _) => return out.write_str("?"),
        ("who", _) => return out.write_str(scene.who),
        _ => {}
    }
    let at = |count: Count| count.at(scene.officers, scene.team);
    let harm = |pick: fn(Harm) -> Option<u8>| card.harms(scene.team).iter().copied().find_map(pick);
    let number = match gap {
        "hours" => match card.need {
            Need::Tokens(hours) | Need::ByNight(hours) | Need::Pay(hours, _) | Need::Carry(hours, _) => {
                Some(hours)
            }
            Need::Car(_, hours) => Some(hours),
            Need::Summons(_, hours) => Some(hours),
            Need::Doing(..) | Need::Risk(_) => None,
        },
        "own" => match card.need {
            Need::Car(hours, _) => Some(hours),
            _ => None,
        },
        "end" => match card.need {
            Need::Carry(_, hours) | Need::Pay(_, hours) => Some(hours),
            _ => None,
        },
        "most" => match (card.need, card.drift) {
            (Need::Risk(Risk::Hours(hours, _)), _) => Some(hours),
            (_, Some(Drift::Spread(tokens))) => Some(tokens),
            _ => None,
        },
        "more" => match card.need {
            Need::Risk(Risk::Hours(_, more)) => Some(more),
            _ => None,
        },
        "total" => match card.need {
            Need::Risk(Risk::AtLeast(total)) => Some(total),
            _ => None,
        },
        "times" => match card.need {
            Need::Doing(_, _, times, _) => Some(at(times)),
            _ => None,
        },
        "tokens" => card.set_up.iter().find_map(|step| match step {
            EventStep::Tokens(count, _) => Some(at(*count)),
            _ => None,
        }),
        "gangsters" => card.set_up.iter().find_map(|step| match step {
            EventStep::Gangsters(count, Gangsters::OfColour(_) | Gangsters::Drawn) => Some(at(*count)),
            _ => None,
        }),
        "push" => card.set_up.iter().find_map(|step| match step {
            EventStep::Choose(hours) => Some(*hours),
            _ => None,
        }),
        "dearer" => harm(|harm| match harm {
            Harm::Dearer(_, _, hours) | Harm::SlowDrive(hours) | Harm::Unlucky(_, hours) => Some(hours),
            _ => None,
        }),
        "lines" => card.fuse.map(|fuse| at(fuse.lines)),
        _ => None,
    };
    number.map_or(Err(fmt::Error), |number| write!(out, "{number}"))
}
