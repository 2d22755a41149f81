/** What the card at the end of a game says. */

import { movesIn } from "./summary.js";
import { called } from "../model/names.js";
import { suitable } from "../model/state.js";

/** @import { State } from "../model/state.js" */
/** @import { Words } from "../lang/fluent.js" */

/** @typedef {{title: string, text: string, level: {name: string, text: string} | null}} Ending  level: the opponent
 *   that would suit the person better */

/** The card of a game that has just ended, null if there is none. */
export function ending(/** @type {Words} */ words, /** @type {State} */ state) {
  const { outcome, steps } = state.snapshot;
  if (!state.over || !outcome) return null;
  const { say } = words;
  const { winner, reason } = outcome;
  const [won, lost] = [called(words, state, winner || 1), called(words, state, 3 - (winner || 1))];
  const better = suitable(state);
  return {
    title: winner ? say("won-by", { winner: won.title, winnerSelf: won.self }) : say("drawn"),
    text: say("in-moves", { count: movesIn(steps), reason, loser: lost.title, self: lost.self }),
    level: better && { name: better.name, text: say("try-level", { title: better.title }) },
  };
}
