// @ts-check
/**
 * The page's state: one plain object, and pure functions on it. Nothing here touches the document, the network or a
 * clock. The engine's snapshot and layout tell which moves are legal, who has won and what the board looks like.
 */

import { NO_CLOCK, pressed, runningFor, wound } from "./clock.js";
import { capitalised } from "../lang/fluent.js";
import { NO_COURSE } from "./lesson.js";
import { PREFERENCES } from "./preferences.js";
import { NO_TASKS } from "./problems.js";
import { FORFEITS, alone, ended, goesOn, grown, isLatest, recordOf, takenBack } from "./tree.js";

/** @import { Bot, Budget, Catalogue, Info, Layout, Outcome, Diagram } from "messages" */
/** @import { Parameter, Settings, Snapshot } from "messages" */
/** @import { Friend } from "./address.js" */
/** @import { Analysis, Hint, Lens } from "./analysis.js" */
/** @import { Clock, Control } from "./clock.js" */
/** @import { Glanced } from "./glance.js" */
/** @import { Learning } from "./learning.js" */
/** @import { Course } from "./lesson.js" */
/** @import { Book } from "./openings.js" */
/** @import { PlaceName } from "./places.js" */
/** @import { Preferences } from "./preferences.js" */
/** @import { Shelf } from "../games/summary.js" */
/** @import { Tasks } from "./problems.js" */
/** @import { Mistake } from "./review.js" */
/** @import { Tree } from "./tree.js" */
/** @import { Words } from "../lang/fluent.js" */

/**
 * @typedef {Record<string, boolean | number>} Values  by name of an option or a move
 * @typedef {"1" | "2" | "random" | "nobody"} Seat  which player the person is in the next game; nobody: two bots play
 * @typedef {{game: string, size: number, options: Values, opponent: string, other: string, seat: Seat,
 *   time: Control}} Choices  the choices for the next game; opponent: a bot's name, "human" or "friend"; other: where
 *   two bots play, the one that is player 2
 * @typedef {{kind: "link" | "new", asked: {record: string} | {game: {name: string, size: number, options: Values}},
 *   players: string[], friend?: Friend | null, own?: string}} Opening  friend: of a link in which a friend has
 * answered;
 *   own: the id of the game for which the page itself wrote the link, "" if none
 * @typedef {Pick<State, "id" | "begun" | "tree" | "snapshot" | "players" | "clock" | "counts" | "sent"> &
 *   {watching?: boolean}} Kept  what My games keeps of a game, in which the person plays; watching: of one that it
 * lacks
 * @typedef {{text: string, broken?: string, retry?: boolean}} Problem
 * @typedef {{name: string, [field: string]: any}} Dialog  by the name of its view, with what its view shows beside the
 *   rest of the state
 * @typedef {{title: string, self: boolean}} Named  the subject of a sentence; self: it is the person who reads it
 * @typedef {{record: string, exact: Record<string, number> | null, estimate: Record<string, number> | null}} Study
 *   the values of the moves in the position of that record, for the player to move: 1 a win, 0 a loss, 0.5 a draw
 * @typedef {{phase: "loading" | "starting" | "ready" | "failed", done: number, total: number}} EngineState
 */

/**
 * The person's options for playing and analysis, kept from visit to visit.
 * @typedef {object} Options
 * @property {Record<string, Settings>} settings by bot, those of its settings that the person has changed
 * @property {Record<string, Budget>} budgets by bot, what it may spend on a move if the person has said so
 * @property {number} workers how many may search together
 * @property {boolean} pondering whether a bot that gains from it thinks in the person's time
 * @property {boolean} studying whether the values of moves are shown where the engine knows them exactly
 * @property {boolean} analysing whether the position shown is analyzed
 * @property {Lens} lens how the analysis is shown
 * @property {boolean} openings whether the values of first stones and of answers to them are shown
 */

/** The most workers on offer, however many cores there are: each takes about 250 MB. */
export const MOST_WORKERS = 8;

