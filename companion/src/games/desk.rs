//! What screens are given: a [`Desk`] for the table's, a [`SeatDesk`] for secret ones. Neither leads to the
//! game itself, so no screen can show what its viewer must not know.

use core::fmt::Write as _;
use core::ops::ControlFlow;

use confidant_core::game::Visitor;
use confidant_core::id::Id;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;

use super::{ActionOf, Flow, PrivateOf, TableOf};
use crate::clock::Face;
use crate::draw::Style;
use crate::draw::parts::plate::Corner;
use crate::input::Millis;
use crate::log::{Act, Line};
use crate::play::Position;
use crate::seal::{ShortSigns, Signs, short_signs};
use crate::session::Session;
use crate::texts::{Language, Phrase, Texts, fill};

/// What a screen that the table may see is given: nothing secret can be reached from it.
pub struct Desk<'a, F: Flow> {
    /// What everybody may know.
    pub table: &'a TableOf<F>,
    /// Log, names and clock.
    pub public: Public<'a, F>,
    /// The texts of the house.
    pub texts: &'static Texts,
    /// The game's own texts.
    pub words: &'static F::Words,
    /// The language of both.
    pub language: Language,
    /// The time.
    pub now: Millis,
}

impl<'a, F: Flow> Desk<'a, F> {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &'a str {
        match self.public.given_name(seat) {
            "" => F::seat_name(seat, self.words),
            given => given,
        }
    }

    /// The same as a text of its own.
    pub fn name_phrase(&self, seat: Seat) -> Phrase {
        fill("{}", &[&self.name(seat)])
    }

    /// What several seats are called.
    pub fn names(&self, seats: &[Seat]) -> Phrase {
        let mut names = Phrase::new();
        for (index, &seat) in seats.iter().enumerate() {
            // Who does not fit any more is left out: so long are no names that people see.
            let _ = write!(names, "{}{}", if index > 0 { ", " } else { "" }, self.name(seat));
        }
        names
    }

    /// What the author of an entry is called.
    pub fn author(&self, author: Option<Seat>) -> &'a str {
        author.map_or(self.texts.by_table, |seat| self.name(seat))
    }

    /// What stands on the right of the plate: the turn clock, or how far the game has come.
    pub fn corner(&self) -> CornerText {
        match self.public.clock_face(self.now) {
            Some(face) => CornerText { text: clock_text(face), urgent: face.late },
            None => CornerText { text: F::progress(self), urgent: false },
        }
    }
}

/// What stands on the right of the plate.
pub struct CornerText {
    text: Phrase,
    urgent: bool,
}

impl CornerText {
    /// How wide it is.
    pub fn width(&self) -> i32 {
        Style::Bold.width(&self.text)
    }

    /// As a plate corner.
    pub fn corner(&self) -> Corner<'_> {
        if self.urgent { Corner::Urgent(&self.text) } else { Corner::Text(&self.text) }
    }
}

/// A clock as minutes and seconds.
pub fn clock_text(face: Face) -> Phrase {
    let (minutes, seconds) = (face.seconds / 60, face.seconds % 60);
    fill("{}:{}{}", &[&minutes, &(seconds / 10), &(seconds % 10)])
}

/// Shows a visitor what a seat may do now, each action once, until it breaks off.
pub type Legal<'a, A> = dyn Fn(&mut Visitor<'_, A>) -> ControlFlow<()> + 'a;

/// What a secret screen is given: what its seat knows and may do, and all that is open.
pub struct SeatDesk<'a, F: Flow> {
    /// What this seat knows beyond the table.
    pub private: &'a PrivateOf<F>,
    /// What this seat may do now: nothing when it is not its turn, unless the rules let it.
    pub legal: &'a Legal<'a, ActionOf<F>>,
    /// Who holds the device.
    pub seat: Seat,
    /// A number that nobody knows, another one at every key: where lists begin, so that the steps to a row tell nothing.
    pub random: u32,
    /// Everything open.
    pub desk: Desk<'a, F>,
}

/// A running game as the table may look at it: no position, no actions, no codes.
pub struct Public<'a, F: Flow> {
    session: &'a Session,
    position: &'a Position<F>,
}

impl<F: Flow> Clone for Public<'_, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: Flow> Copy for Public<'_, F> {}

impl<'a, F: Flow> Public<'a, F> {
    pub(crate) fn of(session: &'a Session, position: &'a Position<F>) -> Self {
        Self { session, position }
    }

    /// The log, oldest line first: entries, and what was taken back or mistyped in between.
    pub fn lines(self) -> impl Iterator<Item = Line<F::Mark>> + 'a {
        self.session.log.lines()
    }

    /// How many lines the log has.
    pub fn line_count(self) -> usize {
        self.session.log.len()
    }

    /// The entries that stand, oldest first, with their authors.
    pub fn acts(self) -> impl DoubleEndedIterator<Item = (Option<Seat>, F::Mark)> + 'a {
        let read = |act: &Act| Some((act.author, crate::log::unpack(&act.mark)?));
        self.session.log.acts().iter().filter_map(read)
    }

    /// The table as it was after this many entries; only once the game is over.
    pub fn table_after(self, entries: usize) -> Option<TableOf<F>> {
        self.position.table_after(self.session, entries)
    }

    /// What a seat knew after this many entries; only once the game is over and nothing is secret any more.
    pub fn private_after(self, entries: usize, seat: Seat) -> Option<PrivateOf<F>> {
        self.position.private_after(self.session, entries, seat)
    }

    /// The name that was given to a seat; empty if none was.
    pub fn given_name(self, seat: Seat) -> &'a str {
        self.session.beginning().seats.get(seat.index()).map_or("", |info| info.name.as_str())
    }

    /// How well Confidant plays a seat, if it does.
    pub fn robot_level(self, seat: Seat) -> Option<Level> {
        self.session.robot_level(seat)
    }

    /// Whether the table agreed to be helped by what can be concluded.
    pub fn help(self) -> bool {
        self.help_level() > 0
    }

    /// How far: 0 not at all; what more means, the game's set-up says.
    pub fn help_level(self) -> u8 {
        self.session.beginning().help
    }

    /// How many times something was corrected by agreement.
    pub fn corrections(self) -> u16 {
        self.session.corrections()
    }

    /// Whether it lies on the shelf and is only looked at.
    pub fn is_past(self) -> bool {
        self.session.is_past()
    }

    /// How many hints were asked for.
    pub fn hints(self) -> u8 {
        self.session.hints()
    }

    /// What the turn clock shows.
    pub fn clock_face(self, now: Millis) -> Option<Face> {
        self.session.clock_face(now)
    }

    /// The milliseconds that a seat has used in its turns that are over.
    pub fn spent_by(self, seat: Seat) -> u32 {
        self.session.spent_by(seat)
    }

    /// The seal, once it is made: a moment after the game was begun or resumed.
    pub fn seal(self) -> Option<Signs> {
        self.session.seal()
    }

    /// The proof of all entries, ten signs, once it is made: a moment after an entry. For the moments that count.
    pub fn proof(self) -> Option<Signs> {
        self.session.proof()
    }

    /// The proof with the last secret entry, four signs.
    pub fn last_proof(self) -> Option<ShortSigns> {
        let is_secret = |act: &&Act| crate::log::unpack(&act.mark).is_some_and(F::is_secret);
        self.session.log.acts().iter().rev().find(is_secret)?.proof.map(short_signs)
    }
}
