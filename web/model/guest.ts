/** The card for newcomers: a welcome, or an invitation by a friend's link. */

import { findGame } from "./catalogue.ts";
import { isKnown } from "./ladder.ts";
import { canPersonMove, isByLink } from "./queries.ts";
import type { State } from "./state.ts";

export interface Guest {
  card: "welcome" | "invitation" | null; // which one lies over the board
  record: string; // that of the position over which the welcome lies
  familiar: boolean; // whether the welcome tells those who know a game of this kind the difference
  recalls: number; // how often the person has asked for the welcome
}

export const NO_GUEST: Readonly<Guest> = { card: null, record: "", familiar: false, recalls: 0 };

/** The card for a new visit, if any. @param asks whether the address asks for something */
export function cardFor(state: State, asks: boolean): Guest["card"] {
  const { preferences, opening, snapshot } = state;
  if (preferences.welcomed || isKnown(state) || snapshot.ply > 0) return null;
  if (opening?.friend) return "invitation";
  return asks || opening ? null : "welcome";
}

/** Whether the card is no longer of use, as the person has begun to play. */
export function isPast(state: State) {
  const { guest, snapshot, pending, opening } = state;
  if (guest.card === "invitation") return !opening && (pending.length > 0 || !isByLink(state) || !canPersonMove(state));
  return guest.record !== snapshot.record || pending.length > 0 || opening !== null;
}

export const optionSummaries = ({ describe, snapshot: { game, options } }: Pick<State, "describe" | "snapshot">) =>
  findGame(describe, game).options.flatMap(({ name, summary }) => (options[name] === true && summary) || []);
