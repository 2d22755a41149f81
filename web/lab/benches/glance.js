/** What a network sees at a glance, what playouts say, and what searches make of either, on four boards side by
 * side. */

import { number, say } from "../../lang/texts.js";
import { board, frameOf, lowered, outlined, shaded } from "../boards.js";
import { label } from "../marks.js";
import { plot, stack } from "../plot.js";
import { every } from "../replay.js";
import { gridOf, kindsFor, laid, of, rowsOf } from "./bench.js";

/** @import { Bench, Event, Picture, Result, Series } from "./bench.js" */

/** The judges, and the lines of the pseudocode that tell how each of them judges. */
const LINES = /** @type {const} */ ({ network: [0, 1], playouts: [2, 3], net: [4, 5], wye: [4, 6] });
const LOOKS = /** @type {const} */ ({ network: "s1", playouts: "s2", net: "s4", wye: "s3" });
const JUDGES = /** @type {(keyof typeof LINES)[]} */ (Object.keys(LINES));
const SEARCHES = /** @type {const} */ (["net", "wye"]);
/** The width of the picture, of a board, of the space between boards, and of that above each for its title. */
const [WIDE, NARROW, GAP, TOP] = [640, 308, 24, 28];
/** The strength of the colour of the best cell, and the size of the ring in it. */
const [STRONG, RING] = [0.6, 0.94];
/** A smaller share has no number. */
const SLIGHT = 0.01;
/** How many cells of a board have a number, and the width of a digit, also on phones, where digits are larger. */
const [NUMBERED, DIGIT, LARGE] = [3, 8.5, 10.5];

/** What is judged, step by step: the network, the playouts, and then both searches after the same leaves.
 * @param {Result} ran @returns {Event[][]} */
function stepsOf({ happened }) {
  const judgements = of(happened, "judgement");
  const marks = [...new Set(judgements.map(({ leaves }) => leaves))].filter(Boolean);
  return [
    ...judgements.filter(({ leaves }) => !leaves).map((one) => [one]),
    ...marks.map((mark) => judgements.filter(({ leaves }) => leaves === mark)),
  ];
}

/** The move that is chosen most often. @param {Event} judgement @returns {string} */
const choiceOf = ({ moves }) => Object.keys(moves)[0] ?? "";

/** @type {Bench} */ export const glance = {
  axes: ["logX", "linear"],
  options: ["network", "playouts", "both", "neither"],

  units: (ran) => [every(say("lab-glance-unit"), stepsOf(ran).length, 1)],

  scene(ran, at, narrow) {
    const steps = stepsOf(ran);
    const latest = new Map(
      steps
        .slice(0, at)
        .flat()
        .map((one) => [one.by, one]),
    );
    const now = steps[at - 1] ?? [];
    const names = Object.keys(steps[0]?.[0]?.cells ?? {});
    const told = (/** @type {string} */ by, /** @type {string} */ move) =>
      latest.has(by) ? number(Math.round(1000 * latest.get(by)?.cells[move]) / 10) : say("lab-none");
    return {
      picture: drawn(ran, latest, narrow),
      grid: {
        columns: say("lab-glance-columns").split(" | "),
        rows: latest.size ? names.map((move) => [move, ...JUDGES.map((by) => told(by, move))]) : [],
      },
      sentence: now.length
        ? [
            say("lab-glance-step", { at }),
            ...now.map((one) =>
              say("lab-glance-judges", {
                judge: say(`lab-glance-judged-${one.by}`) ?? "",
                leaves: one.leaves,
                move: choiceOf(one),
                chance: number(Math.round(100 * one.value)),
              }),
            ),
          ].join(" ")
        : say("lab-glance-before"),
      lines: [...new Set(now.flatMap(({ by }) => LINES[/** @type {keyof typeof LINES} */ (by)]))],
    };
  },

  result(runs, axes) {
    const across = { title: say("lab-glance-across-title"), kind: kindsFor(axes).x };
    const lines = (/** @type {string} */ column) => laid(runs, (ran) => coursesOf(ran, column));
    const nameless = lines("settled %").map((one) => ({ ...one, name: "" }));
    return {
      picture: stack(
        plot(across, { title: say("lab-glance-up-title"), kind: "linear" }, lines("value"), number),
        plot(across, { title: say("lab-glance-settled-title"), kind: "linear" }, nameless, number),
      ),
      grid: gridOf(runs[0], "judgements"),
    };
  },

  verdict(ran) {
    const [settled] = rowsOf(ran, "settled");
    const [network, playouts] = rowsOf(ran, "judgements");
    if (!ran.ended || !settled || !network || !playouts) return null;
    const [seen, counted] = [network.move === settled.move, playouts.move === settled.move];
    const right = seen && counted ? "both" : seen ? "network" : counted ? "playouts" : "neither";
    return {
      right: [right],
      told: say("lab-glance-told", {
        network: network.move,
        playouts: playouts.move,
        settled: settled.move,
        chosen: settled.chosen,
        searches: settled.searches,
      }),
    };
  },
};

