//! The parts together: every screen of the gallery is as it was, everything on it fits, and it can be read.

use host_tests::gallery::{drawn, scenes, shots};
use host_tests::screens::check;

#[test]
fn the_gallery_is_golden() {
    if let Err(changes) = check(&shots()) {
        panic!("{changes}");
    }
}

#[test]
fn every_text_fits_and_stands_on_its_ground() {
    let mut wrong = Vec::new();
    for (name, draw) in scenes() {
        let canvas = drawn(draw);
        wrong.extend(canvas.trace().faults().iter().map(|fault| format!("{name}: {fault}")));
        assert!(!canvas.trace().lines().is_empty(), "{name} says something");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_text_has_enough_contrast() {
    let light = |colour: confidant_companion::draw::Colour| {
        let linear = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let [r, g, b] = colour.rgb().map(linear);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    for (name, draw) in scenes() {
        let canvas = drawn(draw);
        for line in canvas.trace().lines() {
            let Some(ground) = line.ground else { continue };
            let (a, b) = (light(line.colour), light(ground));
            let ratio = if a > b { a / b } else { b / a };
            assert!(ratio >= 4.5, "{name}: {} has a contrast of {ratio:.1}", line.text);
        }
    }
}

#[test]
fn a_screen_reads_from_top_to_bottom() {
    let read = |wanted: &str| {
        let (_, draw) = scenes().into_iter().find(|(name, _)| *name == wanted).expect("a scene");
        drawn(draw).trace().read()
    };
    assert_eq!(
        read("03-hand-over"),
        "Hand over  Round 5\nPass to\nMister X\nOnly you may look\nY  Hold to open  B  Hold: menu"
    );
    assert!(read("10-sy-refusal").contains("No bus line\nfrom 74 to 92"));
}
