/** How the players are called, where the state alone does not know: a friend in the person's language, strangers by the
 * names in the file. */

import type { Words } from "../lang/fluent.ts";
import { named } from "./queries.ts";
import { FRIEND, type Named, type State } from "./state.ts";
import type { Tree } from "./tree.ts";

/** @param player 1 or 2 */
export function called({ say }: Pick<Words, "say">, state: State, player: number): Named {
  const name = named(state, player);
  if (state.players[player - 1] === FRIEND) return { ...name, title: say("friend") };
  return { ...name, title: (state.watching && credited(state.tree)[player - 1]) || name.title };
}

/** The names of player 1 and 2 in the SGF properties of a game, "" where there is none. */
export const credited = ({ nodes }: Tree): string[] =>
  ["PB", "PW"].map((name) => plain(nodes[0]?.properties?.[name]?.[0] ?? ""));

/** The text of a raw SGF value. */
const plain = (value: string) => value.replace(/\\(\r\n|.)/gs, (_, sign) => (/[\r\n]/.test(sign) ? "" : sign)).trim();
