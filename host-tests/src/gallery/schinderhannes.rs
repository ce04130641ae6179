//! Screens of Schinderhannes.

use confidant_companion::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, RUST, SLATE, STEEL, TUBE};
use confidant_companion::draw::parts::card::card;
use confidant_companion::draw::parts::hints::{Cap, Hint, hints};
use confidant_companion::draw::parts::plate::{Corner, plate};
use confidant_companion::draw::parts::soonwald::{OnPlace, Road, delict, scene, soonwald};
use confidant_companion::draw::text::Align;
use confidant_companion::draw::{Area, Canvas, Icon, Pen, Style};

use super::Scene;

pub(super) const SCENES: &[Scene] =
    &[("19-sh-board", board), ("20-sh-effect", effect), ("21-sh-hint", hint), ("21b-sh-tokens", tokens)];

const BOOS: usize = 11;

/// Roads by places' numbers; the last three cross a river.
const ROADS: [(usize, usize); 18] = [
    (0, 1),
    (1, 2),
    (2, 3),
    (0, 4),
    (4, 5),
    (5, 6),
    (6, 7),
    (8, 10),
    (9, 10),
    (9, 12),
    (10, 11),
    (11, 13),
    (12, 13),
    (13, 14),
    (13, 15),
    (2, 8),
    (6, 15),
    (11, 12),
];

fn on_place(place: usize) -> OnPlace<'static> {
    use Icon::{Ambush, Breakin, Donkey, Escape, Fence, Hives, Horse, Prison, Racket};
    let tokens: &[Icon] = match place {
        0 => &[Horse],
        1 | 3 => &[Horse, Prison],
        4 | 5 => &[Donkey],
        6 | 7 => &[Donkey, Ambush],
        8 => &[Hives],
        9 | 10 => &[Hives, Escape],
        11 => &[Hives, Ambush, Escape],
        12 => &[Breakin, Racket],
        13 => &[Fence, Racket],
        15 => &[Breakin, Fence],
        _ => &[],
    };
    let scene = match place {
        2 => Some(Icon::Arrest),
        14 => Some(Icon::Burglary),
        _ => None,
    };
    OnPlace { tokens, scene }
}

fn board(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Soonwald 1802", Corner::Text("2/16"));
    let roads = ROADS.iter().enumerate().map(|(index, &(from, to))| Road { from, to, bridge: index >= 15 });
    soonwald(canvas, roads, Some(BOOS), on_place);
    canvas.rect(Area::new(0, 186, 240, 30), INK);
    canvas.rect(Area::new(0, 185, 240, 1), STEEL);
    Pen::new(Style::Bold, LAMP, INK).left(canvas, 8, 206, "Boos");
    for (&sign, x) in on_place(BOOS).tokens.iter().zip((70..).step_by(24)) {
        delict(canvas, x, 200, 20, sign);
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
    delict(canvas, 34, 59, 26, Icon::Ambush);
    delict(canvas, 74, 59, 26, Icon::Breakin);
    Pen::new(Style::Note, INK, PAPER).room(130).left(canvas, 98, 55, "liés par une route,");
    Pen::new(Style::NoteBold, INK, PAPER).room(130).left(canvas, 98, 73, "autre quartier");
    let steps = [
        (Icon::Check, "Embuscade posée", "Boos, Hundsbach, +1", Icon::Ambush, 90),
        (Icon::Right, "Effraction retirée", "Lettweiler, Obermoschel", Icon::Breakin, 136),
    ];
    for (icon, what, places, sign, y) in steps {
        let now = icon == Icon::Right;
        let (ground, colour, second) = if now { (LAMP, INK, INK) } else { (SLATE, PAPER, FOG) };
        canvas.rounded(Area::new(8, y, 224, 43), 6, ground);
        icon.draw(canvas, 13, y + 13, 16, if now { INK } else { GOOD });
        Pen::new(Style::Bold, colour, ground).room(146).left(canvas, 35, y + 19, what);
        Pen::new(Style::Note, second, ground).room(165).left(canvas, 35, y + 36, places);
        if now {
            canvas.rounded(Area::new(203, y + 2, 27, 23), 5, INK);
        }
        delict(canvas, 216, y + 13, if now { 18 } else { 16 }, sign);
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
    delict(canvas, 30, 191, 24, Icon::Breakin);
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

/// Every delict as a clue of 24 and of 14, and one scene of each group.
fn tokens(canvas: &mut Canvas) {
    use Icon::{
        Ambush, Arrest, Ball, Breakin, Brutality, Burglary, Donkey, Escape, Fence, Hideout, Hives, Horse,
        Murder, Prison, Racket, Sheep,
    };
    canvas.clear(INK);
    plate(canvas, "Delikte", Corner::Text("16"));
    let all = [
        Donkey, Sheep, Horse, Hives, Breakin, Ball, Fence, Brutality, Burglary, Racket, Murder, Ambush,
        Prison, Escape, Arrest, Hideout,
    ];
    for (index, sign) in all.into_iter().enumerate() {
        let (x, y) = (28 + (index % 4) as i32 * 56, 54 + (index / 4) as i32 * 36);
        delict(canvas, x, y, 24, sign);
        delict(canvas, x + 26, y, 14, sign);
    }
    for (sign, x) in [Horse, Ball, Burglary, Arrest].into_iter().zip((40..).step_by(50)) {
        scene(canvas, x, 196, if sign == Burglary { 16 } else { 20 }, sign);
    }
    hints(canvas, &[Hint::new(&[Cap::B], "Zurück")]);
}
