/** A tree that one can walk through: drawn beside each other where there is room, as an indented list on a phone. */

import { hierarchy, tree as layout } from "d3-hierarchy";
import { html, nothing, svg } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { keyOf } from "../keys.ts";
import { say } from "../lang/texts.ts";
import { type FoldedTree, type Id, isUnfolded, keyAction, type Row, rowsOf, turn } from "./folding.ts";
import { tellSize } from "./parts.ts";
import type { Folds } from "./state.ts";

/** What the reader does. */
interface Actions {
  fold: (change: (folds: Folds) => Folds) => void; // folds or unfolds a node, or goes to one
  mark?: (id: Id) => void; // chooses a node by a click or by Enter, which fold it where this is missing
}

/** Pixels between rows, between columns besides their texts, of a letter, around everything, and of a node. */
const [ROW, COLUMN, LETTER, EDGE, RADIUS] = [26, 48, 7.6, 16, 5];
/** The widest edge, in pixels. */
const WIDEST = 9;

/** @param name what it shows @param narrow whether it is to be a list */
export function tree(id: string, name: string, tree: FoldedTree, folds: Folds, narrow: boolean, actions: Actions) {
  const rows = rowsOf(tree, folds.turned);
  const rowOf = (id: Id | null) => rows.find(({ branch }) => branch.id === id);
  const reached = rowOf(folds.reached) ?? rowOf(tree.current) ?? rows[0];
  const itemOf: (row: Row) => Item = (row) => ({
    row,
    current: row.branch.id === tree.current,
    reached: row === reached,
    ...handlers(rows, row, actions),
  });
  return html`<div id=${id} class="tree">${(narrow ? list : drawing)(name, rows.map(itemOf))}</div>`;
}

/** A node that is drawn; reached: the Tab key reaches it. */
interface Item {
  row: Row;
  current: boolean;
  reached: boolean;
  click: (event: Event) => void;
  press: (event: KeyboardEvent) => void;
}

/** What a click on a node and a key press do. */
function handlers(rows: Row[], row: Row, { fold, mark }: Actions): Pick<Item, "click" | "press"> {
  const { id } = row.branch;
  const unfold = (open: boolean) =>
    fold((folds) => ({ ...folds, turned: new Map([...folds.turned, [id, open] as const]) }));
  const reach = (reached: Id) => fold((folds) => ({ ...folds, reached }));
  const activate = () => {
    const way = turn(row);
    if (mark) mark(id);
    else if (way) unfold(way.turn);
  };
  return {
    click: ({ target }) => {
      reach(id);
      if (target instanceof Element && target.closest(".more")) unfold(true);
      else activate();
    },
    press: (event) => {
      const key = keyOf(event);
      const way = key && key !== "Enter" ? keyAction(rows, row, key) : null;
      if (key !== "Enter" && !way) return;
      event.preventDefault();
      if (!way) activate();
      else if ("to" in way) reach(way.to.branch.id);
      else unfold(way.turn);
    },
  };
}

/** Write what a node says of its place; keep the focus on the one that the Tab key reaches, and the current one in
 * sight when it changes. */
const settling = (item: Item) =>
  ref((node) => {
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) return;
    const { row, current, reached } = item;
    for (const [name, value] of Object.entries(attributesOf(item)))
      if (value === null) node.removeAttribute(name);
      else node.setAttribute(name, String(value));
    node.style.setProperty("--level", String(row.level - 1));
    if (current || reached) queueMicrotask(() => settle(node, current, reached));
  });

function settle(node: HTMLElement | SVGElement, current: boolean, reached: boolean) {
  const place = node.closest(".tree");
  if (!(place instanceof HTMLElement)) return;
  const { activeElement } = document;
  const moved = reached && activeElement !== node && activeElement !== place && place.contains(activeElement);
  if (moved) node.focus({ preventScroll: true });
  const came = current && place.dataset.current !== node.dataset.id;
  if (came) place.dataset.current = node.dataset.id;
  if (moved || came) reveal(place, node);
}

/** Scroll a region, and nothing else, so that a node which is not seen comes to its middle. */
function reveal(place: HTMLElement, item: Element) {
  const [outer, inner] = [place.getBoundingClientRect(), item.getBoundingClientRect()];
  const by = (from: number, to: number, low: number, high: number) =>
    from < low || to > high ? Math.min((from + to - low - high) / 2, from - low) : 0;
  const across = by(inner.left, inner.right, outer.left, outer.right);
  place.scrollBy(across, by(inner.top, inner.bottom, outer.top, outer.bottom));
}

/** All that is said of a node; it has what is seen of it in one piece. */
function descriptionOf({ branch, hidden }: Row) {
  if (!hidden) return branch.told;
  const seen = `${branch.label} ${branch.note}`.trim();
  return `${branch.told.replace(seen, () => `${seen} +${hidden}`)}, ${say("lab-more", { count: hidden })}`;
}

