// A phone on the table: fingers on the picture, a screen that stays on, full screen, and a picture that never goes dark.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, Hands, everywhere, inEach, inside, open, PHONE, record, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

everywhere("fingers lead through menus and set-up", PHONE, async (context) => {
  const hands = await open(context, server.address);
  await hands.sees("New game");
  await hands.tap(220, 228); // its hint: X, More
  await hands.sees("Rules in short");
  await hands.tap(220, 228); // its hint: B
  await hands.sees("New game");
  await hands.tap(100, 130);
  await hands.sees("Scotland Yard");
  await hands.tap(100, 50);
  await hands.sees("4 people");
  await hands.tap(62, 54); // the second figure
  await hands.sees("2 people");
  await hands.page.waitForTimeout(500);
  await hands.tap(120, 228); // A: on
  await hands.sees("Begin");
  // The arrows of a setting are as large as a finger.
  const edition = async () => (await hands.live()).match(/Edition, ([^,]*)/)?.[1];
  const before = await edition();
  await hands.tap(222, 50);
  assert.notEqual(await edition(), before);
  await hands.page.waitForTimeout(500);
  await hands.tap(220, 228); // A: begin, behind X: which box is it?
  await hands.sees(/[0-9A-Z]{5}-[0-9A-Z]{5}/);
  await hands.shot("phone-seal");
  assert.deepEqual(hands.faults, []);
});

everywhere("while Y is held the picture is the stick: its quarters are the four ways, its middle goes back", PHONE, async (context) => {
  const hands = await open(context, server.address);
  await hands.beginGame();
  const touch = (kind) => hands.key("Y").dispatchEvent(kind, { pointerType: "touch", pointerId: 77, button: 0, bubbles: true });
  await touch("pointerdown");
  await hands.sees("You are at");
  const lit = async () => (await hands.read()).match(/Chosen, ([^,.]+)/)[1];
  const first = await lit();
  await hands.tap(90, 30);
  assert.notEqual(await lit(), first);
  // Another place in the opposite quarter is the step back, whatever lies under it.
  await hands.tap(150, 225);
  assert.equal(await lit(), first);
  await hands.tap(20, 90);
  await hands.sees("My trail");
  await hands.tap(20, 150);
  await hands.sees("You are at");
  // Onto the rose, and back from it by its middle.
  await hands.tap(220, 100);
  await hands.sees(/from \d+/);
  await hands.page.waitForTimeout(300);
  await hands.tap(120, 120);
  await hands.sees("You are at");
  assert.equal(await hands.live(), "", "nothing is read out by itself");
  await touch("pointerup");
  await hands.sees("Pass to");
  assert.deepEqual(hands.faults, []);
});

everywhere("a finger on the hint of Y holds it", PHONE, async (context) => {
  const hands = await open(context, server.address);
  await hands.beginGame();
  const box = await hands.page.locator("#screen").boundingBox();
  const finger = (kind) => hands.page.locator("#bezel").dispatchEvent(kind, {
    pointerType: "touch", pointerId: 5, button: 0, bubbles: true,
    clientX: box.x + (20 * box.width) / 240, clientY: box.y + (228 * box.height) / 240,
  });
  await finger("pointerdown");
  await hands.sees("You are at");
  await finger("pointerup");
  await hands.sees("Pass to");
});

test("the screen stays on while a game is played, and only then", inside(PHONE, async (context) => {
  await context.addInitScript(() => {
    window.locks = [];
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        async request(kind) {
          const lock = new EventTarget();
          lock.kind = kind;
          lock.held = true;
          lock.release = async () => {
            lock.held = false;
            lock.dispatchEvent(new Event("release"));
          };
          window.locks.push(lock);
          return lock;
        },
      }
    });
  });
  const hands = await open(context, server.address);
  const held = () => hands.page.evaluate(() => window.locks.filter((lock) => lock.held).map((lock) => lock.kind));
  await hands.sees("New game");
  assert.deepEqual(await held(), []);
  await hands.beginGame();
  assert.deepEqual(await held(), ["screen"]);
  // A browser takes it away with the page, and gives it again.
  await hands.page.evaluate(() => {
    window.locks.forEach((lock) => lock.release());
    document.dispatchEvent(new Event("visibilitychange"));
  });
  assert.deepEqual(await held(), ["screen"]);
  // Home: nobody plays.
  await hands.key("B").dispatchEvent("pointerdown", { pointerType: "touch", pointerId: 3, button: 0 });
  await hands.sees("History");
  await hands.key("B").dispatchEvent("pointerup", { pointerType: "touch", pointerId: 3, button: 0 });
  const reads = async (text) => (await hands.live()).startsWith(text);
  for (let presses = 0; presses < 12 && !await reads("Home"); presses++) await hands.click("Down");
  await hands.click("A");
  await hands.sees("Resume");
  assert.deepEqual(await held(), []);
}));

