/** What a game file says of a game: the players and the date. */

/** @import { State } from "../model/state.js" */
/** @import { Words } from "../lang/fluent.js" */

/** @param {Pick<Words, "say">} words @param {State} state */
export function credits({ say }, { watching, players, describe, begun, tree }) {
  const { PB, PW, DT } = tree.nodes[0]?.properties ?? {};
  if (watching) return { first: PB?.[0] ?? "", second: PW?.[0] ?? "", date: DT?.[0] ?? "" };
  const called = (/** @type {string} */ name) => describe.bots.find((bot) => bot.name === name)?.title ?? say("player");
  const [first = "", second = ""] = players.map(called);
  return { first, second, date: day(new Date(begun)) };
}

/** A day as 2026-11-22, where the person is. @param {Date} when */
const day = (when) =>
  [when.getFullYear(), when.getMonth() + 1, when.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
