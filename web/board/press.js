/** Clicks of a mouse on the cells of a board. */

/** How far a hand slips while it clicks, in pixels. */
const SLIP = 8;

/** @typedef {{at(event: Event): number, waits(index: number): boolean, chosen(index: number): void}} Clicks  at: the
 *   index of an event's cell, -1 beside the cells; waits: whether a cell waits for a second click
 * @typedef {{at(event: Event): number, draws(): boolean, drawn(from: number, to: number): void}} Drawing  draws:
 *   whether anything can be drawn */

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

/** Follow what is drawn with the other button of the mouse, from cell to cell or on one, until the signal.
 * @param {SVGSVGElement} svg @param {Drawing} drawing @param {AbortSignal} signal */
export function followDrawing(svg, { at, draws, drawn }, signal) {
  let from = -1;
  const pressed = (/** @type {MouseEvent} */ event) => {
    from = event.button === 2 && draws() ? at(event) : -1;
  };
  const released = (/** @type {MouseEvent} */ event) => {
    const to = at(event);
    if (event.button === 2 && from >= 0 && to >= 0) drawn(from, to);
  };
  svg.addEventListener("mousedown", pressed, { signal });
  svg.addEventListener("mouseup", released, { signal });
  svg.addEventListener("contextmenu", (event) => from >= 0 && event.preventDefault(), { signal });
}
