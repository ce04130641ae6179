//! The harness of golden screens itself, and the canvas under shapes of embedded-graphics.

use std::fs;
use std::path::PathBuf;

use confidant_companion::draw::palette::{INK, LAMP, PAPER};
use confidant_companion::draw::{Area, Canvas, Colour, Icon, Pen, Style};
use embedded_graphics::image::{Image, ImageRaw};
use embedded_graphics::mock_display::MockDisplay;
use embedded_graphics::mono_font::MonoTextStyle;
use embedded_graphics::mono_font::ascii::FONT_6X10;
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::pixelcolor::raw::RawU16;
use embedded_graphics::prelude::{
    Dimensions, DrawTarget, Drawable, Point, PointsIter, Primitive, RgbColor, Size,
};
use embedded_graphics::primitives::{
    Circle, Polyline, PrimitiveStyle, PrimitiveStyleBuilder, Rectangle, Triangle,
};
use embedded_graphics::text::Text;
use host_tests::screens::golden::check_in;
use host_tests::screens::{Picture, Shot, drawn, sheet};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder is writable");
    folder
}

fn shot(name: &str, text: &str) -> Shot {
    let canvas = drawn(|canvas| {
        canvas.clear(INK);
        Pen::new(Style::Name, PAPER, INK).left(canvas, 10, 60, text);
    });
    Shot::new(name, Picture::of(&canvas))
}

#[test]
fn goldens_hold_until_a_screen_changes_and_then_show_how() {
    let (goldens, pictures) = (folder("goldens"), folder("failures"));
    let before = [shot("game/en/one", "One"), shot("game/en/two", "Two"), shot("game/fr/one", "Un")];
    let check = |shots: &[Shot], update| check_in(&goldens, &pictures, shots, update);
    assert!(check(&before, false).unwrap_err().contains("game/en/one is new"));
    check(&before, true).unwrap();
    check(&before, false).unwrap();
    check(&before[..2], false).expect("another group is not looked at");

    let after = [shot("game/en/one", "One"), shot("game/en/two", "Too")];
    let told = check(&after, false).unwrap_err();
    assert!(told.contains("game/en/two changed") && !told.contains("game/en/one"), "{told}");
    assert!(Picture::read(&pictures.join("game/en/two.png")).unwrap() == after[1].picture);
    let sheet = Picture::read(&pictures.join("game-en.png")).unwrap();
    assert!(sheet::cut(&sheet, 1).unwrap() == before[1].picture, "the sheet of the last update");

    assert!(check(&before[..1], false).unwrap_err().contains("game/en/two is gone"));
    check(&after, true).unwrap();
    check(&after, false).unwrap();
    let list = fs::read_to_string(goldens.join("screens.txt")).unwrap();
    assert_eq!(list.lines().count(), 3, "the other group was kept: {list}");
}

#[test]
fn a_picture_survives_its_file() {
    let folder = folder("pictures");
    let picture = shot("x", "Œuvre").picture;
    picture.write(&folder.join("colour.png")).unwrap();
    picture.write_with_palette(&folder.join("palette.png")).unwrap();
    assert!(Picture::read(&folder.join("colour.png")).unwrap() == picture);
    assert!(Picture::read(&folder.join("palette.png")).unwrap() == picture);
}

#[test]
fn shapes_of_embedded_graphics_land_where_they_should() {
    let mut canvas = Box::new(Canvas::new());
    DrawTarget::clear(canvas.as_mut(), Rgb565::BLACK).unwrap();
    let fill = PrimitiveStyle::with_fill(Rgb565::RED);
    Rectangle::new(Point::new(-5, 10), Size::new(15, 4)).into_styled(fill).draw(canvas.as_mut()).unwrap();
    Circle::new(Point::new(230, 230), 20).into_styled(fill).draw(canvas.as_mut()).unwrap();
    let red = Colour::from(Rgb565::RED);
    assert_eq!(canvas.colour(0, 10), red);
    assert_eq!(canvas.colour(9, 13), red);
    assert_eq!(canvas.colour(10, 13), Colour::default());
    assert_eq!(canvas.colour(239, 239), red);
    assert_eq!(
        canvas.pixels().iter().filter(|&&pixel| pixel == red.panel()).count(),
        40 + 79,
        "15 x 4 less a third, and a quarter of a disc"
    );
}

#[test]
fn a_window_is_all_that_a_drawable_finds() {
    let mut canvas = Box::new(Canvas::new());
    canvas.within(Area::new(20, 30, 40, 50), |canvas| {
        let window = Rectangle::new(Point::new(20, 30), Size::new(40, 50));
        assert_eq!(canvas.bounding_box(), window);
        let Ok(()) = DrawTarget::clear(canvas, Rgb565::RED);
        // An image that lies across the upper left corner.
        let image = Rectangle::new(Point::new(18, 29), Size::new(4, 4));
        let shades = (0..16).map(|shade| Rgb565::new(0, 0, shade + 1));
        let Ok(()) = canvas.fill_contiguous(&image, shades);
    });
    let red = Colour::from(Rgb565::RED);
    assert_eq!(canvas.pixels().iter().filter(|&&pixel| pixel == red.panel()).count(), 40 * 50 - 6);
    assert_eq!(canvas.colour(20, 30), Rgb565::new(0, 0, 7).into());
    assert_eq!(canvas.colour(21, 32), Rgb565::new(0, 0, 16).into());
    assert_eq!((canvas.colour(19, 30), canvas.colour(20, 29)), Default::default());
}

