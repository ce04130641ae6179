//! Hint bars from pairs of key and label.

use crate::draw::Canvas;
use crate::draw::parts::hints::{Cap, Hint, hints, secret_hints};

/// Draws the hint bar of a screen that the table may see.
pub(crate) fn key_hints<const N: usize>(canvas: &mut Canvas, keys: &[(Cap, &str); N]) {
    hints(canvas, &keys.each_ref().map(|(cap, label)| Hint::new(core::slice::from_ref(cap), label)));
}

/// Draws the hint bar of a secret screen.
pub(crate) fn secret_key_hints<const N: usize>(canvas: &mut Canvas, keys: &[(Cap, &str); N]) {
    secret_hints(canvas, &keys.each_ref().map(|(cap, label)| Hint::new(core::slice::from_ref(cap), label)));
}
