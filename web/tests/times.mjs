// How long each file of tests took, the longest first: a reporter for Node's test runner, beside the one that people read. The
// files run one after the other, so what passes before a file's next result is its own time.

import { basename } from "node:path";

/** Under this many seconds nobody needs to know. */
const SHORT = 5;

export default async function* times(source) {
  const took = new Map();
  let last = Date.now();
  for await (const { type, data } of source) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    const name = basename(data.file ?? data.name ?? "");
    took.set(name, (took.get(name) ?? 0) + Date.now() - last);
    last = Date.now();
  }
  const all = [...took].map(([name, millis]) => [name, Math.round(millis / 1000)]).sort(([, a], [, b]) => b - a);
  yield "\n";
  for (const [name, seconds] of all.filter((each) => each[1] >= SHORT)) yield `  ${name.padEnd(24)} ${String(seconds).padStart(5)} s\n`;
  yield `  ${"together".padEnd(24)} ${String(all.reduce((sum, [, seconds]) => sum + seconds, 0)).padStart(5)} s\n`;
}
