//! Laying out the game: an unchecked set-up becomes a position, or is refused with the reason.

use super::TinyEpicCrimes;
use super::agenda::{Agenda, Task};
use super::block::{Block, BlockSet, LineSet};
use super::cards::{AbilityId, EventId, ForceId, ForceSet};
use super::city::{City, Crowd};
use super::mat::Mat;
use super::secret::Secret;
use super::setup::{OfficerStudy, Setup, SetupError};
use super::table::{Now, Shared, Table};
use super::tables::Tables;
use super::track::Track;
use super::words::{
    Cards, Clue, Colour, ColourSet, Evidence, Mode, Officer, OfficerSet, Suspect, SuspectSet,
};
use crate::chance::{Chance, Purpose, Source};
use crate::deck::Deck;
use crate::id::{ById, Id, IdSet};

const OPENING_GANGSTERS: usize = 3;
const OPENING_EVENTS: u8 = 1;
const MOST_OPENING_EVENTS: u8 = 3;
const HITS: usize = 3;
const GHOST_CARDS: usize = 4;

/// The position before anything is rolled; its agenda begins with the opening.
pub(super) fn lay_out(
    setup: &Setup,
    tables: &'static Tables,
    seed: u64,
) -> Result<TinyEpicCrimes, SetupError> {
    let players = players(setup)?;
    let chance = Chance::new(seed);
    let mut layout = Layout { setup, tables, players, chance };
    let order = layout.order()?;
    let mats = layout.mats()?;
    let track = layout.track(order.clone())?;
    let (search, stakeout) = layout.marks()?;
    let city = layout.city(search, stakeout, &mats)?;
    let hits = layout.hits(search, &mats)?;
    let stakeouts = layout.values(stakeout)?;
    let people = layout.suspects()?;
    let events = layout.events()?;
    let shared = layout.shared(&people);
    let mut mats = layout.abilities(mats)?;
    let (force, force_hands) = layout.force(&mut mats)?;
    for officer in layout.officers() {
        mats[officer].suspects = people.hands[officer].len() as u8;
    }
    let team = setup.mode.is_team();
    let mut table = Table {
        tables,
        mode: setup.mode,
        cards: setup.cards,
        dice: setup.dice,
        bag: setup.bag,
        officers: players,
        track,
        city,
        mats,
        slots: ById::new([None; 3]),
        holders: ById::new([None; Evidence::COUNT]),
        shared,
        now: Now { settled: true, ..Now::of(order.first().copied().unwrap_or(Officer::P1), 0) },
        agenda: Agenda::new(),
        suspects_left: people.deck.pile_len() as u8,
        suspects_lost: people.lost.len() as u8,
        events_left: events.pile_len() as u8,
        force_discards: force.discards().iter().copied().collect(),
        ghost: people.ghost.len() as u8,
        accused: OfficerSet::NONE,
        penalties: 0,
        ending: None,
    };
    for &(evidence, holder) in &setup.fixed().solved {
        if !table.is_in_play(holder) {
            return Err(SetupError::NotInPlay);
        }
        table.holders[evidence] = Some(holder);
        if team {
            table.shared.evidence[evidence] = Some(tables.suspects.finding(people.murderer, evidence));
        }
    }
    if team {
        table.shared.force = force_hands;
    }
    layout.agenda(&mut table)?;
    let seen = if team { ById::new([SuspectSet::NONE; Officer::MOST]) } else { people.hands };
    let secret = Secret {
        murderer: people.murderer,
        suspects: people.deck,
        // A team's cards lie open.
        hands: seen,
        seen,
        ghost: people.ghost,
        hits,
        stakeouts,
        events,
        force,
        force_hands: if team { ById::new([ForceSet::NONE; Officer::MOST]) } else { force_hands },
        accusations: ById::new([None; Officer::MOST]),
        chance: layout.chance,
    };
    Ok(TinyEpicCrimes { table, secret })
}

fn players(setup: &Setup) -> Result<u8, SetupError> {
    let players = match (setup.players, setup.mode) {
        (Some(players), _) => players,
        (None, Mode::Solo) => 2,
        (None, _) => return Err(SetupError::PlayersMissing),
    };
    if (2..=Officer::MOST).contains(&usize::from(players)) {
        Ok(players)
    } else {
        Err(SetupError::PlayersOutOfRange)
    }
}

/// A set of these; an error if one is named twice.
fn distinct<T: Id + PartialEq, B: crate::id::Bits>(
    things: impl IntoIterator<Item = T>,
    twice: SetupError,
) -> Result<IdSet<T, B>, SetupError> {
    let mut set = IdSet::NONE;
    things.into_iter().try_for_each(|thing| if set.insert(thing) { Ok(()) } else { Err(twice) })?;
    Ok(set)
}

/// Where everybody of the suspect cards is.
struct People {
    murderer: Suspect,
    deck: Deck<Suspect, { Suspect::COUNT }>,
    hands: ById<Officer, SuspectSet, { Officer::MOST }>,
    ghost: SuspectSet,
    lost: SuspectSet,
}

