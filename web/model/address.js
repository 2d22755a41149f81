/** The address of a game: its record with the marks on its last position, as `y11:f6.g7&marks=circle-f6`; in a game
 * with a friend by links, whom one's own marks do not concern, the record and whom the link is for, as
 * `y11:f6.g7&friend=ID.2`. The engine reads records and marks; the rest is for the page alone. */

import { byLink, isPlaced, person } from "./queries.js";
import { lines } from "./editing.js";
import { marksOf, written } from "./marks.js";

/** @import { State } from "./state.js" */

/** @typedef {{id: string, seat: number}} Friend  the game's name on both sides, and the player for whom the link is */

const MARK = /^(.*?)(?:&|%26)(?:amp;)?friend(?:=|%3d)([a-z0-9]{6,32})\.([12])(?!\w)/is;

/** What an address tells. Its mark is found as chat and mail hand it on; the rest is for the engine to read.
 * @param {string} text what follows its "#" @returns {{record: string, friend: Friend | null}} */
export function readAddress(text) {
  const [, record, id, seat] = MARK.exec(text) ?? [];
  return record !== undefined && id
    ? { record, friend: { id: id.toLowerCase(), seat: Number(seat) } }
    : { record: text, friend: null };
}

/** The address of the position shown; in a game by links, one for the friend. @param {State} state */
export function addressOf(state) {
  const { record } = state.snapshot;
  if (byLink(state)) return `${record}&friend=${state.id}.${3 - (person(state) ?? 1)}`;
  const marks = isPlaced(state) ? marksOf(state.tree) : [];
  return marks.length ? `${record}&marks=${written(marks)}` : record;
}

/** Whether a record is that of a position which the game has passed, with more moves than these. A game that is watched
 * passes none: each of its links is there to be looked at.
 * @param {State} state @param {string} record @param {number} moves */
export function passed({ tree, watching }, record, moves) {
  const line = `.${record.slice(tree.beginning.length)}`;
  const deep = line.split(".").length - 1 > moves && line.length > 1;
  return !watching && deep && record.startsWith(tree.beginning) && lines(tree).includes(line);
}

/** How the record of a link relates to the one known: it goes on from there, is the same, is an earlier position, or
 * another game.
 * @param {string} known @param {string} told @returns {"longer" | "same" | "older" | "other"} */
export function relation(known, told) {
  if (known === told) return "same";
  if (begins(known, told)) return "longer";
  return begins(told, known) ? "older" : "other";
}

/** Whether a record goes on from another one. @param {string} start @param {string} record */
const begins = (start, record) => record.startsWith(start.endsWith(":") ? start : `${start}.`);
