// Whole games by keyboard and ear: whoever plays here knows nothing but what is spoken, and takes what was heard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, Ear, GAMES, playTo } from "./ear.mjs";
import { DESKTOP, everywhere, inside, open, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

/** What is played in Firefox, too: secrets and roses, a matrix, a ring; the other games are long. */
const BOTH = ["Scotland Yard", "a puzzle of Schinderhannes, by its hints", "the clock of Tiny Epic Crimes, to the end of its hours"];

for (const [game, play] of Object.entries(GAMES)) {
  const body = async (context) => {
    const ear = await Ear.open(context, server.address);
    await ear.assertKept(await play(ear));
  };
  const name = `by ear to its end: ${game}`;
  if (BOTH.includes(game)) everywhere(name, DESKTOP, body);
  else test(name, inside(DESKTOP, body));
}

/** Speech as a browser has it: some voices, and what they were asked to say. */
const withVoices = (context, voices) => context.addInitScript((all) => {
  window.said = [];
  window.SpeechSynthesisUtterance = class {
    constructor(text) { this.text = text; }
  };
  const speech = {
    getVoices: () => all,
    speak: ({ text, voice }) => window.said.push({ text, voice: voice.name, open: document.getElementById("reading").textContent }),
    cancel: () => window.said.push({ hush: true }),
    addEventListener: (_, then) => setTimeout(then),
  };
  Object.defineProperty(window, "speechSynthesis", { value: speech });
}, voices);
const FAR = { name: "far", lang: "en-US", localService: false };
const GERMAN = { name: "deutsch", lang: "de-DE", localService: true };
const NEAR = { name: "near", lang: "en-GB", localService: true };

test("read aloud: the open table by a voice of this machine, and silence behind the hold", inside(DESKTOP, async (context) => {
  await withVoices(context, [FAR, GERMAN, NEAR]);
  const ear = await Ear.open(context, server.address);
  const { page } = ear;
  const said = () => page.evaluate(() => window.said.filter(({ text }) => text));
  await begin(ear, "Scotland Yard");
  await playTo(ear, /Hold to open/, async () => false);
  assert.deepEqual(await said(), [], "nobody asked for it");
  await page.locator("#aloud").click();
  await page.waitForSelector('#aloud[aria-pressed="true"]');
  await playTo(ear, /Replay the hunt|How it went/, async () => false);
  const all = await said();
  for (const { voice, open: page } of all) {
    assert.equal(voice, "near");
    for (const secret of ear.secrets) assert.ok(!page.includes(secret), `it spoke beside ${secret}`);
  }
  const words = all.map(({ text }) => text).join("\n");
  for (const what of [/^Detective.1/m, /^Detective.2/m, /^Mister X/m, /appears|Mister X is at|seen/i]) assert.match(words, what);
  for (const secret of ear.secrets) assert.ok(!words.includes(secret.replace(/\.$/, "")), secret);
  assert.ok(await page.evaluate(() => window.said.some(({ hush }) => hush)), "Y ends what is being said");
  // It stays as it was chosen.
  await page.reload();
  await page.waitForSelector('#aloud[aria-pressed="true"]');
  await page.locator("#aloud").click();
  await page.waitForSelector('#aloud[aria-pressed="false"]');
  assert.deepEqual(ear.faults, []);
}));

test("read aloud: where no voice of this language is installed, it says so", async () => {
  for (const [locale, words] of [["en-GB", /^No voice for this language/], ["fr-FR", /^Aucune voix pour cette langue/]]) {
    await inside({ ...DESKTOP, locale }, async (context) => {
      await withVoices(context, [FAR, GERMAN]);
      const { page } = await open(context, server.address);
      await page.locator("#aloud").click();
      await page.waitForFunction((source) => new RegExp(source).test(document.getElementById("hint").textContent), words.source);
      assert.equal(await page.locator("#aloud").getAttribute("aria-pressed"), "false");
      assert.deepEqual(await page.evaluate(() => window.said), []);
    })();
  }
});

test("read aloud: the last ten seconds of a turn, each once", inside(DESKTOP, async (context) => {
  await withVoices(context, [NEAR]);
  const ear = await Ear.open(context, server.address);
  const { page } = ear;
  await page.locator("#aloud").click();
  await page.waitForSelector('#aloud[aria-pressed="true"]');
  await begin(ear, "Scotland Yard");
  await ear.light(/^Time/);
  await ear.press("Right");
  await ear.press("Right");
  await playTo(ear, /^Move, [^]*Detective.2/, async () => false);
  await page.evaluate(() => { window.said = []; });
  await page.clock.runFor(75_000);
  const seconds = await page.evaluate(() => window.said.map(({ text }) => text).filter((text) => /^\d+$/.test(text)));
  assert.deepEqual(seconds, ["10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]);
}));
