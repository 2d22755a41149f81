/** The address of a game: its record with the marks on its last position, as `y11:f6.g7&marks=circle-f6`; in a game
 * with a friend by links, whom one's own marks do not concern, the record and whom the link is for, as
 * `y11:f6.g7&friend=ID.2`. The engine reads records and marks; the rest is for the page alone. */

import { lines } from "./editing.ts";
import { marksOf, written } from "./marks.ts";
import { byLink, isPlaced, person } from "./queries.ts";
import type { State } from "./state.ts";

/** The game's name on both sides, and the player for whom the link is. */
export type Friend = { id: string; seat: number };

const MARK = /^(.*?)(?:&|%26)(?:amp;)?friend(?:=|%3d)([a-z0-9]{6,32})\.([12])(?!\w)/is;

/** What an address tells. Its mark is found as chat and mail hand it on; the rest is for the engine to read. @param
 * text what follows its "#" */
export function readAddress(text: string): { record: string; friend: Friend | null } {
  const [, record, id, seat] = MARK.exec(text) ?? [];
  return record !== undefined && id
    ? { record, friend: { id: id.toLowerCase(), seat: Number(seat) } }
    : { record: text, friend: null };
}

/** The address of the position shown; in a game by links, one for the friend. */
export function addressOf(state: State) {
  const { record } = state.snapshot;
  if (byLink(state)) return `${record}&friend=${state.id}.${3 - (person(state) ?? 1)}`;
  const marks = isPlaced(state) ? marksOf(state.tree) : [];
  return marks.length ? `${record}&marks=${written(marks)}` : record;
}

/** Whether a record is that of a position which the game has passed, with more moves than these. A game that is
 * watched passes none: each of its links is there to be looked at. */
export function passed({ tree, watching }: State, record: string, moves: number) {
  const line = `.${record.slice(tree.beginning.length)}`;
  const deep = line.split(".").length - 1 > moves && line.length > 1;
  return !watching && deep && record.startsWith(tree.beginning) && lines(tree).includes(line);
}

/** How the record of a link relates to the one known: it goes on from there, is the same, is an earlier position, or
 * another game. */
export function relation(known: string, told: string): "longer" | "same" | "older" | "other" {
  if (known === told) return "same";
  if (begins(known, told)) return "longer";
  return begins(told, known) ? "older" : "other";
}

/** Whether a record goes on from another one. */
const begins = (start: string, record: string) => record.startsWith(start.endsWith(":") ? start : `${start}.`);
