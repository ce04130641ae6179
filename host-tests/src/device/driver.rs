//! How games are played by keys: what a person does who knows the rules and looks at the screen.

pub mod schinderhannes;
pub mod scotland_yard;
pub mod tatort_themse;
pub mod tiny_epic_clock;
pub mod tiny_epic_crimes;

use confidant_companion::Key;
use confidant_companion::games::registry::Games;
use confidant_companion::games::{Flow, Info, Kind, Playable, Shelf as _};
use confidant_companion::journal::{Entry, Record};
use confidant_core::seat::Seat;

use super::{HostStore, Walk};
use crate::games::CaseGame;
use crate::play::{Random, legal};

/// One thing that a hand does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Presses a key.
    Press(Key),
    /// Turns down until one of these is chosen: a row, a ticket; on a rose takes the arms on which it lies.
    Choose(Vec<String>),
    /// Turns right until one of these stands on the plate.
    Turn(Vec<String>),
    /// Holds B until the menu opens.
    Menu,
}

/// How an action is entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// On the open screen.
    Open(Vec<Step>),
    /// Behind this seat's hold.
    Secret(Seat, Vec<Step>),
}

impl Way {
    /// What the hand does.
    pub fn steps(&self) -> &[Step] {
        match self {
            Self::Open(steps) | Self::Secret(_, steps) => steps,
        }
    }

    /// Whether it is entered while Y is held.
    pub fn is_secret(&self) -> bool {
        matches!(self, Self::Secret(..))
    }
}

/// A game that can be played by keys.
pub trait Driver: CaseGame {
    /// Its screens.
    type Flow: Playable<Game = Self>;

    /// Whether people know or enter something in secret; else what is hidden is hidden from all.
    const SECRETS_IN_HANDS: bool = true;
    /// Whether what is chosen there may stay a secret: then the thumb must not tell it.
    const CHOOSES_IN_SECRET: bool = true;

    /// Whether secrets are opened by a look from the table; else the device is handed over.
    const BY_LOOK: bool = false;

    /// Whether what was being chosen is forgotten when Y is let go.
    const CHOOSES_ANEW: bool = Self::BY_LOOK;

    /// Whether what follows from its last entry is told after a breath.
    const TELLS_LATER: bool = false;

    /// Whether its end offers a record: a game that hides nothing has none to check.
    const HAS_RECORD: bool = true;

    /// How many sit at the table.
    fn seats(setup: &Self::Setup) -> usize;

    /// How this action is entered in this position.
    fn way(&self, action: Self::Action) -> Way;

    /// How this action is entered together with the one after it, if both are entered at once.
    fn entered_with(&self, _action: Self::Action, _next: Option<Self::Action>) -> Option<Way> {
        None
    }

    /// What a random player chooses from: everything that is legal, unless games would never end so.
    fn usual(&self, _random: &mut Random) -> Vec<Self::Action> {
        legal(self)
    }

    /// The keys from an open screen that reads so one step nearer to where an open way begins; none if it does here.
    fn approach(_read: &str) -> Vec<Key> {
        Vec::new()
    }

    /// Whether this way can begin on a screen that reads so, though others cannot.
    fn starts(_read: &str, _way: &Way) -> bool {
        false
    }

    /// Whether a screen that reads so is the home of the running game.
    fn is_table(read: &str) -> bool;

    /// Keys that look around at the table in this position, and enter nothing.
    fn around(&self) -> Vec<Key> {
        vec![Key::X, Key::X, Key::Up, Key::B, Key::Left, Key::Left, Key::Right, Key::Right]
    }

    /// A set-up of a game that is played on the companion, as the number picks it.
    fn by_keys(choice: usize) -> Option<Self::Setup> {
        Self::some_setup(choice)
    }

    /// The set-up whose games last longest.
    fn longest_setup() -> Self::Setup {
        Self::by_keys(0).unwrap_or_default()
    }

    /// Two beginnings, each a set-up and a seed, that the table cannot tell apart; none in a game without secrets.
    fn twin_setups(_choice: usize, _random: &mut Random) -> Option<[(Self::Setup, u64); 2]> {
        None
    }

    /// The set-up of an evening in which presses are counted.
    fn evening(choice: usize) -> Option<Self::Setup> {
        Self::by_keys(choice)
    }

    /// What somebody does next who plays sensibly; several actions if they are entered at once.
    fn sensible(&self, random: &mut Random) -> Option<Vec<Self::Action>> {
        let usual = self.usual(random);
        random.one_of(&usual).map(|action| vec![action])
    }

