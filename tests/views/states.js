/** A small game on one row of five cells, as the engine would tell it, and the states of a page on which it is
 * played. */

import { fresh } from "../../web/fresh.ts";
import { FORFEITS as REASONS, isForfeit } from "../../web/model/tree.ts";

/** Playouts of a position in the analysis of a whole game. */
export const SURVEY = 200_000;
/** How many times as many a position gets on which the verdict about a mistake rests. */
export const CHECK = 4;

export { ENGLISH } from "./languages.js";

export const BOT = {
  name: "b",
  title: "B",
  summary: "",
  level: null,
  budgeted: true,
  parallel: false,
  remembers: true,
  games: ["g"],
  settings: [{ name: "breadth", title: "Breadth", kind: "int", default: 2, min: 1, max: 9 }],
  budget: { seconds: 9 },
};

export const DESCRIBED = {
  engine: { name: "E", version: "1" },
  games: [
    {
      name: "g",
      title: "G",
      sizes: { min: 1, max: 9, default: 5, step: 1, large: null, cells: [] },
      options: [],
      players: ["black", "white"],
      exact: true,
      tokens: false,
      opponent: "b",
      analyst: "b",
      survey: SURVEY,
      check: CHECK,
      error: 0.15,
      levels: 0,
      ladders: [],
      ranked: null,
      openings: { sizes: [5], option: "pie" },
      network: true,
      set_up: [],
      explained: true,
    },
  ],
  bots: [BOT, { ...BOT, name: "c", title: "C" }],
};

/** The same, with a game that is otherwise so. */
export const describing = (game = {}) => ({ ...DESCRIBED, games: DESCRIBED.games.map((one) => ({ ...one, ...game })) });

const CELLS = ["a1", "b1", "c1", "d1", "e1"];
const COINS = ["heads", "tails"];
const FORFEITS = {
  resign: ["black-resigns", "white-resigns"],
  time: ["black-times-out", "white-times-out"],
  fault: ["black-forfeits", "white-forfeits"],
};

export const LAYOUT = {
  width: 5,
  height: 1,
  cells: CELLS.map((name, x) => ({ name, x, y: 0, row: 0 })),
  outline: [],
  sides: [],
  labels: [],
  rows: [[0, 1, 2, 3, 4]],
};

/** One step after those before it. @param player to move */
function step(move, player) {
  const kind = REASONS.find((one) => FORFEITS[one].includes(move));
  if (kind) return { move, player: FORFEITS[kind].indexOf(move) + 1, kind };
  if (COINS.includes(move)) return { move, player: 3, kind: "chance" };
  return { move, player, kind: CELLS.includes(move) ? "cell" : "action" };
}

/** The position after these words: cells, actions, forfeits, and coins, which decide the player to move. Everything
 * else can be overruled. @param words joined by "." */
export function snapshot(words = "", more = {}) {
  const steps = [];
  let mover = 1;
  for (const move of words.split(".").filter(Boolean)) {
    steps.push(step(move, mover));
    mover = COINS.includes(move) ? COINS.indexOf(move) + 1 : 3 - mover;
  }
  const beginning = more.beginning ?? "g5:";
  const stones = new Map(steps.map(({ move, player }) => [move, player]));
  const latest = steps.at(-1);
  const lost =
    latest && isForfeit(latest) ? { winner: 3 - latest.player, reason: latest.kind, title: latest.kind } : null;
  const outcome = more.outcome ?? lost;
  return {
    game: "g",
    size: 5,
    options: {},
    record: beginning + words,
    beginning,
    steps,
    ply: steps.length - (lost ? 1 : 0),
    to_move: outcome ? 0 : mover,
    left: 1,
    turn: 1,
    players: ["black", "white"],
    forfeits: FORFEITS,
    goal: "",
    sides: [],
    cells: CELLS.map((name) => stones.get(name) ?? 0).join(""),
    numbers: CELLS.map((name) => steps.findIndex(({ move }) => move === name) + 1),
    legal: outcome ? [] : CELLS.filter((name) => !stones.has(name)),
    takeover: null,
    takes: {},
    last: null,
    outcome,
    winning_cells: [],
    ...more,
  };
}

/** The same with its board. */
export const placing = (words = "", more = {}) => ({
  snapshot: snapshot(words, more),
  layout: structuredClone(LAYOUT),
});

/** The state of a page that shows the position after these words, its engine ready: the person is black against the
 * bot. @param more of the position */
export const at = (words = "", change = {}, more = {}) => ({
  ...fresh(DESCRIBED, placing(words, more)),
  engine: { phase: "ready", done: 0, total: 0 },
  ...change,
});

export const WON = { outcome: { winner: 1, reason: "chain", title: "three sides connected" } };
export const LOST = { outcome: { winner: 2, reason: "chain", title: "three sides connected" } };
export const DRAWN = { outcome: { winner: 0, reason: "full", title: "board full" } };

/** A teaching game against a level. */
export const TAUGHT = { teaching: true, describe: { ...DESCRIBED, bots: [{ ...BOT, level: 1 }] } };

/** Who sits at the board. */
export const TWO = { players: ["human", "human"] };
export const WHITE = { players: ["b", "human"] };
export const FRIENDS = { players: ["human", "friend"], id: "abcdef" };
export const BOTS = { players: ["b", "b"], counts: false };
