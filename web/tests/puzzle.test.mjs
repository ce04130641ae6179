// Puzzles of Schinderhannes on the page: a printed one by its hints, the day's, and one of any number.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, DESKTOP, inside, open, PHONE, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

const journal = (hands) => hands.page.evaluate(() => localStorage.getItem("confidant.journal") ?? "");
const records = async (hands) => (await journal(hands)).split("\n").length - 2;

/** Turns down until this is chosen. */
async function choose(hands, what) {
  for (let presses = 0; presses < 40 && !what.test(await hands.live()); presses++) await hands.click("Down");
  assert.match(await hands.live(), what);
}

/** From home to the set-up of a puzzle. */
async function toPuzzle(hands) {
  await hands.sees("New game");
  await hands.click("A");
  await hands.sees("Schinderhannes");
  await choose(hands, /^Schinderhannes/);
  await hands.click("A", "Right");
  await hands.sees("a puzzle");
}

/** Begins a puzzle that is made on the page; its number. */
async function make(hands, name) {
  await hands.sees(/Making a puzzle|Ready/);
  await hands.page.waitForFunction(() => /Ready/.test(document.getElementById("reading").textContent), null, { timeout: 30_000 });
  await hands.shot(name);
  const [, number] = (await hands.read()).match(/Puzzle number\s+(\d+)/);
  await hands.click("A");
  await hands.sees("Donkey, Gri");
  return number;
}

/** The day as the page sees it. */
const onTheDay = (context, year, month, day) => context.addInitScript(([...date]) => {
  const Real = Date;
  window.Date = class extends Real {
    constructor(...given) { super(...(given.length > 0 ? given : [...date, 23, 30])); }
  };
}, [year, month - 1, day]);

test("a printed puzzle: a token struck and put back, all cards laid, a hint followed, and a reload in the middle", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  await toPuzzle(hands);
  await hands.click("X");
  await hands.sees(/Donkey, Gri 0\/20/);
  // A token is struck, and comes back.
  await hands.click("A");
  await hands.sees("Put back");
  await hands.page.waitForTimeout(450);
  await hands.click("A");
  await hands.sees("Strike");
  assert.equal(await records(hands), 3);
  await hands.click("B");
  await hands.sees("Lay all");
  await hands.page.waitForTimeout(450);
  await hands.click("A");
  await hands.sees("20/20");
  assert.equal(await records(hands), 23);

  // A hint in three steps, and it is done.
  await choose(hands, /^Hint/);
  await hands.click("A");
  await hands.sees("Hint 1/3");
  await hands.shot("puzzle-hint");
  await hands.click("A");
  await hands.sees("Hint 2/3");
  await hands.click("A");
  await hands.sees("Hint 3/3");
  await hands.page.waitForTimeout(450);
  await hands.click("A");
  const shown = await hands.sees("It is here");
  await hands.shot("puzzle-matrix");
  const kept = await journal(hands);
  assert.ok(await records(hands) > 23, "what it says is entered");

  await hands.page.reload();
  await hands.sees("Resume");
  await hands.click("A");
  await hands.sees("It is here");
  assert.equal(await journal(hands), kept);
  assert.match(shown, /20\/20/);
  assert.deepEqual(hands.faults, []);
}));

test("the day's puzzle is that of the calendar on the wall, and another one tomorrow", inside(DESKTOP, async (context) => {
  await onTheDay(context, 2026, 11, 16);
  const hands = await open(context, server.address);
  await toPuzzle(hands);
  await hands.click("Down", "Left", "Left");
  await hands.sees("today’s");
  await hands.click("X");
  assert.equal(await make(hands, "puzzle-of-the-day"), "773");
  assert.equal(await records(hands), 1);
  assert.deepEqual(hands.faults, []);

  const other = await browser.newContext(PHONE);
  try {
    await onTheDay(other, 2026, 11, 17);
    const next = await open(other, server.address);
    await toPuzzle(next);
    await next.click("Down", "Left", "Left", "X");
    assert.equal(await make(next, "phone-puzzle-of-the-day"), "774");
    assert.deepEqual(next.faults, []);
  } finally {
    await other.close();
  }
}));

test("a new puzzle is broken off, made again and begun", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  await toPuzzle(hands);
  await hands.click("Down", "Left");
  await hands.sees("new");
  // Few suppositions: that takes a while.
  await hands.click("Down", "Right", "Right", "X");
  await hands.sees("Puzzle number");
  await hands.click("A");
  await hands.sees(/Making a puzzle|Ready/);
  await hands.click("B");
  await hands.sees("Digit");
  assert.equal(await journal(hands), "", "nothing is begun");
  await hands.click("A");
  const number = await make(hands, "puzzle-new");
  assert.match(number, /^\d{1,4}$/);
  assert.equal(await records(hands), 1);
  assert.deepEqual(hands.faults, []);
}));
