/** Walks through game trees, as the engine tells them: when each node is entered, and what comes of it. Shared by two
 * benches. */

import { local, number, say } from "../../lang/texts.js";
import { every } from "../replay.js";
import { grid, once, rounded, text } from "./bench.js";

/** @import { Branch } from "../folding.js" */
/** @import { BoardScene, Event, Grid, Result, Scene, Unit } from "./bench.js" */

/** @typedef {"max" | "min" | "mean" | ""} Kind  whose choice a node is: player 1's, player 2's, that of chance; ""
 *   where the game is over
 *
 * @typedef {object} Node
 * @property {number} id
 * @property {Node | null} parent
 * @property {Node[]} children  those that are entered at some time, in this order
 * @property {string} path  the moves that lead to it, with points between them
 * @property {string} move  the last of them; "" at a root
 * @property {Kind} kind
 * @property {number | null} share  the probability of the move, null if a player chose it
 * @property {number} alpha  the window at first
 * @property {number} beta
 * @property {string} cells  of the board, "" if there is none
 * @property {number} entered  the number of this step
 * @property {Found | null} found
 * @property {Cut | null} cut
 *
 * @typedef {{at: number, value: number, leaf: string, bound: string}} Found  `leaf` tells why the walk ended here, ""
 *   if it did not
 * @typedef {{at: number, move: string, left: string[], alpha: number, beta: number, certain: boolean}} Cut  certain: by
 *   a won game
 *
 * @typedef {object} Step
 * @property {"window" | "value" | "cut" | "choice"} is
 * @property {Node} node  where it happens; the root at a choice
 * @property {Node} root  of the search that it belongs to
 * @property {Event} event
 * @property {number | null} before  the best value of the parent before this one: alpha at max, beta at min
 *
 * @typedef {object} Walk
 * @property {string} name
 * @property {number} player  to move at the root
 * @property {boolean} tokens
 * @property {Step[]} steps */

/** The walks of a recording. */
export const walksOf = once((/** @type {Result} */ { happened }) => read(happened.events));

/** @param {Event[]} events @returns {Walk[]} */
function read(events) {
  /** @type {Walk[]} */ const walks = [];
  let take = (/** @type {Event} */ _event) => {};
  for (const event of events) {
    if (event.is === "walk") {
      const walk = { name: event.name, player: event.player, tokens: event.tokens ?? false, steps: [] };
      walks.push(walk);
      take = taking(walk);
    } else take(event);
  }
  return walks;
}

/** What follows the events of a walk. @param {Walk} walk */
function taking({ steps }) {
  /** @type {Node[]} */ const nodes = [];
  /** The best value so far at each node. @type {Map<Node, number>} */
  const best = new Map();
  /** @type {Node} */ let root;
  /** @param {Step["is"]} is @param {Node} node @param {Event} event @param {number | null} [before] */
  const told = (is, node, event, before = null) => steps.push({ is, node, root, event, before });
  return (/** @type {Event} */ event) => {
    const node = /** @type {Node} */ (nodes[event.node]);
    if (event.is === "window") {
      const entered = made(event, nodes[event.parent] ?? null, steps.length);
      nodes[event.node] = entered;
      if (!entered.parent) root = entered;
      told("window", entered, event);
    } else if (event.is === "value") {
      node.found = { at: steps.length, value: event.value, leaf: event.leaf ?? "", bound: event.bound ?? "exact" };
      told("value", node, event, node.parent && better(node.parent, best, node.found.value));
    } else if (event.is === "cut" && event.left.length) {
      const { move, left, alpha = -Infinity, beta = Infinity, by } = event;
      node.cut = { at: steps.length, move, left, alpha, beta, certain: by === undefined };
      told("cut", node, event);
    } else if (event.is === "choice") told("choice", root, event);
  };
}

/** @param {Event} event @param {Node | null} parent @param {number} entered @returns {Node} */
function made(event, parent, entered) {
  const { node: id, move = "", kind = "", share = null, alpha = -Infinity, beta = Infinity, cells = "" } = event;
  const path = parent?.path ? `${parent.path}.${move}` : move;
  const values = { id, parent, path, move, kind, share, alpha, beta, cells, entered };
  const node = { ...values, children: [], found: null, cut: null };
  parent?.children.push(node);
  return node;
}

