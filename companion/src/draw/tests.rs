//! The canvas at its edges: nothing panics, nothing wraps round, nothing is drawn where it must not be.

extern crate std;

use std::boxed::Box;
use std::vec::Vec;

use super::palette::{INK, LAMP, PAPER};
use super::text::Align;
use super::{Area, Canvas, Icon, Pen, SIZE, Style, number};

/// Coordinates on, beside and far beyond every edge.
const EDGES: [i32; 13] = [i32::MIN, -100_000, -1025, -241, -1, 0, 1, 120, 239, 240, 1024, 100_000, i32::MAX];

fn canvas() -> Box<Canvas> {
    let mut canvas = Box::new(Canvas::new());
    canvas.clear(INK);
    canvas
}

fn lit(canvas: &Canvas) -> Vec<(i32, i32)> {
    let all = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y)));
    all.filter(|&(x, y)| canvas.colour(x, y) != INK).collect()
}

#[test]
fn nothing_panics_at_any_coordinate() {
    let mut canvas = canvas();
    let pen = Pen::new(Style::Bold, PAPER, INK);
    for x in EDGES {
        for y in EDGES {
            canvas.pixel(x, y, LAMP);
            canvas.line((x, y), (y, x), 1, LAMP);
            canvas.line((x, y), (120, 120), 3, LAMP);
            canvas.line((x, 7), (y, 9), 4, LAMP);
            canvas.convex([(x, y), (y, x), (120, 120)], LAMP);
            canvas.diamond(x, y, y, LAMP);
            Icon::Hat.draw(&mut canvas, x, y, 20, LAMP);
            Icon::Hat.draw_centred(&mut canvas, x, y, 20, LAMP);
            for align in [Align::Left, Align::Middle, Align::Right] {
                pen.write(&mut canvas, align, x, y, "Œuvre 74");
                Pen::over(Style::Giant, LAMP).write(&mut canvas, align, x, y, "12");
            }
            for size in EDGES {
                canvas.rect(Area::new(x, y, size, size), LAMP);
                canvas.rect(Area::new(x, 5, size, 3), LAMP);
                canvas.frame(Area::new(x, y, size, size), 2, LAMP);
                canvas.rounded(Area::new(x, y, size, size), 6, LAMP);
                canvas.rounded(Area::new(x, y, 20, 20), size, LAMP);
                canvas.outline(Area::new(x, y, size, size), 6, 2, LAMP);
                canvas.outline(Area::new(x, y, 20, 20), 6, size, LAMP);
                canvas.disc(x, y, size, LAMP);
                canvas.ring(x, y, size, 2, LAMP);
                canvas.ring(x, y, 20, size, LAMP);
                canvas.ring_part(x, y, 20, 3, size, LAMP);
                canvas.within(Area::new(x, y, size, size), |canvas| {
                    canvas.rect(Area::SCREEN, PAPER);
                    pen.left(canvas, 0, 20, "x");
                });
            }
        }
    }
    assert_eq!(canvas.window(), Area::SCREEN);
}

#[test]
fn what_lies_outside_does_not_come_in_on_the_other_side() {
    let mut canvas = canvas();
    canvas.rect(Area::new(-20, 10, 15, 15), LAMP);
    canvas.rect(Area::new(240, 10, 15, 15), LAMP);
    canvas.disc(-30, 120, 20, LAMP);
    canvas.line((-50, 3), (-4, 200), 5, LAMP);
    Icon::Hat.draw(&mut canvas, -20, 50, 20, LAMP);
    Icon::Hat.draw(&mut canvas, 240, 50, 20, LAMP);
    Pen::new(Style::Bold, PAPER, INK).right(&mut canvas, -2, 60, "left of it");
    Pen::new(Style::Bold, PAPER, INK).left(&mut canvas, 242, 60, "right of it");
    assert!(lit(&canvas).is_empty());
}

#[test]
fn a_window_cuts_text_and_icons_at_the_pixel() {
    let mut whole = canvas();
    let mut cut = canvas();
    let window = Area::new(17, 9, 23, 11);
    let draw = |canvas: &mut Canvas| {
        Pen::new(Style::Name, PAPER, INK).left(canvas, 3, 30, "Mister X");
        Icon::Crown.draw(canvas, 5, 2, 36, LAMP);
        canvas.disc(20, 12, 6, PAPER);
    };
    draw(&mut whole);
    cut.within(window, draw);
    for y in 0..60 {
        for x in 0..SIZE {
            let inside = x >= window.x && x < window.right() && y >= window.y && y < window.bottom();
            assert_eq!(cut.colour(x, y), if inside { whole.colour(x, y) } else { INK }, "{x},{y}");
        }
    }
}

