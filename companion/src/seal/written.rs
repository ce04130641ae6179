//! The record of a game that is over, written out: each action as its rank among the legal ones, in as many parts as it
//! needs codes.

use confidant_core::fuel::Stepper as _;
use confidant_core::game::{Game, Turn, Undo, correctable};
use core::fmt::Write as _;
use core::ops::ControlFlow;

use super::{Origin, Proof, Root, SIGNS, Signs, sign};
use crate::log::{ActionBytes, LOG_LEN, pack, unpack};

/// The first word of a written-out record: what it is, and the version of the form.
pub const HEAD: &str = "CONFIDANT5:";

/// How many bytes of a record go into one part: its QR code can still be read off a small screen. Five bytes are eight
/// signs, so that parts do not share a sign.
const PART_LEN: usize = 750;
/// Most bytes of a record: its beginning, and two bytes an entry are more than any game has needed.
const PACKED_LEN: usize = 3 * PART_LEN;
/// A record as bytes.
pub type Packed = heapless::Vec<u8, PACKED_LEN>;

/// One part of a written-out record: `CONFIDANT5:1/2:7K2FQ-9ABCD:...`, in the signs that a QR code packs best.
pub type Text = heapless::String<{ PART_LEN / 5 * 8 + 32 }>;

/// Why a record was not written out or does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is not of the form of a record.
    Form,
    /// A sign was changed or is missing.
    Misread,
    /// The seal in it is not that of its seed and set-up.
    Seal,
    /// Its rules or printed tables are of another version.
    OtherRules,
    /// The set-up cannot be played.
    Setup,
    /// This action, counted from 1, is not legal there.
    Action(u16),
    /// Behind this many entries something is taken back or corrected that could not be.
    TakenBack(u16),
    /// There is no room for it.
    TooLong,
    /// This part, counted from 1, is missing.
    MissingPart(u8),
    /// Two parts are of different records.
    OtherPart,
    /// It ends before the game does.
    Unfinished,
}

/// Begins a record.
pub(crate) fn write_origin(origin: &Origin, packed: &mut Packed) -> Result<(), Fault> {
    packed.resize_default(PACKED_LEN).map_err(|_| Fault::TooLong)?;
    let used = postcard::to_slice(origin, packed).map(|used| used.len());
    packed.truncate(used.unwrap_or(0));
    if packed.is_empty() { Err(Fault::TooLong) } else { Ok(()) }
}

/// Writes an action as its rank among the legal ones, which a replay turns back.
pub(crate) fn write_rank<G: Game>(
    game: &G,
    action: G::Action,
    number: u16,
    packed: &mut Packed,
) -> Result<(), Fault> {
    let rank = rank(game, action).ok_or(Fault::Action(number))?;
    push_number(packed, rank + FIRST_RANK)
}

/// What stands for taking back and for a correction in the place of a rank; ranks follow them. A correction of no entry says
/// that the game was given up there.
const TAKEN_BACK: u32 = 0;
const CORRECTED: u32 = 1;
const FIRST_RANK: u32 = 2;

/// Notes that the last entry that stood was taken back here.
pub(crate) fn write_undo(packed: &mut Packed) -> Result<(), Fault> {
    push_number(packed, TAKEN_BACK)
}

/// Notes that all agreed here that so many of the last entries fall.
pub(crate) fn write_correction(fell: usize, packed: &mut Packed) -> Result<(), Fault> {
    push_number(packed, CORRECTED)?;
    push_number(packed, fell as u32)
}

/// Notes that the game was given up here.
pub(crate) fn write_given_up(packed: &mut Packed) -> Result<(), Fault> {
    write_correction(0, packed)
}

/// Ends a record with its check sum.
pub(crate) fn finish(packed: &mut Packed) -> Result<(), Fault> {
    let sum = crate::journal::crc32(packed);
    packed.extend_from_slice(&sum.to_le_bytes()).map_err(|_| Fault::TooLong)
}

/// In how many parts a record is written out.
pub fn parts(packed: &[u8]) -> usize {
    packed.len().div_ceil(PART_LEN).max(1)
}

