// "My boxes": a box is entered by taps and keys, kept, shared, compared, and carried to the device.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { BONUSES, enterWall, file, openBoxes, textOf, WALL } from "./boxes-hands.mjs";
import { DESKTOP, DIST, everywhere, inside, open, PHONE, server, withServerAndBrowser } from "./harness.mjs";

/** A file for the device: 64 blocks for each of both chips, and the one that the newer chip wants first. */
const FILE = (1 + 2 * 64) * 512;

withServerAndBrowser();

const clueWords = Object.entries(WALL).flatMap(([of, clues]) => clues.map((clue) => `${of}-${clue.replace(" ", "-")}`));

everywhere("a whole wall of Tatort Themse is entered by 34 taps, is kept, and plays", PHONE, async (context) => {
  const boxes = await openBoxes(context, server.address);
  const { page } = boxes;
  await boxes.tap("tatort-themse go");
  await page.waitForSelector(".wall");
  await enterWall(boxes);
  const text = await boxes.stored();
  for (const clue of clueWords) assert.ok(text.includes(`"${clue}"`), clue);
  for (const [of, bonus] of Object.entries(BONUSES)) assert.match(text, new RegExp(`${of} = ${bonus}`));
  assert.match(await boxes.says(), /25\/25/);
  await boxes.hands.shot("boxes-wall-phone");
  await boxes.tap("done");
  await page.waitForSelector(".box .howfar.done");
  assert.match(await page.locator(".box code").first().textContent(), /^[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}$/);
  assert.match(await boxes.says(), /The whole game uses your values/);
  await page.reload();
  await page.waitForSelector(".box .howfar.done");
  assert.equal(await boxes.stored(), text);
  assert.deepEqual(boxes.faults, []);
});

test("the wall is entered with only the keyboard, in every language, and no key reaches the device", async () => {
  for (const [locale, letters] of [["en-GB", "bmul"], ["fr-FR", "pmol"], ["de-DE", "bmsl"]]) {
    await inside({ ...DESKTOP, locale }, async (context) => {
      const boxes = await openBoxes(context, server.address, "/tatort-themse");
      const { page } = boxes;
      const before = await boxes.hands.pixels();
      for (const key of ["2", letters[0], letters[3], "4", "n", "5", letters[2]]) await page.keyboard.press(key);
      assert.match(await boxes.stored(), /"gallery-bobby-2", "gallery-lady-4", "museum-urchin-5"/);
      await page.keyboard.press("Backspace");
      assert.doesNotMatch(await boxes.stored(), /museum/);
      // The pad is one tab stop with arrow keys.
      await page.locator('[data-id="pad bobby 2"]').focus();
      for (const key of ["ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
      assert.match(await boxes.stored(), /museum-musician-3/);
      assert.equal(await page.evaluate(() => document.activeElement.dataset.id), "pad musician 3", "the focus stays");
      assert.equal(await page.locator('.clue-pad [tabindex="0"]').count(), 1);
      await page.keyboard.press("Escape");
      await page.waitForSelector(".boxes-rows");
      await page.keyboard.press("Escape");
      await page.waitForSelector("#boxes", { state: "hidden" });
      assert.equal(await boxes.hands.pixels(), before);
      assert.deepEqual(boxes.faults, []);
    })();
  }
});

everywhere("a doubt asks where it belongs, is answered once, and everything can be taken back", DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address, "/tatort-themse");
  const { page } = boxes;
  await boxes.tap("next heap", "pad musician 5", "pad musician 5");
  const bar = page.locator(".wall .bar");
  assert.match(await bar.innerText(), /Entered twice: British Museum, Musician 5\./);
  assert.match(await page.locator("#boxes-live").textContent(), /Entered twice/, "it is said to those who do not see it");
  await bar.getByText("Remove one").click();
  assert.equal(await bar.count(), 0);
  await boxes.tap("pad musician 5");
  await bar.getByText("Both are printed").click();
  assert.equal(await bar.count(), 0);
  assert.match(await boxes.stored(), /clue-twice museum-musician-5/);
  await boxes.tap("take back");
  assert.equal(await bar.count(), 1, "the answer is taken back");
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press("Backspace");
  assert.equal(await page.locator(".clue:not(.empty)").count(), 0);
  // A clue on the wall is replaced or taken away; a bonus of 7 is asked about.
  await boxes.tap("pad lady 4", "clue museum-lady-4 0", "pad lady 5");
  assert.match(await boxes.stored(), /museum-lady-5/);
  assert.doesNotMatch(await boxes.stored(), /museum-lady-4/);
  await boxes.tap("clue museum-lady-5 0", "remove clue", "bonus tower", "bonus value 7");
  assert.match(await bar.innerText(), /7; a review says 2 to 5/);
  await boxes.tap("back");
  assert.match(await page.locator(".lookat").innerText(), /7; a review/);
  await page.locator(".lookat button").click();
  await page.waitForSelector(".number-pad");
  await boxes.tap("bonus value 4");
  assert.equal(await bar.count(), 0);
  assert.deepEqual(boxes.faults, []);
});

