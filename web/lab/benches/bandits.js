/** Bandits: one run pull by pull, and what the strategies regret. */

import { local, number, say } from "../../lang/texts.js";
import { arrow, dot, interval, label, vertical } from "../marks.js";
import { linear } from "../scales.js";
import { seriesOf, numbered, of, plotted, rowsOf, strides } from "./bench.js";

/** @import { Bench, Event, Picture, Result } from "./bench.js" */

const WIDTH = 640;
const [LEFT, RIGHT, TOP, ROW] = [96, 84, 40, 56];
/** The greatest mean plus half an interval that is drawn as it is. */
const HIGHEST = 1.5;

const LOOKS = /** @type {const} */ ({ ucb1: "s1", thompson: "s2", "epsilon-greedy": "s3", uniform: "s4" });

/** @param {Result} ran @returns {Event[]} */
const pulls = ({ happened }) => of(happened, "pull");

const chancesOf = (/** @type {Result} */ { chosen }) => (chosen.values.arms ?? "").split(",").map(Number);

/** @type {Bench} */ export const bandits = {
  axes: ["logX", "linear", "log"],
  options: () => Object.keys(LOOKS).map((name) => [name, local(name)]),

  units(ran) {
    return strides((count) => say("lab-bandits-stride", { count }), pulls(ran).length);
  },

  scene(ran, at) {
    const all = pulls(ran);
    const [event, next] = [all[at - 1] ?? null, all[at]?.arm ?? null];
    const shown = scene(event, next, chancesOf(ran));
    return ran.chosen.values.watch === "ucb1" ? { ...shown, ...computed(event, chancesOf(ran).length) } : shown;
  },

  result(runs, axes) {
    const rows = rowsOf(runs[0], "regret");
    const first = rows.filter(({ strategy }) => strategy === rows[0]?.strategy);
    const points = first.map((row) => ({ x: row.pulls, y: row["lower bound"] }));
    const bound = { name: "c ln n", look: "bound", points };
    return plotted(runs, "regret", axes, "lab-bandits", (ran) => regrets(ran), [bound]);
  },

  verdict(ran) {
    const ends = Object.keys(LOOKS).flatMap(
      (name) =>
        rowsOf(ran, "regret")
          .filter(({ strategy }) => strategy === name)
          .at(-1) ?? [],
    );
    if (ends.length < Object.keys(LOOKS).length || !ran.ended) return null;
    const ranked = ends.toSorted((one, two) => one.regret - two.regret);
    const least = ranked[0]?.regret;
    const told = ranked.map(({ strategy, regret }) => `${local(strategy)} ${number(regret)}`);
    return {
      right: ranked.filter(({ regret }) => regret === least).map(({ strategy }) => strategy),
      told: say("lab-bandits-ranking", { told: told.join(", ") }),
    };
  },

  hand: {
    choices: (ran) => chancesOf(ran).map((_, arm) => say("lab-bandits-pull-arm", { arm: arm + 1 })),
    scene(ran, { events, rivals }) {
      const last = events.at(-1) ?? null;
      const all = /** @type {[string, number][]} */ ([
        [say("lab-bandits-you"), last?.regret ?? 0],
        ...Object.entries(rivals).map(([name, regret]) => [local(name), regret]),
      ]);
      const rows = all.toSorted((one, two) => one[1] - two[1]).map(([name, regret]) => [name, number(regret)]);
      return {
        ...scene(
          last,
          null,
          chancesOf(ran).map(() => null),
        ),
        rivals: { columns: [local("strategy"), local("regret")], rows },
      };
    },
  },
};

/** The arms after a pull, and which one is next.
 * @param {Event | null} event null before the first pull @param {number | null} next
 * @param {(number | null)[]} chances null where the person is not to know
 * */
function scene(event, next, chances) {
  const arms = chances.map((chance, arm) => {
    const [mean, spread] = [event?.mean[arm] ?? null, event?.spread[arm] ?? null];
    return {
      arm,
      chance,
      mean,
      pulls: event?.pulls[arm] ?? 0,
      low: mean === null ? null : mean - spread,
      high: mean === null ? null : mean + spread,
    };
  });
  const told = (/** @type {number | null} */ value) => numbered(value);
  const columns = ["arm", ...(chances.some((one) => one !== null) ? ["chance"] : []), "pulls", "mean", "from", "to"];
  const rows = arms.map(({ arm, chance, pulls, mean, low, high }) => [
    number(arm + 1),
    ...(chance === null ? [] : [told(chance)]),
    number(pulls),
    told(mean),
    told(low),
    told(high),
  ]);
  const sentences = [
    event
      ? say("lab-bandits-pulled", {
          count: event.number,
          arm: event.arm + 1,
          reward: event.reward,
          mean: told(event.mean[event.arm]),
          regret: told(event.regret),
        })
      : say("lab-bandits-untried"),
  ];
  if (next !== null) sentences.push(say("lab-bandits-next", { arm: next + 1 }));
  return { picture: drawn(arms, next), grid: { columns: columns.map(local), rows }, sentence: sentences.join(" ") };
}

/** What UCB1 computes after a pull: the pseudocode's lines, and the upper ends of the intervals.
 * @param {Event | null} event @param {number} arms */
function computed(event, arms) {
  if (!event) return { lines: [] };
  const formula = event.mean.flatMap((/** @type {number | null} */ mean, /** @type {number} */ arm) =>
    mean === null
      ? []
      : [
          `${say("lab-bandits-arm", { arm: arm + 1 })}: ${number(mean)} + ${number(event.spread[arm])}`,
          number(mean + event.spread[arm]),
        ].join(" = "),
  );
  return { lines: event.number <= arms ? [0] : [2, 3], formula };
}

/** @param {{arm: number, chance: number | null, mean: number | null, pulls: number, low: number | null, high: number |
 *   null}[]} arms
 * @param {number | null} next @returns {Picture} */
function drawn(arms, next) {
  const height = TOP + ROW * arms.length + 44;
  const x = linear([0, HIGHEST], [LEFT, WIDTH - RIGHT], 6);
  const bottom = height - 36;
  const marks = [
    ...x.ticks.flatMap((tick) => [
      vertical("grid", x.place(tick), TOP - 12, bottom),
      label("tick", [x.place(tick), bottom + 18], number(tick)),
    ]),
    label("tick", [WIDTH - 8, TOP - 20], say("lab-bandits-pulls"), "end"),
    ...arms.flatMap(({ arm, chance, mean, pulls, low, high }) => {
      const y = TOP + ROW * (arm + 0.5);
      return [
        label(arm === next ? "name chosen" : "name", [24, y + 5], say("lab-bandits-arm", { arm: arm + 1 }), "start"),
        ...(arm === next ? [arrow("chosen", [4, y], [18, y])] : []),
        ...(chance === null ? [] : [vertical("truth", x.place(chance), y - 16, y + 16)]),
        ...(mean === null || low === null || high === null
          ? []
          : [interval("s1", y, x.place(low), x.place(high)), dot("s1 full", [x.place(mean), y], 5)]),
        label("tick", [WIDTH - 8, y + 5], number(pulls), "end"),
      ];
    }),
  ];
  return { width: WIDTH, height, marks };
}

/** The regret of each strategy with its interval. @param {Result} ran */
function regrets(ran) {
  const rows = rowsOf(ran, "regret");
  return seriesOf(LOOKS, local, (name) =>
    rows
      .filter(({ strategy }) => strategy === name)
      .map(({ pulls, regret, from, to }) => ({ x: pulls, y: regret, low: Math.max(0, from), high: to })),
  );
}
