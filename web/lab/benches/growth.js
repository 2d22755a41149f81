/** The recording of a UCT search as something to go to and fro in: its steps, and the tree after any of them. It is
 * indexed once; a node keeps what every backup made of it, so that no step looks at all the iterations before it. */

import { of, once } from "./bench.js";

/** @import { Event, EventLog } from "./bench.js" */

/** @typedef {number | [number, number][]} Change  the cell that becomes the player's, or each changed cell with its
 *   content
 * @typedef {[Change[], number, number[]]} Game  its moves, the score of player 1, and the cells that decided it
 *
 * @typedef {object} Node
 * @property {number} parent  its number; -1 of the root
 * @property {number} move
 * @property {number} player  who made the move
 * @property {Change} change  what the move did to the board
 * @property {number[]} children  in the order in which they came into the tree
 * @property {number[]} at  the iterations that visited it, ascending
 * @property {number[]} visits  after each of them
 * @property {number[]} totals  likewise
 * @property {number} proven  the iteration that proved its winner; Infinity if none did
 * @property {number} winner
 *
 * @typedef {{kind: "select", from: number, node: number, spread: number | null}} Select  `spread`: 2 Cp sqrt(ln N),
 *   null if nothing was compared
 * @typedef {{kind: "expand", from: number, added: number[]}} Expand
 * @typedef {{kind: "simulate", game: number, ply: number}} Simulate  `ply` counts the moves played so far, 0 if the
 *   game was over already
 * @typedef {{kind: "backup"}} Backup
 * @typedef {Select | Expand | Simulate | Backup} Step
 *
 * @typedef {object} Moment  what is known after a step
 * @property {number} done  iterations that are finished
 * @property {Event | null} event  the iteration of the step; null before the first one
 * @property {number} number  of this iteration, from 1
 * @property {Step | null} step
 * @property {Select | null} compared  the last step of the iteration in which children were compared, until it ends
 * @property {number} size  nodes in the tree
 * @property {number} node  the one that was reached */

export class Growth {
  /** @type {string[]} the names of the moves */
  names;
  /** @type {number} the player to move at the root */
  mover;
  /** @type {boolean} whether a move takes tokens from cells */
  tokens;
  /** @type {Node[]} */ nodes = [blank(-1, -1, 0)];
  /** @type {Event[]} */ iterations;
  /** The steps before each iteration, and at last their number. */
  starts = [0];
  /** The nodes before each iteration. @type {number[]} */
  sizes = [];

  constructor(/** @type {EventLog} */ happened) {
    const [start] = of(happened, "start");
    this.names = start?.names ?? [];
    this.mover = start?.mover ?? 0;
    this.tokens = start?.tokens ?? false;
    this.iterations = of(happened, "iteration");
    for (const [number, event] of this.iterations.entries()) this.#take(event, number);
  }

  #take(/** @type {Event} */ event, /** @type {number} */ number) {
    this.sizes.push(this.nodes.length);
    for (const [parent, move, player] of event.grown ?? []) {
      this.nodes[parent]?.children.push(this.nodes.length);
      this.nodes.push(blank(parent, move, player));
    }
    for (const [node, change] of event.placed ?? []) this.#node(node).change = change;
    for (const [node, winner] of event.proven ?? []) Object.assign(this.#node(node), { proven: number, winner });
    event.path.forEach((/** @type {number} */ one, /** @type {number} */ place) => {
      const node = this.#node(one);
      node.at.push(number);
      node.visits.push(event.visits[place]);
      node.totals.push(event.totals[place]);
    });
    this.starts.push((this.starts.at(-1) ?? 0) + this.steps(number).length);
  }

