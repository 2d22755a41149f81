/** The overlay of the game's board. */

import type { Snapshot } from "messages";
import type { Coin, Overlay } from "../board/scene.ts";
import { candidateLine, candidates, hintCells, owners, revealedHint, shares } from "./analysis.ts";
import { findGame } from "./catalogue.ts";
import { exerciseOverlay } from "./exercise.ts";
import { impression } from "./glance.ts";
import { carriers } from "./insight.ts";
import { exerciseOf } from "./learning.ts";
import { visibleMarks } from "./marks.ts";
import { shading } from "./openings.ts";
import { canPersonMove, pendingStones, worth } from "./queries.ts";
import { correction, losses } from "./review.ts";
import type { State } from "./state.ts";

/** The overlay of a state. Opening values that the person has asked for replace a mistake's better line. @param numbers
 * whether stones show the numbers of their moves @param confirm whether a move takes a second tap */
export const gameOverlay = (state: State, { numbers, confirm }: { numbers: boolean; confirm: boolean }): Overlay => ({
  playable: canPersonMove(state) && !state.review.aside ? state.snapshot.legal : [],
  tokens: findGame(state.describe, state.snapshot.game).tokens,
  busy: state.opening !== null,
  numbers,
  confirm: confirm && !state.marking,
  marks: [...visibleMarks(state), ...losses(state)],
  chosen: state.marking !== null,
  pending: pendingStones(state),
  worths: new Map(state.snapshot.legal.map((move) => [move, worth(state, move)])),
  looks: candidates(state),
  shares: shares(state),
  owners: owners(state),
  line: candidateLine(state),
  hinted: hintCells(state),
  pointed: revealedHint(state) !== null,
  carriers: carriers(state),
  coin: coin(state.snapshot),
  ...impression(state),
  ...mistakeOverlay(state),
  ...shading(state),
});

/** What the review shows of a mistake, in place of all advice. A try takes one tap, as it can be taken back. */
function mistakeOverlay(state: State): Overlay | null {
  const exercise = exerciseOf(state);
  const { playable, slip, line } = exercise ? exerciseOverlay(exercise) : {};
  const found = exercise ? { playable, slip, line, confirm: false } : correction(state);
  return found && { looks: new Map(), shares: new Map(), owners: [], hinted: new Set(), ...found };
}

/** The coin of a game with chance: the player for whom it fell last, and how often it was tossed. */
function coin({ steps, to_move, last }: Snapshot): Coin {
  const tosses = steps.filter(({ kind }) => kind === "chance").length;
  return { player: tosses ? to_move || (last?.player ?? 0) : 0, toss: tosses };
}
