// What those get who do not see the picture, or see it in another language: live text, `lang`, focus, names by keyboard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, DESKTOP, everywhere, inside, open, PHONE, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

everywhere("the live text names the chosen row and its value", DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  await hands.sees("New game");
  await hands.click("Down");
  assert.match(await hands.live(), /^Past games, chosen(, row 2 of \d)?\.$/);
  await hands.click("X", "Down");
  await hands.click("Down", "A");
  assert.match(await hands.live(), /^Settings\. .*Language, English$/);
  await hands.click("Down");
  assert.match(await hands.live(), /^[A-Z]\w+, 5\/5, chosen, row \d of \d\.$/);
  await hands.click("Left");
  assert.match(await hands.live(), /^[A-Z]\w+, 4\/5, chosen, row \d of \d\.$/);
  await hands.click("Down");
  assert.match(await hands.live(), /^Sound, 2\/3, chosen, row \d of \d\.$/);
  await hands.click("Left", "Left");
  assert.match(await hands.live(), /^Sound, 0\/3, chosen, row \d of \d\.$/);
});

everywhere("the live text names each ticket", DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  await hands.beginGame();
  // Mister X moves; whatever is lit.
  const entries = () => hands.page.evaluate(() => localStorage.getItem("confidant.journal").split("\n").length);
  const before = await entries();
  await hands.click("Y");
  await hands.sees("You are at");
  assert.equal(await hands.live(), "", "nothing of it is read out by itself");
  for (let presses = 0; presses < 60 && await entries() === before; presses++) await hands.takeSecretly();
  assert.notEqual(await entries(), before);
  assert.doesNotMatch(await hands.read(), /You are at/, "closed, it is in no tree");
  assert.match(await hands.read(), /Taxi|Bus|Underground|Black ticket/, "the ticket in his trail has a name");
  await hands.onTo(/TICKET/);
  const seen = new Set();
  for (let presses = 0; presses < 3; presses++) {
    const live = await hands.live();
    // Where there is one ticket, there is nothing beside it.
    if (/does nothing here/.test(live)) break;
    const [, ticket, count] = live.match(/(Taxi|Bus|Underground), (\d+)/) ?? assert.fail(live);
    seen.add(`${ticket} ${count}`);
    await hands.click("Right");
  }
  assert.ok(seen.has("Taxi 10"), [...seen].join());
  await hands.click("Down");
  assert.match(await hands.live(), /; \d+$/, "and the station");
});

test("a secret is in the tree of those who hear only while it is held open", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  const tree = () => hands.page.locator("#device").ariaSnapshot();
  await hands.beginGame();
  assert.match(await tree(), /Pass to/);
  assert.doesNotMatch(await tree(), /You are at/);
  await hands.page.keyboard.down("y");
  await hands.sees("You are at");
  assert.match(await tree(), /You are at/);
  assert.equal(await hands.page.locator("#live").ariaSnapshot(), "- paragraph", "nor is it announced");
  await hands.page.keyboard.up("y");
  await hands.sees("Pass to");
  assert.doesNotMatch(await tree(), /You are at/);
}));

test("where people choose their own colours, keys, tools and notes have an edge", inside({ ...DESKTOP, forcedColors: "active" }, async (context) => {
  const { page } = await open(context, server.address);
  const style = (what, part) => page.locator(what).evaluate((element, name) => getComputedStyle(element)[name], part);
  for (const what of ["#device", '[data-key="a"]', "#bare", "#notice .card", "#own-values"]) assert.equal(await style(what, "borderTopStyle"), "solid", what);
  assert.equal(await style("#screen", "forcedColorAdjust"), "none", "the picture keeps its colours");
  await page.keyboard.down("ArrowDown");
  assert.equal(await style('[data-key="down"]', "outlineStyle"), "solid");
  await page.keyboard.up("ArrowDown");
  assert.notEqual(await style('[data-key="down"]', "outlineStyle"), "solid");
  // What is on has more than a ground of its own.
  await page.locator("#bare").click();
  assert.equal(await style("#bare", "outlineStyle"), "solid");
}));

everywhere("lang, names and hints follow the language that is chosen on the device", { ...DESKTOP, locale: "fr-FR" }, async (context) => {
  const hands = await open(context, server.address);
  const { page } = hands;
  const lang = () => page.getAttribute("html", "lang");
  const name = () => hands.key("Up").getAttribute("aria-label");
  await hands.sees("Nouvelle partie");
  assert.deepEqual([await lang(), await name()], ["fr", "Haut"]);
  assert.match(await page.textContent("#hint"), /^Un compagnon/);
  await hands.click("X", "Down", "Down", "A", "Right");
  await hands.sees("Deutsch");
  assert.deepEqual([await lang(), await name()], ["de", "Hoch"]);
  assert.equal(await page.getAttribute("#sound", "title"), "Ton an");
  await hands.click("B", "B");
  await page.reload();
  await hands.sees("Neue Partie");
  assert.equal(await lang(), "de", "the device's language counts, not the browser's");
});

