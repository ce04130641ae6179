//! A page says once what it shows and what can be done there; a [`Show`] takes it in. Shown to a canvas, the page is
//! drawn: with its hint bar, with what a finger can touch, with what is spoken. Shown to a key, it tells what the key
//! does there: a deed, or why not. So no screen says its keys twice, and nothing is drawn that a key does not do.
//!
//! A page is a function that is run anew for each of these, from the same state: it must not depend on which it is
//! shown to. What a deed changes, the owner of the page changes afterwards; a page changes nothing.

mod rose;
mod rows;
#[cfg(test)]
mod tests;
mod tiles;

use crate::draw::palette::{FOG, INK};
use crate::draw::parts::hints::{BOTTOM, Cap, Hint, hints, secret_hints};
use crate::draw::parts::list::PITCH;
use crate::draw::parts::plate::{Corner, plate, secret_plate};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Pen, Style};
use crate::input::Key;

pub use rose::{Rose, RoseLook, RoseMarks};
pub use rows::{List, RowDeed, TellRow};
pub use tiles::Tiles;

/// What a key does on a page: a deed, or nothing, for this reason.
pub type Choice<D> = Result<D, &'static str>;

/// The next or, by Up and Left, the previous of so many, round and round.
pub(crate) fn turned(at: impl Into<usize>, count: usize, key: Key) -> u8 {
    let count = count.max(1);
    let by = if matches!(key, Key::Up | Key::Left) { count - 1 } else { 1 };
    ((at.into() + by) % count) as u8
}

/// A hint of the bar: a key, its word, and what it does.
pub struct Bound<'a, D> {
    /// Its own cap comes last; from `first` on, others before it have the same word.
    caps: [Cap; 3],
    first: u8,
    word: &'a str,
    deed: Option<Choice<D>>,
}

impl<'a, D> Bound<'a, D> {
    const fn of(cap: Cap, word: &'a str, deed: Option<Choice<D>>) -> Self {
        Self { caps: [cap; 3], first: 2, word, deed }
    }

    fn cap(&self) -> Cap {
        self.caps[2]
    }

    fn hint(&self) -> Hint<'_> {
        Hint::new(self.caps.get(usize::from(self.first)..).unwrap_or(&self.caps), self.word)
    }

    /// A key that does this.
    pub const fn new(cap: Cap, word: &'a str, deed: D) -> Self {
        Self::of(cap, word, Some(Ok(deed)))
    }

    /// A key that does this, or why not.
    pub const fn choice(cap: Cap, word: &'a str, choice: Choice<D>) -> Self {
        Self::of(cap, word, Some(choice))
    }

    /// A key that does this, or nothing now.
    pub fn maybe(cap: Cap, word: &'a str, deed: Option<D>) -> Self {
        Self::of(cap, word, deed.map(Ok))
    }

    /// After the cap of something else on the page that the word names, too: the stick. There is room for two of them.
    pub fn after(mut self, cap: Cap) -> Self {
        self.first = self.first.saturating_sub(1);
        if let Some(place) = self.caps.get_mut(usize::from(self.first)) {
            *place = cap;
        }
        self
    }

    /// Names what something else on the page does: the stick on its rows, A on the lit one, Y that opens a secret.
    pub const fn says(cap: Cap, word: &'a str) -> Self {
        Self::of(cap, word, None)
    }
}

/// To whom a page is shown.
enum Viewer<'a> {
    Eye(&'a mut Canvas),
    Key(Key),
}

/// Takes in a page: draws it, or finds what a key does there.
pub struct Show<'a, D> {
    viewer: Viewer<'a>,
    secret: bool,
    found: Option<Choice<D>>,
    any_key: bool,
}

impl<'a, D> Show<'a, D> {
    /// Draws a page that the table may see; with `secret`, one for a single pair of eyes.
    pub fn drawing(canvas: &'a mut Canvas, secret: bool) -> Self {
        Self { viewer: Viewer::Eye(canvas), secret, found: None, any_key: false }
    }

    /// Finds what this key does.
    pub fn pressing(key: Key, secret: bool) -> Self {
        Self { viewer: Viewer::Key(key), secret, found: None, any_key: false }
    }

    /// What the key does; none: it means nothing here.
    pub fn found(self) -> Option<Choice<D>> {
        self.found
    }

    /// Whether any key goes on from the page.
    pub fn goes_on(&self) -> bool {
        self.any_key
    }

    /// Whether the page is for a single pair of eyes.
    pub fn is_secret(&self) -> bool {
        self.secret
    }

    /// The key that is pressed, if one is and nothing was found for it yet.
    fn key(&self) -> Option<Key> {
        match self.viewer {
            Viewer::Key(key) if self.found.is_none() => Some(key),
            _ => None,
        }
    }

    fn find(&mut self, choice: Choice<D>) {
        self.found.get_or_insert(choice);
    }

    /// A part of the picture that is only looked at.
    pub fn picture(&mut self, draw: impl FnOnce(&mut Canvas)) {
        if let Viewer::Eye(canvas) = &mut self.viewer {
            draw(canvas);
        }
    }

    /// The plate on an empty screen.
    pub fn plate(&mut self, title: &str, corner: Corner<'_>) {
        if let Viewer::Eye(canvas) = &mut self.viewer {
            canvas.clear(INK);
            let plate = if self.secret { secret_plate } else { plate };
            plate(canvas, title, corner);
        }
    }

    /// What the lit row is about, below a [noted](List::noted) list.
    pub fn note(&mut self, note: &str) {
        self.picture(|canvas| {
            let area = Area::new(12, BOTTOM - PITCH + 1, 216, PITCH);
            Pen::new(Style::Note, FOG, INK).paragraph(canvas, area, 17, Align::Left, note);
        });
    }

    /// A key that does something the bar does not name, if there is something to be done.
    pub fn on<R: Into<Option<D>>>(&mut self, keys: &[Key], deed: impl FnOnce() -> R) {
        if self.key().is_some_and(|key| keys.contains(&key))
            && let Some(deed) = deed().into()
        {
            self.find(Ok(deed));
        }
    }

    /// A key of another bar that works here too.
    pub fn also(&mut self, bound: Bound<'_, D>) {
        if self.key().is_some()
            && self.key() == bound.cap().key()
            && let Some(choice) = bound.deed
        {
            self.find(choice);
        }
    }

    /// The stick up and down turns something that has so many rows, round and round.
    pub fn turns(&mut self, at: usize, count: usize, light: impl FnOnce(usize) -> D) {
        if let Some(next) = self.key().and_then(|key| List::new(count, at).next(key)) {
            self.find(Ok(light(next)));
        }
    }

    /// Any key goes on, and a finger anywhere.
    pub fn any_key(&mut self, deed: D) {
        self.any_key = true;
        match &mut self.viewer {
            Viewer::Eye(canvas) => canvas.say_any_key(),
            Viewer::Key(_) => self.find(Ok(deed)),
        }
    }

    /// The hint bar: at most three keys with their words, the first on the left, the last on the right.
    pub fn keys<const N: usize>(&mut self, bar: [Bound<'_, D>; N]) {
        match &mut self.viewer {
            Viewer::Eye(canvas) => {
                let draw = if self.secret { secret_hints } else { hints };
                draw(canvas, &bar.each_ref().map(Bound::hint));
            }
            Viewer::Key(key) => {
                let key = *key;
                let bound =
                    bar.into_iter().find(|bound| bound.cap().key() == Some(key) && bound.cap() != Cap::HeldB);
                if let Some(choice) = bound.and_then(|bound| bound.deed) {
                    self.find(choice);
                }
            }
        }
    }
}
