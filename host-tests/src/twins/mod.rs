//! Twins: two games that look the same to everybody at the table and differ in what is hidden. Whatever the table is
//! told, offered or refused has to be the same in both.

mod schinderhannes;
mod scotland_yard;
mod tatort_themse;
mod tiny_epic_clock;
mod tiny_epic_crimes;

use std::ops::ControlFlow;

use confidant_core::game::{Game, Told, Turn, Undo};
use confidant_core::id::Id;
use confidant_core::seat::Seat;

use crate::games::CaseGame;
use crate::play::{Random, legal};

/// A game whose secrets can be exchanged.
pub trait Twins: CaseGame {
    /// Two beginnings that the table cannot tell apart.
    fn beginnings(choice: usize, random: &mut Random) -> Beginnings<Self::Setup>;

    /// What the table sees of an action that is played; of most actions all.
    fn seen(action: Self::Action) -> String {
        action.to_string()
    }

    /// Whether the rules show everybody something by these news, between these tables, that lies on neither.
    fn shows(_before: &Self::Table, _news: &Self::News, _after: &Self::Table) -> bool {
        false
    }
}

/// Two beginnings that the table cannot tell apart.
pub struct Beginnings<S> {
    /// The set-up and the seed of each.
    pub setups: [(S, u64); 2],
    /// Who cannot tell them apart either.
    pub same_for: Vec<Seat>,
}

/// Two games that the table cannot tell apart.
#[derive(Clone)]
pub struct Pair<G> {
    /// One of them.
    pub one: G,
    /// The other.
    pub other: G,
    /// Whether the device rolls and draws the same in both.
    same_chance: bool,
}

/// What came of an action in both games of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// The table still cannot tell them apart.
    Same,
    /// Something was shown.
    Shown,
}

impl<G: Twins> Pair<G> {
    /// A pair at its beginning.
    pub fn begin(choice: usize, random: &mut Random) -> Self {
        let Beginnings { setups, same_for } = G::beginnings(choice, random);
        let same_chance = setups[0].1 == setups[1].1;
        let begin = |(setup, seed)| G::start(&setup, G::printed(), seed);
        let [one, other] = setups.map(|twin| begin(twin).unwrap_or_else(|reasons| panic!("{reasons}")));
        assert!(one.table() == other.table(), "the tables of two beginnings differ");
        let pair = Self { one, other, same_chance };
        for seat in same_for {
            assert!(pair.is_same_for(Some(seat)), "seat {} knows a secret of another one", seat.number());
        }
        pair
    }

    /// Whether this seat, too, cannot tell them apart; nobody in particular knows what the table knows.
    fn is_same_for(&self, seat: Option<Seat>) -> bool {
        seat.is_none_or(|seat| self.one.private(seat) == self.other.private(seat))
    }

    /// Checks that refusals tell nothing: only a player who is to move and enters their own action is judged by their
    /// own secret.
    pub fn check_refusals(&self, actions: &[G::Action]) {
        for &action in actions {
            let author = G::author(action);
            let own = author.is_some_and(|seat| self.one.turn() == Turn::Of(seat));
            if !own || self.is_same_for(author) {
                let verdicts = [&self.one, &self.other].map(|game| game.is_legal(action));
                assert_eq!(verdicts[0], verdicts[1], "`{action}` is judged by a secret");
            }
        }
    }

    /// What can be entered openly is the same, and legal.
    pub fn check_open(&self) {
        let lists = [&self.one, &self.other].map(|game| {
            let actions = open::<G>(game.table());
            for &action in &actions {
                assert_eq!(game.is_legal(action), Ok(()), "`{action}` is open, but refused");
            }
            actions
        });
        assert!(lists[0] == lists[1], "what can be entered openly depends on a secret");
    }

    /// Plays an action in one game and in the other one that the table cannot tell from it. Checks all that is told;
    /// the pair after it, and whether the table can tell its games apart now.
    pub fn play(&self, action: G::Action, twin: G::Action) -> (Self, After) {
        let mut after = self.clone();
        let Ok(told) = after.one.play(action) else { panic!("`{action}` is listed, but refused") };
        let Ok(told_twin) = after.other.play(twin) else { panic!("`{twin}` is listed, but refused") };
        let (before, tables) = (self.one.table(), [after.one.table(), after.other.table()]);
        let shown = G::shows(before, &told.table, tables[0]) || G::shows(before, &told_twin.table, tables[1]);
        let same = tables[0] == tables[1] && !shown;
        // Who may take an entry back follows from the table and the news alone.
        if told.table == told_twin.table {
            assert_eq!(
                told.undo, told_twin.undo,
                "`{action}` or `{twin}`: a secret decides whether it is final"
            );
        }
        if !same {
            let classes = [told.undo, told_twin.undo];
            assert!(!classes.contains(&Undo::Open), "`{action}` told something and can be taken back");
        } else if self.same_chance || told.undo == Undo::Open {
            assert!(told.table == told_twin.table, "`{action}` and `{twin}`: the news tell a secret");
        }
        if action == twin && !shown {
            self.check_same_action(action, &after, [&told, &told_twin]);
        }
        (after, if same { After::Same } else { After::Shown })
    }

    fn check_same_action(&self, action: G::Action, after: &Self, told: [&Told<G::News, G::Whisper>; 2]) {
        let author = G::author(action);
        let drawn_alike = self.same_chance || told[0].undo == Undo::Open;
        if drawn_alike && self.is_same_for(author) && after.is_same_for(author) {
            let same = told[0].author == told[1].author;
            assert!(same, "`{action}`: its author is told what only others know");
        }
        if told[0].undo != Undo::Final {
            for seat in Seat::all().filter(|&seat| self.is_same_for(Some(seat))) {
                assert!(
                    after.is_same_for(Some(seat)),
                    "`{action}` told a seat something and can be taken back"
                );
            }
        }
    }

    /// A random action of the one game with one of the other that the table sees as the same, if there is any.
    pub fn action(&self, random: &mut Random) -> Option<(G::Action, G::Action)> {
        let (ones, others) = (legal(&self.one), legal(&self.other));
        for _ in 0..8 {
            let action = random.one_of(&ones)?;
            let seen = G::seen(action);
            let twins: Vec<_> = others.iter().copied().filter(|&twin| G::seen(twin) == seen).collect();
            if let Some(twin) = random.one_of(&twins) {
                return Some((action, twin));
            }
        }
        None
    }
}

/// Every action that can be entered openly.
pub fn open<G: Game>(table: &G::Table) -> Vec<G::Action> {
    let mut actions = Vec::new();
    let _ = G::public_actions(table, &mut |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    actions
}

/// Brings things into a random order.
pub(crate) fn shuffled<T: Copy>(things: impl IntoIterator<Item = T>, random: &mut Random) -> Vec<T> {
    let mut rest: Vec<T> = things.into_iter().collect();
    let mut order = Vec::new();
    while !rest.is_empty() {
        order.push(rest.swap_remove(random.below(rest.len())));
    }
    order
}

/// Two seeds: most often one twice, so that what the device rolls is the same.
pub(crate) fn seeds(random: &mut Random) -> [u64; 2] {
    let [seed, other] = [(); 2].map(|()| random.below(1 << 30) as u64);
    if random.below(4) == 0 { [seed, other] } else { [seed; 2] }
}
