//! What is decided in a turn besides the deed: rows to choose from, with what led to the question below them.

use core::ops::ControlFlow;

use confidant_core::game::Game as _;
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::AbilityId;
use confidant_core::tiny_epic_crimes::kinds::{Evidence, Officer, Suspect};
use confidant_core::tiny_epic_crimes::{Action, Side, Table, Task, TinyEpicCrimes};

use super::does::{View, back, light, see};
use super::notebook::{Notebook, suspect_area};
use super::result::house_card;
use super::{Screens, Shows, TableDesk, asked, name_of};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, Row};
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::games::Deed;
use crate::games::tiny_epic_crimes::cards::HandText;
use crate::games::tiny_epic_crimes::dice::{block_name, told_card};
use crate::games::tiny_epic_crimes::signs::evidence_sign;
use crate::games::tiny_epic_crimes::token_of;
use crate::input::Key;
use crate::page::{Bound, List, Tiles, turned};
use crate::texts::{Phrase, fill};

/// An answer: what it enters, its sign, its words, and a figure that stands on the right, if there is one.
struct Answer<'a> {
    action: Action,
    icon: Icon,
    label: &'a str,
    figure: Option<u8>,
}

type Answers<'a> = heapless::Vec<Answer<'a>, 6>;

/// What can be answered, in the order of the rows.
fn answers<'a>(desk: &TableDesk<'a>) -> Answers<'a> {
    let (table, words) = (desk.table, desk.words);
    let plain = |action, icon, label: &'a str| Answer { action, icon, label, figure: None };
    let mut answers = Answers::new();
    match table.pending() {
        Some(Task::FieldWork(officer)) => {
            let works = plain(Action::FieldWork(officer), Icon::Black, words.field_work);
            answers.extend([
                plain(Action::DrawForce(officer), Icon::Force, words.force_card),
                Answer { figure: Some(table.edition().aid.field_work), ..works },
            ]);
        }
        Some(Task::Drop(officer)) => {
            let hand = table.shared().force[if table.has_pool() { Officer::P1 } else { officer }];
            answers.extend(hand.into_iter().map(|card| {
                let name = HandText::of_force(card).name(desk.language);
                plain(Action::Drop(officer, card), Icon::Force, name)
            }));
        }
        Some(Task::Ask(officer)) => {
            let others = table.officers().filter(|&other| other != officer);
            let others = others.map(|other| {
                let asks = plain(Action::Ask(officer, Some(other)), Icon::Badge, name_of(desk, other));
                Answer { figure: Some(table.mat(other).suspects), ..asks }
            });
            let ghost = plain(Action::Ask(officer, None), Icon::Hat, words.ghost);
            let ghost = Answer { figure: Some(table.ghost()), ..ghost };
            answers.extend(others.chain([ghost]).filter(|answer| answer.figure != Some(0)));
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
    pub(super) fn question_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, task: Task) {
        let (table, words, texts) = (desk.table, desk.words, desk.texts);
        let officer = asked(table).unwrap_or(Officer::P1);
        if let Task::Choose(slot) = task {
            if let Some(id) = table.slots().house_id(slot) {
                show.picture(|canvas| house_card(desk, slot, id).draw_drawn(canvas, slot));
            }
            let side = |side| Deed::Play(Action::Choose(table.now().officer, slot, side));
            return show.keys([
                Bound::new(Cap::A, words.pay, side(Side::A)),
                Bound::new(Cap::X, words.refuse, side(Side::B)),
            ]);
        }
        if is_hidden(table, task) {
            let drops = matches!(task, Task::Drop(_));
            let text = if drops { words.hold_to_discard } else { words.hold_to_accuse };
            return self.hold(desk, show, officer, text);
        }
        let city = Bound::new(Cap::X, words.city_verb, see(View::City));
        if let Task::Accuse(_) = task {
            self.suspects(desk, show);
            let accuse = Bound::says(Cap::A, words.accuse_verb);
            return show.keys([Bound::says(Cap::Stick, texts.choose), accuse, city]);
        }
        let (title, corner) = (title(desk, task, officer), desk.corner());
        // A long name needs the room of the clock.
        let fits = Style::Bold.width(&title) + corner.width() <= 198;
        show.plate(&title, if fits { corner.corner() } else { Corner::None });
        if let Task::Keep(officer) = task {
            self.abilities(desk, show, officer);
        } else {
            self.answers(desk, show, task);
        }
        show.keys([Bound::says(Cap::UpDown, texts.choose), Bound::says(Cap::A, texts.do_it), city]);
    }

    /// Whom a team accuses.
    fn suspects(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        show.plate(desk.words.whom_to_accuse, Corner::None);
        let notebook = Notebook::of_team(desk.table);
        show.picture(|canvas| notebook.draw(canvas, desk.words, Suspect::at(self.row.into())));
        let step = |row: u8, key: Key| {
            let step = match key {
                Key::Left => 15,
                Key::Right => 1,
                Key::Up => 12,
                _ => 4,
            };
            (row + step) % 16
        };
        let place = |row: u8| Suspect::at(row.into()).map(suspect_area);
        let tiles = Tiles { lit: self.row, step: &step, place: &place };
        show.tiles(&tiles, |row| light(row.into()), Some(Ok(see(View::Sure))));
    }

    /// The rows, as high as there is room for, and what led to the question.
    fn answers(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, task: Task) {
        let answers = answers(desk);
        let pitch = if answers.len() > 3 { 28 } else { 34 };
        let list = List::new(answers.len(), self.row.into()).pitch(pitch).by_a();
        show.list(list, light, &|index, tell| {
            let Some(answer) = answers.get(index) else { return };
            let value = match (task, answer.figure) {
                (_, None) => Phrase::new(),
                (Task::FieldWork(_), Some(hours)) => fill("+{}", &[&fill(desk.words.n_hours, &[&hours])]),
                (_, Some(cards)) => fill("{}", &[&cards]),
            };
            tell(Row::new(answer.label).icon(answer.icon).value(&value), Ok(Deed::Play(answer.action)));
        });
        let bottom = LIST_TOP + answers.len() as i32 * pitch + 6;
        show.picture(|canvas| self.draw_context(desk, canvas, bottom));
    }

    /// Two cards with their texts.
    fn abilities(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, officer: Officer) {
        let offer = desk.table.mat(officer).offer.iter().flatten();
        let count = offer.clone().count();
        let place = |row: u8| Some(Area::new(8, LIST_TOP + 90 * i32::from(row), 224, 86));
        for (&ability, row) in offer.clone().zip(0..) {
            if let Some(area) = place(row) {
                show.picture(|canvas| draw_ability(desk, canvas, area, ability, row == self.row));
            }
        }
        let step = |row: u8, key: Key| match key {
            Key::Up | Key::Down => turned(row, count, key),
            _ => row,
        };
        let keeps = offer.clone().nth(self.row.into());
        let keeps = keeps.map(|&ability| Ok(Deed::Play(Action::Keep(officer, ability))));
        let tiles = Tiles { lit: self.row, step: &step, place: &place };
        show.tiles(&tiles, |row| light(row.into()), keeps);
    }

    /// Somebody has to choose in secret.
    fn hold(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, officer: Officer, text: &str) {
        show.plate(name_of(desk, officer), desk.corner().corner());
        show.picture(|canvas| {
            told_card(canvas, None, text);
            seat(canvas, 20, 57, 32, token_of(officer));
            self.draw_context(desk, canvas, 118);
        });
        show.keys([
            Bound::says(Cap::Y, desk.texts.hold_to_open),
            Bound::new(Cap::X, desk.words.city_verb, see(View::City)),
        ]);
    }

    /// Whether a team really accuses this one.
    pub(super) fn sure_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        show.plate(desk.words.whom_to_accuse, Corner::None);
        let suspect = Suspect::at(self.row.into());
        if let Some(suspect) = suspect {
            show.picture(|canvas| super::notebook::draw_letter(desk, canvas, suspect));
        }
        let accuses = match (desk.table.pending(), suspect) {
            (Some(Task::Accuse(officer)), Some(suspect)) => {
                Some(Deed::Play(Action::Accuse(officer, suspect)))
            }
            _ => None,
        };
        show.keys([
            Bound::maybe(Cap::A, desk.words.accuse_verb, accuses),
            Bound::new(Cap::B, desk.texts.back, see(View::Home)),
        ]);
    }

    /// A force card is to be paid in secret.
    pub(super) fn pays_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        show.on(&[Key::B], || back(desk));
        self.hold(desk, show, desk.table.now().officer, desk.words.hold_to_pay);
    }
}

fn draw_ability(desk: &TableDesk<'_>, canvas: &mut Canvas, area: Area, ability: AbilityId, chosen: bool) {
    let (ground, colour, second) = if chosen { (LAMP, INK, INK) } else { (SLATE, PAPER, FOG) };
    let text = HandText::of_ability(ability);
    let y = area.y;
    canvas.rounded(area, 6, ground);
    let name = text.name(desk.language);
    if chosen {
        canvas.say_chosen(name);
    }
    Icon::Star.draw(canvas, 16, y + 8, 20, colour);
    Pen::new(Style::Bold, colour, ground).room(180).left(canvas, 44, y + 24, name);
    let mut rule = heapless::String::<120>::new();
    // Every gap is filled: a test of the cards sees to it.
    let _ = text.write_ability(&mut rule, desk.language, &desk.table.edition().abilities.cards[ability]);
    let below = Area::new(16, y + 32, 208, 52);
    Pen::new(Style::Note, second, ground).paragraph(canvas, below, 17, Align::Left, &rule);
}
