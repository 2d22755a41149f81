/** UCT, phase by phase: the board, the tree and the two parts of the bound after every step, and the shares of the
 * moves. */

import { local, number, say } from "../../lang/texts.js";
import { arrow, bar, label } from "../marks.js";
import { every } from "../replay.js";
import { numbered, plotted, rowsOf, strides } from "./bench.js";
import { growthOf } from "./growth.js";

/** @import { Step as Variation } from "../../board/scene.js" */
/** @import { Branch } from "../folding.js" */
/** @import { Bench, BoardScene, Mark, Result, Series } from "./bench.js" */
/** @import { Change, Game, Growth, Moment } from "./growth.js" */

/** The picture of the bounds: its width, its margins, the height of a row, and the most rows. */
const [WIDTH, LEFT, RIGHT, TOP, ROW, ROWS] = [560, 72, 70, 30, 24, 9];
/** The most moves whose shares are drawn, each with its look. */
const LOOKS = ["s1", "s2", "s3", "s4"];
/** The lines of the pseudocode that are at work in each kind of step. */
const LINES = { select: [2, 3], expand: [4], simulate: [5], backup: [6, 7, 8] };
/** By what share of the playouts the choice is made for good. @type {[string, number][]} */
const SETTLED = [
  ["early", 0.1],
  ["half", 0.5],
  ["late", 1],
];

/** @typedef {{node: number, name: string, visits: number, value: number | null, bonus: number | null}} Arm  a child:
 *   its value, null before its first visit, and its bonus, null if it was not compared */

/** @type {Bench} */ export const uct = {
  axes: ["logX", "linear"],
  options: ["early", "half", "late"],

  units(ran) {
    const growth = growthOf(ran.happened);
    const count = growth.iterations.length;
    const iterations = strides((count) => say("lab-uct-stride", { count }), count, count - 1).map(
      ({ name, stops }) => ({ name, stops: stops.map((number) => growth.starts[number] ?? 0) }),
    );
    return [
      every(say("lab-uct-step"), growth.length, 1),
      { name: say("lab-uct-phase"), stops: growth.stops("phase") },
      ...iterations,
    ];
  },

  scene(ran, at) {
    const growth = growthOf(ran.happened);
    const moment = growth.moment(at);
    const arms = armsOf(growth, moment);
    return {
      sentence: say("lab-uct-at", { at, told: sentence(ran, growth, moment) }),
      grid: table(arms),
      picture: bars(growth, arms, moment.compared?.node ?? null),
      ...(ran.placed ? { board: board(ran, ran.placed, growth, moment, arms) } : {}),
      tree: { root: new Place(ran, growth, moment, 0), current: moment.node, way: [0, ...growth.way(moment.node)] },
      lines: moment.step ? (at === growth.length ? [9] : LINES[moment.step.kind]) : [0, 1],
      formula: formula(ran, growth, moment),
    };
  },

  result: plotted("moves", "lab-uct", (_, ran) => shares(ran)),

  verdict(ran) {
    const { iterations, names } = growthOf(ran.happened);
    const last = iterations.at(-1);
    if (!ran.ended || !last) return null;
    const settled = 1 + iterations.findLastIndex(({ choice }) => choice !== last.choice) + 1;
    const right = SETTLED.find(([, share]) => settled <= Math.max(1, share * iterations.length))?.[0] ?? "";
    const exact = rowsOf(ran, "moves").find(({ move }) => move === names[last.choice])?.exact ?? null;
    return {
      right: [right],
      told: say("lab-uct-settled", { move: names[last.choice] ?? "", settled, all: iterations.length, exact }),
    };
  },
};

/** The moves with the most visits in the end, with their shares over playouts. @param {Result} ran
 * @returns {Series[]} */
function shares(ran) {
  const rows = rowsOf(ran, "shares");
  return rowsOf(ran, "moves")
    .slice(0, LOOKS.length)
    .map(({ move }, place) => ({
      name: move,
      look: LOOKS[place] ?? "",
      points: rows.filter((row) => row.move === move).map((row) => ({ x: row.playouts, y: row["share %"] })),
    }));
}

// --- the two parts of the bound ---

/** The children that were compared last, else those of the root. The engine tells the spread, which every child divides
 * by the root of its visits.
 * @param {Growth} growth @param {Moment} moment @returns {Arm[]} */
