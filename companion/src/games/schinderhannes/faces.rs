//! Cards of Schinderhannes as people see them: a face in a row of a list, a back on a pile.

use confidant_core::id::Id;
use confidant_core::schinderhannes::{
    Back, Card, Clue, Crime, Direction, Edition, Link, Place, PlaceSet, Quarter,
};

use super::Words;
use super::soonwald::{crime, place_code, place_name};
use crate::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SAND, SLATE, TUBE};
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style, number};
use crate::input::Key;
use crate::texts::{Phrase, Texts, fill};

/// The places in the order of their quarters.
pub(super) fn by_quarters(edition: &'static Edition) -> impl Iterator<Item = Place> + Clone {
    Quarter::ALL
        .into_iter()
        .flat_map(move |quarter| Place::all().filter(move |&place| edition.quarter(place) == quarter))
}

/// Three letters of each place, by quarters.
pub(super) fn codes(edition: &'static Edition, places: PlaceSet) -> Phrase {
    let mut text = Phrase::new();
    for place in by_quarters(edition).filter(|&place| places.has(place)) {
        if !text.is_empty() {
            let _ = text.push(' ');
        }
        let _ = text.push_str(place_code(place));
    }
    text
}

/// What a card says, in words.
pub(super) fn in_words(
    texts: &'static Texts,
    words: &'static Words,
    edition: &'static Edition,
    clue: Clue,
) -> Phrase {
    match clue {
        Clue::Crime(crime, places) => {
            let half = Direction::ALL.into_iter().find(|&direction| edition.half(direction) == places);
            match half {
                Some(direction) => fill("{} {}", &[&words.crime(crime), &words.direction(direction)]),
                None => fill(texts.colon, &[&words.crime(crime), &joined(places.iter().map(place_name))]),
            }
        }
        Clue::Group(_, direction) => fill(words.one_of_four, &[&words.direction(direction)]),
        Clue::Pair(first, second, link) => {
            let sentence = match link {
                Link::SameQuarter => words.same_quarter,
                Link::NextQuarter => words.next_quarter,
            };
            fill(sentence, &[&words.crime(first), &words.crime(second)])
        }
        Clue::Place(place, crimes) => {
            fill(texts.colon, &[&place_name(place), &joined(crimes.iter().map(|crime| words.crime(crime)))])
        }
    }
}

/// Names with commas between them.
pub(super) fn joined(names: impl Iterator<Item = &'static str>) -> Phrase {
    let mut text = Phrase::new();
    for (index, name) in names.enumerate() {
        if index > 0 {
            let _ = text.push_str(", ");
        }
        let _ = text.push_str(name);
    }
    text
}

const fn direction_icon(direction: Direction) -> Icon {
    match direction {
        Direction::North => Icon::North,
        Direction::East => Icon::East,
        Direction::South => Icon::South,
        Direction::West => Icon::West,
    }
}

const fn link_icon(link: Link) -> Icon {
    match link {
        Link::SameQuarter => Icon::Link,
        Link::NextQuarter => Icon::Bridge,
    }
}

/// What stands on the right of a card's row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// Nothing.
    None,
    /// It lies, or can be played.
    Check,
    /// Not yet.
    Later,
    /// Never again.
    Never,
    /// It is dropped.
    Dropped,
}

/// A card in a row of a list.
pub(super) struct FaceRow<'a> {
    pub card: Card,
    pub edition: &'static Edition,
    pub chosen: bool,
    /// Whether it is of no use now.
    pub dim: bool,
    pub mark: Mark,
    /// A figure before the mark.
    pub figure: &'a str,
}

impl FaceRow<'_> {
    pub(super) fn draw(&self, canvas: &mut Canvas, area: Area) {
        let (ground, colour) = match (self.chosen, self.dim) {
            (true, _) => (LAMP, INK),
            (false, true) => (SLATE, FOG),
            (false, false) => (SLATE, PAPER),
        };
        canvas.rounded(area, 6, ground);
        canvas.say_choice(area, Some(Key::A), self.chosen);
        let digits = number(self.card.number());
        if self.chosen {
            canvas.say_chosen(&digits);
        }
        let middle = area.y + area.height / 2;
        Pen::new(Style::Bold, colour, ground).right(canvas, area.x + 30, middle + 6, &digits);
        let mut end = area.right() - 8;
        let sign = match self.mark {
            Mark::None => None,
            Mark::Check => Some((Icon::Check, GOOD)),
            Mark::Later => Some((Icon::Hourglass, FOG)),
            Mark::Never => Some((Icon::Cross, TUBE)),
            Mark::Dropped => Some((Icon::Cards, FOG)),
        };
        if let Some((icon, lit)) = sign {
            icon.draw(canvas, end - 16, middle - 8, 16, if self.chosen { INK } else { lit });
            end -= 20;
        }
        if !self.figure.is_empty() {
            Pen::new(Style::Bold, colour, ground).right(canvas, end, middle + 6, self.figure);
            end -= Style::Bold.width(self.figure) + 4;
        }
        face(canvas, self.edition, self.card, (area.x + 38, middle, end), colour, ground);
    }
}

