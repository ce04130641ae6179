//! What the turn brought, on one page: the dice and the small city if there is room, then the rows; then each card that
//! was drawn. The rows also lie below a question, so that whoever is asked knows what led to it.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::EventId;
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{Block, BlockSet, Table, Task};

use super::deeds::{Offer, deed_sign};
use super::does::{Own, View, light, own, see};
use super::envelope::{has_notes, reads_suspects};
use super::hand_ops::parts;
use super::notes::{Came, Done, Ended, Gain, Note, Notes};
use super::sheet::arg_says;
use super::{Reading, Screens, Shows, TableDesk, drive, name_of};
use crate::draw::palette::{GOOD, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::scroll_line;
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::tiny_epic_crimes::cards::{EventText, HandText};
use crate::games::tiny_epic_crimes::causes;
use crate::games::tiny_epic_crimes::dice::{Lit, block_name, dice_and_city, die};
use crate::games::tiny_epic_crimes::echo_ridge::gangster;
use crate::games::tiny_epic_crimes::event_card::HouseCard;
use crate::games::tiny_epic_crimes::red_line::Change;
use crate::games::tiny_epic_crimes::signs::{event_sign, evidence_sign, rewards_from_right};
use crate::games::tiny_epic_crimes::token_of;
use crate::input::Key;
use crate::page::Bound;
use crate::texts::{Phrase, fill};

/// A row of the page.
#[derive(Clone, Copy)]
enum Line {
    Deed(Done),
    Gain(Officer, Gain),
    Note(Note),
    Next(Officer),
}

/// Distance from row to row, and where there are many.
const PITCH: i32 = 26;
const CLOSE: i32 = 22;
/// The first row below the dice, and without them.
const BELOW_DICE: i32 = 110;
const TOP: i32 = 33;
const BOTTOM: i32 = 214;

/// How many rows tell what happened.
fn count(notes: &Notes) -> usize {
    let gains = notes.gains.iter().filter(|gain| **gain != Gain::default()).count();
    usize::from(notes.deed.is_some()) + gains + notes.rows.len()
}

/// A row of what happened: the deed, what everybody gained, and what followed.
fn line_at(notes: &Notes, mut index: usize) -> Option<Line> {
    if let Some(done) = notes.deed {
        if index == 0 {
            return Some(Line::Deed(done));
        }
        index -= 1;
    }
    for (officer, gain) in Officer::ALL.into_iter().zip(notes.gains) {
        if gain != Gain::default() {
            if index == 0 {
                return Some(Line::Gain(officer, gain));
            }
            index -= 1;
        }
    }
    notes.rows.get(index).copied().map(Line::Note)
}

/// Where the rows of the page are.
#[derive(Clone, Copy)]
struct Layout {
    /// The first row, and the distance between rows.
    top: i32,
    pitch: i32,
    /// How many there are, and how many have room at a time.
    count: usize,
    fit: usize,
}

impl Layout {
    /// Below large dice only where all have room there.
    fn of(count: usize, dice: bool) -> Self {
        let layout =
            |top: i32, pitch: i32| Self { top, pitch, count, fit: ((BOTTOM - top) / pitch) as usize };
        let all = [(BELOW_DICE, PITCH), (TOP, PITCH)].into_iter().skip(usize::from(!dice));
        let roomy = all.map(|(top, pitch)| layout(top, pitch)).find(|layout| layout.beyond() == 0);
        roomy.unwrap_or(layout(TOP, CLOSE))
    }

    /// How many rows there is no room for.
    fn beyond(self) -> usize {
        self.count.saturating_sub(self.fit)
    }

    /// How far back the page is after Up or Down: the last rows are shown first, and one is seen again.
    fn scrolled(self, back: u8, key: Key) -> usize {
        let (page, back) = (self.fit.saturating_sub(1), usize::from(back));
        let next = if key == Key::Up { back + page } else { back.saturating_sub(page) };
        next.min(self.beyond())
    }
}

impl Screens {
    /// With who is next there is one row more.
    fn layout(&self, table: &Table) -> Layout {
        let next = matches!(table.pending(), Some(Task::Turn(_)));
        Layout::of(count(&self.notes) + usize::from(next), self.roll.is_some())
    }

    /// A goes on; where nothing else is to be read, the stick begins the next drive at once. Where more happened than
    /// there is room for, Up and Down scroll.
    pub(super) fn result_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (words, texts) = (desk.words, desk.texts);
        let city = Bound::new(Cap::X, words.city_verb, see(View::City));
        let reads = |word| Bound::new(Cap::A, word, own(Own::Read));
        if self.reading == Reading::Cards {
            if let Some(&(slot, id)) = self.notes.cards.first() {
                show.picture(|canvas| house_card(desk, slot, id).draw_drawn(canvas, slot));
            }
            return show.keys([reads(words.lay_down), city]);
        }
        let actor = self.notes.actor().map_or("", |officer| name_of(desk, officer));
        show.plate(actor, desk.corner().corner());
        let layout = self.layout(desk.table);
        show.picture(|canvas| self.draw_result(desk, canvas, layout));
        let scrolls = layout.beyond() > 0;
        if scrolls {
            show.on(&[Key::Up], || light(layout.scrolled(self.row, Key::Up)));
            show.on(&[Key::Down], || light(layout.scrolled(self.row, Key::Down)));
        }
        let next = match desk.table.pending() {
            Some(Task::Turn(officer)) if self.notes.cards.is_empty() => Some(officer),
            _ => None,
        };
        if let Some(officer) = next {
            drive::begin(desk, show, officer);
        }
        let last = if has_notes(desk.table) {
            Bound::says(Cap::Y, words.notes_verb)
        } else {
            Bound::says(Cap::B, texts.menu)
        };
        let scroll = Bound::says(Cap::UpDown, texts.scroll);
        let drive = |cap| Bound::says(cap, words.drive_verb);
        match (scrolls, next.is_some()) {
            (false, false) => return show.keys([reads(texts.onward), city, last]),
            (true, true) => show.keys([scroll, drive(Cap::Sideways), reads(words.clock_verb)]),
            (true, false) => show.keys([scroll, reads(texts.onward), last]),
            (false, true) => show.keys([drive(Cap::Stick), reads(words.clock_verb), last]),
        }
        show.also(city);
    }

    fn draw_result(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, layout: Layout) {
        let Layout { top, pitch, count, fit } = layout;
        if let Some(roll) = self.roll.filter(|_| top == BELOW_DICE) {
            let [black, white] = roll.shown(desk.now);
            let still = [black, white] == roll.faces;
            let block = Block::of_dice(black, white).filter(|_| still);
            let lit = block.map_or(Lit::None, Lit::Block);
            dice_and_city(canvas, [Some(black), Some(white)], lit, BlockSet::NONE);
        }
        let first = layout.beyond().saturating_sub(self.row.into());
        for (index, y) in (first..count).zip((top..).step_by(pitch as usize)).take(fit) {
            let next = match desk.table.pending() {
                Some(Task::Turn(officer)) => Some(Line::Next(officer)),
                _ => None,
            };
            if let Some(line) = line_at(&self.notes, index).or(next) {
                draw_line(desk, canvas, Area::new(8, y, 224, pitch - 2), line, true);
            }
        }
        scroll_line(canvas, top, fit as i32 * pitch - 2, first, fit, count);
    }

    /// What led to a question, below its rows: the last of it that has room.
    pub(super) fn draw_context(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, top: i32) {
        let count = count(&self.notes);
        let fit = ((BOTTOM - top) / PITCH).max(0) as usize;
        let first = count.saturating_sub(fit);
        let y = BOTTOM - (count - first) as i32 * PITCH;
        for (index, y) in (first..count).zip((y..).step_by(PITCH as usize)) {
            if let Some(line) = line_at(&self.notes, index) {
                draw_line(desk, canvas, Area::new(8, y, 224, PITCH - 2), line, false);
            }
        }
    }
}

