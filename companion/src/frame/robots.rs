//! Company: the seats that Confidant plays itself. Chosen in the set-up, seat by seat; their moves are thought about in
//! idle time and entered like any other.

use confidant_core::fuel::Fuel;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;

use super::Companion;
use super::home::turned;
use super::pins::Keepers;
use super::screen::{Hold, Screen, Veil, Why};
use crate::Canvas;
use crate::draw::palette::{FOG, INK};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{
    LIST_TOP, PITCH, Row, Setting, adjusting_row, first_visible, rows_that_fit, scroll_line,
};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::text::Align;
use crate::draw::{Area, Pen, Style};
use crate::games::{Running as _, Shelf, Thought};
use crate::hint::key_hints;
use crate::input::Key;
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

    pub(super) fn press_robots(&mut self, key: Key, row: u8) {
        let seats = self.playable();
        let Some(&seat) = seats.get(usize::from(row)) else { return self.pop() };
        match key {
            Key::Up | Key::Down => self.replace(Screen::Robots { row: turned(row, seats.len(), key) }),
            Key::A | Key::Left | Key::Right => {
                // A person, then the levels.
                let place = self.draft.robot_level(seat).map_or(0, |level| level as u8 + 1);
                let back = key == Key::Left;
                let next =
                    (place + if back { Level::ALL.len() as u8 } else { 1 }) % (Level::ALL.len() as u8 + 1);
                let level = next.checked_sub(1).and_then(|index| Level::ALL.get(usize::from(index)));
                self.draft.set_robot(seat, level.copied());
                self.redraw();
            }
            Key::B => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_robots(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.robots_row, Corner::None);
        let seats = self.playable();
        // One row less than fits: the last one says what is chosen.
        let fit = rows_that_fit(PITCH) - 1;
        let chosen = usize::from(row);
        let first = first_visible(seats.len(), fit, chosen);
        let rows = seats.iter().enumerate().skip(first);
        for ((index, &seat), y) in rows.zip((LIST_TOP..).step_by(PITCH as usize)).take(fit) {
            let level = self.draft.robot_level(seat);
            let (name, value) = (self.seat_name(seat), player(level, texts));
            if index != chosen {
                Row::new(name).value(value).draw(canvas, y, PITCH);
                continue;
            }
            adjusting_row(canvas, y, PITCH, None, name, Setting::Text(value));
            let note = level.and_then(|level| self.draft.level_note(seat, level, self.settings.language));
            let area = Area::new(12, 179, 216, 36);
            let pen = Pen::new(Style::Note, FOG, INK);
            pen.paragraph(canvas, area, 17, Align::Left, note.unwrap_or(texts.note_person));
        }
        scroll_line(canvas, LIST_TOP, fit as i32 * PITCH - 2, first, fit, seats.len());
        key_hints(
            canvas,
            &[(Cap::UpDown, texts.choose), (Cap::Sideways, texts.adjust), (Cap::B, texts.back)],
        );
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
