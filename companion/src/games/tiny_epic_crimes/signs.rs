//! The signs of the house events and of what can be gained.

use confidant_core::id::Id as _;
use confidant_core::tiny_epic_crimes::cards::{EventId, Reward, RewardSet};
use confidant_core::tiny_epic_crimes::kinds::{Evidence, Finding};

use super::texts::Words;
use crate::draw::{Canvas, Colour, Icon};
use crate::texts::{Language, SignNames};

/// In the order of the deck, as the texts of the cards name them.
const SIGNS: [Icon; EventId::COUNT] = [
    Icon::Informant,
    Icon::Clock,
    Icon::Hourglass,
    Icon::Keyhole,
    Icon::Sound,
    Icon::Ball,
    Icon::Rhino,
    Icon::Car,
    Icon::Erase,
    Icon::Hat,
    Icon::Racket,
    Icon::Lamp,
    Icon::Papers,
    Icon::Crown,
    Icon::Flag,
    Icon::Event,
    Icon::Witness,
    Icon::Noentry,
];

/// The sign of a house event.
pub(super) fn event_sign(id: EventId) -> Icon {
    SIGNS.get(id.index()).copied().unwrap_or(Icon::Event)
}

/// The sign of something to gain.
pub(super) const fn reward_sign(reward: Reward) -> Icon {
    match reward {
        Reward::Suspect | Reward::Stash => Icon::Black,
        Reward::Force => Icon::Force,
        Reward::Badge => Icon::Badge,
        Reward::Peek => Icon::Eye,
        Reward::Clue => Icon::Search,
    }
}

/// The signs of what is gained, each of 16 pixels, the last one ending before `right`.
pub(super) fn rewards_from_right(
    canvas: &mut Canvas,
    right: i32,
    y: i32,
    rewards: RewardSet,
    colour: Colour,
) {
    let left = right - 18 * rewards.len() as i32;
    for (reward, x) in rewards.into_iter().zip((left..).step_by(18)) {
        reward_sign(reward).draw(canvas, x, y, 16, colour);
    }
}

/// The sign of a kind of evidence.
pub(super) const fn evidence_sign(evidence: Evidence) -> Icon {
    match evidence {
        Evidence::Gang => Icon::Gang,
        Evidence::Rank => Icon::Rank,
        Evidence::Lab => Icon::Lab,
        Evidence::Getaway => Icon::Getaway,
        Evidence::Weapon => Icon::Weapon,
    }
}

/// The sign of what a piece of evidence says.
pub(super) const fn finding_sign(evidence: Evidence, finding: Finding) -> Icon {
    match (evidence, finding) {
        (Evidence::Gang, Finding::Ace) => Icon::Bee,
        (Evidence::Gang, Finding::Other) => Icon::Rhino,
        (Evidence::Rank, Finding::Ace) => Icon::Rank,
        (Evidence::Rank, Finding::Other) => Icon::Underrank,
        (Evidence::Lab, Finding::Ace) => Icon::Finger,
        (Evidence::Lab, Finding::Other) => Icon::Shoe,
        (Evidence::Getaway, Finding::Ace) => Icon::Moto,
        (Evidence::Getaway, Finding::Other) => Icon::Car,
        (Evidence::Weapon, Finding::Ace) => Icon::Gun,
        (Evidence::Weapon, Finding::Other) => Icon::Knife,
    }
}

/// What a sign stands for here and nowhere else; else empty.
pub(super) fn called(icon: Icon, language: Language, words: &Words) -> &'static str {
    let names = SignNames::of(language);
    match icon {
        Icon::Black => names.suspect,
        Icon::Hat => names.gangster,
        Icon::Eye => names.seen,
        Icon::Flag => names.reported,
        Icon::Cards => names.event,
        Icon::Search => words.search,
        Icon::Prison => words.holding,
        Icon::Arrest => words.arrest,
        Icon::Warn => words.penalty,
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use crate::games::tiny_epic_crimes::cards::EventText;

    #[test]
    fn signs_are_those_that_the_texts_name() {
        for id in EventId::all() {
            let sign = std::format!("{:?}", event_sign(id)).to_lowercase();
            assert_eq!(sign, EventText::of(id).sign());
        }
    }
}
