// A phone on the table: fingers on the picture, a screen that stays on, full screen, and a dark that is never just black.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Hands, inside, open, PHONE, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

test("fingers lead through menus and set-up", inside(PHONE, async (context) => {
  const hands = await open(context, server.address);
  await hands.sees("New game");
  await hands.tap(100, 170); // the second row: More
  await hands.sees("Rules in short");
  await hands.tap(220, 228); // its hint: B
  await hands.sees("New game");
  await hands.tap(100, 130);
  await hands.sees("Scotland Yard");
  await hands.tap(100, 50);
  await hands.sees("Players");
  // The arrows of a setting are as large as a finger.
  const players = async () => (await hands.live()).match(/Players, (\d)/)?.[1];
  const before = Number(await players());
  await hands.tap(222, 50);
  assert.notEqual(Number(await players()), before);
  await hands.tap(120, 228); // X: begin
  await hands.sees(/[0-9A-Z]{5}-[0-9A-Z]{5}/);
  await hands.shot("phone-seal");
  assert.deepEqual(hands.faults, []);
}));

test("while Y is held a finger is the stick: the upper half up, the lower half down", inside(PHONE, async (context) => {
  const hands = await open(context, server.address);
  await hands.beginGame();
  const touch = (kind) => hands.key("Y").dispatchEvent(kind, { pointerType: "touch", pointerId: 7, button: 0, bubbles: true });
  await touch("pointerdown");
  await hands.sees("You are at");
  const chosen = () => hands.pixels();
  const first = await chosen();
  await hands.tap(30, 40);
  const above = await chosen();
  assert.notEqual(above, first);
  // Another place in the same half is the same step back, whatever row lies under it.
  await hands.tap(200, 225);
  assert.equal(await chosen(), first);
  await hands.tap(120, 125);
  await hands.tap(5, 110);
  assert.equal(await chosen(), first);
  assert.equal(await hands.live(), "", "nothing is read out by itself");
  await touch("pointerup");
  await hands.sees("Pass to");
  assert.deepEqual(hands.faults, []);
}));

test("a finger on the hint of Y holds it", inside(PHONE, async (context) => {
  const hands = await open(context, server.address);
  await hands.beginGame();
  const box = await hands.page.locator("#screen").boundingBox();
  const finger = (kind) => hands.page.locator("#bezel").dispatchEvent(kind, {
    pointerType: "touch", pointerId: 5, button: 0, bubbles: true,
    clientX: box.x + (20 * box.width) / 240, clientY: box.y + (228 * box.height) / 240,
  });
  await finger("pointerdown");
  await hands.sees("You are at");
  await finger("pointerup");
  await hands.sees("Pass to");
}));

test("the screen stays on while a game is played, and only then", inside(PHONE, async (context) => {
  await context.addInitScript(() => {
    window.locks = [];
    Object.defineProperty(navigator, "wakeLock", { value: {
      async request(kind) {
        const lock = new EventTarget();
        lock.kind = kind;
        lock.held = true;
        lock.release = async () => {
          lock.held = false;
          lock.dispatchEvent(new Event("release"));
        };
        window.locks.push(lock);
        return lock;
      },
    } });
  });
  const hands = await open(context, server.address);
  const held = () => hands.page.evaluate(() => window.locks.filter((lock) => lock.held).map((lock) => lock.kind));
  await hands.sees("New game");
  assert.deepEqual(await held(), []);
  await hands.beginGame();
  assert.deepEqual(await held(), ["screen"]);
  // A browser takes it away with the page, and gives it again.
  await hands.page.evaluate(() => {
    window.locks.forEach((lock) => lock.release());
    document.dispatchEvent(new Event("visibilitychange"));
  });
  assert.deepEqual(await held(), ["screen"]);
  // Home: nobody plays.
  await hands.key("B").dispatchEvent("pointerdown", { pointerType: "touch", pointerId: 3, button: 0 });
  await hands.sees("History");
  await hands.key("B").dispatchEvent("pointerup", { pointerType: "touch", pointerId: 3, button: 0 });
  const reads = async (text) => (await hands.live()).startsWith(text);
  for (let presses = 0; presses < 12 && !await reads("Home"); presses++) await hands.click("Down");
  await hands.click("A");
  await hands.sees("Resume");
  assert.deepEqual(await held(), []);
}));

test("the page can take the whole screen, and give it back", inside(PHONE, async (context) => {
  const { page } = await open(context, server.address);
  const full = page.locator("#full");
  assert.equal(await full.getAttribute("title"), "Full screen");
  await full.click();
  await page.waitForFunction(() => document.fullscreenElement && document.getElementById("full").getAttribute("aria-pressed") === "true");
  assert.equal(await full.getAttribute("title"), "Leave full screen");
  await full.click();
  await page.waitForFunction(() => !document.fullscreenElement && document.getElementById("full").getAttribute("aria-pressed") === "false");
}));

test("dark is a dim lamp that says how to go on; a finger only wakes", inside({ ...PHONE, locale: "fr-FR" }, async (context) => {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(server.address);
  await page.waitForSelector("html[data-ready]");
  const hands = new Hands(page);
  await hands.welcome();
  await hands.sees("Nouvelle partie");
  const lamp = page.locator("#dark");
  assert.ok(await lamp.isHidden());
  await page.clock.runFor(40_000);
  assert.ok(await lamp.isHidden(), "dim is not dark");
  await page.clock.runFor(100_000);
  assert.ok(await lamp.isVisible());
  assert.equal((await lamp.textContent()).trim(), "Appuyez sur une touche pour le réveiller");
  await hands.shot("phone-dark");
  await hands.tap(100, 170);
  assert.ok(await lamp.isHidden());
  await hands.sees("Nouvelle partie");
  await hands.tap(100, 170);
  await page.clock.runFor(100);
  assert.doesNotMatch(await hands.read(), /Nouvelle partie/, "now it takes the row");
}));
