//! What the house events say: name, story and rule in three languages. Numbers that the rules tune come from the card
//! itself; a test holds the others to it.

use confidant_core::id::Id as _;
use confidant_core::tiny_epic_crimes::cards::{Count, EventCard, EventId, Need, Reward, Risk};
use confidant_core::tiny_epic_crimes::{ActiveEvent, Mark};

use crate::draw::Icon;
use crate::texts::{Language, Phrase};

/// A house event in one language.
pub struct EventText {
    /// What it is called.
    pub name: &'static str,
    /// What happened.
    pub story: &'static str,
    /// What it does and what resolves it, with gaps for what differs from table to table.
    rule: &'static str,
    /// The same for a team, where that is another.
    team: &'static str,
}

/// Sign and texts of a card: English, French, German.
type Card = (Icon, [EventText; 3]);

macro_rules! card {
    (@one $name:literal, $story:literal, $rule:literal) => { card!(@one $name, $story, $rule, $rule) };
    (@one $name:literal, $story:literal, $rule:literal, $team:literal) => {
        EventText { name: $name, story: $story, rule: $rule, team: $team }
    };
    ($icon:ident; $($en:literal),+; $($fr:literal),+; $($de:literal),+;) => {
        (Icon::$icon, [card!(@one $($en),+), card!(@one $($fr),+), card!(@one $($de),+)])
    };
}

