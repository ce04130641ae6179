//! Tokens of Schinderhannes and its board: sixteen places in the Soonwald, rivers and roads.

use confidant_core::id::Id;
use confidant_core::schinderhannes::{Crime, CrimeSet, Edition, Group, Place};

use crate::draw::palette::{
    ANIMALS, BREAK_INS, BRIDGE, CRIMES, FOG, INK, LAMP, PAPER, PRISON, RIVER, SLATE, STEEL, TUBE,
};
use crate::draw::shapes::Point;
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style};
use crate::input::Key;

/// Shape and colour of a group's tokens.
const fn body(group: Group) -> (Icon, Colour) {
    match group {
        Group::Blue => (Icon::TokenDisc, ANIMALS),
        Group::Yellow => (Icon::TokenSquare, BREAK_INS),
        Group::Orange => (Icon::TokenDiamond, CRIMES),
        Group::Green => (Icon::TokenShield, PRISON),
    }
}

/// The colour of a crime's group.
pub const fn crime_colour(crime: Crime) -> Colour {
    body(crime.group()).1
}

/// Sign of a crime.
pub const fn crime_icon(crime: Crime) -> Icon {
    match crime {
        Crime::Ane => Icon::Donkey,
        Crime::Mouton => Icon::Sheep,
        Crime::Cheval => Icon::Horse,
        Crime::Ruches => Icon::Hives,
        Crime::Effraction => Icon::Breakin,
        Crime::Bal => Icon::Ball,
        Crime::Recel => Icon::Fence,
        Crime::Brutalite => Icon::Brutality,
        Crime::Cambriolage => Icon::Burglary,
        Crime::Racket => Icon::Racket,
        Crime::Meurtre => Icon::Murder,
        Crime::Embuscade => Icon::Ambush,
        Crime::Incarceration => Icon::Prison,
        Crime::Evasion => Icon::Escape,
        Crime::Arrestation => Icon::Arrest,
        Crime::Planque => Icon::Hideout,
    }
}

/// A crime's token with its middle at a point: 14 on the board, 20 to 26 elsewhere.
pub fn crime(canvas: &mut Canvas, x: i32, y: i32, size: i32, crime: Crime) {
    token(canvas, x, y, size, crime, 0);
}

/// A crime's scene: the same with a rim of paper.
pub fn scene(canvas: &mut Canvas, x: i32, y: i32, size: i32, crime: Crime) {
    token(canvas, x, y, size, crime, RIM);
}

/// How much larger the rim of a scene is than its token.
pub const RIM: i32 = 4;

fn token(canvas: &mut Canvas, x: i32, y: i32, size: i32, crime: Crime, rim: i32) {
    let (shape, colour) = body(crime.group());
    let diamond = shape == Icon::TokenDiamond;
    // A diamond holds less than its square: it is larger, its sign smaller.
    let size = if diamond { size + 4 } else { size };
    if rim > 0 {
        shape.draw_centred(canvas, x, y, size + rim, PAPER);
    }
    shape.draw_centred(canvas, x, y, size, colour);
    let inner = if diamond { size * 6 / 10 } else { size * 7 / 10 };
    crime_icon(crime).draw_centred(canvas, x, y - i32::from(shape == Icon::TokenShield), inner, INK);
}

/// Three letters of a place and where they stand.
const fn label(place: Place) -> (&'static str, Point) {
    match place {
        Place::AntesMuehle => ("Ant", (70, 142)),
        Place::Baerenbach => ("Bär", (26, 138)),
        Place::Boos => ("Boo", (178, 111)),
        Place::Griebelschied => ("Gri", (48, 58)),
        Place::Hahnmuehle => ("Hah", (112, 106)),
        Place::Herrstein => ("Her", (18, 88)),
        Place::Hundsbach => ("Hun", (104, 166)),
        Place::Kirn => ("Kir", (82, 86)),
        Place::Lettweiler => ("Let", (190, 142)),
        Place::Meddersheim => ("Med", (136, 138)),
        Place::Meisenheim => ("Mei", (155, 169)),
        Place::Oberhausen => ("Obe", (222, 106)),
        Place::Obermoschel => ("Obm", (223, 162)),
        Place::Simmern => ("Sim", (124, 54)),
        Place::Thiergarten => ("Thi", (192, 52)),
        Place::Trifthuette => ("Tri", (162, 78)),
    }
}

