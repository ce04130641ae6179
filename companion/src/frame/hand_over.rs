//! The hand-over: the veil before every secret, and what is shown while Y is held.

use confidant_core::id::Id;
use confidant_core::seat::Seat;

use super::Companion;
use super::deeds::{Deed, Shows};
use super::keys::VEILS_AFTER;
use super::screen::{Hold, Question, Screen, Veil, Why};
use crate::Canvas;
use crate::draw::palette::{INK, PAPER};
use crate::draw::parts::hand_over::{HandOver, WaxSign, hand_over, hold_ring};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row};
use crate::draw::parts::plate::{Corner, secret_frame};
use crate::draw::text::Align;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::{Running as _, Shelf};
use crate::input::Key;
use crate::page::{Bound, Show};
use crate::play::Next;
use crate::texts::fill;

impl<S: Shelf> Companion<S> {
    /// What a seat is called, in the running game or in the set-up.
    pub(super) fn seat_name(&self, seat: Seat) -> &str {
        let seats = if self.runs() { &self.session.beginning().seats } else { self.draft.seats() };
        match seats.get(seat.index()).map_or("", |info| info.name.as_str()) {
            "" => self.info().map_or("", |info| (info.seat_name)(seat, self.settings.language)),
            given => given,
        }
    }

    /// Y went down.
    pub(super) fn hold_begins(&mut self) {
        if *self.stack.top() == Screen::Game {
            return self.begin_look();
        }
        if self.is_open_alone() {
            return;
        }
        let Some(veil) = self.stack.veil().copied() else { return self.answer_nothing() };
        if self.is_slowed(&veil) {
            return;
        }
        if let Some(veil) = self.stack.veil_mut() {
            veil.hold = Hold::Since(self.now);
        }
    }

    /// Y came up.
    pub(super) fn hold_ends(&mut self) {
        if self.is_open_alone() {
            return;
        }
        let Some(veil) = self.stack.veil_mut() else { return };
        if veil.hold == Hold::No {
            return;
        }
        veil.hold = Hold::No;
        self.codes.drop_entry();
        let Some(veil) = self.stack.veil_mut() else { return };
        if veil.why == Why::Look {
            self.put_down();
            self.pop();
        }
        self.forget_answers();
        self.redraw();
    }

    /// Time passed while Y is held.
    pub(super) fn hold_on(&mut self) {
        let (now, quiet) = (self.now, self.fingers.quiet_for(self.now));
        if self.is_open_alone() {
            return;
        }
        let Some(veil) = self.stack.veil_mut() else { return };
        match veil.hold {
            Hold::Since(since) if now >= since + veil.opens_after() => {
                veil.hold = Hold::Unveiled;
                let veil = *veil;
                self.fingers.touched(now);
                self.fingers.rest(now, Next::Same);
                if veil.why == Why::Code || self.needs_pin(&veil) {
                    self.begin_code();
                } else {
                    self.unveiled(veil.seat, veil.why);
                }
            }
            Hold::Unveiled if quiet >= VEILS_AFTER => self.veil(),
            _ => {}
        }
    }

    /// A secret is to be seen from now on.
    pub(super) fn unveiled(&mut self, seat: Seat, why: Why) {
        let here = self.in_secret();
        match why {
            Why::Start => self.draft_opened(seat),
            Why::Turn | Why::Look => {
                if let Some(play) = self.running.get_mut() {
                    play.opened(&self.session, here, seat);
                }
            }
            Why::Undo | Why::Code => {}
        }
    }

    /// Whether Y, held now, opens something or has opened it. A body that holds Y for a person can let go when not.
    pub fn is_held(&self) -> bool {
        self.stack.veil().is_some_and(|veil| matches!(veil.hold, Hold::Since(_) | Hold::Unveiled))
    }

    /// Whether a secret is to be seen now.
    pub(super) fn is_unveiled(&self) -> bool {
        self.stack.veil().is_some_and(|veil| veil.hold == Hold::Unveiled)
    }

    /// Hides what was open, until somebody presses Y again. A look is over.
    pub(super) fn veil(&mut self) {
        if self.is_open_alone() {
            return;
        }
        self.codes.drop_entry();
        let Some(veil) = self.stack.veil_mut() else { return };
        if veil.hold != Hold::No {
            veil.hold = Hold::Expired;
        }
        if veil.why == Why::Look {
            self.put_down();
            self.pop();
        }
        self.forget_answers();
        self.redraw();
    }

    fn put_down(&mut self) {
        if let Some(play) = self.running.get_mut() {
            play.put_down();
        }
    }

    /// Back from the closed veil.
    pub(super) fn step_back(&mut self) {
        match self.stack.veil().map(|veil| veil.why) {
            Some(Why::Start) => self.draft_steps_back(),
            _ => self.put_down(),
        }
        self.pop();
    }

    /// Whether a rose or its last page is to be seen now.
    pub(super) fn is_rose(&self) -> bool {
        match self.stack.veil() {
            Some(_) if self.is_at_code() => true,
            Some(veil) if veil.hold == Hold::Unveiled => match veil.why {
                Why::Start => self.draft_is_rose(),
                Why::Turn | Why::Look => self.play().is_some_and(|play| play.is_rose()),
                Why::Undo | Why::Code => false,
            },
            _ => false,
        }
    }

