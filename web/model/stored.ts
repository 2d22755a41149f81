/** Readers of stored texts. Anything may stand there; what a reader returns has the types that the page needs. */

import type { Catalogue, Layout, Snapshot } from "messages";
import { isTree } from "./editing.ts";
import { Dictionary, isLike, isMoment, isNullOr, isObject, isPair, parseJson, readLike } from "./likeness.ts";
import { FRIEND, HUMAN } from "./players.ts";
import { withOutcome } from "./score.ts";
import { type Setup, setupGames } from "./setup.ts";
import { MOST_WORKERS, OPTIONS, type Options, type State } from "./state.ts";
import { adopt, KINDS } from "./tree.ts";

const optionNames = Object.keys(OPTIONS) as (keyof Options)[];

/** The fields of the state that belong to the game on the board. */
const GAME: (keyof State)[] = [
  ...(["snapshot", "layout", "tree", "id", "begun", "players"] as const),
  ...(["watching", "sent", "helped", "assisted", "counts", "paused", "clock"] as const),
];
export const LASTING: (keyof State)[] = [...GAME, "tally", "beaten", "choices", ...optionNames];

export const lasting = (state: State): Partial<State> => Object.fromEntries(LASTING.map((key) => [key, state[key]]));

/** The state with the game of another state. */
export const inPlace = (state: State, other: State): State => ({
  ...state,
  ...Object.fromEntries(GAME.map((key) => [key, other[key]])),
});

// The models

const PLAYERS = new Set([1, 2]);
const STEP = { move: "", player: 1, kind: new Set(KINDS) };
export const SNAPSHOT: Partial<Record<keyof Snapshot, unknown>> = {
  ...{ game: "", size: 0, options: new Dictionary(null), record: "", beginning: "", goal: "", cells: "", ply: 0 },
  ...{ to_move: new Set([0, ...PLAYERS]), players: [""], steps: [STEP], sides: [0], numbers: [0], legal: [""] },
  ...{ winning_cells: [0], forfeits: new Dictionary([""]), takes: new Dictionary([0]) },
};
export const LAYOUT: Record<keyof Layout, unknown> = {
  ...{ width: 0, height: 0, cells: [{ name: "", x: 0, y: 0, row: 0 }], outline: [[0]], rows: [[0]] },
  ...{ sides: [{ points: [[0]] }], labels: [{ text: "", x: 0, y: 0 }] },
};
const STONES = new Set([0, ...PLAYERS]);
const SETUP = { options: new Dictionary(null), cells: "", to_move: PLAYERS, stone: STONES, problem: "" };
const CANDIDATE = { move: "", visits: 0, value: 0, line: [""] };
const ANALYSIS = { value: 0, value_of: 1, playouts: 0, total: 0, candidates: [CANDIDATE], owners: [0], done: false };
const LENS = { shade: new Set(["visits", "owners", "glance", "none"]), top: 0, dots: false };
const SEATS = new Set(["1", "2", "random", "nobody"]);
const WORKERS = new Set(Array.from({ length: MOST_WORKERS }, (_, index) => index + 1));
const ANY = new Dictionary(null);
const OPTION = { ...OPTIONS, workers: WORKERS, settings: ANY, budgets: ANY, lens: LENS };
const SCORES = { tally: new Dictionary([0]), beaten: [""] };
const CLOCK = { increment: 0, running: 0, since: 0 };

const isClock = (value: any) => value === null || (isLike(value, CLOCK) && isPair(value.left, 0));

/** Whether a value is a position that can be shown. */
function isShown(value: any, { games }: Catalogue) {
  return (
    isLike(value, { snapshot: SNAPSHOT, layout: LAYOUT }) &&
    isNullOr(value.snapshot.last, { move: "", player: PLAYERS, cells: [0] }) &&
    isNullOr(value.snapshot.outcome, { winner: new Set([0, ...PLAYERS]), reason: "", title: "" }) &&
    isNullOr(value.snapshot.takeover, { move: "", source: 0 }) &&
    (value.snapshot.to_move === 0) === (value.snapshot.outcome !== null) &&
    value.layout.cells.length === value.snapshot.cells.length &&
    value.layout.rows.flat().every((index: number) => index in value.layout.cells) &&
    games.some(({ name }) => name === value.snapshot.game)
  );
}

