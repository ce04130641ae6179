//! A house event card on paper: sign, name, story, rule, what it brings. The same for every way of playing.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{EventCard, EventId, RewardSet};
use confidant_core::tiny_epic_crimes::edition::OwnEvents;
use confidant_core::tiny_epic_crimes::kinds::Slot;
use confidant_core::tiny_epic_crimes::{ActiveEvent, CardName, EventShape, Slots};

use super::Words;
use super::cards::{EventText, Scene};
use super::signs::{event_sign, reward_sign};
use crate::draw::palette::{FOG, INK, PAPER, RUST, SAND};
use crate::draw::parts::card::{card, chip};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::wheel::{Wheel, wheel};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::page::Show;
use crate::texts::{Language, Phrase, fill};

/// A house card and the table that it lies on.
pub(super) struct HouseCard<'a> {
    pub id: EventId,
    pub card: &'static EventCard,
    /// As it lies in its slot.
    pub event: Option<&'a ActiveEvent>,
    pub officers: u8,
    pub team: bool,
    /// The name of the officer whom it marks.
    pub who: &'a str,
    pub language: Language,
}

/// What a house card says at this table: what it does, what resolves it, how it ends by itself.
type Rule = heapless::String<240>;

impl<'a> HouseCard<'a> {
    /// The card of a slot as it lies; `who`: the name of the officer whom it marks.
    pub fn lying(slots: &'a Slots, slot: Slot, id: EventId, who: &'a str, language: Language) -> Self {
        let (officers, team) = (slots.officers(), slots.is_team());
        Self { id, card: slots.card(id), event: slots.event(slot), officers, team, who, language }
    }

    fn rule(&self) -> Rule {
        let scene = Scene {
            officers: self.officers,
            team: self.team,
            mark: self.event.and_then(|event| event.mark),
            who: self.who,
        };
        let text = EventText::of(self.id);
        let mut rule = Rule::new();
        // Every gap is filled: a test of the cards sees to it.
        let _ = text.write_rule(&mut rule, self.language, self.card, scene);
        if self.card.fuse.is_some() {
            let _ = rule.push(' ');
            let _ = text.write_fuse(&mut rule, self.language, self.card, scene);
        }
        rule
    }

    /// What the solver and what the helpers gain at this table. A card that brings nothing yet shows what it will bring
    /// after the next red line.
    fn gains(&self) -> ([RewardSet; 2], bool) {
        let ticks = self.event.map_or(0, |event| event.ticks);
        let solver = self.card.solver_gains(self.team, ticks);
        let later = solver.is_empty();
        let solver = if later { self.card.solver_gains(self.team, ticks + 1) } else { solver };
        ([solver, self.card.helper_gains(self.team)], later)
    }

    /// The card from the plate down.
    pub fn draw(&self, canvas: &mut Canvas) {
        let words = Words::of(self.language);
        let text = EventText::of(self.id);
        card(canvas, Area::new(8, 32, 224, 181));
        // Without gains for helpers there is room for the chip beside the gains, and more for the rule.
        let compact = self.gains().0[1].is_empty();
        let width = Style::Hint.width(words.house_deck) + 10;
        let (middle, chip_at, top, line) =
            if compact { (48, (226 - width, 191), 62, 15) } else { (53, (47, 56), 72, 16) };
        canvas.disc(28, middle, 13, INK);
        event_sign(self.id).draw(canvas, 19, middle - 9, 18, PAPER);
        let base = if compact { 53 } else { 51 };
        Pen::new(Style::Bold, INK, PAPER).room(182).left(canvas, 47, base, text.name(self.language));
        chip(canvas, Area::new(chip_at.0, chip_at.1, width, 15), RUST, PAPER, words.house_deck);
        let story = Pen::new(Style::Note, RUST, PAPER);
        let end =
            story.paragraph(canvas, Area::new(15, top, 212, 48), 15, Align::Left, text.story(self.language));
        canvas.rect(Area::new(16, end + 2, 208, 1), SAND);
        let below = Area::new(15, end + 4, 212, 187 - end - 4);
        Pen::new(Style::Note, INK, PAPER).paragraph(canvas, below, line, Align::Left, &self.rule());
        self.draw_gains(canvas, words);
    }

