//! Hints in three steps: what to look at, what follows and why, do it.

use core::task::Poll;

use confidant_core::fuel::{Fuel, Stepper as _};
use confidant_core::id::Id;
use confidant_core::schinderhannes::solitaire::{Action, Table};
use confidant_core::schinderhannes::{
    Clue, Crime, CrimeSet, Deduced, Domains, Hint, Hinter, PlaceSet, Reason, Token,
};

use super::{SoloDesk, SoloScreens, View, title};
use crate::draw::palette::{FOG, INK, PAPER, RUST, SLATE, TUBE};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::games::schinderhannes::faces::{by_quarters, codes};
use crate::games::schinderhannes::soonwald::{crime as crime_token, place_code, place_name};
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// How far a hint has come.
#[derive(Default)]
// One of them at a time is all that there is.
#[allow(clippy::large_enum_variant)]
enum Stage {
    #[default]
    None,
    /// It is being looked for.
    Looking(Hinter),
    /// It is shown to this step, 1 to 3.
    Shown(Hint, u8),
}

/// The hints of a puzzle.
#[derive(Default)]
pub(super) struct Hints {
    stage: Stage,
    used: u8,
    /// What is being done as a hint says.
    doing: Option<Domains>,
}

impl Hints {
    pub(super) fn used(&self) -> u8 {
        self.used
    }

    /// Carries over the number of hints used before.
    pub(super) fn carry(&mut self, used: u8) {
        self.used = used;
    }

    /// The board has changed: what was found out does not hold any more.
    pub(super) fn forget(&mut self) {
        self.stage = Stage::None;
    }

    pub(super) fn stop(&mut self) {
        self.doing = None;
    }

    pub(super) fn looks(&self) -> bool {
        matches!(self.stage, Stage::Looking(_))
    }

    pub(super) fn look_on(&mut self, fuel: &mut Fuel) -> bool {
        let Stage::Looking(hinter) = &mut self.stage else { return false };
        let Poll::Ready(hint) = hinter.step(fuel) else { return false };
        self.stage = Stage::Shown(hint, 1);
        true
    }

    /// The next of the strikes that a hint says.
    pub(super) fn next(&mut self, table: &Table) -> Option<Action> {
        let doing = self.doing?;
        let left = |crime: Crime| doing[crime] & table.left[crime];
        let token = Crime::all().find_map(|crime| Some(Token { crime, place: left(crime).first()? }));
        if token.is_none() {
            self.doing = None;
        }
        token.map(Action::Remove)
    }
}

/// The one entry that does what a deduction says, or the first of several strikes.
fn entry(table: &Table, step: &Deduced) -> Option<Action> {
    let token = |crimes: CrimeSet, places: PlaceSet| {
        let (crime, place) = crimes.single().zip(places.single())?;
        Some(Action::Found(Token { crime, place }))
    };
    let found = match step.reason {
        Reason::Card => {
            let card = step.cards.first().copied().filter(|&card| !table.laid.has(card));
            card.map(Action::Play)
        }
        Reason::Places(crimes, places) | Reason::Crimes(crimes, places) => token(crimes, places),
        Reason::Supposition(..) => None,
    };
    found.or_else(|| {
        let crime = step.crime()?;
        Some(Action::Remove(Token { crime, place: step.lost[crime].first()? }))
    })
}

impl SoloScreens {
    /// A hint is looked for; one that was shown is shown again.
    pub(super) fn ask_hint(&mut self, desk: &SoloDesk<'_>) -> Wish<Action> {
        if matches!(self.hints.stage, Stage::None) {
            self.hints.used = self.hints.used.saturating_add(1);
            self.hints.stage = match desk.table.contradiction {
                true => Stage::Shown(Hint::Contradiction, 1),
                false => Stage::Looking(desk.table.hinter()),
            };
        }
        self.view = View::Hint;
        Wish::Redraw
    }

