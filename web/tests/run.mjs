// Runs the tests that are named, or all: one file after the other, since each has its own server and browser. How long each
// took is said at the end.

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

const named = process.argv.slice(2);
const files = named.length > 0 ? named : readdirSync(".").filter((name) => name.endsWith(".test.mjs")).sort();
// Firefox is spoken to by a WebSocket, which Node 20 has behind a switch.
const socket = globalThis.WebSocket ? [] : ["--experimental-websocket"];
const reports = ["--test-reporter=spec", "--test-reporter-destination=stdout", "--test-reporter=./times.mjs", "--test-reporter-destination=stderr"];
const words = [...socket, "--test", "--test-concurrency=1", ...reports, ...files];
process.exitCode = spawnSync(process.execPath, words, { stdio: "inherit" }).status ?? 1;
