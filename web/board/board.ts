/** The board: an SVG grid, built for each layout and patched where the scene changes. It knows no game and no rules. */

import type { Layout } from "messages";
import { keyOf } from "../keys.ts";
import { shape } from "../svg.ts";
import { classesOf, drawTexts, inscribe, isInscribed, tint } from "./cell.ts";
import { type Changes, changes } from "./changes.ts";
import { type BoardFrame, buildFrame, fitLabels, placeCallout } from "./frame.ts";
import { Loupe } from "./loupe.ts";
import { drawMarks } from "./marks.ts";
import { carry, fall, leave, refuse, toss, turnOver } from "./motion.ts";
import { paints } from "./paints.ts";
import { followClicks, followDrawing } from "./press.ts";
import type { BoardCell, BoardScene } from "./scene.ts";
import { drawSides, isSquared } from "./sides.ts";
import { neighbour } from "./walk.ts";

/** All of it may change at any time. */
interface Config {
  scene?: BoardScene; // what the board shows: nothing before the first
  chosen?: (move: string) => void; // called with the move that the person chooses
  /** Called with the cell under the pointer or the focus, null when there is none. */
  looked?: (cell: string | null) => void;
  /** Called with the pressed cell, and whether it was by the other button of the mouse; returns whether that draws. */
  begun?: (from: string, other: boolean) => boolean;
  /** Called with both ends of what the person has drawn, which may be one cell; "": nothing was drawn. */
  drawn?: (from: string, to: string) => void;
  proposed?: (cell: string) => void; // called with the cell that waits for a second tap, "" when there is none any more
}

export class Board {
  loupe: Loupe;

  #scene: BoardScene | null = null;
  #layout: Layout | null = null;
  #frame: BoardFrame | null = null; // the nodes of the present layout
  #texts: Map<number, SVGGElement> = new Map(); // the texts on cells that have ever had any, by index
  #taking: number[] = []; // the cells whose tokens the move under the pointer would take
  #owners = ""; // the owners of the sides, as last drawn
  #shown: string[] = []; // what each cell was last drawn with, as JSON
  /** The cell that was tapped once and waits for a second tap, and the record of the position. */
  #proposed = { name: "", record: "" };
  /** Sees the size of the drawing, without asking for a layout of the page that it does not need anyway. */
  #observer = new ResizeObserver(() => this.#measure());
  /** The name of the cell at which the finger points under the loupe, as the coordinates may be out of sight. */
  #callout = shape("text", { class: "callout", "aria-hidden": "true" });
  #current = 0; // the index of the cell that the Tab key reaches
  #config: Config = {};
  #listening = new AbortController();

