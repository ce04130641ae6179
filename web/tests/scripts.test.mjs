// The key scripts of the host (host-tests/scripts), played on the page: host and page each play a script by themselves,
// and show the same picture after every line of it. Time is the script's, not the clock's.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { browse, DEEDS, DESKTOP, serve } from "./harness.mjs";

const FOLDER = new URL("../../host-tests/scripts/", import.meta.url);

/** Steps that nobody can do to a page from outside; they are tried on the laptop. */
const HOST_ALONE = ["store", "damage", "foreign", "power-lost", "battery", "accident", "focus"];

/** Scripts about what is another way on the page. */
const ANOTHER_WAY = [
  "a-whole-set-up-by-keys", "holding-the-stick-turns-the-letter-wheel", // names are typed
  "schinderhannes-the-next-puzzle", // the day"s puzzle is there instead
  "schinderhannes-a-new-puzzle", // its number begins anywhere
];

/** Scripts that show a seal, which is drawn from chance, or how many seconds have passed since the start. */
const CHANCE_AND_TIME = [
  "tiny-epic-clock-hours-alone", "tiny-epic-clock-the-own-time-board-is-kept", "schinderhannes-a-printed-puzzle", "the-clock-runs-down-pauses-and-is-turned-back",
];

const KEYBOARD = { Up: "ArrowUp", Down: "ArrowDown", Left: "ArrowLeft", Right: "ArrowRight", A: "Enter", B: "Escape", X: "x", Y: "y" };

let server, browser;
before(async () => {
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const scripts = () => readdirSync(FOLDER).filter((name) => name.endsWith(".keys")).map((name) => name.slice(0, -5)).sort();
const linesOf = (name) => readFileSync(new URL(`${name}.keys`, FOLDER), "utf8").split("\n");

function deedsOf(name) {
  const file = fileURLToPath(new URL(`${name}.keys`, FOLDER));
  const { status, stdout, stderr } = spawnSync(DEEDS, [file, "page"], { encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(status, 0, stderr);
  return stdout.split("\n").filter(Boolean).map((line) => line.split(" "));
}

/** The page, with a clock that goes on when it is told to. */
class Page {
  constructor(page) {
    this.page = page;
    this.millis = 0;
  }

  static async open(context, records, settings) {
    const page = await context.newPage();
    await page.clock.install({ time: 0 });
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
      assert.ok(turns < 100, "the companion does not start");
      await this.run(50);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async run(millis) {
    await this.page.clock.runFor(millis);
    this.millis += millis;
  }

  press(key) { return this.page.keyboard.down(KEYBOARD[key]); }

  release(key) { return this.page.keyboard.up(KEYBOARD[key]); }

  /** FNV-1a over the picture as its bytes would go to a panel, and whether its corner is red. */
  look() {
    return this.page.evaluate(() => {
      const canvas = document.getElementById("screen");
      const finer = canvas.width / 240;
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      let [high, low] = [0xcbf29ce4, 0x84222325];
      const step = (byte) => {
        low = (low ^ byte) >>> 0;
        // times 2^40 + 0x1b3
        const product = low * 0x1b3;
        high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
        low = product >>> 0;
      };
      let corner;
      for (let y = 0; y < 240; y++) {
        for (let x = 0; x < 240; x++) {
          const at = 4 * (y * finer * canvas.width + x * finer);
          const pixel = ((data[at] >> 3) << 11) | ((data[at + 1] >> 2) << 5) | (data[at + 2] >> 3);
          corner ??= pixel;
          step(pixel >> 8);
          step(pixel & 0xff);
        }
      }
      return { hash: [high, low].map((half) => half.toString(16).padStart(8, "0")).join(""), red: corner === 0xb8e5 };
    });
  }

  /** Turns the stick down until the picture is this one: where a secret list begins, no two devices agree. */
  async turnTo(hash) {
    for (let row = 0; (await this.look()).hash !== hash; row++) {
      assert.ok(row < 260, `nothing looks like ${hash}`);
      await this.press("Down");
      await this.run(35);
      await this.release("Down");
      await this.run(35);
    }
  }

  records() {
    return this.page.evaluate(() => Math.max(0, (localStorage.getItem("confidant.journal") ?? "").split("\n").length - 2));
  }
}

/** How much later than the host the page may show a picture. */
const PATIENCE = 700;

async function play(context, name) {
  const lines = linesOf(name);
  let page, offset, looked = 0;
  const runTo = async (now) => {
    // A page that is behind, because a list began far from what was chosen, stays so: keys keep their distances.
    offset = Math.max(offset ?? -Infinity, page.millis - now);
    if (now + offset > page.millis) await page.run(now + offset - page.millis);
  };
  for (const [deed, ...words] of deedsOf(name)) {
    if (deed === "start") {
      await page?.page.close();
      page = await Page.open(context, ...words);
      offset = undefined;
    } else if (deed === "at") {
      const [now, what, key] = words;
      await runTo(Number(now));
      if (what === "choose") await page.turnTo(key);
      else if (what === "power") {
        for (const key of Object.keys(KEYBOARD)) await page.release(key);
        await page.start();
        offset = page.millis - Number(now);
      } else await page[what](key);
    } else {
      const [line, now, hash, , records, motion] = words;
      await runTo(Number(now));
      const place = `${name}.keys:${line}: ${lines[line - 1]}`;
      let seen = await page.look();
      if (motion === "secret") {
        assert.ok(seen.red, `${place}: the secret is not to be seen`);
      } else if (motion === "still") {
        for (let waited = 0; seen.hash !== hash && waited < PATIENCE; waited += 5) {
          await page.run(5);
          seen = await page.look();
        }
        assert.equal(seen.hash, hash, `${place}: another picture than the host's`);
        looked += 1;
      }
      if (lines[line - 1].startsWith("records")) assert.equal(await page.records(), Number(records), place);
    }
  }
  assert.ok(looked > 5);
}

for (const name of scripts().filter((script) => ![...ANOTHER_WAY, ...CHANCE_AND_TIME].includes(script))) {
  if (linesOf(name).some((line) => HOST_ALONE.includes(line.trim().split(" ")[0]))) continue;
  test(name, async () => {
    // On a machine that is busy with something else a key may come between two ticks of the page: a second try.
    for (let attempt = 1, played = false; !played; attempt += 1) {
      const context = await browser.newContext(DESKTOP);
      try {
        await play(context, name);
        played = true;
      } catch (fault) {
        if (attempt === 2) throw fault;
      } finally {
        await context.close();
      }
    }
  });
}