test("a box is saved, deleted, opened again, compared and filled", inside({ ...DESKTOP, acceptDownloads: true }, async (context) => {
  const boxes = await openBoxes(context, server.address, "/tatort-themse");
  const { page } = boxes;
  await enterWall(boxes);
  await boxes.tap("done", "box1 name");
  await page.fill('[data-id="box1 field"]', "Our tin");
  await page.keyboard.press("Enter");
  const text = await boxes.stored();
  assert.match(text, /box = "Our tin"/);
  await boxes.tap("box1 more");
  const [saved] = await Promise.all([page.waitForEvent("download"), boxes.tap("box1 save")]);
  assert.match(saved.suggestedFilename(), /^tatort-themse-[0-9A-Z]{8}\.confidant\.toml$/);
  assert.equal(readFileSync(await saved.path(), "utf8"), text);
  await boxes.tap("box1 remove");
  assert.match(await page.locator(".confirm").innerText(), /Delete “Our tin” with its 30 values\?/);
  await boxes.tap("box1 no");
  assert.equal(await boxes.stored(), text);
  await boxes.tap("box1 remove", "box1 yes");
  assert.equal(await boxes.stored(), null);
  await page.setInputFiles("#boxes-file", file("tin.confidant.toml", text));
  await page.waitForSelector('[data-sheet="first"]');
  await boxes.tap("sheet first");
  assert.equal(await boxes.stored(), text);
  // The same file once more.
  await page.setInputFiles("#boxes-file", file("tin.confidant.toml", text));
  await page.waitForSelector('[data-sheet="compare"]');
  assert.match(await page.locator("dialog.sheet").innerText(), /Same values as in your box “Our tin”/);
  await boxes.tap("sheet close");
  // Somebody else's, with one card other and one bonus less: kept as a second box, filled from, put in place.
  const theirs = text.replace("tower-lady-4", "tower-lady-5").replace("tower = 5\n", "");
  const offer = async () => {
    await page.setInputFiles("#boxes-file", file("theirs.toml", theirs));
    await page.waitForSelector('[data-sheet="compare"]');
  };
  await offer();
  assert.match(await page.locator("dialog.sheet").innerText(), /Differs from “Our tin” in 2 places/);
  const rows = await page.locator(".differences li").allInnerTexts();
  assert.equal(rows.length, 2, "one clue that is another, one bonus that is missing");
  assert.match(rows[0], /Clues\s+In my box: Tower, Lady 4\s+In the file: Tower, Lady 5/);
  assert.equal(await page.locator('[data-id="sheet fill"]').count(), 0, "there is no gap to fill");
  await boxes.hands.shot("boxes-compare");
  await boxes.tap("sheet second");
  assert.equal(await page.locator(".box .in-use").count(), 1);
  assert.equal(await boxes.stored(1), text);
  assert.match(await boxes.stored(2), /tower-lady-5/);
  await boxes.tap("box2 more", "box2 use");
  assert.match(await page.locator('[data-box="2"]').innerText(), /in use/);
  await page.setInputFiles("#boxes-file", file("mine.toml", text));
  await page.waitForSelector('[data-sheet="compare"]');
  await boxes.tap("sheet fill");
  assert.match(await boxes.stored(2), /tower = 5/);
  assert.match(await boxes.stored(2), /tower-lady-5/, "what is there stays");
  await page.setInputFiles("#boxes-file", file("mine.toml", text));
  await page.waitForSelector('[data-sheet="compare"]');
  await boxes.tap("sheet replace", "sheet yes");
  assert.equal(await boxes.stored(2), text);
  assert.deepEqual(boxes.faults, []);
}));

