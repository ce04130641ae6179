"use strict";
// One tab only: two would write into one journal.

const Alone = (() => {
  /** Comes back when this page is the only one; `say` is called if it is not yet. */
  async function wait(say) {
    if (navigator.locks) {
      try {
        await lock({ ifAvailable: true }) || (say(), await lock({}));
        return;
      } catch { /* not to be had here: ask the other pages instead */ }
    }
    await channelAlone(say);
  }

  /** Takes the lock and keeps it for as long as the page lives. */
  function lock(options) {
    return new Promise((resolve, reject) => {
      navigator.locks.request("confidant", options, (got) => {
        resolve(Boolean(got));
        return got ? new Promise(() => {}) : undefined;
      }).catch(reject);
    });
  }

  /** For browsers without locks: whoever is first answers. */
  async function channelAlone(say) {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel("confidant");
    const asked = () => new Promise((resolve) => {
      const quiet = setTimeout(() => resolve(false), 300);
      channel.onmessage = ({ data }) => {
        if (data !== "here") return;
        clearTimeout(quiet);
        resolve(true);
      };
      channel.postMessage("anyone?");
    });
    let waiting = false;
    while (await asked()) {
      if (!waiting) say();
      waiting = true;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    channel.onmessage = ({ data }) => {
      if (data === "anyone?") channel.postMessage("here");
    };
  }

  return { wait };
})();
