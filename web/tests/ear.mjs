// Somebody who does not see the picture: hears what is spoken, answers by keyboard, and chooses by what was heard.

import assert from "node:assert/strict";
import { Hands } from "./harness.mjs";

const KEYBOARD = { A: "Enter", B: "Escape", X: "x", Up: "ArrowUp", Down: "ArrowDown", Left: "ArrowLeft", Right: "ArrowRight" };
const ARM = /^(Up|Left|Right|Down): (.+)\.$/;

export class Ear {
  held = false;
  /** Plates that were heard while Y was held: nobody else may hear them. */
  secrets = new Set();

  constructor(page, faults) {
    this.page = page;
    this.faults = faults;
  }

  /** Opens the page with a clock that goes on only with keys; what is announced is written down. */
  static async open(context, address) {
    const page = await context.newPage();
    const faults = [];
    page.on("pageerror", (fault) => faults.push(fault.message));
    await page.clock.install({ time: 0 });
    await page.addInitScript(() => {
      window.announced = [];
      addEventListener("DOMContentLoaded", () => {
        const live = document.getElementById("live");
        new MutationObserver(() => live.getAttribute("aria-live") === "polite" && live.textContent && window.announced.push(live.textContent))
          .observe(live, { childList: true, characterData: true, subtree: true });
      });
    });
    await page.goto(address);
    await page.waitForSelector("html[data-ready]");
    await new Hands(page).welcome();
    await page.clock.pauseAt(60_000);
    return new Ear(page, faults);
  }

  /** What is spoken of the page, sentence by sentence. */
  async hears() {
    const [reading, live, how] = await this.page.evaluate(() => [
      document.getElementById("reading").textContent, document.getElementById("live").textContent, document.getElementById("live").getAttribute("aria-live"),
    ]);
    if (this.held) assert.deepEqual([live, how], ["", "off"], "nothing is announced while Y is held");
    const spoken = reading.split("\n").filter(Boolean);
    if (!this.held) assert.deepEqual(Ear.arms(spoken), [], "a rose is there only while Y is held");
    return spoken;
  }

  /** The keys that were spoken last, with their words. */
  static keys(spoken) {
    return Object.fromEntries([...(spoken.at(-1) ?? "").matchAll(/(?:^|, )(A|B|X|Y|Hold B|Left|Right|Up|Down): ([^,.]+)/g)].map(([, key, word]) => [key, word]));
  }

  /** What lies on the arms of a rose; none if none is spoken. The last sentence is that of the keys. */
  static arms(spoken) {
    return spoken.slice(0, -1).map((said) => said.match(ARM)).filter(Boolean).map(([, arm, lies]) => [arm, lies]);
  }

  async press(key, rest = 500) {
    await this.page.keyboard.down(KEYBOARD[key]);
    await this.page.clock.runFor(60);
    await this.page.keyboard.up(KEYBOARD[key]);
    await this.page.clock.runFor(rest);
  }

  async hold() {
    await this.page.keyboard.down("y");
    this.held = true;
    await this.page.clock.runFor(1000);
    for (const said of (await this.hears()).slice(0, 1)) this.secrets.add(said);
  }

  async letGo() {
    await this.page.keyboard.up("y");
    this.held = false;
    await this.page.clock.runFor(300);
  }

  /** Goes down until this row is spoken as the chosen one, and takes it. */
  async choose(row) {
    await this.light(row);
    await this.press("A");
  }

  /** Goes down until this row is spoken as the chosen one. */
  async light(row) {
    for (let rows = 0; rows < 40; rows++) {
      const live = await this.page.locator("#live").textContent();
      const chosen = (await this.hears()).find((said) => /, chosen(, row|\.$)/.test(said)) ?? live;
      if (row.test(chosen)) return;
      await this.press("Down", 60);
    }
    assert.fail(`${row} is never spoken:\n${(await this.hears()).join("\n")}`);
  }

  announced() {
    return this.page.evaluate(() => window.announced);
  }

  /** Nothing that was heard behind the hold was announced, and the earphone was named so often. */
  async assertKept(earphones) {
    const announced = await this.announced();
    for (const secret of this.secrets) assert.ok(!announced.some((said) => said.includes(secret)), secret);
    assert.equal(announced.filter((said) => said.includes("Use an earphone.")).length, earphones);
    assert.deepEqual(this.faults, []);
  }
}

/** Plays until this is spoken; `choose` answers what is asked, and tells whether it did. Whatever it leaves alone, A confirms. */
export async function playTo(ear, over, choose, most = 1500) {
  let last = "", same = 0;
  for (let steps = 0; steps < most; steps++) {
    const spoken = await ear.hears();
    const all = spoken.join("\n");
    if (over.test(all)) {
      if (ear.held) await ear.letGo();
      return steps;
    }
    same = all === last ? same + 1 : 0;
    assert.ok(same < 8, `nothing that is spoken leads on:\n${all}`);
    last = all;
    const keys = Ear.keys(spoken);
    if (await choose(ear, spoken, keys, same)) continue;
    if (ear.held) {
      // Behind the hold the arms that hold something, else what is lit; over, Y is let go.
      const arms = Ear.arms(spoken).filter(([, lies]) => lies !== "empty");
      if (arms.length > 0) await ear.press(arms[steps % arms.length][0]);
      else if (keys.Right && same === 0) await ear.press("Right");
      else if (same < 3 && !/Pass to/.test(all)) await ear.press("Down");
      else await ear.letGo();
    } else if (/Hold to open/.test(keys.Y)) await ear.hold();
    else await ear.press(same % 2 === 1 ? "Down" : "A");
  }
  assert.fail(`it does not end:\n${last}`);
}

