//! The end: the banner, the result, who got what by which card, and how it went turn by turn.

use confidant_core::schinderhannes::{Action, Outcome, Phase};

use super::super::soonwald::{roads, soonwald};
use super::board::{on_board, strip_ground};
use super::{Flow as _, Screens, TableDesk, View, found};
use crate::draw::palette::{FOG, INK, LAMP, PAPER};
use crate::draw::parts::banner::{Verdict, verdict};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row, TALL_PITCH, list};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

const ROWS: u8 = 6;

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

pub(super) fn draw_result(desk: &TableDesk<'_>, canvas: &mut Canvas, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    canvas.clear(INK);
    plate(canvas, texts.result, desk.corner().corner());
    let rows = [
        (Icon::Witness, words.standing),
        (Icon::Star, words.points_by_turn),
        (Icon::Play, texts.how_it_went),
        (Icon::Sealmark, texts.seed_and_code),
        (Icon::Cards, texts.again),
        (Icon::Flag, texts.erase_game),
    ];
    list(canvas, PITCH, rows.len(), row.into(), |index| {
        let (icon, label) = rows.get(index).copied().unwrap_or((Icon::Flag, ""));
        Row::new(label).icon(icon).leads()
    });
    key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.open), (Cap::B, texts.home)]);
}

/// The entries that brought points, oldest first.
fn scoring(desk: &TableDesk<'_>) -> impl Iterator<Item = (Phrase, Phrase, u8)> {
    desk.public.acts().filter(|(_, mark)| mark.points > 0).map(|(author, mark)| {
        let who = fill("{}", &[&desk.author(author)]);
        (who, Screens::history(desk, author, mark), mark.points)
    })
}

pub(super) fn draw_points(desk: &TableDesk<'_>, canvas: &mut Canvas, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    canvas.clear(INK);
    let count = scoring(desk).count();
    plate(canvas, words.points_by_turn, Corner::Text(&fill("{}", &[&best(desk)])));
    let fit = crate::draw::parts::list::rows_that_fit(TALL_PITCH);
    let first = crate::draw::parts::list::first_visible(count, fit, row.into());
    let shown: heapless::Vec<_, 8> = scoring(desk).skip(first).take(fit).collect();
    list(canvas, TALL_PITCH, count, row.into(), |index| {
        match index.checked_sub(first).and_then(|at| shown.get(at)) {
            Some((who, what, _)) => Row::new(who).icon(Icon::Star).sub(what),
            None => Row::new(""),
        }
    });
    key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::B, texts.back)]);
}

pub(super) fn draw_replay(desk: &TableDesk<'_>, canvas: &mut Canvas, step: u16) {
    let texts = desk.texts;
    canvas.clear(INK);
    let count = desk.public.acts().count();
    plate(canvas, texts.how_it_went, Corner::Text(&fill("{}/{}", &[&step, &count])));
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
            Pen::new(Style::NoteBold, PAPER, INK).left(canvas, 8, 205, texts.start);
        }
    }
    key_hints(canvas, &[(Cap::Sideways, texts.step_key), (Cap::B, texts.back)]);
}

impl Screens {
    pub(super) fn press_result(&mut self, key: Key, row: u8) -> Wish<Action> {
        match (key, row) {
            (Key::Up, _) => self.view = View::Result { row: (row + ROWS - 1) % ROWS },
            (Key::Down, _) => self.view = View::Result { row: (row + 1) % ROWS },
            (Key::A, 0) => self.view = View::People,
            (Key::A, 1) => self.view = View::Points { row: 0 },
            (Key::A, 2) => self.view = View::Replay { step: 0 },
            (Key::A, 3) => return Wish::Audit,
            (Key::A, 4) => return Wish::Again,
            (Key::A, _) => return Wish::EraseGame,
            (Key::B, _) => return Wish::Leave,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn press_points(&mut self, desk: &TableDesk<'_>, key: Key, row: u8) -> Wish<Action> {
        let count = scoring(desk).count().max(1) as u8;
        match key {
            Key::Up => self.view = View::Points { row: (row + count - 1) % count },
            Key::Down => self.view = View::Points { row: (row + 1) % count },
            Key::B | Key::A => self.view = View::Result { row: 1 },
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn press_replay(&mut self, desk: &TableDesk<'_>, key: Key, step: u16) -> Wish<Action> {
        let count = desk.public.acts().count() as u16;
        match key {
            Key::Right | Key::Down | Key::A if step < count => self.view = View::Replay { step: step + 1 },
            Key::Left | Key::Up if step > 0 => self.view = View::Replay { step: step - 1 },
            Key::B => self.view = View::Result { row: 2 },
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }
}
