/** The overlay of the game's board: a pure function of the page's state. */

import { candidates, hintedCells, hintedMove, line, owners, shares } from "./analysis.js";
import { impression } from "./glance.js";
import { carriers } from "./insight.js";
import { exercise } from "./learning.js";
import { shading } from "./openings.js";
import { shownMarks } from "./marks.js";
import { correction } from "./review.js";
import { gameNamed } from "./catalogue.js";
import { pendingStones, personToMove, worth } from "./queries.js";

/** @import { Coin, Overlay } from "../board/scene.js" */
/** @import { Snapshot } from "messages" */
/** @import { State } from "./state.js" */

/** The overlay of a state, by the person's preferences. The values of openings, which the person has asked for, are
 * shown beside a mistake too, in place of its better line.
 * @param {State} state @param {{numbers: boolean, confirm: boolean}} manner  numbers: stones show the numbers of their
 *   moves; confirm: a move takes a second tap
 * @returns {Overlay} */
export const overlayOf = (state, { numbers, confirm }) => ({
  ...played(state, { numbers, confirm }),
  ...(impression(state) ?? {}),
  ...(taught(state) ?? {}),
  ...(shading(state) ?? {}),
});

/** What the review shows of a mistake, in place of all advice. @param {State} state */
function taught(state) {
  const found = exercise(state) ?? correction(state);
  return found && { looks: new Map(), shares: new Map(), owners: [], hinted: new Set(), ...found };
}

/** What is shown while the game is played and analyzed.
 * @param {State} state @param {{numbers: boolean, confirm: boolean}} manner @returns {Overlay} */
const played = (state, { numbers, confirm }) => ({
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

/** The coin of a game in which chance moves: for whom it fell last. @param {Snapshot} snapshot @returns {Coin} */
function coin({ steps, to_move, last }) {
  const tosses = steps.filter(({ kind }) => kind === "chance").length;
  return { player: tosses ? to_move || (last?.player ?? 0) : 0, toss: tosses };
}
