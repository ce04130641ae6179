//! The arena: Confidant's players against each other and against scripted ones, with how sure the figures are.

mod frozen;
pub mod scotland_yard;
mod stranger;
pub mod tatort_themse;

use std::fmt;

use confidant_core::game::Game;

/// Wins out of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wins {
    /// How many were won.
    pub won: u64,
    /// How many were played.
    pub games: u64,
}

impl Wins {
    /// One more game.
    pub fn note(&mut self, won: bool) {
        self.won += u64::from(won);
        self.games += 1;
    }

    /// The share, in percent.
    pub fn percent(self) -> f64 {
        100.0 * self.won as f64 / self.games.max(1) as f64
    }

    /// Between which shares, in percent, the true one lies 95 times in 100 (Wilson).
    pub fn interval(self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let games = self.games.max(1) as f64;
        let share = self.won as f64 / games;
        let middle = share + Z * Z / (2.0 * games);
        let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let whole = 1.0 + Z * Z / games;
        (100.0 * (middle - half) / whole, 100.0 * (middle + half) / whole)
    }
}

impl fmt::Display for Wins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(f, "{}/{} = {:.0} % [{:.0} {high:.0}]", self.won, self.games, self.percent(), low.abs())
    }
}

/// Plays the table of the game with this name, `games` games a row, and tells each row when it is there. None if there
/// is no such game.
pub fn run(name: &str, games: u64, seed: u64, row: &mut dyn FnMut(String)) -> Option<()> {
    match name {
        confidant_core::scotland_yard::ScotlandYard::NAME => scotland_yard::run(games, seed, row),
        confidant_core::tatort_themse::TatortThemse::NAME => tatort_themse::run(games, seed, row),
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let wins = Wins { won: 41, games: 47 };
        assert_eq!(wins.to_string(), "41/47 = 87 % [75 94]");
        assert_eq!(Wins { won: 0, games: 10 }.to_string(), "0/10 = 0 % [0 28]");
    }
}
