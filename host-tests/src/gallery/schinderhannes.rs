//! Screens of Schinderhannes.

use confidant_companion::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, RUST, SLATE, STEEL, TUBE};
use confidant_companion::draw::parts::card::card;
use confidant_companion::draw::parts::hints::{Cap, Hint, hints};
use confidant_companion::draw::parts::plate::{Corner, plate};
use confidant_companion::draw::text::Align;
use confidant_companion::draw::{Area, Canvas, Icon, Pen, Style};
use confidant_companion::games::schinderhannes::soonwald::{OnPlace, Road, crime, scene, soonwald};
use confidant_core::schinderhannes::{Crime, Place};

use super::Scene;

pub(super) const SCENES: &[Scene] =
    &[("19-sh-board", board), ("20-sh-effect", effect), ("21-sh-hint", hint), ("21b-sh-tokens", tokens)];

/// Some roads; the last three cross a river.
const ROADS: [(Place, Place); 18] = {
    use Place::*;
    [
        (Herrstein, Griebelschied),
        (Griebelschied, Kirn),
        (Kirn, Hahnmuehle),
        (Herrstein, Baerenbach),
        (Baerenbach, AntesMuehle),
        (AntesMuehle, Hundsbach),
        (Hundsbach, Meddersheim),
        (Simmern, Trifthuette),
        (Thiergarten, Trifthuette),
        (Thiergarten, Oberhausen),
        (Trifthuette, Boos),
        (Boos, Lettweiler),
        (Oberhausen, Lettweiler),
        (Lettweiler, Obermoschel),
        (Lettweiler, Meisenheim),
        (Kirn, Simmern),
        (Hundsbach, Meisenheim),
        (Boos, Oberhausen),
    ]
};

fn on_place(place: Place) -> OnPlace {
    use Crime::{Ane, Cheval, Effraction, Embuscade, Evasion, Incarceration, Racket, Recel, Ruches};
    let tokens: &[Crime] = match place {
        Place::Herrstein => &[Cheval],
        Place::Griebelschied | Place::Hahnmuehle => &[Cheval, Incarceration],
        Place::Baerenbach | Place::AntesMuehle => &[Ane],
        Place::Hundsbach | Place::Meddersheim => &[Ane, Embuscade],
        Place::Simmern => &[Ruches],
        Place::Thiergarten | Place::Trifthuette => &[Ruches, Evasion],
        Place::Boos => &[Ruches, Embuscade, Evasion],
        Place::Oberhausen => &[Effraction, Racket],
        Place::Lettweiler => &[Recel, Racket],
        Place::Meisenheim => &[Effraction, Recel],
        _ => &[],
    };
    let scene = match place {
        Place::Kirn => Some(Crime::Arrestation),
        Place::Obermoschel => Some(Crime::Cambriolage),
        _ => None,
    };
    OnPlace { tokens: tokens.iter().copied().collect(), scene, ..OnPlace::default() }
}

fn board(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Soonwald 1802", Corner::Text("2/16"));
    let roads = ROADS.iter().enumerate().map(|(index, &(from, to))| Road { from, to, bridge: index >= 15 });
    soonwald(canvas, roads, Some(Place::Boos), on_place);
    canvas.rect(Area::new(0, 186, 240, 30), INK);
    canvas.rect(Area::new(0, 185, 240, 1), STEEL);
    Pen::new(Style::Bold, LAMP, INK).left(canvas, 8, 206, "Boos");
    for (token, x) in on_place(Place::Boos).tokens.iter().zip((70..).step_by(24)) {
        crime(canvas, x, 200, 20, token);
    }
    Pen::new(Style::Bold, PAPER, INK).right(canvas, 232, 206, "Anna 14");
    hints(
        canvas,
        &[Hint::new(&[Cap::Stick], "Ort"), Hint::new(&[Cap::A], "Karten"), Hint::new(&[Cap::X], "Delikte")],
    );
}

