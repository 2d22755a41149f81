/** Tournament: the games move by move with the standings so far, and what the scores say of the bots. */

import { local, number, say } from "../../lang/texts.js";
import { clipped, intervals } from "../intervals.js";
import { cell, label } from "../marks.js";
import { plot } from "../plot.js";
import { every } from "../replay.js";
import { gridOf, grouped, laid, numbered, of, once, rangeOf, rowsOf } from "./bench.js";

/** @import { Measured } from "../intervals.js" */
/** @import { Bench, BoardScene, Event, Grid, Picture, Result, Series } from "./bench.js" */

/** @typedef {Record<string, any>} Row */
/** @typedef {object} Course
 * @property {Event[]} games
 * @property {number[]} ends  the move of the recording that ends each game
 * @property {{games: number, rows: Row[]}[]} standings
 * @property {number[]} ratings  the ends of all intervals
 * @property {Row[]} walk */

/** The lead in Elo points up to which each prediction is right. */
const LEADS = { small: 50, clear: 150, large: 300, huge: Infinity };
const [WIDTH, LEFT, TOP] = [640, 250, 34];
/** The letters of the longest name beside the cross table. */
const LONGEST = 18;
/** The sides of the largest cell of the cross table, and of the smallest with a number. */
const [LARGEST, NUMBERED] = [68, 44];

/** @type {Bench} */ export const tournament = {
  axes: ["linear"],
  options: ["small", "clear", "large", "huge"],

  units(ran) {
    const { ends } = courseOf(ran);
    const units = [
      every(say("lab-tournament-move"), ends.at(-1) ?? 0, 1),
      { name: say("lab-tournament-game"), stops: [0, ...ends] },
    ];
    return [...units, { name: say("lab-tournament-pair"), stops: [0, ...ends.filter((_, number) => number % 2)] }];
  },

  scene(ran, at) {
    const { games, ends, standings, ratings } = courseOf(ran);
    const place = at ? ends.findIndex((end) => end >= at) : -1;
    const game = games[place];
    const finished = ends[place] === at ? place + 1 : Math.max(0, place);
    const now = standings.findLast((one) => one.games <= finished);
    const board = boardOf(ran, game ?? null, at - (ends[place - 1] ?? 0));
    return {
      ...(board ? { board } : {}),
      ...(now
        ? {
            picture: intervals(
              say("lab-tournament-elo"),
              now.rows.map((row) => rated(row, row.played, "s1")),
              number,
              ratings,
            ),
          }
        : {}),
      grid: {
        columns: say("lab-tournament-columns").split(" | "),
        rows:
          (now ?? standings[0])?.rows.map((row) => [
            row.bot,
            ...(now ? [row.played, row.score, row.elo, row["+-"]].map(number) : Array(4).fill(say("lab-none"))),
          ]) ?? [],
      },
      sentence: game ? told(ran, game, at - (ends[place - 1] ?? 0), now?.games ?? 0) : say("lab-tournament-before"),
      lines: game ? linesOf(game.number, ends[place] === at, at === ends.at(-1)) : [],
      formula: now ? formulaOf(ran, now.rows, finished) : [],
    };
  },

  views: (ran) => ["cross", "elo", ...(ran.chosen.values.test === "on" ? ["walk"] : [])],

  result(runs, _axes, view) {
    const [ran] = runs;
    if (view === "elo") {
      const rate = (/** @type {Result} */ one) => rowsOf(one, "standings").map((row) => rated(row, row.games, "s1"));
      const rows = laid(runs, rate);
      return { picture: intervals(say("lab-tournament-elo"), rows, number), grid: gridOf(ran, "standings") };
    }
    if (view === "walk") return { picture: walk(runs), grid: gridOf(ran, "walk") };
    return crossTable(ran);
  },

  verdict(ran) {
    const [best, next] = rowsOf(ran, "standings");
    if (!ran.ended || !best || !next) return null;
    const lead = best.elo - next.elo;
    const said = [say("lab-tournament-led", { first: best.bot, second: next.bot, lead: number(lead) })];
    const direct = rowsOf(ran, "pairings").find(
      ({ bot, against }) => [best.bot, next.bot].includes(bot) && [best.bot, next.bot].includes(against),
    );
    if ((direct?.from ?? -Infinity) <= 0 && (direct?.to ?? Infinity) >= 0) said.push(say("lab-tournament-unsettled"));
    const end = rowsOf(ran, "walk").at(-1);
    if (end)
      said.push(
        end.verdict
          ? say("lab-tournament-accepted", { verdict: end.verdict, count: end.pairs })
          : say("lab-tournament-undecided", { count: end.pairs }),
      );
    return { right: [rangeOf(LEADS, lead)], told: said.join(" ") };
  },
};

