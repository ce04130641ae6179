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
const rest = () => new Promise((resolve) => setTimeout(resolve, 450));

test("Firefox: the first start, the language, live text and the sound switch", { skip }, async () => {
  await firefox.size(1280, 800);
  await firefox.open(server.address);
  await firefox.sees(/Français/);
  assert.equal(await lang(), "fr");
  await firefox.press("ArrowUp");
  assert.equal(await live(), "English");
  await firefox.press("Enter");
  await firefox.until("document.documentElement.lang === 'en'");
  await firefox.sees(/How it works/);
  await firefox.press("Enter");
  await firefox.sees(/New game/);
  assert.equal(await firefox.get("document.querySelector('[data-key=\"0\"]').getAttribute('aria-label')"), "Up");
  await firefox.press("ArrowDown");
  assert.equal(await live(), "More");
  await firefox.click("#sound");
  assert.equal(await firefox.get("document.getElementById('sound').getAttribute('aria-pressed')"), "false");
  await firefox.press("ArrowUp");
  await firefox.shot(join(SCREENS, "firefox-home.png"));
});

test("Firefox: a name by the keyboard, a game to the hand-over, a secret that closes, nothing lost", { skip }, async () => {
  await firefox.press("Enter");
  await firefox.sees(/Scotland Yard/);
  await firefox.press("Enter");
  await firefox.sees(/Players/);
  for (let presses = 0; presses < 12 && !/^Names/.test(await live()); presses++) await firefox.press("ArrowDown");
  await firefox.press("Enter");
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
  await firefox.press("x");
  await firefox.sees(/[0-9A-Z]{5}-[0-9A-Z]{5}/);
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

test("Firefox: a phone's width, and fingers on the picture", { skip }, async () => {
  await firefox.size(390, 780);
  await firefox.until("document.getElementById('screen').getBoundingClientRect().width >= 0.9 * innerWidth");
  await firefox.tap(100, 200); // More
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
  await firefox.click("#check-button");
  await firefox.until("document.getElementById('check-says').className === 'good'");
  await firefox.click("#check-replay");
  await firefox.sees(/traque|hunt/);
  await firefox.shot(join(SCREENS, "firefox-record.png"));
  assert.deepEqual(firefox.faults, []);
});
