//! Tatort Themse by keys.

mod sensible;

use confidant_companion::Key;
use confidant_companion::games::tatort_themse::{Screens, Words};
use confidant_companion::texts::{Language, fill};
use confidant_core::chance::Source;
use confidant_core::game::Game as _;
use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{
    Action, Column, DEALT, Deed, HEIGHT, Phase, Setup, TatortThemse, Witness, Witnesses,
};

use super::{Driver, Step, Way, in_all};

use crate::device::{Walk, tour};
use crate::play::{Random, legal};
use crate::twins::{seeds, shuffled};

/// A phrase in every language.
fn phrases(phrase: impl Fn(&'static Words) -> String) -> Step {
    Step::Choose(Language::ALL.map(|language| phrase(Words::of(language))).to_vec())
}

/// What the cursor says on a column: its lowest clue.
pub fn column(game: &TatortThemse, column: Column) -> Step {
    let table = game.table();
    let clue = table.wall().lowest(column).map(|id| table.cards().clue(id)).expect("a clue is there");
    phrases(|words| {
        let witnesses = words.witnesses_of(clue.witness);
        fill(words.column_says, &[&column, &words.loot(clue.case), &clue.value, &witnesses]).to_string()
    })
}

/// What the cursor says on a row that removes this many clues and takes the next.
pub fn what(removed: u8) -> Step {
    phrases(|words| fill(words.remove_row, &[&removed]).to_string())
}

/// What the cursor says on a payment.
pub fn payment(paid: &Witnesses) -> Step {
    phrases(|words| {
        let kinds = Witness::ALL.into_iter().filter(|&kind| paid.of(kind) > 0);
        let said = kinds.map(|kind| format!("{} {}", paid.of(kind), words.witness(kind)));
        said.collect::<Vec<_>>().join(", ")
    })
}

fn right() -> Step {
    Step::Press(Key::Right)
}

/// Steps to one of `count` places in a ring, by the shorter way.
fn sideways(place: usize, count: usize) -> Vec<Step> {
    if 2 * place <= count {
        vec![Step::Press(Key::Right); place]
    } else {
        vec![Step::Press(Key::Left); count - place]
    }
}

impl Driver for TatortThemse {
    type Flow = Screens;

    /// Hands are looked into from the table.
    const BY_LOOK: bool = true;
    /// Clue and payment are public with the entry.
    const CHOOSES_IN_SECRET: bool = false;

    fn seats(setup: &Setup) -> usize {
        setup.players.unwrap_or(3).into()
    }

    fn way(&self, action: Action) -> Way {
        let (table, seat) = (self.table(), action.seat);
        let secret = |steps: Vec<Step>| Way::Secret(seat, steps);
        match action.deed {
            Deed::Renew => Way::Open(vec![Step::Press(Key::X)]),
            Deed::QuestionOpen(_) | Deed::QuestionPile => {
                let count = table.row().len() + usize::from(table.can_draw());
                let place = match action.deed {
                    Deed::QuestionOpen(place) => place.index(),
                    _ => table.row().len(),
                };
                let mut steps = sideways(place, count);
                steps.push(Step::Press(Key::A));
                Way::Open(steps)
            }
            Deed::Pass => secret(vec![Step::Choose(in_all(|language| Words::of(language).pass)), right()]),
            Deed::Take(place, paid) => secret(vec![column(self, place), right(), payment(&paid), right()]),
            // With the take that follows it: the cheapest.
            Deed::Remove(..) => {
                let mut after = self.clone();
                assert!(after.play(action).is_ok(), "{action} is legal");
                let take = legal(&after).into_iter().next();
                self.entered_with(action, take).expect("a removal is followed by a take")
            }
            Deed::PrintedQuestion => Way::Open(vec![Step::Press(Key::A)]),
            Deed::PrintedTake(place) => printed_way(self, seat, place, 0),
            Deed::PrintedRemove(place, count) => printed_way(self, seat, place, count),
        }
    }

    fn entered_with(&self, action: Action, next: Option<Action>) -> Option<Way> {
        let (Deed::Remove(place, count, removal), Deed::Take(_, paid)) = (action.deed, next?.deed) else {
            return None;
        };
        let chosen = [column(self, place), what(count), payment(&removal), payment(&paid)];
        let steps = chosen.into_iter().flat_map(|choice| [choice, right()]).collect();
        Some(Way::Secret(action.seat, steps))
    }

    fn approach(read: &str) -> Vec<Key> {
        let says = |text: fn(Language) -> &'static str| in_all(text).iter().any(|text| read.contains(text));
        if says(|language| language.texts().motto) {
            vec![Key::A]
        } else if Self::is_table(read) {
            Vec::new()
        } else {
            vec![Key::B]
        }
    }

    /// By what the keys do there.
    fn is_table(read: &str) -> bool {
        let keys = read.lines().last().unwrap_or_default();
        Language::ALL.into_iter().any(|language| {
            let words = Words::of(language);
            let does = |label: &str| keys.contains(label);
            let dealt =
                does(words.question) || does(words.case_hint) || (does(words.hand) && does(words.pay));
            (dealt || does(words.next_turn) || does(words.player)) && !does(words.clues_hint)
        })
    }

    /// X would renew four that are alike.
    fn around(&self) -> Vec<Key> {
        let renews = legal(self).iter().any(|action| action.deed == Deed::Renew);
        let printed = self.table().witnesses() == Source::Table;
        let mut keys = vec![Key::Up, Key::A, Key::Left, Key::Down, Key::Right, Key::Left];
        if !renews && !printed {
            keys.extend([
                Key::X,
                Key::Down,
                Key::Right,
                Key::A,
                Key::Down,
                Key::B,
                Key::X,
                Key::Left,
                Key::X,
            ]);
        }
        keys
    }

    fn longest_setup() -> Setup {
        Setup { players: Some(5), ..Setup::default() }
    }

    /// The same wall, row and pile, and other hands; or the same hands, and a pile that differs where nobody has looked yet.
    fn twin_setups(choice: usize, random: &mut Random) -> Option<[(Setup, u64); 2]> {
        let hands_differ = !choice.is_multiple_of(4);
        // A set-up with wall and pile has no room for more.
        let players = if hands_differ { 2 + choice % 3 } else { 2 };
        let [seed, other_seed] = seeds(random);
        let mut setup = Setup {
            players: Some(players as u8),
            start: Seat::at(random.below(players)),
            ..Setup::default()
        };
        let cards = shuffled(Witnesses::ALL.cards(), random);
        let mut hands: Vec<Vec<Witness>> = cards.chunks(DEALT + 5).take(players).map(<[_]>::to_vec).collect();
        if hands_differ {
            let one = with_hands(&setup, &hands);
            // Three cards change hands, so that the pile is the same.
            if let [first, second, ..] = hands.as_mut_slice() {
                first.iter_mut().zip(second).take(3).for_each(|(one, other)| std::mem::swap(one, other));
            }
            let other = with_hands(&setup, &hands);
            return (one != other)
                .then_some([(one, seed), (other, seed)])
                .or_else(|| Self::twin_setups(choice, random));
        }
        let clues = shuffled(confidant_core::tatort_themse::ClueId::all(), random);
        for (given, clues) in setup.columns.iter_mut().zip(clues.chunks(HEIGHT)) {
            *given = Some(clues.iter().take(2).copied().collect());
        }
        // The first cards of the pile are known to come; below them the seeds differ.
        setup.open = Some(cards.iter().rev().take(4).copied().collect());
        setup.pile = cards.iter().rev().skip(4).take(7).copied().collect();
        let setup = with_hands(&setup, &hands);
        Some([(setup.clone(), seed), (setup, other_seed)])
    }

    fn evening(choice: usize) -> Option<Setup> {
        // Four of five evenings are dealt, the others played with the tin.
        let tin = choice % 5 == 4;
        Some(Setup {
            players: Some(2 + (choice / 5 % 4) as u8),
            five_on_top: choice % 2 == 1,
            witnesses: if tin { Source::Table } else { Source::Device },
            free_turns: tin && choice % 2 == 1,
            ..Setup::default()
        })
    }

    fn sensible(&self, random: &mut Random) -> Option<Vec<Action>> {
        sensible::next(self, random)
    }

    fn ends_turn(&self) -> bool {
        self.table().free_turns()
    }

    fn heading(&self, turn: &[Action]) -> &'static str {
        let any = |is: fn(&Deed) -> bool| turn.iter().any(|action| is(&action.deed));
        let tin = any(|deed| deed.source() == Source::Table);
        let plain = turn.iter().all(|action| action.deed == Deed::PrintedQuestion);
        if self.table().free_turns() {
            "a clue, clues only"
        } else if tin && plain {
            "plain turn, tin"
        } else if tin {
            "turn with a clue, tin"
        } else if any(|deed| matches!(deed, Deed::Remove(..))) {
            "turn with a removal"
        } else if any(|deed| matches!(deed, Deed::Take(..))) {
            "turn with a clue"
        } else {
            "plain turn"
        }
    }

    fn tour(walk: &mut Walk) {
        tour::tatort_themse::walk(walk);
    }
}

