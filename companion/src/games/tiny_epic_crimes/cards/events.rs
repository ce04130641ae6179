//! The texts of the house events, in the order of their deck: name, story and rule in English, French, German. Gaps
//! are filled with the numbers of the card and with what the event singles out.

use super::{ByLanguage, EventText};

/// After a number of red lines there is a penalty.
pub(super) static BURNS_ONCE: ByLanguage = [
    "Red line number {lines}: a penalty.",
    "Ligne rouge numéro {lines} : une pénalité.",
    "Rote Linie Nummer {lines}: eine Strafe.",
];

/// After a number of red lines there are several.
pub(super) static BURNS: ByLanguage = [
    "Red line number {lines}: {penalties} penalties.",
    "Ligne rouge numéro {lines} : {penalties} pénalités.",
    "Rote Linie Nummer {lines}: {penalties} Strafen.",
];

/// After a number of red lines the card below is lost.
pub(super) static IS_LOST: ByLanguage = [
    "Red line number {lines}: the card is lost.",
    "Ligne rouge numéro {lines} : la carte est perdue.",
    "Rote Linie Nummer {lines}: Die Karte ist verloren.",
];

/// After a number of red lines it is over.
pub(super) static LEAVES: ByLanguage = [
    "Red line number {lines}: it is over.",
    "Ligne rouge numéro {lines} : c’est fini.",
    "Rote Linie Nummer {lines}: vorbei.",
];

const fn event(
    key: &'static str,
    sign: &'static str,
    names: ByLanguage,
    stories: ByLanguage,
    rules: ByLanguage,
) -> EventText {
    EventText { key, sign, names, stories, rules, team: None }
}

const fn in_team(team: ByLanguage, text: EventText) -> EventText {
    EventText { team: Some(team), ..text }
}

