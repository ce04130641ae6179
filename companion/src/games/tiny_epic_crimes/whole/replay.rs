//! How it went: the city and the clock after each turn, or after each entry, with what was entered. Each step is played
//! again from the beginning.

use confidant_core::tiny_epic_crimes::kinds::Officer;

use super::city::{Mapped, draw_city};
use super::does::{View, see};
use super::end::at_replay;
use super::{Flow as _, Screens, Shows, TableDesk};
use crate::draw::palette::{FOG, INK, LAMP, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::{Canvas, Icon, Pen, Style, number};
use crate::games::tiny_epic_crimes::dice::column_figure;
use crate::games::tiny_epic_crimes::face::light_of;
use crate::games::tiny_epic_crimes::token_of;
use crate::input::Key;
use crate::page::{Bound, Tiles};
use crate::texts::fill;

/// The step to which a key leads: Left and Right from turn to turn, Up and Down from entry to entry.
fn turned_to(desk: &TableDesk<'_>, key: Key, step: usize) -> usize {
    let count = desk.public.acts().count();
    let ends = |(_, mark): (_, super::Mark)| mark.is_turn();
    match key {
        Key::Up => step.saturating_sub(1),
        Key::Down => (step + 1).min(count),
        Key::Left => {
            let before = desk.public.acts().take(step.saturating_sub(1)).enumerate();
            before.filter(|(_, act)| ends(*act)).last().map_or(0, |(index, _)| index + 1)
        }
        _ => desk.public.acts().skip(step).position(ends).map_or(count, |more| step + more + 1),
    }
}

/// The middle of the column beside the city.
const COLUMN: i32 = 212;

pub(super) fn page(desk: &TableDesk<'_>, show: &mut Shows<'_>, step: u16) {
    let (texts, words) = (desk.texts, desk.words);
    show.plate("", Corner::None);
    show.picture(|canvas| draw(desk, canvas, step));
    let turned =
        |from: u16, key: Key| if from == step { turned_to(desk, key, from.into()) as u16 } else { from };
    show.tiles(
        &Tiles { lit: step, step: &turned, place: &|_| None },
        |step| see(View::Replay { step }),
        None,
    );
    show.on(&[Key::A], || see(at_replay(desk.table)));
    show.keys([
        Bound::says(Cap::Sideways, words.turn_key),
        Bound::says(Cap::UpDown, texts.step_key),
        Bound::new(Cap::B, texts.back, see(at_replay(desk.table))),
    ]);
}

fn draw(desk: &TableDesk<'_>, canvas: &mut Canvas, step: u16) {
    let (texts, words) = (desk.texts, desk.words);
    let act = usize::from(step).checked_sub(1).and_then(|index| desk.public.acts().nth(index));
    let says = match act {
        Some((author, mark)) => Screens::history(desk, author, mark),
        None => fill(texts.start, &[]),
    };
    // What happened takes the place of a title; it may be as long as a row of the history.
    let style = if Style::Bold.width(&says) <= 212 { Style::Bold } else { Style::Note };
    Pen::new(style, INK, PAPER).room(212).left(canvas, 14, 22, &says);
    let author = act.and_then(|(author, _)| author).and_then(Officer::of);
    if let Some(officer) = author {
        seat(canvas, COLUMN - 16, 36, 32, token_of(officer));
    }
    if let Some(table) = desk.public.table_after(step.into()) {
        draw_city(canvas, &Mapped { table: &table, words, route: &[] });
        let hour = table.track().hour(author.unwrap_or(table.now().officer));
        let (_, sign) = light_of(table.board(), table.mode().is_team(), false, hour);
        Pen::new(Style::Figure, LAMP, INK).centred(canvas, COLUMN, 104, &number(hour));
        sign.draw(canvas, COLUMN - 10, 112, 20, FOG);
        column_figure(canvas, 148, Icon::Bag, table.city().bag().len());
        column_figure(canvas, 168, Icon::Black, table.suspects_left());
    }
    let count = fill("{}/{}", &[&step, &desk.public.acts().count()]);
    Pen::new(Style::Note, FOG, INK).room(54).centred(canvas, COLUMN, 208, &count);
}
