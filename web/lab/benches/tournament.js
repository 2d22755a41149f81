/** Tournament: the games move by move with the standings so far, and what the scores say of the bots. */

import { local, number, say } from "../../lang/texts.js";
import { clipped, intervals } from "../intervals.js";
import { heatmap, plot } from "../plot.js";
import { every } from "../replay.js";
import { grid, gridOf, grouped, laid, linesOf, numbered, of, once, percent, rangeOf, rowsOf, text } from "./bench.js";

/** @import { Measured } from "../intervals.js" */
/** @import { Bench, BoardScene, Event, Result } from "./bench.js" */

/** @typedef {Record<string, any>} Row */

/** The lead in Elo points below which each prediction is right. */
const LEADS = { small: 50, clear: 150, large: 300, huge: Infinity };
/** The letters of the longest name beside the cross table. */
const LONGEST = 18;

/** The games of a recording, the move that ends each of them, the standings in their order, and the ends of all
 * intervals of ratings. */
const courseOf = once((/** @type {Result} */ ran) => {
  const games = of(ran.happened, "game");
  let end = 0;
  const ends = games.map(({ steps }) => (end += steps.length));
  const course = rowsOf(ran, "course");
  const standings = [...grouped(course, (row) => String(row.games)).values()];
  const ratings = course.flatMap((row) => [row.elo - row["+-"], row.elo + row["+-"]]);
  return { games, ends, standings, ratings, walk: rowsOf(ran, "walk") };
});

/** @type {Bench} */ export const tournament = {
  axes: ["linear"],
  options: ["small", "clear", "large", "huge"],

  units(ran) {
    const { ends } = courseOf(ran);
    return [
      every(say("lab-tournament-move"), ends.at(-1) ?? 0, 1),
      { name: say("lab-tournament-game"), stops: [0, ...ends] },
      { name: say("lab-tournament-pair"), stops: [0, ...ends.filter((_, number) => number % 2)] },
    ];
  },

  scene(ran, at) {
    const { games, ends, standings, ratings } = courseOf(ran);
    const place = at ? ends.findIndex((end) => end >= at) : -1;
    const game = games[place];
    const over = ends[place] === at;
    const finished = Math.max(0, over ? place + 1 : place);
    const count = at - (ends[place - 1] ?? 0);
    const now = standings.findLast(([row]) => row?.games <= finished);
    const rows = (now ?? standings[0] ?? []).map(({ bot, played, score, elo, "+-": error }) => [
      bot,
      ...[played, score, elo, error].map((value) => (now ? value : null)),
    ]);
    return {
      board: boardOf(ran, game, count),
      ...(now ? { picture: intervals(say("lab-tournament-elo"), now.map(rated), number, ratings) } : {}),
      grid: grid(say("lab-tournament-columns").split(" | "), rows),
      sentence: game
        ? text(told(ran, game, count), say("lab-tournament-rated", { games: now?.[0]?.games ?? 0 }))
        : say("lab-tournament-before"),
      lines: game ? linesAt(game.number, over, at === ends.at(-1)) : [],
      formula: now ? formulaOf(ran, now, finished) : [],
    };
  },

  views: (ran) => ["cross", "elo", ...(ran.chosen.values.test === "on" ? ["walk"] : [])],

  result(runs, _axes, view) {
    const [ran] = runs;
    if (view === "walk") return { picture: walk(runs), grid: gridOf(ran, "walk") };
    if (view !== "elo") return crossTable(ran);
    const rows = laid(runs, (one) => rowsOf(one, "standings").map(rated));
    return { picture: intervals(say("lab-tournament-elo"), rows, number), grid: gridOf(ran, "standings") };
  },

  verdict(ran) {
    const [best, next] = rowsOf(ran, "standings");
    if (!ran.ended || !best || !next) return null;
    const lead = best.elo - next.elo;
    const both = [best.bot, next.bot];
    const { from, to } =
      rowsOf(ran, "pairings").find(({ bot, against }) => both.includes(bot) && both.includes(against)) ?? {};
    const end = rowsOf(ran, "walk").at(-1);
    const { verdict, pairs: count = 0 } = end ?? {};
    return {
      right: [rangeOf(LEADS, lead)],
      told: text(
        say("lab-tournament-led", { first: best.bot, second: next.bot, lead: number(lead) }),
        (from ?? -Infinity) <= 0 && (to ?? Infinity) >= 0 && say("lab-tournament-unsettled"),
        end &&
          (verdict ? say("lab-tournament-accepted", { verdict, count }) : say("lab-tournament-undecided", { count })),
      ),
    };
  },
};

/** The board after so many moves of a game; empty before the first one.
 * @param {Result} ran @param {Event | undefined} game @param {number} count @returns {BoardScene | null} */
