//! The murderer in the envelope of the box: people deal the suspects, read the evidence, accuse with their cards, and in
//! the end say who was right. Confidant counts, and knows nothing of it.

use confidant_core::chance::Source;
use confidant_core::tiny_epic_crimes::kinds::Officer;
use confidant_core::tiny_epic_crimes::{Action, Outcome, Table};

use super::end::verdict_of;
use super::{Screens, TableDesk, name_of};
use crate::draw::palette::{INK, LAMP, PAPER, WAX};
use crate::draw::parts::banner::verdict_ground;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::plate;
use crate::draw::{Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::dice::told_card;
use crate::games::tiny_epic_crimes::turned;
use crate::hint::key_hints;
use crate::input::Key;

/// Whether Confidant keeps the suspects and the evidence.
pub(super) fn knows_suspects(table: &Table) -> bool {
    table.envelope() == Source::Device
}

/// Whether officers have notes of their own: a team shares all it knows, and whoever keeps the murderer and turns the
/// tokens out of the box knows more than Confidant.
pub(super) fn has_notes(table: &Table) -> bool {
    !table.mode().is_team() && (knows_suspects(table) || table.clue_tokens() == Source::Device)
}

/// Whether a suspect card that an officer gains is read here, by that officer only.
pub(super) fn reads_suspects(table: &Table) -> bool {
    !table.mode().is_team() && knows_suspects(table)
}

/// Who accuses: each officer, or the first one for the team.
fn accusers(table: &Table) -> heapless::Vec<Officer, { Officer::MOST }> {
    table.officers().take(if table.mode().is_team() { 1 } else { Officer::MOST }).collect()
}

/// The first of the rows with those who accuse, and their distance.
const TOP: i32 = 118;
const PITCH: i32 = 24;

impl Screens {
    /// People say who was right: one by one, then done.
    pub(super) fn press_right(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let accusers = accusers(desk.table);
        match key {
            Key::Up | Key::Down => self.row = turned(self.row, accusers.len(), key),
            Key::A => {
                if let Some(&officer) = accusers.get(usize::from(self.row))
                    && !self.right.remove(officer)
                {
                    self.right.insert(officer);
                }
            }
            Key::X => return Wish::Play(Action::Right(self.right)),
            Key::B => return Wish::Leave,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_right(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        canvas.clear(INK);
        plate(canvas, words.who_was_right, desk.corner().corner());
        told_card(canvas, Some(Icon::Cards), words.open_envelope);
        let rows = accusers(table).into_iter().enumerate();
        for ((index, officer), y) in rows.zip((TOP..).step_by(PITCH as usize)) {
            let name = if table.mode().is_team() { words.team_code } else { name_of(desk, officer) };
            let right = self.right.has(officer);
            let icon = if right { Icon::Check } else { Icon::Cross };
            let value = if right { words.ends_well } else { words.ends_badly };
            let chosen = index == usize::from(self.row);
            Row::new(name).icon(icon).value(value).chosen(chosen).draw(canvas, y, PITCH);
        }
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, words.toggle), (Cap::X, texts.done)]);
    }
}

/// How it came out, where no letters turn.
pub(super) fn draw_verdict(desk: &TableDesk<'_>, canvas: &mut Canvas, outcome: Outcome) {
    let (icon, name, note) = verdict_of(desk, outcome);
    let (icon, ground, colour) =
        if outcome == Outcome::AllLose { (Icon::Hat, WAX, PAPER) } else { (icon, LAMP, INK) };
    verdict_ground(canvas, ground, desk.words.accusation, icon, desk.texts.any_key);
    let fits = |style: &Style| style.width(&name) <= 216;
    let style = [Style::Name, Style::Head].into_iter().find(fits).unwrap_or(Style::Bold);
    Pen::new(style, colour, ground).room(216).centred(canvas, 120, 158, &name);
    Pen::new(Style::Body, colour, ground).room(204).centred(canvas, 120, 186, &note);
}
