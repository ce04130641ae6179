// What the guide "Your own box" shows, in each language: the states of its pictures. `cargo xtask own-box` keeps them.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openBoxes, WALL } from "./boxes-hands.mjs";
import { inside, server, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

const PICTURES = process.env.CONFIDANT_PICTURES;
const ROOM = { width: 1160, height: 800 };

/** Two heaps and a half of a tin, with one card that stands there twice, and two bonuses. */
const HALF = [
  ...WALL.gallery.map((clue) => `gallery ${clue}`),
  ...WALL.museum.slice(0, 4).map((clue) => `museum ${clue}`), "museum musician 5",
  "bank urchin 2", "bank lady 3", "bank urchin 4",
].map((clue) => ["put", "clues", clue.replaceAll(" ", "-"), ""]).concat([["put", "bonus", "gallery", "2"], ["put", "bonus", "museum", "3"]]);

/** A card that is one quarter of the board but for one place: a puzzle finds it. */
const SLIP = ["put", "cards", "12", "racket: simmern meisenheim oberhausen obermoschel"];

for (const [language, locale, says] of [
  ["en", "en-GB", { list: /Our tin[^]*13\/25[^]*Musician 5/, wall: /Musician 5/, card: /Simmern[^]*Burglary/ }],
  ["fr", "fr-FR", { list: /Notre boîte[^]*13\/25/, wall: /British Museum/, card: /Simmern/ }],
  ["de", "de-DE", { list: /Unsere Dose[^]*13\/25[^]*Musikant 5/, wall: /Musikant 5/, card: /Simmern/ }],
]) {
  test(`the guide's pictures: ${language}`, inside({ viewport: ROOM, locale }, async (context) => {
    const boxes = await openBoxes(context, server.address);
    const { page } = boxes;
    const shot = async (name, height) => {
      await page.setViewportSize({ ...ROOM, height });
      assert.match(await boxes.says(), says[name], name);
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document.getElementById("boxes").scrollTop = 0;
        // Which version runs is none of the guide's.
        document.querySelector("#boxes .version")?.remove();
      });
      if (!PICTURES) return;
      mkdirSync(PICTURES, { recursive: true });
      await page.screenshot({ path: join(PICTURES, `${name}-${language}.png`) });
    };
    const names = { en: ["Our tin", "Clicker 2009"], fr: ["Notre boîte", "Clicker 2009"], de: ["Unsere Dose", "Clicker 2009"] }[language];
    await page.evaluate(([half, slip, [tin, wood]]) => {
      localStorage.setItem("confidant.box.1", Pack.change(Pack.empty("tatort-themse", tin), half));
      const whole = Pack.change(Pack.shipped("schinderhannes").replace(/\[puzzles\][^]*$/, ""), [slip, ["answer", "card-expected 12"], ["rename", wood]]);
      localStorage.setItem("confidant.box.2", whole);
    }, [HALF, SLIP, names]);
    await page.reload();
    await page.waitForSelector("#boxes .box");
    await shot("list", 780);
    await boxes.goTo("/tatort-themse");
    await page.waitForSelector(".wall .bar");
    await shot("wall", 580);
    await boxes.goTo("/schinderhannes/cards");
    await page.waitForSelector(".bar.big");
    await page.keyboard.press("?");
    await shot("card", 800);
    assert.deepEqual(boxes.faults, []);
  }));
}
