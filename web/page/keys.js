"use strict";
// Keys of the device from mouse, touch, pen and keyboard.
//
// A finger or the keyboard really holds Y. A mouse cannot hold two things, so a click on Y latches it: until it is
// clicked again, until something beside the keys is clicked, until the time is over, or until the page loses focus.

const Keys = (() => {
  const Y = 7;
  const KEYBOARD = {
    ArrowUp: 0, ArrowDown: 1, ArrowLeft: 2, ArrowRight: 3,
    Enter: 4, " ": 4, Escape: 5, Backspace: 5,
    a: 4, b: 5, x: 6, y: 7,
  };
  /** By the letter that is printed on the key; where letters are not Latin, by its place. */
  const keyOf = (event) => {
    if (event.key.length !== 1) return KEYBOARD[event.key];
    const letter = event.key.charCodeAt(0) > 127 ? event.code.replace(/^Key/, "") : event.key;
    return KEYBOARD[letter.toLowerCase()];
  };

  /** Whether somebody writes: then keys are letters. */
  const writes = (target) => target instanceof HTMLElement && (target.matches("input, textarea") || target.closest("dialog"));

  /** `tell` has press, release, latch (each with a key), touched(event), latched() and lostFocus(). */
  function listen(device, screen, tell) {
    const buttons = [...device.querySelectorAll("[data-key]")];
    const fingers = new Map(); // pointer -> key that it holds
    const typed = new Map(); // keyboard key -> key that it holds
    const numberOf = (button) => Number(button.dataset.key);
    const light = (key, on) => buttons.find((button) => numberOf(button) === key)?.classList.toggle("down", on);

    const press = (key) => {
      light(key, true);
      tell.press(key);
    };
    const release = (key) => {
      if ([...fingers.values(), ...typed.values()].includes(key)) return;
      light(key, false);
      tell.release(key);
    };
    const lift = (holders, holder) => {
      const key = holders.get(holder);
      if (key === undefined) return;
      holders.delete(holder);
      release(key);
    };

    for (const button of buttons) {
      const key = numberOf(button);
      button.addEventListener("pointerdown", (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        if (key === Y && event.pointerType !== "touch") {
          tell.latch();
          return;
        }
        try {
          button.setPointerCapture(event.pointerId);
        } catch { /* the pointer is gone already */ }
        fingers.set(event.pointerId, key);
        press(key);
      });
      for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
        button.addEventListener(end, (event) => lift(fingers, event.pointerId));
      }
      button.addEventListener("contextmenu", (event) => event.preventDefault());
      // A press that is no pointer's: the focused button by keyboard, or a screen reader.
      button.addEventListener("click", (event) => {
        if (event.detail !== 0 || event.pointerType) return;
        if (key === Y) {
          tell.latch();
        } else {
          press(key);
          release(key);
        }
      });
    }

    // A finger on the picture: the keys that lead there, then one for as long as it stays.
    screen.addEventListener("pointerdown", (event) => {
      // A mouse that clicks beside the keys lets go of Y, and nothing else.
      if (event.button !== 0 || tell.latched()) return;
      event.preventDefault();
      const { steps, key } = tell.touched(event);
      for (const step of steps) {
        press(step);
        release(step);
      }
      if (key === undefined) return;
      if (key === Y && event.pointerType !== "touch") {
        event.stopPropagation();
        tell.latch();
        return;
      }
      try {
        screen.setPointerCapture(event.pointerId);
      } catch { /* the pointer is gone already */ }
      fingers.set(event.pointerId, key);
      press(key);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      screen.addEventListener(end, (event) => lift(fingers, event.pointerId));
    }
    screen.addEventListener("contextmenu", (event) => event.preventDefault());

    addEventListener("pointerdown", (event) => {
      const inside = event.target instanceof Element && event.target.closest("button");
      if (!inside && tell.latched()) tell.latch();
    });

    addEventListener("keydown", (event) => {
      if (writes(event.target)) return;
      const key = keyOf(event);
      if (key === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      const onButton = document.activeElement instanceof HTMLButtonElement;
      if (onButton && (event.key === "Enter" || event.key === " ")) return;
      event.preventDefault();
      if (event.repeat || typed.has(event.key.toLowerCase())) return;
      typed.set(event.key.toLowerCase(), key);
      press(key);
    });
    addEventListener("keyup", (event) => lift(typed, event.key.toLowerCase()));

    const lose = () => {
      fingers.clear();
      typed.clear();
      for (const button of buttons) button.classList.remove("down");
      tell.lostFocus();
    };
    addEventListener("blur", lose);
    addEventListener("pagehide", lose);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) lose();
    });
  }

  return { listen, Y };
})();
