//! A choice that stays secret, on four arms. The stick takes an arm: a group of choices, then one of them. How many flicks
//! that takes follows from a bound that the table could work out; which arm a group lies on is drawn by lot whenever a page
//! opens. So the flicks are even over all arms, whatever is chosen and however many choices there are. An arm without a
//! choice can be flicked like any other and leads to as many pages.

use core::ops::Range;

use super::{Show, Viewer};
use crate::draw::palette::{FOG, PAPER, SLATE, STEEL, TUBE};
use crate::draw::parts::hints::BOTTOM;
use crate::draw::shapes::Point;
use crate::draw::{Area, Canvas, Colour, Pen, Style};
use crate::input::Key;
use crate::texts::Phrase;

/// The arms of every rose.
const ARMS: [Key; 4] = [Key::Up, Key::Left, Key::Right, Key::Down];
/// How many lots there are.
const LOTS: u32 = 24;
/// The most flicks: 64 choices.
const MOST: u8 = 3;
/// Where its tiles lie, in the order of the arms, and the middle: with one choice on each, and with groups.
const SINGLES: ([Area; 4], Area) = (
    [
        Area::new(78, 34, 84, 56),
        Area::new(6, 96, 84, 56),
        Area::new(150, 96, 84, 56),
        Area::new(78, 158, 84, 56),
    ],
    Area::new(98, 98, 44, 52),
);
const GROUPS: ([Area; 4], Area) = (
    [
        Area::new(73, 34, 94, 58),
        Area::new(6, 62, 60, 124),
        Area::new(174, 62, 60, 124),
        Area::new(73, 156, 94, 58),
    ],
    Area::new(74, 100, 92, 48),
);

/// How far a choice on arms has come. No `Debug`: it is a secret.
#[derive(Clone, Default)]
pub struct Rose {
    flicks: u8,
    /// Which group was taken on each page, there or not.
    taken: heapless::Vec<u8, { MOST as usize }>,
    /// On which arm each group of the open page lies.
    lot: [u8; 4],
}

impl Rose {
    /// A rose for at most so many choices, as the table can work out; `random` is a number that nobody knows.
    pub fn new(bound: usize, random: u32) -> Self {
        let flicks = match bound {
            0..=4 => 1,
            5..=16 => 2,
            _ => MOST,
        };
        Self { flicks, taken: heapless::Vec::new(), lot: lot(random) }
    }

    /// Takes the arm that this key points at; the next page has other lots.
    pub fn flick(&mut self, key: Key, random: u32) {
        let arm = ARMS.iter().position(|&arm| arm == key);
        let group = self.lot.iter().position(|&lies| Some(usize::from(lies)) == arm);
        if let Some(group) = group.filter(|_| !self.is_done()) {
            let _ = self.taken.push(group as u8);
            self.lot = lot(random);
        }
    }

    /// One page back, with other lots; whether there was one.
    pub fn back(&mut self, random: u32) -> bool {
        self.lot = lot(random);
        self.taken.pop().is_some()
    }

    /// Whether the last arm was taken.
    pub fn is_done(&self) -> bool {
        self.taken.len() >= usize::from(self.flicks)
    }

    /// The choice that was taken, of so many; none behind an empty arm.
    pub fn chosen(&self, count: usize) -> Option<usize> {
        Some(self.part(count)).filter(|part| self.is_done() && part.len() == 1).map(|part| part.start)
    }

    /// The arm on which a choice of so many lies; none if the arms taken so far do not lead to it.
    pub fn arm(&self, count: usize, choice: usize) -> Option<Key> {
        let arm = self.arms(count).iter().position(|arm| arm.contains(&choice))?;
        ARMS.get(arm).copied()
    }

    /// Which page is open, from 1, and how many there are.
    pub fn page(&self) -> (usize, u8) {
        (self.taken.len() + 1, self.flicks)
    }

    /// The choices that are left after the arms taken so far.
    fn part(&self, count: usize) -> Range<usize> {
        self.taken.iter().fold(0..count, |part, &taken| group(&part, taken.into()))
    }

