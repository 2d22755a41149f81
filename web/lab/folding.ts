/** Which nodes of a tree are drawn, in which order, and where the keys lead: what tree.ts draws. */

export type Id = number | string;

/** A node of a tree with what is known below it. */
export interface FoldedBranch {
  id: Id;
  label: string; // short, in the node
  note: string; // beside it: value, visits, a window
  edge: string; // the move that leads to it
  look: string; // its class
  told: string; // all of it, for people who hear the tree
  children: FoldedBranch[];
  hidden?: number; // how many children it has besides, which the engine has not told
  cut?: boolean; // whether its edge is struck through
  share?: number; // of its parent that is its own, 0 to 1: how wide its edge is
}

/** With the node where something happens. */
export type FoldedTree = { root: FoldedBranch; current: Id | null };

/** A node that is drawn. */
export interface Row {
  branch: FoldedBranch;
  parent: Row | null;
  level: number; // from 1, the root
  place: number; // among the children of its parent that are drawn, from 1
  children: Row[]; // those that are drawn
  hidden: number; // how many children are not
}

/** The nodes that are drawn, each before those below it: all that the engine has told but those below nodes that the
 * reader has folded. @param turned whether the reader unfolded or folded a node */
export function rowsOf({ root }: FoldedTree, turned: ReadonlyMap<Id, boolean>): Row[] {
  const rows: Row[] = [];
  const list = (branch: FoldedBranch, parent: Row | null, place: number) => {
    const shown = turned.get(branch.id) === false ? [] : branch.children;
    const row: Row = {
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

/** Whether a row shows what is below it; null if nothing is. */
export const isUnfolded = ({ children, hidden }: Row) => (children.length || hidden ? children.length > 0 : null);

/** Where a key leads from a row, as in the tree view pattern of ARIA: to another row, or to folding this one or
 * unfolding it wholly; null where the key means nothing. */
export function keyAction(rows: Row[], row: Row, key: string): { to: Row } | { turn: boolean } | null {
  const to = (other: Row | null | undefined) => (other ? { to: other } : null);
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
export const turn = (row: Row) => (row.children.length || row.hidden ? { turn: row.hidden > 0 } : null);
