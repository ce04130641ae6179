//! Banners, the result, and the hunt move by move: on the map, and as an audit of the trail.

use confidant_core::scotland_yard::{MISTER_X, Outcome, Phase, Station, Table};

use super::deeds::{View, see};
use super::map::Pawns;
use super::parts::appearance::{APPEARANCE_RADIUS, Appearance, appearance};
use super::parts::london::{London, OVERVIEW};
use super::parts::ticket::ticket;
use super::parts::trail::{trail, trail_cursor, trail_window};
use super::robots::draw_saying;
use super::table::windows;
use super::{Banner, Mark, Screens, Shows, TableDesk, pawn_number};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE, STEEL, WAX};
use crate::draw::parts::banner::{Verdict, verdict};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::input::{Key, Millis};
use crate::log::What;
use crate::page::{Bound, List, Tiles};
use crate::seal::{ShortSigns, short_signs};
use crate::texts::{Phrase, fill};

/// Which move of the hunt is looked at; 0 is the beginning.
#[derive(Clone, Copy, PartialEq)]
pub struct Hunt {
    pub(super) step: u8,
    pub(super) page: HuntPage,
}

/// What is shown of it.
#[derive(Clone, Copy, PartialEq)]
pub enum HuntPage {
    /// Where all stood.
    Map,
    /// The trail with its proofs.
    Trail,
    /// What the adviser would have done.
    Lesson,
}

/// How long the lamp's disc grows, and how long one picture of it is shown.
pub(super) const GROWS_FOR: Millis = 240;
pub(super) const FRAME: Millis = 40;

fn radius(since: Millis) -> i32 {
    (APPEARANCE_RADIUS * since.min(GROWS_FOR) as i32) / GROWS_FOR as i32
}

pub(super) fn draw_banner(desk: &TableDesk<'_>, canvas: &mut Canvas, banner: Banner) {
    let (texts, words) = (desk.texts, desk.words);
    match banner {
        Banner::Appearance { station, ticket, number: of_move, since } => appearance(
            canvas,
            &Appearance {
                title: words.appears_title,
                station: &number(station.number()),
                ticket: ticket.map(Into::into),
                chip: &match ticket {
                    Some(_) => fill(words.move_n, &[&of_move]),
                    None => fill(words.by_choice, &[]),
                },
                any_key: texts.any_key,
                proof: &desk.public.proof().unwrap_or_default(),
            },
            radius(desk.now.saturating_sub(since)),
        ),
        Banner::Says { seat, mark } => draw_saying(desk, canvas, seat, mark),
        Banner::End => {
            let Phase::Over(outcome) = desk.table.phase() else { return };
            let (icon, ground) = match outcome {
                Outcome::MisterXWins => (Icon::Hat, WAX),
                Outcome::Caught(_) => (Icon::Arrest, LAMP),
                Outcome::Trapped => (Icon::Prison, LAMP),
            };
            let title = match outcome {
                Outcome::MisterXWins => words.escaped_title,
                Outcome::Caught(_) => words.caught_title,
                Outcome::Trapped => words.trapped_title,
            };
            let winner = winner(desk, outcome);
            let note = end_note(desk, outcome);
            verdict(
                canvas,
                &Verdict { ground, title, icon, name: winner, note: &note, any_key: texts.any_key },
            );
        }
    }
}

fn winner<'a>(desk: &TableDesk<'a>, outcome: Outcome) -> &'a str {
    match outcome {
        Outcome::MisterXWins => desk.name(MISTER_X),
        Outcome::Caught(pawn) => desk.name(pawn.seat()),
        Outcome::Trapped => desk.words.the_detectives,
    }
}

fn end_note(desk: &TableDesk<'_>, outcome: Outcome) -> Phrase {
    let (words, round) = (desk.words, desk.table.round());
    let station = desk.table.shown().map_or(0, Station::number);
    match outcome {
        Outcome::MisterXWins => fill(words.escaped_note, &[&station, &round]),
        Outcome::Caught(_) => fill(words.caught_note, &[&station, &round]),
        Outcome::Trapped => fill(words.trapped_note, &[&station, &round]),
    }
}

