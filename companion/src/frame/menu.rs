//! The menu of a running game, questions, and the pause.

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::{Question, Screen, Why};
use super::store::Then;
use crate::Canvas;
use crate::clock::ClockSetting;
use crate::draw::palette::{FOG, INK, PAPER, SLATE};
use crate::draw::parts::bars::{self, notice};
use crate::draw::parts::card::panel;
use crate::draw::parts::hints::{BOTTOM, Cap};
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::text::Align;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::{Running as _, Shelf, clock_text};
use crate::input::Key;
use crate::page::{Bound, Choice, List};
use crate::play::{MenuItems, UndoBy};
use crate::texts::{Phrase, fill};

/// What a row of the menu does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MenuRow {
    TakeBack,
    /// What nobody alone may take back, all together may.
    Correct,
    Pause,
    /// One of the game's own.
    Own(Icon, &'static str, usize),
    History,
    Rules,
    Signs,
    Settings,
    Home,
    End,
}

/// What there is for a second line beside a sign.
const ROW_ROOM: i32 = 168;

type MenuRows = heapless::Vec<MenuRow, 12>;

impl<S: Shelf> Companion<S> {
    fn menu_rows(&self) -> MenuRows {
        let running = self.session.turn().is_some();
        // What its author may still take back needs no agreement.
        let mend = match self.undo_by() {
            _ if !running || self.session.log.acts().is_empty() => None,
            Some(_) => Some(MenuRow::TakeBack),
            None => {
                self.play().filter(|play| play.is_guarded() && !play.is_unsettled()).map(|_| MenuRow::Correct)
            }
        };
        let clock = running && self.session.beginning().clock != ClockSetting::Off;
        // Before it is told what follows from the last entry, there is nothing else to look at.
        let settled = self.play().filter(|play| !play.is_unsettled());
        let own = settled.map_or(MenuItems::new(), |play| play.menu(&self.session, self.here()));
        let own = own.into_iter().enumerate().map(|(item, (icon, label))| MenuRow::Own(icon, label, item));
        let first = [mend, clock.then_some(MenuRow::Pause)];
        let last = [
            MenuRow::History,
            MenuRow::Rules,
            MenuRow::Signs,
            MenuRow::Settings,
            MenuRow::Home,
            MenuRow::End,
        ];
        // One off the shelf is only looked at.
        let last = last.into_iter().filter(|&row| row != MenuRow::End || !self.session.is_past());
        first.into_iter().flatten().chain(own).chain(last).collect()
    }

    /// B at the table, or held anywhere: the menu of the game, or home.
    pub(super) fn open_menu(&mut self) {
        if !self.runs() || self.storing.blocked.is_some() || !self.stack.is_at_table() {
            return self.go_home();
        }
        if let Screen::Menu { .. } = self.stack.top() {
            // As if it had just been opened: home is as many keys away as ever.
            return self.replace(Screen::Menu { row: 0 });
        }
        // The menu lies on the table: whatever was above it is put aside.
        self.go_to_table();
        self.push(Screen::Menu { row: 0 });
    }

    /// A row of the menu that the game brought.
    pub(super) fn choose_own(&mut self, item: usize) {
        self.pop();
        let here = self.here();
        if let Some(play) = self.running.get_mut() {
            let led = play.chosen(&self.session, here, item);
            self.follow(led);
        }
    }

    /// Takes back the last entry: its author confirms it, in secret if it was secret.
    pub(super) fn take_back(&mut self) {
        match self.undo_by() {
            Some(UndoBy { author: Some(seat), secret: true }) => {
                self.pop();
                self.hand_over(seat, Why::Undo);
            }
            Some(_) => self.replace(Screen::Confirm(Question::Undo)),
            None => {}
        }
    }

    /// What a row of the menu does.
    fn menu_does(&self, row: MenuRow) -> Choice<Deed> {
        Ok(match row {
            MenuRow::Correct => return self.open_correct(),
            MenuRow::TakeBack => Deed::TakeBack,
            MenuRow::Pause => Deed::Pause(!self.session.paused()),
            MenuRow::Own(_, _, item) => Deed::Own(item),
            MenuRow::History => Deed::Turn(Screen::History { row: 0 }),
            MenuRow::Rules => Deed::Rules(Some(self.session.beginning().game)),
            MenuRow::Signs => Deed::Open(Screen::Signs { row: 0 }),
            MenuRow::Settings => Deed::Open(Screen::Settings { row: 0 }),
            MenuRow::Home => Deed::Home,
            MenuRow::End if self.session.turn().is_none() => Deed::PutAway(Then::Home),
            MenuRow::End => Deed::Turn(Screen::Confirm(Question::EndGame)),
        })
    }

    /// Who may take back the last entry.
    fn undo_by(&self) -> Option<UndoBy> {
        self.play().and_then(|play| play.undo(&self.session))
    }

    /// How far the game has come, and the clock.
    pub(super) fn progress_and_clock(&self) -> (Phrase, Phrase) {
        let Some(play) = self.play() else { return Default::default() };
        let clock = self.session.clock_face(self.now).map(clock_text);
        (play.progress(&self.session, self.here()), clock.unwrap_or_default())
    }

