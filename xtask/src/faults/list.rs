//! The list. Most faults are about the second time: after an erasure, after "Play again", after a take-back, in the place of
//! the second game, in the first of several records.

use super::Fault;

const fn fault(
    what: &'static str,
    file: &'static str,
    [from, to]: [&'static str; 2],
    tests: &'static [&'static str],
) -> Fault {
    Fault { what, file, from, to, tests }
}

const BINARY: &str = "core/src/pack/binary.rs";
const BOXES: &str = "core/src/pack/tables.rs";
const COMPARE: &str = "pack/src/compare.rs";
const DRAFT: &str = "companion/src/frame/draft.rs";
const HINT: &str = "core/src/schinderhannes/hint.rs";
const LOG: &str = "companion/src/log.rs";
const SESSION: &str = "companion/src/session.rs";
const STORE: &str = "companion/src/frame/store.rs";
const WORKER: &str = "web/page/sw.js";

pub(super) const FAULTS: [Fault; 62] = [
    // --- the rules ---
    fault(
        "a burnt fuse costs a team one penalty, whatever the card says",
        "core/src/tiny_epic_clock/events.rs",
        ["self.table.number(times)", "1"],
        &["cases", "tiny_epic_clock_properties"],
    ),
    fault(
        "a fuse burns a red line too long",
        "core/src/tiny_epic_crimes/slots.rs",
        ["event.ticks >= lines", "event.ticks > lines"],
        &["cases", "tiny_epic_clock_properties"],
    ),
    fault(
        "the pool of a team of two never shrinks by hand",
        "core/src/tiny_epic_crimes/by_hand.rs",
        ["self.table.hand_of(officer)", "officer"],
        &["cases", "tiny_epic_crimes_properties"],
    ),
    fault(
        "a card drawn by hand does not count for the pool",
        "core/src/tiny_epic_crimes/gains.rs",
        ["(*count + 1).min(limit)", "*count"],
        &["cases", "tiny_epic_crimes_properties"],
    ),
    fault(
        "the simplest card is not the first hint",
        "core/src/schinderhannes/simple.rs",
        ["matches!(card.kind(), Kind::Pair | Kind::Group)", "false"],
        &["schinderhannes_hints", "cases"],
    ),
    fault(
        "a struck token of the solution is not named",
        HINT,
        ["struck[token.crime].has(token.place)", "false"],
        &["schinderhannes_hints", "cases"],
    ),
    fault(
        "what one card refutes is not seen before other cards",
        HINT,
        ["allowed[crime] &= clues.limits()[crime]", "let _ = (clues, crime)"],
        &["schinderhannes_hints"],
    ),
    fault(
        "what stood before the first supposition is counted anew at each",
        "core/src/schinderhannes/grade.rs",
        ["self.effort.suppositions == 0", "true"],
        &["schinderhannes_solver"],
    ),
    fault(
        "the longest supposition is the last one",
        "core/src/schinderhannes/grade.rs",
        ["self.effort.longest.max(failure.rounds)", "failure.rounds"],
        &["schinderhannes_solver"],
    ),
    fault(
        "a pair is graded like a single",
        "core/src/schinderhannes/grade.rs",
        [
            "Technique::Card | Technique::Single => Grade::Singles",
            "Technique::Card | Technique::Single | Technique::Pair => Grade::Singles",
        ],
        &["schinderhannes_solver", "schinderhannes_hints"],
    ),
    fault(
        "a step of a supposition is told that nothing rests on",
        "core/src/schinderhannes/chain.rs",
        ["needed[crime].iter().filter(went)", "self.start[crime].iter().filter(went)"],
        &["schinderhannes_hints"],
    ),
    fault(
        "Mister X of Confidant answers at once where he has no choice",
        "core/src/scotland_yard/robot/fugitive.rs",
        ["alive == 0", "alive <= 1"],
        &["scotland_yard_robots mister_x_thinks_as_long"],
    ),
    fault(
        "Mister X of Confidant spends his tickets as if they cost nothing",
        "core/src/scotland_yard/robot/fugitive.rs",
        ["mean - 16 * spent", "mean"],
        &["scotland_yard_robots"],
    ),
    fault(
        "the belief does not know that he shuns detectives",
        "core/src/scotland_yard/robot/belief.rs",
        ["GLADLY.get(near).copied().unwrap_or(0)", "1"],
        &["scotland_yard_robots"],
    ),
    fault(
        "a detective's post is a place where he may be",
        "core/src/scotland_yard/robot/belief.rs",
        ["self.put(post, 0)", "()"],
        &["scotland_yard_robots"],
    ),
    // --- own boxes ---
    fault(
        "a box that is taken away plays on",
        BOXES,
        ["self.tables = self.tables.without(which)", "()"],
        &["second_time"],
    ),
    fault("a box that is taken away is still shown", BOXES, ["*slot = Slot::Empty", "()"], &["second_time"]),
    fault(
        "a pack of another game is taken in",
        BOXES,
        ["pack.values.which() != which", "false"],
        &["second_time", "box_files"],
    ),
    fault(
        "an empty place of a device is a broken pack",
        BOXES,
        ["bytes.iter().take(16).all(|&byte| byte == 0xFF)", "false"],
        &["second_time", "box_files"],
    ),
    fault("half a part is accepted", BINARY, ["playing != entered", "playing > entered"], &["second_time"]),
    fault(
        "a pack may be changed",
        BINARY,
        ["sum(body) != u32::from_le_bytes(header.sum)", "false"],
        &["hostile", "round_trip"],
    ),
    fault(
        "parts count that are not whole",
        "core/src/pack/values.rs",
        ["if ⟦part.is_complete()⟧ {\n                let _", "part.have > 0"],
        &["second_time"],
    ),
    fault(
        "a doubt takes its part out of the game",
        "core/src/pack/values.rs",
        ["complaint.weight == Weight::Wrong", "complaint.weight >= Weight::Doubt"],
        &["second_time", "box_files", "round_trip"],
    ),
    fault(
        "every game's pack is put where the first one's lies",
        "pack/src/uf2.rs",
        ["which.index() * MOST", "0"],
        &["confidant_pack uf2"],
    ),
    fault(
        "a file for a device leaves out the end of a sector",
        "pack/src/uf2.rs",
        ["(sector..sector + SECTOR)", "(sector..sector + SECTOR - PAGE)"],
        &["confidant_pack uf2"],
    ),
    fault(
        "filling gaps makes too much of something",
        COMPARE,
        ["faults(&next) <= faults(draft)", "true"],
        &["two_boxes", "confidant_web boxes"],
    ),
    fault(
        "filling gaps changes what was entered",
        COMPARE,
        ["at.map(|at| now.remove(at)).is_some()", "true"],
        &["two_boxes", "confidant_web boxes"],
    ),
    fault(
        "two readings of one card are two differences",
        COMPARE,
        ["pair_up(&mut all, section.name, readings(mine, theirs, section.name))", "()"],
        &["two_boxes"],
    ),
    fault(
        "no line is too far",
        "pack/src/far_lines.rs",
        ["rides(map, a, b) > longest(map, ticket) + SPARE", "false"],
        &["single_changes", "box_files", "cases"],
    ),
    fault(
        "what has no room in a box is not told",
        "pack/src/read.rs",
        ["self.say(line, section, key, Remark::EntriesTooMany, key)", "()"],
        &["second_time"],
    ),
    // --- a game that runs ---
    fault(
        "any move forgives every seat's wrong codes",
        SESSION,
        ["*count = 0", "self.wrong_pins = [0; SEATS]"],
        &["companion_again"],
    ),
    fault(
        "a take-back keeps the time of its turn",
        SESSION,
        ["self.unspend(last)", "()"],
        &["companion_again"],
    ),
    fault(
        "a correction keeps the time of its turns",
        SESSION,
        ["self.unspend(kept)", "()"],
        &["companion_again"],
    ),
    fault(
        "the next game goes on with the last one's time",
        SESSION,
        ["self.spent = [0; SEATS]", "()"],
        &["companion_again"],
    ),
    fault(
        "the next game begins with the last one's pause",
        SESSION,
        ["⟦self.paused = false⟧;\n        self.given_up = false", "()"],
        &["companion_again"],
    ),
    fault(
        "the next game goes on with the last one's log",
        SESSION,
        ["self.log.clear()", "()"],
        &["companion_again"],
    ),
    fault(
        "the next game begins with the last one's wrong codes",
        SESSION,
        ["self.wrong_pins = [0; SEATS]", "()"],
        &["companion_again"],
    ),
    fault(
        "what is taken back is not in the proof",
        SESSION,
        ["proof.take_back(action)", "()"],
        &["companion_again", "companion_records", "casefile_tool"],
    ),
    fault(
        "a correction is not in the proof",
        SESSION,
        ["proof.correct(*fell as u16)", "()"],
        &["companion_again", "companion_records", "casefile_tool"],
    ),
    fault(
        "what was told can be taken back by its author",
        SESSION,
        ["self.log.settle(undo)", "()"],
        &["companion_correct"],
    ),
    fault(
        "the next game has the last one's take-backs",
        LOG,
        ["self.taken_back.clear()", "()"],
        &["companion_again"],
    ),
    fault(
        "the next game has the last one's corrections",
        LOG,
        ["self.corrections = 0", "()"],
        &["companion_again"],
    ),
    fault(
        "asides stay behind what was taken back",
        LOG,
        ["aside.after = aside.after.min(after)", "()"],
        &["confidant_companion log"],
    ),
    // --- the frame round it ---
    fault(
        "Play again forgets who is played by Confidant",
        DRAFT,
        ["(info.name, info.robot) = (name, old.robot)", "info.name = name"],
        &["companion_again"],
    ),
    fault(
        "Play again forgets that Confidant's values were chosen",
        DRAFT,
        ["own.is_some_and(|own| own != begin.tables)", "false"],
        &["companion_again"],
    ),
    fault("Play again forgets the help", DRAFT, ["old.help > 0", "false"], &["companion_people"]),
    fault(
        "Play again forgets the help of Schinderhannes",
        "companion/src/games/schinderhannes/setup.rs",
        ["self.help = aid.min(super::POINTS)", "let _ = aid"],
        &["confidant_companion schinderhannes"],
    ),
    fault(
        "a solved puzzle is lost when the power goes before it is kept",
        "companion/src/frame/load.rs",
        ["self.keep_result()", "()"],
        &["schinderhannes_device"],
    ),
    fault(
        "hints are not counted",
        SESSION,
        ["self.hints = self.hints.saturating_add(1)", "()"],
        &["schinderhannes_keys"],
    ),
    fault("Play again forgets the clock", DRAFT, ["choice == old.clock", "false"], &["companion_people"]),
    fault(
        "Play again forgets that somebody had a code",
        DRAFT,
        ["old.seats.iter().any(|info| info.pin.is_some())", "false"],
        &["companion_people"],
    ),
    fault(
        "a set-up that was left comes back",
        DRAFT,
        ["*self = Self::NONE", "()"],
        &["companion_again", "companion_start"],
    ),
    fault(
        "after Play again every erasing begins a game",
        STORE,
        ["core::mem::take(&mut self.storing.then)", "self.storing.then"],
        &["companion_again"],
    ),
    fault(
        "a game can begin behind an end that was not erased",
        STORE,
        ["self.storing.blocked = Some(Trouble::Unwiped)", "()"],
        &["companion_start"],
    ),
    fault(
        "an erasing that was cut short is not finished",
        "companion/src/frame/load.rs",
        ["self.load.ended = true", "()"],
        &["companion_start"],
    ),
    fault(
        "names of a game are not kept",
        STORE,
        ["self.settings.remember_all(begin.seats.iter().map(|info| &info.name))", "()"],
        &["companion_people"],
    ),
    fault(
        "a wrong code costs nothing where nothing can be stored",
        STORE,
        ["self.session.wrong_pin(seat)", "()"],
        &["companion_codes"],
    ),
    // --- the page ---
    fault(
        "a newer program reads any first record",
        "web/src/body.rs",
        ["info.rules_version == begin.rules", "true"],
        &["confidant_web"],
    ),
    fault(
        "only the last record of a journal decides about a newer version",
        WORKER,
        ["=== 1 && all", "=== 1"],
        &["worker.test.mjs"],
    ),
    fault(
        "a newer version whose program throws takes over",
        WORKER,
        ["reads(journal).catch(() => false)", "reads(journal).catch(() => true)"],
        &["worker.test.mjs"],
    ),
    fault(
        "a version changes after the page has begun",
        WORKER,
        ["if (Date.now() > until) return false;", ""],
        &["worker.test.mjs"],
    ),
    fault(
        "what the browser did not keep counts as stored",
        "web/page/journal.js",
        ["store.get(name) === text ? undefined", "true ? undefined"],
        &["browser journal.test.mjs"],
    ),
];