function armsOf(growth, { done, size, compared: step }) {
  const spread = step?.spread ?? null;
  const children = growth.children(step?.from ?? 0, size);
  const open = children.filter((node) => !growth.winner(node, done));
  const compared = new Set(open.length ? open : children);
  return children.map((node) => {
    const { visits, total } = growth.known(node, done);
    const known = visits > 0;
    return {
      node,
      name: growth.name(node),
      visits,
      value: known ? total / visits : null,
      bonus: known && spread !== null && compared.has(node) ? spread / Math.sqrt(visits) : null,
    };
  });
}

/** @param {Arm[]} arms @returns {import("../pictures.js").Grid} */
function table(arms) {
  const rows = arms.map(({ name, visits, value, bonus }) => [
    name,
    ...[visits, value, bonus, value === null || bonus === null ? null : value + bonus].map((one) => numbered(one)),
  ]);
  return { columns: ["move", "visits", "value", "bonus", "sum"].map(local), rows };
}

/** Value and bonus of the children, one bar on the other. The picture is as high in every step.
 * @param {Growth} growth @param {Arm[]} arms @param {number | null} chosen */
function bars({ nodes }, arms, chosen) {
  const rows = Math.min(ROWS, nodes[0]?.children.length ?? ROWS);
  const sum = (/** @type {Arm} */ { value, bonus }) => (value ?? 0) + (bonus ?? 0);
  const ranked = arms
    .toSorted(
      (one, two) =>
        Number(two.node === chosen) - Number(one.node === chosen) || sum(two) - sum(one) || two.visits - one.visits,
    )
    .slice(0, rows);
  const most = Math.max(1, ...ranked.map(sum));
  const long = (/** @type {number | null} */ value) => ((value ?? 0) / most) * (WIDTH - LEFT - RIGHT);
  /** @type {Mark[]} */ const marks = ranked.flatMap((arm, place) => {
    const y = TOP + ROW * place;
    const look = arm.node === chosen ? "name chosen" : "name";
    const { value, bonus } = arm;
    return [
      ...(arm.node === chosen ? [arrow("chosen", [2, y + ROW / 2], [14, y + ROW / 2])] : []),
      label(look, [LEFT - 8, y + 17], arm.name, "end"),
      bar("value", LEFT, y + 3, long(value), ROW - 6),
      bar("bonus", LEFT + long(value), y + 3, long(bonus), ROW - 6),
      label(
        "tick",
        [LEFT + long(value) + long(bonus) + 6, y + 17],
        value === null ? say("lab-none") : number(two(sum(arm))),
        "start",
      ),
    ];
  });
  const title = label(
    "title",
    [8, 18],
    arms.length > rows ? say("lab-uct-bars-of", { some: rows, all: arms.length }) : say("lab-uct-bars"),
    "start",
  );
  return { width: WIDTH, height: TOP + ROW * rows + 6, marks: [title, ...marks] };
}

// --- the board ---

/** @param {string | number[]} cells @param {Change} change @param {number} player @returns {number[]} */
function changed(cells, change, player) {
  const after = Array.from(cells, Number);
  for (const [cell, content] of pairs(change, player)) after[cell] = content;
  return after;
}

/** @param {Change} change @param {number} player @returns {[number, number][]} */
const pairs = (change, player) => (typeof change === "number" ? [[change, player]] : change);

/** The position of the node that was reached, with the moves of the playout so far as a variation, and with the shares
 * of the moves that are compared.
 * @param {Result} ran @param {NonNullable<Result["placed"]>} placed @param {Growth} growth @param {Moment} moment
 * @param {Arm[]} arms @returns {BoardScene} */
