//! From a set-up to the first position: cards and tokens as they are given, the other cards sorted and shuffled.

use super::Schinderhannes;
use super::board::Board;
use super::card::{Card, CardSet, Kind, Pile, Suit};
use super::edition::Edition;
use super::effect::Judge;
use super::secret::Secret;
use super::setup::{MOST_PLAYERS, PILE, PLACE_PILE, Setup, SetupError};
use super::table::{Chair, Phase, Table};
use crate::chance::{Chance, Purpose, Source};
use crate::deck::Deck;
use crate::game::{Collected, Reasons};
use crate::id::{ById, Id};
use crate::print::Print;
use crate::seat::Seat;

/// The position before the first draw or turn.
pub(super) fn start(
    setup: &Setup,
    printed: &'static Edition,
    seed: u64,
) -> Result<Schinderhannes, Reasons<SetupError>> {
    let mut reasons = Collected::new();
    let who = reasons.keep(check_players(setup));
    let judge = Judge { edition: Print::new(printed), deduction: setup.deduction };
    let board = Board::set_up(&setup.tokens, &setup.scenes, setup.out, setup.deduction);
    let board = reasons.keep(board.map_err(|reasons| reasons.map(SetupError::Board)));
    reasons.add_if(board.is_some_and(|board| board.all_done()), SetupError::Over);
    let layout = reasons.keep(Layout::of(setup, printed, &mut Chance::new(seed)));
    reasons.refuse()?;
    let (Some((players, start)), Some(board), Some(layout)) = (who, board, layout) else {
        // What is missing has given its reason.
        return Err(SetupError::PlayersMissing.into());
    };
    let chair = |seat: Seat| Chair {
        score: setup.scores.get(seat.index()).copied().unwrap_or(0),
        remove_card: seat.number() <= players && !setup.spent.has(seat),
        held: ById::new([0; 5]),
    };
    let mut seats = ById::new([chair(start); 6]);
    for seat in Seat::all() {
        seats[seat] = chair(seat);
    }
    let table = Table {
        judge,
        source: setup.cards,
        players,
        start,
        board,
        seats,
        tops: ById::new([None; 6]),
        left: ById::new([0; 6]),
        discards: layout.discards,
        passes: 0,
        undealt: Seat::first(players).filter(|seat| setup.hands.get(seat.index()) == Some(&None)).collect(),
        phase: Phase::Deal(start, 0),
    };
    let secret = Secret {
        hands: ById::new([CardSet::NONE; 6]),
        piles: ById::new(core::array::from_fn(|_| Deck::default())),
    };
    let mut game = Schinderhannes { table, secret };
    game.lay_out(setup, &layout);
    game.clear_tops();
    game.advance();
    Ok(game)
}

/// How many play and who begins, if all who are spoken of do play.
fn check_players(setup: &Setup) -> Result<(u8, Seat), Reasons<SetupError>> {
    let players = setup.players.ok_or(SetupError::PlayersMissing)?;
    if !(1..=MOST_PLAYERS).contains(&players) {
        return Err(SetupError::PlayersOutOfRange.into());
    }
    let mut reasons = Collected::new();
    let start = setup.start.or(Seat::first(1).next()).filter(|seat| seat.number() <= players);
    reasons.add_if(start.is_none(), SetupError::StartNotInPlay);
    let given = |seat: Seat| {
        setup.hands.get(seat.index()).is_some_and(Option::is_some)
            || setup.scores.get(seat.index()).is_some_and(|&score| score > 0)
            || setup.spent.has(seat)
    };
    let not_in_play = Seat::all().any(|seat| seat.number() > players && given(seat));
    reasons.add_if(not_in_play, SetupError::NotInPlay);
    reasons.refuse()?;
    Ok((players, start.ok_or(SetupError::StartNotInPlay)?))
}

impl Schinderhannes {
    /// Hands out what the set-up gives; with printed cards only their numbers by sort are kept.
    fn lay_out(&mut self, setup: &Setup, layout: &Layout) {
        let device = self.table.source == Source::Device;
        for (seat, hand) in Seat::all().zip(&setup.hands) {
            let hand = hand.unwrap_or(CardSet::NONE);
            let edition = self.table.edition();
            for suit in hand.iter().filter_map(|card| edition.suit(card)) {
                self.table.seats[seat].held[suit] += 1;
            }
            if device {
                self.secret.hands[seat] = hand;
            }
        }
        for (pile, order) in layout.piles.iter() {
            self.table.left[pile] = order.len() as u8;
            if device {
                self.secret.piles[pile] = Deck::in_order(order.iter().copied()).unwrap_or_default();
            }
        }
    }
}