/** Keep the best value of a node, and tell the one before. */
function better(/** @type {Node} */ node, /** @type {Map<Node, number>} */ best, /** @type {number} */ value) {
  if (node.kind !== "max" && node.kind !== "min") return null;
  const before = best.get(node) ?? (node.kind === "max" ? node.alpha : node.beta);
  best.set(node, Math[node.kind](before, value));
  return before;
}

/** The units of a recording: steps, finished nodes, moves of the root. @param {Step[]} steps @returns {Unit[]} */
export function unitsOf(steps) {
  const after = (/** @type {string} */ name, /** @type {(step: Step) => boolean} */ ends) => ({
    name,
    stops: [0, ...steps.flatMap((step, place) => (ends(step) || place + 1 === steps.length ? [place + 1] : []))],
  });
  return [
    every(say("lab-walks-step"), steps.length, 1),
    after(say("lab-walks-node"), ({ is, node }) => is === "value" && !node.found?.leaf),
    after(say("lab-walks-root-move"), ({ is, node, root }) => is === "value" && node.parent === root),
  ];
}

// --- texts of nodes; what is found at a node is null while it is not known ---

/** A number with three decimal places at most. @param {number} value */
export const short = (value) => number(rounded(value, 3));

/** A value or a bound of one. @param {Found} found */
export const worth = ({ value, bound }) =>
  `${{ lower: "≥ ", upper: "≤ " }[/** @type {"lower"} */ (bound)] ?? ""}${short(value)}`;

/** The same as an equation or an inequality. @param {Found} found */
export const equal = (found) => (found.bound === "exact" ? `= ${worth(found)}` : worth(found));

/** @param {Node} node */
const kindOf = ({ kind }) => say(`lab-walks-kinds-${kind || "over"}`);

/** The move to a node, or that it is the root. @param {Node} node */
const moveOf = ({ move }) => local(move) || say("lab-walks-root");

/** A value where the walk ended, else whose choice the node is. @param {Node} node @param {Found | null} found */
export const labelOf = ({ kind }, found) => (found?.leaf ? worth(found) : say(`lab-walks-short-${kind || "over"}`));

/** Why moves are left out. @param {Cut} cut */
export const reasonOf = ({ alpha, beta, certain }) =>
  certain ? say("lab-walks-won") : `${short(alpha)} ≥ ${short(beta)}`;

/** A node with everything below it, as far as it was known after some steps. Its texts are made only where it is
 * drawn. @implements {Branch} */
class Known {
  look = "";

  /** @param {Node} node @param {number} at @param {boolean} windows whether windows are shown */
  constructor(node, at, windows) {
    this.node = node;
    this.windows = windows;
    this.id = node.id;
    this.found = node.found && node.found.at < at ? node.found : null;
    /** @type {Branch[]} */ this.children = [];
    for (const child of node.children) {
      if (child.entered >= at) break;
      this.children.push(new Known(child, at, windows));
    }
    if (node.cut && node.cut.at < at) this.children.push(...leftOut(node, node.cut));
  }

  get label() {
    return labelOf(this.node, this.found);
  }

  get note() {
    const { found, node } = this;
    const window = this.windows && !node.found?.leaf && `[${short(node.alpha)}; ${short(node.beta)}]`;
    return text(found && !found.leaf && equal(found), window);
  }

  get edge() {
    const { move, share } = this.node;
    return share === null ? local(move) : `${local(move)} · ${short(share)}`;
  }

  get told() {
    const seen = [this.edge || say("lab-walks-root"), text(this.label, this.note), kindOf(this.node)];
    return [...seen, ...(this.found ? [] : [say("lab-walks-open")])].join(", ");
  }
}

/** The moves that a cut leaves out. @param {Node} node @param {Cut} cut @returns {Branch[]} */
function leftOut({ id }, cut) {
  const [label, note] = [say("lab-walks-out"), reasonOf(cut)];
  const told = (/** @type {string} */ move) => `${move}, ${label}, ${note}`;
  return cut.left.map((move) => ({
    id: `${id}:${move}`,
    label,
    note,
    edge: move,
    look: "",
    told: told(move),
    children: [],
    cut: true,
  }));
}

/** The tree of the search that a step belongs to, as it is after so many steps of its walk.
 * @param {Step} step @param {number} at @param {boolean} windows whether windows are shown */
export const treeAt = ({ node, root }, at, windows) => ({
  root: /** @type {Branch} */ (new Known(root, at, windows)),
  current: node.id,
});

