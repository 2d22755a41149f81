/** Names of players that the state alone does not know: of friends, and of strangers by their file. */

import { capitalise, type Words } from "../lang/fluent.ts";
import { FRIEND } from "./players.ts";
import { botOf, isBotGame, person, playerName } from "./queries.ts";
import type { State, Subject } from "./state.ts";
import type { Tree } from "./tree.ts";

/** @param player 1 or 2 */
export function subject({ say }: Pick<Words, "say">, state: State, player: number): Subject {
  const [bot, name] = [botOf(state, player), playerName(state, player)];
  if (state.players[player - 1] === FRIEND) return { title: say("friend"), self: false };
  const stranger = state.watching && sgfNames(state.tree)[player - 1];
  const title = bot ? (isBotGame(state) ? `${bot.title} (${name})` : bot.title) : capitalise(name);
  return { title: stranger || title, self: !bot && person(state) === player };
}

/** The names of both players in the SGF properties, "" where there is none. */
export const sgfNames = ({ nodes }: Tree): string[] =>
  ["PB", "PW"].map((name) => {
    const raw = nodes[0]?.properties?.[name]?.[0] ?? "";
    return raw.replace(/\\(\r\n|.)/gs, (_, sign) => (/[\r\n]/.test(sign) ? "" : sign)).trim();
  });
