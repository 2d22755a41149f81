/** A tree that one can walk through: drawn beside each other where there is room, as an indented list on a phone. */

import { element } from "../dom.js";
import { keyOf } from "../model/keys.js";
import { shape } from "../svg.js";
import { hierarchy, tree as layout } from "d3-hierarchy";
import { led, rowsOf, turn, unfolded } from "./folding.js";

/** @import { Id, Row, Tree } from "./folding.js" */

/** @typedef {{narrow: boolean, name: string, more: (count: number) => string}} Setting  whether it is to be a list,
 *   what it shows, and the words for so many nodes that are not drawn
 * @typedef {SVGGElement | HTMLLIElement} Item */

/** Pixels between rows, between columns besides their texts, of a letter, around everything, and of a node. */
const [ROW, COLUMN, LETTER, EDGE, RADIUS] = [26, 48, 6.8, 16, 5];
/** The widest edge, in pixels. */
const WIDEST = 9;

export class TreeView {
  /** @type {Tree | null} */ #tree = null;
  /** @type {Setting} */ #setting = { narrow: false, name: "", more: String };
  /** Which nodes the reader has unfolded or folded. @type {Map<Id, boolean>} */
  #turned = new Map();
  /** The node that the Tab key reaches; null for the current one. @type {Id | null} */
  #reached = null;
  /** @type {Row[]} */ #rows = [];
  /** @type {Map<Id, Item>} */ #items = new Map();

  /** @param {HTMLElement} place a region that scrolls
   * @param {((id: Id) => void) | null} activated called with a node that is clicked, or on which Enter is pressed;
   *   null where that folds it */
  constructor(place, activated = null) {
    this.place = place;
    this.activated = activated;
    place.addEventListener("keydown", (event) => this.#pressed(event));
    place.addEventListener("click", (event) => this.#clicked(event));
  }

  /** Show a tree; what the reader has folded stays so. @param {Tree} tree @param {Setting} setting */
  draw(tree, setting) {
    const moved = tree.current !== this.#tree?.current;
    this.#tree = tree;
    this.#setting = setting;
    this.#redraw();
    const current = tree.current === null ? undefined : this.#items.get(tree.current);
    if (moved && current) reveal(this.place, current);
  }

  /** Begin anew with another tree. */
  forget() {
    this.#turned.clear();
    this.#reached = null;
  }

  #redraw() {
    if (!this.#tree) return;
    const { current } = this.#tree;
    const focused = this.place.contains(document.activeElement);
    this.#rows = rowsOf(this.#tree, this.#turned);
    const { narrow, name, more } = this.#setting;
    const { node, items } = narrow ? listed(this.#rows, current, more) : drawn(this.#rows, current, more);
    this.#items = items;
    node.setAttribute("role", "tree");
    node.setAttribute("aria-label", name);
    const [left, top] = [this.place.scrollLeft, this.place.scrollTop];
    this.place.replaceChildren(node);
    this.place.scrollTo(left, top);
    const reached = this.#reachedRow();
    for (const [id, item] of items) item.setAttribute("tabindex", id === reached?.branch.id ? "0" : "-1");
    if (focused && reached) items.get(reached.branch.id)?.focus({ preventScroll: true });
  }

  /** The row that the Tab key reaches. */
  #reachedRow() {
    const rowOf = (/** @type {Id | null | undefined} */ id) => this.#rows.find(({ branch }) => branch.id === id);
    return rowOf(this.#reached) ?? rowOf(this.#tree?.current) ?? this.#rows[0];
  }

  /** The row of the node that an event is about. @param {Event} event */
  #rowOf({ target }) {
    const item = target instanceof Element ? target.closest("[role=treeitem]") : null;
    return this.#rows.find(({ branch }) => this.#items.get(branch.id) === item);
  }

  #pressed(/** @type {KeyboardEvent} */ event) {
    const row = this.#rowOf(event);
    const key = keyOf(event);
    if (!row || !key) return;
    if (key === "Enter") this.#activate(row);
    else {
      const way = led(this.#rows, row, key);
      if (!way) return;
      if ("to" in way) this.#reach(way.to);
      else this.#turn(row, way.turn);
    }
    event.preventDefault();
  }

  #clicked(/** @type {MouseEvent} */ event) {
    const row = this.#rowOf(event);
    if (!row) return;
    this.#reach(row);
    if (event.target instanceof Element && event.target.closest(".more")) this.#turn(row, true);
    else this.#activate(row);
  }

  #activate(/** @type {Row} */ row) {
    if (this.activated) return this.activated(row.branch.id);
    const way = turn(row);
    if (way) this.#turn(row, way.turn);
  }

