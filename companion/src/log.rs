//! The log of a running game: the entries that stand, and, apart from them and bounded by themselves, what else the
//! table was told: entries that were taken back, wrong codes. However often somebody takes back, there is room for
//! the game.
//!
//! It knows no game: actions and marks are kept as bytes, each game's own in postcard. So there is one log, in one
//! place, whatever is played.

use confidant_core::game::Undo;
use confidant_core::seat::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Most entries of a game that can stand.
pub const LOG_LEN: usize = 1024;
/// Most asides that are kept; the oldest makes room.
pub const ASIDES: usize = 64;
/// Most bytes of an action.
pub const ACTION_LEN: usize = 12;
/// Most bytes of a mark.
pub const MARK_LEN: usize = 12;

/// An action in postcard.
pub type ActionBytes = heapless::Vec<u8, ACTION_LEN, u8>;
/// A mark in postcard.
pub type MarkBytes = heapless::Vec<u8, MARK_LEN, u8>;

/// Something as its few bytes; none if it has more.
pub fn pack<T: Serialize, const N: usize>(thing: &T) -> Option<heapless::Vec<u8, N, u8>> {
    let mut bytes = heapless::Vec::new();
    bytes.resize_default(N).ok()?;
    let used = postcard::to_slice(thing, &mut bytes).ok()?.len();
    bytes.truncate(used);
    Some(bytes)
}

/// What was packed.
pub fn unpack<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    match postcard::take_from_bytes(bytes) {
        Ok((thing, [])) => Some(thing),
        _ => None,
    }
}

/// An entry that stands. No `Debug`: it holds secrets.
#[derive(Clone)]
pub(crate) struct Act {
    /// Who entered it; none: the table.
    pub(crate) author: Option<Seat>,
    /// Whose turn it was.
    pub(crate) turn: Option<Seat>,
    /// Whether that turn ended with it.
    pub(crate) ends_turn: bool,
    pub(crate) undo: Undo,
    /// The time that the turn had used when it was entered.
    pub(crate) used: u32,
    pub(crate) action: ActionBytes,
    pub(crate) mark: MarkBytes,
    /// How many entries were taken back at this place before it.
    pub(crate) undone: u8,
    /// The first 20 bits of the proof with it, once that is made.
    pub(crate) proof: Option<u32>,
}

/// Something that the table was told and that is not an entry of the game.
#[derive(Clone)]
struct Aside {
    /// How many entries stood when it happened.
    after: u16,
    author: Option<Seat>,
    /// The mark of the entry that was taken back; none: a wrong code.
    taken_back: Option<MarkBytes>,
}

/// A line of the log as the table may read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// Who did it; none: the table.
    pub author: Option<Seat>,
    /// What was done.
    pub what: What<M>,
    /// The first 20 bits of the proof with it, of an entry whose proof is made.
    pub proof: Option<u32>,
}

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What<M> {
    /// An action, as the table heard of it.
    Act(M),
    /// This was taken back.
    TakenBack(M),
    /// A wrong code was entered for the author's seat.
    WrongPin,
}

/// The log.
pub(crate) struct Log {
    acts: heapless::Vec<Act, LOG_LEN, u16>,
    asides: heapless::Deque<Aside, ASIDES>,
    /// How many entries were taken back behind the last one that stands.
    undone: u8,
}

