/** The board: an SVG grid, built once for each layout and patched where the scene has changed. It knows no game and no
 * rules. */

import { keyOf } from "../model/keys.js";
import { shape } from "../svg.js";
import { changes } from "./changes.js";
import { Loupe } from "./loupe.js";
import { carry, fall, leave, toss, turnOver } from "./motion.js";
import { freeCorners } from "./orientation.js";
import { paints } from "./paints.js";

/** @import { Changes } from "./changes.js" */
/** @import { Layout, Point } from "messages" */
/** @import { Cell, Scene } from "./scene.js" */

/** A stone's radius, in cells. */
const STONE = 0.41;

/** The font size of a coordinate: in cells, the least of it in pixels, and the most in the page's font size. */
const LABEL = { size: 0.36, least: 11, most: 0.85 };

/** The largest radius of the coin, in cells. */
const COIN = 0.6;

/** The radius of the plate under a number, in cells. */
const PLATE = 0.31;

/** Milliseconds for which a cell shows that it cannot be chosen. */
const REFUSAL = 450;

/** How far a hand slips while it clicks, in pixels. */
const SLIP = 8;

export class Board {
  /** The scene shown. @type {Scene | null} */
  #scene = null;
  /** The layout for which the nodes were built. @type {Layout | null} */
  #layout = null;
  /** A node for each cell, in the layout's order. @type {SVGGElement[]} */
  #cells = [];
  /** The texts on each cell that has ever had any, by its index. @type {Map<number, SVGGElement>} */
  #texts = new Map();
  /** The group that holds the texts. @type {SVGGElement | null} */
  #words = null;
  /** The coin beside the board. @type {SVGGElement | null} */
  #coin = null;
  /** The cells whose tokens would be taken by the move that the person looks at. @type {number[]} */
  #taking = [];
  /** The group that holds the sides. @type {SVGGElement | null} */
  #sides = null;
  /** The owners of the sides, as last drawn. */
  #owners = "";
  /** What each cell was last drawn with, as JSON. @type {string[]} */
  #shown = [];
  /** The cell that was tapped once and waits for a second tap, and the record of the position. */
  #proposed = { name: "", record: "" };
  /** Sees the size of the drawing, without asking for a layout of the page that it does not need anyway. */
  #observer = new ResizeObserver(() => this.#measure());
  /** The name of the cell at which the finger points under the loupe. */
  #name = shape("text", { class: "callout", "aria-hidden": "true" });
  /** The cell on which a button of the mouse was pressed, and where. */
  #press = { index: -1, x: NaN, y: NaN };
  /** The index of the cell that the Tab key reaches. */
  #current = 0;