static CARDS: [Card; EventId::COUNT] = [
    card! { // wall-of-silence
        Informant;
        "Wall of silence",
        "Since the shooting nobody on this street has seen a thing.",
        "Row {row}: no informants, no witnesses. An arrest there also wins its informant.";
        "La loi du silence",
        "Depuis la fusillade, plus personne n’a rien vu dans cette rue.",
        "Rangée {row}\u{a0}: ni informateurs ni témoins. Une arrestation y gagne aussi son informateur.";
        "Mauer des Schweigens",
        "Seit der Schießerei hat in dieser Straße keiner etwas gesehen.",
        "Reihe {row}: keine Informanten, keine Zeugen. Wer dort verhaftet, bekommt auch den Informanten.";
    },
    card! { // last-train
        Clock;
        "Last train out",
        "She saw everything, and she holds a ticket for the last train.",
        "Column {col} is silent; by night {h} h at the token wins its witness. After {n} red lines: penalty.",
        "Column {col} is silent; {h} h at the token wins its witness. After {n} red lines: penalty.";
        "Dernier train",
        "Elle a tout vu, et elle a son billet pour le dernier train.",
        "Colonne {col} muette\u{a0}; de nuit, {h} h au jeton gagne son témoin. Après {n} lignes rouges\u{a0}: pénalité.",
        "Colonne {col} muette\u{a0}; {h} h au jeton gagne son témoin. Après {n} lignes rouges\u{a0}: pénalité.";
        "Der letzte Zug",
        "Sie hat alles gesehen und schon die Karte für den letzten Zug.",
        "Spalte {col} schweigt; nachts bringt {h} h an der Marke den Zeugen. Nach {n} roten Linien: Strafe.",
        "Spalte {col} schweigt; {h} h an der Marke bringt den Zeugen. Nach {n} roten Linien: Strafe.";
    },
    card! { // ticking-parcel
        Hourglass;
        "Ticking parcel",
        "A parcel without a sender ticks in a shop window.",
        "At the token risk 1–{h} h: a die up to hours + 1 defuses it. A miss with 6, or {n} red lines: 2 penalties.";
        "Colis piégé",
        "Un colis sans expéditeur fait tic-tac dans une vitrine.",
        "Au jeton, risquez 1–{h} h\u{a0}: dé jusqu’à heures + 1, désamorcé. Un 6 raté ou {n} lignes rouges\u{a0}: 2 pénalités.";
        "Tickendes Paket",
        "Ein Paket ohne Absender tickt in einem Schaufenster.",
        "An der Marke 1–{h} h riskieren: Wurf bis Stunden + 1 entschärft. Fehlwurf 6 oder {n} rote Linien: 2 Strafen.";
    },
    card! { // mole
        Keyhole;
        "The mole",
        "Someone at headquarters reads your notes before you do.",
        "A suspect card seen in another hand is shown to all. Two officers take a coffee at HQ.",
        "No force cards. Two officers take a coffee at HQ.";
        "La taupe",
        "Au QG, quelqu’un lit vos notes avant vous.",
        "Une carte Suspect vue chez un autre est montrée à tous. Deux enquêteurs prennent un café au QG.",
        "Pas de cartes Force. Deux enquêteurs prennent un café au QG.";
        "Der Maulwurf",
        "Im HQ liest jemand eure Notizen, bevor ihr es tut.",
        "Wer eine fremde Verdächtigenkarte sieht, zeigt sie allen. Zwei Ermittler machen im HQ Kaffeepause.",
        "Keine Einsatzkarten. Zwei Ermittler machen im HQ Kaffeepause.";
    },
    card! { // ransom-call
        Sound;
        "Ransom call",
        "A calm voice wants money for the judge’s son.",
        "Pay: all lose 1 h, the card goes. Refuse: drives cost 1 h more; {h} h at the token free him.";
        "Demande de rançon",
        "Une voix calme réclame de l’argent pour le fils du juge.",
        "Payer\u{a0}: 1 h pour tous, c’est fini. Refuser\u{a0}: chaque trajet 1 h de plus\u{a0}; {h} h au jeton le libèrent.";
        "Lösegeldanruf",
        "Eine ruhige Stimme will Geld für den Sohn des Richters.",
        "Zahlen: alle 1 h weiter, Karte weg. Ablehnen: jede Fahrt 1 h mehr; {h} h an der Marke befreien ihn.";
    },
    card! { // back-room
        Ball;
        "Back-room dice",
        "The dice of this cellar never lose, and half the town borrows them.",
        "Backup and stakeout count 1 less. At the token, 1 h a throw: die + earlier misses of all at least 5.";
        "Le tripot",
        "Les dés de cette cave ne perdent jamais, toute la ville les emprunte.",
        "Renforts et planque comptent 1 de moins. Au jeton, 1 h le jet\u{a0}: dé + échecs de tous, au moins 5.";
        "Das Hinterzimmer",
        "Die Würfel aus diesem Keller verlieren nie, und die halbe Stadt leiht sie.",
        "Verstärkung und Observieren zählen 1 weniger. An der Marke 1 h je Wurf: Wurf + alle Fehlwürfe ab 5 löst es.";
    },
    card! { // vests
        Rhino;
        "Rhinos in vests",
        "A truck of vests is missing, and the Rhinos look stout today.",
        "Two red gangsters come. Taking a red one costs 1 h more, except with backup; take 2.";
        "Rhinos blindés",
        "Un camion de gilets a disparu, et les Rhinos ont pris du ventre.",
        "Deux rouges arrivent. Prendre un rouge coûte 1 h de plus, sauf avec des renforts\u{a0}; prenez-en 2.";
        "Nashörner mit Weste",
        "Ein Laster voll Westen fehlt, und die Nashörner wirken heute breiter.",
        "Zwei rote kommen. Einen roten zu fassen kostet 1 h mehr, außer mit Verstärkung; fasst 2.";
    },
    card! { // slashed-tyres
        Car;
        "Slashed tyres",
        "Four blades, four tyres, and nobody heard a thing.",
        "{who} cannot drive. Repair at the car: {who} {h} h without reward, anyone else {o} h.";
        "Pneus crevés",
        "Quatre lames, quatre pneus, et personne n’a rien entendu.",
        "{who} ne roule plus. Réparer sur place\u{a0}: {h} h sans gain pour {who}, {o} h pour tout autre.";
        "Platte Reifen",
        "Vier Klingen, vier Reifen, und keiner hat etwas gehört.",
        "{who} kann nicht fahren. Reparatur am Auto: {who} {h} h ohne Lohn, jeder andere {o} h.";
    },
    card! { // cleaner
        Erase;
        "The cleaner",
        "Gloves, a bucket, and always one block ahead of you.",
        "At each red line he moves a search token and stays with it. Search the block where he is.";
        "Le nettoyeur",
        "Des gants, un seau, et toujours un quartier d’avance.",
        "À chaque ligne rouge, il déplace un jeton Fouille et y reste. Fouillez le quartier où il est.";
        "Der Saubermann",
        "Handschuhe, Eimer und immer einen Block voraus.",
        "An jeder roten Linie versetzt er eine Suchmarke und bleibt dort. Durchsucht seinen Block.";
    },
    card! { // bounty
        Hat;
        "Price on his head",
        "Each edition prints his face larger and the sum higher.",
        "Take the wanted man. Each red line he moves and his price grows; the third: gone, penalty.";
        "Tête mise à prix",
        "À chaque édition, son portrait grandit, et la somme aussi.",
        "Prenez l’homme recherché. Chaque ligne rouge, il bouge et sa prime monte\u{a0}; à la 3e, parti\u{a0}: pénalité.";
        "Kopfgeld",
        "Mit jeder Ausgabe wachsen sein Bild und die Summe.",
        "Fasst den Gesuchten. Jede rote Linie zieht er um und wird teurer; bei der dritten weg: Strafe.";
    },
    card! { // for-sale
        Racket;
        "Informer for sale",
        "He knows a name and he knows his price, and prices get about.",
        "Informants and witnesses cost 1 h more. At the token: {h} h, or {o} h and a force card.";
        "Indic à vendre",
        "Il sait un nom, il sait son prix, et les prix circulent.",
        "Informateurs et témoins\u{a0}: 1 h de plus. Au jeton\u{a0}: {h} h, ou {o} h et une carte Force.";
        "Spitzel zu verkaufen",
        "Er kennt einen Namen und seinen Preis, und Preise sprechen sich herum.",
        "Informanten und Zeugen kosten 1 h mehr. An der Marke: {h} h, oder {o} h und eine Einsatzkarte.";
    },
    card! { // lights-out
        Lamp;
        "Lights out",
        "Window by window the city goes dark and holds its breath.",
        "Every turn is a night turn. Spend {h} h at each of the 2 tokens.",
        "No backup, informants, search. Spend {h} h at each of the 2 tokens.";
        "Coupure générale",
        "Fenêtre après fenêtre, la ville s’éteint et retient son souffle.",
        "Chaque tour est un tour de nuit. Passez {h} h à chacun des 2 jetons.",
        "Ni renforts, ni informateurs, ni fouille. Passez {h} h à chacun des 2 jetons.";
        "Stromausfall",
        "Fenster um Fenster erlischt, und die Stadt hält den Atem an.",
        "In jedem Zug ist Nacht. Verbringt je {h} h an den 2 Marken.",
        "Keine Verstärkung, Informanten, Suche. Verbringt je {h} h an den 2 Marken.";
    },
    card! { // stolen-files
        Papers;
        "Stolen files",
        "The alibi left the archive in a laundry van.",
        "A suspect card lies below. {h} h at each of 2 tokens wins it; after {n} red lines it is lost.";
        "Dossiers volés",
        "L’alibi a quitté les archives dans un camion de linge.",
        "Une carte Suspect est dessous. {h} h à chacun des 2 jetons la gagne\u{a0}; après {n} lignes rouges, perdue.";
        "Gestohlene Akten",
        "Das Alibi verließ das Archiv im Wäschewagen.",
        "Darunter liegt eine Verdächtigenkarte. Je {h} h an 2 Marken bringt sie; nach {n} roten Linien ist sie weg.";
    },
    card! { // bosses-dinner
        Crown;
        "Dinner for bosses",
        "Both gangs at one table, and a guard at every door.",
        "On and next to the token only backup takes gangsters. Call it there with success.";
        "Le dîner des chefs",
        "Deux gangs à la même table, un garde à chaque porte.",
        "Au jeton et à côté, seuls les renforts prennent des gangsters. Appelez-les là, avec succès.";
        "Die Tafelrunde",
        "Beide Banden an einem Tisch, und an jeder Tür ein Posten.",
        "An und neben der Marke fasst nur Verstärkung Gangster. Ruft sie dort mit Erfolg.";
    },
    card! { // parade
        Flag;
        "Brass parade",
        "Two hundred trombones and not one parking space.",
        "Row {row}: coffee and events only; each red line a row on, {n} times. Two officers take a coffee there.";
        "La fanfare",
        "Deux cents trombones et pas une place où se garer.",
        "Rangée {row}\u{a0}: café et événements seuls\u{a0}; ligne rouge\u{a0}: la suivante, {n} fois. Deux enquêteurs y prennent un café.";
        "Blasmusik",
        "Zweihundert Posaunen und kein einziger Parkplatz.",
        "Reihe {row}: nur Kaffee und Ereignisse; jede rote Linie eine weiter, {n}-mal. Zwei Ermittler trinken dort Kaffee.";
    },
    card! { // press-call
        Event;
        "Press call",
        "The mayor wants uniforms behind him when the bulbs flash.",
        "Next red line: officers at or next to the token gain, the others lose 1 h. Nobody there: penalty.";
        "Point presse",
        "Le maire veut des uniformes derrière lui sous les flashs.",
        "Prochaine ligne rouge\u{a0}: au jeton ou à côté, on gagne\u{a0}; les autres perdent 1 h. Personne\u{a0}: pénalité.";
        "Pressetermin",
        "Der Bürgermeister will Uniformen hinter sich, wenn es blitzt.",
        "Nächste rote Linie: Wer an oder neben der Marke ist, gewinnt; die anderen verlieren 1 h. Keiner: Strafe.";
    },
    card! { // star-witness
        Witness;
        "Star witness",
        "He will talk, but only behind the walls of headquarters.",
        "No other witness talks. {h} h at the token, or at the car he sits in, takes him along; {o} h at HQ ends it.";
        "Témoin clé",
        "Il parlera, mais seulement derrière les murs du QG.",
        "Aucun autre témoin ne parle. {h} h au jeton, ou à la voiture où il est, l’embarque\u{a0}; {o} h au QG règle tout.";
        "Kronzeuge",
        "Er will reden, aber nur hinter den Mauern des HQ.",
        "Kein anderer Zeuge redet. {h} h an der Marke oder an dem Auto, in dem er sitzt, nimmt ihn mit; {o} h im HQ löst es.";
    },
    card! { // gas
        Noentry;
        "Smell of gas",
        "No match, no siren, and the smell goes where the wind goes.",
        "On a token only coffee and events; {h} h clears it. Each red line one token more; clear all.";
        "Odeur de gaz",
        "Ni allumette ni sirène, et l’odeur va où va le vent.",
        "Sur un jeton, café et événements seuls\u{a0}; {h} h l’enlève. Chaque ligne rouge, un de plus\u{a0}; enlevez tout.";
        "Gasgeruch",
        "Kein Streichholz, keine Sirene, und der Geruch zieht mit dem Wind.",
        "Auf einer Marke nur Kaffee und Ereignisse; {h} h räumt sie. Jede rote Linie eine mehr; räumt alle.";
    },
];