/** What a node says of its place; null for what it does not say. */
const attributesOf = ({ row, row: { branch, level, place, parent }, current, reached }: Item) => ({
  class: ["node", branch.look, current ? "current" : "", branch.cut ? "cut" : ""].filter(Boolean).join(" "),
  "data-id": branch.id,
  "aria-level": level,
  "aria-posinset": place,
  "aria-setsize": parent ? parent.children.length + parent.hidden : 1,
  "aria-expanded": isUnfolded(row),
  "aria-current": current || null,
  tabindex: reached ? 0 : -1,
});

const each = (items: Item[], drawn: (item: Item) => unknown) => repeat(items, ({ row }) => row.branch.id, drawn);

// --- a list ---

const list = (name: string, items: Item[]) => html`<ul role="tree" aria-label=${name}>${each(items, entry)}</ul>`;

function entry(item: Item) {
  const { branch, hidden } = item.row;
  return html`<li role="treeitem" @click=${item.click} @keydown=${item.press} ${settling(item)}>
    <span class="branch" aria-hidden="true">${branch.edge}</span>
    <span class="caption" aria-hidden="true">${branch.label}</span>
    <span class="note" aria-hidden="true">${branch.note}</span>
    ${hidden ? html`<span class="more" aria-hidden="true">+${hidden}</span>` : nothing}
    <span class="unseen">${descriptionOf(item.row)}</span>
  </li>`;
}

// --- a drawing ---

/** A node, where its text ends and where the curve to it starts. */
type Spot = { row: Row; x: number; y: number; end: number; start: number };

function drawing(name: string, items: Item[]) {
  const { placed, width, height } = layOut(items[0]?.row as Row);
  const spot = (row: Row) => placed.get(row) as Spot;
  return html`<svg role="tree" aria-label=${name} viewBox="0 0 ${width} ${height}" ${tellSize(width, height)}>
    <g aria-hidden="true">${items.map(({ row }) => (row.parent ? edge(spot(row), spot(row.parent)) : nothing))}</g>
    ${each(items, (item) => node(item, spot(item.row)))}
  </svg>`;
}

/** Where the nodes lie: the root at the left, each level in a column, a row for each leaf. */
function layOut(first: Row) {
  const root = hierarchy(first, ({ children }) => children);
  const nodes = layout<Row>()
    .nodeSize([ROW, 1])
    .separation(() => 1)(root)
    .descendants();
  const columns: { text: number; edge: number; start: number; x: number }[] = [];
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
      const end = x + RADIUS + lengthOf(data) * LETTER;
      return [data, { row: data, x, y: (tops[number] ?? 0) - top + ROW, end, start }];
    }),
  );
  const { x = 0, text: last = 0 } = columns.at(-1) ?? {};
  return { placed, width: Math.ceil(x + last + 2 * EDGE), height: Math.ceil(Math.max(...tops) - top + 2 * ROW) };
}

/** The letters of a node's text. */
const lengthOf = ({ branch: { label, note }, hidden }: Row) =>
  label.length + note.length + (hidden ? String(hidden).length + 3 : 0) + 3;

/** The edge that leads to a node, with its text; struck through if it is cut. */
function edge({ row: { branch }, x, y, start }: Spot, from: Spot) {
  const look = `branch ${branch.look}${branch.cut ? " cut" : ""}`;
  const [middle, bent] = [start + COLUMN / 3, start + (2 * COLUMN) / 3];
  const way = `M${from.end} ${from.y}L${start} ${from.y}C${middle} ${from.y} ${middle} ${y} ${bent} ${y}L${x} ${y}`;
  const width = branch.share === undefined ? nothing : 1 + Math.round(10 * (WIDEST - 1) * branch.share) / 10;
  return svg`<path class=${look} d=${way} stroke-width=${width} />
    <text class=${look} x=${x - RADIUS - 4} y=${y - 5} text-anchor="end">${branch.edge}</text>
    ${branch.cut ? svg`<path class="stroke" d="M${bent - 2} ${y + 7}L${bent + 4} ${y - 7}" />` : nothing}`;
}

function node(item: Item, { x, y, end }: Spot) {
  const { branch, hidden } = item.row;
  const more = hidden ? svg`<tspan class="more"> +${hidden}</tspan>` : nothing;
  return svg`<g role="treeitem" @click=${item.click} @keydown=${item.press} ${settling(item)}>
    <title>${descriptionOf(item.row)}</title>
    <rect class="ground" x=${x - RADIUS - 3} y=${y - ROW / 2 + 2} width=${Math.round(end - x + RADIUS + 6)}
      height=${ROW - 4} rx="4" />
    <circle cx=${x} cy=${y} r=${RADIUS} />
    <text aria-hidden="true" x=${x + RADIUS + 4} y=${y + 5}
      ><tspan class="caption">${branch.label}</tspan><tspan class="note"> ${branch.note}</tspan>${more}</text
    >
  </g>`;
}
