//! What the components of a game are called, for the editor's keys and sentences: as the game's own screens call them,
//! and a few words that no screen has or has room for.

use std::borrow::Cow;

use confidant_companion::games::{schinderhannes, scotland_yard, tatort_themse, tiny_epic_crimes};
use confidant_companion::texts::Language;
use confidant_core::id::Id as _;
use confidant_core::schinderhannes::{Crime, Direction, Group, Place, Quarter, SOONWALD};
use confidant_core::tatort_themse::{Case, Witness};
use confidant_core::tiny_epic_crimes::kinds::{Role, Suspect};

confidant_companion::texts! {
Words, "Names of components that no screen has, or has in full.";
north: "North", "Nord", "Norden";
south: "South", "Sud", "Süden";
east: "East", "Est", "Osten";
west: "West", "Ouest", "Westen";
north_west: "North-west", "Nord-ouest", "Nordwesten";
north_east: "North-east", "Nord-est", "Nordosten";
south_west: "South-west", "Sud-ouest", "Südwesten";
south_east: "South-east", "Sud-est", "Südosten";
animals: "Animals", "Animaux", "Tiere";
break_ins: "Break-ins", "Effractions", "Einbrüche";
crimes: "Violence", "Crimes", "Verbrechen";
prison: "Prison", "Prison", "Gefängnis";
same: "same quarter", "même quartier", "gleiches Viertel";
neighbouring: "neighbouring quarter", "quartier voisin", "Nachbarviertel";
field_work: "Field work", "Enquête de terrain", "Außendienst";
badge: "Badge level", "Niveau d’insigne", "Abzeichen";
}

/// A word of the notation as people read it.
pub(crate) struct Name {
    /// What it is a name of.
    pub(crate) kind: &'static str,
    /// The word.
    pub(crate) word: &'static str,
    /// What people read.
    pub(crate) says: Cow<'static, str>,
}

/// The names of a game's components.
pub(crate) fn names(game: &str, language: Language) -> Vec<Name> {
    let mut all = Vec::new();
    let mut add = |kind, word, says: &'static str| all.push(Name { kind, word, says: says.into() });
    let own = Words::of(language);
    match game {
        "tatort-themse" => {
            let words = tatort_themse::Words::of(language);
            Case::all().for_each(|case| add("case", case.word(), words.place(case)));
            Witness::all().for_each(|kind| add("witness", kind.word(), words.witness(kind)));
        }
        "schinderhannes" => {
            let words = schinderhannes::Words::of(language);
            Crime::all().for_each(|crime| add("crime", crime.word(), words.crime(crime)));
            let place_name = schinderhannes::soonwald::place_name;
            Place::all().for_each(|place| add("place", place.word(), place_name(place)));
            let quarters = [own.north_west, own.north_east, own.south_west, own.south_east];
            Quarter::all().zip(quarters).for_each(|(quarter, says)| add("quarter", quarter.word(), says));
            let directions = [own.north, own.south, own.east, own.west];
            Direction::all().zip(directions).for_each(|(to, says)| add("direction", to.word(), says));
            let groups = [own.animals, own.break_ins, own.crimes, own.prison];
            Group::all().zip(groups).for_each(|(group, says)| add("group", group.word(), says));
            add("link", "same", own.same);
            add("link", "neighbouring", own.neighbouring);
        }
        "tiny-epic-crimes" => {
            let words = tiny_epic_crimes::Words::of(language);
            Suspect::all().for_each(|suspect| add("suspect", suspect.word(), suspect.word()));
            Role::all().for_each(|role| add("officer", role.word(), words.role(role.index())));
            for (kind, word, says) in [
                ("evidence", "gang", words.gang),
                ("evidence", "rank", words.rank),
                ("evidence", "lab", words.lab),
                ("evidence", "getaway", words.getaway),
                ("evidence", "weapon", words.weapon),
                ("finding", "blue", words.blue_bees),
                ("finding", "red", words.red_rhinos),
                ("finding", "boss", words.boss),
                ("finding", "underboss", words.underboss),
                ("finding", "fingerprints", words.fingerprints),
                ("finding", "shoeprints", words.shoeprints),
                ("finding", "motorcycle", words.motorcycle),
                ("finding", "car", words.car),
                ("finding", "gun", words.gun),
                ("finding", "knife", words.knife),
                ("action", "informant", words.informant),
                ("action", "witness", words.witness),
                ("action", "search", words.search),
                ("action", "stakeout", words.stakeout),
                ("action", "hold", words.holding),
                ("action", "field-work", own.field_work),
                ("reward", "suspect", words.hand_suspect),
                ("reward", "interrogation", words.hand_ask),
                ("reward", "force", words.force_card),
                ("reward", "badge", own.badge),
                ("reward", "peek", words.hand_peek),
            ] {
                add(kind, word, says);
            }
        }
        "scotland-yard" => {
            let words = scotland_yard::Words::of(language);
            for (word, says) in [
                ("taxi", words.taxi),
                ("bus", words.bus),
                ("underground", words.underground),
                ("black", words.black),
                ("double", words.double),
            ] {
                add("ticket", word, says);
            }
        }
        _ => {}
    }
    if game == "schinderhannes" {
        // Where the places lie on the board, in its own measure.
        all.extend(Place::all().map(|place| {
            let (x, y) = SOONWALD.position(place);
            Name { kind: "position", word: place.word(), says: format!("{x} {y}").into() }
        }));
    }
    all
}

#[cfg(test)]
mod tests {
    use confidant_companion::texts::TextTable as _;

    use super::*;

    #[test]
    fn a_word_that_a_screen_has_too_is_the_same_or_its_full_form() {
        let table = |language| {
            let words = tiny_epic_crimes::Words::of(language).all();
            (Words::of(language).all().collect::<Vec<_>>(), words.collect::<Vec<_>>())
        };
        let (english, device) = table(Language::English);
        let mut compared = Vec::new();
        for language in Language::ALL {
            let (ours, theirs) = table(language);
            for (at, &(key, text)) in english.iter().enumerate() {
                for there in (0..device.len()).filter(|&there| device[there].1 == text) {
                    let (full, short) = (ours[at].1.to_lowercase(), theirs[there].1.to_lowercase());
                    assert!(full.contains(&short), "{key}: {full} is {short} on the device");
                    compared.push(key);
                }
            }
        }
        compared.dedup();
        assert_eq!(compared[..2], ["field_work", "badge"]);
    }

    #[test]
    fn no_two_components_of_a_kind_have_one_name() {
        for game in ["tatort-themse", "schinderhannes", "tiny-epic-crimes", "scotland-yard"] {
            for language in Language::ALL {
                let names = names(game, language);
                assert!(!names.is_empty(), "{game}");
                for (at, name) in names.iter().enumerate() {
                    let twin = |other: &&Name| {
                        other.kind == name.kind && (other.says == name.says || other.word == name.word)
                    };
                    assert!(!names[..at].iter().any(|other| twin(&other)), "{game} {}", name.says);
                }
            }
        }
    }
}