/// The house card of a slot, as it lies on this table.
pub(super) fn house_card<'a>(desk: &'a TableDesk<'_>, slot: Slot, id: EventId) -> HouseCard<'a> {
    let marked = desk.table.event(slot).and_then(|event| event.officer());
    let who = marked.map_or("", |officer| name_of(desk, officer));
    HouseCard::lying(desk.table.slots(), slot, id, who, desk.language)
}

/// What stands on the left of a row.
enum Sign {
    Icon(Icon),
    Seat(Officer),
    Gangster(confidant_core::tiny_epic_crimes::kinds::Colour),
    Dice([u8; 2]),
}

fn draw_line(desk: &TableDesk<'_>, canvas: &mut Canvas, area: Area, line: Line, lit: bool) {
    let words = desk.words;
    // A row of 24 pixels; close ones are cut above and below.
    let y = area.y - (PITCH - 2 - area.height) / 2;
    let (ground, colour) = match line {
        Line::Next(_) => (INK, PAPER),
        Line::Deed(_) if lit => (LAMP, INK),
        _ => (SLATE, PAPER),
    };
    if matches!(line, Line::Next(_)) {
        canvas.outline(area, 6, 1, STEEL);
    } else {
        canvas.rounded(area, 6, ground);
    }
    let (sign, text, value) = match line {
        Line::Deed(done) => {
            let value = match (done.ended, done.die) {
                (Ended::Done, _) => Phrase::new(),
                (Ended::Well, 0) => fill(words.ends_well, &[]),
                (Ended::Badly, 0) => fill(words.ends_badly, &[]),
                (Ended::Well, die) => fill(desk.texts.colon, &[&die, &words.ends_well]),
                (Ended::Badly, die) => fill(desk.texts.colon, &[&die, &words.ends_badly]),
            };
            let label = Offer::Do(done.deed).label(words);
            let text = fill("{} · {}", &[&block_name(done.at), &label]);
            (Sign::Icon(deed_sign(done.deed.kind())), text, value)
        }
        Line::Gain(officer, gain) => {
            draw_gain(canvas, y, gain, reads_suspects(desk.table));
            (Sign::Seat(officer), fill("{}", &[&name_of(desk, officer)]), Phrase::new())
        }
        Line::Next(officer) => {
            let hours = fill(words.n_hours, &[&desk.table.track().hour(officer)]);
            (Sign::Seat(officer), fill(words.next_is, &[&name_of(desk, officer)]), hours)
        }
        Line::Note(note) => note_says(desk, note),
    };
    let mut x = 40;
    match sign {
        Sign::Icon(icon) => icon.draw(canvas, 15, y + 2, 20, colour),
        Sign::Seat(officer) => seat(canvas, 15, y + 2, 20, token_of(officer)),
        Sign::Gangster(colour) => gangster(canvas, 15, y + 2, 20, colour),
        Sign::Dice([black, white]) => {
            die(canvas, 13, y + 3, 18, black, true);
            die(canvas, 34, y + 3, 18, white, false);
            x = 58;
        }
    }
    let room = match line {
        Line::Gain(_, gain) => gain_left(gain, reads_suspects(desk.table)) - 4 - x,
        _ => 226 - x - Style::Bold.width(&value) - if value.is_empty() { 0 } else { 4 },
    };
    let fits = |style: &Style| style.width(&text) <= room;
    let style = [Style::Bold, Style::NoteBold].into_iter().find(fits).unwrap_or(Style::Hint);
    Pen::new(style, colour, ground).room(room).left(canvas, x, y + 17, &text);
    Pen::new(Style::Bold, colour, ground).right(canvas, 226, y + 17, &value);
    if let Line::Note(Note::Brings(_, gains)) = line {
        rewards_from_right(canvas, 228, y + 4, gains, colour);
    }
}

