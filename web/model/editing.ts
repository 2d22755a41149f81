/** Changes of a tree: variations are removed, moved, merged and tidied. */

import type { Snapshot } from "messages";
import { Dictionary, isLike } from "./likeness.ts";
import { areMarks } from "./marks.ts";
import type { State } from "./state.ts";
import { below, children, droppable, KINDS, type Node, path, previous, renumber, showAt, type Tree } from "./tree.ts";

/** The tree with a comment or marks on the node shown. */
export const annotate = (tree: Tree, note: Partial<Pick<Node, "comment" | "marks">>): Tree => ({
  ...tree,
  nodes: tree.nodes.map((node, number) => (number === tree.at ? { ...node, ...note } : node)),
});

/** The tree of some of its nodes. @param order of these, parents first */
function select(tree: Tree, order: number[]): Tree {
  const { nodes, now } = renumber(tree.nodes, order);
  return { ...tree, nodes, at: now(tree.at), tip: now(tree.tip) };
}

/** The tree without some of its nodes, shown where it was. */
function without(tree: Tree, gone: ReadonlySet<number>) {
  const kept = [...tree.nodes.keys()].filter((number) => !gone.has(number));
  const left = select(tree, kept);
  return showAt(left, left.at);
}

/** The tree without the move shown and all that follows it. */
export function prune(tree: Tree): Tree {
  const { at } = previous(tree);
  return tree.at === 0 ? tree : without({ ...tree, at, tip: at }, below(tree.nodes, tree.at));
}

/** Whether nothing has been added to the tree since moves were removed from it. */
export const isPruned = ({ tree, removed }: Pick<State, "tree" | "removed">) => removed.line?.left === tree.nodes;

/** The tree with the line shown as its main line. */
export function promote(tree: Tree): Tree {
  const line = new Set(path(tree, tree.tip));
  const after = children(tree).map((numbers) => [...numbers].sort((a, b) => Number(line.has(b)) - Number(line.has(a))));
  const order = [];
  const waiting = [0];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    order.push(number);
    waiting.push(...(after[number] ?? []).toReversed());
  }
  return select(tree, order);
}

/** The line from the start to the node shown, as a game of its own. */
export const onlyLine = (tree: Tree): Tree => select({ ...tree, tip: tree.at }, [0, ...path(tree, tree.at)]);

/** Every line of a tree from its first move, as moves joined by ".", by the number of its last node. */
export function lines({ nodes }: Tree): string[] {
  const found: string[] = [];
  for (const { parent, move } of nodes) found.push(parent < 0 ? "" : `${found[parent]}.${move}`);
  return found;
}

/** The number of the node at which a finished game ended; 0 if its end is not there, or was taken back. */
export function endOf(tree: Tree, snapshot: Partial<Snapshot> = {}) {
  const line = snapshot.outcome ? `.${snapshot.record?.slice(tree.beginning.length)}` : "";
  const end = Math.max(0, lines(tree).indexOf(line));
  return path(tree, end).some((number) => tree.nodes[number]?.taken) ? 0 : end;
}

/** A tree with the missing lines of another tree of the same game as variations, but for lines that were taken back
 * there or removed here, unless the game went on after them. @param gone the lines removed here */
export function merge(tree: Tree, other: Tree, gone: ReadonlySet<string> = new Set()) {
  if (tree.beginning !== other.beginning) return tree;
  const known = new Map(lines(tree).map((line, number) => [line, number]));
  const theirs = lines(other);
  const wanted: Set<string> = new Set();
  for (const [number, line] of [...theirs.entries()].reverse()) {
    if (!wanted.has(line) && (known.has(line) || gone.has(line) || other.nodes[number]?.taken)) continue;
    wanted.add(line).add(line.slice(0, line.lastIndexOf(".")));
  }
  const nodes = [...tree.nodes];
  for (const [number, line] of theirs.entries()) {
    const [here, there] = [known.get(line), other.nodes[number]];
    const at = here === undefined ? undefined : nodes[here];
    if (!there || !wanted.has(line)) continue;
    if (here !== undefined && at) nodes[here] = at.taken ? { ...at, taken: false } : at;
    else {
      const parent = known.get(line.slice(0, line.lastIndexOf("."))) ?? 0;
      known.set(line, nodes.push({ ...there, parent, taken: false }) - 1);
    }
  }
  return { ...tree, nodes };
}

/** The tree without the moves taken back. */
export function tidy(tree: Tree): Tree {
  const gone = new Set(tree.nodes.flatMap(({ taken }, number) => (taken ? [...droppable(tree.nodes, number)] : [])));
  return without(tree, gone);
}

/** The tree shown at the end of its main line, without moves taken back. */
export function atMainEnd(tree: Tree): Tree {
  const clean = tidy(tree);
  const after = children(clean);
  let at = 0;
  for (let next = after[at]?.[0]; next !== undefined; next = after[at]?.[0]) at = next;
  return { ...clean, at, tip: at };
}

const NODE = { move: "", comment: "", kind: new Set(KINDS), properties: new Dictionary([""]) };

export function isTree(value: any): value is Tree {
  const within = (number: unknown, end: number) =>
    Number.isInteger(number) && Number(number) >= 0 && Number(number) < end;
  const isNode = ({ parent, player, marks }: Node, number: number) =>
    (number ? within(parent, number) : parent === -1) && Number.isInteger(player) && areMarks(marks ?? []);
  return (
    isLike(value, { beginning: "", nodes: [NODE] }) &&
    value.beginning.includes(":") && // no name of a property of every object
    value.nodes.every(isNode) &&
    within(value.at, value.nodes.length) &&
    within(value.tip, value.nodes.length)
  );
}
