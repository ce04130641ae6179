//! A piece of evidence is solved: a banner for all to see. What it says is for one pair of eyes, but in a team.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::{Clue, Evidence, Officer};
use confidant_core::tiny_epic_crimes::{Happening, News};

use super::does::{Own, own};
use super::{Screens, Shows, TableDesk, name_of};
use crate::draw::palette::{GOOD, INK, PAPER};
use crate::draw::parts::banner::banner_ground;
use crate::draw::parts::seat::rimmed_seat;
use crate::draw::{Canvas, Icon, Pen, Style};
use crate::games::tiny_epic_crimes::signs::{evidence_sign, finding_sign};
use crate::games::tiny_epic_crimes::token_of;

/// Evidence that was solved and is still to be told, with its holder.
pub(super) type Solved = heapless::Vec<(Evidence, Officer), { Evidence::COUNT }>;

/// What an entry solved.
pub(super) fn solved_by(news: &News) -> impl Iterator<Item = (Evidence, Officer)> + '_ {
    news.happenings.iter().filter_map(|&happening| match happening {
        Happening::Solved(evidence, officer) => Some((evidence, officer)),
        _ => None,
    })
}

impl Screens {
    /// Any key goes on: to the next one, to what is asked, or to the result.
    pub(super) fn solved_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, evidence: Evidence) {
        show.picture(|canvas| self.draw_solved(desk, canvas, evidence));
        show.any_key(own(Own::Noticed));
    }

    fn draw_solved(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, evidence: Evidence) {
        let (table, words) = (desk.table, desk.words);
        let name = table.holder(evidence).map_or("", |officer| name_of(desk, officer));
        let line = |canvas: &mut Canvas, style: Style, base: i32, text: &str| {
            Pen::new(style, INK, GOOD).room(212).centred(canvas, 120, base, text);
        };
        banner_ground(canvas, GOOD, words.evidence_known(evidence), desk.texts.any_key);
        canvas.disc(120, 86, 38, INK);
        evidence_sign(evidence).draw_centred(canvas, 120, 86, 48, GOOD);
        // What a team finds lies open; unless it is in an envelope.
        if let Some(finding) = table.shared().evidence[evidence] {
            canvas.disc(154, 111, 17, INK);
            canvas.disc(154, 111, 15, PAPER);
            finding_sign(evidence, finding).draw_centred(canvas, 154, 111, 17, INK);
            line(canvas, Style::Head, 158, words.finding(evidence, finding));
            return line(canvas, Style::Body, 184, name);
        }
        line(canvas, Style::Name, 154, name);
        if table.mode().is_team() {
            return;
        }
        line(canvas, Style::Body, 174, words.these_eyes_alone);
        let gainers = self.gainers(desk, evidence);
        let mut x = 120 - 14 * (gainers.len() as i32 + 1);
        if !gainers.is_empty() {
            Icon::Black.draw(canvas, x + 2, 184, 20, INK);
        }
        for officer in gainers {
            x += 28;
            rimmed_seat(canvas, x + 3, 183, 22, 2, token_of(officer));
        }
    }

    /// Who gains a suspect card with it: everybody who found a clue towards it, as long as there are cards.
    fn gainers(&self, desk: &TableDesk<'_>, evidence: Evidence) -> heapless::Vec<Officer, { Officer::MOST }> {
        let table = desk.table;
        let clue = Clue::ALL.into_iter().find(|clue| clue.proves() == evidence);
        let found = |officer: &Officer| clue.is_some_and(|clue| table.mat(*officer).clues[clue] > 0);
        let mut left = table.suspects_left();
        // Some may have theirs already, the others are still to get it.
        let gains = |officer: &Officer| {
            let has = self.notes.gains.get(officer.index()).is_some_and(|gain| gain.suspects > 0);
            let will = !has && left > 0;
            left -= u8::from(will);
            has || will
        };
        table.track().order().iter().copied().filter(found).filter(gains).collect()
    }
}
