/** What follows from a state: the bots, who is to move, and what can be done. */

import type { Bot, Budget, Catalogue, Diagram, Layout, Parameter, Settings, Snapshot } from "messages";
import type { Words } from "../lang/fluent.ts";
import { botsFor, ensure, findGame } from "./catalogue.ts";
import { FRIEND, HUMAN } from "./players.ts";
import { moverAfter } from "./record.ts";
import type { State } from "./state.ts";
import { isLatest, isVariation, recordOf, takeBack } from "./tree.ts";

/** The lab's address for UCT at work on the position; null if UCT does not play the game, or it is over. */
export function labAddress({ describe, snapshot }: { describe: Catalogue; snapshot: Snapshot }) {
  const plays = botsFor(describe, snapshot.game).some(({ name }) => name === "uct");
  return plays && !snapshot.outcome ? `lab.html#uct?position=${encodeURIComponent(snapshot.record)}` : null;
}

/** The bot of this name if it plays the game, otherwise the game's usual opponent. */
export const botFor = (describe: Catalogue, game: string, name: string) =>
  botsFor(describe, game).some((bot) => bot.name === name) ? name : findGame(describe, game).opponent;

/** A person, or the bot of this name if it plays the game, otherwise the game's usual opponent. */
export const opponentFor = (describe: Catalogue, game: string, name: string) =>
  name === HUMAN || name === FRIEND ? name : botFor(describe, game, name);

/** The kinds of budgets: the amounts that are offered, and the least, the most and the step of others. */
export const BUDGETS = {
  playouts: { offered: [100, 500, 1_000, 2_000, 5_000, 20_000], min: 1, max: 1_000_000_000_000, step: 1 },
  seconds: { offered: [0.5, 1, 2, 5, 10, 30, 120], min: 0.01, max: 86_400, step: "any" },
};
export type BudgetKind = keyof typeof BUDGETS;

export const budgetFrom = (kind: BudgetKind, amount: number): Budget =>
  kind === "seconds" ? { seconds: amount } : { playouts: amount };

export const kindOf = (budget: Budget): BudgetKind => ("seconds" in budget ? "seconds" : "playouts");

/** The amount of a budget, in playouts or in seconds. */
export const amountOf = (budget: Budget) => ("seconds" in budget ? budget.seconds : budget.playouts);

/** Whether a stored value is a budget that can be chosen. */
function isBudget(value: unknown): value is Budget {
  const [[kind, amount] = ["", 0], ...others] = Object.entries(Object(value));
  const bounds = kind === "seconds" || kind === "playouts" ? BUDGETS[kind] : null;
  if (!bounds || others.length || typeof amount !== "number") return false;
  return amount >= bounds.min && amount <= bounds.max && (kind === "seconds" || Number.isInteger(amount));
}

export const workersFor = (state: State) => (gameBots(state).some(({ parallel }) => parallel) ? state.workers : 1);

export function budgetOf({ budgets }: Pick<State, "budgets">, bot: Bot): Budget | null {
  const chosen: unknown = budgets[bot.name];
  return isBudget(chosen) ? chosen : bot.budget;
}

/** The person's settings of a bot, without those that it no longer accepts. */
export function settingsOf({ settings }: Pick<State, "settings">, bot: Bot) {
  const fits = ({ kind, min, max, choices }: Parameter, value: unknown) => {
    if (kind === "bool") return typeof value === "boolean";
    if (kind === "choice") return choices?.some(({ name }) => name === value) === true;
    return typeof value === "number" && value >= Number(min) && value <= Number(max);
  };
  const changed = settings[bot.name] ?? {};
  const known = bot.settings.filter((setting) => fits(setting, changed[setting.name]));
  return Object.fromEntries(known.map(({ name }) => [name, changed[name]])) as Settings;
}

export const playerName = ({ describe, snapshot }: { describe: Catalogue; snapshot: Snapshot }, player: number) =>
  ensure(findGame(describe, snapshot.game).players[player - 1], `player ${player}`);

