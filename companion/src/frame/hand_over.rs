//! The hand-over: the veil before every secret, the code, and what lies behind the hold.

use confidant_core::id::Id;
use confidant_core::scotland_yard::MISTER_X;
use confidant_core::seat::Seat;

use super::people::pin_key;
use super::{Companion, OPENS_AFTER, Play, Screen, Why, playing};
use crate::Canvas;
use crate::draw::Icon;
use crate::draw::palette::INK;
use crate::draw::parts::code_entry::code_entry;
use crate::draw::parts::hand_over::{HandOver, SealSign, hand_over, hold_ring};
use crate::draw::parts::hints::{Cap, Hint, secret_hints};
use crate::draw::parts::list::{PITCH, Row};
use crate::draw::parts::plate::{Code, secret_frame, secret_plate};
use crate::draw::text::Align;
use crate::draw::{Area, Pen, Style};
use crate::games::{ActionOf, Desk, Flow, SecretDesk, Wish};
use crate::hint::{key_hints, secret_key_hints};
use crate::input::{Key, Millis};
use crate::journal::Entry;
use crate::session::{Open, What};
use crate::texts::{Texts, fill};

/// How long a seat has to wait after so many wrong codes.
const fn wait_after(wrong: u8) -> Millis {
    match wrong {
        0 => 0,
        1 => 3_000,
        2 => 10_000,
        3 => 30_000,
        _ => 60_000,
    }
}

impl Companion {
    fn wrong_codes(&self, seat: Seat) -> u8 {
        playing!(&self.running, play => play.session.wrong_pins(seat), 0)
    }

    /// How long nobody can enter a code for this seat.
    pub(super) fn code_wait(&self, seat: Seat) -> Millis {
        (self.code_from + wait_after(self.wrong_codes(seat))).saturating_sub(self.now)
    }

    pub(super) fn needs_code(&self, seat: Seat, why: Why) -> bool {
        let has = playing!(&self.running, play => {
            play.session.beginning().seats.get(seat.index()).is_some_and(|info| info.pin.is_some())
        }, false);
        has && why != Why::Start && self.unlocked != Some(seat)
    }

    pub(super) fn ask_code(&mut self, seat: Seat) {
        if self.code_wait(seat) == 0 {
            self.keys.clear();
            self.push(Screen::Code { seat });
        }
    }

    pub(super) fn press_code(&mut self, key: Key, seat: Seat) {
        let Some(key) = pin_key(key) else {
            if key == Key::B {
                self.keys.clear();
                self.pop();
            }
            return;
        };
        let _ = self.keys.push(key);
        if !self.keys.is_full() {
            return self.redraw();
        }
        let right = playing!(&self.running, play => {
            let info = play.session.beginning().seats.get(seat.index());
            info.and_then(|info| info.pin).is_some_and(|pin| pin.as_slice() == self.keys.as_slice())
        }, false);
        if right {
            self.keys.clear();
            self.pop();
            self.unlocked = Some(seat);
        } else {
            self.ask_entry(Entry::WrongPin(seat));
        }
    }

    pub(super) fn draw_code(&self, canvas: &mut Canvas, seat: Seat) {
        let texts = self.texts();
        canvas.clear(INK);
        let step = fill("{}/4", &[&self.keys.len()]);
        let title = fill(texts.code_of, &[&self.seat_name(seat)]);
        secret_plate(canvas, &title, Code::Text(&step));
        code_entry(canvas, self.keys.len(), texts.code_enter, texts.code_keys);
        secret_frame(canvas);
        let keys = [Cap::Stick, Cap::A, Cap::X];
        let back = [Cap::B];
        secret_hints(canvas, &[Hint::new(&keys, texts.key), Hint::new(&back, texts.back)]);
    }

    pub(super) fn seat_name(&self, seat: Seat) -> &str {
        let texts = self.texts();
        let drafted = self.draft.as_ref().and_then(|draft| draft.seats.get(seat.index()));
        let drafted = drafted.map_or("", |info| info.name.as_str());
        playing!(&self.running, play => name_of(play, seat, texts), {
            match drafted {
                "" => crate::games::scotland_yard::Screens::seat_name(seat, texts),
                given => given,
            }
        })
    }

