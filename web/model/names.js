/** How the players are called, where the state alone does not know: a friend in the person's language, strangers by the
 * names in the file. */

import { named } from "./queries.js";
import { FRIEND } from "./state.js";

/** @import { Named, State } from "./state.js" */
/** @import { Tree } from "./tree.js" */
/** @import { Words } from "../lang/fluent.js" */

/** @param {Pick<Words, "say">} words @param {State} state @param {number} player 1 or 2 @returns {Named} */
export function called({ say }, state, player) {
  const name = named(state, player);
  if (state.players[player - 1] === FRIEND) return { ...name, title: say("friend") };
  return { ...name, title: (state.watching && credited(state.tree)[player - 1]) || name.title };
}

/** The names of player 1 and 2 in the SGF properties of a game, "" where there is none.
 * @param {Tree} tree @returns {string[]} */
export const credited = ({ nodes }) => ["PB", "PW"].map((name) => plain(nodes[0]?.properties?.[name]?.[0] ?? ""));

/** The text of a raw SGF value. @param {string} value */
const plain = (value) => value.replace(/\\(\r\n|.)/gs, (_, sign) => (/[\r\n]/.test(sign) ? "" : sign)).trim();