    /// What the solver and the helpers gain, in signs.
    fn draw_gains(&self, canvas: &mut Canvas, words: &Words) {
        let ([solver, helpers], later) = self.gains();
        canvas.rect(Area::new(16, 187, 208, 1), SAND);
        let says: Phrase = fill(if later { "{} +" } else { "{}" }, &[&words.solver]);
        let x = draw_rewards(canvas, 16, &says, solver);
        if !helpers.is_empty() {
            draw_rewards(canvas, x.max(124), words.helpers, helpers);
        }
    }

    /// The card as it was drawn just now, with its plate.
    pub fn draw_drawn(&self, canvas: &mut Canvas, slot: Slot) {
        let words = Words::of(self.language);
        canvas.clear(INK);
        let corner = fill(words.slot_n, &[&(slot.index() + 1)]);
        plate(canvas, words.new_event, Corner::Text(&corner));
        self.draw(canvas);
    }
}

/// Draws a printed card: what was entered of it, else that people read it themselves; and what they call it.
pub(super) fn draw_printed(
    canvas: &mut Canvas,
    words: &Words,
    own: OwnEvents,
    timed: bool,
    name: Option<CardName>,
) {
    let own = name.and_then(|name| own.card(name));
    let title = own.map_or(words.printed_event, |own| &own.name);
    let area = Area::new(8, 34, 224, 120);
    card(canvas, area);
    let sign = if timed { Icon::Clock } else { Icon::Event };
    sign.draw(canvas, 20, 46, 40, INK);
    let style = if Style::Bold.width(title) <= 150 { Style::Bold } else { Style::Hint };
    Pen::new(style, INK, PAPER).room(150).left(canvas, 72, 62, title);
    if timed {
        Pen::new(Style::Note, RUST, PAPER).room(150).left(canvas, 72, 82, words.printed_timed);
    }
    if let Some(own) = own {
        return draw_shape(canvas, own);
    }
    let text = Area::new(20, 96, 200, 50);
    Pen::new(Style::Body, INK, PAPER).paragraph(canvas, text, 19, Align::Left, words.printed_card);
    if let Some(name) = name {
        Pen::new(Style::Name, FOG, INK).centred(canvas, 120, 196, &fill("{}", &[&name]));
    }
}

/// What a card costs and brings: hours, gangsters, tokens, each with its sign.
fn draw_shape(canvas: &mut Canvas, card: &EventShape) {
    canvas.rect(Area::new(20, 98, 200, 1), SAND);
    let numbers = [(Icon::Clock, card.hours), (Icon::Pawn, card.gangsters), (Icon::Pin, card.tokens)];
    for ((icon, number), x) in numbers.into_iter().zip([32, 96, 160]) {
        icon.draw(canvas, x, 114, 20, RUST);
        let says: Phrase = fill("{}", &[&number]);
        Pen::new(Style::Bold, INK, PAPER).left(canvas, x + 28, 130, &says);
    }
}

/// A wheel of so many names for the card of a slot, at one of them; Up and Down turn it.
pub(super) fn names_wheel<D>(
    show: &mut Show<'_, D>,
    words: &Words,
    slot: &str,
    (count, chosen): (usize, u8),
    name: &dyn Fn(usize) -> Phrase,
    turn: impl FnOnce(usize) -> D,
) {
    show.plate(words.call_it, Corner::Text(slot));
    show.picture(|canvas| {
        let at = |steps: usize| name((usize::from(chosen) + steps) % count.max(1));
        let (above, value, below) = (at(count.max(1) - 1), at(0), at(1));
        wheel(canvas, 60, 56, 120, &Wheel { above: &above, value: &value, below: &below, focus: true });
    });
    show.turns(chosen.into(), count, turn);
}

fn draw_rewards(canvas: &mut Canvas, x: i32, label: &str, rewards: RewardSet) -> i32 {
    let mut x = 4 + Pen::new(Style::Hint, RUST, PAPER).left(canvas, x, 203, label);
    for reward in rewards {
        canvas.rounded(Area::new(x, 190, 19, 18), 4, INK);
        reward_sign(reward).draw(canvas, x + 2, 191, 16, PAPER);
        x += 21;
    }
    x + 6
}