  /** @param {SVGSVGElement} svg the element to draw in: without children, with an accessible name
   * @param {(move: string) => void} chosen called with the move that the person chooses
   * @param {(cell: string | null) => void} looked called with the cell under the pointer or the focus, null when there
   *   is none
   * @param {(cell: string) => void} proposed called with the cell that waits for a second tap, "" when there is none
   *   any more */
  constructor(svg, chosen, looked = () => {}, proposed = () => {}) {
    this.svg = svg;
    this.chosen = chosen;
    this.looked = looked;
    this.proposed = proposed;
    svg.classList.add("board");
    svg.append(paints(svg));
    svg.addEventListener("pointerover", (event) => this.#look(this.#indexOf(event)));
    svg.addEventListener("pointerleave", () => this.#look(-1));
    svg.addEventListener("focusout", () => this.#look(-1));
    svg.addEventListener("click", (event) => this.#clicked(event));
    svg.addEventListener("mousedown", (event) => this.#pointed(event));
    svg.addEventListener("focusin", (event) => this.#focused(event));
    svg.addEventListener("keydown", (event) => this.#pressed(event));
    this.#observer.observe(svg);
    this.loupe = new Loupe(svg, {
      places: () => this.#layout?.cells ?? [],
      held: () => this.#cells.findIndex((_, index) => this.#isProposed(this.#nameOf(index))),
      aimed: (index) => this.#aim(index),
      chosen: (index) => this.#tapped(index),
    });
  }

  /** Show a scene. @param {Scene} scene */
  draw(scene) {
    const { layout, sides, cells, busy, won, mover } = scene;
    const changed = changes(this.#scene, scene);
    this.#scene = scene;
    if (layout !== this.#layout) this.#build(layout);
    if (String(sides) !== this.#owners) this.#paintSides(layout, sides);
    this.svg.classList.toggle("inert", busy);
    this.svg.classList.toggle("won", won);
    this.svg.dataset.toMove = String(mover);
    this.svg.setAttribute("aria-busy", String(busy));
    this.#coin?.setAttribute("class", scene.coin.player ? `coin stone-${scene.coin.player}` : "coin");
    for (const [index, cell] of cells.entries()) this.#patch(index, cell);
    this.#move(changed);
  }

  /** Set in motion what has changed. @param {Changes} changed */
  #move({ placed, taken, turned, carried, tossed }) {
    const { cells = [], coin } = this.#scene ?? {};
    for (const index of placed) fall(this.#stone(index));
    for (const index of taken) leave(this.#stone(index));
    for (const index of turned) turnOver(this.#stone(index), cells[index]?.stone ?? 0);
    const stone = carried && this.#stone(carried.target);
    const way = carried && [carried.source, carried.target].flatMap((index) => this.#layout?.cells[index] ?? []);
    if (stone && way) carry(this.svg, stone, way, cells[carried.target]?.stone ?? 0);
    if (tossed) toss(this.#coin?.firstElementChild, coin?.player ?? 0);
  }

  /** The stone of a cell. @param {number} index */
  #stone(index) {
    return this.#cells[index]?.querySelector(".stone");
  }

  #patch(/** @type {number} */ index, /** @type {Cell} */ cell) {
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

  /** Write on a cell; most cells never have any text. @param {number} index @param {string} name @param {Cell} cell */
  #inscribe(index, name, cell) {
    const known = this.#texts.get(index);
    const place = this.#layout?.cells[index];
    if (!place || (!known && !isInscribed(cell))) return;
    const texts = known ?? drawTexts(place.x, place.y);
    if (!known) {
      this.#texts.set(index, texts);
      this.#words?.append(texts);
    }
    inscribe(texts, name, cell);
  }

  #build(/** @type {Layout} */ layout) {
    this.#layout = layout;
    this.#shown = [];
    this.#taking = [];
    const model = drawCell(layout.outline.map((point) => point.join()).join(" "));
    const nodes = layout.cells.map(({ x, y }, index) => {
      const node = /** @type {SVGGElement} */ (model.cloneNode(true));
      node.setAttribute("transform", `translate(${x} ${y})`);
      node.children[1]?.setAttribute("transform", `rotate(${grainOf(index, layout.outline.length)})`);
      return node;
    });
    this.loupe.close();
    this.svg.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
    const rows = layout.rows.map((row) => shape("g", { role: "row" }, ...row.flatMap((index) => nodes[index] ?? [])));
    const labels = layout.labels.map(({ text, x, y }) => shape("text", { class: "label", x, y }, text));
    const sides = shape("g", { class: "sides" });
    this.#coin = drawCoin(layout);
    const frame = shape("g", { "aria-hidden": "true" }, sides, ...labels, this.#coin);
    for (const old of this.svg.querySelectorAll(":scope > g")) old.remove();
    this.#texts = new Map();
    this.#words = shape("g", { "aria-hidden": "true" });
    this.svg.append(frame, ...rows, this.#words);
    this.#cells = nodes;
    [this.#sides, this.#owners] = [sides, ""];
    this.#reachable(layout.rows[Math.floor(layout.rows.length / 2)]?.[0] ?? 0);
    this.#observer.unobserve(this.svg);
    this.#observer.observe(this.svg);
  }

  /** Fit what has a size in pixels to the size of the drawing: coordinates stay readable, and small cells get a
   * loupe. */
  #measure() {
    if (!this.#layout || this.loupe.open) return;
    const { width, height } = this.svg.getBoundingClientRect();
    const cell = Math.min(width / this.#layout.width, height / this.#layout.height);
    if (!cell) return;
    const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const size = Math.max(LABEL.least / cell, Math.min(LABEL.size, (LABEL.most * root) / cell));
    this.svg.style.setProperty("--label", `${Math.round(1000 * size) / 1000}px`);
    this.loupe.fit(cell);
  }

  /** Draw each side in its owner's colour. @param {Layout} layout @param {number[]} owners */
  #paintSides(layout, owners) {
    const drawn = (/** @type {string} */ kind, /** @type {number} */ index, /** @type {Point[]} */ line) => {
      const [player, points] = [owners[index] ?? 0, line.map((point) => point.join()).join(" ")];
      return (player ? ["edge", kind, "band"] : [kind]).map((name) =>
        shape("polyline", { class: `${name} ${name}-${player}`, points }),
      );
    };
    // The bands of two players end at the corner where their sides meet; what lies between the ends belongs to either.
    const corners = layout.sides.flatMap((_, index) =>
      cornersOf(layout, index).flatMap((corner) => drawn("corner", index, corner)),
    );
    const lines = layout.sides.flatMap(({ points }, index) => drawn("side", index, points));
    this.#sides?.replaceChildren(...corners, ...lines);
    this.#owners = String(owners);
  }

  /** @param {Event} event @returns {number} the index of its cell, -1 if it is outside of the cells */
  #indexOf({ target }) {
    const cell = target instanceof Element ? target.closest(".cell") : null;
    return cell instanceof SVGGElement ? this.#cells.indexOf(cell) : -1;
  }

  /** Play the move of a cell; one that has none shows that it cannot be chosen, as long as others can. */
  #choose(/** @type {number} */ index) {
    const move = this.#scene?.cells[index]?.move;
    if (move) this.chosen(move);
    else if (this.#scene?.cells.some((cell) => cell.move)) this.#refuse(index);
  }

  #refuse(/** @type {number} */ index) {
    const node = this.#cells[index];
    node?.classList.add("refused");
    node?.animate([], REFUSAL).finished.then(() => node.classList.remove("refused"));
  }

  /** The second click of a double click is a move that nobody meant, unless a cell waits for it. A hand that slips over
   * the edge of a cell while it clicks has meant that cell. @param {MouseEvent} event */
  #clicked(event) {
    const { index, x, y } = this.#press;
    const slipped = Math.hypot(event.clientX - x, event.clientY - y) < SLIP;
    const cell = slipped ? index : this.#indexOf(event);
    if (event.detail < 2 || this.#isProposed(this.#nameOf(cell))) this.#tapped(cell);
  }

  /** A click gives no cell the focus, so that the arrow keys still step through the game. @param {MouseEvent} event */
  #pointed(event) {
    this.#press = { index: this.#indexOf(event), x: event.clientX, y: event.clientY };
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    event.preventDefault();
  }

  /** The person has clicked a cell, or lifted the finger over it. @param {number} index -1: beside the cells */
  #tapped(index) {
    if (index >= 0 && this.#isSure(index)) this.#choose(index);
  }

  /** Whether a tap plays the cell: where moves are confirmed, the first tap only proposes it. @param {number} index */
  #isSure(index) {
    if (!this.#scene?.again || !this.#scene.cells[index]?.move) return true;
    const name = this.#nameOf(index);
    const sure = this.#isProposed(name);
    this.#proposed = { name: sure ? "" : name, record: this.#scene.record };
    this.draw(this.#scene);
    this.proposed(this.#proposed.name);
    return sure;
  }

  #isProposed(/** @type {string} */ name) {
    return this.#proposed.name === name && this.#proposed.record === this.#scene?.record;
  }

  /** @param {number} index of the cell */
  #nameOf(index) {
    return this.#layout?.cells[index]?.name ?? "";
  }

  #focused(/** @type {FocusEvent} */ event) {
    const index = this.#indexOf(event);
    if (index >= 0) this.#reachable(index);
    this.#look(index);
  }

  /** The person looks at a cell. @param {number} index -1: at none */
  #look(index) {
    const taking = this.#scene?.cells[index]?.takes ?? [];
    const before = this.#taking;
    this.#taking = taking;
    for (const one of new Set([...before, ...taking])) {
      const cell = this.#scene?.cells[one];
      if (cell) this.#patch(one, cell);
    }
    this.looked(this.#layout?.cells[index]?.name ?? null);
  }

  /** Write the name of a cell above it, as the coordinates may be out of sight. @param {number} index -1: of none */
  #callOut(index) {
    const cell = this.#layout?.cells[index];
    this.#name.remove();
    if (!cell) return;
    this.#name.textContent = cell.name;
    this.#name.setAttribute("transform", `translate(${cell.x} ${cell.y - 0.95})`);
    this.svg.append(this.#name);
  }

  /** The finger under the loupe points at a cell. @param {number} index -1: at none, or it was lifted */
  #aim(index) {
    this.svg.querySelector(".aimed")?.classList.remove("aimed");
    this.#cells[index]?.classList.add("aimed");
    this.#callOut(index);
    this.#look(index);
  }

  #reachable(/** @type {number} */ index) {
    this.#cells[this.#current]?.setAttribute("tabindex", "-1");
    this.#cells[index]?.setAttribute("tabindex", "0");
    this.#current = index;
  }

  #pressed(/** @type {KeyboardEvent} */ event) {
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

/** The index of the cell that a key leads to, null for a key that does not navigate. Left and right go along the row,
 * up and down to the nearest cell of the next row, Home and End to the ends of the row; at an edge the index stays the
 * same.
 * @param {Layout} layout @param {number} index @param {string} key */
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

/** The corners between a side and the next ones, as lines around them.
 * @param {Layout} layout @param {number} index of the side @returns {Point[][]} */
function cornersOf({ sides }, index) {
  const { points = [] } = sides[index] ?? {};
  return [points, points.toReversed()].flatMap(([corner, along]) =>
    sides.flatMap(({ points: other }, next) =>
      [other, other.toReversed()].flatMap(([start, beyond]) =>
        next !== index &&
        corner &&
        along &&
        start &&
        beyond &&
        Math.hypot(corner[0] - start[0], corner[1] - start[1]) < 0.01
          ? [[along, corner, beyond]]
          : [],
      ),
    ),
  );
}

/** The classes by which the style sheet knows what a cell shows. @param {Cell} cell */
function classesOf(cell) {
  const { last, winning, legal, offered, faded, token, line, hint, slip } = cell;
  const seen = cell.stone || cell.pending;
  const marks = {
    ...{ last, winning, legal, offered, faded },
    pending: cell.pending > 0,
    numbered: cell.number > 0,
    studied: cell.exact !== "" || cell.estimate !== "",
    best: cell.order === 1,
    candidate: cell.order > 1,
    [token]: token !== "",
    [`stone-${seen}`]: seen > 0,
    [`line-${line}`]: line > 0,
    [`hint-${hint}`]: hint !== "",
    [`slip slip-${slip}`]: slip !== "",
  };
  return Object.entries(marks).flatMap(([name, on]) => (on ? [name] : []));
}

/** Shade a cell. @param {SVGGElement} node of the cell @param {Cell} cell */
function tint(node, { shade }) {
  const heat = node.children[2];
  heat?.setAttribute("class", shade ? `heat ${shade.kind}` : "heat");
  heat?.setAttribute("opacity", String(shade?.strength ?? 0));
}

/** Whether anything is written on a cell. @param {Cell} cell */
const isInscribed = ({ token, number, exact, estimate, chance }) =>
  token === "token" || number > 0 || `${exact}${estimate}${chance}` !== "";

/** Fill in the texts on a cell.
 * @param {SVGElement} node the group of its texts @param {string} name @param {Cell} cell */
function inscribe(node, name, { stone, token, last, number, exact, estimate, chance, line }) {
  const free = token === "token";
  const ground =
    stone && (number || chance) ? `on-${stone} ${last && number ? "newest" : ""}` : line ? `line-${line}` : "";
  const plate = chance && !line && !stone ? "plated" : "";
  const looks = ["words", free ? "token" : "", exact || estimate ? "studied" : "", ground, plate];
  node.setAttribute("class", looks.filter(Boolean).join(" "));
  node.style.setProperty("--letters", String(exact.length));
  const texts = [free ? name : number ? String(number) : "", exact, estimate, chance];
  for (const [place, text] of texts.entries()) node.children[place + 1]?.replaceChildren(text);
}

/** A cell, to be copied to each of its places. @param {string} outline @returns {SVGGElement} */
function drawCell(outline) {
  const parts = [
    shape("polygon", { class: "ground", points: outline }),
    shape("polygon", { class: "grain", points: outline }),
    shape("polygon", { class: "heat", points: outline, opacity: 0 }),
    shape("polygon", { class: "ring", points: outline }),
    shape("circle", { class: "shade", r: STONE, cx: 0.03, cy: 0.05 }),
    shape("circle", { class: "stone", r: STONE }),
    shape("circle", { class: "sign", r: STONE }),
    shape("circle", { class: "mark", r: STONE / 3 }),
  ];
  return shape("g", { role: "gridcell", tabindex: -1 }, ...parts);
}

/** The angle in degrees of the grain of a cell: cells are inlaid, each as it came, and turned they cover themselves.
 * @param {number} index @param {number} corners of a cell */
const grainOf = (index, corners) => ((((index + 1) * 7919) % 31) % corners) * (360 / corners);

/** The texts on a cell, hidden from screen readers because its label says the same, and a plate under the last one. */
function drawTexts(/** @type {number} */ x, /** @type {number} */ y) {
  const texts = ["name", "exact", "estimate", "chance"].map((kind) => shape("text", { class: kind }));
  return shape("g", { transform: `translate(${x} ${y})` }, shape("circle", { class: "plate", r: PLATE }), ...texts);
}

/** The coin, in the corner of the drawing that leaves most room for it. @param {Layout} layout */
function drawCoin(layout) {
  const [corner] = freeCorners(layout);
  // The largest circle in the corner that keeps its distance.
  const r = Math.min(COIN, (corner?.room ?? 0) / (1 + Math.SQRT2));
  const across = corner?.right ? layout.width - r : r;
  const down = corner?.bottom ? layout.height - r : r;
  // A coin, not a stone: of metal, with a milled edge, and in its middle the colour for which it has fallen.
  const parts = [
    shape("circle", { class: "metal", r: r * 0.9 }),
    shape("circle", { class: "milling", r: r * 0.83 }),
    shape("circle", { class: "face", r: r * 0.5 }),
  ];
  return shape("g", { class: "coin", transform: `translate(${across} ${down})` }, shape("g", {}, ...parts));
}
