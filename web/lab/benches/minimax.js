/** Minimax and its cuts: one search node by node, the leaves that each order of moves visits, and a puzzle of cuts. */

import { local, say } from "../../lang/texts.js";
import { plotted, rangeOf, rowsOf, seriesOf } from "./bench.js";
import * as walks from "./walks.js";

/** @import { Branch, Id } from "../folding.js" */
/** @import { Bench, Quiz, Result, Series } from "./bench.js" */
/** @import { Node, Step, Walk } from "./walks.js" */

const LOOKS = /** @type {const} */ ({
  minimax: "s1",
  "worst-first": "s2",
  natural: "s3",
  random: "s4",
  history: "s5",
  "best-first": "s6",
});
/** The lines of the pseudocode, from 0. */
const LINES = { entry: 0, leaf: 1, max: { raise: 4, cut: 5, end: 6 }, min: { raise: 9, cut: 10, end: 11 } };
/** The largest share of the leaves of minimax, in per cent, for which each prediction is right. */
const SHARES = { tenth: 10, quarter: 25, half: 50, more: Infinity };

const shown = (/** @type {Result} */ ran) =>
  walks.walksOf(ran).find(({ name }) => name === "minimax" || name === "alphabeta");

/** @type {Bench} */ export const minimax = {
  axes: ["logY", "linear"],
  options: ["tenth", "quarter", "half", "more"],

  units: (ran) => walks.unitsOf(shown(ran)?.steps ?? []),

  scene(ran, at) {
    const walk = shown(ran);
    const first = walk?.steps[0];
    if (!walk || !first) return { sentence: say("lab-walks-nothing"), grid: { columns: [], rows: [] } };
    const step = walk.steps[at - 1];
    const windows = walk.name === "alphabeta";
    const { node } = step ?? first;
    return {
      sentence: step
        ? say("lab-walks-numbered", { step: at, told: walks.sentenceOf(step, windows) })
        : say("lab-walks-nothing"),
      grid: walks.wayGrid(node, at, windows),
      tree: walks.treeAt(step ?? first, Math.max(at, 1), walks.telling(windows)),
      ...walks.boardAt(ran, walk, node),
      lines: step ? linesOf(step, windows) : [],
      formula: step ? formulaOf(step, windows) : [],
    };
  },

  result: (runs, axes) => plotted(runs, "leaves", axes, "lab-minimax", (ran) => curves(ran)),

  verdict(ran) {
    const natural = rowsOf(ran, "leaves").findLast(({ order }) => order === "natural");
    if (!ran.ended || !natural || natural["share %"] === null) return null;
    const share = natural["share %"];
    const best = rowsOf(ran, "leaves").findLast(({ order }) => order === "best-first");
    return {
      right: [rangeOf(SHARES, share)],
      told: say("lab-minimax-measured", { share, leaves: natural.leaves, best: best?.leaves ?? null }),
    };
  },

  quiz: puzzle(),
};

/** Which lines of the pseudocode a step is. @param {Step} step @param {boolean} windows */
function linesOf({ is, node }, windows) {
  const own = LINES[node.kind === "min" ? "min" : "max"];
  if (is === "cut") return [own.cut];
  if (is === "choice") return [own.end];
  if (is === "window") return [LINES.entry];
  const end = node.found?.leaf ? LINES.leaf : own.end;
  return node.parent && windows ? [end, LINES[node.parent.kind === "min" ? "min" : "max"].raise] : [end];
}

/** What a step computes, with its numbers put in.
 * @param {Step} step @param {boolean} windows @returns {string[]} */
function formulaOf({ is, node, before }, windows) {
  const number = (/** @type {number} */ value) => walks.short(value);
  if (is === "cut" && node.cut) return [`alpha ${number(node.cut.alpha)} ≥ beta ${number(node.cut.beta)}`];
  if (is !== "value" || !node.found) return [];
  const { found, parent } = node;
  const lines = [walks.derived(node)].filter(Boolean);
  if (!windows || !parent || before === null) return lines;
  const [name, pick] = parent.kind === "max" ? ["alpha", Math.max] : ["beta", Math.min];
  return [
    ...lines,
    `${name} = ${parent.kind}(${number(before)}; ${number(found.value)}) = ${number(pick(before, found.value))}`,
  ];
}

/** The leaves of each order by depth, and the least that there can be.
 * @param {Result} ran @returns {Series[]} */
function curves(ran) {
  const rows = rowsOf(ran, "leaves");
  const series = seriesOf(LOOKS, local, (name) =>
    rows
      .filter(({ order }) => order === name)
      .map(({ depth, leaves, from, to }) => ({ x: depth, y: leaves, low: Math.max(1, from), high: to })),
  );
  const least = rows
    .filter((row) => row.order === "best-first" && row.fewest !== null)
    .map((row) => ({ x: row.depth, y: row.fewest }));
  return least.length ? [...series, { name: say("lab-minimax-least"), look: "bound", points: least }] : series;
}