impl Log {
    pub(crate) const fn new() -> Self {
        Self { acts: heapless::Vec::new(), asides: heapless::Deque::new(), undone: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.acts.clear();
        self.asides.clear();
        self.undone = 0;
    }

    pub(crate) fn is_full(&self) -> bool {
        self.acts.is_full()
    }

    /// The entries that stand, oldest first.
    pub(crate) fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// Puts an entry behind the others; false if there is no room.
    pub(crate) fn push(&mut self, act: Act) -> bool {
        let undone = core::mem::take(&mut self.undone);
        self.acts.push(Act { undone, ..act }).is_ok()
    }

    /// How many entries were taken back behind the last one that stands.
    pub(crate) fn undone(&self) -> u8 {
        self.undone
    }

    /// The proof with this entry was made.
    pub(crate) fn prove(&mut self, entry: usize, proof: u32) {
        if let Some(act) = self.acts.get_mut(entry) {
            act.proof = Some(proof);
        }
    }

    /// Settles the last entry: what follows from it was told.
    pub(crate) fn settle(&mut self, undo: Undo) {
        if let Some(act) = self.acts.last_mut() {
            act.undo = undo;
        }
    }

    /// The last entry was taken back.
    pub(crate) fn take_back(&mut self) -> Option<Act> {
        let act = self.acts.pop()?;
        self.undone = act.undone.saturating_add(1);
        self.aside(act.author, Some(act.mark.clone()));
        Some(act)
    }

    /// A wrong code was entered for this seat.
    pub(crate) fn wrong_pin(&mut self, seat: Seat) {
        self.aside(Some(seat), None);
    }

    fn aside(&mut self, author: Option<Seat>, taken_back: Option<MarkBytes>) {
        let after = self.acts.len() as u16;
        // What was said beside entries that no longer stand moves before this one.
        self.asides.iter_mut().for_each(|aside| aside.after = aside.after.min(after));
        if self.asides.is_full() {
            self.asides.pop_front();
        }
        let _ = self.asides.push_back(Aside { after, author, taken_back });
    }

    /// How many lines there are.
    pub(crate) fn len(&self) -> usize {
        self.acts.len() + self.asides.len()
    }

    /// Every line, oldest first. A mark that cannot be read is left out: only this program writes them.
    pub(crate) fn lines<M: DeserializeOwned>(&self) -> impl Iterator<Item = Line<M>> {
        let mut asides = self.asides.iter().peekable();
        let mut acts = self.acts.iter().enumerate().peekable();
        core::iter::from_fn(move || {
            let next = acts.peek().map_or(usize::MAX, |(index, _)| *index);
            match asides.next_if(|aside| usize::from(aside.after) <= next) {
                Some(aside) => Some(aside.line()),
                None => acts.next().map(|(_, act)| act.line()),
            }
        })
        .flatten()
    }

    /// What the table was told last beside the entries.
    pub(crate) fn last_aside<M: DeserializeOwned>(&self) -> Option<Line<M>> {
        self.asides.back()?.line()
    }
}

impl Act {
    /// As the table may read it.
    pub(crate) fn line<M: DeserializeOwned>(&self) -> Option<Line<M>> {
        unpack(&self.mark).map(|mark| Line { author: self.author, what: What::Act(mark), proof: self.proof })
    }
}

impl Aside {
    fn line<M: DeserializeOwned>(&self) -> Option<Line<M>> {
        let what = match &self.taken_back {
            Some(mark) => What::TakenBack(unpack(mark)?),
            None => What::WrongPin,
        };
        Some(Line { author: self.author, what, proof: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn act(mark: u16) -> Act {
        Act {
            author: None,
            turn: None,
            ends_turn: false,
            undo: Undo::Open,
            used: 0,
            action: ActionBytes::new(),
            mark: pack(&mark).unwrap(),
            undone: 0,
            proof: None,
        }
    }

    fn read(log: &Log) -> std::string::String {
        let lines = log.lines::<u16>().map(|line| match line.what {
            What::Act(mark) => std::format!("{mark}"),
            What::TakenBack(mark) => std::format!("({mark})"),
            What::WrongPin => "!".into(),
        });
        lines.collect::<std::vec::Vec<_>>().join(" ")
    }

    #[test]
    fn what_was_taken_back_is_told_where_it_happened_and_takes_no_room_from_the_game() {
        let mut log = Log::new();
        for mark in 1..=3 {
            assert!(log.push(act(mark)));
        }
        log.take_back();
        assert!(log.push(act(4)));
        log.wrong_pin(Seat::new(1).unwrap());
        assert!(log.push(act(5)));
        assert_eq!(read(&log), "1 2 (3) 4 ! 5");
        assert_eq!(log.len(), log.lines::<u16>().count());
        // Below what was said: it moves along.
        log.take_back();
        log.take_back();
        log.take_back();
        assert_eq!(read(&log), "1 (3) ! (5) (4) (2)");
        assert!(log.push(act(6)));
        assert_eq!(read(&log), "1 (3) ! (5) (4) (2) 6");
    }

    #[test]
    fn any_number_of_take_backs_leaves_room_for_a_whole_game() {
        let mut log = Log::new();
        for _ in 0..5_000 {
            assert!(log.push(act(7)));
            log.take_back();
        }
        for mark in 0..LOG_LEN as u16 {
            assert!(log.push(act(mark)), "{mark}");
        }
        assert!(log.is_full() && !log.push(act(0)));
        assert_eq!(log.len(), LOG_LEN + ASIDES);
        assert_eq!(log.lines::<u16>().count(), LOG_LEN + ASIDES);
    }
}