const RIVERS: [&[Point]; 4] = [
    &[(84, 32), (100, 62), (134, 100), (150, 116)],
    &[(0, 116), (50, 114), (96, 126), (124, 118), (150, 116)],
    &[(150, 116), (168, 128), (198, 124), (204, 92), (239, 78)],
    &[(150, 116), (158, 140), (134, 158), (128, 183)],
];

/// Three letters of a place.
pub const fn place_code(place: Place) -> &'static str {
    label(place).0
}

/// The whole name of a place.
pub const fn place_name(place: Place) -> &'static str {
    match place {
        Place::AntesMuehle => "Antes Mühle",
        Place::Baerenbach => "Bärenbach",
        Place::Boos => "Boos",
        Place::Griebelschied => "Griebelschied",
        Place::Hahnmuehle => "Hahnmühle",
        Place::Herrstein => "Herrstein",
        Place::Hundsbach => "Hundsbach",
        Place::Kirn => "Kirn",
        Place::Lettweiler => "Lettweiler",
        Place::Meddersheim => "Meddersheim",
        Place::Meisenheim => "Meisenheim",
        Place::Oberhausen => "Oberhausen",
        Place::Obermoschel => "Obermoschel",
        Place::Simmern => "Simmern",
        Place::Thiergarten => "Thiergarten",
        Place::Trifthuette => "Trifthütte",
    }
}

/// The place that the stick leads to from another: the nearest one that lies more that way than any other.
pub fn neighbour(from: Place, key: Key) -> Place {
    let (dx, dy) = match key {
        Key::Up => (0, -1),
        Key::Down => (0, 1),
        Key::Left => (-1, 0),
        Key::Right => (1, 0),
        _ => return from,
    };
    let (_, (x, y)) = label(from);
    let distance = |place: &Place| {
        let (_, (px, py)) = label(*place);
        let (along, across) = ((px - x) * dx + (py - y) * dy, (px - x) * dy - (py - y) * dx);
        (along > across.abs() / 2 && along > 0).then_some(along + 2 * across.abs())
    };
    let ahead = Place::all().filter_map(|place| Some((distance(&place)?, place)));
    ahead.min_by_key(|&(distance, _)| distance).map_or(from, |(_, place)| place)
}

/// The roads of an edition.
pub fn roads(edition: &'static Edition) -> impl Iterator<Item = Road> {
    edition.roads().iter().map(|road| Road {
        from: road.a,
        to: road.b,
        bridge: edition.quarter(road.a) != edition.quarter(road.b),
    })
}

/// A road to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    /// One end.
    pub from: Place,
    /// The other.
    pub to: Place,
    /// Whether it crosses a river.
    pub bridge: bool,
}

/// What lies on a place.
#[derive(Clone, Copy, Default)]
pub struct OnPlace {
    /// Crime tokens; more than three are told by their number.
    pub tokens: CrimeSet,
    /// The scene of a crime.
    pub scene: Option<Crime>,
    /// Of the tokens, those that are to come: with a rim of lamp light.
    pub fresh: CrimeSet,
    /// Of the tokens, those that are to go: struck.
    pub gone: CrimeSet,
    /// Of the tokens, those that are not seen at this moment.
    pub blink: CrimeSet,
    /// How large the rim of the scene is at this moment, if it grows.
    pub scene_rim: Option<i32>,
}

/// Most tokens that a place shows one by one; one more while some come or go.
const SHOWN: usize = 3;