function boardOf({ placed }, game, count) {
  if (!placed || !game) return placed ? { placed, overlay: {} } : null;
  const { snapshot, layout } = placed;
  const cells = [...snapshot.cells];
  /** Each step has cells with their contents in turn. @type {number[][]} */ const steps = game.steps.slice(0, count);
  for (const step of steps)
    for (let place = 0; place < step.length; place += 2) cells[step[place] ?? -1] = String(step[place + 1]);
  const after = {
    ...snapshot,
    record: snapshot.beginning + game.words.slice(0, count).join("."),
    cells: cells.join(""),
    to_move: 0,
    last: { cells: (steps.at(-1) ?? []).filter((_, place) => place % 2 === 0) },
    winning_cells: count === game.steps.length ? game.winning : [],
  };
  return { placed: { snapshot: after, layout }, overlay: {} };
}

/** A game at one of its moves. @param {Result} ran @param {Event} game @param {number} count of its moves */
function told(ran, { number, words, steps, score, fault }, count) {
  const { games } = courseOf(ran);
  const table = rowsOf(ran, "games");
  const { first, second } = table[number] ?? {};
  const [one, two] = (ran.placed?.snapshot.players ?? []).map(local);
  const loser = score ? second : first;
  const moved = say("lab-tournament-moved", {
    count,
    move: words[count - 1],
    game: number + 1,
    games: games.length,
    first: `${first} (${one})`,
    second: `${second} (${two})`,
  });
  if (count < steps.length) return moved;
  return text(
    fault ? say("lab-tournament-fault", { game: number + 1, bot: loser, fault }) : moved,
    score === 0.5 ? say("lab-tournament-drawn") : say("lab-tournament-won", { winner: score ? first : second }),
    // What the player who began the first game of a pair has got from both.
    number % 2 === 1 &&
      say("lab-tournament-paired", {
        score: (games[number - 1]?.score ?? 0) + 1 - score,
        bot: table[number - 1]?.first,
      }),
  );
}

/** @param {number} number of the game @param {boolean} over @param {boolean} last */
function linesAt(number, over, last) {
  if (last) return [7, 8];
  if (number % 2 === 0) return [3];
  return over ? [4, 5, 6] : [4];
}

/** @param {Result} ran @param {Row[]} standing @param {number} finished games @returns {string[]} */
function formulaOf(ran, [best, next], finished) {
  if (!best || !next) return [];
  const lead = best.elo - next.elo;
  const lines = [
    `${number(best.elo)} − ${next.elo < 0 ? `(${number(next.elo)})` : number(next.elo)} = ${number(lead)}`,
    `1 / (1 + 10^(−${number(lead)} / 400)) = ${number(1 / (1 + 10 ** (-lead / 400)))}`,
  ];
  const step = courseOf(ran).walk[Math.floor(finished / 2) - 1];
  if (!step) return lines;
  const [low = "", ratio = "", high = ""] = [step["H0 at"], step.ratio, step["H1 at"]].map(number);
  return [...lines, say("lab-tournament-ratio", { low, ratio, high })];
}

/** @param {Row} row of a table @returns {Measured} */
const rated = ({ bot, elo, "+-": error, score, games, played = games }) => ({
  name: bot,
  told: say("lab-tournament-rating", {
    elo: number(elo),
    error: number(error),
    percent: number(percent(score, 1)),
    games: played,
  }),
  look: "s1",
  value: elo,
  low: elo - error,
  high: elo + error,
});

/** The points of each bot against each other one, the strongest first. @param {Result} ran */
function crossTable(ran) {
  const names = rowsOf(ran, "standings").map(({ bot }) => bot);
  const scores = new Map(
    rowsOf(ran, "pairings").flatMap(({ bot, against, score }) => [
      [`${bot}\n${against}`, score],
      [`${against}\n${bot}`, 1 - score],
    ]),
  );
  const ranked = (/** @type {string} */ name, /** @type {number} */ place) => `${number(place + 1)} ${name}`;
  const score = (/** @type {string} */ one, /** @type {string} */ two) => scores.get(`${one}\n${two}`);
  const per = (/** @type {number | undefined} */ share) => numbered(share && Math.round(100 * share));
  const rows = { title: "", texts: names.map((name, place) => ranked(clipped(name, LONGEST), place)) };
  const columns = { title: "", texts: names.map((_, place) => number(place + 1)) };
  const picture = heatmap(rows, columns, (down, across) => {
    const share = score(names[down], names[across]);
    return share === undefined ? null : { share, text: per(share), note: "" };
  });
  const cells = names.map((one, place) => [ranked(one, place), ...names.map((two) => per(score(one, two)))]);
  return { picture, grid: grid([local("bot"), ...names.map(ranked)], cells) };
}

/** The log-likelihood ratio after each pair, between the bounds. @param {[Result, ...Result[]]} runs */
function walk(runs) {
  const lines = { looks: { ratio: "s1" }, x: "pairs", told: () => say("lab-tournament-walk") };
  const series = laid(runs, (ran) => linesOf(rowsOf(ran, "walk"), lines));
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
