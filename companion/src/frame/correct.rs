//! Correcting by agreement: what nobody alone may take back any more, all together may. The entries that can be chosen, then
//! a hold of A that everybody sees. What is listed follows from what the table knows.

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::Screen;
use crate::draw::palette::{INK, LAMP, PAPER, STEEL};
use crate::draw::parts::bars::{self, notice};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::{Icon, Pen, Style};
use crate::games::Shelf;
use crate::input::{Key, Millis};
use crate::journal::Entry;
use crate::page::{Bound, Choice, List};
use crate::play::NotCorrected;
use crate::texts::fill;

/// How long A is held until all have agreed.
const AGREED_AFTER: Millis = 1_200;
/// How long one picture of the ring is shown.
const FRAME: Millis = 50;

impl<S: Shelf> Companion<S> {
    /// How many entries there are to choose from.
    fn correctable(&self) -> usize {
        let from = self.play().map(|play| play.correctable_from(&self.session));
        from.map_or(0, |from| self.session.log.acts().len().saturating_sub(from))
    }

    /// The entry of a row of the list: the newest is the first.
    fn entry_of_row(&self, row: usize) -> usize {
        self.session.log.acts().len().saturating_sub(row + 1)
    }

    /// What choosing this entry does, or why it cannot be chosen.
    fn correct_choice(&self, entry: usize) -> Choice<Deed> {
        let texts = self.texts();
        let may =
            self.play().map_or(Err(NotCorrected::Nothing), |play| play.may_correct(&self.session, entry));
        match may {
            Ok(()) => Ok(Deed::Open(Screen::Agree { entry: entry as u16, since: None })),
            Err(NotCorrected::Nothing) => Err(texts.correct_none),
            Err(NotCorrected::ByConfidant) => Err(texts.correct_robots),
            Err(NotCorrected::Once) => Err(texts.correct_once),
        }
    }

    /// What the row of the menu does: the list, the newest entry lit that can be chosen; or why there is nothing.
    pub(super) fn open_correct(&self) -> Choice<Deed> {
        let rows = || (0..self.correctable()).map(|row| (row, self.correct_choice(self.entry_of_row(row))));
        if let Some((row, _)) = rows().find(|(_, choice)| choice.is_ok()) {
            return Ok(Deed::Open(Screen::Correct { row: row as u8 }));
        }
        let texts = self.texts();
        let once = rows().any(|(_, choice)| choice.err() == Some(texts.correct_once));
        Err(if once { texts.correct_once } else { texts.correct_none })
    }

    pub(super) fn correct_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        let Some(play) = self.play() else { return };
        let (progress, _) = self.progress_and_clock();
        show.plate(texts.correct, Corner::Text(&progress));
        let lit = usize::from(row);
        let bottom = self.refusal.map(|refusal| bars::notice_top(refusal.reason));
        let list = List::new(self.correctable(), lit).noted().ends();
        let list = bottom.map_or(list, |bottom| list.above(bottom));
        show.list(list, |row| Deed::Turn(Screen::Correct { row: row as u8 }), &|row, tell| {
            let entry = self.entry_of_row(row);
            let Some(line) = play.act(&self.session, self.here(), entry) else { return };
            let icon = self.entry_icon(entry);
            // Whatever came later falls with it.
            let shown = Row::new(&line.who).icon(icon).sub(&line.what).struck(row < lit);
            tell(shown, self.correct_choice(entry));
        });
        if bottom.is_none() {
            show.note(texts.correct_after);
        }
        self.list_keys(show, texts.correct_do);
    }

    /// The sign of whoever made an entry.
    fn entry_icon(&self, entry: usize) -> Icon {
        let author = self.session.log.acts().get(entry).and_then(|act| act.author);
        let icon = author.and_then(|seat| self.info().map(|info| (info.seat_icon)(seat)));
        icon.unwrap_or(Icon::Trail)
    }

    pub(super) fn agree_page(&self, show: &mut Shows<'_>, entry: u16, since: Option<Millis>) {
        let texts = self.texts();
        let Some(play) = self.play() else { return };
        let (progress, _) = self.progress_and_clock();
        show.plate(texts.correct, Corner::Text(&progress));
        show.picture(|canvas| {
            let part = since.filter(|_| !self.still).map_or(0, |since| self.now.saturating_sub(since));
            let half_degrees = part.min(AGREED_AFTER) * 720 / AGREED_AFTER;
            canvas.ring(120, 82, 42, 6, STEEL);
            canvas.ring_part(120, 82, 42, 6, half_degrees as i32, LAMP);
            Icon::Undo.draw_centred(canvas, 120, 82, Icon::Undo.size_for(20), PAPER);
            if let Some(line) = play.act(&self.session, self.here(), entry.into()) {
                let says = fill(texts.colon, &[&line.who, &line.what]);
                Pen::new(Style::Bold, PAPER, INK).fit(224, &says).centred(canvas, 120, 146, &says);
            }
            notice(canvas, bars::Notice::Question, texts.correct_agree, 0);
        });
        show.on(&[Key::Left], || Deed::Back);
        show.keys([
            Bound::new(Cap::A, texts.correct_hold, Deed::Agree),
            Bound::new(Cap::B, texts.leave_it, Deed::Back),
        ]);
    }

    /// A went down where all are asked.
    pub(super) fn begin_to_agree(&mut self) {
        let now = self.now;
        if let Some(Screen::Agree { since, .. }) = self.stack.top_mut() {
            *since = Some(now);
        }
    }

    /// A came up, or nobody knows who holds it: nothing is agreed.
    pub(super) fn no_longer_agree(&mut self) {
        if let Some(Screen::Agree { since, .. }) = self.stack.top_mut() {
            *since = None;
            self.redraw();
        }
    }

    /// Time passed while A is held.
    pub(super) fn agree_on(&mut self) {
        let Screen::Agree { entry: kept, since: Some(since) } = *self.stack.top() else { return };
        if self.now >= since + AGREED_AFTER
            && self.storing.pending.is_none()
            && self.storing.failure.is_none()
        {
            self.no_longer_agree();
            self.ask_entry(Entry::Correct { kept });
        }
    }

    /// When the ring moves next, or all have agreed.
    pub(super) fn agree_moves_at(&self) -> Option<Millis> {
        let Screen::Agree { since: Some(since), .. } = *self.stack.top() else { return None };
        let end = since + AGREED_AFTER;
        Some(if self.still { end } else { end.min(self.now + FRAME) })
    }
}
