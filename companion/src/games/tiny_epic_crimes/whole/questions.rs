//! What is decided in a turn besides the deed: rows to choose from, with what led to the question below them.

use core::ops::ControlFlow;

use confidant_core::game::Game as _;
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::{Evidence, Officer, Suspect};
use confidant_core::tiny_epic_crimes::{Action, Side, Table, Task, TinyEpicCrimes};

use super::notebook::Notebook;
use super::result::house_card;
use super::{Screens, TableDesk, View, asked, name_of};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, Row};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::seat::seat;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::cards::HandText;
use crate::games::tiny_epic_crimes::dice::{block_name, told_card};
use crate::games::tiny_epic_crimes::signs::evidence_sign;
use crate::games::tiny_epic_crimes::{token_of, turned};
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// An answer: what it enters, its sign, its words, and what stands on the right.
struct Answer {
    action: Action,
    icon: Icon,
    label: Phrase,
    value: Phrase,
}

type Answers = heapless::Vec<Answer, 6>;

/// What can be answered, in the order of the rows.
fn answers(desk: &TableDesk<'_>) -> Answers {
    let (table, words) = (desk.table, desk.words);
    let plain =
        |action, icon, text: &str| Answer { action, icon, label: fill(text, &[]), value: Phrase::new() };
    let mut answers = Answers::new();
    match table.pending() {
        Some(Task::Keep(officer)) => {
            let offer = table.mat(officer).offer.iter().flatten();
            answers.extend(offer.map(|&ability| {
                let name = HandText::of_ability(ability).name(desk.language);
                plain(Action::Keep(officer, ability), Icon::Star, name)
            }));
        }
        Some(Task::FieldWork(officer)) => {
            answers.extend([
                plain(Action::DrawForce(officer), Icon::Force, words.force_card),
                plain(Action::FieldWork(officer), Icon::Black, words.field_work),
            ]);
            if let Some(last) = answers.last_mut() {
                let hours = fill(words.n_hours, &[&table.edition().aid.field_work]);
                last.value = fill("+{}", &[&hours]);
            }
        }
        Some(Task::Drop(officer)) => {
            let hand = table.shared().force[if table.has_pool() { Officer::P1 } else { officer }];
            answers.extend(hand.into_iter().map(|card| {
                let name = HandText::of_force(card).name(desk.language);
                plain(Action::Drop(officer, card), Icon::Force, name)
            }));
        }
        Some(Task::Ask(officer)) => {
            let asked = |other: Officer| Answer {
                value: fill("{}", &[&table.mat(other).suspects]),
                ..plain(Action::Ask(officer, Some(other)), Icon::Badge, name_of(desk, other))
            };
            let others = table.officers().filter(|&other| other != officer);
            answers.extend(others.filter(|&other| table.mat(other).suspects > 0).map(asked));
            if table.ghost() > 0 {
                let value = fill("{}", &[&table.ghost()]);
                let ghost = Answer { value, ..plain(Action::Ask(officer, None), Icon::Hat, words.ghost) };
                let _ = answers.push(ghost);
            }
        }
        Some(Task::Peek(officer)) => {
            let looks = |evidence: Evidence| {
                plain(Action::Peek(officer, evidence), evidence_sign(evidence), words.evidence(evidence))
            };
            answers.extend(table.to_peek(officer).map(looks));
            let _ = answers.push(plain(Action::NoPeek(officer), Icon::Cross, words.look_at_none));
        }
        Some(Task::Turned(..) | Task::Taken(..)) => {
            // No more failures can be found than there are.
            let _ = TinyEpicCrimes::public_actions(table, &mut |action| {
                let answer = match action {
                    Action::Turned(true) => plain(action, Icon::Check, words.token_success),
                    Action::Turned(false) => plain(action, Icon::Cross, words.token_failure),
                    _ => return ControlFlow::Continue(()),
                };
                let _ = answers.push(answer);
                ControlFlow::Continue(())
            });
        }
        Some(Task::Report(officer)) => answers.extend([
            plain(Action::GoOn(officer), Icon::Clock, words.play_on),
            plain(Action::Report(officer), Icon::Flag, words.reports),
        ]),
        _ => {}
    }
    answers
}

