//! The pieces of a layout: each is as the set-up gives it, or by chance, or refused with the reason.

use super::block::{Block, BlockSet, Line, LineSet};
use super::box_values::Boards;
use super::cards::{AbilityId, Dealt, EventId, ForceId, ForceSet};
use super::city::{City, Crowd};
use super::edition::Edition;
use super::kinds::{Cards, Clue, Colour, ColourSet, DeedKind, Evidence, Officer, Suspect, SuspectSet};
use super::line_up::LineUp;
use super::mat::Mat;
use super::setup::{OfficerStudy, Setup, SetupError};
use super::table::{Shared, has_pool};
use crate::chance::{Chance, Purpose, Source};
use crate::deck::Deck;
use crate::game::{Collected, Reasons};
use crate::id::{Bits, ById, Id, IdSet};

const HITS: usize = 3;
const GHOST_CARDS: usize = 4;

/// A set of these; an error if one is named twice.
fn distinct<T: Id + PartialEq, B: Bits>(
    things: impl IntoIterator<Item = T>,
    twice: SetupError,
) -> Result<IdSet<T, B>, SetupError> {
    let mut set = IdSet::NONE;
    things.into_iter().try_for_each(|thing| if set.insert(thing) { Ok(()) } else { Err(twice) })?;
    Ok(set)
}

/// Something of each officer.
type ByOfficer<T> = ById<Officer, T, { Officer::MOST }>;

/// Where everybody of the suspect cards is.
pub(super) struct People {
    /// None if it is in the envelope.
    pub murderer: Option<Suspect>,
    pub deck: Deck<Suspect, { Suspect::COUNT }>,
    pub hands: ByOfficer<SuspectSet>,
    pub ghost: SuspectSet,
    pub lost: SuspectSet,
    /// How many cards the deck and the ghost have: counted even where people deal them.
    pub left: u8,
    pub ghost_cards: u8,
}

/// Whether what people keep themselves goes with the rest of the set-up.
pub(super) fn check_box(setup: &Setup) -> Result<(), Reasons<SetupError>> {
    let mut reasons = Collected::new();
    let (by_people, study) = (Source::Table, setup.fixed());
    let out_of_box = setup.envelope == by_people || setup.clue_tokens == by_people;
    reasons.add_if(out_of_box && setup.cards == Cards::House, SetupError::PrintedOnly);
    let hands = study.officers.iter().any(|officer| officer.hand.is_some());
    let suspects = study.murderer.is_some() || study.suspects.is_some() || study.ghost.is_some() || hands;
    reasons.add_if(setup.envelope == by_people && suspects, SetupError::InEnvelope);
    let tokens = study.hits.is_some() || study.values.is_some();
    reasons.add_if(setup.clue_tokens == by_people && tokens, SetupError::UnknownTokens);
    reasons.refuse()
}

pub(super) struct Layout<'a> {
    pub setup: &'a Setup,
    pub edition: &'static Edition,
    pub boards: Boards,
    pub players: u8,
    pub chance: Chance,
}

