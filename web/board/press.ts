/** Clicks of a mouse on the cells of a board, and what is drawn from cell to cell. */

const SLIP = 8; // how far a hand slips while it clicks, in pixels

/** What hands do with the cells of a board, each by its index, -1 for none. */
export interface Aims {
  at: (event: Event) => number; // the cell of an event
  places: () => { x: number; y: number }[]; // the centres of the cells, in units of the drawing
  held: () => number; // the cell that waits for a second tap or click
  aimed: (index: number) => void; // called with the cell at which the finger points
  chosen: (index: number) => void; // called with the cell that was clicked, or from which the finger was lifted
  begun: (from: number, other: boolean) => boolean; // a cell was pressed, with the other button or not: does that draw?
  drawn: (from: number, to: number) => void; // called with the cell where a drawing ended
}

/** Whether a hand has hardly moved since it pressed. */
const isSlip = ({ x, y }: { x: number; y: number }, event: MouseEvent) =>
  Math.hypot(event.clientX - x, event.clientY - y) < SLIP;

/** Choose the cells that are clicked, until the signal. */
export function followClicks(svg: SVGSVGElement, { at, held, chosen }: Aims, signal: AbortSignal) {
  // The cell on which a button of the mouse was pressed, and where.
  let press = { index: -1, x: NaN, y: NaN };
  // A click gives no cell the focus, so that the arrow keys still step through the game.
  const pressed = (event: MouseEvent) => {
    press = { index: at(event), x: event.clientX, y: event.clientY };
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    event.preventDefault();
  };
  // The second click of a double click is a move that nobody meant, unless a cell waits for it. A hand that slips over
  // the edge of a cell while it clicks has meant that cell.
  const clicked = (event: MouseEvent) => {
    const cell = isSlip(press, event) ? press.index : at(event);
    if (event.detail < 2 || (cell >= 0 && cell === held())) chosen(cell);
  };
  svg.addEventListener("mousedown", pressed, { signal });
  svg.addEventListener("click", clicked, { signal });
}

/** Follow what is drawn from cell to cell, or with the other button of the mouse on one, until the signal. */
export function followDrawing(svg: SVGSVGElement, { at, begun, drawn }: Aims, signal: AbortSignal) {
  let press = { from: -1, other: false, x: NaN, y: NaN };
  let draws = false;
  const end = (to: number) => {
    if (draws) drawn(press.from, to);
    draws = false;
  };
  const pressed = (event: PointerEvent) => {
    end(-1); // by another finger
    press = { from: at(event), other: event.button === 2, x: event.clientX, y: event.clientY };
    draws = event.isPrimary && press.from >= 0 && begun(press.from, press.other);
    // Events go to the cells under a finger, not to the one on which it was pressed.
    if (draws && event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
  };
  // Without the other button, a single cell is chosen by a click.
  const released = (event: PointerEvent) => {
    const to = isSlip(press, event) ? press.from : at(event);
    end(to === press.from && !press.other ? -1 : to);
  };
  const kept = (event: Event) => event.cancelable && event.preventDefault();
  svg.addEventListener("pointerdown", pressed, { signal });
  document.addEventListener("pointerup", released, { signal });
  document.addEventListener("pointercancel", () => end(-1), { signal });
  svg.addEventListener("touchmove", (event) => draws && kept(event), { signal, passive: false }); // it does not scroll
  svg.addEventListener("contextmenu", (event) => (draws || press.other) && kept(event), { signal });
}