/// The whole board between plate and strip.
pub fn soonwald(
    canvas: &mut Canvas,
    roads: impl Iterator<Item = Road>,
    chosen: Option<Place>,
    on_place: impl Fn(Place) -> OnPlace,
) {
    for river in RIVERS {
        for (&from, &to) in river.iter().zip(river.iter().skip(1)) {
            canvas.line(from, to, 7, RIVER);
            canvas.disc(to.0, to.1, 3, RIVER);
        }
    }
    for road in roads {
        let ((_, from), (_, to)) = (label(road.from), label(road.to));
        canvas.line(from, to, 2, if road.bridge { BRIDGE } else { STEEL });
    }
    for place in Place::ALL {
        draw_place(canvas, place, chosen == Some(place), on_place(place));
    }
}

impl OnPlace {
    /// How many tokens are shown one by one: none where there are too many.
    fn shown(&self) -> i32 {
        let changes = !self.fresh.is_empty() || !self.gone.is_empty();
        let count = self.tokens.len();
        if count > SHOWN + usize::from(changes) { 0 } else { count as i32 }
    }
}

/// Where a place is on the board, as large as what lies on it.
pub fn place_area(place: Place, on: &OnPlace) -> Area {
    let (label, (x, y)) = label(place);
    let beside_scene = i32::from(on.scene.is_some() && on.shown() > 0);
    let width =
        (15 * (on.shown() + beside_scene) + 4 + 4 * beside_scene).max(Style::Map.width(label) + 6).max(24);
    let height = match (on.scene.is_some(), on.tokens.len()) {
        (true, _) => 34,
        (false, 0) => 14,
        (false, _) => 30,
    };
    Area::new((x - width / 2).clamp(1, 239 - width), y - 14, width, height)
}

fn draw_place(canvas: &mut Canvas, place: Place, chosen: bool, on: OnPlace) {
    let (tokens, count) = (on.tokens, on.shown());
    let area = place_area(place, &on);
    let ground = if chosen { LAMP } else { SLATE };
    canvas.rounded(area, 5, ground);
    canvas.outline(area, 5, 1, INK);
    let colour = match (chosen, !tokens.is_empty() || on.scene.is_some()) {
        (true, _) => INK,
        (false, true) => PAPER,
        (false, false) => FOG,
    };
    let middle = area.x + area.width / 2;
    Pen::new(Style::Map, colour, ground).centred(canvas, middle, area.y + 11, place_code(place));
    if let Some(crime) = on.scene {
        let diamond = body(crime.group()).0 == Icon::TokenDiamond;
        let size = if diamond { 12 } else { 15 };
        // Tokens that nobody has taken off yet lie right of it.
        let first = middle - (15 * count + 3 * i32::from(count > 0)) / 2;
        token(canvas, first, area.y + 23, size, crime, on.scene_rim.unwrap_or(RIM));
        for (left, x) in tokens.iter().zip((first + 18..).step_by(15)).take(count as usize) {
            if !on.blink.has(left) {
                self::crime(canvas, x, area.y + 23, 14, left);
            }
        }
        return;
    }
    if count == 0 && !tokens.is_empty() {
        let figure = crate::draw::number(tokens.len() as i64);
        Pen::new(Style::Hint, colour, ground).centred(canvas, middle, area.y + 25, &figure);
        return;
    }
    for (token, x) in tokens.iter().zip((middle - 15 * (count - 1) / 2..).step_by(15)) {
        let y = area.y + 21;
        if on.blink.has(token) {
            continue;
        }
        crime(canvas, x, y, 14, token);
        if on.fresh.has(token) {
            canvas.outline(Area::new(x - 9, y - 9, 18, 18), 5, 2, LAMP);
        }
        if on.gone.has(token) {
            canvas.line((x - 7, y + 7), (x + 7, y - 7), 3, TUBE);
        }
    }
}
