//! The open board: the map, a place with its tokens and what can be done with them, the matrix.

use confidant_core::chance::Source;
use confidant_core::schinderhannes::{
    Action, Board, CrimeSet, Deduction, Phase, Place, Standing, Table, Token,
};
use confidant_core::seat::Seat;

use super::super::faces::crime_on;
use super::super::matrix::{Cell, matrix};
use super::super::soonwald::{
    OnPlace, crime as crime_token, neighbour, place_area, place_code, place_name, roads, scene, soonwald,
};
use super::deeds::{Own, View, own, see};
use super::{Screens, Shows, TableDesk, home, turn};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE, STEEL, WAX};
use crate::draw::parts::bars::{FOOT_TOP, Notice, news, notice};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::input::Key;
use crate::page::{Bound, List, Tiles, turned};
use crate::texts::{Phrase, fill};

/// What lies on a place.
pub(super) fn on_board(board: &Board, place: Place) -> OnPlace {
    OnPlace { tokens: board.tokens_on(place), scene: board.scene_on(place), ..OnPlace::default() }
}

/// The ground of the strip below the map.
pub(super) fn strip_ground(canvas: &mut Canvas) {
    canvas.rect(Area::new(0, 186, 240, 30), INK);
    canvas.rect(Area::new(0, 185, 240, 1), STEEL);
}

/// Whose turn it is, in words.
pub(super) fn turn_title(desk: &TableDesk<'_>) -> Phrase {
    match turn(desk.table) {
        Some(seat) => fill(desk.texts.turn_of, &[&desk.name(seat)]),
        None => fill(desk.texts.standing, &[]),
    }
}

/// Everybody's points, a line under whose turn it is, and the cards that are left.
pub(super) fn standing(desk: &TableDesk<'_>, canvas: &mut Canvas, turn: Option<Seat>) {
    strip_ground(canvas);
    for (seat, x) in desk.table.players().zip((6..).step_by(48)) {
        seat_token(canvas, x, 190, 20, seat.number());
        let points = number(desk.table.chair(seat).score);
        Pen::new(Style::Bold, PAPER, INK).left(canvas, x + 23, 206, &points);
        if turn == Some(seat) {
            canvas.rect(Area::new(x, 212, 44, 2), LAMP);
        }
    }
    let left: u32 =
        confidant_core::schinderhannes::Pile::ALL.iter().map(|&pile| u32::from(desk.table.left(pile))).sum();
    Icon::Cards.draw(canvas, 198, 191, 16, FOG);
    Pen::new(Style::Bold, FOG, INK).right(canvas, 235, 206, &number(left));
}

/// What can be tried with a token by whom, right or not: everybody can read the board.
type Deeds = heapless::Vec<Action, 6>;

/// Who may say STOP now: with own conclusions, until the next one plays.
pub(super) fn stoppers(table: &Table) -> heapless::Vec<Seat, 4> {
    match table.phase() {
        Phase::Act(turn, ended) if table.deduction() == Deduction::Manual => {
            table.players().filter(|&seat| seat != turn && ended != Some(seat)).collect()
        }
        _ => heapless::Vec::new(),
    }
}

/// The large key for those who may say STOP; it covers the number of cards that are left.
const STOP: Area = Area::new(186, 188, 52, 26);

fn draw_stop(canvas: &mut Canvas) {
    canvas.rect(Area::new(STOP.x, 186, 240 - STOP.x, 30), INK);
    canvas.rounded(STOP, 6, WAX);
    canvas.say_key(STOP, Key::A);
    Pen::new(Style::Bold, PAPER, WAX).centred(canvas, STOP.x + STOP.width / 2, STOP.y + 19, "STOP");
}

