// Where the browser stores nothing, the page plays from memory and says so once.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";
import { openBoxes } from "./boxes-hands.mjs";
import { DESKTOP, DIST, Hands, everywhere, inside, open, PHONE, record, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

/** Ways in which browsers keep nothing. */
const LACKS = {
  "is missing": () => Object.defineProperty(window, "localStorage", { value: undefined }),
  "throws when it is asked for": () => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } }),
  "throws when it is read": () => { for (const name of ["getItem", "setItem", "removeItem", "key"]) Storage.prototype[name] = () => { throw new DOMException("no", "SecurityError"); }; },
  "has no room at all": () => { Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError"); }; },
  "takes what it does not keep": () => { Storage.prototype.setItem = () => {}; },
};

/** Opens the page, reads what it says of storage, and agrees. */
async function openWithout(context, address) {
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  page.on("console", (line) => line.type() === "error" && faults.push(line.text()));
  await page.goto(address);
  await page.waitForSelector("html[data-ready]");
  const said = await page.locator("#notice").innerText();
  await page.locator("#notice-button").click();
  const hands = new Hands(page, faults);
  await hands.welcome();
  return { hands, page, said };
}

for (const [how, lack] of Object.entries(LACKS)) {
  everywhere(`local storage that ${how}: a game is played all the same`, DESKTOP, async (context) => {
    await context.addInitScript(lack);
    const { hands, page, said } = await openWithout(context, server.address);
    assert.match(said, /^Nothing is saved here\s+This browser lets the page save nothing\. You can play; closing or reloading the page ends the game\.\s+Play$/);
    assert.ok(await page.locator("#notice").isHidden());
    await hands.beginGame();
    await hands.click("Y");
    await hands.sees(/You are at/);
    await hands.click("Y");
    await hands.sees(/Pass to/);
    // Boxes are entered, and say that they are not kept; the game is where it was.
    await page.evaluate(() => document.getElementById("open-boxes").click());
    await page.locator('[data-id="tatort-themse go"]').click();
    await page.locator('[data-id="pad lady 4"]').click();
    assert.equal(await page.locator(".clue:not(.empty)").count(), 1);
    assert.match(await page.locator("#boxes").innerText(), /This browser saves nothing/);
    await page.locator('[data-id="back"]').click();
    assert.equal(await page.locator('[data-box="1"]').count(), 1, "it is kept as long as the page");
    await page.keyboard.press("Escape");
    await hands.sees(/Pass to/);
    assert.ok(await page.locator("#notice").isHidden(), "it is said once");
    assert.deepEqual(hands.faults, []);
  });
}

test("it is said in three languages, and fits the smallest phone in both ways", async () => {
  for (const [locale, head] of [["en-GB", "Nothing is saved here"], ["fr-FR", "Rien n’est enregistré ici"], ["de-DE", "Hier wird nichts gespeichert"]]) {
    for (const [width, height] of [[320, 568], [568, 320]]) {
      await inside({ ...PHONE, viewport: { width, height }, locale }, async (context) => {
        await context.addInitScript(LACKS["is missing"]);
        const page = await context.newPage();
        await page.goto(server.address);
        await page.waitForSelector("html[data-ready]");
        assert.equal(await page.locator("#notice-head").innerText(), head);
        const card = await page.locator("#notice .card").boundingBox();
        assert.ok(card.x >= 0 && card.y >= 0 && card.x + card.width <= width && card.y + card.height <= height, JSON.stringify(card));
        await new Hands(page).shot(`no-storage-${locale}-${width}`);
      })();
    }
  }
});

test("the single file plays in a frame that is shut off from everything, as previews show it", inside(DESKTOP, async (context) => {
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  await page.setContent("<iframe sandbox='allow-scripts' style='width: 900px; height: 700px'></iframe>");
  const html = readFileSync(join(DIST, "confidant.html"), "utf8");
  await page.evaluate((text) => { document.querySelector("iframe").srcdoc = text; }, html);
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  await frame.waitForSelector("html[data-ready]");
  await frame.locator("#notice-button").click();
  await frame.locator('[data-key="a"]').click();
  await frame.waitForFunction(() => /How it works/.test(document.getElementById("reading").textContent));
  assert.deepEqual(faults, []);
}));

everywhere("a record is looked at and left: the game in memory goes on", DESKTOP, async (context) => {
  await context.addInitScript(LACKS["is missing"]);
  const { hands, page } = await openWithout(context, server.address);
  await hands.beginGame();
  await page.evaluate((words) => { location.hash = words; }, encodeURIComponent(record(11)));
  await page.locator("#check-button").click();
  await page.locator("#check-replay").click();
  await page.locator("#leave").click();
  await hands.sees(/Resume/);
  assert.ok(await page.locator("#leave").isHidden());
  assert.deepEqual(hands.faults, []);
});