/// A part of a record as text, counted from 0.
pub fn part(seal: &Signs, packed: &[u8], index: usize) -> Option<Text> {
    let mut text = Text::new();
    let bytes = packed.chunks(PART_LEN).nth(index)?;
    write!(text, "{HEAD}{}/{}:{}:", index + 1, parts(packed), seal).ok()?;
    to_signs(bytes, &mut text).ok()?;
    Some(text)
}

/// A record that was read: where the game began and its actions, still as ranks.
pub struct Written {
    /// Where it began.
    pub origin: Origin,
    /// Its seal as it is written in the text.
    pub seal: Signs,
    ranks: Packed,
}

/// What a replay tells.
pub enum Told<'a, A> {
    /// An action, and the proof with it.
    Entry(A, &'a Proof),
    /// This was taken back, and the proof with that.
    TakenBack(A, &'a Proof),
    /// All agreed that so many of the last entries fall, and the proof with that.
    Corrected(usize, &'a Proof),
    /// The game was given up: it is over.
    GivenUp,
}

/// What happened next in a game that is checked.
pub enum Step {
    /// An action, by its rank among the legal ones.
    Rank(u32),
    /// An action in postcard.
    Act(ActionBytes),
    /// The last entry that stands was taken back.
    TakeBack,
    /// All agreed that so many of the last entries fall.
    Correct(usize),
    /// The game was given up.
    GiveUp,
}

/// A part as it was read.
struct Part {
    number: usize,
    count: usize,
    seal: Signs,
    bytes: Packed,
}

impl Part {
    /// Reads what stands between two heads; blanks and line ends do not count.
    fn read(text: &str) -> Result<Self, Fault> {
        let mut plain = Text::new();
        for sign in text.chars().filter(|sign| !sign.is_whitespace()) {
            plain.push(sign.to_ascii_uppercase()).map_err(|_| Fault::TooLong)?;
        }
        let mut pieces = plain.split(':');
        let (Some(place), Some(seal), Some(signs), None) =
            (pieces.next(), pieces.next(), pieces.next(), pieces.next())
        else {
            return Err(Fault::Form);
        };
        let (number, count) = place.split_once('/').ok_or(Fault::Form)?;
        let number = number.parse().map_err(|_| Fault::Form)?;
        let count = count.parse().map_err(|_| Fault::Form)?;
        let seal = Signs::try_from(seal).map_err(|_| Fault::Form)?;
        Ok(Self { number, count, seal, bytes: from_signs(signs)? })
    }
}

/// What stands behind each head in a text.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let is_head =
        |at: &usize| text.get(*at..at + HEAD.len()).is_some_and(|word| word.eq_ignore_ascii_case(HEAD));
    let heads = move |from: usize| (from..text.len()).find(is_head);
    let mut next = heads(0);
    core::iter::from_fn(move || {
        let begin = next? + HEAD.len();
        next = heads(begin);
        text.get(begin..next.unwrap_or(text.len()))
    })
}

impl Written {
    /// Reads a record off a text with all of its parts, in any order, whatever stands before the first.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let first = pieces(text).next().ok_or(Fault::Form).and_then(Part::read)?;
        let mut packed = Packed::new();
        for number in 1..=first.count.clamp(1, PACKED_LEN.div_ceil(PART_LEN)) {
            let mut found = None;
            for piece in pieces(text) {
                let part = Part::read(piece)?;
                if part.count != first.count || part.seal != first.seal {
                    return Err(Fault::OtherPart);
                }
                if part.number == number {
                    found = Some(part.bytes);
                }
            }
            let bytes = found.ok_or(Fault::MissingPart(number as u8))?;
            packed.extend_from_slice(&bytes).map_err(|_| Fault::TooLong)?;
        }
        let (body, sum) = packed.split_last_chunk::<4>().ok_or(Fault::Misread)?;
        if crate::journal::crc32(body) != u32::from_le_bytes(*sum) {
            return Err(Fault::Misread);
        }
        let (origin, ranks) = postcard::take_from_bytes::<Origin>(body).map_err(|_| Fault::Form)?;
        let ranks = Packed::from_slice(ranks).map_err(|_| Fault::TooLong)?;
        Ok(Self { origin, seal: first.seal, ranks })
    }

    /// Replays it by the rules: each entry goes to `each`, with the game as it stands by then; the game as it ended.
    pub fn replay<G: Game>(
        &self,
        printed: &'static G::Printed,
        each: &mut dyn FnMut(&G, Told<G::Action>),
    ) -> Result<G, Fault> {
        let root: Root = self.origin.root();
        if root.seal() != self.seal {
            return Err(Fault::Seal);
        }
        let mut rest = self.ranks.as_slice();
        let mut steps = core::iter::from_fn(|| {
            (!rest.is_empty()).then(|| {
                let mut pull = || pull_number(&mut rest).ok_or(Fault::Form);
                Ok(match pull()? {
                    TAKEN_BACK => Step::TakeBack,
                    CORRECTED => match pull()? {
                        0 => Step::GiveUp,
                        fell => Step::Correct(fell as usize),
                    },
                    rank => Step::Rank(rank - FIRST_RANK),
                })
            })
        });
        replay(&self.origin, &root, printed, &mut steps, each)
    }

    /// Whether its game came to an end, as far as this replay goes.
    pub fn is_over<G: Game>(game: &G) -> bool {
        matches!(game.turn(), Turn::Over(_))
    }
}