pub(super) fn result_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    let Phase::Over(outcome) = desk.table.phase() else { return };
    show.plate(texts.result, Corner::Text(&fill(words.round_n, &[&desk.table.round()])));
    show.picture(|canvas| {
        card(canvas, Area::new(8, 31, 224, 37));
        let icon = if outcome == Outcome::MisterXWins { Icon::Hat } else { Icon::Bobby };
        icon.draw(canvas, 13, 39, 20, INK);
        let wins = match outcome {
            Outcome::Trapped | Outcome::Caught(_) => fill(words.detectives_win, &[]),
            Outcome::MisterXWins => fill(texts.wins, &[&winner(desk, outcome)]),
        };
        Pen::new(Style::Bold, INK, PAPER).room(192).left(canvas, 38, 55, &wins);
    });
    let hunt = |page| see(View::Hunt(Hunt { step: 0, page }));
    let rows = [
        (Icon::Play, words.follow_hunt, hunt(HuntPage::Map)),
        (Icon::Trail, words.check_trail, hunt(HuntPage::Trail)),
        (Icon::Sealmark, texts.seed_and_code, Deed::Audit),
        (Icon::Cards, texts.again, Deed::Again),
        (Icon::Flag, texts.erase_game, Deed::EraseGame),
    ];
    let list = List::new(rows.len(), row.into()).below(72);
    show.list(list, |row| see(View::Result { row: row as u8 }), &|index, tell| {
        if let Some(&(icon, label, deed)) = rows.get(index) {
            tell(Row::new(label).icon(icon).leads(), Ok(deed));
        }
    });
    show.on(&[Key::X], || hunt(HuntPage::Map));
    show.keys([
        Bound::says(Cap::UpDown, texts.choose),
        Bound::says(Cap::A, texts.open),
        Bound::new(Cap::B, texts.home, Deed::Leave),
    ]);
}

impl Screens {
    pub(super) fn hunt_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, hunt: Hunt) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let last = table.trail().len() as u8;
        let code = fill("{}/{}", &[&hunt.step, &last]);
        let code = Corner::Text(&code);
        let (page, word) = match hunt.page {
            HuntPage::Map => {
                show.plate(words.london, code);
                show.picture(|canvas| self.draw_hunt_map(desk, canvas, hunt.step));
                (HuntPage::Trail, words.list)
            }
            HuntPage::Trail => {
                show.plate(words.check_trail, code);
                show.picture(|canvas| draw_audit(desk, canvas, hunt.step));
                (HuntPage::Lesson, words.lesson)
            }
            HuntPage::Lesson => {
                self.show_lesson(desk, show, code);
                (HuntPage::Map, words.map)
            }
        };
        let to = |step| see(View::Hunt(Hunt { step, ..hunt }));
        let step = |step: u8, key| match key {
            Key::Left | Key::Up => step.saturating_sub(1),
            _ => (step + 1).min(last),
        };
        let window = |step: u8| {
            let index = usize::from(step).checked_sub(windows(table, 0).0 + 1)?;
            (hunt.page == HuntPage::Trail).then(|| trail_window(11, 36, index))
        };
        show.tiles(&Tiles { lit: hunt.step, step: &step, place: &window }, to, None);
        if hunt.step < last {
            show.on(&[Key::A], || to(hunt.step + 1));
        }
        show.keys([
            Bound::says(Cap::Sideways, words.move_verb),
            Bound::new(Cap::X, word, see(View::Hunt(Hunt { page, ..hunt }))),
            Bound::new(Cap::B, texts.back, see(View::Result { row: u8::from(hunt.page != HuntPage::Map) })),
        ]);
    }

    fn draw_hunt_map(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, step: u8) {
        let way = stops(desk.table, step);
        let at = way.last().copied();
        let map = London {
            map: &desk.table.edition().map,
            marks: Default::default(),
            pawns: &self.pawns_after(desk, step),
            cursor: at,
            shown: at,
            way: &way,
            likely: Default::default(),
            hardly: Default::default(),
        };
        map.overview(canvas, OVERVIEW);
    }

    /// Where the detectives stood after this many moves of Mister X.
    fn pawns_after(&self, desk: &TableDesk<'_>, step: u8) -> Pawns {
        let mut pawns: Pawns = (1..).zip(self.starts.iter().copied()).collect();
        let mut moves = 0;
        for (_, mark) in desk.public.acts() {
            match mark {
                Mark::Fled(_, second) => {
                    if moves >= step {
                        break;
                    }
                    moves += 1 + u8::from(second.is_some());
                }
                Mark::Travelled(pawn, ride) => {
                    if let Some(place) = pawns.iter_mut().find(|(number, _)| *number == pawn_number(pawn)) {
                        place.1 = ride.to;
                    }
                }
                _ => {}
            }
        }
        pawns
    }
}