#[test]
fn shapes_have_the_size_that_was_asked_for() {
    let bounds = |draw: &dyn Fn(&mut Canvas)| {
        let mut canvas = canvas();
        draw(&mut canvas);
        let lit = lit(&canvas);
        let columns = || lit.iter().map(|&(x, _)| x);
        let rows = || lit.iter().map(|&(_, y)| y);
        (
            columns().min().unwrap(),
            rows().min().unwrap(),
            columns().max().unwrap(),
            rows().max().unwrap(),
            lit.len(),
        )
    };
    assert_eq!(bounds(&|c| c.rect(Area::new(8, 9, 10, 11), LAMP)), (8, 9, 17, 19, 110));
    assert_eq!(bounds(&|c| c.rounded(Area::new(8, 9, 10, 11), 0, LAMP)), (8, 9, 17, 19, 110));
    let (x0, y0, x1, y1, count) = bounds(&|c| c.rounded(Area::new(8, 9, 30, 20), 6, LAMP));
    assert_eq!((x0, y0, x1, y1), (8, 9, 37, 28));
    assert!(count > 600 - 40 && count < 600, "only the corners are missing: {count}");
    let (x0, y0, x1, y1, count) = bounds(&|c| c.disc(100, 100, 20, LAMP));
    assert_eq!((x0, y0, x1, y1), (80, 80, 120, 120));
    assert!((1290..1350).contains(&count), "about 20.5 squared times pi: {count}");
    assert_eq!(bounds(&|c| c.line((10, 5), (10, 24), 2, LAMP)).4, 40);
    assert_eq!(bounds(&|c| c.line((10, 5), (29, 5), 3, LAMP)).4, 60);
    assert_eq!(bounds(&|c| c.line((10, 5), (29, 24), 1, LAMP)).4, 20);
    assert_eq!(bounds(&|c| c.convex([(10, 5), (14, 9), (10, 13), (6, 9)], LAMP)), (6, 5, 14, 13, 41));
}

#[test]
fn a_diamond_is_the_polygon_of_its_corners() {
    for radius in 0..9 {
        let (mut short, mut long) = (canvas(), canvas());
        short.diamond(50, 60, radius, LAMP);
        long.convex([(50 - radius, 60), (50, 60 - radius), (50 + radius, 60), (50, 60 + radius)], LAMP);
        assert!(short.pixels() == long.pixels(), "radius {radius}");
    }
}

#[test]
fn a_line_that_leaves_the_screen_is_the_same_inside() {
    for to in [(300, 90), (-60, 31), (100, -50), (77, 400), (260, 260), (300, 20)] {
        let mut whole = canvas();
        whole.line((40, 50), to, 1, LAMP);
        let mut shifted = canvas();
        // The same line a window that it leaves anyway further in.
        shifted.within(Area::new(20, 20, 100, 100), |canvas| canvas.line((40, 50), to, 1, LAMP));
        for y in 20..120 {
            for x in 20..120 {
                assert_eq!(whole.colour(x, y), shifted.colour(x, y), "{to:?} at {x},{y}");
            }
        }
    }
    let mut inside = canvas();
    inside.line((30, 30), (90, 47), 1, LAMP);
    let mut cut = canvas();
    cut.within(Area::new(30, 30, 60, 30), |canvas| canvas.line((30, 30), (90, 47), 1, LAMP));
    for x in 30..90 {
        for y in 30..50 {
            assert_eq!(inside.colour(x, y), cut.colour(x, y), "both ways of drawing agree at {x},{y}");
        }
    }
}

