//! What is said of any text, and of the tin of Tatort Themse.

use super::Sentences;

pub(super) const TEXT_AND_TIN: Sentences = &[
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