impl Layout<'_> {
    pub fn officers(&self) -> impl Iterator<Item = Officer> + use<> {
        Officer::ALL.into_iter().take(usize::from(self.players))
    }

    pub fn is_team(&self) -> bool {
        self.setup.mode.is_team()
    }

    fn study(&self, officer: Officer) -> &OfficerStudy {
        static NOTHING: OfficerStudy = OfficerStudy::NONE;
        self.setup.fixed().officers.get(officer.index()).unwrap_or(&NOTHING)
    }

    /// The markers.
    pub fn line_up(&self) -> LineUp<'_> {
        let mut hours = ById::new([None; Officer::MOST]);
        for officer in self.officers() {
            hours[officer] = self.study(officer).hour;
        }
        LineUp {
            officers: self.players,
            mode: self.setup.mode,
            board: &self.boards.time,
            order: self.setup.order.as_ref(),
            hours,
            reported: self.officers().filter(|&officer| self.study(officer).reported).collect(),
            marker: self.setup.fixed().marker,
        }
    }

    pub fn mats(&self) -> Result<ByOfficer<Mat>, Reasons<SetupError>> {
        let mut reasons = Collected::new();
        let mut mats = ById::new([Mat::NEW; Officer::MOST]);
        for officer in Officer::ALL {
            let study = self.study(officer);
            let plays = officer.index() < usize::from(self.players);
            reasons.add_if(!plays && *study != OfficerStudy::NONE, SetupError::NotInPlay);
            let mat = &mut mats[officer];
            mat.at = study.car.unwrap_or(Block::HQ);
            mat.badge = study.badge.unwrap_or(0);
            reasons.add_if(mat.badge > self.boards.badge.top, SetupError::Badge);
            for (clue, count) in Clue::ALL.into_iter().zip(study.clues) {
                mat.clues[clue] = count;
            }
            mat.hits = mat.clues[Clue::Search];
            mat.clues[Clue::Search] = mat.hits.saturating_add(study.misses);
            mat.booked = study.booked;
            mat.clues[Clue::Holding] = study.booked.len() as u8;
            mat.arrested = study.arrested;
            reasons.add_if(self.is_team() && !mat.arrested.is_empty(), SetupError::TeamArrests);
            reasons.add_if(mat.arrested == ColourSet::all(), SetupError::FullSet);
            mat.cell = study.cell;
        }
        reasons.refuse().map(|()| mats)
    }

    /// The blocks with search and with stakeout marks.
    pub fn marks(&mut self) -> Result<(BlockSet, BlockSet), Reasons<SetupError>> {
        let mut reasons = Collected::new();
        let (search, stakeout) = (&self.setup.search, &self.setup.stakeout);
        if self.setup.city == Source::Table {
            let complete = search.as_ref().is_some_and(|blocks| blocks.is_full())
                && stakeout.as_ref().is_some_and(|blocks| blocks.is_full());
            reasons.add_if(!complete, SetupError::CityMissing);
        }
        let given = search.iter().flatten().chain(stakeout.iter().flatten()).copied();
        let taken: BlockSet = reasons.keep(distinct(given, SetupError::Marks)).unwrap_or_default();
        reasons.add_if(taken.has(Block::HQ), SetupError::Marks);
        reasons.refuse()?;
        let mut rest: heapless::Vec<Block, { Block::COUNT }> =
            (BlockSet::all() - taken - BlockSet::only(Block::HQ)).into_iter().collect();
        self.chance.shuffle(Purpose::Layout, &mut rest);
        let mut rest = rest.into_iter();
        let search = match search {
            Some(blocks) => blocks.iter().copied().collect(),
            None => rest.by_ref().take(usize::from(Clue::Search.printed())).collect(),
        };
        let stakeout = match stakeout {
            Some(blocks) => blocks.iter().copied().collect(),
            None => rest.by_ref().take(usize::from(Clue::Stakeout.printed())).collect(),
        };
        Ok((search, stakeout))
    }

    pub fn city(
        &self,
        search: BlockSet,
        stakeout: BlockSet,
        mats: &ByOfficer<Mat>,
    ) -> Result<City, Reasons<SetupError>> {
        let mut reasons = Collected::new();
        let lines = |given: Option<LineSet>, of_two: u8| match given {
            Some(lines) => lines,
            None if self.players == 2 => LineSet::from_bits(of_two),
            None => LineSet::all(),
        };
        let booked = mats.values().iter().fold(ColourSet::NONE, |all, mat| all | mat.booked);
        let mut city = City {
            gangsters: ById::new([None; Block::COUNT]),
            search,
            stakeout,
            informants: lines(self.setup.fixed().informants, 0b10101),
            witnesses: lines(self.setup.fixed().witnesses, 0b01110),
            holding: ColourSet::all() - booked,
            bag: Crowd::ALL,
            boxed: Crowd::NONE,
        };
        let in_city =
            [city.informants.len(), city.witnesses.len(), search.len(), stakeout.len(), city.holding.len()];
        for (clue, here) in Clue::ALL.into_iter().zip(in_city) {
            let held: usize = mats.values().iter().map(|mat| usize::from(mat.clues[clue])).sum();
            reasons.add_if(here + held > usize::from(clue.printed()), SetupError::TooManyClues);
        }
        let solved = &self.setup.fixed().solved;
        let still_there = Clue::ALL
            .into_iter()
            .zip(in_city)
            .any(|(clue, left)| left > 0 && solved.iter().any(|&(evidence, _)| evidence == clue.proves()));
        reasons.add_if(still_there, SetupError::SolvedTooEarly);
        reasons.keep(self.take_from_bag(&mut city, mats));
        reasons.refuse().map(|()| city)
    }

    /// Removed gangsters, the marker, those of the city and of the mats leave the bag.
    fn take_from_bag(&self, city: &mut City, mats: &ByOfficer<Mat>) -> Result<(), SetupError> {
        if self.is_team() {
            let of_each = self.players - 2;
            for colour in Colour::ALL {
                // Of the grey ones removed, one is the out-of-time marker and not in the box.
                let removed = if colour == Colour::Grey { of_each.max(1) } else { of_each };
                for number in 0..removed {
                    city.bag.take(colour);
                    if colour != Colour::Grey || number > 0 {
                        city.boxed.add(colour);
                    }
                }
            }
        }
        let gangsters = self.setup.fixed().gangsters.iter().flatten();
        for &(block, colour) in gangsters {
            if block == Block::HQ || city.gangsters[block].is_some() {
                return Err(SetupError::Gangsters);
            }
            city.gangsters[block] = Some(colour);
        }
        let placed = city.gangsters.values().iter().flatten().copied();
        let on_mats = mats.values().iter().flat_map(|mat| mat.arrested.into_iter().chain(mat.cell));
        let mut bag = city.bag;
        for colour in placed.chain(on_mats) {
            if !bag.take(colour) {
                return Err(SetupError::TooManyGangsters);
            }
        }
        city.bag = bag;
        Ok(())
    }

    /// Which search tokens are successes.
    pub fn hits(&mut self, search: BlockSet, mats: &ByOfficer<Mat>) -> Result<BlockSet, SetupError> {
        let found: usize = mats.values().iter().map(|mat| usize::from(mat.hits)).sum();
        let left = HITS.checked_sub(found).ok_or(SetupError::Hits)?;
        let all = usize::from(Clue::Search.printed());
        let held: usize = mats.values().iter().map(|mat| usize::from(mat.clues[Clue::Search])).sum();
        let elsewhere = all.saturating_sub(search.len() + held);
        // What is neither in the city nor held may be of either kind, as long as there are enough of that kind.
        let adds_up = |hits: usize| {
            let failures = (search.len() - hits) + (held - found);
            hits <= left && left - hits <= elsewhere && failures <= all - HITS
        };
        if self.setup.clue_tokens == Source::Table {
            let held_failures = held - found;
            return if held_failures <= all - HITS { Ok(BlockSet::NONE) } else { Err(SetupError::Hits) };
        }
        if let Some(given) = &self.setup.fixed().hits {
            let hits: BlockSet = distinct(given.iter().copied(), SetupError::Hits)?;
            let fits = hits.is_subset(search) && adds_up(hits.len());
            return if fits { Ok(hits) } else { Err(SetupError::Hits) };
        }
        let mut blocks: heapless::Vec<Block, { Block::COUNT }> = search.into_iter().collect();
        self.chance.shuffle(Purpose::Secret, &mut blocks);
        let hits: BlockSet = blocks.into_iter().take(left).collect();
        if adds_up(hits.len()) { Ok(hits) } else { Err(SetupError::Hits) }
    }

    /// The values under the stakeout tokens; given ones follow the blocks as they were given.
    pub fn values(&mut self, stakeout: BlockSet) -> Result<ById<Block, u8, { Block::COUNT }>, SetupError> {
        let mut values = ById::new([0; Block::COUNT]);
        if self.setup.clue_tokens == Source::Table {
            return Ok(values);
        }
        if let Some(given) = &self.setup.fixed().values {
            let blocks = self.setup.stakeout.as_deref().unwrap_or_default();
            let faces = given.iter().map(|&value| Line::of_face(value).ok_or(SetupError::Values));
            let mut all = LineSet::NONE;
            for face in faces {
                if !all.insert(face?) {
                    return Err(SetupError::Values);
                }
            }
            if given.len() != blocks.len() {
                return Err(SetupError::Values);
            }
            for (&block, &value) in blocks.iter().zip(given) {
                values[block] = value;
            }
            return Ok(values);
        }
        let mut tokens = [1, 2, 3, 4, 5];
        self.chance.shuffle(Purpose::Secret, &mut tokens);
        for (block, value) in stakeout.into_iter().zip(tokens) {
            values[block] = value;
        }
        Ok(values)
    }

    pub fn suspects(&mut self) -> Result<People, Reasons<SetupError>> {
        let mut reasons = Collected::new();
        let study = self.setup.fixed();
        let in_hands = study.officers.iter().flat_map(|officer| officer.hand.iter().flatten()).copied();
        let with_ghost = in_hands.chain(study.ghost.iter().flatten().copied()).chain(study.murderer);
        let all_given = with_ghost.chain(study.suspects.iter().flatten().copied());
        let placed = reasons.keep(distinct(all_given, SetupError::SuspectTwice));
        let has_ghost = self.players == 2 && !self.is_team();
        let wrong_ghost = study.ghost.as_ref().is_some_and(|cards| !has_ghost || !cards.is_full());
        reasons.add_if(wrong_ghost, SetupError::Ghost);
        reasons.refuse()?;
        if self.setup.envelope == Source::Table {
            let ghost_cards = if has_ghost { GHOST_CARDS as u8 } else { 0 };
            return Ok(People {
                murderer: None,
                deck: Deck::default(),
                hands: ById::new([SuspectSet::NONE; Officer::MOST]),
                ghost: SuspectSet::NONE,
                lost: SuspectSet::NONE,
                left: Suspect::COUNT as u8 - 1 - ghost_cards,
                ghost_cards,
            });
        }
        let placed: SuspectSet = placed.unwrap_or_default();
        let murderer = match study.murderer {
            Some(murderer) => murderer,
            None => {
                let free = SuspectSet::all() - placed;
                let rank = self.chance.pick(Purpose::Secret, free.len());
                rank.and_then(|rank| free.nth(rank)).ok_or(SetupError::SuspectTwice)?
            }
        };
        let rest = SuspectSet::all() - placed - SuspectSet::only(murderer);
        let mut people = People {
            murderer: Some(murderer),
            deck: Deck::default(),
            hands: ById::new([SuspectSet::NONE; Officer::MOST]),
            ghost: study.ghost.iter().flatten().copied().collect(),
            lost: if study.suspects.is_some() { rest } else { SuspectSet::NONE },
            left: 0,
            ghost_cards: 0,
        };
        for officer in self.officers() {
            people.hands[officer] = self.study(officer).hand.iter().flatten().copied().collect();
        }
        let deck = match &study.suspects {
            Some(given) => Deck::in_order(given.iter().copied()),
            None => {
                let mut cards: heapless::Vec<Suspect, { Suspect::COUNT }> = rest.into_iter().collect();
                self.chance.shuffle(Purpose::Deck, &mut cards);
                Deck::in_order(cards.into_iter())
            }
        };
        people.deck = deck.map_err(|_| SetupError::SuspectTwice)?;
        if study.ghost.is_none() && has_ghost {
            people.ghost = (0..GHOST_CARDS).filter_map(|_| people.deck.draw()).collect();
        }
        people.left = people.deck.pile_len() as u8;
        people.ghost_cards = people.ghost.len() as u8;
        Ok(people)
    }

    /// What a team sees from the start.
    pub fn shared(&self, people: &People) -> Shared {
        let hands = people.hands.values().iter().fold(SuspectSet::NONE, |all, hand| all | *hand);
        Shared {
            cleared: if self.is_team() { hands } else { SuspectSet::NONE },
            evidence: ById::new([None; Evidence::COUNT]),
            stakeouts: ById::new([None; Block::COUNT]),
            hits: BlockSet::NONE,
            force: ById::new([ForceSet::NONE; Officer::MOST]),
        }
    }

    pub fn events(&mut self) -> Result<Deck<EventId, { EventId::COUNT }>, SetupError> {
        match &self.setup.fixed().events {
            Some(_) if self.setup.cards == Cards::Printed => Err(SetupError::HouseCards),
            Some(given) => {
                let _: IdSet<EventId, u32> = distinct(given.iter().copied(), SetupError::CardTwice)?;
                Deck::in_order(given.iter().copied()).map_err(|_| SetupError::CardTwice)
            }
            None => {
                let mut cards: heapless::Vec<EventId, { EventId::COUNT }> = EventId::all().collect();
                self.chance.shuffle(Purpose::Deck, &mut cards);
                Deck::in_order(cards.into_iter()).map_err(|_| SetupError::CardTwice)
            }
        }
    }

    /// Two abilities dealt to each officer who has none yet.
    pub fn abilities(&mut self, mut mats: ByOfficer<Mat>) -> Result<ByOfficer<Mat>, SetupError> {
        let given = self.setup.fixed().officers.iter().filter_map(|officer| officer.ability);
        let given: IdSet<AbilityId, u16> = distinct(given, SetupError::CardTwice)?;
        if self.setup.cards == Cards::Printed {
            return if given.is_empty() { Ok(mats) } else { Err(SetupError::HouseCards) };
        }
        let mut cards: heapless::Vec<AbilityId, { AbilityId::COUNT }> =
            AbilityId::all().filter(|&ability| !given.has(ability)).collect();
        self.chance.shuffle(Purpose::Layout, &mut cards);
        for officer in self.officers() {
            let mat = &mut mats[officer];
            mat.ability = self.study(officer).ability;
            if self.setup.abilities && mat.ability.is_none() {
                // Twelve cards, of which three may be of no use to an officer: enough for two each.
                let mut deal = || {
                    let place = cards.iter().rposition(|&card| self.is_of_use(officer, card))?;
                    Some(cards.remove(place))
                };
                mat.offer = deal().zip(deal()).map(<[_; 2]>::from);
            }
        }
        Ok(mats)
    }

    /// Whether an ability can do anything for this officer.
    fn is_of_use(&self, officer: Officer, ability: AbilityId) -> bool {
        let can = |kind| !self.is_team() || self.boards.roles.mats[officer.role()].evidence.has(kind);
        match self.edition.abilities.cards[ability].dealt {
            Dealt::All => true,
            Dealt::Stakeout => can(DeedKind::Stakeout),
            Dealt::Holding => can(DeedKind::Hold),
            Dealt::Standard => !self.is_team(),
        }
    }

    /// The force deck and what is dealt of it.
    #[allow(clippy::type_complexity)]
    pub fn force(
        &mut self,
        mats: &mut ByOfficer<Mat>,
    ) -> Result<(Deck<ForceId, { ForceId::COUNT }>, ByOfficer<ForceSet>), SetupError> {
        let study = self.setup.fixed();
        let fixed = study.force.is_some() || study.officers.iter().any(|officer| officer.force.is_some());
        let in_hands = study.officers.iter().flat_map(|officer| officer.force.iter().flatten()).copied();
        let taken: ForceSet =
            distinct(in_hands.chain(study.force.iter().flatten().copied()), SetupError::CardTwice)?;
        if fixed && self.setup.cards == Cards::Printed {
            return Err(SetupError::HouseCards);
        }
        let rest = ForceSet::all() - taken;
        let mut deck = match &study.force {
            Some(given) => Deck::in_order(given.iter().copied()),
            None => {
                let mut cards: heapless::Vec<ForceId, { ForceId::COUNT }> = rest.into_iter().collect();
                self.chance.shuffle(Purpose::Deck, &mut cards);
                Deck::in_order(cards.into_iter())
            }
        }
        .map_err(|_| SetupError::CardTwice)?;
        if study.force.is_some() {
            rest.into_iter().try_for_each(|card| deck.discard(card)).map_err(|_| SetupError::CardTwice)?;
        }
        let pool = has_pool(self.setup.mode, self.players);
        let limit: u8 = if pool { 4 } else { 2 };
        let mut hands = ById::new([ForceSet::NONE; Officer::MOST]);
        for officer in self.officers() {
            let owner = if pool { Officer::P1 } else { officer };
            if self.setup.cards == Cards::Printed {
                mats[owner].force += 1;
                continue;
            }
            match &self.study(officer).force {
                Some(cards) => hands[owner].extend(cards.iter().copied()),
                None => hands[owner].extend(deck.draw()),
            }
            mats[owner].force = hands[owner].len() as u8;
        }
        if mats.values().iter().any(|mat| mat.force > limit) {
            return Err(SetupError::TooManyForce);
        }
        Ok((deck, hands))
    }
}
