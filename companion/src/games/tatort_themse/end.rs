//! Banners, the result, the points by case, and how the wall fell.

use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{Case, Phase, Table, Verdict as CaseVerdict};

use super::cases::lines;
use super::deeds::{View, see};
use super::parts::market::MARKET_TOP;
use super::parts::matrix::{Standing, matrix, matrix_foot};
use super::parts::wall::{WallView, case_colour, case_icon, wall};
use super::table::STRIP_TOP;
use super::{Screens, Shows, TableDesk};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::banner::verdict_ground;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::progress::bar;
use crate::draw::parts::seat::{seat as seat_token, seat_colour};
use crate::draw::parts::standing::standing_strip;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Flow as _;
use crate::games::end::{End, Verdict, end_page};
use crate::input::Key;
use crate::page::Bound;
use crate::texts::{Phrase, fill};

/// A case was solved: who got it, or nobody.
pub(super) fn draw_solved(desk: &TableDesk<'_>, canvas: &mut Canvas, case: Case) {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    let ground = case_colour(case);
    let CaseVerdict::Won(winner) = table.verdict(case) else { return draw_tie(desk, canvas, case) };
    verdict_ground(canvas, ground, words.solved_title, case_icon(case), texts.any_key);
    Pen::new(Style::Bold, INK, ground).room(212).centred(canvas, 120, 146, words.place(case));
    canvas.rounded(Area::new(20, 156, 146, 46), 6, INK);
    seat_token(canvas, 26, 166, 26, winner.number());
    let name = desk.name(winner);
    let fits = |style: &Style| style.width(name) <= 76;
    let style = [Style::Head, Style::NoteBold].into_iter().find(fits).unwrap_or(Style::Note);
    Pen::new(style, PAPER, INK).room(78).left(canvas, 57, 186, name);
    let strength = number(table.strength(winner, case));
    Pen::new(Style::Head, FOG, INK).right(canvas, 160, 186, &strength);
    canvas.rounded(Area::new(172, 156, 48, 46), 6, INK);
    let bonus = fill("+{}", &[&table.cards().bonuses[case]]);
    Pen::new(Style::Head, LAMP, INK).centred(canvas, 196, 186, &bonus);
}

/// A case was solved, and nobody is ahead of all others in it.
fn draw_tie(desk: &TableDesk<'_>, canvas: &mut Canvas, case: Case) {
    let (table, words) = (desk.table, desk.words);
    let ground = case_colour(case);
    let most = table.players().map(|seat| table.strength(seat, case)).max().unwrap_or(0);
    let tied: heapless::Vec<Seat, 5> =
        table.players().filter(|&seat| most > 0 && table.strength(seat, case) == most).collect();
    let title = if most > 0 { fill(words.tie_at, &[&most]) } else { fill(words.solved_title, &[]) };
    verdict_ground(canvas, ground, &title, case_icon(case), desk.texts.any_key);
    Pen::new(Style::Bold, INK, ground).room(212).centred(canvas, 120, 146, words.place(case));
    let count = tied.len().max(1) as i32;
    let width = (212 - 4 * count) / count;
    for (&seat, index) in tied.iter().zip(0..) {
        let x = 14 + 2 + index * (width + 4);
        canvas.rounded(Area::new(x, 154, width, 34), 6, INK);
        seat_token(canvas, x + 5, 160, 22, seat.number());
        // The title has their points: with two of them there is room for their names.
        if count == 2 {
            let (name, room) = (desk.name(seat), width - 33);
            Pen::new(Style::Bold, PAPER, INK).fit(room, name).room(room).left(canvas, x + 30, 176, name);
        }
    }
    let says = fill(words.tie_card, &[&table.cards().bonuses[case]]);
    Pen::new(Style::NoteBold, INK, ground).fit(216, &says).room(216).centred(canvas, 120, 206, &says);
}

/// Those with the most points.
fn winners(table: &Table) -> heapless::Vec<Seat, 5> {
    match table.phase() {
        Phase::Over(outcome) => outcome.winners.into_iter().collect(),
        Phase::Turn(..) => heapless::Vec::new(),
    }
}

/// The case that nobody solved.
fn unsolved(table: &Table) -> Option<Case> {
    Case::ALL.into_iter().find(|&case| table.verdict(case) == CaseVerdict::Unsolved)
}