// --- the puzzle ---

/** @typedef {{node: Node, mine: boolean, out: boolean, twin: Node | undefined}} Judged  a node that the reader
 *   leaves out, and that alpha-beta does; its twin in the walk with cuts */

/** The reader marks what alpha-beta will leave out of a small tree. The recording of both walks is the judge.
 * @returns {Quiz} */
function puzzle() {
  return {
    task: () => say("lab-minimax-puzzle-task"),
    scene(ran, marked, told) {
      const [whole, pruned] = ["whole", "pruned"].map((name) => walks.walksOf(ran).find((walk) => walk.name === name));
      const root = whole?.steps[0]?.root;
      if (!root || !pruned) return null;
      const judged = judge(root, pruned, marked);
      const leaves = judged.filter(({ node }) => node.found?.leaf);
      const out = leaves.filter((one) => one.out);
      const [hits, misses] = [
        out.filter(({ mine }) => mine).length,
        leaves.filter((one) => one.mine && !one.out).length,
      ];
      const sentence = told
        ? hits === out.length && !misses
          ? say("lab-minimax-puzzle-right")
          : say("lab-minimax-puzzle-told", { hits, out: out.length, misses })
        : say("lab-minimax-puzzle-marked", { marked: leaves.filter(({ mine }) => mine).length, all: leaves.length });
      const byNode = new Map(judged.map((one) => [one.node, one]));
      const rows = leaves.map((one) => [
        one.node.path.replaceAll(".", " "),
        one.node.found ? walks.worth(one.node.found) : "",
        one.mine ? say("lab-minimax-puzzle-out") : say("lab-minimax-puzzle-visited"),
        ...(told ? [one.out ? say("lab-minimax-puzzle-out") : say("lab-minimax-puzzle-visited")] : []),
      ]);
      return {
        tree: { root: drawn(root, byNode, marked, told), current: null },
        sentence,
        grid: {
          columns: [
            say("lab-minimax-puzzle-leaf"),
            say("lab-walks-value"),
            say("lab-minimax-puzzle-yours"),
            ...(told ? [say("lab-minimax-puzzle-alphabeta")] : []),
          ],
          rows,
        },
      };
    },
  };
}

/** All nodes, each before those below it. */
function judge(/** @type {Node} */ root, /** @type {Walk} */ pruned, /** @type {ReadonlySet<Id>} */ marked) {
  const twins = new Map(pruned.steps.map(({ node }) => [node.path, node]));
  const below = (/** @type {Node} */ node, /** @type {boolean} */ above) => {
    const mine = above || marked.has(node.id);
    /** @type {Judged[]} */ const all = [{ node, mine, out: !twins.has(node.path), twin: twins.get(node.path) }];
    for (const child of node.children) all.push(...below(child, mine));
    return all;
  };
  return below(root, false);
}

/** @param {Node} node @param {Map<Node, Judged>} verdicts @param {ReadonlySet<Id>} marked @param {boolean} told
 * @returns {Branch} */
function drawn(node, verdicts, marked, told) {
  const { mine = false, out = false, twin = undefined } = verdicts.get(node) ?? {};
  const leaf = node.found?.leaf ? node.found : null;
  const label = leaf ? walks.worth(leaf) : say(`lab-walks-short-${node.kind || "over"}`);
  const cut = told ? out : marked.has(node.id);
  const judged = out
    ? mine
      ? `✓ ${say("lab-minimax-puzzle-out")}`
      : `✗ ${say("lab-minimax-puzzle-missed")}`
    : mine
      ? `✗ ${say("lab-minimax-puzzle-visited")}`
      : "";
  const verdict = told ? judged : mine ? say("lab-minimax-puzzle-out") : "";
  const value = told && !leaf && twin?.found ? walks.equal(twin.found) : "";
  const reason =
    told && twin?.cut ? `${say("lab-minimax-puzzle-cut-here")} ${walks.telling(true).reason(twin.cut)}` : "";
  const note = [value, reason, verdict].filter(Boolean).join(" ");
  return {
    id: node.id,
    label,
    note,
    edge: node.move,
    look: !told ? (mine ? "mine" : "") : mine === out ? (out ? "right" : "") : "wrong",
    told: [
      node.move || say("lab-walks-root"),
      `${label} ${note}`.trim(),
      say(`lab-walks-kinds-${node.kind || "over"}`),
      ...(verdict ? [] : [told ? say("lab-minimax-puzzle-visited") : say("lab-minimax-puzzle-unmarked")]),
    ].join(", "),
    children: node.children.map((child) => drawn(child, verdicts, marked, told)),
    cut,
  };
}
