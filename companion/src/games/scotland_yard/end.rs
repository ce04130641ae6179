//! Banners, the result, and the hunt move by move: on the map, and as an audit of the trail.

use confidant_core::scotland_yard::{Action, MISTER_X, Outcome, Phase, Station, Table};

use super::choice::turned;
use super::map::{MapView, Pawns, draw_view};
use super::parts::appearance::{APPEARANCE_RADIUS, Appearance, appearance};
use super::parts::london::London;
use super::parts::ticket::ticket;
use super::parts::trail::{trail, trail_cursor};
use super::robots::draw_saying;
use super::table::windows;
use super::{Banner, Mark, Screens, TableDesk, View, pawn_number};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE, STEEL, WAX};
use crate::draw::parts::banner::{Verdict, verdict};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row, first_visible, scroll_line};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::{Key, Millis};
use crate::log::What;
use crate::seal::{ShortSigns, short_signs};
use crate::texts::{Phrase, fill};

/// Which move of the hunt is looked at; 0 is the beginning.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Hunt {
    pub(super) step: u8,
    pub(super) page: HuntPage,
}

/// What is shown of it.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum HuntPage {
    /// Where all stood.
    Map,
    /// The trail with its proofs.
    Trail,
    /// What the adviser would have done.
    Lesson,
}

/// What the rows of the result lead to.
const ROWS: usize = 5;
/// How many of them are shown at a time.
const SHOWN: usize = 4;

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

pub(super) fn draw_result(desk: &TableDesk<'_>, canvas: &mut Canvas, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    let Phase::Over(outcome) = desk.table.phase() else { return };
    canvas.clear(INK);
    plate(canvas, texts.result, Corner::Text(&fill(words.round_n, &[&desk.table.round()])));
    card(canvas, Area::new(8, 31, 224, 37));
    let icon = if outcome == Outcome::MisterXWins { Icon::Hat } else { Icon::Bobby };
    icon.draw(canvas, 13, 39, 20, INK);
    let wins = match outcome {
        Outcome::Trapped | Outcome::Caught(_) => fill(words.detectives_win, &[]),
        Outcome::MisterXWins => fill(texts.wins, &[&winner(desk, outcome)]),
    };
    Pen::new(Style::Bold, INK, PAPER).room(192).left(canvas, 38, 55, &wins);
    let rows = [
        (Icon::Play, words.follow_hunt),
        (Icon::Trail, words.check_trail),
        (Icon::Sealmark, texts.seed_and_code),
        (Icon::Cards, texts.again),
        (Icon::Flag, texts.erase_game),
    ];
    let first = first_visible(ROWS, SHOWN, row.into());
    let shown = rows.into_iter().enumerate().skip(first).take(SHOWN);
    for ((index, (icon, label)), y) in shown.zip((72..).step_by(PITCH as usize)) {
        Row::new(label).icon(icon).leads().chosen(index == usize::from(row)).draw(canvas, y, PITCH);
    }
    scroll_line(canvas, 72, SHOWN as i32 * PITCH - 2, first, SHOWN, ROWS);
    key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.open), (Cap::B, texts.home)]);
}

