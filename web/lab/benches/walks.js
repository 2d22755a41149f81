/** Walks through game trees, as the engine tells them: when each node is entered, and what comes of it. Shared by two
 * benches. */

import { local, number, say } from "../../lang/texts.js";
import { every } from "../replay.js";
import { once } from "./bench.js";

/** @import { Branch } from "../folding.js" */
/** @import { BoardScene, Event, Grid, Result, Unit } from "./bench.js" */

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
  const told = (
    /** @type {Step["is"]} */ is,
    /** @type {Node} */ node,
    /** @type {Event} */ event,
    /** @type {number | null} */ before = null,
  ) => steps.push({ is, node, root, event, before });
  return (/** @type {Event} */ event) => {
    const node = /** @type {Node} */ (nodes[event.node]);
    if (event.is === "window") {
      const entered = made(event, nodes[event.parent] ?? null, steps.length);
      nodes[event.node] = entered;
      if (!entered.parent) root = entered;
      told("window", entered, event);
    } else if (event.is === "value") {
      node.found = { at: steps.length, value: event.value, leaf: event.leaf ?? "", bound: event.bound ?? "exact" };
      const before = node.parent && better(node.parent, best, node.found.value);
      told("value", node, event, before);
    } else if (event.is === "cut" && event.left.length) {
      node.cut = {
        at: steps.length,
        move: event.move,
        left: event.left,
        alpha: event.alpha,
        beta: event.beta,
        certain: event.by === undefined,
      };
      told("cut", node, event);
    } else if (event.is === "choice") told("choice", root, event);
  };
}