/// The events.
pub(super) static EVENTS: [EventText; 18] = [
    in_team(
        [
            "No informants in town, no witnesses in row {row}. {times} arrests there win its informant.",
            "Aucun informateur en ville, aucun témoin rangée {row}. {times} arrestations y gagnent l’informateur.",
            "Keine Informanten in der Stadt, keine Zeugen in Reihe {row}. {times} Verhaftungen dort bringen den Informanten.",
        ],
        event(
            "wall-of-silence",
            "informant",
            ["Wall of silence", "La loi du silence", "Mauer des Schweigens"],
            [
                "Since the shooting nobody on this street has seen a thing.",
                "Depuis la fusillade, plus personne n’a rien vu dans cette rue.",
                "Seit der Schießerei hat in dieser Straße keiner etwas gesehen.",
            ],
            [
                "Row {row}: no informants, no witnesses. Its informant is won by arrests there: {times}.",
                "Rangée {row} : ni informateurs ni témoins. On gagne son informateur par des arrestations ici : {times}.",
                "Reihe {row}: keine Informanten, keine Zeugen. Den Informanten bringen Verhaftungen dort: {times}.",
            ],
        ),
    ),
    in_team(
        [
            "No witness talks. Tokens: {tokens}; {hours} h at each wins the witness of column {col}.",
            "Aucun témoin ne parle. Jetons : {tokens} ; {hours} h à chacun gagnent le témoin de la colonne {col}.",
            "Kein Zeuge redet. Marken: {tokens}; je {hours} h daran bringen den Zeugen von Spalte {col}.",
        ],
        event(
            "last-train",
            "clock",
            ["Last train out", "Dernier train", "Der letzte Zug"],
            [
                "She saw everything, and she holds a ticket for the last train.",
                "Elle a tout vu, et elle a son billet pour le dernier train.",
                "Sie hat alles gesehen und schon die Karte für den letzten Zug.",
            ],
            [
                "Column {col} is silent; by night {hours} h at the token wins its witness.",
                "Colonne {col} muette ; de nuit, {hours} h au jeton gagnent son témoin.",
                "Spalte {col} schweigt; nachts bringen {hours} h an der Marke den Zeugen.",
            ],
        ),
    ),
    in_team(
        [
            "Gangsters: {gangsters}. At the token risk 1–{most} h: a die up to hours + {more} defuses it. A miss with 6 sets it off.",
            "Gangsters : {gangsters}. Au jeton, risquez 1–{most} h : dé jusqu’à heures + {more}, désamorcé. Un 6 raté : il saute.",
            "Gangster: {gangsters}. An der Marke 1–{most} h riskieren: Wurf bis Stunden + {more} entschärft. Fehlwurf 6: Es knallt.",
        ],
        event(
            "ticking-parcel",
            "hourglass",
            ["Ticking parcel", "Colis piégé", "Tickendes Paket"],
            [
                "A parcel without a sender ticks in a shop window.",
                "Un colis sans expéditeur fait tic-tac dans une vitrine.",
                "Ein Paket ohne Absender tickt in einem Schaufenster.",
            ],
            [
                "At the token risk 1–{most} h: a die up to hours + {more} defuses it. A miss with 6 sets it off.",
                "Au jeton, risquez 1–{most} h : dé jusqu’à heures + {more}, désamorcé. Un 6 raté : il saute.",
                "An der Marke 1–{most} h riskieren: Wurf bis Stunden + {more} entschärft. Fehlwurf 6: Es knallt.",
            ],
        ),
    ),
    in_team(
        [
            "Force cards on this card alone; nobody books a gangster. {times} officers take a coffee at HQ.",
            "Cartes Force sur cette carte seule ; personne n’écroue. {times} enquêteurs prennent un café au QG.",
            "Einsatzkarten nur auf diese Karte; niemand wird abgeliefert. {times} Ermittler machen im HQ Kaffeepause.",
        ],
        event(
            "mole",
            "keyhole",
            ["The mole", "La taupe", "Der Maulwurf"],
            [
                "Someone at headquarters reads your notes before you do.",
                "Au QG, quelqu’un lit vos notes avant vous.",
                "Im HQ liest jemand eure Notizen, bevor ihr es tut.",
            ],
            [
                "A suspect card seen in another hand is shown to all. {times} officers take a coffee at HQ.",
                "Une carte Suspect vue chez un autre est montrée à tous. {times} enquêteurs prennent un café au QG.",
                "Wer eine fremde Verdächtigenkarte sieht, zeigt sie allen. {times} Ermittler machen im HQ Kaffeepause.",
            ],
        ),
    ),
    event(
        "ransom-call",
        "sound",
        ["Ransom call", "Demande de rançon", "Lösegeldanruf"],
        [
            "A calm voice wants money for the judge’s son.",
            "Une voix calme réclame de l’argent pour le fils du juge.",
            "Eine ruhige Stimme will Geld für den Sohn des Richters.",
        ],
        [
            "Pay: all lose {push} h, the card goes. Refuse: drives cost {dearer} h more; {hours} h at the token free him.",
            "Payer : {push} h pour tous, c’est fini. Refuser : chaque trajet {dearer} h de plus ; {hours} h au jeton le libèrent.",
            "Zahlen: alle {push} h weiter, Karte weg. Ablehnen: jede Fahrt {dearer} h mehr; {hours} h an der Marke befreien ihn.",
        ],
    ),
    in_team(
        [
            "No backup, no stakeouts. At the token, 1 h a throw: die + earlier misses of all at least {total}.",
            "Ni renforts ni planque. Au jeton, 1 h le jet : dé + échecs de tous, au moins {total}.",
            "Keine Verstärkung, kein Observieren. An der Marke 1 h je Wurf: Wurf + alle Fehlwürfe ab {total} löst es.",
        ],
        event(
            "back-room",
            "ball",
            ["Back-room dice", "Le tripot", "Das Hinterzimmer"],
            [
                "The dice of this cellar never lose, and half the town borrows them.",
                "Les dés de cette cave ne perdent jamais, toute la ville les emprunte.",
                "Die Würfel aus diesem Keller verlieren nie, und die halbe Stadt leiht sie.",
            ],
            [
                "Backup and stakeout count {dearer} less. At the token, 1 h a throw: die + earlier misses of all at least {total}.",
                "Renforts et planque comptent {dearer} de moins. Au jeton, 1 h le jet : dé + échecs de tous, au moins {total}.",
                "Verstärkung und Observieren zählen {dearer} weniger. An der Marke 1 h je Wurf: Wurf + alle Fehlwürfe ab {total} löst es.",
            ],
        ),
    ),
    in_team(
        [
            "{gangsters} red gangsters come, nobody is held. A red one costs {dearer} h more, except with backup; take {times}.",
            "{gangsters} rouges arrivent, plus de détention. Un rouge coûte {dearer} h de plus, sauf avec des renforts ; prenez-en {times}.",
            "{gangsters} rote kommen, keiner wird festgesetzt. Ein roter kostet {dearer} h mehr, außer mit Verstärkung; fasst {times}.",
        ],
        event(
            "vests",
            "rhino",
            ["Rhinos in vests", "Rhinos blindés", "Nashörner mit Weste"],
            [
                "A truck of vests is missing, and the Rhinos look stout today.",
                "Un camion de gilets a disparu, et les Rhinos ont pris du ventre.",
                "Ein Laster voll Westen fehlt, und die Nashörner wirken heute breiter.",
            ],
            [
                "{gangsters} red gangsters come. Taking a red one costs {dearer} h more, except with backup; take {times}.",
                "{gangsters} rouges arrivent. Prendre un rouge coûte {dearer} h de plus, sauf avec des renforts ; prenez-en {times}.",
                "{gangsters} rote kommen. Einen roten zu fassen kostet {dearer} h mehr, außer mit Verstärkung; fasst {times}.",
            ],
        ),
    ),
    event(
        "slashed-tyres",
        "car",
        ["Slashed tyres", "Pneus crevés", "Platte Reifen"],
        [
            "Four blades, four tyres, and nobody heard a thing.",
            "Quatre lames, quatre pneus, et personne n’a rien entendu.",
            "Vier Klingen, vier Reifen, und keiner hat etwas gehört.",
        ],
        [
            "{who} cannot drive. Repair at the car: {who} {own} h without reward, anyone else {hours} h.",
            "{who} ne roule plus. Réparer sur place : {own} h sans gain pour {who}, {hours} h pour tout autre.",
            "{who} kann nicht fahren. Reparatur am Auto: {who} {own} h ohne Lohn, jeder andere {hours} h.",
        ],
    ),
    in_team(
        [
            "No stakeouts. At each red line he moves a search token and stays with it. Search the block where he is.",
            "Pas de planque. À chaque ligne rouge, il déplace un jeton Fouille et y reste. Fouillez son quartier.",
            "Kein Observieren. An jeder roten Linie versetzt er eine Suchmarke und bleibt dort. Durchsucht seinen Block.",
        ],
        event(
            "cleaner",
            "erase",
            ["The cleaner", "Le nettoyeur", "Der Saubermann"],
            [
                "Gloves, a bucket, and always one block ahead of you.",
                "Des gants, un seau, et toujours un quartier d’avance.",
                "Handschuhe, Eimer und immer einen Block voraus.",
            ],
            [
                "At each red line he moves a search token and stays with it. Search the block where he is.",
                "À chaque ligne rouge, il déplace un jeton Fouille et y reste. Fouillez le quartier où il est.",
                "An jeder roten Linie versetzt er eine Suchmarke und bleibt dort. Durchsucht seinen Block.",
            ],
        ),
    ),
    event(
        "bounty",
        "hat",
        ["Price on his head", "Tête mise à prix", "Kopfgeld"],
        [
            "Each edition prints his face larger and the sum higher.",
            "À chaque édition, son portrait grandit, et la somme aussi.",
            "Mit jeder Ausgabe wachsen sein Bild und die Summe.",
        ],
        [
            "Take the wanted man; a mere arrest is not enough. Each red line he moves and his price grows.",
            "Prenez l’homme recherché ; l’arrêter ne suffit pas. Chaque ligne rouge, il bouge et sa prime monte.",
            "Fasst den Gesuchten; Verhaften reicht nicht. Jede rote Linie zieht er um und wird teurer.",
        ],
    ),
    in_team(
        [
            "No informants, no witnesses. At the token: {hours} h, or {end} h and a force card.",
            "Ni informateurs ni témoins. Au jeton : {hours} h, ou {end} h et une carte Force.",
            "Keine Informanten, keine Zeugen. An der Marke: {hours} h, oder {end} h und eine Einsatzkarte.",
        ],
        event(
            "for-sale",
            "racket",
            ["Informer for sale", "Indic à vendre", "Spitzel zu verkaufen"],
            [
                "He knows a name and he knows his price, and prices get about.",
                "Il sait un nom, il sait son prix, et les prix circulent.",
                "Er kennt einen Namen und seinen Preis, und Preise sprechen sich herum.",
            ],
            [
                "Informants and witnesses cost {dearer} h more. At the token: {hours} h, or {end} h and a force card.",
                "Informateurs et témoins : {dearer} h de plus. Au jeton : {hours} h, ou {end} h et une carte Force.",
                "Informanten und Zeugen kosten {dearer} h mehr. An der Marke: {hours} h, oder {end} h und eine Einsatzkarte.",
            ],
        ),
    ),
    in_team(
        [
            "No backup, informants, search. Spend {hours} h at each of the {tokens} tokens.",
            "Ni renforts, ni informateurs, ni fouille. Passez {hours} h à chacun des {tokens} jetons.",
            "Keine Verstärkung, Informanten, Suche. Verbringt je {hours} h an den {tokens} Marken.",
        ],
        event(
            "lights-out",
            "lamp",
            ["Lights out", "Coupure générale", "Stromausfall"],
            [
                "Window by window the city goes dark and holds its breath.",
                "Fenêtre après fenêtre, la ville s’éteint et retient son souffle.",
                "Fenster um Fenster erlischt, und die Stadt hält den Atem an.",
            ],
            [
                "Every turn is a night turn. Tokens: {tokens}; spend {hours} h at each.",
                "Chaque tour est un tour de nuit. Jetons : {tokens} ; passez {hours} h à chacun.",
                "In jedem Zug ist Nacht. Marken: {tokens}; verbringt je {hours} h daran.",
            ],
        ),
    ),
    in_team(
        [
            "Gangsters: {gangsters}. No searches. A suspect card lies below. {hours} h at each of {tokens} tokens wins it.",
            "Gangsters : {gangsters}. Pas de fouille. Une carte Suspect est dessous ; {hours} h à chacun des {tokens} jetons la gagne.",
            "Gangster: {gangsters}. Keine Suche. Darunter liegt eine Verdächtigenkarte. Je {hours} h an {tokens} Marken bringt sie.",
        ],
        event(
            "stolen-files",
            "papers",
            ["Stolen files", "Dossiers volés", "Gestohlene Akten"],
            [
                "The alibi left the archive in a laundry van.",
                "L’alibi a quitté les archives dans un camion de linge.",
                "Das Alibi verließ das Archiv im Wäschewagen.",
            ],
            [
                "A suspect card lies below. Tokens: {tokens}; {hours} h at each wins it.",
                "Une carte Suspect est dessous. Jetons : {tokens} ; {hours} h à chacun la gagne.",
                "Darunter liegt eine Verdächtigenkarte. Marken: {tokens}; je {hours} h daran bringt sie.",
            ],
        ),
    ),
    in_team(
        [
            "Nobody is held. On and next to the token only backup takes gangsters. Call it there with success.",
            "Plus de détention. Au jeton et à côté, seuls les renforts prennent des gangsters. Appelez-les là, avec succès.",
            "Keiner wird festgesetzt. An und neben der Marke fasst nur Verstärkung Gangster. Ruft sie dort mit Erfolg.",
        ],
        event(
            "bosses-dinner",
            "crown",
            ["Dinner for bosses", "Le dîner des chefs", "Die Tafelrunde"],
            [
                "Both gangs at one table, and a guard at every door.",
                "Deux gangs à la même table, un garde à chaque porte.",
                "Beide Banden an einem Tisch, und an jeder Tür ein Posten.",
            ],
            [
                "On and next to the token only backup takes gangsters. Call it there with success.",
                "Au jeton et à côté, seuls les renforts prennent des gangsters. Appelez-les là, avec succès.",
                "An und neben der Marke fasst nur Verstärkung Gangster. Ruft sie dort mit Erfolg.",
            ],
        ),
    ),
    event(
        "parade",
        "flag",
        ["Brass parade", "La fanfare", "Blasmusik"],
        [
            "Two hundred trombones and not one parking space.",
            "Deux cents trombones et pas une place où se garer.",
            "Zweihundert Posaunen und kein einziger Parkplatz.",
        ],
        [
            "Row {row}: coffee and events only; each red line a row on. {times} officers take a coffee there.",
            "Rangée {row} : café et événements seuls ; ligne rouge : la suivante. {times} enquêteurs y prennent un café.",
            "Reihe {row}: nur Kaffee und Ereignisse; jede rote Linie eine weiter. {times} Ermittler trinken dort Kaffee.",
        ],
    ),
    event(
        "press-call",
        "event",
        ["Press call", "Point presse", "Pressetermin"],
        [
            "The mayor wants uniforms behind him when the bulbs flash.",
            "Le maire veut des uniformes derrière lui sous les flashs.",
            "Der Bürgermeister will Uniformen hinter sich, wenn es blitzt.",
        ],
        [
            "Next red line: officers at the token gain, the others lose {hours} h. Nobody there: penalty.",
            "Prochaine ligne rouge : au jeton, on gagne ; les autres perdent {hours} h. Personne : pénalité.",
            "Nächste rote Linie: Wer an der Marke ist, gewinnt; die anderen verlieren {hours} h. Keiner: Strafe.",
        ],
    ),
    in_team(
        [
            "Gangsters: {gangsters}. No other witness talks. {hours} h at the token or at his car takes him along; {end} h at HQ ends it.",
            "Gangsters : {gangsters}. Aucun autre témoin. {hours} h au jeton ou à sa voiture l’embarque ; {end} h au QG règle tout.",
            "Gangster: {gangsters}. Kein anderer Zeuge redet. {hours} h an Marke oder Auto nimmt ihn mit; {end} h im HQ löst es.",
        ],
        event(
            "star-witness",
            "witness",
            ["Star witness", "Témoin clé", "Kronzeuge"],
            [
                "He will talk, but only behind the walls of headquarters.",
                "Il parlera, mais seulement derrière les murs du QG.",
                "Er will reden, aber nur hinter den Mauern des HQ.",
            ],
            [
                "No other witness talks. {hours} h at the token or at his car takes him along; {end} h at HQ ends it.",
                "Aucun autre témoin. {hours} h au jeton ou à sa voiture l’embarque ; {end} h au QG règle tout.",
                "Kein anderer Zeuge redet. {hours} h an Marke oder Auto nimmt ihn mit; {end} h im HQ löst es.",
            ],
        ),
    ),
    in_team(
        [
            "No searches; on a token only coffee and events; {hours} h clears it. Each red line one more, up to {most}; clear all.",
            "Pas de fouille ; sur un jeton, café et événements seuls ; {hours} h l’ôte. Ligne rouge : un de plus, {most} au plus ; ôtez tout.",
            "Keine Suche; auf Marken nur Kaffee und Ereignisse; {hours} h räumt eine. Jede rote Linie eine mehr bis {most}; räumt alle.",
        ],
        event(
            "gas",
            "noentry",
            ["Smell of gas", "Odeur de gaz", "Gasgeruch"],
            [
                "No match, no siren, and the smell goes where the wind goes.",
                "Ni allumette ni sirène, et l’odeur va où va le vent.",
                "Kein Streichholz, keine Sirene, und der Geruch zieht mit dem Wind.",
            ],
            [
                "On a token only coffee and events; {hours} h clears it. Each red line one more, up to {most}; clear all.",
                "Sur un jeton, café et événements seuls ; {hours} h l’ôte. Ligne rouge : un de plus, {most} au plus ; ôtez tout.",
                "Auf Marken nur Kaffee und Ereignisse; {hours} h räumt eine. Jede rote Linie eine mehr bis {most}; räumt alle.",
            ],
        ),
    ),
];
