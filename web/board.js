// @ts-check
/** The board: an SVG grid built once for a layout, and patched where the state has changed. It knows no rules. */

import { canPlay, gameNamed, pendingStones, worth } from "./state.js";
import { strings } from "./strings.js";

/** @import { Layout, State } from "./state.js" */

/**
 * @typedef {{content: number, pending: number, last: boolean, winning: boolean, legal: boolean, tokens: boolean,
 *   exact?: number, estimate?: number}} View  what a cell shows; exact, estimate: what it is worth as a move
 */

const SVG = "http://www.w3.org/2000/svg";

/** A stone's radius, in cells. */
const STONE = 0.41;

/** The height of a coordinate's text at most, in cells; on a small board its cells are large enough. */
const LABEL = 0.42;

export class Board {
  /** @type {Layout | null} */
  #layout = null;
  /** A node for each cell, in the layout's order. @type {SVGGElement[]} */
  #cells = [];
  /** What is written on each cell. @type {Element[]} */
  #words = [];
  /** Where the sides are drawn. @type {Element | null} */
  #sides = null;
  /** Whose sides they are, as drawn at present. */
  #owners = "";
  /** What each cell shows at present, as text. @type {string[]} */
  #shown = [];
  /** The cell that the Tab key reaches. */
  #current = 0;

