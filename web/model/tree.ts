/** A game with its variations, as a plain object. A record, the beginning and moves joined by ".", names a position. */

import type { Mark, Snapshot, Step, Tree as WireTree } from "messages";

export interface Node {
  parent: number; // the number of the parent node, -1 for the root
  move: string;
  player: number; // the player who made the move, above 2 for chance
  kind: Step["kind"]; // the kind of move: on a cell, another action, a chance move, or a forfeit
  comment: string;
  marks?: Mark[]; // those of the person on the position, if there are any
  properties: Record<string, string[]>; // SGF properties of other programs
  made_up?: boolean; // whether the text that it is from does not have it: a stone set up, or a pass
  taken?: boolean; // whether the move was taken back in play, and not made again since
}

/** Nodes: each after its parent, whose first child continues its line; at: the node shown; tip: the end of its line. */
export type Tree = { beginning: string; nodes: Node[]; at: number; tip: number };

export const FORFEITS = ["resign", "time", "fault"] as const; // the reasons of losses off the board
export const KINDS = ["", "cell", "action", "chance", ...FORFEITS] as const; // the kinds of moves; "" is the root's

const ROOT: Node = { parent: -1, move: "", player: 0, kind: "", comment: "", properties: {} };

const branches: WeakMap<Node[], number[][]> = new WeakMap();

/** The children of each node, found once for all trees that differ in what is shown. */
export function children({ nodes }: Pick<Tree, "nodes">): readonly (readonly number[])[] {
  const known = branches.get(nodes);
  if (known) return known;
  const found: number[][] = nodes.map(() => []);
  for (const [number, { parent }] of nodes.entries()) found[parent]?.push(number);
  branches.set(nodes, found);
  return found;
}

/** The numbers of the nodes from the first move to a node. */
export function path({ nodes }: Tree, number: number) {
  const found = [];
  for (let at = number; at > 0; at = nodes[at]?.parent ?? 0) found.push(at);
  return found.reverse();
}

/** The number of a node's move as players count them; 0 for chance, for what is made up and for the root. */
export function moveNumber(tree: Tree, number: number) {
  const counts = path(tree, number).map((at) => Number(tree.nodes[at]?.player) <= 2 && !tree.nodes[at]?.made_up);
  return counts.at(-1) ? counts.filter(Boolean).length : 0;
}

const records: WeakMap<Tree, string> = new WeakMap();

export function recordOf(tree: Tree) {
  const moves = () => path(tree, tree.at).map((number) => tree.nodes[number]?.move);
  const record = records.get(tree) ?? tree.beginning + moves().join(".");
  records.set(tree, record);
  return record;
}

export const comment = ({ nodes, at }: Tree) => nodes[at]?.comment ?? "";

export const hasNext = (tree: Tree) => Boolean(children(tree)[tree.at]?.length);

/** Whether the node shown is the last of its line, apart from moves taken back. */
export const isLatest = (tree: Tree) => !children(tree)[tree.at]?.some((next) => !tree.nodes[next]?.taken);

/** Whether the node shown lies off the main line. */
export function isVariation(tree: Tree) {
  const after = children(tree);
  return path(tree, tree.at).some((number) => after[tree.nodes[number]?.parent ?? 0]?.[0] !== number);
}

/** The tree with a snapshot's moves, shown at their end; a new tree if there is none or it is of another game. */
export function grow(tree: Tree | null, { beginning, steps }: Snapshot): Tree {
  let { nodes, at, tip } = tree?.beginning === beginning ? tree : { nodes: [ROOT], at: 0, tip: 0 };
  const shown = new Set(path({ beginning, nodes, at, tip }, tip));
  at = 0;
  for (const step of steps) {
    const known = (children({ nodes })[at] ?? []).filter((number) => nodes[number]?.move === step.move);
    const next = known.find((number) => shown.has(number)) ?? known[0];
    const node = nodes[next ?? -1];
    if (next === undefined || !node) [nodes, at] = insert(nodes, { ...step, parent: at, comment: "", properties: {} });
    else {
      if (node.taken) nodes = nodes.with(next, { ...node, taken: false });
      at = next;
    }
  }
  return showAt({ beginning, nodes, at, tip }, at);
}

/** The nodes with one more, and its number. It goes before a sibling that was taken back, so that the main line is the
 * game really played; that sibling is dropped unless it has comments or marks. */
function insert(nodes: Node[], node: Node): [Node[], number] {
  const back = nodes.findIndex(({ parent, taken }) => parent === node.parent && taken);
  if (back < 0) return [[...nodes, node], nodes.length];
  const gone = droppable(nodes, back);
  const numbers = nodes.map((_, number) => number);
  const order = [...numbers.slice(0, back), nodes.length, ...numbers.slice(back).filter((number) => !gone.has(number))];
  return [renumber([...nodes, node], order).nodes, back];
}

