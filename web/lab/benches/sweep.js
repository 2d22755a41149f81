/** Sweep: games at every point of a grid of two settings, and what they say together. */

import { local, number, say } from "../../lang/texts.js";
import { bar, label } from "../marks.js";
import { heatmap, plot, stack, tiles } from "../plot.js";
import { every } from "../replay.js";
import { grid, gridOf, laid, linesOf, looksOf, once, rowsOf, sum, text } from "./bench.js";

/** @import { Axis } from "../plot.js" */
/** @import { Axes, Bench, Result } from "./bench.js" */

const RESULTS = /** @type {const} */ (["lost", "drawn", "won"]);
const SECONDS = "s/game";
const SCORE = "score of the bot";

/** The width of a tile from which there is room for the numbers of its games. */
const ROOM = 84;

/** @typedef {{name: string, values: string[]}} Setting  one that varies
 * @typedef {[string, string][]} Point  the names of its settings with their values
 * @typedef {[number, number, number]} Counts  games lost, drawn and won
 * @typedef {Result["chosen"]["values"]} Values */

/** The points of a sweep, row by row; how many a row has; and the settings along the rows and the columns, the latter
 * without a name if there is one setting. @param {Values} values */
function gridOfPoints({ rows = "", columns = "" }) {
  const [down, along] = [rows, columns].map((text) => {
    const [name = "", all = ""] = text.split("=");
    return { name, values: all.split(",") };
  });
  const [first, second] = [down ?? { name: "", values: [] }, along ?? { name: "", values: [""] }];
  const points = first.values.flatMap((one) =>
    second.values.map((two) => [[first.name, one], ...(second.name ? [[second.name, two]] : [])]),
  );
  return { first, second, points: /** @type {Point[]} */ (points), across: second.values.length };
}

/** The number of games lost, drawn and won in the first so many games, from none on.
 * @type {(ran: Result) => Counts[]} */
const talliesOf = once((ran) => {
  /** @type {Counts} */ let counts = [0, 0, 0];
  const tallies = rowsOf(ran, "games").map(({ [SCORE]: score }) => {
    const [lost, drawn, won] = counts;
    counts = [lost + Number(score === 0), drawn + Number(score === 0.5), won + Number(score === 1)];
    return counts;
  });
  return [[0, 0, 0], ...tallies];
});

/** What the games at a point have come to, when so many of all games are played.
 * @param {Result} ran @param {number} point @param {number} at @returns {Counts} */
function countsAt(ran, point, at) {
  const games = Number(ran.chosen.values.games);
  const upTo = (/** @type {number} */ number) => talliesOf(ran)[Math.min(number, at)] ?? [0, 0, 0];
  const before = upTo(point * games);
  const [lost, drawn, won] = upTo((point + 1) * games);
  return [lost - before[0], drawn - before[1], won - before[2]];
}

/** The two points that are compared: most of the first setting and least of the second, and the other way round.
 * @param {Values} values */
function rivals(values) {
  const { points, across } = gridOfPoints(values);
  return { rows: points.length - across, columns: across - 1, points };
}

/** A point in words. @param {Point | undefined} point */
const pointOf = (point = []) => point.map(([name, value]) => `${local(name)} ${value}`).join(", ");

/** What a view shows, in words. @param {string} view */
const viewOf = (view) => (view === SECONDS ? say("lab-timed", { column: local(view) }) : local(view));

/** @type {Bench} */ export const sweep = {
  axes: ["logX", "linear"],

  views(ran) {
    const timed = SECONDS in (rowsOf(ran, "points")[0] ?? {}); // what the build has run goes without times
    return ["lost %", "drawn %", "won %", ...(timed ? [SECONDS] : [])].map((view) => [view, viewOf(view)]);
  },

  options(values) {
    const { rows, columns, points } = rivals(values);
    return [
      ["rows", pointOf(points[rows])],
      ["columns", pointOf(points[columns])],
      ["neither", say("lab-sweep-neither")],
    ];
  },

  units(ran) {
    const [count, games] = [talliesOf(ran).length - 1, Number(ran.chosen.values.games)];
    return [
      every(say("lab-sweep-game"), count, 1),
      every(say("lab-sweep-ten-games"), count, 10),
      every(say("lab-sweep-point-step"), count, games),
    ];
  },

  scene(ran, at, narrow) {
    const { points } = gridOfPoints(ran.chosen.values);
    const games = Number(ran.chosen.values.games);
    const current = Math.max(0, Math.ceil(at / games) - 1);
    const all = points.map((_, point) => countsAt(ran, point, at));
    const counts = all[current] ?? [0, 0, 0];
    const [lost, drawn, won] = counts;
    const [before, after] = [talliesOf(ran)[at - 1], talliesOf(ran)[at]];
    const result = RESULTS.find((_, place) => before?.[place] !== after?.[place]) ?? "drawn";
    const names = (points[0] ?? []).map(([name]) => local(name));
    const counted = RESULTS.map((name) => say(`lab-sweep-counted-${name}`));
    return {
      picture: filling(ran, all, at ? current : -1, narrow),
      grid: grid(
        [...names, ...counted, say("lab-sweep-games")],
        points.map((point, place) => {
          const found = all[place] ?? [];
          return [...point.map(([, value]) => value), ...found, sum(found)];
        }),
      ),
      sentence: at
        ? text(
            say("lab-sweep-played", {
              game: at,
              point: pointOf(points[current]),
              result: say(`lab-sweep-results-${result}`),
            }),
            say("lab-sweep-sofar", { lost, drawn, won }),
          )
        : say("lab-sweep-before", { points: points.length, games }),
      lines: at === 0 ? [] : at % games ? [2] : [3, 4],
      formula: at
        ? counts.map((count, place) => {
            const played = sum(counts);
            const percentage = (100 * count) / played;
            return say("lab-sweep-share", { result: counted[place] ?? "", count, games: played, percentage });
          })
        : [],
    };
  },

  result: (runs, axes, view = "lost %") => ({
    picture: stack(heat(runs[0], view), curves(runs, axes, view)),
    grid: gridOf(runs[0], "points"),
  }),

  verdict(ran) {
    const { rows, columns, points } = rivals(ran.chosen.values);
    const found = rowsOf(ran, "points");
    const [one, two] = [found[rows], found[columns]];
    if (!one || !two) return null;
    const told = (/** @type {Record<string, any>} */ row, /** @type {Point | undefined} */ point) => {
      const [lost = "", from = "", to = ""] = [row["lost %"], row["lost from"], row["lost to"]].map(number);
      return say("lab-sweep-loses", { point: pointOf(point), lost, from, to });
    };
    const right =
      one["lost to"] < two["lost from"] ? "rows" : two["lost to"] < one["lost from"] ? "columns" : "neither";
    return { right: [right], told: text(told(one, points[rows]), told(two, points[columns])) };
  },
};

