"use strict";
// Checking the record of a game that is over: pasted, from a file, or behind the # of the page's address.

const Check = (() => {
  const part = (name) => document.getElementById(`check${name}`);
  const dialog = part("");
  const record = part("-record");
  const seal = part("-seal");
  const says = part("-says");
  const replay = part("-replay");
  const signs = (text) => text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  let judge = null;
  let shown = null; // how the last check ended, to be said again in another language

  function say() {
    if (!shown) {
      says.textContent = "";
    } else if (shown.seal) {
      const noted = seal.value.trim();
      const same = signs(noted) === signs(shown.seal);
      const more = !noted ? T.holdsCompare : same ? T.holdsNoted : T.holdsNot.replace("{}", noted.toUpperCase());
      says.textContent = `${T.holds.replace("{}", shown.seal)} ${more}`;
    } else {
      says.textContent = (T.faults[shown.fault] ?? T.faults[0]).replace("{}", shown.number);
    }
    says.className = !shown ? "" : shown.seal ? "good" : "bad";
    replay.hidden = !shown?.seal;
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
    /** `tell` has judge(text), which answers { seal } or { fault, number }, replay() and closed(). */
    listen(tell) {
      judge = tell.judge;
      part("-button").onclick = check;
      dialog.addEventListener("close", tell.closed);
      part("-close").onclick = () => dialog.close();
      replay.onclick = () => {
        dialog.close();
        tell.replay();
      };
      record.oninput = forget;
      seal.oninput = say;
      part("-file").onchange = async ({ target }) => {
        const [file] = target.files;
        target.value = "";
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
      part("-button").textContent = T.checkButton;
      replay.textContent = T.checkReplay;
      part("-close").textContent = T.checkClose;
      say();
    },
  };
})();