/// How many group and pair cards the variant lays on top of a pile, with the crime cards.
const VARIANT_TOP: usize = 4;

type Order = heapless::Vec<Card, PILE>;

/// The cards as they lie before the first draw.
struct Layout {
    /// Each pile, the top card first.
    piles: ById<Pile, Order, 6>,
    /// Cards that are out of play.
    discards: CardSet,
}

impl Layout {
    /// As the set-up says, the rest by chance.
    fn of(setup: &Setup, edition: &Edition, chance: &mut Chance) -> Result<Self, Reasons<SetupError>> {
        let mut used = given(setup, edition)?;
        let mut piles = ById::new([const { Order::new() }; 6]);
        for (pile, given) in Pile::all().zip(&setup.piles) {
            piles[pile] = match given {
                Some(order) => order.clone(),
                None => {
                    let both_open = setup.piles.iter().skip(Pile::Places1.index()).all(Option::is_none);
                    let rest = rest(edition, pile.suit(), used);
                    let mut order = shuffled(rest, chance);
                    if pile.suit() != Suit::Places {
                        if setup.variant {
                            order = with_crimes_on_top(order, chance);
                        }
                    } else if pile == Pile::Places1 && both_open {
                        order.truncate(order.len().div_ceil(2));
                    } else {
                        order.truncate(PLACE_PILE);
                    }
                    order
                }
            };
            used.extend(piles[pile].iter().copied());
        }
        let discards = Card::all().filter(|card| card.kind() != Kind::Solo && !used.has(*card)).collect();
        Ok(Self { piles, discards })
    }
}

/// The cards that the set-up gives to hands and piles.
fn given(setup: &Setup, edition: &Edition) -> Result<CardSet, Reasons<SetupError>> {
    let mut reasons = Collected::new();
    let mut used = CardSet::NONE;
    let mut use_up = |card: Card, pile: Option<Pile>| {
        if card.kind() == Kind::Solo {
            return reasons.add(SetupError::SoloCard);
        }
        reasons.add_if(!used.insert(card), SetupError::CardTwice);
        let wrong = pile.is_some_and(|pile| edition.suit(card) != Some(pile.suit()));
        reasons.add_if(wrong, SetupError::WrongPile);
    };
    setup.hands.iter().flatten().copied().flatten().for_each(|card| use_up(card, None));
    for (pile, order) in Pile::all().zip(&setup.piles) {
        order.iter().flatten().for_each(|&card| use_up(card, Some(pile)));
    }
    let crowded = |(pile, order): (Pile, &Option<Order>)| {
        pile.suit() == Suit::Places && order.as_ref().is_some_and(|order| order.len() > PLACE_PILE)
    };
    reasons.add_if(Pile::all().zip(&setup.piles).any(crowded), SetupError::PileTooLarge);
    reasons.refuse().map(|()| used)
}

fn rest(edition: &Edition, suit: Suit, used: CardSet) -> impl Iterator<Item = Card> + '_ {
    Card::all().filter(move |&card| edition.suit(card) == Some(suit) && !used.has(card))
}

/// These cards in any order, as many as a pile can hold.
fn shuffled(cards: impl Iterator<Item = Card>, chance: &mut Chance) -> Order {
    let mut order: Order = cards.take(PILE).collect();
    chance.shuffle(Purpose::Deck, &mut order);
    order
}

/// The variant: some of the other cards are shuffled with the crime cards and lie on top of the rest.
fn with_crimes_on_top(order: Order, chance: &mut Chance) -> Order {
    let crime = |card: &&Card| card.kind() == Kind::Crime;
    let others = || order.iter().filter(|card| !crime(card)).copied();
    let mut top: Order = order.iter().filter(crime).copied().chain(others().take(VARIANT_TOP)).collect();
    chance.shuffle(Purpose::Deck, &mut top);
    top.into_iter().chain(others().skip(VARIANT_TOP)).collect()
}