/// A crime's sign; on the lamp's ground it stands on a patch of ink.
pub(super) fn crime_on(canvas: &mut Canvas, (x, y): (i32, i32), size: i32, named: Crime, ground: Colour) {
    if ground == LAMP {
        let half = size / 2 + 2;
        canvas.rounded(Area::new(x - half, y - half, 2 * half, 2 * half), 5, INK);
    }
    crime(canvas, x, y, size, named);
}

/// What a card says, in a line from `x` to `end`.
fn face(
    canvas: &mut Canvas,
    edition: &'static Edition,
    card: Card,
    (x, middle, end): (i32, i32, i32),
    colour: Colour,
    ground: Colour,
) {
    let pen = Pen::new(Style::NoteBold, colour, ground);
    let crime =
        |canvas: &mut Canvas, x, middle, size, named| crime_on(canvas, (x, middle), size, named, ground);
    match edition.clue(card) {
        Clue::Crime(named, places) => {
            crime(canvas, x + 10, middle, 16, named);
            let half = Direction::ALL.into_iter().find(|&direction| edition.half(direction) == places);
            match half {
                Some(direction) => direction_icon(direction).draw(canvas, x + 26, middle - 10, 20, colour),
                None => {
                    let (codes, room) = (codes(edition, places), end - x - 26);
                    // Four places beside a figure and a mark need narrower letters.
                    let style =
                        if Style::NoteBold.width(&codes) <= room { Style::NoteBold } else { Style::Hint };
                    Pen::new(style, colour, ground).room(room).left(canvas, x + 26, middle + 5, &codes);
                }
            }
        }
        Clue::Group(group, direction) => {
            for (token, x) in group.crimes().iter().zip((x + 8..).step_by(20)) {
                crime(canvas, x, middle, 14, token);
            }
            direction_icon(direction).draw(canvas, x + 80, middle - 10, 20, colour);
        }
        Clue::Pair(first, second, link) => {
            crime(canvas, x + 10, middle, 16, first);
            crime(canvas, x + 34, middle, 16, second);
            link_icon(link).draw(canvas, x + 52, middle - 10, 20, colour);
        }
        Clue::Place(place, crimes) => {
            let count = crimes.len() as i32;
            let first = end - 19 * count + 6;
            let room = first - 10 - x;
            let whole = Style::NoteBold.width(place_name(place)) <= room;
            let name = if whole { place_name(place) } else { place_code(place) };
            pen.room(room).left(canvas, x, middle + 5, name);
            for (token, x) in crimes.iter().zip((first..).step_by(19)) {
                crime(canvas, x, middle, 14, token);
            }
        }
    }
}

/// The back of a card as it lies on a pile, 60 by 44.
pub(super) fn back(canvas: &mut Canvas, x: i32, y: i32, back: Option<Back>) {
    let area = Area::new(x, y, 60, 44);
    canvas.rounded(area, 5, PAPER);
    canvas.outline(area.inset(2), 3, 1, SAND);
    match back {
        None | Some(Back::Solo) => {}
        Some(Back::Crime(one)) => crime(canvas, x + 30, y + 22, 26, one),
        Some(Back::Group(group)) => {
            for (at, token) in (0..).zip(group.crimes().iter()) {
                crime(canvas, x + 18 + at % 2 * 24, y + 12 + at / 2 * 20, 14, token);
            }
        }
        Some(Back::Pair(large, small)) => {
            crime(canvas, x + 20, y + 22, 24, large);
            crime(canvas, x + 46, y + 28, 14, small);
        }
        Some(Back::Place(place)) => {
            let name = place_name(place);
            let style = if Style::Bold.width(name) <= 54 { Style::Bold } else { Style::Map };
            let style =
                if style == Style::Map && Style::Hint.width(name) <= 54 { Style::Hint } else { style };
            let text = if style.width(name) <= 56 { name } else { place_code(place) };
            let style = if text == name { style } else { Style::Bold };
            Pen::new(style, INK, PAPER).room(56).centred(canvas, x + 30, y + 27, text);
        }
    }
}