impl Screens {
    pub(super) fn board_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words) = (desk.table, desk.words);
        let board = table.board();
        let is_printed = table.source() == Source::Table;
        let stops = !is_printed && self.place.is_none() && !stoppers(table).is_empty();
        let title = if self.stop { fill(words.stop_which, &[]) } else { turn_title(desk) };
        show.plate(&title, desk.corner().corner());
        show.picture(|canvas| {
            soonwald(canvas, roads(table.edition()), self.place, |place| on_board(board, place));
            match self.place {
                None => {
                    standing(desk, canvas, turn(table));
                    if stops {
                        draw_stop(canvas);
                    }
                }
                Some(place) => {
                    strip_ground(canvas);
                    canvas.say_chosen(place_name(place));
                    let end =
                        Pen::new(Style::Bold, LAMP, INK).room(124).left(canvas, 8, 206, place_name(place));
                    draw_small(desk, canvas, place, end);
                }
            }
            if self.note {
                news(canvas, FOOT_TOP, Icon::Cards, words.piles_empty, "");
            }
        });
        let step =
            |from: Option<Place>, key| Some(from.map_or(Place::Hahnmuehle, |from| neighbour(from, key)));
        let lies_at = |place: Option<Place>| place.map(|place| place_area(place, &on_board(board, place)));
        let opens = match self.place {
            Some(_) => Some(see(View::Place(0))),
            None => is_printed.then_some(see(View::Entry)),
        };
        let tiles = Tiles { lit: self.place, step: &step, place: &lies_at };
        show.tiles(&tiles, |place| own(Own::Place(place)), opens.map(Ok));
        let stick = Bound::says(Cap::Stick, words.place_key);
        let view = Bound::new(Cap::X, words.view_key, see(View::Matrix));
        if self.place.is_some() {
            show.also(view);
            let back = Bound::new(Cap::B, words.board, own(Own::Place(None)));
            return show.keys([stick, Bound::says(Cap::A, desk.texts.open), back]);
        }
        if home(table) != View::Board {
            show.on(&[Key::B], || see(home(table)));
        }
        match is_printed {
            true => show.keys([stick, Bound::says(Cap::A, words.card_key), view]),
            false => {
                let first = if stops { Bound::new(Cap::A, "STOP", own(Own::Stop)) } else { stick };
                show.keys([first, view, Bound::says(Cap::Y, words.hand_key)]);
            }
        }
    }

    /// The place that is looked at, and its tokens.
    fn tokens(&self, desk: &TableDesk<'_>) -> (Place, CrimeSet) {
        let place = self.place.unwrap_or(Place::Hahnmuehle);
        (place, desk.table.board().tokens_on(place))
    }

    fn deeds(&self, desk: &TableDesk<'_>, token: u8) -> Deeds {
        let table = desk.table;
        let mut deeds = Deeds::new();
        let (place, tokens) = self.tokens(desk);
        let (Some(turn), Some(crime)) = (turn(table), tokens.nth(token.into())) else { return deeds };
        let token = Token { crime, place };
        let stops = stoppers(table).into_iter().map(|seat| Action::Stop(seat, token));
        if self.stop {
            return stops.collect();
        }
        let acts = matches!(table.phase(), Phase::Act(..));
        let manual = table.deduction() == Deduction::Manual;
        if manual && !matches!(table.phase(), Phase::Deal(..)) {
            let _ = deeds.push(Action::Claim(turn, token));
        }
        if acts && (table.chair(turn).remove_card || !manual) {
            let _ = deeds.push(Action::Remove(turn, token));
        }
        deeds.extend(stops);
        deeds
    }

    pub(super) fn place_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, token: u8) {
        let (table, words) = (desk.table, desk.words);
        let count = self.tokens(desk).1.len();
        self.place_plate(desk, show);
        show.picture(|canvas| self.draw_place(desk, canvas, token));
        let deeds = self.deeds(desk, token);
        let does = match (deeds.as_slice(), turn(table)) {
            ([], _) => None,
            // It is refused, and no question is asked before.
            ([spent @ Action::Remove(..)], Some(seat)) if !table.chair(seat).remove_card => {
                Some(Deed::Play(*spent))
            }
            _ => Some(see(View::Deeds(token, 0))),
        };
        let lies_at = |token: u8| (usize::from(token) < count).then(|| token_area(token));
        let tiles = Tiles { lit: token, step: &|token, key| turned(token, count, key), place: &lies_at };
        show.tiles(&tiles, |token| see(View::Place(token)), does.map(Ok));
        show.on(&[Key::X], || see(View::Matrix));
        let stick = Bound::says(Cap::Sideways, words.token_key);
        let back = Bound::new(Cap::B, words.board, see(View::Board));
        match deeds.len() {
            0 => show.keys([stick, back]),
            1 => show.keys([stick, Bound::says(Cap::A, words.remove_verb), back]),
            _ => show.keys([stick, Bound::says(Cap::A, desk.texts.open), back]),
        }
    }

    fn place_plate(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (place, _) = self.tokens(desk);
        let quarter = desk.words.quarter(desk.table.edition().quarter(place));
        show.plate(place_name(place), Corner::Text(quarter));
    }

    fn draw_place(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, lit: u8) {
        let (table, words) = (desk.table, desk.words);
        let (place, tokens) = self.tokens(desk);
        let board = table.board();
        soonwald(canvas, roads(table.edition()), Some(place), |place| on_board(board, place));
        strip_ground(canvas);
        for (index, token) in (0..).zip(tokens.iter()) {
            let area = token_area(index);
            canvas.rounded(area, 5, if index == lit { LAMP } else { SLATE });
            let ground = if index == lit { LAMP } else { SLATE };
            crime_on(canvas, (area.x + 14, area.y + 14), 20, token, ground);
        }
        match (tokens.nth(lit.into()), board.scene_on(place)) {
            (Some(crime), _) => {
                let x = 10 + 32 * tokens.len() as i32;
                let name = words.crime(crime);
                canvas.say_chosen(name);
                let count = board.tokens(crime).len();
                let places = fill(words.n_places, &[&count]);
                let room = 230 - x;
                let both = Style::Bold.width(name) + 8 + Style::Note.width(&places) <= room;
                Pen::new(Style::Bold, PAPER, INK).room(room).left(canvas, x, 206, name);
                if both {
                    Pen::new(Style::Note, FOG, INK).right(canvas, 234, 206, &places);
                }
            }
            (None, Some(crime)) => {
                scene(canvas, 20, 200, 16, crime);
                Pen::new(Style::Bold, PAPER, INK).room(190).left(canvas, 38, 206, words.crime(crime));
            }
            (None, None) => {
                Pen::new(Style::Note, FOG, INK).room(220).left(canvas, 8, 206, words.nothing_here);
            }
        }
    }

    /// Whether it is meant; with own conclusions: the remove card, a claim, or STOP by whom.
    pub(super) fn deeds_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, token: u8, row: u8) {
        let (words, texts) = (desk.words, desk.texts);
        let deeds = self.deeds(desk, token);
        let Some(&first) = deeds.first() else { return };
        // Who says STOP is always named.
        let only = deeds.len() == 1 && !self.stop;
        self.place_plate(desk, show);
        show.picture(|canvas| {
            if only {
                self.draw_place(desk, canvas, token);
            }
            notice(canvas, Notice::Question, &question(desk, first), 0);
        });
        let back = Bound::new(Cap::B, texts.back, see(View::Place(token)));
        if only {
            return show.keys([Bound::new(Cap::A, words.remove_verb, Deed::Play(first)), back]);
        }
        let light = |row: u8| see(View::Deeds(token, row));
        for key in [Key::Left, Key::Right] {
            show.on(&[key], || light(turned(row, deeds.len(), key)));
        }
        let list = List::new(deeds.len(), row.into()).above(150);
        show.list(list, |row| light(row as u8), &|index, tell| {
            let Some(&deed) = deeds.get(index) else { return };
            let (icon, label) = match deed {
                Action::Stop(seat, _) => (Icon::Noentry, fill(words.stop_by, &[&desk.name(seat)])),
                Action::Claim(seat, _) => (Icon::Check, fill(words.claim_by, &[&desk.name(seat)])),
                _ => (Icon::Erase, fill(words.remove_card, &[])),
            };
            tell(Row::new(&label).icon(icon), Ok(Deed::Play(deed)));
        });
        show.keys([Bound::says(Cap::UpDown, texts.choose), Bound::says(Cap::A, words.remove_verb), back]);
    }

    pub(super) fn matrix_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let (board, at) = (table.board(), self.at);
        let name = fill("{}, {}", &[&words.crime(at.crime()), &place_code(at.place(table.edition()))]);
        show.plate(&name, desk.corner().corner());
        show.picture(|canvas| {
            canvas.say_chosen(&name);
            matrix(canvas, words, table.edition(), at, false, |crime, place| match board.standing(crime) {
                Standing::Found(scene) if scene == place => Cell::Scene,
                Standing::Tokens(tokens) if tokens.has(place) => Cell::Open,
                _ => Cell::Out,
            });
        });
        let cells = at.cells(false);
        show.tiles(&at.tiles(&cells), |at| own(Own::At(at)), None);
        show.keys([
            Bound::says(Cap::Stick, words.token_key),
            Bound::new(Cap::X, words.view_key, see(View::People)),
            Bound::new(Cap::B, texts.back, see(View::Board)),
        ]);
    }
}

