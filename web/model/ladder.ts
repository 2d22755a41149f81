/** The ladder of the levels: which of them the person has beaten, and which one is next. */

import type { Bot } from "messages";
import { levelsOf } from "./beginning.ts";
import { findGame } from "./catalogue.ts";
import { NO_CLOCK } from "./clock.ts";
import { isRanked } from "./ranked.ts";
import { scoreKeyFor, withOutcome } from "./score.ts";
import type { Choices, State } from "./state.ts";

/** Beaten: whether the person has beaten the level; next: whether it is the one above the strongest of these. */
export type Rung = { bot: Bot; beaten: boolean; next: boolean };

/** The levels of the game asked for, by default the one shown, or of the first game that has any: the lowest first. */
export function ladder(state: State, asked: string = state.snapshot.game): { game: string; rungs: Rung[] } {
  const { describe } = state;
  const games = [asked, ...describe.games.map(({ name }) => name)];
  const game = games.find((name) => levelsOf(describe, name).length > 0) ?? asked;
  const { beaten } = withOutcome(state);
  const levels = levelsOf(describe, game);
  const isBeaten = ({ name }: Bot) => beaten.includes(scoreKeyFor(game, name));
  const next = levels[levels.findLastIndex(isBeaten) + 1];
  return { game, rungs: levels.map((bot) => ({ bot, beaten: isBeaten(bot), next: bot === next })) };
}

/** The level that the person plays next on the ladder, null above the last one. */
export const nextLevel = (state: State) => ladder(state).rungs.find(({ next }) => next)?.bot ?? null;

/** The choices for a game that can beat a level: on the board of the last game, if that is one for it. */
export function rungChoices({ choices, describe }: State, game: string, opponent: string): Choices {
  const seat = choices.seat === "nobody" ? "1" : choices.seat;
  const rung = { ...choices, opponent, seat, time: NO_CLOCK };
  if (choices.game === game && isRanked(describe, choices)) return rung;
  const { sizes, ranked } = findGame(describe, game);
  return { ...rung, game, size: Math.max(sizes.default, ranked?.size ?? 0), options: {} };
}

/** Whether the person has played or learnt here before. */
export const isKnown = (state: Pick<State, "snapshot" | "tally" | "course" | "workbook">) =>
  Boolean(state.snapshot.outcome) ||
  [state.tally, state.course.solved, state.workbook.progress.solved].some((one) => Object.keys(one).length > 0);

/** Whether the game on the board waits for the person. */
export const isRunning = ({ snapshot }: Pick<State, "snapshot">) => snapshot.ply > 0 && !snapshot.outcome;