/** @type {Readonly<Options>} */
export const OPTIONS = {
  settings: {},
  budgets: {},
  workers: 1,
  pondering: false,
  studying: false,
  analysing: false,
  lens: { shade: "visits", top: 5, alarm: false },
  openings: false,
};

/**
 * @typedef {object} Review
 * @property {Mistake | null} chosen the mistake whose better line is shown in the position before it
 * @property {{mistake: Mistake, snapshot: Snapshot} | null} aside the mistake at which the person points, and the
 *   position before it, which the board shows in place of that of the game
 * @property {Learning | null} learning the lesson of a player's mistakes
 * @property {number | null} ply the position at which the person points in the curve
 */

/** @type {Readonly<Review>} */
export const NO_REVIEW = { chosen: null, aside: null, learning: null, ply: null };

/**
 * @typedef {object} Playing
 * @property {Catalogue} describe what the engine offers
 * @property {Tree} tree the game and its variations, at the position to show
 * @property {Snapshot} snapshot the position shown; it lags behind the tree until the engine has answered
 * @property {Layout} layout the board shown
 * @property {string} id the name under which My games keeps the game; "" until it has been given one
 * @property {number} begun when the game began, in milliseconds since 1970; 0 until that has been noted
 * @property {string[]} players who plays as player 1 and player 2: "human", "friend" (by link) or a bot's name
 * @property {boolean} watching whether the game is shown to be watched, as one from a link: nobody moves in it
 * @property {string} sent the latest record whose link the person has taken to send it to the friend
 * @property {boolean} over whether the game has just ended, so that the card at the end is shown
 * @property {boolean} counts whether this game's outcome counts for the score
 * @property {Record<string, number[]>} tally results of earlier games by game and opponent (resultsOf): wins, losses and draws of the
 *   person, or of player 1 if two people play
 * @property {Record<string, number[]>} latest scores of the last games by game and opponent, seen alike: 1 a win, 0 a loss, 0.5
 * a draw
 * @property {Choices} choices the last choices of the new-game dialog
 * @property {{ready: number, missing: number}} pool of the additional workers, how many are ready, and how many
 *   could not be started
 * @property {Study | null} study the values of the moves, as far as they have arrived
 * @property {Record<string, Analysis>} analyses the analyses of positions, by record
 * @property {string[] | null} survey the records of the positions to analyze one after the other
 * @property {Review} review what is shown of the game's mistakes
 * @property {Book | null} book what is known of first stones, as the engine has last told it
 * @property {Glanced | null} glance what the network sees, as the engine has last told it
 * @property {Hint | null} hint the hint that the person has asked for
 * @property {string | null} focus the move at which the person points
 * @property {{record: string, cost: number} | null} alarm the record after a mistake, and the win rate that it cost
 * @property {{record: string, move: string} | null} proposed the cell that was tapped once in the position of that
 *   record, where a move takes two taps
 * @property {string[]} pending moves that the person has chosen and the engine has not yet played, the oldest first
 * @property {Opening | null} opening the game that the engine is opening; the board is inert until it has
 * @property {{id: number, info: Info | null, stopping: boolean, found?: boolean} | null} thinking the running search;
 *   found: it has ended, and its move waits to be shown
 * @property {boolean} paused whether the bot to move waits for the person; where two bots play, a single step leaves
 *   the game paused
 * @property {Clock | null} clock the players' clocks, if the game has any
 * @property {boolean} away whether the page is hidden
 * @property {EngineState} engine
 * @property {Problem | null} problem what went wrong, until the person dismisses it
 * @property {Preferences} preferences how the person wants the page
 * @property {boolean} portrait whether the window is higher than wide
 * @property {Dialog | null} dialog the dialog that is open
 * @property {PlaceName} place the place that is shown
 * @property {Course} course the lessons and the welcome
 * @property {Shelf} shelf My games
 * @property {Tasks} tasks the problems, and what the person does with the one shown
 * @property {{text: string, answer: string} | null} typing the move that the person types, and what is said of it
 * @property {boolean} update whether a new version waits
 * @typedef {Playing & Options} State
 */