/// The signs of a gain, from the right: sign, then how many or which level; an eye where something is to be read.
fn gain_items(gain: Gain, eyes: bool) -> heapless::Vec<(Icon, u8), 4> {
    let read = eyes && gain.suspects + gain.force > 0;
    let all = [
        (gain.badge > 0, Icon::Badge, gain.badge),
        (gain.suspects > 0, Icon::Black, gain.suspects),
        (gain.force > 0, Icon::Force, gain.force),
        (read, Icon::Eye, 0),
    ];
    all.into_iter().filter(|(there, ..)| *there).map(|(_, icon, count)| (icon, count)).collect()
}

/// The width of a sign with its figure.
fn item_width(count: u8) -> i32 {
    if count > 9 {
        40
    } else if count > 0 {
        31
    } else {
        20
    }
}

/// Where the signs of a gain begin.
fn gain_left(gain: Gain, eyes: bool) -> i32 {
    228 - gain_items(gain, eyes).iter().map(|(_, count)| item_width(*count)).sum::<i32>()
}

fn draw_gain(canvas: &mut Canvas, y: i32, gain: Gain, eyes: bool) {
    let mut x = gain_left(gain, eyes);
    for (icon, count) in gain_items(gain, eyes) {
        icon.draw(canvas, x, y + 4, 16, LAMP);
        if count > 0 {
            Pen::new(Style::NoteBold, GOOD, SLATE).left(canvas, x + 18, y + 17, &number(count));
        }
        x += item_width(count);
    }
}

