// A newer version of the page: when it comes, and that no running game is left behind.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DESKTOP, DIST, everywhere, Hands, loosened, open, site as serveSite, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

/** A number of WebAssembly's binary form at this place, and where it ends. */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 127) << shift;
    if (byte < 128) return [value, at];
  }
}

/** The same program, but it says of every journal that it cannot read it: its function `reads` returns 0. */
function withOtherRules(wasm) {
  const bytes = Uint8Array.from(wasm);
  const sections = {};
  for (let at = 8; at < bytes.length;) {
    const [size, start] = number(bytes, at + 1);
    sections[bytes[at]] ??= start;
    at = start + size;
  }
  assert.equal(sections[2], undefined, "functions are counted from the first of its own: none is imported");
  let [exports, at] = number(bytes, sections[7]);
  let reads;
  for (; exports > 0; exports--) {
    const [length, name] = number(bytes, at);
    const [index, next] = number(bytes, name + length + 1);
    if (Buffer.from(bytes.subarray(name, name + length)).toString() === "reads") reads = index;
    at = next;
  }
  let [, body] = number(bytes, sections[10]);
  for (let index = 0; index < reads; index++) {
    const [size, start] = number(bytes, body);
    body = start + size;
  }
  const [size, start] = number(bytes, body);
  // No locals, the constant 0, nothing for as long as it was, the end.
  bytes.fill(0x01, start, start + size - 1).set([0x00, 0x41, 0x00], start);
  bytes[start + size - 1] = 0x0b;
  return bytes;
}

/** Runs a test with the folder of `cargo xtask dist` on a web server whose files are replaced by those of other versions. */
const changing = (name, body) => everywhere(name, DESKTOP, async (context) => {
  const site = { version: "one", otherRules: false, stale: false };
  const built = readFileSync(join(DIST, "site", "index.html")).toString().match(/data-version="(\w{12})"/)[1];
  Object.assign(site, await serveSite((name, bytes) => {
    if (name === "texts.js") return bytes.toString().replace("Sound on", `Sound ${site.version}`);
    if (name === "sw.js") return bytes.toString().replace(built, site.version);
    if (name === "index.html") return loosened(site.stale ? bytes : bytes.toString().replace(built, site.version));
    return name === "confidant.wasm" && site.otherRules ? withOtherRules(bytes) : bytes;
  }));
  try {
    const hands = await open(context, site.address);
    await hands.page.waitForFunction(() => navigator.serviceWorker.controller);
    await runs(hands, "one");
    await body(hands, site, context);
    assert.deepEqual(hands.faults, []);
  } finally {
    await site.stop();
  }
});

/** Waits until this version of the page runs. */
async function runs({ page }, version, timeout = 30_000) {
  const shown = (text) => document.documentElement.dataset.ready && document.getElementById("sound").textContent === text;
  await page.waitForFunction(shown, `Sound ${version}`, { timeout });
}