  /** @param {SVGSVGElement} svg @param {(move: string) => void} chosen called with the cell that the person chooses */
  constructor(svg, chosen) {
    this.svg = svg;
    this.chosen = chosen;
    svg.addEventListener("click", (event) => this.#clicked(event));
    svg.addEventListener("mousedown", (event) => this.#pointed(event));
    svg.addEventListener("focusin", (event) => this.#focused(event));
    svg.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** Show a state. @param {State} state */
  draw(state) {
    const { snapshot, opening } = state;
    if (state.layout !== this.#layout) this.#build(state.layout);
    if (String(snapshot.sides) !== this.#owners) this.#paintSides(state.layout, snapshot.sides);
    const { tokens } = gameNamed(state.describe, snapshot.game);
    this.svg.classList.toggle("inert", opening !== null);
    this.svg.classList.toggle("won", snapshot.winning_cells.length > 0);
    this.svg.dataset.toMove = String(snapshot.to_move);
    this.svg.setAttribute("aria-busy", String(opening !== null));
    const stones = pendingStones(state);
    const last = new Set(snapshot.last?.cells);
    const winning = new Set(snapshot.winning_cells);
    this.#cells.forEach((cell, index) => {
      const name = String(state.layout.cells[index]?.name);
      this.#patch(cell, index, name, snapshot.players, {
        content: Number(snapshot.cells[index]),
        pending: stones.get(name) ?? 0,
        last: last.has(index),
        winning: winning.has(index),
        legal: canPlay(state, name),
        tokens,
        ...worth(state, name),
      });
    });
  }

  /** @param {SVGGElement} cell @param {number} index @param {string} name @param {string[]} players @param {View} view */
  #patch(cell, index, name, players, view) {
    const shown = JSON.stringify(view);
    if (shown === this.#shown[index]) return;
    this.#shown[index] = shown;
    const { content, pending, last, winning, legal, tokens, exact, estimate } = view;
    const stone = content || pending;
    const token = tokens && !content;
    const taken = tokens && content > 0;
    const studied = exact !== undefined || estimate !== undefined;
    const classes = { last, winning, legal, token, taken, studied, pending: pending > 0, [`stone-${stone}`]: stone > 0 };
    cell.setAttribute("class", ["cell", ...Object.entries(classes).flatMap(([key, on]) => (on ? [key] : []))].join(" "));
    cell.setAttribute("aria-label", labelOf(name, players, view));
    const words = this.#words[index];
    words?.setAttribute("class", ["words", token ? "token" : "", studied ? "studied" : ""].join(" ").trim());
    write(words, [
      token ? name : "",
      exact === undefined ? "" : `${strings.exactSign(exact)} ${strings.exact(exact)}`,
      estimate === undefined ? "" : strings.percent(estimate),
    ]);
  }

  /** @param {Layout} layout */
  #build(layout) {
    this.#layout = layout;
    this.#shown = [];
    const outline = layout.outline.map((point) => point.join()).join(" ");
    const nodes = layout.cells.map(({ x, y }) => drawCell(x, y, outline));
    this.svg.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
    const rows = layout.rows.map((row) => element("g", { role: "row" }, nodes.filter((_, index) => row.includes(index))));
    const labels = layout.labels.map(({ text, x, y }) => {
      const label = element("text", { class: "label", x, y, "font-size": Math.min(LABEL, layout.width / 20) });
      label.textContent = text;
      return label;
    });
    const sides = element("g", {});
    const frame = element("g", { "aria-hidden": "true" }, [sides, ...labels]);
    this.svg.querySelectorAll(":scope > g").forEach((old) => old.remove());
    this.#words = layout.cells.map(({ x, y }) => drawWords(x, y));
    this.svg.append(frame, ...rows, element("g", { "aria-hidden": "true" }, this.#words));
    this.#cells = nodes;
    [this.#sides, this.#owners] = [sides, ""];
    this.#reachable(layout.rows[Math.floor(layout.rows.length / 2)]?.[0] ?? 0);
  }

  /** Draw each side in its owner's colour. @param {Layout} layout @param {number[]} owners */
  #paintSides(layout, owners) {
    const lines = layout.sides.flatMap(({ points }, index) => {
      const line = points.map((point) => point.join()).join(" ");
      const player = owners[index] ?? 0;
      const edge = player ? [element("polyline", { class: `edge edge-${player}`, points: line })] : [];
      return [...edge, element("polyline", { class: `side side-${player}`, points: line })];
    });
    this.#sides?.replaceChildren(...lines);
    this.#owners = String(owners);
  }

  /** @param {Event} event @returns {number} the cell's index, -1 if it is none */
  #indexOf({ target }) {
    const cell = target instanceof Element ? target.closest(".cell") : null;
    return cell instanceof SVGGElement ? this.#cells.indexOf(cell) : -1;
  }

  /** @param {number} index */
  #choose(index) {
    const cell = this.#layout?.cells[index];
    if (cell) this.chosen(cell.name);
  }

  /** Who plays with the mouse has the arrow keys for going through the game: no cell gets the focus. @param {MouseEvent} event */
  #pointed(event) {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const index = this.#indexOf(event);
    if (index >= 0) this.#choose(index);
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const index = this.#indexOf(event);
    if (index >= 0) this.#reachable(index);
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
 * The cell that a key leads to: the arrows go along the row or to the nearest cell of the next one, Home and End to the
 * row's ends; the cell itself at an edge; null for any other key.
 * @param {Layout} layout @param {number} index @param {string} key
 */
export function neighbour({ cells, rows }, index, key) {
  const number = rows.findIndex((row) => row.includes(index));
  const row = rows[number] ?? [];
  const place = row.indexOf(index);
  // Of two cells equally near the first counts: the left one going down, the right one going up, so that up undoes down.
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

/** What a screen reader says of a cell: name and content first. @param {string} name @param {string[]} players @param {View} view */
function labelOf(name, players, { content, pending, last, winning, tokens, exact, estimate }) {
  const player = String(players[content - 1]);
  const label = [
    name,
    tokens ? (content ? strings.taken(player) : strings.token) : content ? player : strings.empty,
    pending ? strings.pendingCell : "",
    last ? strings.lastMove : "",
    winning ? strings.winning : "",
    exact === undefined ? "" : strings.exactLabel(strings.exact(exact)),
    estimate === undefined ? "" : strings.estimateLabel(strings.percent(estimate)),
  ];
  return label.filter(Boolean).join(", ");
}

/** @param {number} x @param {number} y @param {string} outline */
function drawCell(x, y, outline) {
  const parts = [
    element("polygon", { class: "ground", points: outline }),
    element("polygon", { class: "ring", points: outline }),
    element("circle", { class: "shade", r: STONE, cx: 0.03, cy: 0.05 }),
    element("circle", { class: "stone", r: STONE }),
    element("circle", { class: "mark", r: STONE / 3 }),
  ];
  const attributes = { role: "gridcell", tabindex: -1, transform: `translate(${x} ${y})` };
  return /** @type {SVGGElement} */ (element("g", attributes, parts));
}

/** What is written on a cell, for the eye alone: the cell's label says it too. @param {number} x @param {number} y */
function drawWords(x, y) {
  const texts = ["name", "exact", "estimate"].map((kind) => element("text", { class: kind }));
  return element("g", { transform: `translate(${x} ${y})` }, texts);
}

/** @param {Element | undefined} words @param {string[]} texts in the order in which they are drawn */
function write(words, texts) {
  texts.forEach((text, index) => words?.children[index]?.replaceChildren(text));
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {Element[]} [children] */
function element(name, attributes, children = []) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}