/// How it came out.
pub(super) fn verdict(desk: &TableDesk<'_>) -> Verdict {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    let winners = winners(table);
    let points = |rank: usize| ranked(table).get(rank).map_or(0, |&seat| table.score(seat));
    let (token, who, does) = match winners.as_slice() {
        [one] => {
            (Some(one.number()), desk.name_phrase(*one), fill(texts.wins_points, &[&points(0), &points(1)]))
        }
        several => (None, desk.names(several), fill(words.win_with, &[&points(0)])),
    };
    let why =
        unsolved(table).map(|case| fill(words.stays_unsolved, &[&words.place(case)])).unwrap_or_default();
    Verdict { got_away: false, icon: Icon::Crown, token, who, does, why }
}

/// The players, most points first.
fn ranked(table: &Table) -> heapless::Vec<Seat, 5> {
    let mut all: heapless::Vec<Seat, 5> = table.players().collect();
    confidant_core::order::sort_by_key(&mut all, |&seat| {
        (core::cmp::Reverse(table.score(seat)), seat.index())
    });
    all
}

/// The result.
pub(super) fn final_page(desk: &TableDesk<'_>, show: &mut Shows<'_>) {
    let (texts, words) = (desk.texts, desk.words);
    let solved = fill(words.n_cases, &[&desk.table.solved().len()]);
    show.plate(words.final_title, Corner::Text(&solved));
    show.picture(|canvas| draw_ranks(desk, canvas));
    show.keys([
        Bound::new(Cap::X, words.points, see(View::Points)),
        Bound::new(Cap::B, texts.back, see(View::End { row: 0 })),
    ]);
}

/// The winner, and the others with bars.
fn draw_ranks(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    let (table, words) = (desk.table, desk.words);
    let winners = winners(table);
    let most = winners.first().map_or(0, |&seat| table.score(seat));
    canvas.rounded(Area::new(8, 34, 224, 70), 8, LAMP);
    Icon::Crown.draw(canvas, 18, 50, 36, INK);
    let several = desk.names(&winners);
    let (lead, name) = match winners.as_slice() {
        [one] => (words.winner_lead, desk.name(*one)),
        _ => (words.shared_title, several.as_str()),
    };
    Pen::new(Style::Note, INK, LAMP).room(100).left(canvas, 62, 60, lead);
    let fits = |style: &Style| style.width(name) <= 106;
    match [Style::Name, Style::Head, Style::Bold].into_iter().find(fits) {
        Some(style) => {
            Pen::new(style, INK, LAMP).room(106).left(canvas, 62, 90, name);
        }
        None => {
            let pen = Pen::new(Style::NoteBold, INK, LAMP);
            pen.paragraph(canvas, Area::new(62, 64, 118, 38), 16, Align::Left, name);
        }
    }
    Pen::new(Style::Figure, INK, LAMP).right(canvas, 224, 88, &number(most));
    // A single winner is told already; those who share are told one by one.
    let rest: heapless::Vec<Seat, 5> =
        ranked(table).into_iter().filter(|seat| winners.len() > 1 || !winners.contains(seat)).collect();
    let pitch = match rest.len() {
        0..=3 => 35,
        4 => 26,
        _ => 21,
    };
    for (&seat, y) in rest.iter().zip((109..).step_by(pitch)) {
        let (height, number_of_seat) = (pitch as i32 - 2, seat.number());
        canvas.rounded(Area::new(8, y, 224, height), 6, SLATE);
        let middle = y + height / 2;
        let points = table.score(seat);
        seat_token(canvas, 14, middle - 9, 18, number_of_seat);
        if pitch == 35 {
            Pen::new(Style::Bold, PAPER, SLATE).room(140).left(canvas, 44, y + 17, desk.name(seat));
            bar(canvas, Area::new(44, y + 22, 120, 6), points, most, seat_colour(number_of_seat));
        } else {
            Pen::new(Style::NoteBold, PAPER, SLATE).room(84).left(canvas, 40, middle + 5, desk.name(seat));
            bar(canvas, Area::new(128, middle - 3, 60, 6), points, most, seat_colour(number_of_seat));
        }
        Pen::new(Style::Bold, PAPER, SLATE).right(canvas, 224, middle + 6, &number(points));
    }
}

/// What can be done with a game that is over.
pub(super) fn over_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    let looks = [
        (Icon::Star, texts.standing, see(View::Final)),
        (Icon::Trail, words.how_it_fell, see(View::Replay { step: 0 })),
    ];
    let end =
        End { verdict: &verdict(desk), looks: &looks, sealed: true, again: texts.again, next: Phrase::new() };
    end_page(desk, show, &end, row, |row| see(View::End { row: row as u8 }));
}