/** @param {Event} event @param {Node | null} parent @param {number} entered @returns {Node} */
function made(event, parent, entered) {
  const { node: id, move = "", kind = "", share = null, alpha, beta, cells = "" } = event;
  const path = parent ? (parent.path ? `${parent.path}.${move}` : move) : "";
  const node = {
    id,
    parent,
    children: [],
    path,
    move,
    kind,
    share,
    alpha,
    beta,
    cells,
    entered,
    found: null,
    cut: null,
  };
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

/** The units of a recording: steps, finished nodes, moves of the root.
 * @param {Step[]} steps @returns {Unit[]} */
export function unitsOf(steps) {
  const after = (/** @type {string} */ name, /** @type {(step: Step) => boolean} */ ends) => {
    const stops = [
      0,
      ...steps.flatMap((step, number) => (ends(step) && number + 1 < steps.length ? [number + 1] : [])),
      ...(steps.length ? [steps.length] : []),
    ];
    return { name, stops };
  };
  const isValue = (/** @type {Step} */ { is }) => is === "value";
  return [
    every(say("lab-walks-step"), steps.length, 1),
    after(say("lab-walks-node"), (step) => isValue(step) && !step.node.found?.leaf),
    after(say("lab-walks-root-move"), (step) => isValue(step) && step.node.parent === step.root),
  ];
}

/** @typedef {object} Telling  the texts of a tree; what is found at a node is null while it is not known
 * @property {(node: Node, found: Found | null) => string} label
 * @property {(node: Node, found: Found | null) => string} note
 * @property {(node: Node) => string} edge
 * @property {(node: Node, found: Found | null) => string} told
 * @property {(cut: Cut) => string} reason  of a cut
 * @property {string} out  at a move that is left out */

/** A node with everything below it, as far as it was known after some steps. Its texts are made only where it is
 * drawn. @implements {Branch} */
class Known {
  look = "";

  constructor(/** @type {Node} */ node, /** @type {number} */ at, /** @type {Telling} */ telling) {
    this.node = node;
    this.at = at;
    this.telling = telling;
    this.id = node.id;
    /** @type {Branch[]} */ this.children = [];
    for (const child of node.children) {
      if (child.entered >= at) break;
      this.children.push(new Known(child, at, telling));
    }
    if (node.cut && node.cut.at < at) this.children.push(...leftOut(node, node.cut, telling));
  }

  get #found() {
    return this.node.found && this.node.found.at < this.at ? this.node.found : null;
  }
  get label() {
    return this.telling.label(this.node, this.#found);
  }
  get note() {
    return this.telling.note(this.node, this.#found);
  }
  get edge() {
    return this.telling.edge(this.node);
  }
  get told() {
    return this.telling.told(this.node, this.#found);
  }
}

/** The moves that a cut leaves out. @param {Node} node @param {Cut} cut @param {Telling} telling @returns {Branch[]} */
const leftOut = ({ id }, cut, { out, reason }) =>
  cut.left.map((move) => ({
    id: `${id}:${move}`,
    label: out,
    note: reason(cut),
    edge: move,
    look: "",
    told: `${move}, ${out}, ${reason(cut)}`,
    children: [],
    cut: true,
  }));

/** The tree of the search that a step belongs to, as it is after so many steps of its walk.
 * @param {Step} step @param {number} at @param {Telling} telling */
export const treeAt = ({ node, root }, at, telling) => ({
  root: /** @type {Branch} */ (new Known(root, at, telling)),
  current: node.id,
});

/** The board with the position of a node, if there is a board.
 * @param {Result} ran @param {Walk} walk @param {Node} node @returns {{board?: BoardScene}} */
export function boardAt({ placed }, { tokens }, node) {
  if (!placed || !node.cells) return {};
  const before = node.parent?.cells ?? node.cells;
  const changed = [...node.cells].flatMap((cell, place) => (cell !== before[place] ? [place] : []));
  const snapshot = {
    ...placed.snapshot,
    cells: node.cells,
    record: `${placed.snapshot.record}/${node.path}`,
    winning_cells: [],
    last: changed.length ? { cells: changed } : null,
    to_move: { max: 1, min: 2 }[/** @type {"max"} */ (node.kind)] ?? 0,
  };
  return { board: { placed: { ...placed, snapshot }, overlay: { tokens } } };
}

/** From the root to a node. @param {Node} node @returns {Node[]} */
export const wayTo = (node) => (node.parent ? [...wayTo(node.parent), node] : [node]);

/** The texts of a tree whose nodes show their values, or their windows while these are open.
 * @param {boolean} windows @returns {Telling} */
export function telling(windows) {
  const number = (/** @type {number} */ value) => short(value);
  const window = (/** @type {Node} */ node) =>
    windows && !node.found?.leaf ? `[${number(node.alpha)}; ${number(node.beta)}]` : "";
  const edge = (/** @type {Node} */ { move, share }) =>
    share === null ? local(move) : `${local(move)} · ${number(share)}`;
  const label = (/** @type {Node} */ { kind }, /** @type {Found | null} */ found) =>
    found?.leaf ? worth(found) : say(`lab-walks-short-${kind || "over"}`);
  const note = (/** @type {Node} */ node, /** @type {Found | null} */ found) =>
    [found && !found.leaf ? equal(found) : "", window(node)].filter(Boolean).join(" ");
  return {
    label,
    note,
    edge,
    told: (node, found) =>
      [
        edge(node) || say("lab-walks-root"),
        `${label(node, found)} ${note(node, found)}`.trim(),
        say(`lab-walks-kinds-${node.kind || "over"}`),
        ...(found ? [] : [say("lab-walks-open")]),
      ].join(", "),
    reason: ({ alpha, beta, certain }) => (certain ? say("lab-walks-won") : `${number(alpha)} ≥ ${number(beta)}`),
    out: say("lab-walks-out"),
  };
}

/** A number with three decimal places at most. @param {number} value */
export const short = (value) => number(Math.round(1000 * value) / 1000);

/** A value or a bound of one. @param {Found} found */
export const worth = ({ value, bound }) =>
  `${{ lower: "≥ ", upper: "≤ " }[/** @type {"lower"} */ (bound)] ?? ""}${short(value)}`;

/** The same as an equation or an inequality. @param {Found} found */
export const equal = (found) => (found.bound === "exact" ? `= ${worth(found)}` : worth(found));

/** How the value of a finished node follows from those below it. @param {Node} node */
export function derived(node) {
  const { found, kind, children } = node;
  if (!found || found.leaf || !kind) return "";
  const values = children.flatMap((child) => (child.found ? [{ child, text: worth(child.found) }] : []));
  const sum =
    kind === "mean"
      ? values.map(({ child, text }) => `${short(child.share ?? 0)} · ${text}`).join(" + ")
      : `${kind}(${values.map(({ text }) => text).join("; ")})`;
  return `${sum} = ${short(found.value)}`;
}

/** The nodes on the way to a node, as a table.
 * @param {Node} node @param {number} at @param {boolean} windows whether windows matter
 * @returns {Grid} */
export function wayGrid(node, at, windows) {
  const rows = wayTo(node).map(({ move, kind, alpha, beta, share, found }) => [
    local(move) || say("lab-walks-root"),
    say(`lab-walks-kinds-${kind || "over"}`),
    ...(windows ? [short(alpha), short(beta)] : [share === null ? say("lab-none") : short(share)]),
    found && found.at < at ? worth(found) : say("lab-none"),
  ]);
  return {
    columns: [
      say("lab-walks-move"),
      say("lab-walks-kind"),
      ...(windows ? ["alpha", "beta"] : [say("lab-walks-share")]),
      say("lab-walks-value"),
    ],
    rows,
  };
}

/** One sentence on a step. @param {Step} step @param {boolean} windows @returns {string} */
export function sentenceOf({ is, node, event }, windows) {
  const move = local(node.move);
  const number = (/** @type {number} */ value) => short(value);
  const kind = say(`lab-walks-kinds-${node.kind || "over"}`);
  if (is === "choice")
    return say("lab-walks-chosen", {
      move: event.move,
      value: number(event.value),
      leaves: event.visits.reduce((/** @type {number} */ sum, /** @type {Event} */ { visits }) => sum + visits, 0),
    });
  if (is === "cut" && node.cut) {
    const { move: last, alpha, beta, left, certain } = node.cut;
    return certain
      ? say("lab-walks-certain", { move: last, left: left.join(", ") })
      : say(`lab-walks-cut-${node.kind === "min" ? "min" : "max"}`, {
          move: last,
          alpha: number(alpha),
          beta: number(beta),
          left: left.join(", "),
        });
  }
  if (is === "value" && node.found) {
    const { leaf } = node.found;
    return leaf
      ? say("lab-walks-leaf", { move, reason: say(`lab-walks-leaves-${leaf}`), value: worth(node.found) })
      : say("lab-walks-inner", { move: move || say("lab-walks-root"), kind, value: worth(node.found) });
  }
  const window = windows ? say("lab-walks-window", { alpha: number(node.alpha), beta: number(node.beta) }) : "";
  return [node.parent ? say("lab-walks-entered", { move, kind }) : say("lab-walks-begin", { kind }), window]
    .filter(Boolean)
    .join(" ");
}
