//! Log only: Mister X alone enters his moves. The detectives move on the board; then the table says that it is done, asks
//! whether he is at a station, or says how it ended where only the pawns show it.

use confidant_core::scotland_yard::{Action, Ending, MISTER_X, Phase, Station};

use super::deeds::{View, see};
use super::table::{draw_card, turn};
use super::{Mark, Screens, Shows, TableDesk, Words};
use crate::draw::palette::{FOG, INK, LAMP, PAPER};
use crate::draw::parts::bars::FOOT_TOP;
use crate::draw::parts::breath::MIDDLE;
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::wheel::{WHEEL_HEIGHT, Wheel, wheel};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::{Deed, MenuOf};
use crate::input::Key;
use crate::page::{Bound, Tiles};
use crate::texts::fill;

/// A station in the making.
#[derive(Clone, Copy, PartialEq)]
pub struct Claim {
    digits: [u8; 3],
    lit: u8,
}

impl Default for Claim {
    fn default() -> Self {
        Self { digits: [0; 3], lit: 1 }
    }
}

impl Claim {
    pub(super) fn of(station: Station) -> Self {
        let number = station.number();
        Self { digits: [number / 100, number / 10 % 10, number % 10], lit: 1 }
    }

    fn station(self) -> Option<Station> {
        let number = self.digits.iter().fold(0, |number: u16, &digit| number * 10 + u16::from(digit));
        u8::try_from(number).ok().and_then(Station::new)
    }

    /// The digit that this one turns to: no station has more than one hundred.
    fn beside(self, at: u8, key: Key) -> u8 {
        let values = if at == 0 { 2 } else { 10 };
        let digit = self.digits.get(usize::from(at)).copied().unwrap_or(0);
        (digit + if key == Key::Up { 1 } else { values - 1 }) % values
    }

    fn turned(mut self, key: Key) -> Self {
        let beside = self.beside(self.lit, key);
        self.digits.get_mut(usize::from(self.lit)).into_iter().for_each(|digit| *digit = beside);
        self
    }
}

/// What a table says of how it ended: the row of the menu, and what follows.
fn ending_words(words: &'static Words, ending: Ending) -> (Icon, &'static str, &'static str) {
    match ending {
        Ending::Stuck => (Icon::Hat, words.say_stuck, words.then_he_wins),
        Ending::Trapped => (Icon::Prison, words.say_trapped, words.then_he_loses),
        Ending::Caught => (Icon::Arrest, words.say_caught, words.then_he_loses),
    }
}

/// What the table can say in the menu.
pub(super) fn menu(desk: &TableDesk<'_>) -> MenuOf<Screens> {
    let map = (Icon::Search, desk.words.map, see(View::Map { entering: false }));
    let says = !matches!(desk.table.phase(), Phase::Decide | Phase::Over(_));
    let ending = |ending| {
        let (icon, says, _) = ending_words(desk.words, ending);
        (icon, says, see(View::Says(ending)))
    };
    let endings = [Ending::Caught, Ending::Trapped, Ending::Stuck];
    [map].into_iter().chain(endings.into_iter().filter(|_| says).map(ending)).collect()
}

impl Screens {
    /// What can be done at the table while the detectives move on the board.
    pub(super) fn board_keys(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let words = desk.words;
        show.keys([
            Bound::new(Cap::A, words.done, Deed::Play(Action::Done)),
            Bound::new(Cap::X, words.claim, see(View::Claim(Claim::default()))),
            Bound::says(Cap::B, desk.texts.menu),
        ]);
    }