/// Checks what happened in a game, whatever holds it: every action by the rules, and that whatever was taken back or
/// corrected could be.
/// Each step goes to `each` with the proof there and the game as it stands by then; the game as it ended. `root` is that of
/// `origin`.
pub fn replay<G: Game>(
    origin: &Origin,
    root: &Root,
    printed: &'static G::Printed,
    steps: &mut dyn Iterator<Item = Result<Step, Fault>>,
    each: &mut dyn FnMut(&G, Told<G::Action>),
) -> Result<G, Fault> {
    let mut game = begin::<G>(origin, printed)?;
    let mut proof = root.first_proof();
    // What stands, and whether it can still be taken back.
    let mut standing: heapless::Vec<(G::Action, Undo), LOG_LEN> = heapless::Vec::new();
    // Once the last one is settled: whether it can be taken back then.
    let mut settled = None;
    let mut given_up = false;
    for step in steps {
        let number = standing.len() as u16 + 1;
        let step = step?;
        if given_up {
            // Behind the end there is nothing.
            return Err(Fault::Form);
        }
        // Whatever follows but taking it back, the last entry was told before.
        if !matches!(step, Step::TakeBack)
            && let (Some(undo), Some((_, last))) = (settled.take(), standing.last_mut())
        {
            *last = undo;
        }
        let action = match step {
            Step::Rank(rank) => nth(&game, rank),
            Step::Act(bytes) => unpack(&bytes),
            Step::TakeBack => {
                let behind = Fault::TakenBack(number - 1);
                let (action, undo) = standing.pop().ok_or(behind)?;
                if undo != Undo::Open {
                    return Err(behind);
                }
                settled = None;
                game = played::<G>(origin, printed, &standing)?;
                proof.take_back(&packed(&action, number)?);
                proof.finish();
                each(&game, Told::TakenBack(action, &proof));
                continue;
            }
            Step::GiveUp if matches!(game.turn(), Turn::Over(_)) => return Err(Fault::Form),
            Step::GiveUp => {
                given_up = true;
                each(&game, Told::GivenUp);
                continue;
            }
            Step::Correct(fell) => {
                let most = correctable::<G>(standing.iter().rev().copied());
                if !(1..=most).contains(&fell) || matches!(game.turn(), Turn::Over(_)) {
                    return Err(Fault::TakenBack(number - 1));
                }
                standing.truncate(standing.len() - fell);
                game = played::<G>(origin, printed, &standing)?;
                proof.correct(fell as u16);
                proof.finish();
                each(&game, Told::Corrected(fell, &proof));
                continue;
            }
        };
        let action = action.ok_or(Fault::Action(number))?;
        let waits = G::unsettled(game.table(), action).is_some();
        let told = game.play(action).map_err(|_| Fault::Action(number))?;
        // The same as for a running game (`Log::settle`).
        settled = waits.then_some(told.undo.told());
        let undo = if waits { Undo::Open } else { told.undo };
        standing.push((action, undo)).map_err(|_| Fault::TooLong)?;
        proof.extend(&packed(&action, number)?);
        proof.finish();
        each(&game, Told::Entry(action, &proof));
    }
    Ok(game)
}

