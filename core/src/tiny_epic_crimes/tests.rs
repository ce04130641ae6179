//! The printed data against what the rules say of it, and the size of the state. The rules themselves are
//! proven by the case files and properties in `host-tests`.

extern crate std;
use super::cards::{Harm, Need, Origin};
use super::kinds::{Clue, DeedKind, Evidence, Finding, Role, SuspectSet};
use super::*;
use crate::digest::digest;
use std::collections::BTreeSet;

#[test]
fn every_four_attributes_name_one_suspect_and_each_halves_them() {
    let suspects = ECHO_RIDGE.suspects;
    for evidence in Evidence::ALL {
        assert_eq!(suspects.with(evidence, Finding::Ace).len(), 8);
        assert!(suspects.finding(kinds::Suspect::A, evidence) == Finding::Ace);
    }
    for left_out in Evidence::ALL {
        for suspect in kinds::Suspect::ALL {
            let same = Evidence::ALL
                .into_iter()
                .filter(|&evidence| evidence != left_out)
                .fold(SuspectSet::all(), |set, evidence| {
                    set & suspects.with(evidence, suspects.finding(suspect, evidence))
                });
            assert!(same == SuspectSet::only(suspect));
        }
    }
}

#[test]
fn the_suspects_are_as_the_reconstruction_lists_them() {
    // gang, rank, lab, getaway, weapon: the first letter of each.
    let list =
        "bbfmg bbfck bbsmk bbscg bufmk bufcg busmg busck rbfmk rbfcg rbsmg rbsck rufmg rufck rusmk ruscg";
    for (suspect, word) in kinds::Suspect::ALL.into_iter().zip(list.split(' ')) {
        for (evidence, letter) in Evidence::ALL.into_iter().zip(word.chars()) {
            let finding = ECHO_RIDGE.suspects.finding(suspect, evidence);
            assert!(evidence.word_of(finding).starts_with(letter), "{suspect} {evidence}");
        }
    }
}

#[test]
fn the_track_has_its_printed_spaces() {
    let board = &ECHO_RIDGE.track.standard;
    assert_eq!((board.last, board.red), (48, 6));
    for hour in 1..=48 {
        assert_eq!(board.no_timed.has(hour), hour >= 39, "{hour}");
        assert_eq!(board.night.has(hour), (13..=24).contains(&hour) || hour >= 37, "{hour}");
        assert_eq!(board.lines.has(hour), hour % 6 == 0 && hour < 48, "{hour}");
    }
}

#[test]
fn clue_tokens_add_up_to_the_box() {
    assert_eq!(Clue::ALL.iter().map(|clue| clue.printed()).sum::<u8>(), 25);
    assert_eq!(Crowd::ALL.len(), 15);
}

#[test]
fn a_team_of_two_can_do_every_evidence_action() {
    let mats = &ECHO_RIDGE.roles.mats;
    let two = mats[Role::Detective].evidence | mats[Role::PatrolCop].evidence;
    for kind in [DeedKind::Informant, DeedKind::Witness, DeedKind::Search, DeedKind::Stakeout] {
        assert!(two.has(kind));
    }
    assert!(two.has(DeedKind::Hold) && two.has(DeedKind::Book));
    assert!(mats[Role::Detective].field_work && mats[Role::Analyst].field_work);
    assert!(!mats[Role::PatrolCop].field_work && !mats[Role::Sheriff].field_work);
}

#[test]
fn house_cards_are_marked_and_have_names_of_their_own() {
    let edition = &ECHO_RIDGE;
    assert_eq!([edition.events.origin, edition.force.origin, edition.abilities.origin], [Origin::House; 3]);
    let marked = [edition.suspects.origin, edition.track.origin, edition.badge.origin, edition.roles.origin];
    assert_eq!(marked, [Origin::Reconstructed; 4]);
    let events = edition.events.cards.values().iter().map(|card| card.name);
    let force = edition.force.cards.values().iter().map(|card| card.name);
    let names: BTreeSet<_> =
        events.chain(force).chain(edition.abilities.cards.values().iter().map(|card| card.name)).collect();
    assert_eq!(names.len(), 18 + 12 + 12);
}

#[test]
fn house_events_can_be_resolved_and_leave_a_way_to_spend_an_hour() {
    for (id, card) in ECHO_RIDGE.events.cards.iter() {
        for team in [false, true] {
            for harm in card.harms(team) {
                let touched = match harm {
                    Harm::Bars(_, kinds) | Harm::Dearer(kinds, ..) => *kinds,
                    _ => Default::default(),
                };
                assert!(!touched.has(DeedKind::Coffee) && !touched.has(DeedKind::Event), "{id}");
                if let (Need::Doing(kinds, ..), Harm::Bars(_, barred)) = (card.need, harm) {
                    assert!(!kinds.is_subset(*barred), "{id} bars what resolves it");
                }
            }
        }
        assert!([false, true].iter().all(|&team| !card.solver_gains(team, 1).is_empty()), "{id}");
        if let Need::Doing(_, _, times, _) = card.need {
            assert!((2..=4).all(|officers| times.at(officers, true) > 0 && times.at(officers, false) > 0));
        }
    }
}

#[test]
fn no_two_events_are_alike_and_none_is_only_hours() {
    let mut seen = BTreeSet::new();
    for (id, card) in ECHO_RIDGE.events.cards.iter() {
        let without_name = cards::EventCard {
            name: "",
            timed: false,
            solver: cards::PerMode::all(Default::default()),
            helpers: cards::PerMode::all(Default::default()),
            grows: &[],
            ..*card
        };
        assert!(seen.insert(digest(&without_name)), "{id} does what another event does");
        let only_hours = matches!(card.harms.standard, [Harm::Dearer(_, None, _) | Harm::SlowDrive(_)]);
        let has_more = card.fuse.is_some() || card.drift.is_some() || card.set_up.len() > 1;
        let has_choice = matches!(card.need, Need::Pay(..) | Need::Risk(_));
        assert!(!only_hours || has_more || has_choice, "{id} is only hours");
    }
}

#[test]
fn the_whole_state_stays_small() {
    assert!(size_of::<TinyEpicCrimes>() <= 1536, "{} bytes", size_of::<TinyEpicCrimes>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
    assert!(size_of::<Task>() <= 5, "{} bytes", size_of::<Task>());
}

#[test]
fn one_changed_value_changes_the_digest() {
    let printed = ECHO_RIDGE.badge;
    let track = |origin, top| edition::BadgeTrack { origin, bonus: printed.bonus, top };
    assert_eq!(digest(&track(printed.origin, 19)), digest(printed));
    assert_ne!(digest(&track(printed.origin, 18)), digest(printed));
    assert_ne!(digest(&track(Origin::Printed, 19)), digest(printed));
    static OTHER: edition::BadgeTrack = edition::BadgeTrack {
        origin: Origin::Reconstructed,
        bonus: [edition::BadgeBonus::None; 10],
        top: 19,
    };
    assert_ne!(digest(&Edition { badge: &OTHER, ..ECHO_RIDGE }), digest(&ECHO_RIDGE));
}
