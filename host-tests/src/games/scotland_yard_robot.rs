//! What Confidant would play at Scotland Yard, in case files.

use confidant_core::fuel::Stepper;
use confidant_core::notation::Tokens;
use confidant_core::scotland_yard::robot::{Belief, Fugitive, Level, Pursuer};
use confidant_core::scotland_yard::{Action, Phase, Secret, Table};

use crate::casefile::{SECRET, Unread};

/// Each station where Mister X may be, with how likely that is in thousandths.
pub(super) fn belief(table: &Table) -> String {
    let belief = Belief::of(table);
    let places: Vec<_> = belief.iter().collect();
    let whole: u32 = places.iter().map(|(_, weight)| weight).sum();
    // What is lost by rounding down goes to those who lost most: all together are a thousand.
    let mut shares: Vec<u32> = places.iter().map(|(_, weight)| weight * 1000 / whole).collect();
    let mut by_loss: Vec<usize> = (0..places.len()).collect();
    by_loss.sort_by_key(|&place| std::cmp::Reverse(places[place].1 * 1000 % whole));
    let lost = 1000 - shares.iter().sum::<u32>();
    by_loss.into_iter().take(lost as usize).for_each(|place| shares[place] += 1);
    let lines = places.iter().zip(shares).map(|((at, _), share)| format!("{at} {share}"));
    lines.collect::<Vec<_>>().join(", ")
}

/// `LEVEL [SEED]`.
fn level(words: &mut Tokens<'_>) -> Result<(Level, u64), Unread> {
    let level = words.read()?;
    let seed = if words.is_empty() { 0 } else { words.number()?.into() };
    Ok((level, seed))
}

fn is_mister_x(table: &Table) -> bool {
    matches!(table.phase(), Phase::Flee | Phase::Decide)
}

/// What it would play for whoever is to move.
pub(super) fn choice(
    table: &Table,
    secret: Option<&Secret>,
    words: &mut Tokens<'_>,
) -> Result<String, Unread> {
    let (level, seed) = level(words)?;
    let action: Option<Action> = match secret {
        Some(secret) => Fugitive::new(table, secret, level, seed).finish(),
        None if is_mister_x(table) => return Ok(SECRET.to_owned()),
        None => Pursuer::new(table, level, seed).finish(),
    };
    Ok(action.map(|action| action.to_string()).unwrap_or_default())
}

/// The three best choices of whoever is to move, with what speaks for them in percent.
pub(super) fn advice(
    table: &Table,
    secret: Option<&Secret>,
    words: &mut Tokens<'_>,
) -> Result<String, Unread> {
    let (level, seed) = level(words)?;
    let lines: Vec<String> = match secret {
        Some(secret) => {
            let mut fugitive = Fugitive::new(table, secret, level, seed);
            fugitive.finish();
            fugitive.exposures().map(|one| format!("{} survives {}", one.action, one.survives)).collect()
        }
        None if is_mister_x(table) => return Ok(SECRET.to_owned()),
        None => {
            let mut pursuer = Pursuer::new(table, level, seed);
            pursuer.finish();
            let told = pursuer.advice();
            told.iter()
                .map(|one| format!("{} catches {} shuts-in {}", one.action, one.catches, one.shuts_in))
                .collect()
        }
    };
    Ok(lines.join(", "))
}