  #turn(/** @type {Row} */ row, /** @type {boolean} */ open) {
    this.#turned.set(row.branch.id, open);
    this.#redraw();
  }

  #reach(/** @type {Row} */ { branch }) {
    for (const item of this.#items.values()) item.setAttribute("tabindex", "-1");
    this.#reached = branch.id;
    const item = this.#items.get(branch.id);
    item?.setAttribute("tabindex", "0");
    item?.focus({ preventScroll: true });
    if (item) reveal(this.place, item);
  }
}

/** Scroll a region, and nothing else, so that a node which is not seen comes to its middle. */
function reveal(/** @type {HTMLElement} */ place, /** @type {Item} */ item) {
  const [outer, inner] = [place.getBoundingClientRect(), item.getBoundingClientRect()];
  const by = (
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {number} */ low,
    /** @type {number} */ high,
  ) => (from < low || to > high ? Math.min((from + to - low - high) / 2, from - low) : 0);
  place.scrollBy(
    by(inner.left, inner.right, outer.left, outer.right),
    by(inner.top, inner.bottom, outer.top, outer.bottom),
  );
}

/** All that is said of a node; it has what is seen of it in one piece. */
function told(/** @type {Row} */ { branch, hidden }, /** @type {(count: number) => string} */ more) {
  if (!hidden) return branch.told;
  const seen = `${branch.label} ${branch.note}`.trim();
  return `${branch.told.replace(seen, () => `${seen} +${hidden}`)}, ${more(hidden)}`;
}

/** What every node of a tree says of its place. */
function spoken(/** @type {Row} */ row, /** @type {Id | null} */ current) {
  const { branch, level, place, parent } = row;
  const open = unfolded(row);
  return {
    role: "treeitem",
    class: ["node", branch.look, ...(branch.id === current ? ["current"] : []), ...(branch.cut ? ["cut"] : [])]
      .filter(Boolean)
      .join(" "),
    "aria-level": String(level),
    "aria-posinset": String(place),
    "aria-setsize": String(parent?.children.length ?? 1),
    ...(open === null ? {} : { "aria-expanded": String(open) }),
    ...(branch.id === current ? { "aria-current": "true" } : {}),
  };
}

// --- a list ---

/** @param {Row[]} rows @param {Id | null} current @param {(count: number) => string} more */
function listed(rows, current, more) {
  const items = new Map(
    rows.map((row) => {
      const { branch, level, hidden } = row;
      const seen = {
        branch: branch.edge,
        caption: branch.label,
        note: branch.note,
        more: hidden ? `+${hidden}` : null,
      };
      const texts = Object.entries(seen).flatMap(([className, text]) =>
        text === null ? [] : [element("span", { className, ariaHidden: "true" }, text)],
      );
      const item = element("li", {}, ...texts, element("span", { className: "unseen" }, told(row, more)));
      for (const [name, value] of Object.entries(spoken(row, current))) item.setAttribute(name, value);
      item.style.setProperty("--level", String(level - 1));
      return /** @type {[Id, Item]} */ ([branch.id, item]);
    }),
  );
  return { node: element("ul", {}, ...items.values()), items };
}

// --- a drawing ---

/** @typedef {{row: Row, x: number, y: number, end: number, start: number}} Spot  a node, where its text ends and
 *   where the curve to it starts */

/** @param {Row[]} rows @param {Id | null} current @param {(count: number) => string} more */
function drawn(rows, current, more) {
  const { placed, width, height } = arranged(rows);
  const edges = shape("g", { "aria-hidden": "true" }, ...[...placed.values()].flatMap((one) => edge(one, placed)));
  const items = new Map(
    [...placed.values()].map((one) => /** @type {[Id, Item]} */ ([one.row.branch.id, item(one, current, more)])),
  );
  const node = shape("svg", { viewBox: `0 0 ${width} ${height}`, width, height }, edges, ...items.values());
  return { node, items };
}

