// @ts-check
/** The session that survives a reload: game, settings and score in this browser's storage, and the game's record in the address. */

import { positions } from "../model/analysis.js";
import { addressOf, readAddress } from "../model/address.js";
import { addressed } from "../model/places.js";
import { FRIEND, HUMAN, OPTIONS, fresh, identified, link, opened } from "../model/state.js";
import { newId } from "./archive.js";
import { keep, storage } from "./storage.js";
import { strings } from "../words/strings.js";
import { adopted, isTree } from "../model/tree.js";

/** @import { Described, Placed } from "../engine/messages.js" */
/** @import { Options, State } from "../model/state.js" */

export const KEY = "wye";
const ANALYSES = "wye-analyses";

const optionNames = /** @type {(keyof Options)[]} */ (Object.keys(OPTIONS));

/** The fields of the state that are stored. @type {(keyof State)[]} */
const LASTING = ["snapshot", "layout", "tree", "id", "begun", "players", "watching", "sent", "counts", "tally", "latest", "choices", "paused", "clock", ...optionNames];

/** @param {State} state @returns {Partial<State>} */
const lasting = (state) => Object.fromEntries(LASTING.map((key) => [key, state[key]]));

/** The least milliseconds between two changes of the address: browsers refuse frequent ones. */
const ADDRESS_PAUSE = 300;

/** The address to write, the last two that were written, and whether the pause after the last change still lasts. */
const address = { text: "", written: "", before: "", waits: false };

/** Write the address of the game, unless another place has it. */
export function writeAddress() {
  if (address.waits || !address.text || address.text === linked() || (addressed(location.hash)?.name ?? "play") !== "play") return;
  history.replaceState(null, "", `#${address.text}`);
  Object.assign(address, { written: address.text, before: address.written, waits: true });
  setTimeout(() => {
    address.waits = false;
    writeAddress();
  }, ADDRESS_PAUSE);
}

/**
 * Store the state if it has changed, and write the record into the address.
 * @param {State} state @param {State} previous @returns {boolean} false if there was no room for it
 */
export function save(state, previous) {
  if (state.opening || LASTING.every((key) => state[key] === previous[key])) return true;
  // A fresh board needs no address of its own.
  address.text = state.snapshot.ply > 0 || linked() ? addressOf(state) : "";
  writeAddress();
  return keep(KEY, JSON.stringify({ ...lasting(state), address: linked(), before: address.before }));
}

/** Store the analyses of the positions of the line shown. @param {State} state */
export function saveAnalyses(state) {
  const known = positions(state).flatMap((record) => (state.analyses[record] ? [[record, state.analyses[record]]] : []));
  keep(ANALYSES, JSON.stringify(Object.fromEntries(known)));
}

/** The analyses stored when the page was last left. @returns {State["analyses"]} */
function restoredAnalyses() {
  try {
    const found = JSON.parse(storage()?.getItem(ANALYSES) ?? "{}");
    return Object.values(found ?? {}).every((one) => alike(one, ANALYSIS)) ? (found ?? {}) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Whether the page itself has written what the address holds, which may be older than the game when another place is left. */
export const isWritten = () => [address.text, address.written].includes(linked());

/** What the address tells of a game, "" if it names a place. */
export function linked() {
  if (addressed(location.hash)) return "";
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/**
 * The initial state: the stored one or that of a first visit, opening what the address tells if that is another game. The stored
 * game stays until the engine has opened the other one.
 * @param {Described} describe @param {Placed} start @returns {State}
 */
export function restore(describe, start) {
  const text = storage()?.getItem(KEY) ?? null;
  const stored = identified(text === null ? fresh(describe, start) : restored(text, fresh(describe, start)), newId, Date.now());
  const told = linked();
  const { record, friend } = readAddress(told);
  if (!told || told === addressOf(stored) || (!friend && record === stored.snapshot.record) || isOwn(text, told)) return stored;
  const asked = link(stored, record, friend);
  return asked.opening && record === start.snapshot.record && !friend ? opened(asked, asked.opening, start) : asked;
}

/** Whether the page itself wrote the address when it stored the state or just before; the stored game may be ahead of it. @param {string | null} text @param {string} told */
function isOwn(text, told) {
  try {
    const found = JSON.parse(text ?? "null");
    return found?.address === told || found?.before === told;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** @param {string} text @param {State} first @returns {State} */
function restored(text, first) {
  /** @type {any} */
  let found = null;
  try {
    // Earlier versions stored fewer fields; the engine supplies the rest when it confirms the position.
    found = { ...OPTIONS, clock: null, latest: {}, id: "", begun: 0, watching: false, sent: "", ...JSON.parse(text) };
    found.choices = { other: first.choices.other, time: first.choices.time, ...found.choices };
    found.snapshot = { goal: "", sides: [], numbers: [], beginning: "", steps: [], forfeits: {}, takeover: null, takes: {}, ...found.snapshot };
    if (found.snapshot.outcome) found.snapshot.outcome = { title: "", ...found.snapshot.outcome };
    found.tree ??= first.tree;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (!isLasting(found, first)) return { ...first, problem: { text: strings.broken("stored"), broken: text } };
  // A clock stands still between two visits.
  const clock = found.clock && { ...found.clock, running: 0 };
  return { ...first, ...lasting(found), tree: { ...adopted(found.tree), tip: found.tree.tip }, clock, analyses: restoredAnalyses() };
}

/** Whether stored data has the types that the page needs; the engine checks later whether its record is valid. @param {any} found @param {State} first @returns {found is State} */
function isLasting(found, first) {
  const model = lasting(first);
  const snapshot = { ...first.snapshot, options: {}, steps: [MOVE], forfeits: {}, last: null, outcome: null, winning_cells: [0] };
  const choices = { ...first.choices, options: {} };
  return (
    alike(found, { ...model, snapshot, choices }) &&
    isTree(found.tree) &&
    orNull(found.snapshot.last, { ...MOVE, cells: [0] }) &&
    orNull(found.snapshot.outcome, { winner: 1, reason: "", title: "" }) &&
    orNull(found.clock, CLOCK) &&
    found.layout.cells.length === found.snapshot.cells.length &&
    first.describe.games.some(({ name }) => name === found.snapshot.game) &&
    found.players.every((/** @type {string} */ name) => name === HUMAN || name === FRIEND || first.describe.bots.some((bot) => bot.name === name))
  );
}

const CLOCK = { left: [0], increment: 0, running: 0, since: 0 };
const MOVE = { move: "", player: 1 };
const CANDIDATE = { move: "", visits: 0, value: 0, line: [""] };
const ANALYSIS = { value: 0, value_of: 1, playouts: 0, total: 0, candidates: [CANDIDATE], owners: [0], done: false };

/** @param {unknown} value @param {unknown} model */
const orNull = (value, model) => value === null || alike(value, model);

/**
 * Whether a value has the types of a model: each key of an object as in the model, each item of an array as the model's first.
 * @param {any} value @param {any} model @returns {boolean}
 */
function alike(value, model) {
  if (model === null) return true;
  if (Array.isArray(model)) return Array.isArray(value) && value.every((item) => alike(item, model[0] ?? null));
  if (typeof model !== "object") return typeof value === typeof model;
  return typeof value === "object" && value !== null && Object.keys(model).every((key) => alike(value[key], model[key]));
}