/// What a row of what followed says: sign, text, and what stands on its right.
fn note_says(desk: &TableDesk<'_>, note: Note) -> (Sign, Phrase, Phrase) {
    let words = desk.words;
    let event = |id: EventId, says: &str| {
        let text = fill(says, &[&EventText::of(id).name(desk.language)]);
        (Sign::Icon(event_sign(id)), text, Phrase::new())
    };
    let plain = |icon: Icon, text: Phrase| (Sign::Icon(icon), text, Phrase::new());
    match note {
        Note::Card(card) => plain(Icon::Force, fill(HandText::of_force(card).name(desk.language), &[])),
        Note::FieldWork => plain(Icon::Papers, fill(words.field_work, &[])),
        Note::Asked(whom) => {
            let name = whom.map_or(words.ghost, |officer| name_of(desk, officer));
            plain(Icon::Ask, fill(words.asks, &[&name]))
        }
        Note::Looked(evidence) => {
            let text = fill(words.looks_at, &[&words.evidence(evidence)]);
            (Sign::Icon(evidence_sign(evidence)), text, Phrase::new())
        }
        Note::Shown(suspect) => plain(Icon::Black, fill(words.is_innocent, &[&suspect])),
        Note::Solved(evidence, officer) => {
            let text = fill(words.is_solved, &[&words.evidence(evidence), &name_of(desk, officer)]);
            (Sign::Icon(evidence_sign(evidence)), text, Phrase::new())
        }
        Note::Resolved(id, _) => event(id, words.event_resolved),
        Note::Carried(id, _) => event(id, words.event_carried),
        Note::Burnt(id) => event(id, words.event_burnt),
        Note::Left(id) => event(id, words.event_left),
        Note::Away(id) => event(id, words.event_away),
        Note::Drawn(id) => event(id, words.event_new),
        Note::Ticked(id, change) => {
            let name = EventText::of(id).name(desk.language);
            let says = match change {
                Change::Lines(left @ 2..) => fill(words.n_lines, &[&left]),
                change => change.says(words),
            };
            (Sign::Icon(event_sign(id)), fill(words.event_to, &[&name, &says]), Phrase::new())
        }
        Note::InRow(id, line) => {
            let name = EventText::of(id).name(desk.language);
            let row = fill(words.row_is, &[&(line.index() + 1)]);
            (Sign::Icon(event_sign(id)), fill(words.event_to, &[&name, &row]), Phrase::new())
        }
        Note::Penalty(cause) => plain(Icon::Warn, fill(causes::row(words, cause), &[])),
        Note::Drifted(id, block) => {
            let name = EventText::of(id).name(desk.language);
            let text = fill(words.event_to, &[&name, &block_name(block)]);
            (Sign::Icon(event_sign(id)), text, Phrase::new())
        }
        Note::Gangster(colour, block) => {
            (Sign::Gangster(colour), fill(words.gangster_to, &[&block_name(block)]), Phrase::new())
        }
        Note::Roll(faces, came) => {
            let block = Block::of_dice(faces[0], faces[1]);
            let name = block.map(block_name).unwrap_or_default();
            match came {
                Came::Nobody => (Sign::Dice(faces), fill(words.nobody_comes, &[]), Phrase::new()),
                Came::Gangster(colour) => {
                    (Sign::Gangster(colour), fill(words.gangster_to, &[&name]), Phrase::new())
                }
                Came::Event => (Sign::Dice(faces), fill(words.is_taken, &[]), Phrase::new()),
            }
        }
        Note::Lost => plain(Icon::Warn, fill(words.suspect_lost, &[])),
        Note::Pushed(_) => plain(Icon::Clock, fill(words.all_pushed, &[])),
        Note::LastHour(hour) => plain(Icon::Hat, fill(words.out_of_time, &[&hour])),
        Note::Slot(slot) => plain(Icon::Check, fill(words.log_resolved, &[&(slot.index() + 1)])),
        Note::TokenOf(id, block) => {
            let name = EventText::of(id).name(desk.language);
            plain(Icon::Pin, fill(words.event_to, &[&name, &block_name(block)]))
        }
        Note::Brings(id, _) => (
            Sign::Icon(event_sign(id)),
            fill("{} +", &[&EventText::of(id).name(desk.language)]),
            Phrase::new(),
        ),
        Note::Token(block) => plain(Icon::Pin, fill(words.token_to, &[&block_name(block)])),
        Note::ByHand(op) => {
            let (kind, said) = parts(op);
            let value = said.iter().flatten().last().map(|&arg| arg_says(desk, arg)).unwrap_or_default();
            (Sign::Icon(kind.icon()), fill(kind.label(words), &[]), value)
        }
        Note::RedHours => plain(Icon::Flag, fill(words.red_hours, &[])),
        Note::TimeIsUp(officer) => plain(Icon::Hat, fill(words.time_is_up, &[&name_of(desk, officer)])),
        Note::Reported(officer) => plain(Icon::Flag, fill(words.has_reported, &[&name_of(desk, officer)])),
    }
}