everywhere("whatever is done to a whole box can be taken back, also after a reload, and nothing entered since is lost", DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address);
  const { page } = boxes;
  const put = (...keys) => keys.map((key) => ["put", "clues", key, ""]);
  const own = await textOf(page, "tatort-themse", "Our tin", ...put("tower-lady-2", "bank-bobby-3"));
  const theirs = await textOf(page, "tatort-themse", "Theirs", ...put("tower-lady-2", "museum-urchin-4"));
  await page.evaluate((text) => localStorage.setItem("confidant.box.1", text), own);
  const again = async () => {
    await page.reload();
    await page.waitForSelector(".boxes-rows");
  };
  await again();
  assert.equal(await page.locator(".deed").count(), 0);
  const takenBack = async (words) => {
    await again();
    assert.equal(await page.locator(".deed span").innerText(), words);
    await boxes.tap("deed back");
    assert.equal(await boxes.stored(), own);
    assert.equal(await page.locator(".deed").count(), 0);
  };
  await boxes.tap("box1 more", "box1 empty", "box1 yes");
  assert.doesNotMatch(await boxes.stored(), /tower/);
  assert.match(await page.locator("#boxes-live").textContent(), /has been emptied/);
  await takenBack("“Our tin” has been emptied.");
  await boxes.tap("box1 more", "box1 remove", "box1 yes");
  assert.equal(await boxes.stored(), null);
  await takenBack("“Our tin” has been deleted.");
  const offer = async () => {
    await page.setInputFiles("#boxes-file", file("theirs.toml", theirs));
    await page.waitForSelector('[data-sheet="compare"]');
  };
  await offer();
  await boxes.tap("sheet fill");
  assert.match(await boxes.stored(), /museum-urchin-4/);
  await takenBack("The gaps in “Our tin” have been filled.");
  await offer();
  await boxes.tap("sheet replace", "sheet yes");
  assert.equal(await boxes.stored(), theirs);
  await takenBack("“Our tin” has been replaced.");
  // What was entered since stays: the old box comes beside it. And a deed can be left as it is.
  await boxes.tap("box1 more", "box1 empty", "box1 yes", "box1 go", "pad lady 4", "back", "deed back");
  assert.match(await boxes.stored(1), /gallery-lady-4/);
  assert.equal(await boxes.stored(2), own);
  await boxes.tap("box2 more", "box2 remove", "box2 yes", "deed done");
  await again();
  assert.equal(await page.locator(".deed").count(), 0);
  assert.equal(await boxes.stored(2), null);
  assert.deepEqual(boxes.faults, []);
});

everywhere("a friend’s tin with two other clues leaves a complete one complete", DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address);
  const { page } = boxes;
  const put = (words) => words.map((clue) => ["put", "clues", clue, ""]);
  const own = await textOf(page, "tatort-themse", "Our tin", ...put(clueWords));
  const other = clueWords.map((clue) => ({ "gallery-bobby-2": "gallery-bobby-3", "tower-lady-4": "tower-bobby-5" })[clue] ?? clue);
  const theirs = await textOf(page, "tatort-themse", "Theirs", ...put(other), ["put", "bonus", "tower", "5"]);
  await page.evaluate((text) => localStorage.setItem("confidant.box.1", text), own);
  await page.reload();
  await page.waitForSelector(".boxes-rows");
  await page.setInputFiles("#boxes-file", file("theirs.toml", theirs));
  await page.waitForSelector('[data-sheet="compare"]');
  assert.equal(await page.locator(".differences li").count(), 3, "two clues and a bonus, a row each");
  await boxes.tap("sheet fill");
  assert.match(await boxes.stored(), /tower = 5/, "the gap is filled");
  for (const clue of clueWords) assert.ok((await boxes.stored()).includes(`"${clue}"`), clue);
  assert.match(await boxes.says(), /Clues\s*25\/25/);
  assert.doesNotMatch(await boxes.says(), /27|the box has 25/);
  assert.deepEqual(boxes.faults, []);
});

