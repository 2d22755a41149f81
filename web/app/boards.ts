/** Boards within views, each made with its element and drawn with its view. */

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";

import { Board } from "../board/board.ts";
import type { BoardScene } from "../board/scene.ts";
import { thumbnail } from "../board/thumbnail.ts";
import { findGame } from "../model/catalogue.ts";
import type { Mistake } from "../model/review.ts";
import type { State } from "../model/state.ts";

const boards: WeakMap<Element, Board> = new WeakMap();

/** @param name what the board shows @param chosen called with the move that the person chooses */
export const liveBoard = (id: string, name: string, scene: BoardScene, chosen: (move: string) => void = () => {}) =>
  html`<svg id=${id} viewBox="0 0 1 1" role="grid" aria-label=${name} ${ref((element) => {
    if (!(element instanceof SVGSVGElement)) return;
    const known = boards.get(element) ?? new Board(element);
    boards.set(element, known);
    known.set({ scene, chosen });
  })}></svg>`;

/** The small board of the position before a mistake, an empty place until that is known. @param marks names of cells,
 * each with its style */
export const mistakeBoard = (
  { describe, layout, positions }: State,
  { record, move, grade }: Mistake,
  marks: string[][] = [],
) =>
  html`<span class="small-board ${grade}">${guard([positions[record], layout, String(marks)], () => {
    const snapshot = positions[record];
    const styles = Object.fromEntries([...marks, [move, "slip"]]);
    return snapshot && thumbnail({ snapshot, layout }, findGame(describe, snapshot.game).tokens, styles);
  })}</span>`;
