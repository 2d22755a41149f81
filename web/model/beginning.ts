/** How a game begins that somebody new here is offered. */

import type { Catalogue, Start } from "messages";
import { botsFor, gameNamed } from "./catalogue.ts";
import { NO_CLOCK } from "./clock.ts";
import type { Choices, State } from "./state.ts";

/** The levels of a game, the easiest first; empty if it has none. */
export const levelsOf = (describe: Catalogue, game: string) =>
  botsFor(describe, game).filter(({ level }) => level !== null);

/** The start of the first game for somebody who learns a game: of that one if there is one, else the usual one.
 * @param starts the usual one first */
export const firstOf = (starts: Start[], game?: string): Start =>
  (starts.find((start) => start.game === game) ?? starts[0]) as Start;

/** The choices for a first game: against the easiest level, without a clock, and the person begins. */
export function easy(state: State, start: Start): Choices {
  const game = gameNamed(state.describe, start.game);
  return { ...usual(state, start), opponent: levelsOf(state.describe, game.name)[0]?.name ?? game.opponent };
}

/** The choices for a game against its usual opponent, without a clock; the person begins. */
export function usual({ describe, choices }: State, { game, size, options }: Start): Choices {
  return { ...choices, game, size, options, opponent: gameNamed(describe, game).opponent, seat: "1", time: NO_CLOCK };
}
