// The page in Firefox, where one is installed: it starts, speaks, takes keys, fingers and names, holds secrets, checks records.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Firefox, FIREFOX } from "./firefox.mjs";
import { DIST, record, serve } from "./harness.mjs";

const skip = FIREFOX ? false : "no Firefox is installed";
const SCREENS = process.env.CONFIDANT_SCREENS;
let server, firefox;
before(async () => {
  if (skip) return;
  server = await serve();
  firefox = await Firefox.start("fr-FR");
});
after(async () => {
  await firefox?.stop();
  await server?.stop();
});

const lang = () => firefox.get("document.documentElement.lang");
const live = () => firefox.get("document.getElementById('live').textContent");
const rest = () => new Promise((resolve) => setTimeout(resolve, 700));

test("Firefox: the first start, the language, live text and the sound switch", { skip }, async () => {
  await firefox.size(1280, 800);
  await firefox.open(server.address);
  await firefox.sees(/Français/);
  assert.equal(await lang(), "fr");
  await firefox.press("ArrowUp");
  assert.match(await live(), /^English, /);
  await firefox.press("Enter");
  await firefox.until("document.documentElement.lang === 'en'");
  await firefox.sees(/How it works/);
  await firefox.press("Enter");
  await firefox.sees(/New game/);
  assert.equal(await firefox.get("document.querySelector('[data-key=\"up\"]').getAttribute('aria-label')"), "Up");
  await firefox.press("ArrowDown");
  assert.match(await live(), /^Past games, /);
  await firefox.click("#sound");
  assert.equal(await firefox.get("document.getElementById('sound').getAttribute('aria-pressed')"), "false");
  await firefox.press("ArrowUp");
  await firefox.shot(join(SCREENS, "firefox-home.png"));
});

test("Firefox: a name by the keyboard, a game to the hand-over, a secret that closes, nothing lost", { skip }, async () => {
  await firefox.press("Enter");
  await firefox.sees(/Scotland Yard/);
  await firefox.press("Enter");
  await firefox.sees(/Who plays/);
  await rest();
  await firefox.press("Enter");
  await firefox.sees(/Begin/);
  for (let presses = 0; presses < 12 && !/^Names/.test(await live()); presses++) await firefox.press("ArrowDown");
  await firefox.press("ArrowRight");
  await rest();
  await firefox.press("Enter");
  await firefox.until("!document.getElementById('naming').hidden");
  await firefox.click("#name");
  await firefox.type("Zoé");
  await firefox.press("Enter");
  await firefox.until("document.getElementById('name').value === ''");
  await firefox.press("Escape");
  await firefox.sees(/Zoé/);
  await firefox.press("Escape");
  await firefox.sees(/Begin/);
  await firefox.press("Enter");
  await firefox.sees(/[0-9A-Z]{5}-[0-9A-Z]{5}/);
  await rest();
  await firefox.press("Enter");
  await firefox.sees(/Place the pawns/);
  for (let presses = 0; presses < 6 && !/Pass to/.test(await firefox.get("document.getElementById('reading').textContent")); presses++) {
    await rest();
    await firefox.press("Enter");
  }
  await firefox.sees(/Pass to/);
  await firefox.click(".key.y");
  await firefox.sees(/You are at/);
  assert.equal(await live(), "", "nothing is read out by itself");
  await firefox.click(".key.y");
  await firefox.sees(/Pass to/);
  await firefox.open(server.address);
  await firefox.sees(/Resume/);
});

test("Firefox: a secret move by keyboard and ear, on the arms of the rose", { skip }, async () => {
  const read = () => firefox.get("document.getElementById('reading').textContent");
  const entries = () => firefox.get("localStorage.getItem('confidant.journal').split('\\n').length");
  await firefox.press("Enter");
  await firefox.sees(/Pass to/);
  const before = await entries();
  await firefox.hold("y");
  await firefox.sees(/You are at/);
  let roses = 0;
  for (let presses = 0; presses < 40 && await entries() === before; presses++) {
    const arm = (await read()).split("\n").slice(0, -1).map((said) => said.match(/^(Up|Left|Right|Down): (?!empty)/)?.[1]).find(Boolean);
    roses += Number(Boolean(arm));
    assert.equal(await live(), "", "nothing is read out by itself");
    await firefox.press(`Arrow${arm ?? "Right"}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await firefox.letGo("y");
  assert.notEqual(await entries(), before);
  assert.ok(roses > 0);
  assert.doesNotMatch(await read(), /You are at/);
  // No voice is installed where these tests run, or one is: it is said, or it is on.
  await firefox.click("#aloud");
  await firefox.until("document.getElementById('aloud').getAttribute('aria-pressed') === 'true' || /voice|voix/.test(document.getElementById('hint').textContent)");
  await firefox.open(server.address);
  await firefox.sees(/Resume/);
});

test("Firefox: a phone's width, and fingers on the picture", { skip }, async () => {
  await firefox.size(390, 780);
  await firefox.until("document.getElementById('screen').getBoundingClientRect().width >= 0.9 * innerWidth");
  await firefox.tap(220, 228); // its hint: X, More
  await firefox.sees(/Rules in short/);
  await firefox.tap(220, 228); // its hint: B
  await firefox.sees(/Resume/);
  await firefox.shot(join(SCREENS, "firefox-phone.png"));
  await firefox.size(1280, 800);
});

test("Firefox: the single file opens from a folder, checks a record and replays it", { skip }, async () => {
  const text = record(11);
  await firefox.open(pathToFileURL(join(DIST, "confidant.html")).href);
  await firefox.click("#open-check");
  const paste = (words) => firefox.get(`document.getElementById("check-record").value = ${JSON.stringify(words)}`);
  await paste(text.slice(0, -9));
  await firefox.click("#check-button");
  await firefox.until("document.getElementById('check-says').className === 'bad'");
  await paste(text);
  await firefox.get(`document.getElementById("check-notes").value = "ZZZZZ-ZZZZZ\\nwe won!"`);
  await firefox.click("#check-button");
  await firefox.until("document.getElementById('check-says').className === 'good'");
  const noted = await firefox.get("[...document.querySelectorAll('#check-noted li')].map((line) => line.className).join()");
  assert.equal(noted, "nowhere,unreadable");
  await firefox.click("#check-replay");
  await firefox.sees(/traque|hunt/);
  await firefox.shot(join(SCREENS, "firefox-record.png"));
  assert.deepEqual(firefox.faults, []);
});

test("Firefox: where it stores nothing, the page says so and plays", { skip }, async () => {
  const without = await Firefox.start("de-DE", { "dom.storage.enabled": false });
  try {
    await without.size(1280, 800);
    await without.open(server.address);
    assert.equal(await without.get("document.getElementById('notice-head').textContent"), "Hier wird nichts gespeichert");
    await without.click("#notice-button");
    await without.until("document.getElementById('notice').hidden");
    await without.press("Enter");
    await without.sees(/So geht|Halte|gehalten|halten/);
    assert.deepEqual(without.faults, []);
  } finally {
    await without.stop();
  }
});
