//! What the components of a game are called, for the editor's keys and sentences: as the game's own screens call them,
//! and a few words that no screen has.

use std::borrow::Cow;

use confidant_companion::games::{schinderhannes, scotland_yard, tatort_themse, tiny_epic_crimes};
use confidant_companion::texts::Language;
use confidant_core::id::Id as _;
use confidant_core::schinderhannes::{Crime, Direction, Group, Place, Quarter, SOONWALD};
use confidant_core::tatort_themse::{Case, Witness};
use confidant_core::tiny_epic_crimes::kinds::Role;

confidant_companion::texts! {
Words, "Names of components that no screen has.";
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
gang: "Gang", "Gang", "Bande";
rank: "Rank", "Rang", "Rang";
lab: "Lab", "Labo", "Labor";
getaway: "Getaway", "Fuite", "Flucht";
weapon: "Weapon", "Arme", "Waffe";
blue: "Blue Bees", "Frelons Bleus", "Blaue Bienen";
red: "Red Rhinos", "Rhinos Rouges", "Rote Nashörner";
boss: "Boss", "Parrain", "Boss";
underboss: "Underboss", "Sbire", "Unterboss";
fingerprints: "Fingerprints", "Empreintes", "Fingerabdruck";
shoeprints: "Shoeprints", "Traces de pas", "Schuhspur";
motorcycle: "Motorcycle", "Moto", "Motorrad";
car: "Car", "Voiture", "Auto";
gun: "Gun", "Arme à feu", "Schusswaffe";
knife: "Knife", "Arme blanche", "Messer";
informant: "Informant", "Informateur", "Informant";
witness: "Witness", "Témoin", "Zeuge";
search: "Search", "Fouille", "Durchsuchen";
stakeout: "Stakeout", "Planque", "Observieren";
hold: "Holding", "Détention", "Festsetzen";
field_work: "Field work", "Enquête de terrain", "Außendienst";
suspect: "Suspect card", "Carte Suspect", "Verdächtigenkarte";
interrogation: "Interrogation", "Interrogatoire", "Verhör";
force: "Force card", "Carte Force", "Einsatzkarte";
badge: "Badge level", "Niveau d’insigne", "Abzeichen";
peek: "Look at evidence", "Regarder une preuve", "Beweis ansehen";
}

/// A word of the notation as people read it.
pub(super) struct Name {
    /// What it is a name of.
    pub(super) kind: &'static str,
    /// The word.
    pub(super) word: &'static str,
    /// What people read.
    pub(super) says: Cow<'static, str>,
}

/// The names of a game's components.
pub(super) fn names(game: &str, language: Language) -> Vec<Name> {
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
            Role::all().for_each(|role| add("officer", role.word(), words.role(role.index())));
            for (kind, word, says) in [
                ("evidence", "gang", own.gang),
                ("evidence", "rank", own.rank),
                ("evidence", "lab", own.lab),
                ("evidence", "getaway", own.getaway),
                ("evidence", "weapon", own.weapon),
                ("finding", "blue", own.blue),
                ("finding", "red", own.red),
                ("finding", "boss", own.boss),
                ("finding", "underboss", own.underboss),
                ("finding", "fingerprints", own.fingerprints),
                ("finding", "shoeprints", own.shoeprints),
                ("finding", "motorcycle", own.motorcycle),
                ("finding", "car", own.car),
                ("finding", "gun", own.gun),
                ("finding", "knife", own.knife),
                ("action", "informant", own.informant),
                ("action", "witness", own.witness),
                ("action", "search", own.search),
                ("action", "stakeout", own.stakeout),
                ("action", "hold", own.hold),
                ("action", "field-work", own.field_work),
                ("reward", "suspect", own.suspect),
                ("reward", "interrogation", own.interrogation),
                ("reward", "force", own.force),
                ("reward", "badge", own.badge),
                ("reward", "peek", own.peek),
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
    use super::*;

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
