//! Screens of Tiny Epic Crimes.

use confidant_companion::draw::palette::{FOG, INK, LAMP, PAPER, RUST, SLATE};
use confidant_companion::draw::parts::card::{card, card_rule, card_text, chip};
use confidant_companion::draw::parts::hints::{Cap, Hint, hints, secret_hints};
use confidant_companion::draw::parts::plate::{Corner, plate, secret_plate};
use confidant_companion::draw::{Area, Canvas, Icon, Pen, Style};
use confidant_companion::games::tiny_epic_crimes::echo_ridge::{
    City, EventSlot, Suspicion, city, clock_column, evidence_chip, suspect,
};
use confidant_companion::games::tiny_epic_crimes::hour_ring::{HourRing, Light, disc, hour_ring};
use confidant_core::tiny_epic_crimes::kinds::Colour;
use confidant_core::tiny_epic_crimes::{Block, ECHO_RIDGE};

use super::Scene;

pub(super) const SCENES: &[Scene] = &[
    ("11-tec-day", day),
    ("12-tec-night", night),
    ("13-tec-city", drive),
    ("14-tec-event", event),
    ("15-tec-notebook", notebook),
];

fn day(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Echo Ridge", Corner::Text("Day 1"));
    let ring = HourRing::of(&ECHO_RIDGE.track.standard, false);
    hour_ring(canvas, &HourRing { now: 9, reached: 9, trackers: &[(1, 9), (2, 11), (3, 14)], ..ring });
    disc(canvas, Light::Day, Icon::Sun, "9", "Nora");
    let slots = [EventSlot::Event(Icon::Lock, 2), EventSlot::Empty, EventSlot::Empty];
    clock_column(canvas, "EVENTS", &slots, 11, 16);
    hints(
        canvas,
        &[
            Hint::new(&[Cap::A], "Play turn"),
            Hint::new(&[Cap::X], "City"),
            Hint::new(&[Cap::Sideways], "Seats"),
        ],
    );
}

fn night(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Echo Ridge", Corner::Text("Nuit 1"));
    let ring = HourRing::of(&ECHO_RIDGE.track.standard, false);
    hour_ring(canvas, &HourRing { now: 17, reached: 17, trackers: &[(2, 17), (3, 19), (1, 23)], ..ring });
    disc(canvas, Light::Night, Icon::Moon, "17", "Inès");
    let slots = [EventSlot::Event(Icon::Lock, 1), EventSlot::Event(Icon::Moon, 3), EventSlot::Empty];
    clock_column(canvas, "ÉVÉN.", &slots, 8, 14);
    hints(
        canvas,
        &[
            Hint::new(&[Cap::A], "Jouer"),
            Hint::new(&[Cap::X], "Ville"),
            Hint::new(&[Cap::Sideways], "Joueurs"),
        ],
    );
}

fn block(name: &str) -> Block {
    name.parse().expect("a block of the city")
}

fn drive(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Echo Ridge: drive", Corner::Text("9 h"));
    let searches = ["12", "15", "24", "31", "44", "51", "53"].map(|name| (block(name), Icon::Search));
    let stakeouts = ["21", "25", "42", "55", "14"].map(|name| (block(name), Icon::Stakeout));
    let marks = [&searches[..], &stakeouts].concat();
    let gangsters = [
        (block("14"), Colour::Blue),
        (block("44"), Colour::Red),
        (block("52"), Colour::Grey),
        (block("21"), Colour::Red),
    ];
    let view = City {
        marks: &marks,
        headquarters: "HQ",
        route: &["hq", "23", "13", "14"].map(block),
        gangsters: &gangsters,
        cars: &[(1, Block::HQ), (2, block("41")), (3, block("25"))],
        tokens: &[(1, block("31")), (2, block("55"))],
        ..City::EMPTY
    };
    city(canvas, &view);
    Pen::new(Style::Hint, FOG, INK).centred(canvas, 211, 48, "COST");
    Pen::new(Style::Figure, LAMP, INK).centred(canvas, 211, 92, "3");
    Pen::new(Style::Note, FOG, INK).room(50).centred(canvas, 211, 108, "hours");
    canvas.rounded(Area::new(188, 118, 46, 56), 5, SLATE);
    Pen::new(Style::Bold, FOG, SLATE).centred(canvas, 211, 136, "9");
    Icon::Down.draw(canvas, 206, 140, 10, LAMP);
    Pen::new(Style::Bold, PAPER, SLATE).centred(canvas, 211, 168, "12");
    Icon::Sun.draw(canvas, 200, 180, 22, LAMP);
    hints(
        canvas,
        &[
            Hint::new(&[Cap::Stick], "Drive"),
            Hint::new(&[Cap::A], "Arrive"),
            Hint::new(&[Cap::B], "Step back"),
        ],
    );
}