/** The board with the position of a node, if there is a board.
 * @param {Result} ran @param {Walk} walk @param {Node} node @returns {BoardScene | null} */
function boardAt({ placed }, { tokens }, { cells, parent, path, kind }) {
  if (!placed || !cells) return null;
  const changed = [...cells].flatMap((cell, place) => (cell !== (parent?.cells ?? cells)[place] ? [place] : []));
  const snapshot = {
    ...placed.snapshot,
    cells,
    record: `${placed.snapshot.record}/${path}`,
    winning_cells: [],
    last: changed.length ? { cells: changed } : null,
    to_move: { max: 1, min: 2 }[/** @type {"max"} */ (kind)] ?? 0,
  };
  return { placed: { ...placed, snapshot }, overlay: { tokens } };
}

/** From the root to a node. @param {Node} node @returns {Node[]} */
export const wayTo = (node) => (node.parent ? [...wayTo(node.parent), node] : [node]);

/** How the value of a finished node follows from those below it. @param {Node} node */
export function derived({ found, kind, children }) {
  if (!found || found.leaf || !kind) return "";
  const values = children.flatMap(({ found, share }) => (found ? [{ share, text: worth(found) }] : []));
  const sum =
    kind === "mean"
      ? values.map(({ share, text }) => `${short(share ?? 0)} · ${text}`).join(" + ")
      : `${kind}(${values.map(({ text }) => text).join("; ")})`;
  return `${sum} = ${short(found.value)}`;
}

/** The nodes on the way to a node, as a table.
 * @param {Node} node @param {number} at @param {boolean} windows whether windows matter @returns {Grid} */
export function wayGrid(node, at, windows) {
  const rows = wayTo(node).map((one) => [
    moveOf(one),
    kindOf(one),
    ...(windows ? [one.alpha, one.beta] : [one.share]).map((value) => value && rounded(value, 3)),
    one.found && one.found.at < at ? worth(one.found) : null,
  ]);
  const middle = windows ? ["alpha", "beta"] : [say("lab-walks-share")];
  return grid([say("lab-walks-move"), say("lab-walks-kind"), ...middle, say("lab-walks-value")], rows);
}

/** One sentence on a step. @param {Step} step @param {boolean} windows @returns {string} */
export function sentenceOf({ is, node, event }, windows) {
  const { cut, found } = node;
  if (is === "choice") {
    const leaves = event.visits.reduce((/** @type {number} */ sum, /** @type {Event} */ { visits }) => sum + visits, 0);
    return say("lab-walks-chosen", { move: event.move, value: short(event.value), leaves });
  }
  if (is === "cut" && cut) {
    const [move, left] = [cut.move, cut.left.join(", ")];
    if (cut.certain) return say("lab-walks-certain", { move, left });
    const window = { alpha: short(cut.alpha), beta: short(cut.beta) };
    return say(`lab-walks-cut-${node.kind === "min" ? "min" : "max"}`, { move, left, ...window });
  }
  if (is === "value" && found)
    return found.leaf
      ? say("lab-walks-leaf", {
          move: local(node.move),
          reason: say(`lab-walks-leaves-${found.leaf}`),
          value: worth(found),
        })
      : say("lab-walks-inner", { move: moveOf(node), kind: kindOf(node), value: worth(found) });
  return text(
    node.parent
      ? say("lab-walks-entered", { move: local(node.move), kind: kindOf(node) })
      : say("lab-walks-begin", { kind: kindOf(node) }),
    windows && say("lab-walks-window", { alpha: short(node.alpha), beta: short(node.beta) }),
  );
}

/** A step of a walk, and what is seen of it.
 * @param {Result} ran @param {Walk | undefined} walk @param {number} at the number of the step in the walk
 * @param {boolean} windows @param {(step: Step, walk: Walk, told: string) => Partial<Scene>} more what a bench says
 *   of a step, beside what it is called
 * @returns {Scene} */
export function walkScene(ran, walk, at, windows, more) {
  const sentence = say("lab-walks-nothing");
  const step = walk?.steps[at - 1];
  const seen = step ?? walk?.steps[0];
  if (!walk || !seen) return { sentence, grid: grid([], []) };
  return {
    sentence,
    grid: wayGrid(seen.node, at, windows),
    tree: treeAt(seen, Math.max(at, 1), windows),
    board: boardAt(ran, walk, seen.node),
    lines: [],
    ...(step ? more(step, walk, sentenceOf(step, windows)) : {}),
  };
}
