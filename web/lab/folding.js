/** Which nodes of a tree are drawn, in which order, and where the keys lead: what tree.js draws. */

/** @typedef {number | string} Id
 *
 * @typedef {object} Branch  a node of a tree with everything below it
 * @property {Id} id
 * @property {string} label  short, in the node
 * @property {string} note  beside it: value, visits, a window
 * @property {string} edge  the move that leads to it
 * @property {string} look  its class
 * @property {string} told  all of it, for people who hear the tree
 * @property {Branch[]} children
 * @property {boolean} [cut]  whether its edge is struck through
 * @property {number} [share]  of its parent that is its own, 0 to 1: how wide its edge is, and how soon it is drawn
 *
 * @typedef {{root: Branch, current: Id | null, way?: Id[]}} Tree  with the node where something happens; the nodes on
 *   the way to it, from the root on, need not be searched for where they are known
 *
 * @typedef {object} Row  a node that is drawn
 * @property {Branch} branch
 * @property {Row | null} parent
 * @property {number} level  from 1, the root
 * @property {number} place  among the children of its parent that are drawn, from 1
 * @property {Row[]} children  those that are drawn
 * @property {number} hidden  how many children are not */

/** The most nodes that are drawn. */
export const MOST = 200;
/** The most that are drawn before the reader unfolds more, beside those around the current node. */
export const UNASKED = 60;

/** The nodes that are drawn, each before those below it, and at most MOST of them: those on the way to the current node
 * with its siblings and children, then those with the largest share of the root, then the children of nodes that the
 * reader has unfolded. Nothing below a node is drawn that the reader has folded.
 * @param {Tree} tree @param {ReadonlyMap<Id, boolean>} turned whether the reader unfolded or folded a node
 * @returns {Row[]} */
export function rowsOf({ root, current, way: ids }, turned) {
  const drawn = new Set([root]);
  const add = (/** @type {Branch[]} */ branches) => {
    for (const one of branches) if (drawn.size < MOST) drawn.add(one);
  };
  const way = ids ? follow(root, ids) : wayTo(root, current);
  const open = way.slice(0, folded(way, turned));
  add(open);
  for (const branch of open.slice(-2)) if (turned.get(branch.id) !== false) add(ranked(branch));
  grow(root, turned, drawn);
  if (turned.size) unfold(root, turned, drawn, add);
  return listed(root, drawn);
}

/** The branches from the root to one of them; empty if it is not there.
 * @param {Branch} root @param {Id | null} id @returns {Branch[]} */
export function wayTo(root, id) {
  if (id === null) return [];
  if (root.id === id) return [root];
  for (const child of root.children) {
    const way = wayTo(child, id);
    if (way.length) return [root, ...way];
  }
  return [];
}

/** The branches on a way from the root. @param {Branch} root @param {Id[]} ids @returns {Branch[]} */
function follow(root, ids) {
  const way = [root];
  for (const id of ids.slice(1)) {
    const next = way.at(-1)?.children.find((child) => child.id === id);
    if (next) way.push(next);
  }
  return way;
}

/** How many branches of a way lie above everything that the reader has folded. */
function folded(/** @type {Branch[]} */ way, /** @type {ReadonlyMap<Id, boolean>} */ turned) {
  const first = way.findIndex(({ id }) => turned.get(id) === false);
  return first < 0 ? way.length : first + 1;
}

/** Draw the children of nodes that the reader has unfolded.
 * @param {Branch} branch @param {ReadonlyMap<Id, boolean>} turned @param {Set<Branch>} drawn
 * @param {(branches: Branch[]) => void} add */
function unfold(branch, turned, drawn, add) {
  if (turned.get(branch.id) === false) return;
  if (turned.get(branch.id)) add(ranked(branch));
  for (const child of branch.children) if (drawn.has(child)) unfold(child, turned, drawn, add);
}

/** Draw what has the largest share of the root, up to UNASKED nodes.
 * @param {Branch} root @param {ReadonlyMap<Id, boolean>} turned @param {Set<Branch>} drawn */
function grow(root, turned, drawn) {
  /** @type {{branch: Branch, weight: number}[]} */ const waiting = [{ branch: root, weight: 1 }];
  for (let count = 0; count < UNASKED && waiting.length && drawn.size < MOST; count += 1) {
    const weights = waiting.map(({ weight }) => weight);
    const heaviest = weights.indexOf(Math.max(...weights));
    const [{ branch, weight }] = /** @type {[{branch: Branch, weight: number}]} */ (waiting.splice(heaviest, 1));
    drawn.add(branch);
    if (turned.get(branch.id) === false) continue;
    const even = 1 / branch.children.length;
    waiting.push(...branch.children.map((child) => ({ branch: child, weight: weight * (child.share ?? even) })));
  }
}

/** The children of a branch, those with the largest share first. @param {Branch} branch */
const ranked = ({ children }) => children.toSorted((one, two) => (two.share ?? 0) - (one.share ?? 0));

/** Rows of the branches that are drawn and whose parents are. @param {Branch} root @param {Set<Branch>} drawn */
function listed(root, drawn) {
  /** @type {Row[]} */ const rows = [];
  const list = (/** @type {Branch} */ branch, /** @type {Row | null} */ parent, /** @type {number} */ place) => {
    const shown = branch.children.filter((child) => drawn.has(child));
    /** @type {Row} */ const row = {
      branch,
      parent,
      level: (parent?.level ?? 0) + 1,
      place,
      children: [],
      hidden: branch.children.length - shown.length,
    };
    rows.push(row);
    row.children = shown.map((child, number) => list(child, row, number + 1));
    return row;
  };
  list(root, null, 1);
  return rows;
}

/** Whether a row shows what is below it; null if nothing is. @param {Row} row */
export const unfolded = ({ branch, children }) => (branch.children.length ? children.length > 0 : null);

/** Where a key leads from a row, as in the tree view pattern of ARIA: to another row, or to folding this one or
 * unfolding it wholly; null where the key means nothing.
 * @param {Row[]} rows @param {Row} row @param {string} key @returns {{to: Row} | {turn: boolean} | null} */
export function led(rows, row, key) {
  const to = (/** @type {Row | null | undefined} */ other) => (other ? { to: other } : null);
  const at = rows.indexOf(row);
  switch (key) {
    case "ArrowDown":
      return to(rows[at + 1]);
    case "ArrowUp":
      return to(rows[at - 1]);
    case "Home":
      return to(rows[0]);
    case "End":
      return to(rows.at(-1));
    case "ArrowRight":
      return row.hidden && !row.children.length ? { turn: true } : to(row.children[0]);
    case "ArrowLeft":
      return row.children.length ? { turn: false } : to(row.parent);
    case " ":
      return turn(row);
    default:
      return null;
  }
}

/** Unfolding a row that hides something, folding another one; null for a leaf. */
export const turn = (/** @type {Row} */ row) => (row.branch.children.length ? { turn: row.hidden > 0 } : null);
