//! What is said of any text, and of the tin of Tatort Themse.

use confidant_core::pack::Remark;

use super::Sentences;

pub(super) const TEXT_AND_TIN: Sentences = &[
    (
        Remark::PartMissing,
        [
            "{}: {} of {}; until then Confidant’s values.",
            "{}\u{a0}: {} sur {}\u{a0}; d’ici là, valeurs de Confidant.",
            "{}: {} von {}; bis dahin Werte von Confidant.",
        ],
    ),
    (
        Remark::NotOurs,
        [
            "This is not a Confidant file.",
            "Ce n’est pas un fichier Confidant.",
            "Das ist keine Datei von Confidant.",
        ],
    ),
    (
        Remark::TooNew,
        [
            "Made by another version of Confidant (format {}). Reload the page, then open it again.",
            "Fait par une autre version de Confidant (format {}). Rechargez la page, puis rouvrez-le.",
            "Von einer anderen Version von Confidant (Format {}). Die Seite neu laden, dann noch einmal öffnen.",
        ],
    ),
    (Remark::GameUnknown, ["No such game: {*}.", "Jeu inconnu\u{a0}: {*}.", "Unbekanntes Spiel: {*}."]),
    (
        Remark::GameMissing,
        [
            "The line that names the game cannot be read.",
            "La ligne qui nomme le jeu est illisible.",
            "Die Zeile mit dem Spiel ist nicht lesbar.",
        ],
    ),
    (
        Remark::TooLong,
        [
            "This is no box: it is longer than {} kB.",
            "Ce n’est pas une boîte\u{a0}: plus de {} ko.",
            "Das ist keine Schachtel: Es ist länger als {} kB.",
        ],
    ),
    (
        Remark::MoreUnread,
        [
            "As many more cannot be read: {}.",
            "Autant d’autres sont illisibles\u{a0}: {}.",
            "So viele weitere sind nicht lesbar: {}.",
        ],
    ),
    (
        Remark::LineUnreadable,
        ["Line {} cannot be read.", "La ligne {} est illisible.", "Zeile {} ist nicht lesbar."],
    ),
    (
        Remark::SectionUnknown,
        [
            "`{}` is not known here. Did you mean {*}?",
            "`{}` n’est pas connu ici. Peut-être\u{a0}: {*}\u{a0}?",
            "`{}` ist hier nicht bekannt. Vielleicht: {*}?",
        ],
    ),
    (
        Remark::EntryUnknown,
        ["`{*}` is not known here.", "`{*}` n’est pas connu ici.", "`{*}` ist hier nicht bekannt."],
    ),
    (
        Remark::EntriesTooMany,
        [
            "Too many: there is no room for `{*}`.",
            "Trop\u{a0}: plus de place pour `{*}`.",
            "Zu viele: Für `{*}` ist kein Platz.",
        ],
    ),
    (Remark::ValueUnreadable, ["`{*}` cannot be read.", "`{*}` est illisible.", "`{*}` ist nicht lesbar."]),
    (Remark::ValueMissing, ["A value is missing.", "Il manque une valeur.", "Ein Wert fehlt."]),
    (Remark::ClueTwice, ["Entered twice: {*}.", "Saisi deux fois\u{a0}: {*}.", "Doppelt eingegeben: {*}."]),
    (
        Remark::ClueUnusual,
        [
            "{*}: values run from 2 to 6.",
            "{*}\u{a0}: les valeurs vont de 2 à 6.",
            "{*}: Die Werte gehen von 2 bis 6.",
        ],
    ),
    (
        Remark::ClueUnplayable,
        [
            "{*}: such a value cannot be paid.",
            "{*}\u{a0}: une telle valeur ne se paie pas.",
            "{*}: So ein Wert ist nicht zu bezahlen.",
        ],
    ),
    (
        Remark::CluesTooMany,
        [
            "{} clues; the box has {}. Remove one.",
            "{} indices\u{a0}; la boîte en a {}. Retirez-en un.",
            "{} Spuren; die Schachtel hat {}. Entfernt eine.",
        ],
    ),
    (
        Remark::CaseWithoutClue,
        [
            "No clue for this case: {}.",
            "Aucun indice pour cette affaire\u{a0}: {}.",
            "Keine Spur zu diesem Fall: {}.",
        ],
    ),
    (
        Remark::ClueExpected,
        [
            "No {} clue of value {}; the rule book shows one.",
            "Pas d’indice {} de valeur {}\u{a0}; la règle en montre un.",
            "Keine Spur {} mit Wert {}; die Regel zeigt eine.",
        ],
    ),
    (
        Remark::BonusUnusual,
        [
            "{}: a bonus of {}; a review says 2 to 5.",
            "{}\u{a0}: un bonus de {}\u{a0}; une critique dit 2 à 5.",
            "{}: ein Bonus von {}; eine Besprechung sagt 2 bis 5.",
        ],
    ),
    (
        Remark::BonusUnplayable,
        [
            "{}: a bonus of {} does not exist.",
            "{}\u{a0}: un bonus de {} n’existe pas.",
            "{}: Einen Bonus von {} gibt es nicht.",
        ],
    ),
];