/// The game that these entries lead to.
fn played<G: Game>(
    origin: &Origin,
    printed: &'static G::Printed,
    standing: &[(G::Action, Undo)],
) -> Result<G, Fault> {
    let mut game = begin::<G>(origin, printed)?;
    for (number, &(action, _)) in (1..).zip(standing) {
        game.play(action).map_err(|_| Fault::Action(number))?;
    }
    Ok(game)
}

fn packed<A: serde::Serialize>(action: &A, number: u16) -> Result<ActionBytes, Fault> {
    pack(action).ok_or(Fault::Action(number))
}

pub(super) fn begin<G: Game>(origin: &Origin, printed: &'static G::Printed) -> Result<G, Fault> {
    if origin.rules != G::RULES || origin.tables != confidant_core::digest::digest(printed) {
        return Err(Fault::OtherRules);
    }
    let setup: G::Setup = postcard::from_bytes(&origin.setup).map_err(|_| Fault::Setup)?;
    G::start(&setup, printed, origin.seed).map_err(|_| Fault::Setup)
}

fn rank<G: Game>(game: &G, action: G::Action) -> Option<u32> {
    let mut rank = 0;
    let found = game.legal(&mut |legal| {
        if legal == action {
            return ControlFlow::Break(());
        }
        rank += 1;
        ControlFlow::Continue(())
    });
    found.is_break().then_some(rank)
}

fn nth<G: Game>(game: &G, wanted: u32) -> Option<G::Action> {
    let mut left = wanted;
    let mut found = None;
    let _ = game.legal(&mut |legal| {
        if left == 0 {
            found = Some(legal);
            return ControlFlow::Break(());
        }
        left -= 1;
        ControlFlow::Continue(())
    });
    found
}

fn push_number(packed: &mut Packed, mut number: u32) -> Result<(), Fault> {
    loop {
        let low = (number & 0x7f) as u8;
        number >>= 7;
        let byte = if number == 0 { low } else { low | 0x80 };
        packed.push(byte).map_err(|_| Fault::TooLong)?;
        if number == 0 {
            return Ok(());
        }
    }
}

fn pull_number(rest: &mut &[u8]) -> Option<u32> {
    let mut number = 0u32;
    for shift in [0, 7, 14, 21] {
        let (&byte, behind) = rest.split_first()?;
        *rest = behind;
        number |= u32::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

fn to_signs(bytes: &[u8], text: &mut Text) -> Result<(), Fault> {
    let (mut bits, mut count) = (0u32, 0);
    for &byte in bytes {
        bits = (bits << 8) | u32::from(byte);
        count += 8;
        while count >= 5 {
            count -= 5;
            text.push(sign((bits >> count) as u8)).map_err(|_| Fault::TooLong)?;
        }
    }
    if count > 0 {
        text.push(sign((bits << (5 - count)) as u8)).map_err(|_| Fault::TooLong)?;
    }
    Ok(())
}

fn from_signs(signs: &str) -> Result<Packed, Fault> {
    let mut packed = Packed::new();
    let (mut bits, mut count) = (0u32, 0);
    for sign in signs.bytes() {
        let value = SIGNS.iter().position(|&known| known == sign).ok_or(Fault::Misread)?;
        bits = (bits << 5) | value as u32;
        count += 5;
        if count >= 8 {
            count -= 8;
            packed.push((bits >> count) as u8).map_err(|_| Fault::TooLong)?;
        }
    }
    Ok(packed)
}
