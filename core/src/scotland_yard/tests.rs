//! The printed data against what the rules say of it, and the size of the state. The rules themselves are
//! proven by the case files and properties in `host-tests`.

extern crate std;
use super::edition::{Edition, Line};
use super::*;
use crate::digest::digest;
use crate::id::Id;
use std::vec::Vec;

fn station(number: u8) -> Station {
    Station::new(number).unwrap()
}

fn numbers(set: StationSet) -> Vec<u8> {
    set.into_iter().map(Station::number).collect()
}

fn links(edition: &Edition, ticket: Ticket) -> usize {
    Station::all().map(|from| edition.map.reach(from, ticket).len()).sum::<usize>() / 2
}

#[test]
fn the_board_has_as_many_lines_as_are_printed() {
    let classic = &LONDON.classic;
    assert_eq!(Ticket::ORDINARY.map(|ticket| links(classic, ticket)), [346, 99, 20]);
    assert_eq!(Ticket::ORDINARY.map(|ticket| classic.map.served(ticket).len()), [199, 62, 14]);
    assert_eq!(links(&LONDON.of_2000, Ticket::Taxi), 345);
    assert_eq!(links(&LONDON.newer, Ticket::Taxi), 345);
    assert_eq!(links(&LONDON.newer, Ticket::Bus), 99);
}

#[test]
fn lines_lead_both_ways_and_never_back_to_the_same_station() {
    for edition in [&LONDON.classic, &LONDON.of_2000, &LONDON.newer, &LONDON.beginner] {
        for ticket in Ticket::ALL {
            for from in Station::all() {
                let reach = edition.map.reach(from, ticket);
                assert!(!reach.has(from));
                assert!(reach.into_iter().all(|to| edition.map.reach(to, ticket).has(from)));
                assert!(reach.is_subset(edition.map.reach(from, Ticket::Black)));
            }
        }
    }
}

#[test]
fn station_74_is_as_in_the_worked_example() {
    let map = &LONDON.classic.map;
    let reach = |ticket| numbers(map.reach(station(74), ticket));
    assert_eq!(reach(Ticket::Underground), [46]);
    assert_eq!(reach(Ticket::Taxi), [58, 73, 75, 92]);
    assert_eq!(reach(Ticket::Bus), [58, 94]);
}

#[test]
fn the_ferry_takes_only_black_tickets() {
    let map = &LONDON.classic.map;
    for (a, b) in [(194, 157), (157, 115), (115, 108)] {
        assert!(map.reach(station(a), Ticket::Black).has(station(b)));
        assert!(Ticket::ORDINARY.iter().all(|&ticket| !map.reach(station(a), ticket).has(station(b))));
    }
    let with_ferry: usize = links(&LONDON.classic, Ticket::Black);
    let mut ordinary = 0;
    for from in Station::all() {
        let all = Ticket::ORDINARY
            .iter()
            .fold(StationSet::NONE, |set, &ticket| set | LONDON.classic.map.reach(from, ticket));
        ordinary += all.len();
    }
    assert_eq!(with_ferry, ordinary / 2 + 3);
}

#[test]
fn supplies_and_cards_add_up_to_the_box() {
    let classic = &LONDON.classic;
    let x = classic.mister_x_supply(5);
    let box_of = |ticket| 5 * classic.detective_tickets.of(ticket) + x.of(ticket);
    assert_eq!(Ticket::PRINTED.map(box_of), [54, 43, 23, 5]);
    assert_eq!(classic.mister_x_cards.len(), 18);
    assert!(classic.mister_x_cards == classic.detective_cards);
    assert_eq!((LONDON.newer.mister_x_cards.len(), LONDON.newer.detective_cards.len()), (13, 16));
    let newer = &LONDON.newer;
    assert_eq!(newer.mister_x_supply(3).of(Ticket::Black), 5);
    for detectives in 2..=5 {
        let supply = newer.mister_x_supply(detectives);
        let box_of = |ticket| detectives * newer.detective_tickets.of(ticket) + supply.of(ticket);
        assert_eq!(Ticket::ORDINARY.map(box_of), [57, 45, 23]);
    }
}

#[test]
fn spreading_a_set_is_the_union_of_its_stations() {
    let sets: [&[u8]; 7] =
        [&[1, 64, 65, 128, 129, 192, 193, 199], &[], &[199], &[13], &[14], &[13, 14], &[13, 15, 23, 24, 25]];
    let sets = sets.map(|numbers| numbers.iter().copied().map(station).collect::<StationSet>());
    for map in [&LONDON.classic.map, &LONDON.newer.map] {
        for ticket in Ticket::ALL {
            for set in sets.into_iter().chain([StationSet::all(), StationSet::all() - sets[6]]) {
                let plain = set.into_iter().fold(StationSet::NONE, |sum, from| sum | map.reach(from, ticket));
                assert!(map.spread(set, ticket) == plain);
            }
        }
    }
}

