/** The ladder of the levels: which of them the person has beaten, and which one is next. */

import type { Bot } from "messages";
import { levelsOf } from "./beginning.ts";
import { gameNamed } from "./catalogue.ts";
import { resultsOf, withOutcome } from "./score.ts";
import type { Choices, State } from "./state.ts";

/** Wins: how often the person has beaten the level; next: whether it is the lowest that was not beaten yet. */
export type Rung = { bot: Bot; wins: number; next: boolean };

/** The levels of the game shown, or of the first game that has any: the lowest first. */
export function ladder(state: State): { game: string; rungs: Rung[] } {
  const { describe, snapshot } = state;
  const games = [snapshot.game, ...describe.games.map(({ name }) => name)];
  const game = games.find((name) => levelsOf(describe, name).length > 0) ?? snapshot.game;
  const { tally } = withOutcome(state);
  const wins = ({ name }: Bot) => tally[resultsOf(game, name)]?.[0] ?? 0;
  const levels = levelsOf(describe, game);
  const next = levels.find((bot) => !wins(bot));
  return { game, rungs: levels.map((bot) => ({ bot, wins: wins(bot), next: bot === next })) };
}

/** The choices for a game against a level of the ladder: as the last game was, if it was of that kind. */
export function rungChoices({ choices, describe }: State, game: string, opponent: string): Choices {
  const seat = choices.seat === "nobody" ? "1" : choices.seat;
  if (choices.game === game) return { ...choices, opponent, seat };
  return { ...choices, game, size: gameNamed(describe, game).sizes.default, options: {}, opponent, seat };
}

/** Whether the person has played or learnt here before. */
export const isKnown = ({ snapshot, tally, course, tasks }: Pick<State, "snapshot" | "tally" | "course" | "tasks">) =>
  Boolean(snapshot.outcome) ||
  Object.keys(tally).length > 0 ||
  course.solved.length > 0 ||
  Object.keys(tasks.progress.solved).length > 0;

/** Whether the game on the board waits for the person. */
export const isRunning = ({ snapshot }: Pick<State, "snapshot">) => snapshot.ply > 0 && !snapshot.outcome;
