//! A game that goes on in the head: the rules as far as they matter there, on little memory.

use super::super::clue::{Case, Clue, SOLVED_AT_END};
use super::super::table::{BySeat, Table, Verdict};
use super::super::wall::{Column, HEIGHT};
use super::super::witness::{ROW, Witness, Witnesses};
use super::heap::Heap;
use super::sample::Hidden;
use crate::id::{ById, Id};
use crate::robots::Dice;
use crate::seat::Seat;

/// What every game in the head begins with.
#[derive(Clone)]
pub(super) struct Ground {
    /// The clues of each column, the lowest first.
    columns: ById<Column, heapless::Vec<Clue, HEIGHT, u8>, 5>,
    bonuses: ById<Case, u8, 5>,
    pub players: u8,
    hidden: Hidden,
    strength: BySeat<ById<Case, u8, 5>>,
    points: BySeat<u8>,
    on_wall: ById<Case, u8, 5>,
    solved: u8,
    row: Heap,
    discards: Heap,
    pub seat: Seat,
}

impl Ground {
    pub fn of(table: &Table, seat: Seat, hand: &Witnesses) -> Self {
        let mut columns = ById::new([const { heapless::Vec::new() }; 5]);
        let mut on_wall = ById::new([0; 5]);
        for column in Column::all() {
            let clues = table.wall.from_below(column).map(|id| table.cards.clue(id));
            clues.clone().for_each(|clue| on_wall[clue.case] += 1);
            columns[column] = clues.collect();
        }
        let mut strength = ById::new([ById::new([0; 5]); Seat::MOST as usize]);
        let mut points = ById::new([0; Seat::MOST as usize]);
        for player in table.players() {
            for case in Case::ALL {
                strength[player][case] = table.strength(player, case) as u8;
            }
            points[player] = table.score(player) as u8;
        }
        let solved = Case::ALL.into_iter().filter(|&case| table.cases[case] != Verdict::Unsolved).count();
        Self {
            columns,
            bonuses: table.cards.bonuses,
            players: table.players,
            hidden: Hidden::of(table, seat, hand),
            strength,
            points,
            on_wall,
            solved: solved as u8,
            row: Heap::of(&table.row.iter().copied().collect()),
            discards: Heap::of(&table.discards),
            seat,
        }
    }
}

/// A game in the head.
#[derive(Clone)]
pub(super) struct Head {
    gone: ById<Column, u8, 5>,
    pub hands: BySeat<Heap>,
    strength: BySeat<ById<Case, u8, 5>>,
    points: BySeat<u8>,
    on_wall: ById<Case, u8, 5>,
    solved: u8,
    pub row: Heap,
    pile: Heap,
    discards: Heap,
    pub turn: Seat,
}

impl Head {
    /// The game as it may stand now.
    pub fn begin(ground: &Ground, dice: &mut Dice) -> Self {
        let (hands, pile) = ground.hidden.deal(ground.players, dice);
        Self {
            gone: ById::new([0; 5]),
            hands,
            strength: ground.strength,
            points: ground.points,
            on_wall: ground.on_wall,
            solved: ground.solved,
            row: ground.row,
            pile,
            discards: ground.discards,
            turn: ground.seat,
        }
    }

    pub fn is_over(&self) -> bool {
        usize::from(self.solved) >= SOLVED_AT_END
    }

    /// A clue of a column, counted from the lowest.
    pub fn clue(&self, ground: &Ground, column: Column, above: u8) -> Option<Clue> {
        ground.columns[column].get(usize::from(self.gone[column] + above)).copied()
    }

    /// How many clues go before the game is over, at least.
    pub fn to_go(&self) -> u8 {
        let (mut sum, mut most) = (0, 0);
        for &left in self.on_wall.values() {
            sum += left;
            most = most.max(left);
        }
        sum - most
    }

    pub fn left_of(&self, case: Case) -> u8 {
        self.on_wall[case]
    }

    pub fn strength(&self, seat: Seat, case: Case) -> u8 {
        self.strength[seat][case]
    }