impl Screens {
    pub(super) fn press_result(&mut self, key: Key, row: u8) -> Wish<Action> {
        match (key, row) {
            (Key::Up | Key::Down, _) => {
                self.view = View::Result { row: turned(row.into(), ROWS, key) };
            }
            (Key::A, 0) => self.view = View::Hunt(Hunt { step: 0, page: HuntPage::Map }),
            (Key::A, 1) => self.view = View::Hunt(Hunt { step: 0, page: HuntPage::Trail }),
            (Key::A, 2) => return Wish::Audit,
            (Key::A, 3) => return Wish::Again,
            (Key::A, _) => return Wish::EraseGame,
            (Key::X, _) => self.view = View::Hunt(Hunt { step: 0, page: HuntPage::Map }),
            (Key::B, _) => return Wish::Leave,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn press_hunt(&mut self, desk: &TableDesk<'_>, key: Key, hunt: Hunt) -> Wish<Action> {
        let last = desk.table.trail().len() as u8;
        let step = |step| View::Hunt(Hunt { step, ..hunt });
        match key {
            Key::Right | Key::Down | Key::A if hunt.step < last => self.view = step(hunt.step + 1),
            Key::Left | Key::Up if hunt.step > 0 => self.view = step(hunt.step - 1),
            Key::X => {
                let page = match hunt.page {
                    HuntPage::Map => HuntPage::Trail,
                    HuntPage::Trail => HuntPage::Lesson,
                    HuntPage::Lesson => HuntPage::Map,
                };
                self.view = View::Hunt(Hunt { page, ..hunt });
            }
            Key::B => self.view = View::Result { row: u8::from(hunt.page != HuntPage::Map) },
            _ => return Wish::Nothing,
        }
        if let View::Hunt(Hunt { step, page: HuntPage::Lesson }) = self.view {
            self.learn(desk, step);
        }
        Wish::Redraw
    }

    pub(super) fn draw_hunt(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, hunt: Hunt) {
        let (texts, words) = (desk.texts, desk.words);
        canvas.clear(INK);
        let count = desk.table.trail().len();
        let code = fill("{}/{}", &[&hunt.step, &count]);
        let other = match hunt.page {
            HuntPage::Map => {
                self.draw_hunt_map(desk, canvas, hunt, &code);
                words.list
            }
            HuntPage::Trail => {
                draw_audit(desk, canvas, hunt, &code);
                words.lesson
            }
            HuntPage::Lesson => {
                self.draw_lesson(desk, canvas, &code);
                words.map
            }
        };
        key_hints(canvas, &[(Cap::Sideways, words.move_verb), (Cap::X, other), (Cap::B, texts.back)]);
    }

    fn draw_hunt_map(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, hunt: Hunt, code: &str) {
        let way = stops(desk.table, hunt.step);
        let pawns = self.pawns_after(desk, hunt.step);
        let at = way.last().copied();
        let map = London {
            map: &desk.table.edition().map,
            marks: Default::default(),
            pawns: &pawns,
            cursor: at,
            shown: at,
            way: &way,
            likely: Default::default(),
            hardly: Default::default(),
        };
        let cursor = at.unwrap_or(self.map.cursor);
        draw_view(canvas, desk, &map, MapView { cursor, close: false }, Corner::Text(code), None);
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

fn draw_audit(desk: &TableDesk<'_>, canvas: &mut Canvas, hunt: Hunt, code: &str) {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    plate(canvas, words.check_trail, Corner::Text(code));
    let (first, shown) = windows(table, 0);
    trail(canvas, 11, 36, shown);
    if let Some(index) = usize::from(hunt.step).checked_sub(first + 1) {
        trail_cursor(canvas, 11, 36, index);
    }
    canvas.rounded(Area::new(8, 84, 224, 82), 8, SLATE);
    let way = stops(table, hunt.step);
    let to = way.last().map(|station| number(station.number())).unwrap_or_default();
    Pen::new(Style::Note, FOG, SLATE).room(130).right(canvas, 222, 106, desk.name(MISTER_X));
    match usize::from(hunt.step).checked_sub(1).and_then(|index| table.trail().get(index).zip(way.get(index)))
    {
        None => {
            Pen::new(Style::NoteBold, PAPER, SLATE).room(80).left(canvas, 18, 106, texts.start);
            Pen::new(Style::Figure, PAPER, SLATE).left(canvas, 18, 158, &to);
        }
        Some((window, from)) => {
            ticket(canvas, Area::new(18, 94, 58, 26), window.ticket.into(), None, SLATE);
            Pen::new(Style::Name, FOG, SLATE).room(56).left(canvas, 16, 157, &number(from.number()));
            Icon::Right.draw(canvas, 72, 137, 18, LAMP);
            Pen::new(Style::Figure, PAPER, SLATE).room(86).left(canvas, 94, 158, &to);
            let proof = proof_of(desk, hunt.step).unwrap_or_default();
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