/** The setting along each side of the grid. @param {Values} values */
function sidesOf(values) {
  const { first, second, across } = gridOfPoints(values);
  const side = (/** @type {Setting} */ { name, values }) => ({ title: local(name), texts: values });
  return { rows: side(first), columns: side(second), across };
}

/** The grid with the games so far: at each point a bar of those lost, drawn and won.
 * @param {Result} ran @param {Counts[]} all @param {number} current the point at which is played; -1 for none
 * @param {boolean} narrow */
function filling(ran, all, current, narrow) {
  const { rows, columns, across } = sidesOf(ran.chosen.values);
  const games = Number(ran.chosen.values.games);
  return tiles(narrow ? 400 : 640, rows, columns, (row, column, { x, y, width, height }) => {
    const point = row * across + column;
    const [lost, drawn, won] = all[point] ?? [0, 0, 0];
    const [unit, low] = [(width - 16) / games, y + height - 28];
    return [
      bar("ground", x, y, width, height),
      bar("part lost", x + 8, low, lost * unit, 18),
      bar("part drawn", x + 8 + lost * unit, low, drawn * unit, 18),
      bar("part won", x + 8 + (lost + drawn) * unit, low, won * unit, 18),
      width >= ROOM &&
        lost + drawn + won > 0 &&
        label("worth", [x + width / 2, y + 24], [lost, drawn, won].map(number).join(" / ")),
      point === current && bar("now", x + 2, y + 2, width - 4, height - 4),
    ];
  });
}

/** The columns of the ends of the intervals that a view shows. @param {string} view @returns {[string, string]} */
const endsOf = (view) => [view.replace("%", "from"), view.replace("%", "to")];

/** @param {Result} ran @param {string} view */
function heat(ran, view) {
  const { rows, columns, across } = sidesOf(ran.chosen.values);
  const [from, to] = endsOf(view);
  const found = rowsOf(ran, "points");
  const most = Math.max(...found.map((row) => row[view]), Number.MIN_VALUE);
  return heatmap(rows, columns, (row, column) => {
    const point = found[row * across + column];
    const note = point && view !== SECONDS ? `${number(point[from])} – ${number(point[to])}` : "";
    return point ? { share: point[view] / most, text: number(point[view]), note } : null;
  });
}

/** A line for each column of the grid over the setting of its rows. An earlier run is laid over it if it has the same
 * setting, with numbers or with the same words.
 * @param {[Result, ...Result[]]} runs @param {Axes} axes @param {string} view */
function curves(runs, axes, view) {
  const settingOf = (/** @type {Result} */ { chosen }) => gridOfPoints(chosen.values).first;
  const isNumeric = (/** @type {Setting} */ { values }) => values.every((value) => Number(value) > 0);
  const own = settingOf(runs[0]);
  const numeric = isNumeric(own);
  const alike = runs.filter((ran) => {
    const other = settingOf(ran);
    return other.name === own.name && (numeric ? isNumeric(other) : other.values.join() === own.values.join());
  });
  const x = (/** @type {string} */ value, /** @type {number} */ place) => (numeric ? Number(value) : place);
  /** @type {Axis} */ const across = {
    title: local(own.name),
    kind: numeric && axes === "logX" ? "log" : "linear",
    ticks: own.values.map((value, place) => [x(value, place), value]),
  };
  const made = (/** @type {Result} */ ran) => {
    const { first, second, across } = gridOfPoints(ran.chosen.values);
    const rows = rowsOf(ran, "points").map((row, place) => {
      const [down, along] = [Math.floor(place / across), place % across];
      return { ...row, x: x(first.values[down] ?? "", down), column: second.values[along] };
    });
    return linesOf(rows, {
      looks: looksOf(second.values),
      by: "column",
      x: "x",
      y: view,
      ends: view === SECONDS ? undefined : endsOf(view),
      told: (text) => (second.name ? `${local(second.name)} ${text}` : ""),
      dots: true,
    });
  };
  return plot(across, { title: viewOf(view), kind: "linear" }, laid(alike, made), number);
}