/** A board for each judge, with what it has said last.
 * @param {Result} ran @param {Map<string, Event>} latest @param {boolean} narrow
 * @returns {Picture} */
function drawn({ placed }, latest, narrow) {
  if (!placed) return { width: NARROW, height: TOP, marks: [] };
  const { layout } = placed;
  const height = TOP + frameOf(layout, [0, 0], NARROW).height;
  const marks = JUDGES.flatMap((by, place) => {
    const [x, y] = narrow ? [0, place * height] : [(place % 2) * (NARROW + GAP), Math.floor(place / 2) * height];
    const judgement = latest.get(by);
    const title = judgement
      ? say("lab-glance-titled", {
          judge: say(`lab-glance-series-${by}`),
          move: choiceOf(judgement),
          chance: number(Math.round(100 * judgement.value)),
        })
      : say(`lab-glance-series-${by}`);
    const heats = heatsOf(judgement, by === "playouts");
    return [
      label("title", [x, y + 18], title, "start"),
      ...board(placed, frameOf(layout, [x, y + TOP], NARROW), (cell, at, { unit }) => {
        const move = layout.cells[cell]?.name ?? "";
        const { heat = 0, text = "" } = heats.get(move) ?? {};
        return [
          ...(heat ? [shaded("tint", layout.outline, at, unit * 0.96, STRONG * heat)] : []),
          ...(judgement && move === choiceOf(judgement)
            ? [outlined("ring-picked", layout.outline, at, unit * RING)]
            : []),
          ...(text && (narrow ? LARGE : DIGIT) * text.length <= unit * RING
            ? [label("on-cell", lowered(at), text)]
            : []),
        ];
      }),
    ];
  });
  return { width: narrow ? NARROW : WIDE, height: height * (narrow ? JUDGES.length : JUDGES.length / 2), marks };
}

/** How strongly each cell is shaded, from 0 to 1, and the numbers of the best ones: shares by the square root, so that
 * small ones are seen.
 * @param {Event | undefined} judgement
 * @param {boolean} relative whether they are winning chances, which lie close together, so that
 *   the worst cell has no colour */
export function heatsOf(judgement, relative) {
  const cells = /** @type {[string, number][]} */ (Object.entries(judgement?.cells ?? {})).sort(
    ([, one], [, other]) => other - one,
  );
  const [most, least] = [cells[0]?.[1] ?? 0, relative ? (cells.at(-1)?.[1] ?? 0) : 0];
  return new Map(
    cells.map(([move, share], rank) => {
      const strength = most > least ? (share - least) / (most - least) : 0;
      return [
        move,
        {
          heat: relative ? strength : Math.sqrt(strength),
          text: rank < NUMBERED && share >= SLIGHT ? String(Math.round(100 * share)) : "",
        },
      ];
    }),
  );
}

/** A column of the table over the leaves: a line for each search, and a dashed one for each judge without a search.
 * @param {Result} ran @param {string} column @returns {Series[]} */
function coursesOf(ran, column) {
  const rows = rowsOf(ran, "judgements").filter((row) => row[column] !== null);
  const leaves = rows.map((row) => row.leaves).filter(Boolean);
  return JUDGES.flatMap((by) => {
    const own = rows.filter((row) => row.by === by);
    const searched = SEARCHES.some((one) => one === by);
    const points = searched
      ? own.map((row) => ({ x: row.leaves, y: row[column] }))
      : own.flatMap((row) => leaves.map((x) => ({ x, y: row[column] })));
    return points.length
      ? [{ name: say(`lab-glance-series-${by}`), look: searched ? LOOKS[by] : `${LOOKS[by]} level`, points }]
      : [];
  });
}
