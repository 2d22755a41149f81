/** The first board, which stands in the page as the build has drawn it. A first visitor sees it before the page's
 * script is there, which then draws its own in its place. */

import { storesAny } from "./person/storage.ts";

/** Show it, unless the page is to show something else, and let the person choose a cell of it. */
export function offer() {
  if (location.hash || storesAny()) return;
  document.documentElement.dataset.first = "";
  document.addEventListener("click", choose);
}

/** Let the cell that is clicked look as one whose move waits for the engine. */
function choose({ target, detail }: MouseEvent) {
  const cell = target instanceof Element ? target.closest("[data-cell]") : null;
  const board = cell?.closest<SVGSVGElement>("#board");
  if (!cell || !board || detail > 1) return;
  const looks = ["pending", `stone-${board.dataset.toMove}`];
  const chosen = board.querySelector(".pending");
  chosen?.classList.remove(...looks);
  if (cell !== chosen) cell.classList.add(...looks);
}

/** Clear the board, for one that the script draws. @returns the cell that the person has chosen, "" if there is none */
export function takeOver(board: SVGSVGElement): string {
  document.removeEventListener("click", choose);
  const chosen = board.querySelector<SVGElement>(".pending")?.dataset.cell ?? "";
  board.replaceChildren();
  board.removeAttribute("aria-hidden");
  return chosen;
}
