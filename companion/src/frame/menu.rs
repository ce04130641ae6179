//! The menu of a running game, questions, the pause, the history, and what the table is told.

use confidant_core::seat::Seat;

use super::home::turned;
use super::{Companion, Notice, Play, Question, Screen, Why, playing};
use crate::Canvas;
use crate::clock::ClockSetting;
use crate::draw::palette::{FOG, INK, PAPER};
use crate::draw::parts::bars::{self, notice};
use crate::draw::parts::card::panel;
use crate::draw::parts::hints::{BOTTOM, Cap};
use crate::draw::parts::list::{PITCH, Row, TALL_PITCH, list, list_above};
use crate::draw::parts::plate::{Code, plate};
use crate::draw::text::Align;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::{Desk, Flow, clock_text};
use crate::hint::key_hints;
use crate::input::{Key, Millis, StoreRequest};
use crate::journal::Entry;
use crate::session::{Open, What};
use crate::texts::{Phrase, Texts, fill};

/// What a row of the menu does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MenuRow {
    TakeBack,
    Pause,
    History,
    Rules,
    Settings,
    Home,
    End,
}

impl Companion {
    fn menu_rows(&self) -> heapless::Vec<MenuRow, 7> {
        let (undo, clock) = playing!(&self.running, play => {
            let running = play.session.turn().is_some();
            let acted = play.session.lines().any(|line| matches!(line.what, What::Act(_)));
            (running && acted, running && play.session.beginning().clock != ClockSetting::Off)
        }, (false, false));
        let rows = [
            undo.then_some(MenuRow::TakeBack),
            clock.then_some(MenuRow::Pause),
            Some(MenuRow::History),
            Some(MenuRow::Rules),
            Some(MenuRow::Settings),
            Some(MenuRow::Home),
            Some(MenuRow::End),
        ];
        rows.into_iter().flatten().collect()
    }

    /// B was held: the menu of the game, or home.
    pub(super) fn open_menu(&mut self) {
        self.unlocked = None;
        self.hold = None;
        self.keys.clear();
        if !self.runs() || self.blocked.is_some() {
            return self.go_home();
        }
        if let Screen::Menu { .. } = self.top() {
            // As if it had just been opened: home is as many keys away as ever.
            self.refusal = None;
            return self.replace(Screen::Menu { row: 0 });
        }
        // The menu lies on the table: whatever was above it is put aside.
        let at_home = self.screens.len() <= 1 || self.screens.get(1) != Some(&Screen::Game);
        if at_home {
            return self.go_home();
        }
        self.go_to_table();
        self.refusal = None;
        self.push(Screen::Menu { row: 0 });
    }

    pub(super) fn press_menu(&mut self, key: Key, row: u8) {
        let rows = self.menu_rows();
        match key {
            Key::Up | Key::Down => return self.replace(Screen::Menu { row: turned(row, rows.len(), key) }),
            Key::B | Key::Left => return self.pop(),
            Key::A | Key::Right => {}
            _ => return,
        }
        match rows.get(usize::from(row)) {
            Some(MenuRow::TakeBack) => match self.undo_by() {
                Some((seat, true)) => self.replace(Screen::HandOver { seat, why: Why::Undo }),
                Some((_, false)) => self.replace(Screen::Confirm(Question::Undo)),
                None => self.refuse(self.texts().undo_final),
            },
            Some(MenuRow::Pause) => {
                let paused = playing!(&self.running, play => play.session.paused(), false);
                self.ask_entry(Entry::Pause(!paused));
            }
            Some(MenuRow::History) => self.replace(Screen::History { row: 0 }),
            Some(MenuRow::Rules) => self.push(Screen::Rules { page: 0 }),
            Some(MenuRow::Settings) => self.push(Screen::Settings { row: 0 }),
            Some(MenuRow::Home) => self.go_home(),
            Some(MenuRow::End) => {
                let over = playing!(&self.running, play => play.session.turn().is_none(), true);
                let question = if over { Question::PutAway } else { Question::EndGame };
                self.replace(Screen::Confirm(question));
            }
            None => {}
        }
    }

    /// Who may take back the last entry, and whether that happens behind the hold.
    fn undo_by(&self) -> Option<(Seat, bool)> {
        playing!(&self.running, play => undo_by(play), None)
    }

