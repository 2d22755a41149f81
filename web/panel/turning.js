/** The buttons that turn and mirror the board. They lie at the corner of the drawing that has most room beside the
 * coin's. */

import { button, find, show } from "../dom.js";
import { freeCorners } from "../board/orientation.js";

/** @import { Layout } from "messages" */

export class Turning {
  /** The layout for which the place was chosen. @type {Layout | null} */
  #layout = null;

  /** @param {() => void} turned called when the board is to be turned on
   * @param {() => void} mirrored called when it is to be mirrored */
  constructor(turned, mirrored) {
    button("turn-on").addEventListener("click", turned);
    button("mirror").addEventListener("click", mirrored);
  }

  /** Show the buttons for a layout; without coordinates there is nothing to turn. @param {Layout} layout */
  draw(layout) {
    if (layout === this.#layout) return;
    this.#layout = layout;
    const [, corner] = freeCorners(layout);
    show("turning", layout.labels.length > 0);
    find("turning").dataset.corner = `${corner?.bottom ? "bottom" : "top"}-${corner?.right ? "right" : "left"}`;
  }
}