struct Layout<'a> {
    setup: &'a Setup,
    tables: &'static Tables,
    players: u8,
    chance: Chance,
}

impl Layout<'_> {
    fn officers(&self) -> impl Iterator<Item = Officer> + use<> {
        Officer::ALL.into_iter().take(usize::from(self.players))
    }

    fn is_team(&self) -> bool {
        self.setup.mode.is_team()
    }

    fn study(&self, officer: Officer) -> &OfficerStudy {
        static NOTHING: OfficerStudy = OfficerStudy::NONE;
        self.setup.fixed().officers.get(officer.index()).unwrap_or(&NOTHING)
    }

    /// The stack beside the track, the top first.
    fn order(&self) -> Result<heapless::Vec<Officer, { Officer::MOST }>, SetupError> {
        let Some(order) = &self.setup.order else { return Ok(self.officers().collect()) };
        let named: OfficerSet = distinct(order.iter().copied(), SetupError::Order)?;
        if named == self.officers().collect() { Ok(order.clone()) } else { Err(SetupError::Order) }
    }

    fn mats(&self) -> Result<ById<Officer, Mat, { Officer::MOST }>, SetupError> {
        let mut mats = ById::new([Mat::NEW; Officer::MOST]);
        for officer in Officer::ALL {
            let study = self.study(officer);
            if officer.index() >= usize::from(self.players) && *study != OfficerStudy::NONE {
                return Err(SetupError::NotInPlay);
            }
            let mat = &mut mats[officer];
            mat.at = study.car.unwrap_or(Block::HQ);
            mat.badge = study.badge.unwrap_or(0);
            if mat.badge > self.tables.badge.top {
                return Err(SetupError::Badge);
            }
            for (clue, count) in Clue::ALL.into_iter().zip(study.clues) {
                mat.clues[clue] = count;
            }
            mat.hits = mat.clues[Clue::Search];
            mat.clues[Clue::Search] = mat.hits.saturating_add(study.misses);
            mat.booked = study.booked;
            mat.clues[Clue::Holding] = study.booked.len() as u8;
            mat.arrested = study.arrested;
            mat.cell = study.cell;
        }
        Ok(mats)
    }

    fn track(&self, order: heapless::Vec<Officer, { Officer::MOST }>) -> Result<Track, SetupError> {
        let board = if self.is_team() { &self.tables.track.coop } else { &self.tables.track.standard };
        let beside = board.last + 1;
        let mut track = Track::new(order.clone(), self.is_team().then_some(beside));
        if let Some(marker) = self.setup.fixed().marker {
            if !self.is_team() || !(1..=beside).contains(&marker) {
                return Err(SetupError::Marker);
            }
            track.set_marker(marker);
        }
        for &officer in order.iter().rev() {
            let study = self.study(officer);
            let hour = study.hour.unwrap_or(0);
            if hour > board.last {
                return Err(SetupError::Hour);
            }
            track.put(officer, hour);
            if study.reported {
                track.report(officer);
            }
        }
        Ok(track)
    }

    /// The blocks with search and with stakeout marks.
    fn marks(&mut self) -> Result<(BlockSet, BlockSet), SetupError> {
        let (search, stakeout) = (&self.setup.search, &self.setup.stakeout);
        if self.setup.city == Source::Table {
            let complete = search.as_ref().is_some_and(|blocks| blocks.is_full())
                && stakeout.as_ref().is_some_and(|blocks| blocks.is_full());
            if !complete {
                return Err(SetupError::CityMissing);
            }
        }
        let given = search.iter().flatten().chain(stakeout.iter().flatten()).copied();
        let taken: BlockSet = distinct(given, SetupError::Marks)?;
        if taken.has(Block::HQ) {
            return Err(SetupError::Marks);
        }
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

    fn city(
        &self,
        search: BlockSet,
        stakeout: BlockSet,
        mats: &ById<Officer, Mat, { Officer::MOST }>,
    ) -> Result<City, SetupError> {
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
        let in_city = [city.informants.len(), city.witnesses.len(), search.len(), stakeout.len()];
        for (clue, here) in Clue::ALL.into_iter().zip(in_city.into_iter().chain([city.holding.len()])) {
            let held: usize = mats.values().iter().map(|mat| usize::from(mat.clues[clue])).sum();
            if here + held > usize::from(clue.printed()) {
                return Err(SetupError::TooManyClues);
            }
        }
        self.take_from_bag(&mut city, mats)?;
        Ok(city)
    }

    /// Removed gangsters, the marker, those of the city and of the mats leave the bag.
    fn take_from_bag(
        &self,
        city: &mut City,
        mats: &ById<Officer, Mat, { Officer::MOST }>,
    ) -> Result<(), SetupError> {
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
    fn hits(
        &mut self,
        search: BlockSet,
        mats: &ById<Officer, Mat, { Officer::MOST }>,
    ) -> Result<BlockSet, SetupError> {
        let found: usize = mats.values().iter().map(|mat| usize::from(mat.hits)).sum();
        let left = HITS.checked_sub(found).ok_or(SetupError::Hits)?;
        if let Some(given) = &self.setup.fixed().hits {
            let hits: BlockSet = distinct(given.iter().copied(), SetupError::Hits)?;
            let fits = hits.is_subset(search) && hits.len() <= left;
            return if fits { Ok(hits) } else { Err(SetupError::Hits) };
        }
        let mut blocks: heapless::Vec<Block, { Block::COUNT }> = search.into_iter().collect();
        self.chance.shuffle(Purpose::Secret, &mut blocks);
        Ok(blocks.into_iter().take(left).collect())
    }

    /// The values under the stakeout tokens; given ones follow the blocks as they were given.
    fn values(&mut self, stakeout: BlockSet) -> Result<ById<Block, u8, { Block::COUNT }>, SetupError> {
        let mut values = ById::new([0; Block::COUNT]);
        if let Some(given) = &self.setup.fixed().values {
            let blocks = self.setup.stakeout.as_deref().unwrap_or_default();
            let faces =
                given.iter().map(|&value| super::block::Line::of_face(value).ok_or(SetupError::Values));
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

    fn suspects(&mut self) -> Result<People, SetupError> {
        let study = self.setup.fixed();
        let in_hands = study.officers.iter().flat_map(|officer| officer.hand.iter().flatten()).copied();
        let with_ghost = in_hands.chain(study.ghost.iter().flatten().copied()).chain(study.murderer);
        let placed: SuspectSet =
            distinct(with_ghost.chain(study.suspects.iter().flatten().copied()), SetupError::SuspectTwice)?;
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
            murderer,
            deck: Deck::default(),
            hands: ById::new([SuspectSet::NONE; Officer::MOST]),
            ghost: study.ghost.iter().flatten().copied().collect(),
            lost: if study.suspects.is_some() { rest } else { SuspectSet::NONE },
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
        let has_ghost = self.players == 2 && !self.is_team();
        match &study.ghost {
            Some(cards) if !has_ghost || !cards.is_full() => return Err(SetupError::Ghost),
            None if has_ghost => people.ghost = (0..GHOST_CARDS).filter_map(|_| people.deck.draw()).collect(),
            _ => {}
        }
        Ok(people)
    }

    /// What a team sees from the start.
    fn shared(&self, people: &People) -> Shared {
        let hands = people.hands.values().iter().fold(SuspectSet::NONE, |all, hand| all | *hand);
        Shared {
            cleared: if self.is_team() { hands } else { SuspectSet::NONE },
            evidence: ById::new([None; Evidence::COUNT]),
            stakeouts: ById::new([None; Block::COUNT]),
            force: ById::new([ForceSet::NONE; Officer::MOST]),
        }
    }

    fn events(&mut self) -> Result<Deck<EventId, { EventId::COUNT }>, SetupError> {
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
    fn abilities(
        &mut self,
        mut mats: ById<Officer, Mat, { Officer::MOST }>,
    ) -> Result<ById<Officer, Mat, { Officer::MOST }>, SetupError> {
        let given = self.setup.fixed().officers.iter().filter_map(|officer| officer.ability);
        let given: IdSet<AbilityId, u8> = distinct(given, SetupError::CardTwice)?;
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
                // Eight cards: two for each of four officers.
                mat.offer = cards.pop().zip(cards.pop()).map(<[_; 2]>::from);
            }
        }
        Ok(mats)
    }

    /// The force deck and what is dealt of it.
    #[allow(clippy::type_complexity)]
    fn force(
        &mut self,
        mats: &mut ById<Officer, Mat, { Officer::MOST }>,
    ) -> Result<(Deck<ForceId, { ForceId::COUNT }>, ById<Officer, ForceSet, { Officer::MOST }>), SetupError>
    {
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
        let pool = self.setup.mode == Mode::Solo || self.is_team() && self.players == 2;
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

    /// The opening, then the first turn.
    fn agenda(&self, table: &mut Table) -> Result<(), SetupError> {
        let events = self.setup.fixed().opening_events.unwrap_or(OPENING_EVENTS);
        if events > MOST_OPENING_EVENTS {
            return Err(SetupError::OpeningEvents);
        }
        let gangsters = if self.setup.fixed().gangsters.is_some() { 0 } else { OPENING_GANGSTERS };
        let tasks = core::iter::repeat_n(Task::Opening, gangsters)
            .chain(self.officers().map(Task::Keep))
            .chain(core::iter::repeat_n(Task::DrawEvent, usize::from(events)))
            .chain([Task::NextTurn]);
        let tasks: heapless::Vec<Task, 16> = tasks.collect();
        table.agenda.extend(tasks.into_iter().rev());
        Ok(())
    }
}
