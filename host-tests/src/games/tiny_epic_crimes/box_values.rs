//! The set-up keys for what was read off the owner's box.

use confidant_core::id::Id;
use confidant_core::notation::{NotationError, Tokens};
use confidant_core::tiny_epic_crimes::edition::Hours;
use confidant_core::tiny_epic_crimes::kinds::{Clue, Evidence, Finding, Role};
use confidant_core::tiny_epic_crimes::{BadgeSpaces, OwnBadge, OwnBox, OwnRole, OwnTime};

use super::keys::{Small, list, words_of};
use crate::casefile::Unread;
use crate::games::spaced;

/// Reads a key of the owner's box; returns whether it is one.
pub(super) fn set(own: &mut Option<OwnBox>, key: &str, words: &mut Tokens<'_>) -> Result<bool, Unread> {
    let mut values = own.unwrap_or_default();
    if let Some(evidence) = Evidence::all().find(|evidence| evidence.word_of(Finding::Ace) == key) {
        values.suspects.get_or_insert_default()[evidence.index()] = list(words, 16)?;
    } else if let Some(role) = key.strip_prefix("mat-") {
        let role: Role = role.parse()?;
        values.roles.get_or_insert_default()[role.index()] = read_role(words)?;
    } else if let "badge-suspect" | "badge-interrogation" = key {
        let badge = values.badge.get_or_insert_default();
        let spaces: Vec<Small> = list(words, 10)?;
        let spaces = spaces.iter().try_fold(0, |all: BadgeSpaces, space| {
            let bit = (space.0 < 16).then(|| 1 << space.0).ok_or(NotationError::OutOfRange)?;
            Ok::<_, NotationError>(all | bit)
        })?;
        if key == "badge-suspect" { badge.suspect = spaces } else { badge.interrogation = spaces }
    } else if set_time(&mut values.time, key, words)? {
    } else {
        return Ok(false);
    }
    *own = Some(values);
    Ok(true)
}

/// Reads the nights or the lines of a time board; whether the key is one of them.
pub(crate) fn set_time(own: &mut Option<OwnTime>, key: &str, words: &mut Tokens<'_>) -> Result<bool, Unread> {
    let time = match key {
        "night" | "lines" => own.get_or_insert(OwnTime::NONE),
        _ => return Ok(false),
    };
    let hours = Hours::read(words)?;
    if key == "night" {
        time.night = hours;
    } else {
        time.lines = hours;
    }
    Ok(true)
}

fn read_role(words: &mut Tokens<'_>) -> Result<OwnRole, Unread> {
    let mut role = OwnRole::default();
    if words.clone().maybe() == Some("none") {
        words.word()?;
        return Ok(role);
    }
    while let Some(word) = words.maybe() {
        match word {
            "field-work" => role.field_work = true,
            kind => {
                role.clues.insert(kind.parse::<Clue>()?);
            }
        }
    }
    Ok(role)
}

/// The lines that give this time board.
pub(crate) fn time_lines(time: Option<&OwnTime>) -> Vec<String> {
    let Some(time) = time else { return Vec::new() };
    let hours = |hours: Hours| words_of((0..64).filter(|&hour| hours.has(hour)));
    vec![format!("night {}", hours(time.night)), format!("lines {}", hours(time.lines))]
}

/// The lines that give this box.
pub(super) fn lines(own: Option<&OwnBox>) -> Vec<String> {
    let Some(OwnBox { time, badge, suspects, roles }) = own else { return Vec::new() };
    let mut lines = time_lines(time.as_ref());
    if let Some(OwnBadge { suspect, interrogation }) = badge {
        let spaces = |bits: BadgeSpaces| words_of((0..16).filter(|space| bits >> space & 1 == 1));
        lines.push(format!("badge-suspect {}", spaces(*suspect)));
        lines.push(format!("badge-interrogation {}", spaces(*interrogation)));
    }
    for (evidence, like_ace) in Evidence::all().zip(suspects.iter().flatten()) {
        lines.push(format!("{} {}", evidence.word_of(Finding::Ace), words_of(*like_ace)));
    }
    for (role, mat) in Role::all().zip(roles.iter().flatten()) {
        let mut kinds: Vec<String> = mat.clues.iter().map(|clue| clue.to_string()).collect();
        kinds.extend(mat.field_work.then(|| "field-work".to_owned()));
        lines
            .push(format!("mat-{role} {}", if kinds.is_empty() { "none".to_owned() } else { spaced(kinds) }));
    }
    lines
}