fn with_hands(setup: &Setup, hands: &[Vec<Witness>]) -> Setup {
    let mut setup = setup.clone();
    for (given, hand) in setup.hands.iter_mut().zip(hands) {
        *given = Some(hand.iter().copied().collect());
    }
    setup
}

/// The way to say who takes, from which column and after how many removals; then A twice.
fn printed_way(game: &TatortThemse, seat: Seat, column: Column, removed: u8) -> Way {
    let table = game.table();
    let players = table.players().count();
    let proposed = match table.phase() {
        Phase::Turn(turn, _) => turn.index(),
        Phase::Over(_) => 0,
    };
    let others = (players + seat.index() - proposed) % players;
    let open: Vec<Column> = Column::all().filter(|&column| table.wall().height(column) > 0).collect();
    let place = open.iter().position(|&other| other == column).expect("a column with a clue");
    let mut steps = vec![Step::Press(Key::X); others];
    // From nothing: to the right the first, to the left the last.
    if place < open.len() - place {
        steps.extend(vec![Step::Press(Key::Right); place + 1]);
    } else {
        steps.extend(vec![Step::Press(Key::Left); open.len() - place]);
    }
    steps.extend(vec![Step::Press(Key::Up); removed.into()]);
    steps.extend([Step::Press(Key::A), Step::Press(Key::A)]);
    Way::Open(steps)
}
