//! The self-test at the first start: panel, keys, flash and entropy. It is over when every key was pressed, and
//! comes again until it was passed on this board. Holding any key for three seconds leaves it.

use confidant_companion::draw::{Area, Icon, Pen, Style, palette};
use confidant_companion::{Key, Light, StoreError};
use embassy_time::{Duration, Instant, with_timeout};
use embedded_graphics::pixelcolor::{Rgb565, RgbColor};
use embedded_graphics::prelude::{Drawable, Point, Primitive, Size};
use embedded_graphics::primitives::{Circle, PrimitiveStyle, Rectangle};

use super::breadcrumbs::{self, Stage};
use super::keys::EVENTS;
use super::notice::Screen;
use super::store::Store;
use super::watchdog;

const LEAVE_AFTER: Duration = Duration::from_secs(3);
/// How long each of two texts stays.
const TURNS_AFTER: Duration = Duration::from_secs(4);

/// What to do, in every language: the first text, and in turn with it the second.
const PRESS: [&str; 3] =
    ["Press every key once.", "Appuyez sur chaque touche.", "Jede Taste einmal drücken."];
const DEAD_KEY: [&str; 3] = [
    "Dead key? Hold another for 3\u{a0}s.",
    "En panne\u{a0}? Maintenir une autre 3\u{a0}s.",
    "Taste defekt? Eine andere 3\u{a0}s halten.",
];
/// If nothing can be stored.
const BAD_FLASH: [&str; 3] =
    ["Nothing can be saved.", "Rien ne peut être enregistré.", "Nichts lässt sich speichern."];
const ANOTHER_DEVICE: [&str; 3] =
    ["Try another device.", "Essayez un autre appareil.", "Ein anderes Gerät nehmen."];

/// What is written on a key.
#[derive(Clone, Copy)]
enum Cap {
    Sign(Icon),
    Letter(&'static str),
}

/// Where the keys are, the stick on the left.
const PLACES: [(Key, Cap, i32, i32); 8] = [
    (Key::Up, Cap::Sign(Icon::Up), 60, 96),
    (Key::Down, Cap::Sign(Icon::Down), 60, 152),
    (Key::Left, Cap::Sign(Icon::Left), 32, 124),
    (Key::Right, Cap::Sign(Icon::Right), 88, 124),
    (Key::A, Cap::Letter("A"), 208, 124),
    (Key::B, Cap::Letter("B"), 180, 152),
    (Key::X, Cap::Letter("X"), 180, 96),
    (Key::Y, Cap::Letter("Y"), 152, 124),
];

/// Runs the test. Entropy was already found good: without it, nothing comes this far.
pub(crate) async fn run(screen: &mut Screen, store: &mut Store) {
    let flash = store.note_self_test(screen.board, false).await;
    let mut seen = [false; PLACES.len()];
    let mut held: Option<(Key, Instant)> = None;
    let begun = Instant::now();
    loop {
        let second = begun.elapsed().as_ticks() / TURNS_AFTER.as_ticks() % 2 == 1;
        draw(screen, &seen, flash, second);
        screen.show().await;
        breadcrumbs::enter(Stage::Telling);
        screen.light(Light(100)).await;
        watchdog::feed();
        if let Ok(event) = with_timeout(watchdog::FEEDING, EVENTS.receive()).await {
            held = event.down.then_some((event.key, event.at));
            for (seen, (key, ..)) in seen.iter_mut().zip(PLACES) {
                *seen |= key == event.key;
            }
            if flash.is_ok() && !event.down && seen.iter().all(|&seen| seen) {
                // If it cannot be noted, the test comes again.
                let _ = store.note_self_test(screen.board, true).await;
                return;
            }
        }
        if held.is_some_and(|(_, since)| since.elapsed() >= LEAVE_AFTER) {
            return;
        }
    }
}

fn draw(screen: &mut Screen, seen: &[bool; PLACES.len()], flash: Result<(), StoreError>, second: bool) {
    let canvas = &mut *screen.canvas;
    canvas.clear(palette::INK);
    // Every pure colour, from edge to edge: a broken wire or a wrong colour order shows.
    let bars = [Rgb565::RED, Rgb565::GREEN, Rgb565::BLUE, Rgb565::WHITE, Rgb565::YELLOW, Rgb565::CYAN];
    for (bar, x) in bars.into_iter().zip((0..).step_by(40)) {
        let Ok(()) = Rectangle::new(Point::new(x, 0), Size::new(40, 18))
            .into_styled(PrimitiveStyle::with_fill(bar))
            .draw(canvas);
    }
    let head = Pen::new(Style::NoteBold, palette::PAPER, palette::INK);
    head.centred(canvas, 120, 36, "Self-test · Autotest · Selbsttest");
    // What the program takes this board for: with a wrong one, nobody could read it.
    Pen::new(Style::Hint, palette::PAPER, palette::INK).centred(canvas, 120, 53, screen.board.title());
    let (text, colour) = match flash {
        Ok(()) => ("Memory, random: OK", palette::GOOD),
        Err(_) => ("Memory: ERROR", palette::WAX),
    };
    Pen::new(Style::NoteBold, colour, palette::INK).centred(canvas, 120, 71, text);
    for (seen, (_, cap, x, y)) in seen.iter().zip(PLACES) {
        let (ground, ink) =
            if *seen { (palette::GOOD, palette::INK) } else { (palette::STEEL, palette::PAPER) };
        let fill = Rgb565::from(embedded_graphics::pixelcolor::raw::RawU16::new(ground.bits()));
        let Ok(()) = Circle::with_center(Point::new(x, y), 27)
            .into_styled(PrimitiveStyle::with_fill(fill))
            .draw(canvas);
        match cap {
            Cap::Sign(icon) => icon.draw_centred(canvas, x, y, 12, ink),
            Cap::Letter(letter) => {
                Pen::new(Style::Bold, ink, ground).centred(canvas, x, y + 6, letter);
            }
        }
    }
    canvas.rect(Area::new(0, 176, 240, 1), palette::STEEL);
    let note = Pen::new(Style::Note, palette::PAPER, palette::INK);
    let lines = match (flash, second) {
        (Ok(()), false) => PRESS,
        (Ok(()), true) => DEAD_KEY,
        (Err(_), false) => BAD_FLASH,
        (Err(_), true) => ANOTHER_DEVICE,
    };
    for (line, base) in lines.into_iter().zip([195, 213, 231]) {
        note.centred(canvas, 120, base, line);
    }
}
