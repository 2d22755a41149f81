/** An iteration of UCT on the board and in the tree: the way to a node, a playout from there, visits and values. */

import { local, number, say } from "../../lang/texts.js";
import { two } from "./bounds.js";

/** @import { Step as Variation } from "../../board/scene.js" */
/** @import { Branch } from "../folding.js" */
/** @import { BoardScene, Result } from "./bench.js" */
/** @import { Arm } from "./bounds.js" */
/** @import { Change, Growth, Moment } from "./growth.js" */

/** @param {string | number[]} cells @param {Change} change @param {number} player @returns {number[]} */
function changed(cells, change, player) {
  const after = Array.from(cells, Number);
  for (const [cell, content] of pairs(change, player)) after[cell] = content;
  return after;
}

/** @param {Change} change @param {number} player @returns {[number, number][]} */
export const pairs = (change, player) => (typeof change === "number" ? [[change, player]] : change);

/** The position of the node that was reached, with the moves of the playout so far as a variation, and with the shares
 * of the moves that are compared.
 * @param {Result} ran @param {NonNullable<Result["placed"]>} placed @param {Growth} growth @param {Moment} moment
 * @param {Arm[]} arms @returns {BoardScene} */
export function board({ chosen }, { snapshot, layout }, growth, { node, step, event }, arms) {
  let cells = Array.from(snapshot.cells, Number);
  const numbers = cells.map(() => 0);
  /** @type {{cells: number[]} | null} */ let last = snapshot.last;
  let player = growth.mover;
  const way = growth.way(node);
  way.forEach((one, place) => {
    const { change, player: mover } = growth.nodes[one] ?? { change: [], player: 0 };
    const places = pairs(change, mover).map(([cell]) => cell);
    cells = changed(cells, change, mover);
    for (const cell of places) numbers[cell] = place + 1;
    last = { cells: places };
    player = 3 - mover;
  });
  /** @type {Map<string, Variation>} */ const line = new Map();
  /** @type {number[]} */ let winning = [];
  if (step?.kind === "simulate" && event) {
    const [changes, , chain] = event.games[step.game];
    for (const [number, change] of changes.slice(0, step.ply).entries()) {
      for (const [cell, content] of pairs(change, player)) {
        if (cells[cell]) cells[cell] = content;
        else line.set(layout.cells[cell]?.name ?? "", { number: way.length + number + 1, player: content });
      }
      player = 3 - player;
    }
    if (step.ply === changes.length) winning = chain;
  }
  const free = new Set(layout.cells.flatMap(({ name }, cell) => (cells[cell] ? [] : [name])));
  const told =
    step && step.kind !== "backup" && step.kind !== "select"
      ? []
      : arms.filter(({ name, visits }) => visits > 0 && free.has(name));
  const all = arms.reduce((sum, one) => sum + one.visits, 0);
  const worth = chosen.values.backup === "sum" ? Number(chosen.values.sims) : 1;
  const ranks = told.toSorted((one, two) => two.visits - one.visits);
  return {
    placed: {
      layout,
      snapshot: {
        ...snapshot,
        cells: cells.join(""),
        numbers,
        last,
        to_move: winning.length ? 0 : player,
        winning_cells: winning,
      },
    },
    overlay: {
      numbers: true,
      line,
      tokens: growth.tokens,
      shares: new Map(told.map(({ name, visits: own }) => [name, own / all])),
      looks: new Map(
        told.map(({ name, value, visits: own }, place) => [
          name,
          {
            order: ranks.findIndex(({ name: other }) => other === name) + 1,
            chance: (value ?? 0) / worth,
            faded: own < 2 && place > 0,
          },
        ]),
      ),
    },
  };
}

/** A node with everything below it, of which only what is drawn is ever made. @implements {Branch} */
export class Place {
  /** @type {Place[] | null} */ #children = null;

  /** @param {Result} ran @param {Growth} growth @param {Moment} moment
   * @param {number} id its number */
  constructor(ran, growth, moment, id) {
    this.ran = ran;
    this.growth = growth;
    this.moment = moment;
    this.id = id;
    this.known = growth.known(id, moment.done);
  }

  get children() {
    const { ran, growth, moment, id } = this;
    const below = () => growth.children(id, moment.size).map((child) => new Place(ran, growth, moment, child));
    this.#children ??= below();
    return this.#children;
  }

  get share() {
    const above = this.growth.known(Math.max(0, this.growth.nodes[this.id]?.parent ?? 0), this.moment.done).visits;
    return above ? this.known.visits / above : 0;
  }

  get label() {
    return this.id ? this.growth.name(this.id) : say("lab-uct-root");
  }

  get value() {
    const { visits, total } = this.known;
    return visits ? number(two(total / visits)) : "";
  }

  get winner() {
    return this.growth.winner(this.id, this.moment.done);
  }

  get note() {
    const { visits } = this.known;
    return [
      ...(visits ? [this.value, number(visits)] : [say("lab-uct-unvisited")]),
      ...(this.winner ? [say("lab-uct-proven")] : []),
    ].join(" · ");
  }

  get told() {
    const winner = this.winner ? who(this.ran, this.winner) : "";
    return say("lab-uct-node", {
      name: this.label,
      visits: this.known.visits,
      value: this.value,
      winner,
      hasWinner: winner !== "",
    });
  }

  get look() {
    return this.id ? `player-${this.growth.nodes[this.id]?.player}` : "";
  }

  get edge() {
    return "";
  }
}

/** A player's name in the person's language. @param {Result} ran @param {number} player */
export const who = (ran, player) => local(ran.placed?.snapshot.players[player - 1] ?? String(player));
