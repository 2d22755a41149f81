// @ts-check
/**
 * The page's state: one plain object, and pure functions on it. Nothing here touches the document, the network or a clock.
 * Which moves are legal, who won and what the board looks like are read from the engine's snapshot and layout.
 */

import { NO_CLOCK, pressed, runningFor, wound } from "./clock.js";
import { capitalised, local, strings } from "./strings.js";
import { goesOn, grown } from "./tree.js";

/** @import { Analysis, Hint, Lens } from "./analysis.js" */
/** @import { Clock, Control } from "./clock.js" */
/** @import { Tree } from "./tree.js" */

/**
 * @typedef {{name: string, title: string, summary: string, default: boolean | number, min?: number, max?: number}} Option
 *   a switch, or a number between bounds
 * @typedef {{name: string, title: string, sizes: {min: number, max: number, default: number}, options: Option[],
 *   players: string[], exact: boolean, tokens: boolean, opponent: string, ladders: Ladder[]}} Game  exact: the engine
 *   knows the value of every move; tokens: an empty cell holds a token, which is there to be taken; opponent: who plays
 *   it unless the person says otherwise; ladders: one for each size, if there are levels
 * @typedef {{size: number, sizes: number[], elo: number[] | null, error: number[] | null}} Ladder  how strong the levels
 *   are at a size, in points above the weakest; null where their settings are those of, or between those of, other sizes
 * @typedef {{name: string, title: string, kind: "bool" | "int" | "float", default: boolean | number, min?: number,
 *   max?: number}} Setting
 * @typedef {Record<string, boolean | number>} Values  by name of an option, a setting or a move
 * @typedef {{name: string, title: string, summary: string, level: number | null, budgeted: boolean, parallel: boolean,
 *   remembers: boolean, games: string[], settings: Setting[], budget: Budget | null}} Bot  level: which one it is, if it is one;
 *   parallel: several workers can search together; remembers: it gains from thinking in the opponent's time; games: those that it plays; budget: what it may spend on a move unless the person says
 *   otherwise, null if it knows that itself
 * @typedef {{name: string, record: string, moves: string[]}} Lesson  moves: those that it asks for
 * @typedef {{engine: {name: string, version: string}, games: Game[], bots: Bot[], lessons: Lesson[]}} Describe
 * @typedef {{winner: number, reason: string}} Outcome
 * @typedef {{game: string, size: number, options: Values, record: string, ply: number, to_move: number,
 *   players: string[], goal: string, sides: number[], cells: string, numbers: number[], legal: string[], moves: {move: string, player: number}[],
 *   last: {move: string, player: number, cells: number[], traded: boolean} | null, outcome: Outcome | null,
 *   winning_cells: number[]}} Snapshot  sides: for each side of the layout the player whose it is, 0 if it is nobody's;
 *   numbers: for each cell the number of the move that set what is on it, 0 if it is empty; traded: the move has changed whose they are
 * @typedef {{name: string, x: number, y: number, row: number}} Cell
 * @typedef {{width: number, height: number, cells: Cell[], outline: [number, number][],
 *   sides: {name: string, points: [number, number][]}[], labels: {text: string, x: number, y: number}[], rows: number[][]}} Layout
 * @typedef {{snapshot: Snapshot, layout: Layout}} Position
 * @typedef {{progress: number, elapsed: number, playouts: number, parts?: number, root?: object}} Info  parts: workers that
 *   searched; root: what one of several knows, for the one that answers for them
 * @typedef {{seconds: number} | {playouts: number}} Budget
 * @typedef {"1" | "2" | "random" | "nobody"} Seat  which player the person is in the next game; nobody: two bots play
 * @typedef {{game: string, size: number, options: Values, opponent: string, other: string, seat: Seat, time: Control}} Choices
 *   what the next game is to be; opponent is a bot's name or "human", and plays player 1 where the bot `other` is player 2
 * @typedef {{kind: "link" | "new" | "stored", op: "load" | "new", fields: Record<string, unknown>, players: string[],
 *   tree?: Tree}} Opening  tree: the game with its variations, where they are known
 * @typedef {{text: string, broken?: string, retry?: boolean}} Problem
 * @typedef {{title: string, self: boolean}} Named  whom a sentence is about; self: the person who reads it
 * @typedef {{record: string, exact: Record<string, number> | null, estimate: Record<string, number> | null}} Study
 *   what is known of each move in the position of that record, for the player to move: 1 a win, 0 a loss, 0.5 a draw
 * @typedef {{phase: "loading" | "starting" | "ready" | "failed", done: number, total: number}} EngineState
 */

