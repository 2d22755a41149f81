// @ts-check
/** The board: an SVG grid built once for a layout, and patched where the state has changed. It knows no rules. */

import { candidates, hintedCells, hintedMove, line, owners, shares } from "./analysis.js";
import { canPlay, gameNamed, pendingStones, worth } from "./state.js";
import { local, strings } from "./strings.js";

/** @import { Look } from "./analysis.js" */
/** @import { Layout, State } from "./state.js" */

/**
 * @typedef {{content: number, pending: number, last: boolean, winning: boolean, legal: boolean, tokens: boolean,
 *   proposed: boolean, number: number, exact?: number, estimate?: number, look?: Look, share: number, owned?: number,
 *   line?: {number: number, player: number}, hint: "" | "area" | "move"}} View  what a cell shows; proposed: tapped once, and
 *   played if it is tapped again; number: that of its move, 0 for none; exact, estimate: what it is worth as a move; look: how
 *   it stands as a candidate; share: of the visits, in hundredths; owned: the chance of player 1 to own it; line: its place in
 *   the line shown
 * @typedef {{numbers: boolean, confirm: boolean}} Manner  whether stones are numbered, and whether a move takes a second tap
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
  /** What is written on each cell. @type {SVGElement[]} */
  #words = [];
  /** Where the sides are drawn. @type {Element | null} */
  #sides = null;
  /** Whose sides they are, as drawn at present. */
  #owners = "";
  /** What each cell shows at present, as text. @type {string[]} */
  #shown = [];
  /** What is shown, and how. @type {{state: State, manner: Manner} | null} */
  #drawn = null;
  /** The cell that was tapped once, and the position in which it was. */
  #proposed = { name: "", record: "" };
  /** The cell that the Tab key reaches. */
  #current = 0;

  /**
   * @param {SVGSVGElement} svg @param {(move: string) => void} chosen called with the cell that the person chooses
   * @param {(move: string | null) => void} looked called with the cell at which the person looks, null if it is none
   */
  constructor(svg, chosen, looked = () => {}) {
    this.svg = svg;
    this.chosen = chosen;
    this.looked = looked;
    svg.addEventListener("pointerover", (event) => this.#look(event));
    svg.addEventListener("pointerleave", () => this.looked(null));
    svg.addEventListener("focusout", () => this.looked(null));
    svg.addEventListener("click", (event) => this.#clicked(event));
    svg.addEventListener("mousedown", (event) => this.#pointed(event));
    svg.addEventListener("focusin", (event) => this.#focused(event));
    svg.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** Show a state. @param {State} state @param {Manner} manner */
  draw(state, manner) {
    const { snapshot, opening } = state;
    this.#drawn = { state, manner };
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
    const [looks, visits, owned, moves, hinted] = [candidates(state), shares(state), owners(state), line(state), hintedCells(state)];
    const most = Math.max(...visits.values(), 0.01);
    this.#cells.forEach((cell, index) => {
      const name = String(state.layout.cells[index]?.name);
      this.#patch(cell, index, name, snapshot.players, {
        content: Number(snapshot.cells[index]),
        pending: stones.get(name) ?? 0,
        last: last.has(index),
        winning: winning.has(index),
        legal: canPlay(state, name),
        tokens,
        proposed: this.#isProposed(name),
        number: manner.numbers ? (snapshot.numbers[index] ?? 0) : 0,
        ...worth(state, name),
        look: looks.get(name),
        share: Math.round((100 * (visits.get(name) ?? 0)) / most),
        owned: owned[index],
        line: moves.get(name),
        hint: hinted.has(name) ? (hintedMove(state) ? "move" : "area") : "",
      });
    });
  }

  /** @param {SVGGElement} cell @param {number} index @param {string} name @param {string[]} players @param {View} view */
  #patch(cell, index, name, players, view) {
    const shown = JSON.stringify(view);
    if (shown === this.#shown[index]) return;
    this.#shown[index] = shown;
    const { content, pending, last, winning, legal, tokens, proposed, number, exact, estimate, look, line } = view;
    const stone = content || pending;
    const token = tokens && !content;
    const taken = tokens && content > 0;
    const studied = exact !== undefined || estimate !== undefined;
    const numbered = number > 0;
    const seen = {
      best: look?.order === 1,
      candidate: (look?.order ?? 0) > 1,
      faded: look?.faded ?? false,
      [`line-${line?.player}`]: line !== undefined && !stone,
      [`hint-${view.hint}`]: view.hint !== "",
    };
    const state = { last, winning, legal, token, taken, studied, proposed, numbered, pending: pending > 0, [`stone-${stone}`]: stone > 0 };
    shadeCell(cell, view);
    cell.setAttribute("class", ["cell", ...Object.entries({ ...state, ...seen }).flatMap(([key, on]) => (on ? [key] : []))].join(" "));
    cell.setAttribute("aria-label", labelOf(name, players, view));
    const words = this.#words[index];
    const told = exact === undefined ? "" : `${strings.exactSign(exact)} ${strings.exact(exact)}`;
    words?.style.setProperty("--letters", String(told.length));
    const on = numbered ? `on-${content} ${last ? "newest" : ""}` : line && !stone ? `line-${line.player}` : "";
    words?.setAttribute("class", ["words", token ? "token" : "", studied ? "studied" : "", on].filter(Boolean).join(" "));
    write(words, [
      token ? name : numbered ? String(number) : "",
      told,
      estimate === undefined ? "" : strings.percent(estimate),
      line && !stone ? String(line.number) : look ? String(Math.round(100 * look.chance)) : "",
    ]);
  }

  /** @param {Layout} layout */
  #build(layout) {
    this.#layout = layout;
    this.#shown = [];
    const outline = layout.outline.map((point) => point.join()).join(" ");
    const nodes = layout.cells.map(({ x, y }) => drawCell(x, y, outline));
    this.svg.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
    const rows = layout.rows.map((row) => element("g", { role: "row" }, row.flatMap((index) => nodes[index] ?? [])));
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
    if (index >= 0 && this.#isSure(index)) this.#choose(index);
  }

  /** Whether a tap on a cell is meant: where a second one confirms, the first only proposes. @param {number} index */
  #isSure(index) {
    const name = this.#layout?.cells[index]?.name ?? "";
    if (!this.#drawn?.manner.confirm || !canPlay(this.#drawn.state, name)) return true;
    const sure = this.#isProposed(name);
    this.#proposed = { name: sure ? "" : name, record: this.#drawn.state.snapshot.record };
    this.draw(this.#drawn.state, this.#drawn.manner);
    return sure;
  }

  /** @param {string} name */
  #isProposed(name) {
    return this.#proposed.name === name && this.#proposed.record === this.#drawn?.state.snapshot.record;
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
function labelOf(name, players, { content, pending, last, winning, tokens, proposed, number, exact, estimate, look, owned, hint }) {
  const player = local(String(players[content - 1]));
  const label = [
    name,
    tokens ? (content ? strings.taken(player) : strings.token) : content ? player : strings.empty,
    pending ? strings.pendingCell : "",
    last ? strings.lastMove : "",
    winning ? strings.winning : "",
    proposed ? strings.proposed : "",
    number ? strings.moveNumber(number) : "",
    exact === undefined ? "" : strings.exactLabel(strings.exact(exact)),
    estimate === undefined ? "" : strings.estimateLabel(strings.percent(estimate)),
    look ? `${strings.choice(look.order)}, ${strings.percent(look.chance)}` : "",
    owned === undefined || content ? "" : ownerOf(players, owned),
    hint === "" ? "" : hint === "move" ? strings.hintMove : strings.hintArea,
  ];
  return label.filter(Boolean).join(", ");
}

/** Who will own a cell more often than not, and how often. @param {string[]} players @param {number} owned */
const ownerOf = (players, owned) => strings.willOwn(String(players[owned < 0.5 ? 1 : 0]), strings.percent(Math.max(owned, 1 - owned)));

/** How strongly a cell is shaded, and as whose. @param {SVGGElement} cell @param {View} view */
function shadeCell(cell, { share, owned, look, content }) {
  const heat = cell.children[1];
  const sure = owned === undefined || content ? 0 : Math.abs(owned - 0.5) * 2;
  const kind = sure > 0 ? (Number(owned) < 0.5 ? "owned-2" : "owned-1") : look?.order === 1 ? "most" : "some";
  const strength = sure > 0 ? 0.75 * sure : share / 100;
  heat?.setAttribute("class", strength ? `heat ${kind}` : "heat");
  heat?.setAttribute("fill-opacity", strength.toFixed(2));
}

/** @param {number} x @param {number} y @param {string} outline */
function drawCell(x, y, outline) {
  const parts = [
    element("polygon", { class: "ground", points: outline }),
    element("polygon", { class: "heat", points: outline, "fill-opacity": 0 }),
    element("polygon", { class: "ring", points: outline }),
    element("circle", { class: "shade", r: STONE, cx: 0.03, cy: 0.05 }),
    element("circle", { class: "stone", r: STONE }),
    element("circle", { class: "sign", r: STONE }),
    element("circle", { class: "mark", r: STONE / 3 }),
  ];
  const attributes = { role: "gridcell", tabindex: -1, transform: `translate(${x} ${y})` };
  return /** @type {SVGGElement} */ (element("g", attributes, parts));
}

/** What is written on a cell, for the eye alone: the cell's label says it too. @param {number} x @param {number} y */
function drawWords(x, y) {
  const texts = ["name", "exact", "estimate", "chance"].map((kind) => element("text", { class: kind }));
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