export const HUMAN = "human";
/** A person elsewhere, who answers by links. */
export const FRIEND = "friend";
/** @type {Readonly<Budget>[]} */
const BUDGETS = [
  ...[0.5, 1, 2, 5, 10, 30, 120].map((seconds) => ({ seconds })),
  ...[1_000, 10_000, 100_000, 1_000_000].map((playouts) => ({ playouts })),
];

/** My games before the first look at them. @type {Readonly<Shelf>} */
const NO_SHELF = {
  games: null,
  most: 0,
  sought: "",
  result: "",
  told: "",
  deleted: null,
  naming: null,
  renamed: "",
  examined: false,
};

/** What nobody has asked for yet in a position. */
const UNASKED = { hint: null, focus: null, alarm: null };

/** Nothing that is under way. @type {Pick<State, "pending" | "thinking" | "opening">} */
const IDLE = { pending: [], thinking: null, opening: null };

/** A game that has just begun. */
const BEGUN = {
  ...UNASKED,
  ...IDLE,
  id: "",
  begun: 0,
  watching: false,
  sent: "",
  over: false,
  paused: false,
  clock: null,
  study: null,
  survey: null,
  review: NO_REVIEW,
  problem: null,
};

/**
 * The state of a first visit.
 * @param {Catalogue} describe
 * @param {Diagram} start
 * @returns {State}
 */
export function fresh(describe, { snapshot, layout }) {
  const { game, size, options } = snapshot;
  const { opponent } = gameNamed(describe, game);
  return {
    ...OPTIONS,
    ...BEGUN,
    describe,
    snapshot,
    layout,
    tree: grown(null, snapshot),
    players: [HUMAN, opponent],
    counts: true,
    tally: {},
    latest: {},
    choices: { game, size, options, opponent, other: opponent, seat: "1", time: NO_CLOCK },
    pool: { ready: 0, missing: 0 },
    analyses: {},
    book: null,
    glance: null,
    proposed: null,
    away: false,
    engine: { phase: "loading", done: 0, total: 0 },
    preferences: PREFERENCES,
    portrait: false,
    dialog: null,
    place: "play",
    tasks: NO_TASKS,
    shelf: NO_SHELF,
    course: NO_COURSE,
    typing: null,
    update: false,
  };
}

// Questions about a state

/** @template T @param {T | undefined} found @param {string} what @returns {T} */
function known(found, what) {
  if (found === undefined) throw new Error(`The engine names no ${what}.`);
  return found;
}

/** @param {Catalogue} describe @param {string} game */
export const gameNamed = ({ games }, game) =>
  known(
    games.find(({ name }) => name === game),
    `game "${game}"`,
  );

/** The bots that play a game. @param {Catalogue} describe @param {string} game */
export const botsFor = ({ bots }, game) => bots.filter(({ games }) => games.includes(game));

/** The address at which the lab shows UCT at work on the position; null if UCT does not play the game, or it is over.
 * @param {{describe: Catalogue, snapshot: Snapshot}} state */
export function labAddress({ describe, snapshot }) {
  const plays = botsFor(describe, snapshot.game).some(({ name }) => name === "uct");
  return plays && !snapshot.outcome ? `lab.html#uct?position=${encodeURIComponent(snapshot.record)}` : null;
}

/**
 * The opponent of that name if it plays the game, otherwise the game's default opponent.
 * @param {Catalogue} describe @param {string} game @param {string} name
 */
export function rivalFor(describe, game, name) {
  const plays = name === HUMAN || name === FRIEND || botsFor(describe, game).some((bot) => bot.name === name);
  return plays ? name : gameNamed(describe, game).opponent;
}

/** The budgets to choose from for a bot, including its default. @param {Bot} bot @returns {Readonly<Budget>[]} */
export const budgetsFor = ({ budget }) =>
  !budget || BUDGETS.some((other) => same(other, budget))
    ? BUDGETS
    : [...BUDGETS, budget].sort((one, other) => amount(one) - amount(other));

