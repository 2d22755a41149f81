/** The ladder of the levels: which of them the person has beaten, and which one is next. */

import { levelsOf } from "./beginning.js";
import { gameNamed } from "./catalogue.js";
import { resultsOf, withOutcome } from "./score.js";

/** @import { Bot } from "messages" */
/** @import { Choices, State } from "./state.js" */

/** @typedef {{bot: Bot, wins: number, next: boolean}} Rung  wins: how often the person has beaten the level; next:
 *   whether it is the lowest that was not beaten yet */

/** The levels of the game shown, or of the first game that has any: the lowest first.
 * @param {State} state @returns {{game: string, rungs: Rung[]}} */
export function ladder(state) {
  const { describe, snapshot } = state;
  const games = [snapshot.game, ...describe.games.map(({ name }) => name)];
  const game = games.find((name) => levelsOf(describe, name).length > 0) ?? snapshot.game;
  const { tally } = withOutcome(state);
  const wins = (/** @type {Bot} */ { name }) => tally[resultsOf(game, name)]?.[0] ?? 0;
  const levels = levelsOf(describe, game);
  const next = levels.find((bot) => !wins(bot));
  return { game, rungs: levels.map((bot) => ({ bot, wins: wins(bot), next: bot === next })) };
}

/** The choices for a game against a level of the ladder: as the last game was, if it was of that kind.
 * @param {State} state @param {string} game @param {string} opponent @returns {Choices} */
export function rungChoices({ choices, describe }, game, opponent) {
  const seat = choices.seat === "nobody" ? "1" : choices.seat;
  if (choices.game === game) return { ...choices, opponent, seat };
  return { ...choices, game, size: gameNamed(describe, game).sizes.default, options: {}, opponent, seat };
}

/** Whether the person has played or learnt here before.
 * @param {Pick<State, "snapshot" | "tally" | "course" | "tasks">} state */
export const isKnown = ({ snapshot, tally, course, tasks }) =>
  Boolean(snapshot.outcome) ||
  Object.keys(tally).length > 0 ||
  course.solved.length > 0 ||
  Object.keys(tasks.progress.solved).length > 0;

/** Whether the game on the board waits for the person. @param {Pick<State, "snapshot">} state */
export const isRunning = ({ snapshot }) => snapshot.ply > 0 && !snapshot.outcome;