    /// The choices on each arm of the open page.
    fn arms(&self, count: usize) -> [Range<usize>; 4] {
        let part = self.part(count);
        let mut arms = [0..0, 0..0, 0..0, 0..0];
        for (index, &arm) in self.lot.iter().enumerate() {
            if let Some(place) = arms.get_mut(usize::from(arm)) {
                *place = group(&part, index);
            }
        }
        arms
    }
}

/// Which arm each group lies on. The lots are as even as a number of 32 bits allows: none is likelier than another by more
/// than one in a hundred million.
fn lot(random: u32) -> [u8; 4] {
    let mut rest = ((u64::from(random) * u64::from(LOTS)) >> 32) as usize;
    let mut left: heapless::Vec<u8, 4> = (0..4).collect();
    [4, 3, 2, 1].map(|count| {
        let at = rest % count;
        rest /= count;
        if at < left.len() { left.remove(at) } else { 0 }
    })
}

/// Choices in their order are cut into neighbouring groups as even as can be, four or as many as there are.
fn group(of: &Range<usize>, index: usize) -> Range<usize> {
    let groups = of.len().min(4);
    if index >= groups {
        return of.start..of.start;
    }
    let (each, more) = (of.len() / groups, of.len() % groups);
    let start = of.start + index * each + index.min(more);
    start..start + each + usize::from(index < more)
}

/// What a rose shows.
pub struct RoseLook<'a> {
    /// How many choices there are.
    pub count: usize,
    /// What each is called: a number, a letter.
    pub label: &'a dyn Fn(usize) -> Phrase,
    /// Draws where one is, in an area that is narrow or wide.
    pub middle: &'a dyn Fn(&mut Canvas, Area),
    /// Colour and thickness of what leads from there to each arm.
    pub spoke: (Colour, i32),
    /// What is to be seen of them beside their labels.
    pub marks: Option<RoseMarks<'a>>,
}

/// What is to be seen of the choices of a rose beside their labels.
#[derive(Clone, Copy)]
pub struct RoseMarks<'a> {
    /// Whether one is struck out. It can be taken like any other.
    pub struck: &'a dyn Fn(usize) -> bool,
    /// Draws what stands below the label of one that has a tile alone: from this point on, in this colour.
    pub below: &'a dyn Fn(&mut Canvas, usize, Point, Colour),
}

impl RoseLook<'_> {
    /// The label of a choice, in its place.
    fn label(&self, canvas: &mut Canvas, (x, y): Point, style: Style, room: i32, index: usize) {
        let struck = self.marks.is_some_and(|marks| (marks.struck)(index));
        let colour = if struck { FOG } else { PAPER };
        let text = (self.label)(index);
        Pen::new(style, colour, SLATE).room(room).centred(canvas, x, y, &text);
        if struck {
            let half = style.width(&text) / 2 + 3;
            canvas.line((x - half, y - 2), (x + half, y - 14), 2, TUBE);
        }
    }
}

impl<D> Show<'_, D> {
    /// A rose. `flick` is the deed that takes an arm, `back` the step back: B, or a finger on the middle.
    pub fn rose(&mut self, rose: &Rose, look: &RoseLook<'_>, flick: impl FnOnce(Key) -> D, back: D) {
        match &mut self.viewer {
            Viewer::Eye(canvas) => draw(canvas, rose, look),
            &mut Viewer::Key(key) if ARMS.contains(&key) => self.find(Ok(flick(key))),
            Viewer::Key(Key::B) => self.find(Ok(back)),
            Viewer::Key(_) => {}
        }
    }
}

fn draw(canvas: &mut Canvas, rose: &Rose, look: &RoseLook<'_>) {
    let arms = rose.arms(look.count);
    let single = arms.iter().all(|arm| arm.len() <= 1);
    let (tiles, middle) = if single { SINGLES } else { GROUPS };
    for ((arm, tile), key) in arms.into_iter().zip(tiles).zip(ARMS) {
        spoke(canvas, key, tile, middle, if arm.is_empty() { None } else { Some(look.spoke) });
        if !arm.is_empty() {
            canvas.rounded(tile, 6, SLATE);
            choices(canvas, tile, arm.clone(), look);
        }
        #[cfg(feature = "trace")]
        canvas.say_arm(tile, key, arm.map(|index| (look.label)(index).as_str().into()).collect());
    }
    (look.middle)(canvas, middle);
    touch(canvas, middle);
}

