/** Boards within views: each is made with its element, and drawn with its view. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

import { Board } from "../board/board.ts";
import type { Scene } from "../board/scene.ts";

/** The board of each element. */
const boards: WeakMap<Element, Board> = new WeakMap();

/** A board. @param name what it shows @param chosen called with the move that the person chooses */
export const board = (id: string, name: string, scene: Scene, chosen: (move: string) => void = () => {}) =>
  html`<svg id=${id} viewBox="0 0 1 1" role="grid" aria-label=${name} ${drawn(scene, chosen)}></svg>`;

/** The directive for the element of a board. */
const drawn = (scene: Scene, chosen: (move: string) => void) =>
  ref((element) => {
    if (!(element instanceof SVGSVGElement)) return;
    const known = boards.get(element) ?? new Board(element);
    boards.set(element, known);
    known.set({ scene, chosen });
  });