/** From home to the set-up of a game. */
export async function begin(ear, game) {
  await ear.choose(/^New game/);
  await ear.choose(new RegExp(`^${game}`));
  // Of the puzzles it is not asked who plays.
  if (!/solo/.test(game)) {
    if (/printed cards/.test((await ear.hears()).join())) await ear.press("A", 600);
    assert.match((await ear.hears())[0], /^Who plays\?/);
    await ear.press("A", 600);
  }
}

/** A whole game of each kind by what is spoken alone; each tells how often the earphone is to be named. */
export const GAMES = {
  async "Scotland Yard"(ear) {
    await begin(ear, "Scotland Yard");
    let roses = 0;
    await playTo(ear, /Replay the hunt|How it went/, async (_, spoken) => {
      roses += Number(ear.held && Ear.arms(spoken).length === 4);
      return false;
    });
    // However early he is caught.
    assert.ok(roses >= 2, `${roses} roses were heard`);
    return 1;
  },

  async "Tatort Themse"(ear) {
    await begin(ear, "Tatort Themse");
    let looked = "", hands = 0, columns = 0;
    await playTo(ear, /How the wall fell/, async (_, spoken, keys) => {
      const says = (what) => spoken.some((said) => what.test(said));
      // Whoever is to move looks once at the own hand: is there a clue that it pays for?
      const now = spoken[0] + spoken.at(-4);
      if (!ear.held && /Hand|Pay/.test(keys.Y ?? "") && looked !== now) {
        [looked, columns] = [now, 0];
        hands += 1;
        await ear.hold();
      } else if (ear.held && says(/^\d+ more /)) {
        columns += 1;
        await (columns < 5 ? ear.press("Down", 60) : ear.letGo());
      } else return false;
      return true;
    });
    assert.ok(hands > 10, `${hands} hands were heard`);
    return 1;
  },

  async "a puzzle of Schinderhannes, by its hints"(ear) {
    await begin(ear, "Schinderhannes solo");
    await ear.choose(/^From the box/);
    await playTo(ear, /Another puzzle/, async (_, spoken, keys) => {
      if (keys.B === "Cards") await ear.press("B");
      else if (/^Puzzle 1\b.* 0\/20/.test(spoken[0])) await ear.choose(/^Lay all/);
      else if (/^Puzzle 1\b.* 20\/20/.test(spoken[0])) await ear.choose(/^Hint/);
      else return false;
      return true;
    });
    return 0;
  },

  async "Schinderhannes for people"(ear) {
    await begin(ear, "Schinderhannes");
    let hands = 0;
    await playTo(ear, /Play again/, async (_, spoken, keys) => {
      // Whoever is to move opens the own hand; once a card is taken, the table is there again.
      if (!ear.held && keys.Y === "Hand" && !keys.A) {
        hands += 1;
        await ear.hold();
      } else if (ear.held && keys.Y) await ear.letGo();
      else if (ear.held && /^Pass, discard/.test(spoken[0])) await ear.press(spoken.some((said) => /^Pass, .*chosen/.test(said)) ? "Right" : "Down");
      else if (ear.held && (keys.Right === "View" || /does nothing/.test(spoken.at(-1)))) {
        // What cannot be played now is left, from the choice of its crimes, too.
        if (/^For which/.test(spoken[0])) await ear.press("Left");
        await ear.press("Down");
      } else if (!ear.held && keys.B === "Board") await ear.press("B");
      else return false;
      return true;
      // A hand begins at any card: it takes many presses to come to the one that can be played.
    }, 5000);
    assert.ok(hands > 10, `${hands} hands were heard`);
    return 1;
  },

  async "Tiny Epic Crimes"(ear) {
    await begin(ear, "Tiny Epic Crimes");
    for (const runs of ["secrets too", "everything"]) {
      await ear.press("Right");
      assert.match((await ear.hears()).join("\n"), new RegExp(`Runs, ${runs}, chosen`));
    }
    await playTo(ear, /Play again/, async () => false);
    return 1;
  },

  async "the clock of Tiny Epic Crimes, to the end of its hours"(ear) {
    await begin(ear, "Tiny Epic Crimes");
    await playTo(ear, /Play again|Replay/, async (_, spoken, keys) => {
      if (keys.X === "Done") await ear.press("X");
      else if (/: Hours/.test(spoken.at(-1)) && !keys.A) await ear.press("Right");
      else return false;
      return true;
    });
    return 0;
  },
};
