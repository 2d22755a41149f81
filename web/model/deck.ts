/** The deck of the person's own mistakes. */

import type { Diagram } from "messages";
import { isLineJudged, isSurveyed } from "./analysis.ts";
import { begin, type Exercise, verdicts } from "./exercise.ts";
import { GRADES } from "./grades.ts";
import { lessonsFor } from "./learning.ts";
import { HUMAN } from "./players.ts";
import { hasFirstStones } from "./queries.ts";
import { type Card, newCard, readCards } from "./schedule.ts";
import type { State } from "./state.ts";

export interface MistakeCard extends Card {
  record: string; // of the position
  player: number; // who is to move
  move: string; // the mistake
  cost: number; // the win rate that it lost
  good: string[]; // the moves that are better, the best one first
  line: string[]; // the best one and the best replies in turn
}

/** Whether all of the game shown was to be analysed, and is, with its mistakes checked. */
export const isStudied = (state: State) =>
  state.survey?.every((record) => isSurveyed(state, record)) === true && isLineJudged(state);

/** The mistakes of the person in the game shown, all of which is analysed, as cards of this day. */
export function cardsOf(state: State, day: number): MistakeCard[] {
  const players = [1, 2].filter((player) => state.players[player - 1] === HUMAN && !state.watching);
  return players
    .flatMap((player) => lessonsFor(state, player))
    .map(({ record, player, move, cost, better, line }) => ({
      ...newCard(`${record} ${move}`, day),
      ...{ record, player, move, cost, line },
      good: [...new Set([better, ...goodMoves(state, record)])].filter((good) => good !== move),
    }));
}

/** The moves of a position that are about as good as the best one. */
function goodMoves(state: State, record: string) {
  const candidates = state.analyses[record]?.candidates ?? [];
  const isFirst = record === state.tree.beginning && hasFirstStones(state);
  const worth = (value: number) => (isFirst ? Math.min(value, 1 - value) : value); // a first stone may be taken over
  const best = worth(candidates[0]?.value ?? 0);
  return candidates.filter(({ value }) => best - worth(value) < GRADES.inaccuracy / 2).map(({ move }) => move);
}

export const cardExercise = ({ good, move }: MistakeCard, position: Diagram): Exercise =>
  begin(position, verdicts(good, position.snapshot.legal, "mistake"), { move, grade: "mistake" });

const MODEL: MistakeCard = { ...newCard("", 0), record: "", player: 1, move: "", cost: 0, good: [""], line: [""] };

/** The deck in a stored text; empty if it holds nothing of the kind. */
export const readDeck = (text: string | null) => readCards(text, MODEL).filter(({ good }) => good.length > 0);
