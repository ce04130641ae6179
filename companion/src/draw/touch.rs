//! Where a finger on the picture is as good as keys. Parts say what lies where; a body with a touch screen asks for the
//! [`Target`]s and presses their keys. The device, which has no such screen, says and keeps nothing.

use super::canvas::{Area, Canvas};
use crate::input::Key;
#[cfg(feature = "trace")]
use alloc::vec::Vec;

#[allow(unused_variables, reason = "only a trace keeps it")]
impl Canvas {
    /// Says that a finger here is as good as this key.
    pub fn say_key(&mut self, area: Area, key: Key) {
        #[cfg(feature = "trace")]
        self.trace.spot(Spot::Key { area, key });
    }

    /// Says that a finger here, beside a list with rows out of view, is as good as this key, unless a key lies there, as the
    /// arrows of a setting do.
    pub fn say_scroll(&mut self, area: Area, key: Key) {
        #[cfg(feature = "trace")]
        if !self.trace.has_key_in(area) {
            self.trace.spot(Spot::Key { area, key });
        }
    }

    /// Says that one of several things to choose from lies here, and which key does what it is there for. All of them are
    /// said, in their order: Up and Down go from one to the next.
    pub fn say_choice(&mut self, area: Area, key: Option<Key>, chosen: bool) {
        #[cfg(feature = "trace")]
        self.trace.spot(Spot::Choice { area, key, chosen });
    }

    /// Says where things lie that the stick goes to and fro between: each at its `place`, if it is to be seen, reached
    /// from the lit one by `step`. Where it is not only looked at, A takes the lit one.
    pub fn say_ways<T: Copy + PartialEq>(
        &mut self,
        lit: T,
        take: bool,
        step: impl Fn(T, Key) -> T,
        place: impl Fn(T) -> Option<Area>,
    ) {
        #[cfg(feature = "trace")]
        for (it, steps) in ways(lit, step) {
            let key = Some(Key::A).filter(|_| take && steps.is_empty());
            if let Some(area) = place(it).filter(|_| key.is_some() || !steps.is_empty()) {
                self.trace.spot(Spot::Way { area, steps, key });
            }
        }
    }

    /// Says that any key goes on now, whatever it did before: so does a finger anywhere.
    pub fn say_any_key(&mut self) {
        #[cfg(feature = "trace")]
        {
            self.trace.forget_spots();
            self.trace.spot(Spot::Key { area: Area::SCREEN, key: Key::A });
        }
    }
}

/// What was said of a place.
#[cfg(feature = "trace")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Key { area: Area, key: Key },
    Choice { area: Area, key: Option<Key>, chosen: bool },
    Way { area: Area, steps: Vec<Key>, key: Option<Key> },
}

/// The shortest way of the stick to everything that can be reached.
#[cfg(feature = "trace")]
fn ways<T: Copy + PartialEq>(from: T, step: impl Fn(T, Key) -> T) -> Vec<(T, Vec<Key>)> {
    let mut found = alloc::vec![(from, Vec::new())];
    let mut next = 0;
    while let Some((at, way)) = found.get(next).cloned() {
        next += 1;
        for key in [Key::Up, Key::Down, Key::Left, Key::Right] {
            let to = step(at, key);
            if !found.iter().any(|(known, _)| *known == to) {
                let mut longer = way.clone();
                longer.push(key);
                found.push((to, longer));
            }
        }
    }
    found
}

#[cfg(feature = "trace")]
impl Spot {
    pub(super) const fn area(&self) -> Area {
        match self {
            Self::Key { area, .. } | Self::Choice { area, .. } | Self::Way { area, .. } => *area,
        }
    }
}

/// What a finger in a place does.
#[cfg(feature = "trace")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// Where.
    pub area: Area,
    /// The keys that are pressed first.
    pub steps: Vec<Key>,
    /// The key that is then held for as long as the finger stays.
    pub key: Option<Key>,
}

/// The target of each spot, those said last first: they lie on top.
#[cfg(feature = "trace")]
pub(super) fn targets(spots: &[Spot]) -> Vec<Target> {
    let of = |(at, spot): (usize, &Spot)| match *spot {
        Spot::Key { area, key } => Some(Target { area, steps: Vec::new(), key: Some(key) }),
        Spot::Way { area, ref steps, key } => Some(Target { area, steps: steps.clone(), key }),
        Spot::Choice { area, key, .. } => {
            let is_choice = |spot: &&Spot| matches!(spot, Spot::Choice { .. });
            let is_lit = |spot: &Spot| matches!(spot, Spot::Choice { chosen: true, .. });
            let lit = spots.iter().filter(is_choice).position(is_lit)?;
            let mine = spots.get(..at)?.iter().filter(is_choice).count();
            let steps = alloc::vec![if mine < lit { Key::Up } else { Key::Down }; mine.abs_diff(lit)];
            (key.is_some() || !steps.is_empty()).then_some(Target { area, steps, key })
        }
    };
    spots.iter().enumerate().rev().filter_map(of).collect()
}