/// After how many entries each clue was taken.
fn taken_at<'a>(desk: &'a TableDesk<'_>) -> impl Iterator<Item = u16> + 'a {
    let marks = (1..).zip(desk.public.acts());
    marks.filter(|(_, (_, mark))| mark.clue().is_some()).map(|(step, _)| step)
}

/// A step of how the wall fell: from clue to clue, and up and down through the questions between them.
pub(super) fn replay_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, step: u16) {
    let (texts, words) = (desk.texts, desk.words);
    let steps = desk.public.acts().count() as u16;
    let taken = || taken_at(desk);
    let code = fill("{}/{}", &[&taken().filter(|&at| at <= step).count(), &taken().count()]);
    show.plate(words.how_it_fell, Corner::Text(&code));
    show.picture(|canvas| draw_step(desk, canvas, step));
    let to = |step: u16| see(View::Replay { step });
    if let Some(next) = taken().find(|&at| at > step) {
        show.on(&[Key::Right], || to(next));
    }
    if step < steps {
        show.on(&[Key::Down], || to(step + 1));
    }
    if step > 0 {
        show.on(&[Key::Left], || to(taken().filter(|&at| at < step).last().unwrap_or(0)));
        show.on(&[Key::Up], || to(step - 1));
    }
    show.on(&[Key::A], || see(View::End { row: 1 }));
    show.keys([
        Bound::says(Cap::Sideways, words.clue_key),
        Bound::says(Cap::UpDown, texts.step_key),
        Bound::new(Cap::B, texts.back, see(View::End { row: 1 })),
    ]);
}

fn draw_step(desk: &TableDesk<'_>, canvas: &mut Canvas, step: u16) {
    let words = desk.words;
    let Some(table) = desk.public.table_after(step.into()) else { return };
    wall(canvas, table.cards(), table.wall(), &WallView::PLAIN);
    let nth = |back: usize| usize::from(step).checked_sub(back).and_then(|at| desk.public.acts().nth(at));
    let act = nth(1);
    let author = act.and_then(|(author, _)| author);
    let points = table.players().map(|seat| table.score(seat));
    standing_strip(canvas, STRIP_TOP, points, author.map(Seat::number));
    canvas.rounded(Area::new(6, MARKET_TOP, 228, 36), 5, SLATE);
    let (who, says) = match act {
        Some((author, mark)) => {
            // With the take stands what was removed for it.
            let mark = nth(2).map_or(mark, |(_, before)| mark.after(before));
            (desk.author(author), Screens::history(desk, author, mark))
        }
        None => ("", fill(words.laid_out, &[])),
    };
    let pen = Pen::new(Style::NoteBold, PAPER, SLATE);
    if who.is_empty() {
        pen.room(216).centred(canvas, 120, MARKET_TOP + 23, &says);
    } else {
        pen.room(106).left(canvas, 14, MARKET_TOP + 16, who);
        Pen::new(Style::Note, FOG, SLATE).room(214).left(canvas, 14, MARKET_TOP + 31, &says);
    }
    let mut x = 226;
    for (figure, icon) in act.map(|(_, mark)| mark.signs()).into_iter().flatten().rev() {
        icon.draw(canvas, x - 15, MARKET_TOP + 3, 15, PAPER);
        let figure = number(figure);
        x = x - 17 - Style::NoteBold.width(&figure);
        Pen::new(Style::NoteBold, PAPER, SLATE).left(canvas, x, MARKET_TOP + 16, &figure);
        x -= 4;
    }
}

impl Screens {
    /// The unsolved case is gone from the table: what it would have been is read off the table before the last entry.
    pub(super) fn find_void(&mut self, desk: &TableDesk<'_>) {
        let before =
            desk.public.acts().count().checked_sub(1).and_then(|entries| desk.public.table_after(entries));
        let Some((before, case)) = before.zip(unsolved(desk.table)) else { return };
        self.void = before.players().map(|seat| before.strength(seat, case)).collect();
    }

    pub(super) fn points_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        show.plate(words.points_title, Corner::None);
        show.picture(|canvas| {
            let mut lines = lines(table);
            for line in lines.iter_mut().filter(|line| table.verdict(line.case) == CaseVerdict::Unsolved) {
                line.struck = true;
                line.left = 0;
                line.players = self.void.iter().map(|&points| (points, Standing::Void)).collect();
            }
            matrix(canvas, &lines, None, None);
            let points = table.players().map(|seat| table.score(seat));
            let best = ranked(table).first().map(|seat| seat.index());
            matrix_foot(canvas, words.total, points, best);
        });
        show.on(&[Key::A, Key::X], || see(View::Final));
        show.keys([Bound::new(Cap::B, texts.back, see(View::Final))]);
    }
}
