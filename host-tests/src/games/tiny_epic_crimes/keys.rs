//! The set-up keys of Tiny Epic Crimes.

use std::str::FromStr;

use confidant_core::chance::Source;
use confidant_core::id::Id;
use confidant_core::notation::{NotationError, Tokens};
use confidant_core::tiny_epic_crimes::edition::Hours;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Clue, Colour, Mode, Officer, SuspectSet};
use confidant_core::tiny_epic_crimes::{
    Block, OfficerStudy, OwnBadge, OwnBox, OwnRole, OwnTime, Setup, Study,
};

use super::box_values;
use crate::casefile::Unread;
use crate::games::{on_off, spaced};

const KEYS: &str = "players, mode, cards, dice, bag, city, order, search, stakeout, abilities, envelope, clue-tokens, night, lines, badge-suspect, badge-interrogation, blue, boss, \
    fingerprints, motorcycle, gun, mat-ROLE, murderer, suspects, \
    ghost, events, opening-events, force-deck, gangsters, hits, values, informants, witnesses, marker, solved, \
    and for each officer hour-pN, reported-pN, car-pN, badge-pN, hand-pN, force-pN, ability-pN, clues-pN, \
    booked-pN, arrested-pN, cell-pN";

/// Reads the rest of a line into a list; `none` is an empty one.
pub(in crate::games) fn list<C>(words: &mut Tokens<'_>, most: usize) -> Result<C, Unread>
where
    C: IntoIterator<Item: FromStr<Err = NotationError>> + FromIterator<C::Item>,
{
    let mut things = Vec::new();
    if words.clone().maybe() == Some("none") {
        words.word()?;
    } else {
        things.push(words.read()?);
        while !words.is_empty() {
            things.push(words.read()?);
        }
    }
    if things.len() > most {
        return Err(Unread::Because(format!("at most {most} can be given")));
    }
    Ok(things.into_iter().collect())
}

fn small(words: &mut Tokens<'_>) -> Result<u8, Unread> {
    Ok(u8::try_from(words.number()?).map_err(|_| NotationError::OutOfRange)?)
}

/// A number as a list wants it.
pub(super) struct Small(pub u8);

impl FromStr for Small {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        let number = confidant_core::notation::number(word)?;
        u8::try_from(number).map(Self).map_err(|_| NotationError::OutOfRange)
    }
}

pub(super) fn set(setup: &mut Setup, key: &str, words: &mut Tokens<'_>) -> Result<(), Unread> {
    match key {
        "players" => setup.players = Some(small(words)?),
        "mode" => setup.mode = words.read()?,
        "cards" => setup.cards = words.read()?,
        "dice" => setup.dice = words.read()?,
        "bag" => setup.bag = words.read()?,
        "city" => setup.city = words.read()?,
        "order" => setup.order = Some(list(words, Officer::MOST)?),
        "search" => setup.search = Some(list(words, 7)?),
        "stakeout" => setup.stakeout = Some(list(words, 5)?),
        "abilities" => setup.abilities = on_off(words)?,
        "envelope" => setup.envelope = words.read()?,
        "clue-tokens" => setup.clue_tokens = words.read()?,
        _ if box_values::set(&mut setup.own, key, words)? => {}
        _ => return set_study(setup.study.get_or_insert_default(), key, words),
    }
    Ok(())
}

fn set_study(study: &mut Study, key: &str, words: &mut Tokens<'_>) -> Result<(), Unread> {
    match key {
        "murderer" => study.murderer = Some(words.read()?),
        "suspects" => study.suspects = Some(list(words, 16)?),
        "ghost" => study.ghost = Some(list(words, 4)?),
        "events" => study.events = Some(list(words, 18)?),
        "opening-events" => study.opening_events = Some(small(words)?),
        "force-deck" => study.force = Some(list(words, 12)?),
        "gangsters" => study.gangsters = Some(pairs(words, 15)?.into_iter().collect()),
        "hits" => study.hits = Some(list(words, 3)?),
        "values" => {
            let values: Vec<Small> = list(words, 5)?;
            study.values = Some(values.iter().map(|value| value.0).collect());
        }
        "informants" => study.informants = Some(list(words, 5)?),
        "witnesses" => study.witnesses = Some(list(words, 5)?),
        "marker" => study.marker = Some(small(words)?),
        "solved" => study.solved = pairs(words, 5)?.into_iter().collect(),
        _ => {
            let (key, who) = key.rsplit_once('-').ok_or(Unread::Unknown(KEYS))?;
            let officer: Officer = who.parse().map_err(|_| Unread::Unknown(KEYS))?;
            return set_officer(&mut study.officers[officer.index()], key, words);
        }
    }
    Ok(())
}

