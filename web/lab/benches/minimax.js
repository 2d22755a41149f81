/** Minimax and its cuts: one search node by node, the leaves that each order of moves visits, and a puzzle of cuts. */

import { say } from "../../lang/texts.js";
import { grid, linesOf, plotted, rangeOf, rowsOf, text } from "./bench.js";
import { derived, equal, labelOf, reasonOf, short, unitsOf, walkScene, walksOf } from "./walks.js";

/** @import { Branch, Id } from "../folding.js" */
/** @import { Bench, Result } from "./bench.js" */
/** @import { Node, Step, Walk } from "./walks.js" */

const LOOKS = { minimax: "s1", "worst-first": "s2", natural: "s3", random: "s4", history: "s5", "best-first": "s6" };
/** The lines of the pseudocode, from 0. */
const LINES = { entry: 0, leaf: 1, max: { raise: 4, cut: 5, end: 6 }, min: { raise: 9, cut: 10, end: 11 } };
/** The share of the leaves of minimax, in per cent, below which each prediction is right. */
const SHARES = { tenth: 10, quarter: 25, half: 50, more: Infinity };

const shown = (/** @type {Result} */ ran) =>
  walksOf(ran).find(({ name }) => name === "minimax" || name === "alphabeta");

/** @type {Bench} */ export const minimax = {
  axes: ["logY", "linear"],
  options: ["tenth", "quarter", "half", "more"],

  units: (ran) => unitsOf(shown(ran)?.steps ?? []),

  scene(ran, at) {
    const walk = shown(ran);
    const windows = walk?.name === "alphabeta";
    return walkScene(ran, walk, at, windows, (step, _, told) => ({
      sentence: say("lab-walks-numbered", { step: at, told }),
      lines: pseudocode(step, windows),
      formula: formulaOf(step, windows),
    }));
  },

  result: plotted(
    "leaves",
    "lab-minimax",
    (rows) => linesOf(rows, { looks: LOOKS, by: "order", x: "depth", y: "leaves", ends: ["from", "to"], least: 1 }),
    (rows) =>
      linesOf(rows, {
        looks: { "best-first": "bound" },
        by: "order",
        x: "depth",
        y: "fewest",
        told: () => say("lab-minimax-least"),
      }),
  ),

  verdict(ran) {
    const last = (/** @type {string} */ name) => rowsOf(ran, "leaves").findLast(({ order }) => order === name);
    const { "share %": share = null, leaves } = last("natural") ?? {};
    if (!ran.ended || share === null) return null;
    const best = last("best-first")?.leaves ?? null;
    return { right: [rangeOf(SHARES, share)], told: say("lab-minimax-measured", { share, leaves, best }) };
  },

  // The reader marks what alpha-beta will leave out of a small tree. The recording of both walks is the judge.
  quiz: {
    task: () => say("lab-minimax-puzzle-task"),
    scene(ran, marked, told) {
      const [whole, pruned] = ["whole", "pruned"].map((name) => walksOf(ran).find((walk) => walk.name === name));
      const root = whole?.steps[0]?.root;
      if (!root || !pruned) return null;
      const tree = judged(root, false, twinsOf(pruned), marked, told);
      const leaves = leavesOf(tree);
      const [mine, out] = [leaves.filter((one) => one.mine), leaves.filter((one) => one.out)];
      const hits = out.filter((one) => one.mine).length;
      const misses = mine.length - hits;
      const sentence = !told
        ? say("lab-minimax-puzzle-marked", { marked: mine.length, all: leaves.length })
        : hits === out.length && !misses
          ? say("lab-minimax-puzzle-right")
          : say("lab-minimax-puzzle-told", { hits, out: out.length, misses });
      const fate = (/** @type {boolean} */ out) =>
        out ? say("lab-minimax-puzzle-out") : say("lab-minimax-puzzle-visited");
      const columns = [say("lab-minimax-puzzle-leaf"), say("lab-walks-value"), say("lab-minimax-puzzle-yours")];
      const rows = leaves.map(({ node, label, mine, out }) => [
        node.path.replaceAll(".", " "),
        label,
        ...(told ? [mine, out] : [mine]).map(fate),
      ]);
      return {
        tree: { root: tree, current: null },
        sentence,
        grid: grid(told ? [...columns, say("lab-minimax-puzzle-alphabeta")] : columns, rows),
      };
    },
  },
};

