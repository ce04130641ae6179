"use strict";
// A phone that lies on the table: its screen stays on while a game is played, and the page can take all of it.

const Awake = (() => {
  let wanted = false;
  let lock = null;

  /** Asks for the lock, or gives it back. A browser takes it away whenever the page is hidden. */
  async function settle() {
    if (!navigator.wakeLock) return;
    if (wanted && !lock && !document.hidden) {
      try {
        const got = await navigator.wakeLock.request("screen");
        lock = got;
        got.addEventListener("release", () => {
          if (lock === got) lock = null;
        });
        if (!wanted) settle();
      } catch { /* the battery is low: then the phone decides */ }
    } else if (!wanted && lock) {
      const old = lock;
      lock = null;
      old.release().catch(() => {});
    }
  }

  document.addEventListener("visibilitychange", settle);

  return {
    /** Whether the screen is to stay on. */
    want(now) {
      if (now === wanted) return;
      wanted = now;
      settle();
    },
  };
})();

const Full = {
  get possible() {
    return Boolean(document.fullscreenEnabled);
  },
  get on() {
    return Boolean(document.fullscreenElement);
  },
  toggle() {
    const done = this.on ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => {});
  },
};
