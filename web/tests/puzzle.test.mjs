// Puzzles of Schinderhannes on the page: a printed one by its hints, the day's, and one of any number.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, DESKTOP, everywhere, inside, open, PHONE, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

const journal = (hands) => hands.page.evaluate(() => localStorage.getItem("confidant.journal") ?? "");
const records = async (hands) => (await journal(hands)).split("\n").length - 2;

/** Turns down until this is chosen. */
async function choose(hands, what) {
  for (let presses = 0; presses < 40 && !what.test(await hands.live()); presses++) await hands.click("Down");
  assert.match(await hands.live(), what);
}

/** From home to the home of the puzzles. */
async function toPuzzle(hands) {
  await hands.sees("New game");
  await hands.begin();
  await hands.sees("Schinderhannes");
  await choose(hands, /^Schinderhannes solo/);
  await hands.begin();
  await hands.sees(/in a row/);
}

/** From there to the first of the printed ones. */
async function printed(hands) {
  await choose(hands, /^From the box/);
  await hands.begin();
  await hands.begin();
}

/** Begins a puzzle that is made on the page; its number. */
async function make(hands, name) {
  await hands.sees(/Making a puzzle|Ready/);
  await hands.page.waitForFunction(() => /Ready/.test(document.getElementById("reading").textContent), null, { timeout: 30_000 });
  await hands.shot(name);
  const [, number] = (await hands.read()).match(/Puzzle number[,.\s]+(\d+)/);
  await hands.begin();
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

everywhere("a printed puzzle: a token struck and put back, all cards laid, a hint followed, and a reload in the middle", DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  await toPuzzle(hands);
  await printed(hands);
  await hands.sees(/Donkey, Gri, 0\/20/);
  // A token is struck, and comes back.
  await hands.begin();
  await hands.sees("Put back");
  await hands.page.waitForTimeout(450);
  await hands.begin();
  await hands.sees("Strike");
  assert.equal(await records(hands), 3);
  await hands.click("B");
  await hands.sees("Lay all");
  await hands.page.waitForTimeout(450);
  await hands.begin();
  await hands.sees("20/20");
  assert.equal(await records(hands), 23);

  // A hint in three steps, and it is done.
  await choose(hands, /^Hint/);
  await hands.begin();
  await hands.sees("Hint 1/3");
  await hands.shot("puzzle-hint");
  await hands.begin();
  await hands.sees("Hint 2/3");
  await hands.begin();
  await hands.sees("Hint 3/3");
  await hands.page.waitForTimeout(450);
  await hands.begin();
  const shown = await hands.sees("It is here");
  await hands.shot("puzzle-matrix");
  const kept = await journal(hands);
  assert.ok(await records(hands) > 23, "what it says is entered");

  await hands.page.reload();
  await hands.sees("Resume");
  await hands.begin();
  await hands.sees("It is here");
  assert.equal(await journal(hands), kept);
  assert.match(shown, /20\/20/);
  assert.deepEqual(hands.faults, []);
});

test("the day's puzzle is that of the calendar on the wall, and another one tomorrow", inside(DESKTOP, async (context) => {
  await onTheDay(context, 2026, 11, 16);
  const hands = await open(context, server.address);
  await toPuzzle(hands);
  await hands.sees("Today");
  await hands.begin();
  assert.equal(await make(hands, "puzzle-of-the-day"), "773");
  assert.equal(await records(hands), 1);
  assert.deepEqual(hands.faults, []);

  const other = await browser.newContext(PHONE);
  try {
    await onTheDay(other, 2026, 11, 17);
    const next = await open(other, server.address);
    await toPuzzle(next);
    await next.begin();
    assert.equal(await make(next, "phone-puzzle-of-the-day"), "774");
    assert.deepEqual(next.faults, []);
  } finally {
    await other.close();
  }
}));

test("a new puzzle is broken off, made again and begun", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  await toPuzzle(hands);
  await choose(hands, /^By number/);
  // Few suppositions: that takes a while.
  await hands.click("Right", "Right");
  await hands.begin();
  await hands.sees("Puzzle number");
  await hands.begin();
  await hands.sees(/Making a puzzle|Ready/);
  await hands.click("B");
  await hands.sees("Digit");
  assert.equal(await journal(hands), "", "nothing is begun");
  await hands.begin();
  const number = await make(hands, "puzzle-new");
  assert.match(number, /^\d{1,4}$/);
  assert.equal(await records(hands), 1);
  assert.deepEqual(hands.faults, []);
}));

/** Where on the picture a finger would only lead the light to; what the reading says while it passes over each. */
async function drag(hands) {
  const places = await hands.page.evaluate(() => {
    const found = new Map();
    for (let y = 2; y < 216; y += 2) {
      for (let x = 2; x < 240; x += 2) {
        const { steps, key } = Contract.touch(window.sees.touched(x, y));
        const way = [...new Uint8Array(window.sees.memory.buffer, window.sees.exchange(), steps)].join();
        if (steps > 0 && key === 0 && !found.has(way)) found.set(way, [x, y]);
      }
    }
    return [...found.values()].slice(0, 24);
  });
  assert.ok(places.length >= 8, `${places.length} places`);
  const box = await hands.page.locator("#screen").boundingBox();
  const finger = (kind, [x, y]) => hands.page.locator("#bezel").dispatchEvent(kind, {
    pointerType: "touch", pointerId: 5, button: 0, bubbles: true, cancelable: true,
    clientX: box.x + ((x + 0.5) * box.width) / 240, clientY: box.y + ((y + 0.5) * box.height) / 240,
  });
  const seen = new Set();
  await finger("pointerdown", places[0]);
  for (const place of places.slice(1)) {
    await finger("pointermove", place);
    seen.add(await hands.pixels());
  }
  await finger("pointerup", places.at(-1));
  assert.ok(seen.size >= 8, `the light follows: ${seen.size} pictures`);
  // Lifted, it follows no more.
  const last = await hands.pixels();
  await finger("pointermove", places[0]);
  assert.equal(await hands.pixels(), last);
}

/** The module is to be asked what a finger would do. */
const seeing = (context) => context.addInitScript(() => {
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    window.sees = made.instance.exports;
    return made;
  };
});

everywhere("a finger drags the light over the matrix of a puzzle and enters nothing", PHONE, async (context) => {
  await seeing(context);
  const hands = await open(context, server.address);
  await toPuzzle(hands);
  await printed(hands);
  await hands.sees(/Donkey, Gri, 0\/20/);
  const made = await records(hands);
  await drag(hands);
  assert.equal(await records(hands), made);
  assert.deepEqual(hands.faults, []);
});

everywhere("a finger drags round the ring of hours and enters nothing", PHONE, async (context) => {
  await seeing(context);
  const hands = await open(context, server.address);
  await hands.begin();
  await hands.sees("Tiny Epic Crimes");
  await choose(hands, /^Tiny Epic Crimes/);
  await hands.begin();
  await hands.saysWhoPlays();
  await hands.begin();
  await hands.onTo(/Officer 1/);
  const made = await records(hands);
  await drag(hands);
  assert.equal(await records(hands), made);
  assert.deepEqual(hands.faults, []);
});
