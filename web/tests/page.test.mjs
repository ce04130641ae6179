// The page around the companion: it loads, fits, holds Y, keeps to one tab, starts without a network.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { createHash } from "node:crypto";
import { browser, DESKTOP, DIST, Hands, inside, open, PHONE, serve, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

/** Runs a test in a browser profile of its own. */
/** A request as written, without a browser's tidying of the path. */
const ask = (path, method = "GET") => new Promise((resolve, reject) => {
  const { hostname, port } = new URL(server.address);
  request({ hostname, port, path, method }, (answer) => {
    let length = 0;
    answer.on("data", (part) => { length += part.length; });
    answer.on("end", () => resolve({ status: answer.statusCode, kind: answer.headers["content-type"], length }));
  }).on("error", reject).end();
});

test("the server gives the page's files with their kinds, and nothing else", async () => {
  const kinds = {
    "/": "text/html", "/page.js": "text/javascript", "/style.css": "text/css", "/confidant.wasm": "application/wasm", "/noto-sans-bold.woff": "font/woff",
    "/manifest.webmanifest": "application/manifest+json", "/icon.svg": "image/svg+xml", "/icon-192.png": "image/png",
  };
  for (const [path, kind] of Object.entries(kinds)) {
    const answer = await ask(path);
    assert.equal(answer.status, 200, path);
    assert.equal(answer.kind.split(";")[0], kind, path);
    assert.ok(answer.length > 0, path);
  }
  for (const path of ["/nothing", "/../Cargo.toml", "/..%2fCargo.toml", "/page/../../Cargo.toml", "//etc/passwd", "/etc/passwd"]) {
    assert.equal((await ask(path)).status, 404, path);
  }
  assert.equal((await ask("/", "POST")).status, 405);
  assert.deepEqual(await ask("/", "HEAD").then(({ status, length }) => [status, length]), [200, 0]);
});

const outside = Object.values(networkInterfaces()).flat().find((one) => one.family === "IPv4" && !one.internal)?.address;

test("phones of the home network are served only if that is asked for, by a QR code", { skip: outside ? false : "no network" }, async () => {
  const { port } = new URL(server.address);
  await assert.rejects(fetch(`http://${outside}:${port}/`), "only this machine");
  const open = await serve("--lan");
  try {
    for (let tries = 0; tries < 50 && !/▀/.test(open.said()); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
    const [address] = open.said().match(/http:\/\/\d+\.\d+\.\d+\.\d+:\d+\//) ?? [];
    assert.ok(address, open.said());
    assert.equal((await fetch(address)).status, 200);
    assert.match(open.said(), /█/);
    assert.doesNotMatch(server.said(), /█/);
  } finally {
    await open.stop();
  }
});

test("a second server takes the next free port", async () => {
  const second = await serve();
  try {
    assert.notEqual(second.address, server.address);
    assert.equal((await fetch(second.address)).status, 200);
  } finally {
    await second.stop();
  }
});

test("the page loads and shows the home screen", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  await hands.sees("Confidant");
  await hands.shot("home-desktop");
  assert.deepEqual(hands.faults, []);
}));

test("every key has a name, in the browser's language", async () => {
  const names = {};
  for (const locale of ["en-GB", "fr-FR", "de-AT", "pt-BR"]) {
    await inside({ ...DESKTOP, locale }, async (context) => {
      const { page } = await open(context, server.address);
      const found = await page.locator("[data-key]").evaluateAll((keys) => keys.map((key) => key.getAttribute("aria-label")));
      assert.equal(found.length, 8);
      assert.ok(found.every((name) => name), locale);
      assert.equal(new Set(found).size, 8, locale);
      names[locale] = found.join();
      assert.equal(await page.getAttribute("html", "lang"), { "fr-FR": "fr", "de-AT": "de" }[locale] ?? "en");
    })();
  }
  assert.equal(new Set(Object.values(names)).size, 3);
  assert.equal(names["pt-BR"], names["en-GB"]);
});

const VIEWS = {
  "phone": PHONE,
  "small-phone": { ...PHONE, viewport: { width: 320, height: 568 }, deviceScaleFactor: 2 },
  "phone-sideways": { ...PHONE, viewport: { width: 844, height: 390 } },
  "tablet": { ...PHONE, viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 },
  "laptop": { ...DESKTOP, viewport: { width: 1366, height: 640 } },
  "large": { ...DESKTOP, viewport: { width: 1920, height: 1080 } },
};
for (const [name, kind] of Object.entries(VIEWS)) {
  test(`nothing overflows and keys are large enough: ${name}`, inside(kind, async (context) => {
    const hands = await open(context, server.address);
    const found = await hands.page.evaluate(() => {
      const box = (element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
      };
      return {
        over: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
        window: [innerWidth, innerHeight],
        device: box(document.getElementById("device")),
        screen: box(document.getElementById("screen")),
        keys: [...document.querySelectorAll("button")].filter((key) => key.offsetParent).map(box),
        ratio: devicePixelRatio,
        scaling: getComputedStyle(document.getElementById("screen")).imageRendering,
        drawn: document.getElementById("screen").width,
      };
    });
    await hands.shot(`view-${name}`);
    assert.deepEqual(found.over.map((by) => by > 0), [false, false], "scrolls");
    for (const box of [found.device, found.screen, ...found.keys]) {
      assert.ok(box.left >= -0.5 && box.top >= -0.5, JSON.stringify(box));
      assert.ok(box.right <= found.window[0] + 0.5 && box.bottom <= found.window[1] + 0.5, JSON.stringify(box));
    }
    assert.ok(found.keys.length >= 8);
    for (const { width, height } of found.keys) assert.ok(width >= 44 && height >= 44, `${width} x ${height}`);
    const times = (found.screen.width * found.ratio) / 240;
    if (found.scaling === "pixelated") {
      assert.ok(Math.abs(times - Math.round(times)) < 0.01, `each pixel is ${times} wide`);
    } else {
      assert.ok(found.drawn % 240 === 0 && found.drawn / 240 >= times, "drawn finer, then made smaller");
    }
    if (kind.isMobile && found.window[0] <= 600) {
      assert.ok(found.screen.width >= 0.9 * found.window[0], `${found.screen.width} of ${found.window[0]}`);
      const below = found.keys.slice(0, 8).every((key) => key.top >= found.screen.bottom);
      assert.ok(below, "keys lie below the picture, for two thumbs");
    } else if (found.window[0] > found.window[1]) {
      const side = (key) => (key.right <= found.screen.left ? "left" : key.left >= found.screen.right ? "right" : "over");
      assert.deepEqual(found.keys.slice(0, 8).map(side), [..."llllrrrr"].map((one) => ({ l: "left", r: "right" })[one]));
    }
    assert.deepEqual(hands.faults, []);
  }));
}

const pressed = (hands) => hands.key("Y").getAttribute("aria-pressed");

test("a click holds Y until the next click, a click beside the keys, or the loss of focus", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  const { page } = hands;
  await hands.click("Y");
  assert.equal(await pressed(hands), "false", "there is nothing to open");
  await hands.beginGame();
  const veil = await hands.pixels();

  await hands.click("Y");
  assert.equal(await pressed(hands), "true");
  await hands.sees("You are at");
  await hands.shot("y-held");
  await hands.click("Down", "Up");
  assert.equal(await pressed(hands), "true", "other keys leave it");
  await hands.click("Y");
  assert.equal(await pressed(hands), "false");
  assert.equal(await hands.pixels(), veil);

  const closings = {
    "a click beside the keys": () => page.mouse.click(5, 5),
    "blur": () => page.evaluate(() => window.dispatchEvent(new Event("blur"))),
    "another tab in front": () => page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      delete document.hidden;
    }),
  };
  for (const [name, close] of Object.entries(closings)) {
    await hands.click("Y");
    await hands.sees("You are at");
    await close();
    assert.equal(await pressed(hands), "false", name);
    assert.equal(await hands.pixels(), veil, name);
    assert.doesNotMatch(await hands.read(), /You are at/, name);
  }
  assert.deepEqual(hands.faults, []);
}));

