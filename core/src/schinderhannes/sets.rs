//! Sets: N crimes that have only N places left, so nothing else is there; and N places where only N crimes can be, so
//! they are nowhere else. One, two or more of them: a person sees the small ones.

use super::crime::{Crime, CrimeSet};
use super::matching::Domains;
use super::place::{Place, PlaceSet};
use crate::id::Id;

/// As many crimes as places.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Tied {
    pub crimes: CrimeSet,
    pub places: PlaceSet,
    /// Nothing else can be at the places; otherwise the crimes can be nowhere else.
    pub by_places: bool,
}

impl Tied {
    /// What this takes away from what is left.
    pub fn lost(self, left: &Domains) -> Domains {
        let (crimes, places) = match self.by_places {
            true => (self.crimes, PlaceSet::all() - self.places),
            false => (CrimeSet::all() - self.crimes, self.places),
        };
        let mut lost = Domains::new([PlaceSet::NONE; 16]);
        for crime in crimes {
            lost[crime] = left[crime] & places;
        }
        lost
    }
}

/// What is left, seen by crimes or by places.
pub(super) struct Rows {
    rows: [u16; 16],
    by_places: bool,
}

impl Rows {
    /// The places of each crime, or the crimes of each place.
    pub fn of(left: &Domains, by_places: bool) -> Self {
        let mut rows = left.values().map(PlaceSet::bits);
        if by_places {
            let here = |place: Place| Crime::all().filter(|&crime| left[crime].has(place)).collect();
            rows = core::array::from_fn(|at| Place::at(at).map_or(0, |place| CrimeSet::bits(here(place))));
        }
        Self { rows, by_places }
    }

    /// The set of this size that begins here, with no row before, and takes something away.
    pub fn tied(&self, size: usize, first: usize) -> Option<Tied> {
        self.more(size, first, 1 << first, *self.rows.get(first)?)
    }

    /// Adds rows after `last` until there are `size` of them; the columns may never become more than that.
    fn more(&self, size: usize, last: usize, chosen: u16, columns: u16) -> Option<Tied> {
        if columns.count_ones() as usize > size {
            return None;
        }
        if chosen.count_ones() as usize == size {
            let whole = columns.count_ones() as usize == size;
            return (whole && self.meets_others(chosen, columns)).then(|| self.set(chosen, columns));
        }
        let behind = self.rows.iter().enumerate().skip(last + 1);
        // A row with a single column belongs to no larger set.
        behind
            .filter(|(_, row)| row.count_ones() > 1)
            .find_map(|(at, row)| self.more(size, at, chosen | 1 << at, columns | row))
    }

    fn meets_others(&self, chosen: u16, columns: u16) -> bool {
        self.rows.iter().enumerate().any(|(at, row)| chosen & 1 << at == 0 && row & columns != 0)
    }

    fn set(&self, chosen: u16, columns: u16) -> Tied {
        let (crimes, places) = if self.by_places { (columns, chosen) } else { (chosen, columns) };
        let (crimes, places) = (CrimeSet::from_bits(crimes), PlaceSet::from_bits(places));
        Tied { crimes, places, by_places: self.by_places }
    }
}

/// Takes away what all sets of this size exclude; whether anything went.
pub(super) fn exclude_sets(left: &mut Domains, size: usize) -> bool {
    let mut changed = false;
    for by_places in [false, true] {
        let mut rows = Rows::of(left, by_places);
        for first in 0..Crime::COUNT {
            while let Some(tied) = rows.tied(size, first) {
                let lost = tied.lost(left);
                for crime in Crime::ALL {
                    left[crime] -= lost[crime];
                }
                rows = Rows::of(left, by_places);
                changed = true;
            }
        }
    }
    changed
}