fn card(id: EventId) -> Option<&'static Card> {
    CARDS.get(id.index())
}

/// The sign of a house event.
pub fn event_sign(id: EventId) -> Icon {
    card(id).map_or(Icon::Event, |card| card.0)
}

/// What a house event says.
pub fn event_text(id: EventId, language: Language) -> Option<&'static EventText> {
    card(id)?.1.get(language as usize)
}

/// What the gaps of a rule are filled from.
pub struct Circumstances<'a> {
    /// The card.
    pub card: &'static EventCard,
    /// As it lies, once it does.
    pub event: Option<&'a ActiveEvent>,
    /// Whether a team plays.
    pub team: bool,
    /// The numbers of a card at this table.
    pub number: &'a dyn Fn(Count) -> u8,
    /// What the marked officer is called.
    pub who: &'a str,
}

impl EventText {
    /// The rule at this table. What is not marked yet is a question mark.
    pub fn rule(&self, about: &Circumstances<'_>) -> Phrase {
        let (hours, other) = needed(about.card.need);
        let lines = about.card.fuse.map_or(0, |fuse| (about.number)(fuse.lines));
        let mark = about.event.and_then(|event| event.mark);
        let line = match mark {
            Some(Mark::Row(line) | Mark::Column(line)) => Some(line.index() + 1),
            _ => None,
        };
        let mut phrase = Phrase::new();
        let mut rest = if about.team { self.team } else { self.rule };
        while let Some((before, behind)) = rest.split_once('{') {
            let (gap, after) = behind.split_once('}').unwrap_or((behind, ""));
            let _ = phrase.push_str(before);
            let _ = match (gap, line) {
                ("h", _) => push_number(&mut phrase, hours.into()),
                ("o", _) => push_number(&mut phrase, other.into()),
                ("n", _) => push_number(&mut phrase, lines.into()),
                ("who", _) => phrase.push_str(about.who).ok(),
                (_, Some(line)) => push_number(&mut phrase, line),
                (_, None) => phrase.push('?').ok(),
            };
            rest = after;
        }
        let _ = phrase.push_str(rest);
        phrase
    }
}

