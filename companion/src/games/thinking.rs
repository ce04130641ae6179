//! A move that Confidant thinks about, in any game: in steps, with a bar that fills, and made on a beat.
//!
//! How long single steps take depends on what they are about, and that may be secret. So nothing that is seen follows from
//! it: the bar fills with time, and the move is made when the time is over that the level is given, whenever it was found.
//! A thought that takes longer is given the whole time once more.
//!
//! That time is the same on every body: the device's, though a page needs a fraction of it. A time measured on the body that
//! plays would have to be rounded up to some beat, too, and would save people seconds a game.

use core::task::Poll;

use confidant_core::fuel::{Fuel, Stepper};

use super::Thought;
use crate::draw::palette::LAMP;
use crate::draw::parts::progress::bar;
use crate::draw::{Area, Canvas};
use crate::input::Millis;

/// A step of the bar.
const BEAT: Millis = 200;

/// A move that is thought about.
pub struct Thinking<P: Stepper<Output = Option<A>>, A> {
    player: P,
    since: Millis,
    /// How many beats it is given.
    beats: u16,
    /// How many of them are over, as the bar shows.
    over: u16,
    /// What is done, and when.
    decided: Option<(A, Millis)>,
}

impl<P: Stepper<Output = Option<A>>, A: Copy> Thinking<P, A> {
    /// The thought begins now and is given so many beats.
    pub fn new(player: P, now: Millis, beats: u16) -> Self {
        Self { player, since: now, beats: beats.max(1), over: 0, decided: None }
    }

    /// Thinks on, as long as there is fuel.
    pub fn go_on(&mut self, now: Millis, fuel: &mut Fuel) -> Thought<A> {
        let so_far = now.saturating_sub(self.since);
        if self.decided.is_none()
            && let Poll::Ready(Some(action)) = self.player.step(fuel)
        {
            let whole = BEAT * Millis::from(self.beats);
            self.decided = Some((action, self.since + (so_far / whole + 1) * whole));
        }
        let over = (so_far / BEAT % Millis::from(self.beats)) as u16;
        let shown = core::mem::replace(&mut self.over, over) != over;
        match self.decided {
            Some((action, at)) if now >= at => Thought::Plays(action),
            Some(_) => Thought::Rests(self.since + (so_far / BEAT + 1) * BEAT),
            None if shown => Thought::Shown,
            None => Thought::Nothing,
        }
    }

    /// The bar, in this track.
    pub fn draw(&self, canvas: &mut Canvas, track: Area) {
        bar(canvas, track, self.over, self.beats, LAMP);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Beats = heapless::Vec<(Millis, u16), 16>;

    /// Takes so many units of fuel.
    struct Slow(u32);

    impl Stepper for Slow {
        type Output = Option<char>;

        fn step(&mut self, fuel: &mut Fuel) -> Poll<Option<char>> {
            while self.0 > 0 {
                if !fuel.burn() {
                    return Poll::Pending;
                }
                self.0 -= 1;
            }
            Poll::Ready(Some('x'))
        }
    }

    /// What is seen of a thought of so many milliseconds, from its begin on: every beat of the bar, and the move.
    fn seen(millis: u32, beats: u16) -> (Beats, Millis) {
        let mut thinking = Thinking::new(Slow(millis), 100, beats);
        let (mut shown, mut now) = (Beats::new(), 100);
        loop {
            let before = thinking.over;
            let rests = match thinking.go_on(now, &mut Fuel::new(1)) {
                Thought::Plays(_) => return (shown, now),
                Thought::Rests(until) => until,
                Thought::Shown | Thought::Nothing => now + 1,
            };
            if thinking.over != before {
                assert!(shown.push((now, thinking.over)).is_ok());
            }
            now = rests;
        }
    }

    #[test]
    fn what_is_seen_does_not_depend_on_how_long_it_took() {
        let quick = seen(1, 4);
        assert_eq!(quick.1, 900);
        for millis in [2, 199, 200, 201, 500, 799] {
            assert!(seen(millis, 4) == quick, "{millis} ms");
        }
    }

    #[test]
    fn a_late_thought_is_given_the_whole_time_again() {
        assert_eq!(seen(801, 4).1, 1_700);
        assert!(seen(802, 4) == seen(1_590, 4));
        assert_eq!(seen(1_601, 4).1, 2_500);
    }
}
