// A record of a game that is over: opened by its text, checked, and seen again; and everything that can be wrong with it.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { CASEFILE, DESKTOP, DIST, everywhere, inside, open, PHONE, record, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

let text, form, seal;
before(() => {
  text = record(11);
  [form, , seal] = text.split(":");
});

/** What the check says of this text. */
async function verdict(page, words) {
  await page.fill("#check-record", words);
  await page.click("#check-button");
  return page.textContent("#check-says");
}

/** Every proof of a record, in order, as the tool prints them: what came before it, and its ten characters. */
function proofs(words) {
  const { status, stdout, stderr } = spawnSync(CASEFILE, ["verify", "-"], { encoding: "utf8", input: words });
  assert.equal(status, 0, stderr);
  return [...stdout.matchAll(/^# proof (\S+) (\S+)$/gm)].map(([, place, signs]) => ({ place, signs }));
}

/** What is said of these notes, line by line. */
async function judged(page, ...notes) {
  await page.fill("#check-notes", notes.join("\n"));
  await page.click("#check-button");
  return page.locator("#check-noted li").allTextContents();
}

/** A code in which this character, counted from 0, is another one. */
const slipped = (code, at) => code.slice(0, at) + (code[at] === "7" ? "8" : "7") + code.slice(at + 1);

/** The record in two parts, as a longer one would have: five bytes are eight signs. */
function inParts() {
  const [, , , signs] = text.split(":");
  const half = Math.floor(signs.length / 16) * 8;
  return [`${form}:1/2:${seal}:${signs.slice(0, half)}`, `${form}:2/2:${seal}:${signs.slice(half)}`];
}

test("a pasted record is checked and replayed, and the running game stays as it was", inside(DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  const { page } = hands;
  await hands.beginGame();
  const journal = () => page.evaluate(() => localStorage.getItem("confidant.journal"));
  const own = await journal();
  await page.reload();
  await hands.sees("Resume");
  await page.click("#open-check");
  assert.match(await verdict(page, text), new RegExp(`is valid.*${seal}.*Compare`));
  await page.fill("#check-seal", seal.toLowerCase().replace("-", " "));
  assert.match(await page.textContent("#check-says"), /It is the seal you wrote down/);
  await page.fill("#check-seal", "AAAAA-AAAAA");
  assert.match(await page.textContent("#check-says"), /another game/);
  await hands.shot("check-holds");
  await page.click("#check-replay");
  await page.waitForSelector("#check", { state: "hidden" });
  await hands.sees(/the hunt/);
  assert.match(await page.textContent("#hint"), /looking at a record/);
  await hands.shot("check-replay");
  const result = await hands.pixels();
  await hands.click("A", "Right", "Right");
  assert.notEqual(await hands.pixels(), result, "the hunt is followed");
  assert.equal(await journal(), own);
  await page.click("#leave");
  await page.waitForSelector("html[data-ready]");
  await hands.sees("Resume");
  assert.equal(await journal(), own);
  assert.deepEqual(hands.faults, []);
}));

test("codes that were noted are judged one by one, however they were written, and a slip is asked about", inside(DESKTOP, async (context) => {
  const { page, faults } = await open(context, server.address);
  const all = proofs(text);
  assert.ok(all.length > 20 && /-/.test(all.at(-1).place), "something was taken back or corrected");
  const four = (proof) => proof.signs.slice(0, 4);
  const [early, late] = [all[3], all.at(-1)];
  await page.click("#open-check");
  const fell = late.place.split("-");
  assert.match(await verdict(page, text), new RegExp(`is valid.*Taken back: ${fell[1]}\\. Corrected: ${fell[2] ?? 0}\\..*Compare`));
  assert.deepEqual(await judged(page), [], "nothing was noted");
  // In its place and in any; with all signs; in small letters, and with blanks for dashes.
  assert.deepEqual(
    await judged(page, `${early.place} ${four(early)}`, `${late.place}  ${late.signs.toLowerCase().replace("-", " ")}`, four(early)),
    [
      `${early.place} ${four(early)} holds, at place ${early.place}. By chance that happens once in 1,048,576.`,
      `${late.place} ${late.signs.toLowerCase().replace("-", " ")} holds, at place ${late.place}. By chance that happens once in ${(2 ** 50).toLocaleString("en")}.`,
      `${four(early)} holds, at place ${early.place}. By chance that happens once in ${Math.floor(2 ** 20 / all.length).toLocaleString("en")}.`,
    ],
  );
  // There is no O, I or L: they are what they look like.
  const looks = all.find(({ signs }) => /[01]/.test(signs) && /0/.test(signs) && /1/.test(signs));
  assert.ok(looks, "a code has 0 and 1");
  for (const one of ["I", "l", "i", "L"]) {
    const written = looks.signs.replaceAll("0", one === "l" ? "o" : "O").replaceAll("1", one);
    assert.match((await judged(page, `${looks.place} ${written}`))[0], / holds, at place/, written);
  }
  // One character differs: that is asked. Two, another place, no such place, no code: that is said.
  const [slip, ten, wrong, elsewhere, none, nothing, short] = await judged(page,
    `${early.place} ${slipped(four(early), 2)}`, `${early.place} ${slipped(early.signs, 8)}`, `${early.place} ${slipped(slipped(four(early), 2), 1)}`,
    "ZZZZZ-ZZZZZ", `999 ${four(early)}`, "we won!", early.signs[0]);
  assert.match(slip, new RegExp(`: at place ${early.place} one character differs\\. Was it ${four(early)}\\? By chance that happens once in 8,456\\.$`));
  assert.match(ten, new RegExp(`one character differs\\. Was it ${early.signs}\\?`));
  assert.match(wrong, new RegExp(` does not hold: at place ${early.place} the record has ${four(early)}\\.$`));
  assert.equal(elsewhere, "ZZZZZ-ZZZZZ does not hold at any place.");
  assert.equal(none, `999 ${four(early)}: the record has no such place.`);
  assert.equal(nothing, "we won! cannot be read as a code.");
  assert.match(short, / holds, at place .* That says nothing: so few characters match by chance\.$/);
  // It has a name and is spoken; it is judged when the field is left, too, and never while somebody writes.
  assert.ok(await page.getByLabel("The codes you wrote down during the game, one per line").first().isVisible());
  assert.equal(await page.getAttribute("#check-noted", "aria-live"), "polite");
  await page.locator("#check-notes").pressSequentially("9");
  assert.equal(await page.locator("#check-noted li").count(), 0);
  await page.fill("#check-notes", `${late.place} ${four(late)}`);
  await page.locator("#check-seal").focus();
  assert.match(await page.textContent("#check-noted"), / holds, at place/);
  // The seal is judged in the same way.
  await page.fill("#check-seal", slipped(seal, 7).toLowerCase());
  assert.match(await page.textContent("#check-says"), new RegExp(`You wrote down ${slipped(seal, 7)}: one character differs\\. Was it this seal\\?`));
  await page.fill("#check-seal", seal.replaceAll("0", "o").replaceAll("1", "l"));
  assert.match(await page.textContent("#check-says"), /It is the seal you wrote down/);
  // A record that does not hold has nothing to compare with.
  await page.fill("#check-record", text.slice(0, -9));
  assert.deepEqual(await judged(page, four(early)), []);
  assert.deepEqual(faults, []);
}));

test("a forged record holds and has the same seal, and a code that was noted late gives it away", async () => {
  const forged = record(11, "forged");
  assert.ok(forged !== text && forged.split(":")[2] === seal);
  const [true_, false_] = [proofs(text), proofs(forged)];
  assert.deepEqual(true_.map(({ place }) => place), false_.map(({ place }) => place), "the table saw the same");
  const changed = true_.findIndex(({ signs }, at) => signs !== false_[at].signs);
  assert.ok(changed > 0);
  const note = ({ place, signs }) => `${place} ${signs.slice(0, 4)}`;
  const words = {
    "en-GB": [/is valid/, /holds, at place/, /does not hold: at place/],
    "fr-FR": [/est valable/, /est juste, à la place/, /n’est pas juste/],
    "de-DE": [/Protokoll stimmt/, /stimmt, an Stelle/, /stimmt nicht: An Stelle/],
  };
  for (const [locale, [valid, holds, differs]] of Object.entries(words)) {
    await inside({ ...PHONE, locale }, async (context) => {
      const hands = await open(context, server.address);
      const { page } = hands;
      await page.click("#open-check");
      await page.fill("#check-seal", seal);
      assert.match(await verdict(page, forged), valid);
      const [before, late] = await judged(page, note(true_[changed - 1]), note(true_.at(-1)));
      assert.match(before, holds, "what was noted before the forged move binds nothing");
      assert.match(late, differs);
      assert.equal(await page.locator("#check-noted li").last().getAttribute("class"), "differs");
      await hands.shot(`check-noted-${locale}`);
      // Every word that can come of a note has its text.
      assert.deepEqual(await page.evaluate(() => Contract.COMES.filter((word) => !T.noted[word])), []);
      assert.deepEqual(hands.faults, []);
    })();
  }
});

test("what is wrong with a record is said plainly", inside(DESKTOP, async (context) => {
  const { page } = await open(context, server.address);
  await page.click("#open-check");
  const [first, second] = inParts();
  const other = record(12);
  const [, , otherSeal] = other.split(":");
  const middle = Math.floor(text.length / 2);
  const changed = text.slice(0, middle) + (text[middle] === "7" ? "8" : "7") + text.slice(middle + 1);
  const cases = [
    ["", /not a Confidant record/],
    ["hello", /not a Confidant record/],
    [changed, /missing or was changed/],
    [text.slice(0, -9), /missing or was changed/],
    [text.replace(seal, otherSeal), /seal does not match/],
    [text.replace(form, "CONFIDANT9"), /Another version/],
    [first, /Part 2 is missing/],
    [second, /Part 1 is missing/],
    [`${first}\n${second.replace(seal, otherSeal)}`, /different records/],
    [`${form}:1/1:${seal}:${"0".repeat(9000)}`, /too long for a record/],
  ];
  for (const [words, says] of cases) {
    assert.match(await verdict(page, words), says, words.slice(0, 60));
    assert.ok(await page.isHidden("#check-replay"));
  }
  // Both parts, in any order, in any letters, with words around them.
  assert.match(await verdict(page, `From: me\n${second.toLowerCase()}\n\n ${first}`), /is valid/);
  assert.ok(await page.isVisible("#check-replay"));
}));

test("a record behind the # of the address is opened at once, beside a game in another tab", inside(PHONE, async (context) => {
  const first = await open(context, server.address);
  await first.beginGame();
  const page = await context.newPage();
  await page.goto(`${server.address}#${text}`);
  await page.waitForSelector("#check[open]");
  assert.match(await page.textContent("#check-says"), new RegExp(`is valid.*${seal}`));
  await page.screenshot({ path: join(process.env.CONFIDANT_SCREENS, "phone-check.png") });
  // Whoever does not want to see it is asked to close the other tab first, as ever.
  await page.click("#check-close");
  await page.waitForSelector("#notice:not([hidden])");
  assert.equal(new URL(page.url()).hash, "");
  await first.page.close();
  await page.waitForSelector("html[data-ready]");
}));

everywhere("a part behind the # waits for the others", DESKTOP, async (context) => {
  const page = await context.newPage();
  const [one, two] = inParts();
  await page.goto(`${server.address}#${two}`);
  await page.waitForSelector("#check[open]");
  assert.match(await page.textContent("#check-says"), /Part 1 is missing/);
  await page.evaluate((part) => { location.hash = part; }, one);
  await page.waitForSelector("#check-says.good");
});

test("the single file checks records, from a file too, and says so in three languages", async () => {
  const folder = mkdtempSync(join(tmpdir(), "confidant-"));
  try {
    const file = join(folder, "record.txt");
    writeFileSync(file, `${text}\n`);
    const words = { "en-GB": /record is valid/, "fr-FR": /relevé est valable/, "de-DE": /Protokoll stimmt/ };
    for (const [locale, says] of Object.entries(words)) {
      await inside({ ...DESKTOP, locale }, async (context) => {
        const hands = await open(context, pathToFileURL(join(DIST, "confidant.html")).href);
        await hands.page.click("#open-check");
        await hands.page.setInputFiles("#check-file", file);
        await hands.page.waitForSelector("#check-says.good");
        assert.match(await hands.page.textContent("#check-says"), says);
        await hands.page.click("#check-replay");
        await hands.page.waitForSelector("#leave:not([hidden])");
        assert.deepEqual(hands.faults, []);
      })();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a record that is shown can be copied, and the copy holds", inside({ ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] }, async (context) => {
  const hands = await open(context, server.address);
  const { page } = hands;
  assert.ok(await page.isHidden("#copy"));
  await page.click("#open-check");
  await verdict(page, text);
  await page.click("#check-replay");
  await hands.sees(/the hunt/);
  for (let presses = 0; presses < 8 && !/^Seal and code/.test(await hands.live()); presses++) await hands.click("Down");
  await hands.click("A");
  await page.waitForSelector("#copy:not([hidden])");
  await page.click("#copy");
  await page.waitForFunction(() => document.getElementById("copy").title === "Copied");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
}));

test("a page that came without encryption can neither copy nor share: the record is saved as a file", async () => {
  for (const [locale, words] of [["en-GB", "Save the record"], ["fr-FR", "Enregistrer le relevé"], ["de-DE", "Protokoll speichern"]]) {
    await inside({ ...DESKTOP, locale }, async (context) => {
      // So it is where a phone of the home network is served.
      await context.addInitScript(() => {
        for (const name of ["clipboard", "share"]) Object.defineProperty(Navigator.prototype, name, { value: undefined });
      });
      const hands = await open(context, server.address);
      const { page } = hands;
      await page.evaluate((words) => { location.hash = words; }, text);
      await page.waitForSelector("#check[open]");
      await page.click("#check-replay");
      await page.waitForSelector("#check", { state: "hidden" });
      for (let presses = 0; presses < 12 && await page.isHidden("#copy"); presses++) {
        const row = await hands.live();
        if (/^(Seal and code|Sceau|Siegel)/.test(row)) await hands.click("A");
        else await hands.click("Down");
        await page.waitForTimeout(300);
      }
      assert.equal(await page.getAttribute("#copy", "title"), words);
      const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#copy")]);
      assert.equal(saved.suggestedFilename(), "record.txt");
      assert.equal(readFileSync(await saved.path(), "utf8"), text);
      assert.deepEqual(hands.faults, []);
    })();
  }
});

everywhere("a phone gives a record to its share sheet", PHONE, async (context) => {
  await context.addInitScript(() => {
    window.shared = [];
    Object.defineProperty(navigator, "share", { value: async (what) => { window.shared.push(what); } });
  });
  const hands = await open(context, server.address);
  const { page } = hands;
  await page.click("#open-check");
  await verdict(page, text);
  await page.click("#check-replay");
  await hands.sees(/the hunt/);
  for (let presses = 0; presses < 8 && !/^Seal and code/.test(await hands.live()); presses++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#copy:not([hidden])");
  assert.equal(await page.getAttribute("#copy", "title"), "Share the record");
  await page.click("#copy");
  assert.deepEqual(await page.evaluate(() => window.shared), [{ text }]);
  assert.deepEqual(hands.faults, []);
});