  /** @param {number} number @returns {Node} */
  #node(number) {
    return /** @type {Node} */ (this.nodes[number]);
  }

  /** How many steps there are. */
  get length() {
    return this.starts.at(-1) ?? 0;
  }

  /** The steps of an iteration. @param {number} number from 0 @returns {Step[]} */
  steps(number) {
    const event = this.iterations[number];
    if (!event) return [];
    const first = this.sizes[number] ?? 0;
    const grown = /** @type {[number, number, number][]} */ (event.grown ?? []);
    /** @type {Step[]} */ const steps = [];
    event.spread.forEach((/** @type {number | null} */ spread, /** @type {number} */ place) => {
      const [from, node] = [event.path[place], event.path[place + 1]];
      const added = grown.flatMap(([parent], one) => (parent === from ? [first + one] : []));
      if (added.length) steps.push({ kind: "expand", from, added });
      if (added.length !== 1 || added[0] !== node) steps.push({ kind: "select", from, node, spread });
    });
    /** @type {Game[]} */ (event.games ?? []).forEach(([moves], game) => {
      if (!moves.length) steps.push({ kind: "simulate", game, ply: 0 });
      for (const ply of moves.keys()) steps.push({ kind: "simulate", game, ply: ply + 1 });
    });
    return [...steps, { kind: "backup" }];
  }

  /** What is known at a position of the recording. @param {number} at @returns {Moment} */
  moment(at) {
    const number = below(this.starts, at);
    const event = this.iterations[number];
    if (at === 0 || !event) return { done: 0, event: null, number: 0, step: null, compared: null, size: 1, node: 0 };
    const steps = this.steps(number).slice(0, at - (this.starts[number] ?? 0));
    const step = steps.at(-1) ?? null;
    const added = steps.reduce((sum, one) => sum + (one.kind === "expand" ? one.added.length : 0), 0);
    const done = number + (step?.kind === "backup" ? 1 : 0);
    const compared =
      step?.kind === "backup"
        ? null
        : (steps.filter((one) => one.kind === "select").findLast(({ spread }) => spread !== null) ?? null);
    return {
      done,
      event,
      number: number + 1,
      step,
      compared,
      size: (this.sizes[number] ?? 0) + added,
      node: reached(steps, event),
    };
  }

  /** The positions at which something ends: an iteration, or one of its phases. @param {"phase" | "iteration"} kind */
  stops(kind) {
    if (kind === "iteration") return this.starts;
    const ends = this.iterations.flatMap((_, number) => {
      const steps = this.steps(number);
      return steps.flatMap((step, place) =>
        step.kind === steps[place + 1]?.kind ? [] : [(this.starts[number] ?? 0) + place + 1],
      );
    });
    return [0, ...ends];
  }

  /** Visits and total of a node after so many iterations. @param {number} number @param {number} done */
  known(number, done) {
    const node = this.#node(number);
    const place = below(node.at, done);
    return { visits: node.visits[place] ?? 0, total: node.totals[place] ?? 0 };
  }

  /** The player who is proven to win at a node after so many iterations; 0 if nobody is. */
  winner(/** @type {number} */ number, /** @type {number} */ done) {
    const { proven, winner } = this.#node(number);
    return proven < done ? winner : 0;
  }

  /** The children of a node among so many nodes of the tree. @param {number} number @param {number} size */
  children(number, size) {
    return this.#node(number).children.filter((child) => child < size);
  }

  /** The nodes from below the root to a node. @param {number} number @returns {number[]} */
  way(number) {
    return number ? [...this.way(this.#node(number).parent), number] : [];
  }

  /** The name of the move to a node. @param {number} number */
  name(number) {
    return this.names[this.#node(number).move] ?? "";
  }
}

/** The node that was reached after some steps of an iteration. */
function reached(/** @type {Step[]} */ steps, /** @type {Event} */ event) {
  const last = steps.findLast(({ kind }) => kind === "select" || kind === "expand");
  if (steps.at(-1)?.kind === "backup") return 0;
  if (!last || steps.at(-1)?.kind === "simulate") return event.path.at(-1);
  if (last.kind === "select") return last.node;
  return last.kind === "expand" && last.added.length === 1
    ? (last.added[0] ?? 0)
    : event.path[event.path.indexOf(/** @type {Expand} */ (last).from)];
}

const blank = (/** @type {number} */ parent, /** @type {number} */ move, /** @type {number} */ player) => ({
  parent,
  move,
  player,
  change: move,
  children: [],
  at: [],
  visits: [],
  totals: [],
  proven: Infinity,
  winner: 0,
});

/** The place of the last number in an ascending list that is smaller than a limit; -1 if there is none. */
export function below(/** @type {number[]} */ numbers, /** @type {number} */ limit) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (/** @type {number} */ (numbers[middle]) < limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The recording in what happened, indexed once. */
export const growthOf = once((/** @type {EventLog} */ happened) => new Growth(happened));
