"use strict";
// Events, force cards and abilities of Tiny Epic Crimes: their names and their shape. The printed sentences are not
// entered: people read them on the card.

addBoxTexts({
  tecCardsDo: ["Only the name and these few marks are entered. The sentences are read on the card.", "On ne saisit que le nom et ces quelques marques. Les phrases se lisent sur la carte.", "Eingegeben werden nur der Name und diese wenigen Zeichen. Die Sätze lest ihr auf der Karte."],
  tecNewCard: ["New card", "Nouvelle carte", "Neue Karte"],
  tecCardName: ["Printed name", "Nom imprimé", "Gedruckter Name"],
  tecTimed: ["Timed event", "Événement limité", "Mit Frist"],
  tecGangsters: ["Gangsters", "Gangsters", "Gangster"],
  tecTokens: ["Tokens", "Jetons", "Marken"],
  tecHours: ["Hours", "Heures", "Stunden"],
  tecSolver: ["Solver gains", "Gain de qui résout", "Wer löst, bekommt"],
  tecHelpers: ["Helpers gain", "Gain de qui aide", "Helfer bekommen"],
  tecLess: ["{}: one less", "{}\u00a0: un de moins", "{}: eins weniger"],
  tecMore: ["{}: one more", "{}\u00a0: un de plus", "{}: eins mehr"],
  tecRemoveCard: ["Remove this card", "Retirer cette carte", "Diese Karte entfernen"],
  tecNameFirst: ["Name first", "D’abord le nom", "Zuerst der Name"],
});

const CrimeCards = (() => {
  const { make, sign, button } = Parts;
  const REWARDS = ["suspect", "force", "badge", "peek"];
  const REWARD_SIGNS = { suspect: "black", force: "force", badge: "badge", peek: "eye" };
  const NUMBERS = { events: ["gangsters", "tokens", "hours"], force: ["hours"], abilities: ["hours"] };
  const LABELS = { gangsters: "tecGangsters", tokens: "tecTokens", hours: "tecHours" };
  const { mostOnCard: MOST, cardName } = Contract.COUNT["tiny-epic-crimes"];

  function parse(value) {
    const card = { timed: false, gangsters: 0, tokens: 0, hours: 0, solver: [], helpers: [] };
    for (const pair of (value ?? "").split(",")) {
      const [key, ...rest] = pair.trim().split(" ");
      if (key === "timed") card.timed = rest[0] === "true";
      else if (Object.hasOwn(LABELS, key)) card[key] = Number(rest[0]);
      else if (key === "solver" || key === "helpers") card[key] = rest;
    }
    return card;
  }

  function write(section, card) {
    if (section !== "events") return `hours ${card.hours}`;
    const lists = ["solver", "helpers"].filter((key) => card[key].length).map((key) => `${key} ${card[key].join(" ")}`);
    return [`timed ${card.timed}`, ...NUMBERS.events.map((key) => `${key} ${card[key]}`), ...lists].join(", ");
  }

  /** Steps a number by minus and plus. */
  function stepper(label, id, value, most, set) {
    return make("div", { class: "stepper", role: "group", "aria-label": label }, make("span", {}, label),
      button(`${id} less`, { name: W("tecLess", label), disabled: value <= 0, click: () => set(value - 1) }, "−"), make("b", { "aria-live": "polite" }, value),
      button(`${id} more`, { name: W("tecMore", label), disabled: value >= most, click: () => set(value + 1) }, "+"));
  }

  function editor(context, section, name) {
    const { names, state } = context;
    const stored = name !== "" ? context.value(section, name) : undefined;
    const card = parse(stored);
    const typed = () => field.value.trim().replace(/\s+/g, " ").normalize("NFC");
    const set = (change) => {
      const to = typed();
      if (!to) return field.focus();
      state.open = to;
      context.change(["put", section, to, write(section, { ...card, ...change })]);
    };
    const field = make("input", { type: "text", maxlength: cardName, value: name, "aria-label": W("tecCardName"), placeholder: W("tecCardName"), "data-id": "card name", autocomplete: "off" });
    field.onchange = () => {
      const to = typed();
      if (!to || to === name) return;
      state.open = to;
      context.put(...(name !== "" ? [["take", section, name]] : []), ["put", section, to, write(section, card)]);
      context.drawLater();
    };
    const rewards = (key, label) => make("div", { class: "rewards", role: "group", "aria-label": label }, make("span", {}, label), ...REWARDS.map((reward) => button(`${key} ${reward}`, {
      kind: `key${card[key].includes(reward) ? " on" : ""}`, pressed: card[key].includes(reward), name: `${label}: ${names.reward[reward]}`,
      click: () => set({ [key]: card[key].includes(reward) ? card[key].filter((each) => each !== reward) : [...card[key], reward] }),
    }, sign(REWARD_SIGNS[reward], 20), make("span", {}, names.reward[reward]))));
    return make("div", { class: "card-editor" }, field, name === "" ? make("p", { class: "tip" }, W("tecNameFirst")) : null,
      make("div", { class: name === "" ? "later" : "" },
        section === "events" ? button("timed", { kind: `key${card.timed ? " on" : ""}`, pressed: card.timed, click: () => set({ timed: !card.timed }) }, sign("clock", 20), W("tecTimed"), card.timed ? sign("check", 14) : null) : null,
        ...NUMBERS[section].map((key) => stepper(W(LABELS[key]), key, card[key], MOST, (value) => set({ [key]: value }))),
        ...(section === "events" ? [rewards("solver", W("tecSolver")), rewards("helpers", W("tecHelpers"))] : [])),
      stored !== undefined ? button("remove card", { click: () => { state.open = ""; context.change(["take", section, name]); } }, sign("cross", 14), W("tecRemoveCard")) : null);
  }

  return {
    stepper,

    draw(context, section) {
      const { state } = context;
      const all = context.entries(section).map(([key]) => key);
      if (state.cards !== section) {
        state.cards = section;
        state.open ??= "";
      }
      if (!all.includes(state.open)) state.open = "";
      const open = (name) => () => {
        state.open = name;
        context.draw("card name");
      };
      return [
        ...context.told((each) => each.section === section).map((each) => context.complaint(each)),
        make("p", { class: "do" }, W("tecCardsDo")),
        make("div", { class: "two" },
          make("div", { class: "card-list" }, ...all.map((name) => button(`card ${name}`, { kind: `key${state.open === name ? " on" : ""}`, pressed: state.open === name, click: open(name) }, name)),
            button("new card", { kind: state.open === "" ? "main" : "", click: open("") }, W("tecNewCard"))),
          editor(context, section, state.open)),
        make("p", { class: "acts" }, context.takeBackButton()),
      ];
    },
  };
})();
