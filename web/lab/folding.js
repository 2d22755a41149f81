/** Which nodes of a tree are drawn, in which order, and where the keys lead: what tree.js draws. */

/** @typedef {number | string} Id
 *
 * @typedef {object} Branch  a node of a tree with what is known below it
 * @property {Id} id
 * @property {string} label  short, in the node
 * @property {string} note  beside it: value, visits, a window
 * @property {string} edge  the move that leads to it
 * @property {string} look  its class
 * @property {string} told  all of it, for people who hear the tree
 * @property {Branch[]} children
 * @property {number} [hidden]  how many children it has besides, which the engine has not told
 * @property {boolean} [cut]  whether its edge is struck through
 * @property {number} [share]  of its parent that is its own, 0 to 1: how wide its edge is
 *
 * @typedef {{root: Branch, current: Id | null}} Tree  with the node where something happens
 *
 * @typedef {object} Row  a node that is drawn
 * @property {Branch} branch
 * @property {Row | null} parent
 * @property {number} level  from 1, the root
 * @property {number} place  among the children of its parent that are drawn, from 1
 * @property {Row[]} children  those that are drawn
 * @property {number} hidden  how many children are not */

/** The nodes that are drawn, each before those below it: all that the engine has told but those below nodes that the
 * reader has folded.
 * @param {Tree} tree @param {ReadonlyMap<Id, boolean>} turned whether the reader unfolded or folded a node
 * @returns {Row[]} */
export function rowsOf({ root }, turned) {
  /** @type {Row[]} */ const rows = [];
  const list = (/** @type {Branch} */ branch, /** @type {Row | null} */ parent, /** @type {number} */ place) => {
    const shown = turned.get(branch.id) === false ? [] : branch.children;
    /** @type {Row} */ const row = {
      branch,
      parent,
      level: (parent?.level ?? 0) + 1,
      place,
      children: [],
      hidden: (branch.hidden ?? 0) + branch.children.length - shown.length,
    };
    rows.push(row);
    row.children = shown.map((child, number) => list(child, row, number + 1));
    return row;
  };
  list(root, null, 1);
  return rows;
}

/** Whether a row shows what is below it; null if nothing is. @param {Row} row */
export const unfolded = ({ children, hidden }) => (children.length || hidden ? children.length > 0 : null);

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
export const turn = (/** @type {Row} */ row) => (row.children.length || row.hidden ? { turn: row.hidden > 0 } : null);
