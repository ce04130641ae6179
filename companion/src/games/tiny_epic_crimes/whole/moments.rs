//! What happens between the screens: what is told after an entry, and what moves by itself.

use confidant_core::game::Game as _;
use confidant_core::tiny_epic_crimes::{Action, Happening, News, Task, TinyEpicCrimes};

use super::super::motion::{Passing, Roll};
use super::does::View;
use super::finale::Finale;
use super::fresh::Looks;
use super::notes::{self, Notes};
use super::{Reading, Screens, TableDesk, printed, solved};
use crate::games::Moments;
use crate::input::Millis;

impl Moments for Screens {
    /// What came with the set-up is read first: the first event.
    fn begun(&mut self, desk: &TableDesk<'_>) -> bool {
        self.looks = Looks::NONE_YET;
        self.notes.begin(desk.table);
        self.read_on(desk.table);
        true
    }

    fn told(&mut self, desk: &TableDesk<'_>, news: &News) {
        let table = desk.table;
        let played = match news.happenings.first() {
            Some(&Happening::Played(action)) => Some(action),
            _ => None,
        };
        let by_hand = matches!(played, Some(Action::Hand(_)));
        // From the list of what is done by hand it goes on there.
        let stays = by_hand && matches!(self.view, View::Sheet | View::Saying(_) | View::Really);
        if by_hand && self.is_turn {
            self.notes.turn.get_or_insert(self.began);
        }
        for one in solved::solved_by(news) {
            // Each piece of evidence once: there is room.
            let _ = self.solved.push(one);
        }
        self.notes.note(table, news, &self.laid, self.began);
        if let Some(moved) = notes::moved_by(news, self.began) {
            self.passing.go(moved);
        }
        self.roll = notes::dice_of(news).map(Roll::new).or(self.roll);
        if let Some(Action::Drawn(_) | Action::Card(_)) = played {
            self.draw_again = table.pending() == Some(Task::DrawEvent);
            self.sheet.begin(table.now().officer, printed::newest(table, self.slots));
        }
        let was_night = self.began.night;
        self.go_home(table);
        if self.is_turn && !table.mode().is_team() {
            self.passing.turn(was_night, table.acts_by_night());
        }
        if stays && matches!(table.pending(), Some(Task::Turn(_) | Task::Report(_))) {
            self.view = View::Sheet;
            return;
        }
        if table.ending().is_some() {
            (self.view, self.reading) = (View::Home, Reading::Nothing);
            self.solved.clear();
            self.finale.begin(table);
            return;
        }
        // What is asked is asked at once; what happened is told when the turn is over.
        if matches!(table.pending(), Some(Task::Turn(_) | Task::Accuse(_) | Task::Right)) {
            if self.notes.has_rows() {
                self.reading = Reading::Result;
            } else {
                self.read_on(table);
            }
        }
    }

    fn reset(&mut self, desk: &TableDesk<'_>) {
        self.notes = Notes::default();
        self.reading = Reading::Nothing;
        self.solved.clear();
        (self.roll, self.passing) = (None, Passing::default());
        self.finale = Finale::default();
        self.hand.put_down();
        self.draw_again = false;
        self.go_home(desk.table);
    }

    /// Evidence is solved; day became night, or night day; an event came; a crime spree.
    fn is_notable(&self, desk: &TableDesk<'_>) -> bool {
        self.tells_solved() || self.notes.is_notable(desk.table)
    }

    fn turn_key(game: &TinyEpicCrimes) -> u32 {
        u32::from(game.table().now().started)
    }

    fn seen(&mut self, now: Millis) {
        let (dice, clock) = (self.shows_dice(), self.shows_clock());
        if let Some(roll) = self.roll.as_mut().filter(|_| dice) {
            roll.seen(now);
        }
        if clock {
            self.passing.seen(now);
        }
        self.finale.seen(now);
    }

    fn moves_at(&self, now: Millis) -> Option<Millis> {
        let tumbling = self.roll.filter(|_| self.shows_dice()).and_then(|roll| roll.moves_at(now));
        let walking = self.passing.moves_at(now).filter(|_| self.shows_clock());
        let turning = self.finale.moves_at(now).filter(|_| self.view == View::Home);
        tumbling.into_iter().chain(walking).chain(turning).min()
    }

    fn skip_motion(&mut self) {
        if let Some(roll) = &mut self.roll {
            roll.skip();
        }
        self.passing.skip();
        self.finale.skip();
    }
}
