// @ts-check
/**
 * What the analysis of positions says: pure functions on the page's state. A position is known by the text of its record,
 * chances are those of player 1 unless something else is said.
 */

import { botToMove, opponent, settingsOf } from "./state.js";
import { path } from "./tree.js";

/** @import { Budget, State, Values } from "./state.js" */
/** @import { Tree } from "./tree.js" */

/**
 * @typedef {{move: string, visits: number, value: number, line: string[]}} Candidate  value: the chance of who moves there
 * @typedef {{move: string, value: number, value_of: number, playouts: number, nodes: number, elapsed: number, total: number,
 *   candidates: Candidate[], owners: number[]}} Report  what the engine says of a position: its choice is the first candidate
 * @typedef {Report & {done: boolean}} Analysis  done: there is no more to find out, or no more was asked for
 * @typedef {"visits" | "owners" | "none"} Shade  what the shading of the board shows
 * @typedef {{shade: Shade, top: number, alarm: boolean}} Lens  top: how many candidates are told apart; alarm: whether a move
 *   that loses much is reported
 * @typedef {{record: string, budget: Budget | null, settings?: Values}} Task  a position that the engine is to analyze; null:
 *   until it is stopped; settings: those of the bot that thinks in the person's time
 * @typedef {{record: string, step: 1 | 2}} Hint  1: about where, 2: which move
 * @typedef {{share: number, order: number, chance: number, faded: boolean}} Look  how a candidate is shown: its share of the
 *   visits, its place among the candidates from 1, the chance of who makes it
 */

/** Playouts for each position of a game that is analyzed as a whole. */
export const SURVEY = 200_000;
/** Playouts that judge a person's move, before it and after it. */
export const WATCH = 200_000;
/** Playouts that a bot thinks in the person's time at most: its tree has no room for more on a usual board. */
const PONDERED = 10_000_000;
/** Playouts before a hint is given. */
const ENOUGH = 50_000;
/** A candidate of a smaller share of the visits is faded: little is known of it. */
const FAINT = 0.02;
/** A move that loses more than this share of the games is a mistake: less may be chance, where the chances are even. */
export const MISTAKE = 0.2;
/** Mistakes that are marked at once. */
const MARKED = 3;
/** The size of a hint's area, and how far its middle may be from the move, in cells. */
const [REACH, SHIFT] = [2.3, 1.1];

/** The numbers of the nodes of the line shown, from the game's start to its end. @param {Tree} tree */
export const nodes = (tree) => [0, ...path(tree, tree.tip)];

/** The records of all positions of the line shown. @param {State} state */
export function positions({ tree }) {
  const found = [tree.beginning];
  path(tree, tree.tip).forEach((number, ply) => found.push(`${found[ply]}${ply ? "." : ""}${tree.nodes[number]?.move}`));
  return found;
}

/** The position shown, if it can be analyzed. @param {State} state */
const present = ({ snapshot }) => (snapshot.outcome || snapshot.to_move === 0 ? null : snapshot.record);

/** What the engine is to analyze now, while it has nothing else to do. @param {State} state @returns {Task | null} */
export function task(state) {
  const { engine, opening, going, thinking, pending, analyses, survey, hint, lens } = state;
  if (engine.phase !== "ready" || opening || going || thinking || pending.length || (botToMove(state) && !state.paused)) return null;
  const record = present(state);
  const open = record !== null && !analyses[record]?.done;
  const known = record === null ? 0 : (analyses[record]?.playouts ?? 0);
  if (open && hint?.record === record && known < ENOUGH) return { record, budget: null };
  const next = survey?.find((one) => (analyses[one]?.playouts ?? 0) < SURVEY && !analyses[one]?.done);
  if (next) return { record: next, budget: { playouts: SURVEY } };
  if (open && state.analysing) return { record, budget: null };
  if (open && lens.alarm && opponent(state) && !state.paused && known < WATCH) return { record, budget: { playouts: WATCH } };
  const bot = state.pondering && !state.paused && !state.away ? opponent(state) : null;
  if (open && bot?.remembers && known < PONDERED) return { record, budget: { playouts: PONDERED }, settings: settingsOf(state, bot) };
  return null;
}

/** The state with what the engine has said of a position, unless more was known. @param {State} state @param {string} record @param {Report} report @param {boolean} done @returns {State} */
export function learnt(state, record, report, done) {
  const before = state.analyses[record];
  if (before && before.playouts > report.playouts) return done ? { ...state, analyses: { ...state.analyses, [record]: { ...before, done } } } : state;
  return { ...state, analyses: { ...state.analyses, [record]: { ...report, done } } };
}

/** What is shown of the position on the board. @param {State} state @returns {Analysis | null} */
export const shown = (state) => (state.analysing ? (state.analyses[state.snapshot.record] ?? null) : null);