/** Where the nodes lie: the root at the left, each level in a column, a row for each leaf. @param {Row[]} rows */
function arranged(rows) {
  const root = hierarchy(/** @type {Row} */ (rows[0]), ({ children }) => children);
  const nodes = layout()
    .nodeSize([ROW, 1])
    .separation(() => 1)(root)
    .descendants();
  /** @type {{text: number, edge: number, start: number, x: number}[]} */ const columns = [];
  for (const { data, depth } of nodes) {
    const column = columns[depth] ?? { text: 0, edge: 0, start: 0, x: EDGE };
    columns[depth] = column;
    column.text = Math.max(column.text, lengthOf(data) * LETTER);
    column.edge = Math.max(column.edge, data.branch.edge.length * LETTER);
  }
  columns.reduce((before, column) => {
    column.start = before.x + RADIUS + before.text;
    column.x = column.start + COLUMN + column.edge;
    return column;
  });
  const tops = nodes.map(({ x }) => x ?? 0);
  const top = Math.min(...tops);
  const placed = new Map(
    nodes.map(({ data, depth }, number) => {
      const { x = EDGE, start = 0 } = columns[depth] ?? {};
      return [
        data,
        { row: data, x, y: (tops[number] ?? 0) - top + ROW, end: x + RADIUS + lengthOf(data) * LETTER, start },
      ];
    }),
  );
  const { x = 0, text: last = 0 } = columns.at(-1) ?? {};
  return { placed, width: Math.ceil(x + last + 2 * EDGE), height: Math.ceil(Math.max(...tops) - top + 2 * ROW) };
}

/** The letters of a node's text. @param {Row} row */
const lengthOf = ({ branch: { label, note }, hidden }) =>
  label.length + note.length + (hidden ? String(hidden).length + 3 : 0) + 2;

/** The edge that leads to a node, with its text; struck through if it is cut.
 * @param {Spot} one @param {Map<Row, Spot>} placed @returns {SVGElement[]} */
function edge({ row: { branch, parent }, x, y, start }, placed) {
  const from = parent && placed.get(parent);
  if (!from) return [];
  const look = `branch ${branch.look}${branch.cut ? " cut" : ""}`;
  const [middle, bent] = [start + COLUMN / 3, start + (2 * COLUMN) / 3];
  const curve = shape("path", {
    class: look,
    d: `M${from.end} ${from.y}L${start} ${from.y}C${middle} ${from.y} ${middle} ${y} ${bent} ${y}L${x} ${y}`,
  });
  if (branch.share !== undefined)
    curve.setAttribute("stroke-width", String(1 + Math.round(10 * (WIDEST - 1) * branch.share) / 10));
  const place = { x: x - RADIUS - 4, y: y - 5, "text-anchor": "end" };
  const name = shape("text", { class: look, ...place }, branch.edge);
  const stroke = shape("path", { class: "stroke", d: `M${bent - 2} ${y + 7}L${bent + 4} ${y - 7}` });
  return [curve, name, ...(branch.cut ? [stroke] : [])];
}

/** @param {Spot} placed @param {Id | null} current @param {(count: number) => string} more */
function item({ row, x, y, end }, current, more) {
  const { branch, hidden } = row;
  const parts = { caption: branch.label, note: ` ${branch.note}`, ...(hidden ? { more: ` +${hidden}` } : {}) };
  const runs = Object.entries(parts).map(([look, text]) => shape("tspan", { class: look }, text));
  const words = shape("text", { x: x + RADIUS + 4, y: y + 5 }, ...runs);
  const ground = shape("rect", {
    class: "ground",
    x: x - RADIUS - 3,
    y: y - ROW / 2 + 2,
    width: Math.round(end - x + RADIUS + 6),
    height: ROW - 4,
    rx: 4,
  });
  const node = shape("circle", { cx: x, cy: y, r: RADIUS });
  return shape("g", { ...spoken(row, current), "aria-label": told(row, more) }, ground, node, words);
}
