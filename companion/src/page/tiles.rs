//! Things that lie anywhere on the picture and can be chosen: cards on a wall, stations of a map, cells of a grid. The
//! stick goes from one to the next, A does what the lit one does, a finger both.

use super::{Choice, Show, Viewer};
use crate::draw::Area;
use crate::input::Key;

/// Things to choose from, each known by a value of the page's own.
pub struct Tiles<'a, T> {
    /// Which one is lit.
    pub lit: T,
    /// Which one the stick lights from another; the same one at an edge.
    pub step: &'a dyn Fn(T, Key) -> T,
    /// Where each lies, if it is to be seen.
    pub place: &'a dyn Fn(T) -> Option<Area>,
}

impl<D> Show<'_, D> {
    /// Tiles over a picture. `light` is the deed that lights another one, `choice` what A does with the lit one, if
    /// anything.
    pub fn tiles<T: Copy + PartialEq>(
        &mut self,
        tiles: &Tiles<'_, T>,
        light: impl FnOnce(T) -> D,
        choice: Option<Choice<D>>,
    ) {
        match &mut self.viewer {
            Viewer::Eye(canvas) => canvas.say_ways(tiles.lit, choice.is_some(), tiles.step, tiles.place),
            &mut Viewer::Key(key @ (Key::Up | Key::Down | Key::Left | Key::Right)) => {
                let next = (tiles.step)(tiles.lit, key);
                if next != tiles.lit {
                    self.find(Ok(light(next)));
                }
            }
            Viewer::Key(Key::A) => {
                if let Some(choice) = choice {
                    self.find(choice);
                }
            }
            Viewer::Key(_) => {}
        }
    }
}