/// Mister X's way up to this move. Only at the end does the table know it.
fn stops(table: &Table, step: u8) -> heapless::Vec<Station, 25> {
    let stops = table.trail().iter().filter_map(|window| window.stop);
    table.mister_x_start().into_iter().chain(stops).take(usize::from(step) + 1).collect()
}

fn draw_audit(desk: &TableDesk<'_>, canvas: &mut Canvas, step: u8) {
    let (table, texts) = (desk.table, desk.texts);
    let (first, shown) = windows(table, 0);
    trail(canvas, 11, 36, shown);
    if let Some(index) = usize::from(step).checked_sub(first + 1) {
        trail_cursor(canvas, 11, 36, index);
    }
    canvas.rounded(Area::new(8, 84, 224, 82), 8, SLATE);
    let way = stops(table, step);
    let to = way.last().map(|station| number(station.number())).unwrap_or_default();
    Pen::new(Style::Note, FOG, SLATE).room(130).right(canvas, 222, 106, desk.name(MISTER_X));
    match usize::from(step).checked_sub(1).and_then(|index| table.trail().get(index).zip(way.get(index))) {
        None => {
            Pen::new(Style::NoteBold, PAPER, SLATE).room(80).left(canvas, 18, 106, texts.start);
            Pen::new(Style::Figure, PAPER, SLATE).left(canvas, 18, 158, &to);
        }
        Some((window, from)) => {
            ticket(canvas, Area::new(18, 94, 58, 26), window.ticket.into(), None, SLATE);
            Pen::new(Style::Name, FOG, SLATE).room(56).left(canvas, 16, 157, &number(from.number()));
            Icon::Right.draw(canvas, 72, 137, 18, LAMP);
            Pen::new(Style::Figure, PAPER, SLATE).room(86).left(canvas, 94, 158, &to);
            let proof = proof_of(desk, step).unwrap_or_default();
            Pen::new(Style::NoteBold, PAPER, SLATE).room(46).right(canvas, 222, 156, &proof);
        }
    }
    canvas.outline(Area::new(8, 172, 224, 40), 6, 1, STEEL);
    Icon::Sealmark.draw(canvas, 16, 180, 24, WAX);
    let seal = desk.public.seal().unwrap_or_default();
    Pen::new(Style::Bold, PAPER, INK).room(176).left(canvas, 48, 198, &seal);
}

/// The proof with the entry of this move, four signs.
fn proof_of(desk: &TableDesk<'_>, step: u8) -> Option<ShortSigns> {
    let mut moves = 0;
    desk.public.lines().find_map(|line| {
        let What::Act(Mark::Fled(_, second)) = line.what else { return None };
        moves += 1 + u8::from(second.is_some());
        (moves >= step).then_some(line.proof.map(short_signs))?
    })
}
