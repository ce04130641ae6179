//! Hints in three steps: what to look at, what follows and why, do it.

use core::task::Poll;

use confidant_core::fuel::{Fuel, Stepper as _};
use confidant_core::id::Id;
use confidant_core::schinderhannes::solitaire::{Action, Table};
use confidant_core::schinderhannes::{
    Card, ChainLink, Clue, Crime, CrimeSet, Dead, Deduced, Domains, Hint, Hinter, PlaceSet, Reason, Token,
};

use super::{Does, Own, Shows, SoloDesk, SoloScreens, View, see, title};
use crate::draw::palette::{FOG, INK, PAPER, RUST, SLATE, TUBE};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::PITCH;
use crate::draw::parts::plate::Corner;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Deed;
use crate::games::schinderhannes::faces::{FaceRow, Mark, by_quarters, codes};
use crate::games::schinderhannes::soonwald::{crime as crime_token, place_code, place_name};
use crate::input::Key;
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
    /// Which step of a supposition's chain is shown.
    link: u8,
    /// What is being done as a hint says.
    pub doing: Option<Domains>,
}

impl Hints {
    /// Asks for one, which counts; one that was shown is shown again.
    pub(super) fn ask(&self) -> Does {
        let new = matches!(self.stage, Stage::None);
        if new { Deed::Hint(Own::Hint) } else { Deed::Own(Own::Hint) }
    }

    /// The board has changed: what was found out does not hold any more.
    pub(super) fn forget(&mut self) {
        (self.stage, self.link) = (Stage::None, 0);
    }

    /// What goes as the hint says that is shown.
    pub(super) fn lost(&self) -> Option<Domains> {
        match &self.stage {
            Stage::Shown(Hint::Next(step), _) => Some(step.lost),
            _ => None,
        }
    }

