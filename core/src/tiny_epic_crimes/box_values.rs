//! What owners have read off their box: it comes with the set-up and takes the place of what the edition had to
//! reconstruct. Each part is given whole or not at all.

use serde::{Deserialize, Serialize};

use super::cards::Origin;
use super::edition::{BadgeBonus, BadgeTrack, Edition, Hours, RoleMat, Roles, Suspects, TimeBoard};
use super::kinds::{Clue, ClueSet, DeedKind, Evidence, Mode, Role, Suspect, SuspectSet, deeds};
use super::setup::SetupError;
use crate::game::{Collected, Reasons};
use crate::id::{ById, Id};

/// What was read off the owner's box.
#[derive(Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct OwnBox {
    /// The side of the time boards that this game uses.
    pub time: Option<OwnTime>,
    /// The badge track.
    pub badge: Option<OwnBadge>,
    /// For each kind of evidence, the suspects who share Aaron Ace's finding.
    pub suspects: Option<[SuspectSet; Evidence::COUNT]>,
    /// The mats of a team.
    pub roles: Option<[OwnRole; Role::COUNT]>,
}

/// What one side of the time boards shows; its length, its red spaces and those without timed events are the same on
/// every box.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct OwnTime {
    /// The hours of the night.
    pub night: Hours,
    /// Red lines: each lies after its hour.
    pub lines: Hours,
}

impl OwnTime {
    /// Nothing but day, and no lines.
    pub const NONE: Self = Self { night: Hours::NONE, lines: Hours::NONE };

    /// The board of the edition with these hours and lines.
    pub fn on(self, board: &TimeBoard) -> Result<TimeBoard, SetupError> {
        let Self { night, lines } = self;
        // No marker passes the last hour, so no line lies after it.
        let fits = night.is_within(1, board.last) && lines.is_within(1, board.last - 1);
        if fits { Ok(TimeBoard { night, lines, ..*board }) } else { Err(SetupError::TimeBoard) }
    }
}

/// A set of spaces of the badge track, 0 to 9, a bit each.
pub type BadgeSpaces = u16;

/// What the badge track gives, and where.
#[derive(Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct OwnBadge {
    /// The spaces with a suspect card.
    pub suspect: BadgeSpaces,
    /// The spaces with an interrogation.
    pub interrogation: BadgeSpaces,
}

impl OwnBadge {
    /// The track of the edition with these spaces.
    pub(crate) fn on(self, track: &BadgeTrack) -> Result<BadgeTrack, SetupError> {
        let all = (1 << track.bonus.len()) - 1;
        if self.suspect & self.interrogation != 0 || (self.suspect | self.interrogation) & !all != 0 {
            return Err(SetupError::BadgeSpaces);
        }
        let mut track = BadgeTrack { origin: Origin::Printed, ..*track };
        for (space, bonus) in track.bonus.iter_mut().enumerate() {
            *bonus = match (self.suspect >> space & 1, self.interrogation >> space & 1) {
                (1, _) => BadgeBonus::Suspect,
                (_, 1) => BadgeBonus::Interrogation,
                _ => BadgeBonus::None,
            };
        }
        Ok(track)
    }
}

/// What an officer of a team is good at.
#[derive(Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct OwnRole {
    /// The kinds of clue that this officer can get.
    pub clues: ClueSet,
    /// Whether a suspect card can be had for hours instead of a force card.
    pub field_work: bool,
}

impl OwnRole {
    pub(crate) fn mat(self) -> RoleMat {
        let kinds = self.clues.iter().map(|clue| match clue {
            Clue::Informant => deeds(&[DeedKind::Informant]),
            Clue::Witness => deeds(&[DeedKind::Witness]),
            Clue::Search => deeds(&[DeedKind::Search]),
            Clue::Stakeout => deeds(&[DeedKind::Stakeout]),
            Clue::Holding => deeds(&[DeedKind::Hold, DeedKind::Book]),
        });
        RoleMat {
            evidence: kinds.fold(Default::default(), |all, kind| all | kind),
            field_work: self.field_work,
        }
    }
}

/// The tables that a game is played with: those of the edition, or of the owner's box.
#[derive(Clone, Copy, PartialEq)]
pub struct Boards {
    /// Where the time board comes from.
    pub time_origin: Origin,
    /// The side of the time boards in use.
    pub time: TimeBoard,
    /// The badge track.
    pub badge: BadgeTrack,
    /// The suspects.
    pub suspects: Suspects,
    /// The officers of a team.
    pub roles: Roles,
}

impl Boards {
    /// Takes those of the edition, but for what the owner's box says.
    pub(super) fn of(
        own: Option<&OwnBox>,
        edition: &Edition,
        mode: Mode,
    ) -> Result<Self, Reasons<SetupError>> {
        let side = if mode.is_team() { &edition.track.coop } else { &edition.track.standard };
        let mut boards = Self {
            time_origin: edition.track.origin,
            time: *side,
            badge: *edition.badge,
            suspects: *edition.suspects,
            roles: *edition.roles,
        };
        let Some(own) = own else { return Ok(boards) };
        let mut reasons = Collected::new();
        if let Some(time) = own.time.and_then(|time| reasons.keep(time.on(side))) {
            (boards.time_origin, boards.time) = (Origin::Printed, time);
        }
        if let Some(badge) = own.badge.and_then(|badge| reasons.keep(badge.on(&boards.badge))) {
            boards.badge = badge;
        }
        if let Some(like_ace) = own.suspects {
            boards.suspects = Suspects { origin: Origin::Printed, like_ace: ById::new(like_ace) };
            reasons.add_if(!all_differ(&boards.suspects), SetupError::SuspectsAlike);
        }
        if let Some(roles) = own.roles {
            boards.roles = Roles { origin: Origin::Printed, mats: ById::new(roles.map(OwnRole::mat)) };
        }
        reasons.refuse().map(|()| boards)
    }
}

/// Whether no two suspects have the same five signs: else the evidence could not tell them apart.
fn all_differ(suspects: &Suspects) -> bool {
    Suspect::all().all(|one| {
        let same = Evidence::all().fold(SuspectSet::all(), |left, evidence| {
            left & suspects.with(evidence, suspects.finding(one, evidence))
        });
        same == SuspectSet::only(one)
    })
}
