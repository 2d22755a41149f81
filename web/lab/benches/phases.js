/** The phases of UCT in words and as formulas. */

import { number, say } from "../../lang/texts.js";
import { armsOf, two } from "./bounds.js";
import { pairs, who } from "./iteration.js";

/** @import { Result } from "./bench.js" */
/** @import { Game, Growth, Moment } from "./growth.js" */

/** @param {Result} ran @param {Growth} growth @param {Moment} moment @returns {string} */
export function sentence(ran, growth, moment) {
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

/** How a playout ended.
 * @param {number} score @param {(player: number) => string} called */
const ending = (score, called) =>
  score === 0.5 ? say("lab-uct-drawn") : say("lab-uct-won", { player: called(score === 1 ? 1 : 2) });

/** @param {Result} ran @param {Growth} growth @param {Moment} moment @returns {string[]} */
export function formula(ran, growth, moment) {
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