/** Which lines of the pseudocode a step is. @param {Step} step @param {boolean} windows */
function pseudocode({ is, node }, windows) {
  const linesAt = (/** @type {Node} */ { kind }) => LINES[kind === "min" ? "min" : "max"];
  if (is === "cut") return [linesAt(node).cut];
  if (is === "choice") return [linesAt(node).end];
  if (is === "window") return [LINES.entry];
  const end = node.found?.leaf ? LINES.leaf : linesAt(node).end;
  return node.parent && windows ? [end, linesAt(node.parent).raise] : [end];
}

/** What a step computes, with its numbers put in. @param {Step} step @param {boolean} windows @returns {string[]} */
function formulaOf({ is, node, before }, windows) {
  const { cut, found, parent } = node;
  if (is === "cut" && cut) return [`alpha ${short(cut.alpha)} ≥ beta ${short(cut.beta)}`];
  if (is !== "value" || !found) return [];
  const [name, kind] = parent?.kind === "max" ? ["alpha", "max"] : ["beta", parent?.kind ?? ""];
  if (!windows || !parent || before === null) return [derived(node)].filter(Boolean);
  const raised = (name === "alpha" ? Math.max : Math.min)(before, found.value);
  const told = `${name} = ${kind}(${short(before)}; ${short(found.value)}) = ${short(raised)}`;
  return [derived(node), told].filter(Boolean);
}

// --- the puzzle ---

/** @typedef {Branch & {node: Node, mine: boolean, out: boolean, children: Judged[]}} Judged  a node that the reader
 *   leaves out, and that alpha-beta does */

/** @param {Judged} branch @returns {Judged[]} */
const leavesOf = (branch) => (branch.node.found?.leaf ? [branch] : branch.children.flatMap(leavesOf));

/** The nodes of the walk with cuts, by their paths. @param {Walk} pruned */
const twinsOf = ({ steps }) => new Map(steps.map(({ node }) => [node.path, node]));

/** @param {Node} node @param {boolean} above whether the reader leaves out a node above it
 * @param {Map<string, Node>} twins @param {ReadonlySet<Id>} marked @param {boolean} told @returns {Judged} */
function judged(node, above, twins, marked, told) {
  const twin = twins.get(node.path);
  const [mine, out, leaf] = [above || marked.has(node.id), !twin, node.found?.leaf];
  const label = labelOf(node, node.found);
  const verdict = told ? verdictOn(mine, out) : mine && say("lab-minimax-puzzle-out");
  const value = told && !leaf && twin?.found && equal(twin.found);
  const reason = told && twin?.cut && `${say("lab-minimax-puzzle-cut-here")} ${reasonOf(twin.cut)}`;
  const note = text(value, reason, verdict);
  const open = told ? say("lab-minimax-puzzle-visited") : say("lab-minimax-puzzle-unmarked");
  return {
    node,
    mine,
    out,
    id: node.id,
    label,
    note,
    edge: node.move,
    look: !told ? (mine ? "mine" : "") : mine === out ? (out ? "right" : "") : "wrong",
    told: [
      node.move || say("lab-walks-root"),
      text(label, note),
      say(`lab-walks-kinds-${node.kind || "over"}`),
      ...(verdict ? [] : [open]),
    ].join(", "),
    children: node.children.map((child) => judged(child, mine, twins, marked, told)),
    cut: told ? out : marked.has(node.id),
  };
}

/** What is said of a node once it is told. @param {boolean} mine @param {boolean} out */
function verdictOn(mine, out) {
  if (out) return mine ? `✓ ${say("lab-minimax-puzzle-out")}` : `✗ ${say("lab-minimax-puzzle-missed")}`;
  return mine && `✗ ${say("lab-minimax-puzzle-visited")}`;
}