/** The candidates that are told apart, by move, best first. @param {State} state @returns {Map<string, Look>} */
export function candidates(state) {
  const analysis = shown(state);
  if (!analysis || state.lens.shade !== "visits") return new Map();
  const best = analysis.candidates.slice(0, state.lens.top).filter(({ visits }, index) => visits > 0 || index === 0);
  return new Map(
    best.map(({ move, visits, value }, index) => {
      const share = analysis.total ? visits / analysis.total : 0;
      return [move, { share, order: index + 1, chance: value, faded: index > 0 && share < FAINT }];
    }),
  );
}

/** The share of the visits that went to each move. @param {State} state @returns {Map<string, number>} */
export function shares(state) {
  const analysis = shown(state);
  if (!analysis || state.lens.shade !== "visits") return new Map();
  return new Map(analysis.candidates.map(({ move, visits }) => [move, analysis.total ? visits / analysis.total : 0]));
}

/** For each cell the share of the playouts that end with it being player 1's. @param {State} state @returns {number[]} */
export const owners = (state) => (state.lens.shade === "owners" ? (shown(state)?.owners ?? []) : []);

/**
 * The line that begins with the candidate at which the person looks: by cell the number of the move and its player.
 * @param {State} state @returns {Map<string, {number: number, player: number}>}
 */
export function line(state) {
  const found = shown(state)?.candidates.find(({ move }) => move === state.focus);
  if (!found || !candidates(state).has(found.move)) return new Map();
  const mover = state.snapshot.to_move;
  return new Map(found.line.map((move, index) => [move, { number: index + 1, player: index % 2 ? 3 - mover : mover }]));
}

/** The chance of player 1 in a position, null if it is not known. @param {State} state @param {string} record */
function chance({ analyses, snapshot }, record) {
  const { outcome } = snapshot;
  if (outcome && record === snapshot.record) return outcome.winner === 1 ? 1 : outcome.winner === 2 ? 0 : 0.5;
  const known = analyses[record];
  return known ? (known.value_of === 1 ? known.value : 1 - known.value) : null;
}

/** The chance of player 1 in the position shown. @param {State} state */
export const balance = (state) => (state.analysing || state.survey ? chance(state, state.snapshot.record) : null);

/** The chances of player 1 along the line shown, null where nothing is known. @param {State} state @returns {(number | null)[]} */
export const curve = (state) => positions(state).map((record) => chance(state, record));

/**
 * The moves that lost the most, as far as the positions before and after them are known: their ply, and the share of games.
 * @param {State} state @param {(number | null)[]} chances the curve of the line shown @returns {{ply: number, move: string, cost: number}[]}
 */
export function mistakes({ tree }, chances) {
  const costs = path(tree, tree.tip).map((number, index) => {
    const { move = "", player = 0 } = tree.nodes[number] ?? {};
    const [before, after] = [chances[index] ?? null, chances[index + 1] ?? null];
    const cost = before === null || after === null ? 0 : player === 1 ? before - after : after - before;
    return { ply: index + 1, move, cost: player > 2 ? 0 : cost };
  });
  const worst = costs.filter(({ cost }) => cost > MISTAKE).sort((one, other) => other.cost - one.cost);
  return worst.slice(0, MARKED);
}

/** How far the analysis of the whole line is. @param {State} state @returns {{done: number, total: number} | null} */
export function progress({ survey, analyses }) {
  if (!survey) return null;
  const done = survey.filter((record) => analyses[record]?.done || (analyses[record]?.playouts ?? 0) >= SURVEY);
  return { done: done.length, total: survey.length };
}

/** The move that a hint is about, once enough is known. @param {State} state */
function hinted({ hint, analyses, snapshot }) {
  if (hint?.record !== snapshot.record) return null;
  const known = analyses[hint.record];
  return known && (known.done || known.playouts >= ENOUGH) ? known.move : null;
}

/** The text of a hint: the move, or null while it is an area or nothing. @param {State} state */
export const hintedMove = (state) => (state.hint?.step === 2 ? hinted(state) : null);

/** Whether a hint is asked for and nothing is known yet. @param {State} state */
export const hintPending = (state) => state.hint?.record === state.snapshot.record && hinted(state) === null;

/** The cells of a hint: an area that holds the move somewhere, or the move itself. @param {State} state @returns {Set<string>} */
export function hintedCells(state) {
  const move = hinted(state);
  const { cells } = state.layout;
  const place = cells.find(({ name }) => name === move);
  if (!place || state.hint?.step === 2) return new Set(place ? [place.name] : []);
  // The middle of the area lies beside the move, always the same way in the same position.
  const turn = [...state.snapshot.record].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const [x, y] = [place.x + SHIFT * Math.cos(turn), place.y + SHIFT * Math.sin(turn)];
  const near = cells.filter((cell, index) => Math.hypot(cell.x - x, cell.y - y) < REACH && state.snapshot.cells[index] === "0");
  return new Set(near.map(({ name }) => name));
}

/**
 * What a move has cost its player, as a share of the games; 0 if it has cost nothing, null if too little is known.
 * @param {State} state the position after it @param {string} before the record before it @param {number} player who made it
 */
export function cost(state, before, player) {
  const [was, is] = [chance(state, before), chance(state, state.snapshot.record)];
  if (was === null || is === null) return null;
  return Math.max(0, player === 1 ? was - is : is - was);
}
