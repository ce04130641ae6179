//! What an officer may do on a block, judged by the table alone: the rows of the list, in their order.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::ForceId;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Clue, DeedKind, Officer, Slot};
use confidant_core::tiny_epic_crimes::{Block, Deed, How, Illegal, MOST_HOURS, Table, Take};

use super::Words;
use crate::draw::Icon;
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::texts::{Phrase, fill};

/// A row of the list.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Offer {
    /// Does this.
    Do(Deed),
    /// Risks hours: how many is set on the row.
    Risk(Risk),
    /// Pays for an event with a force card, which is chosen next.
    Pay(Slot),
    /// Takes no second action.
    Finish,
}

/// What hours are risked on.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Risk {
    Backup,
    Stakeout,
    Event(Slot),
    /// What a printed card says, for a number of hours.
    Card,
}

impl Risk {
    pub fn deed(self, hours: u8) -> Deed {
        match self {
            Self::Backup => Deed::Backup(hours),
            Self::Stakeout => Deed::Stakeout(hours),
            Self::Event(slot) => Deed::Event(slot, How::Risk(hours)),
            Self::Card => Deed::Card(hours),
        }
    }
}

/// The rows of the list: four deeds that take a gangster, from five blocks each, and the others.
pub(super) type Offers = heapless::Vec<Offer, 48>;

/// Hours that can be risked.
pub(super) type Risks = heapless::Vec<u8, 6>;

/// A place to act, and who does.
#[derive(Clone, Copy)]
pub(super) struct Spot<'a> {
    pub table: &'a Table,
    pub officer: Officer,
    pub to: Option<Block>,
}

impl Spot<'_> {
    pub fn block(self) -> Block {
        self.to.unwrap_or(self.table.mat(self.officer).at)
    }

    /// The hours of driving there and doing this, or why not.
    pub fn check(self, deed: Deed) -> Result<u8, Illegal> {
        self.table.check_act(self.officer, self.to, deed)
    }

    /// The same where printed cards may make it cheaper: what would pass the last hour takes all that are left.
    pub fn offered(self, deed: Deed) -> Result<u8, Illegal> {
        let cheaper = || (1..=MOST_HOURS).rev().find(|&hours| self.fits(deed, hours));
        match self.check(deed) {
            Err(Illegal::PastLastHour) => cheaper().ok_or(Illegal::PastLastHour),
            judged => judged,
        }
    }

    /// Whether it may take this many hours, drive included, because printed cards say so.
    pub fn fits(self, deed: Deed, hours: u8) -> bool {
        self.table.check_act_for(self.officer, self.to, deed, hours).is_ok()
    }

    /// The hours that can be risked there.
    pub fn risks(self, risk: Risk) -> Risks {
        (1..=6).filter(|&hours| self.offered(risk.deed(hours)).is_ok()).collect()
    }

    /// How many hours a row takes with this many at risk; else why it cannot be done.
    pub fn judge(self, offer: Offer, hours: u8) -> Result<u8, Illegal> {
        match offer {
            Offer::Do(deed) => self.offered(deed),
            Offer::Risk(risk) => self.offered(risk.deed(hours)),
            // Whether one can be paid follows from their number: any card will do.
            Offer::Pay(slot) => match ForceId::at(0) {
                Some(card) => self.check(Deed::Event(slot, How::With(card))),
                None => Err(Illegal::NoForceCard),
            },
            Offer::Finish if self.table.now().acted => Ok(0),
            Offer::Finish => Err(Illegal::NotNow),
        }
    }

    fn is_possible(self, offer: Offer) -> bool {
        match offer {
            Offer::Risk(risk) => !self.risks(risk).is_empty(),
            _ => self.judge(offer, 1).is_ok(),
        }
    }

    /// Everything that can be done there; with `all`, what cannot be done follows.
    pub fn offers(self, all: bool) -> Offers {
        let mut offers = Offers::new();
        // The list has room for all that there can be.
        self.candidates(&mut |offer| {
            if self.is_possible(offer) {
                let _ = offers.push(offer);
            }
        });
        if all {
            let mut others = Offers::new();
            self.candidates(&mut |offer| {
                let kind_done =
                    offers.iter().any(|done| done.slot().is_some() && done.slot() == offer.slot());
                if offer.is_plain() && !self.is_possible(offer) && !kind_done {
                    let _ = others.push(offer);
                }
            });
            let _ = offers.extend_from_slice(&others);
        }
        offers
    }

    /// What X does at the end of a drive: the first row, if nothing more has to be said.
    pub fn first(self, offers: &Offers) -> Option<Deed> {
        match offers.first() {
            Some(&Offer::Do(deed)) => Some(deed).filter(|&deed| self.check(deed).is_ok()),
            _ => None,
        }
    }

    /// Every row that there could be.
    fn candidates(self, add: &mut dyn FnMut(Offer)) {
        let table = self.table;
        let near = table.near(self.officer, self.block());
        let take = |take: Take, deed: Deed, add: &mut dyn FnMut(Offer)| {
            add(Offer::Do(deed));
            if table.reaches(self.officer, take.kind()) {
                let there = near & table.city().occupied();
                there.iter().for_each(|block| add(Offer::Do(Deed::From(take, block))));
            }
        };
        take(Take::Informant, Deed::Informant, add);
        take(Take::Witness, Deed::Witness, add);
        add(Offer::Do(Deed::Search));
        add(Offer::Risk(Risk::Stakeout));
        take(Take::Hold, Deed::Hold, add);
        add(Offer::Do(Deed::Book));
        for slot in Slot::ALL.into_iter().filter(|&slot| table.house_event(slot).is_some()) {
            add(Offer::Do(Deed::Event(slot, How::Plain)));
            near.iter().for_each(|block| add(Offer::Do(Deed::Event(slot, How::From(block)))));
            add(Offer::Risk(Risk::Event(slot)));
            add(Offer::Pay(slot));
        }
        add(Offer::Risk(Risk::Backup));
        take(Take::Arrest, Deed::Arrest, add);
        if table.cards() == Cards::Printed {
            add(Offer::Risk(Risk::Card));
        }
        add(Offer::Do(Deed::Coffee));
        add(Offer::Finish);
    }
}