/// Draws the same on a canvas and on the display with which embedded-graphics tests itself.
fn same_as_on_its_own_display<T: Drawable<Color = Rgb565>>(what: &str, drawn: T) {
    let mut display = MockDisplay::new();
    display.set_allow_overdraw(true);
    display.set_allow_out_of_bounds_drawing(true);
    let mut canvas = Box::new(Canvas::new());
    let (Ok(_), Ok(_)) = (drawn.draw(&mut display), drawn.draw(canvas.as_mut()));
    assert_ne!(display.affected_area(), Rectangle::zero(), "{what} draws something");
    for point in display.bounding_box().points() {
        let expected = display.get_pixel(point).map_or(Colour::default(), Colour::from);
        assert_eq!(canvas.colour(point.x, point.y), expected, "{what} at {point}");
    }
}

#[test]
fn anybodys_drawables_are_drawn_as_on_any_display() {
    let style =
        PrimitiveStyleBuilder::new().stroke_color(Rgb565::CYAN).stroke_width(3).fill_color(Rgb565::RED);
    let style = style.build();
    let corners = [Point::new(3, 60), Point::new(30, -8), Point::new(70, 50)];
    same_as_on_its_own_display("a ring", Circle::new(Point::new(-6, 20), 41).into_styled(style));
    same_as_on_its_own_display(
        "a box",
        Rectangle::new(Point::new(40, -5), Size::new(60, 30)).into_styled(style),
    );
    let [a, b, c] = corners;
    same_as_on_its_own_display("a triangle", Triangle::new(a, b, c).into_styled(style));
    same_as_on_its_own_display("a line", Polyline::new(&corners).into_styled(style));
    let letters = MonoTextStyle::new(&FONT_6X10, Rgb565::YELLOW);
    same_as_on_its_own_display("a text", Text::new("Mister X?", Point::new(-4, 30), letters));
    // Contiguous pixels, which a canvas may be given in one piece.
    let bytes: Vec<u8> = (0..16 * 16 * 2).map(|at| (at * 37 + 11) as u8).collect();
    let raw = ImageRaw::<Rgb565>::new(&bytes, 16);
    same_as_on_its_own_display("an image", Image::new(&raw, Point::new(55, -3)));
    for bits in 0..=u16::MAX {
        assert_eq!(Rgb565::from(Colour::from_bits(bits)), Rgb565::from(RawU16::new(bits)));
    }
}

#[test]
fn the_trace_tells_what_is_wrong() {
    let faults = |draw: &dyn Fn(&mut Canvas)| drawn(|canvas| draw(canvas)).trace().faults().join("; ");
    let pen = Pen::new(Style::Bold, PAPER, INK);
    let clear = |canvas: &mut Canvas| canvas.clear(INK);
    type Draw<'a> = &'a dyn Fn(&mut Canvas);
    let wrong: [(&str, Draw<'_>); 6] = [
        ("too wide", &|c| {
            clear(c);
            pen.room(20).left(c, 8, 40, "Detective");
        }),
        ("off the screen", &|c| {
            clear(c);
            pen.left(c, 200, 40, "Detective");
        }),
        ("not on its ground", &|c| {
            c.clear(LAMP);
            pen.left(c, 8, 40, "x");
        }),
        ("no letter", &|c| {
            clear(c);
            pen.left(c, 8, 40, "漢");
        }),
        ("not rasterised", &|c| {
            clear(c);
            Icon::Eye.draw(c, 8, 40, 57, PAPER);
        }),
        ("too tall", &|c| {
            clear(c);
            let area = Area::new(8, 40, 60, 20);
            pen.paragraph(c, area, 20, confidant_companion::draw::text::Align::Left, "one two three four");
        }),
    ];
    for (fault, draw) in wrong {
        assert!(faults(draw).contains(fault), "{fault}: {}", faults(draw));
    }
}

#[test]
fn what_is_painted_over_is_not_read() {
    let canvas = drawn(|canvas| {
        canvas.clear(INK);
        let pen = Pen::new(Style::Bold, PAPER, INK);
        pen.left(canvas, 8, 40, "secret");
        pen.left(canvas, 8, 80, "half");
        canvas.rect(Area::new(0, 20, 240, 50), INK);
        canvas.rect(Area::new(0, 70, 12, 20), INK);
    });
    assert_eq!(canvas.trace().read(), "half");
    assert!(canvas.trace().lines()[0].cut);
}
