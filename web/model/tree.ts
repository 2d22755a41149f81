/** A game with its variations: one plain object, and pure functions on it. The engine knows a position by its record:
 * the tree's beginning and the moves up to the position, joined by ".". */

import type { Mark, Snapshot, Step, Tree as WireTree } from "messages";

export interface Node {
  parent: number; // the number of the parent node, -1 for the root
  move: string;
  player: number; // the player who made the move, above 2 for chance
  kind: Step["kind"]; // the kind of move: on a cell, another action, a chance move, or a forfeit
  comment: string;
  marks?: Mark[]; // those of the person on the position, if there are any
  properties: Record<string, string[]>; // SGF properties of other programs
  taken?: boolean; // whether the move was taken back in play, and not made again since
}

/** Nodes: each after its parent, whose first child continues its line and whose others start variations; at: the node
 * shown; tip: the end of the line shown. */
export type Tree = { beginning: string; nodes: Node[]; at: number; tip: number };

/** The reasons of losses off the board. */
export const FORFEITS = ["resign", "time", "fault"] as const;
/** The kinds of moves; "": the root is none. */
export const KINDS = ["", "cell", "action", "chance", ...FORFEITS] as const;

/** A game before its first move. */
const sown = (beginning: string): Tree => ({
  beginning,
  nodes: [{ parent: -1, move: "", player: 0, kind: "", comment: "", properties: {} }],
  at: 0,
  tip: 0,
});

/** The children of each node, in order. */
export function children({ nodes }: Tree): number[][] {
  const found: number[][] = nodes.map(() => []);
  for (const [number, { parent }] of nodes.entries()) found[parent]?.push(number);
  return found;
}

/** The nodes from the first move to the one of that number. */
export function path({ nodes }: Tree, number: number) {
  const found = [];
  for (let at = number; at > 0; at = nodes[at]?.parent ?? 0) found.push(at);
  return found.reverse();
}

/** The number of a node's move among those of the players, as one counts them; 0 for a move of chance and for the
 * root. */
export function moveNumber(tree: Tree, number: number) {
  const players = path(tree, number).map((at) => tree.nodes[at]?.player ?? 0);
  return (players.at(-1) ?? 0) > 2 ? 0 : players.filter((player) => player <= 2).length;
}

/** The records of trees, which never change. */
const records: WeakMap<Tree, string> = new WeakMap();

/** The record of the game up to the node shown. */
export function recordOf(tree: Tree) {
  const moves = () => path(tree, tree.at).map((number) => tree.nodes[number]?.move);
  const record = records.get(tree) ?? tree.beginning + moves().join(".");
  records.set(tree, record);
  return record;
}

/** The comment on the node shown. */
export const comment = ({ nodes, at }: Tree) => nodes[at]?.comment ?? "";

/** Whether a move follows the node shown. */
export const goesOn = ({ nodes, at }: Tree) => nodes.some(({ parent }) => parent === at);

/** Whether the node shown is the last of its line, apart from moves taken back. */
export const isLatest = ({ nodes, at }: Tree) => !nodes.some(({ parent, taken }) => parent === at && !taken);

/** The tree with the moves of a snapshot added, shown at their end; a new tree if there is none or it is of another
 * game. */
export function grown(tree: Tree | null, { beginning, steps }: Snapshot): Tree {
  let { nodes, at, tip } = tree?.beginning === beginning ? tree : sown(beginning);
  const shown = new Set(path({ beginning, nodes, at, tip }, tip));
  at = 0;
  for (const step of steps) {
    const known = nodes.flatMap((node, number) => (node.parent === at && node.move === step.move ? [number] : []));
    const next = known.find((number) => shown.has(number)) ?? known[0];
    const node = nodes[next ?? -1];
    if (next === undefined || !node)
      [nodes, at] = inserted(nodes, { ...step, parent: at, comment: "", properties: {} });
    else {
      if (node.taken) nodes = nodes.with(next, { ...node, taken: false });
      at = next;
    }
  }
  return shownAt({ beginning, nodes, at, tip }, at);
}

/** The nodes with another one, and its number. It stands before a sibling that was taken back, so that the main line
 * is the game really played; such a sibling is dropped with all that follows it, unless a comment or a mark tells
 * that it was more than a mistake. */