#[test]
fn an_outline_is_the_edge_of_its_shape() {
    for radius in 0..12 {
        let area = Area::new(20, 20, 40, 30);
        let (mut filled, mut outlined) = (canvas(), canvas());
        filled.rounded(area, radius, LAMP);
        outlined.rounded(area, radius, LAMP);
        outlined.outline(area, radius, 1, PAPER);
        for y in 0..80 {
            for x in 0..80 {
                let inside = |x, y| filled.colour(x, y) == LAMP;
                let edge = inside(x, y)
                    && !(inside(x - 1, y) && inside(x + 1, y) && inside(x, y - 1) && inside(x, y + 1));
                if edge {
                    assert_eq!(outlined.colour(x, y), PAPER, "radius {radius} at {x},{y}");
                }
                assert_eq!(outlined.colour(x, y) != INK, inside(x, y), "radius {radius} at {x},{y}");
            }
        }
    }
}

#[test]
fn a_ring_fills_clockwise_from_the_top() {
    let part = |half_degrees| {
        let mut canvas = canvas();
        canvas.ring_part(120, 120, 47, 3, half_degrees, PAPER);
        lit(&canvas)
    };
    let mut whole = canvas();
    whole.ring(120, 120, 47, 3, PAPER);
    assert_eq!(part(720), lit(&whole));
    assert!(part(180).iter().all(|&(x, y)| x >= 120 && y <= 120), "a quarter is the upper right one");
    assert!(part(360).iter().all(|&(x, _)| x >= 120), "half is the right one");
    let sizes: Vec<usize> = (0..=720).step_by(24).map(|angle| part(angle).len()).collect();
    assert!(sizes.windows(2).all(|pair| pair[0] < pair[1]), "it only grows: {sizes:?}");
    let (first, last) = (part(480), part(504));
    assert!(first.iter().all(|pixel| last.contains(pixel)), "and keeps what it has");
}

#[test]
fn letters_have_whole_widths_and_add_up() {
    for style in Style::ALL {
        assert_eq!(style.width(""), 0);
        assert_eq!(style.width("17"), style.letter_width('1') + style.letter_width('7'));
        let figures = |digit| style.letter_width(char::from(b'0' + digit));
        assert!((0..10).all(|digit| figures(digit) == figures(0)), "figures are of one width: columns stand");
    }
    assert_eq!(Style::Bold.width("\u{a0}"), Style::Bold.width(" "));
    assert!(Style::Bold.width("Zurücknehmen") > Style::Hint.width("Zurücknehmen"));
}

#[test]
fn every_letter_of_the_three_languages_is_there() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\
        ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿß.,:;?!'’–-()+/«»\u{a0} °·×";
    for style in Style::ALL.into_iter().take(8) {
        for letter in letters.chars().filter(|&letter| letter != 'Ÿ') {
            assert!(style.has(letter), "{style:?} {letter}");
        }
    }
    assert!(!Style::Giant.has('A'));
}

#[test]
fn text_returns_where_it_ends_and_inks_only_its_box() {
    for style in Style::ALL {
        let mut canvas = canvas();
        let text = if style.has('x') { "Éxg" } else { "17" };
        let end = Pen::new(style, PAPER, INK).left(&mut canvas, 30, 120, text);
        assert_eq!(end, 30 + style.width(text));
        let (top, bottom) = style.ink(text);
        let lit = lit(&canvas);
        assert!(!lit.is_empty());
        assert!(lit.iter().all(|&(x, y)| (29..=end).contains(&x) && y >= 120 + top && y < 120 + bottom));
    }
}

#[test]
fn text_on_a_known_ground_and_over_it_look_the_same() {
    let (mut known, mut over) = (canvas(), canvas());
    Pen::new(Style::Head, PAPER, INK).left(&mut known, 9, 40, "L’été à Köln");
    Pen::over(Style::Head, PAPER).left(&mut over, 9, 40, "L’été à Köln");
    assert!(known.pixels() == over.pixels());
}

#[test]
fn numbers_are_written_in_full() {
    assert_eq!(number(0).as_str(), "0");
    assert_eq!(number(199_u8).as_str(), "199");
    assert_eq!(number(i64::MIN).as_str(), "-9223372036854775808");
}

#[test]
fn letters_and_icons_stay_within_their_flash() {
    let (letters, icons) = (Style::flash_bytes(), Icon::flash_bytes());
    std::println!("letters {letters} bytes, icons {icons} bytes");
    assert!(letters < 104 * 1024, "letters take {letters} bytes");
    assert!(icons < 52 * 1024, "icons take {icons} bytes");
}