test("a clicked Y is let go when nothing is pressed for ten seconds", inside(DESKTOP, async (context) => {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(server.address);
  await page.waitForSelector("html[data-ready]");
  const hands = new Hands(page);
  await hands.welcome();
  await hands.beginGame();
  await hands.click("Y");
  await page.clock.runFor(400);
  await hands.sees("You are at");
  await page.clock.runFor(6000);
  await hands.click("Down");
  await page.clock.runFor(9000);
  assert.equal(await pressed(hands), "true", "the key counts");
  await page.clock.runFor(1500);
  assert.equal(await pressed(hands), "false");
  await hands.sees("Pass to");
}));

test("nothing is read out by itself while Y is held", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  const live = () => hands.page.getAttribute("#live", "aria-live");
  await hands.beginGame();
  assert.equal(await live(), "polite");
  await hands.click("Y");
  await hands.sees("You are at");
  assert.equal(await live(), "off");
  await hands.click("Y");
  assert.equal(await live(), "polite");
}));

test("a program that does not load is told", inside(DESKTOP, async (context) => {
  const page = await context.newPage();
  await page.route("**/confidant.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(server.address);
  await page.waitForSelector("#notice:not([hidden])");
  assert.match(await page.textContent("#notice-head"), /cannot start/);
  await page.unroute("**/confidant.wasm");
  await page.click("#notice-button");
  await page.waitForSelector("html[data-ready]");
}));

test("a finger and the keyboard hold Y only as long as they do", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  const { page } = hands;
  await hands.beginGame();
  await page.keyboard.down("y");
  assert.ok(await hands.key("Y").evaluate((key) => key.classList.contains("down")));
  assert.equal(await pressed(hands), "false");
  await hands.sees("You are at");
  await page.keyboard.press("ArrowDown");
  await hands.sees("You are at");
  await page.keyboard.up("y");
  await hands.sees("Pass to");
  assert.ok(!await hands.key("Y").evaluate((key) => key.classList.contains("down")));
  const touch = (kind) => hands.key("Y").dispatchEvent(kind, { pointerType: "touch", pointerId: 7, button: 0, bubbles: true });
  await touch("pointerdown");
  assert.ok(await hands.key("Y").evaluate((key) => key.classList.contains("down")));
  assert.equal(await pressed(hands), "false");
  await hands.sees("You are at");
  await touch("pointerup");
  await hands.sees("Pass to");
  assert.ok(!await hands.key("Y").evaluate((key) => key.classList.contains("down")));
}));

