"use strict";
// The list of "My boxes": one row a box, with what is still missing and what can be done with it.

const BoxList = (() => {
  const { make, sign, button, bar } = Parts;

  /** Which row shows its other buttons, asks, or is being renamed: by its key. */
  let unfolded = "", asking = "", renaming = "";

  const total = (view) => view.parts.reduce(([have, need], part) => [have + Math.min(part.have, part.need), need + part.need], [0, 0]);
  const entries = (view) => Object.values(view.entries).reduce((sum, all) => sum + all.length, 0);
  const worst = (view, part) => {
    const told = view.told.filter((each) => each.part === part && each.weight !== "missing");
    return told.find((each) => each.weight === "wrong") ?? told[0];
  };

  function chip(form, view, part) {
    const complaint = worst(view, part.name);
    const kind = complaint ? "look" : part.have >= part.need && part.need > 0 ? "done" : part.have > 0 ? "part" : "none";
    const mark = complaint ? sign(complaint.weight === "wrong" ? "noentry" : "warn", 15) : kind === "done" ? sign("check", 13) : null;
    return make("li", { class: kind }, mark, make("span", {}, form.part(part.name)), " ", part.need === 0 ? null : make("b", {}, part.have === part.need && form.open?.includes(part.name) ? part.have : `${part.have}/${part.need}`));
  }

  function lookAt(page, form, row) {
    const { view } = row;
    const complaint = view.told.find((each) => each.weight === "wrong") ?? view.told.find((each) => each.what === "puzzle-solutions")
      ?? view.told.find((each) => each.weight === "doubt");
    if (!complaint) return null;
    return make("p", { class: `lookat ${complaint.weight}` }, sign(complaint.weight === "wrong" ? "noentry" : "warn", 18),
      make("span", {}, complaint.says),
      button(`${row.key} look`, { kind: "link", name: `${W("look")}: ${complaint.says}`, click: () => page.lookAt(row, complaint.section, complaint.key) }, W("look")));
  }

  function note(form, view, have) {
    if (have === 0) return form.none ? W(form.none) : W("noteNone");
    const wrong = view.told.find((each) => each.weight === "wrong");
    if (wrong) return W("noteWrong", form.part(wrong.part) || form.title);
    return view.parts.every((part) => part.plays || part.need === 0) ? W("noteAll") : W("noteSome");
  }

  function nameOf(page, row) {
    if (renaming !== row.key) {
      return make("p", { class: "who" },
        row.number ? button(`${row.key} name`, { kind: "plain-name", name: W("renameBox", row.view.name || W("myBox")), click: () => { renaming = row.key; page.draw(`${row.key} field`); } }, row.view.name || W("myBox")) : row.view.name);
    }
    const field = make("input", { type: "text", maxlength: Contract.BOX_NAME, value: row.view.name, "aria-label": W("nameOfBox"), "data-id": `${row.key} field`, autocomplete: "off" });
    const done = () => {
      renaming = "";
      page.change(row, ["rename", field.value.trim().normalize("NFC")]);
      page.draw(`${row.key} name`);
    };
    const form = make("form", { class: "renaming" }, field, make("button", { type: "submit" }, W("done")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      done();
    });
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      renaming = "";
      page.draw(`${row.key} name`);
    });
    return form;
  }

  function ask(page, row) {
    const what = asking.slice(row.key.length + 1);
    const count = entries(row.view);
    const name = row.view.name || W("myBox");
    const words = W(what === "remove" ? "askRemove" : "askEmpty", name, count);
    const answer = (act) => () => {
      asking = "";
      if (act) act();
      page.draw(`${row.key} more`);
    };
    return make("div", { class: "confirm", role: "alertdialog", "aria-label": words }, sign("warn", 24), make("b", {}, words),
      make("p", { class: "acts" },
        button(`${row.key} yes`, { kind: "yes", click: answer(() => what === "remove" ? page.remove(row) : page.empty(row)) }, W(what === "remove" ? "remove" : "empty")),
        button(`${row.key} no`, { click: answer() }, W("leaveIt"))));
  }

  function others(page, row) {
    const { key } = row;
    const question = (what) => () => {
      asking = `${key} ${what}`;
      page.draw(`${key} no`);
    };
    return make("p", { class: "acts others" },
      navigator.clipboard ? button(`${key} copy`, { click: () => page.copy(row) }, W("copyText")) : null,
      button(`${key} save`, { click: () => page.save(row) }, W("saveText")),
      button(`${key} compare`, { click: () => page.choose() }, W("compare")),
      !row.used ? button(`${key} use`, { click: () => page.use(row) }, W("useIt")) : button(`${key} shipped`, { click: () => page.use(row, -1) }, W("playShipped")),
      button(`${key} rename`, { click: () => { renaming = key; page.draw(`${key} field`); } }, W("rename")),
      button(`${key} new`, { click: () => page.add(row.game) }, W("newBox")),
      button(`${key} empty`, { click: question("empty") }, W("empty")),
      button(`${key} remove`, { click: question("remove") }, W("remove")));
  }

  function damaged(page, row, form) {
    return make("article", { class: "box" }, make("div", { class: "sign" }, sign(form?.sign ?? "box", 36)),
      make("div", { class: "mid0" }, bar("wrong", W("unreadableBox"), row.view.told[0]?.says, [
        button(`${row.key} keep`, { click: () => page.save(row) }, W("saveWhatIs")),
        button(`${row.key} anew`, { click: () => page.remove(row) }, W("beginAnew")),
      ])));
  }

  function article(page, row, first) {
    const { view, key } = row;
    const form = BoxForms[row.game];
    if (!view.readable) return damaged(page, row, form);
    const [have, need] = total(view);
    const complete = have === need && !view.told.some((each) => each.weight === "wrong");
    const word = complete ? W("complete") : have === 0 && entries(view) === 0 ? W("asShipped") : W("howFar", have, need);
    const begun = entries(view) > 0;
    const gap = form.gap(view);
    const main = !begun ? W("begin") : gap ? W("goOn", gap.says) : W("open");
    const track = make("div", { class: "track", role: "progressbar", "aria-valuemin": 0, "aria-valuemax": need, "aria-valuenow": have, "aria-valuetext": word, "aria-label": form.title });
    const filled = make("i", complete ? { class: "good" } : {});
    filled.style.width = `${Math.round((100 * have) / Math.max(need, 1))}%`;
    track.append(filled);
    return make("article", { class: "box", "data-box": row.number || row.game, "aria-label": `${form.title}, ${view.name}` },
      make("div", { class: "sign" }, sign(form.sign, 36)),
      make("div", { class: "what" }, make("h2", {}, form.title), nameOf(page, row),
        row.shipped && row.number ? make("p", { class: "in-use" }, W("playsShipped")) : null,
        row.second && row.used ? make("p", { class: "in-use" }, sign("check", 12), ` ${W("inUse")}`) : null),
      make("div", { class: "mid0" },
        make("ul", { class: "secs" }, ...view.parts.map((part) => chip(form, view, part))),
        lookAt(page, form, row),
        make("p", { class: "note" }, note(form, view, have))),
      make("p", { class: `howfar${complete ? " done" : ""}` }, complete ? sign("check", 15) : null, make("b", {}, word),
        view.code ? make("code", { title: W("sameCode") }, view.code) : null),
      track,
      make("div", { class: "acts" },
        button(`${key} go`, { kind: `go${first ? " main" : ""}`, name: `${form.title}: ${main}`, click: () => page.enter(row, gap?.section) }, main),
        ...(begun ? [
          view.code ? button(`${key} play`, { click: () => page.play(row) }, sign("play", 14), W("play")) : null,
          button(`${key} device`, { name: `${form.title}: ${W("toDevice")}`, click: () => page.toDevice(row) }, sign("chip", 16), W("toDevice")),
          button(`${key} share`, { name: `${form.title}: ${W("share")}`, click: () => page.share(row) }, sign("share", 14), W("share")),
          make("button", {
            type: "button", class: "more", "data-id": `${key} more`, "aria-label": `${form.title}: ${W("more")}`, "aria-expanded": String(unfolded === key),
            click: () => { unfolded = unfolded === key ? "" : key; asking = ""; page.draw(); },
          }, sign("more", 16)),
        ] : []),
        asking.startsWith(`${key} `) ? ask(page, row) : begun && unfolded === key ? others(page, row) : null));
  }

  return {
    entries,

    /** The rows as elements; `page` does what the buttons ask for. */
    draw: (page, rows, last) => make("div", { class: "boxes-rows" }, ...rows.map((row) => article(page, row, row.key === last))),
  };
})();
