/** What was stored, as far as the page can use it: pure functions on texts and plain objects. Anything may stand there,
 * from an earlier version, another program or somebody's own hand; what a reader returns has the types that the page
 * needs. */

import type { Catalogue, Layout, Snapshot } from "messages";
import { isTree } from "./editing.ts";
import { alike, isMoment, isObject, isPair, orNull, parsed, Table } from "./likeness.ts";
import { games, type Setup } from "./setup.ts";
import { FRIEND, HUMAN, MOST_WORKERS, OPTIONS, type Options, type State } from "./state.ts";
import { adopted, KINDS } from "./tree.ts";

const optionNames = Object.keys(OPTIONS) as (keyof Options)[];

/** The fields of the state that tell of the game on the board. */
const GAME: (keyof State)[] = [
  "snapshot",
  "layout",
  "tree",
  "id",
  "begun",
  "players",
  "watching",
  "sent",
  "counts",
  "paused",
  "clock",
];
/** The fields of the state that are stored. */
export const LASTING: (keyof State)[] = [...GAME, "tally", "latest", "choices", ...optionNames];

export const lasting = (state: State): Partial<State> => Object.fromEntries(LASTING.map((key) => [key, state[key]]));

/** The state with the game of another one on the board. */
export const inPlace = (state: State, other: State): State => ({
  ...state,
  ...Object.fromEntries(GAME.map((key) => [key, other[key]])),
});

// The models

const PLAYERS = new Set([1, 2]);
const STEP = { move: "", player: 1, kind: new Set(KINDS) };
/** What each field of a position has to be like. */
const SNAPSHOT: Partial<Record<keyof Snapshot, unknown>> = {
  game: "",
  size: 0,
  options: new Table(null),
  record: "",
  beginning: "",
  goal: "",
  cells: "",
  ply: 0,
  to_move: new Set([0, ...PLAYERS]),
  players: [""],
  steps: [STEP],
  sides: [0],
  numbers: [0],
  legal: [""],
  winning_cells: [0],
  forfeits: new Table([""]),
  takes: new Table([0]),
};
/** And each field of a board. */
const LAYOUT: Record<keyof Layout, unknown> = {
  width: 0,
  height: 0,
  cells: [{ name: "", x: 0, y: 0, row: 0 }],
  outline: [[0]],
  sides: [{ points: [[0]] }],
  labels: [{ text: "", x: 0, y: 0 }],
  rows: [[0]],
};
/** A position that is set up, beside its board. */
const SETUP = { options: new Table(null), cells: "", to_move: PLAYERS, stone: new Set([0, ...PLAYERS]), problem: "" };
const CANDIDATE = { move: "", visits: 0, value: 0, line: [""] };
const ANALYSIS = { value: 0, value_of: 1, playouts: 0, total: 0, candidates: [CANDIDATE], owners: [0], done: false };
const LENS = { shade: new Set(["visits", "owners", "glance", "none"]), top: 0, alarm: false };
const SEATS = new Set(["1", "2", "random", "nobody"]);
const WORKERS = new Set(Array.from({ length: MOST_WORKERS }, (_, index) => index + 1));
const OPTION = { ...OPTIONS, workers: WORKERS, settings: new Table(null), budgets: new Table(null), lens: LENS };
const SCORES = { tally: new Table([0]), latest: new Table([0]) };
const CLOCK = { increment: 0, running: 0, since: 0 };

const isClock = (value: any) => value === null || (alike(value, CLOCK) && isPair(value.left, 0));

/** Whether a value is a position that can be shown. */
function isShown(value: any, { games }: Catalogue) {
  return (
    alike(value, { snapshot: SNAPSHOT, layout: LAYOUT }) &&
    orNull(value.snapshot.last, { move: "", player: PLAYERS, cells: [0] }) &&
    orNull(value.snapshot.outcome, { winner: new Set([0, ...PLAYERS]), reason: "", title: "" }) &&
    orNull(value.snapshot.takeover, { move: "", source: 0 }) &&
    (value.snapshot.to_move === 0) === (value.snapshot.outcome !== null) &&
    value.layout.cells.length === value.snapshot.cells.length &&
    value.layout.rows.flat().every((index: number) => index in value.layout.cells) &&
    games.some(({ name }) => name === value.snapshot.game)
  );
}

function isLasting(found: any, first: State): found is State {
  const choices = { ...first.choices, options: new Table(null), seat: SEATS };
  const { snapshot: _, layout: __, tree: ___, clock: ____, ...model } = lasting(first);
  return (
    alike(found, { ...model, ...OPTION, ...SCORES, choices }) &&
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

/** The game and the options that a text tells, null if it cannot be read. @param first that of a first visit */
export function gameIn(text: string | null, first: State): State | null {
  const stored = parsed(text);
  if (!isObject(stored)) return null;
  const found = { ...stored, ...fitting(stored, OPTIONS, OPTION) };
  if (!isLasting(found, first)) return null;
  // A clock stands still between two visits.
  const clock = found.clock && { ...found.clock, running: 0 };
  return { ...first, ...lasting(found), tree: { ...adopted(found.tree), tip: found.tree.tip }, clock };
}

/** The position being set up that a text tells, null if it cannot be shown. */
export function setupIn(text: string | null, describe: Catalogue): Setup | null {
  const found = parsed(text);
  const known =
    alike(found, SETUP) &&
    isShown(found.board, describe) &&
    found.cells.length === found.board.layout.cells.length &&
    /^[012]*$/.test(found.cells) &&
    games(describe).some(({ name }) => name === found.board.snapshot.game);
  return known ? { ...found, told: "" } : null;
}

/** The analyses that a text tells, by record. */
export function analysesIn(text: string | null): State["analyses"] {
  const found = parsed(text);
  return alike(found, new Table(ANALYSIS)) ? found : {};
}

/** The preferences that a text tells, with the usual one for each whose type does not fit. */
export function preferencesIn<T extends object>(text: string | null, usual: T): T {
  const found = parsed(text);
  return isObject(found) ? fitting(found, usual, usual) : usual;
}

/** The usual values, and those found in place of the ones whose models they are like. */
function fitting<T extends object>(found: any, usual: T, model: any): T {
  const fits = Object.keys(usual).filter((name) => Object.hasOwn(found, name) && alike(found[name], model[name]));
  return { ...usual, ...Object.fromEntries(fits.map((name) => [name, found[name]])) };
}

/** The names and sources of the reader's own bots that a text tells. */
export function botsIn(text: string | null): [string, string][] {
  const found = parsed(text);
  return Array.isArray(found) && found.every((one) => isPair(one, "")) ? found : [];
}

/** Whether a value is a game with its name, as My games keeps it. */
export const isSaved = (value: any) =>
  isObject(value) &&
  typeof value.name === "string" &&
  isMoment(value.saved) &&
  isTree(value.tree) &&
  isPair(value.players, "");

/** A game of My games, with its picture as far as there is one, null if it cannot be read. */
export function entryIn(value: any, describe: Catalogue) {
  const { id, begun, counts, sent, clock, snapshot, layout, ...entry } = value ?? {};
  if (!isSaved(entry) || !alike([id, sent], [""]) || !isMoment(begun) || typeof counts !== "boolean" || !isClock(clock))
    return null;
  if (snapshot === undefined || isShown({ snapshot, layout }, describe)) return value;
  return { ...value, snapshot: undefined, layout: undefined };
}
