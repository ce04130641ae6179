//! What signs are called: by what they stand for where no game says otherwise.

use super::Language;
use crate::draw::Icon;

crate::texts! {
    SignNames, "A name for every sign in one language.";
    taxi: "Taxi", "Taxi", "Taxi";
    bus: "Bus", "Bus", "Bus";
    underground: "Underground", "Métro", "U-Bahn";
    black: "Black ticket", "Ticket noir", "Black Ticket";
    double: "Double move", "Coup double", "Doppelzug";
    ferry: "Ferry", "Ferry", "Fähre";
    hat: "Mister X", "Mister X", "Mister X";
    pawn: "Gangsters", "Gangsters", "Gangster";
    bobby: "Bobby", "Policier", "Bobby";
    musician: "Musician", "Musicien", "Musikant";
    urchin: "Urchin", "Poulbot", "Straßenjunge";
    lady: "Lady", "Lady", "Lady";
    painting: "Painting", "Tableau", "Gemälde";
    statuette: "Statuette", "Statuette", "Statuette";
    gold: "Gold", "Or", "Gold";
    papers: "Papers", "Documents", "Papiere";
    crown: "Crown", "Couronne", "Krone";
    renew: "New cards", "Nouvelles cartes", "Neue Karten";
    donkey: "Donkey", "Âne", "Esel";
    sheep: "Sheep", "Mouton", "Schaf";
    horse: "Horse", "Cheval", "Pferd";
    hives: "Beehive", "Ruche", "Bienenkorb";
    breakin: "Break-in", "Effraction", "Einbruch";
    ball: "Robbers’ ball", "Bal des voleurs", "Räuberball";
    fence: "Fencing", "Recel", "Hehlerei";
    brutality: "Assault", "Brutalité", "Gewalt";
    burglary: "Burglary", "Cambriolage", "Diebstahl";
    racket: "Extortion", "Racket", "Erpressung";
    murder: "Murder", "Meurtre", "Mord";
    ambush: "Ambush", "Embuscade", "Überfall";
    prison: "Prison", "Incarcération", "Gefängnis";
    escape: "Escape", "Évasion", "Ausbruch";
    arrest: "Arrest", "Arrestation", "Verhaftung";
    hideout: "Hideout", "Planque", "Versteck";
    north: "North", "Nord", "Norden";
    east: "East", "Est", "Osten";
    south: "South", "Sud", "Süden";
    west: "West", "Ouest", "Westen";
    bridge: "Next quarter", "Quartier voisin", "Nachbarviertel";
    link: "Same quarter", "Même quartier", "Gleiches Viertel";
    bulb: "Hint", "Indice", "Tipp";
    hourglass: "Later", "Plus tard", "Später";
    erase: "Erased", "Effacé", "Gelöscht";
    event: "Event", "Événement", "Ereignis";
    clock: "Hours", "Heures", "Stunden";
    badge: "Badge", "Insigne", "Abzeichen";
    force: "Force card", "Carte Force", "Einsatzkarte";
    bag: "Bag", "Sac", "Beutel";
    bee: "Blue Bees", "Frelons Bleus", "Blaue Bienen";
    rhino: "Red Rhinos", "Rhinos Rouges", "Rote Nashörner";
    gang: "Gang", "Gang", "Bande";
    rank: "Boss", "Parrain", "Boss";
    underrank: "Underboss", "Sbire", "Unterboss";
    lab: "Lab", "Labo", "Labor";
    getaway: "Getaway", "Fuite", "Flucht";
    weapon: "Weapon", "Arme", "Waffe";
    finger: "Fingerprints", "Empreintes", "Fingerabdruck";
    shoe: "Shoeprints", "Traces de pas", "Schuhspur";
    moto: "Motorcycle", "Moto", "Motorrad";
    car: "Car", "Voiture", "Auto";
    gun: "Gun", "Arme à feu", "Schusswaffe";
    knife: "Knife", "Arme blanche", "Messer";
    informant: "Informant", "Informateur", "Informant";
    witness: "Witness", "Témoin", "Zeuge";
    search: "Search", "Recherche", "Suche";
    stakeout: "Stakeout", "Planque", "Observieren";
    backup: "Backup", "Renforts", "Verstärkung";
    book: "Book at HQ", "Livrer au QG", "Im HQ abliefern";
    coffee: "Coffee break", "Pause café", "Kaffeepause";
    ask: "Question", "Question", "Frage";
    moon: "Night", "Nuit", "Nacht";
    sun: "Day", "Jour", "Tag";
    pin: "Token", "Jeton", "Marke";
    keyhole: "Secret", "Secret", "Geheim";
    lamp: "Lamp", "Lampe", "Lampe";
    check: "Yes", "Oui", "Ja";
    cross: "No", "Non", "Nein";
    noentry: "Not possible", "Impossible", "Nicht möglich";
    warn: "Warning", "Attention", "Achtung";
    eye: "For your eyes only", "Pour vos yeux seuls", "Nur für dich";
    lock: "Code", "Code", "Code";
    sealmark: "Seal", "Sceau", "Siegel";
    cards: "Cards", "Cartes", "Karten";
    flag: "Finish", "Fin", "Ende";
    star: "Points", "Points", "Punkte";
    trail: "Trail", "Piste", "Spur";
    undo: "Taken back", "Annulé", "Zurückgenommen";
    pause: "Pause", "Pause", "Pause";
    play: "Play", "Jouer", "Spielen";
    gear: "Settings", "Réglages", "Einstellungen";
    globe: "Map", "Carte", "Karte";
    house: "Home", "Accueil", "Startseite";
    sound: "Sound", "Son", "Ton";
    up: "Up", "Haut", "Hoch";
    down: "Down", "Bas", "Runter";
    left: "Left", "Gauche", "Links";
    right: "Right", "Droite", "Rechts";
    pad: "Stick", "Croix", "Kreuz";
    padh: "Stick left and right", "Croix gauche et droite", "Kreuz links und rechts";
    padv: "Stick up and down", "Croix haut et bas", "Kreuz hoch und runter";
    token_disc: "Disc", "Disque", "Scheibe";
    token_square: "Square", "Carré", "Quadrat";
    token_diamond: "Diamond", "Losange", "Raute";
    token_tri: "Triangle", "Triangle", "Dreieck";
    token_hex: "Hexagon", "Hexagone", "Sechseck";
    token_shield: "Shield", "Écu", "Schild";
    // Other uses in a game.
    suspect: "Suspect card", "Carte Suspect", "Verdächtige";
    gangster: "Gangster", "Gangster", "Gangster";
    seen: "Seen", "Vu", "Gesehen";
    reported: "Reported", "Au rapport", "Berichtet";
    clue: "Clue", "Indice", "Hinweis";
    places: "Possible places", "Lieux possibles", "Mögliche Orte";
    round: "Round", "Manche", "Runde";
}

