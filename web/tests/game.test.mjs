// Whole ways through the companion, by clicks on the page.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { CASEFILE, DESKTOP, inside, open, PHONE, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

const records = (hands) => hands.page.evaluate(() => (localStorage.getItem("confidant.journal") ?? "").split("\n").length - 2);

/** Mister X's move while Y is held. */
async function moveMisterX(hands) {
  const before = await records(hands);
  await hands.click("Y");
  await hands.sees(/You are at|Show yourself/);
  for (let presses = 0; await records(hands) === before; presses++) {
    assert.ok(presses < 60, `no entry is made:\n${await hands.read()}`);
    await hands.takeSecretly();
  }
}

/** Plays on by clicks until `done` says so or the game is over; every kind of screen on the way. */
async function playOn(hands, name, done = () => false) {
  const seen = new Set();
  for (let steps = 0; steps < 2000; steps++) {
    const text = await hands.read();
    const is = (pattern) => pattern.test(text);
    if (is(/Replay the hunt/)) return seen.add("result");
    if (done(text)) return seen;
    if (is(/Press any key/)) {
      if (!seen.has("banner")) await hands.shot(`${name}-banner`);
      seen.add("banner");
      await hands.click("A");
    } else if (is(/Pass to/)) {
      if (!seen.has("hand-over")) await hands.shot(`${name}-hand-over`);
      seen.add("hand-over");
      await moveMisterX(hands);
    } else {
      const kind = is(/TICKET|No move is possible/) ? "entry" : "table";
      if (!seen.has(kind)) await hands.shot(`${name}-${kind}`);
      seen.add(kind);
      // Keys rest a moment when a breath begins.
      if (is(/Is he there/)) await new Promise((resolve) => setTimeout(resolve, 420));
      await hands.click("A");
    }
  }
  assert.fail(`the game does not end:\n${await hands.read()}`);
}

test("a whole game of Scotland Yard by clicks, and the page remembers nothing of it afterwards", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  const seal = await hands.beginGame();
  assert.ok(seal);
  const seen = await playOn(hands, "game");
  for (const kind of ["hand-over", "table", "entry", "result"]) assert.ok(seen.has(kind), kind);
  const result = await hands.sees(/escapes|catches|trap/);
  await hands.shot("game-result");
  assert.ok(await records(hands) > 3);

  // The result survives a reload.
  await hands.page.reload();
  await hands.sees("Resume");
  await hands.click("A");
  assert.equal(await hands.sees("Replay the hunt"), result);

  // What the page kept is sound: the seal of the start holds, and every action of it can be replayed.
  const journal = await hands.page.evaluate(() => localStorage.getItem("confidant.journal"));
  const folder = mkdtempSync(join(tmpdir(), "confidant-"));
  try {
    const [file, other] = [join(folder, "journal"), join(folder, "export.case")];
    writeFileSync(file, journal);
    const casefile = (...words) => spawnSync(CASEFILE, words, { encoding: "utf8" });
    const verified = casefile("verify", file, seal);
    assert.equal(verified.status, 0, verified.stdout + verified.stderr);
    assert.notEqual(casefile("verify", file, "AAAAA-AAAAA").status, 0, "another seal does not hold");
    const exported = casefile("export", file);
    assert.equal(exported.status, 0, exported.stderr);
    writeFileSync(other, exported.stdout);
    const replayed = casefile(other);
    assert.equal(replayed.status, 0, replayed.stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }

  // Put away for another one, every byte of its journal is erased, and its record lies on the shelf.
  await hands.click("B");
  await hands.sees("Resume");
  await hands.click("Down", "A");
  await hands.sees("1 to 6");
  assert.equal(await hands.page.evaluate(() => localStorage.getItem("confidant.journal")), null);
  await hands.click("B");
  const home = await hands.sees("New game");
  assert.doesNotMatch(home, /Resume/);
  await hands.click("Down", "A");
  await hands.sees("No. 1, Scotland Yard");
  await hands.click("A");
  await hands.sees("finished");
  await hands.click("B");
  await hands.sees("No. 1, Scotland Yard");
  assert.deepEqual(hands.faults, []);
}));

