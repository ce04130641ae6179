// What the browser tests share: the server as people start it, a browser, and a person's hands and eyes.

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import bidi from "playwright-bidi";
import { chromium } from "playwright-core";

function given(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests by \`cargo xtask browser\``);
  return value;
}

/** The page as `cargo xtask dist` writes it: one file, and a folder for a web server. */
export const DIST = given("CONFIDANT_DIST");
const SCREENS = given("CONFIDANT_SCREENS");

/** The tool that plays a key script and tells what was done. */
export const DEEDS = given("CONFIDANT_DEEDS");

/** The `casefile` tool. */
export const CASEFILE = given("CONFIDANT_CASEFILE");

/** The record of some game of Scotland Yard that is over, as its code gives it; `forged`: with another hidden move. */
export function record(seed, ...forged) {
  const { status, stdout, stderr } = spawnSync(given("CONFIDANT_RECORD"), [String(seed), ...forged], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** `cargo xtask play`: its address, what it says, and a way to end it. */
export async function serve(...words) {
  const child = spawn(given("CONFIDANT_XTASK"), ["play", "--no-open", ...words], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  const address = await new Promise((resolve, reject) => {
    child.stdout.on("data", (text) => {
      said += text;
      const found = said.match(/http:\/\/localhost:\d+\//);
      if (found) resolve(found[0]);
    });
    child.on("exit", (code) => reject(new Error(`the server ended (${code}): ${said}`)));
  });
  const stop = () => new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", resolve);
    child.kill();
  });
  return { address, stop, said: () => said };
}

export function browse() {
  return chromium.launch({
    executablePath: given("CONFIDANT_CHROMIUM"),
    args: [
      "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
    ],
  });
}

/** What Firefox is asked for whatever the test: nothing that goes out by itself. */
const QUIET = {
  "app.normandy.enabled": false, "browser.shell.checkDefaultBrowser": false, "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false, "browser.safebrowsing.downloads.enabled": false,
};

/**
 * Firefox as Debian ships it, with these preferences. Newer versions of playwright-core want commands that a long-term version
 * of Firefox does not know; this one speaks the WebDriver BiDi of its time.
 */
export function browseFirefox(more = {}) {
  return bidi._bidiFirefox.launch({ executablePath: process.env.CONFIDANT_FIREFOX, firefoxUserPrefs: { ...QUIET, ...more }, timeout: 120_000 });
}

/** The server and the browser of a file of tests, from its first test on. */
export let server, browser;
/** The server that Firefox is given, once a test has asked for it. */
let loose;
/** Its Firefox for phones and that for desks, once a test has asked for one. */
const foxes = new Map();

/** Starts both before the first test of the file that calls it, and ends them after the last. */
export function withServerAndBrowser() {
  before(async () => {
    server = await serve();
    browser = await browse();
  });
  after(async () => {
    await browser?.close();
    for (const fox of foxes.values()) await (await fox).close();
    await server?.stop();
    await loose?.stop();
  });
}

/** So long a browser may take to open a page, and to do what it is told, on a busy machine: what it does is looked at as strictly as ever. */
const BUSY = 120_000;

/** A test in a browser of its own, of this kind. */
export const inside = (kind, body) => async () => {
  const context = await browser.newContext(kind);
  context.setDefaultTimeout(BUSY);
  try {
    await body(context);
  } finally {
    await context.close();
  }
};

/** What a browser has to be told that a file is. */
const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml" };

/** The page's own rules keep out what is evaluated, and there these tests are: to Firefox it is given with one rule less. */
export const loosened = (html) => String(html).replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'");

/** The site on a web server; `change` gives other bytes for a file. */
export async function site(change) {
  const served = createServer((asked, answer) => {
    const name = new URL(asked.url, "http://localhost").pathname.slice(1) || "index.html";
    try {
      const bytes = change(name, readFileSync(join(DIST, "site", name)));
      answer.setHeader("Content-Type", KINDS[extname(name)] ?? "application/octet-stream");
      answer.end(bytes);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((resolve) => served.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    served.closeAllConnections();
    return new Promise((resolve) => served.close(resolve));
  };
  return { address: `http://localhost:${served.address().port}/`, stop };
}

/** The same in Firefox. What it lacks of a phone, its page is told: a finger, and no mouse. */
const insideFirefox = (kind, body) => async () => {
  const { isMobile, hasTouch, locale, ...rest } = kind;
  // A finger is coarse; a mouse is fine, and can rest on things.
  const points = hasTouch ? 1 : 6;
  if (!foxes.has(points)) foxes.set(points, browseFirefox({ "ui.primaryPointerCapabilities": points, "ui.allPointerCapabilities": points }));
  loose ??= await site((name, bytes) => name === "index.html" ? loosened(bytes) : bytes);
  const context = await (await foxes.get(points)).newContext(rest);
  context.setDefaultTimeout(BUSY);
  const strict = server;
  try {
    server = loose;
    await context.addInitScript((language) => {
      Object.defineProperty(Navigator.prototype, "languages", { get: () => [language] });
      window.firefox = true;
    }, locale);
    await body(context);
  } finally {
    server = strict;
    await context.close();
  }
};

/** A test that opens browsers of its own with what it is given, in Chromium and, where one is installed, in Firefox. */
export function inEach(name, body) {
  test(name, () => body(inside));
  test(`Firefox: ${name}`, { skip: process.env.CONFIDANT_FIREFOX ? false : "no Firefox is installed" }, () => body(insideFirefox));
}

/** A test in a browser of this kind, in Chromium and in Firefox. */
export const everywhere = (name, kind, body) => inEach(name, (inside) => inside(kind, body)());

export const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: "en-GB" };
export const PHONE = {
  viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true, locale: "en-GB",
};

/** How wide a letter of DejaVu Sans is on average, in parts of its size: of the faces that browsers fall back to, one of the widest. */
const WIDE = { 400: 0.523, 700: 0.589 };

/**
 * In this context the page's own face cannot be loaded, neither by itself nor by a service worker, and whatever the
 * browser takes instead is as wide as the widest there are: where the machine's is narrower, its letters are spaced out.
 */
export async function withoutFace(context) {
  await context.route("**/*.woff", (route) => route.fulfill({ status: 204 }));
  await context.addInitScript((wide) => {
    Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
    addEventListener("DOMContentLoaded", () => {
      const pen = document.createElement("canvas").getContext("2d");
      const { fontFamily } = getComputedStyle(document.documentElement);
      const text = "Sphinx of black quartz, judge my vow";
      const lacks = Object.entries(wide).map(([weight, width]) => {
        pen.font = `${weight} 100px ${fontFamily}`;
        return width - pen.measureText(text).width / 100 / text.length;
      });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { letter-spacing: ${Math.max(0, ...lacks).toFixed(3)}em; }`);
      document.adoptedStyleSheets = [sheet];
    });
  }, WIDE);
}

/** Opens the page and waits until the companion runs. A fault on the page fails the test that looks at `faults`. */
export async function open(context, address) {
  const page = await context.newPage();
  // As on a machine this many times slower: what only passes in time is found.
  const slower = Number(process.env.CONFIDANT_SLOWER ?? 1);
  if (slower > 1) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slower });
  const faults = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  page.on("console", (line) => line.type() === "error" && faults.push(line.text()));
  await page.goto(address, { timeout: BUSY });
  await page.waitForSelector("html[data-ready]");
  const hands = new Hands(page, faults);
  await hands.welcome();
  return hands;
}

/** A person in front of the page. */
export class Hands {
  constructor(page, faults = []) {
    this.page = page;
    this.faults = faults;
  }

  key(name) {
    return this.page.locator(`[data-key="${name.toLowerCase()}"]`);
  }

  /** Clicks these keys of the device, one after the other. */
  async click(...names) {
    for (const name of names) await this.key(name).click();
  }

  /** What can be read on the device. */
  read() {
    return this.page.locator("#reading").textContent();
  }

  /** What a screen reader was told last. */
  live() {
    return this.page.locator("#live").textContent();
  }

  /** A finger on the picture, at these of its 240 x 240 pixels. */
  async tap(x, y) {
    const { x: left, y: top, width, height } = await this.page.locator("#screen").boundingBox();
    const at = { clientX: left + ((x + 0.5) * width) / 240, clientY: top + ((y + 0.5) * height) / 240 };
    if (!await this.page.evaluate(() => window.firefox)) return this.page.touchscreen.tap(at.clientX, at.clientY);
    // No touchscreen there: what a finger gives the page.
    for (const kind of ["pointerdown", "pointerup"]) {
      await this.page.locator("#bezel").dispatchEvent(kind, { pointerType: "touch", pointerId: 3, button: 0, bubbles: true, cancelable: true, ...at });
    }
  }

  /** Waits until this can be read, wherever lines break; what is read then. */
  async sees(what) {
    const pattern = what instanceof RegExp ? what : new RegExp(what.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    await this.page.waitForFunction(
      ([source, flags]) => new RegExp(source, flags).test(document.getElementById("reading").textContent.replace(/\s+/g, " ")),
      [pattern.source, pattern.flags],
      { timeout: 20_000 },
    ).catch(async () => {
      throw new Error(`${pattern} cannot be read on:\n${await this.read()}`);
    });
    return this.read();
  }

  /** The first start: the language as it is, then how it works. */
  async welcome() {
    if (!/English.*Français.*Deutsch/s.test(await this.read())) return;
    const language = await this.read();
    await this.click("A");
    await this.page.waitForFunction((old) => document.getElementById("reading").textContent !== old, language);
    const how = await this.read();
    await this.click("A");
    await this.page.waitForFunction((old) => document.getElementById("reading").textContent !== old, how);
  }

  /** Presses A until this can be read, no faster than it rests after an entry. */
  async onTo(pattern) {
    for (let presses = 0; presses < 8; presses++) {
      if (pattern.test((await this.read()).replace(/\s+/g, " "))) return;
      await this.page.waitForTimeout(700);
      await this.click("A");
    }
    await this.sees(pattern);
  }

  /** A, once it does not rest any more: where a set-up or the seal has just come. */
  async begin() {
    await this.page.waitForTimeout(500);
    await this.click("A");
  }

  /** Those who play are as many as are shown: on to what else is set. */
  async saysWhoPlays() {
    // Whoever plays for the first time is asked whether the printed cards lie there.
    if (/printed cards/.test(await this.sees(/Who plays|printed cards/))) await this.begin();
    await this.sees("Who plays");
    await this.begin();
    await this.sees("Begin");
  }

  /** From home to the first hand-over of a new game of Scotland Yard, as it is set up by default; its seal. */
  async beginGame() {
    await this.sees("New game");
    await this.click("A");
    await this.sees("Scotland Yard");
    await this.click("A");
    await this.saysWhoPlays();
    const isNew = await this.isNewFile();
    await this.begin();
    const SEAL = /[0-9A-Z]{5}-[0-9A-Z]{5}/;
    const [seal] = (await this.sees(SEAL)).match(SEAL) ?? [];
    await this.begin();
    if (isNew) await this.hearLocal();
    await this.sees("Place the pawns");
    await this.onTo(/Pass to/);
    return seal;
  }

  /** Whether the page is a file that has not yet said who can read its games. */
  isNewFile() {
    return this.page.evaluate(() => location.protocol === "file:" && localStorage.getItem("confidant.local-told") !== "yes");
  }

  /** What a file says when its first game begins; it is read and put away. */
  async hearLocal() {
    await this.page.waitForSelector("#notice:not([hidden])");
    const said = await this.page.locator("#notice").innerText();
    await this.page.locator("#notice-button").click();
    return said;
  }

  /** While Y is held: takes an arm of the rose on which something lies, else what is lit. */
  async takeSecretly() {
    const sentences = (await this.read()).split("\n").slice(0, -1);
    const arm = sentences.map((said) => said.match(/^(Up|Left|Right|Down): (?!empty)/)?.[1]).find(Boolean);
    // A flick rests a moment after the page that it leads to has come.
    if (arm) await this.page.waitForTimeout(200);
    await this.click(arm ?? "Right");
  }

  /** The pixels of the device as one string, to compare. */
  pixels() {
    return this.page.evaluate(() => document.getElementById("screen").toDataURL());
  }

  async shot(name) {
    mkdirSync(SCREENS, { recursive: true });
    await this.page.screenshot({ path: join(SCREENS, `${name}.png`) });
  }
}
