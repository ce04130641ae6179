//! Where a finger on the picture is as good as keys. Parts say what lies where; a body with a touch screen asks for the
//! [`Target`]s and presses their keys. The device, which has no such screen, says and keeps nothing.

use super::canvas::{Area, Canvas};
use crate::input::Key;

/// How one of several things in a row is reached from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// By up and down; A takes it.
    Take,
    /// By left and right; nothing is taken with it.
    Sideways,
}

#[allow(unused_variables, reason = "only a trace keeps it")]
impl Canvas {
    /// Says that a finger here is as good as this key.
    pub fn say_key(&mut self, area: Area, key: Key) {
        #[cfg(feature = "trace")]
        self.trace.spot(Spot::Key { area, key });
    }

    /// Says that one of several things to choose from lies here. All of them are said, in their order.
    pub fn say_choice(&mut self, area: Area, reach: Reach, chosen: bool) {
        #[cfg(feature = "trace")]
        self.trace.spot(Spot::Choice { area, reach, chosen });
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Key { area: Area, key: Key },
    Choice { area: Area, reach: Reach, chosen: bool },
}

#[cfg(feature = "trace")]
impl Spot {
    pub(super) const fn area(self) -> Area {
        match self {
            Self::Key { area, .. } | Self::Choice { area, .. } => area,
        }
    }
}

/// What a finger in a place does.
#[cfg(feature = "trace")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// Where.
    pub area: Area,
    /// A key that is pressed so many times first.
    pub steps: Option<(Key, u8)>,
    /// The key that is then held for as long as the finger stays.
    pub key: Option<Key>,
}

/// The target of each spot, those said last first: they lie on top.
#[cfg(feature = "trace")]
pub(super) fn targets(spots: &[Spot]) -> alloc::vec::Vec<Target> {
    let of = |(at, spot): (usize, &Spot)| match *spot {
        Spot::Key { area, key } => Some(Target { area, steps: None, key: Some(key) }),
        Spot::Choice { area, reach, .. } => {
            let is_of = |spot: &&Spot| matches!(spot, Spot::Choice { reach: other, .. } if *other == reach);
            let is_lit = |spot: &Spot| matches!(spot, Spot::Choice { chosen: true, .. });
            let lit = spots.iter().filter(is_of).position(is_lit)?;
            let mine = spots.get(..at)?.iter().filter(is_of).count();
            let (back, ahead, key) = match reach {
                Reach::Take => (Key::Up, Key::Down, Some(Key::A)),
                Reach::Sideways => (Key::Left, Key::Right, None),
            };
            let steps = match mine.abs_diff(lit) {
                0 => None,
                far => Some((if mine < lit { back } else { ahead }, u8::try_from(far).ok()?)),
            };
            Some(Target { area, steps, key })
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
        assert_eq!(at(0), Some((Some((Key::Up, 2)), Some(Key::A))));
        assert_eq!(at(2), Some((None, Some(Key::A))));
        assert_eq!(at(4), Some((Some((Key::Down, 2)), Some(Key::A))));
        assert_eq!(target(&canvas, 100, 10), None);
    }

    #[test]
    fn what_is_painted_over_is_gone_and_any_key_is_everywhere() {
        let mut canvas = Canvas::new();
        list(&mut canvas, PITCH, 3, 0, |_| Row::new("x"));
        canvas.clear(crate::draw::palette::INK);
        assert_eq!(target(&canvas, 100, 40), None);
        list(&mut canvas, PITCH, 3, 0, |_| Row::new("x"));
        canvas.say_any_key();
        let any = Some((None, Some(Key::A)));
        assert_eq!(target(&canvas, 100, 110).map(|it| (it.steps, it.key)), any);
    }

    #[test]
    fn a_hint_is_its_key() {
        let mut canvas = Canvas::new();
        hints(&mut canvas, &[Hint::new(&[Cap::UpDown], "Choose"), Hint::new(&[Cap::B], "Back")]);
        assert_eq!(target(&canvas, 225, 228).and_then(|it| it.key), Some(Key::B));
        assert_eq!(target(&canvas, 12, 228), None, "up or down?");
    }
}
