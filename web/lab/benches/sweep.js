/** Sweep: games at every point of a grid of two settings, and what they say together. */

import { local, number, say } from "../../lang/texts.js";
import { bar, label } from "../marks.js";
import { heatmap, plot, stack, tiles } from "../plot.js";
import { every } from "../replay.js";
import { gridOf, laid, once, rowsOf } from "./bench.js";

/** @import { Axis, Side } from "../plot.js" */
/** @import { Axes, Bench, Mark, Picture, Result, Series } from "./bench.js" */

const LOOKS = /** @type {const} */ (["s1", "s2", "s3", "s4", "s5", "s6"]);
const RESULTS = /** @type {const} */ (["lost", "drawn", "won"]);
const SECONDS = "s/game";
const SCORE = "score of the bot";

/** The width of a tile from which there is room for the numbers of its games. */
const ROOM = 84;

/** @typedef {{name: string, values: string[]}} Setting  one that varies */
/** @typedef {[number, number, number]} Counts  games lost, drawn and won */

/** The settings that vary: that of the rows, and that of the columns, if there is one. */
const settingsOf = (/** @type {Result["chosen"]["values"]} */ { rows = "", columns = "" }) =>
  [rows, columns].filter(Boolean).map((text) => {
    const [name = "", all = ""] = text.split("=");
    return { name, values: all.split(",") };
  });

/** @typedef {object} Grid  the points of a sweep, row by row
 * @property {Setting[]} settings
 * @property {[string, string][][]} points  each with the names of its settings and their values
 * @property {number} across  how many points a row has */

function gridOfPoints(/** @type {Result["chosen"]["values"]} */ values) {
  const settings = settingsOf(values);
  /** @type {[string, string][][]} */ let points = [[]];
  for (const { name, values } of settings)
    points = points.flatMap((point) =>
      values.map((value) => [...point, /** @type {[string, string]} */ ([name, value])]),
    );
  return { settings, points, across: settings[1]?.values.length ?? 1 };
}

/** The number of games lost, drawn and won in the first so many games, from none on.
 * @type {(ran: Result) => Counts[]} */
const talliesOf = once((ran) => {
  /** @type {Counts[]} */ const tallies = [[0, 0, 0]];
  for (const row of rowsOf(ran, "games")) {
    const [lost, drawn, won] = /** @type {Counts} */ (tallies.at(-1));
    const score = row[SCORE];
    tallies.push([lost + Number(score === 0), drawn + Number(score === 0.5), won + Number(score === 1)]);
  }
  return tallies;
});

/** What the games at a point have come to, when so many of all games are played.
 * @param {Result} ran @param {number} point @param {number} at @returns {Counts} */
function countsAt(ran, point, at) {
  const games = Number(ran.chosen.values.games);
  const tallies = talliesOf(ran);
  const upTo = (/** @type {number} */ number) => /** @type {Counts} */ (tallies[Math.min(number, at)]);
  const [before, after] = [upTo(point * games), upTo((point + 1) * games)];
  return /** @type {Counts} */ (after.map((count, place) => count - (before[place] ?? 0)));
}

const sum = (/** @type {Counts} */ [lost, drawn, won]) => lost + drawn + won;

/** The two points that are compared: most of the first setting and least of the second, and the other way round. */
function rivals(/** @type {Result["chosen"]["values"]} */ values) {
  const { points, across } = gridOfPoints(values);
  return { rows: points.length - across, columns: across - 1, points };
}

/** @type {Bench} */ export const sweep = {
  axes: ["logX", "linear"],

  views(ran) {
    const shares = RESULTS.map((result) => /** @type {[string, string]} */ ([`${result} %`, local(`${result} %`)]));
    const timed = SECONDS in (rowsOf(ran, "points")[0] ?? {}); // what the build has run goes without times
    return timed ? [...shares, [SECONDS, say("lab-timed", { column: local(SECONDS) })]] : shares;
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
    const { values } = ran.chosen;
    const { settings, points } = gridOfPoints(values);
    const games = Number(values.games);
    const current = Math.max(0, Math.ceil(at / games) - 1);
    const all = points.map((_, point) => countsAt(ran, point, at));
    const counts = /** @type {Counts} */ (all[current]);
    const [before, after] = [talliesOf(ran)[at - 1], talliesOf(ran)[at]];
    const result = RESULTS.find((_, place) => before?.[place] !== after?.[place]) ?? "drawn";
    const played = say("lab-sweep-played", {
      game: at,
      point: pointOf(points[current]),
      result: say(`lab-sweep-results-${result}`),
    });
    return {
      picture: filling(ran, all, at ? current : -1, narrow),
      grid: {
        columns: [
          ...settings.map(({ name }) => local(name)),
          ...RESULTS.map((name) => say(`lab-sweep-counted-${name}`)),
          say("lab-sweep-games"),
        ],
        rows: points.map((point, place) => [
          ...point.map(([, value]) => value),
          ...(all[place] ?? []).map(number),
          number(sum(all[place] ?? [0, 0, 0])),
        ]),
      },
      sentence: at
        ? `${played} ${say("lab-sweep-sofar", { lost: counts[0], drawn: counts[1], won: counts[2] })}`
        : say("lab-sweep-before", { points: points.length, games }),
      lines: at === 0 ? [] : at % games ? [2] : [3, 4],
      formula: at
        ? RESULTS.map((name, place) =>
            say("lab-sweep-share", {
              result: say(`lab-sweep-counted-${name}`),
              count: counts[place] ?? 0,
              games: sum(counts),
              percentage: (100 * (counts[place] ?? 0)) / sum(counts),
            }),
          )
        : [],
    };
  },

  result(runs, axes, view = "lost %") {
    return { picture: stack(heat(runs[0], view), curves(runs, axes, view)), grid: gridOf(runs[0], "points") };
  },

  verdict(ran) {
    const { rows, columns, points } = rivals(ran.chosen.values);
    const found = rowsOf(ran, "points");
    const [one, two] = [found[rows], found[columns]];
    if (!one || !two) return null;
    const told = (/** @type {Record<string, any>} */ row, /** @type {number} */ point) =>
      say("lab-sweep-loses", {
        point: pointOf(points[point]),
        lost: number(row["lost %"]),
        from: number(row["lost from"]),
        to: number(row["lost to"]),
      });
    const right =
      one["lost to"] < two["lost from"] ? "rows" : two["lost to"] < one["lost from"] ? "columns" : "neither";
    return { right: [right], told: `${told(one, rows)} ${told(two, columns)}` };
  },
};