everywhere("each difference can be looked at, however many there are", DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address);
  const { page } = boxes;
  const put = (words) => words.map((clue) => ["put", "clues", clue, ""]);
  const own = await textOf(page, "tatort-themse", "Our tin", ["put", "bonus", "bank", "4"]);
  const theirs = await textOf(page, "tatort-themse", "Theirs", ...put(clueWords.slice(0, 19)), ["put", "bonus", "tower", "5"]);
  await page.evaluate((text) => localStorage.setItem("confidant.box.1", text), own);
  await page.reload();
  await page.waitForSelector(".boxes-rows");
  await page.setInputFiles("#boxes-file", file("theirs.toml", theirs));
  await page.waitForSelector('[data-sheet="compare"]');
  const rows = page.locator(".differences li");
  assert.equal(await rows.count(), 21);
  assert.equal(await page.locator(".differences li:visible").count(), 12);
  const others = page.locator("dialog.sheet summary");
  assert.equal(await others.innerText(), "and 9 more");
  await others.focus();
  await page.keyboard.press("Enter");
  await rows.last().waitFor();
  assert.equal(await rows.getByRole("button").count(), 21);
  await rows.last().getByRole("button").click();
  await page.waitForSelector("#boxes .tatort-themse");
  assert.deepEqual(boxes.faults, []);
});

everywhere("what is wrong is spoken once, and not again with every tap", DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address, "/tatort-themse");
  const { page } = boxes;
  await page.evaluate(() => {
    window.spoken = [];
    for (const id of ["boxes-live", "boxes-alert"]) {
      const live = document.getElementById(id);
      new MutationObserver(() => live.textContent && window.spoken.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
    }
  });
  await boxes.tap("pad lady 4", "pad lady 4", "pad urchin 3");
  const doubt = await page.locator("#boxes .bar b").first().innerText();
  await boxes.tap("pad musician 5", "pad bobby 2");
  assert.equal(await page.locator("#boxes .bar b", { hasText: doubt }).count(), 1, "it stands there still");
  assert.equal(await page.locator("#boxes :is([role=alert], [role=status], [aria-live])").count(), 0, "what is drawn anew announces nothing");
  const spoken = await page.evaluate(() => window.spoken);
  assert.equal(spoken.filter((said) => said.includes(doubt)).length, 1, JSON.stringify([doubt, spoken]));
  // A form that is left empty asks, and that is spoken.
  await boxes.goTo("/tiny-epic-crimes/time.coop");
  await boxes.tap("that is all");
  const asks = await page.locator("#boxes .bar.doubt b").first().innerText();
  assert.equal(await page.textContent("#boxes-live"), asks);
  assert.deepEqual(boxes.faults, []);
});

everywhere("a file that is not what it should be is refused with the reason, and nothing is changed", DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address);
  const { page } = boxes;
  const good = await textOf(page, "tatort-themse", "Our tin", ["put", "clues", "tower-lady-4", ""], ["put", "bonus", "tower", "5"], ["put", "bonus", "bank", "4"]);
  const offer = async (name, text) => {
    await page.setInputFiles("#boxes-file", file(name, text));
    await page.waitForSelector("dialog.sheet");
    return page.locator("dialog.sheet").innerText();
  };
  for (const [name, text, says] of [
    ["letter.txt", "Dear all,\nhello", /not a Confidant file/],
    ["box.uf2", "UF2\n", /for the device/],
    ["renamed.toml", "UF2\nxxxx", /for the device/],
    ["new.toml", good.replace("confidant = 1", "confidant = 2"), /another version of Confidant \(format 2\)/],
    ["large.toml", good + "#".repeat(300000), /too large for a box/],
    ["chess.toml", good.replace("tatort-themse", "chess"), /No such game: chess/],
  ]) {
    assert.match(await offer(name, text), says, name);
    await boxes.tap("sheet close");
  }
  const damaged = good.replace("bank = 4", "bank = 4\nbonsu = \"\n");
  assert.match(await offer("damaged.toml", damaged), /Line \d+ cannot be read\.[^]*The other 3 values can be read/);
  await boxes.tap("sheet close");
  assert.equal(await boxes.stored(), null);
  await offer("damaged.toml", damaged);
  await boxes.tap("sheet open", "sheet first");
  assert.equal(await boxes.stored(), good);
  // A stored box that cannot be read any more is never written over unasked.
  await page.evaluate(() => localStorage.setItem("confidant.box.1", "%%%"));
  await page.reload();
  await page.waitForSelector(".boxes-rows");
  assert.match(await boxes.says(), /can no longer be read/);
  assert.equal(await boxes.stored(), "%%%");
  await boxes.tap("box1 anew");
  assert.equal(await boxes.stored(), null);
});