fn title(desk: &TableDesk<'_>, task: Task, officer: Officer) -> Phrase {
    let (words, name) = (desk.words, name_of(desk, officer));
    match task {
        Task::Keep(_) => fill(words.keeps, &[&name]),
        Task::Ask(_) => fill(words.whom_to_ask, &[&name]),
        Task::Peek(_) => fill(words.what_to_look_at, &[&name]),
        Task::Drop(_) => fill(words.discards, &[&name]),
        Task::Turned(_, _, block) | Task::Taken(_, block) => fill(words.token_turned, &[&block_name(block)]),
        Task::Report(_) => fill(words.may_now_report, &[&name]),
        _ => fill(words.chooses, &[&name]),
    }
}

/// Whether the answer is a secret of the one who is asked.
fn is_hidden(table: &Table, task: Task) -> bool {
    matches!(task, Task::Drop(_) | Task::Accuse(_)) && !table.mode().is_team()
}

impl Screens {
    pub(super) fn press_question(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let table = desk.table;
        match (table.pending(), key) {
            (_, Key::B) => return Wish::Leave,
            (Some(Task::Choose(slot)), Key::A | Key::X) => {
                let side = if key == Key::A { Side::A } else { Side::B };
                return Wish::Play(Action::Choose(table.now().officer, slot, side));
            }
            (Some(Task::Choose(_)), _) => return Wish::Nothing,
            (_, Key::X) => self.view = View::City,
            (Some(task), _) if is_hidden(table, task) => return Wish::Nothing,
            (Some(Task::Accuse(_)), Key::A) => self.view = View::Sure,
            (Some(Task::Accuse(_)), _) => {
                let step = match key {
                    Key::Left => 15,
                    Key::Right => 1,
                    Key::Up => 12,
                    _ => 4,
                };
                self.row = (self.row + step) % 16;
            }
            (_, Key::Up | Key::Down) => self.row = turned(self.row, answers(desk).len(), key),
            (_, Key::A) => {
                let answers = answers(desk);
                return answers
                    .get(usize::from(self.row))
                    .map_or(Wish::Nothing, |row| Wish::Play(row.action));
            }
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_question(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, task: Task) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let officer = asked(table).unwrap_or(Officer::P1);
        if let Task::Choose(slot) = task {
            if let Some(id) = super::notes::cards_of(table).get(slot.index()).copied().flatten() {
                house_card(desk, slot, id).draw_drawn(canvas, slot);
            }
            return key_hints(canvas, &[(Cap::A, words.pay), (Cap::X, words.refuse)]);
        }
        canvas.clear(INK);
        if is_hidden(table, task) {
            let text =
                if matches!(task, Task::Drop(_)) { words.hold_to_discard } else { words.hold_to_accuse };
            return self.draw_hold(desk, canvas, officer, text);
        }
        if let Task::Accuse(_) = task {
            plate(canvas, words.whom_to_accuse, Corner::None);
            Notebook::of_team(table).draw(canvas, words, Suspect::at(self.row.into()));
            return key_hints(
                canvas,
                &[(Cap::Stick, texts.choose), (Cap::A, words.accuse_verb), (Cap::X, words.city_verb)],
            );
        }
        let (title, corner) = (title(desk, task, officer), desk.corner());
        // A long name needs the room of the clock.
        let fits = Style::Bold.width(&title) + corner.width() <= 198;
        plate(canvas, &title, if fits { corner.corner() } else { Corner::None });
        let bottom = if let Task::Keep(_) = task {
            self.draw_abilities(desk, canvas);
            214
        } else {
            self.draw_answers(desk, canvas)
        };
        self.draw_context(desk, canvas, bottom);
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.do_it), (Cap::X, words.city_verb)]);
    }

    /// The rows, as high as there is room for; the first row below them.
    fn draw_answers(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) -> i32 {
        let answers = answers(desk);
        let pitch = if answers.len() > 3 { 28 } else { 34 };
        let mut y = LIST_TOP;
        for (index, answer) in answers.iter().enumerate() {
            let row = Row::new(&answer.label).icon(answer.icon).value(&answer.value);
            row.chosen(index == usize::from(self.row)).draw(canvas, y, pitch);
            y += pitch;
        }
        y + 6
    }

    /// Two cards with their texts.
    fn draw_abilities(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let table = desk.table;
        let Some(Task::Keep(officer)) = table.pending() else { return };
        for ((index, &ability), y) in
            table.mat(officer).offer.iter().flatten().enumerate().zip((LIST_TOP..).step_by(90))
        {
            let chosen = index == usize::from(self.row);
            let (ground, colour, second) = if chosen { (LAMP, INK, INK) } else { (SLATE, PAPER, FOG) };
            let text = HandText::of_ability(ability);
            let area = Area::new(8, y, 224, 86);
            canvas.rounded(area, 6, ground);
            let name = text.name(desk.language);
            if chosen {
                canvas.say_chosen(name);
            }
            Icon::Star.draw(canvas, 16, y + 8, 20, colour);
            Pen::new(Style::Bold, colour, ground).room(180).left(canvas, 44, y + 24, name);
            let mut rule = heapless::String::<120>::new();
            // Every gap is filled: a test of the cards sees to it.
            let _ = text.write_ability(&mut rule, desk.language, &table.edition().abilities.cards[ability]);
            let below = Area::new(16, y + 32, 208, 52);
            Pen::new(Style::Note, second, ground).paragraph(canvas, below, 17, Align::Left, &rule);
        }
    }

    /// Somebody has to choose in secret.
    fn draw_hold(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, officer: Officer, text: &str) {
        plate(canvas, name_of(desk, officer), desk.corner().corner());
        told_card(canvas, None, text);
        seat(canvas, 20, 57, 32, token_of(officer));
        self.draw_context(desk, canvas, 118);
        key_hints(canvas, &[(Cap::Y, desk.texts.hold_to_open), (Cap::X, desk.words.city_verb)]);
    }

    pub(super) fn press_sure(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        match (key, desk.table.pending(), Suspect::at(self.row.into())) {
            (Key::A, Some(Task::Accuse(officer)), Some(suspect)) => {
                Wish::Play(Action::Accuse(officer, suspect))
            }
            (Key::B, ..) => {
                self.view = View::Home;
                Wish::Redraw
            }
            _ => Wish::Nothing,
        }
    }

    pub(super) fn draw_sure(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        canvas.clear(INK);
        plate(canvas, desk.words.whom_to_accuse, Corner::None);
        if let Some(suspect) = Suspect::at(self.row.into()) {
            super::notebook::draw_letter(desk, canvas, suspect);
        }
        key_hints(canvas, &[(Cap::A, desk.words.accuse_verb), (Cap::B, desk.texts.back)]);
    }

    pub(super) fn press_last_hour(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        match (key, desk.table.pending()) {
            (Key::A, Some(Task::Turn(officer))) => Wish::Play(Action::Report(officer)),
            (Key::B, _) => self.back(desk.table),
            _ => Wish::Nothing,
        }
    }

    pub(super) fn press_pays(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        if key == Key::B { self.back(desk.table) } else { Wish::Nothing }
    }

    pub(super) fn draw_pays(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        canvas.clear(INK);
        self.draw_hold(desk, canvas, desk.table.now().officer, desk.words.hold_to_pay);
    }
}

/// The question on the last hour.
pub(super) fn draw_last_hour(desk: &TableDesk<'_>, canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, desk.words.report, desk.corner().corner());
    told_card(canvas, None, desk.words.must_report);
    seat(canvas, 20, 57, 32, token_of(desk.table.now().officer));
    key_hints(canvas, &[(Cap::A, desk.words.report), (Cap::B, desk.texts.back)]);
}
