// The key scripts of the host (host-tests/scripts), played on the page: host and page each play a script by themselves,
// and show the same picture after every line of it. Time is the script's, not the clock's.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { deedsIn, fileOf, firstWord, hashOf, isAside, linesOf, scripts } from "../../host-tests/scripts/scripts.mjs";
import { DEEDS, DESKTOP, inside, server, withServerAndBrowser } from "./harness.mjs";

/** Steps that nobody can do to a page from outside, or that pictures alone do not tell; they are tried on the laptop. */
const HOST_ALONE = ["code", "store", "damage", "foreign", "power-lost", "battery", "accident", "focus"];

/** Scripts about what is another way on the page. */
const ANOTHER_WAY = [
  "a-whole-set-up-by-keys", "holding-the-stick-turns-the-letter-wheel", // names are typed
  "schinderhannes-the-next-puzzle", // the day's puzzle is there instead
  "schinderhannes-a-new-puzzle", // its number begins anywhere
  "idle-dims-then-darkens", // the page never goes dark
  "the-clock-runs-down-pauses-and-is-turned-back", // a page that is behind has less time left
];

const KEYBOARD = { Up: "ArrowUp", Down: "ArrowDown", Left: "ArrowLeft", Right: "ArrowRight", A: "Enter", B: "Escape", X: "x", Y: "y" };

withServerAndBrowser();

function deedsOf(name) {
  const { status, stdout, stderr } = spawnSync(DEEDS, [fileOf(name), "page"], { encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(status, 0, stderr);
  return deedsIn(stdout);
}

/** The frame of a secret. */
const RED = 0xb8e5;

/** The page, with a clock that goes on when it is told to. */
class Page {
  constructor(page) {
    this.page = page;
    this.millis = 0;
    /** What was turned to since Y went down. */
    this.chosen = [];
  }

  static async open(context, records, settings) {
    const page = await context.newPage();
    await page.clock.install({ time: 0 });
    // Installed, it still goes on by itself, on a busy machine for a while: it stands still at a moment that is yet to come.
    await page.clock.pauseAt(60_000);
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if ("ready" in document.documentElement.dataset) window.readyAt ??= performance.now();
      });
      watch.observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
    });
    await page.goto(server.address);
    await page.evaluate(([records, settings]) => {
      localStorage.clear();
      if (records !== "-") localStorage.setItem("confidant.journal", `confidant journal 1\n${records.replaceAll(",", "\n")}\n`);
      if (settings !== "-") localStorage.setItem("confidant.settings", `confidant settings 1\n${settings}\n`);
    }, [records, settings]);
    const opened = new Page(page);
    await opened.start();
    return opened;
  }

  /** Switched off and on. */
  async start() {
    await this.page.reload();
    for (let turns = 0; !(await this.page.evaluate(() => "ready" in document.documentElement.dataset)); turns++) {
      assert.ok(turns < 500, "the companion does not start");
      await this.run(10);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    this.startedAt = this.millis - (await this.page.evaluate(() => performance.now() - window.readyAt));
  }

  async run(millis) {
    await this.page.clock.runFor(millis);
    this.millis += millis;
  }

  press(key) {
    if (key === "Y") this.chosen = [];
    return this.page.keyboard.down(KEYBOARD[key]);
  }

  release(key) { return this.page.keyboard.up(KEYBOARD[key]); }

  /** What stands for the picture as it would go to a panel, and whether its corner is red. */
  async look() {
    const letters = await this.page.evaluate(() => {
      const canvas = document.getElementById("screen");
      const finer = canvas.width / 240;
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const pixels = new Uint16Array(240 * 240).map((_, index) => {
        const at = 4 * finer * (Math.floor(index / 240) * canvas.width + (index % 240));
        return ((data[at] >> 3) << 11) | ((data[at + 1] >> 2) << 5) | (data[at + 2] >> 3);
      });
      return Array.from(pixels, (pixel) => String.fromCharCode(pixel >> 8, pixel & 0xff)).join("");
    });
    const bytes = Buffer.from(letters, "latin1");
    const pixels = Array.from({ length: 240 * 240 }, (_, index) => bytes.readUInt16BE(2 * index));
    return { hash: hashOf(pixels), red: pixels[0] === RED };
  }

  async tap(key, rest = 40) {
    await this.run(rest);
    await this.press(key);
    await this.run(40);
    await this.release(key);
    await this.run(40);
  }

  /** Turns the stick down until the picture is this one: where a secret list begins, no two devices agree. */
  async turnTo(hash) {
    // Where its rows lie in any order, too, the page before leads to it anew.
    for (let tries = 0; !await this.finds(hash); tries++) {
      const [first] = this.chosen;
      assert.ok(first && tries < 40, `nothing looks like ${hash}`);
      await this.tap("Left", 160);
      assert.ok(await this.finds(first), `nothing looks like ${first} any more`);
      await this.tap("Right", 160);
    }
    this.chosen.push(hash);
  }

  /** Whether some row of the list looks so; then it is lit. */
  async finds(hash) {
    const first = (await this.look()).hash;
    for (let row = 0, seen = first; seen !== hash; row++) {
      if (row > 0 && seen === first || row === 260) return false;
      await this.press("Down");
      await this.run(35);
      await this.release("Down");
      await this.run(35);
      seen = (await this.look()).hash;
    }
    return true;
  }

  /** Takes so many arms of a rose until the picture comes; wherever else they lead, Left opens the rose again with other lots. */
  async flickTo(flicks, hash) {
    for (let tries = 0; tries < 600; tries++) {
      for (let flick = 0; flick < flicks; flick++) await this.tap(["Up", "Left", "Right", "Down"][(tries >> (2 * flick)) & 3], 160);
      if ((await this.look()).hash === hash) return this.run(160);
      await this.tap("Left", 160);
    }
    assert.fail(`no arms lead to ${hash}`);
  }

  records() {
    return this.page.evaluate(() => Math.max(0, (localStorage.getItem("confidant.journal") ?? "").split("\n").length - 2));
  }
}

