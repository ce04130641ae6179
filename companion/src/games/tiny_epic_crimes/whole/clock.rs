//! The clock: whose turn it is, where everybody stands, the events, the bag and the decks.

use confidant_core::tiny_epic_crimes::kinds::Officer;

use super::deeds_screen::Choosing;
use super::does::{View, see};
use super::envelope::{has_notes, knows_suspects};
use super::{Screens, Shows, TableDesk, drive, name_of};
use crate::draw::parts::hints::Cap;
use crate::draw::{Canvas, Icon};
use crate::games::tiny_epic_crimes::cards::EventText;
use crate::games::tiny_epic_crimes::dice::column_figure;
use crate::games::tiny_epic_crimes::face::{Ring, draw_follower, draw_slots, slot_face};
use crate::page::Bound;

impl Screens {
    /// The stick drives, A acts here, X looks around.
    pub(super) fn clock_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, officer: Officer) {
        let (table, words) = (desk.table, desk.words);
        let title = table.darkened_by().map_or(words.echo_ridge, |id| EventText::of(id).name(desk.language));
        show.plate(title, desk.corner().corner());
        show.picture(|canvas| self.draw_clock(desk, canvas, officer));
        let views = Bound::new(Cap::X, words.views, see(View::City));
        let menu = Bound::says(Cap::B, desk.texts.menu);
        if table.must_report(officer) {
            return show.keys([Bound::new(Cap::A, words.report, see(View::LastHour)), views, menu]);
        }
        drive::begin(desk, show, officer);
        let act = Bound::new(Cap::A, words.act_verb, see(View::Deeds(Choosing::here()))).after(Cap::Stick);
        let last = if has_notes(table) { Bound::says(Cap::Y, words.notes_verb) } else { menu };
        show.keys([act, views, last]);
    }

    fn draw_clock(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, officer: Officer) {
        let (table, words) = (desk.table, desk.words);
        let (track, team, board) = (table.track(), table.mode().is_team(), table.board());
        let dark = table.darkened_by().is_some();
        let ring =
            Ring { board, team, dark, track, officer, goal: None, passing: self.passing, now: desk.now };
        ring.draw(canvas);
        ring.draw_disc(canvas, table.now().started, name_of(desk, officer));
        draw_slots(canvas, words.events_caption, &|slot| {
            slot_face(table.slots(), slot, table.times_left(slot))
        });
        column_figure(canvas, 148, Icon::Bag, table.city().bag().len());
        let suspects =
            if team && knows_suspects(table) { table.possible().len() as u8 } else { table.suspects_left() };
        column_figure(canvas, 168, Icon::Black, suspects);
        draw_follower(canvas, track, officer);
    }
}