    pub(super) fn draw_menu(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        let (progress, clock) =
            playing!(&self.running, play => brief(play, texts, self.now), Default::default());
        plate(canvas, texts.menu, Code::Text(&progress));
        let paused = playing!(&self.running, play => play.session.paused(), false);
        let rows = self.menu_rows();
        let bottom = self.refusal.map_or(BOTTOM, bars::notice_top);
        list_above(canvas, bottom, PITCH, rows.len(), row.into(), |index| match rows.get(index) {
            Some(MenuRow::TakeBack) => {
                Row::new(texts.take_back).icon(Icon::Undo).leads().not_now(self.undo_by().is_none())
            }
            Some(MenuRow::Pause) if paused => Row::new(texts.go_on).icon(Icon::Play).value(&clock),
            Some(MenuRow::Pause) => Row::new(texts.pause).icon(Icon::Pause).value(&clock),
            Some(MenuRow::History) => Row::new(texts.history).icon(Icon::Trail).leads(),
            Some(MenuRow::Rules) => Row::new(texts.rules).icon(Icon::Papers).leads(),
            Some(MenuRow::Settings) => Row::new(texts.settings).icon(Icon::Gear).leads(),
            Some(MenuRow::Home) => Row::new(texts.home).icon(Icon::House).leads(),
            _ => Row::new(texts.end_game).icon(Icon::Flag).leads(),
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.open), (Cap::B, texts.back)]);
    }

    pub(super) fn press_confirm(&mut self, key: Key, question: Question) {
        match key {
            Key::A => match question {
                Question::Undo => self.ask_entry(Entry::Undo),
                Question::EndGame | Question::PutAway => self.ask_entry(Entry::End),
                Question::EndForNew => {
                    self.then_new_game = true;
                    self.ask_entry(Entry::End);
                }
                Question::Erase => self.ask_store(StoreRequest::Erase),
            },
            Key::B | Key::Left => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_confirm(&self, canvas: &mut Canvas, question: Question) {
        let (texts, now) = (self.texts(), self.now);
        canvas.clear(INK);
        let (progress, _) = playing!(&self.running, play => brief(play, texts, now), Default::default());
        let title = match question {
            Question::Undo => texts.take_back_verb,
            Question::EndGame | Question::EndForNew => texts.end_game,
            Question::PutAway => texts.put_away,
            Question::Erase => texts.erase_journal,
        };
        let code = if progress.is_empty() || question == Question::Erase {
            Code::None
        } else {
            Code::Text(&progress)
        };
        plate(canvas, title, code);
        if question == Question::Undo {
            playing!(&self.running, play => draw_last(play, canvas, texts, now), ());
        } else {
            let icon = if question == Question::Erase { Icon::Warn } else { Icon::Flag };
            icon.draw(canvas, 100, 66, 40, FOG);
        }
        let (says, verb) = match question {
            Question::Undo => (texts.undo_question, texts.take_back_verb),
            Question::EndGame => (texts.end_question, texts.end_verb),
            Question::EndForNew => (texts.end_for_new_question, texts.end_verb),
            Question::PutAway => (texts.put_away_question, texts.erase),
            Question::Erase => (texts.erase_question, texts.erase),
        };
        notice(canvas, bars::Notice::Question, says, 0);
        key_hints(canvas, &[(Cap::A, verb), (Cap::B, texts.leave_it)]);
    }

    pub(super) fn press_paused(&mut self, key: Key) {
        match key {
            Key::A => self.ask_entry(Entry::Pause(false)),
            Key::B => self.go_home(),
            _ => {}
        }
    }

    pub(super) fn draw_paused(&self, canvas: &mut Canvas) {
        let texts = self.texts();
        canvas.clear(INK);
        let (_, clock) = playing!(&self.running, play => brief(play, texts, self.now), Default::default());
        plate(canvas, texts.paused, Code::Text(&clock));
        Icon::Pause.draw(canvas, 100, 76, 40, PAPER);
        let pen = Pen::new(Style::Body, FOG, INK);
        pen.paragraph(canvas, Area::new(20, 140, 200, 60), 20, Align::Middle, texts.paused_note);
        key_hints(canvas, &[(Cap::A, texts.go_on), (Cap::B, texts.home)]);
    }

    pub(super) fn press_history(&mut self, key: Key, row: u8) {
        let count = playing!(&self.running, play => play.session.lines().len(), 0);
        match key {
            Key::Up if row > 0 => self.replace(Screen::History { row: row - 1 }),
            Key::Down if usize::from(row) + 1 < count => self.replace(Screen::History { row: row + 1 }),
            Key::B | Key::Left => self.pop(),
            _ => {}
        }
    }

    pub(super) fn draw_history(&self, canvas: &mut Canvas, row: u8) {
        let (texts, now) = (self.texts(), self.now);
        canvas.clear(INK);
        playing!(&self.running, play => draw_history(play, canvas, texts, now, row.into()), ());
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::B, texts.back)]);
    }

    /// Whether the table's screen is shown as it is when news can be read on it.
    pub(super) fn shows_news(&self) -> bool {
        self.top() == Screen::Game && playing!(&self.running, play => play.screens.has_foot(), false)
    }

    /// What the table is told since it last looked.
    pub(super) fn draw_notice(&self, canvas: &mut Canvas) {
        if !self.shows_news() {
            return;
        }
        let texts = self.texts();
        let news = self.notice.or(self.battery_news.then_some(Notice::LowBattery));
        let says = match news {
            None => return,
            Some(Notice::TakenBack(seat, number)) => {
                fill(texts.told_taken_back, &[&self.seat_name(seat), &number])
            }
            Some(Notice::WrongCode(seat)) => fill(texts.told_wrong_code, &[&self.seat_name(seat)]),
            Some(Notice::LowBattery) => fill(texts.told_low_battery, &[]),
        };
        let icon = match news {
            Some(Notice::WrongCode(_)) => Icon::Lock,
            Some(Notice::LowBattery) => Icon::Warn,
            _ => Icon::Undo,
        };
        bars::news(canvas, icon, &says);
    }
}

