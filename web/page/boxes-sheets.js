"use strict";
// Sheets of paper over "My boxes": a file that was opened, and the way to the device.

const BoxSheets = (() => {
  const { make, sign, button } = Parts;

  /** Most characters of a file that is worth reading: a box is far smaller. */
  const LONGEST = 200000;
  /** Differences that are shown at once; the others unfold. */
  const SHOWN = 12;

  /** Shows a sheet; comes back with the answer, null if it was closed without one. */
  function sheet(name, head, children, answers) {
    return new Promise((resolve) => {
      const dialog = make("dialog", { class: "card sheet", "aria-label": head, "data-sheet": name });
      const close = (answer) => {
        dialog.close();
        dialog.remove();
        resolve(answer);
      };
      dialog.append(make("h1", {}, head), ...children(close),
        make("p", { class: "row" }, ...answers.map(([key, words, kind]) => button(`sheet ${key}`, { kind, click: () => close(key) }, words))));
      // Left by Escape or the like; an answer does not wait for this, which the browser reports later.
      dialog.addEventListener("close", () => dialog.isConnected && close(null));
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  const lines = (...words) => words.filter(Boolean).map((word) => make("p", {}, word));

  /** Offers bytes or a text as a file. */
  function download(name, content, kind) {
    const link = make("a", { href: URL.createObjectURL(new Blob([content], { type: kind })), download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  /**
   * Writes a file onto a drive that somebody chooses; false if nobody chose one. The device restarts with the last byte
   * and takes its drive away: what fails after that has not failed.
   */
  async function writeDrive(name, content) {
    const choose = window.showDirectoryPicker;
    if (!choose) return false;
    let file;
    try {
      file = await (await choose({ id: "device", mode: "readwrite" })).getFileHandle(name, { create: true });
    } catch (fault) {
      if (fault.name === "AbortError") return false;
      throw fault;
    }
    const writer = await file.createWritable();
    await writer.write(content);
    await writer.close().catch(() => {});
    return true;
  }

  /** Complaints about lines of a file that could not be read. */
  const unread = (view) => view.told.filter((each) => each.weight === "wrong" && each.part === "" && each.line !== null);

  function differences(form, names, view, all, look) {
    if (all.length === 0) return null;
    const valueOf = (section, value) => form.value(names, section, value) || W("entered");
    const sides = ({ section, key, mine, theirs, whose }) => whose === "instead" ? [form.entry(names, section, key), form.entry(names, section, theirs)]
      : [whose === "theirs" || whose === "over" ? W("nothing") : valueOf(section, mine), whose === "mine" ? W("nothing") : valueOf(section, theirs)];
    const rows = all.map((each) => ({ each, ...each })).map(({ each, section, key }) => make("li", {},
      make("b", {}, each.whose === "instead" ? form.part(section) : form.entry(names, section, key)),
      ...sides(each).map((value, side) => make("span", {}, `${W(side === 0 ? "mine" : "theirs")}: ${value}`)),
      button(`look ${section} ${key}`, { kind: "link", name: `${W("look")}: ${form.entry(names, section, key)}`, click: () => look(section, key) }, W("look"))));
    const list = (some) => make("ul", { class: "differences" }, ...some);
    return [list(rows.slice(0, SHOWN)), rows.length > SHOWN ? make("details", {}, make("summary", {}, W("andMore", rows.length - SHOWN)), list(rows.slice(SHOWN))) : null];
  }

  function summary(form, view) {
    const parts = view.parts.filter((part) => part.have > 0).map((part) => `${form.part(part.name)} ${part.have}/${part.need}`);
    const doubts = view.told.filter((each) => each.weight === "doubt").length;
    return [
      make("p", {}, make("b", {}, form.title), view.name ? ` · ${view.name}` : "", view.code ? ` · ${view.code}` : ""),
      parts.length ? make("p", { class: "small" }, parts.join(" · ")) : null,
      doubts ? make("p", { class: "small" }, sign("warn", 14), ` ${W("doubts", doubts)}`) : null,
    ];
  }

  return {
    download,

    /**
     * A file: says what is in it and asks what to do. `busy` waits for something and says so;
     * `mineOf` knows the owner’s box of a game, if there is one with values.
     *
     * @returns {Promise<any>} { text, how: "second" | "fill" | "replace" | "first" } or { look } or null
     */
    async open(file, busy, mineOf) {
      const refuse = (words) => sheet("refused", W("fileHead", file.name), () => lines(words), [["close", W("close")]]).then(() => null);
      if (/\.(uf2|pack)$/i.test(file.name)) return refuse(W("fileForDevice"));
      if (file.size > LONGEST) return refuse(W("fileTooLarge"));
      const bytes = new Uint8Array(await busy(file.arrayBuffer()));
      if (bytes[0] === 0x55 && bytes[1] === 0x46 && bytes[2] === 0x32 && bytes[3] === 0x0a) return refuse(W("fileForDevice"));
      const text = new TextDecoder().decode(bytes);
      const view = Pack.look(text);
      const form = BoxForms[view.game];
      if (!view.readable || !form) return refuse(view.told[0]?.says ?? W("fileNotOurs"));
      const broken = unread(view);
      if (broken.length > 0) {
        const rest = BoxList.entries(view);
        const answer = await sheet("damaged", W("fileHead", file.name), () => [
          ...lines(...broken.slice(0, 5).map((each) => each.what === "line-unreadable" ? each.says : W("line", each.line, each.says))),
          broken.length > 5 ? make("p", {}, W("andMore", broken.length - 5)) : "", make("p", {}, rest > 0 ? W("fileRest", rest) : W("fileNoRest")),
        ], [...(rest > 0 ? [["open", W("openWithout")]] : []), ["close", W(rest > 0 ? "leaveFile" : "close"), "second"]]);
        if (answer !== "open") return null;
      }
      const mine = mineOf(view.game);
      if (!mine) {
        const answer = await sheet("first", W("fileHead", file.name), () => summary(form, view).filter(Boolean), [["first", W("keepAsBox")], ["close", W("leaveFile"), "second"]]);
        return answer === "first" ? { text, how: "first" } : null;
      }
      const all = Pack.compare(mine.text, text);
      const gaps = all.filter((each) => each.whose === "theirs").length;
      const others = all.length - gaps;
      const name = mine.view.name || W("myBox");
      const says = all.length === 0 ? W("sameValues", name)
        : others === 0 ? (gaps === 1 ? W("fillsGap", name) : W("fillsGaps", gaps, name))
          : all.length === 1 ? W("differsOnce", name) : W("differs", name, all.length);
      let look = null;
      const answer = await sheet("compare", W("fileHead", file.name), (close) => [
        ...summary(form, view).filter(Boolean), make("p", { class: "verdict" }, make("b", {}, says)),
        ...[differences(form, Pack.names(view.game), view, all, (section, key) => {
          look = { section, key };
          close("look");
        })].flat().filter(Boolean),
      ], [
        ...(gaps > 0 ? [["fill", W("fillGaps")]] : []),
        ["second", W("keepSecond"), "second"], ["replace", W("takePlace"), "second"], ["close", W("leaveFile"), "second"],
      ]);
      if (answer === "look") return { look, mine };
      if (answer === "replace") {
        const sure = await sheet("replace", W("takePlace"), () => lines(W("askTakePlace", name, BoxList.entries(mine.view))), [["yes", W("takePlace")], ["no", W("leaveIt"), "second"]]);
        return sure === "yes" ? { text, how: "replace", mine } : null;
      }
      return answer === "second" || answer === "fill" ? { text, how: answer, mine } : null;
    },

    /** The four steps to the device. */
    device(row, share) {
      const { view } = row;
      const form = BoxForms[row.game];
      const file = Pack.uf2(row.text);
      const named = (parts) => parts.map((part) => form.part(part.name)).join(", ");
      const goes = view.parts.filter((part) => part.plays), stays = view.parts.filter((part) => !part.plays);
      if (!file) return sheet("device", W("toDevice"), () => lines(W("deviceNone")), [["close", W("close")]]);
      const name = `${row.game}-${view.code.replace(" ", "")}.uf2`;
      const said = make("p", { class: "small", role: "status", "data-id": "written" });
      const write = async () => {
        const done = await writeDrive(name, file).catch(() => null);
        said.textContent = done === null ? W("notWritten") : done ? W("written") : "";
      };
      const step = (number, picture, ...words) => make("li", {}, make("span", { class: "step" }, sign(picture, 30)), make("div", {}, ...words));
      return sheet("device", W("toDevice"), () => [
        make("p", {}, make("b", {}, `${form.title} · ${view.name}`)),
        make("p", { class: "small" }, W("deviceGoes", named(goes)), stays.length ? ` ${W("deviceStays", named(stays))}` : ""),
        make("p", { class: "phone-only" }, W("devicePhone")),
        make("ol", { class: "steps-device" },
          step(1, "open", make("p", {}, W("device1", name)),
            make("p", { class: "row" }, button("save uf2", { click: () => download(name, file, "application/octet-stream") }, W("saveFile")),
              share ? button("share uf2", { kind: "second", click: () => share(name, file) }, W("share")) : null)),
          step(2, "chip", make("p", {}, W("device2"))),
          step(3, "right", make("p", {}, W("device3")), ...(window.showDirectoryPicker ? [
            make("p", { class: "row" }, button("write uf2", { kind: "second", click: () => write() }, W("writeDrive"))), said] : [])),
          step(4, "check", make("p", {}, W("device4")), make("p", { class: "code" }, view.code))),
        make("p", { class: "small" }, W("deviceSafe", form.title)),
      ], [["close", W("close"), "second"]]);
    },
  };
})();
