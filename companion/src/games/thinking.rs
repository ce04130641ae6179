//! A move that Confidant thinks about, in any game: in steps, with a bar that fills, and made on a beat.

use core::task::Poll;

use confidant_core::fuel::{Fuel, Stepper};

use super::Thought;
use crate::draw::palette::LAMP;
use crate::draw::parts::progress::bar;
use crate::draw::{Area, Canvas};
use crate::input::Millis;

/// In how many steps the bar fills.
const STEPS: u16 = 16;
/// A move is made at the end of such a step of time, counted from when the thought began: how long single steps of the
/// thought took, which may depend on something secret, cannot be told from outside.
const BEAT: Millis = 250;

/// A player who works out an action and tells how far it has come.
pub trait Thinker: Stepper<Output = Option<Self::Action>> {
    /// What it works out.
    type Action: Copy;

    /// How much of the work is done, in percent.
    fn progress(&self) -> u8;
}

/// A move that is thought about.
pub struct Thinking<P: Thinker> {
    player: P,
    since: Millis,
    /// What is done, and when.
    decided: Option<(P::Action, Millis)>,
}

impl<P: Thinker> Thinking<P> {
    /// The thought begins now.
    pub fn new(player: P, now: Millis) -> Self {
        Self { player, since: now, decided: None }
    }

    /// Thinks on, as long as there is fuel.
    pub fn go_on(&mut self, now: Millis, fuel: &mut Fuel) -> Thought<P::Action> {
        if let Some((action, at)) = self.decided {
            return if now >= at { Thought::Plays(action) } else { Thought::Nothing };
        }
        let before = self.steps();
        if let Poll::Ready(Some(action)) = self.player.step(fuel) {
            let beats = now.saturating_sub(self.since) / BEAT + 1;
            self.decided = Some((action, self.since + beats * BEAT));
        }
        if self.steps() != before { Thought::Shown } else { Thought::Nothing }
    }

    /// How far it has come, in steps of the bar.
    fn steps(&self) -> u16 {
        u16::from(self.player.progress()) * STEPS / 100
    }

    /// The bar, in this track.
    pub fn draw(&self, canvas: &mut Canvas, track: Area) {
        bar(canvas, track, self.steps(), STEPS, LAMP);
    }
}