everywhere("whoever came by a link hears that nothing is saved: back from the record, or when a game begins", DESKTOP, async (context) => {
  await context.addInitScript(LACKS["is missing"]);
  const notice = (page) => page.locator("#notice").innerText();
  const arrive = async (hash) => {
    const page = await context.newPage();
    await page.goto(`${server.address}#${hash}`);
    await page.waitForSelector("#check[open]");
    assert.ok(await page.isHidden("#notice"), "first what was asked for");
    return page;
  };
  // A record is looked at, and left.
  const seen = await arrive(record(11));
  await seen.click("#check-replay");
  await seen.click("#leave");
  await seen.waitForSelector("#notice:not([hidden])");
  assert.match(await notice(seen), /^Nothing is saved here/);
  await seen.click("#notice-button");
  await seen.close();
  // One that is not even looked at.
  const closed = await arrive(record(11));
  await closed.click("#check-close");
  await closed.waitForSelector("#notice:not([hidden])");
  assert.match(await notice(closed), /^Nothing is saved here/);
  await closed.close();
  // The shortcut to the check: it is said with the first entry, once.
  const page = await arrive("check");
  await page.click("#check-close");
  const hands = new Hands(page);
  await hands.welcome();
  await hands.sees("New game");
  await hands.click("A");
  await hands.sees("Scotland Yard");
  await hands.click("A");
  for (let presses = 0; presses < 12 && await page.isHidden("#notice"); presses++) {
    await page.waitForTimeout(500);
    if (await page.isHidden("#notice")) await page.keyboard.press("Enter");
  }
  assert.match(await notice(page), /^Nothing is saved here/);
  await page.click("#notice-button");
  await hands.onTo(/Pass to/);
  assert.ok(await page.isHidden("#notice"));
});

everywhere("two pages without storage are not in each other's way", DESKTOP, async (context) => {
  await context.addInitScript(LACKS["is missing"]);
  const first = await openWithout(context, server.address);
  const second = await openWithout(context, server.address);
  await second.hands.sees("New game");
  assert.deepEqual([...first.hands.faults, ...second.hands.faults], []);
});

test("where there is storage, the browser is asked once not to clear it, when there is something to keep", inside(DESKTOP, async (context) => {
  await context.addInitScript(() => {
    window.asked = 0;
    Object.defineProperty(StorageManager.prototype, "persist", { value: async () => { window.asked += 1; return false; } });
  });
  const hands = await open(context, server.address);
  assert.ok(await hands.page.locator("#notice").isHidden());
  assert.equal(await hands.page.evaluate(() => window.asked), 0);
  await hands.beginGame();
  assert.equal(await hands.page.evaluate(() => window.asked), 1);
  const boxes = await openBoxes(await hands.page.context(), pathToFileURL(join(DIST, "confidant.html")).href, "/tatort-themse");
  assert.equal(await boxes.page.evaluate(() => window.asked), 0);
  await boxes.tap("pad lady 4", "pad lady 5");
  assert.equal(await boxes.page.evaluate(() => window.asked), 1);
  assert.deepEqual([...hands.faults, ...boxes.faults], []);
}));

/** What another page of this site can read of a running game, and what this tab alone keeps. */
const kept = (page) => page.evaluate(() => [localStorage, sessionStorage].map((store) => (store.getItem("confidant.journal") ?? "").split("\n").length));

test("a game is kept for this tab alone, through a reload, and back", inside(DESKTOP, async (context) => {
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  await page.goto(server.address);
  await page.waitForSelector("html[data-ready]");
  const hands = new Hands(page, faults);
  await hands.welcome();
  await hands.beginGame();
  const [shared, none] = await kept(page);
  assert.ok(shared > 2 && none === 1, "a game is stored where every page of this site can read it");
  await page.locator("#own").click();
  assert.match(await page.locator("#notice").innerText(), /^The game stays in this tab\s[^]*It is over when the tab is closed\./);
  await page.locator("#notice-button").click();
  assert.equal(await page.locator("#own").getAttribute("aria-pressed"), "true");
  assert.deepEqual(await kept(page), [1, shared]);
  // Another page of this site finds no game.
  const other = await context.newPage();
  await other.goto(new URL("manifest.webmanifest", server.address).href);
  assert.deepEqual(await kept(other), [1, 1]);
  await other.close();
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await hands.sees(/Resume/);
  assert.deepEqual(await kept(page), [1, shared]);
  await page.locator("#own").click();
  assert.equal(await page.locator("#own").getAttribute("aria-pressed"), "false");
  assert.deepEqual(await kept(page), [shared, 1]);
  assert.deepEqual(faults, []);
}));

test("a game that a tab cannot keep stays where it is", inside(DESKTOP, async (context) => {
  await context.addInitScript(() => {
    const put = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
      if (this === window.sessionStorage && name === "confidant.journal") throw new DOMException("no", "QuotaExceededError");
      put.call(this, name, text);
    };
  });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.waitForSelector("html[data-ready]");
  const hands = new Hands(page, []);
  await hands.welcome();
  await hands.beginGame();
  const before = await kept(page);
  await page.locator("#own").click();
  assert.match(await page.locator("#hint").innerText(), /This browser cannot move the game\./);
  assert.equal(await page.locator("#own").getAttribute("aria-pressed"), "false");
  assert.deepEqual(await kept(page), before);
}));
