"use strict";
// Keys of the device from mouse, touch, pen and keyboard.
//
// A finger or the keyboard really holds Y. A mouse cannot hold two things, so a click on Y latches it: until it is
// clicked again, until something beside the keys is clicked, until the time is over, or until the page loses focus.

const Keys = (() => {
  const KEYBOARD = {
    ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
    Enter: "a", " ": "a", Escape: "b", Backspace: "b",
    a: "a", b: "b", x: "x", y: "y",
  };
  /** By the letter that is printed on the key; where letters are not Latin, by its place. */
  const keyOf = (event) => {
    if (event.key.length !== 1) return KEYBOARD[event.key];
    const letter = event.key.charCodeAt(0) > 127 ? event.code.replace(/^Key/, "") : event.key;
    return KEYBOARD[letter.toLowerCase()];
  };

  /** Whether somebody writes: then keys are letters. */
  const writes = (target) => target instanceof HTMLElement && (target.matches("input, textarea") || target.closest("dialog"));

  /** `tell` has press and release (each with the name of a key), latch(), touched(event), latched() and lostFocus(). */
  function listen(device, screen, tell) {
    const buttons = [...device.querySelectorAll("[data-key]")];
    const fingers = new Map(); // pointer -> key that it holds
    const typed = new Map(); // keyboard key -> key that it holds
    const light = (key, on) => buttons.find((button) => button.dataset.key === key)?.classList.toggle("down", on);

    const press = (key) => {
      light(key, true);
      tell.press(key);
    };
    const release = (key) => {
      if ([...fingers.values(), ...typed.values()].includes(key)) return;
      light(key, false);
      tell.release(key);
    };
    const capture = (event) => {
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch { /* the pointer is gone already */ }
    };
    const lift = (holders, holder) => {
      const key = holders.get(holder);
      if (key === undefined) return;
      holders.delete(holder);
      release(key);
    };

    for (const button of buttons) {
      const { key } = button.dataset;
      button.addEventListener("pointerdown", (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        if (key === "y" && event.pointerType !== "touch") {
          tell.latch();
          return;
        }
        capture(event);
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
        if (key === "y") {
          tell.latch();
        } else {
          press(key);
          release(key);
        }
      });
    }

    const walk = (steps) => {
      for (const step of steps) {
        press(step);
        release(step);
      }
    };

    // A finger on the picture: the keys that lead there, then one for as long as it stays. Where it only led the light there
    // (the places of a ring, the cells of a matrix), the light follows it until it is lifted.
    let leads = null; // the pointer that does
    screen.addEventListener("pointerdown", (event) => {
      // A mouse that clicks beside the keys lets go of Y, and nothing else.
      if (event.button !== 0 || tell.latched()) return;
      event.preventDefault();
      const { steps, key } = tell.touched(event);
      walk(steps);
      leads = steps.length > 0 && key === undefined ? event.pointerId : null;
      if (leads !== null) capture(event);
      if (key === undefined) return;
      if (key === "y" && event.pointerType !== "touch") {
        event.stopPropagation();
        tell.latch();
        return;
      }
      capture(event);
      fingers.set(event.pointerId, key);
      press(key);
    });
    screen.addEventListener("pointermove", (event) => {
      if (event.pointerId !== leads) return;
      const { steps, key } = tell.touched(event);
      // What would be taken there is not taken by passing over it.
      if (key === undefined) walk(steps);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      screen.addEventListener(end, (event) => {
        if (event.pointerId === leads) leads = null;
        lift(fingers, event.pointerId);
      });
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
      leads = null;
      for (const button of buttons) button.classList.remove("down");
      tell.lostFocus();
    };
    addEventListener("blur", lose);
    addEventListener("pagehide", lose);
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) lose();
    });
  }

  return { listen };
})();