/** How long the host takes to choose a row, in milliseconds. */
const CHOOSING = 1500;

/** How much later than the host the page may show a picture. */
const PATIENCE = 700;

/** How much later than the host it may have thought of a move. */
const THOUGHT = 5000;

async function play(context, name) {
  const lines = linesOf(name);
  let page, offset, looked = 0;
  const runTo = async (now) => {
    if (now + offset > page.millis) await page.run(now + offset - page.millis);
  };
  for (const [deed, ...words] of deedsOf(name)) {
    if (deed === "start") {
      await page?.page.close();
      page = await Page.open(context, ...words);
      offset = page.startedAt;
    } else if (deed === "at") {
      const [now, what, key, picture] = words;
      await runTo(Number(now));
      if (what === "choose") {
        await page.turnTo(key);
        // A page that is behind, because a list began far from what was chosen, stays so: keys keep their distances.
        offset = Math.max(offset, page.millis - Number(now) - CHOOSING);
      } else if (what === "flick") {
        await page.flickTo(Number(key), picture);
        offset = Math.max(offset, page.millis - Number(now) - CHOOSING);
      } else if (what === "power") {
        for (const key of Object.keys(KEYBOARD)) await page.release(key);
        await page.start();
        offset = page.startedAt - Number(now);
      } else await page[what](key);
    } else {
      const [line, now, hash, , records, motion] = words;
      await runTo(Number(now));
      const place = `${name}.keys:${line}: ${lines[line - 1]}`;
      let seen = await page.look();
      if (motion === "secret") {
        assert.ok(seen.red, `${place}: the secret is not to be seen`);
      } else if (motion === "still" && !isAside(name, lines, line)) {
        for (let waited = 0; seen.hash !== hash && waited < PATIENCE; waited += 5) {
          await page.run(5);
          seen = await page.look();
        }
        assert.equal(seen.hash, hash, `${place}: another picture than the host's`);
        looked += 1;
      }
      if (!lines[line - 1].startsWith("records")) continue;
      // A player who thinks may take longer than the host.
      for (let waited = 0; (await page.records()) < Number(records) && waited < THOUGHT; waited += 50) await page.run(50);
      assert.equal(await page.records(), Number(records), place);
    }
  }
  assert.ok(looked > 5);
}

for (const name of scripts().filter((script) => !ANOTHER_WAY.includes(script))) {
  if (linesOf(name).some((line) => HOST_ALONE.includes(firstWord(line)))) continue;
  test(name, inside(DESKTOP, (context) => play(context, name)));
}