impl Icon {
    /// What it is called where nobody gives it another name.
    pub const fn called(self, language: Language) -> &'static str {
        let names = SignNames::of(language);
        match self {
            Self::Taxi => names.taxi,
            Self::Bus => names.bus,
            Self::Underground => names.underground,
            Self::Black => names.black,
            Self::Double => names.double,
            Self::Ferry => names.ferry,
            Self::Hat => names.hat,
            Self::Pawn => names.pawn,
            Self::Bobby => names.bobby,
            Self::Musician => names.musician,
            Self::Urchin => names.urchin,
            Self::Lady => names.lady,
            Self::Painting => names.painting,
            Self::Statuette => names.statuette,
            Self::Gold => names.gold,
            Self::Papers => names.papers,
            Self::Crown => names.crown,
            Self::Renew => names.renew,
            Self::Donkey => names.donkey,
            Self::Sheep => names.sheep,
            Self::Horse => names.horse,
            Self::Hives => names.hives,
            Self::Breakin => names.breakin,
            Self::Ball => names.ball,
            Self::Fence => names.fence,
            Self::Brutality => names.brutality,
            Self::Burglary => names.burglary,
            Self::Racket => names.racket,
            Self::Murder => names.murder,
            Self::Ambush => names.ambush,
            Self::Prison => names.prison,
            Self::Escape => names.escape,
            Self::Arrest => names.arrest,
            Self::Hideout => names.hideout,
            Self::North => names.north,
            Self::East => names.east,
            Self::South => names.south,
            Self::West => names.west,
            Self::Bridge => names.bridge,
            Self::Link => names.link,
            Self::Bulb => names.bulb,
            Self::Hourglass => names.hourglass,
            Self::Erase => names.erase,
            Self::Event => names.event,
            Self::Clock => names.clock,
            Self::Badge => names.badge,
            Self::Force => names.force,
            Self::Bag => names.bag,
            Self::Bee => names.bee,
            Self::Rhino => names.rhino,
            Self::Gang => names.gang,
            Self::Rank => names.rank,
            Self::Underrank => names.underrank,
            Self::Lab => names.lab,
            Self::Getaway => names.getaway,
            Self::Weapon => names.weapon,
            Self::Finger => names.finger,
            Self::Shoe => names.shoe,
            Self::Moto => names.moto,
            Self::Car => names.car,
            Self::Gun => names.gun,
            Self::Knife => names.knife,
            Self::Informant => names.informant,
            Self::Witness => names.witness,
            Self::Search => names.search,
            Self::Stakeout => names.stakeout,
            Self::Backup => names.backup,
            Self::Book => names.book,
            Self::Coffee => names.coffee,
            Self::Ask => names.ask,
            Self::Moon => names.moon,
            Self::Sun => names.sun,
            Self::Pin => names.pin,
            Self::Keyhole => names.keyhole,
            Self::Lamp => names.lamp,
            Self::Check => names.check,
            Self::Cross => names.cross,
            Self::Noentry => names.noentry,
            Self::Warn => names.warn,
            Self::Eye => names.eye,
            Self::Lock => names.lock,
            Self::Sealmark => names.sealmark,
            Self::Cards => names.cards,
            Self::Flag => names.flag,
            Self::Star => names.star,
            Self::Trail => names.trail,
            Self::Undo => names.undo,
            Self::Pause => names.pause,
            Self::Play => names.play,
            Self::Gear => names.gear,
            Self::Globe => names.globe,
            Self::House => names.house,
            Self::Sound => names.sound,
            Self::Up => names.up,
            Self::Down => names.down,
            Self::Left => names.left,
            Self::Right => names.right,
            Self::Pad => names.pad,
            Self::Padh => names.padh,
            Self::Padv => names.padv,
            Self::TokenDisc => names.token_disc,
            Self::TokenSquare => names.token_square,
            Self::TokenDiamond => names.token_diamond,
            Self::TokenTri => names.token_tri,
            Self::TokenHex => names.token_hex,
            Self::TokenShield => names.token_shield,
        }
    }

    /// Whether it only says where keys and rows lead: it stands for nothing in a game.
    pub const fn is_arrow(self) -> bool {
        use Icon::{Down, Left, Pad, Padh, Padv, Right, Up};
        matches!(self, Up | Down | Left | Right | Pad | Padh | Padv)
    }
}
