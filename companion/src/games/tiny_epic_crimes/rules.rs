//! The rules of Tiny Epic Crimes in short.

use crate::games::Pages;
use crate::texts::Language;

/// The rules in short: title and text of each page.
pub fn rules(language: Language) -> Pages {
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
        Language::German => &GERMAN,
    }
}

type Book = [(&'static str, &'static str); 10];

static ENGLISH: Book = [
    (
        "The case",
        "One of sixteen suspects is the murderer. You have 48 hours to find out who, and to name them at the end.",
    ),
    (
        "Your turn",
        "Whoever is furthest back on the track plays: drive, one hour a block, then take one action and pay its hours.",
    ),
    (
        "Day and night",
        "It depends on the hour at which your turn begins. By day: backup, informant, search. By night: witness, stakeout, holding. Always: arrest, coffee.",
    ),
    (
        "Clues",
        "Informants tell the rank, witnesses the gang, searches the lab, stakeouts the getaway, holding the weapon. Each clue earns a badge level.",
    ),
    (
        "Risk",
        "Backup and stakeout: say how many hours you risk. A die or token up to that is a success. The hours are gone either way.",
    ),
    (
        "Gangsters",
        "After each turn roll both dice: black row, white column. A 6 or HQ: nobody comes. A double: roll again. Block taken: an event.",
    ),
    (
        "Events",
        "The first to cross a red line draws an event into one of three slots. Resolve it for a reward. No free slot: a penalty.",
    ),
    (
        "Suspects",
        "Suspects in your hand are innocent. Interrogations show a card of another player; solved evidence rules out half. An eye as a reward: read such evidence, or see a card.",
    ),
    (
        "The end",
        "On red hours you may report after your turn, on the last one you must. Then everyone accuses. Among those who are right, the badge decides, then the hour.",
    ),
    (
        "Team and solo",
        "Cards lie open, day and night do not matter, each officer has clues of their own. A penalty moves the grey hat back: the end comes sooner.",
    ),
];

static FRENCH: Book = [
    (
        "L’affaire",
        "Un des seize suspects est le meurtrier. Vous avez 48 heures pour trouver qui, et le nommer à la fin.",
    ),
    (
        "Votre tour",
        "Le dernier sur la piste joue\u{a0}: conduire, une heure par quartier, puis une action qui coûte ses heures.",
    ),
    (
        "Jour et nuit",
        "L’heure où commence le tour décide. Jour\u{a0}: renforts, informateur, fouille. Nuit\u{a0}: témoin, planque, détention. Toujours\u{a0}: arrestation, café.",
    ),
    (
        "Indices",
        "Informateurs\u{a0}: rang. Témoins\u{a0}: gang. Fouilles\u{a0}: labo. Planques\u{a0}: fuite. Détention\u{a0}: arme. Chaque indice donne un niveau d’insigne.",
    ),
    (
        "Risque",
        "Renforts et planque\u{a0}: dites les heures risquées. Un dé ou jeton jusque-là réussit. Les heures passent de toute façon.",
    ),
    (
        "Gangsters",
        "Après chaque tour, deux dés\u{a0}: noir rangée, blanc colonne. Un 6 ou le QG\u{a0}: personne. Un double\u{a0}: relancez. Occupé\u{a0}: événement.",
    ),
    (
        "Événements",
        "Le premier à passer une ligne rouge pioche un événement pour une des trois cases. Résolvez-le pour gagner. Aucune case\u{a0}: pénalité.",
    ),
    (
        "Suspects",
        "Les suspects en main sont innocents. Un interrogatoire montre une carte d’un autre, une preuve résolue exclut la moitié. Un œil\u{a0}: lire une preuve ou voir une carte.",
    ),
    (
        "La fin",
        "Sur les heures rouges, rapport possible après le tour, obligatoire sur la dernière. Puis tous accusent. À raison égale\u{a0}: l’insigne, puis l’heure.",
    ),
    (
        "Équipe et solo",
        "Tout est ouvert, jour et nuit ne comptent pas, à chacun ses indices. Une pénalité recule le chapeau gris\u{a0}: la fin approche.",
    ),
];

static GERMAN: Book = [
    (
        "Der Fall",
        "Einer von sechzehn Verdächtigen ist der Mörder. Ihr habt 48 Stunden, um ihn zu finden und am Ende zu nennen.",
    ),
    (
        "Dein Zug",
        "Wer auf der Zeitleiste hinten liegt, ist dran: fahren, eine Stunde je Block, dann eine Aktion, die ihre Stunden kostet.",
    ),
    (
        "Tag und Nacht",
        "Es zählt die Stunde, in der ein Zug beginnt. Tag: Verstärkung, Informant, Durchsuchen. Nacht: Zeuge, Observieren, Festsetzen. Immer: Verhaften, Kaffee.",
    ),
    (
        "Hinweise",
        "Informanten: Rang. Zeugen: Bande. Durchsuchen: Labor. Observieren: Flucht. Festsetzen: Waffe. Jeder Hinweis bringt eine Stufe Abzeichen.",
    ),
    (
        "Risiko",
        "Verstärkung und Observieren: Stunden ansagen. Würfel oder Marke bis dahin gelingt. Die Stunden sind so oder so weg.",
    ),
    (
        "Gangster",
        "Nach jedem Zug zwei Würfel: schwarz Reihe, weiß Spalte. 6 oder HQ: keiner. Pasch: noch einmal. Besetzt: Ereignis.",
    ),
    (
        "Ereignisse",
        "Wer als Erster eine rote Linie überschreitet, zieht ein Ereignis auf einen von drei Plätzen. Lösen bringt Lohn. Kein Platz frei: Strafe.",
    ),
    (
        "Verdächtige",
        "Wer auf deiner Hand ist, ist unschuldig. Ein Verhör zeigt eine fremde Karte, ein gelöster Beweis schließt die Hälfte aus. Ein Auge: einen Beweis lesen oder eine Karte sehen.",
    ),
    (
        "Das Ende",
        "Auf roten Stunden darfst du nach dem Zug berichten, auf der letzten musst du. Dann klagen alle an. Haben mehrere recht: Abzeichen, dann Stunde.",
    ),
    (
        "Team und allein",
        "Alles liegt offen, Tag und Nacht zählen nicht, jeder hat eigene Hinweise. Eine Strafe rückt den grauen Hut zurück: Das Ende naht.",
    ),
];
