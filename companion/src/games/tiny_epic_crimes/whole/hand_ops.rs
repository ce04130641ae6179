//! What people carry out by hand, taken apart: the kind of operation, and what has to be said of it, one thing after the
//! other. What can be said next is what some operation that the rules allow now goes on with: nothing else is offered,
//! and nothing is missing.

use core::ops::ControlFlow;

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::{Clue, Colour, Officer, OfficerSet, Slot};
use confidant_core::tiny_epic_crimes::{Block, CardName, ClueOp, Face, HandOp, Line, Table, Token};

use super::Words;
use crate::draw::Icon;

/// One thing that is said of an operation.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Arg {
    Slot(Slot),
    Officer(Officer),
    Colour(Colour),
    Clue(Clue),
    Block(Block),
    Row(Line),
    Column(Line),
    Face(Face),
    Hour(u8),
    Name(CardName),
    Helpers(OfficerSet),
}

/// Everything that is said of one.
pub(super) type Said = [Option<Arg>; 4];

/// What can be said next: names are the most.
pub(super) type Choices = heapless::Vec<Arg, { CardName::COUNT }>;

/// Where an operation is listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Group {
    Gangsters,
    Cards,
    Clues,
    Officers,
    Turn,
}

impl Group {
    pub const ALL: [Self; 5] = [Self::Gangsters, Self::Cards, Self::Clues, Self::Officers, Self::Turn];

    pub const fn label(self, words: &Words) -> &'static str {
        match self {
            Self::Gangsters => words.hand_gangsters,
            Self::Cards => words.hand_cards,
            Self::Clues => words.hand_clues,
            Self::Officers => words.officers,
            Self::Turn => words.hand_turn,
        }
    }

    pub const fn icon(self) -> Icon {
        match self {
            Self::Gangsters => Icon::Hat,
            Self::Cards => Icon::Cards,
            Self::Clues => Icon::Search,
            Self::Officers => Icon::Badge,
            Self::Turn => Icon::Clock,
        }
    }
}

/// The kinds of operations, in the order of their lists: name, list (none: the first one), sign, text.
macro_rules! kinds {
    ($($name:ident: $group:expr, $icon:ident, $text:ident;)*) => {
        /// A kind of operation.
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub(super) enum Kind { $($name,)* }

        impl Kind {
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The list that it is in; none: the first one.
            pub const fn group(self) -> Option<Group> {
                match self { $(Self::$name => $group,)* }
            }

            pub const fn icon(self) -> Icon {
                match self { $(Self::$name => Icon::$icon,)* }
            }

            pub const fn label(self, words: &Words) -> &'static str {
                match self { $(Self::$name => words.$text,)* }
            }
        }
    };
}

kinds! {
    TokenDice: None, Pin, hand_token_dice;
    GangsterDice: None, Pawn, hand_gangster_dice;
    Token: None, Pin, hand_token;
    Draw: None, Pawn, hand_draw;
    DrawCaptive: None, Cards, hand_captive;
    Resolve: None, Check, resolved;
    Penalty: None, Warn, one_penalty;
    Put: Some(Group::Gangsters), Pawn, hand_put;
    Lift: Some(Group::Gangsters), Bag, hand_lift;
    Move: Some(Group::Gangsters), Right, hand_move;
    Captive: Some(Group::Gangsters), Cards, hand_put_captive;
    Release: Some(Group::Gangsters), Bag, hand_release;
    Arrest: Some(Group::Gangsters), Arrest, hand_arrest;
    Free: Some(Group::Gangsters), Bag, hand_free;
    Cell: Some(Group::Gangsters), Prison, hand_cell;
    FreeCell: Some(Group::Gangsters), Bag, hand_free_cell;
    Untoken: Some(Group::Cards), Cross, hand_untoken;
    Help: Some(Group::Cards), Badge, hand_help;
    Unhelp: Some(Group::Cards), Cross, hand_unhelp;
    Name: Some(Group::Cards), Papers, name_verb;
    Take: Some(Group::Clues), Search, hand_take;
    GiveBack: Some(Group::Clues), Undo, hand_give;
    Shift: Some(Group::Clues), Right, hand_shift;
    Look: Some(Group::Clues), Eye, hand_look;
    Clock: Some(Group::Officers), Clock, set_marker;
    Car: Some(Group::Officers), Car, hand_car;
    Badge: Some(Group::Officers), Badge, hand_badge;
    Suspect: Some(Group::Officers), Black, hand_suspect;
    Force: Some(Group::Officers), Force, force_card;
    Used: Some(Group::Officers), Force, hand_used;
    Ask: Some(Group::Officers), Ask, hand_ask;
    Peek: Some(Group::Officers), Eye, hand_peek;
    Event: Some(Group::Turn), Event, one_more_event;
    Roll: Some(Group::Turn), Bag, one_more_roll;
    RollAgain: Some(Group::Turn), Undo, roll_again;
    NoRoll: Some(Group::Turn), Noentry, hand_no_roll;
    AnyTime: Some(Group::Turn), Moon, hand_any_time;
}

/// Where a clue token lies.
const fn place(token: Token) -> Arg {
    match token {
        Token::Informant(line) => Arg::Row(line),
        Token::Witness(line) => Arg::Column(line),
        Token::Search(block) | Token::Stakeout(block) => Arg::Block(block),
        Token::Holding(colour) => Arg::Colour(colour),
    }
}