fn event(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Neues Ereignis", Corner::Text("Platz 2"));
    let area = Area::new(8, 34, 224, 178);
    card(canvas, area);
    canvas.disc(36, 62, 19, INK);
    Icon::Moon.draw(canvas, 25, 51, 22, LAMP);
    Pen::new(Style::Head, INK, PAPER).room(160).left(canvas, 64, 58, "Stromausfall");
    chip(canvas, Area::new(64, 65, 76, 18), RUST, PAPER, "Hausdeck");
    card_rule(canvas, area, 89);
    Icon::Warn.draw(canvas, 18, 96, 18, RUST);
    let y = card_text(canvas, Area::new(44, 94, 178, 44), "Nachts kostet jede Fahrt 1 Stunde mehr.");
    Icon::Check.draw(canvas, 18, y + 7, 18, INK);
    card_text(canvas, Area::new(44, y + 5, 178, 44), "Lösen: Kaffeepause im HQ bei Nacht.");
    card_rule(canvas, area, 180);
    Pen::new(Style::NoteBold, RUST, PAPER).left(canvas, 18, 200, "Lohn");
    for (icon, x) in [(Icon::Badge, 62), (Icon::Force, 90)] {
        canvas.rounded(Area::new(x, 184, 24, 22), 4, INK);
        icon.draw(canvas, x + 4, 187, 16, LAMP);
    }
    Icon::Witness.draw(canvas, 150, 187, 16, INK);
    Pen::new(Style::Hint, INK, PAPER).left(canvas, 172, 200, "+ Helfer");
    hints(
        canvas,
        &[Hint::new(&[Cap::A], "Hinlegen"), Hint::new(&[Cap::X], "Regel"), Hint::new(&[Cap::B], "Stadt")],
    );
}

fn notebook(canvas: &mut Canvas) {
    canvas.clear(INK);
    secret_plate(canvas, "Carnet d’Inès", Corner::Text("9 h"));
    for (index, letter) in ('A'..='P').enumerate() {
        let suspicion = match letter {
            'B' | 'K' | 'N' => Suspicion::Alibi,
            'A' | 'E' | 'F' => Suspicion::Open,
            _ => Suspicion::RuledOut,
        };
        let (x, y) = (8 + (index % 4) as i32 * 38, 36 + (index / 4) as i32 * 44);
        suspect(canvas, x, y, &letter.to_string(), suspicion, letter == 'E');
    }
    let evidence = [
        (Icon::Gang, Some(Icon::Bee)),
        (Icon::Rank, None),
        (Icon::Lab, Some(Icon::Finger)),
        (Icon::Getaway, None),
        (Icon::Weapon, None),
    ];
    for ((kind, known), y) in evidence.into_iter().zip((36..).step_by(25)) {
        evidence_chip(canvas, 168, y, kind, known);
    }
    Pen::new(Style::Hint, FOG, INK).room(66).centred(canvas, 200, 175, "RESTENT");
    Pen::new(Style::Figure, LAMP, INK).centred(canvas, 200, 212, "3");
    secret_hints(
        canvas,
        &[
            Hint::new(&[Cap::Left], "Fermer"),
            Hint::new(&[Cap::UpDown], "Suspect"),
            Hint::new(&[Cap::Right], "Noter"),
        ],
    );
}
