// The service worker by itself, with a browser's caches made of maps: when a version takes the place of another.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const PAGE = join(import.meta.dirname, "..", "page");
const read = (name) => readFileSync(join(PAGE, name), "utf8");
const HEAD = "confidant journal 1\n";
const journalOf = (...records) => HEAD + records.map((record) => `${Buffer.from(record).toString("base64")}\n`).join("");

/** The caches of a browser: what is put under a name is there. */
function browserCaches() {
  const all = new Map();
  const open = async (name) => {
    if (!all.has(name)) all.set(name, new Map());
    const held = all.get(name);
    return {
      match: async (key) => held.has(key) ? new Response(held.get(key)) : undefined,
      put: async (key, answer) => void held.set(key, await answer.arrayBuffer()),
    };
  };
  return { open, has: async (name) => all.has(name), keys: async () => [...all.keys()], delete: async (name) => all.delete(name) };
}

/**
 * A worker of this version over these caches. `reads(place, record)` is what its program says of a record; `loads` is
 * whether the program starts at all.
 */
async function worker(version, caches, { reads = () => 1, loads = () => {} } = {}) {
  const heard = {};
  const memory = { buffer: new ArrayBuffer(4096) };
  const exports = {
    memory, exchange: () => 0, exchange_len: () => 240,
    reads: (place, length) => reads(place, [...new Uint8Array(memory.buffer, 0, length)]),
  };
  const context = createContext({
    self: { addEventListener: (name, act) => { heard[name] = act; }, skipWaiting: async () => {}, clients: { claim: async () => {} } },
    caches, Response, Request, URL, File, btoa, atob, Date, console,
    WebAssembly: { instantiate: async () => { loads(); return { instance: { exports } }; } },
    importScripts: (...names) => names.forEach((name) => runInContext(read(name), context)),
  });
  const store = { get: () => null, put() {}, remove() {} };
  runInContext("var Store;", context);
  context.Store = store;
  runInContext(read("sw.js").replace("@VERSION@", version).replace("@FILES@", "index.html"), context);
  await (await caches.open(`confidant-${version}`)).put("confidant.wasm", new Response("program"));
  const event = (data, ports = []) => {
    const work = [];
    return { data, ports, waitUntil: (promise) => work.push(promise), done: () => Promise.all(work) };
  };
  return {
    async activate() {
      const activation = event();
      heard.activate(activation);
      await activation.done();
    },
    /** What a page is answered: whether it has to be loaded again. */
    async ask(question) {
      let answer;
      const asked = event({ until: Date.now() + 5000, ...question }, [{ postMessage: (said) => { answer = said; } }]);
      heard.message(asked);
      await asked.done();
      return answer;
    },
  };
}

const inUse = async (caches) => (await (await caches.open("confidant")).match("in-use"))?.text();

/** Caches in which version one is in use, and a worker of version two with such a program. */
async function second(program) {
  const caches = browserCaches();
  await (await worker("one", caches)).activate();
  assert.equal(await inUse(caches), "one");
  const two = await worker("two", caches, program);
  await two.activate();
  assert.equal(await inUse(caches), "one", "it waits for a page that asks");
  return { caches, two };
}

test("without a game the newer version takes over, and the page is loaded again", async () => {
  const { caches, two } = await second();
  assert.equal(await two.ask({ version: "one", journal: null }), true);
  assert.equal(await inUse(caches), "two");
  assert.ok(!(await caches.keys()).includes("confidant-one"));
  assert.equal(await two.ask({ version: "two", journal: null }), false);
});

test("one record that it cannot read keeps a version away, wherever it stands", async () => {
  const records = [[1], [2], [3]];
  for (const bad of [0, 1, 2]) {
    const asked = [];
    const { caches, two } = await second({ reads: (place, record) => { asked.push([place, ...record]); return place === bad ? 0 : 1; } });
    assert.equal(await two.ask({ version: "one", journal: journalOf(...records) }), false, `record ${bad}`);
    assert.equal(await inUse(caches), "one", `record ${bad}`);
    assert.deepEqual(asked.slice(0, bad + 1), [[0, 1], [1, 2], [2, 3]].slice(0, bad + 1), "each in its place");
  }
  const { caches, two } = await second();
  assert.equal(await two.ask({ version: "one", journal: journalOf(...records) }), true);
  assert.equal(await inUse(caches), "two");
});

test("a program that throws, or does not even start, does not take over", async () => {
  const fault = () => { throw new Error("unreachable"); };
  for (const program of [{ reads: fault }, { loads: fault }]) {
    const { caches, two } = await second(program);
    assert.equal(await two.ask({ version: "one", journal: journalOf([1]) }), false);
    assert.equal(await inUse(caches), "one");
  }
});

test("a damaged journal is left to the version that wrote it", async () => {
  for (const journal of ["something else", `${HEAD}?\n`, journalOf([1]).slice(0, -1), ""]) {
    const { caches, two } = await second();
    assert.equal(await two.ask({ version: "one", journal }), false, JSON.stringify(journal));
    assert.equal(await inUse(caches), "one");
  }
});

test("the version does not change for a page that waits no longer", async () => {
  const { caches, two } = await second();
  assert.equal(await two.ask({ version: "one", journal: null, until: Date.now() - 1 }), false);
  assert.equal(await inUse(caches), "one");
  // It is asked again at the next start.
  assert.equal(await two.ask({ version: "one", journal: null }), true);
});

test("a page of a version that is not in use is loaded again, whatever its journal", async () => {
  const { two } = await second({ reads: () => 0 });
  assert.equal(await two.ask({ version: "zero", journal: journalOf([1]) }), true);
});