    /// This step of a supposition's chain is shown.
    pub(super) fn see_link(&mut self, link: u8) {
        self.link = link;
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

    /// The struck token that was right, if the hint names one; and the card that the board contradicts by now.
    fn wrong(&self) -> Option<(Token, Option<Card>)> {
        match self.stage {
            Stage::Shown(Hint::Struck(token, card), _) => Some((token, card)),
            _ => None,
        }
    }

    /// What the hint speaks of.
    pub(super) fn cell(&self) -> Option<Token> {
        let Stage::Shown(hint, _) = &self.stage else { return None };
        match hint {
            &Hint::Struck(token, _) => Some(token),
            Hint::Next(step) => step
                .crime()
                .zip(step.crime().and_then(|crime| step.lost[crime].first()))
                .map(|(crime, place)| Token { crime, place }),
            Hint::Contradiction | Hint::Solved | Hint::Open => None,
        }
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
        Reason::Card(_) => {
            let lays = |card: &Card| !table.by_hand && !table.laid.has(*card);
            let card = step.cards.first().copied().filter(lays);
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
            self.hints.stage = Stage::Looking(desk.table.hinter());
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
        let wrong = self.hints.wrong();
        let step = if wrong.is_some() { fill(words.error, &[]) } else { fill(words.hint_n, &[&depth]) };
        show.plate(&title(desk, 140), Corner::Text(&step));
        if let Some((step, 2)) = next.filter(|(step, _)| !step.chain.is_empty()) {
            return self.chain_page(desk, show, step);
        }
        show.picture(|canvas| {
            let hint = fill(words.hint, &[]);
            let (head, text) = match &self.hints.stage {
                Stage::None | Stage::Looking(_) => (hint, fill(words.thinking, &[])),
                Stage::Shown(Hint::Next(step), 1) => {
                    (heading(desk, step.reason, &step.cards), look(desk, step))
                }
                Stage::Shown(Hint::Next(step), 2) => {
                    (heading(desk, step.reason, &step.cards), why(desk, step))
                }
                Stage::Shown(Hint::Next(step), _) => {
                    (heading(desk, step.reason, &step.cards), goes(desk, step))
                }
                Stage::Shown(Hint::Struck(token, _), _) => (
                    fill("{}", &[&words.crime(token.crime)]),
                    fill(words.err_struck, &[&place_name(token.place)]),
                ),
                Stage::Shown(Hint::Contradiction, _) => (hint, fill(words.hint_wrong, &[])),
                Stage::Shown(..) => (hint, fill(words.hint_open, &[])),
            };
            paper(canvas, &head, "", &text);
            match (next, wrong) {
                (Some((step, depth)), _) => draw_step(desk, canvas, step, depth),
                (None, Some((token, card))) => {
                    // Why it is wrong.
                    let why = card.map_or(fill(words.err_only, &[]), |card| fill(words.stopped_at, &[&card]));
                    Pen::new(Style::Note, RUST, PAPER).room(206).left(canvas, 18, 153, &why);
                    draw_wrong(desk, canvas, token);
                }
                (None, None) => {}
            }
        });
        let matrix = Bound::new(Cap::X, words.matrix, see(View::Matrix));
        let back = |word| Bound::new(Cap::B, word, see(View::Cards));
        if let Some((token, _)) = wrong {
            let put_back = match desk.table.found_with(token) {
                Some(found) => Bound::new(Cap::A, words.lift, Deed::Play(Action::Lift(found))),
                None => Bound::new(Cap::A, words.put_back, Deed::Play(Action::Restore(token))),
            };
            return show.keys([put_back, matrix, back(texts.back)]);
        }
        let Some((step, depth)) = next else { return show.keys([matrix, back(words.card_keys)]) };
        let on = match depth {
            3.. => Bound::maybe(Cap::A, words.do_it, done(desk.table, step)),
            _ => Bound::new(Cap::A, words.more, Deed::Own(Own::MoreHint)),
        };
        show.keys([on, matrix, back(texts.back)]);
    }

    /// A supposition step by step: what goes by each, and in the end who is left without a place.
    fn chain_page(&self, desk: &SoloDesk<'_>, show: &mut Shows<'_>, step: &Deduced) {
        let words = desk.words;
        let (last, shown) = (step.chain.len(), usize::from(self.hints.link).min(step.chain.len()));
        show.picture(|canvas| {
            let count = fill("{}/{}", &[&(shown + 1), &(last + 1)]);
            let Some(link) = step.chain.get(shown) else {
                paper(canvas, &heading(desk, step.reason, &step.cards), &count, &why(desk, step));
                return draw_step(desk, canvas, step, 3);
            };
            let card = match link.reason {
                Reason::Card(card) => Some(card),
                _ => None,
            };
            let places = codes(desk.table.edition(), link.places);
            // Of one that is too long to be told, the beginning is missing.
            let before = if step.chain.is_full() && shown == 0 { "… " } else { "" };
            let text = fill(words.link_goes, &[&words.crime(link.crime), &places]);
            let text = fill("{}{}", &[&before, &text]);
            paper(canvas, &heading(desk, link.reason, card.as_slice()), &count, &text);
            if let Some(card) = card.filter(|_| Style::Body.count(&text, 206) <= 2) {
                draw_face(desk, canvas, card, 124);
            }
            draw_strip(desk, canvas, link.crime, at_link(desk.table, step, shown, link), link.places);
        });
        let see_link = |link: usize| Deed::Own(Own::Link(link as u8));
        show.on(&[Key::Left], || see_link(shown.saturating_sub(1)));
        show.on(&[Key::Right], || see_link((shown + 1).min(last)));
        show.keys([
            Bound::new(Cap::A, words.more, Deed::Own(Own::MoreHint)),
            Bound::says(Cap::Sideways, words.link_key),
            Bound::new(Cap::B, desk.texts.back, see(View::Cards)),
        ]);
    }
}

/// What is left to a link's crime when its turn comes, within the supposition.
fn at_link(table: &Table, step: &Deduced, shown: usize, link: &ChainLink) -> PlaceSet {
    let before = step.chain.iter().take(shown).filter(|before| before.crime == link.crime);
    let left = match step.reason {
        Reason::Supposition(token, _) if token.crime == link.crime => PlaceSet::only(token.place),
        _ => table.left[link.crime],
    };
    before.fold(left, |left, before| left - before.places)
}

/// The paper: what it is about, a count beside it, and what is said of it.
fn paper(canvas: &mut Canvas, head: &str, count: &str, text: &str) {
    card(canvas, Area::new(8, 34, 224, 130));
    Icon::Bulb.draw(canvas, 18, 45, 24, RUST);
    let room = 172 - Style::Bold.width(count);
    Pen::new(Style::Head, INK, PAPER).fit(room, head).left(canvas, 52, 65, head);
    Pen::new(Style::Bold, RUST, PAPER).right(canvas, 224, 64, count);
    let pen = Pen::new(Style::Body, INK, PAPER);
    pen.paragraph(canvas, Area::new(18, 74, 206, 86), 20, Align::Left, text);
}

/// A card's face in a row.
fn draw_face(desk: &SoloDesk<'_>, canvas: &mut Canvas, card: Card, y: i32) {
    let edition = desk.table.edition();
    let row = FaceRow { card, edition, chosen: true, dim: false, mark: Mark::None, figure: "" };
    row.draw(canvas, Area::new(14, y, 212, PITCH - 2));
}

/// Under the paper: first the row that the step speaks of, then the card or the row beside it, at last what goes.
fn draw_step(desk: &SoloDesk<'_>, canvas: &mut Canvas, step: &Deduced, depth: u8) {
    let spoken = match step.reason {
        Reason::Places(crimes, _) if depth == 1 => crimes.first(),
        Reason::Places(crimes, _) if depth == 2 => crimes.iter().last(),
        Reason::Card(card) if depth == 2 => return draw_face(desk, canvas, card, 176),
        _ => step.crime(),
    };
    if let Some(crime) = spoken {
        let lost = if depth > 2 { step.lost[crime] } else { PlaceSet::NONE };
        draw_strip(desk, canvas, crime, desk.table.left[crime], lost);
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
fn heading(desk: &SoloDesk<'_>, reason: Reason, cards: &[Card]) -> Phrase {
    let words = desk.words;
    match (reason, cards) {
        (Reason::Card(card), _) | (Reason::Supposition(..), &[card]) => fill(words.card_n, &[&card]),
        (Reason::Supposition(..), [a, b, c]) => fill(words.cards_n, &[&fill("{} {} {}", &[a, b, c])]),
        (Reason::Supposition(..), [a, b]) => fill(words.cards_n, &[&fill("{} {}", &[a, b])]),
        (Reason::Supposition(..), _) => fill(words.hint, &[]),
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
        Reason::Card(_) => fill(words.look_card, &[]),
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
        Reason::Card(card) => match edition.clue(card) {
            Clue::Crime(crime, _) => fill(words.why_crime_card, &[&words.crime(crime)]),
            Clue::Place(place, _) => fill(words.why_place_card, &[&place_name(place)]),
            Clue::Pair(first, second, _) => {
                fill(words.why_pair_card, &[&words.crime(first), &words.crime(second)])
            }
            Clue::Group(..) => fill(words.look_card, &[]),
        },
        Reason::Places(crimes, places) => match crimes.single().zip(places.single()) {
            Some((crime, place)) => fill(words.why_stands, &[&words.crime(crime), &place_name(place)]),
            None => counted(words.why_places, crimes, places),
        },
        Reason::Crimes(crimes, places) => match crimes.single().zip(places.single()) {
            Some((crime, place)) => fill(words.why_only, &[&place_name(place), &words.crime(crime)]),
            None => counted(words.why_crimes, crimes, places),
        },
        Reason::Supposition(_, Some(Dead::Crime(dead))) => fill(words.why_nowhere, &[&words.crime(dead)]),
        // Some place has nothing, or a group's cards do not fit.
        Reason::Supposition(_, Some(Dead::Place(_)) | None) => fill(words.no_contradiction, &[]),
    }
}

/// Most crimes and most places that a sentence names one by one.
const NAMED: usize = 4;

/// What goes by it: of one crime also what stays, of several where each.
fn goes(desk: &SoloDesk<'_>, step: &Deduced) -> Phrase {
    let words = desk.words;
    let edition = desk.table.edition();
    let losing = || Crime::all().filter(|&crime| !step.lost[crime].is_empty());
    let named = |places: PlaceSet| match places.len() {
        ..=NAMED => codes(edition, places),
        count => fill("({})", &[&count]),
    };
    if let (Some(crime), None) = (losing().next(), losing().nth(1)) {
        let stays = desk.table.left[crime] - step.lost[crime];
        return fill(words.goes_stays, &[&named(step.lost[crime]), &named(stays)]);
    }
    let mut text = Phrase::new();
    for crime in losing().take(NAMED) {
        let comma = if text.is_empty() { "" } else { ", " };
        let one = fill("{}{} {}", &[&comma, &words.crime(crime), &named(step.lost[crime])]);
        let _ = text.push_str(&one);
    }
    if let Some(more) = losing().count().checked_sub(NAMED).filter(|&more| more > 0) {
        let _ = text.push_str(&fill(", +{}", &[&more]));
    }
    fill(words.goes_of, &[&text])
}

/// The row of a crime whose struck token was right: what is left to it, and that cell.
fn draw_wrong(desk: &SoloDesk<'_>, canvas: &mut Canvas, token: Token) {
    canvas.rounded(Area::new(8, 170, 224, 42), 6, SLATE);
    crime_token(canvas, 30, 191, 24, token.crime);
    canvas.rounded(Area::new(50, 178, 44, 26), 5, PAPER);
    let code = place_code(token.place);
    Pen::new(Style::NoteBold, INK, PAPER).centred(canvas, 72, 196, code);
    canvas.line((56, 198), (88, 184), 2, TUBE);
    let left = codes(desk.table.edition(), desk.table.left[token.crime]);
    let fits = Style::NoteBold.width(&left) <= 124;
    let left = if fits { left } else { fill("+{}", &[&desk.table.left[token.crime].len()]) };
    Pen::new(Style::NoteBold, FOG, SLATE).room(126).left(canvas, 102, 196, &left);
}

/// The row of a crime: what is left to it, and struck what goes.
fn draw_strip(desk: &SoloDesk<'_>, canvas: &mut Canvas, crime: Crime, shown: PlaceSet, lost: PlaceSet) {
    let edition = desk.table.edition();
    canvas.rounded(Area::new(8, 170, 224, 42), 6, SLATE);
    crime_token(canvas, 30, 191, 24, crime);
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
        let out = lost.has(place);
        let end = Pen::new(Style::NoteBold, if out { FOG } else { PAPER }, SLATE).left(canvas, x, 196, label);
        if out {
            canvas.line((x - 2, 191), (end + 2, 191), 2, TUBE);
        }
        x = end + 8;
    }
}
