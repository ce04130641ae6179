//! Hints in three steps: what to look at, what follows and why, do it.

use core::task::Poll;

use confidant_core::fuel::{Fuel, Stepper as _};
use confidant_core::id::Id;
use confidant_core::schinderhannes::solitaire::{Action, Table};
use confidant_core::schinderhannes::{
    Clue, Crime, CrimeSet, Deduced, Domains, Hint, Hinter, PlaceSet, Reason, Token,
};

use super::{Does, Own, Shows, SoloDesk, SoloScreens, View, see, title};
use crate::draw::palette::{FOG, INK, PAPER, RUST, SLATE, TUBE};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Deed;
use crate::games::schinderhannes::faces::{by_quarters, codes};
use crate::games::schinderhannes::soonwald::{crime as crime_token, place_code, place_name};
use crate::page::Bound;
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
    /// How many were asked for.
    pub used: u8,
    /// What is being done as a hint says.
    pub doing: Option<Domains>,
}

impl Hints {
    /// None yet, but so many before.
    pub(super) fn after(used: u8) -> Self {
        Self { used, ..Self::default() }
    }

    /// The board has changed: what was found out does not hold any more.
    pub(super) fn forget(&mut self) {
        self.stage = Stage::None;
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

    /// The hint that is shown says more.
    pub(super) fn deepen(&mut self) {
        if let Stage::Shown(_, depth) = &mut self.stage {
            *depth += 1;
        }
    }

    /// What the hint says is done, strike by strike.
    pub(super) fn follow(&mut self) {
        if let Stage::Shown(Hint::Next(step), _) = &self.stage {
            self.doing = Some(step.lost);
        }
    }

    /// The next of the strikes that a hint says.
    pub(super) fn next(&mut self, table: &Table) -> Option<Action> {
        let next = strikes(table, self.doing.as_ref()?).next();
        if next.is_none() {
            self.doing = None;
        }
        next
    }
}

/// The strikes that are still to be made for these to be lost.
fn strikes(table: &Table, lost: &Domains) -> impl Iterator<Item = Action> {
    Crime::all().flat_map(|crime| {
        let places = lost[crime] & table.left[crime];
        places.iter().map(move |place| Action::Remove(Token { crime, place }))
    })
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
    pub(super) fn ask_hint(&mut self, desk: &SoloDesk<'_>) {
        if matches!(self.hints.stage, Stage::None) {
            self.hints.used = self.hints.used.saturating_add(1);
            self.hints.stage = match desk.table.contradiction {
                true => Stage::Shown(Hint::Contradiction, 1),
                false => Stage::Looking(desk.table.hinter()),
            };
        }
        self.view = View::Hint;
    }

    pub(super) fn hint_page(&self, desk: &SoloDesk<'_>, show: &mut Shows<'_>) {
        let (texts, words) = (desk.texts, desk.words);
        let next = match &self.hints.stage {
            Stage::Shown(Hint::Next(step), depth) => Some((step, *depth)),
            _ => None,
        };
        let depth = next.map_or(1, |(_, depth)| depth);
        show.plate(&title(desk), Corner::Text(&fill(words.hint_n, &[&depth])));
        show.picture(|canvas| {
            card(canvas, Area::new(8, 34, 224, 130));
            Icon::Bulb.draw(canvas, 18, 45, 24, RUST);
            let hint = fill(words.hint, &[]);
            let (head, text) = match &self.hints.stage {
                Stage::None | Stage::Looking(_) => (hint, fill(words.thinking, &[])),
                Stage::Shown(Hint::Next(step), 1) => (heading(desk, step), look(desk, step)),
                Stage::Shown(Hint::Next(step), _) => (heading(desk, step), why(desk, step)),
                Stage::Shown(Hint::Contradiction, _) => (hint, fill(words.hint_wrong, &[])),
                Stage::Shown(..) => (hint, fill(words.hint_open, &[])),
            };
            Pen::new(Style::Head, INK, PAPER).room(172).left(canvas, 52, 65, &head);
            let pen = Pen::new(Style::Body, INK, PAPER);
            pen.paragraph(canvas, Area::new(18, 74, 206, 86), 20, Align::Left, &text);
            if let Some((step, depth)) = next {
                draw_strip(desk, canvas, step, depth > 1);
            }
        });
        let matrix = Bound::new(Cap::X, words.matrix, see(View::Matrix));
        let back = |word| Bound::new(Cap::B, word, see(View::Cards));
        let Some((step, depth)) = next else { return show.keys([matrix, back(words.card_keys)]) };
        let on = match depth {
            3.. => Bound::maybe(Cap::A, words.do_it, done(desk.table, step)),
            _ => Bound::new(Cap::A, words.more, Deed::Own(Own::MoreHint)),
        };
        show.keys([on, matrix, back(texts.back)]);
    }
}

/// Does what a deduction says: by one entry, or strike by strike.
fn done(table: &Table, step: &Deduced) -> Option<Does> {
    let first = entry(table, step)?;
    let next = match first {
        Action::Remove(_) => strikes(table, &step.lost).find(|&strike| strike != first),
        _ => None,
    };
    Some(next.map_or(Deed::Play(first), |next| Deed::PlayBoth(first, next)))
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
