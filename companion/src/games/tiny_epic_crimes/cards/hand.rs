//! The texts of the house force cards and abilities, in the order of their decks: name and rule in English, French,
//! German. Gaps are filled with the numbers of the card.

use super::HandText;

const fn card(key: &'static str, names: [&'static str; 3], rules: [&'static str; 3]) -> HandText {
    HandText { key, names, rules }
}

/// The force cards.
pub(super) static FORCE: [HandText; 12] = [
    card(
        "siren",
        ["Siren", "Sirène", "Blaulicht"],
        [
            "{n} blocks of your drive this turn cost nothing.",
            "{n} quartiers de votre trajet de ce tour sont gratuits.",
            "{n} Blocks deiner Fahrt in diesem Zug kosten nichts.",
        ],
    ),
    card(
        "ride-along",
        ["Ride along", "Covoiturage", "Mitfahrt"],
        [
            "Put your car on HQ or where another officer’s car is.",
            "Placez votre voiture au QG ou là où est une autre voiture.",
            "Stell dein Auto ins HQ oder zu einem anderen Auto.",
        ],
    ),
    card(
        "double-shift",
        ["Double shift", "Double service", "Doppelschicht"],
        [
            "A second action on your block this turn, at its cost.",
            "Une seconde action sur place ce tour, à son coût.",
            "In diesem Zug am Ort eine zweite Aktion, zu ihrem Preis.",
        ],
    ),
    card(
        "hunch",
        ["Hunch", "Intuition", "Bauchgefühl"],
        [
            "This turn your risks count {n} h more.",
            "Ce tour, vos risques comptent {n} h de plus.",
            "In diesem Zug zählen deine Risiken {n} h mehr.",
        ],
    ),
    card(
        "tip-off",
        ["Tip-off", "Tuyau", "Hinweis"],
        [
            "One gangster anywhere goes into the bag.",
            "Un gangster, n’importe où, va dans le sac.",
            "Ein Gangster irgendwo kommt in den Beutel.",
        ],
    ),
    card(
        "decoy",
        ["Decoy", "Appât", "Lockvogel"],
        [
            "A gangster of your row or column comes to your block.",
            "Un gangster de votre rangée ou colonne vient chez vous.",
            "Ein Gangster deiner Reihe oder Spalte kommt zu dir.",
        ],
    ),
    card(
        "roadblock",
        ["Roadblock", "Barrage", "Straßensperre"],
        [
            "Gangsters on and next to your block go into the bag.",
            "Les gangsters chez vous et à côté vont dans le sac.",
            "Gangster bei dir und nebenan kommen in den Beutel.",
        ],
    ),
    card(
        "curfew",
        ["Curfew", "Couvre-feu", "Sperrstunde"],
        [
            "No gangster roll at the end of this turn.",
            "Pas de lancer de gangster à la fin de ce tour.",
            "Am Ende dieses Zuges kein Gangsterwurf.",
        ],
    ),
    card(
        "alibi-check",
        ["Alibi check", "Vérification", "Alibiprüfung"],
        [
            "Gain a suspect card for {bill} h.",
            "Gagnez une carte Suspect pour {bill} h.",
            "Nimm für {bill} h eine Verdächtigenkarte.",
        ],
    ),
    card(
        "free-hand",
        ["Free hand", "Carte blanche", "Freie Hand"],
        [
            "This turn any action, by day or night.",
            "Ce tour, toute action, de jour ou de nuit.",
            "In diesem Zug jede Aktion, ob Tag oder Nacht.",
        ],
    ),
    card(
        "blind-eye",
        ["Blind eye", "Yeux fermés", "Zugedrücktes Auge"],
        [
            "One event does not bother you this turn.",
            "Un événement ne vous gêne pas ce tour.",
            "Ein Ereignis stört dich in diesem Zug nicht.",
        ],
    ),
    card(
        "cold-case",
        ["Cold case", "Sans suite", "Zu den Akten"],
        [
            "Put an event away without reward, for {bill} h.",
            "Écartez un événement, sans gain, pour {bill} h.",
            "Leg ein Ereignis ohne Lohn weg, für {bill} h.",
        ],
    ),
];

