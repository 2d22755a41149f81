// @ts-check
/** The board: an SVG grid, built once for each layout and patched where the scene has changed. It knows no game and no rules. */

import { shape } from "../svg.js";
import { paints } from "./paints.js";

/** @import { Cell, Layout, Scene } from "./scene.js" */

/** A stone's radius, in cells. */
const STONE = 0.41;

/** The largest font size of a coordinate, in cells; small boards use less, since their cells are drawn larger. */
const LABEL = 0.42;

export class Board {
  /** The scene shown. @type {Scene | null} */
  #scene = null;
  /** The layout for which the nodes were built. @type {Layout | null} */
  #layout = null;
  /** A node for each cell, in the layout's order. @type {SVGGElement[]} */
  #cells = [];
  /** The texts on each cell, in the layout's order. @type {SVGGElement[]} */
  #texts = [];
  /** The group that holds the sides. @type {SVGGElement | null} */
  #sides = null;
  /** The owners of the sides, as last drawn. */
  #owners = "";
  /** What each cell was last drawn with, as JSON. @type {string[]} */
  #shown = [];
  /** The cell that was tapped once and waits for a second tap, and the record of the position. */
  #proposed = { name: "", record: "" };
  /** The index of the cell that the Tab key reaches. */
  #current = 0;

