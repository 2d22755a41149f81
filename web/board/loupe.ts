/** The loupe: where cells are smaller than a fingertip, the board is enlarged around the finger for as long as it
 * touches. */

/** The least width of a cell that a finger hits without it, in pixels. */
const TARGET = 24;

/** The width of a cell under the loupe, in pixels. */
const ENLARGED = 46;

/** How far above the finger the cell that it points at is shown, in pixels. */
const LIFT = 44;

/** How far a finger slides before it leaves the cell that waits for a second tap, in pixels. */
const SLACK = 8;

/** How far from the cell that waits for a second tap the finger may touch, in pixels. */
const HOLD = 20;

/** The farthest that the point of a cell lies from its centre, in cells. */
const REACH = 0.6;

export type Place = { x: number; y: number };

/** What is chosen with the loupe. */
interface Aims {
  places: () => Place[]; // the centres of the cells, in units of the drawing
  held: () => number; // the cell that waits for a second tap, -1 for none
  aimed: (index: number) => void; // called with the cell at which the finger points, -1 for none
  chosen: (index: number) => void; // called with the cell from which the finger was lifted
}

export class Loupe {
  /** The finger, and how the drawing lies while it touches. */
  #finger: { id: number; start: Place; from: Place; unit: number; lift: number; held: number } | null = null;
  /** The view without the loupe. */
  #view = "";
  /** The cell at which the finger points. */
  #aim = -1;
  /** Whether the latest touch has used the loupe. */
  #used = false;

  /** @param svg the board @param signal ends all listening */
  constructor(
    public svg: SVGSVGElement,
    public aims: Aims,
    signal: AbortSignal,
  ) {
    svg.addEventListener("pointerdown", (event) => this.#touched(event), { signal });
    svg.addEventListener("pointermove", (event) => event.pointerId === this.#finger?.id && this.#slid(event), {
      signal,
    });
    svg.addEventListener("pointerup", (event) => event.pointerId === this.#finger?.id && this.#lifted(), { signal });
    svg.addEventListener("pointercancel", () => this.close(), { signal });
    // The touch is no click as well.
    svg.addEventListener("touchend", (event) => this.#used && event.cancelable && event.preventDefault(), {
      signal,
      passive: false,
    });
  }

  /** Whether the board is enlarged. */
  get open() {
    return this.#finger !== null;
  }

  /** Use the loupe if cells are small. @param cell the width of a cell, in pixels */
  fit(cell: number) {
    this.svg.classList.toggle("fine", cell < TARGET);
  }

  /** Show the board as it was. */
  close() {
    if (!this.#finger) return;
    this.#finger = null;
    this.svg.setAttribute("viewBox", this.#view);
    this.svg.classList.remove("magnified");
    this.#point(-1);
  }

  #touched({ pointerType, pointerId, isPrimary, clientX: x, clientY: y }: PointerEvent) {
    this.#used = false;
    if (!isPrimary) return this.close();
    const matrix = this.svg.getScreenCTM();
    if (pointerType !== "touch" || !matrix || !this.svg.classList.contains("fine")) return;
    this.#used = true;
    const { a: unit, e: left, f: top } = matrix;
    const larger = ENLARGED / unit;
    const bounds = this.svg.getBoundingClientRect();
    const lift = Math.max(0, Math.min(LIFT, y - bounds.top - ENLARGED));
    const held = this.#near({ x: (x - left) / unit, y: (y - top) / unit }, this.aims.held(), HOLD / unit);
    // The point that was touched is shown above the finger, so that the finger does not hide it.
    const origin = { x: (x - left) / unit - (x - left) / ENLARGED, y: (y - top) / unit - (y - lift - top) / ENLARGED };
    this.#finger = {
      id: pointerId,
      start: { x, y },
      from: { x: left - origin.x * ENLARGED, y: top - origin.y * ENLARGED },
      unit: ENLARGED,
      lift,
      held,
    };
    this.#view = this.svg.getAttribute("viewBox") ?? "";
    const [, , width = 1, height = 1] = this.#view.split(" ").map(Number);
    this.svg.setAttribute("viewBox", [origin.x, origin.y, width / larger, height / larger].join(" "));
    this.svg.classList.add("magnified");
    this.svg.setPointerCapture(pointerId);
    this.#slid({ clientX: x, clientY: y });
  }

  #slid({ clientX: x, clientY: y }: { clientX: number; clientY: number }) {
    const finger = this.#finger;
    if (!finger) return;
    if (Math.hypot(x - finger.start.x, y - finger.start.y) > SLACK) finger.held = -1;
    const place = { x: (x - finger.from.x) / finger.unit, y: (y - finger.lift - finger.from.y) / finger.unit };
    const bounds = this.svg.getBoundingClientRect();
    const inside = x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom;
    this.#point(finger.held >= 0 ? finger.held : inside ? this.#nearest(place) : -1);
  }

  #lifted() {
    const aim = this.#aim;
    this.close();
    if (aim >= 0) this.aims.chosen(aim);
  }

  #point(index: number) {
    if (index === this.#aim) return;
    this.#aim = index;
    this.aims.aimed(index);
  }

  /** The cell on which a place lies, -1 if it lies on none. */
  #nearest(place: Place) {
    const away = this.aims.places().map(({ x, y }) => Math.hypot(x - place.x, y - place.y));
    const least = Math.min(...away);
    return least < REACH ? away.indexOf(least) : -1;
  }

  /** A cell if a place lies near it, -1 otherwise. */
  #near(place: Place, index: number, reach: number) {
    const { x, y } = this.aims.places()[index] ?? { x: NaN, y: NaN };
    return Math.hypot(x - place.x, y - place.y) < reach ? index : -1;
  }
}