/**
 * @typedef {object} State
 * @property {Describe} describe what the engine offers
 * @property {Snapshot} snapshot the position shown
 * @property {Layout} layout the board shown
 * @property {Tree} tree the game and its variations, at the position shown
 * @property {Tree | null} going the same at the position that the engine is to open
 * @property {string[]} players who plays player 1 and player 2: "human" or a bot's name
 * @property {boolean} counts whether this game's outcome belongs to the score
 * @property {Record<string, number[]>} tally earlier games by opponent: wins of the person and of the bot, or of player 1
 *   and 2; and draws
 * @property {Choices} choices the last choices of the new-game dialog
 * @property {Record<string, Values>} settings by bot, those of its settings that the person has changed
 * @property {Record<string, Budget>} budgets by bot, what it may spend on a move if the person has said so
 * @property {number} workers how many may search together
 * @property {{ready: number, missing: number}} helpers of the workers beside the first one, how many run, and how many
 *   could not be started
 * @property {boolean} pondering whether a bot that gains from it thinks in the person's time
 * @property {boolean} studying whether the person wants to see the moves' values where the engine knows them
 * @property {Study | null} study those values, as far as they have come in
 * @property {boolean} analysing whether the person wants to see what the moves are worth by search
 * @property {Lens} lens how that is shown
 * @property {Record<string, Analysis>} analyses what is known of positions, by record
 * @property {string[] | null} survey the positions of the game that are to be analyzed one after the other
 * @property {Hint | null} hint the hint that the person has asked for
 * @property {string | null} focus the move at which the person looks
 * @property {{record: string, cost: number} | null} alarm the position after a move that lost much, and how much
 * @property {string[]} pending moves chosen and not yet answered by the engine, the oldest first
 * @property {Opening | null} opening what the engine is to open; the board is inert meanwhile
 * @property {{id: number, info: Info | null, stopping: boolean, found?: boolean} | null} thinking the running search; found:
 *   it is over, and its move waits to be shown
 * @property {boolean} paused whether the bot to move waits for the person's permission; where two bots play, a move that one
 *   of them makes nevertheless leaves it so
 * @property {Clock | null} clock the players' clocks, if the game has any
 * @property {boolean} away whether nobody sees the page
 * @property {EngineState} engine
 * @property {Problem | null} problem what went wrong, until the person dismisses it
 */

export const HUMAN = "human";
/** How analyses are shown on a first visit. @type {Readonly<Lens>} */
const LENS = { shade: "visits", top: 5, alarm: false };
/** @type {Readonly<Budget>[]} */
const BUDGETS = [
  ...[0.5, 1, 2, 5, 10, 30].map((seconds) => ({ seconds })),
  ...[1_000, 10_000, 100_000, 1_000_000].map((playouts) => ({ playouts })),
];

/**
 * The state of a first visit.
 * @param {Describe} describe
 * @param {Position} start
 * @returns {State}
 */
export function fresh(describe, { snapshot, layout }) {
  const { game, size, options } = snapshot;
  const { opponent } = gameNamed(describe, game);
  return {
    describe,
    snapshot,
    layout,
    tree: grown(null, snapshot),
    going: null,
    players: [HUMAN, opponent],
    counts: true,
    tally: {},
    choices: { game, size, options, opponent, other: opponent, seat: "1", time: NO_CLOCK },
    settings: {},
    budgets: {},
    workers: 1,
    pondering: false,
    helpers: { ready: 0, missing: 0 },
    studying: false,
    study: null,
    analysing: false,
    lens: LENS,
    analyses: {},
    survey: null,
    hint: null,
    focus: null,
    alarm: null,
    pending: [],
    opening: null,
    thinking: null,
    paused: false,
    clock: null,
    away: false,
    engine: { phase: "loading", done: 0, total: 0 },
    problem: null,
  };
}

// Whose turn, and what may be done

/** @template T @param {T | undefined} found @param {string} what @returns {T} */
function known(found, what) {
  if (found === undefined) throw new Error(`The engine names no ${what}.`);
  return found;
}

/** @param {Describe} describe @param {string} game */
export const gameNamed = ({ games }, game) => known(games.find(({ name }) => name === game), `game "${game}"`);

/** The bots that play a game. @param {Describe} describe @param {string} game */
export const botsFor = ({ bots }, game) => bots.filter(({ games }) => games.includes(game));

/**
 * An opponent for a game: the one of that name, or the usual one if that does not play it.
 * @param {Describe} describe @param {string} game @param {string} name
 */
