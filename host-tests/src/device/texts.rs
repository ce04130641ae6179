//! Every text of the companion, table by table.

use confidant_companion::games::registry::Games;
use confidant_companion::games::{Flow, Shelf as _};
use confidant_companion::texts::{Language, TextTable};

use super::{Driver, WithDriver, with_kind};

/// The name of the table of the house.
pub const HOUSE: &str = "the house";

/// Texts with their keys.
pub type Keyed = Vec<(&'static str, &'static str)>;

struct TextsOfGame(Language);

impl WithDriver for TextsOfGame {
    type Output = Keyed;

    fn with<G: Driver>(self) -> Self::Output {
        <G::Flow as Flow>::Words::of(self.0).all().collect()
    }
}

/// Every table of texts, with its name: the house, then each game.
pub fn tables(language: Language) -> Vec<(&'static str, Keyed)> {
    let games = Games::GAMES.iter().map(|info| {
        let texts = with_kind(info.kind, TextsOfGame(language)).expect("a game that can be played by keys");
        (info.title, texts)
    });
    std::iter::once((HOUSE, language.texts().all().collect())).chain(games).collect()
}