fn pairs<A, B>(words: &mut Tokens<'_>, most: usize) -> Result<Vec<(A, B)>, Unread>
where
    A: FromStr<Err = NotationError>,
    B: FromStr<Err = NotationError>,
{
    let mut all = Vec::new();
    if words.clone().maybe() == Some("none") {
        words.word()?;
        return Ok(all);
    }
    loop {
        all.push((words.read()?, words.read()?));
        if all.len() > most {
            return Err(Unread::Because(format!("at most {most} can be given")));
        }
        if words.is_empty() {
            return Ok(all);
        }
    }
}

fn set_officer(study: &mut OfficerStudy, key: &str, words: &mut Tokens<'_>) -> Result<(), Unread> {
    match key {
        "hour" => study.hour = Some(small(words)?),
        "reported" => study.reported = on_off(words)?,
        "car" => study.car = Some(words.read()?),
        "badge" => study.badge = Some(small(words)?),
        "hand" => study.hand = Some(list(words, 16)?),
        "force" => study.force = Some(list(words, 4)?),
        "ability" => study.ability = Some(words.read()?),
        "clues" => {
            while !words.is_empty() {
                match words.word()? {
                    "miss" => study.misses = small(words)?,
                    "holding" => {
                        return Err(Unread::Because("holding tokens have colours: use `booked-pN`".into()));
                    }
                    kind => study.clues[kind.parse::<Clue>()?.index()] = small(words)?,
                }
            }
        }
        "booked" => study.booked = list(words, 3)?,
        "arrested" => study.arrested = list(words, 3)?,
        "cell" => study.cell = Some(words.read::<Colour>()?),
        _ => return Err(Unread::Unknown(KEYS)),
    }
    Ok(())
}

/// The words of a list, `none` if it is empty.
pub(in crate::games) fn words_of<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    let text = spaced(things);
    if text.is_empty() { "none".to_owned() } else { text }
}

