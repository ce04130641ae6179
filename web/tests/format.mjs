// The form of the scripts: that of TypeScript's own formatter, which is there for the types. `npm run format` puts it right.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const ts = createRequire(import.meta.url)("typescript");

const SETTINGS = {
  ...ts.getDefaultFormatCodeSettings("\n"),
  indentSize: 2,
  insertSpaceAfterOpeningAndBeforeClosingEmptyBraces: false,
  insertSpaceAfterFunctionKeywordForAnonymousFunctions: true,
};

/** What the module writes is as the module writes it. */
const WRITTEN = ["contract.js", "signs.js"];

/** All scripts of the page and of its tests. */
export const scripts = [join(import.meta.dirname, "..", "page"), import.meta.dirname].flatMap((folder) =>
  readdirSync(folder).filter((name) => /\.m?js$/.test(name) && !WRITTEN.includes(name)).map((name) => join(folder, name)));

/** A text as it should be. */
export function formatted(text) {
  const file = "script.js";
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file], getScriptVersion: () => "", getScriptSnapshot: () => ts.ScriptSnapshot.fromString(text),
    getCurrentDirectory: () => "", getCompilationSettings: () => ({ allowJs: true, noLib: true }), getDefaultLibFileName: () => "",
    fileExists: () => false, readFile: () => undefined,
  });
  const edits = service.getFormattingEditsForDocument(file, SETTINGS);
  return edits.reverse().reduce((all, { span: { start, length }, newText }) => all.slice(0, start) + newText + all.slice(start + length), text);
}

if (process.argv[1] === import.meta.filename) {
  for (const path of scripts) {
    const text = readFileSync(path, "utf8");
    if (formatted(text) !== text) writeFileSync(path, formatted(text));
  }
}
