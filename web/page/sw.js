"use strict";
// Keeps the whole page, so that it starts without a network, and decides which version of it runs. All files of a version
// come together or not at all. A new version takes the place of the one in use when no game runs or when its own program
// can read the journal of the game that does; until then the page goes on with the files it has had. The two words
// between @ are filled in when the page is put together.

importScripts("journal.js");

const VERSION = "@VERSION@";
const FILES = "@FILES@".split(" ");

/** Each version has a cache of its own. */
const cacheOf = (version) => `confidant-${version}`;

/** The version in use is kept in a cache, too: a worker has no other store, and lives for moments. */
const NOTES = "confidant", IN_USE = "in-use";

/** The version whose files are served; null if there is none any more. */
async function inUse() {
  const note = await (await caches.open(NOTES)).match(IN_USE);
  const version = note ? await note.text() : null;
  return version !== null && await caches.has(cacheOf(version)) ? version : null;
}

/** Takes this worker's version into use. */
async function use() {
  await (await caches.open(NOTES)).put(IN_USE, new Response(VERSION));
  await tidy();
}

/** Keeps this worker's version and the one in use, and no other. */
async function tidy() {
  const kept = [VERSION, await inUse()].map(cacheOf);
  for (const name of await caches.keys()) {
    if (name.startsWith("confidant-") && !kept.includes(name)) await caches.delete(name);
  }
}

/** Whether the program of this worker's version can go on with a journal. */
async function reads(journal) {
  const cache = await caches.open(cacheOf(VERSION));
  const binary = await (await cache.match("confidant.wasm")).arrayBuffer();
  const module = (await WebAssembly.instantiate(binary)).instance.exports;
  let place = 0;
  let all = true;
  const end = Journal.each(journal, module.exchange_len(), (record) => {
    new Uint8Array(module.memory.buffer, module.exchange(), record.length).set(record);
    all = module.reads(place++, record.length) === 1 && all;
  });
  return all && end === Journal.COMPLETE;
}

/** Whether a page of this version, with this journal, has to be loaded again before it begins. */
async function settle({ version, journal, until }) {
  if (await inUse() !== VERSION && (journal === null || await reads(journal).catch(() => false))) {
    // A page that waits no longer may have begun a game by now.
    if (Date.now() > until) return false;
    await use();
  }
  const used = await inUse();
  return used !== null && used !== version;
}

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(cacheOf(VERSION));
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    // A server in the middle of a change may still give away the old page.
    const page = await (await cache.match("index.html")).text();
    if (!page.includes(VERSION)) throw new Error("the files are not of one version");
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    if (await inUse() === null) await use();
    else await tidy();
    await self.clients.claim();
  })());
});

// Pages of older versions ask newer workers: the form of question and answer is for good.
self.addEventListener("message", (event) => {
  const [port] = event.ports;
  event.waitUntil(settle(event.data).catch(() => false).then((again) => port.postMessage(again)));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith((async () => {
    const cache = await caches.open(cacheOf(await inUse() ?? VERSION));
    return await cache.match(event.request, { ignoreSearch: true }) || fetch(event.request);
  })());
});