/** The games of a recording, and the standings in their order. @type {(ran: Result) => Course} */
const courseOf = once((ran) => {
  const games = of(ran.happened, "game");
  let end = 0;
  const ends = games.map(({ steps }) => (end += steps.length));
  const standings = [...grouped(rowsOf(ran, "course"), (row) => String(row.games))].map(([count, rows]) => ({
    games: Number(count),
    rows,
  }));
  const ratings = standings.flatMap(({ rows }) => rows.flatMap((row) => [row.elo - row["+-"], row.elo + row["+-"]]));
  return { games, ends, standings, ratings, walk: rowsOf(ran, "walk") };
});

/** The board after so many moves of a game; empty before the first one.
 * @param {Result} ran @param {Event | null} game @param {number} count @returns {BoardScene | null} */
function boardOf({ placed }, game, count) {
  if (!placed) return null;
  if (!game) return { placed, overlay: {} };
  const { snapshot, layout } = placed;
  const cells = [...snapshot.cells];
  for (const step of game.steps.slice(0, count))
    for (let place = 0; place < step.length; place += 2) cells[step[place]] = String(step[place + 1]);
  const changed = /** @type {number[]} */ (game.steps[count - 1] ?? []).filter((_, place) => place % 2 === 0);
  const ended = count === game.steps.length;
  const record = snapshot.beginning + game.words.slice(0, count).join(".");
  const after = {
    ...snapshot,
    record,
    cells: cells.join(""),
    to_move: 0,
    last: { cells: changed },
    winning_cells: ended ? game.winning : [],
  };
  return { placed: { snapshot: after, layout }, overlay: {} };
}

/** A game at one of its moves.
 * @param {Result} ran @param {Event} game @param {number} count of its moves
 * @param {number} rated games that the ratings shown are made of */
function told(ran, game, count, rated) {
  const { games } = courseOf(ran);
  const [first, second] = playersOf(ran, game.number);
  const [one, two] = (ran.placed?.snapshot.players ?? []).map(local);
  const said = [
    say("lab-tournament-moved", {
      count,
      move: game.words[count - 1],
      game: game.number + 1,
      games: games.length,
      first: `${first} (${one})`,
      second: `${second} (${two})`,
    }),
  ];
  if (count === game.steps.length) {
    said.push(
      game.score === 0.5
        ? say("lab-tournament-drawn")
        : say("lab-tournament-won", { winner: game.score ? first : second }),
    );
    if (game.number % 2)
      said.push(
        say("lab-tournament-paired", { score: pairScore(games, game.number), bot: playersOf(ran, game.number - 1)[0] }),
      );
  }
  return [...said, say("lab-tournament-rated", { games: rated })].join(" ");
}

/** The names of both players, as the tables have them.
 * @param {Result} ran @param {number} number @returns {[string, string]} */
function playersOf(ran, number) {
  const row = /** @type {(string | number | null)[]} */ (
    ran.tables.find(({ name }) => name === "games")?.rows[number] ?? []
  );
  return [String(row[1]), String(row[2])];
}

/** What the player who began the first game of a pair has got from both.
 * @param {Event[]} games @param {number} second */
const pairScore = (games, second) => (games[second - 1]?.score ?? 0) + 1 - (games[second]?.score ?? 0);

/** @param {number} number of the game @param {boolean} over @param {boolean} last */
function linesOf(number, over, last) {
  if (last) return [7, 8];
  if (number % 2 === 0) return [3];
  return over ? [4, 5, 6] : [4];
}