/** The number of workers that the bots of this game use. @param {State} state */
export const workersFor = (state) => (rivals(state).some(({ parallel }) => parallel) ? state.workers : 1);

/** @param {Budget} budget */
const amount = (budget) => ("seconds" in budget ? budget.seconds : budget.playouts);

/** The budget of a bot for a move. @param {State} state @param {Bot} bot */
export const budgetOf = ({ budgets }, bot) =>
  budgetsFor(bot).find((budget) => same(budget, budgets[bot.name])) ?? bot.budget;

/** The settings of a bot that the person has changed, without those that it no longer accepts.
 * @param {Pick<State, "settings">} state @param {Bot} bot */
export function settingsOf({ settings }, bot) {
  const fits = (/** @type {Parameter} */ { kind, min, max, choices }, /** @type {unknown} */ value) => {
    if (kind === "bool") return typeof value === "boolean";
    if (kind === "choice") return choices?.some(({ name }) => name === value) === true;
    return typeof value === "number" && value >= Number(min) && value <= Number(max);
  };
  const changed = settings[bot.name] ?? {};
  const known = bot.settings.filter((setting) => fits(setting, changed[setting.name]));
  return /** @type {Settings} */ (Object.fromEntries(known.map(({ name }) => [name, changed[name]])));
}

/** The name of a player. @param {{describe: Catalogue, snapshot: Snapshot}} state @param {number} player 1 or 2 */
export const playerName = ({ describe, snapshot }, player) =>
  known(gameNamed(describe, snapshot.game).players[player - 1], `player ${player}`);

/** The player as whom the person plays; null if two people at this board or two bots play.
 * @param {{players: string[]}} state */