test("a browser that keeps nothing says so, and the box can still be entered and saved", inside(DESKTOP, async (context) => {
  await context.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(name, text) {
      if (name.startsWith("confidant.box")) throw new DOMException("no", "QuotaExceededError");
      keep.call(this, name, text);
    };
  });
  const boxes = await openBoxes(context, server.address, "/tatort-themse");
  await boxes.tap("pad lady 4", "pad lady 5");
  assert.match(await boxes.says(), /This browser saves nothing\. Save a file before you close\./);
  assert.equal(await boxes.page.locator(".clue:not(.empty)").count(), 2);
  await boxes.tap("back", "box1 more");
  const [saved] = await Promise.all([boxes.page.waitForEvent("download"), boxes.tap("box1 save")]);
  assert.match(readFileSync(await saved.path(), "utf8"), /gallery-lady-4", "gallery-lady-5/);
}));

test("the file for the device holds only the complete sections; the single file does it without a server", inside({ ...DESKTOP, acceptDownloads: true }, async (context) => {
  const boxes = await openBoxes(context, pathToFileURL(join(DIST, "confidant.html")).href, "/tatort-themse");
  const { page } = boxes;
  await boxes.tap("pad lady 4", "back", "box1 device");
  assert.match(await page.locator("dialog.sheet").innerText(), /No section is complete yet/);
  await boxes.tap("sheet close");
  await page.evaluate((text) => localStorage.setItem("confidant.box.1", text), await textOf(page, "tatort-themse", "Our tin", ...clueWords.map((clue) => ["put", "clues", clue, ""])));
  await page.reload();
  await page.waitForSelector(".boxes-rows");
  await boxes.tap("box1 device");
  const words = await page.locator("dialog.sheet").innerText();
  assert.match(words, /Included: Clues\. Confidant’s values stay: Bonuses\./);
  assert.match(words, /More > Update/, "how a device with Confidant gets ready");
  const code = await page.locator(".sheet .code").textContent();
  await boxes.hands.shot("boxes-device");
  const [saved] = await Promise.all([page.waitForEvent("download"), boxes.tap("save uf2")]);
  assert.equal(saved.suggestedFilename(), `tatort-themse-${code.replace(" ", "")}.uf2`);
  const bytes = readFileSync(await saved.path());
  assert.equal(bytes.length, FILE, "a place of 16 KiB for each chip");
  assert.equal(bytes.readUInt32LE(0), 0x0a324655);
  // Of a whole box nothing of Confidant's stays: then nothing is said of it.
  await boxes.tap("sheet close");
  const bonuses = Object.entries(BONUSES).map(([of, bonus]) => ["put", "bonus", of, String(bonus)]);
  await page.evaluate((text) => localStorage.setItem("confidant.box.1", text), await textOf(page, "tatort-themse", "Our tin", ...clueWords.map((clue) => ["put", "clues", clue, ""]), ...bonuses));
  await page.reload();
  await page.waitForSelector(".boxes-rows");
  await boxes.tap("box1 device");
  const all = await page.locator("dialog.sheet").innerText();
  assert.match(all, /Included: Clues, Bonuses\./);
  assert.doesNotMatch(all, /stay/);
  assert.deepEqual(boxes.faults, []);
}));

everywhere("where the browser can, the file is written onto the device’s drive, which then goes away", DESKTOP, async (context) => {
  await context.addInitScript(() => {
    window.written = [];
    // A drive whose device restarts with the last byte; or one that takes nothing.
    const file = (name) => ({
      createWritable: async () => ({
        write: async (bytes) => {
          if (window.locked) throw new DOMException("locked", "NoModificationAllowedError");
          window.written.push([name, bytes.length]);
        },
        close: async () => { throw new DOMException("gone", "NotFoundError"); },
      }),
    });
    window.showDirectoryPicker = async () => {
      if (window.refuses) throw new DOMException("no", "AbortError");
      return { getFileHandle: async (name) => file(name) };
    };
  });
  const boxes = await openBoxes(context, server.address);
  const { page } = boxes;
  await page.evaluate((text) => localStorage.setItem("confidant.box.1", text), await textOf(page, "tatort-themse", "Our tin", ...clueWords.map((clue) => ["put", "clues", clue, ""])));
  await page.reload();
  await page.waitForSelector(".boxes-rows");
  await boxes.tap("box1 device");
  const said = page.locator('[data-id="written"]');
  await page.evaluate(() => { window.refuses = true; });
  await boxes.tap("write uf2");
  assert.equal(await said.textContent(), "", "nobody chose a drive");
  await page.evaluate(() => { window.refuses = false; window.locked = true; });
  await boxes.tap("write uf2");
  await page.waitForFunction(() => /could not be written/.test(document.querySelector('[data-id="written"]').textContent));
  await page.evaluate(() => { window.locked = false; });
  await boxes.tap("write uf2");
  await page.waitForFunction(() => /^Written\./.test(document.querySelector('[data-id="written"]').textContent));
  const [[name, length]] = await page.evaluate(() => window.written);
  assert.match(name, /^tatort-themse-\w+\.uf2$/);
  assert.equal(length, FILE);
  assert.deepEqual(boxes.faults, []);
});

