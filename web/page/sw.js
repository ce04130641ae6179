"use strict";
// Keeps the whole page, so that it starts without a network, and decides which version of it runs. All files of a version
// come together or not at all. A new version takes the place of the one in use when no game runs or when its own program
// can read the journal of the game that does; until then the page goes on with the files it has had. The two words
// between @ are filled in when the page is put together.

importScripts("contract.js", "journal.js");

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = "@VERSION@";
const FILES = "@FILES@".split(" ");

/** Each version has a cache of its own. */
const cacheOf = (version) => `confidant-${version}`;

/** The version in use is kept in a cache, too: a worker has no other store, and lives for moments. */
const NOTES = "confidant", IN_USE = "in-use", SHARED = "shared";

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
  const binary = await /** @type {Response} */ (await cache.match("confidant.wasm")).arrayBuffer();
  const module = /** @type {any} */ ((await WebAssembly.instantiate(binary)).instance.exports);
  let place = 0;
  let all = true;
  const end = Journal.each(journal, module.exchange_len(), (record) => {
    new Uint8Array(module.memory.buffer, module.exchange(), record.length).set(record);
    all = module.reads(place++, record.length) === 1 && all;
  });
  return all && end === Contract.LOAD_END.complete;
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

worker.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(cacheOf(VERSION));
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    // A server in the middle of a change may still give away the old page.
    const page = await /** @type {Response} */ (await cache.match("index.html")).text();
    if (!page.includes(VERSION)) throw new Error("the files are not of one version");
    await worker.skipWaiting();
  })());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    if (await inUse() === null) await use();
    else await tidy();
    await worker.clients.claim();
  })());
});

// Pages of older versions ask newer workers: the form of question and answer is for good.
worker.addEventListener("message", (event) => {
  const [port] = event.ports;
  event.waitUntil(settle(event.data).catch(() => false).then((again) => port.postMessage(again)));
});

/** The record in what was shared: a text, or a link to this page with a record behind its #; empty if there is none. */
function recordIn(words) {
  let plain = words;
  try {
    plain = decodeURIComponent(words);
  } catch { /* a text with a % of its own */ }
  return /(?<!\w)confidant\d+:[^]*/i.exec(plain)?.[0].trim() ?? "";
}

/** Ten times the longest record: nothing larger is one. */
const LONGEST_RECORD = 40_000;

/**
 * Something was shared with the installed page: the text of a record is put into its address, boxes wait in a cache, each
 * as a file; one that was sent as a text is one, too.
 */
async function shared(request) {
  const form = await request.formData();
  const words = ["url", "text"].map((name) => String(form.get(name) ?? ""));
  const files = form.getAll("box").filter((each) => each instanceof File && each.size > 0);
  const written = files.filter((file) => file.size <= LONGEST_RECORD).map(async (file) => {
    const text = await file.text();
    return /^\s*confidant\d/i.test(text) ? text.trim() : "";
  });
  const record = [...words.map(recordIn), ...await Promise.all(written)].find((each) => each !== "");
  if (record) return Response.redirect(`./#${encodeURIComponent(record)}`, 303);
  const sent = words.find((each) => /^\s*confidant\s*=/m.test(each));
  if (sent) files.push(new File([sent], "shared.confidant.toml"));
  if (files.length === 0) return Response.redirect("./", 303);
  const notes = await caches.open(NOTES);
  for (const old of await notes.keys()) if (new URL(old.url).pathname.includes(`/${SHARED}`)) await notes.delete(old);
  for (const [place, box] of files.entries()) {
    await notes.put(place === 0 ? SHARED : `${SHARED}-${place}`, new Response(box, { headers: { "x-name": encodeURIComponent(box.name) } }));
  }
  return Response.redirect("./#boxes/shared", 303);
}

worker.addEventListener("fetch", (event) => {
  if (event.request.method === "POST" && new URL(event.request.url).pathname.endsWith("/share")) event.respondWith(shared(event.request));
  if (event.request.method !== "GET") return;
  event.respondWith((async () => {
    const cache = await caches.open(cacheOf(await inUse() ?? VERSION));
    return await cache.match(event.request, { ignoreSearch: true }) || fetch(event.request);
  })());
});