test("the sentence about Y stands where Y matters", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  const hint = () => hands.page.textContent("#hint");
  assert.match(await hint(), /^A companion for detective board games/);
  await hands.beginGame();
  assert.match(await hint(), /Click Y to hold it/);
  await hands.click("Y");
  assert.match(await hint(), /^Y is held/);
}));

test("focus goes from the keys to the tools, and comes back", inside(DESKTOP, async (context) => {
  const page = await context.newPage();
  await page.goto(server.address);
  await page.waitForSelector("html[data-ready]");
  const order = [];
  for (let presses = 0; presses < 14; presses++) {
    await page.keyboard.press("Tab");
    order.push(await page.evaluate(() => document.activeElement.dataset.key ?? document.activeElement.id));
  }
  assert.deepEqual(order, ["up", "left", "right", "down", "x", "y", "a", "b", "sound", "aloud", "full", "bare", "own", "open-check"]);
  await page.keyboard.press("Enter");
  await page.waitForSelector("#check[open]");
  assert.ok(await page.evaluate(() => document.getElementById("check").contains(document.activeElement)));
  await page.keyboard.press("Escape");
  assert.equal(await page.evaluate(() => document.activeElement.id), "open-check");
}));

test("nothing moves where people asked for it", inside({ ...DESKTOP, reducedMotion: "reduce" }, async (context) => {
  await context.addInitScript(() => {
    window.still = [];
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...given) => {
      const { instance } = await instantiate(...given);
      const still = (now, on) => {
        window.still.push(on);
        return instance.exports.still(now, on);
      };
      return { instance: { exports: { ...instance.exports, still } } };
    };
  });
  const { page } = await open(context, server.address);
  assert.deepEqual(await page.evaluate(() => window.still), [1]);
  assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById("screen")).transitionDuration), "0s");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.waitForFunction(() => window.still.join() === "1,0");
}));

/** From home to the names of the players of Scotland Yard. */
async function toNames(hands) {
  await hands.sees("New game");
  await hands.click("A");
  await hands.sees("Scotland Yard");
  await hands.click("A");
  await hands.saysWhoPlays();
  for (let presses = 0; presses < 12 && !/^Names/.test(await hands.live()); presses++) await hands.click("Down");
  await hands.click("Right");
  // A rests after a page that has just come.
  await hands.page.waitForTimeout(500);
}

everywhere("a name is typed with the keyboard, at once", DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  const { page } = hands;
  assert.ok(await page.isHidden("#naming"));
  await toNames(hands);
  assert.ok(await page.isHidden("#naming"));
  await hands.click("A");
  await page.waitForSelector("#naming:not([hidden])");
  // Letters are letters here, and keys of the device nowhere.
  await page.keyboard.type("Béatrix-Ayb");
  assert.equal(await page.inputValue("#name"), "Béatrix-Ayb");
  await hands.shot("name");
  assert.equal(await page.textContent("#name-label"), "Mister X");
  await page.keyboard.press("Enter");

  // The next one is asked for at once. What cannot be shown is refused with the reason, and stays to be mended.
  await page.waitForFunction(() => document.getElementById("name-label").textContent !== "Mister X");
  assert.equal(await page.inputValue("#name"), "");
  await page.keyboard.type("Wwwwwwwwwwwwwwwwww");
  assert.match(await page.textContent("#name-says"), /too long/);
  await page.keyboard.press("Enter");
  assert.ok(await page.isVisible("#naming"));
  assert.equal(await page.inputValue("#name"), "Wwwwwwwwwwwwwwwwww");
  await page.fill("#name", "漢字");
  assert.match(await page.textContent("#name-says"), /cannot show/);
  await page.fill("#name", "Zoë");
  assert.equal(await page.textContent("#name-says"), "");
  await page.keyboard.press("Enter");

  // Escape goes back and changes nothing; a name is remembered.
  await hands.sees(/Béatrix-Ayb.*Zoë|Zoë.*Béatrix-Ayb/);
  await page.keyboard.type("Nobody");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#naming", { state: "hidden" });
  await hands.sees(/Béatrix-Ayb.*Zoë/);
  assert.doesNotMatch(await hands.read(), /Nobody/);
  assert.deepEqual(hands.faults, []);
});

test("a phone opens its own keyboard when the field is touched", inside(PHONE, async (context) => {
  const hands = await open(context, server.address);
  const { page } = hands;
  await toNames(hands);
  await hands.click("A");
  await page.waitForSelector("#naming:not([hidden])");
  assert.notEqual(await page.evaluate(() => document.activeElement.id), "name", "names to choose from stay in view");
  await page.tap("#name");
  await page.keyboard.type("Ömer");
  await hands.shot("phone-name");
  await page.tap("#name-done");
  await page.waitForFunction(() => document.getElementById("name").value === "");
  await hands.click("B");
  await hands.sees("Ömer");
  assert.deepEqual(hands.faults, []);
}));
