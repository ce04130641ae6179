"use strict";
// Checking the record of a game that is over: pasted, from a file, or behind the # of the page's address.

const Check = (() => {
  const part = (name) => document.getElementById(`check${name}`);
  const dialog = /** @type {HTMLDialogElement} */ (part(""));
  const record = /** @type {HTMLTextAreaElement} */ (part("-record"));
  const seal = /** @type {HTMLInputElement} */ (part("-seal"));
  const chooser = /** @type {HTMLInputElement} */ (part("-file"));
  const notes = /** @type {HTMLTextAreaElement} */ (part("-notes"));
  const says = part("-says");
  const noted = part("-noted");
  const replay = part("-replay");
  let judge = null, compare = null;
  let shown = null; // how the last check ended, to be said again in another language

  function say() {
    const beside = shown?.seal ? compare(seal.value, notes.value) : null;
    if (beside) {
      const own = { "": T.holdsCompare, holds: T.holdsNoted, slip: T.holdsSlip }[beside.seal] ?? T.holdsNot;
      const fell = Parts.say(T.holdsFell, beside.takenBack, beside.corrections);
      says.textContent = [Parts.say(T.holds, shown.seal), fell, Parts.say(own, seal.value.trim().toUpperCase())].join(" ");
    } else {
      says.textContent = shown ? (T.faults[shown.fault] ?? T.faults.unknown).replace("{}", shown.number) : "";
    }
    says.className = !shown ? "" : beside ? "good" : "bad";
    replay.hidden = !beside;
    sayNoted(beside?.notes ?? []);
  }

  /** What comes of each note; what was said already is not said again. */
  function sayNoted(all) {
    const lines = all.map(({ comes, words }) => {
      const { times } = words;
      const chance = times > 1 ? Parts.say(T.noted.chance, times.toLocaleString(LANGUAGE)) : T.noted.nothing;
      const judged = Parts.say(T.noted[comes], ...[words.note, words.place, words.signs].filter(Boolean));
      return [comes, comes === "holds" || comes === "slip" ? `${judged} ${chance}` : judged];
    });
    if ([...noted.children].map((line) => line.textContent).join("\n") === lines.map(([, line]) => line).join("\n")) return;
    noted.replaceChildren(...lines.map(([comes, line]) => Parts.make("li", { class: comes }, line)));
  }

  function check() {
    shown = judge(record.value);
    say();
    // Where a part is missing, the next one is pasted behind.
    if (!shown.seal) record.focus();
  }

  function forget() {
    shown = null;
    say();
  }

  return {
    /**
     * `tell` has judge(text), which answers { seal } or { fault, number }; compare(seal, notes), which answers what people
     * wrote down of a record that holds is worth beside it; replay() and closed().
     */
    listen(tell) {
      ({ judge, compare } = tell);
      part("-button").onclick = check;
      dialog.addEventListener("close", tell.closed);
      part("-close").onclick = () => dialog.close();
      replay.onclick = () => {
        dialog.close();
        forget();
        tell.replay();
      };
      record.oninput = forget;
      seal.oninput = say;
      // A note is judged when it is written: on Check, or as soon as somebody leaves the field.
      notes.oninput = () => sayNoted([]);
      notes.onchange = say;
      chooser.onchange = async () => {
        const [file] = chooser.files ?? [];
        chooser.value = "";
        // Ten times the longest record: nothing larger is worth reading.
        if (file) record.value = (await file.slice(0, 40000).text()).trim();
        if (file) check();
      };
    },

    /** Opens, with a part of a record perhaps, which comes behind those that are there. */
    open(text = "") {
      if (text) record.value = [record.value.trim(), text].filter(Boolean).join("\n");
      if (!dialog.open) dialog.showModal();
      if (text) check();
    },

    name() {
      part("-head").textContent = T.check;
      part("-text").textContent = T.checkText;
      part("-record-label").textContent = T.checkRecord;
      part("-file-label").textContent = T.checkFile;
      part("-seal-label").textContent = T.checkSeal;
      part("-notes-label").textContent = T.checkNotes;
      noted.setAttribute("aria-label", T.checkNotes);
      part("-button").textContent = T.checkButton;
      replay.textContent = T.checkReplay;
      part("-close").textContent = T.checkClose;
      say();
    },
  };
})();