fn push_number(phrase: &mut Phrase, number: usize) -> Option<()> {
    core::fmt::Write::write_fmt(phrase, format_args!("{number}")).ok()
}

/// The hours that resolving a card takes, and the other hours that it names.
fn needed(need: Need) -> (u8, u8) {
    match need {
        Need::Tokens(hours) | Need::ByNight(hours) | Need::Risk(Risk::Hours(hours, _)) => (hours, 0),
        Need::Car(own, others) => (own, others),
        Need::Pay(hours, with_card) => (hours, with_card),
        Need::Carry(pick_up, deliver) => (pick_up, deliver),
        Need::Doing(..) | Need::Risk(Risk::AtLeast(_)) | Need::Summons(_) => (0, 0),
    }
}

/// The sign of something to gain.
pub const fn reward_sign(reward: Reward) -> Icon {
    match reward {
        Reward::Suspect | Reward::Stash => Icon::Black,
        Reward::Force => Icon::Force,
        Reward::Badge => Icon::Badge,
        Reward::Peek => Icon::Eye,
        Reward::Clue => Icon::Search,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use confidant_core::tiny_epic_crimes::ECHO_RIDGE;
    use confidant_core::tiny_epic_crimes::cards::{Burn, Counted, Harm, SetUp};

    fn card_of(name: &str) -> &'static EventCard {
        let cards = &ECHO_RIDGE.events.cards;
        EventId::all().map(|id| &cards[id]).find(|card| card.name == name).unwrap()
    }

    fn tokens(card: &EventCard) -> u8 {
        let count = |step: &SetUp| if let SetUp::Tokens(count, _) = step { count.at(3, false) } else { 0 };
        card.set_up.iter().map(count).sum()
    }

    fn times(card: &EventCard) -> u8 {
        if let Need::Doing(_, _, count, _) = card.need { count.at(3, false) } else { 0 }
    }

    #[test]
    fn numbers_written_out_are_those_of_the_cards() {
        assert!(matches!(card_of("ticking-parcel").need, Need::Risk(Risk::Hours(_, 1))));
        assert_eq!(card_of("ticking-parcel").fuse.map(|fuse| fuse.then), Some(Burn::Penalty(2)));
        assert_eq!(card_of("last-train").fuse.map(|fuse| fuse.then), Some(Burn::Penalty(1)));
        assert_eq!(times(card_of("mole")), 2);
        assert!(matches!(card_of("ransom-call").harms(false), [Harm::SlowDrive(1)]));
        assert!(matches!(card_of("ransom-call").set_up, [SetUp::Choose(1), _]));
        assert!(matches!(card_of("back-room").harms(false), [Harm::Unlucky(_, 1)]));
        assert!(matches!(card_of("back-room").need, Need::Risk(Risk::AtLeast(5))));
        assert!(matches!(card_of("vests").harms(false), [Harm::Dearer(_, Some(_), 1)]));
        assert!(matches!(card_of("vests").set_up, [SetUp::Gangsters(count, _)] if count.at(3, false) == 2));
        assert!(matches!(card_of("vests").need, Need::Doing(_, _, _, Counted::Gangsters(Some(_)))));
        assert_eq!(times(card_of("vests")), 2);
        let bounty = card_of("bounty").fuse.unwrap();
        assert_eq!((bounty.lines.at(3, false), bounty.then), (3, Burn::Penalty(1)));
        assert!(matches!(card_of("for-sale").harms(false), [Harm::Dearer(_, None, 1)]));
        assert_eq!(tokens(card_of("lights-out")), 2);
        assert_eq!(tokens(card_of("stolen-files")), 2);
        assert_eq!(times(card_of("parade")), 2);
        assert!(matches!(card_of("press-call").need, Need::Summons(1)));
        for name in ["last-train", "ransom-call", "back-room", "for-sale", "press-call", "star-witness"] {
            assert_eq!(tokens(card_of(name)), 1, "{name}");
        }
    }
}
