//! The murderer in the envelope of the box: people deal the suspects, read the evidence, accuse with their cards, and in
//! the end say who was right. Confidant counts, and knows nothing of it.

use confidant_core::chance::Source;
use confidant_core::tiny_epic_crimes::kinds::Officer;
use confidant_core::tiny_epic_crimes::{Action, Table};

use super::does::{Own, light, own};
use super::{Screens, Shows, TableDesk, name_of};
use crate::draw::Icon;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::games::Deed;
use crate::games::tiny_epic_crimes::dice::told_card;
use crate::page::{Bound, List};

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
    pub(super) fn right_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        show.plate(words.who_was_right, desk.corner().corner());
        show.picture(|canvas| told_card(canvas, Some(Icon::Cards), words.open_envelope));
        let accusers = accusers(table);
        let list = List::new(accusers.len(), self.row.into()).below(TOP).pitch(PITCH).by_a();
        show.list(list, light, &|index, tell| {
            let Some(&officer) = accusers.get(index) else { return };
            let name = if table.mode().is_team() { words.team_code } else { name_of(desk, officer) };
            let right = self.right.has(officer);
            let icon = if right { Icon::Check } else { Icon::Cross };
            let value = if right { words.ends_well } else { words.ends_badly };
            tell(Row::new(name).icon(icon).value(value), Ok(own(Own::Right(officer))));
        });
        show.keys([
            Bound::says(Cap::UpDown, texts.choose),
            Bound::says(Cap::A, words.toggle),
            Bound::new(Cap::X, texts.done, Deed::Play(Action::Right(self.right))),
        ]);
    }
}