#[cfg(all(test, feature = "trace"))]
mod tests {
    use super::*;
    use crate::draw::parts::hints::{Cap, Hint, hints};
    use crate::draw::parts::list::{PITCH, Row, list};

    fn target(canvas: &Canvas, x: i32, y: i32) -> Option<Target> {
        canvas.trace().targets().into_iter().find(|target| target.area.has(x, y))
    }

    #[test]
    fn a_row_is_reached_from_the_lit_one_and_taken() {
        let mut canvas = Canvas::new();
        list(&mut canvas, PITCH, 9, 4, |_| Row::new("x"));
        let at = |row: i32| target(&canvas, 100, 34 + row * PITCH + 4).map(|it| (it.steps, it.key));
        // Five rows fit; the lit one is the third of them.
        assert_eq!(at(0), Some((alloc::vec![Key::Up; 2], Some(Key::A))));
        assert_eq!(at(2), Some((Vec::new(), Some(Key::A))));
        assert_eq!(at(4), Some((alloc::vec![Key::Down; 2], Some(Key::A))));
        assert_eq!(target(&canvas, 100, 10), None);
    }

    #[test]
    fn rows_out_of_view_are_reached_by_the_line_beside_the_list() {
        let scrolls = |lit: usize, row: i32| {
            let mut canvas = Canvas::new();
            list(&mut canvas, PITCH, 9, lit, |_| Row::new("x"));
            target(&canvas, 224, 34 + row * PITCH + 4).map(|it| (it.steps, it.key))
        };
        let only = |key: Key| Some((Vec::new(), Some(key)));
        // At an end all of it leads away from there; between them its upper part goes up.
        assert_eq!([scrolls(0, 0), scrolls(0, 4)], [only(Key::Down), only(Key::Down)]);
        assert_eq!([scrolls(8, 0), scrolls(8, 4)], [only(Key::Up), only(Key::Up)]);
        assert_eq!([scrolls(4, 0), scrolls(4, 4)], [only(Key::Up), only(Key::Down)]);
        let mut canvas = Canvas::new();
        list(&mut canvas, PITCH, 3, 0, |_| Row::new("x"));
        let taken = target(&canvas, 224, 34 + PITCH + 4).map(|it| (it.steps, it.key));
        assert_eq!(
            taken,
            Some((alloc::vec![Key::Down], Some(Key::A))),
            "where all are in view, all of a row takes it"
        );
    }

    #[test]
    fn what_is_painted_over_is_gone_and_any_key_is_everywhere() {
        let mut canvas = Canvas::new();
        list(&mut canvas, PITCH, 3, 0, |_| Row::new("x"));
        canvas.clear(crate::draw::palette::INK);
        assert_eq!(target(&canvas, 100, 40), None);
        list(&mut canvas, PITCH, 3, 0, |_| Row::new("x"));
        canvas.say_any_key();
        let any = Some((Vec::new(), Some(Key::A)));
        assert_eq!(target(&canvas, 100, 110).map(|it| (it.steps, it.key)), any);
    }

    #[test]
    fn the_stick_finds_its_way_to_whatever_can_be_reached() {
        let mut canvas = Canvas::new();
        // Four places on a line, of which the last cannot be seen; up and down lead nowhere.
        let step = |at: i32, key: Key| match key {
            Key::Left => (at - 1).max(0),
            Key::Right => (at + 1).min(3),
            _ => at,
        };
        canvas.say_ways(1, true, step, |at| (at < 3).then(|| Area::new(at * 20, 0, 10, 10)));
        let at = |x: i32| target(&canvas, x, 5).map(|it| (it.steps, it.key));
        assert_eq!(at(5), Some((alloc::vec![Key::Left], None)));
        assert_eq!(at(25), Some((Vec::new(), Some(Key::A))), "the lit one is taken");
        assert_eq!(at(45), Some((alloc::vec![Key::Right], None)));
        assert_eq!(at(65), None);
    }

    #[test]
    fn a_hint_is_its_key() {
        let mut canvas = Canvas::new();
        hints(&mut canvas, &[Hint::new(&[Cap::UpDown], "Choose"), Hint::new(&[Cap::B], "Back")]);
        assert_eq!(target(&canvas, 225, 228).and_then(|it| it.key), Some(Key::B));
        assert_eq!(target(&canvas, 12, 228), None, "up or down?");
    }
}