impl Offer {
    /// The event that it works on.
    fn slot(self) -> Option<Slot> {
        match self {
            Self::Do(Deed::Event(slot, _)) | Self::Risk(Risk::Event(slot)) | Self::Pay(slot) => Some(slot),
            _ => None,
        }
    }

    /// Whether it stands for its kind where that is not possible.
    fn is_plain(self) -> bool {
        !matches!(
            self,
            Self::Do(Deed::From(..) | Deed::Event(_, How::From(_)))
                | Self::Risk(Risk::Event(_))
                | Self::Pay(_)
                | Self::Finish
        )
    }

    fn kind(self) -> DeedKind {
        match self {
            Self::Do(deed) => deed.kind(),
            Self::Risk(risk) => risk.deed(1).kind(),
            Self::Pay(_) => DeedKind::Event,
            Self::Finish => DeedKind::Coffee,
        }
    }

    pub fn icon(self) -> Icon {
        if self == Self::Finish { Icon::Check } else { deed_sign(self.kind()) }
    }

    pub fn label(self, words: &Words) -> Phrase {
        let event = |slot: Slot| fill(words.event_n, &[&(slot.index() + 1)]);
        let at = |label: &str, block: Block| fill("{} {}", &[&label, &block_name(block)]);
        match self {
            Self::Do(Deed::From(take, block)) => at(deed_name(words, take.kind()), block),
            Self::Do(Deed::Event(slot, How::From(block))) => at(&event(slot), block),
            Self::Do(Deed::Event(slot, _)) | Self::Risk(Risk::Event(slot)) => event(slot),
            Self::Pay(slot) => fill(words.event_card_n, &[&(slot.index() + 1)]),
            Self::Finish => fill(words.no_more, &[]),
            Self::Do(_) | Self::Risk(_) => fill(deed_name(words, self.kind()), &[]),
        }
    }

    /// The clue that it is about, if it brings one.
    pub fn clue(self) -> Option<Clue> {
        Some(match self.kind() {
            DeedKind::Informant => Clue::Informant,
            DeedKind::Witness => Clue::Witness,
            DeedKind::Search => Clue::Search,
            DeedKind::Stakeout => Clue::Stakeout,
            DeedKind::Book => Clue::Holding,
            _ => return None,
        })
    }
}

/// The sign of an action.
pub(super) const fn deed_sign(kind: DeedKind) -> Icon {
    match kind {
        DeedKind::Arrest => Icon::Arrest,
        DeedKind::Coffee => Icon::Coffee,
        DeedKind::Backup => Icon::Backup,
        DeedKind::Informant => Icon::Informant,
        DeedKind::Witness => Icon::Witness,
        DeedKind::Search => Icon::Search,
        DeedKind::Stakeout => Icon::Stakeout,
        DeedKind::Hold => Icon::Prison,
        DeedKind::Book => Icon::Book,
        DeedKind::Event => Icon::Event,
        DeedKind::Card => Icon::Cards,
    }
}

/// What an action is called.
pub(super) const fn deed_name(words: &Words, kind: DeedKind) -> &'static str {
    match kind {
        DeedKind::Arrest => words.arrest,
        DeedKind::Coffee => words.coffee,
        DeedKind::Backup => words.backup,
        DeedKind::Informant => words.informant,
        DeedKind::Witness => words.witness,
        DeedKind::Search => words.search,
        DeedKind::Stakeout => words.stakeout,
        DeedKind::Hold => words.holding,
        DeedKind::Book => words.book,
        DeedKind::Event => words.event,
        DeedKind::Card => words.card_says,
    }
}

/// Why something cannot be done there.
pub(super) fn reason(spot: Spot<'_>, why: Illegal, words: &Words) -> Phrase {
    let block = spot.block();
    let line = |text: &str, line: confidant_core::tiny_epic_crimes::Line| fill(text, &[&line]);
    let text = match why {
        Illegal::OnlyByDay => words.only_by_day,
        Illegal::OnlyByNight => words.only_by_night,
        Illegal::NotYourAction => words.anothers_action,
        Illegal::Forbidden => words.event_forbids,
        Illegal::NoGangster => words.no_gangster,
        Illegal::NoGangsterNear => words.no_gangster_near,
        Illegal::NoInformant => return line(words.no_informant, block.row()),
        Illegal::NoWitness => return line(words.no_witness, block.column()),
        Illegal::NoSearch => words.no_search,
        Illegal::NoStakeout => words.no_stakeout,
        Illegal::CellTaken => words.cell_taken,
        Illegal::CellEmpty => words.cell_empty,
        Illegal::NotAtHeadquarters => words.only_at_hq,
        Illegal::NotByEventAction => words.by_other_actions,
        Illegal::NotAtEvent | Illegal::AnotherWay | Illegal::OutOfReach => words.not_at_event,
        _ => return fill(words.passes_hour, &[&spot.table.last_hour()]),
    };
    fill(text, &[])
}