    pub(super) fn press_hint(&mut self, desk: &SoloDesk<'_>, key: Key) -> Wish<Action> {
        match (key, &mut self.hints.stage) {
            (Key::A, Stage::Shown(Hint::Next(step), depth)) if *depth >= 3 => {
                let Some(action) = entry(desk.table, step) else { return Wish::Nothing };
                if let Action::Remove(_) = action {
                    self.hints.doing = Some(step.lost);
                }
                return Wish::Play(action);
            }
            (Key::A, Stage::Shown(Hint::Next(_), depth)) => *depth += 1,
            (Key::X, _) => self.view = View::Matrix,
            (Key::B, _) => self.view = View::Cards,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_hint(&self, desk: &SoloDesk<'_>, canvas: &mut Canvas) {
        let (texts, words) = (desk.texts, desk.words);
        canvas.clear(INK);
        let depth = match self.hints.stage {
            Stage::Shown(Hint::Next(_), depth) => depth,
            _ => 1,
        };
        plate(canvas, &title(desk), Corner::Text(&fill(words.hint_n, &[&depth])));
        card(canvas, Area::new(8, 34, 224, 130));
        Icon::Bulb.draw(canvas, 18, 45, 24, RUST);
        let (head, text) = match &self.hints.stage {
            Stage::None | Stage::Looking(_) => (fill(words.hint, &[]), fill(words.thinking, &[])),
            Stage::Shown(Hint::Next(step), depth) => (heading(desk, step), says(desk, step, *depth)),
            Stage::Shown(Hint::Contradiction, _) => (fill(words.hint, &[]), fill(words.hint_wrong, &[])),
            Stage::Shown(..) => (fill(words.hint, &[]), fill(words.hint_open, &[])),
        };
        Pen::new(Style::Head, INK, PAPER).room(172).left(canvas, 52, 65, &head);
        let pen = Pen::new(Style::Body, INK, PAPER);
        pen.paragraph(canvas, Area::new(18, 74, 206, 86), 20, Align::Left, &text);
        let Stage::Shown(Hint::Next(step), _) = &self.hints.stage else {
            return key_hints(canvas, &[(Cap::X, words.matrix), (Cap::B, words.card_keys)]);
        };
        draw_strip(desk, canvas, step, depth > 1);
        let on = if depth >= 3 { words.do_it } else { words.more };
        key_hints(canvas, &[(Cap::A, on), (Cap::X, words.matrix), (Cap::B, texts.back)]);
    }
}

/// What it is about.
fn heading(desk: &SoloDesk<'_>, step: &Deduced) -> Phrase {
    let words = desk.words;
    match (step.reason, &step.cards[..]) {
        (Reason::Card, [card, ..]) => fill(words.card_n, &[card]),
        (Reason::Supposition(..), [a, b, c]) => fill(words.cards_n, &[&fill("{} {} {}", &[a, b, c])]),
        (Reason::Supposition(..), [a, b]) => fill(words.cards_n, &[&fill("{} {}", &[a, b])]),
        (Reason::Supposition(..), [a]) => fill(words.card_n, &[a]),
        (Reason::Supposition(..) | Reason::Card, _) => fill(words.hint, &[]),
        (Reason::Places(crimes, _) | Reason::Crimes(crimes, _), _) => match crimes.len() {
            1 => fill(words.hint_one, &[]),
            2 => fill(words.hint_pair, &[]),
            count => fill(words.hint_set, &[&count, &count]),
        },
    }
}

fn says(desk: &SoloDesk<'_>, step: &Deduced, depth: u8) -> Phrase {
    if depth > 1 { why(desk, step) } else { look(desk, step) }
}

/// Names of some crimes, as many as a sentence can bear.
fn names(desk: &SoloDesk<'_>, crimes: CrimeSet) -> Phrase {
    let mut text = Phrase::new();
    for (index, crime) in crimes.iter().enumerate() {
        if index > 0 {
            let _ = text.push_str(", ");
        }
        let _ = text.push_str(desk.words.crime(crime));
    }
    text
}

/// What to look at.
fn look(desk: &SoloDesk<'_>, step: &Deduced) -> Phrase {
    let words = desk.words;
    match step.reason {
        Reason::Card => fill(words.look_card, &[]),
        Reason::Places(crimes, _) => fill(words.look_crimes, &[&names(desk, crimes)]),
        Reason::Crimes(_, places) => match places.single() {
            Some(place) => fill(words.look_place, &[&place_name(place)]),
            None => fill(words.look_place, &[&codes(desk.table.edition(), places)]),
        },
        Reason::Supposition(token, _) => {
            fill(words.look_suppose, &[&words.crime(token.crime), &place_name(token.place)])
        }
    }
}

/// What follows, and why.
fn why(desk: &SoloDesk<'_>, step: &Deduced) -> Phrase {
    let words = desk.words;
    let edition = desk.table.edition();
    let counted = |text: &str, crimes: CrimeSet, places: PlaceSet| {
        fill(text, &[&crimes.len(), &places.len(), &codes(edition, places)])
    };
    match step.reason {
        Reason::Card => match step.cards.first().map(|&card| edition.clue(card)) {
            Some(Clue::Crime(crime, _)) => fill(words.why_crime_card, &[&words.crime(crime)]),
            Some(Clue::Place(place, _)) => fill(words.why_place_card, &[&place_name(place)]),
            Some(Clue::Pair(first, second, _)) => {
                fill(words.why_pair_card, &[&words.crime(first), &words.crime(second)])
            }
            Some(Clue::Group(..)) | None => fill(words.look_card, &[]),
        },
        Reason::Places(crimes, places) => match crimes.single().zip(places.single()) {
            Some((crime, place)) => fill(words.why_stands, &[&words.crime(crime), &place_name(place)]),
            None => counted(words.why_places, crimes, places),
        },
        Reason::Crimes(crimes, places) => match crimes.single().zip(places.single()) {
            Some((crime, place)) => fill(words.why_only, &[&place_name(place), &words.crime(crime)]),
            None => counted(words.why_crimes, crimes, places),
        },
        Reason::Supposition(_, Some(dead)) => fill(words.why_nowhere, &[&words.crime(dead)]),
        Reason::Supposition(_, None) => fill(words.no_contradiction, &[]),
    }
}

/// A crime that loses places, what is left to it, and struck what goes.
fn draw_strip(desk: &SoloDesk<'_>, canvas: &mut Canvas, step: &Deduced, told: bool) {
    let Some(crime) = step.crime() else { return };
    let edition = desk.table.edition();
    canvas.rounded(Area::new(8, 170, 224, 42), 6, SLATE);
    crime_token(canvas, 30, 191, 24, crime);
    let lost = step.lost[crime];
    let shown = desk.table.left[crime];
    let mut x = 50;
    // The fewer first: what stays, or what goes.
    let kept = shown - lost;
    let (first, second) = if kept.len() <= lost.len() { (kept, lost) } else { (lost, kept) };
    let of = |places: PlaceSet| by_quarters(edition).filter(move |&place| places.has(place));
    let places = of(first).chain(of(second));
    let count = shown.len();
    for (index, place) in places.enumerate() {
        let label = place_code(place);
        let width = Style::NoteBold.width(label);
        let more = fill("+{}", &[&(count - index)]);
        let needed = if index + 1 == count { 0 } else { Style::NoteBold.width(&more) + 8 };
        if x + width + needed > 226 {
            Pen::new(Style::NoteBold, FOG, SLATE).left(canvas, x, 196, &more);
            break;
        }
        let out = told && lost.has(place);
        let end = Pen::new(Style::NoteBold, if out { FOG } else { PAPER }, SLATE).left(canvas, x, 196, label);
        if out {
            canvas.line((x - 2, 191), (end + 2, 191), 2, TUBE);
        }
        x = end + 8;
    }
}
