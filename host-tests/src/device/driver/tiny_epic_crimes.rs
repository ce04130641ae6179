//! All of Tiny Epic Crimes by keys, with house cards and with those of the box.

mod printed;

use confidant_companion::Key;
use confidant_companion::games::tiny_epic_crimes::cards::{EventText, HandText};
use confidant_companion::games::tiny_epic_crimes::{CaseScreens, Words, first_deed};
use confidant_companion::texts::{Language, fill};
use confidant_core::chance::Source;
use confidant_core::game::Game as _;
use confidant_core::id::Id as _;
use confidant_core::tiny_epic_crimes::cards::{ForceId, Perk, Strike};
use confidant_core::tiny_epic_crimes::kinds::{Cards, Colour, DeedKind, Mode, Officer, Slot, Suspect};
use confidant_core::tiny_epic_crimes::{
    Action, Block, Deed, ECHO_RIDGE, EventKind, How, On, Setup, Side, Study, Table, Task, TinyEpicCrimes,
};

use super::{Driver, Step, Way, in_all, press, says};
use crate::device::{Walk, tour};
use crate::play::{Random, legal};
use crate::soak::tiny_epic_crimes::player::{self, Habit, Memory};
use crate::soak::tiny_epic_crimes::random_action;
use crate::twins::{seeds, shuffled};

