//! Two games with the same city; another murderer, other cards in hands and decks, other values under the tokens.

use confidant_core::chance::Source;
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{EventId, ForceId};
use confidant_core::tiny_epic_crimes::kinds::{Cards, Clue, Colour, Mode, Officer, Suspect};
use confidant_core::tiny_epic_crimes::{
    Action, Block, Happening, Line, LineSet, News, Setup, Study, Table, TinyEpicCrimes,
};

use super::{Beginnings, Twins, seeds, shuffled};
use crate::play::Random;

impl Twins for TinyEpicCrimes {
    fn beginnings(choice: usize, random: &mut Random) -> Beginnings<Setup> {
        let players = 2 + choice % 3;
        let mode = if choice / 3 % 4 == 3 { Mode::Coop } else { Mode::Standard };
        let blocks = shuffled(Block::all().filter(|&block| block != Block::HQ), random);
        let gangsters = shuffled(&blocks, random).into_iter().copied().zip(Colour::ALL.into_iter().cycle());
        let mut study = Study {
            gangsters: Some(gangsters.take(8).collect()),
            events: Some(shuffled(EventId::all(), random).into_iter().collect()),
            ..Study::default()
        };
        for officer in study.officers.iter_mut().take(players) {
            officer.car = blocks.get(random.below(blocks.len())).copied();
            officer.hour = Some([0, 12, 14, 40][random.below(4)]);
        }
        if random.below(2) == 0 {
            // One clue more solves its evidence, and gives the second officer a suspect card.
            let held = if players == 2 { 2 } else { 4 };
            study.officers[1].clues[Clue::Informant.index()] = held;
            study.officers[1].clues[Clue::Witness.index()] = held;
            let mut one_line = || Line::at(random.below(Line::COUNT)).map(LineSet::only);
            (study.informants, study.witnesses) = (one_line(), one_line());
        }
        let setup = Setup {
            players: Some(players as u8),
            mode,
            search: Some(blocks.iter().copied().take(7).collect()),
            stakeout: Some(blocks.iter().copied().skip(7).take(5).collect()),
            abilities: false,
            ..Setup::default()
        };
        let people = shuffled(Suspect::ALL, random);
        let force = shuffled(ForceId::all(), random);
        let kept: Vec<bool> = (0..players).map(|_| mode == Mode::Coop || random.below(2) == 0).collect();
        let other_people = exchanged(&people, &kept, random);
        let other_force = exchanged(&force, &kept, random);
        let seeds = seeds(random);
        // An event is set up by dice.
        study.opening_events = Some(u8::from(seeds[0] == seeds[1]));
        let secrets = [(people, force, seeds[0]), (other_people, other_force, seeds[1])];
        let setups = secrets.map(|(people, force, seed)| {
            let hidden = hidden(study.clone(), &people, &force, &setup, random);
            (Setup { study: Some(hidden), ..setup.clone() }, seed)
        });
        // With printed cards people hold force cards and draw events: the device knows neither.
        let printed = choice / 12 % 3 == 2;
        let setups = setups
            .map(|(setup, seed)| if printed { (with_printed_cards(setup), seed) } else { (setup, seed) });
        let setups = if choice / 36 % 2 == 1 { setups.map(in_the_envelope) } else { setups };
        let same_for = Officer::ALL.into_iter().zip(kept).filter(|(_, kept)| *kept);
        Beginnings { setups, same_for: same_for.map(|(officer, _)| officer.seat()).collect() }
    }

    fn seen(action: Action) -> String {
        match action {
            Action::Accuse(officer, _) => format!("{officer} accuse"),
            _ => action.to_string(),
        }
    }

    /// The value of a stakeout that succeeds, and leaves with its token; a card that a leak shows to all.
    fn shows(before: &Table, news: &News, after: &Table) -> bool {
        let tokens = |table: &Table| table.city().stakeout().len();
        let told = |what: fn(&Happening) -> bool| news.happenings.iter().any(what);
        told(|one| matches!(one, Happening::Leaked(_)))
            || (told(|one| matches!(one, Happening::StakedOut(_))) && tokens(after) < tokens(before))
    }
}

fn with_printed_cards(mut setup: Setup) -> Setup {
    if let Some(study) = &mut setup.study {
        (study.events, study.force, study.opening_events) = (None, None, Some(0));
        study.officers.iter_mut().for_each(|officer| officer.force = None);
    }
    Setup { cards: Cards::Printed, ..setup }
}

/// With printed cards the murderer may be in the envelope: then people hold the suspects, too.
fn in_the_envelope((mut setup, seed): (Setup, u64)) -> (Setup, u64) {
    if setup.cards == Cards::Printed {
        setup.envelope = Source::Table;
        if let Some(study) = &mut setup.study {
            (study.murderer, study.suspects, study.ghost) = (None, None, None);
            study.officers.iter_mut().for_each(|officer| officer.hand = None);
        }
    }
    (setup, seed)
}

/// The same things in another order, but for the one that each of those holds who keep theirs.
fn exchanged<T: Copy>(things: &[T], kept: &[bool], random: &mut Random) -> Vec<T> {
    let stays = |place: usize| kept.get(place).copied().unwrap_or(false);
    let moved = things.iter().enumerate().filter(|(place, _)| !stays(*place)).map(|(_, thing)| *thing);
    let mut moved = shuffled(moved, random).into_iter();
    let next = |(place, thing): (usize, &T)| if stays(place) { Some(*thing) } else { moved.next() };
    things.iter().enumerate().filter_map(next).collect()
}

/// The study with these suspects and force cards, first one for each officer, and any values under the tokens.
fn hidden(
    mut study: Study,
    people: &[Suspect],
    force: &[ForceId],
    setup: &Setup,
    random: &mut Random,
) -> Study {
    let players = usize::from(setup.players.unwrap_or_default());
    for ((officer, suspect), card) in study.officers.iter_mut().take(players).zip(people).zip(force) {
        officer.hand = Some([*suspect].into_iter().collect());
        officer.force = Some([*card].into_iter().collect());
    }
    let (murderer, rest) = people[players..].split_first().expect("sixteen suspects");
    study.murderer = Some(*murderer);
    let has_ghost = players == 2 && setup.mode == Mode::Standard;
    let (ghost, deck) = rest.split_at(if has_ghost { 4 } else { 0 });
    study.ghost = has_ghost.then(|| ghost.iter().copied().collect());
    study.suspects = Some(deck.iter().copied().collect());
    study.force = Some(force[players..].iter().copied().collect());
    let search = setup.search.iter().flatten().copied();
    study.hits = Some(shuffled(search, random).into_iter().take(3).collect());
    study.values = Some(shuffled(1..=5, random).into_iter().collect());
    assert!(players <= Officer::MOST);
    study
}
