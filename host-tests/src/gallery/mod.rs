//! The screens of the visual guide, drawn with the companion's own parts: what the parts look like together.

mod echo_ridge;
mod house;
mod schinderhannes;
mod scotland_yard;

use confidant_companion::draw::Canvas;

use crate::screens::{Picture, Shot};

/// Name and drawing of a screen.
pub type Scene = (&'static str, fn(&mut Canvas));

/// Every screen of the gallery, in the order of the guide.
pub fn scenes() -> Vec<Scene> {
    let mut scenes =
        [house::SCENES, scotland_yard::SCENES, echo_ridge::SCENES, schinderhannes::SCENES].concat();
    scenes.sort_by_key(|(name, _)| *name);
    scenes
}

/// A canvas with this drawing on it.
pub fn drawn(draw: impl FnOnce(&mut Canvas)) -> Box<Canvas> {
    let mut canvas = Box::new(Canvas::new());
    draw(&mut canvas);
    canvas
}

/// All of them as pictures.
pub fn shots() -> Vec<Shot> {
    let shot = |(name, draw): Scene| Shot::new(format!("gallery/{name}"), Picture::of(&drawn(draw)));
    scenes().into_iter().map(shot).collect()
}
