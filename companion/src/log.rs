//! The log of a running game: the entries that stand, and, apart from them and bounded by themselves, what else the
//! table was told: entries that were taken back or corrected, wrong codes. However often somebody takes back, there is room for
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
/// Most entries taken back or corrected in a game with a proof. Behind them it has none any more.
pub const TAKEN_BACK: usize = 250;
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
    /// The first 20 bits of the proof with it, once that is made.
    pub(crate) proof: Option<u32>,
}

/// An entry that was taken back. No `Debug`: it holds a secret.
struct TakenBack {
    /// How many entries stood then.
    after: u16,
    /// How many fell together with it, itself among them, when all agreed; 0: it was taken back by its author, or it fell
    /// with one before it.
    fell: u8,
    action: ActionBytes,
}

/// A place in what happened, entries and taking back alike: how many entries stood, how many had been taken back.
#[derive(Clone, Copy, Default)]
pub(crate) struct Place {
    pub(crate) entries: usize,
    pub(crate) taken_back: usize,
}

/// What happened next.
pub(crate) enum Happened {
    Entered {
        action: ActionBytes,
        /// Whether it still stands.
        stands: bool,
    },
    TakenBack(ActionBytes),
    /// All agreed that so many entries fall.
    Corrected(usize),
}

/// Something that the table was told and that is not an entry of the game.
#[derive(Clone)]
struct Aside {
    /// How many entries stood when it happened.
    after: u16,
    author: Option<Seat>,
    what: What<MarkBytes>,
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
    /// All agreed that this is entered anew, and what came after it; how many times something was corrected by then.
    Corrected(M, u16),
    /// A wrong code was entered for the author's seat.
    WrongPin,
}

/// The log.
pub(crate) struct Log {
    acts: heapless::Vec<Act, LOG_LEN, u16>,
    asides: heapless::Deque<Aside, ASIDES>,
    taken_back: heapless::Vec<TakenBack, TAKEN_BACK, u16>,
    /// More was taken back than there is room for.
    overflowed: bool,
    /// How many times something was corrected,
    corrections: u16,
    /// and how many entries stood after the last time.
    corrected_to: Option<u16>,
}

