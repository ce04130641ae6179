//! What keys find on a page.

use super::{Bound, Cap, Choice, List, RowDeed, Show, Tiles, turned};
use crate::draw::parts::list::{Row, Setting};
use crate::input::Key;

type Found = Option<Choice<&'static str>>;

fn pressed(key: Key, page: impl FnOnce(&mut Show<'_, &'static str>)) -> Found {
    let mut show = Show::pressing(key, false);
    page(&mut show);
    show.found()
}

/// Three rows: one that can be done, one that cannot, one that is set; the second is below the first.
fn rows(show: &mut Show<'_, &'static str>, list: List) {
    let light = |row: usize| ["first", "second", "third"][row];
    show.settings(list, light, &|row, tell| match row {
        0 => tell(Row::new("Go"), RowDeed::Does(Ok("goes"))),
        1 => tell(Row::new("Stay"), RowDeed::Does(Err("too early"))),
        _ => tell(Row::new("Light").sets(Setting::Bar(1, 5)), RowDeed::Sets("darker", "brighter")),
    });
}

#[test]
fn a_row_is_taken_by_a_and_by_right() {
    for key in [Key::A, Key::Right] {
        assert_eq!(pressed(key, |show| rows(show, List::new(3, 0))), Some(Ok("goes")));
    }
    assert_eq!(pressed(Key::Left, |show| rows(show, List::new(3, 0))), None);
    assert_eq!(pressed(Key::X, |show| rows(show, List::new(3, 0))), None);
}

#[test]
fn a_push_of_the_stick_takes_nothing_from_a_list_that_is_taken_by_a() {
    assert_eq!(pressed(Key::Right, |show| rows(show, List::new(3, 0).by_a())), None);
    assert_eq!(pressed(Key::A, |show| rows(show, List::new(3, 0).by_a())), Some(Ok("goes")));
}

#[test]
fn a_row_that_cannot_be_done_says_why() {
    assert_eq!(pressed(Key::A, |show| rows(show, List::new(3, 1))), Some(Err("too early")));
}

#[test]
fn a_setting_is_lowered_by_left_and_raised_by_right() {
    assert_eq!(pressed(Key::Left, |show| rows(show, List::new(3, 2))), Some(Ok("darker")));
    assert_eq!(pressed(Key::Right, |show| rows(show, List::new(3, 2))), Some(Ok("brighter")));
    assert_eq!(pressed(Key::A, |show| rows(show, List::new(3, 2))), Some(Ok("brighter")));
}

#[test]
fn a_list_goes_round_unless_it_has_ends() {
    assert_eq!(pressed(Key::Up, |show| rows(show, List::new(3, 0))), Some(Ok("third")));
    assert_eq!(pressed(Key::Down, |show| rows(show, List::new(3, 2))), Some(Ok("first")));
    assert_eq!(pressed(Key::Up, |show| rows(show, List::new(3, 0).ends())), None);
    assert_eq!(pressed(Key::Down, |show| rows(show, List::new(3, 2).ends())), None);
    assert_eq!(pressed(Key::Down, |show| rows(show, List::new(1, 0))), None, "there is no other row");
    assert_eq!(pressed(Key::A, |show| rows(show, List::new(0, 0))), None, "there is no row");
}

#[test]
fn what_is_said_first_wins() {
    let found = pressed(Key::B, |show| {
        show.on(&[Key::B], || "of the page");
        show.keys([Bound::new(Cap::B, "Back", "of the bar")]);
        show.any_key("any");
    });
    assert_eq!(found, Some(Ok("of the page")));
}

#[test]
fn held_b_is_not_b() {
    assert_eq!(pressed(Key::B, |show| show.keys([Bound::new(Cap::HeldB, "Menu", "menu")])), None);
    assert_eq!(pressed(Key::B, |show| show.keys([Bound::new(Cap::B, "Back", "back")])), Some(Ok("back")));
}

#[test]
fn a_word_that_names_what_something_else_does_does_nothing() {
    assert_eq!(pressed(Key::Y, |show| show.keys([Bound::says(Cap::Y, "Look")])), None);
}

#[test]
fn any_key_is_any() {
    for key in Key::ALL {
        assert_eq!(pressed(key, |show| show.any_key("on")), Some(Ok("on")));
    }
}

#[test]
fn tiles_are_lit_by_the_stick_and_taken_by_a() {
    let tiles =
        Tiles { lit: 3_u8, step: &|at, key| if key == Key::Left { at } else { at + 1 }, place: &|_| None };
    let lights = |next: u8| if next == 4 { "four" } else { "another" };
    assert_eq!(pressed(Key::Right, |show| show.tiles(&tiles, lights, None)), Some(Ok("four")));
    assert_eq!(pressed(Key::Left, |show| show.tiles(&tiles, lights, None)), None, "an edge");
    assert_eq!(pressed(Key::A, |show| show.tiles(&tiles, lights, None)), None, "nothing to take");
    assert_eq!(pressed(Key::A, |show| show.tiles(&tiles, lights, Some(Err("far")))), Some(Err("far")));
}

#[test]
fn turning_goes_round() {
    assert_eq!(turned(0_usize, 3, Key::Left), 2);
    assert_eq!(turned(2_u8, 3, Key::Down), 0);
    assert_eq!(turned(0_u8, 0, Key::Right), 0, "nothing to turn");
}
