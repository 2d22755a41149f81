/** The overlay of the game's board: a pure function of the page's state. */

import type { Snapshot } from "messages";
import type { Coin, Overlay } from "../board/scene.ts";
import { candidates, hintedCells, hintedMove, line, owners, shares } from "./analysis.ts";
import { gameNamed } from "./catalogue.ts";
import { impression } from "./glance.ts";
import { carriers } from "./insight.ts";
import { exercise } from "./learning.ts";
import { shownMarks } from "./marks.ts";
import { shading } from "./openings.ts";
import { pendingStones, personToMove, worth } from "./queries.ts";
import { correction } from "./review.ts";
import type { State } from "./state.ts";

/** The overlay of a state, by the person's preferences. The values of openings, which the person has asked for, are
 * shown beside a mistake too, in place of its better line. @param manner numbers: stones show the numbers of their
 * moves; confirm: a move takes a second tap */
export const overlayOf = (state: State, { numbers, confirm }: { numbers: boolean; confirm: boolean }): Overlay => ({
  ...played(state, { numbers, confirm }),
  ...(impression(state) ?? {}),
  ...(taught(state) ?? {}),
  ...(shading(state) ?? {}),
});

/** What the review shows of a mistake, in place of all advice. */
function taught(state: State) {
  const found = exercise(state) ?? correction(state);
  return found && { looks: new Map(), shares: new Map(), owners: [], hinted: new Set<string>(), ...found };
}

/** What is shown while the game is played and analyzed. */
const played = (state: State, { numbers, confirm }: { numbers: boolean; confirm: boolean }): Overlay => ({
  playable: personToMove(state) && !state.review.aside ? state.snapshot.legal : [],
  tokens: gameNamed(state.describe, state.snapshot.game).tokens,
  busy: state.opening !== null,
  numbers,
  confirm: confirm && !state.marking,
  marks: shownMarks(state),
  chosen: state.marking !== null,
  pending: pendingStones(state),
  worths: new Map(state.snapshot.legal.map((move) => [move, worth(state, move)])),
  looks: candidates(state),
  shares: shares(state),
  owners: owners(state),
  line: line(state),
  hinted: hintedCells(state),
  pointed: hintedMove(state) !== null,
  carriers: carriers(state),
  coin: coin(state.snapshot),
});

/** The coin of a game in which chance moves: for whom it fell last. */
function coin({ steps, to_move, last }: Snapshot): Coin {
  const tosses = steps.filter(({ kind }) => kind === "chance").length;
  return { player: tosses ? to_move || (last?.player ?? 0) : 0, toss: tosses };
}