    pub(super) fn press_hand_over(&mut self, key: Key, why: Why) {
        if key == Key::B {
            self.unlocked = None;
            if why == Why::Start
                && let Some(draft) = &mut self.draft
            {
                draft.step_back();
            }
            playing!(&mut self.running, play => play.screens.put_down(), ());
            self.pop();
        }
    }

    /// A key behind the hold: the stick, and A for Right.
    pub(super) fn press_open(&mut self, key: Key) {
        let Screen::HandOver { seat, why } = self.top() else { return };
        let key = if key == Key::A { Key::Right } else { key };
        if matches!(key, Key::B | Key::X | Key::Y) {
            return;
        }
        match why {
            Why::Start => {
                let Some(draft) = &mut self.draft else { return };
                let wish = draft.press_secret(key);
                self.grant_draft(wish);
            }
            Why::Undo => match key {
                Key::Right => self.ask_entry(Entry::Undo),
                Key::Left => self.go_to_table(),
                _ => {}
            },
            Why::Turn => {
                let (texts, now) = (self.texts(), self.now);
                let pressed = playing!(&mut self.running, play => press_secret(play, seat, key, texts, now), Pressed::Nothing);
                self.grant(pressed);
            }
        }
        self.redraw();
    }

    pub(super) fn draw_hand_over(&self, canvas: &mut Canvas, seat: Seat, why: Why) {
        let texts = self.texts();
        canvas.clear(INK);
        if self.is_open() {
            match why {
                Why::Start => {
                    if let Some(draft) = &self.draft {
                        draft.draw_secret(texts, canvas);
                    }
                }
                Why::Undo => {
                    playing!(&self.running, play => draw_undo(play, seat, canvas, texts, self.now), ());
                }
                Why::Turn => {
                    playing!(&self.running, play => draw_secret(play, seat, canvas, texts, self.now), ());
                }
            }
            return;
        }
        let code = playing!(&self.running, play => code_of(play, texts, self.now), None);
        let wait = self.code_wait(seat).div_ceil(1000);
        let wrong = self.wrong_codes(seat);
        let note = if wait > 0 {
            fill(texts.wrong_codes_wait, &[&wrong, &wait])
        } else if wrong > 0 {
            fill(texts.wrong_codes, &[&wrong])
        } else {
            fill(texts.only_you, &[])
        };
        let sign =
            if seat == MISTER_X { SealSign::Icon(Icon::Hat) } else { SealSign::Seat(seat.index() as u8) };
        hand_over(
            canvas,
            &HandOver {
                title: match why {
                    Why::Undo => texts.take_back_verb,
                    _ => texts.hand_over,
                },
                code: code.as_ref().map_or(Code::None, |code| code.code()),
                sign,
                lead: texts.pass_to,
                name: self.seat_name(seat),
                note: &note,
            },
        );
        if let Some(part) = self.held_for() {
            hold_ring(canvas, part as u32, OPENS_AFTER as u32);
        }
        let open = match (self.held_for(), self.needs_code(seat, why)) {
            (Some(_), _) => texts.keep_holding,
            (None, true) => texts.enter_code,
            (None, false) => texts.hold_to_open,
        };
        key_hints(canvas, &[(Cap::Y, open), (Cap::B, texts.hold_menu)]);
    }

    pub(super) fn press_game(&mut self, key: Key) {
        let (texts, now) = (self.texts(), self.now);
        let wish = playing!(&mut self.running, play => press_table(play, key, texts, now), Pressed::Leave);
        self.grant(wish);
        self.redraw();
    }

    fn grant(&mut self, pressed: Pressed) {
        match pressed {
            Pressed::Nothing => {}
            Pressed::Entry(entry) => self.ask_entry(entry),
            Pressed::Refused(reason) => self.refuse(reason),
            Pressed::HandOver(seat) => self.push(Screen::HandOver { seat, why: Why::Turn }),
            Pressed::Leave => self.go_home(),
            Pressed::Audit => self.open_audit(),
            Pressed::PutAway => self.push(Screen::Confirm(super::Question::PutAway)),
        }
    }