function inserted(nodes: Node[], node: Node): [Node[], number] {
  const back = nodes.findIndex(({ parent, taken }) => parent === node.parent && taken);
  if (back < 0) return [[...nodes, node], nodes.length];
  const gone = dropped(nodes, back);
  const numbers = nodes.map((_, number) => number);
  const order = [...numbers.slice(0, back), nodes.length, ...numbers.slice(back).filter((number) => !gone.has(number))];
  return [renumbered([...nodes, node], order).nodes, back];
}

/** The nodes that go with a move taken back, none if one of them has a comment or marks. */
export function dropped(nodes: Node[], number: number): Set<number> {
  const found = below(nodes, number);
  return [...found].some((one) => nodes[one]?.comment || nodes[one]?.marks?.length) ? new Set() : found;
}

/** A node and all that follow it. */
export function below(nodes: Node[], number: number) {
  const found = new Set([number]);
  for (const [place, { parent }] of nodes.entries()) if (found.has(parent)) found.add(place);
  return found;
}

/** A tree from the engine, which has no tip. */
export const adopted = ({ beginning, nodes, at }: Omit<WireTree, "tip">): Tree =>
  shownAt({ beginning, nodes, at, tip: 0 }, at);

// Navigation. It never stops where chance is to move: such a position is shown after the chance move.

/** The tree shown at a node, or after the chance moves that follow it. */
export function shownAt(tree: Tree, number: number): Tree {
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

export const first = (tree: Tree) => shownAt(tree, 0);

export const last = (tree: Tree) => shownAt(tree, tree.tip);

/** Back by one move of a player, together with the chance moves after it. */
export function previous(tree: Tree): Tree {
  const [latest = 0] = path(tree, tree.at)
    .filter((number) => Number(tree.nodes[number]?.player) <= 2)
    .slice(-1);
  return latest ? shownAt(tree, tree.nodes[latest]?.parent ?? 0) : tree;
}

/** Forward by one move along the line shown. */
export function next(tree: Tree): Tree {
  const on = path(tree, tree.tip).find((number) => tree.nodes[number]?.parent === tree.at);
  return on === undefined ? tree : shownAt(tree, on);
}

/** To the next or the previous alternative to the move shown. */
export function beside(tree: Tree, step: 1 | -1) {
  const siblings = children(tree)[tree.nodes[tree.at]?.parent ?? -1] ?? [];
  const other = siblings[siblings.indexOf(tree.at) + step];
  return other === undefined ? tree : shownAt(tree, other);
}

/** Forward to where the player is to move again, or to the end. @param player null: by one move */
export function redone(tree: Tree, player: number | null) {
  let on = next(tree);
  while (player !== null && on.at !== on.tip && tree.nodes[next(on).at]?.player !== player) on = next(on);
  return on;
}

/** Back to where the player was last to move; a forfeit is taken back by itself. At the end of a game the moves taken
 * back are marked, since another move will take their place; anywhere else, the person only looks for a variation.
 * @param player null: any, so by one move */
export function takenBack(tree: Tree, player: number | null): Tree {
  const latest = tree.nodes[tree.at];
  const mine = path(tree, tree.at).findLast((number) => {
    const mover = Number(tree.nodes[number]?.player);
    return player === null ? mover <= 2 : mover === player;
  });
  const first = latest && isForfeit(latest) ? tree.at : mine;
  if (first === undefined) return tree;
  const back = shownAt(tree, Number(tree.nodes[first]?.parent));
  if (!isLatest(tree)) return back;
  const undone = new Set(path(tree, tree.at).slice(path(back, back.at).length));
  return { ...back, nodes: tree.nodes.map((node, number) => (undone.has(number) ? { ...node, taken: true } : node)) };
}

/** Whether a step is a loss off the board. */
export const isForfeit = ({ kind }: { kind: Step["kind"] }) => FORFEITS.some((reason) => reason === kind);

/** The nodes in another order, and the new number of each. @param order the nodes to keep, each after its parent */
export function renumbered(nodes: Node[], order: number[]) {
  const place = new Map(order.map((number, index) => [number, index]));
  const now = (number: number) => place.get(number) ?? -1;
  return {
    now,
    nodes: order
      .flatMap((number) => nodes.slice(number, number + 1))
      .map((node) => ({ ...node, parent: now(node.parent) })),
  };
}
