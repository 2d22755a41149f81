// @ts-check
/** What outlives the page: the game, the settings and the score in this browser's storage, and the game's record in the address. */

import { positions } from "./analysis.js";
import { HUMAN, fresh, link, opened, withOutcome } from "./state.js";
import { keep, storage } from "./storage.js";
import { strings } from "./strings.js";
import { grown, isTree, recordOf } from "./tree.js";

/** @import { Describe, Position, State } from "./state.js" */

export const KEY = "wye";
const ANALYSES = "wye-analyses";

/** What of the state is stored. @type {(keyof State)[]} */
const LASTING = ["snapshot", "layout", "tree", "players", "counts", "tally", "choices", "settings", "budgets", "workers", "pondering", "studying", "analysing", "lens", "paused", "clock"];

/** @param {State} state @returns {Partial<State>} */
const lasting = (state) => Object.fromEntries(LASTING.map((key) => [key, state[key]]));

/** Milliseconds between two changes of the address: browsers refuse them to a page that makes too many. */
const ADDRESS_PAUSE = 300;

/** The record that the address is to hold, and whether it waits for the end of a pause. */
const address = { record: "", waits: false };

function writeAddress() {
  if (address.waits || address.record === linked()) return;
  history.replaceState(null, "", `#${address.record}`);
  address.waits = true;
  setTimeout(() => {
    address.waits = false;
    writeAddress();
  }, ADDRESS_PAUSE);
}

/**
 * Keep what has changed for the next visit, and the record in the address.
 * @param {State} state @param {State} previous @returns {boolean} whether there was room for it
 */
export function save(state, previous) {
  if (state.opening || LASTING.every((key) => state[key] === previous[key])) return true;
  const { record, ply } = state.snapshot;
  if (ply > 0 || location.hash) {
    address.record = record;
    writeAddress();
  }
  return keep(KEY, JSON.stringify({ ...lasting(state), address: linked() }));
}

/** Keep what is known of the positions of the line shown. @param {State} state */
export function saveAnalyses(state) {
  const known = positions(state).flatMap((record) => (state.analyses[record] ? [[record, state.analyses[record]]] : []));
  keep(ANALYSES, JSON.stringify(Object.fromEntries(known)));
}

/** What was known of positions when the page was left. @returns {State["analyses"]} */
function restoredAnalyses() {
  try {
    const found = JSON.parse(storage()?.getItem(ANALYSES) ?? "{}");
    return Object.values(found).every((one) => alike(one, ANALYSIS)) ? found : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** The record that the address asks for, or "". */
export function linked() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/**
 * The state to begin with: the stored one, else that of a first visit; and the position of the link, if it names another.
 * @param {Describe} describe @param {Position} start @returns {State}
 */
export function restore(describe, start) {
  const text = storage()?.getItem(KEY) ?? null;
  const stored = text === null ? fresh(describe, start) : restored(text, fresh(describe, start));
  const record = linked();
  if (!record || record === stored.snapshot.record || isOwn(text, record)) return stored;
  const asked = link({ ...stored, tally: withOutcome(stored), counts: false, ...start, tree: grown(null, start.snapshot) }, record);
  return asked.opening && record === start.snapshot.record ? opened(asked, asked.opening, start) : asked;
}

/** Whether the address is the one that the page had when it stored this: the game may be ahead of it. @param {string | null} text @param {string} record */
function isOwn(text, record) {
  try {
    return JSON.parse(text ?? "null")?.address === record;
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
    // Earlier versions stored neither these nor the goals and numbers; the engine tells them when it opens the game.
    found = { settings: {}, budgets: {}, workers: first.workers, pondering: false, studying: false, analysing: false, lens: first.lens, clock: null, ...JSON.parse(text) };
    found.choices = { other: first.choices.other, time: first.choices.time, ...found.choices };
    found.snapshot = { goal: "", sides: [], numbers: [], ...found.snapshot };
    found.tree ??= first.tree;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (!isLasting(found, first)) return { ...first, problem: { text: strings.broken("stored"), broken: text } };
  const { tree, snapshot } = found;
  const whole = recordOf(tree) === snapshot.record ? tree : grown(null, snapshot);
  // A clock stands still between two visits.
  const clock = found.clock && { ...found.clock, running: 0 };
  return { ...first, ...lasting(found), tree: whole, clock, analyses: restoredAnalyses() };
}

/** Whether stored data can be shown; whether its record is that of a game is for the engine to say. @param {any} found @param {State} first @returns {found is State} */
function isLasting(found, first) {
  const model = lasting(first);
  const snapshot = { ...first.snapshot, options: {}, moves: [MOVE], last: null, outcome: null, winning_cells: [0] };
  const choices = { ...first.choices, options: {} };
  return (
    alike(found, { ...model, snapshot, choices }) &&
    isTree(found.tree) &&
    orNull(found.snapshot.last, { ...MOVE, cells: [0] }) &&
    orNull(found.snapshot.outcome, { winner: 1, reason: "" }) &&
    orNull(found.clock, CLOCK) &&
    found.layout.cells.length === found.snapshot.cells.length &&
    first.describe.games.some(({ name }) => name === found.snapshot.game) &&
    found.players.every((/** @type {string} */ name) => name === HUMAN || first.describe.bots.some((bot) => bot.name === name))
  );
}

const CLOCK = { left: [0], increment: 0, running: 0, since: 0 };
const MOVE = { move: "", player: 1 };
const CANDIDATE = { move: "", visits: 0, value: 0, line: [""] };
const ANALYSIS = { value: 0, value_of: 1, playouts: 0, total: 0, candidates: [CANDIDATE], owners: [0], done: false };

/** @param {unknown} value @param {unknown} model */
const orNull = (value, model) => value === null || alike(value, model);

/**
 * Whether a value has the types of a model: every key of an object, every item of an array those of the model's first.
 * @param {any} value @param {any} model @returns {boolean}
 */
function alike(value, model) {
  if (model === null) return true;
  if (Array.isArray(model)) return Array.isArray(value) && value.every((item) => alike(item, model[0] ?? null));
  if (typeof model !== "object") return typeof value === typeof model;
  return typeof value === "object" && value !== null && Object.keys(model).every((key) => alike(value[key], model[key]));
}