export function person({ players }) {
  const seats = players.flatMap((name, index) => (name === HUMAN ? [index + 1] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** The bot that plays as the given player, null if none does. @param {State} state @param {number} player */
export const botOf = ({ describe, players }, player) =>
  describe.bots.find(({ name }) => name === players[player - 1]) ?? null;

/** The bot that is to move, if one is. @param {State} state */
export const botToMove = (state) => botOf(state, state.snapshot.to_move);

/** Whether two bots play each other. @param {{players: string[]}} state */
export const watched = ({ players }) => !players.includes(HUMAN);

/** Whether the person plays against a friend by links. @param {{players: string[]}} state */
export const byLink = ({ players }) => players.includes(FRIEND);

/** Whether the friend is to move, who has to be sent the link. @param {State} state */
export const friendToMove = ({ players, snapshot }) => players[snapshot.to_move - 1] === FRIEND;

/** The bots in this game, without duplicates. @param {State} state */
export const rivals = (state) => [...new Set([botOf(state, 1), botOf(state, 2)])].filter((bot) => bot !== null);

/** The bot that a person plays against, if one does. @param {State} state */
export const opponent = (state) => (watched(state) ? null : (rivals(state)[0] ?? null));

/** @param {State} state @param {number} player @returns {Named} */
export function named(state, player) {
  const bot = botOf(state, player);
  const name = playerName(state, player);
  if (bot) return { title: watched(state) ? `${bot.title} (${name})` : bot.title, self: false };
  return { title: capitalised(name), self: person(state) === player };
}

/** Whether a person may choose a move now, whether or not the engine is ready: in a game by links only in the latest
 * position.
 * @param {State} state */
export const personToMove = (state) =>
  state.snapshot.to_move !== 0 &&
  !state.opening &&
  !state.watching &&
  !botToMove(state) &&
  !(byLink(state) && (friendToMove(state) || !isLatest(state.tree)));

/** @param {State} state @param {string} move */
export const canPlay = (state, move) => personToMove(state) && state.snapshot.legal.includes(move);

/**
 * The legal move of that name, in the engine's language or the person's; null if there is none.
 * @param {Pick<Words, "local">} words @param {State} state @param {string} text
 */
export function moveCalled({ local }, state, text) {
  const name = text.toLowerCase();
  return (
    state.snapshot.legal.find(
      (move) => canPlay(state, move) && (move === name || local(move).toLowerCase() === name),
    ) ?? null
  );
}

/** The legal moves that are not cells of the board. @param {Diagram} position */
export function actions({ snapshot, layout }) {
  const cells = new Set(layout.cells.map(({ name }) => name));
  return snapshot.legal.filter((move) => !cells.has(move));
}

/** Whether a game ended off the board. @param {Outcome | null} outcome */
export const isForfeit = (outcome) => FORFEITS.some((reason) => reason === outcome?.reason);

/** Whether a turn can be taken back; in a game by links only the latest move, before its link is sent.
 * @param {State} state */
export const canUndo = (state) =>
  canGo(state) &&
  !state.watching &&
  takenBack(state.tree, person(state)) !== state.tree &&
  (!byLink(state) || (isLatest(state.tree) && state.sent !== state.snapshot.record && latestIsMine(state)));

/** Whether the latest step is the person's. @param {State} state */
const latestIsMine = (state) => state.snapshot.steps.findLast(({ player }) => player <= 2)?.player === person(state);

/** @param {State} state */
export const canResign = (state) =>
  state.engine.phase === "ready" &&
  !state.opening &&
  state.snapshot.to_move !== 0 &&
  !state.watching &&
  !watched(state) &&
  (!byLink(state) || personToMove(state));

/** Whether another position of the game can be shown. @param {State} state */
export const canGo = (state) => state.engine.phase === "ready" && !state.opening;

/** Whether the snapshot has caught up with the tree. @param {State} state */
export const isPlaced = ({ opening, snapshot, tree }) => !opening && recordOf(tree) === snapshot.record;

/** Whether the engine knows the exact values of moves in this game. @param {State} state */
export const canStudy = ({ describe, snapshot }) => gameNamed(describe, snapshot.game).exact;

/** Whether to show exact values of moves: the option is on, and a person is to move. @param {State} state */
export const studies = (state) => state.studying && canStudy(state) && personToMove(state);

/** The known values of a move.
 * @param {State} state @param {string} move @returns {{exact?: number, estimate?: number}} */
export function worth(state, move) {
  const { study, snapshot } = state;
  if (!studies(state) || study?.record !== snapshot.record) return {};
  return { exact: study.exact?.[move], estimate: study.estimate?.[move] };
}

/** Stones shown before the engine has answered.
 * @param {State} state @returns {Map<string, number>} cell's name -> player */
export function pendingStones({ pending, snapshot }) {
  return new Map(pending.map((move, index) => [move, index % 2 ? 3 - snapshot.to_move : snapshot.to_move]));
}

/** The player whose clock should run, 0 for none: clocks stop while the game waits, and a bot's runs only while it
 * thinks.
 * @param {State} state */
function ticking(state) {
  const { thinking, paused, away, snapshot } = state;
  if (away || !canGo(state) || !isPlaced(state)) return 0;
  const busy = botToMove(state) ? thinking && !thinking.found : !paused;
  return busy ? snapshot.to_move : 0;
}

// Steps from one state to the next

/** The state of a game that My games can keep.
 * @param {State} state @param {() => string} id makes one for a new game @param {number} now milliseconds since 1970
 * @returns {State} */
export const identified = (state, id, now) =>
  state.id && state.begun ? state : { ...state, id: state.id || id(), begun: state.begun || now };

/** The state with the clock of the right player running. @param {State} state @param {number} now @returns {State} */
export function timed(state, now) {
  const clock = state.clock && runningFor(state.clock, ticking(state), now);
  return clock === state.clock ? state : { ...state, clock };
}

/** The player to move has found a move and presses the clock.
 * @param {State} state @param {number} now @returns {State} */
export const punched = (state, now) => ({
  ...state,
  clock: state.clock && pressed(state.clock, state.snapshot.to_move, now),
});

/**
 * A person chooses a move. Choosing a pending move again withdraws it. Against a bot only the last choice counts; two
 * people queue their moves in turn.
 * @param {State} state @param {string} move @returns {State}
 */
export function choose(state, move) {
  if (!canPlay(state, move)) return state;
  const { pending } = state;
  if (pending.includes(move)) return { ...state, pending: pending.slice(0, pending.indexOf(move)) };
  return { ...state, pending: person(state) === null ? [...pending, move] : [move] };
}

/**
 * The engine has answered with the position of the tree, or with one a move later. If that takes back a loss on time,
 * the game continues without a clock.
 * @param {State} state @param {Snapshot} snapshot @returns {State}
 */
export const placed = (state, snapshot) => ({
  ...state,
  ...UNASKED,
  snapshot,
  clock: state.snapshot.outcome?.reason === "time" ? null : state.clock,
  tree: grown(state.tree, snapshot),
  pending: state.pending.filter((move) => snapshot.legal.includes(move)),
  review: { ...state.review, aside: null },
  thinking: null,
  over: false,
});

/**
 * A move was made or the game was forfeited; a bot may now reply, or the game is over.
 * @param {State} state @param {Snapshot} snapshot @returns {State}
 */
export const moved = (state, snapshot) => ({
  ...placed(state, snapshot),
  paused: state.paused && watched(state),
  over: snapshot.outcome !== null,
});

/**
 * The engine has played the oldest pending move.
 * @param {State} state @param {Snapshot} snapshot @returns {State}
 */
export const played = (state, snapshot) => moved({ ...state, pending: state.pending.slice(1) }, snapshot);

/**
 * The person changes the position: a running search is dropped, and a watched game is paused.
 * @param {State} state @returns {State}
 */
export const held = (state) => ({ ...state, pending: [], thinking: null, paused: state.paused || watched(state) });

/**
 * The person goes to another position of the game, or edits its tree. Before the end of a line, bots wait for the
 * person; an outcome already reached stays in the score.
 * @param {State} state @param {Tree} tree @returns {State}
 */
export function gone(state, tree) {
  if (recordOf(tree) === recordOf(state.tree)) return { ...state, tree };
  const counts = state.counts && state.snapshot.outcome === null;
  return { ...held(state), ...withOutcome(state), counts, tree, paused: goesOn(tree) || watched(state) };
}

/** The person takes back a turn or a forfeit. @param {State} state @returns {State} */
export const undone = (state) => ({
  ...held(state),
  tree: takenBack(state.tree, person(state)),
  paused: watched(state),
});

/** The players of a new game, by the choices.
 * @param {Choices} choices @param {number} coin 0 or 1, used for a random seat */
export function seated({ opponent, other, seat }, coin) {
  if (seat === "nobody" && opponent !== HUMAN && opponent !== FRIEND) return [opponent, other];
  const first = seat === "random" ? coin === 0 : seat === "1";
  return first ? [HUMAN, opponent] : [opponent, HUMAN];
}

/** The players; in place of the second of two bots, a person. @param {string[]} players */
export const joined = (players) => (watched({ players }) ? [HUMAN, ...players.slice(0, 1)] : players);

/** The choices for the same game once more, with the colours swapped. @param {State} state @returns {Choices} */
export function rematch({ choices, players, snapshot: { game, size, options } }) {
  const again = { ...choices, game, size, options };
  const seat = person({ players });
  if (seat !== null) return { ...again, opponent: players[2 - seat] ?? HUMAN, seat: seat === 1 ? "2" : "1" };
  const [one = HUMAN, two = HUMAN] = players;
  return watched({ players }) ? { ...again, opponent: two, other: one, seat: "nobody" } : { ...again, opponent: HUMAN };
}

/** @param {State} state @param {Choices} choices @param {number} coin @returns {State} */
export function newGame(state, choices, coin) {
  const { game: name, size, options } = choices;
  return {
    ...state,
    choices,
    ...IDLE,
    opening: { kind: "new", asked: { game: { name, size, options } }, players: seated(choices, coin) },
  };
}

/** @param {State} state @param {string} record @param {Friend | null} [friend] of the link
 * @param {string} [own] the game for which the page itself wrote the link, "" if none @returns {State} */
export const link = (state, record, friend = null, own = "") => ({
  ...state,
  ...IDLE,
  opening: { kind: "link", asked: { record }, players: [HUMAN, state.choices.opponent], friend, own },
});

/**
 * A game with its variations was opened to be watched.
 * @param {State} state @param {Diagram} position @param {Tree} tree @returns {State}
 */
export const shared = (state, position, tree) => ({
  ...begun(state, position, tree, [HUMAN, HUMAN]),
  watching: true,
  counts: false,
});

/**
 * The person goes on from the position watched, in a game of their own against the bot last chosen.
 * @param {State} state @param {number} seat the player as whom the person plays @returns {State}
 */
export function playedFrom(state, seat) {
  const { describe, choices, layout, snapshot, tree } = state;
  const rival =
    botsFor(describe, snapshot.game).find(({ name }) => name === choices.opponent)?.name ??
    gameNamed(describe, snapshot.game).opponent;
  const next = begun(state, { snapshot, layout }, alone(tree), seat === 1 ? [HUMAN, rival] : [rival, HUMAN]);
  return { ...next, counts: snapshot.outcome === null };
}

/**
 * A game of My games goes on where it was left, or is looked at again. A clock stands still in between; an outcome has
 * been counted.
 * @param {State} state @param {Diagram} position of its tree @param {Omit<Kept, "snapshot">} kept @returns {State}
 */
export function resumed(state, position, { id, begun: when, tree, players, watching = false, clock, counts, sent }) {
  const next = begun(state, position, tree, players);
  const { outcome } = position.snapshot;
  return {
    ...next,
    id,
    begun: when,
    watching,
    sent,
    clock: clock && { ...clock, running: 0 },
    counts: counts && !outcome,
    paused: goesOn(tree) || watched(next),
  };
}

/**
 * The friend has answered by a link, or has begun a game by one.
 * @param {State} state @param {Diagram} position that of the link @param {Friend} friend of the link
 * @param {Pick<Kept, "tree" | "players"> & Partial<Kept> | null} kept the game as it was known before @returns {State}
 */
export function answered(state, position, { id, seat }, kept) {
  const players = kept?.players ?? (seat === 1 ? [HUMAN, FRIEND] : [FRIEND, HUMAN]);
  const next = begun(state, position, kept && ended(kept.tree), players);
  const { outcome } = position.snapshot;
  return {
    ...next,
    id,
    begun: kept?.begun ?? 0,
    counts: !kept?.snapshot?.outcome,
    sent: kept?.sent ?? "",
    over: outcome !== null && !kept?.snapshot?.outcome,
  };
}

/**
 * The engine has opened the requested game. A link without moves begins a new game, too, which counts for the score;
 * the outcome of the previous one is tallied.
 * @param {State} state @param {Opening} opening @param {Diagram} position @returns {State}
 */
export function opened(state, { kind, players }, position) {
  const tree = grown(null, position.snapshot);
  if (kind === "link" && position.snapshot.steps.some(({ player }) => player <= 2))
    return shared(state, position, tree);
  const next = begun(state, position, tree, players);
  return { ...next, clock: players.includes(FRIEND) ? null : wound(state.choices.time), counts: !watched(next) };
}

/** Another game takes the place of the present one.
 * @param {State} state @param {Diagram} position @param {Tree | null} tree @param {string[]} players
 * @returns {State} */
const begun = (state, { snapshot, layout }, tree, players) => ({
  ...state,
  ...BEGUN,
  ...withOutcome(state),
  snapshot,
  tree: grown(tree, snapshot),
  layout: same(layout, state.layout) ? state.layout : layout,
  players: players.map((name) => rivalFor(state.describe, snapshot.game, name)),
});

/**
 * The engine has confirmed the position of a stored game, or a new worker has. Nothing changes but what an earlier
 * version may have stored differently.
 * @param {State} state @param {Diagram} position @returns {State}
 */
export const confirmed = (state, { snapshot, layout }) => ({
  ...placed(state, snapshot),
  clock: state.clock,
  layout: same(layout, state.layout) ? state.layout : layout,
});

/** @param {unknown} a @param {unknown} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

// Score

/** Under which name the results of the game shown are kept: those of each game and opponent are apart.
 * @param {State} state */
const rival = (state) => resultsOf(state.snapshot.game, opponent(state)?.name ?? (byLink(state) ? FRIEND : HUMAN));

/** @param {string} game @param {string} name of the opponent: a bot, HUMAN or FRIEND */
export const resultsOf = (game, name) => `${game} ${name}`;

/** The results by game and opponent with that of the present game.
 * @param {State} state @returns {Pick<State, "tally" | "latest">} */
export function withOutcome(state) {
  const { tally, latest, snapshot, counts } = state;
  const { outcome } = snapshot;
  if (!outcome || !counts) return { tally, latest };
  const name = rival(state);
  const known = total(tally[name]);
  const ended = outcome.winner === 0 ? "draws" : outcome.winner === (person(state) ?? 1) ? "wins" : "losses";
  known[ended] += 1;
  return {
    tally: { ...tally, [name]: [known.wins, known.losses, known.draws] },
    latest: { ...latest, [name]: [...(latest[name] ?? []), SCORES[ended]].slice(-IN_A_ROW) },
  };
}

const SCORES = { wins: 1, losses: 0, draws: 0.5 };
/** So many wins or losses one after the other tell at once that a level does not suit. */
const IN_A_ROW = 2;

/** @param {number[]} [counts] */
const total = ([wins = 0, losses = 0, draws = 0] = []) => ({ wins, losses, draws });

/** The results against the present opponent: of the person, or of player 1 if two people play. @param {State} state */
export const score = (state) => total(withOutcome(state).tally[rival(state)]);

/** @param {State} state @returns {State} */
export function resetScore(state) {
  if (watched(state)) return state;
  const { [rival(state)]: _, ...tally } = state.tally;
  const { [rival(state)]: __, ...latest } = state.latest;
  return { ...state, tally, latest, counts: state.snapshot.outcome === null };
}

/** The least games against a level that tell whether it suits. */
const TELLING = 5;
/** A level suits a person whose score lies between these shares of the games. */
const [TOO_STRONG, TOO_WEAK] = [0.3, 0.7];

/**
 * The level that would suit the person better: the next stronger one after wins in a row against the present one, or
 * with a high score, the next weaker one after losses; null if the present one suits, is too new, or is the last one of
 * the game.
 * @param {State} state
 */
export function suitable(state) {
  const level = opponent(state)?.level;
  if (!level || person(state) === null) return null;
  const step = inARow(state) || byShare(state);
  return step ? (botsFor(state.describe, state.snapshot.game).find((bot) => bot.level === level + step) ?? null) : null;
}

/** 1 after wins in a row against the present opponent, -1 after losses, otherwise 0. @param {State} state */
function inARow(state) {
  const latest = withOutcome(state).latest[rival(state)] ?? [];
  if (latest.length < IN_A_ROW || latest.some((one) => one !== latest[0])) return 0;
  return latest[0] === SCORES.wins ? 1 : latest[0] === SCORES.losses ? -1 : 0;
}

/** 1 if the score shows that the present opponent is too weak, -1 if it is too strong, otherwise 0.
 * @param {State} state */
function byShare(state) {
  const { wins, losses, draws } = score(state);
  const games = wins + losses + draws;
  const share = (wins + draws / 2) / games;
  if (games < TELLING) return 0;
  return share > TOO_WEAK ? 1 : share < TOO_STRONG ? -1 : 0;
}
