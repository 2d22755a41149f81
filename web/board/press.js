/** Clicks of a mouse on the cells of a board, and what is drawn from cell to cell. */

/** How far a hand slips while it clicks, in pixels. */
const SLIP = 8;

/** @typedef {{at(event: Event): number, waits(index: number): boolean, chosen(index: number): void}} Clicks  at: the
 *   index of an event's cell, -1 beside the cells; waits: whether a cell waits for a second click
 * @typedef {{at(event: Event): number, begun(from: number, other: boolean): boolean, drawn(from: number, to: number):
 *   void}} Drawing  begun: called with the cell on which a finger or a button of the mouse was pressed, and whether it
 *   was the other button; whether that draws; drawn: called with the cell where it has ended, -1: it has drawn nothing
 */

/** Whether a hand has hardly moved since it pressed. @param {{x: number, y: number}} press @param {MouseEvent} event */
const slipped = ({ x, y }, event) => Math.hypot(event.clientX - x, event.clientY - y) < SLIP;

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
    const cell = slipped(press, event) ? press.index : at(event);
    if (event.detail < 2 || (cell >= 0 && waits(cell))) chosen(cell);
  };
  svg.addEventListener("mousedown", pressed, { signal });
  svg.addEventListener("click", clicked, { signal });
}

/** Follow what is drawn from cell to cell, or with the other button of the mouse on one, until the signal.
 * @param {SVGSVGElement} svg @param {Drawing} drawing @param {AbortSignal} signal */
export function followDrawing(svg, { at, begun, drawn }, signal) {
  let press = { from: -1, other: false, x: NaN, y: NaN };
  let draws = false;
  const end = (/** @type {number} */ to) => {
    if (draws) drawn(press.from, to);
    draws = false;
  };
  const pressed = (/** @type {PointerEvent} */ event) => {
    end(-1); // by another finger
    press = { from: at(event), other: event.button === 2, x: event.clientX, y: event.clientY };
    draws = event.isPrimary && press.from >= 0 && begun(press.from, press.other);
    // The cells under a finger are told of it, not the one on which it was pressed.
    if (draws && event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
  };
  // Without the other button, a single cell is chosen by a click.
  const released = (/** @type {PointerEvent} */ event) => {
    const to = slipped(press, event) ? press.from : at(event);
    end(to === press.from && !press.other ? -1 : to);
  };
  const kept = (/** @type {Event} */ event) => event.cancelable && event.preventDefault();
  svg.addEventListener("pointerdown", pressed, { signal });
  document.addEventListener("pointerup", released, { signal });
  document.addEventListener("pointercancel", () => end(-1), { signal });
  svg.addEventListener("touchmove", (event) => draws && kept(event), { signal, passive: false }); // it does not scroll
  svg.addEventListener("contextmenu", (event) => (draws || press.other) && kept(event), { signal });
}