fn effect(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Carte 38", Corner::Text("étape 2/3"));
    card(canvas, Area::new(8, 34, 224, 50));
    crime(canvas, 34, 59, 26, Crime::Embuscade);
    crime(canvas, 74, 59, 26, Crime::Effraction);
    Pen::new(Style::Note, INK, PAPER).room(130).left(canvas, 98, 55, "liés par une route,");
    Pen::new(Style::NoteBold, INK, PAPER).room(130).left(canvas, 98, 73, "autre quartier");
    let steps = [
        (Icon::Check, "Embuscade posée", "Boos, Hundsbach, +1", Crime::Embuscade, 90),
        (Icon::Right, "Effraction retirée", "Lettweiler, Obermoschel", Crime::Effraction, 136),
    ];
    for (icon, what, places, token, y) in steps {
        let now = icon == Icon::Right;
        let (ground, colour, second) = if now { (LAMP, INK, INK) } else { (SLATE, PAPER, FOG) };
        canvas.rounded(Area::new(8, y, 224, 43), 6, ground);
        icon.draw(canvas, 13, y + 13, 16, if now { INK } else { GOOD });
        Pen::new(Style::Bold, colour, ground).room(146).left(canvas, 35, y + 19, what);
        Pen::new(Style::Note, second, ground).room(165).left(canvas, 35, y + 36, places);
        if now {
            canvas.rounded(Area::new(203, y + 2, 27, 23), 5, INK);
        }
        crime(canvas, 216, y + 13, if now { 18 } else { 16 }, token);
        if now {
            canvas.line((207, y + 22), (225, y + 4), 3, TUBE);
        }
    }
    canvas.outline(Area::new(8, 182, 224, 30), 6, 1, STEEL);
    Pen::new(Style::Bold, FOG, INK).room(150).left(canvas, 35, 203, "Points pour Anna");
    Pen::new(Style::Head, FOG, INK).right(canvas, 222, 204, "+4");
    hints(
        canvas,
        &[Hint::new(&[Cap::A], "Suite"), Hint::new(&[Cap::X], "Plateau"), Hint::new(&[Cap::B], "Annuler")],
    );
}

fn hint(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Puzzle 1", Corner::Text("Hint 2/3"));
    card(canvas, Area::new(8, 34, 224, 130));
    Icon::Search.draw(canvas, 18, 44, 28, RUST);
    Pen::new(Style::Head, INK, PAPER).room(168).left(canvas, 56, 65, "Cards 11 and 38");
    let text = "The break-in is at Meisenheim or Oberhausen: only these have a road over a river.";
    let pen = Pen::new(Style::Body, INK, PAPER);
    pen.paragraph(canvas, Area::new(18, 76, 206, 84), 20, Align::Left, text);
    canvas.rounded(Area::new(8, 170, 224, 42), 6, SLATE);
    crime(canvas, 30, 191, 24, Crime::Effraction);
    for (label, x, out) in [("Mei", 50, false), ("Obe", 92, false), ("Let", 136, true), ("Obm", 180, true)] {
        let colour = if out { FOG } else { PAPER };
        let end = Pen::new(Style::Bold, colour, SLATE).left(canvas, x, 196, label);
        if out {
            canvas.line((x - 4, 191), (end + 4, 191), 2, TUBE);
        }
    }
    hints(
        canvas,
        &[Hint::new(&[Cap::A], "More"), Hint::new(&[Cap::X], "Board"), Hint::new(&[Cap::B], "Back")],
    );
}

/// Every crime as a clue of 24 and of 14, and one scene of each group.
fn tokens(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Delikte", Corner::Text("16"));
    for (index, token) in Crime::ALL.into_iter().enumerate() {
        let (x, y) = (28 + (index % 4) as i32 * 56, 54 + (index / 4) as i32 * 36);
        crime(canvas, x, y, 24, token);
        crime(canvas, x + 26, y, 14, token);
    }
    for (token, x) in [Crime::Cheval, Crime::Bal, Crime::Cambriolage, Crime::Arrestation]
        .into_iter()
        .zip((40..).step_by(50))
    {
        scene(canvas, x, 196, if token == Crime::Cambriolage { 16 } else { 20 }, token);
    }
    hints(canvas, &[Hint::new(&[Cap::B], "Zurück")]);
}
