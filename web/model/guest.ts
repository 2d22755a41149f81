/** The card for somebody who is new here: a welcome, or what a friend's link invites to. */

import type { Catalogue, Lesson } from "messages";
import { gameNamed } from "./catalogue.ts";
import { isKnown } from "./ladder.ts";
import { byLink, personToMove } from "./queries.ts";
import type { State } from "./state.ts";

/** The part of the state that belongs to this card. */
export interface Guest {
  card: "welcome" | "invitation" | null; // which one lies over the board
  record: string; // that of the position over which the welcome lies
  familiar: boolean; // whether the welcome tells those who know a game of this kind the difference
  recalls: number; // how often the person has asked for the welcome
}

/** The card for whoever has just come. @param asks whether the address asks for something */
export function cardFor(state: State, asks: boolean): Guest["card"] {
  const { preferences, opening, snapshot } = state;
  if (preferences.welcomed || isKnown(state) || snapshot.ply > 0) return null;
  if (opening?.friend) return "invitation";
  return asks || opening ? null : "welcome";
}

/** Whether the card is of use no more: whoever has begun to play needs none. */
export function isPast(state: State) {
  const { guest, snapshot, pending, opening } = state;
  if (guest.card === "invitation") return !opening && (pending.length > 0 || !byLink(state) || !personToMove(state));
  return guest.record !== snapshot.record || pending.length > 0 || opening !== null;
}

/** What the options of the game shown mean, as far as they are switched on. */
export const optionsTold = ({
  describe,
  snapshot: { game, options },
}: {
  describe: Catalogue;
  snapshot: State["snapshot"];
}): string[] =>
  gameNamed(describe, game).options.flatMap(({ name, summary }) => (options[name] === true && summary) || []);

/** The first lesson on a game, undefined if there is none. */
export const lessonOn = (lessons: Lesson[], game: string) => lessons.find((lesson) => lesson.game === game);