pub(super) fn lines(setup: &Setup) -> Vec<String> {
    let usual = Setup::default();
    let study = &setup.study.clone().unwrap_or_default();
    let mut lines = Vec::new();
    let mut add =
        |key: &str, value: Option<String>| lines.extend(value.map(|value| format!("{key} {value}")));
    add("players", setup.players.map(|count| count.to_string()));
    add("mode", (setup.mode != usual.mode).then(|| setup.mode.to_string()));
    add("cards", (setup.cards != usual.cards).then(|| setup.cards.to_string()));
    add("dice", (setup.dice != usual.dice).then(|| setup.dice.to_string()));
    add("bag", (setup.bag != usual.bag).then(|| setup.bag.to_string()));
    add("city", (setup.city != usual.city).then(|| setup.city.to_string()));
    add("order", setup.order.as_ref().map(words_of));
    add("search", setup.search.as_ref().map(words_of));
    add("stakeout", setup.stakeout.as_ref().map(words_of));
    add("abilities", (!setup.abilities).then(|| "off".to_owned()));
    add("envelope", (setup.envelope != usual.envelope).then(|| setup.envelope.to_string()));
    add("clue-tokens", (setup.clue_tokens != usual.clue_tokens).then(|| setup.clue_tokens.to_string()));
    for line in box_values::lines(setup.own.as_ref()) {
        let (key, value) = line.split_once(' ').unwrap_or((&line, "none"));
        add(key, Some(value.to_owned()));
    }
    add("murderer", study.murderer.map(|suspect| suspect.to_string()));
    add("suspects", study.suspects.as_ref().map(words_of));
    add("ghost", study.ghost.as_ref().map(words_of));
    add("events", study.events.as_ref().map(words_of));
    add("opening-events", study.opening_events.map(|count| count.to_string()));
    add("force-deck", study.force.as_ref().map(words_of));
    let pair = |(block, colour): &(Block, Colour)| format!("{block} {colour}");
    add("gangsters", study.gangsters.as_ref().map(|all| words_of(all.iter().map(pair))));
    add("hits", study.hits.as_ref().map(words_of));
    add("values", study.values.as_ref().map(words_of));
    add("informants", study.informants.map(words_of));
    add("witnesses", study.witnesses.map(words_of));
    add("marker", study.marker.map(|space| space.to_string()));
    let solved = study.solved.iter().map(|(evidence, officer)| format!("{evidence} {officer}"));
    add("solved", (!study.solved.is_empty()).then(|| words_of(solved)));
    for (officer, study) in Officer::all().zip(&study.officers) {
        let mut add = |key: &str, value: Option<String>| add(&format!("{key}-{officer}"), value);
        add("hour", study.hour.map(|hour| hour.to_string()));
        add("reported", study.reported.then(|| "on".to_owned()));
        add("car", study.car.map(|block| block.to_string()));
        add("badge", study.badge.map(|level| level.to_string()));
        add("hand", study.hand.as_ref().map(words_of));
        add("force", study.force.as_ref().map(words_of));
        add("ability", study.ability.map(|ability| ability.to_string()));
        let counts = Clue::ALL.into_iter().zip(study.clues).filter(|(_, count)| *count > 0);
        let mut clues: Vec<String> = counts.map(|(clue, count)| format!("{clue} {count}")).collect();
        clues.extend((study.misses > 0).then(|| format!("miss {}", study.misses)));
        add("clues", (!clues.is_empty()).then(|| spaced(clues)));
        add("booked", (!study.booked.is_empty()).then(|| words_of(study.booked)));
        add("arrested", (!study.arrested.is_empty()).then(|| words_of(study.arrested)));
        add("cell", study.cell.map(|colour| colour.to_string()));
    }
    lines
}

/// A box with nights, lines, bonuses, suspects and mats of its own.
fn some_box() -> OwnBox {
    let night = Hours::range(9, 20).and(Hours::range(33, 44));
    let lines =
        [4, 8, 15, 16, 23, 42].into_iter().fold(Hours::NONE, |all, hour| all.and(Hours::range(hour, hour)));
    let role = |clues: &[Clue], field_work| OwnRole { clues: clues.iter().copied().collect(), field_work };
    let signs = [0x00ff, 0x0f0f, 0x3333, 0x5555, 0x6996];
    OwnBox {
        time: Some(OwnTime { night, lines }),
        badge: Some(OwnBadge { suspect: 0b10_0100_0010, interrogation: 0b01_0000_1000 }),
        suspects: Some(signs.map(SuspectSet::from_bits)),
        roles: Some([
            role(&[Clue::Witness, Clue::Search], true),
            role(&[Clue::Informant, Clue::Stakeout, Clue::Holding], false),
            role(&[Clue::Search, Clue::Informant], true),
            role(&[Clue::Stakeout, Clue::Holding], false),
        ]),
    }
}

/// Every mode with every number of officers, the dice and the bag by the device or by people, house or printed.
pub(super) fn some(choice: usize) -> Setup {
    let source = |by_people| if by_people { Source::Table } else { Source::Device };
    let by_people = choice / 9 % 2 == 1;
    Setup {
        players: Some(2 + (choice % 3) as u8),
        mode: [Mode::Standard, Mode::Coop, Mode::Solo][choice / 3 % 3],
        dice: source(by_people),
        bag: source(by_people),
        cards: if choice / 18 % 2 == 1 { Cards::Printed } else { Cards::House },
        envelope: source(choice / 18 % 2 == 1 && choice / 4 % 2 == 1),
        clue_tokens: source(choice / 18 % 2 == 1 && choice / 7 % 2 == 1),
        own: (choice / 5 % 2 == 1).then(some_box),
        ..Setup::default()
    }
}