    pub(super) fn menu_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        let (progress, clock) = self.progress_and_clock();
        show.plate(texts.menu, Corner::Text(&progress));
        let paused = self.session.paused();
        let rows = self.menu_rows();
        let last = self.play().and_then(|play| play.last_act(&self.session, self.here()));
        let last = last.map(|line| {
            let whole = fill(texts.colon, &[&line.who, &line.what]);
            // Its author is named again when taking it back is confirmed.
            if Style::Note.width(&whole) <= ROW_ROOM { whole } else { line.what }
        });
        let last = last.unwrap_or_default();
        let bottom = self.refusal.map_or(BOTTOM, |refusal| bars::notice_top(refusal.reason));
        let list = List::new(rows.len(), row.into()).above(bottom).ends();
        show.list(list, |row| Deed::Turn(Screen::Menu { row: row as u8 }), &|index, tell| {
            let Some(&row) = rows.get(index) else { return };
            let shown = match row {
                MenuRow::TakeBack => Row::new(texts.take_back).sub(&last).icon(Icon::Undo),
                MenuRow::Correct => {
                    let nothing = self.open_correct().err().filter(|&why| why == texts.correct_none);
                    Row::new(texts.correct).sub(nothing.unwrap_or(&last)).icon(Icon::Undo).leads()
                }
                MenuRow::Pause if paused => Row::new(texts.go_on).icon(Icon::Play).value(&clock),
                MenuRow::Pause => Row::new(texts.pause).icon(Icon::Pause).value(&clock),
                MenuRow::Own(icon, label, _) => Row::new(label).icon(icon).leads(),
                MenuRow::History => Row::new(texts.history).icon(Icon::Trail).leads(),
                MenuRow::Rules => Row::new(texts.rules).icon(Icon::Papers).leads(),
                MenuRow::Signs => Row::new(texts.signs).icon(Icon::Ask).leads(),
                MenuRow::Settings => Row::new(texts.settings).icon(Icon::Gear).leads(),
                MenuRow::Home => Row::new(texts.home).icon(Icon::House).leads(),
                MenuRow::End => Row::new(texts.end_game).icon(Icon::Flag).leads(),
            };
            tell(shown, self.menu_does(row));
        });
        self.list_keys(show, texts.open);
    }

    pub(super) fn confirm_page(&self, show: &mut Shows<'_>, question: Question) {
        let texts = self.texts();
        let (progress, _) = self.progress_and_clock();
        let title = match question {
            Question::Undo => texts.take_back_verb,
            Question::EndGame | Question::EndForNew if self.is_kept() => texts.give_up_verb,
            Question::EndGame | Question::EndForNew => texts.end_verb,
            Question::PushOut(_) => texts.past_games,
            Question::EraseGames => texts.erase_games,
            Question::Erase => texts.erase_journal,
            Question::EraseBox(_) => texts.my_boxes,
        };
        let apart = matches!(question, Question::Erase | Question::EraseGames | Question::EraseBox(_));
        let corner = if progress.is_empty() || apart { Corner::None } else { Corner::Text(&progress) };
        show.plate(title, corner);
        show.picture(|canvas| match question {
            Question::Undo => self.draw_last(canvas),
            _ if apart => Icon::Warn.draw(canvas, 100, 66, 40, FOG),
            _ => Icon::Flag.draw(canvas, 100, 66, 40, FOG),
        });
        let pushed = if let Question::PushOut(number) = question { number } else { 0 };
        let leaves = fill(texts.shelf_full, &[&pushed]);
        let (says, verb) = match question {
            Question::Undo => (texts.undo_question, texts.take_back_verb),
            Question::EndGame | Question::EndForNew if self.is_kept() => {
                (texts.give_up_question, texts.give_up_verb)
            }
            Question::EndGame => (texts.end_question, texts.end_verb),
            Question::EndForNew => (texts.end_for_new_question, texts.end_verb),
            Question::PushOut(_) => (leaves.as_str(), texts.go_on),
            Question::EraseGames => (texts.erase_games_question, texts.erase),
            Question::Erase => (texts.erase_question, texts.erase),
            Question::EraseBox(_) => (texts.erase_box_question, texts.erase),
        };
        show.picture(|canvas| notice(canvas, bars::Notice::Question, says, 0));
        show.on(&[Key::Left], || Deed::Back);
        show.keys([
            Bound::new(Cap::A, verb, Deed::Confirmed(question)),
            Bound::new(Cap::B, texts.leave_it, Deed::Back),
        ]);
    }

    pub(super) fn paused_page(&self, show: &mut Shows<'_>) {
        let texts = self.texts();
        let (_, clock) = self.progress_and_clock();
        show.plate(texts.paused, Corner::Text(&clock));
        show.picture(|canvas| {
            Icon::Pause.draw(canvas, 100, 76, 40, PAPER);
            let pen = Pen::new(Style::Body, FOG, INK);
            pen.paragraph(canvas, Area::new(20, 140, 200, 60), 20, Align::Middle, texts.paused_note);
        });
        show.keys([
            Bound::new(Cap::A, texts.go_on, Deed::Pause(false)),
            Bound::new(Cap::B, texts.home, Deed::Home),
        ]);
    }

    /// Draws the last entry as the table heard of it.
    fn draw_last(&self, canvas: &mut Canvas) {
        let last = self.play().and_then(|play| play.last_act(&self.session, self.here()));
        let Some(line) = last else { return };
        panel(canvas, Area::new(8, 36, 224, 70), self.texts().last_move_caption);
        Pen::new(Style::Bold, PAPER, SLATE).room(200).left(canvas, 20, 76, &line.who);
        Pen::new(Style::Note, FOG, SLATE).room(200).left(canvas, 20, 96, &line.what);
    }
}
