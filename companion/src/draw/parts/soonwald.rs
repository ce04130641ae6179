//! Tokens of Schinderhannes and its board: sixteen places in the Soonwald, rivers and roads.

use crate::draw::palette::{
    ANIMALS, BREAK_INS, BRIDGE, CRIMES, FOG, INK, LAMP, PAPER, PRISON, RIVER, SLATE, STEEL,
};
use crate::draw::shapes::Point;
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style};

/// Group of a delict, by its sign: shape and colour of its token.
const fn body(sign: Icon) -> (Icon, Colour) {
    match sign {
        Icon::Breakin | Icon::Ball | Icon::Fence | Icon::Brutality => (Icon::TokenSquare, BREAK_INS),
        Icon::Burglary | Icon::Racket | Icon::Murder | Icon::Ambush => (Icon::TokenDiamond, CRIMES),
        Icon::Prison | Icon::Escape | Icon::Arrest | Icon::Hideout => (Icon::TokenShield, PRISON),
        _ => (Icon::TokenDisc, ANIMALS),
    }
}

/// A delict's token with its middle at a point: 14 on the board, 20 to 26 elsewhere.
pub fn delict(canvas: &mut Canvas, x: i32, y: i32, size: i32, sign: Icon) {
    token(canvas, x, y, size, sign, false);
}

/// A delict's scene: the same with a rim of paper.
pub fn scene(canvas: &mut Canvas, x: i32, y: i32, size: i32, sign: Icon) {
    token(canvas, x, y, size, sign, true);
}

fn token(canvas: &mut Canvas, x: i32, y: i32, size: i32, sign: Icon, rim: bool) {
    let (shape, colour) = body(sign);
    let diamond = shape == Icon::TokenDiamond;
    // A diamond holds less than its square: it is larger, its sign smaller.
    let size = if diamond { size + 4 } else { size };
    if rim {
        shape.draw_centred(canvas, x, y, size + 4, PAPER);
    }
    shape.draw_centred(canvas, x, y, size, colour);
    let inner = if diamond { size * 6 / 10 } else { size * 7 / 10 };
    sign.draw_centred(canvas, x, y - i32::from(shape == Icon::TokenShield), inner, INK);
}

/// Places of the board in the order of their numbers here: three letters and where they stand.
pub const PLACES: [(&str, Point); 16] = [
    ("Her", (18, 88)),
    ("Gri", (48, 58)),
    ("Kir", (82, 86)),
    ("Hah", (112, 106)),
    ("Bär", (26, 138)),
    ("Ant", (70, 142)),
    ("Hun", (104, 166)),
    ("Med", (136, 138)),
    ("Sim", (124, 54)),
    ("Thi", (192, 52)),
    ("Tri", (162, 78)),
    ("Boo", (178, 111)),
    ("Obe", (222, 106)),
    ("Let", (190, 142)),
    ("Obm", (223, 162)),
    ("Mei", (155, 169)),
];

const RIVERS: [&[Point]; 4] = [
    &[(84, 32), (100, 62), (134, 100), (150, 116)],
    &[(0, 116), (50, 114), (96, 126), (124, 118), (150, 116)],
    &[(150, 116), (168, 128), (198, 124), (204, 92), (239, 78)],
    &[(150, 116), (158, 140), (134, 158), (128, 183)],
];

/// A road between two places, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    /// One end.
    pub from: usize,
    /// The other.
    pub to: usize,
    /// Whether it crosses a river.
    pub bridge: bool,
}

/// What lies on a place.
#[derive(Clone, Copy, Default)]
pub struct OnPlace<'a> {
    /// Up to three delict tokens.
    pub tokens: &'a [Icon],
    /// The scene of a delict.
    pub scene: Option<Icon>,
}

/// The whole board between plate and strip.
pub fn soonwald<'a>(
    canvas: &mut Canvas,
    roads: impl Iterator<Item = Road>,
    chosen: Option<usize>,
    on_place: impl Fn(usize) -> OnPlace<'a>,
) {
    for river in RIVERS {
        for (&from, &to) in river.iter().zip(river.iter().skip(1)) {
            canvas.line(from, to, 7, RIVER);
            canvas.disc(to.0, to.1, 3, RIVER);
        }
    }
    for road in roads {
        if let (Some(&(_, from)), Some(&(_, to))) = (PLACES.get(road.from), PLACES.get(road.to)) {
            canvas.line(from, to, 2, if road.bridge { BRIDGE } else { STEEL });
        }
    }
    for (index, &(label, at)) in PLACES.iter().enumerate() {
        place(canvas, label, at, chosen == Some(index), on_place(index));
    }
}

fn place(canvas: &mut Canvas, label: &str, (x, y): Point, chosen: bool, on: OnPlace<'_>) {
    let count = on.tokens.len().min(3) as i32;
    let width = (15 * count + 4).max(Style::Map.width(label) + 6).max(24);
    let height = match (on.scene.is_some(), count) {
        (true, _) => 34,
        (false, 0) => 14,
        (false, _) => 30,
    };
    let area = Area::new((x - width / 2).clamp(1, 239 - width), y - 14, width, height);
    let ground = if chosen { LAMP } else { SLATE };
    canvas.rounded(area, 5, ground);
    canvas.outline(area, 5, 1, INK);
    let colour = match (chosen, count > 0 || on.scene.is_some()) {
        (true, _) => INK,
        (false, true) => PAPER,
        (false, false) => FOG,
    };
    let middle = area.x + width / 2;
    Pen::new(Style::Map, colour, ground).centred(canvas, middle, area.y + 11, label);
    if let Some(sign) = on.scene {
        let diamond = body(sign).0 == Icon::TokenDiamond;
        scene(canvas, middle, area.y + 23, if diamond { 12 } else { 15 }, sign);
    }
    for (&sign, x) in on.tokens.iter().take(3).zip((middle - 15 * (count - 1) / 2..).step_by(15)) {
        delict(canvas, x, area.y + 21, 14, sign);
    }
}
