"use strict";
// A field for a name while the device asks for one: the keyboard, or the phone's own.

const Naming = (() => {
  const form = document.getElementById("naming");
  const field = document.getElementById("name");
  const says = document.getElementById("name-says");
  let takes = () => true;

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
        field.blur();
        tell.done(field.value.normalize("NFC"));
      });
      field.addEventListener("keydown", (event) => {
        if (event.key !== "Escape") return;
        field.blur();
        tell.back();
      });
    },

    /** Whether a name is asked for; whether that has changed. */
    ask(asked) {
      if (form.hidden === !asked) return false;
      form.hidden = !asked;
      field.value = "";
      judge();
      // A keyboard that would pop up over the names to choose from is not opened by itself.
      if (asked && matchMedia("(hover: hover) and (pointer: fine)").matches) field.focus();
      return true;
    },

    name() {
      document.getElementById("name-label").textContent = T.name;
      document.getElementById("name-done").textContent = T.nameDone;
    },
  };
})();