    pub(super) fn draw_game(&self, canvas: &mut Canvas) {
        let (texts, now) = (self.texts(), self.now);
        playing!(&self.running, play => {
            let table = play.session.table();
            let desk = Desk { table: &table, open: Open::of(&play.session), texts, now };
            play.screens.draw(&desk, canvas);
        }, canvas.clear(INK));
        self.draw_notice(canvas);
    }
}

/// What a key at the table led to, whichever game it is.
// It lives for one call; a smaller entry would need a heap.
#[allow(clippy::large_enum_variant)]
enum Pressed {
    Nothing,
    Entry(Entry),
    Refused(&'static str),
    HandOver(Seat),
    Leave,
    Audit,
    PutAway,
}

fn press_table<F: Flow>(play: &mut Play<F>, key: Key, texts: &'static Texts, now: Millis) -> Pressed {
    match play.with_desk(texts, now, |screens, desk| screens.press(desk, key)) {
        Wish::Nothing | Wish::Redraw => Pressed::Nothing,
        Wish::Play(action) => entry_of(play, action, texts),
        Wish::HandOver(seat) => Pressed::HandOver(seat),
        Wish::Leave => Pressed::Leave,
        Wish::Audit => Pressed::Audit,
        Wish::PutAway => Pressed::PutAway,
    }
}

fn press_secret<F: Flow>(
    play: &mut Play<F>,
    seat: Seat,
    key: Key,
    texts: &'static Texts,
    now: Millis,
) -> Pressed {
    let table = play.session.table();
    let desk = Desk { table: &table, open: Open::of(&play.session), texts, now };
    let desk = SecretDesk { game: play.session.game(), seat, desk };
    match play.screens.press_secret(&desk, key) {
        Wish::Play(action) => entry_of(play, action, texts),
        _ => Pressed::Nothing,
    }
}

/// The entry of an action, or why it is refused. Screens offer legal ones alone; a fault in one must not reach the
/// journal.
fn entry_of<F: Flow>(play: &Play<F>, action: ActionOf<F>, texts: &'static Texts) -> Pressed {
    match play.session.entry_of(action) {
        Ok(Some(entry)) => Pressed::Entry(entry),
        Ok(None) => Pressed::Nothing,
        Err(illegal) => Pressed::Refused(F::refusal(illegal, texts)),
    }
}

fn draw_secret<F: Flow>(play: &Play<F>, seat: Seat, canvas: &mut Canvas, texts: &'static Texts, now: Millis) {
    let table = play.session.table();
    let desk = Desk { table: &table, open: Open::of(&play.session), texts, now };
    play.screens.draw_secret(&SecretDesk { game: play.session.game(), seat, desk }, canvas);
}

/// Behind the hold: take back the last entry, or leave it.
fn draw_undo<F: Flow>(play: &Play<F>, seat: Seat, canvas: &mut Canvas, texts: &'static Texts, now: Millis) {
    let table = play.session.table();
    let desk = Desk { table: &table, open: Open::of(&play.session), texts, now };
    secret_plate(canvas, texts.take_back_verb, Code::Text(&fill("{}", &[&F::move_number(&table, seat)])));
    let last = desk.open.lines().rev().find(|line| line.seat == seat && matches!(line.what, What::Act(_)));
    if let Some(line) = last {
        let says = F::history(&desk, line);
        Row::new(&says).icon(Icon::Undo).draw(canvas, 52, PITCH);
    }
    let pen = Pen::new(Style::Bold, crate::draw::palette::PAPER, INK);
    pen.paragraph(canvas, Area::new(16, 108, 208, 84), 20, Align::Middle, texts.undo_question);
    secret_frame(canvas);
    secret_key_hints(canvas, &[(Cap::Left, texts.leave_it), (Cap::Right, texts.take_back_verb)]);
}

fn name_of<'a, F: Flow>(play: &'a Play<F>, seat: Seat, texts: &'static Texts) -> &'a str {
    match Open::of(&play.session).given_name(seat) {
        "" => F::seat_name(seat, texts),
        given => given,
    }
}

fn code_of<F: Flow>(play: &Play<F>, texts: &'static Texts, now: Millis) -> Option<crate::games::PlateCode> {
    let table = play.session.table();
    Some(Desk { table: &table, open: Open::of(&play.session), texts, now }.code())
}