  /**
   * @param {SVGSVGElement} svg the element to draw in: without children, with an accessible name
   * @param {(move: string) => void} chosen called with the cell that the person chooses
   * @param {(move: string | null) => void} looked called with the cell under the pointer or the focus, null when there is none
   */
  constructor(svg, chosen, looked = () => {}) {
    this.svg = svg;
    this.chosen = chosen;
    this.looked = looked;
    svg.classList.add("board");
    svg.append(paints(svg));
    svg.addEventListener("pointerover", (event) => this.#look(event));
    svg.addEventListener("pointerleave", () => this.looked(null));
    svg.addEventListener("focusout", () => this.looked(null));
    svg.addEventListener("click", (event) => this.#clicked(event));
    svg.addEventListener("mousedown", (event) => this.#pointed(event));
    svg.addEventListener("focusin", (event) => this.#focused(event));
    svg.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** Show a scene. @param {Scene} scene */
  draw(scene) {
    const { layout, sides, cells, busy, won, mover } = scene;
    this.#scene = scene;
    if (layout !== this.#layout) this.#build(layout);
    if (String(sides) !== this.#owners) this.#paintSides(layout, sides);
    this.svg.classList.toggle("inert", busy);
    this.svg.classList.toggle("won", won);
    this.svg.dataset.toMove = String(mover);
    this.svg.setAttribute("aria-busy", String(busy));
    cells.forEach((cell, index) => this.#patch(index, cell));
  }

  /** @param {number} index @param {Cell} cell */
  #patch(index, cell) {
    const [node, texts] = [this.#cells[index], this.#texts[index]];
    const name = this.#nameOf(index);
    const proposed = this.#isProposed(name);
    const shown = JSON.stringify([cell, proposed]);
    if (!node || !texts || shown === this.#shown[index]) return;
    this.#shown[index] = shown;
    node.setAttribute("class", ["cell", ...classesOf(cell), ...(proposed ? ["proposed"] : [])].join(" "));
    node.setAttribute("aria-label", proposed ? `${cell.label}, ${this.#scene?.again}` : cell.label);
    tint(node, cell);
    inscribe(texts, name, cell);
  }

  /** @param {Layout} layout */
  #build(layout) {
    this.#layout = layout;
    this.#shown = [];
    const outline = layout.outline.map((point) => point.join()).join(" ");
    const nodes = layout.cells.map(({ x, y }) => drawCell(x, y, outline));
    this.svg.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
    const rows = layout.rows.map((row) => shape("g", { role: "row" }, row.flatMap((index) => nodes[index] ?? [])));
    const labels = layout.labels.map(({ text, x, y }) => {
      const label = shape("text", { class: "label", x, y, "font-size": Math.min(LABEL, layout.width / 20) });
      label.textContent = text;
      return label;
    });
    const sides = shape("g");
    const frame = shape("g", { "aria-hidden": "true" }, [sides, ...labels]);
    this.svg.querySelectorAll(":scope > g").forEach((old) => old.remove());
    this.#texts = layout.cells.map(({ x, y }) => drawTexts(x, y));
    this.svg.append(frame, ...rows, shape("g", { "aria-hidden": "true" }, this.#texts));
    this.#cells = nodes;
    [this.#sides, this.#owners] = [sides, ""];
    this.#reachable(layout.rows[Math.floor(layout.rows.length / 2)]?.[0] ?? 0);
  }

  /** Draw each side in its owner's colour. @param {Layout} layout @param {number[]} owners */
  #paintSides(layout, owners) {
    const lines = layout.sides.flatMap(({ points }, index) => {
      const line = points.map((point) => point.join()).join(" ");
      const player = owners[index] ?? 0;
      const edge = player ? [shape("polyline", { class: `edge edge-${player}`, points: line })] : [];
      return [...edge, shape("polyline", { class: `side side-${player}`, points: line })];
    });
    this.#sides?.replaceChildren(...lines);
    this.#owners = String(owners);
  }

  /** @param {Event} event @returns {number} the index of its cell, -1 if it is outside of the cells */
  #indexOf({ target }) {
    const cell = target instanceof Element ? target.closest(".cell") : null;
    return cell instanceof SVGGElement ? this.#cells.indexOf(cell) : -1;
  }

  /** @param {number} index */
  #choose(index) {
    if (this.#cells[index]) this.chosen(this.#nameOf(index));
  }

  /** A click gives no cell the focus, so that the arrow keys still step through the game. @param {MouseEvent} event */
  #pointed(event) {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const index = this.#indexOf(event);
    if (index >= 0 && this.#isSure(index)) this.#choose(index);
  }

  /** Whether a tap plays the cell: where moves are confirmed, the first tap only proposes it. @param {number} index */
  #isSure(index) {
    if (!this.#scene?.again || !this.#scene.cells[index]?.legal) return true;
    const name = this.#nameOf(index);
    const sure = this.#isProposed(name);
    this.#proposed = { name: sure ? "" : name, record: this.#scene.record };
    this.draw(this.#scene);
    return sure;
  }

  /** @param {string} name */
  #isProposed(name) {
    return this.#proposed.name === name && this.#proposed.record === this.#scene?.record;
  }

  /** @param {number} index of the cell */
  #nameOf(index) {
    return this.#layout?.cells[index]?.name ?? "";
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const index = this.#indexOf(event);
    if (index >= 0) this.#reachable(index);
    this.#look(event);
  }

  /** @param {Event} event */
  #look(event) {
    this.looked(this.#layout?.cells[this.#indexOf(event)]?.name ?? null);
  }

  /** @param {number} index */
  #reachable(index) {
    this.#cells[this.#current]?.setAttribute("tabindex", "-1");
    this.#cells[index]?.setAttribute("tabindex", "0");
    this.#current = index;
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const index = this.#indexOf(event);
    if (index < 0 || !this.#layout || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") this.#choose(index);
    else {
      const next = neighbour(this.#layout, index, event.key);
      if (next === null) return;
      this.#cells[next]?.focus();
    }
    event.preventDefault();
  }
}

/**
 * The index of the cell that a key leads to, null for a key that does not navigate. Left and right go along the row, up and
 * down to the nearest cell of the next row, Home and End to the ends of the row; at an edge the index stays the same.
 * @param {Layout} layout @param {number} index @param {string} key
 */
export function neighbour({ cells, rows }, index, key) {
  const number = rows.findIndex((row) => row.includes(index));
  const row = rows[number] ?? [];
  const place = row.indexOf(index);
  // Of two equally near cells the first wins: the left one going down, the right one going up, so that up undoes down.
  const nearest = (/** @type {number[]} */ candidates) =>
    candidates.reduce((best, cell) => (distance(cell) < distance(best) - 1e-6 ? cell : best), candidates[0] ?? index);
  const across = (/** @type {number} */ cell) => cells[cell]?.x ?? NaN;
  const distance = (/** @type {number} */ cell) => Math.abs(across(cell) - across(index));
  switch (key) {
    case "ArrowLeft":
      return row[place - 1] ?? index;
    case "ArrowRight":
      return row[place + 1] ?? index;
    case "ArrowUp":
      return nearest((rows[number - 1] ?? []).toReversed());
    case "ArrowDown":
      return nearest(rows[number + 1] ?? []);
    case "Home":
      return row.at(0) ?? index;
    case "End":
      return row.at(-1) ?? index;
    default:
      return null;
  }
}

/** The classes by which the style sheet knows what a cell shows. @param {Cell} cell */
function classesOf({ stone, pending, token, legal, last, winning, number, exact, estimate, order, faded, line, hint, wrong }) {
  const seen = stone || pending;
  const marks = {
    last,
    winning,
    legal,
    faded,
    wrong,
    pending: pending > 0,
    numbered: number > 0,
    studied: exact !== "" || estimate !== "",
    best: order === 1,
    candidate: order > 1,
    [token]: token !== "",
    [`stone-${seen}`]: seen > 0,
    [`line-${line}`]: line > 0,
    [`hint-${hint}`]: hint !== "",
  };
  return Object.entries(marks).flatMap(([name, on]) => (on ? [name] : []));
}

/** Shade a cell. @param {SVGGElement} node of the cell @param {Cell} cell */
function tint(node, { shade }) {
  const heat = node.children[1];
  heat?.setAttribute("class", shade ? `heat ${shade.kind}` : "heat");
  heat?.setAttribute("fill-opacity", String(shade?.strength ?? 0));
}

/** Fill in the texts on a cell. @param {SVGGElement} node the group of its texts @param {string} name @param {Cell} cell */
function inscribe(node, name, { stone, token, last, number, exact, estimate, chance, line }) {
  const free = token === "token";
  const ground = number ? `on-${stone} ${last ? "newest" : ""}` : line ? `line-${line}` : "";
  node.setAttribute("class", ["words", free ? "token" : "", exact || estimate ? "studied" : "", ground].filter(Boolean).join(" "));
  node.style.setProperty("--letters", String(exact.length));
  const texts = [free ? name : number ? String(number) : "", exact, estimate, chance];
  texts.forEach((text, place) => node.children[place]?.replaceChildren(text));
}

/** @param {number} x @param {number} y @param {string} outline */
function drawCell(x, y, outline) {
  const parts = [
    shape("polygon", { class: "ground", points: outline }),
    shape("polygon", { class: "heat", points: outline, "fill-opacity": 0 }),
    shape("polygon", { class: "ring", points: outline }),
    shape("circle", { class: "shade", r: STONE, cx: 0.03, cy: 0.05 }),
    shape("circle", { class: "stone", r: STONE }),
    shape("circle", { class: "sign", r: STONE }),
    shape("circle", { class: "mark", r: STONE / 3 }),
  ];
  return shape("g", { role: "gridcell", tabindex: -1, transform: `translate(${x} ${y})` }, parts);
}

/** The texts on a cell, hidden from screen readers because its label says the same. @param {number} x @param {number} y */
function drawTexts(x, y) {
  const texts = ["name", "exact", "estimate", "chance"].map((kind) => shape("text", { class: kind }));
  return shape("g", { transform: `translate(${x} ${y})` }, texts);
}
