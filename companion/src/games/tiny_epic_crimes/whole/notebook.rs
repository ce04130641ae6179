//! The notebook: sixteen suspects, who of them is still possible, and the evidence that these eyes know.

use confidant_core::id::{ById, Id};
use confidant_core::tiny_epic_crimes::kinds::{Evidence, Finding, Suspect, SuspectSet};
use confidant_core::tiny_epic_crimes::{Private, Table};

use super::fresh::Fresh;
use super::{TableDesk, Words};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SAND};
use crate::draw::{Area, Canvas, Pen, Style, number};
use crate::games::tiny_epic_crimes::echo_ridge::{Suspicion, evidence_chip, new_corner, suspect};
use crate::games::tiny_epic_crimes::signs::{evidence_sign, finding_sign};
use crate::texts::{Phrase, fill};

/// What some eyes know of the suspects.
pub(super) struct Notebook<'a> {
    table: &'a Table,
    /// Cards in the reader's hand; a team's lie open.
    own: SuspectSet,
    /// Whose innocence was seen.
    seen: SuspectSet,
    possible: SuspectSet,
    evidence: ById<Evidence, Option<Finding>, { Evidence::COUNT }>,
    fresh: Fresh,
}

impl<'a> Notebook<'a> {
    /// What a team knows together.
    pub fn of_team(table: &'a Table) -> Self {
        let shared = table.shared();
        Self {
            table,
            own: shared.cleared,
            seen: shared.cleared,
            possible: table.possible(),
            evidence: shared.evidence,
            fresh: Fresh::NOTHING,
        }
    }

    /// What one officer knows, and what of it is new.
    pub fn of_seat(table: &'a Table, private: &Private, fresh: Fresh) -> Self {
        Self {
            table,
            own: private.hand,
            seen: private.seen,
            possible: private.possible,
            evidence: private.evidence,
            fresh,
        }
    }

    /// How many are possible.
    pub fn left(&self) -> usize {
        self.possible.len()
    }

    /// Whether this one is not ruled out.
    pub fn is_open(&self, one: Suspect) -> bool {
        self.suspicion(one) == Suspicion::Open
    }

    fn suspicion(&self, one: Suspect) -> Suspicion {
        match () {
            () if self.own.has(one) => Suspicion::Alibi,
            () if self.seen.has(one) => Suspicion::Seen,
            () if self.possible.has(one) => Suspicion::Open,
            () => Suspicion::RuledOut,
        }
    }

    /// The page below the plate, with the cursor on a suspect, whose signs stand in place of the evidence.
    pub fn draw(&self, canvas: &mut Canvas, words: &Words, chosen: Option<Suspect>) {
        for one in Suspect::ALL {
            let Area { x, y, .. } = suspect_area(one);
            suspect(canvas, x, y, &letter(one), self.suspicion(one), chosen == Some(one));
            if self.fresh.suspects.has(one) {
                new_corner(canvas, x + 36, y);
            }
        }
        if let Some(one) = chosen {
            canvas.say_chosen(&letter(one));
        }
        for (evidence, y) in Evidence::ALL.into_iter().zip((35..).step_by(25)) {
            let known = match chosen {
                Some(one) => Some(self.table.boards().suspects.finding(one, evidence)),
                None => self.evidence[evidence],
            };
            let known = known.map(|finding| finding_sign(evidence, finding));
            evidence_chip(canvas, 168, y, evidence_sign(evidence), known);
            if chosen.is_none() && self.fresh.evidence[evidence] {
                new_corner(canvas, 232, y);
            }
        }
        Pen::new(Style::Hint, FOG, INK).room(66).centred(canvas, 200, 173, words.left_caption);
        Pen::new(Style::Figure, LAMP, INK).centred(canvas, 200, 211, &number(self.left() as i64));
    }
}

/// Where a suspect stands on the page.
pub(super) const fn suspect_area(one: Suspect) -> Area {
    let index = one as i32;
    Area::new(9 + index % 4 * 39, 35 + index / 4 * 45, 37, 43)
}

/// A suspect's letter.
pub(super) fn letter(one: Suspect) -> Phrase {
    fill("{}", &[&one])
}

/// Whether this one is to be accused: a large letter on paper, with the five signs.
pub(super) fn draw_letter(desk: &TableDesk<'_>, canvas: &mut Canvas, one: Suspect) {
    let area = Area::new(60, 36, 120, 110);
    canvas.rounded(area, 8, PAPER);
    canvas.outline(area.inset(3), 6, 1, SAND);
    Pen::new(Style::Name, INK, PAPER).centred(canvas, 120, 102, &letter(one));
    draw_findings(desk.table, canvas, one, 156);
    let question = fill(desk.words.accuse_one, &[&letter(one)]);
    Pen::new(Style::Head, PAPER, INK).room(220).centred(canvas, 120, 206, &question);
}

/// The five signs of a suspect in a row.
pub(super) fn draw_findings(table: &Table, canvas: &mut Canvas, one: Suspect, y: i32) {
    for (evidence, x) in Evidence::ALL.into_iter().zip((46..).step_by(31)) {
        let finding = table.boards().suspects.finding(one, evidence);
        finding_sign(evidence, finding).draw(canvas, x, y, 17, PAPER);
    }
}
