//! Correcting by agreement, by keys.

use confidant_companion::Key;
use confidant_companion::games::Shelf;

use super::Device;

impl<S: Shelf> Device<S> {
    /// Asks all to agree that the entry so many rows below the first is entered anew.
    pub fn ask_all(&mut self, rows: usize) {
        self.menu();
        self.tap(Key::A);
        (0..rows).for_each(|_| self.tap(Key::Down));
        self.tap(Key::A);
    }

    /// All agree: A is held for as long as it takes.
    pub fn agree(&mut self) {
        self.press(Key::A);
        self.wait(1_250);
        self.release(Key::A);
    }

    /// The entry so many rows below the first is entered anew.
    pub fn correct(&mut self, rows: usize) {
        self.ask_all(rows);
        self.agree();
    }
}
