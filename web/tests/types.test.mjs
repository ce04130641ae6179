// The page's scripts as a type checker reads them: what does not fit together is found before anybody comes across it. And
// their form, by the same program.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { test } from "node:test";
import { formatted, scripts } from "./format.mjs";

const TSC = createRequire(import.meta.url).resolve("typescript/bin/tsc");

for (const [what, config] of [["page", "tsconfig.json"], ["worker", "tsconfig.worker.json"]]) {
  test(`the types of the ${what} hold`, () => {
    const { stdout } = spawnSync(process.execPath, [TSC, "-p", config], { encoding: "utf8", cwd: import.meta.dirname });
    assert.equal(stdout, "");
  });
}

test("what the page asks for by its name stands in its markup", () => {
  const page = join(import.meta.dirname, "..", "page");
  const markup = readFileSync(join(page, "index.html"), "utf8");
  const asked = readdirSync(page).filter((name) => name.endsWith(".js")).flatMap((name) =>
    [...readFileSync(join(page, name), "utf8").matchAll(/\b(?:getElementById|element|part)\("(-?[\w-]*)"\)/g)]
      .map(([call, id]) => call.startsWith("part") ? `check${id}` : id));
  assert.ok(asked.length > 60, String(asked.length));
  assert.deepEqual([...new Set(asked)].filter((id) => !markup.includes(`id="${id}"`)), ["wasm"], "the single file alone has its module in itself");
});

test("the scripts are formatted", () => {
  assert.ok(scripts.length > 50);
  const others = scripts.filter((path) => formatted(readFileSync(path, "utf8")) !== readFileSync(path, "utf8"));
  assert.deepEqual(others.map((path) => basename(path)), [], "`npm run format --prefix web/tests` puts them right");
  assert.equal(formatted("if( a ){\n b( )\n}\n"), "if (a) {\n  b()\n}\n");
});
