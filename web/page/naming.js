"use strict";
// A field for a name while the device asks for one: the keyboard, or the phone's own.

const Naming = (() => {
  const form = document.getElementById("naming");
  const field = /** @type {HTMLInputElement} */ (document.getElementById("name"));
  const label = document.getElementById("name-label");
  const says = document.getElementById("name-says");
  let takes = (_) => true;

  function judge() {
    const good = takes(field.value.normalize("NFC"));
    field.setAttribute("aria-invalid", String(!good));
    says.textContent = good ? "" : T.nameNot;
    return good;
  }

  return {
    /** `tell` has takes(text), done(text) and back(). */
    listen(tell) {
      takes = tell.takes;
      field.addEventListener("input", judge);
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        if (!judge()) return field.focus();
        const name = field.value.normalize("NFC");
        // The next one may be asked for at once: the keyboard stays.
        field.value = "";
        tell.done(name);
      });
      field.addEventListener("keydown", (event) => {
        if (event.key !== "Escape") return;
        field.blur();
        tell.back();
      });
    },

    /** Whether a name is asked for, and whose; whether that it is has changed. */
    ask(asked, whose) {
      label.textContent = whose;
      if (form.hidden === !asked) return false;
      form.hidden = !asked;
      field.value = "";
      if (asked) judge();
      // A keyboard that would pop up over the names to choose from is not opened by itself.
      if (asked && matchMedia("(hover: hover) and (pointer: fine)").matches) field.focus();
      return true;
    },

    name() {
      document.getElementById("name-done").textContent = T.nameDone;
    },
  };
})();