/** The nodes that go with a move taken back: none if one has a comment or marks. */
export function droppable(nodes: Node[], number: number): Set<number> {
  const found = below(nodes, number);
  return [...found].some((one) => nodes[one]?.comment || nodes[one]?.marks?.length) ? new Set() : found;
}

/** A node and all that follow it. */
export function below(nodes: Node[], number: number) {
  const found = new Set([number]);
  for (const [place, { parent }] of nodes.entries()) if (found.has(parent)) found.add(place);
  return found;
}

/** The tree of a position whose moves nobody has made. */
export const makeUp = (tree: Tree): Tree => ({
  ...tree,
  nodes: tree.nodes.map((node) => (node.move ? { ...node, made_up: true } : node)),
});

/** A tree from the engine, which has no tip. */
export const adopt = ({ beginning, nodes, at }: Omit<WireTree, "tip">): Tree =>
  showAt({ beginning, nodes, at, tip: 0 }, at);

// Navigation. It never stops where chance is to move: such a position is shown after the chance move.

/** The tree shown at a node, or after the chance moves that follow it. */
export function showAt(tree: Tree, number: number): Tree {
  const after = children(tree);
  const line = new Set(path(tree, tree.tip));
  const onward = (from: number) => after[from]?.find((next) => line.has(next)) ?? after[from]?.[0];
  const byChance = (next: number | undefined) => next !== undefined && Number(tree.nodes[next]?.player) > 2;
  let at = number;
  for (let next = onward(at); next !== undefined && byChance(next); next = onward(at)) at = next;
  let tip = at;
  for (let next = onward(tip); next !== undefined; next = onward(tip)) tip = next;
  return { ...tree, at, tip };
}

export const first = (tree: Tree) => showAt(tree, 0);

export const last = (tree: Tree) => showAt(tree, tree.tip);

/** Back by one move of a player, together with the chance moves after it. */
export function previous(tree: Tree): Tree {
  const latest = path(tree, tree.at).findLast((number) => Number(tree.nodes[number]?.player) <= 2);
  return latest ? showAt(tree, tree.nodes[latest]?.parent ?? 0) : tree;
}

/** Forward by one move along the line shown. */
export function next(tree: Tree): Tree {
  const on = path(tree, tree.tip).find((number) => tree.nodes[number]?.parent === tree.at);
  return on === undefined ? tree : showAt(tree, on);
}

/** To the next or the previous alternative to the move shown. */
export function beside(tree: Tree, step: 1 | -1) {
  const siblings = children(tree)[tree.nodes[tree.at]?.parent ?? -1] ?? [];
  const other = siblings[siblings.indexOf(tree.at) + step];
  return other === undefined ? tree : showAt(tree, other);
}

/** Forward to where the player is to move again, or to the end. @param player null: by one move */
export function redo(tree: Tree, player: number | null) {
  let on = next(tree);
  while (player !== null && on.at !== on.tip && tree.nodes[next(on).at]?.player !== player) on = next(on);
  return on;
}

/** Back to where the player was last to move, or by a forfeit. At the end of a game the moves taken back are marked, as
 * another will replace them; elsewhere the person looks for a variation. @param player null: by one move */
export function takeBack(tree: Tree, player: number | null): Tree {
  const latest = tree.nodes[tree.at];
  const mine = path(tree, tree.at).findLast((number) => {
    const mover = Number(tree.nodes[number]?.player);
    return player === null ? mover <= 2 : mover === player;
  });
  const first = latest && isForfeit(latest) ? tree.at : mine;
  if (first === undefined) return tree;
  const back = showAt(tree, Number(tree.nodes[first]?.parent));
  if (!isLatest(tree)) return back;
  const undone = new Set(path(tree, tree.at).slice(path(back, back.at).length));
  return { ...back, nodes: tree.nodes.map((node, number) => (undone.has(number) ? { ...node, taken: true } : node)) };
}

export const isForfeit = ({ kind }: { kind: Step["kind"] }) => FORFEITS.some((reason) => reason === kind);

/** The nodes in another order, and a function from old numbers to new. @param order those kept, parents first */
export function renumber(nodes: Node[], order: number[]) {
  const place = new Map(order.map((number, index) => [number, index]));
  const now = (number: number) => place.get(number) ?? -1;
  const kept = order.flatMap((number) => nodes.slice(number, number + 1));
  return { now, nodes: kept.map((node) => ({ ...node, parent: now(node.parent) })) };
}

export const movesIn = (steps: Snapshot["steps"]) =>
  steps.filter(({ player, kind }) => player <= 2 && (kind === "cell" || kind === "action")).length;
