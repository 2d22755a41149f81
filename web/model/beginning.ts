/** First games that are offered to newcomers. */

import type { Catalogue, Start } from "messages";
import { botsFor, findGame } from "./catalogue.ts";
import { NO_CLOCK } from "./clock.ts";
import { isSame } from "./queries.ts";
import type { Choices, State } from "./state.ts";

/** The levels of a game, the easiest first; empty if it has none. */
export const levelsOf = (describe: Catalogue, game: string) =>
  botsFor(describe, game).filter(({ level }) => level !== null);

/** The start for somebody who has learnt `game`, else the usual one. @param starts the usual one first */
export const firstStart = (starts: Start[], game?: string): Start =>
  (starts.find((start) => start.game === game) ?? starts[0]) as Start;

/** The empty board that a game begins on, if the page knows it before the engine tells it. */
export function startOf({ describe, boards }: State, { game, size, options }: Choices) {
  const usual = Object.fromEntries(findGame(describe, game).options.map(({ name, default: value }) => [name, value]));
  const wanted = { game, size, options: { ...usual, ...options } };
  return boards.starts.find(({ snapshot: { game, size, options } }) => isSame({ game, size, options }, wanted));
}

/** The choices for a first game: against the easiest level, without a clock; the person begins. */
export function easyChoices(state: State, start: Start): Choices {
  const game = findGame(state.describe, start.game);
  return { ...usualChoices(state, start), opponent: levelsOf(state.describe, game.name)[0]?.name ?? game.opponent };
}

/** The choices for a game against its usual opponent, without a clock; the person begins. */
export function usualChoices({ describe, choices }: State, { game, size, options }: Start): Choices {
  return { ...choices, game, size, options, opponent: findGame(describe, game).opponent, seat: "1", time: NO_CLOCK };
}
