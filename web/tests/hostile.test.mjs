// What nobody sends by mistake: links, stored texts and scripts that try to stop the page or to get into it.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { openBoxes } from "./boxes-hands.mjs";
import { DESKTOP, DIST, inside, open, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

const FILE = pathToFileURL(join(DIST, "confidant.html")).href;
const GAMES = ["tatort-themse", "schinderhannes", "tiny-epic-crimes", "scotland-yard"];
const WORDS = ["%", "%ff", "%E0%A4%A", "constructor", "__proto__", "toString", "hasOwnProperty", "map%00", "999999999999", "a/b/c"];

test("no link into the boxes stops the page", inside(DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address);
  for (const game of GAMES) for (const word of WORDS) await boxes.goTo(`/${game}/${word}`);
  for (const word of ["constructor", "constructor.1", "constructor/constructor", "tatort-themse.99999999999999999999"]) await boxes.goTo(`/${word}`);
  // Also as the first address of a page.
  for (const hash of ["#boxes/scotland-yard/%", "#boxes/tiny-epic-crimes/__proto__", "#boxes/constructor", "#%", "#boxes/%"]) {
    const hands = await (async () => {
      await boxes.page.goto("about:blank");
      await boxes.page.goto(server.address + hash);
      await boxes.page.waitForSelector("html[data-ready]");
      return boxes.hands;
    })();
    assert.deepEqual(hands.faults, [], hash);
  }
  await boxes.goTo("");
  await boxes.page.waitForSelector(".boxes-rows");
  assert.deepEqual(boxes.faults, []);
}));

test("a stored text of a megabyte costs a moment, and the other boxes are there", inside(DESKTOP, async (context) => {
  const first = await openBoxes(context, server.address, "/tatort-themse");
  await first.tap("pad lady 4");
  await first.page.evaluate(() => {
    localStorage.setItem("confidant.box.7", 'confidant = 1\ngame = "scotland-yard"\n' + "x = [\n".repeat(170_000));
    localStorage.setItem("confidant.box.8", 'confidant = 1\ngame = "scotland-yard"\n' + "%%%\n".repeat(49_000));
    localStorage.setItem("confidant.boxes.game", JSON.stringify(["k = 1\n".repeat(150_000)]));
  });
  const start = Date.now();
  await first.page.reload();
  await first.page.waitForSelector("html[data-ready]");
  await first.goTo("");
  await first.page.waitForSelector('[data-box="1"]');
  assert.ok(Date.now() - start < 10_000, `${Date.now() - start} ms`);
  assert.deepEqual(first.faults, []);
}));

test("in the single file no script runs but its own", inside(DESKTOP, async (context) => {
  const page = await context.newPage();
  const refused = [];
  page.on("console", (line) => refused.push(line.text()));
  await page.goto(FILE);
  await page.waitForSelector("html[data-ready]");
  assert.deepEqual(refused, []);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  const [, scripts] = policy.match(/script-src ([^;]*);/);
  assert.doesNotMatch(scripts, /unsafe-inline|unsafe-eval'? /);
  assert.equal(scripts.match(/'sha256-[^']+'/g).length, await page.locator("script:not([type])").count());
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.got = 'in'";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", "<img src='data:,' onerror='window.got = 1'>");
  });
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => window.got), undefined);
  assert.ok(refused.some((line) => /Content Security Policy/.test(line)), refused.join("\n"));
}));

for (const [locale, words] of [["en-GB", /^Other pages can read this game\s+Confidant was opened as a file\.[^]*secrets[^]*Play$/],
["fr-FR", /^D’autres pages peuvent lire cette partie\s[^]*Jouer$/], ["de-DE", /^Andere Seiten können diese Partie lesen\s[^]*Spielen$/]]) {
  test(`the single file says once, when a game begins, who can read it: ${locale}`, inside({ ...DESKTOP, locale }, async (context) => {
    const hands = await open(context, FILE);
    const { page } = hands;
    assert.ok(await page.locator("#notice").isHidden(), "not before");
    for (let presses = 0; presses < 8 && await page.locator("#notice").isHidden(); presses++) {
      await page.waitForTimeout(600);
      await hands.click("A");
      await page.waitForTimeout(200);
    }
    assert.match(await hands.hearLocal(), words);
    assert.ok(await page.evaluate(() => localStorage.getItem("confidant.journal") !== null), "the game has begun");
    await page.evaluate(() => localStorage.removeItem("confidant.journal"));
    await page.reload();
    await page.waitForSelector("html[data-ready]");
    for (let presses = 0; presses < 6; presses++) {
      await page.waitForTimeout(600);
      await hands.click("A");
    }
    assert.ok(await page.locator("#notice").isHidden(), "only once");
    assert.deepEqual(hands.faults, []);
  }));
}

test("a page from a server says nothing of the kind", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  await hands.beginGame();
  assert.ok(await hands.page.locator("#notice").isHidden());
}));