    pub fn bonus(ground: &Ground, case: Case) -> u8 {
        ground.bonuses[case]
    }

    /// The most that another player has in a case.
    pub fn rival(&self, ground: &Ground, seat: Seat, case: Case) -> u8 {
        let others = Seat::first(ground.players).filter(|&other| other != seat);
        others.map(|other| self.strength[other][case]).max().unwrap_or(0)
    }

    pub fn pay(&mut self, seat: Seat, kind: Witness, count: u8) {
        self.hands[seat].take(kind, count);
        self.discards.add(kind, count);
    }

    pub fn pay_all(&mut self, seat: Seat, payment: &Witnesses) {
        for kind in Witness::ALL {
            self.pay(seat, kind, payment.of(kind));
        }
    }

    /// Removes the lowest clue of a column, or gives it to a player.
    pub fn lift(&mut self, ground: &Ground, column: Column, taker: Option<Seat>) {
        let Some(clue) = self.clue(ground, column, 0) else { return };
        self.gone[column] += 1;
        if let Some(seat) = taker {
            self.strength[seat][clue.case] += clue.value;
            self.points[seat] += clue.value;
        }
        self.on_wall[clue.case] -= 1;
        if self.on_wall[clue.case] == 0 {
            self.solve(ground, clue.case);
        }
    }

    fn solve(&mut self, ground: &Ground, case: Case) {
        self.solved += 1;
        let (mut best, mut winner) = (0, None);
        for seat in Seat::first(ground.players) {
            let strength = self.strength[seat][case];
            if strength > best {
                (best, winner) = (strength, Some(seat));
            } else if strength == best {
                winner = None;
            }
        }
        if let Some(winner) = winner {
            self.points[winner] += ground.bonuses[case];
        }
    }

    /// A player takes an open witness.
    pub fn question(&mut self, seat: Seat, kind: Witness) {
        if self.row.count(kind) > 0 {
            self.row.take(kind, 1);
            self.hands[seat].add(kind, 1);
        }
    }

    /// A player draws from the pile.
    pub fn question_pile(&mut self, seat: Seat, dice: &mut Dice) {
        if let Some(kind) = self.draw(dice) {
            self.hands[seat].add(kind, 1);
        }
    }

    /// The open witnesses are discarded, and others opened.
    pub fn renew(&mut self, dice: &mut Dice) {
        for kind in Witness::ALL {
            self.discards.add(kind, self.row.count(kind));
        }
        self.row = Heap::EMPTY;
        self.fill_row(dice);
    }

    fn draw(&mut self, dice: &mut Dice) -> Option<Witness> {
        if self.pile.len() == 0 {
            self.pile = core::mem::replace(&mut self.discards, Heap::EMPTY);
        }
        self.pile.draw(dice)
    }

    fn fill_row(&mut self, dice: &mut Dice) {
        while usize::from(self.row.len()) < ROW
            && let Some(kind) = self.draw(dice)
        {
            self.row.add(kind, 1);
        }
    }

    pub fn end_turn(&mut self, ground: &Ground, dice: &mut Dice) {
        self.fill_row(dice);
        self.turn = self.turn.next(ground.players);
    }

    /// The points that count.
    fn result(&self, seat: Seat) -> i32 {
        let lost = Case::ALL.into_iter().filter(|&case| self.on_wall[case] > 0);
        i32::from(self.points[seat]) - lost.map(|case| i32::from(self.strength[seat][case])).sum::<i32>()
    }

    /// How good the end is for a player, from 0 to 256: mostly whether it is a victory, and by how much.
    pub fn reward(&self, ground: &Ground, seat: Seat) -> u32 {
        let own = self.result(seat);
        let others = Seat::first(ground.players).filter(|&other| other != seat);
        let best = others.map(|other| self.result(other)).max().unwrap_or(0);
        let lead = (own - best).clamp(-16, 16);
        let victory = if lead > 0 {
            128
        } else if lead == 0 {
            64
        } else {
            0
        };
        (victory + 64 + 4 * lead) as u32
    }
}