fn question(desk: &TableDesk<'_>, deed: Action) -> Phrase {
    let words = desk.words;
    let (text, at) = match deed {
        Action::Remove(_, at) => (words.ask_remove, at),
        Action::Claim(_, at) | Action::Stop(_, at) => (words.ask_claim, at),
        _ => return Phrase::new(),
    };
    fill(text, &[&words.crime(at.crime), &place_name(at.place)])
}

/// Where a token of the place that is looked at lies, below the map.
fn token_area(index: u8) -> Area {
    Area::new(6 + 32 * i32::from(index), 187, 29, 28)
}

/// What lies on a place, small, at the right of the strip.
fn draw_small(desk: &TableDesk<'_>, canvas: &mut Canvas, place: Place, from: i32) {
    let board = desk.table.board();
    let tokens = board.tokens_on(place);
    if let Some(crime) = board.scene_on(place) {
        if tokens.is_empty() {
            return scene(canvas, 222, 200, 16, crime);
        }
        // Nobody has taken these off yet.
        scene(canvas, from + 18, 200, 16, crime);
        let end = from + 18 + 22 * tokens.len() as i32;
        for (token, x) in tokens.iter().zip((from + 40..).step_by(22)) {
            crime_token(canvas, x, 200, 14, token);
        }
        let room = 222 - end;
        if Style::Note.width(desk.words.still_lies) <= room {
            Pen::new(Style::Note, FOG, INK).room(room).right(canvas, 234, 206, desk.words.still_lies);
        }
        return;
    }
    let first = 226 - 24 * (tokens.len() as i32 - 1);
    for (token, x) in tokens.iter().zip((first..).step_by(24)) {
        crime_token(canvas, x, 200, 20, token);
    }
}
