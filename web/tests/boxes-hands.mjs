// What the tests of "My boxes" share: a person in front of its forms.

import assert from "node:assert/strict";
import { open } from "./harness.mjs";

/** A sentence that ends in a list with nothing in it: `Confidant’s values stay: .` */
const EMPTY_LIST = /[:,]\s*\.(?![.\w])/;

/** A wall as somebody's tin might print it: by case, witness and value. */
export const WALL = {
  gallery: ["bobby 2", "musician 3", "urchin 4", "lady 5", "bobby 6"],
  museum: ["musician 2", "urchin 3", "lady 4", "musician 5", "urchin 6"],
  bank: ["urchin 2", "lady 3", "bobby 4", "urchin 5", "lady 6"],
  parliament: ["lady 2", "bobby 3", "musician 4", "bobby 5", "musician 6"],
  tower: ["bobby 2", "urchin 3", "lady 4", "musician 5", "urchin 6"],
};
export const BONUSES = { gallery: 2, museum: 3, bank: 4, parliament: 4, tower: 5 };

/** Opens the page at "My boxes"; where behind it is behind the `/`. */
export async function openBoxes(context, address, where = "") {
  const hands = await open(context, address);
  const { page } = hands;
  /** Everything that was tapped so far has been done. */
  const done = () => page.waitForSelector("#boxes:not([aria-busy])", { state: "attached" });
  /** To another part of "My boxes", once it is drawn. */
  const goTo = async (to) => {
    await page.evaluate((hash) => location.hash === hash || new Promise((moved) => {
      addEventListener("hashchange", moved, { once: true });
      location.hash = hash;
    }), `#boxes${to}`);
    await page.waitForSelector("#boxes .plate");
    await done();
    await whole();
  };
  /** No sentence of what is shown lacks what it speaks of. */
  const whole = async () => {
    for (const said of await page.locator("#boxes, dialog.sheet, #boxes-live").allInnerTexts()) assert.doesNotMatch(said, EMPTY_LIST);
  };
  await goTo(where);
  return {
    ...hands, hands, page, faults: hands.faults, goTo,
    /** Taps keys of the forms by their names across drawings. */
    async tap(...ids) {
      for (const id of ids) {
        await page.locator(`#boxes [data-id="${id}"], dialog [data-id="${id}"]`).first().click();
        await done();
        await whole();
      }
    },
    /** The text of a stored box. */
    stored: async (number = 1) => {
      await done();
      return page.evaluate((at) => localStorage.getItem(`confidant.box.${at}`), number);
    },
    /** What can be read on the page. */
    says: () => page.locator("#boxes").innerText(),
  };
}

/** The whole wall, heap after heap, then the bonuses: taps and no more. */
export async function enterWall({ tap }) {
  for (const [place, clues] of Object.values(WALL).entries()) {
    if (place > 0) await tap("next heap");
    for (const clue of clues) await tap(`pad ${clue}`);
  }
  for (const bonus of Object.values(BONUSES)) await tap(`bonus value ${bonus}`);
}

/** The text of a box, made by the module itself. */
export const textOf = (page, game, name, ...changes) => page.evaluate(
  ([which, called, all]) => Pack.change(Pack.empty(which, called), all), [game, name, changes]);

/** A file as a browser hands it over. */
export const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
