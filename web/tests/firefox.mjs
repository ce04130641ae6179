// Firefox as Debian ships it, by WebDriver BiDi: playwright-core wants commands that its long-term version does not know.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A WebSocket, as newer versions of Node have one. */
const Socket = globalThis.WebSocket;

/** Where Firefox is; undefined if it is not installed. */
export const FIREFOX = process.env.CONFIDANT_FIREFOX || undefined;

/** Keys of a keyboard, as WebDriver calls them. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C", ArrowUp: "\uE013", ArrowDown: "\uE015", ArrowLeft: "\uE012", ArrowRight: "\uE014", Tab: "\uE004" };

export class Firefox {
  #child;
  #socket;
  #profile;
  #next = 1;
  #waiting = new Map();
  /** What the pages complained about. */
  faults = [];

  /** Starts one with a profile of its own, in this language, with more preferences if they are given. */
  static async start(language = "en-GB", more = {}) {
    const firefox = new Firefox();
    firefox.#profile = mkdtempSync(join(tmpdir(), "confidant-firefox-"));
    writeFileSync(join(firefox.#profile, "user.js"), [
      `user_pref("intl.accept_languages", "${language}");`,
      'user_pref("browser.shell.checkDefaultBrowser", false);',
      'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
      'user_pref("app.normandy.enabled", false);',
      'user_pref("remote.active-protocols", 1);',
      ...Object.entries(more).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`),
    ].join("\n"));
    firefox.#child = spawn(FIREFOX, ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", firefox.#profile], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const address = await new Promise((resolve, reject) => {
      let said = "";
      const late = setTimeout(() => reject(new Error(`Firefox does not answer: ${said}`)), 60_000);
      firefox.#child.stderr.on("data", (text) => {
        said += text;
        const found = said.match(/WebDriver BiDi listening on (ws:\/\/\S+)/);
        if (found) resolve(found[1]);
        if (found) clearTimeout(late);
      });
      firefox.#child.on("exit", (code) => reject(new Error(`Firefox ended (${code}): ${said}`)));
    });
    firefox.#socket = new Socket(`${address}/session`);
    await new Promise((resolve, reject) => {
      firefox.#socket.onopen = resolve;
      firefox.#socket.onerror = () => reject(new Error("Firefox refuses the connection"));
    });
    firefox.#socket.onmessage = ({ data }) => firefox.#hear(JSON.parse(data));
    await firefox.#ask("session.new", { capabilities: {} });
    await firefox.#ask("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = await firefox.#ask("browsingContext.getTree", {});
    firefox.context = contexts[0].context;
    return firefox;
  }

  #hear(message) {
    if (message.method === "log.entryAdded" && message.params.level === "error") this.faults.push(message.params.text);
    const [resolve, reject] = this.#waiting.get(message.id) ?? [];
    this.#waiting.delete(message.id);
    if (message.type === "error") reject?.(new Error(`${message.error}: ${message.message}`));
    else resolve?.(message.result);
  }

  #ask(method, params) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, [resolve, reject]);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async size(width, height) {
    await this.#ask("browsingContext.setViewport", { context: this.context, viewport: { width, height } });
  }

  /** Opens an address and waits until the companion runs. */
  async open(url) {
    await this.#ask("browsingContext.navigate", { context: this.context, url, wait: "complete" });
    await this.until("document.documentElement.dataset.ready === 'yes'");
  }

  /** What an expression of the page gives: a text, a number, a truth. */
  async get(expression) {
    const { result, exceptionDetails } = await this.#ask("script.evaluate", {
      expression, target: { context: this.context }, awaitPromise: true, resultOwnership: "none",
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression of the page is true. */
  async until(expression) {
    for (const end = Date.now() + 15_000; ;) {
      if (await this.get(`Boolean(${expression})`)) return;
      if (Date.now() > end) throw new Error(`never: ${expression}\n${await this.get("document.getElementById('reading').textContent")}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async sees(pattern) {
    await this.until(`${pattern}.test(document.getElementById("reading").textContent.replace(/\\s+/g, " "))`);
  }

  async #act(...sources) {
    await this.#ask("input.performActions", { context: this.context, actions: sources });
  }

  /** Presses a key of the keyboard. */
  press(key) {
    const value = KEYS[key] ?? key;
    return this.#act({ type: "key", id: "keys", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] });
  }

  /** Holds a key down with the other hand, and lets go of it. */
  hold(key) {
    return this.#act({ type: "key", id: "other hand", actions: [{ type: "keyDown", value: key }] });
  }

  letGo(key) {
    return this.#act({ type: "key", id: "other hand", actions: [{ type: "keyUp", value: key }] });
  }

  async type(text) {
    for (const letter of text) await this.press(letter);
  }

  /** Clicks the middle of an element, or a place in it, with the mouse or a finger. */
  async click(selector, { kind = "mouse", at = [0.5, 0.5], hold = 0 } = {}) {
    // A sheet scrolls: what is below its edge is brought up first, as people do.
    const where = `(() => { const it = document.querySelector(${JSON.stringify(selector)}); it.scrollIntoView({ block: "nearest" }); return JSON.stringify(it.getBoundingClientRect()); })()`;
    const box = JSON.parse(await this.get(where));
    const [x, y] = [Math.round(box.x + at[0] * box.width), Math.round(box.y + at[1] * box.height)];
    await this.#act({
      type: "pointer", id: kind, parameters: { pointerType: kind },
      actions: [
        { type: "pointerMove", x, y }, { type: "pointerDown", button: 0 },
        { type: "pause", duration: hold }, { type: "pointerUp", button: 0 },
      ],
    });
  }

  /** A finger on the picture, at these of its 240 x 240 pixels. */
  tap(x, y) {
    return this.click("#screen", { kind: "touch", at: [x / 240, y / 240] });
  }

  async shot(path) {
    mkdirSync(join(path, ".."), { recursive: true });
    const { data } = await this.#ask("browsingContext.captureScreenshot", { context: this.context });
    writeFileSync(path, Buffer.from(data, "base64"));
  }

  async stop() {
    const ended = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.kill();
    await ended;
    this.#socket?.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
