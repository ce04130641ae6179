"use strict";
// Written by web/src/contract.rs, by which the module goes; nobody edits it.

const Contract = Object.freeze({
  SIZE: 240,
  SEAL_LEN: 11,
  LANGUAGES: ["en", "fr", "de"],
  KEYS: ["up", "down", "left", "right", "a", "b", "x", "y"],
  TONES: ["none", "click", "done", "refused", "notice", "time", "end"],
  FAULTS: ["none", "form", "misread", "seal", "otherRules", "setup", "action", "tooLong", "missingPart", "otherPart", "unfinished", "takenBack"],
  COMES: ["holds", "slip", "differs", "nowhere", "noPlace", "unreadable"],
  REQUEST: { none: 0, append: 1, erase: 2, keep: 3, shelve: 4, readShelf: 5, eraseShelf: 6, readJournal: 7 },
  LOAD_END: { complete: 0, damaged: 1, unreadable: 2 },
  STORE_ERROR: { full: 0, failed: 1 },
  QUESTION: { games: 0, names: 1, empty: 2, look: 3, put: 4, take: 5, answer: 6, unanswer: 7, rename: 8, uf2: 9, compare: 10, fill: 11, shipped: 12, proofs: 13 },
  BOX_NAME: 24,
  PARTS: {
    "tatort-themse": ["clues", "bonus"],
    "schinderhannes": ["board", "1-16", "17-32", "33-56", "57-72", "73-76", "puzzles"],
    "tiny-epic-crimes": ["suspects", "time.standard", "time.coop", "badge", "officers", "events", "force", "abilities"],
    "scotland-yard": ["base", "appearances", "start", "tickets", "map"],
  },
  WORDS: {
    "tatort-themse": { case: ["gallery", "museum", "bank", "parliament", "tower"], witness: ["bobby", "musician", "urchin", "lady"] },
    "schinderhannes": { crime: ["ane", "mouton", "cheval", "ruches", "effraction", "bal", "recel", "brutalite", "cambriolage", "racket", "meurtre", "embuscade", "incarceration", "evasion", "arrestation", "planque"], place: ["antes-muehle", "baerenbach", "boos", "griebelschied", "hahnmuehle", "herrstein", "hundsbach", "kirn", "lettweiler", "meddersheim", "meisenheim", "oberhausen", "obermoschel", "simmern", "thiergarten", "trifthuette"], quarter: ["nw", "ne", "sw", "se"], direction: ["north", "south", "east", "west"], group: ["blue", "yellow", "orange", "green"], link: ["same", "neighbouring"], position: ["antes-muehle", "baerenbach", "boos", "griebelschied", "hahnmuehle", "herrstein", "hundsbach", "kirn", "lettweiler", "meddersheim", "meisenheim", "oberhausen", "obermoschel", "simmern", "thiergarten", "trifthuette"] },
    "tiny-epic-crimes": { suspect: ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P"], officer: ["detective", "patrol-cop", "analyst", "sheriff"], evidence: ["gang", "rank", "lab", "getaway", "weapon"], finding: ["blue", "red", "boss", "underboss", "fingerprints", "shoeprints", "motorcycle", "car", "gun", "knife"], action: ["informant", "witness", "search", "stakeout", "hold", "field-work"], reward: ["suspect", "interrogation", "force", "badge", "peek"] },
    "scotland-yard": { ticket: ["taxi", "bus", "underground", "black", "double"] },
  },
  COUNT: {
    "tatort-themse": { clues: 25, highestValue: 6, highestBonus: 9 },
    "schinderhannes": { cards: 76 },
    "tiny-epic-crimes": { hours: 48, redHours: 6, spaces: 10, mostOnCard: 9, cardName: 28 },
    "scotland-yard": { stations: 199, moves: 24, mostTickets: 30, mostDoubles: 2 },
  },
  /** @param {number} word */
  answer: (word) => ({ redraw: Boolean((word >>> 0) & 1), store: (word >>> 1) & 7, latched: Boolean((word >>> 4) & 1), tone: (word >>> 5) & 15, light: (word >>> 9) & 255, yDown: Boolean((word >>> 17) & 1) }),
  /** @param {number} word */
  state: (word) => ({ language: (word >>> 0) & 3, volume: (word >>> 2) & 3, played: Boolean((word >>> 4) & 1), handedOver: Boolean((word >>> 5) & 1), asked: Boolean((word >>> 6) & 1), shipped: Boolean((word >>> 7) & 1) }),
  /** @param {number} word */
  touch: (word) => ({ steps: (word >>> 0) & 255, key: (word >>> 8) & 255 }),
  /** @param {number} word */
  verdict: (word) => ({ fault: (word >>> 0) & 255, number: (word >>> 8) & 16777215 }),
});