export function rivalFor(describe, game, name) {
  const plays = name === HUMAN || botsFor(describe, game).some((bot) => bot.name === name);
  return plays ? name : gameNamed(describe, game).opponent;
}

/** The budgets that a bot may be given, its own among them. @param {Bot} bot @returns {Readonly<Budget>[]} */
export const budgetsFor = ({ budget }) =>
  !budget || BUDGETS.some((other) => same(other, budget)) ? BUDGETS : [...BUDGETS, budget].sort((one, other) => amount(one) - amount(other));

/** How many workers are to search for the bots in this game. @param {State} state */
export const workersFor = (state) => (rivals(state).some(({ parallel }) => parallel) ? state.workers : 1);

/** @param {Budget} budget */
const amount = (budget) => ("seconds" in budget ? budget.seconds : budget.playouts);

/** What a bot may spend on a move. @param {State} state @param {Bot} bot */
export const budgetOf = ({ budgets }, bot) => budgetsFor(bot).find((budget) => same(budget, budgets[bot.name])) ?? bot.budget;

/** What the person has changed of a bot's settings, as far as the bot still has them. @param {State} state @param {Bot} bot */
export function settingsOf({ settings }, bot) {
  const fits = (/** @type {Setting} */ { kind, min, max }, /** @type {unknown} */ value) =>
    kind === "bool" ? typeof value === "boolean" : typeof value === "number" && value >= Number(min) && value <= Number(max);
  const changed = settings[bot.name] ?? {};
  const known = bot.settings.filter((setting) => fits(setting, changed[setting.name]));
  return /** @type {Values} */ (Object.fromEntries(known.map(({ name }) => [name, changed[name]])));
}

/** How strong a level is at a size of a game, or whence its settings are; null for other bots. @param {Game} game @param {number} size @param {Bot | null} bot */
export function standing({ ladders }, size, bot) {
  const ladder = bot?.level && ladders.find((one) => one.size === size);
  if (!bot?.level || !ladder) return null;
  const { sizes, elo, error } = ladder;
  return { summary: bot.summary, sizes, elo: elo?.[bot.level - 1] ?? null, error: error?.[bot.level - 1] ?? null };
}

/** What a player is called. @param {Snapshot} snapshot @param {number} player 1 or 2 */
export const playerName = ({ players }, player) => local(known(players[player - 1], `player ${player}`));

