/** The loupe: where cells are smaller than a fingertip, the board is enlarged around the finger while it touches. */

import type { Aims } from "./press.ts";

const TARGET = 24; // the least width of a cell that a finger hits without it, in pixels
const ENLARGED = 46; // the width of a cell under the loupe, in pixels
const LIFT = 44; // how far above the finger the cell that it points at is shown, in pixels
const SLACK = 8; // how far a finger slides before it leaves the cell that waits for a second tap, in pixels
const HOLD = 20; // how far from the cell that waits for a second tap the finger may touch, in pixels
const REACH = 0.6; // the farthest that the point of a cell lies from its centre, in cells

type LoupePoint = { x: number; y: number };

export class Loupe {
  /** The finger, and how the drawing lies while it touches. */
  #finger: { id: number; start: LoupePoint; from: LoupePoint; unit: number; lift: number; held: number } | null = null;
  #view = ""; // the view without the loupe
  #aim = -1; // the cell at which the finger points
  #used = false; // whether the latest touch has used the loupe

  /** @param svg the board @param signal ends all listening */
  constructor(
    public svg: SVGSVGElement,
    public aims: Aims,
    signal: AbortSignal,
  ) {
    svg.addEventListener("pointerdown", (event) => this.#onTouch(event), { signal });
    const isOurs = ({ pointerId }: PointerEvent) => pointerId === this.#finger?.id;
    svg.addEventListener("pointermove", (event) => isOurs(event) && this.#onSlide(event), { signal });
    svg.addEventListener("pointerup", (event) => isOurs(event) && this.#onLift(), { signal });
    svg.addEventListener("pointercancel", () => this.close(), { signal });
    // The touch is no click as well.
    const swallow = (event: Event) => this.#used && event.cancelable && event.preventDefault();
    svg.addEventListener("touchend", swallow, { signal, passive: false });
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

  #onTouch({ pointerType, pointerId, isPrimary, clientX: x, clientY: y }: PointerEvent) {
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
    const from = { x: left - origin.x * ENLARGED, y: top - origin.y * ENLARGED };
    this.#finger = { id: pointerId, start: { x, y }, from, unit: ENLARGED, lift, held };
    this.#view = this.svg.getAttribute("viewBox") ?? "";
    const [, , width = 1, height = 1] = this.#view.split(" ").map(Number);
    this.svg.setAttribute("viewBox", [origin.x, origin.y, width / larger, height / larger].join(" "));
    this.svg.classList.add("magnified");
    this.svg.setPointerCapture(pointerId);
    this.#onSlide({ clientX: x, clientY: y });
  }

  #onSlide({ clientX: x, clientY: y }: { clientX: number; clientY: number }) {
    const finger = this.#finger;
    if (!finger) return;
    if (Math.hypot(x - finger.start.x, y - finger.start.y) > SLACK) finger.held = -1;
    const place = { x: (x - finger.from.x) / finger.unit, y: (y - finger.lift - finger.from.y) / finger.unit };
    const bounds = this.svg.getBoundingClientRect();
    const inside = x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom;
    this.#point(finger.held >= 0 ? finger.held : inside ? this.#nearest(place) : -1);
  }

  #onLift() {
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
  #nearest(place: LoupePoint) {
    const away = this.aims.places().map(({ x, y }) => Math.hypot(x - place.x, y - place.y));
    const least = Math.min(...away);
    return least < REACH ? away.indexOf(least) : -1;
  }

  /** A cell if a place lies near it, -1 otherwise. */
  #near(place: LoupePoint, index: number, reach: number) {
    const { x, y } = this.aims.places()[index] ?? { x: NaN, y: NaN };
    return Math.hypot(x - place.x, y - place.y) < reach ? index : -1;
  }
}
