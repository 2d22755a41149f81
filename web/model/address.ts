/** The address of a game: its record with the marks on its last position, as `y11:f6.g7&marks=circle-f6`. In a game by
 * links it names the friend instead: `y11:f6.g7&friend=ID.2`, followed by `.help` where both have agreed on hints and
 * analyses. A challenge names the level to play against: `y11:&level=8`. */

import { lines } from "./editing.ts";
import { formatMarks, marksOf } from "./marks.ts";
import { isByLink, isPlaced, opponent, person } from "./queries.ts";
import type { State } from "./state.ts";

/** Id: the game's name on both sides; seat: the player for whom the link is; assisted: whether both may have help. */
export type Friend = { id: string; seat: number; assisted: boolean };

/** Level: the one to play against, where a link asks for that. */
export type Link = { record: string; friend: Friend | null; level: number | null };

const MARK = /^(.*?)(?:&|%26)(?:amp;)?(?:friend(?:=|%3d)([a-z0-9]{6,32})\.([12])(\.help)?|level(?:=|%3d)(\d+))(?!\w)/is;

/** The record and the friend in an address, as chat and mail may have changed it. @param text after the "#" */
export function readAddress(text: string): Link {
  const [, record = text, id, seat, help, level] = MARK.exec(text) ?? [];
  const friend = id ? { id: id.toLowerCase(), seat: Number(seat), assisted: Boolean(help) } : null;
  return { record, friend, level: level ? Number(level) : null };
}

/** The address of a new game like this one, against the same level. */
export const challengeAddress = (state: State) => `${state.snapshot.beginning}&level=${opponent(state)?.level}`;

/** The address of the position shown; in a game by links, one for the friend. */
export function gameAddress(state: State) {
  const { record } = state.snapshot;
  if (isByLink(state))
    return `${record}&friend=${state.id}.${3 - (person(state) ?? 1)}${state.assisted ? ".help" : ""}`;
  const marks = isPlaced(state) ? marksOf(state.tree) : [];
  return marks.length ? `${record}&marks=${formatMarks(marks)}` : record;
}

/** Whether a game that is not just watched has passed the position of a record after more than `moves` moves. */
export function hasPassed({ tree, watching }: State, record: string, moves: number) {
  const line = `.${record.slice(tree.beginning.length)}`;
  const deep = line.split(".").length - 1 > moves && line.length > 1;
  return !watching && deep && record.startsWith(tree.beginning) && lines(tree).includes(line);
}

/** How the record of a link relates to the known one: it goes on, is the same, is earlier, or is another game. */
export function compareRecords(known: string, told: string): "longer" | "same" | "older" | "other" {
  if (known === told) return "same";
  if (begins(known, told)) return "longer";
  return begins(told, known) ? "older" : "other";
}

const begins = (start: string, record: string) => record.startsWith(start.endsWith(":") ? start : `${start}.`);