everywhere("opening the boxes closes a secret, and the address leads back and forth", DESKTOP, async (context) => {
  const hands = await open(context, server.address);
  const { page } = hands;
  await hands.beginGame();
  await hands.click("Y");
  await hands.sees(/Your move|You are|Station|Choose/);
  await page.evaluate(() => document.getElementById("open-boxes").click());
  await page.waitForSelector("#boxes .boxes-rows");
  assert.equal(await page.getAttribute('[data-key="y"]', "aria-pressed"), "false");
  assert.ok(await page.evaluate(() => document.getElementById("table").inert));
  await page.evaluate(() => history.back());
  await page.waitForSelector("#boxes", { state: "hidden" });
  await hands.sees(/Pass to/);
  assert.ok(!await page.evaluate(() => document.getElementById("table").inert));
  await page.evaluate(() => history.forward());
  await page.waitForSelector("#boxes .boxes-rows");
  assert.deepEqual(hands.faults, []);
});

everywhere("a set-up with Confidant’s values says where those of a box are put in; no other screen does", PHONE, async (context) => {
  const hands = await open(context, server.address);
  const { page } = hands;
  const note = page.locator("#own-values");
  await hands.sees("New game");
  assert.ok(await note.isHidden());
  await hands.click("A");
  await hands.sees("Scotland Yard");
  await hands.click("A");
  await hands.saysWhoPlays();
  assert.equal(await note.innerText(), "These values are made up. Enter yours: My boxes");
  await hands.shot("own-values-phone");
  await note.click();
  await page.waitForSelector("#boxes .boxes-rows");
  await page.evaluate(() => history.back());
  await hands.sees("Begin");
  await hands.click("B");
  await hands.sees("Who plays");
  await hands.click("B");
  await hands.sees("Scotland Yard");
  assert.ok(await note.isHidden());
  assert.deepEqual(hands.faults, []);
});

everywhere("a game is played with a box, keeps its values when they are changed, and waits when they are gone", DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address);
  const { page, hands } = boxes;
  const edit = (...changes) => page.evaluate((all) => localStorage.setItem("confidant.box.1", Pack.change(localStorage.getItem("confidant.box.1") ?? Pack.shipped("tatort-themse"), all)), changes);
  await edit(["rename", "Our tin"], ["put", "bonus", "tower", "4"]);
  await page.reload();
  await page.waitForSelector(".boxes-rows");
  const code = await page.locator('[data-box="1"] code').textContent();
  // With Confidant’s values for once, then with those of the box.
  await boxes.tap("box1 more", "box1 shipped");
  assert.match(await page.locator('[data-box="1"]').innerText(), /played with Confidant’s values/);
  await boxes.tap("box1 play");
  await page.waitForSelector("#boxes", { state: "hidden" });
  assert.match(await page.textContent("#hint"), new RegExp(`The next game of Tatort Themse is played with Our tin, ${code}`));
  await hands.saysWhoPlays();
  await hands.sees(/Tatort Themse.*Witnesses/);
  assert.ok(await page.locator("#own-values").isHidden(), "it has its own values");
  // The line of the set-up names them; Confidant’s values are one key away, and back.
  await hands.click("Up");
  await hands.sees(new RegExp(`Values.*Our tin, ${code}: 2 of 2 sections are yours`));
  assert.doesNotMatch(await page.textContent("#hint"), /Our tin/, "said once");
  await hands.click("Right");
  await hands.sees(/come with Confidant/);
  await hands.click("Left");
  await hands.begin();
  await hands.sees(new RegExp(`Our tin, ${code}`));
  await hands.begin();
  await hands.sees(/Player \d’s turn/);
  await edit(["put", "bonus", "tower", "5"]);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await hands.sees(/Resume/);
  await page.evaluate(() => localStorage.removeItem("confidant.boxes.game"));
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await hands.sees(new RegExp(`needs the values ${code}`));
  assert.deepEqual(boxes.faults, []);
});