function board({ chosen }, { snapshot, layout }, growth, { node, step, event }, arms) {
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

// --- the tree ---

/** A node with everything below it, of which only what is drawn is ever made. @implements {Branch} */
class Place {
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
const who = (ran, player) => local(ran.placed?.snapshot.players[player - 1] ?? String(player));

// --- in words and as a formula ---

/** @param {Result} ran @param {Growth} growth @param {Moment} moment @returns {string} */
function sentence(ran, growth, moment) {
  const { step, event, number: iteration } = moment;
  if (!step || !event) return say("lab-uct-before");
  const called = (/** @type {number} */ player) => who(ran, player);
  switch (step.kind) {
    case "select": {
      const arm = armsOf(growth, moment).find(({ node }) => node === step.node);
      const parts =
        step.spread !== null && arm && arm.value !== null && arm.bonus !== null
          ? `${number(two(arm.value))} + ${number(two(arm.bonus))}`
          : "";
      return say("lab-uct-select", { iteration, move: growth.name(step.node), parts, hasParts: parts !== "" });
    }
    case "expand":
      return say("lab-uct-expand", { iteration, moves: step.added.map(growth.name, growth).join(", ") });
    case "simulate": {
      const [changes, score] = event.games[step.game];
      const over = step.ply === changes.length ? ending(score, called) : "";
      const own = moment.node ? (growth.nodes[moment.node]?.player ?? 0) : 3 - growth.mover;
      const mover = (own + step.ply) % 2 ? 1 : 2;
      const cells = step.ply
        ? pairs(changes[step.ply - 1], mover).map(([cell]) => ran.placed?.layout.cells[cell]?.name ?? "")
        : [];
      const told = say("lab-uct-simulate", {
        iteration,
        game: step.game + 1,
        games: event.games.length,
        player: called(mover),
        move: cells.at(-1) ?? "",
        over: !cells.at(-1),
      });
      return [told, over].filter(Boolean).join(" ");
    }
    default: {
      const leaf = event.path.at(-1);
      const proofs = (event.proven ?? []).map((/** @type {[number, number]} */ [node, winner]) =>
        say("lab-uct-proof", { node: node ? growth.name(node) : say("lab-uct-root"), player: called(winner) }),
      );
      const games = /** @type {Game[]} */ (event.games ?? []);
      const score = games.reduce((sum, [, won]) => sum + won, 0);
      return say("lab-uct-backup", {
        iteration,
        score,
        player: called(1),
        games: games.length,
        nodes: event.path.length,
        leaf: growth.name(leaf),
        choice: growth.names[event.choice] ?? "",
        proofs: proofs.map((/** @type {string} */ proof) => `${proof} `).join(""),
      });
    }
  }
}

/** A number with two decimal places at most. */
const two = (/** @type {number} */ value) => Math.round(100 * value) / 100;

/** How a playout ended.
 * @param {number} score @param {(player: number) => string} called */
const ending = (score, called) =>
  score === 0.5 ? say("lab-uct-drawn") : say("lab-uct-won", { player: called(score === 1 ? 1 : 2) });

/** @param {Result} ran @param {Growth} growth @param {Moment} moment @returns {string[]} */
function formula(ran, growth, moment) {
  const { step, event, done } = moment;
  if (step?.kind === "select" && step.spread !== null && event) {
    const arm = armsOf(growth, moment).find(({ node }) => node === step.node);
    const { visits, total } = growth.known(step.node, done);
    const all = growth.known(step.from, done).visits;
    if (!arm || arm.value === null || arm.bonus === null) return [say("lab-uct-bound")];
    const [c, own] = [number(two(Number(ran.chosen.values.c))), number(visits)];
    return [
      say("lab-uct-bound"),
      `${arm.name}: ${number(total)}/${own} + 2 · ${c} · sqrt(ln ${number(all)} / ${own})`,
      `= ${number(two(arm.value))} + ${number(two(arm.bonus))} = ${number(two(arm.value + arm.bonus))}`,
    ];
  }
  if (step?.kind === "backup" && event) {
    const before = (/** @type {number} */ node) => growth.known(node, done - 1);
    const lines = event.path.map((/** @type {number} */ node, /** @type {number} */ place) => {
      const { visits, total } = before(node);
      const name = node ? growth.name(node) : say("lab-uct-root");
      const sum = (/** @type {number} */ before, /** @type {number} */ after) =>
        `${number(before)} + ${number(after - before)} = ${number(after)}`;
      return `${name}: N = ${sum(visits, event.visits[place])}, Q = ${sum(total, event.totals[place])}`;
    });
    return [...lines, ...(ran.chosen.values.mistaken === "on" ? [say("lab-uct-turned")] : [])];
  }
  return [say("lab-uct-bound")];
}
