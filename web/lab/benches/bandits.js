/** Bandits: one run pull by pull, and what the strategies regret. */

import { local, number, say } from "../../lang/texts.js";
import { intervals } from "../intervals.js";
import { grid, linesOf, numbered, of, plotted, rowsOf, strides, text } from "./bench.js";

/** @import { Bench, Event, Result } from "./bench.js" */

/** The greatest mean plus half an interval that is drawn as it is. */
const HIGHEST = 1.5;

const LOOKS = { ucb1: "s1", thompson: "s2", "epsilon-greedy": "s3", uniform: "s4" };

/** @param {Result} ran @returns {Event[]} */
const pulls = ({ happened }) => of(happened, "pull");

const chancesOf = (/** @type {Result} */ { chosen }) => (chosen.values.arms ?? "").split(",").map(Number);

/** @type {Bench} */ export const bandits = {
  axes: ["logX", "linear", "log"],
  options: () => Object.keys(LOOKS).map((name) => [name, local(name)]),

  units: (ran) => strides((count) => say("lab-bandits-stride", { count }), pulls(ran).length),

  scene(ran, at) {
    const all = pulls(ran);
    const [event, chances] = [all[at - 1] ?? null, chancesOf(ran)];
    const shown = scene(event, all[at]?.arm ?? null, chances);
    return ran.chosen.values.watch === "ucb1" ? { ...shown, ...computed(event, chances.length) } : shown;
  },

  result: plotted(
    "regret",
    "lab-bandits",
    (rows) => linesOf(rows, { looks: LOOKS, by: "strategy", x: "pulls", y: "regret", ends: ["from", "to"], least: 0 }),
    (rows) =>
      linesOf(
        rows.filter(({ strategy }) => strategy === rows[0]?.strategy),
        { looks: { "lower bound": "bound" }, x: "pulls", told: () => "c ln n" },
      ),
  ),

  verdict(ran) {
    const rows = rowsOf(ran, "regret");
    const ends = Object.keys(LOOKS).flatMap((name) => rows.findLast(({ strategy }) => strategy === name) ?? []);
    if (ends.length < Object.keys(LOOKS).length || !ran.ended) return null;
    const ranked = ends.toSorted((one, two) => one.regret - two.regret);
    const told = ranked.map(({ strategy, regret }) => `${local(strategy)} ${number(regret)}`).join(", ");
    return {
      right: ranked.filter(({ regret }) => regret === ranked[0]?.regret).map(({ strategy }) => strategy),
      told: say("lab-bandits-ranking", { told }),
    };
  },

  hand: {
    choices: (ran) => chancesOf(ran).map((_, arm) => say("lab-bandits-pull-arm", { arm: arm + 1 })),
    scene(ran, { events, rivals }) {
      const last = events.at(-1) ?? null;
      const strategies = Object.entries(rivals).map(([name, regret]) => /** @type {const} */ ([local(name), regret]));
      const all = [/** @type {const} */ ([say("lab-bandits-you"), last?.regret ?? 0]), ...strategies];
      const ranked = all.sort(([, one], [, two]) => one - two);
      return {
        ...scene(
          last,
          null,
          chancesOf(ran).map(() => null),
        ),
        rivals: grid(
          [local("strategy"), local("regret")],
          ranked.map((row) => [...row]),
        ),
      };
    },
  },
};

/** The arms after a pull, and which one is next.
 * @param {Event | null} event null before the first pull @param {number | null} next
 * @param {(number | null)[]} chances null where the person is not to know */
function scene(event, next, chances) {
  const arms = chances.map((chance, arm) => {
    const [mean, spread] = [event?.mean[arm] ?? null, event?.spread[arm] ?? 0];
    const [low, high] = mean === null ? [null, null] : [mean - spread, mean + spread];
    return { arm, chance, mean, pulls: event?.pulls[arm] ?? 0, low, high };
  });
  const known = chances.some((one) => one !== null);
  const columns = ["arm", ...(known ? ["chance"] : []), "pulls", "mean", "from", "to"];
  const rows = arms.map(({ arm, chance, pulls, mean, low, high }) => [
    arm + 1,
    ...(known ? [chance] : []),
    pulls,
    mean,
    low,
    high,
  ]);
  const measured = arms.map(({ arm, chance, mean, pulls, low, high }) => ({
    name: text(arm === next && "→", say("lab-bandits-arm", { arm: arm + 1 })),
    told: `${say("lab-bandits-pulls")}: ${number(pulls)}`,
    look: arm === next ? "chosen" : "s1",
    value: mean,
    low: low ?? 0,
    high: high ?? 0,
    bound: chance,
  }));
  const pulled =
    event &&
    say("lab-bandits-pulled", {
      count: event.number,
      arm: event.arm + 1,
      reward: event.reward,
      mean: numbered(event.mean[event.arm]),
      regret: numbered(event.regret),
    });
  return {
    picture: intervals("", measured, number, [0, HIGHEST], true),
    grid: grid(columns.map(local), rows),
    sentence: text(pulled ?? say("lab-bandits-untried"), next !== null && say("lab-bandits-next", { arm: next + 1 })),
  };
}

/** What UCB1 computes after a pull: the pseudocode's lines, and the upper ends of the intervals.
 * @param {Event | null} event @param {number} arms */
function computed(event, arms) {
  if (!event) return { lines: [] };
  const ends = event.mean.map((/** @type {number | null} */ mean, /** @type {number} */ arm) => {
    const sum = `${numbered(mean)} + ${number(event.spread[arm] ?? 0)} = ${number((mean ?? 0) + event.spread[arm])}`;
    return mean === null ? "" : `${say("lab-bandits-arm", { arm: arm + 1 })}: ${sum}`;
  });
  return { lines: event.number <= arms ? [0] : [2, 3], formula: ends.filter(Boolean) };
}
