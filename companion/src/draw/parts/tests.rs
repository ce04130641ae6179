//! Parts by themselves: what keeps to its place, what is equal on purpose, what scrolls.

extern crate std;

use std::boxed::Box;

use super::bars::{Notice, notice, notice_top};
use super::hand_over::{HandOver, WaxSign, hand_over, hold_ring};
use super::hints::{BAR, Cap, Hint, hints};
use super::list::{PITCH, Row, TALL_PITCH, first_visible, list, list_above, rows_that_fit};
use super::plate::Corner;
use crate::draw::palette::{INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::{Area, Canvas, Icon, SIZE};

fn canvas() -> Box<Canvas> {
    let mut canvas = Box::new(Canvas::new());
    canvas.clear(INK);
    canvas
}

/// Whether anything was drawn outside an area.
fn only_in(canvas: &Canvas, area: Area) -> bool {
    let all = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y)));
    all.filter(|&(x, y)| canvas.colour(x, y) != INK).all(|(x, y)| area.holds(Area::new(x, y, 1, 1)))
}

#[test]
fn lists_show_the_chosen_row_and_fill_their_space() {
    assert_eq!((rows_that_fit(PITCH), rows_that_fit(TALL_PITCH)), (5, 4));
    for count in 0..12 {
        for chosen in 0..count {
            let first = first_visible(count, 5, chosen);
            assert!(first <= chosen && chosen < first + 5, "{chosen} of {count} from {first}");
            assert!(count <= 5 && first == 0 || first + 5 <= count, "no empty rows at the end");
        }
    }
}

#[test]
fn a_list_above_a_bar_shows_whole_rows_and_the_chosen_one() {
    for pitch in [PITCH, TALL_PITCH] {
        for bottom in 80..=214 {
            for chosen in 0..9 {
                let mut canvas = canvas();
                list_above(&mut canvas, bottom, pitch, 9, chosen, |_| Row::new("x"));
                let head = Area::new(0, 0, SIZE, bottom);
                assert!(only_in(&canvas, head), "row {chosen} above {bottom}");
                // The lower edge of the last row is there, and the lamp is on one of them.
                let last = (34..bottom).rev().find(|&y| canvas.colour(20, y) != INK).expect("a row");
                assert_eq!((last + 3 - 34) % pitch, 0, "whole rows above {bottom}");
                assert!((34..bottom).any(|y| canvas.colour(20, y) == LAMP), "row {chosen} above {bottom}");
            }
        }
    }
}

#[test]
fn a_bar_stays_below_its_top() {
    for text in ["One line", "Two lines, because this is longer than one can be"] {
        let mut canvas = canvas();
        notice(&mut canvas, Notice::Refusal, text, 2);
        let top = notice_top(text);
        assert!(only_in(&canvas, Area::new(0, top, SIZE, BAR.y - top)));
        canvas.clear(SLATE);
        notice(&mut canvas, Notice::Refusal, text, 2);
        assert_eq!(canvas.colour(120, top - 1), SLATE);
        assert_eq!(canvas.colour(120, top), INK, "it keeps its distance");
    }
}

#[test]
fn a_list_that_fits_has_no_scroll_line() {
    for (count, expected) in [(5, INK), (6, STEEL)] {
        let mut canvas = canvas();
        list(&mut canvas, PITCH, count, 0, |_| Row::new("x"));
        assert_eq!(canvas.colour(234, 211), expected);
        assert_eq!(canvas.colour(20, 36), LAMP);
        assert_eq!(canvas.colour(20, 72), SLATE);
    }
}

#[test]
fn hints_stay_in_their_bar() {
    let mut canvas = canvas();
    hints(&mut canvas, &[Hint::new(&[Cap::Stick, Cap::A, Cap::X], "Taste"), Hint::new(&[Cap::B], "Zurück")]);
    assert!(only_in(&canvas, BAR));
    hints(&mut canvas, &[]);
    assert_eq!(canvas.colour(20, 228), INK);
}

#[test]
fn the_veil_hides_whatever_was_there() {
    let view = HandOver {
        title: "Hand over",
        corner: Corner::Text("Round 5"),
        sign: WaxSign::Icon(Icon::Hat),
        lead: "Pass to",
        name: "Mister X",
        note: "Only you may look",
    };
    let (mut fresh, mut used) = (canvas(), canvas());
    used.rect(Area::SCREEN, PAPER);
    for canvas in [&mut fresh, &mut used] {
        canvas.clear(INK);
        hand_over(canvas, &view);
        hold_ring(canvas, 0, 300);
        hints(canvas, &[Hint::new(&[Cap::Y], "Hold to open")]);
    }
    assert!(fresh.pixels() == used.pixels());
}
