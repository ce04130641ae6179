// What a machine can find of what shuts people out: every state of the page is looked at by axe.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { file, openBoxes, textOf, WALL } from "./boxes-hands.mjs";
import { DESKTOP, everywhere, inside, open, PHONE, record, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** By these people go through a page whom nothing shows its parts: not serious for axe, but for them. */
const WAYS = ["landmark-one-main", "landmark-no-duplicate-main", "page-has-heading-one", "html-has-lang"];

/** What is critical or serious on the page, as it stands, and what of its parts has no name to go by. */
async function found(page) {
  await page.evaluate(AXE);
  // Where people choose their own colours, they choose the contrast.
  const { violations } = await page.evaluate(() => window.axe.run(document, {
    resultTypes: ["violations"], rules: { "color-contrast": { enabled: !matchMedia("(forced-colors: active)").matches } },
  }));
  return violations.filter(({ id, impact }) => impact === "critical" || impact === "serious" || WAYS.includes(id))
    .map(({ id, nodes }) => `${id}: ${nodes.length} times, as ${nodes[0].html.slice(0, 160)}`);
}

/** On a desk in each browser; on phones, and through whole games, the pages are the same and Chromium is enough. */
const tried = (name, kind, body) => kind.isMobile ? test(name, inside(kind, body)) : everywhere(name, kind, body);

/** The page's own rules keep foreign scripts out; here they are let in. */
const LOOSE = { bypassCSP: true };

for (const [name, kind] of [["desktop", DESKTOP], ["phone", PHONE]]) {
  tried(`the table, a running game and the dialogs have nothing critical or serious: ${name}`, { ...kind, ...LOOSE }, async (context) => {
    const hands = await open(context, server.address);
    const { page } = hands;
    const good = async (where) => assert.deepEqual(await found(page), [], where);
    await good("home");
    await page.locator("#bare").click();
    await good("picture only");
    await page.locator("#bare").click();
    await page.locator("#open-check").click();
    await page.fill("#check-record", "nothing");
    await page.locator("#check-button").click();
    await good("a record that is none");
    await page.fill("#check-record", record(11));
    await page.fill("#check-notes", "12 7K2F\nnothing\n7");
    await page.locator("#check-button").click();
    await good("a record that holds");
    await page.locator("#check-close").click();
    await hands.beginGame();
    await good("hand-over");
    await page.keyboard.down("y");
    await hands.sees(/You are at/);
    await good("a secret is open");
    await page.keyboard.up("y");
    assert.deepEqual(hands.faults, []);
  });

  tried(`my boxes, each form and each sheet have nothing critical or serious: ${name}`, { ...kind, ...LOOSE }, async (context) => {
    const boxes = await openBoxes(context, server.address);
    const { page } = boxes;
    const good = async (where) => assert.deepEqual(await found(page), [], where);
    const bad = await textOf(page, "tatort-themse", "Our tin", ["put", "clues", "tower-lady-4", ""], ["put", "clues", "tower-lady-4", ""], ["put", "bonus", "tower", "7"]);
    await page.evaluate((text) => localStorage.setItem("confidant.box.1", text), bad);
    await page.reload();
    await page.waitForSelector(".boxes-rows");
    await good("list");
    await boxes.tap("box1 more");
    await good("list, more");
    await boxes.tap("box1 empty");
    await good("list, asked");
    await boxes.tap("box1 yes");
    await good("list, done");
    await boxes.tap("deed back");
    await page.setInputFiles("#boxes-file", file("theirs.toml", bad.replace("tower = 7", "tower = 5")));
    await page.waitForSelector('[data-sheet="compare"]');
    await good("a file is compared");
    await boxes.tap("sheet close");
    for (const where of [
      "/tatort-themse", "/schinderhannes/board", "/schinderhannes/1", "/schinderhannes/20", "/schinderhannes/40", "/schinderhannes/60", "/schinderhannes/75", "/schinderhannes/puzzles",
      "/tiny-epic-crimes/suspects", "/tiny-epic-crimes/time.standard", "/tiny-epic-crimes/badge", "/tiny-epic-crimes/officers", "/tiny-epic-crimes/events", "/tiny-epic-crimes/force",
      "/scotland-yard/base", "/scotland-yard/appearances", "/scotland-yard/start", "/scotland-yard/tickets", "/scotland-yard/map",
    ]) {
      await boxes.goTo(where);
      await good(where);
    }
    assert.deepEqual(boxes.faults, []);
  });
}

for (const [name, kind] of [
  ["in French, in one's own colours", { ...DESKTOP, locale: "fr-FR", forcedColors: "active" }], ["in German, on a phone, in one's own colours", { ...PHONE, locale: "de-DE", forcedColors: "active" }],
  ["in French, on a phone", { ...PHONE, locale: "fr-FR" }], ["in German", { ...DESKTOP, locale: "de-DE" }],
]) {
  test(`the table, a record, my boxes and a form have nothing critical or serious: ${name}`, inside({ ...kind, ...LOOSE }, async (context) => {
    const hands = await open(context, server.address);
    const { page } = hands;
    const good = async (where) => assert.deepEqual(await found(page), [], where);
    await good("home");
    await page.locator("#open-check").click();
    await page.fill("#check-record", record(11));
    await page.fill("#check-notes", "12 7K2F");
    await page.locator("#check-button").click();
    await good("a record");
    await page.locator("#check-close").click();
    await page.evaluate(() => { location.hash = "#boxes"; });
    await page.waitForSelector(".boxes-rows");
    await hands.shot(`axe-${name.replaceAll(/\W+/g, "-")}`);
    await good("list");
    await page.evaluate(() => { location.hash = "#boxes/tatort-themse"; });
    await page.waitForSelector("#boxes .wall");
    await page.locator('[data-id="pad lady 4"]').click();
    await page.locator('[data-id="pad lady 4"]').click();
    await good("a form that asks");
    assert.deepEqual(hands.faults, []);
  }));
}

/** From home to the field for a name: by this the rows of a set-up are gone through. */
async function toNaming(hands) {
  await hands.begin();
  await hands.sees("Scotland Yard");
  await hands.click("A");
  await hands.saysWhoPlays();
  for (let rows = 0; rows < 12 && !/^Names/.test(await hands.live()); rows++) await hands.click("Down");
  await hands.click("Right");
  await hands.page.waitForTimeout(500);
  await hands.click("A");
  await hands.page.waitForSelector("#naming:not([hidden])");
}

for (const [name, kind] of [["desktop", DESKTOP], ["phone", PHONE], ["phone on its side", { ...PHONE, viewport: { width: 844, height: 390 } }]]) {
  tried(`a set-up, a name and a record have nothing critical or serious: ${name}`, { ...kind, ...LOOSE }, async (context) => {
    const hands = await open(context, server.address);
    const { page } = hands;
    const good = async (where) => assert.deepEqual(await found(page), [], where);
    await hands.click("A");
    await hands.sees("Scotland Yard");
    await good("the games");
    await hands.click("A");
    await hands.sees("Who plays?");
    await good("who plays");
    await hands.begin();
    await page.waitForSelector("#own-values:not([hidden])");
    await good("a set-up with Confidant's values");
    await page.reload();
    await hands.sees("New game");
    await toNaming(hands);
    await good("a name");
    await page.fill("#name", "漢字");
    await good("a name that cannot be shown");
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    await page.locator("#open-check").click();
    await page.fill("#check-record", record(11));
    await page.locator("#check-button").click();
    await page.locator("#check-replay").click();
    await hands.sees("hunt");
    await good("a record is looked at");
    await page.locator("#leave").click();
    await hands.sees("New game");
    await page.evaluate(() => {
      document.getElementById("hint").textContent = T.noVoice;
    });
    await good("something is told");
    assert.deepEqual(hands.faults, []);
  });

  tried(`what stops everything has nothing critical or serious: ${name}`, { ...kind, ...LOOSE }, async (context) => {
    await context.addInitScript(() => {
      if (location.hash === "#nothing") Object.defineProperty(window, "localStorage", { value: undefined });
    });
    const page = await context.newPage();
    await page.goto(`${server.address}#nothing`);
    await page.waitForSelector("#notice:not([hidden])");
    assert.deepEqual(await found(page), [], "nothing is stored");
    await page.close();
    const hands = await open(context, server.address);
    const second = await context.newPage();
    await second.goto(server.address);
    await second.waitForSelector("#notice:not([hidden])");
    assert.deepEqual(await found(second), [], "already open");
    await second.close();
    assert.deepEqual(hands.faults, []);
  });

  tried(`files and sheets of my boxes have nothing critical or serious: ${name}`, { ...kind, ...LOOSE }, async (context) => {
    const boxes = await openBoxes(context, server.address);
    const { page } = boxes;
    const good = async (where) => assert.deepEqual(await found(page), [], where);
    const wall = Object.entries(WALL).flatMap(([of, clues]) => clues.map((clue) => ["put", "clues", `${of}-${clue.replace(" ", "-")}`, ""]));
    const text = await textOf(page, "tatort-themse", "Our tin", ...wall);
    const offer = async (called, words, sheet) => {
      await page.setInputFiles("#boxes-file", file(called, words));
      await page.waitForSelector(`[data-sheet="${sheet}"]`);
      await good(sheet);
    };
    await offer("letter.txt", "Dear all", "refused");
    await boxes.tap("sheet close");
    await offer("damaged.toml", `${text}bonsu = "\n`, "damaged");
    await boxes.tap("sheet close");
    await offer("tin.toml", text, "first");
    await boxes.tap("sheet first", "box1 device");
    await good("to the device");
    await boxes.tap("sheet close");
    await page.setInputFiles("#boxes-file", file("theirs.toml", text.replace("tower-lady-4", "tower-lady-5")));
    await page.waitForSelector('[data-sheet="compare"]');
    await boxes.tap("sheet replace");
    await good("one takes the place of another");
    await boxes.tap("sheet yes");
    await page.evaluate(() => localStorage.setItem("confidant.box.2", "%%%"));
    await page.reload();
    await page.waitForSelector(".boxes-rows");
    await good("a box that cannot be read");
    await boxes.goTo("/tiny-epic-crimes/time.coop");
    await boxes.tap("that is all");
    await good("an empty form asks");
    assert.deepEqual(boxes.faults, []);
  });
}

for (const [game, ...keys] of [["Scotland Yard"], ["Tatort Themse"], ["Schinderhannes"], ["Schinderhannes solo"], ["Tiny Epic Crimes"], ["Tiny Epic Crimes", "Right", "Right"]]) {
  test(`a game of ${[game, ...keys].join(", ")} has nothing critical or serious on any page that it passes`, inside({ ...DESKTOP, ...LOOSE }, async (context) => {
    const hands = await open(context, server.address);
    const { page } = hands;
    const looked = new Set();
    const look = async () => {
      const reading = await hands.read();
      if (looked.has(reading)) return;
      looked.add(reading);
      assert.deepEqual(await found(page), [], reading);
    };
    await hands.click("A");
    await hands.sees("Scotland Yard");
    for (let rows = 0; rows < 8 && !(await hands.live()).includes(game); rows++) await hands.click("Down");
    await hands.click("A");
    if (!/solo/.test(game)) await hands.saysWhoPlays();
    // The first row of a set-up is what is played: everything.
    await hands.click(...keys);
    await look();
    await hands.begin();
    for (let presses = 0; presses < 16; presses++) {
      // What is asked for may rest a while after an entry.
      await page.waitForTimeout(450);
      await look();
      await page.keyboard.down("y");
      await look();
      await page.keyboard.up("y");
      await hands.click(presses % 4 === 3 ? "Down" : "A");
    }
    assert.ok(looked.size >= 6, `only ${looked.size} pages were seen`);
    assert.deepEqual(hands.faults, []);
  }));
}