/** The player whom the only person plays; null where two people share the board. @param {State} state */
export function person({ players }) {
  const seats = players.flatMap((name, index) => (name === HUMAN ? [index + 1] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** The bot that plays the given player, if a bot does. @param {State} state @param {number} player */
export const botOf = ({ describe, players }, player) => describe.bots.find(({ name }) => name === players[player - 1]) ?? null;

/** The bot that is to move, if one is. @param {State} state */
export const botToMove = (state) => botOf(state, state.snapshot.to_move);

/** Whether two bots play and nobody else. @param {{players: string[]}} state */
export const watched = ({ players }) => !players.includes(HUMAN);

/** The bots in this game, each of them once. @param {State} state */
export const rivals = (state) => [...new Set([botOf(state, 1), botOf(state, 2)])].filter((bot) => bot !== null);

/** The bot that a person plays against, if one does. @param {State} state */
export const opponent = (state) => (watched(state) ? null : (rivals(state)[0] ?? null));

/** @param {State} state @param {number} player @returns {Named} */
export function named(state, player) {
  const bot = botOf(state, player);
  if (bot) return { title: watched(state) ? strings.seated(bot.title, playerName(state.snapshot, player)) : bot.title, self: false };
  return { title: capitalised(playerName(state.snapshot, player)), self: person(state) === player };
}

/** Whether a person may choose a move now, be the engine ready or not. @param {State} state */
export const personToMove = (state) => state.snapshot.to_move !== 0 && !state.opening && !botToMove(state);

/** @param {State} state @param {string} move */
export const canPlay = (state, move) => personToMove(state) && state.snapshot.legal.includes(move);

/** Legal moves that are no cell of the board. @param {State} state */
export function actions(state) {
  const cells = new Set(state.layout.cells.map(({ name }) => name));
  return state.snapshot.legal.filter((move) => !cells.has(move));
}

/** Whether a game was lost off the board. @param {Outcome | null} outcome */
export const isForfeit = (outcome) => outcome?.reason === "resign" || outcome?.reason === "time";

/** @param {State} state */
export function canUndo(state) {
  const { moves, outcome } = state.snapshot;
  if (state.engine.phase !== "ready" || state.opening) return false;
  const self = person(state);
  return isForfeit(outcome) || moves.some(({ player }) => (self === null ? player <= 2 : player === self));
}

/** @param {State} state */
export const canResign = (state) => state.engine.phase === "ready" && !state.opening && state.snapshot.to_move !== 0 && !watched(state);

/** Whether another position of the game can be shown. @param {State} state */
export const canGo = (state) => state.engine.phase === "ready" && !state.opening;

/** Whether the engine knows what the moves of this game are worth. @param {State} state */
export const canStudy = ({ describe, snapshot }) => gameNamed(describe, snapshot.game).exact;

/** Whether the values of the moves are to be shown to a person who is to move. @param {State} state */
export const studies = (state) => state.studying && canStudy(state) && personToMove(state);

/** What is known of a move. @param {State} state @param {string} move @returns {{exact?: number, estimate?: number}} */
export function worth(state, move) {
  const { study, snapshot } = state;
  if (!studies(state) || study?.record !== snapshot.record) return {};
  return { exact: study.exact?.[move], estimate: study.estimate?.[move] };
}

/** Stones shown before the engine has answered. @param {State} state @returns {Map<string, number>} cell's name -> player */
export function pendingStones({ pending, snapshot }) {
  return new Map(pending.map((move, index) => [move, index % 2 ? 3 - snapshot.to_move : snapshot.to_move]));
}

/** Whose clock is to run, 0 for nobody's: it waits with the game, and a bot's runs only while it thinks. @param {State} state */
function ticking(state) {
  const { thinking, paused, going, away, snapshot } = state;
  if (away || going || !canGo(state)) return 0;
  const busy = botToMove(state) ? thinking && !thinking.found : !paused;
  return busy ? snapshot.to_move : 0;
}

// Steps from one state to the next

/** The state with the clock of the right player running. @param {State} state @param {number} now @returns {State} */
export function timed(state, now) {
  const clock = state.clock && runningFor(state.clock, ticking(state), now);
  return clock === state.clock ? state : { ...state, clock };
}

/** The player to move has found a move and presses the clock. @param {State} state @param {number} now @returns {State} */
export const punched = (state, now) => ({ ...state, clock: state.clock && pressed(state.clock, state.snapshot.to_move, now) });

/**
 * A person chooses a move. Against a bot the last choice counts, and choosing it again takes it back; two people
 * queue their moves in turn.
 * @param {State} state @param {string} move @returns {State}
 */
export function choose(state, move) {
  if (!canPlay(state, move)) return state;
  const { pending } = state;
  if (pending.includes(move)) return { ...state, pending: pending.slice(0, pending.indexOf(move)) };
  return { ...state, pending: opponent(state) ? [move] : [...pending, move] };
}

/**
 * The engine's answer to a change of the game. Where a loss on time is taken back, the game goes on without a clock.
 * @param {State} state @param {Snapshot} snapshot @returns {State}
 */
export const applied = (state, snapshot) => ({
  ...state,
  snapshot,
  clock: state.snapshot.outcome?.reason === "time" ? null : state.clock,
  tree: grown(state.tree, snapshot),
  going: state.going && { ...grown(state.going, snapshot), at: state.going.at, tip: state.going.tip },
  thinking: null,
  paused: state.paused && watched(state),
  hint: null,
  focus: null,
  alarm: null,
});

/**
 * The person goes to another position of the game, or changes its tree.
 * @param {State} state @param {Tree} tree @returns {State}
 */
export const going = (state, tree) => ({ ...held(state), going: tree });

/**
 * The person changes the position: a search is over, and who only watches lets the bots go on.
 * @param {State} state @returns {State}
 */
export const held = (state) => ({ ...state, pending: [], thinking: null, paused: state.paused || watched(state) });

/**
 * The engine has opened the position gone to. In the middle of the game a bot waits; an outcome that was there stays in
 * the score.
 * @param {State} state @param {Snapshot} snapshot @returns {State}
 */
export function gone(state, snapshot) {
  const tree = state.going ?? state.tree;
  const counts = state.counts && state.snapshot.outcome === null;
  return { ...applied({ ...state, tally: withOutcome(state), counts, tree, going: null }, snapshot), paused: goesOn(tree) || watched(state) };
}

/**
 * The engine has played the oldest pending move; the others are kept while they are legal.
 * @param {State} state @param {Snapshot} snapshot @returns {State}
 */
export const played = (state, snapshot) => ({
  ...applied(state, snapshot),
  pending: state.pending.slice(1).filter((move) => snapshot.legal.includes(move)),
});

/** Who sits where, by the choices. @param {Choices} choices @param {number} coin 0 or 1, used for a random seat */
export function seated({ opponent, other, seat }, coin) {
  if (seat === "nobody" && opponent !== HUMAN) return [opponent, other];
  const first = seat === "random" ? coin === 0 : seat === "1";
  return first ? [HUMAN, opponent] : [opponent, HUMAN];
}

/** The same with a person against the first of two bots. @param {string[]} players */
export const joined = (players) => (watched({ players }) ? [HUMAN, ...players.slice(0, 1)] : players);

/** @param {State} state @param {Choices} choices @param {number} coin @returns {State} */
export function newGame(state, choices, coin) {
  const { game, size, options } = choices;
  return {
    ...state,
    choices,
    pending: [],
    thinking: null,
    opening: { kind: "new", op: "new", fields: { game, size, options }, players: seated(choices, coin) },
  };
}

/** @param {State} state @param {string} record @returns {State} */
export const link = (state, record) => ({
  ...state,
  pending: [],
  thinking: null,
  opening: { kind: "link", op: "load", fields: { record }, players: joined(state.players) },
});

/**
 * The engine has opened what was asked for. A new game begins to count, and the one before it goes into the tally;
 * in a link's position the person takes the side to move, so that it stays as it was sent. So does a game of two bots.
 * @param {State} state @param {Opening} opening @param {Position} position @returns {State}
 */
export function opened(state, opening, { snapshot, layout }) {
  const tree = opening.tree ?? grown(opening.kind === "stored" ? state.tree : null, snapshot);
  const next = {
    ...state,
    snapshot,
    tree,
    layout: same(layout, state.layout) ? state.layout : layout,
    going: null,
    opening: null,
    thinking: null,
    study: null,
    survey: null,
    hint: null,
    focus: null,
    alarm: null,
  };
  if (opening.kind === "stored") return next;
  const clock = opening.kind === "new" ? wound(state.choices.time) : null;
  const tally = withOutcome(state);
  const players = opening.players.map((name) => rivalFor(state.describe, snapshot.game, name));
  const alone = watched({ players });
  if (opening.kind === "new") return { ...next, clock, tally, players, counts: !alone, paused: false, problem: null };
  if (alone) return { ...next, clock, tally, players, counts: false, paused: true, problem: null };
  const bot = players.find((name) => name !== HUMAN);
  const seats = bot === undefined ? players : snapshot.to_move === 2 ? [bot, HUMAN] : [HUMAN, bot];
  return { ...next, clock, tally, players: seats, counts: snapshot.to_move !== 0 && !goesOn(tree), paused: false, problem: null };
}

/** @param {unknown} a @param {unknown} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

// Score

/** @param {State} state */
const rival = (state) => opponent(state)?.name ?? HUMAN;

/** The tally with the outcome of the present game. @param {State} state @returns {Record<string, number[]>} */
export function withOutcome(state) {
  const { outcome } = state.snapshot;
  if (!outcome || !state.counts) return state.tally;
  const counts = total(state.tally[rival(state)]);
  const ended = outcome.winner === 0 ? "draws" : outcome.winner === (person(state) ?? 1) ? "wins" : "losses";
  counts[ended] += 1;
  return { ...state.tally, [rival(state)]: [counts.wins, counts.losses, counts.draws] };
}

/** @param {number[]} [counts] */
const total = ([wins = 0, losses = 0, draws = 0] = []) => ({ wins, losses, draws });

/** Games against the present opponent: wins of the person and of the bot, or of player 1 and 2; and draws. @param {State} state */
export const score = (state) => total(withOutcome(state)[rival(state)]);

/** @param {State} state @returns {State} */
export function resetScore(state) {
  if (watched(state)) return state;
  const { [rival(state)]: _, ...tally } = state.tally;
  return { ...state, tally, counts: state.snapshot.outcome === null };
}

/** Games against a level that say whether it suits. */
const TELLING = 5;
/** Shares of the games won between which a level suits. */
const [TOO_STRONG, TOO_WEAK] = [0.3, 0.7];

/** The level that would suit the person better, by the games against the present one; null if this does, or nobody knows. @param {State} state */
export function suitable(state) {
  const level = opponent(state)?.level;
  const { wins, losses, draws } = score(state);
  const games = wins + losses + draws;
  if (!level || person(state) === null || games < TELLING) return null;
  const share = (wins + draws / 2) / games;
  const step = share > TOO_WEAK ? 1 : share < TOO_STRONG ? -1 : 0;
  return step ? (state.describe.bots.find((bot) => bot.level === level + step) ?? null) : null;
}
