// A record of a game that is over: opened by its text, checked, and seen again; and everything that can be wrong with it.

import assert from "node:assert/strict";
import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { DESKTOP, DIST, inside, open, PHONE, record, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

let text, seal;
before(() => {
  text = record(11);
  [, , seal] = text.split(":");
});

/** What the check says of this text. */
async function verdict(page, words) {
  await page.fill("#check-record", words);
  await page.click("#check-button");
  return page.textContent("#check-says");
}

/** The record in two parts, as a longer one would have: five bytes are eight signs. */
function inParts() {
  const [, , , signs] = text.split(":");
  const half = Math.floor(signs.length / 16) * 8;
  return [`CONFIDANT2:1/2:${seal}:${signs.slice(0, half)}`, `CONFIDANT2:2/2:${seal}:${signs.slice(half)}`];
}

test("a pasted record is checked and replayed, and the running game stays as it was", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  const { page } = hands;
  await hands.beginGame();
  const journal = () => page.evaluate(() => localStorage.getItem("confidant.journal"));
  const own = await journal();
  await page.reload();
  await hands.sees("Resume");
  await page.click("#open-check");
  assert.match(await verdict(page, text), new RegExp(`is valid.*${seal}.*Compare`));
  await page.fill("#check-seal", seal.toLowerCase().replace("-", " "));
  assert.match(await page.textContent("#check-says"), /It is the seal you wrote down/);
  await page.fill("#check-seal", "AAAAA-AAAAA");
  assert.match(await page.textContent("#check-says"), /another game/);
  await hands.shot("check-holds");
  await page.click("#check-replay");
  await page.waitForSelector("#check", { state: "hidden" });
  await hands.sees(/the hunt/);
  assert.match(await page.textContent("#hint"), /looking at a record/);
  await hands.shot("check-replay");
  const result = await hands.pixels();
  await hands.click("A", "Right", "Right");
  assert.notEqual(await hands.pixels(), result, "the hunt is followed");
  assert.equal(await journal(), own);
  await page.click("#leave");
  await page.waitForSelector("html[data-ready]");
  await hands.sees("Resume");
  assert.equal(await journal(), own);
  assert.deepEqual(hands.faults, []);
}));

test("what is wrong with a record is said plainly", inside(DESKTOP, async (context) => {
  const { page } = await open(context, server.address);
  await page.click("#open-check");
  const [first, second] = inParts();
  const other = record(12);
  const [, , otherSeal] = other.split(":");
  const middle = Math.floor(text.length / 2);
  const changed = text.slice(0, middle) + (text[middle] === "7" ? "8" : "7") + text.slice(middle + 1);
  const cases = [
    ["", /not a Confidant record/],
    ["hello", /not a Confidant record/],
    [changed, /missing or was changed/],
    [text.slice(0, -9), /missing or was changed/],
    [text.replace(seal, otherSeal), /seal does not match/],
    [text.replace("CONFIDANT2", "CONFIDANT3"), /Another version/],
    [first, /Part 2 is missing/],
    [second, /Part 1 is missing/],
    [`${first}\n${second.replace(seal, otherSeal)}`, /different records/],
    [`CONFIDANT2:1/1:${seal}:${"0".repeat(9000)}`, /too long for a record/],
  ];
  for (const [words, says] of cases) {
    assert.match(await verdict(page, words), says, words.slice(0, 60));
    assert.ok(await page.isHidden("#check-replay"));
  }
  // Both parts, in any order, in any letters, with words around them.
  assert.match(await verdict(page, `From: me\n${second.toLowerCase()}\n\n ${first}`), /is valid/);
  assert.ok(await page.isVisible("#check-replay"));
}));

test("a record behind the # of the address is opened at once, beside a game in another tab", inside(PHONE, async (context) => {
  const first = await open(context, server.address);
  await first.beginGame();
  const page = await context.newPage();
  await page.goto(`${server.address}#${text}`);
  await page.waitForSelector("#check[open]");
  assert.match(await page.textContent("#check-says"), new RegExp(`is valid.*${seal}`));
  await page.screenshot({ path: join(process.env.CONFIDANT_SCREENS, "phone-check.png") });
  // Whoever does not want to see it is asked to close the other tab first, as ever.
  await page.click("#check-close");
  await page.waitForSelector("#notice:not([hidden])");
  assert.equal(new URL(page.url()).hash, "");
  await first.page.close();
  await page.waitForSelector("html[data-ready]");
}));

test("a part behind the # waits for the others", inside(DESKTOP, async (context) => {
  const page = await context.newPage();
  const [one, two] = inParts();
  await page.goto(`${server.address}#${two}`);
  await page.waitForSelector("#check[open]");
  assert.match(await page.textContent("#check-says"), /Part 1 is missing/);
  await page.evaluate((part) => { location.hash = part; }, one);
  await page.waitForSelector("#check-says.good");
}));

test("the single file checks records, from a file too, and says so in three languages", async () => {
  const folder = mkdtempSync(join(tmpdir(), "confidant-"));
  try {
    const file = join(folder, "record.txt");
    writeFileSync(file, `${text}\n`);
    const words = { "en-GB": /record is valid/, "fr-FR": /relevé est valable/, "de-DE": /Protokoll stimmt/ };
    for (const [locale, says] of Object.entries(words)) {
      await inside({ ...DESKTOP, locale }, async (context) => {
        const hands = await open(context, pathToFileURL(join(DIST, "confidant.html")).href);
        await hands.page.click("#open-check");
        await hands.page.setInputFiles("#check-file", file);
        await hands.page.waitForSelector("#check-says.good");
        assert.match(await hands.page.textContent("#check-says"), says);
        await hands.page.click("#check-replay");
        await hands.page.waitForSelector("#leave:not([hidden])");
        assert.deepEqual(hands.faults, []);
      })();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a record that is shown can be copied, and the copy holds", inside({ ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] }, async (context) => {
  const hands = await open(context, server.address);
  const { page } = hands;
  assert.ok(await page.isHidden("#copy"));
  await page.click("#open-check");
  await verdict(page, text);
  await page.click("#check-replay");
  await hands.sees(/the hunt/);
  for (let presses = 0; presses < 8 && !/^Seal and code/.test(await hands.live()); presses++) await hands.click("Down");
  await hands.click("A");
  await page.waitForSelector("#copy:not([hidden])");
  await page.click("#copy");
  await page.waitForFunction(() => document.getElementById("copy").title === "Copied");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
}));
