/** How a game begins at a position that the page knows before the engine is there. */

import { NO_CLOCK } from "./clock.js";
import { botsFor, gameNamed } from "./catalogue.js";

/** @import { Catalogue, Diagram } from "messages" */
/** @import { Choices, State } from "./state.js" */

/** The levels of a game, the easiest first; empty if it has none. @param {Catalogue} describe @param {string} game */
export const levelsOf = (describe, game) => botsFor(describe, game).filter(({ level }) => level !== null);

/** The start of the first game for somebody who learns a game: of that one if there is one, else the usual one.
 * @param {Diagram[]} starts the usual one first @param {string} [game] @returns {Diagram} */
export const firstOf = (starts, game) =>
  /** @type {Diagram} */ (starts.find(({ snapshot }) => snapshot.game === game) ?? starts[0]);

/** The choices for a first game: against the easiest level, without a clock, and the person begins.
 * @param {State} state @param {Diagram} start @returns {Choices} */
export function easy(state, start) {
  const game = gameNamed(state.describe, start.snapshot.game);
  return { ...usual(state, start), opponent: levelsOf(state.describe, game.name)[0]?.name ?? game.opponent };
}

/** The choices for a game against its usual opponent, without a clock; the person begins.
 * @param {State} state @param {Diagram} start @returns {Choices} */
export function usual({ describe, choices }, { snapshot: { game, size, options } }) {
  return { ...choices, game, size, options, opponent: gameNamed(describe, game).opponent, seat: "1", time: NO_CLOCK };
}
