//! The end: the banner, the result, who got what by which card, and how it went turn by turn.

use confidant_core::schinderhannes::{Outcome, Phase};

use super::super::soonwald::{roads, soonwald};
use super::board::{on_board, strip_ground};
use super::deeds::{View, see};
use super::{Flow as _, Screens, Shows, TableDesk, found};
use crate::draw::palette::{FOG, INK, LAMP, PAPER};
use crate::draw::parts::banner::{Verdict, verdict};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{Row, TALL_PITCH};
use crate::draw::parts::plate::Corner;
use crate::draw::{Canvas, Icon, Pen, Style};
use crate::games::Deed;
use crate::input::Key;
use crate::page::{Bound, List};
use crate::texts::fill;

fn outcome(desk: &TableDesk<'_>) -> Option<Outcome> {
    match desk.table.phase() {
        Phase::Over(outcome) => Some(outcome),
        _ => None,
    }
}

fn winner<'a>(desk: &TableDesk<'a>, outcome: Outcome) -> &'a str {
    match outcome.winners().single() {
        Some(seat) => desk.name(seat),
        None => desk.words.shared,
    }
}

fn best(desk: &TableDesk<'_>) -> u8 {
    desk.table.players().map(|seat| desk.table.chair(seat).score).max().unwrap_or(0)
}

pub(super) fn draw_banner(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    let Some(outcome) = outcome(desk) else { return };
    let words = desk.words;
    let note = match outcome.solved {
        true => fill(words.all_found, &[&best(desk)]),
        false => fill(words.n_found, &[&found(desk.table), &best(desk)]),
    };
    let view = Verdict {
        ground: LAMP,
        title: Screens::TITLE,
        icon: Icon::Ambush,
        name: winner(desk, outcome),
        note: &note,
        any_key: desk.texts.any_key,
    };
    verdict(canvas, &view);
}

pub(super) fn result_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    show.plate(texts.result, desk.corner().corner());
    let rows = [
        (Icon::Witness, words.standing, see(View::People)),
        (Icon::Star, words.points_by_turn, see(View::Points { row: 0 })),
        (Icon::Play, texts.how_it_went, see(View::Replay { step: 0 })),
        (Icon::Sealmark, texts.seed_and_code, Deed::Audit),
        (Icon::Cards, texts.again, Deed::Again),
        (Icon::Flag, texts.erase_game, Deed::EraseGame),
    ];
    show.list(
        List::new(rows.len(), row.into()),
        |row| see(View::Result { row: row as u8 }),
        &|index, tell| {
            if let Some(&(icon, label, deed)) = rows.get(index) {
                tell(Row::new(label).icon(icon).leads(), Ok(deed));
            }
        },
    );
    show.keys([
        Bound::says(Cap::UpDown, texts.choose),
        Bound::says(Cap::A, texts.open),
        Bound::new(Cap::B, texts.home, Deed::Leave),
    ]);
}

/// The entries that brought points, oldest first.
pub(super) fn points_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let texts = desk.texts;
    let scoring = || desk.public.acts().filter(|(_, mark)| mark.points > 0);
    let back = see(View::Result { row: 1 });
    show.plate(desk.words.points_by_turn, Corner::Text(&fill("{}", &[&best(desk)])));
    let list = List::new(scoring().count(), row.into()).pitch(TALL_PITCH);
    show.list(list, |row| see(View::Points { row: row as u8 }), &|index, tell| {
        if let Some((author, mark)) = scoring().nth(index) {
            let what = Screens::history(desk, author, mark);
            tell(Row::new(desk.author(author)).icon(Icon::Star).sub(&what), Ok(back));
        }
    });
    show.on(&[Key::A], || back);
    show.keys([Bound::says(Cap::UpDown, texts.choose), Bound::new(Cap::B, texts.back, back)]);
}

pub(super) fn replay_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, step: u16) {
    let texts = desk.texts;
    let count = desk.public.acts().count() as u16;
    show.plate(texts.how_it_went, Corner::Text(&fill("{}/{}", &[&step, &count])));
    show.picture(|canvas| draw_step(desk, canvas, step));
    let to = |step: u16| see(View::Replay { step });
    if step < count {
        show.on(&[Key::Right, Key::Down, Key::A], || to(step + 1));
    }
    if step > 0 {
        show.on(&[Key::Left, Key::Up], || to(step - 1));
    }
    show.keys([
        Bound::says(Cap::Sideways, texts.step_key),
        Bound::new(Cap::B, texts.back, see(View::Result { row: 2 })),
    ]);
}

fn draw_step(desk: &TableDesk<'_>, canvas: &mut Canvas, step: u16) {
    if let Some(table) = desk.public.table_after(step.into()) {
        let board = *table.board();
        soonwald(canvas, roads(table.edition()), None, |place| on_board(&board, place));
    }
    strip_ground(canvas);
    let act = usize::from(step).checked_sub(1).and_then(|at| desk.public.acts().nth(at));
    match act {
        Some((author, mark)) => {
            let who = desk.author(author);
            let end = Pen::new(Style::NoteBold, PAPER, INK).room(90).left(canvas, 8, 205, who);
            let what = Screens::history(desk, author, mark);
            Pen::new(Style::Note, FOG, INK).room(226 - end).left(canvas, end + 8, 205, &what);
        }
        None => {
            Pen::new(Style::NoteBold, PAPER, INK).left(canvas, 8, 205, desk.texts.start);
        }
    }
}