function isLasting(found: any, first: State): found is State {
  const choices = { ...first.choices, options: new Dictionary(null), seat: SEATS };
  const { snapshot: _, layout: __, tree: ___, clock: ____, ...model } = lasting(first);
  return (
    isLike(found, { ...model, ...OPTION, ...SCORES, choices }) &&
    isShown(found, first.describe) &&
    isTree(found.tree) &&
    isClock(found.clock) &&
    isMoment(found.begun) &&
    isPair(found.players, "") &&
    first.describe.games.some(({ name }) => name === found.choices.game) &&
    found.players.every(
      (name: string) => name === HUMAN || name === FRIEND || first.describe.bots.some((bot) => bot.name === name),
    )
  );
}

// The readers

/** The stored game and options, null if they cannot be read. @param first the state of a first visit */
export function gameIn(text: string | null, first: State): State | null {
  const stored = parseJson(text);
  if (!isObject(stored)) return null;
  // Earlier versions did not tell help apart, and a level was beaten by any win.
  const { helped = false, assisted = false, beaten = [] } = stored;
  const choices = { ...first.choices, ...stored.choices };
  const found = { ...stored, ...fitting(stored, OPTIONS, OPTION), helped, assisted, beaten, choices };
  if (!isLasting(found, first)) return null;
  // A clock stands still between two visits.
  const clock = found.clock && { ...found.clock, running: 0 };
  const state = { ...first, ...lasting(found), tree: { ...adopt(found.tree), tip: found.tree.tip }, clock };
  if (stored.beaten) return state;
  const { tally } = withOutcome(state);
  return { ...state, beaten: Object.keys(tally).filter((key) => tally[key]?.[0]) };
}

export function setupIn(text: string | null, describe: Catalogue): Setup | null {
  const found = parseJson(text);
  const known =
    isLike(found, SETUP) &&
    isShown(found.board, describe) &&
    found.cells.length === found.board.layout.cells.length &&
    /^[012]*$/.test(found.cells) &&
    setupGames(describe).some(({ name }) => name === found.board.snapshot.game);
  return known ? { ...found, told: "" } : null;
}

export const analysesIn = (text: string | null): State["analyses"] => readLike(text, new Dictionary(ANALYSIS), {});

/** The stored preferences, with the usual value for each whose type does not fit. */
export function preferencesIn<T extends object>(text: string | null, usual: T): T {
  const found = parseJson(text);
  return isObject(found) ? fitting(found, usual, usual) : usual;
}

/** The usual values, replaced by those found that are like their models. */
function fitting<T extends object>(found: any, usual: T, model: any): T {
  const fits = Object.keys(usual).filter((name) => Object.hasOwn(found, name) && isLike(found[name], model[name]));
  return { ...usual, ...Object.fromEntries(fits.map((name) => [name, found[name]])) };
}

/** The stored names and sources of the reader's own bots. */
export function botsIn(text: string | null): [string, string][] {
  const found = parseJson(text);
  return Array.isArray(found) && found.every((one) => isPair(one, "")) ? found : [];
}

/** Whether a value is a game of a file of My games. */
export const isSaved = (value: any) =>
  isLike(value, { name: "" }) && isMoment(value.saved) && isTree(value.tree) && isPair(value.players, "");

/** A game of My games, without its picture if that cannot be shown; null if it cannot be read. */
export function entryIn(value: any, describe: Catalogue) {
  const { id, begun, counts, sent, clock, snapshot, layout, ...entry } = value ?? {};
  if (!isSaved(entry) || !isLike({ id, sent, counts }, { id: "", sent: "", counts: true })) return null;
  if (!isMoment(begun) || !isClock(clock)) return null;
  if (snapshot === undefined || isShown({ snapshot, layout }, describe)) return value;
  return { ...value, snapshot: undefined, layout: undefined };
}