fn undo_by<F: Flow>(play: &Play<F>) -> Option<(Seat, bool)> {
    play.session.undo().map(|seat| (seat, F::is_secret(seat)))
}

/// How far the game has come, and the clock.
fn brief<F: Flow>(play: &Play<F>, texts: &'static Texts, now: Millis) -> (Phrase, Phrase) {
    let table = play.session.table();
    let desk = Desk { table: &table, open: Open::of(&play.session), texts, now };
    (F::progress(&desk), desk.open.clock_face(now).map(clock_text).unwrap_or_default())
}

/// The last action, as the table was told of it.
fn draw_last<F: Flow>(play: &Play<F>, canvas: &mut Canvas, texts: &'static Texts, now: Millis) {
    let table = play.session.table();
    let desk = Desk { table: &table, open: Open::of(&play.session), texts, now };
    let Some(line) = desk.open.lines().rev().find(|line| matches!(line.what, What::Act(_))) else { return };
    panel(canvas, Area::new(8, 36, 224, 70), texts.last_move_caption);
    let pen = Pen::new(Style::Bold, PAPER, crate::draw::palette::SLATE);
    pen.room(200).left(canvas, 20, 76, desk.name(line.seat));
    let pen = Pen::new(Style::Note, FOG, crate::draw::palette::SLATE);
    pen.room(200).left(canvas, 20, 96, &F::history(&desk, line));
}

fn draw_history<F: Flow>(
    play: &Play<F>,
    canvas: &mut Canvas,
    texts: &'static Texts,
    now: Millis,
    row: usize,
) {
    let table = play.session.table();
    let desk = Desk { table: &table, open: Open::of(&play.session), texts, now };
    let lines = desk.open.lines();
    let count = lines.len();
    let code = fill("{}", &[&count]);
    plate(canvas, texts.history, Code::Text(&code));
    if count == 0 {
        let pen = Pen::new(Style::Body, FOG, INK);
        pen.paragraph(canvas, Area::new(16, 100, 208, 60), 20, Align::Middle, texts.no_moves_yet);
        return;
    }
    // The list takes its texts by reference, so the visible ones are made first.
    const FIT: usize = crate::draw::parts::list::rows_that_fit(TALL_PITCH);
    let first = crate::draw::parts::list::first_visible(count, FIT, row);
    let shown: heapless::Vec<(Phrase, Phrase, Icon), FIT> = lines
        .rev()
        .skip(first)
        .take(FIT)
        .map(|line| {
            let icon = match line.what {
                What::Act(_) => Icon::Trail,
                What::TakenBack(_) => Icon::Undo,
                What::WrongPin => Icon::Lock,
            };
            (fill("{}", &[&desk.name(line.seat)]), F::history(&desk, line), icon)
        })
        .collect();
    list(canvas, TALL_PITCH, count, row, |index| {
        match index.checked_sub(first).and_then(|index| shown.get(index)) {
            Some((name, says, icon)) => Row::new(name).sub(says).icon(*icon),
            None => Row::new(""),
        }
    });
}