/// What leads from the middle to an arm; only a stub where nothing lies.
fn spoke(canvas: &mut Canvas, key: Key, tile: Area, middle: Area, full: Option<(Colour, i32)>) {
    let (x, y) = (middle.x + middle.width / 2, middle.y + middle.height / 2);
    let (colour, thick) = full.unwrap_or((STEEL, 2));
    let (from, to) = match key {
        Key::Up => (tile.bottom(), middle.y),
        Key::Down => (middle.bottom(), tile.y),
        Key::Left => (tile.right(), middle.x),
        _ => (middle.right(), tile.x),
    };
    let (from, to) = match (full, key) {
        (Some(_), _) => (from, to),
        (None, Key::Up | Key::Left) => (from - 12, from),
        (None, _) => (to, to + 12),
    };
    let across = matches!(key, Key::Left | Key::Right);
    canvas.rect(
        match across {
            true => Area::new(from, y - thick / 2, to - from, thick),
            false => Area::new(x - thick / 2, from, thick, to - from),
        },
        colour,
    );
}

/// Up to four choices of a tile: a tall one reads down, a wide one in two rows. More are told by the first and the last.
fn choices(canvas: &mut Canvas, tile: Area, arm: Range<usize>, look: &RoseLook<'_>) {
    let (x, y) = (tile.x + tile.width / 2, tile.y + tile.height / 2);
    let mut say =
        |at: Point, style: Style, index: usize| look.label(canvas, at, style, tile.width - 6, index);
    let tall = tile.height > tile.width;
    match (arm.len(), tall) {
        (0, _) => {}
        (1, _) => match look.marks {
            Some(marks) => {
                let struck = (marks.struck)(arm.start);
                say((x, tile.y + 31), Style::Name, arm.start);
                (marks.below)(canvas, arm.start, (tile.x, tile.y + 37), if struck { FOG } else { PAPER });
            }
            None => say((x, y + 11), Style::Name, arm.start),
        },
        (2, _) | (5.., true) => {
            let pitch = if tall { 38 } else { 26 };
            let (style, down) = if tall { (Style::Name, 11) } else { (Style::Head, 7) };
            let ends = [arm.start, arm.end.saturating_sub(1)];
            for (index, at) in ends.into_iter().zip([-pitch / 2, pitch / 2]) {
                say((x, y + at + down), style, index);
            }
        }
        (count, true) => {
            let pitch = if count == 3 { 36 } else { 29 };
            let top = y - pitch * (count as i32 - 1) / 2;
            for (index, at) in arm.zip((top..).step_by(pitch as usize)) {
                say((x, at + 7), Style::Head, index);
            }
        }
        (3 | 4, false) => {
            for (nth, index) in arm.clone().enumerate() {
                let alone = arm.len() == 3 && nth == 2;
                let side = if nth % 2 == 0 { -22 } else { 22 };
                let row = tile.y + 24 + 26 * (nth as i32 / 2);
                say((if alone { x } else { x + side }, row), Style::Head, index);
            }
        }
        (_, false) => {
            for (index, row) in [(arm.start, tile.y + 24), (arm.end.saturating_sub(1), tile.y + 50)] {
                say((x, row), Style::Head, index);
            }
        }
    }
}

