/** What the card at the end of a game says. */

import { movesIn } from "./summary.js";
import { called } from "../model/names.js";
import { suitable } from "../model/state.js";

/** @import { State } from "../model/state.js" */
/** @import { Words } from "../words/strings.js" */

/** @typedef {{title: string, text: string, level: {name: string, text: string} | null}} Ending  level: the opponent
 *   that would suit the person better */

/** The card of a game that has just ended, null if there is none. */
export function ending(/** @type {Words} */ words, /** @type {State} */ state) {
  const { outcome, steps } = state.snapshot;
  if (!state.over || !outcome) return null;
  const { strings } = words;
  const { winner, reason } = outcome;
  const better = suitable(state);
  return {
    title: winner ? strings.won(called(words, state, winner)) : strings.drawn,
    text: strings.inMoves(movesIn(steps), reason, winner ? called(words, state, 3 - winner) : null),
    level: better && { name: better.name, text: strings.tryLevel(better.title) },
  };
}
