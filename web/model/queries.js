/** What a state tells: of the bots, of who is to move, and of what can be done. */

import { botsFor, gameNamed, known } from "./catalogue.js";
import { capitalised } from "../lang/fluent.js";
import { moverAfter } from "./mover.js";
import { FRIEND, HUMAN } from "./state.js";
import { FORFEITS, isLatest, recordOf, takenBack } from "./tree.js";

/** @import { Words } from "../lang/fluent.js" */
/** @import { Named, State } from "./state.js" */
/** @import { Bot, Budget, Catalogue, Diagram, Outcome, Parameter, Settings, Snapshot } from "messages" */

/** The address at which the lab shows UCT at work on the position; null if UCT does not play the game, or it is over.
 * @param {{describe: Catalogue, snapshot: Snapshot}} state */
export function labAddress({ describe, snapshot }) {
  const plays = botsFor(describe, snapshot.game).some(({ name }) => name === "uct");
  return plays && !snapshot.outcome ? `lab.html#uct?position=${encodeURIComponent(snapshot.record)}` : null;
}

/** The opponent of that name if it plays the game, otherwise the game's default opponent.
 * @param {Catalogue} describe @param {string} game @param {string} name */
export function rivalFor(describe, game, name) {
  const plays = name === HUMAN || name === FRIEND || botsFor(describe, game).some((bot) => bot.name === name);
  return plays ? name : gameNamed(describe, game).opponent;
}

/** @type {Readonly<Budget>[]} */
const BUDGETS = [
  ...[0.5, 1, 2, 5, 10, 30, 120].map((seconds) => ({ seconds })),
  ...[1_000, 10_000, 100_000, 1_000_000].map((playouts) => ({ playouts })),
];

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

/** The legal move of that name, in the engine's language or the person's; null if there is none.
 * @param {Pick<Words, "local">} words @param {State} state @param {string} text */
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
  return new Map(pending.map((move, index) => [move, moverAfter(snapshot, index)]));
}

/** The player whose clock should run, 0 for none: clocks stop while the game waits, and a bot's runs only while it
 * thinks.
 * @param {State} state */
export function ticking(state) {
  const { thinking, paused, away, snapshot } = state;
  if (away || !canGo(state) || !isPlaced(state)) return 0;
  const busy = botToMove(state) ? thinking && !thinking.found : !paused;
  return busy ? snapshot.to_move : 0;
}

/** @param {unknown} a @param {unknown} b */
export const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
