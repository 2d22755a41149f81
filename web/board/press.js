// @ts-check
/** Clicks of a mouse on the cells of a board. */

/** How far a hand slips while it clicks, in pixels. */
const SLIP = 8;

/** @typedef {{at(event: Event): number, waits(index: number): boolean, chosen(index: number): void}} Clicks  at: the
 *   index of an event's cell, -1 beside the cells; waits: whether a cell waits for a second click */

/** Choose the cells that are clicked, until the signal.
 * @param {SVGSVGElement} svg @param {Clicks} clicks @param {AbortSignal} signal */
export function followClicks(svg, { at, waits, chosen }, signal) {
  // The cell on which a button of the mouse was pressed, and where.
  let press = { index: -1, x: NaN, y: NaN };
  // A click gives no cell the focus, so that the arrow keys still step through the game.
  const pressed = (/** @type {MouseEvent} */ event) => {
    press = { index: at(event), x: event.clientX, y: event.clientY };
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    event.preventDefault();
  };
  // The second click of a double click is a move that nobody meant, unless a cell waits for it. A hand that slips over
  // the edge of a cell while it clicks has meant that cell.
  const clicked = (/** @type {MouseEvent} */ event) => {
    const slipped = Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLIP;
    const cell = slipped ? press.index : at(event);
    if (event.detail < 2 || (cell >= 0 && waits(cell))) chosen(cell);
  };
  svg.addEventListener("mousedown", pressed, { signal });
  svg.addEventListener("click", clicked, { signal });
}
