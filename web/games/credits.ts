/** What a game file says of a game: the players and the date. */

import type { Words } from "../lang/fluent.ts";
import type { State } from "../model/state.ts";

export function credits({ say }: Pick<Words, "say">, { watching, players, describe, begun, tree }: State) {
  const { PB, PW, DT } = tree.nodes[0]?.properties ?? {};
  if (watching) return { first: PB?.[0] ?? "", second: PW?.[0] ?? "", date: DT?.[0] ?? "" };
  const called = (name: string) => describe.bots.find((bot) => bot.name === name)?.title ?? say("player");
  const [first = "", second = ""] = players.map(called);
  return { first, second, date: day(new Date(begun)) };
}

/** A day as 2026-11-22, where the person is. */
const day = (when: Date) =>
  [when.getFullYear(), when.getMonth() + 1, when.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