/// The kind of an operation, and what is said of it, in the order in which it is asked.
pub(super) fn parts(op: HandOp) -> (Kind, Said) {
    let none = |kind| (kind, [None; 4]);
    let one = |kind, arg| (kind, [Some(arg), None, None, None]);
    let two = |kind, arg, next| (kind, [Some(arg), Some(next), None, None]);
    match op {
        HandOp::Put(block, colour) => two(Kind::Put, Arg::Colour(colour), Arg::Block(block)),
        HandOp::Draw(block) => one(Kind::Draw, Arg::Block(block)),
        HandOp::Scatter => none(Kind::GangsterDice),
        HandOp::Lift(block) => one(Kind::Lift, Arg::Block(block)),
        HandOp::Captive(slot, colour) => two(Kind::Captive, Arg::Slot(slot), Arg::Colour(colour)),
        HandOp::DrawCaptive(slot) => one(Kind::DrawCaptive, Arg::Slot(slot)),
        HandOp::Release(slot, colour) => two(Kind::Release, Arg::Slot(slot), Arg::Colour(colour)),
        HandOp::Token(slot, block) => two(Kind::Token, Arg::Slot(slot), Arg::Block(block)),
        HandOp::ScatterToken(slot) => one(Kind::TokenDice, Arg::Slot(slot)),
        HandOp::Untoken(slot, block) => two(Kind::Untoken, Arg::Slot(slot), Arg::Block(block)),
        HandOp::Clock(officer, hour) => two(Kind::Clock, Arg::Officer(officer), Arg::Hour(hour)),
        HandOp::Car(officer, block) => two(Kind::Car, Arg::Officer(officer), Arg::Block(block)),
        HandOp::Suspect(officer) => one(Kind::Suspect, Arg::Officer(officer)),
        HandOp::Force(officer) => one(Kind::Force, Arg::Officer(officer)),
        HandOp::Badge(officer) => one(Kind::Badge, Arg::Officer(officer)),
        HandOp::Peek(officer) => one(Kind::Peek, Arg::Officer(officer)),
        HandOp::Ask(officer) => one(Kind::Ask, Arg::Officer(officer)),
        HandOp::Used(officer) => one(Kind::Used, Arg::Officer(officer)),
        HandOp::AnyTime => none(Kind::AnyTime),
        HandOp::Penalty => none(Kind::Penalty),
        HandOp::Event => none(Kind::Event),
        HandOp::Roll => none(Kind::Roll),
        HandOp::NoRoll => none(Kind::NoRoll),
        HandOp::RollAgain => none(Kind::RollAgain),
        HandOp::Move(from, to) => two(Kind::Move, Arg::Block(from), Arg::Block(to)),
        HandOp::Arrest(officer, block) => two(Kind::Arrest, Arg::Officer(officer), Arg::Block(block)),
        HandOp::Free(officer, colour) => two(Kind::Free, Arg::Officer(officer), Arg::Colour(colour)),
        HandOp::Cell(officer, block) => two(Kind::Cell, Arg::Officer(officer), Arg::Block(block)),
        HandOp::FreeCell(officer) => one(Kind::FreeCell, Arg::Officer(officer)),
        HandOp::Help(slot, officer) => two(Kind::Help, Arg::Slot(slot), Arg::Officer(officer)),
        HandOp::Unhelp(slot, officer) => two(Kind::Unhelp, Arg::Slot(slot), Arg::Officer(officer)),
        HandOp::Name(slot, name) => two(Kind::Name, Arg::Slot(slot), Arg::Name(name)),
        HandOp::Clue(ClueOp::Take(officer, token)) => (
            Kind::Take,
            [Some(Arg::Officer(officer)), Some(Arg::Clue(token.kind())), Some(place(token)), None],
        ),
        HandOp::Clue(ClueOp::GiveBack(officer, token, face)) => (
            Kind::GiveBack,
            [Arg::Officer(officer), Arg::Clue(token.kind()), place(token), Arg::Face(face)].map(Some),
        ),
        HandOp::Clue(ClueOp::Move(from, to)) => {
            (Kind::Shift, [Some(Arg::Clue(from.kind())), Some(place(from)), Some(place(to)), None])
        }
        HandOp::Clue(ClueOp::Look(officer, block)) => {
            two(Kind::Look, Arg::Officer(officer), Arg::Block(block))
        }
        HandOp::Resolve(slot, solver, helpers) => (
            Kind::Resolve,
            [Some(Arg::Slot(slot)), Some(Arg::Officer(solver)), Some(Arg::Helpers(helpers)), None],
        ),
    }
}

/// How much was said.
pub(super) fn count(said: &Said) -> usize {
    said.iter().flatten().count()
}

/// What can be said next of an operation of this kind.
pub(super) fn choices(table: &Table, kind: Kind, said: &Said) -> Choices {
    let told = count(said);
    let mut choices = Choices::new();
    let _ = table.hand_ops(&mut |op| {
        let (other, all) = parts(op);
        let agrees = other == kind && all.iter().zip(said).take(told).all(|(one, other)| one == other);
        let next = all.get(told).copied().flatten().filter(|_| agrees);
        if let Some(next) = next.filter(|next| !choices.contains(next)) {
            // There is room for as many as there are names.
            let _ = choices.push(next);
        }
        ControlFlow::Continue(())
    });
    choices
}

/// The operation of which all of this was said.
pub(super) fn whole(table: &Table, kind: Kind, said: &Said) -> Option<HandOp> {
    let mut found = None;
    let _ = table.hand_ops(&mut |op| {
        if parts(op) == (kind, *said) {
            found = Some(op);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found
}

/// The kinds that are possible now, a bit each.
pub(super) fn possible(table: &Table) -> u64 {
    let mut kinds = 0;
    let _ = table.hand_ops(&mut |op| {
        kinds |= 1_u64 << (parts(op).0 as u32).min(63);
        ControlFlow::Continue(())
    });
    kinds
}

/// Whether a kind is among them.
pub(super) const fn is_among(kinds: u64, kind: Kind) -> bool {
    kinds >> (kind as u32) & 1 == 1
}