  /** @param svg the element to draw in: without children, with an accessible name */
  constructor(
    public svg: SVGSVGElement,
    config: Config = {},
  ) {
    svg.classList.add("board");
    svg.tabIndex = -1; // only its cells are reached by the Tab key
    svg.append(paints(svg));
    const { signal } = this.#listening;
    svg.addEventListener("pointerover", (event) => this.#look(this.#indexOf(event)), { signal });
    svg.addEventListener("pointerleave", () => this.#look(-1), { signal });
    svg.addEventListener("focusout", () => this.#look(-1), { signal });
    svg.addEventListener("focusin", (event) => this.#onFocus(event), { signal });
    svg.addEventListener("keydown", (event) => this.#onKey(event), { signal });
    this.#observer.observe(svg);
    const aims = {
      places: () => this.#layout?.cells ?? [],
      held: () => this.#cells.findIndex((_, index) => this.#isProposed(this.#nameOf(index))),
      aimed: (index: number) => this.#aim(index),
      chosen: (index: number) => this.#tap(index),
      at: (event: Event) => this.#indexOf(event),
      begun: (from: number, other: boolean) =>
        !this.loupe.open && this.#config.begun?.(this.#nameOf(from), other) === true,
      drawn: (from: number, to: number) => this.#config.drawn?.(this.#nameOf(from), this.#nameOf(to)),
    };
    this.loupe = new Loupe(svg, aims, signal);
    followClicks(svg, aims, signal);
    followDrawing(svg, aims, signal);
    this.set(config);
  }

  /** Change what is wanted of the board; what is not named stays as it was. */
  set(config: Config) {
    this.#config = { ...this.#config, ...config };
    if (config.scene) this.#draw(config.scene);
  }

  /** Leave the element as it was. */
  destroy() {
    this.#listening.abort();
    this.loupe.close();
    this.#observer.disconnect();
    this.svg.replaceChildren();
    this.svg.classList.remove("board");
  }

  /** Give the cell that the Tab key reaches the focus. */
  focus() {
    this.#cells[this.#current]?.focus({ preventScroll: true });
  }

  #draw(scene: BoardScene) {
    const { layout, sides, reached, cells, busy, won, mover } = scene;
    const changed = changes(this.#scene, scene);
    this.#scene = scene;
    if (layout !== this.#layout) this.#build(layout);
    if (String(sides) !== this.#owners) {
      this.#owners = String(sides);
      this.#frame?.sides.replaceChildren(...drawSides(layout, sides));
    }
    if (this.#frame) drawMarks(this.#frame.marks, layout, scene.marks);
    for (const [side, light] of (this.#frame?.lights ?? []).entries())
      light.classList.toggle("lit", Boolean(reached[side]));
    this.svg.classList.toggle("inert", busy);
    this.svg.classList.toggle("won", won);
    this.svg.dataset.toMove = String(mover);
    this.svg.setAttribute("aria-busy", String(busy));
    this.#frame?.coin.setAttribute("class", scene.coin.player ? `coin stone-${scene.coin.player}` : "coin");
    for (const [index, cell] of cells.entries()) this.#patch(index, cell);
    this.#move(changed);
  }

  #move({ placed, taken, turned, carried, tossed }: Changes) {
    const { cells = [], coin } = this.#scene ?? {};
    for (const index of placed) fall(this.#stone(index));
    for (const index of taken) leave(this.#stone(index));
    for (const index of turned) turnOver(this.#stone(index), cells[index]?.stone ?? 0);
    const stone = carried && this.#stone(carried.target);
    const way = carried && [carried.source, carried.target].flatMap((index) => this.#layout?.cells[index] ?? []);
    if (stone && way) carry(this.svg, stone, way, cells[carried.target]?.stone ?? 0);
    if (tossed) toss(this.#frame?.coin.firstElementChild, coin?.player ?? 0);
  }

  get #cells() {
    return this.#frame?.cells ?? [];
  }

  #stone(index: number) {
    return this.#cells[index]?.querySelector(".stone");
  }

  #patch(index: number, cell: BoardCell) {
    const node = this.#cells[index];
    const name = this.#nameOf(index);
    const proposed = this.#isProposed(name);
    const taking = this.#taking.includes(index);
    const shown = JSON.stringify([cell, proposed, taking]);
    if (!node || shown === this.#shown[index]) return;
    this.#shown[index] = shown;
    const states = [...(proposed ? ["proposed"] : []), ...(taking ? ["taking"] : [])];
    node.setAttribute("class", ["cell", ...classesOf(cell), ...states].join(" "));
    node.setAttribute("aria-label", proposed ? `${cell.label}, ${this.#scene?.again}` : cell.label);
    if (cell.winning) node.style.setProperty("--lit", String(cell.lit));
    tint(node, cell);
    this.#inscribe(index, name, cell);
  }

  /** Write on a cell; most cells never have any text. */
  #inscribe(index: number, name: string, cell: BoardCell) {
    const known = this.#texts.get(index);
    const place = this.#layout?.cells[index];
    if (!place || (!known && !isInscribed(cell))) return;
    const texts = known ?? drawTexts(place.x, place.y);
    if (!known) {
      this.#texts.set(index, texts);
      this.#frame?.words.append(texts);
    }
    inscribe(texts, name, cell);
  }

  #build(layout: Layout) {
    const focused = this.svg.contains(document.activeElement);
    this.#layout = layout;
    this.#shown = [];
    this.#taking = [];
    this.loupe.close();
    this.svg.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
    this.svg.classList.toggle("signs", isSquared(layout));
    for (const old of this.svg.querySelectorAll(":scope > g")) old.remove();
    this.#frame = buildFrame(layout);
    this.svg.append(...this.#frame.groups);
    this.#texts = new Map();
    this.#owners = "";
    this.#reachable(layout.rows[Math.floor(layout.rows.length / 2)]?.[0] ?? 0);
    if (focused) this.focus();
    this.#observer.unobserve(this.svg);
    this.#observer.observe(this.svg);
  }

  /** Fit coordinates and the loupe to the size of the drawing in pixels. */
  #measure() {
    if (!this.#layout || !this.#frame || this.loupe.open) return;
    const { width, height } = this.svg.getBoundingClientRect();
    const cell = Math.min(width / this.#layout.width, height / this.#layout.height);
    if (!cell) return;
    fitLabels(this.svg, this.#frame, this.#layout, cell);
    this.loupe.fit(cell);
  }

  /** @returns the index of its cell, -1 if it is outside of the cells */
  #indexOf({ target }: Event): number {
    const cell = target instanceof Element ? target.closest(".cell") : null;
    return cell instanceof SVGGElement ? this.#cells.indexOf(cell) : -1;
  }

  /** Play the move of a cell; one that has none shows that it cannot be chosen, as long as others can. */
  #choose(index: number) {
    const move = this.#scene?.cells[index]?.move;
    if (move) this.#config.chosen?.(move);
    else if (this.#scene?.cells.some((cell) => cell.move)) refuse(this.#cells[index]);
  }

  /** The person has clicked a cell, or lifted the finger over it. @param index -1: beside the cells */
  #tap(index: number) {
    if (index >= 0 && this.#isSure(index)) this.#choose(index);
  }

  /** Whether a tap plays the cell: where moves are confirmed, the first tap only proposes it. */
  #isSure(index: number) {
    if (!this.#scene?.again || !this.#scene.cells[index]?.move) return true;
    const name = this.#nameOf(index);
    const sure = this.#isProposed(name);
    this.#proposed = { name: sure ? "" : name, record: this.#scene.record };
    this.#draw(this.#scene);
    this.#config.proposed?.(this.#proposed.name);
    return sure;
  }

  #isProposed(name: string) {
    return this.#proposed.name === name && this.#proposed.record === this.#scene?.record;
  }

  /** @param index of the cell */
  #nameOf(index: number) {
    return this.#layout?.cells[index]?.name ?? "";
  }

  #onFocus(event: FocusEvent) {
    const index = this.#indexOf(event);
    if (index >= 0) this.#reachable(index);
    this.#look(index);
  }

  /** The person looks at a cell. @param index -1: at none */
  #look(index: number) {
    const before = this.#taking;
    this.#taking = this.#scene?.cells[index]?.takes ?? [];
    for (const one of new Set([...before, ...this.#taking])) {
      const cell = this.#scene?.cells[one];
      if (cell) this.#patch(one, cell);
    }
    this.#frame?.words.querySelector(".looked")?.classList.remove("looked");
    this.#texts.get(index)?.classList.add("looked");
    this.#config.looked?.(this.#nameOf(index) || null);
  }

  /** The finger under the loupe points at a cell. @param index -1: at none, or it was lifted */
  #aim(index: number) {
    this.svg.querySelector(".aimed")?.classList.remove("aimed");
    this.#cells[index]?.classList.add("aimed");
    const cell = this.#layout?.cells[index];
    this.#callout.remove();
    if (cell) this.svg.append(placeCallout(this.#callout, cell));
    this.#look(index);
  }

  #reachable(index: number) {
    this.#cells[this.#current]?.setAttribute("tabindex", "-1");
    this.#cells[index]?.setAttribute("tabindex", "0");
    this.#current = index;
  }

  #onKey(event: KeyboardEvent) {
    const index = this.#indexOf(event);
    const key = keyOf(event);
    if (index < 0 || !this.#layout) return;
    if (key === "Enter" || key === " ") this.#choose(index);
    else {
      const next = neighbour(this.#layout, index, key);
      if (next === null) return;
      this.#cells[next]?.focus();
    }
    event.preventDefault();
  }
}
