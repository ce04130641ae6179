//! Company: the seats that Confidant plays itself. Chosen in the set-up, seat by seat; their moves are thought about in
//! idle time and entered like any other.

use confidant_core::fuel::Fuel;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;

use super::Companion;
use super::deeds::{Deed, Shows};
use super::pins::Keepers;
use super::screen::{Hold, Screen, Veil, Why};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{Row, Setting};
use crate::draw::parts::plate::Corner;
use crate::games::{Running as _, Shelf, Thought};
use crate::page::{Bound, List, RowDeed};
use crate::texts::Texts;

/// Who plays a seat, in a word.
fn player(level: Option<Level>, texts: &'static Texts) -> &'static str {
    match level {
        None => texts.a_person,
        Some(Level::Easy) => texts.level_easy,
        Some(Level::Medium) => texts.level_medium,
        Some(Level::Hard) => texts.level_hard,
    }
}

/// A person, then the levels, round and round.
fn next_level(level: Option<Level>, up: bool) -> Option<Level> {
    let places = Level::ALL.len() + 1;
    let place = level.map_or(0, |level| level as usize + 1) + if up { 1 } else { places - 1 };
    (place % places).checked_sub(1).and_then(|index| Level::ALL.get(index)).copied()
}

impl<S: Shelf> Companion<S> {
    /// The seats that Confidant can play in the game that is set up.
    fn playable(&self) -> Keepers {
        let language = self.settings.language;
        let can = |&seat: &Seat| self.draft.level_note(seat, Level::Easy, language).is_some();
        Seat::first(self.draft.seat_count() as u8).filter(can).collect()
    }

    /// How many seats Confidant plays.
    pub(super) fn robot_count(&self) -> usize {
        self.playable().iter().filter(|&&seat| self.draft.robot_level(seat).is_some()).count()
    }

    pub(super) fn robots_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        show.plate(texts.robots_row, Corner::None);
        let seats = self.playable();
        let light = |row| Deed::Turn(Screen::Robots { row: row as u8 });
        show.settings(List::new(seats.len(), row.into()).noted(), light, &|index, tell| {
            let Some(&seat) = seats.get(index) else { return };
            let level = self.draft.robot_level(seat);
            let value = player(level, texts);
            let [lower, raise] = [false, true].map(|up| Deed::Robot(seat, next_level(level, up)));
            let sets = RowDeed::Sets(Setting::Text(value), lower, raise);
            tell(Row::new(self.seat_name(seat)).value(value), sets);
        });
        if let Some(&seat) = seats.get(usize::from(row)) {
            let level = self.draft.robot_level(seat);
            let note = level.and_then(|level| self.draft.level_note(seat, level, self.settings.language));
            show.note(note.unwrap_or(texts.note_person));
        }
        let choose = Bound::says(Cap::UpDown, texts.choose);
        let adjust = Bound::says(Cap::Sideways, texts.adjust);
        show.keys([choose, adjust, Bound::new(Cap::B, texts.back, Deed::Back)]);
    }

    /// Whether Confidant thinks about a move: only at the table, where its entry is seen.
    pub(super) fn has_thoughts(&self) -> bool {
        let storing = &self.storing;
        let free = storing.pending.is_none() && storing.failure.is_none() && storing.blocked.is_none();
        free && *self.stack.top() == Screen::Game
            && !self.session.paused()
            && self.play().is_some_and(|play| play.thinks(&self.session))
    }

    /// Thinks for a moment.
    pub(super) fn think(&mut self, fuel: &mut Fuel) {
        let here = self.here();
        let Some(play) = self.running.get_mut() else { return };
        match play.think(&self.session, here, fuel) {
            Thought::Nothing => {}
            Thought::Shown => self.redraw(),
            Thought::Plays(entry) => self.ask_entry(entry),
        }
    }

    /// Whether a secret lies open without a hold: its holder is the only person at the table.
    pub(super) fn is_open_alone(&self) -> bool {
        self.stack.veil().is_some_and(|veil| veil.hold == Hold::Unveiled && self.needs_no_hold(veil))
    }

    /// Whether nobody is there from whom this secret would have to be kept.
    fn needs_no_hold(&self, veil: &Veil) -> bool {
        let in_turn = matches!(veil.why, Why::Turn | Why::Told | Why::Undo);
        in_turn && self.runs() && self.session.is_alone(veil.seat) && self.session.pin(veil.seat).is_none()
    }

    /// The device is handed over: to the only person at the table without a veil.
    pub(super) fn open_if_alone(&mut self) {
        let Some(veil) = self.stack.veil().copied().filter(|veil| self.needs_no_hold(veil)) else { return };
        if let Some(veil) = self.stack.veil_mut() {
            veil.hold = Hold::Unveiled;
        }
        self.unveiled(veil.seat, veil.why);
    }
}