test("a reload in the middle resumes at the hand-over, with the secret covered", inside(PHONE, async (context) => {
  const hands = await open(context, server.address);
  await hands.beginGame();
  let handOvers = 0;
  await playOn(hands, "phone", (text) => /Pass to/.test(text) && ++handOvers === 3);
  const veil = await hands.pixels();
  const made = await records(hands);

  // Y is held by a click while the page goes away.
  await hands.key("Y").dispatchEvent("pointerdown", { pointerType: "mouse", button: 0, bubbles: true });
  // Which rows are to be seen, chance decides; where he is, the game.
  const place = (text) => text.match(/You are at([^]*)/)?.[1].match(/\d+/g)?.at(-1);
  const open_ = place(await hands.sees("You are at"));
  assert.ok(open_);
  await hands.shot("phone-secret");
  await hands.page.reload();
  await hands.page.waitForSelector("html[data-ready]");
  await hands.sees("Resume");
  await hands.shot("phone-resume");
  await hands.click("A");
  await hands.sees("Pass to");
  assert.equal(await hands.pixels(), veil);
  assert.equal(await records(hands), made, "a reload is no entry");

  await hands.key("Y").dispatchEvent("pointerdown", { pointerType: "mouse", button: 0, bubbles: true });
  assert.equal(place(await hands.sees("You are at")), open_, "the same game");
  assert.deepEqual(hands.faults, []);
}));

test("an entry that cannot be stored is not made, and can be tried again", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  await hands.beginGame();
  const made = await records(hands);
  await hands.page.evaluate(() => {
    Storage.prototype.kept = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException("", "SecurityError"); };
  });
  await hands.click("Y");
  await hands.sees("You are at");
  for (let presses = 0; presses < 60 && !/Could not save/.test(await hands.read()); presses++) await hands.takeSecretly();
  await hands.sees("Could not save");
  await hands.shot("not-stored");
  assert.equal(await records(hands), made);
  await hands.page.evaluate(() => { Storage.prototype.setItem = Storage.prototype.kept; });
  await hands.click("A");
  await hands.page.waitForFunction(() => !/Could not save/.test(document.getElementById("reading").textContent));
  assert.equal(await records(hands), made + 1);
  assert.deepEqual(hands.faults, []);
}));

test("a fault of the program loses nothing and shows nothing", inside(DESKTOP, async (context) => {
  await context.addInitScript(() => {
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...given) => {
      const { instance } = await instantiate(...given);
      const press = (...rest) => {
        if (window.broken) throw new WebAssembly.RuntimeError("unreachable");
        return instance.exports.press(...rest);
      };
      return { instance: { exports: { ...instance.exports, press } } };
    };
  });
  const hands = await open(context, server.address);
  await hands.beginGame();
  await hands.click("Y");
  await hands.sees("You are at");
  const made = await records(hands);
  await hands.page.evaluate(() => { window.broken = true; });
  await hands.click("Down");
  await hands.page.waitForSelector("#notice:not([hidden])");
  assert.match(await hands.page.textContent("#notice"), /every entry is saved/);
  assert.equal(await hands.read(), "", "nothing can be read");
  await hands.shot("fault");
  await hands.page.click("#notice-button");
  await hands.sees("Resume");
  assert.equal(await records(hands), made);
}));

test("a damaged journal is reported and left alone", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  await hands.beginGame();
  await moveMisterX(hands);
  const damaged = await hands.page.evaluate(() => {
    const text = `${localStorage.getItem("confidant.journal")}not a record\n`;
    localStorage.setItem("confidant.journal", text);
    return text;
  });
  await hands.page.reload();
  await hands.sees("The saved game is damaged");
  await hands.shot("damaged");
  assert.equal(await hands.page.evaluate(() => localStorage.getItem("confidant.journal")), damaged);
}));

test("a language chosen on the device stays", inside({ ...DESKTOP, locale: "de-DE" }, async (context) => {
  const hands = await open(context, server.address);
  await hands.sees("Neue Partie");
  await hands.click("X");
  await hands.sees("Sprache");
  await hands.click("Down", "A");
  await hands.sees("Français");
  await hands.click("Up", "A", "B", "B");
  await hands.sees("Nouvelle partie");
  await hands.page.reload();
  await hands.sees("Nouvelle partie");
}));
