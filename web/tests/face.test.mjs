// The type of the page: the shipped face draws what is read, also from the single file and without a network, and no
// other; and where it cannot be loaded, the page works all the same.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { DESKTOP, DIST, inside, open, PHONE, server, withoutFace, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

/** Arrows and the like, which Noto Sans has not: they come from whatever the machine has. */
const SIGNS = /[←↑→↓↵⌫]/;

/** Every text of the page by the face that draws it: its name, and whether the page brought it along. */
async function drawn(context, page) {
  await page.evaluate(() => document.fonts.ready);
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "body *" });
  // One element at a time: its own text, as far as it is on the screen.
  const texts = await page.evaluate(() => [...document.querySelectorAll("body *")].map((element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim()).join("");
    return element.checkVisibility() && !element.closest(".unseen") ? own : "";
  }));
  assert.equal(texts.length, nodeIds.length);
  const found = [];
  for (const [at, nodeId] of nodeIds.entries()) {
    if (!texts[at]) continue;
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName, isCustomFont } of fonts) found.push({ text: texts[at], face: familyName, shipped: isCustomFont });
  }
  await session.detach();
  return found;
}

/** The shipped face draws every text here, in its own name, but for signs. */
async function isShipped(context, page, where) {
  const all = await drawn(context, page);
  assert.ok(all.length > 5, `${where}: there is something to read`);
  const others = all.filter(({ text, face, shipped }) => !(shipped && face === "Noto Sans") && !SIGNS.test(text));
  assert.deepEqual(others, [], where);
}

const PLACES = ["#boxes", "#boxes/tatort-themse", "#boxes/schinderhannes/cards", "#boxes/tiny-epic-crimes/suspects", "#boxes/scotland-yard/map"];

for (const [name, address] of [["the served page", () => server.address], ["the single file", () => pathToFileURL(join(DIST, "confidant.html")).href]]) {
  test(`${name} is drawn with the shipped face, in every language`, async () => {
    for (const locale of ["en-GB", "fr-FR", "de-DE"]) {
      await inside({ ...DESKTOP, locale }, async (context) => {
        const { page, faults } = await open(context, address());
        await isShipped(context, page, `${locale} table`);
        for (const place of PLACES) {
          await page.evaluate((hash) => { location.hash = hash; }, place);
          await page.waitForSelector("#boxes .plate");
          await isShipped(context, page, `${locale} ${place}`);
        }
        const faces = await page.evaluate(() => [...document.fonts].map(({ weight, status }) => `${weight} ${status}`));
        assert.deepEqual(faces, ["400 loaded", "700 loaded"]);
        // What looks at the letters asks for the source of the file, too.
        assert.deepEqual(faults.filter((fault) => !/^Unsafe attempt to load URL file:/.test(fault)), []);
      })();
    }
  });
}

test("the shipped face is there without a network", inside(DESKTOP, async (context) => {
  const { page } = await open(context, server.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await isShipped(context, page, "offline");
}));

test("where the face cannot be loaded, another one is taken and nothing else changes", inside(PHONE, async (context) => {
  await withoutFace(context);
  const hands = await open(context, server.address);
  const all = await drawn(context, hands.page);
  assert.ok(all.length > 5 && all.every(({ shipped }) => !shipped), JSON.stringify(all));
  await hands.beginGame();
  await hands.shot("phone-without-face");
  assert.deepEqual(hands.faults, []);
}));