/// A phrase in every language.
fn phrases(phrase: impl Fn(&'static Words, Language) -> String) -> Step {
    Step::Choose(Language::ALL.map(|language| phrase(Words::of(language), language)).to_vec())
}

fn word(text: impl Fn(&'static Words) -> &'static str) -> Step {
    phrases(|words, _| text(words).to_owned())
}

fn name(table: &Table, officer: Officer) -> Step {
    let index = officer.index();
    word(|words| if table.mode().is_team() { words.role(index) } else { words.officer(index) })
}

fn card(id: ForceId) -> Step {
    phrases(|_, language| HandText::of_force(id).name(language).to_owned())
}

fn block_name(block: Block) -> String {
    format!("{}-{}", block.row(), block.column())
}

fn deed_name(words: &Words, kind: DeedKind) -> &'static str {
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

/// What the row of a deed says.
fn row(deed: Deed) -> Step {
    phrases(|words, _| {
        let event = |slot: Slot| fill(words.event_n, &[&(slot.index() + 1)]);
        match deed {
            Deed::From(take, block) => format!("{} {}", deed_name(words, take.kind()), block_name(block)),
            Deed::Event(slot, How::From(block)) => format!("{} {}", event(slot), block_name(block)),
            Deed::Event(slot, _) => event(slot).to_string(),
            _ => deed_name(words, deed.kind()).to_owned(),
        }
    })
}

/// What the row of a use of a card says.
fn used(table: &Table, action: Action) -> Step {
    let event = |slot: Slot, language| match table.event(slot).map(|event| event.kind) {
        Some(EventKind::House(id)) => EventText::of(id).name(language).to_owned(),
        _ => String::new(),
    };
    phrases(|words, language| match action {
        Action::Play(_, _, Some(On::Block(block))) => fill(words.on_block, &[&block_name(block)]).to_string(),
        Action::Play(_, _, Some(On::Slot(slot))) => event(slot, language),
        Action::Act(_, Some(to), Deed::Event(slot, _)) => {
            fill(words.pay_event_at, &[&(slot.index() + 1), &block_name(to)]).to_string()
        }
        Action::Act(_, None, Deed::Event(slot, _)) => {
            fill(words.pay_event_here, &[&(slot.index() + 1)]).to_string()
        }
        _ => words.play_card.to_owned(),
    })
}

/// The stick from one of five lines to another; round the edge for whom that is next door and shorter.
fn lines(from: usize, to: usize, wraps: bool, [forward, back]: [Key; 2]) -> Vec<Key> {
    let ahead = (to + 5 - from) % 5;
    if wraps {
        return if ahead <= 2 { vec![forward; ahead] } else { vec![back; 5 - ahead] };
    }
    if to >= from { vec![forward; to - from] } else { vec![back; from - to] }
}

/// From the clock to the goal of a drive.
fn drive(table: &Table, officer: Officer, to: Block) -> Vec<Key> {
    let at = table.mat(officer).at;
    let wraps = table.has_perk(officer, Perk::Wrap);
    let down = lines(at.row().index(), to.row().index(), false, [Key::Down, Key::Up]);
    let right = lines(at.column().index(), to.column().index(), wraps, [Key::Right, Key::Left]);
    [down, right].concat()
}

/// Whether a deed is listed: with printed cards it may take fewer hours than usual.
fn is_offered(table: &Table, officer: Officer, to: Option<Block>, deed: Deed) -> bool {
    table.check_act(officer, to, deed).is_ok() || table.check_act_for(officer, to, deed, 1).is_ok()
}

/// From the usual risk to this one: the next of those that fit.
fn risk(table: &Table, officer: Officer, to: Option<Block>, deed: Deed) -> Vec<Key> {
    let (wanted, with): (u8, fn(Deed, u8) -> Deed) = match deed {
        Deed::Backup(hours) => (hours, |_, hours| Deed::Backup(hours)),
        Deed::Stakeout(hours) => (hours, |_, hours| Deed::Stakeout(hours)),
        Deed::Card(hours) => (hours, |_, hours| Deed::Card(hours)),
        Deed::Event(_, How::Risk(hours)) => (hours, |deed, hours| match deed {
            Deed::Event(slot, _) => Deed::Event(slot, How::Risk(hours)),
            other => other,
        }),
        _ => return Vec::new(),
    };
    let fits: Vec<u8> = (1..=6).filter(|&hours| is_offered(table, officer, to, with(deed, hours))).collect();
    let first = fits.iter().rposition(|&hours| hours <= 3).unwrap_or(0);
    let place = fits.iter().position(|&hours| hours == wanted).expect("hours that fit");
    if place >= first { vec![Key::Right; place - first] } else { vec![Key::Left; first - place] }
}

/// From the clock to a team's force cards.
fn to_cards(table: &Table) -> Vec<Step> {
    let events = Slot::ALL.into_iter().any(|slot| table.event(slot).is_some());
    press(&vec![Key::X; if events { 5 } else { 4 }])
}

/// A card, what it is used for, and done.
fn with_card(table: &Table, id: ForceId, action: Action, forward: Key) -> Vec<Step> {
    vec![card(id), Step::Press(forward), used(table, action), Step::Press(forward)]
}

/// The stick to a face, by the shorter way round.
fn face(from: u8, to: u8, [forward, back]: [Key; 2]) -> Vec<Key> {
    let ahead = usize::from((to + 6 - from) % 6);
    if ahead <= 3 { vec![forward; ahead] } else { vec![back; 6 - ahead] }
}

fn chosen(choice: Step) -> Way {
    Way::Open(vec![choice, Step::Press(Key::A)])
}

fn act(table: &Table, action: Action) -> Way {
    let (officer, to, deed, hours) = match action {
        Action::Act(officer, to, deed) => (officer, to, deed, None),
        Action::ActFor(officer, to, deed, hours) => (officer, to, deed, Some(hours)),
        _ => panic!("{action} is a deed"),
    };
    let team = table.mode().is_team();
    let second = table.pending() == Some(Task::Second(officer));
    if let Deed::Event(slot, How::With(id)) = deed {
        if !team {
            let steps = [press(&[Key::Right]), with_card(table, id, action, Key::Right)].concat();
            return Way::Secret(officer.seat(), steps);
        }
        let pays = phrases(|words, _| fill(words.event_card_n, &[&(slot.index() + 1)]).to_string());
        let first = if second { vec![pays, Step::Press(Key::A)] } else { to_cards(table) };
        return Way::Open([first, with_card(table, id, action, Key::A)].concat());
    }
    let way = match to {
        _ if second => Vec::new(),
        None => vec![Key::A],
        Some(to) => [drive(table, officer, to), vec![Key::A]].concat(),
    };
    // What is listed first is done without the list.
    let usual = hours.is_none();
    if let Some(goal) = to.filter(|&goal| usual && !second && first_deed(table, officer, goal) == Some(deed))
    {
        return Way::Open(press(&[drive(table, officer, goal), vec![Key::X]].concat()));
    }
    let mut keys = risk(table, officer, to, deed);
    if let Some(hours) = hours {
        let risks = matches!(deed, Deed::Backup(_) | Deed::Stakeout(_));
        keys.extend(risks.then_some(Key::X));
        keys.extend(printed::told_hours(table, officer, to, deed, hours));
    }
    keys.push(Key::A);
    Way::Open([press(&way), vec![row(deed)], press(&keys)].concat())
}

/// Two beginnings that differ in what is hidden: the murderer, the suspects, values under tokens, and sometimes one of
/// two force cards of each officer. There is room for two officers with all of it, and for three without the values.
fn twins(players: usize, two_cards: bool, random: &mut Random) -> [(Setup, u64); 2] {
    let setup = Setup { players: Some(players as u8), abilities: false, ..Setup::default() };
    let [seed, _] = seeds(random);
    // Cards that can be played at once, and that show nothing.
    let quiet =
        |card: &ForceId| matches!(ECHO_RIDGE.force.cards[*card].strike, Strike::Help(_) | Strike::Twice);
    let (common, others): (Vec<ForceId>, Vec<ForceId>) =
        shuffled(ForceId::all(), random).into_iter().partition(quiet);
    let murderers = shuffled(Suspect::ALL, random);
    let mut secret = |place: usize| {
        let mut study = Study { murderer: murderers.get(place).copied(), ..Study::default() };
        if players == 2 {
            study.values = Some(shuffled(1..=5, random).into_iter().collect());
        }
        let own = others.iter().skip(place * players);
        for ((officer, card), own) in study.officers.iter_mut().zip(&common).take(players).zip(own) {
            let own = two_cards.then_some(*own);
            officer.force = Some([*card].into_iter().chain(own).collect());
        }
        Setup { study: Some(study), ..setup.clone() }
    };
    [(secret(0), seed), (secret(1), seed)]
}

/// Two beginnings with the murderer in the envelope, all dice rolled by people: what lies under the tokens differs, and
/// nothing else is hidden.
fn in_the_envelope(random: &mut Random) -> [(Setup, u64); 2] {
    let blocks = shuffled(Block::all().filter(|&block| block != Block::HQ), random);
    let by_people = Source::Table;
    let setup = Setup {
        players: Some(2),
        cards: Cards::Printed,
        dice: by_people,
        bag: by_people,
        city: by_people,
        envelope: by_people,
        search: Some(blocks.iter().copied().take(7).collect()),
        stakeout: Some(blocks.iter().copied().skip(7).take(5).collect()),
        ..Setup::default()
    };
    [(); 2].map(|()| (setup.clone(), random.below(1 << 30) as u64))
}

impl Driver for TinyEpicCrimes {
    type Flow = CaseScreens;

    /// Secrets are looked at from the table.
    const BY_LOOK: bool = true;

    fn seats(setup: &Setup) -> usize {
        setup.players.unwrap_or(2).into()
    }

    fn way(&self, action: Action) -> Way {
        let table = self.table();
        let team = table.mode().is_team();
        match action {
            Action::Keep(_, ability) => {
                chosen(phrases(|_, language| HandText::of_ability(ability).name(language).to_owned()))
            }
            Action::Act(..) | Action::ActFor(..) => act(table, action),
            Action::Play(officer, id, _) if team => {
                assert!(table.is_in_play(officer));
                Way::Open([to_cards(table), with_card(table, id, action, Key::A)].concat())
            }
            Action::Play(officer, id, _) => {
                let steps = [press(&[Key::Right]), with_card(table, id, action, Key::Right)].concat();
                Way::Secret(officer.seat(), steps)
            }
            Action::Choose(_, _, side) => Way::Open(press(&[if side == Side::A { Key::A } else { Key::X }])),
            Action::Finish(_) => chosen(word(|words| words.no_more)),
            Action::Drop(_, id) if team => chosen(card(id)),
            Action::Drop(officer, id) => Way::Secret(officer.seat(), vec![card(id), Step::Press(Key::Right)]),
            Action::FieldWork(_) => chosen(word(|words| words.field_work)),
            Action::DrawForce(_) => chosen(word(|words| words.force_card)),
            Action::Ask(_, Some(other)) => chosen(name(table, other)),
            Action::Ask(_, None) => chosen(word(|words| words.ghost)),
            Action::Peek(_, evidence) => chosen(word(|words| words.evidence(evidence))),
            Action::NoPeek(_) => chosen(word(|words| words.look_at_none)),
            Action::Report(_) if matches!(table.pending(), Some(Task::Turn(_))) => {
                Way::Open(press(&[Key::A, Key::A]))
            }
            Action::Report(_) => chosen(word(|words| words.reports)),
            Action::GoOn(_) => chosen(word(|words| words.play_on)),
            Action::Accuse(_, suspect) if team => {
                let (down, right) = (suspect.index() / 4, suspect.index() % 4);
                let keys = [vec![Key::Down; down], vec![Key::Right; right], vec![Key::A, Key::A]];
                Way::Open(press(&keys.concat()))
            }
            Action::Accuse(officer, suspect) => {
                let letter = Step::Choose(vec![suspect.to_string()]);
                Way::Secret(officer.seat(), vec![letter, Step::Press(Key::Right)])
            }
            Action::Die(number) => {
                Way::Open(press(&[face(3, number, [Key::Right, Key::Left]), vec![Key::A]].concat()))
            }
            Action::Roll(black, white) => {
                let black = face(3, black, [Key::Down, Key::Up]);
                let white = face(3, white, [Key::Right, Key::Left]);
                Way::Open(press(&[black, white, vec![Key::A]].concat()))
            }
            Action::Draw(colour) => {
                let bag = table.city().bag();
                let there = Colour::ALL.into_iter().filter(|&colour| bag.of(colour) > 0);
                let steps = there.take_while(|&other| other != colour).count();
                Way::Open(press(&[vec![Key::Right; steps], vec![Key::A]].concat()))
            }
            Action::Drawn(timed) => Way::Open(press(&[if timed { Key::X } else { Key::A }])),
            // No entered box is played with here: a test of its own does that.
            Action::Card(_) => Way::Open(Vec::new()),
            Action::Done => Way::Open(press(&[Key::X])),
            Action::Turned(true) => chosen(word(|words| words.token_success)),
            Action::Turned(false) => chosen(word(|words| words.token_failure)),
            Action::Gains(gains) => Way::Open(printed::gains(gains)),
            Action::Hand(op) => Way::Open(printed::by_hand(self, op)),
            Action::Right(right) => Way::Open(printed::right(table, right)),
        }
    }

    /// From home to the game, past what is to be read, and back from a look around.
    fn approach(read: &str) -> Vec<Key> {
        let house = |text: fn(Language) -> &'static str| says(read, &in_all(text));
        let words =
            |text: fn(&Words) -> &'static str| says(read, &in_all(|language| text(Words::of(language))));
        if house(|language| language.texts().pass_to) {
            Vec::new()
        } else if house(|language| language.texts().resume)
            || house(|language| language.texts().onward)
            || house(|language| language.texts().any_key)
            || words(|words| words.lay_down)
            || words(|words| words.clock_verb)
        {
            vec![Key::A]
        } else if Self::is_table(read) {
            Vec::new()
        } else {
            vec![Key::B]
        }
    }

    /// On the result, too, the stick begins a drive; where it is long, Up and Down scroll.
    fn starts(read: &str, way: &Way) -> bool {
        let scrolls = says(read, &in_all(|language| language.texts().scroll));
        let drives = match way.steps().first() {
            Some(Step::Press(Key::Left | Key::Right)) => true,
            Some(Step::Press(Key::Up | Key::Down)) => !scrolls,
            _ => false,
        };
        let reads =
            |text: fn(&Words) -> &'static str| says(read, &in_all(|language| text(Words::of(language))));
        drives && !way.is_secret() && reads(|words| words.clock_verb) && reads(|words| words.drive_verb)
    }

    /// By what the keys do there.
    fn is_table(read: &str) -> bool {
        let keys = read.lines().last().unwrap_or_default();
        Language::ALL.into_iter().any(|language| {
            let (words, texts) = (Words::of(language), language.texts());
            let does = |all: &[&str]| all.iter().all(|label| keys.split("  ").any(|key| key == *label));
            let titled = |title: &str| says(read, &[title.to_owned()]);
            read.contains(words.events_caption)
                || (titled(words.new_event) && does(&[texts.menu]))
                || (titled(words.by_hand) && does(&[texts.done]))
                || (does(&[words.toggle, texts.done]) && !titled(words.resolved))
                || read.contains(words.once_more)
                || does(&[words.pay, words.refuse])
                || does(&[texts.do_it, words.city_verb])
                || does(&[texts.enter, words.city_verb])
                || does(&[texts.hold_to_open, words.city_verb])
                || does(&[words.accuse_verb, words.city_verb])
        })
    }

    fn around(&self) -> Vec<Key> {
        match self.table().pending() {
            Some(Task::Turn(_)) => {
                vec![Key::X, Key::X, Key::Down, Key::X, Key::B, Key::A, Key::Down, Key::X, Key::Up, Key::B]
            }
            // X enters something.
            Some(
                Task::DrawEvent | Task::ByHand | Task::SolverGains(..) | Task::HelperGains(..) | Task::Right,
            ) => vec![Key::Down, Key::Up],
            // B would leave the game.
            Some(Task::Choose(_) | Task::Second(_)) | None => Vec::new(),
            _ => vec![Key::Down, Key::Up, Key::X, Key::B],
        }
    }

    /// Of all that can be done by hand, a little now and then.
    fn usual(&self, random: &mut Random) -> Vec<Action> {
        match self.table().cards() {
            Cards::House => legal(self),
            Cards::Printed => random_action(self, random).into_iter().collect(),
        }
    }

    /// Four officers with their own dice and bag: the most entries.
    fn longest_setup() -> Setup {
        Setup { players: Some(4), dice: Source::Table, bag: Source::Table, ..Setup::default() }
    }

    fn evening(choice: usize) -> Option<Setup> {
        let mode = [Mode::Standard, Mode::Standard, Mode::Coop, Mode::Solo][choice % 4];
        let players = if mode == Mode::Solo { 2 } else { 2 + (choice / 4 % 3) as u8 };
        let cards = if choice / 8 % 2 == 1 { Cards::Printed } else { Cards::House };
        Some(Setup { players: Some(players), mode, cards, ..Setup::default() })
    }

    fn sensible(&self, random: &mut Random) -> Option<Vec<Action>> {
        let printed = self.table().cards() == Cards::Printed;
        let by_hand = if printed { printed::sensible(self, random) } else { None };
        by_hand
            .or_else(|| player::choose(self, Habit::WHOLE, &mut Memory::default(), random))
            .map(|action| vec![action])
    }

    /// The next turn begins, be it of the same officer.
    fn ends_turn(&self) -> bool {
        matches!(self.table().pending(), Some(Task::Turn(_)))
    }

    fn heading(&self, turn: &[Action]) -> &'static str {
        let any = |is: fn(&Action) -> bool| turn.iter().any(is);
        if any(|action| matches!(action, Action::Accuse(..))) {
            "accusation"
        } else if any(|action| matches!(action, Action::Play(..)))
            && !any(|action| matches!(action, Action::Act(..)))
        {
            "force card"
        } else if any(|action| matches!(action, Action::Report(_) | Action::GoOn(_))) {
            "last turns, with the report"
        } else if any(|action| matches!(action, Action::Act(..))) {
            if self.table().cards() == Cards::Printed { "turn with printed cards" } else { "turn" }
        } else if any(|action| matches!(action, Action::Gains(_))) {
            "event resolved"
        } else {
            "before the first turn"
        }
    }

    fn twin_setups(choice: usize, random: &mut Random) -> Option<[(Setup, u64); 2]> {
        // Seldom: of such games every pair looks the same, of the others one in fifty.
        if choice == 6 && random.below(4) == 0 {
            return Some(in_the_envelope(random));
        }
        let printed = choice % 4 == 3;
        let mut pair = twins(2 + choice % 2, choice % 8 < 2, random);
        for (setup, _) in pair.iter_mut().filter(|_| printed) {
            setup.cards = Cards::Printed;
            let officers = setup.study.iter_mut().flat_map(|study| &mut study.officers);
            officers.for_each(|officer| officer.force = None);
        }
        Some(pair)
    }

    fn tour(walk: &mut Walk) {
        tour::tiny_epic_crimes::walk(walk);
    }
}
