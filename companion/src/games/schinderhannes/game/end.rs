//! The end: the banner, the result, who got what by which card, and how it went turn by turn.

use confidant_core::id::Id;
use confidant_core::schinderhannes::{Crime, Outcome, Phase, Standing};
use confidant_core::seat::Seat;

use super::super::soonwald::{crime as crime_token, roads, soonwald};
use super::board::{on_board, strip_ground};
use super::deeds::{View, see};
use super::{Flow as _, Screens, Shows, TableDesk, found};
use crate::draw::palette::{FOG, INK, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{Row, TALL_PITCH};
use crate::draw::parts::plate::Corner;
use crate::draw::{Canvas, Icon, Pen, Style};
use crate::games::end::{End, Verdict, end_page};
use crate::input::Key;
use crate::page::{Bound, List, turned};
use crate::texts::fill;

fn outcome(desk: &TableDesk<'_>) -> Option<Outcome> {
    match desk.table.phase() {
        Phase::Over(outcome) => Some(outcome),
        _ => None,
    }
}

fn best(desk: &TableDesk<'_>) -> u8 {
    desk.table.players().map(|seat| desk.table.chair(seat).score).max().unwrap_or(0)
}

/// How it came out.
pub(super) fn verdict(desk: &TableDesk<'_>) -> Option<Verdict> {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    let outcome = outcome(desk)?;
    let winners: heapless::Vec<Seat, { Seat::MOST as usize }> = outcome.winners().into_iter().collect();
    let best = best(desk);
    let score = |seat: Seat| table.chair(seat).score;
    let second = table.players().filter(|seat| !winners.contains(seat)).map(score).max();
    let (token, who) = match winners.as_slice() {
        [one] => (Some(one.number()), desk.name_phrase(*one)),
        several => (None, desk.names(several)),
    };
    let does = match token {
        Some(_) => fill(texts.wins_points, &[&best, &second.unwrap_or(0)]),
        None => fill(texts.win_together, &[]),
    };
    let why = match outcome.solved {
        true => fill(words.all_found, &[&best]),
        false => fill(words.n_found, &[&found(table), &best]),
    };
    Some(Verdict { got_away: false, icon: Icon::Ambush, token, who, does, why })
}

pub(super) fn result_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    let Some(verdict) = verdict(desk) else { return };
    let looks = [
        (Icon::Witness, texts.standing, see(View::People)),
        (Icon::Globe, words.found_map, see(View::Found)),
        (Icon::Star, words.points_by_turn, see(View::Points { row: 0 })),
        (Icon::Play, texts.how_it_went, see(View::Replay { step: 0 })),
    ];
    let first = turned(desk.table.start().index(), desk.table.players().count(), Key::Down);
    let next = Seat::at(first.into()).map(|seat| fill(words.begins_next, &[&desk.name(seat)]));
    let next = next.unwrap_or_default();
    let end = End { verdict: &verdict, looks: &looks, sealed: true, again: texts.again, next };
    end_page(desk, show, &end, row, |row| see(View::End { row: row as u8 }));
}

/// The board at the end, and the crimes that stayed open.
pub(super) fn found_page(desk: &TableDesk<'_>, show: &mut Shows<'_>) {
    let (table, texts) = (desk.table, desk.texts);
    let board = table.board();
    show.plate(desk.words.found_map, Corner::Text(&Screens::brief(table)));
    show.picture(|canvas| {
        soonwald(canvas, roads(table.edition()), None, |place| on_board(board, place));
        strip_ground(canvas);
        let open = Crime::all().filter(|&crime| !matches!(board.standing(crime), Standing::Found(_)));
        for (crime, x) in open.zip((10..).step_by(15)) {
            crime_token(canvas, x, 200, 14, crime);
        }
    });
    show.keys([Bound::new(Cap::B, texts.back, see(View::End { row: 1 }))]);
}

/// The entries that brought points, oldest first.
pub(super) fn points_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let texts = desk.texts;
    let scoring = || desk.public.acts().filter(|(_, mark)| mark.points > 0);
    let back = see(View::End { row: 2 });
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

/// A step of how it went: from points to points, and up and down through the plain entries between them.
pub(super) fn replay_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, step: u16) {
    let texts = desk.texts;
    let count = desk.public.acts().count() as u16;
    show.plate(texts.how_it_went, Corner::Text(&fill("{}/{}", &[&step, &count])));
    show.picture(|canvas| draw_step(desk, canvas, step));
    let to = |step: u16| see(View::Replay { step });
    let scored = || (1..).zip(desk.public.acts()).filter(|(_, (_, mark))| mark.points > 0).map(|(at, _)| at);
    if step < count {
        show.on(&[Key::Right, Key::A], || to(scored().find(|&at| at > step).unwrap_or(count)));
        show.on(&[Key::Down], || to(step + 1));
    }
    if step > 0 {
        show.on(&[Key::Left], || to(scored().filter(|&at| at < step).last().unwrap_or(0)));
        show.on(&[Key::Up], || to(step - 1));
    }
    show.keys([
        Bound::says(Cap::Sideways, desk.words.points_key),
        Bound::says(Cap::UpDown, texts.step_key),
        Bound::new(Cap::B, texts.back, see(View::End { row: 3 })),
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