everywhere("the page can take the whole screen, and give it back", PHONE, async (context) => {
  const { page } = await open(context, server.address);
  const full = page.locator("#full");
  assert.equal(await full.getAttribute("title"), "Full screen");
  await full.click();
  await page.waitForFunction(() => document.fullscreenElement && document.getElementById("full").getAttribute("aria-pressed") === "true");
  assert.equal(await full.getAttribute("title"), "Leave full screen");
  await full.click();
  await page.waitForFunction(() => !document.fullscreenElement && document.getElementById("full").getAttribute("aria-pressed") === "false");
});

test("the page dims and never goes dark; a finger takes what it points at", inside({ ...PHONE, locale: "fr-FR" }, async (context) => {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(server.address);
  await page.waitForSelector("html[data-ready]");
  const hands = new Hands(page);
  await hands.welcome();
  await hands.sees("Nouvelle partie");
  const light = () => page.evaluate(() => Number(document.getElementById("screen").style.getPropertyValue("--light")));
  assert.equal(await light(), 1);
  await page.clock.runFor(40_000);
  const dim = await light();
  assert.ok(dim > 0.3 && dim < 1, `${dim}`);
  await page.clock.runFor(600_000);
  assert.equal(await light(), dim);
  await hands.tap(100, 170);
  await page.clock.runFor(100);
  assert.doesNotMatch(await hands.read(), /Nouvelle partie/);
}));

/** Screens that people hold, in both ways. */
const HELD = {
  "phone": [390, 844], "phone on its side": [844, 390], "small phone": [320, 568], "small phone on its side": [568, 320],
  "tablet": [768, 1024], "tablet on its side": [1024, 768],
};
const held = (name) => ({ ...PHONE, viewport: { width: HELD[name][0], height: HELD[name][1] }, deviceScaleFactor: 2 });

/** Of each shape one is tried in Firefox, too. */
const BOTH = ["phone", "phone on its side", "tablet on its side"];
const inBoth = (screen, words, body) => BOTH.includes(screen) ? inEach(`${words}: ${screen}`, body) : test(`${words}: ${screen}`, () => body(inside));

/** Where things are on the page: the picture, what is said, the keys and tools that can be seen. */
const places = (page) => page.evaluate(() => {
  const box = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { name: element.id || element.title, left, top, right, bottom, width, height };
  };
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).map(box);
  return {
    picture: box(document.getElementById("screen")), said: seen("#hint, #own-values"), keys: seen("#table button"),
    window: { right: innerWidth, bottom: innerHeight },
    over: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
  };
});
const overlap = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

/** Everything is on the screen, large enough, and nothing covers anything else. */
function assertApart(found, where) {
  const { picture, said, keys, window } = found;
  assert.deepEqual(found.over.map((by) => by > 0), [false, false], `${where}: scrolls`);
  const all = [picture, ...said, ...keys.filter(({ name }) => name !== "own-values")];
  for (const [at, one] of all.entries()) {
    assert.ok(one.left >= -0.5 && one.top >= -0.5 && one.right <= window.right + 0.5 && one.bottom <= window.bottom + 0.5, `${where}: ${JSON.stringify(one)} leaves the screen`);
    for (const other of all.slice(at + 1)) assert.ok(!overlap(one, other), `${where}: ${JSON.stringify(one)} lies on ${JSON.stringify(other)}`);
  }
  for (const key of keys) assert.ok(key.width >= 44 && key.height >= 44, `${where}: ${JSON.stringify(key)} is small`);
}

