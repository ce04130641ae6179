//! Every text has its card, every gap its number, and all of it fits the small screen.

extern crate std;
use std::collections::BTreeSet;
use std::string::String;
use std::vec::Vec;

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::ECHO_RIDGE;
use confidant_core::tiny_epic_crimes::{Line, Mark};

use super::*;

/// How many lines of 30 characters a text takes, broken between words.
fn lines(text: &str) -> usize {
    let mut count = 1;
    let mut used = 0;
    for word in text.split(' ') {
        let long = word.chars().count();
        if used > 0 && used + 1 + long > 30 {
            (count, used) = (count + 1, long);
        } else {
            used += long + usize::from(used > 0);
        }
    }
    count
}

fn scenes() -> Vec<Scene<'static>> {
    let marks = [None, Some(Mark::Row(Line::L2)), Some(Mark::Column(Line::L4))];
    let mut all = Vec::new();
    for officers in 2..=4 {
        for team in [false, true] {
            all.extend(marks.map(|mark| Scene { officers, team, mark, who: "Theodora" }));
        }
    }
    all
}

#[test]
fn every_card_has_its_text() {
    for id in EventId::all() {
        assert_eq!(EventText::of(id).key(), ECHO_RIDGE.events.cards[id].name);
    }
    for id in ForceId::all() {
        assert_eq!(HandText::of_force(id).key(), ECHO_RIDGE.force.cards[id].name);
    }
    for id in AbilityId::all() {
        assert_eq!(HandText::of_ability(id).key(), ECHO_RIDGE.abilities.cards[id].name);
    }
    let signs: BTreeSet<_> = EventId::all().map(|id| EventText::of(id).sign()).collect();
    assert_eq!(signs.len(), EventId::COUNT, "each event has a sign of its own");
}

#[test]
fn every_text_of_an_event_is_complete_and_fits() {
    for (id, card) in ECHO_RIDGE.events.cards.iter() {
        let text = EventText::of(id);
        for language in Language::ALL {
            assert!(text.name(language).chars().count() <= 22, "{id}");
            assert!(lines(text.story(language)) <= 4, "{id}: {}", text.story(language));
            for scene in scenes() {
                let (mut rule, mut fuse) = (String::new(), String::new());
                text.write_rule(&mut rule, language, card, scene)
                    .unwrap_or_else(|_| panic!("{id}: a gap is not filled: {rule}"));
                text.write_fuse(&mut fuse, language, card, scene).expect("its gaps are filled");
                assert!(lines(&rule) <= 4, "{id}: {rule}");
                assert!(lines(&fuse) <= 2, "{id}: {fuse}");
                assert!(!rule.contains('{') && !fuse.contains('{'), "{id}");
                let none = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()) == "0";
                assert!(!rule.split(' ').any(none), "{id}: what does not come is not named: {rule}");
                assert_eq!(card.fuse.is_some(), !fuse.is_empty(), "{id}: {fuse}");
            }
        }
    }
}

#[test]
fn every_text_of_a_hand_is_complete_and_fits() {
    for language in Language::ALL {
        for (id, card) in ECHO_RIDGE.force.cards.iter() {
            let mut rule = String::new();
            HandText::of_force(id).write_force(&mut rule, language, card).expect("its gaps are filled");
            assert!(lines(&rule) <= 2, "{id}: {rule}");
            assert!(HandText::of_force(id).name(language).chars().count() <= 22, "{id}");
            assert!(
                card.bill == 0 || rule.contains(char::is_numeric),
                "{id}: its hours are in the text: {rule}"
            );
        }
        for (id, card) in ECHO_RIDGE.abilities.cards.iter() {
            let mut rule = String::new();
            HandText::of_ability(id).write_ability(&mut rule, language, card).expect("its gaps are filled");
            assert!(lines(&rule) <= 2, "{id}: {rule}");
        }
    }
}

#[test]
fn what_a_stakeout_that_cannot_fail_still_needs_is_in_its_text() {
    use confidant_core::tiny_epic_crimes::kinds::DeedKind;
    let (id, card) =
        ECHO_RIDGE.abilities.cards.iter().find(|(_, card)| card.name == "watcher").expect("there is one");
    let most = ECHO_RIDGE.aid.lines[DeedKind::Stakeout].risk;
    for language in Language::ALL {
        let mut rule = String::new();
        HandText::of_ability(id).write_ability(&mut rule, language, card).expect("its gaps are filled");
        assert!(rule.contains(&std::format!("{most}\u{a0}h")), "all that could be risked: {rule}");
    }
}

#[test]
fn the_numbers_of_the_card_are_the_numbers_of_the_text() {
    let scene = Scene { officers: 4, team: true, mark: Some(Mark::Row(Line::L5)), who: "Nora" };
    let of = |name: &str| {
        ECHO_RIDGE.events.cards.iter().find(|(_, card)| card.name == name).expect("there is such a card")
    };
    let (id, card) = of("ransom-call");
    let other = EventCard { need: Need::Tokens(7), harms: card.harms, ..*card };
    let mut rule = String::new();
    EventText::of(id).write_rule(&mut rule, Language::English, &other, scene).expect("filled");
    assert!(rule.contains("7 h at the token"), "{rule}");
    let (id, card) = of("gas");
    let other = EventCard { drift: Some(Drift::Spread(7)), harms: card.harms, ..*card };
    let mut rule = String::new();
    EventText::of(id).write_rule(&mut rule, Language::English, &other, scene).expect("filled");
    assert!(rule.contains("up to 7"), "where it stops: {rule}");
    let (id, card) = of("wall-of-silence");
    let mut rule = String::new();
    EventText::of(id).write_rule(&mut rule, Language::German, card, scene).expect("filled");
    assert!(rule.contains("Reihe 5"), "{rule}");
}
