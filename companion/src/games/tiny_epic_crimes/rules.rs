//! The rules of Tiny Epic Crimes in short.

use crate::games::Pages;
use crate::texts::Language;

crate::texts! {
RuleWords, "The rules of Tiny Epic Crimes in short, in one language.";
case_title: "The case", "L’affaire", "Der Fall";
case:
    "One of sixteen suspects is the murderer. You have 48 hours to find out who, and to name them at the end.",
    "Un des seize suspects est le meurtrier. Vous avez 48 heures pour trouver qui, et le nommer à la fin.",
    "Einer von sechzehn Verdächtigen ist der Mörder. Ihr habt 48 Stunden, um ihn zu finden und am Ende zu nennen.";
turn_title: "Your turn", "Votre tour", "Dein Zug";
turn:
    "Whoever is furthest back on the track plays: drive, one hour a block, then take one action and pay its hours.",
    "Le dernier sur la piste joue\u{a0}: conduire, une heure par quartier, puis une action qui coûte ses heures.",
    "Wer auf der Zeitleiste hinten liegt, ist dran: fahren, eine Stunde je Block, dann eine Aktion, die ihre Stunden kostet.";
hours_title: "Day and night", "Jour et nuit", "Tag und Nacht";
hours:
    "It depends on the hour at which your turn begins. By day: backup, informant, search. By night: witness, stakeout, holding. Always: arrest, coffee.",
    "L’heure où commence le tour décide. Jour\u{a0}: renforts, informateur, fouille. Nuit\u{a0}: témoin, planque, détention. Toujours\u{a0}: arrestation, café.",
    "Es zählt die Stunde, in der ein Zug beginnt. Tag: Verstärkung, Informant, Durchsuchen. Nacht: Zeuge, Observieren, Festsetzen. Immer: Verhaften, Kaffee.";
clues_title: "Clues", "Indices", "Hinweise";
clues:
    "Informants tell the rank, witnesses the gang, searches the lab, stakeouts the getaway, holding the weapon. Each clue earns a badge level.",
    "Informateurs\u{a0}: rang. Témoins\u{a0}: gang. Fouilles\u{a0}: labo. Planques\u{a0}: fuite. Détention\u{a0}: arme. Chaque indice donne un niveau d’insigne.",
    "Informanten: Rang. Zeugen: Bande. Durchsuchen: Labor. Observieren: Flucht. Festsetzen: Waffe. Jeder Hinweis bringt eine Stufe Abzeichen.";
risk_title: "Risk", "Risque", "Risiko";
risk:
    "Backup and stakeout: say how many hours you risk. A die or token up to that is a success. The hours are gone either way.",
    "Renforts et planque\u{a0}: dites les heures risquées. Un dé ou jeton jusque-là réussit. Les heures passent de toute façon.",
    "Verstärkung und Observieren: Stunden ansagen. Würfel oder Marke bis dahin gelingt. Die Stunden sind so oder so weg.";
gangsters_title: "Gangsters", "Gangsters", "Gangster";
gangsters:
    "After each turn roll both dice: black row, white column. A 6 or HQ: nobody comes. A double: roll again. Block taken: an event.",
    "Après chaque tour, deux dés\u{a0}: noir rangée, blanc colonne. Un 6 ou le QG\u{a0}: personne. Un double\u{a0}: relancez. Occupé\u{a0}: événement.",
    "Nach jedem Zug zwei Würfel: schwarz Reihe, weiß Spalte. 6 oder HQ: keiner. Pasch: noch einmal. Besetzt: Ereignis.";
events_title: "Events", "Événements", "Ereignisse";
events:
    "The first to cross a red line draws an event into one of three slots. Resolve it for a reward. No free slot: a penalty.",
    "Le premier à passer une ligne rouge pioche un événement pour une des trois cases. Résolvez-le pour gagner. Aucune case\u{a0}: pénalité.",
    "Wer als Erster eine rote Linie überschreitet, zieht ein Ereignis auf einen von drei Plätzen. Lösen bringt Lohn. Kein Platz frei: Strafe.";
suspects_title: "Suspects", "Suspects", "Verdächtige";
suspects:
    "Suspects in your hand are innocent. Interrogations show a card of another player; solved evidence rules out half. An eye as a reward: read such evidence, or see a card.",
    "Les suspects en main sont innocents. Un interrogatoire montre une carte d’un autre, une preuve résolue exclut la moitié. Un œil\u{a0}: lire une preuve ou voir une carte.",
    "Wer auf deiner Hand ist, ist unschuldig. Ein Verhör zeigt eine fremde Karte, ein gelöster Beweis schließt die Hälfte aus. Ein Auge: einen Beweis lesen oder eine Karte sehen.";
end_title: "The end", "La fin", "Das Ende";
end:
    "On red hours you may report after your turn, on the last one you must. Then everyone accuses. Among those who are right, the badge decides, then the hour.",
    "Sur les heures rouges, rapport possible après le tour, obligatoire sur la dernière. Puis tous accusent. À raison égale\u{a0}: l’insigne, puis l’heure.",
    "Auf roten Stunden darfst du nach dem Zug berichten, auf der letzten musst du. Dann klagen alle an. Haben mehrere recht: Abzeichen, dann Stunde.";
team_title: "Team and solo", "Équipe et solo", "Team und allein";
team:
    "Cards lie open, day and night do not matter, each officer has clues of their own. A penalty moves the grey hat back: the end comes sooner.",
    "Tout est ouvert, jour et nuit ne comptent pas, à chacun ses indices. Une pénalité recule le chapeau gris\u{a0}: la fin approche.",
    "Alles liegt offen, Tag und Nacht zählen nicht, jeder hat eigene Hinweise. Eine Strafe rückt den grauen Hut zurück: Das Ende naht.";
}

const fn pages(words: &'static RuleWords) -> [(&'static str, &'static str); 10] {
    [
        (words.case_title, words.case),
        (words.turn_title, words.turn),
        (words.hours_title, words.hours),
        (words.clues_title, words.clues),
        (words.risk_title, words.risk),
        (words.gangsters_title, words.gangsters),
        (words.events_title, words.events),
        (words.suspects_title, words.suspects),
        (words.end_title, words.end),
        (words.team_title, words.team),
    ]
}

/// Title and text of each page.
pub const fn rules(language: Language) -> Pages {
    static PAGES: [[(&str, &str); 10]; 3] = [
        pages(RuleWords::of(Language::English)),
        pages(RuleWords::of(Language::French)),
        pages(RuleWords::of(Language::German)),
    ];
    match language {
        Language::English => &PAGES[0],
        Language::French => &PAGES[1],
        Language::German => &PAGES[2],
    }
}
