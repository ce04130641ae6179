// The journal and the settings in the browser's local storage.

import assert from "node:assert/strict";
import { test } from "node:test";
import { browser, DESKTOP, server, withServerAndBrowser } from "./harness.mjs";

const COMPLETE = 0, DAMAGED = 1, UNREADABLE = 2;
const FULL = 0, FAILED = 1;

withServerAndBrowser();

/** A page with an empty store and no companion that would write into it. */
const stored = (body) => async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.route("**/page.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto(server.address);
  try {
    await body(page);
  } finally {
    await context.close();
  }
};

/** Runs in the page: every record and how reading ended. */
const readAll = () => {
  const records = [];
  const end = Journal.read(240, (bytes) => records.push([...bytes]));
  return { records, end };
};

test("records come back in order and as they were", stored(async (page) => {
  assert.deepEqual(await page.evaluate(readAll), { records: [], end: COMPLETE });
  const every = Array.from({ length: 240 }, (_, at) => (at * 37) & 255);
  const records = [[0], [255, 0, 10, 13], every];
  for (const record of records) {
    assert.equal(await page.evaluate((bytes) => Journal.append(Uint8Array.from(bytes)), record), undefined);
  }
  assert.deepEqual(await page.evaluate(readAll), { records, end: COMPLETE });
  await page.reload();
  assert.deepEqual(await page.evaluate(readAll), { records, end: COMPLETE });
}));

test("an erasure leaves no byte of the journal, and the settings", stored(async (page) => {
  await page.evaluate(() => {
    Journal.append(Uint8Array.of(1, 2, 3));
    Journal.keep(Uint8Array.of(9));
  });
  assert.equal(await page.evaluate(() => Journal.erase()), undefined);
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), ["confidant.settings"]);
  assert.deepEqual(await page.evaluate(() => [...Journal.settings(240)]), [9]);
}));

test("what is damaged ends the reading; what lies before it is kept", stored(async (page) => {
  const found = await page.evaluate(() => {
    Journal.append(Uint8Array.of(1));
    Journal.append(Uint8Array.of(2));
    const text = localStorage.getItem("confidant.journal");
    const ends = {};
    const records = [];
    const read = () => {
      records.length = 0;
      return [Journal.read(240, (bytes) => records.push(...bytes)), [...records]];
    };
    for (const [name, wrong] of Object.entries({ letters: "§§\n", empty: "\n", long: `${"A".repeat(324)}\n` })) {
      localStorage.setItem("confidant.journal", text + wrong);
      ends[name] = read();
    }
    // A line without its end was cut off: it was never acknowledged.
    localStorage.setItem("confidant.journal", `${text}AQ`);
    ends.cut = read();
    return ends;
  });
  const damaged = [DAMAGED, [1, 2]];
  assert.deepEqual(found, { letters: damaged, empty: damaged, long: damaged, cut: damaged });
}));

test("something foreign is not read, and never written behind", stored(async (page) => {
  const found = await page.evaluate(() => {
    const answers = {};
    for (const text of ["", "confidant journal 2\nAQ==\n", "hello"]) {
      localStorage.setItem("confidant.journal", text);
      const end = Journal.read(240, () => { throw new Error("no record"); });
      const appended = Journal.append(Uint8Array.of(1));
      answers[text] = [end, appended, localStorage.getItem("confidant.journal") === text];
    }
    return answers;
  });
  for (const [text, answer] of Object.entries(found)) assert.deepEqual(answer, [DAMAGED, FAILED, true], text);
}));

test("no room and no store are told apart", stored(async (page) => {
  const found = await page.evaluate(() => {
    const room = "x".repeat(1024);
    let filler = "";
    try {
      for (; ;) localStorage.setItem("filler", filler += room.repeat(64));
    } catch { /* full up to 64 KiB */ }
    try {
      for (let at = 0; ; at++) localStorage.setItem(`filler ${at}`, "x");
    } catch { /* full */ }
    const full = Journal.append(Uint8Array.of(1));
    const settings = Journal.keep(Uint8Array.of(1));
    const left = localStorage.getItem("confidant.journal");
    Storage.prototype.getItem = () => { throw new Error("no store"); };
    Storage.prototype.setItem = () => { throw new Error("no store"); };
    return { full, settings, left, failed: Journal.append(Uint8Array.of(1)), unreadable: Journal.read(240, () => {}) };
  });
  assert.deepEqual(found, { full: FULL, settings: FULL, left: null, failed: FAILED, unreadable: UNREADABLE });
}));

test("settings that cannot be read are as none", stored(async (page) => {
  const found = await page.evaluate(() => ["", "confidant settings 2\nAQ==\n", "confidant settings 1\n§\n", "confidant settings 1\n"]
    .map((text) => {
      localStorage.setItem("confidant.settings", text);
      return Journal.settings(240);
    }));
  assert.deepEqual(found, [null, null, null, null]);
}));

test("what a store takes and does not keep, or keeps otherwise, counts as not stored", stored(async (page) => {
  for (const how of ["nothing", "half"]) {
    const ends = await page.evaluate((how) => {
      Journal.append(Uint8Array.of(1, 2, 3));
      const put = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name, text) {
        if (how === "half") put.call(this, name, text.slice(0, text.length / 2));
      };
      const ends = [Journal.append(Uint8Array.of(4, 5, 6)), Journal.keep(Uint8Array.of(9))];
      Storage.prototype.setItem = put;
      const gone = Storage.prototype.removeItem;
      Storage.prototype.removeItem = () => {};
      ends.push(Journal.erase());
      Storage.prototype.removeItem = gone;
      localStorage.clear();
      return ends;
    }, how);
    assert.deepEqual(ends, [FAILED, FAILED, FAILED], how);
  }
}));
