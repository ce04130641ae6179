"use strict";
// The picture of the device on the page: how large it is, and how its pixels are put there.

const Picture = (() => {
  const { SIZE } = Contract;
  const table = document.getElementById("table");
  const device = document.getElementById("device");
  const bezel = document.getElementById("bezel");
  const screen = /** @type {HTMLCanvasElement} */ (document.getElementById("screen"));
  const paper = /** @type {CanvasRenderingContext2D} */ (screen.getContext("2d", { alpha: false }));
  const small = document.createElement("canvas");
  small.width = small.height = SIZE;
  const sketch = /** @type {CanvasRenderingContext2D} */ (small.getContext("2d", { alpha: false }));

  /**
   * A phone held upright has at least so much of its width for the picture; elsewhere whole pixels come first, as long as
   * they leave no more than this free: where they are fine, nobody sees which are whole.
   */
  const PHONE = 600, OF_WIDTH = 0.9, OF_ROOM = 0.72, OF_FINE_ROOM = 0.94, FINE = 1.5;

  /** Whether there is nothing but the picture, and what its tools then take beside it. */
  let bare = false;
  const BESIDE = 2 * 60;

  /** Where the page scrolls, a finger finds so much free of the picture to do it. */
  const strip = () => matchMedia("(pointer: coarse)").matches ? 48 : 0;

  function fit() {
    const ratio = devicePixelRatio || 1;
    table.style.setProperty("--screen", "0px");
    device.classList.add("measured"); // as small as its keys let it be
    const style = getComputedStyle(table);
    const free = table.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const wide = table.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const others = device.getBoundingClientRect();
    const foot = document.getElementById("foot");
    const below = getComputedStyle(foot).position === "absolute" ? 0 : foot.getBoundingClientRect().height;
    const is = (name) => getComputedStyle(device).getPropertyValue(name).trim() === "1";
    const sideways = is("--sideways");
    const lies = matchMedia("(min-aspect-ratio: 5/4)").matches;
    const room = bare && lies ? Math.min(wide - BESIDE, free)
      : is("--scrolls") ? Math.min(wide, Math.max(innerHeight - strip(), Math.min(innerHeight, wide - 2 * strip())))
        : sideways ? Math.min(wide - others.width, free - below - extra("height"))
          : Math.min(wide - extra("width"), free - below - others.height);
    const least = !sideways && innerWidth <= PHONE && room >= OF_WIDTH * innerWidth ? OF_WIDTH * innerWidth : (ratio >= FINE || bare ? OF_FINE_ROOM : OF_ROOM) * room;
    const times = Math.floor((room * ratio) / SIZE);
    const whole = (times * SIZE) / ratio;
    const even = whole >= least;
    const size = even ? whole : Math.max(room, SIZE / 2);
    // Where pixels cannot all be equally large, each is drawn as the next larger square, and the browser makes it smaller.
    const finer = even ? 1 : Math.ceil((size * ratio) / SIZE);
    if (screen.width !== SIZE * finer) screen.width = screen.height = SIZE * finer;
    screen.classList.toggle("even", even);
    table.style.setProperty("--screen", `${size}px`);
    device.classList.remove("measured");
    paint();
  }

  /** What the device's body adds around its screen across the way in which its parts are lined up. */
  function extra(side) {
    const style = getComputedStyle(device);
    const edge = getComputedStyle(bezel);
    const ends = side === "width" ? ["Left", "Right"] : ["Top", "Bottom"];
    let sum = 0;
    for (const end of ends) {
      for (const part of [style, edge]) sum += parseFloat(part[`padding${end}`]) + parseFloat(part[`border${end}Width`]);
    }
    if (side === "width") return sum;
    const { height } = document.getElementById("plate").getBoundingClientRect();
    if (height > 0) sum += height + parseFloat(style.rowGap);
    return sum;
  }

  function paint() {
    paper.imageSmoothingEnabled = false;
    paper.drawImage(small, 0, 0, screen.width, screen.height);
  }

  return {
    fit,

    get bare() {
      return bare;
    },

    /** Shows the picture with or without a device around it. */
    set bare(now) {
      bare = now;
      document.documentElement.classList.toggle("bare", now);
      fit();
    },

    /** Shows these pixels. */
    show(pixels) {
      sketch.putImageData(new ImageData(pixels, SIZE, SIZE), 0, 0);
      paint();
    },

    /** Shows nothing any more. */
    wipe() {
      sketch.fillRect(0, 0, SIZE, SIZE);
      paint();
    },

    /** How bright it is, in per cent of light. */
    light(percent) {
      // A lamp's per cent are of light, a style sheet's of a signal: about its 2.2th root.
      screen.style.setProperty("--light", String((percent / 100) ** (1 / 2.2)));
    },

    /** The pixel of the device under a pointer. */
    pixel(event) {
      const { left, top, width, height } = screen.getBoundingClientRect();
      return [Math.floor(((event.clientX - left) * SIZE) / width), Math.floor(((event.clientY - top) * SIZE) / height)];
    },
  };
})();
