// The page around the companion: it loads, fits, holds Y, keeps to one tab, starts without a network.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { createHash } from "node:crypto";
import { browser, DESKTOP, DIST, Hands, everywhere, inside, open, PHONE, record, serve, server, withServerAndBrowser } from "./harness.mjs";

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

everywhere("a click holds Y until the next click, a click beside the keys, or the loss of focus", DESKTOP, async (context) => {
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
});

everywhere("a clicked Y is let go when nothing is pressed for thirty seconds", DESKTOP, async (context) => {
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
  await page.clock.runFor(29_000);
  assert.equal(await pressed(hands), "true", "the key counts");
  await page.clock.runFor(1500);
  assert.equal(await pressed(hands), "false");
  await hands.sees("Pass to");
});

everywhere("nothing is read out by itself while Y is held", DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  const live = () => hands.page.getAttribute("#live", "aria-live");
  await hands.beginGame();
  assert.equal(await live(), "polite");
  await hands.click("Y");
  await hands.sees("You are at");
  assert.equal(await live(), "off");
  await hands.click("Y");
  assert.equal(await live(), "polite");
});

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

everywhere("a finger and the keyboard hold Y only as long as they do", DESKTOP, async (context) => {
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
});

everywhere("a second tab is refused, and goes on when the first is closed", DESKTOP, async (context) => {
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
});

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
  const manifest = await (await fetch(`${server.address}manifest.webmanifest`)).json();
  assert.ok(manifest.lang && manifest.dir);
  // What is opened or shared while it runs goes to the window that runs: a second one could not begin.
  assert.equal(manifest.launch_handler.client_mode[0], "navigate-existing");
  const pictures = [...manifest.screenshots, ...manifest.icons.filter(({ type }) => type === "image/png")];
  assert.deepEqual(manifest.screenshots.map(({ form_factor: form }) => form), ["narrow", "wide"]);
  for (const { src, sizes } of pictures) {
    const bytes = Buffer.from(await (await fetch(server.address + src)).arrayBuffer());
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A profile without history cannot install anything; nothing else may be in the way.
  assert.deepEqual(installabilityErrors.map((one) => one.errorId).filter((id) => id !== "in-incognito"), []);
}));

test("shortcuts lead to the boxes and to the check; a box or a record that is shared or opened arrives", inside(DESKTOP, async (context) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, "launchQueue", { value: { setConsumer(take) { window.launch = take; } } });
  });
  const { page, faults } = await open(context, server.address);
  const manifest = await (await fetch(`${server.address}manifest.webmanifest`)).json();
  assert.equal(manifest.lang, "en");
  const at = async (url) => {
    await page.goto("about:blank");
    await page.goto(new URL(url, server.address).href);
    await page.waitForSelector("html[data-ready]");
  };
  const [boxes, check] = manifest.shortcuts.map(({ url }) => url);
  await at(boxes);
  await page.waitForSelector("#boxes .boxes-rows");
  await at(check);
  await page.waitForSelector("#check[open]");
  await at("./");
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const text = await page.evaluate(() => Pack.empty("tatort-themse", "Shared tin"));
  // What the system does with a thing that is shared: it is posted, and the page follows where that leads.
  const share = async (parts) => {
    // From elsewhere, as the system does: this page itself posts nothing.
    await page.goto("about:blank");
    await page.evaluate(([action, { files = [], ...words }]) => {
      const form = document.createElement("form");
      Object.assign(form, { action, method: "POST", enctype: "multipart/form-data" });
      const field = (type, name) => {
        const made = Object.assign(document.createElement("input"), { type, name, multiple: true });
        form.append(made);
        return made;
      };
      for (const [name, word] of Object.entries(words)) field("hidden", name).value = word;
      const carried = new DataTransfer();
      for (const [called, what] of files) carried.items.add(new File([what], called, { type: "text/plain" }));
      field("file", "box").files = carried.files;
      document.body.append(form);
      form.submit();
    }, [new URL(manifest.share_target.action, server.address).href, parts]);
    await page.waitForSelector("html[data-ready]");
  };
  const { params } = manifest.share_target;
  assert.deepEqual([params.text, params.url, params.files[0].name], ["text", "url", "box"]);
  await share({ files: [["shared.confidant.toml", text]] });
  await page.waitForSelector('[data-sheet="first"]');
  assert.match(await page.locator("dialog.sheet").innerText(), /shared\.confidant\.toml[^]*Shared tin/);
  await page.locator('[data-id="sheet close"]').click();
  await at("./#boxes/shared");
  assert.equal(await page.locator("dialog.sheet").count(), 0, "it arrives once");
  // Several at once come one after the other; a box as the text of a mail is one, too.
  await share({ files: [["one.toml", text], ["two.toml", text]] });
  for (const name of ["one.toml", "two.toml"]) {
    await page.waitForSelector('[data-sheet="first"]');
    assert.match(await page.locator("dialog.sheet").innerText(), new RegExp(name));
    await page.locator('[data-id="sheet close"]').click();
  }
  await share({ text: `Our tin!\n\n${text}` });
  await page.waitForSelector('[data-sheet="damaged"]');
  await page.locator('[data-id="sheet close"]').click();
  await share({ text });
  await page.waitForSelector('[data-sheet="first"]');
  await page.locator('[data-id="sheet close"]').click();
  // A record is checked, however it is shared: as a text, as the link that this page shares, in the field for links or in a text, as a file.
  const played = record(11);
  const link = `${server.address}#${played}`;
  for (const [how, parts] of Object.entries({
    "text": { text: played }, "link": { url: link }, "link in a text": { text: `Look at this! ${link}` },
    "escaped link": { text: `${server.address}#${encodeURIComponent(played)}` }, "file": { files: [["record.txt", `${played}\n`]] },
  })) {
    await share(parts);
    await page.waitForSelector("#check[open]");
    assert.match(await page.textContent("#check-says"), /is valid/, how);
  }
  await share({ text: "What a game!" });
  assert.equal(page.url(), server.address);
  assert.ok(await page.isHidden("#check"));
  // A file that was opened with the installed page: a record is none of the boxes, and is checked.
  await at("./#boxes");
  await page.evaluate((words) => window.launch({ files: [{ getFile: async () => new File([words], "record.txt") }] }), played);
  await page.waitForSelector("#check[open]");
  assert.match(await page.textContent("#check-says"), /is valid/);
  assert.ok(await page.isHidden("#boxes"));
  // One with a box.
  await at("./");
  await page.evaluate((words) => window.launch({ files: [{ getFile: async () => new File([words], "opened.toml") }] }), text);
  await page.waitForSelector('[data-sheet="first"]');
  assert.match(await page.locator("dialog.sheet").innerText(), /opened\.toml/);
  assert.deepEqual(faults, []);
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
  await hands.sees("0/20");
  assert.equal(await state(), "false");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.equal(await state(), "false");
  // It is the switch of the device's own settings.
  await hands.click("X", "Down", "Down", "A");
  await hands.sees(/Sound,? Off/);
  await hands.click("Down", "Down", "Right");
  await hands.sees(/Sound,? 1\/3/);
  assert.equal(await state(), "true");
}));
