// Whole evenings by fingers alone, on a phone of 390 x 844 in both ways: with the keys of the device, and with nothing but the picture.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, Ear, GAMES, playTo } from "./ear.mjs";
import { Hands, inside, PHONE, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

const KEYS = ["Up", "Down", "Left", "Right", "A", "B", "X", "Y"];
/** The number of the finger that rests: those that tap are counted up from 1, and never come so far. */
const RESTS = 1_000_000;
const STEPS = KEYS.slice(0, 4);
/** Where a finger on the picture is the stick. */
const WAYS = { Up: [120, 50], Down: [120, 190], Left: [40, 120], Right: [200, 120], B: [120, 120] };

/** Somebody who only touches: the picture, and one finger rests where Y is held. */
class Fingers extends Ear {
  static async open(context, address) {
    // Where on the picture something can be taken, a person sees; the module says it here.
    await context.addInitScript(() => {
      const instantiate = WebAssembly.instantiate;
      WebAssembly.instantiate = async (...given) => {
        const made = await instantiate(...given);
        window.sees = made.instance.exports;
        return made;
      };
      window.lifted = 0;
      addEventListener("pointerup", () => { window.lifted += 1; }, true);
    });
    const { page, faults } = await Ear.open(context, address);
    return new Fingers(page, faults);
  }

  /** A pixel of the picture on which a finger does this: first steps of this form, then a key; none, if it only leads the light there. */
  find(key, steps = "^$") {
    return this.page.evaluate(([wanted, way, names]) => {
      for (let y = 228; y > 0; y -= 8) {
        for (let x = 4; x < 240; x += 8) {
          const word = window.sees.touched(x, y);
          const walked = [...new Uint8Array(window.sees.memory.buffer, window.sees.exchange(), word & 255)].map((step) => names[step]).join();
          if ((word >> 8) === wanted + 1 && new RegExp(way).test(walked)) return [x, y];
        }
      }
      return null;
    }, [KEYS.indexOf(key), steps, KEYS]);
  }

  /** Everything that a finger can do, with a pixel for each. */
  places() {
    return this.page.evaluate((names) => {
      const all = new Map();
      for (let y = 228; y > 0; y -= 8) {
        for (let x = 4; x < 240; x += 8) {
          const word = window.sees.touched(x, y);
          const walked = [...new Uint8Array(window.sees.memory.buffer, window.sees.exchange(), word & 255)].map((step) => names[step]).join();
          if (word !== 0) all.set(`${walked} then ${names[(word >> 8) - 1]}`, `${x}, ${y}`);
        }
      }
      return [...all].map((each) => each.join(" at ")).join("\n");
    }, KEYS);
  }

  /** Takes the row on which this stands. */
  async choose(row) {
    for (let turns = 0; turns < 40; turns++) {
      const spoken = await this.hears();
      // Of rows that are said in their own way, what is lit is named at the end.
      const [, name] = spoken.join("\n").match(/^Chosen, ([^,.]+)/m) ?? [];
      const lit = spoken.findIndex((said) => /, chosen(, row|\.$)/.test(said) || (!said.startsWith("Chosen") && said.split(/[,.] ?/).includes(name)));
      const at = spoken.findIndex((said) => row.test(said));
      const steps = Array(Math.abs(at - lit)).fill(at < lit ? "Up" : "Down").join();
      const pixel = at < 0 || lit < 0 ? null : await this.find("A", `^${steps}$`);
      if (pixel) {
        await this.tap(pixel);
        await this.page.clock.runFor(500);
        return;
      }
      // A row that is not in view is scrolled to.
      const scroll = await this.find("Down");
      assert.ok(scroll, `${row} cannot be reached:\n${spoken.join("\n")}\n${await this.places()}`);
      await this.tap(scroll);
      await this.page.clock.runFor(300);
    }
    assert.fail(`${row} is never in view`);
  }

  async point([x, y]) {
    const box = await this.page.locator("#screen").boundingBox();
    return { x: box.x + ((x + 0.5) * box.width) / 240, y: box.y + ((y + 0.5) * box.height) / 240 };
  }

  async tap(pixel) {
    const lifted = () => this.page.evaluate(() => window.lifted);
    const before = await lifted();
    await new Hands(this.page).tap(...pixel);
    // A browser may report a touch after it has said that it was made.
    while (await lifted() === before) await new Promise((resolve) => setTimeout(resolve, 5));
    await this.page.clock.runFor(60);
  }

  /** The finger that rests. */
  async rest(what, at) {
    const { x, y } = at;
    await this.page.locator("#bezel").dispatchEvent(what, { pointerType: "touch", pointerId: RESTS, button: 0, bubbles: true, clientX: x, clientY: y });
  }

  async press(key, rest = 500) {
    // Nobody looks for a key to go down with: a finger goes to what lies there, or takes it.
    const other = async () => {
      if (!STEPS.includes(key)) return null;
      const way = `^${key}(,|$)`;
      return await this.find(null, way) ?? await this.find("A", way) ?? await this.find(null, ".") ?? await this.find("A", ".");
    };
    const pixel = this.held ? WAYS[key] : await this.find(key) ?? await other() ?? (key === "Down" ? await this.find("A") : key === "A" ? await this.find("A", ".") : null);
    assert.ok(pixel, `there is no place for ${key}:\n${(await this.hears()).join("\n")}\n${await this.places()}`);
    await this.tap(pixel);
    await this.page.clock.runFor(rest);
  }

  async hold() {
    const pixel = await this.find("Y");
    assert.ok(pixel, "Y can be held on the picture");
    this.resting = await this.point(pixel);
    await this.rest("pointerdown", this.resting);
    this.held = true;
    await this.page.clock.runFor(1000);
    for (const said of (await this.hears()).slice(0, 1)) this.secrets.add(said);
  }

  async letGo() {
    await this.rest("pointerup", this.resting);
    this.held = false;
    await this.page.clock.runFor(300);
  }
}

const SIDEWAYS = { ...PHONE, viewport: { width: 844, height: 390 } };

for (const [how, kind, bare] of [
  ["the device around it", PHONE, false], ["nothing but the picture", PHONE, true],
  ["the phone on its side", SIDEWAYS, false], ["on its side, nothing but the picture", SIDEWAYS, true],
]) {
  test(`Scotland Yard by fingers alone, ${how}`, inside(kind, async (context) => {
    const fingers = await Fingers.open(context, server.address);
    const { page } = fingers;
    if (bare) await page.locator("#bare").click();
    const { width } = await page.locator("#screen").boundingBox();
    assert.ok(width >= (kind === PHONE || bare ? 0.9 : 0.75) * 390, `${width}`);
    await begin(fingers, "Scotland Yard");
    await playTo(fingers, /Replay the hunt|How it went/, async () => false);
    assert.equal((await page.locator("#screen").boundingBox()).width, width, "the picture never changed its size");
    // The record is there to be given away, and the next evening begins with a finger, too.
    await fingers.assertKept(1);
  }));
}

for (const [game, play] of Object.entries(GAMES).filter(([name]) => name !== "Scotland Yard")) {
  test(`by fingers alone, nothing but the picture: ${game}`, inside(PHONE, async (context) => {
    const fingers = await Fingers.open(context, server.address);
    await fingers.page.locator("#bare").click();
    const { width } = await fingers.page.locator("#screen").boundingBox();
    await fingers.assertKept(await play(fingers));
    assert.equal((await fingers.page.locator("#screen").boundingBox()).width, width, "the picture never changed its size");
  }));
}