for (const name of Object.keys(HELD)) {
  inBoth(name, "no message covers or moves the picture, with the device and without", async (inside) => {
    for (const locale of ["en-GB", "fr-FR", "de-DE"]) {
      await inside({ ...held(name), locale }, async (context) => {
        const hands = await open(context, server.address);
        const { page } = hands;
        const shot = name.replaceAll(" ", "-");
        const home = await places(page);
        assertApart(home, `${locale} home`);
        // To a set-up with Confidant's values: it says where one's own are put in.
        for (const _ of ["the games", "who plays", "the set-up"]) {
          const before = await hands.read();
          await hands.begin();
          await page.waitForFunction((old) => document.getElementById("reading").textContent !== old, before);
        }
        await page.locator("#own-values").waitFor();
        const setUp = await places(page);
        assertApart(setUp, `${locale} set-up`);
        assert.deepEqual(setUp.picture, home.picture, "the note moves nothing");
        await hands.shot(`held-${shot}-${locale}`);
        // The longest thing that is ever said below the device.
        await page.evaluate(() => {
          document.getElementById("own-values").hidden = true;
          const hint = document.getElementById("hint");
          hint.hidden = false;
          hint.className = "";
          hint.textContent = `${W("playWith", "Tiny Epic Crimes", "Confidant, 7K2F 9AQ3")} ${W("playLater")}`;
        });
        const told = await places(page);
        assertApart(told, `${locale} told`);
        assert.deepEqual(told.picture, home.picture, "a message moves nothing");
        // Nothing but the picture, as large as the screen allows, also after a reload; and back.
        await page.locator("#bare").click();
        const bare = await places(page);
        assertApart(bare, `${locale} picture only`);
        assert.equal(await page.locator("[data-key]:visible").count(), 0);
        assert.ok(bare.picture.width >= home.picture.width && bare.picture.width >= 0.9 * Math.min(...HELD[name], HELD[name][1] - 88), JSON.stringify(bare.picture));
        await hands.shot(`bare-${shot}-${locale}`);
        await page.reload();
        await page.waitForSelector("html[data-ready]");
        assert.deepEqual((await places(page)).picture, bare.picture);
        await page.locator("#bare").click();
        assert.deepEqual((await places(page)).picture, home.picture);
        assert.deepEqual(hands.faults, []);
      })();
    }
  });
}

const TEXT = record(11);
const DESKS = { "laptop": [1366, 640], "desk": [1280, 800], "window": [1190, 800], "narrow window": [800, 700] };
const everyScreen = [
  ...Object.keys(HELD).map((name) => [name, held(name)]),
  ...Object.entries(DESKS).map(([name, [width, height]]) => [name, { ...DESKTOP, viewport: { width, height } }]),
];

for (const [name, kind] of everyScreen) {
  inBoth(name, "tools that come now and then have their room", async (inside) => {
    for (const locale of ["en-GB", "fr-FR", "de-DE"]) {
      await inside({ ...kind, locale }, async (context) => {
        const hands = await open(context, server.address);
        const { page } = hands;
        await page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })));
        await page.locator("#install").waitFor();
        assertApart(await places(page), `${locale} it can be installed`);
        await hands.shot(`tools-${name.replaceAll(" ", "-")}-${locale}`);
        await page.reload();
        await page.waitForSelector("html[data-ready]");
        await page.locator("#open-check").click();
        await page.fill("#check-record", TEXT);
        await page.locator("#check-button").click();
        await page.locator("#check-replay").click();
        await page.locator("#leave").waitFor();
        const looking = await places(page);
        assertApart(looking, `${locale} a record is looked at`);
        // On the page of its codes it can be given away.
        await page.evaluate(() => { document.getElementById("copy").hidden = false; });
        const codes = await places(page);
        assertApart(codes, `${locale} its codes`);
        assert.deepEqual(codes.picture, looking.picture, "that moves nothing");
        await page.locator("#bare").click();
        assertApart(await places(page), `${locale} its codes, picture only`);
        await page.locator("#bare").click();
        assert.deepEqual(hands.faults, []);
      })();
    }
  });
}

for (const [name, kind] of everyScreen) {
  inBoth(name, "a name is written beside the picture", async (inside) => {
    for (const locale of ["en-GB", "fr-FR", "de-DE"]) {
      await inside({ ...kind, locale }, async (context) => {
        const hands = await open(context, server.address);
        const { page } = hands;
        const next = async (key) => {
          const before = await hands.read();
          await (key === "A" ? hands.begin() : hands.click(key));
          await page.waitForFunction((old) => document.getElementById("reading").textContent !== old, before);
        };
        for (const _ of ["the games", "who plays", "the set-up"]) await next("A");
        // The row of the names, in any language.
        for (let rows = 0; rows < 12 && !/^(Names|Noms|Namen)/.test(await hands.live()); rows++) await next("Down");
        await next("Right");
        await page.waitForTimeout(500);
        await hands.click("A");
        await page.locator("#naming").waitFor();
        await page.fill("#name", "漢字");
        for (const how of ["device", "picture only"]) {
          if (how !== "device") await page.locator("#bare").click();
          const found = await places(page);
          const field = await page.evaluate(() => ["name", "name-says", "name-label"].map((id) => {
            const { left, top, right, bottom, width, height } = document.getElementById(id).getBoundingClientRect();
            return { name: id, left, top, right, bottom, width, height };
          }));
          assertApart({ ...found, said: [...found.said, ...field] }, `${locale} naming, ${how}`);
          assert.ok(found.picture.width >= 240, `${how}: the names to choose from can be read: ${found.picture.width}`);
        }
        await page.locator("#bare").click();
        await hands.shot(`naming-${name.replaceAll(" ", "-")}-${locale}`);
        assert.deepEqual(hands.faults, []);
      })();
    }
  });
}