/** The person's player; null if two people or two bots play. */
export function person({ players }: { players: string[] }) {
  const seats = players.flatMap((name, index) => (name === HUMAN ? [index + 1] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

export const botOf = ({ describe, players }: State, player: number) =>
  describe.bots.find(({ name }) => name === players[player - 1]) ?? null;

export const botToMove = (state: State) => botOf(state, state.snapshot.to_move);

export const isBotGame = ({ players }: { players: string[] }) => !players.includes(HUMAN);

export const isByLink = ({ players }: { players: string[] }) => players.includes(FRIEND);

/** Whether hints and analyses are allowed: while a game with a friend runs only if both have agreed on them. */
export const allowsHelp = ({ players, snapshot, assisted }: Pick<State, "players" | "snapshot" | "assisted">) =>
  assisted || !players.includes(FRIEND) || snapshot.outcome !== null;

/** Whether the friend is to move, who has to be sent the link. */
export const isFriendToMove = ({ players, snapshot }: State) => players[snapshot.to_move - 1] === FRIEND;

/** Whether the person made the latest move, or forfeited. */
const hasMovedLast = (state: State) =>
  state.snapshot.steps.findLast(({ player }) => player <= 2)?.player === person(state);

/** Whether the person has ended a game by links, and the friend was not sent the link that shows it. */
export const owesResult = (state: State) =>
  isByLink(state) && state.snapshot.outcome !== null && state.sent !== state.snapshot.record && hasMovedLast(state);

export const gameBots = (state: State) =>
  [...new Set([botOf(state, 1), botOf(state, 2)])].filter((bot) => bot !== null);

/** The bot that a person plays against, if one does. */
export const opponent = (state: State) => (isBotGame(state) ? null : (gameBots(state)[0] ?? null));

/** Whether blunders can be taken back: the opponent is a level, and the error of the analysis is known. */
export const canTeach = (state: State) =>
  Boolean(opponent(state)?.level) && findGame(state.describe, state.snapshot.game).error !== null;

export const isTaught = (state: State) => state.teaching && canTeach(state);

/** Whether a person may choose a move, even before the engine is ready; by links only in the latest position. In a game
 * that is watched its moves are variations, of both sides, while it is analyzed. */
export const canPersonMove = (state: State) =>
  state.snapshot.to_move !== 0 &&
  !state.opening &&
  (!state.watching || (state.analysing && !gameBots(state).length)) &&
  !botToMove(state) &&
  !(isByLink(state) && (isFriendToMove(state) || !isLatest(state.tree)));

export const canPlay = (state: State, move: string) => canPersonMove(state) && state.snapshot.legal.includes(move);

/** The legal move of this name, in the engine's language or the person's; null if there is none. */
export function findMove({ moveWord }: Pick<Words, "moveWord">, state: State, text: string) {
  const name = text.toLowerCase();
  const isNamed = (move: string) => move === name || moveWord(move).toLowerCase() === name;
  return state.snapshot.legal.find((move) => canPlay(state, move) && isNamed(move)) ?? null;
}

/** Whether a move is on a cell of the board. */
export const isCell = ({ layout }: { layout: Pick<Layout, "cells"> }, move: string) =>
  layout.cells.some(({ name }) => name === move);

/** The legal moves that are not cells of the board. */
export function actions({ snapshot, layout }: Diagram) {
  const cells = new Set(layout.cells.map(({ name }) => name));
  return snapshot.legal.filter((move) => !cells.has(move));
}

/** Whether a turn can be taken back; by links only the latest move, before its link is sent. */
export const canUndo = (state: State) =>
  canGo(state) &&
  !state.watching &&
  takeBack(state.tree, person(state)) !== state.tree &&
  (!isByLink(state) || (isLatest(state.tree) && state.sent !== state.snapshot.record && hasMovedLast(state)));

/** Whether the game can be resigned; once its result has counted, only where its end was taken back. */
export const canResign = (state: State) =>
  state.engine.phase === "ready" &&
  !state.opening &&
  state.snapshot.to_move !== 0 &&
  !state.watching &&
  !isBotGame(state) &&
  (state.counts || (isLatest(state.tree) && !isVariation(state.tree))) &&
  (!isByLink(state) || canPersonMove(state));

/** Whether another position of the game can be shown. */
export const canGo = (state: State) => state.engine.phase === "ready" && !state.opening;

/** Whether the snapshot has caught up with the tree. */
export const isPlaced = ({ opening, snapshot, tree }: State) => !opening && recordOf(tree) === snapshot.record;

/** Whether the engine knows exact values of moves in this game. */
export const canStudy = ({ describe, snapshot }: State) => findGame(describe, snapshot.game).exact;

/** Whether to show exact values of moves: the option is on, and a person is to move. */
export const showsWorths = (state: State) =>
  state.studying && canStudy(state) && canPersonMove(state) && allowsHelp(state);

export function worth(state: State, move: string): { exact?: number; estimate?: number } {
  const { study, snapshot } = state;
  if (!showsWorths(state) || study?.record !== snapshot.record) return {};
  return { exact: study.exact?.[move], estimate: study.estimate?.[move] };
}

/** Stones shown before the engine has answered: the player by cell. */
export function pendingStones({ pending, snapshot }: State): Map<string, number> {
  return new Map(pending.map((move, index) => [move, moverAfter(snapshot, index)]));
}

/** The player whose clock should run, 0 while the game waits; a bot's runs only while it thinks. */
export function playerOnClock(state: State) {
  const { thinking, paused, away, snapshot } = state;
  if (away || !canGo(state) || !isPlaced(state)) return 0;
  const busy = botToMove(state) ? thinking && !thinking.found : !paused;
  return busy ? snapshot.to_move : 0;
}

/** Whether the values of the first stones of the game shown are known, and they can be taken over. */
export function hasFirstStones({ describe, snapshot }: Pick<State, "describe" | "snapshot">) {
  const { openings } = findGame(describe, snapshot.game);
  return Boolean(openings && snapshot.options[openings.option] === true && openings.sizes.includes(snapshot.size));
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