    /// Whether a turn is over though the same seat goes on.
    fn ends_turn(&self) -> bool {
        false
    }

    /// Under which heading the presses of a turn with these actions are counted that has just ended.
    fn heading(&self, _turn: &[Self::Action]) -> &'static str {
        "turn"
    }

    /// A walk past all of its screens, so that every text of its can be read at some stop.
    fn tour(_walk: &mut Walk) {}
}

/// Something that is done with a game whose kind is read from a journal.
pub trait WithDriver {
    /// What it gives.
    type Output;

    /// Does it with this game.
    fn with<G: Driver>(self) -> Self::Output;
}

/// Does something with the game of this kind, if it is one that can be played by keys. A new game is one more line.
pub fn with_kind<W: WithDriver>(kind: Kind, what: W) -> Option<W::Output> {
    fn is<G: Driver>(kind: Kind) -> bool {
        <G::Flow as Flow>::KIND == kind
    }
    use confidant_core::schinderhannes::{Schinderhannes, Solitaire};
    use confidant_core::scotland_yard::ScotlandYard;
    use confidant_core::tatort_themse::TatortThemse;
    use confidant_core::tiny_epic_clock::TinyEpicClock;
    use confidant_core::tiny_epic_crimes::TinyEpicCrimes;
    match kind {
        kind if is::<ScotlandYard>(kind) => Some(what.with::<ScotlandYard>()),
        kind if is::<TatortThemse>(kind) => Some(what.with::<TatortThemse>()),
        kind if is::<Schinderhannes>(kind) => Some(what.with::<Schinderhannes>()),
        kind if is::<Solitaire>(kind) => Some(what.with::<Solitaire>()),
        kind if is::<TinyEpicClock>(kind) => Some(what.with::<TinyEpicClock>()),
        kind if is::<TinyEpicCrimes>(kind) => Some(what.with::<TinyEpicCrimes>()),
        _ => None,
    }
}

/// Does something with every game on the shelf, in its order.
pub fn with_each<W: WithDriver>(mut what: impl FnMut() -> W) -> Vec<W::Output> {
    let each = |info: &Info| with_kind(info.kind, what()).expect("a game on the shelf can be played by keys");
    Games::GAMES.iter().map(each).collect()
}

/// The game that a journal is of.
pub fn kind_of(store: &HostStore) -> Option<Kind> {
    match Record::decode(store.records.first()?).ok()?.entry {
        Entry::Begin(begin) => Some(begin.game),
        _ => None,
    }
}

/// Replays the game of a journal without the companion.
pub fn mirror<G: CaseGame>(store: &HostStore) -> Option<G> {
    let mut start = None;
    let mut actions: Vec<(u16, G::Action)> = Vec::new();
    let mut next = 0;
    for bytes in &store.records {
        // What does not follow does not count, until the table mended the journal.
        let Ok(record) = Record::decode(bytes) else { continue };
        let mends = matches!(record.entry, Entry::Mend { .. });
        if record.number != next && !mends {
            continue;
        }
        next = record.number + 1;
        match record.entry {
            Entry::Begin(begin) => {
                start = Some((postcard::from_bytes(&begin.setup).ok()?, begin.seed));
            }
            Entry::Act(bytes) => actions.push((record.number, postcard::from_bytes(&bytes).ok()?)),
            Entry::Undo => drop(actions.pop()),
            Entry::Correct { kept } => actions.truncate(kept.into()),
            Entry::Mend { kept } => actions.retain(|(number, _)| *number <= kept),
            _ => {}
        }
    }
    let (setup, seed) = start?;
    let mut game = G::start(&setup, G::printed(), seed).ok()?;
    for (_, action) in actions {
        game.play(action).ok()?;
    }
    Some(game)
}

/// A text in every language.
pub fn in_all(text: impl Fn(confidant_companion::texts::Language) -> &'static str) -> Vec<String> {
    confidant_companion::texts::Language::ALL.map(|language| text(language).to_owned()).to_vec()
}

/// Presses of these keys.
fn press(keys: &[Key]) -> Vec<Step> {
    keys.iter().map(|&key| Step::Press(key)).collect()
}

/// Whether one of these texts stands there by itself.
fn says(read: &str, texts: &[String]) -> bool {
    // What stands side by side is read in one line.
    let mut parts = read.lines().flat_map(|line| line.split("  "));
    parts.any(|part| texts.iter().any(|text| text == part))
}