/** @param {Result} ran @param {Row[]} standing @param {number} finished games
 * @returns {string[]} */
function formulaOf(ran, [best, next], finished) {
  if (!best || !next) return [];
  const lead = best.elo - next.elo;
  const lines = [
    `${number(best.elo)} − ${next.elo < 0 ? `(${number(next.elo)})` : number(next.elo)} = ${number(lead)}`,
    `1 / (1 + 10^(−${number(lead)} / 400)) = ${number(1 / (1 + 10 ** (-lead / 400)))}`,
  ];
  const step = courseOf(ran).walk[Math.floor(finished / 2) - 1];
  return step
    ? [
        ...lines,
        say("lab-tournament-ratio", {
          low: number(step["H0 at"]),
          ratio: number(step.ratio),
          high: number(step["H1 at"]),
        }),
      ]
    : lines;
}

/** @param {Row} row of a table @param {number} games @param {string} look @returns {Measured} */
const rated = ({ bot, elo, "+-": error, score }, games, look) => ({
  name: bot,
  told: say("lab-tournament-rating", {
    elo: number(elo),
    error: number(error),
    percent: number(Math.round(1000 * score) / 10),
    games,
  }),
  look,
  value: elo,
  low: elo - error,
  high: elo + error,
});

/** The points of each bot against each other one, the strongest first.
 * @param {Result} ran @returns {{picture: Picture, grid: Grid}} */
function crossTable(ran) {
  const names = rowsOf(ran, "standings").map(({ bot }) => bot);
  const scores = new Map(
    rowsOf(ran, "pairings").flatMap((row) => [
      [`${row.bot}\n${row.against}`, row.score],
      [`${row.against}\n${row.bot}`, 1 - row.score],
    ]),
  );
  const score = (/** @type {string} */ one, /** @type {string} */ two) =>
    /** @type {number | undefined} */ (scores.get(`${one}\n${two}`));
  const per = (/** @type {number | undefined} */ share) => numbered(share && Math.round(100 * share));
  const side = Math.min(LARGEST, (WIDTH - LEFT - 4) / names.length);
  const marks = names.flatMap((one, down) => {
    const y = TOP + side * down;
    return [
      label("tick", [LEFT + side * (down + 0.5), TOP - 12], number(down + 1)),
      label("entry", [LEFT - 10, y + side / 2 + 5], `${number(down + 1)}  ${clipped(one, LONGEST)}`, "end"),
      ...names.flatMap((two, across) => {
        const share = score(one, two);
        const x = LEFT + side * across;
        const text =
          side < NUMBERED || share === undefined ? [] : [label("worth", [x + side / 2, y + side / 2 + 6], per(share))];
        return [...cell(x, y, side, 0.6 * (share ?? 0)), ...text];
      }),
    ];
  });
  const grid = {
    columns: [local("bot"), ...names.map((name, place) => `${number(place + 1)} ${name}`)],
    rows: names.map((one, place) => [`${number(place + 1)} ${one}`, ...names.map((two) => per(score(one, two)))]),
  };
  return { picture: { width: WIDTH, height: TOP + side * names.length + 4, marks }, grid };
}

/** The log-likelihood ratio after each pair, between the bounds.
 * @param {[Result, ...Result[]]} runs @returns {Picture} */
function walk(runs) {
  /** @type {(ran: Result) => Series[]} */ const made = (ran) => {
    const points = rowsOf(ran, "walk").map((row) => ({ x: row.pairs, y: row.ratio }));
    return points.length ? [{ name: say("lab-tournament-walk"), look: "s1", points }] : [];
  };
  const series = laid(runs, made);
  const last = Math.max(1, ...series.flatMap(({ points }) => points.map(({ x }) => x)));
  const [first] = rowsOf(runs[0], "walk");
  const bounds = ["H0", "H1"].map((name) => ({
    name,
    look: "bound",
    points: [1, last].map((x) => ({ x, y: first?.[`${name} at`] ?? 0 })),
  }));
  return plot(
    { title: say("lab-tournament-across-title"), kind: "linear" },
    { title: say("lab-tournament-up-title"), kind: "linear" },
    [...series, ...bounds],
    number,
  );
}