    pub(super) fn claim_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, claim: Claim) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let left = table.log_only().map_or(0, |log| log.claims_left());
        show.plate(words.claim, Corner::Text(&fill(words.claims_left, &[&left])));
        let lies_at = |digit: u8| Some(Area::new(24 + 66 * i32::from(digit), 57, 60, WHEEL_HEIGHT));
        show.picture(|canvas| {
            for (at, (&digit, x)) in (0..).zip(claim.digits.iter().zip((24..).step_by(66))) {
                let [above, below] = [Key::Up, Key::Down].map(|key| number(claim.beside(at, key)));
                let view =
                    Wheel { above: &above, value: &number(digit), below: &below, focus: at == claim.lit };
                wheel(canvas, x, 57, 60, &view);
            }
            let pen = Pen::new(Style::Note, FOG, INK).room(228);
            pen.centred(canvas, 120, 49, words.claim_pawn);
            pen.centred(canvas, 120, 57 + WHEEL_HEIGHT + 17, words.claim_told);
        });
        let to = |claim| see(View::Claim(claim));
        let step = |digit: u8, key: Key| match key {
            Key::Left => digit.saturating_sub(1),
            Key::Right => (digit + 1).min(2),
            _ => digit,
        };
        let tiles = Tiles { lit: claim.lit, step: &step, place: &lies_at };
        let asks = match claim.station() {
            _ if left == 0 => Err(words.no_claim_left),
            Some(station) => Ok(Deed::Play(Action::Claim(station))),
            None => Err(words.no_such_station),
        };
        show.tiles(&tiles, |lit| to(Claim { lit, ..claim }), Some(asks));
        for key in [Key::Up, Key::Down] {
            show.on(&[key], || to(claim.turned(key)));
        }
        show.keys([
            Bound::says(Cap::Stick, words.station),
            Bound::says(Cap::A, words.ask),
            Bound::new(Cap::B, texts.back, see(View::Table)),
        ]);
    }

    /// How it ended, before it is said: all are asked.
    pub(super) fn says_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, ending: Ending) {
        let (texts, words) = (desk.texts, desk.words);
        let (icon, says, then) = ending_words(words, ending);
        show.plate(words.say_title, desk.corner().corner());
        show.picture(|canvas| {
            icon.draw(canvas, 82, 34, 76, LAMP);
            let pen = Pen::new(Style::Head, PAPER, INK);
            pen.paragraph(canvas, Area::new(8, 114, 224, 56), 28, Align::Middle, says);
            let pen = Pen::new(Style::Body, FOG, INK);
            pen.paragraph(canvas, Area::new(8, 176, 224, 40), 20, Align::Middle, then);
        });
        show.keys([
            Bound::new(Cap::A, words.all_agree, Deed::Play(Action::Over(ending))),
            Bound::new(Cap::B, texts.back, see(View::Table)),
        ]);
    }
}

/// Who moves: the detectives, on the board; or Mister X, with what he has left.
pub(super) fn draw_foot(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    let (table, words) = (desk.table, desk.words);
    if table.phase() != Phase::Board {
        return draw_card(desk, canvas, FOOT_TOP + 4, turn(table).unwrap_or(MISTER_X));
    }
    card(canvas, Area::new(8, FOOT_TOP + 2, 224, 44));
    Icon::Bobby.draw(canvas, 18, FOOT_TOP + 11, 26, INK);
    Pen::new(Style::Bold, INK, PAPER).room(172).left(canvas, 54, FOOT_TOP + 20, words.log_move);
    let says = match desk.public.acts().last() {
        Some((_, Mark::Claimed(at))) => fill(words.not_there, &[&at]),
        _ => fill(words.log_board, &[]),
    };
    Pen::new(Style::Note, INK, PAPER).room(172).left(canvas, 54, FOOT_TOP + 37, &says);
}

/// A claim, or how it is said to have ended, in the ring of a breath.
pub(super) fn draw_unsettled(desk: &TableDesk<'_>, action: Action, canvas: &mut Canvas) {
    let ((x, y), words) = (MIDDLE, desk.words);
    let body = Pen::new(Style::Body, FOG, INK);
    match action {
        Action::Claim(at) => {
            Icon::Hat.draw(canvas, x - 20, y - 72, 40, LAMP);
            Pen::new(Style::Giant, PAPER, INK).room(150).centred(canvas, x, y + 32, &number(at.number()));
            body.room(120).centred(canvas, x, y + 62, words.is_he_there);
        }
        Action::Over(ending) => {
            let (icon, says, _) = ending_words(words, ending);
            icon.draw(canvas, x - 38, y - 74, 76, LAMP);
            let pen = Pen::new(Style::Bold, PAPER, INK);
            pen.paragraph(canvas, Area::new(x - 62, y + 8, 124, 60), 20, Align::Middle, says);
        }
        Action::Done => {
            Icon::Flag.draw(canvas, x - 38, y - 74, 76, LAMP);
            let pen = Pen::new(Style::Bold, PAPER, INK);
            pen.paragraph(canvas, Area::new(x - 62, y + 8, 124, 60), 20, Align::Middle, words.last_round);
        }
        _ => {}
    }
}
