"use strict";
// The editor's questions to the module: only it reads, writes and checks the text of a box.

const Pack = (() => {
  const { QUESTION } = Contract;

  let module = null;

  function give(word) {
    const data = new TextEncoder().encode(word);
    const at = module.box_room(data.length);
    new Uint8Array(module.memory.buffer, at, data.length).set(data);
    module.box_give();
  }

  /** Asks; bytes, or null and `Pack.refused` says why. */
  function ask(question, ...words) {
    for (const word of [LANGUAGE, ...words]) give(word);
    const good = module.box_ask(question) === 1;
    const answer = new Uint8Array(module.memory.buffer, module.box_answer(), module.box_answer_len()).slice();
    Pack.refused = good ? "" : new TextDecoder().decode(answer);
    return good ? answer : null;
  }

  function askText(...words) {
    const answer = ask(...words);
    return answer && new TextDecoder().decode(answer);
  }

  /** Lines of fields that tabs part. */
  const table = (text) => text.split("\n").filter(Boolean).map((line) => line.split("\t"));

  const named = new Map();
  let played = "[]";

  return {
    refused: "",

    use(exports) {
      module = exports;
    },

    /** Whether the module runs. */
    get runs() {
      return module !== null;
    },

    /** The games whose values can be entered. */
    games: () => table(askText(QUESTION.games)).map(([game]) => game),

    /** The names of a game's components: by kind, then by word. */
    names(game) {
      const key = `${LANGUAGE} ${game}`;
      if (!named.has(key)) {
        const all = Object.create(null);
        for (const [kind, word, says] of table(askText(QUESTION.names, game))) (all[kind] ??= Object.create(null))[word] = says;
        named.set(key, all);
      }
      return named.get(key);
    },

    empty: (game, name) => askText(QUESTION.empty, game, name),

    /** All that is to be shown of a text. */
    look(text) {
      /** @type {{ readable: boolean, name: string, game: string, code: string, parts: any[], entries: any, answers: any[], told: any[] }} */
      const view = { readable: false, name: "", game: "", code: "", parts: [], entries: Object.create(null), answers: [], told: [] };
      for (const [what, ...rest] of table(askText(QUESTION.look, text))) {
        if (what === "box") {
          [view.name, view.game, view.code] = rest;
          view.readable = true;
        } else if (what === "part") {
          const [name, have, need, plays] = rest;
          view.parts.push({ name, have: Number(have), need: Number(need), plays: plays === "yes" });
        } else if (what === "entry") {
          const [section, key, value] = rest;
          (view.entries[section] ??= []).push([key, value]);
        } else if (what === "answer") {
          view.answers.push(rest[0]);
        } else if (what === "told") {
          const [weight, part, section, key, name, about, line, says] = rest;
          view.told.push({ weight, part, section, key, what: name, about, line: Number(line) || null, says, answer: about ? `${name} ${about}` : name });
        }
      }
      return view;
    },

    /** The text after these changes, each [what, ...words]; null, and why is in `refused`, if one cannot be made. */
    change(text, changes) {
      for (const [what, ...words] of changes) {
        text = askText(QUESTION[what], text, ...words);
        if (text === null) return null;
      }
      return text;
    },

    /** From the next game on these boxes are played with. The module keeps what it was given: it only hears of changes. */
    play(texts) {
      if (played === JSON.stringify(texts)) return;
      played = JSON.stringify(texts);
      texts.forEach(give);
      module.box_play(performance.now());
    },

    /** Names a game whose set-up is asked for next. */
    name: (game) => give(game),

    /** The file for the device; null if no part plays. */
    uf2: (text) => ask(QUESTION.uf2, text),

    /** Where two texts differ; null if they are of different games. */
    compare(mine, theirs) {
      const lines = askText(QUESTION.compare, mine, theirs);
      return lines === null ? null : table(lines).map(([section, key, one, other, whose]) => ({ section, key, mine: one, theirs: other, whose }));
    },

    fill: (mine, theirs) => askText(QUESTION.fill, mine, theirs),

    /** The shipped tables as a text. Forms show little of it: what is shown is confirmed unread. */
    shipped: (game) => askText(QUESTION.shipped, game),

    /** How each printed puzzle of Schinderhannes stands: [state, number]. */
    proofs: (text) => table(askText(QUESTION.proofs, text)),
  };
})();