inEach("a tablet gives two thirds of its short side to the picture", async (inside) => {
  for (const name of ["tablet", "tablet on its side"]) {
    await inside(held(name), async (context) => {
      const { page } = await open(context, server.address);
      const { picture } = await places(page);
      assert.ok(picture.width >= (2 / 3) * 768, `${name}: ${picture.width}`);
    })();
  }
});

/** What is enlarged by how much: windows with a mouse, phones in both ways. */
const ZOOMED = [
  ...[[1280, 800], [800, 700], [900, 1400]].flatMap((size) => [1, 2, 4].map((zoom) => [DESKTOP, size, zoom])),
  ...[[390, 844], [844, 390]].flatMap((size) => [1, 2].map((zoom) => [PHONE, size, zoom])),
];

for (const [kind, [width, height], zoom] of ZOOMED) {
  const body = async (inside) => {
    const viewport = { width: Math.round(width / zoom), height: Math.round(height / zoom) };
    await inside({ ...kind, viewport, deviceScaleFactor: (kind.deviceScaleFactor ?? 1) * zoom }, async (context) => {
      const hands = await open(context, server.address);
      const { page } = hands;
      const fits = async (where) => {
        const found = await places(page);
        assert.ok(found.over[0] <= 0, `${where}: scrolls sideways`);
        // As large as the window lets a square be, but for what has to lie beside it.
        assert.ok(found.picture.width >= (zoom > 1 ? 0.7 * Math.min(viewport.width, viewport.height) : 240), `${where}: ${found.picture.width}`);
        // Every key can be brought into view and is whole there, as large as a finger, and on nothing else.
        for (const key of await page.locator("#table button:visible").all()) {
          await key.scrollIntoViewIfNeeded();
          const box = await key.boundingBox();
          const name = await key.evaluate((each) => each.id || each.title);
          assert.ok(box.width >= 44 && box.height >= 44, `${where}: ${name} ${JSON.stringify(box)}`);
          assert.ok(box.x >= 0 && box.y >= -0.5 && box.x + box.width <= viewport.width + 0.5 && box.y + box.height <= viewport.height + 0.5, `${where}: ${name} ${JSON.stringify(box)}`);
        }
        const all = [found.picture, ...found.said, ...found.keys];
        for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) assert.ok(!overlap(one, other), `${where}: ${JSON.stringify(one)} lies on ${JSON.stringify(other)}`);
        await hands.shot(`zoom-${width}-${height}-${zoom}-${where}`);
      };
      await fits("device");
      await page.locator("#bare").click();
      await fits("picture-only");
      await page.locator("#bare").click();
      await fits("back");
      // What stops everything has its button in view, by scrolling if need be.
      await page.evaluate(() => document.getElementById("own").click());
      const press = page.locator("#notice-button");
      await press.scrollIntoViewIfNeeded();
      const box = await press.boundingBox();
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width && box.y + box.height <= viewport.height + 0.5, JSON.stringify(box));
      await press.click();
      // In a form, what is tapped does not cover what it is about.
      await page.evaluate(() => { location.hash = "#boxes/tatort-themse"; });
      const pad = page.locator(".side");
      await pad.waitFor();
      const seen = await page.evaluate(() => {
        const side = document.querySelector(".side");
        return { stays: getComputedStyle(side).position === "sticky", height: side.getBoundingClientRect().height };
      });
      assert.ok(!seen.stays || seen.height <= 0.6 * viewport.height, `a pad of ${seen.height} stays in view`);
      await hands.shot(`zoom-${width}-${height}-${zoom}-boxes`);
      assert.deepEqual(hands.faults, []);
    })();
  };
  const name = `page zoom of ${zoom * 100} % leaves nothing out: ${width} x ${height}`;
  // In Firefox one window of each shape.
  if (zoom === 2 && [1280, 390].includes(width)) inEach(name, body);
  else test(name, () => body(inside));
}

inEach("page zoom enlarges the picture", async (inside) => {
  let last = 0;
  for (const zoom of [1, 2, 4]) {
    await inside({ ...DESKTOP, viewport: { width: 1280 / zoom, height: 800 / zoom }, deviceScaleFactor: zoom }, async (context) => {
      const { page } = await open(context, server.address);
      const { picture } = await places(page);
      assert.ok(picture.width * zoom > last * 1.2, `${zoom}: ${picture.width * zoom} after ${last}`);
      last = Math.min(picture.width * zoom, 600);
    })();
  }
});