impl Log {
    pub(crate) const fn new() -> Self {
        Self {
            acts: heapless::Vec::new(),
            asides: heapless::Deque::new(),
            taken_back: heapless::Vec::new(),
            overflowed: false,
            corrections: 0,
            corrected_to: None,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.acts.clear();
        self.asides.clear();
        self.taken_back.clear();
        self.overflowed = false;
        self.corrections = 0;
        self.corrected_to = None;
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
        self.acts.push(act).is_ok()
    }

    /// Whether more was taken back than is kept: what happened is no longer known.
    pub(crate) fn overflowed(&self) -> bool {
        self.overflowed
    }

    /// What was taken back is not known.
    pub(crate) fn overflow(&mut self) {
        self.overflowed = true;
    }

    /// What happened at a place, and the place behind it. That follows from what stands and what was taken back: each
    /// entry was made as late as what was taken back above it allows.
    pub(crate) fn happened(&self, at: Place) -> Option<(Happened, Place)> {
        if self.overflowed {
            return None;
        }
        let taken_back = self.taken_back.get(at.taken_back);
        let reached = taken_back.map_or(self.acts.len(), |next| usize::from(next.after) + 1);
        if at.entries < reached {
            let (action, stands) = self.stood(at, at.entries)?;
            let entered = Happened::Entered { action: action.clone(), stands };
            return Some((entered, Place { entries: at.entries + 1, ..at }));
        }
        let taken_back = taken_back?;
        let fell = usize::from(taken_back.fell.max(1));
        let behind = Place { entries: at.entries.checked_sub(fell)?, taken_back: at.taken_back + fell };
        let happened = match taken_back.fell {
            0 => Happened::TakenBack(taken_back.action.clone()),
            _ => Happened::Corrected(fell),
        };
        Some((happened, behind))
    }

    /// The entry that stood at a place behind `below` others, and whether it still stands.
    pub(crate) fn stood(&self, at: Place, below: usize) -> Option<(&ActionBytes, bool)> {
        let mut later = self.taken_back.iter().skip(at.taken_back);
        match later.find(|later| usize::from(later.after) == below) {
            Some(later) => Some((&later.action, false)),
            None => self.acts.get(below).map(|act| (&act.action, true)),
        }
    }

    /// The proof with this entry was made.
    pub(crate) fn prove(&mut self, entry: usize, proof: u32) {
        if let Some(act) = self.acts.get_mut(entry) {
            act.proof = Some(proof);
        }
    }

    /// Settles the last entry: what follows from it was told, so its author alone cannot take it back.
    pub(crate) fn settle(&mut self, undo: Undo) {
        if let Some(act) = self.acts.last_mut() {
            act.undo = undo.told();
        }
    }

    /// The last entry falls, by itself or as the first of some.
    fn drop_last(&mut self, fell: u8) -> Option<Act> {
        let act = self.acts.pop()?;
        let taken_back = TakenBack { after: self.acts.len() as u16, fell, action: act.action.clone() };
        self.overflowed |= self.taken_back.push(taken_back).is_err();
        Some(act)
    }

    /// The last entry was taken back.
    pub(crate) fn take_back(&mut self) -> Option<Act> {
        let act = self.drop_last(0)?;
        self.aside(act.author, What::TakenBack(act.mark.clone()));
        Some(act)
    }

    /// All agreed that only the first `kept` entries stand; the oldest of those that fell.
    pub(crate) fn correct(&mut self, kept: usize) -> Option<Act> {
        let mut fell = self.acts.len().saturating_sub(kept) as u8;
        let mut oldest = None;
        while self.acts.len() > kept {
            oldest = self.drop_last(core::mem::take(&mut fell));
        }
        let act = oldest?;
        self.corrections = self.corrections.saturating_add(1);
        self.corrected_to = Some(kept as u16);
        self.aside(act.author, What::Corrected(act.mark.clone(), self.corrections));
        Some(act)
    }

    /// How many times something was corrected.
    pub(crate) fn corrections(&self) -> u16 {
        self.corrections
    }

    /// How many entries stood after the last correction.
    pub(crate) fn corrected_to(&self) -> Option<usize> {
        self.corrected_to.map(usize::from)
    }

    /// A wrong code was entered for this seat.
    pub(crate) fn wrong_pin(&mut self, seat: Seat) {
        self.aside(Some(seat), What::WrongPin);
    }

    fn aside(&mut self, author: Option<Seat>, what: What<MarkBytes>) {
        let after = self.acts.len() as u16;
        // What was said beside entries that no longer stand moves before this one.
        self.asides.iter_mut().for_each(|aside| aside.after = aside.after.min(after));
        if self.asides.is_full() {
            self.asides.pop_front();
        }
        let _ = self.asides.push_back(Aside { after, author, what });
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
        let what = match &self.what {
            What::Act(mark) => What::Act(unpack(mark)?),
            What::TakenBack(mark) => What::TakenBack(unpack(mark)?),
            What::Corrected(mark, number) => What::Corrected(unpack(mark)?, *number),
            What::WrongPin => What::WrongPin,
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
            action: pack(&mark).unwrap(),
            mark: pack(&mark).unwrap(),
            proof: None,
        }
    }

    fn read(log: &Log) -> std::string::String {
        let lines = log.lines::<u16>().map(|line| match line.what {
            What::Act(mark) => std::format!("{mark}"),
            What::TakenBack(mark) => std::format!("({mark})"),
            What::Corrected(mark, number) => std::format!("[{mark}, {number}]"),
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
    fn what_happened_is_known_in_its_order() {
        let mut log = Log::new();
        let (mut place, mut told) = (Place::default(), std::string::String::new());
        // a number is entered, `-` takes back, `=` corrects all but the first, `.` looks.
        for step in "1 2 3 - 4 . 5 - - - . 6 - 7 8 - . 9 = . 2 3 - 4 5 = 6 = - 7 .".split(' ') {
            match step {
                "-" => drop(log.take_back()),
                "=" => drop(log.correct(1)),
                "." => {
                    while let Some((happened, next)) = log.happened(place) {
                        told += &match &happened {
                            Happened::Entered { action, .. } => {
                                std::format!("{} ", unpack::<u16>(action).unwrap())
                            }
                            Happened::TakenBack(action) => {
                                std::format!("-{} ", unpack::<u16>(action).unwrap())
                            }
                            Happened::Corrected(fell) => std::format!("={fell} "),
                        };
                        place = next;
                    }
                }
                mark => assert!(log.push(act(mark.parse().unwrap()))),
            }
        }
        assert_eq!(told, "1 2 3 -3 4 5 -5 -4 -2 6 -6 7 8 -8 9 =2 2 3 -3 4 5 =3 6 =1 -1 7 ");
        assert_eq!((log.corrections(), log.corrected_to()), (3, Some(1)));
        assert_eq!(read(&log), "(3) (5) (4) (2) (6) (8) [7, 1] (3) [2, 2] [6, 3] (1) 7");
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