    /// Takes a key that is pressed while Y is held: the stick, B, and A for Right. On a rose Right is an arm, and A is not.
    pub(super) fn press_unveiled(&mut self, key: Key) {
        let Some(veil) = self.stack.veil().copied() else { return };
        let Veil { seat, why, .. } = veil;
        self.codes.touched(seat, self.now);
        let rose = self.is_rose();
        let key = if key == Key::A && !rose { Key::Right } else { key };
        self.forget_answers();
        if !self.fingers.flicks(key, self.now, rose) {
            return;
        }
        if matches!(key, Key::X | Key::Y) {
            return self.answer_nothing();
        }
        if self.is_at_code() {
            let mut show = Show::pressing(key, true);
            self.code_page(&mut show, &veil);
            return self.do_found(show.found());
        }
        match why {
            Why::Code => {}
            Why::Start => self.press_draft_secret(seat, key),
            Why::Undo => {
                let mut show = Show::pressing(key, true);
                self.secret_undo_page(&mut show);
                self.do_found(show.found());
            }
            Why::Turn | Why::Look => {
                let here = self.in_secret();
                if let Some(play) = self.running.get_mut() {
                    let led = play.press_secret(&self.session, here, seat, key);
                    self.follow(led);
                }
            }
        }
        self.redraw();
    }

    pub(super) fn hand_over_page(&self, show: &mut Shows<'_>, veil: &Veil) {
        show.picture(|canvas| self.draw_veil(canvas, veil));
        show.on(&[Key::B], || Deed::StepBack);
        let texts = self.texts();
        let open = match (veil.held_for(self.now), self.needs_pin(veil)) {
            (Some(_), _) => texts.keep_holding,
            (None, true) => texts.enter_code,
            (None, false) => texts.hold_to_open,
        };
        show.keys([Bound::says(Cap::Y, open), Bound::says(Cap::HeldB, texts.menu)]);
    }

    fn draw_veil(&self, canvas: &mut Canvas, veil: &Veil) {
        canvas.clear(INK);
        let texts = self.texts();
        let (seat, why) = (veil.seat, veil.why);
        // A look needs the room for the name.
        let corner = self.play().filter(|_| why != Why::Look);
        let corner = corner.map(|play| play.corner(&self.session, self.here()));
        let name = self.seat_name(seat);
        let wait = self.session.pin_wait(seat, self.now).div_ceil(1000);
        let wrong = self.session.wrong_pins(seat);
        let looks = why == Why::Look;
        let note = if wait > 0 {
            fill(texts.wrong_codes_wait, &[&wrong, &wait])
        } else if wrong > 0 {
            fill(texts.wrong_codes, &[&wrong])
        } else {
            fill(if looks { texts.look_not_you } else { texts.only_you }, &[])
        };
        let title = match why {
            Why::Undo => fill(texts.take_back_verb, &[]),
            Why::Look => fill(texts.only_for, &[&name]),
            _ => fill(texts.hand_over, &[]),
        };
        hand_over(
            canvas,
            &HandOver {
                title: &title,
                corner: corner.as_ref().map_or(Corner::None, |corner| corner.corner()),
                sign: self.info().map_or(WaxSign::Seat(seat.number()), |info| (info.sign)(seat)),
                lead: if looks { texts.look_lead } else { texts.pass_to },
                name,
                note: &note,
            },
        );
        if let Some(part) = veil.held_for(self.now) {
            hold_ring(canvas, part as u32, veil.opens_after() as u32);
        }
    }

    pub(super) fn draw_unveiled(&self, canvas: &mut Canvas, veil: &Veil) {
        canvas.clear(INK);
        if self.is_at_code() {
            return self.code_page(&mut Show::drawing(canvas, true), veil);
        }
        let (here, seat) = (self.here(), veil.seat);
        match (veil.why, self.play()) {
            (Why::Start, _) => self.draw_draft_secret(canvas, seat),
            (Why::Undo, _) => self.secret_undo_page(&mut Show::drawing(canvas, true)),
            (_, Some(play)) => play.draw_secret(&self.session, here, seat, canvas),
            (_, None) => {}
        }
    }

    /// The question, for its author only, whether to take back the last entry.
    fn secret_undo_page(&self, show: &mut Shows<'_>) {
        let texts = self.texts();
        let Some(play) = self.play() else { return };
        let corner = play.corner(&self.session, self.here());
        show.plate(texts.take_back_verb, corner.corner());
        show.picture(|canvas| {
            if let Some(line) = play.last_act(&self.session, self.here()) {
                Row::new(&line.what).icon(Icon::Undo).draw(canvas, 52, PITCH);
            }
            let pen = Pen::new(Style::Bold, PAPER, INK);
            pen.paragraph(canvas, Area::new(16, 108, 208, 84), 20, Align::Middle, texts.undo_question);
            secret_frame(canvas);
        });
        let leave = Bound::new(Cap::Left, texts.leave_it, Deed::ToTable);
        let undo = Deed::Confirmed(Question::Undo);
        show.keys([leave, Bound::new(Cap::Right, texts.take_back_verb, undo)]);
    }
}
