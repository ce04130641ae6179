// What the browser tests share: the server as people start it, a browser, and a person's hands and eyes.

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
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

/** The record of some game of Scotland Yard that is over, as its code gives it. */
export function record(seed) {
  const { status, stdout, stderr } = spawnSync(given("CONFIDANT_RECORD"), [String(seed)], { encoding: "utf8" });
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

/** The server and the browser of a file of tests, from its first test on. */
export let server, browser;

/** Starts both before the first test of the file that calls it, and ends them after the last. */
export function withServerAndBrowser() {
  before(async () => {
    server = await serve();
    browser = await browse();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });
}

/** A test in a browser of its own, of this kind. */
export const inside = (kind, body) => async () => {
  const context = await browser.newContext(kind);
  try {
    await body(context);
  } finally {
    await context.close();
  }
};

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
  await page.goto(address);
  await page.waitForSelector("html[data-ready]");
  const hands = new Hands(page, faults);
  await hands.welcome();
  return hands;
}

const KEYS = ["Up", "Down", "Left", "Right", "A", "B", "X", "Y"];

/** A person in front of the page. */
export class Hands {
  constructor(page, faults = []) {
    this.page = page;
    this.faults = faults;
  }

  key(name) {
    return this.page.locator(`[data-key="${KEYS.indexOf(name)}"]`);
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
    const box = await this.page.locator("#screen").boundingBox();
    await this.page.touchscreen.tap(box.x + ((x + 0.5) * box.width) / 240, box.y + ((y + 0.5) * box.height) / 240);
  }

  /** Waits until this can be read, wherever lines break; what is read then. */
  async sees(what) {
    const pattern = what instanceof RegExp ? what : new RegExp(what.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    await this.page.waitForFunction(
      ([source, flags]) => new RegExp(source, flags).test(document.getElementById("reading").textContent.replace(/\s+/g, " ")),
      [pattern.source, pattern.flags],
      { timeout: 5000 },
    ).catch(async () => {
      throw new Error(`${pattern} cannot be read on:\n${await this.read()}`);
    });
    return this.read();
  }

  /** The first start: the language as it is, then how it works. */
  async welcome() {
    if (!/English\s+Français\s+Deutsch/.test(await this.read())) return;
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
      await this.page.waitForTimeout(450);
      await this.click("A");
    }
    await this.sees(pattern);
  }

  /** From home to the first hand-over of a new game of Scotland Yard, as it is set up by default; its seal. */
  async beginGame() {
    await this.sees("New game");
    await this.click("A");
    await this.sees("Scotland Yard");
    await this.click("A");
    await this.sees("Players");
    await this.click("X");
    const SEAL = /[0-9A-Z]{5}-[0-9A-Z]{5}/;
    const [seal] = (await this.sees(SEAL)).match(SEAL) ?? [];
    await this.click("A");
    await this.sees("Place the pawns");
    await this.onTo(/Pass to/);
    return seal;
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
