//! People open the envelope and say who was right; what decides between several is asked only of them: the badge level,
//! and evidence tokens of those who are still level.

use confidant_core::tiny_epic_clock::{Action, Table};
use confidant_core::tiny_epic_crimes::kinds::Officer;

use super::deeds::{Own, light, own};
use super::{Screens, Shows, TableDesk, name_of};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::wheel::{Wheel, wheel};
use crate::draw::{Icon, number};
use crate::games::Deed;
use crate::page::{Bound, List};
use crate::texts::fill;

/// Who accused: each officer, or the first one for the team.
fn accusers(table: &Table) -> heapless::Vec<Officer, { Officer::MOST }> {
    table.officers().take(if table.mode().is_team() { 1 } else { Officer::MOST }).collect()
}

impl Screens {
    /// A turns right and wrong, X is done.
    pub(super) fn right_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let team = table.mode().is_team();
        show.plate(words.who_was_right, Corner::None);
        let who = accusers(table);
        show.list(List::new(who.len(), self.row.into()).noted().by_a(), light, &|index, tell| {
            let Some(&officer) = who.get(index) else { return };
            let name = if team { words.team_code } else { name_of(desk, officer) };
            let (icon, value) = match self.there.has(officer) {
                true => (Icon::Check, words.ends_well),
                false => (Icon::Cross, words.ends_badly),
            };
            tell(Row::new(name).icon(icon).value(value), Ok(own(Own::There(officer))));
        });
        show.note(if team { words.open_envelope } else { words.tie_order });
        show.keys([
            Bound::says(Cap::UpDown, texts.choose),
            Bound::says(Cap::A, words.toggle),
            Bound::new(Cap::X, texts.done, Deed::Play(Action::Right(self.there))),
        ]);
    }

    /// The badge level of an officer who was right, as another was.
    pub(super) fn badge_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, officer: Officer) {
        let title = fill(desk.words.badge_of, &[&name_of(desk, officer)]);
        let top = desk.table.edition().badge.top;
        self.number_page(desk, show, &title, top, |level| Action::Badge(officer, level));
    }

    /// How many evidence tokens an officer has who is still level with another.
    pub(super) fn evidence_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, officer: Officer) {
        let title = fill(desk.words.evidence_of, &[&name_of(desk, officer)]);
        let most = desk.table.evidence_left();
        self.number_page(desk, show, &title, most, |tokens| Action::Evidence(officer, tokens));
    }

    fn number_page(
        &self,
        desk: &TableDesk<'_>,
        show: &mut Shows<'_>,
        title: &str,
        most: u8,
        enters: impl Fn(u8) -> Action,
    ) {
        let texts = desk.texts;
        let value = self.row.min(most);
        show.plate(title, Corner::None);
        show.picture(|canvas| {
            let at = |steps: u8| number((value + steps) % (most + 1));
            let (above, value, below) = (at(most), at(0), at(1));
            wheel(canvas, 60, 56, 120, &Wheel { above: &above, value: &value, below: &below, focus: true });
        });
        show.turns(value.into(), usize::from(most) + 1, light);
        show.keys([
            Bound::says(Cap::UpDown, texts.choose),
            Bound::new(Cap::A, texts.enter, Deed::Play(enters(value))),
        ]);
    }
}
