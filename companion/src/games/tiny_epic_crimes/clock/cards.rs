//! Event cards: as they are drawn, in their slots, and with a question about them.

use confidant_core::tiny_epic_clock::Action;
use confidant_core::tiny_epic_crimes::Side;
use confidant_core::tiny_epic_crimes::cards::{EventId, RewardSet};
use confidant_core::tiny_epic_crimes::words::Slot;

use super::{Screens, TableDesk, name_of};
use crate::draw::palette::{FOG, INK, PAPER, RUST, SAND};
use crate::draw::parts::card::{card, chip};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::cards::{EventText, Scene};
use crate::games::tiny_epic_crimes::signs::{event_sign, reward_sign};
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::fill;

/// What a house card says at this table: what it does, what resolves it, how it ends by itself.
type Rule = heapless::String<240>;

fn rule_of(desk: &TableDesk<'_>, slot: Slot, id: EventId) -> Rule {
    let table = desk.table;
    let event = table.event(slot);
    let marked = event.and_then(|event| event.officer());
    let scene = Scene {
        officers: table.officers().count() as u8,
        team: table.mode().is_team(),
        mark: event.and_then(|event| event.mark),
        who: marked.map_or("?", |officer| name_of(desk, officer)),
    };
    let (text, card) = (EventText::of(id), &table.edition().events.cards[id]);
    let mut rule = Rule::new();
    // Every gap is filled: a test of the cards sees to it.
    let _ = text.write_rule(&mut rule, desk.language, card, scene);
    if card.fuse.is_some() {
        let _ = rule.push(' ');
        let _ = text.write_fuse(&mut rule, desk.language, card, scene);
    }
    rule
}

/// A house card from the plate down: sign, name, story, rule, what it brings.
pub(super) fn draw_house(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot, id: EventId) {
    let words = desk.words;
    let text = EventText::of(id);
    let area = Area::new(8, 32, 224, 181);
    card(canvas, area);
    // Where nothing is told of helpers, there is room for the chip beside the gains, and more for the rule.
    let compact = gains(desk, slot, id)[1].is_empty();
    let width = Style::Hint.width(words.house_deck) + 10;
    let (middle, chip_at, top, line) =
        if compact { (48, (226 - width, 191), 62, 15) } else { (53, (47, 56), 72, 16) };
    canvas.disc(28, middle, 13, INK);
    event_sign(id).draw(canvas, 19, middle - 9, 18, PAPER);
    let base = if compact { 53 } else { 51 };
    Pen::new(Style::Bold, INK, PAPER).room(182).left(canvas, 47, base, text.name(desk.language));
    chip(canvas, Area::new(chip_at.0, chip_at.1, width, 15), RUST, PAPER, words.house_deck);
    let story = Pen::new(Style::Note, RUST, PAPER);
    let end =
        story.paragraph(canvas, Area::new(15, top, 212, 48), 15, Align::Left, text.story(desk.language));
    canvas.rect(Area::new(16, end + 2, 208, 1), SAND);
    let rule = rule_of(desk, slot, id);
    let below = Area::new(15, end + 4, 212, 187 - end - 4);
    Pen::new(Style::Note, INK, PAPER).paragraph(canvas, below, line, Align::Left, &rule);
    draw_gains(desk, canvas, slot, id);
}

/// What the solver and what the helpers gain at this table.
fn gains(desk: &TableDesk<'_>, slot: Slot, id: EventId) -> [RewardSet; 2] {
    let ticks = desk.table.event(slot).map_or(0, |event| event.ticks);
    let (card, team) = (&desk.table.edition().events.cards[id], desk.table.mode().is_team());
    [card.solver_gains(team, ticks), card.helper_gains(team)]
}

/// What the solver and the helpers gain, in signs.
fn draw_gains(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot, id: EventId) {
    let [solver, helpers] = gains(desk, slot, id);
    canvas.rect(Area::new(16, 187, 208, 1), SAND);
    let x = draw_rewards(canvas, 16, desk.words.solver, solver);
    if !helpers.is_empty() {
        draw_rewards(canvas, x.max(124), desk.words.helpers, helpers);
    }
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

fn slot_number(slot: Slot) -> usize {
    use confidant_core::id::Id as _;
    slot.index() + 1
}

/// A house card that was drawn just now.
pub(super) fn draw_drawn(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot, id: EventId) {
    canvas.clear(INK);
    let corner = fill(desk.words.slot_n, &[&slot_number(slot)]);
    plate(canvas, desk.words.new_event, Corner::Text(&corner));
    draw_house(desk, canvas, slot, id);
}

/// A card of the box: its slot, its name, and that people read it themselves.
pub(super) fn draw_printed(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot, timed: bool) {
    let words = desk.words;
    let area = Area::new(8, 34, 224, 120);
    card(canvas, area);
    let sign = if timed { Icon::Clock } else { Icon::Event };
    sign.draw(canvas, 20, 46, 40, INK);
    Pen::new(Style::Bold, INK, PAPER).room(150).left(canvas, 72, 62, words.printed_event);
    if timed {
        Pen::new(Style::Note, RUST, PAPER).room(150).left(canvas, 72, 82, words.printed_timed);
    }
    let text = Area::new(20, 96, 200, 50);
    Pen::new(Style::Body, INK, PAPER).paragraph(canvas, text, 19, Align::Left, words.printed_card);
    if let Some(name) = desk.table.name(slot) {
        Pen::new(Style::Name, FOG, INK).centred(canvas, 120, 196, &fill("{}", &[&name]));
    }
}

impl Screens {
    /// People set up a house event with their own dice: done, or it cannot be.
    pub(super) fn press_own_set_up(&mut self, key: Key) -> Wish<Action> {
        match key {
            Key::A => Wish::Play(Action::Done),
            Key::X => Wish::Play(Action::Away),
            Key::B => Wish::Leave,
            _ => Wish::Nothing,
        }
    }

    /// Pay, or let the event stay.
    pub(super) fn press_choose(&mut self, key: Key) -> Wish<Action> {
        match key {
            Key::A => Wish::Play(Action::Choose(Side::A)),
            Key::X => Wish::Play(Action::Choose(Side::B)),
            Key::B => Wish::Leave,
            _ => Wish::Nothing,
        }
    }

    /// The card of a slot with two keys: what A and X do.
    pub(super) fn draw_asked(
        &self,
        desk: &TableDesk<'_>,
        canvas: &mut Canvas,
        slot: Slot,
        keys: [&'static str; 2],
    ) {
        if let Some(id) = super::notes::cards_of(desk.table).get(slot_number(slot) - 1).copied().flatten() {
            draw_drawn(desk, canvas, slot, id);
        }
        key_hints(canvas, &[(Cap::A, keys[0]), (Cap::X, keys[1])]);
    }
}
