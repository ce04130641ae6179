//! What is said of a box, in three languages, and the comments of the text.

use confidant_core::pack::{Complaint, Unread, Which};

use crate::Language;

/// A sentence for each complaint by its name; `{}` takes one word of what it is about after the other, `{*}` all that
/// are left.
const SENTENCES: &[(&str, [&str; 3])] = &[
    (
        "part-missing",
        [
            "{}: {} of {}, as shipped until then.",
            "{} : {} sur {}, d’origine jusque-là.",
            "{}: {} von {}, bis dahin wie geliefert.",
        ],
    ),
    (
        "not-ours",
        [
            "This is no Confidant file.",
            "Ce n’est pas un fichier Confidant.",
            "Das ist keine Datei von Confidant.",
        ],
    ),
    (
        "too-new",
        [
            "Made by a newer Confidant (form {}). Load the page anew, then open it again.",
            "Fait par un Confidant plus récent (forme {}). Rechargez la page, puis rouvrez-le.",
            "Von einem neueren Confidant gemacht (Form {}). Die Seite neu laden, dann noch einmal öffnen.",
        ],
    ),
    ("game-unknown", ["No such game: {*}.", "Jeu inconnu : {*}.", "Unbekanntes Spiel: {*}."]),
    (
        "line-unreadable",
        ["Line {} cannot be read.", "La ligne {} est illisible.", "Zeile {} ist nicht lesbar."],
    ),
    (
        "section-unknown",
        [
            "`{}` is not known here. Near: {*}",
            "`{}` n’est pas connu ici. Proche : {*}",
            "`{}` ist hier nicht bekannt. Ähnlich: {*}",
        ],
    ),
    (
        "entry-unknown",
        ["`{*}` is not known here.", "`{*}` n’est pas connu ici.", "`{*}` ist hier nicht bekannt."],
    ),
    (
        "entries-too-many",
        [
            "Too many: `{*}` has no place.",
            "Trop : plus de place pour `{*}`.",
            "Zu viele: `{*}` hat keinen Platz.",
        ],
    ),
    ("value-unreadable", ["`{*}` cannot be read.", "`{*}` est illisible.", "`{*}` ist nicht lesbar."]),
    ("clue-twice", ["Twice the same: {*}.", "Deux fois la même : {*}.", "Zweimal dieselbe: {*}."]),
    (
        "clue-unusual",
        [
            "{*}: values run from 2 to 6.",
            "{*} : les valeurs vont de 2 à 6.",
            "{*}: Die Werte gehen von 2 bis 6.",
        ],
    ),
    (
        "clue-unplayable",
        [
            "{*}: no such value can be paid.",
            "{*} : une telle valeur ne se paie pas.",
            "{*}: So ein Wert ist nicht zu bezahlen.",
        ],
    ),
    (
        "clues-too-many",
        [
            "{} clues; the box has {}. Take one away.",
            "{} indices ; la boîte en a {}. Retirez-en.",
            "{} Hinweise; die Schachtel hat {}. Nimm welche weg.",
        ],
    ),
    (
        "case-without-clue",
        [
            "No clue for this case: {}.",
            "Aucun indice pour cette affaire : {}.",
            "Kein Hinweis zu diesem Fall: {}.",
        ],
    ),
    (
        "clue-expected",
        [
            "No clue {} of value {}; the rule book shows one.",
            "Pas d’indice {} de valeur {} ; la règle en montre un.",
            "Kein Hinweis {} mit Wert {}; die Regel zeigt einen.",
        ],
    ),
    (
        "bonus-unusual",
        [
            "{}: a bonus of {}; a review says 2 to 5.",
            "{} : une prime de {} ; une critique dit 2 à 5.",
            "{}: ein Bonus von {}; eine Besprechung sagt 2 bis 5.",
        ],
    ),
    (
        "bonus-unplayable",
        [
            "{}: no such bonus: {}.",
            "{} : pas de telle prime : {}.",
            "{}: Einen solchen Bonus gibt es nicht: {}.",
        ],
    ),
];

/// Comments of the text: game, section.
const COMMENTS: &[(Which, &str, [&str; 3])] = &[
    (
        Which::TatortThemse,
        "clues",
        [
            "clue cards: case-witness-value, 25 in all",
            "cartes indice : affaire-témoin-valeur, 25 en tout",
            "Hinweiskarten: Fall-Zeuge-Wert, 25 insgesamt",
        ],
    ),
    (
        Which::TatortThemse,
        "bonus",
        ["the number on the case card", "le nombre sur la carte affaire", "die Zahl auf der Fallkarte"],
    ),
];

/// What a complaint says.
pub fn sentence(complaint: &Complaint, language: Language) -> String {
    let known = SENTENCES.iter().find(|(what, _)| *what == complaint.what);
    let Some((_, texts)) = known else { return complaint.answer().to_string() };
    filled(language.of_three(*texts), &complaint.about)
}

/// Why an entry was not taken.
pub fn refusal(unread: Unread, value: &str, language: Language) -> String {
    let what = match unread {
        Unread::Section | Unread::Key => "entry-unknown",
        Unread::Value(_) => "value-unreadable",
        Unread::Full => "entries-too-many",
    };
    let texts = SENTENCES.iter().find(|(name, _)| *name == what).map_or([""; 3], |(_, texts)| *texts);
    filled(language.of_three(texts), value)
}

/// The comment of a section.
pub(crate) fn comment(which: Which, section: &str, language: Language) -> Option<&'static str> {
    let known = COMMENTS.iter().find(|(game, name, _)| *game == which && *name == section);
    known.map(|(_, _, texts)| language.of_three(*texts))
}

fn filled(template: &str, about: &str) -> String {
    let mut words = about.split_whitespace();
    let mut text = String::new();
    let mut rest = template;
    while let Some(at) = rest.find('{') {
        text += &rest[..at];
        let all = rest[at..].starts_with("{*}");
        if all {
            text += &words.by_ref().collect::<Vec<_>>().join(" ");
        } else {
            text += words.next().unwrap_or("");
        }
        rest = &rest[at + if all { 3 } else { 2 }..];
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_have_the_same_gaps_in_every_language() {
        for (what, texts) in SENTENCES {
            let gaps = texts.map(|text| (text.matches("{}").count(), text.matches("{*}").count()));
            assert!(gaps[0] == gaps[1] && gaps[1] == gaps[2], "{what}");
        }
    }
}
