//! A box that the owner entered: as announced at the first start with it, in a set-up, and on a page of its own.

use confidant_core::id::Id as _;
use confidant_core::pack::binary::Refused;
use confidant_core::pack::{BoxedGame, Code, Label, Slot, Tables, Values};

use super::Companion;
use super::audit::Picture;
use super::deeds::{Deed, Shows};
use super::screen::{Question, Screen};
use crate::Canvas;
use crate::draw::palette::{FOG, GOOD, INK, PAPER};
use crate::draw::parts::bars::{self, notice, notice_top};
use crate::draw::parts::card::{card, card_rule};
use crate::draw::parts::hints::{BOTTOM, Cap};
use crate::draw::parts::list::{LIST_TOP, PITCH, Row};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::text::Align;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::{Info, Kind, Shelf};
use crate::input::Key;
use crate::page::{Bound, List};
use crate::texts::{Phrase, Texts, fill};

/// The page with the editor of boxes, where an address was built in: that of the workspace.
pub(super) const PAGE: Option<&str> = given(env!("CARGO_PKG_HOMEPAGE"));

const fn given(address: &'static str) -> Option<&'static str> {
    if address.is_empty() { None } else { Some(address) }
}

/// What is remembered of a place with something that cannot be used: no code is as large.
const UNUSABLE: u64 = u64::MAX;
/// Widest name of a box in the line of a set-up.
const VALUE_ROOM: i32 = 78;
/// Where the parts of a box begin on its page, and how far they are apart.
const PARTS_TOP: i32 = 60;
const PART_PITCH: i32 = 19;

/// Why what lies in a place cannot be used.
pub(super) const fn reason(refused: Refused, texts: &'static Texts) -> &'static str {
    match refused {
        Refused::Foreign => texts.box_foreign,
        Refused::TooNew(_) => texts.box_newer,
        Refused::Damaged => texts.box_damaged,
        Refused::Nothing => texts.box_empty,
    }
}

/// Address of the page, or of its editor for this box.
fn address_of(page: &str, which: Option<BoxedGame>) -> Phrase {
    match which {
        Some(which) => fill("{}#boxes/{}", &[&page, &which]),
        None => fill("{}", &[&page]),
    }
}

/// An address as a picture for a phone; in words where it is too long for one.
fn draw_address(canvas: &mut Canvas, address: &str) {
    let area = Area::new(12, LIST_TOP, 216, BOTTOM - LIST_TOP);
    match Picture::of(address) {
        Some(picture) => picture.draw(canvas, area),
        None => {
            Pen::new(Style::Note, PAPER, INK).paragraph(canvas, area, 17, Align::Left, address);
        }
    }
}

/// A part of a game by its name in a pack.
fn part_name(part: &str, texts: &'static Texts) -> &'static str {
    match part {
        "clues" => texts.part_clues,
        "bonus" => texts.part_bonus,
        "board" | "base" => texts.part_board,
        "1-16" => texts.part_crimes,
        "17-32" => texts.part_groups,
        "33-56" => texts.part_districts,
        "57-72" => texts.part_places,
        "73-76" => texts.part_solo,
        "puzzles" => texts.part_puzzles,
        "suspects" => texts.part_suspects,
        "time.standard" => texts.part_time,
        "time.coop" => texts.part_team,
        "badge" => texts.part_badges,
        "officers" => texts.part_officers,
        "events" => texts.part_events,
        "force" => texts.part_force,
        "abilities" => texts.part_abilities,
        "appearances" => texts.part_appearances,
        "start" => texts.part_starts,
        "tickets" => texts.part_tickets,
        "map" => texts.part_map,
        _ => "",
    }
}

/// What is remembered of what lies in a place; none if nothing does.
fn mark(slot: &Slot) -> Option<u64> {
    match slot {
        Slot::Empty => None,
        Slot::Own(label) => Some(label.code.number()),
        Slot::Refused(_) => Some(UNUSABLE),
    }
}

impl<S: Shelf> Companion<S> {
    /// The games for which a box can be entered, in the order of the list of games.
    pub(super) fn boxed() -> impl Iterator<Item = (BoxedGame, &'static Info)> + Clone {
        // Two games may share a box: the first one stands for both.
        let first = |which: &BoxedGame| S::GAMES.iter().find(|info| info.boxed == Some(*which));
        S::GAMES.iter().filter_map(move |info| {
            let which = info.boxed?;
            first(&which).filter(|first| first.kind == info.kind).map(|info| (which, info))
        })
    }

    fn info_of_box(which: BoxedGame) -> Option<&'static Info> {
        Self::boxed().find(|&(boxed, _)| boxed == which).map(|(_, info)| info)
    }

    // --- the first start with it ---

    /// Announces what was put into a slot since the last start, if anything was.
    pub(super) fn tell_new_values(&mut self) {
        if let Some(which) = self.unseen_box() {
            self.push(Screen::NewValues(which));
        }
    }

    /// A slot whose content was not announced yet. Where boxes are not listed, whatever manages them announces them.
    fn unseen_box(&self) -> Option<BoxedGame> {
        let unseen = |&which: &BoxedGame| {
            let mark = mark(self.boxes.slot(which));
            mark.is_some() && self.settings.seen_boxes.get(which.index()).is_some_and(|&seen| seen != mark)
        };
        if !self.boxes.is_listed() {
            return None;
        }
        Self::boxed().map(|(which, _)| which).find(unseen)
    }

    /// Remembers that the content of this slot was announced.
    pub(super) fn box_is_seen(&mut self, which: BoxedGame) {
        let now = mark(self.boxes.slot(which));
        if let Some(seen) = self.settings.seen_boxes.get_mut(which.index())
            && *seen != now
        {
            *seen = now;
            self.changed = true;
        }
    }

    /// What lies in this place was read: the next one, or on.
    pub(super) fn next_new_values(&mut self, which: BoxedGame) {
        self.box_is_seen(which);
        match self.unseen_box() {
            Some(next) => self.replace(Screen::NewValues(next)),
            None => self.pop(),
        }
        self.keep_settings();
    }

    pub(super) fn new_values_page(&self, show: &mut Shows<'_>, which: BoxedGame) {
        let texts = self.texts();
        show.plate(texts.new_values, Corner::None);
        show.picture(|canvas| self.draw_new_values(canvas, which));
        show.on(&[Key::B, Key::Right], || Deed::BoxSeen(which));
        if *self.boxes.slot(which) != Slot::Empty && Self::info_of_box(which).is_some() {
            show.keys([Bound::new(Cap::A, texts.go_on, Deed::BoxSeen(which))]);
        }
    }

    fn draw_new_values(&self, canvas: &mut Canvas, which: BoxedGame) {
        let texts = self.texts();
        let Some(info) = Self::info_of_box(which) else { return };
        let (name, code, kind, says) = match self.boxes.slot(which) {
            Slot::Own(label) => {
                let says = fill(texts.parts_yours, &[&label.playing, &label.parts]);
                (label.name.as_str(), fill("{}", &[&label.code]), bars::Notice::Success, says)
            }
            Slot::Refused(refused) => {
                let says = fill(texts.box_refused, &[&reason(*refused, texts)]);
                ("", Phrase::new(), bars::Notice::Refusal, says)
            }
            Slot::Empty => return,
        };
        notice(canvas, kind, &says, 0);
        let area = Area::new(8, 38, 224, notice_top(&says) - 42);
        card(canvas, area);
        info.icon.draw(canvas, 20, 50, 20, INK);
        let pen = Pen::new(Style::Bold, INK, PAPER);
        pen.room(170).left(canvas, 54, 66, info.title);
        if !code.is_empty() {
            card_rule(canvas, area, 80);
            pen.room(200).centred(canvas, 120, 104, name);
            Pen::new(Style::Head, INK, PAPER).room(200).centred(canvas, 120, 136, &code);
        }
    }

    // --- in a set-up ---

    /// The entered box that the game of the set-up could use.
    pub(super) fn draft_box(&self) -> Option<(BoxedGame, &Label)> {
        let which = S::info(self.draft.kind())?.boxed?;
        match self.boxes.slot(which) {
            Slot::Own(label) => Some((which, label)),
            _ => None,
        }
    }

    /// Whether the game of the set-up is played with any value that differs from every box.
    pub(super) fn plays_made_up(&self) -> bool {
        let made_up = S::info(self.draft.kind()).is_some_and(|info| info.made_up);
        made_up
            && match self.draft_box() {
                Some((_, label)) if !self.draft.as_shipped => label.playing < label.parts,
                _ => true,
            }
    }

    /// Whose values the game of the set-up uses, in a word.
    pub(super) fn values_value(&self) -> Phrase {
        match self.draft_box() {
            Some((_, label)) if !self.draft.as_shipped => {
                let fits = !label.name.is_empty() && Style::Bold.width(&label.name) <= VALUE_ROOM;
                if fits { fill("{}", &[&label.name]) } else { fill("{}", &[&label.code]) }
            }
            None => fill(self.texts().values_made_up, &[]),
            Some(_) => fill(self.texts().values_shipped, &[]),
        }
    }

    /// The same in a sentence.
    pub(super) fn values_note(&self) -> Phrase {
        let texts = self.texts();
        match self.draft_box() {
            Some((_, label)) if !self.draft.as_shipped => {
                let yours = fill(texts.parts_yours, &[&label.playing, &label.parts]);
                let whose = fill("{}, {}", &[&label.name, &label.code]);
                fill("{}.", &[&fill(texts.colon, &[&whose, &yours])])
            }
            None => fill(self.own_values_note().unwrap_or(texts.note_values_made_up), &[]),
            Some(_) => {
                let digest = S::info(self.draft.kind()).map_or(0, |info| (info.digest)(&Tables::SHIPPED));
                fill(texts.note_values_shipped, &[&Code::of(digest)])
            }
        }
    }

    /// The box that a game is set up with, if it was entered by its owner: its name and code, as far as there is room.
    pub(super) fn box_line(&self, kind: Kind, room: i32) -> Option<Phrase> {
        let which = S::info(kind)?.boxed?;
        let Slot::Own(label) = self.boxes.slot(which) else { return None };
        if self.draft.as_shipped {
            return None;
        }
        let whole = fill("{}, {}", &[&label.name, &label.code]);
        // The code tells boxes apart; the name is for people.
        let fits = Style::Note.width(&whole) <= room;
        Some(if fits { whole } else { fill("{}", &[&label.code]) })
    }

    /// Whether the printed cards lie on the table, asked once for a game whose values are made up.
    pub(super) fn own_box_page(&self, show: &mut Shows<'_>, which: BoxedGame, row: u8) {
        let texts = self.texts();
        show.plate(Self::info_of_box(which).map_or("", |info| info.title), Corner::None);
        show.picture(|canvas| {
            let bold = Pen::new(Style::Bold, PAPER, INK);
            let end =
                bold.paragraph(canvas, Area::new(12, 38, 216, 44), 20, Align::Left, texts.cards_on_table);
            let note = Pen::new(Style::Note, FOG, INK);
            note.paragraph(canvas, Area::new(12, end + 8, 216, 40), 17, Align::Left, texts.box_made_up);
        });
        let list = List::new(2, row.into()).below(BOTTOM - 2 * PITCH);
        let light = |row: usize| Deed::Turn(Screen::OwnBox { which, row: row as u8 });
        show.list(list, light, &|index, tell| {
            let (icon, says, leads) = match index {
                0 => (Icon::Check, texts.yes_ours_in, true),
                _ => (Icon::Cross, texts.no_play_so, false),
            };
            let shown = Row::new(says).icon(icon);
            tell(if leads { shown.leads() } else { shown }, Ok(Deed::OwnBox(which, leads)));
        });
        self.list_keys(show, texts.take);
    }

    // --- a page of its own ---

    /// Asks whether the values in this slot are to be erased.
    pub(super) fn ask_erase_box(&mut self, which: BoxedGame) {
        let in_use = self.runs() && self.info().is_some_and(|info| info.boxed == Some(which));
        match self.boxes.slot(which) {
            Slot::Empty => {}
            // The game that runs would not be found again at the next start.
            _ if in_use => self.refuse(self.texts().end_game_first),
            _ => self.push(Screen::Confirm(Question::EraseBox(which))),
        }
    }

    pub(super) fn box_page(&self, show: &mut Shows<'_>, which: BoxedGame) {
        let texts = self.texts();
        let back = Bound::new(Cap::B, texts.back, Deed::Back);
        show.on(&[Key::Left], || Deed::Back);
        if *self.boxes.slot(which) == Slot::Empty {
            let title = Self::info_of_box(which).map_or("", |info| info.title);
            show.plate(title, Corner::None);
            show.picture(|canvas| self.draw_way_to_box(canvas, which));
            return match PAGE {
                Some(_) => show.keys([Bound::new(Cap::X, texts.qr_code, Self::address(Some(which))), back]),
                None => show.keys([back]),
            };
        }
        show.picture(|canvas| self.draw_box(canvas, which));
        show.keys([Bound::new(Cap::X, texts.erase, Deed::EraseBox(which)), back]);
    }

    pub(super) const fn address(which: Option<BoxedGame>) -> Deed {
        Deed::Open(Screen::Address(which))
    }

    /// Where a phone finds Confidant's page, or its editor for this box.
    pub(super) fn address_page(&self, show: &mut Shows<'_>, which: Option<BoxedGame>) {
        let texts = self.texts();
        show.plate(which.and_then(Self::info_of_box).map_or("Confidant", |info| info.title), Corner::None);
        show.picture(|canvas| {
            draw_address(canvas, &address_of(PAGE.unwrap_or_default(), which));
        });
        show.on(&[Key::Left], || Deed::Back);
        show.keys([Bound::new(Cap::B, texts.back, Deed::Back)]);
    }

    /// Whose values a game has that nobody entered any of, and how they are entered.
    fn draw_way_to_box(&self, canvas: &mut Canvas, which: BoxedGame) {
        let texts = self.texts();
        let made_up = S::GAMES.iter().any(|info| info.boxed == Some(which) && info.made_up);
        let whose = if made_up { texts.box_made_up } else { texts.as_shipped };
        Pen::new(Style::Bold, PAPER, INK).paragraph(
            canvas,
            Area::new(12, 34, 216, 64),
            20,
            Align::Left,
            whose,
        );
        Pen::new(Style::Note, FOG, INK).paragraph(
            canvas,
            Area::new(12, 98, 216, 112),
            17,
            Align::Left,
            texts.box_way,
        );
    }

    /// What of a game is the owner's.
    fn draw_box(&self, canvas: &mut Canvas, which: BoxedGame) {
        let texts = self.texts();
        canvas.clear(INK);
        let title = Self::info_of_box(which).map_or("", |info| info.title);
        let (label, refused) = match self.boxes.slot(which) {
            Slot::Own(label) => (Some(label), None),
            Slot::Refused(refused) => (None, Some(*refused)),
            Slot::Empty => (None, None),
        };
        let so_far = label.map_or(Phrase::new(), |label| fill("{}/{}", &[&label.playing, &label.parts]));
        plate(canvas, title, if so_far.is_empty() { Corner::None } else { Corner::Text(&so_far) });
        let (name, code) = match (label, refused) {
            (Some(label), _) => (label.name.as_str(), fill("{}", &[&label.code])),
            (None, Some(refused)) => (reason(refused, texts), Phrase::new()),
            (None, None) => (texts.as_shipped, Phrase::new()),
        };
        let room = 208 - Style::Bold.width(&code);
        Pen::new(Style::Bold, PAPER, INK).room(room).left(canvas, 12, 50, name);
        Pen::new(Style::Bold, FOG, INK).right(canvas, 228, 50, &code);
        for (place, (part, y)) in
            Values::parts_of(which).iter().zip((PARTS_TOP..).step_by(PART_PITCH as usize)).enumerate()
        {
            let own = label.is_some_and(|label| label.own.contains(place));
            let (says, colour) = if own { (texts.yours, GOOD) } else { (texts.values_shipped, FOG) };
            let base = y + 14;
            if own {
                Icon::Check.draw(canvas, 10, y + 4, 12, GOOD);
            }
            Pen::new(Style::Note, PAPER, INK).room(114).left(canvas, 28, base, part_name(part, texts));
            Pen::new(Style::Note, colour, INK).room(85).right(canvas, 228, base, says);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::boxed::Box;

    #[test]
    fn an_address_leads_to_the_editor_of_a_box_and_is_a_picture() {
        let page = "https://confidant.example/play/";
        let editor = address_of(page, Some(BoxedGame::TinyEpicCrimes));
        assert_eq!(editor, "https://confidant.example/play/#boxes/tiny-epic-crimes");
        assert_eq!(address_of(page, None), page);
        for address in [editor.as_str(), page] {
            let mut canvas = Box::new(Canvas::new());
            draw_address(&mut canvas, address);
            let white = canvas.pixels().iter().filter(|&&pixel| pixel == 0xFFFF).count();
            assert!(white > 5_000, "{white} pixels of a picture");
        }
    }
}