test("a second tab is refused, and goes on when the first is closed", inside(DESKTOP, async (context) => {
  const first = await open(context, server.address);
  const page = await context.newPage();
  await page.goto(server.address);
  await page.waitForSelector("#notice:not([hidden])");
  assert.match(await page.textContent("#notice"), /another tab/);
  assert.equal(await page.getAttribute("html", "data-ready"), null);
  await page.screenshot({ path: join(process.env.CONFIDANT_SCREENS, "second-tab.png") });
  await first.page.close();
  await page.waitForSelector("html[data-ready]");
  assert.ok(await page.isHidden("#notice"));
}));

test("it starts without a network once it was loaded", inside(DESKTOP, async (context) => {
  const own = await serve();
  const hands = await open(context, own.address);
  await hands.page.evaluate(() => navigator.serviceWorker.ready);
  const online = await hands.read();
  await own.stop();
  await assert.rejects(fetch(own.address));
  await hands.page.reload();
  await hands.page.waitForSelector("html[data-ready]");
  assert.equal(await hands.read(), online);
  await hands.shot("offline");
  await hands.page.close();
  const again = await open(context, own.address);
  assert.equal(await again.read(), online);
}));

test("it can be installed", inside(DESKTOP, async (context) => {
  const { page } = await open(context, server.address);
  const session = await context.newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A profile without history cannot install anything; nothing else may be in the way.
  assert.deepEqual(installabilityErrors.map((one) => one.errorId).filter((id) => id !== "in-incognito"), []);
}));

test("the single file opens from a folder and asks nobody for anything", inside(DESKTOP, async (context) => {
  const asked = [];
  context.on("request", (one) => asked.push(one.url()));
  const file = join(DIST, "confidant.html");
  const hands = await open(context, pathToFileURL(file).href);
  await hands.sees("Confidant");
  await hands.shot("single-file");
  await hands.beginGame();
  const second = await context.newPage();
  await second.goto(pathToFileURL(file).href);
  await second.waitForSelector("#notice:not([hidden])");
  await second.close();
  await hands.page.reload();
  await hands.sees("Resume");
  assert.deepEqual(asked.filter((url) => !url.startsWith("data:")), Array(3).fill(pathToFileURL(file).href));
  assert.deepEqual(hands.faults, []);
}));

test("the sums of what was built are right", () => {
  const lines = readFileSync(join(DIST, "SHA256SUMS"), "utf8").trimEnd().split("\n");
  assert.ok(lines.length > 5);
  for (const line of lines) {
    const [sum, path] = line.split("  ");
    assert.equal(createHash("sha256").update(readFileSync(join(DIST, path))).digest("hex"), sum, path);
  }
});

test("keys sound; the buzzer can be muted and stays so", inside(DESKTOP, async (context) => {
  await context.addInitScript(() => {
    window.notes = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      window.notes += 1;
      return create.call(this);
    };
  });
  const hands = await open(context, server.address);
  const { page } = hands;
  const state = () => page.getAttribute("#sound", "aria-pressed");
  assert.equal(await state(), "true");
  await hands.click("Down"); // lets sound begin
  await page.waitForTimeout(200);
  await hands.click("Down", "Up");
  assert.ok(await page.evaluate(() => window.notes) > 0);
  await page.click("#sound");
  assert.equal(await state(), "false");
  const notes = await page.evaluate(() => window.notes);
  await hands.click("Down", "Up");
  assert.equal(await page.evaluate(() => window.notes), notes);
  // Enter still belongs to the device, not to the button that was clicked last.
  await page.keyboard.press("Enter");
  await hands.sees("Rules in short");
  assert.equal(await state(), "false");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.equal(await state(), "false");
  // It is the switch of the device's own settings.
  await hands.click("Down", "A", "Down", "Down", "A");
  await hands.sees(/Sound\s+Off/);
  await hands.click("Down", "Down", "A");
  await hands.sees(/Sound\s+On/);
  assert.equal(await state(), "true");
}));