/** Waits until the worker of the version on the site has come, and a little longer: what a page does about it, it does then. */
async function fetched({ page }, { version }) {
  await page.evaluate(async (name) => {
    await (await navigator.serviceWorker.getRegistration()).update();
    while (!await caches.has(name)) await new Promise((resolve) => setTimeout(resolve, 20));
    const { installing, waiting } = await navigator.serviceWorker.getRegistration();
    const worker = installing ?? waiting;
    while (worker && worker.state !== "activated") {
      if (worker.state === "redundant") throw new Error("the worker could not be installed");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, `confidant-${version}`);
  await page.waitForTimeout(300);
}

/** The versions that are kept. */
const kept = ({ page }) => page.evaluate(async () =>
  (await caches.keys()).filter((name) => name.startsWith("confidant-")).map((name) => name.slice(10)).sort());

/** Waits until the page says this of its version. */
const tells = ({ page }, words) => page.waitForFunction((words) => document.getElementById("check-version").textContent === words, words, { timeout: 5000 });

changing("a newer version comes at the next start, never in the middle", async (hands, site) => {
  // Nobody has begun: the new version is taken at once.
  site.version = "two";
  await hands.page.reload();
  await runs(hands, "two");
  assert.deepEqual(await kept(hands), ["two"]);

  // A key was pressed: it waits.
  await hands.click("Down");
  site.version = "three";
  await fetched(hands, site);
  await runs(hands, "two");
  assert.deepEqual(await kept(hands), ["three", "two"]);
  await tells(hands, "Version two runs. Version three comes at the next start.");
  assert.equal(await hands.page.textContent("#hint"), "Version three comes at the next start.", "it is said on the table, too");
  await hands.page.reload();
  await runs(hands, "three");
  assert.deepEqual(await kept(hands), ["three"]);
  await tells(hands, "Version three runs.");
});

changing("a version that can read the running game goes on with it", async (hands, site) => {
  await hands.beginGame();
  site.version = "two";
  await fetched(hands, site);
  await runs(hands, "one");
  await hands.page.reload();
  await runs(hands, "two");
  await hands.click("A");
  await hands.sees("Pass to");
  assert.deepEqual(await kept(hands), ["two"]);
});

changing("a version that cannot read the running game waits for its end, through any start", async (hands, site, context) => {
  await hands.beginGame();
  const journal = await hands.page.evaluate(() => localStorage.getItem("confidant.journal"));
  Object.assign(site, { version: "two", otherRules: true });
  await fetched(hands, site);
  await hands.page.reload();
  await runs(hands, "one");
  await tells(hands, "Version one runs. Version two waits until this game is over.");
  // During a game, too, it can be read which version runs.
  await hands.page.evaluate(() => { location.hash = "#boxes"; });
  await hands.page.waitForSelector("#boxes .version");
  assert.equal(await hands.page.textContent("#boxes .version"), "Version one runs. Version two waits until this game is over.");

  // Also when no page is left, which is when a browser thinks that nothing is in the way of a new worker.
  await hands.page.close();
  let again = await open(context, site.address);
  await runs(again, "one");
  await again.sees("Resume");

  // A third version cannot either, and the second was never used.
  site.version = "three";
  await fetched(again, site);
  await again.page.reload();
  await runs(again, "one");
  assert.deepEqual(await kept(again), ["one", "three"]);

  // Nor does it need the network.
  await site.stop();
  await again.page.close();
  again = await open(context, site.address);
  await runs(again, "one");
  assert.equal(await again.page.evaluate(() => localStorage.getItem("confidant.journal")), journal);
  await again.click("A");
  await again.sees("Pass to");

  // The game is over and its journal gone: the newest version takes its place, without a network, too.
  await again.page.evaluate(() => localStorage.removeItem("confidant.journal"));
  await again.page.reload();
  await runs(again, "three");
  assert.deepEqual(await kept(again), ["three"]);
});

changing("a page in a tab that waited is not mixed with the files of another version", async (hands, site, context) => {
  const second = await context.newPage();
  await second.goto(site.address);
  await second.waitForSelector("#notice:not([hidden])");
  await hands.click("Down");
  site.version = "two";
  await fetched(hands, site);
  await hands.page.reload();
  // The second tab goes on as soon as the first lets go, and takes the new version then.
  await runs(new Hands(second), "two");
});

changing("files of two versions are never taken together", async (hands, site) => {
  // The worker is new, the page that the server gives away is not yet.
  Object.assign(site, { version: "two", stale: true });
  await hands.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const worker = registration.installing;
    while (worker && worker.state !== "redundant") {
      if (worker.state === "activated") throw new Error("the worker took files of two versions");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await hands.page.reload();
  await runs(hands, "one");
  // It is tried again at every start; one that was under way may still have met the old page.
  site.stale = false;
  for (let starts = 0; !await runs(hands, "two", 5000).then(() => true, () => false); starts++) {
    assert.ok(starts < 5, "the new version does not come");
    await hands.page.reload();
  }
});