/// The abilities.
pub(super) static ABILITIES: [HandText; 12] = [
    card(
        "taxi-driver",
        ["Taxi driver", "Ancien taxi", "Taxifahrer"],
        [
            "A drive never costs you more than {n} h.",
            "Un trajet vous coûte {n} h au plus.",
            "Eine Fahrt kostet dich höchstens {n} h.",
        ],
    ),
    card(
        "back-alleys",
        ["Back alleys", "Ruelles", "Schleichwege"],
        [
            "For you the left and the right edge of the city touch.",
            "Pour vous, les bords gauche et droit de la ville se touchent.",
            "Für dich sind linker und rechter Stadtrand Nachbarn.",
        ],
    ),
    card(
        "long-arm",
        ["Long arm", "Le bras long", "Langer Arm"],
        [
            "Arrest gangsters of the blocks next door, too.",
            "Arrêtez aussi les gangsters des quartiers voisins.",
            "Verhafte auch Gangster der Nachbarblöcke.",
        ],
    ),
    card(
        "fixer",
        ["Fixer", "Débrouillard", "Strippenzieher"],
        [
            "Work on events from the block next door too.",
            "Traitez les événements aussi depuis le quartier voisin.",
            "Bearbeite Ereignisse auch vom Nachbarblock.",
        ],
    ),
    card(
        "regular",
        ["Regular", "Habitué", "Stammgast"],
        [
            "After your coffee break no gangster is rolled.",
            "Après votre pause café, pas de lancer de gangster.",
            "Nach deiner Kaffeepause kein Gangsterwurf.",
        ],
    ),
    card(
        "cool-head",
        ["Cool head", "Sang-froid", "Kühler Kopf"],
        [
            "A failed risk costs you half, rounded up.",
            "Risque raté : la moitié des heures, arrondie au-dessus.",
            "Ein Fehlschlag kostet nur die Hälfte, aufgerundet.",
        ],
    ),
    card(
        "watcher",
        ["Watcher", "Guetteur", "Beobachter"],
        [
            "Stakeouts succeed at the value (min. {n} h); 5 h must be left.",
            "Planques réussies à la valeur (min. {n} h) ; gardez 5 h.",
            "Observieren gelingt zum Wert (min. {n} h); nötig: 5 h frei.",
        ],
    ),
    card(
        "big-van",
        ["Big van", "Fourgon", "Großer Wagen"],
        [
            "Your cell holds two; one visit books both.",
            "Votre cellule en tient deux ; une visite écroue les deux.",
            "Deine Zelle fasst zwei; ein Besuch liefert beide ab.",
        ],
    ),
    card(
        "partner",
        ["Partner", "Équipier", "Partner"],
        [
            "Where another car stands your actions cost {n} h less.",
            "Avec une autre voiture sur place : actions {n} h de moins.",
            "Mit einem zweiten Auto am Ort: Aktionen {n} h billiger.",
        ],
    ),
    card(
        "routine",
        ["Routine", "Routine", "Routine"],
        [
            "Clues of a kind you have cost {n} h less, not stakeouts.",
            "Indice d’un type déjà acquis : {n} h de moins, hors planque.",
            "Bekannte Hinweisart: {n} h weniger, außer Observieren.",
        ],
    ),
    card(
        "equal-share",
        ["Equal share", "Part égale", "Gleicher Anteil"],
        [
            "As a helper you gain what the solver gains.",
            "En aidant, vous gagnez comme celui qui résout.",
            "Als Helfer bekommst du, was der Löser bekommt.",
        ],
    ),
    card(
        "insomniac",
        ["Insomniac", "Insomniaque", "Schlaflos"],
        [
            "Searches and stakeouts by day and by night.",
            "Fouilles et planques de jour comme de nuit.",
            "Durchsuchen und Observieren bei Tag und Nacht.",
        ],
    ),
];