/** A point in words. @param {[string, string][] | undefined} point */
const pointOf = (point = []) => point.map(([name, value]) => `${local(name)} ${value}`).join(", ");

/** The setting along each side of the grid. @param {Result} ran
 * @returns {[Side, Side]} */
function sidesOf(ran) {
  const [rows, columns] = gridOfPoints(ran.chosen.values).settings;
  const side = (/** @type {Setting | undefined} */ setting) => ({
    title: local(setting?.name ?? ""),
    texts: setting?.values ?? [""],
  });
  return [side(rows), side(columns)];
}

/** The grid with the games so far: at each point a bar of those lost, drawn and won.
 * @param {Result} ran @param {Counts[]} all @param {number} current the point at which is played; -1 for none
 * @param {boolean} narrow @returns {Picture} */
function filling(ran, all, current, narrow) {
  const { across } = gridOfPoints(ran.chosen.values);
  const games = Number(ran.chosen.values.games);
  const [rows, columns] = sidesOf(ran);
  return tiles(narrow ? 400 : 640, rows, columns, (row, column, { x, y, width, height }) => {
    const point = row * across + column;
    const counts = all[point] ?? [0, 0, 0];
    return [
      bar("ground", x, y, width, height),
      ...parts(counts, x + 8, y + height - 28, (width - 16) / games),
      ...(width >= ROOM && sum(counts)
        ? [label("worth", [x + width / 2, y + 24], counts.map((count) => number(count)).join(" / "))]
        : []),
      ...(point === current ? [bar("now", x + 2, y + 2, width - 4, height - 4)] : []),
    ];
  });
}

/** Three bars side by side, as long as their games are many.
 * @param {Counts} counts @param {number} x @param {number} y @param {number} unit the length of a game
 * @returns {Mark[]} */
function parts([lost, drawn, won], x, y, unit) {
  return [
    bar("part lost", x, y, lost * unit, 18),
    bar("part drawn", x + lost * unit, y, drawn * unit, 18),
    bar("part won", x + (lost + drawn) * unit, y, won * unit, 18),
  ];
}

/** The columns of the table that a view shows. @param {string} view */
const shownBy = (view) => ({ value: view, from: view.replace("%", "from"), to: view.replace("%", "to") });

/** @param {Result} ran @param {string} view @returns {Picture} */
function heat(ran, view) {
  const { across } = gridOfPoints(ran.chosen.values);
  const { value, from, to } = shownBy(view);
  const found = rowsOf(ran, "points");
  const most = Math.max(...found.map((row) => row[value]), Number.MIN_VALUE);
  return heatmap(...sidesOf(ran), (row, column) => {
    const point = found[row * across + column];
    return point
      ? {
          share: point[value] / most,
          text: number(point[value]),
          note: view === SECONDS ? "" : `${number(point[from])} – ${number(point[to])}`,
        }
      : null;
  });
}

/** A line for each column of the grid over the setting of its rows.
 * @param {[Result, ...Result[]]} runs @param {Axes} axes @param {string} view
 * @returns {Picture} */
function curves(runs, axes, view) {
  const [{ name, values } = { name: "", values: [] }] = settingsOf(runs[0].chosen.values);
  const numeric = values.every((value) => Number(value) > 0);
  const alike = runs.filter((ran) => {
    const [other] = settingsOf(ran.chosen.values);
    return (
      other?.name === name &&
      (numeric ? other.values.every((value) => Number(value) > 0) : other.values.join() === values.join())
    );
  });
  const x = (/** @type {string} */ value, /** @type {number} */ place) => (numeric ? Number(value) : place);
  /** @type {Axis} */ const across = {
    title: local(name),
    kind: numeric && axes === "logX" ? "log" : "linear",
    ticks: values.map((value, place) => [x(value, place), value]),
  };
  /** @type {Axis} */ const up = {
    title: view === SECONDS ? say("lab-timed", { column: local(view) }) : local(view),
    kind: "linear",
  };
  return plot(
    across,
    up,
    laid(alike, (ran) => linesOf(ran, view, x)),
    number,
  );
}

/** @param {Result} ran @param {string} view @param {(value: string, place: number) => number} x
 * @returns {Series[]} */
function linesOf(ran, view, x) {
  const {
    settings: [rows, columns],
    across,
  } = gridOfPoints(ran.chosen.values);
  const { value, from, to } = shownBy(view);
  const found = rowsOf(ran, "points");
  return (columns?.values ?? [""]).map((text, column) => ({
    name: columns ? `${local(columns.name)} ${text}` : "",
    look: LOOKS[column % LOOKS.length] ?? "",
    dots: true,
    points: (rows?.values ?? []).flatMap((own, row) => {
      const point = found[row * across + column];
      const ends = view === SECONDS ? {} : { low: point?.[from], high: point?.[to] };
      return point ? [{ x: x(own, row), y: point[value], ...ends }] : [];
    }),
  }));
}