/// A finger anywhere is a flick: the room between plate and bar is cut by its diagonals, and the middle goes back.
fn touch(canvas: &mut Canvas, middle: Area) {
    const TOP: i32 = 32;
    const BAND: i32 = 7;
    let half = (BOTTOM - TOP) / 2;
    canvas.say_key(Area::new(0, TOP, 240, half), Key::Up);
    canvas.say_key(Area::new(0, TOP + half, 240, half), Key::Down);
    for band in 0..(2 * half / BAND) {
        let y = TOP + band * BAND;
        let edge = (y + BAND / 2 - TOP).min(TOP + 2 * half - y - BAND / 2);
        let wide = edge * 120 / half.max(1);
        canvas.say_key(Area::new(0, y, wide, BAND), Key::Left);
        canvas.say_key(Area::new(240 - wide, y, wide, BAND), Key::Right);
    }
    canvas.say_key(middle, Key::B);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A number for each lot.
    fn lots() -> impl Iterator<Item = u32> + Clone {
        (0..LOTS).map(|lot| ((u64::from(lot) << 32) / u64::from(LOTS)) as u32 + 1)
    }

    #[test]
    fn the_lots_are_all_orders_of_the_arms_and_as_even_as_can_be() {
        let mut seen: [Option<[u8; 4]>; 24] = [None; 24];
        for (place, number) in seen.iter_mut().zip(lots()) {
            *place = Some(lot(number));
        }
        for (index, lot) in seen.iter().enumerate() {
            let mut arms = lot.unwrap();
            assert!(!seen[..index].contains(lot), "twice");
            arms.sort_unstable();
            assert_eq!(arms, [0, 1, 2, 3]);
        }
        // A lot is a stretch of all numbers: the stretches differ by one at most.
        let ends = |at: u64| (at << 32).div_ceil(u64::from(LOTS));
        let sizes = (0..u64::from(LOTS)).map(|at| ends(at + 1) - ends(at));
        assert!(sizes.clone().max().unwrap() - sizes.min().unwrap() <= 1);
        for at in 1..LOTS {
            let first = ends(at.into()) as u32;
            assert!(lot(first) != lot(first - 1), "{at}");
        }
    }

    /// The flicks that take this choice of so many, with these lots.
    fn flicks(bound: usize, count: usize, choice: usize, numbers: [u32; 4]) -> [Option<Key>; 3] {
        let mut rose = Rose::new(bound, numbers[0]);
        let mut keys = [None; 3];
        for (key, &next) in keys.iter_mut().zip(&numbers[1..]) {
            if rose.is_done() {
                break;
            }
            let arm = rose.arm(count, choice).expect("it lies somewhere");
            *key = Some(arm);
            rose.flick(arm, next);
        }
        assert_eq!(rose.chosen(count), Some(choice), "{choice} of {count}");
        keys
    }

    #[test]
    fn whatever_is_chosen_of_however_many_each_row_of_flicks_is_as_likely() {
        for count in 1..=4 {
            for choice in 0..count {
                let mut seen = [0; 4];
                for first in lots() {
                    let [Some(key), None, None] = flicks(4, count, choice, [first, 0, 0, 0]) else {
                        panic!("one flick")
                    };
                    seen[ARMS.iter().position(|&arm| arm == key).unwrap()] += 1;
                }
                assert_eq!(seen, [6; 4]);
            }
        }
        for count in 1..=16 {
            for choice in 0..count {
                let mut seen = [[0; 4]; 4];
                for (first, second) in lots().flat_map(|first| lots().map(move |second| (first, second))) {
                    let [Some(one), Some(two), None] = flicks(16, count, choice, [first, second, 0, 0])
                    else {
                        panic!("two flicks")
                    };
                    let arm = |key| ARMS.iter().position(|&arm| arm == key).unwrap();
                    seen[arm(one)][arm(two)] += 1;
                }
                assert_eq!(seen, [[36; 4]; 4], "{choice} of {count}");
            }
        }
    }

    #[test]
    fn three_flicks_reach_each_of_sixty_four() {
        for count in 1..=64 {
            for choice in 0..count {
                let keys = flicks(17, count, choice, [1 << 31, 7 << 27, 3, 5 << 28]);
                assert!(keys.iter().all(Option::is_some));
            }
        }
    }

    #[test]
    fn an_empty_arm_leads_to_as_many_pages_and_to_nothing() {
        let mut rose = Rose::new(16, 0);
        let empty = rose.arms(3).iter().position(Range::is_empty).unwrap();
        rose.flick(ARMS[empty], 9);
        assert!(!rose.is_done() && rose.arms(3).iter().all(Range::is_empty));
        rose.flick(Key::Left, 9);
        assert!(rose.is_done() && rose.chosen(3).is_none());
        assert!(rose.back(1) && rose.back(1) && !rose.back(1));
        assert_eq!(rose.page(), (1, 2));
    }

    #[test]
    fn other_keys_are_no_flicks() {
        let mut rose = Rose::new(4, 0);
        for key in [Key::A, Key::B, Key::X, Key::Y] {
            rose.flick(key, 1);
        }
        assert!(!rose.is_done());
    }
}
