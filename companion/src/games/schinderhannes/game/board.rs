//! The open board: the map, a place with its tokens and what can be done with them, the matrix.

use confidant_core::schinderhannes::{
    Action, Board, Crime, CrimeSet, Deduction, Phase, Place, Standing, Token,
};
use confidant_core::seat::Seat;

use super::super::matrix::{At, Cell, matrix};
use super::super::solo::direction;
use super::super::soonwald::{
    OnPlace, crime as crime_token, neighbour, place_code, place_name, roads, scene, soonwald,
};
use super::{Screens, TableDesk, View, turn};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::parts::bars::{FOOT_TOP, Notice, news, notice};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row, list_above};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};
use confidant_core::chance::Source;

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
        None => fill(desk.texts.result, &[]),
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

impl Screens {
    pub(super) fn press_board(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        match (direction(key), key, self.place) {
            (Some(_), _, None) => self.place = Some(Place::Hahnmuehle),
            (Some(way), _, Some(place)) => self.place = Some(neighbour(place, way)),
            (None, Key::A, Some(_)) => {
                self.token = 0;
                self.view = View::Place;
            }
            (None, Key::A, None) if desk.table.source() == Source::Table => {
                self.entry = Default::default();
                if let Some(hold) = super::printed(desk) {
                    self.entry.open(&hold, 0);
                }
                self.view = View::Entry;
            }
            (None, Key::X, _) => self.view = View::Matrix,
            (None, Key::B, Some(_)) => self.place = None,
            (None, Key::B, None) if self.home(desk.table) == View::Board => return Wish::Leave,
            (None, Key::B, None) => self.view = self.home(desk.table),
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_board(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, words) = (desk.table, desk.words);
        canvas.clear(INK);
        plate(canvas, &turn_title(desk), desk.corner().corner());
        let board = table.board();
        soonwald(canvas, roads(table.edition()), self.place, |place| on_board(board, place));
        match self.place {
            None => standing(desk, canvas, turn(table)),
            Some(place) => {
                strip_ground(canvas);
                canvas.say_chosen(place_name(place));
                Pen::new(Style::Bold, LAMP, INK).room(124).left(canvas, 8, 206, place_name(place));
                draw_small(canvas, board, place);
            }
        }
        if self.note {
            news(canvas, FOOT_TOP, Icon::Cards, words.piles_empty, "");
        }
        let printed = table.source() == Source::Table;
        match (self.place, printed) {
            (Some(_), _) => {
                key_hints(
                    canvas,
                    &[(Cap::Stick, words.place_key), (Cap::A, desk.texts.open), (Cap::B, words.board)],
                );
            }
            (None, true) => {
                key_hints(
                    canvas,
                    &[(Cap::Stick, words.place_key), (Cap::A, words.card_key), (Cap::X, words.view_key)],
                );
            }
            (None, false) => {
                key_hints(
                    canvas,
                    &[(Cap::Stick, words.place_key), (Cap::X, words.view_key), (Cap::Y, words.hand_key)],
                );
            }
        }
    }

    fn tokens(&self, desk: &TableDesk<'_>) -> (Place, CrimeSet) {
        let place = self.place.unwrap_or(Place::Hahnmuehle);
        (place, desk.table.board().tokens_on(place))
    }

    fn lit(&self, desk: &TableDesk<'_>) -> Option<Token> {
        let (place, tokens) = self.tokens(desk);
        Some(Token { crime: tokens.nth(self.token.into())?, place })
    }

    fn deeds(&self, desk: &TableDesk<'_>, token: Token) -> Deeds {
        let table = desk.table;
        let mut deeds = Deeds::new();
        let Some(turn) = turn(table) else { return deeds };
        let acts = matches!(table.phase(), Phase::Act(..));
        let manual = table.deduction() == Deduction::Manual;
        if manual && !matches!(table.phase(), Phase::Deal(..)) {
            let _ = deeds.push(Action::Claim(turn, token));
        }
        if acts && (table.chair(turn).remove_card || !manual) {
            let _ = deeds.push(Action::Remove(turn, token));
        }
        if manual && acts {
            for seat in table.players().filter(|&seat| seat != turn) {
                let _ = deeds.push(Action::Stop(seat, token));
            }
        }
        deeds
    }

    pub(super) fn press_place(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let count = self.tokens(desk).1.len().max(1) as u8;
        match key {
            Key::Left | Key::Up => self.token = (self.token + count - 1) % count,
            Key::Right | Key::Down => self.token = (self.token + 1) % count,
            Key::A => {
                let deeds = self.lit(desk).map(|token| self.deeds(desk, token)).unwrap_or_default();
                match (deeds.as_slice(), turn(desk.table)) {
                    ([], _) => return Wish::Nothing,
                    // It is refused, and no question is asked before.
                    ([spent @ Action::Remove(..)], Some(seat)) if !desk.table.chair(seat).remove_card => {
                        return Wish::Play(*spent);
                    }
                    _ => {}
                }
                self.deed = 0;
                self.view = View::Deeds;
            }
            Key::X => self.view = View::Matrix,
            Key::B => self.view = View::Board,
            Key::Y => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn press_deeds(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let deeds = self.lit(desk).map(|token| self.deeds(desk, token)).unwrap_or_default();
        let count = deeds.len().max(1) as u8;
        match key {
            Key::Up | Key::Left => self.deed = (self.deed + count - 1) % count,
            Key::Down | Key::Right => self.deed = (self.deed + 1) % count,
            Key::A => {
                return deeds.get(usize::from(self.deed)).map_or(Wish::Nothing, |&deed| Wish::Play(deed));
            }
            Key::B => self.view = View::Place,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_place(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let (place, tokens) = self.tokens(desk);
        canvas.clear(INK);
        let quarter = words.quarter(table.edition().quarter(place));
        plate(canvas, place_name(place), Corner::Text(quarter));
        let lit = self.lit(desk);
        let deeds = lit.map(|token| self.deeds(desk, token)).unwrap_or_default();
        if self.view == View::Deeds && deeds.len() > 1 {
            return self.draw_deeds(desk, canvas, &deeds);
        }
        let board = table.board();
        soonwald(canvas, roads(table.edition()), Some(place), |place| on_board(board, place));
        strip_ground(canvas);
        for ((index, token), x) in tokens.iter().enumerate().zip((6..).step_by(32)) {
            let chosen = index == usize::from(self.token);
            canvas.rounded(Area::new(x, 187, 29, 28), 5, if chosen { LAMP } else { SLATE });
            crime_token(canvas, x + 14, 201, 20, token);
        }
        match (lit, board.scene_on(place)) {
            (Some(token), _) => {
                let x = 10 + 32 * tokens.len() as i32;
                let name = words.crime(token.crime);
                canvas.say_chosen(name);
                let count = board.tokens(token.crime).len();
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
        if self.view == View::Deeds
            && let Some(&deed) = deeds.first()
        {
            notice(canvas, Notice::Question, &self.question(desk, deed), 0);
            return key_hints(canvas, &[(Cap::A, words.remove_verb), (Cap::B, texts.back)]);
        }
        if deeds.is_empty() {
            return key_hints(canvas, &[(Cap::Sideways, words.token_key), (Cap::B, words.board)]);
        }
        let verb = if deeds.len() > 1 { texts.open } else { words.remove_verb };
        key_hints(canvas, &[(Cap::Sideways, words.token_key), (Cap::A, verb), (Cap::B, words.board)]);
    }

    fn question(&self, desk: &TableDesk<'_>, deed: Action) -> Phrase {
        let words = desk.words;
        let (text, at) = match deed {
            Action::Remove(_, at) => (words.ask_remove, at),
            Action::Claim(_, at) | Action::Stop(_, at) => (words.ask_claim, at),
            _ => return Phrase::new(),
        };
        fill(text, &[&words.crime(at.crime), &place_name(at.place)])
    }

    /// With own conclusions: the remove card, a claim, or STOP by whom.
    fn draw_deeds(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, deeds: &Deeds) {
        let (words, texts) = (desk.words, desk.texts);
        if let Some(&deed) = deeds.first() {
            notice(canvas, Notice::Question, &self.question(desk, deed), 0);
        }
        let labels: heapless::Vec<(Icon, Phrase), 6> = deeds
            .iter()
            .map(|&deed| match deed {
                Action::Stop(seat, _) => (Icon::Noentry, fill(words.stop_by, &[&desk.name(seat)])),
                Action::Claim(seat, _) => (Icon::Check, fill(words.claim_by, &[&desk.name(seat)])),
                _ => (Icon::Erase, fill(words.remove_card, &[])),
            })
            .collect();
        list_above(canvas, 150, PITCH, labels.len(), self.deed.into(), |index| match labels.get(index) {
            Some((icon, label)) => Row::new(label).icon(*icon),
            None => Row::new(""),
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, words.remove_verb), (Cap::B, texts.back)]);
    }

    pub(super) fn press_matrix(&mut self, key: Key) -> Wish<Action> {
        match key {
            Key::X => self.view = View::People,
            Key::B => self.view = View::Board,
            Key::A | Key::Y => return Wish::Nothing,
            key => self.at = self.at.moved(key),
        }
        Wish::Redraw
    }

    pub(super) fn draw_matrix(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let board = table.board();
        let at: At = self.at;
        canvas.clear(INK);
        let place = at.place(table.edition());
        let name = fill("{}, {}", &[&words.crime(at.crime()), &place_code(place)]);
        plate(canvas, &name, desk.corner().corner());
        canvas.say_chosen(&name);
        matrix(canvas, table.edition(), at, false, |crime: Crime, place| match board.standing(crime) {
            Standing::Found(scene) if scene == place => Cell::Scene,
            Standing::Tokens(tokens) if tokens.has(place) => Cell::Open,
            _ => Cell::Out,
        });
        key_hints(canvas, &[(Cap::Stick, words.token_key), (Cap::X, words.view_key), (Cap::B, texts.back)]);
    }
}

/// What lies on a place, small, at the right of the strip.
fn draw_small(canvas: &mut Canvas, board: &Board, place: Place) {
    if let Some(crime) = board.scene_on(place) {
        return scene(canvas, 222, 200, 16, crime);
    }
    let tokens = board.tokens_on(place);
    let first = 226 - 24 * (tokens.len() as i32 - 1);
    for (token, x) in tokens.iter().zip((first..).step_by(24)) {
        crime_token(canvas, x, 200, 20, token);
    }
}
