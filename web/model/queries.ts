/** What a state tells: of the bots, of who is to move, and of what can be done. */

import type { Bot, Budget, Catalogue, Diagram, Outcome, Parameter, Settings, Snapshot } from "messages";
import { capitalised, type Words } from "../lang/fluent.ts";
import { botsFor, gameNamed, known } from "./catalogue.ts";
import { moverAfter } from "./mover.ts";
import { FRIEND, HUMAN, type Named, type State } from "./state.ts";
import { FORFEITS, isLatest, recordOf, takenBack } from "./tree.ts";

/** The address at which the lab shows UCT at work on the position; null if UCT does not play the game, or it is over.
 */
export function labAddress({ describe, snapshot }: { describe: Catalogue; snapshot: Snapshot }) {
  const plays = botsFor(describe, snapshot.game).some(({ name }) => name === "uct");
  return plays && !snapshot.outcome ? `lab.html#uct?position=${encodeURIComponent(snapshot.record)}` : null;
}

/** The opponent of that name if it plays the game, otherwise the game's default opponent. */
export function rivalFor(describe: Catalogue, game: string, name: string) {
  const plays = name === HUMAN || name === FRIEND || botsFor(describe, game).some((bot) => bot.name === name);
  return plays ? name : gameNamed(describe, game).opponent;
}

const BUDGETS: Readonly<Budget>[] = [
  ...[0.5, 1, 2, 5, 10, 30, 120].map((seconds) => ({ seconds })),
  ...[1_000, 10_000, 100_000, 1_000_000].map((playouts) => ({ playouts })),
];

/** The budgets to choose from for a bot, including its default. */
export const budgetsFor = ({ budget }: Bot): Readonly<Budget>[] =>
  !budget || BUDGETS.some((other) => same(other, budget))
    ? BUDGETS
    : [...BUDGETS, budget].sort((one, other) => amount(one) - amount(other));

/** The number of workers that the bots of this game use. */
export const workersFor = (state: State) => (rivals(state).some(({ parallel }) => parallel) ? state.workers : 1);

const amount = (budget: Budget) => ("seconds" in budget ? budget.seconds : budget.playouts);

/** The budget of a bot for a move. */
export const budgetOf = ({ budgets }: State, bot: Bot) =>
  budgetsFor(bot).find((budget) => same(budget, budgets[bot.name])) ?? bot.budget;

/** The settings of a bot that the person has changed, without those that it no longer accepts. */
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

/** The name of a player. @param player 1 or 2 */
export const playerName = ({ describe, snapshot }: { describe: Catalogue; snapshot: Snapshot }, player: number) =>
  known(gameNamed(describe, snapshot.game).players[player - 1], `player ${player}`);

/** The player as whom the person plays; null if two people at this board or two bots play. */
export function person({ players }: { players: string[] }) {
  const seats = players.flatMap((name, index) => (name === HUMAN ? [index + 1] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** The bot that plays as the given player, null if none does. */
export const botOf = ({ describe, players }: State, player: number) =>
  describe.bots.find(({ name }) => name === players[player - 1]) ?? null;

/** The bot that is to move, if one is. */
export const botToMove = (state: State) => botOf(state, state.snapshot.to_move);

/** Whether two bots play each other. */
export const watched = ({ players }: { players: string[] }) => !players.includes(HUMAN);

/** Whether the person plays against a friend by links. */
export const byLink = ({ players }: { players: string[] }) => players.includes(FRIEND);

/** Whether the friend is to move, who has to be sent the link. */
export const friendToMove = ({ players, snapshot }: State) => players[snapshot.to_move - 1] === FRIEND;

/** The bots in this game, without duplicates. */
export const rivals = (state: State) => [...new Set([botOf(state, 1), botOf(state, 2)])].filter((bot) => bot !== null);

/** The bot that a person plays against, if one does. */
export const opponent = (state: State) => (watched(state) ? null : (rivals(state)[0] ?? null));

export function named(state: State, player: number): Named {
  const bot = botOf(state, player);
  const name = playerName(state, player);
  if (bot) return { title: watched(state) ? `${bot.title} (${name})` : bot.title, self: false };
  return { title: capitalised(name), self: person(state) === player };
}

/** Whether a person may choose a move now, whether or not the engine is ready: in a game by links only in the latest
 * position. */
export const personToMove = (state: State) =>
  state.snapshot.to_move !== 0 &&
  !state.opening &&
  !state.watching &&
  !botToMove(state) &&
  !(byLink(state) && (friendToMove(state) || !isLatest(state.tree)));

export const canPlay = (state: State, move: string) => personToMove(state) && state.snapshot.legal.includes(move);

/** The legal move of that name, in the engine's language or the person's; null if there is none. */
export function moveCalled({ local }: Pick<Words, "local">, state: State, text: string) {
  const name = text.toLowerCase();
  return (
    state.snapshot.legal.find(
      (move) => canPlay(state, move) && (move === name || local(move).toLowerCase() === name),
    ) ?? null
  );
}

/** The legal moves that are not cells of the board. */
export function actions({ snapshot, layout }: Diagram) {
  const cells = new Set(layout.cells.map(({ name }) => name));
  return snapshot.legal.filter((move) => !cells.has(move));
}

/** Whether a game ended off the board. */
export const isForfeit = (outcome: Outcome | null) => FORFEITS.some((reason) => reason === outcome?.reason);

/** Whether a turn can be taken back; in a game by links only the latest move, before its link is sent. */
export const canUndo = (state: State) =>
  canGo(state) &&
  !state.watching &&
  takenBack(state.tree, person(state)) !== state.tree &&
  (!byLink(state) || (isLatest(state.tree) && state.sent !== state.snapshot.record && latestIsMine(state)));

/** Whether the latest step is the person's. */
const latestIsMine = (state: State) =>
  state.snapshot.steps.findLast(({ player }) => player <= 2)?.player === person(state);

export const canResign = (state: State) =>
  state.engine.phase === "ready" &&
  !state.opening &&
  state.snapshot.to_move !== 0 &&
  !state.watching &&
  !watched(state) &&
  (!byLink(state) || personToMove(state));

/** Whether another position of the game can be shown. */
export const canGo = (state: State) => state.engine.phase === "ready" && !state.opening;

/** Whether the snapshot has caught up with the tree. */
export const isPlaced = ({ opening, snapshot, tree }: State) => !opening && recordOf(tree) === snapshot.record;

/** Whether the engine knows the exact values of moves in this game. */
export const canStudy = ({ describe, snapshot }: State) => gameNamed(describe, snapshot.game).exact;

/** Whether to show exact values of moves: the option is on, and a person is to move. */
export const studies = (state: State) => state.studying && canStudy(state) && personToMove(state);

/** The known values of a move. */
export function worth(state: State, move: string): { exact?: number; estimate?: number } {
  const { study, snapshot } = state;
  if (!studies(state) || study?.record !== snapshot.record) return {};
  return { exact: study.exact?.[move], estimate: study.estimate?.[move] };
}

/** Stones shown before the engine has answered. @returns cell's name -> player */
export function pendingStones({ pending, snapshot }: State): Map<string, number> {
  return new Map(pending.map((move, index) => [move, moverAfter(snapshot, index)]));
}

/** The player whose clock should run, 0 for none: clocks stop while the game waits, and a bot's runs only while it
 * thinks. */
export function ticking(state: State) {
  const { thinking, paused, away, snapshot } = state;
  if (away || !canGo(state) || !isPlaced(state)) return 0;
  const busy = botToMove(state) ? thinking && !thinking.found : !paused;
  return busy ? snapshot.to_move : 0;
}

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