#[test]
fn the_newer_board_lacks_only_one_taxi_line() {
    let (classic, newer) = (&LONDON.classic.map, &LONDON.newer.map);
    for ticket in Ticket::ALL {
        assert!(classic.served(ticket) == newer.served(ticket));
        for from in Station::all() {
            let closed = match (ticket, from.number()) {
                (Ticket::Taxi, 13) => StationSet::only(station(14)),
                (Ticket::Taxi, 14) => StationSet::only(station(13)),
                _ => StationSet::NONE,
            };
            let before = classic.reach(from, ticket);
            assert!(closed.is_subset(before) && newer.reach(from, ticket) == before - closed);
        }
    }
}

#[test]
fn the_whole_state_stays_small() {
    assert!(size_of::<ScotlandYard>() <= 512, "{} bytes", size_of::<ScotlandYard>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
}

#[test]
fn one_changed_value_changes_the_digest() {
    let changed: [fn(&mut Edition); 6] = [
        |edition| edition.rounds += 1,
        |edition| edition.doubles += 1,
        |edition| edition.appearances = edition::Appearances::after(&[3, 8, 13, 17]),
        |edition| edition.detective_tickets.add(Ticket::Bus, 1),
        |edition| edition.mister_x_cards -= StationSet::only(station(13)),
        |edition| edition.black_tickets = edition::BlackTickets::Fixed(3),
    ];
    let mut digests: Vec<_> = changed
        .map(|change| {
            let mut edition = london::CLASSIC;
            change(&mut edition);
            digest(&edition)
        })
        .to_vec();
    digests.push(digest(&LONDON.classic));
    digests.sort_unstable();
    digests.dedup();
    assert_eq!(digests.len(), changed.len() + 1);
    assert_ne!(digest(&LONDON.classic.map), digest(&LONDON.newer.map), "one line less");
}

#[test]
fn bobbies_and_the_beginners_game_come_with_the_newer_box() {
    let newer = |detectives, bobbies| Setup {
        detectives: Some(detectives),
        bobbies,
        edition: EditionName::Newer,
        ..Setup::default()
    };
    let beginner = |detectives| Setup { beginner: true, ..newer(detectives, None) };
    let reasons = |setup: Setup| ScotlandYard::start(&setup, &LONDON, 1).err();
    for playable in [newer(2, None), newer(3, Some(2)), newer(4, Some(1)), newer(5, None), beginner(4)] {
        assert!(reasons(playable).is_none());
    }
    let refused = [
        (newer(1, None), SetupError::DetectivesOutOfRange),
        (newer(3, Some(0)), SetupError::BobbiesOutOfRange),
        (newer(5, Some(1)), SetupError::BobbiesOutOfRange),
        (newer(2, Some(3)), SetupError::BobbiesOutOfRange),
        (newer(2, Some(255)), SetupError::BobbiesOutOfRange),
        (Setup { detectives: Some(3), bobbies: Some(1), ..Setup::default() }, SetupError::BobbiesOutOfRange),
        (Setup { detectives: Some(2), ..Setup::default() }, SetupError::DetectivesOutOfRange),
        (beginner(5), SetupError::DetectivesOutOfRange),
        (Setup { bobbies: Some(1), ..beginner(3) }, SetupError::BobbiesOutOfRange),
        (Setup { voluntary_reveal: true, ..beginner(3) }, SetupError::NoVoluntaryReveal),
        (Setup { edition: EditionName::Of2000, ..beginner(3) }, SetupError::NoBeginnersGame),
    ];
    for (setup, reason) in refused {
        assert!(reasons(setup).is_some_and(|reasons| reasons.has(reason)), "{reason}");
    }
}

#[test]
fn a_closed_line_is_closed_to_those_who_ride_free() {
    let map = LONDON.beginner.map;
    let closed = Line { ticket: Ticket::Taxi, a: station(1), b: station(8) };
    let changed = map.changed(closed, false).expect("room for one");
    for ticket in [Ticket::Taxi, Ticket::Free, Ticket::Black] {
        assert!(map.reach(station(1), ticket).has(station(8)));
        assert!(!changed.reach(station(1), ticket).has(station(8)), "{ticket}");
    }
}
