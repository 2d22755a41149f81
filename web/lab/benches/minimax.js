// @ts-check
/** Minimax and its cuts: one search node by node, the leaves that each order of moves visits, and a puzzle of cuts. */

import { plot } from "../plot.js";
import { gridOf, laid, rowsOf } from "./bench.js";
import {
  boardAt,
  derived,
  equal,
  sentenceOf,
  short,
  telling,
  treeAt,
  unitsOf,
  walksOf,
  wayGrid,
  worth,
} from "./walks.js";

/** @import { Ran } from "messages" */
/** @import { Branch, Id } from "../folding.js" */
/** @import { Axis, Series } from "../plot.js" */
/** @import { Words } from "../words/strings.js" */
/** @import { Bench, Quiz } from "./bench.js" */
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

/** @param {Ran} ran */
const shown = (ran) => walksOf(ran).find(({ name }) => name === "minimax" || name === "alphabeta");

/** @type {Bench} */
export const minimax = {
  axes: ["logY", "linear"],
  predictions: ({ strings }) => Object.entries(strings.minimax.options),
  hand: null,

  units: (ran, words) => unitsOf(shown(ran)?.steps ?? [], words),

  scene(ran, at, words) {
    const { walks: say } = words.strings;
    const walk = shown(ran);
    const first = walk?.steps[0];
    if (!walk || !first) return { sentence: say.nothing, grid: { columns: [], rows: [] } };
    const step = walk.steps[at - 1];
    const windows = walk.name === "alphabeta";
    const { node } = step ?? first;
    return {
      sentence: step ? say.numbered(at, sentenceOf(step, windows, words)) : say.nothing,
      grid: wayGrid(node, at, windows, words),
      tree: treeAt(step ?? first, Math.max(at, 1), telling(windows, words)),
      ...boardAt(ran, walk, node),
      lines: step ? linesOf(step, windows) : [],
      formula: step ? formulaOf(step, windows, words) : [],
    };
  },

  result(runs, axes, words) {
    const { minimax: say, number } = words.strings;
    /** @type {Axis} */
    const across = { title: say.acrossTitle, kind: "linear" };
    /** @type {Axis} */
    const up = { title: say.upTitle, kind: axes === "linear" ? "linear" : "log" };
    return {
      picture: plot(
        across,
        up,
        laid(runs, (ran) => curves(ran, words), words),
        number,
      ),
      grid: gridOf(runs[0], "leaves", words),
    };
  },

  verdict(ran, { strings }) {
    const natural = rowsOf(ran, "leaves").findLast(({ order }) => order === "natural");
    if (!ran.ended || !natural || natural["share %"] === null) return null;
    const share = natural["share %"];
    const [right = ""] = Object.entries(SHARES).find(([, most]) => share < most) ?? [];
    const best = rowsOf(ran, "leaves").findLast(({ order }) => order === "best-first");
    return { right: [right], told: strings.minimax.measured(share, natural.leaves, best?.leaves ?? null) };
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

/** What a step computes, with its numbers put in. @param {Step} step @param {boolean} windows @param {Words} words @returns {string[]} */
function formulaOf({ is, node, before }, windows, words) {
  const number = (/** @type {number} */ value) => short(value, words);
  if (is === "cut" && node.cut) return [`alpha ${number(node.cut.alpha)} ≥ beta ${number(node.cut.beta)}`];
  if (is !== "value" || !node.found) return [];
  const { found, parent } = node;
  const lines = [derived(node, words)].filter(Boolean);
  if (!windows || !parent || before === null) return lines;
  const [name, pick] = parent.kind === "max" ? ["alpha", Math.max] : ["beta", Math.min];
  return [
    ...lines,
    `${name} = ${parent.kind}(${number(before)}; ${number(found.value)}) = ${number(pick(before, found.value))}`,
  ];
}

/** The leaves of each order by depth, and the least that there can be. @param {Ran} ran @param {Words} words @returns {Series[]} */
function curves(ran, { local, strings }) {
  const rows = rowsOf(ran, "leaves");
  const series = Object.entries(LOOKS).flatMap(([name, look]) => {
    const points = rows
      .filter(({ order }) => order === name)
      .map(({ depth, leaves, from, to }) => ({ x: depth, y: leaves, low: Math.max(1, from), high: to }));
    return points.length ? [{ name: local(name), look, points }] : [];
  });
  const least = rows
    .filter((row) => row.order === "best-first" && row.fewest !== null)
    .map((row) => ({ x: row.depth, y: row.fewest }));
  return least.length ? [...series, { name: strings.minimax.least, look: "bound", points: least }] : series;
}

// --- the puzzle ---

/** @typedef {{node: Node, mine: boolean, out: boolean, twin: Node | undefined}} Judged  a node that the reader leaves out, and that alpha-beta does; its twin in the walk with cuts */

/** The reader marks what alpha-beta will leave out of a small tree. The recording of both walks is the judge. @returns {Quiz} */
function puzzle() {
  return {
    task: ({ strings }) => strings.minimax.puzzle.task,
    scene(ran, marked, told, words) {
      const { puzzle: say } = words.strings.minimax;
      const [whole, pruned] = ["whole", "pruned"].map((name) => walksOf(ran).find((walk) => walk.name === name));
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
        ? say.told(hits, out.length, misses)
        : say.marked(leaves.filter(({ mine }) => mine).length, leaves.length);
      const byNode = new Map(judged.map((one) => [one.node, one]));
      const rows = leaves.map((one) => [
        one.node.path.replaceAll(".", " "),
        one.node.found ? worth(one.node.found, words) : "",
        one.mine ? say.out : say.visited,
        ...(told ? [one.out ? say.out : say.visited] : []),
      ]);
      return {
        tree: { root: drawn(root, byNode, marked, told, words), current: null },
        sentence,
        grid: { columns: [say.leaf, words.strings.walks.value, say.yours, ...(told ? [say.alphabeta] : [])], rows },
      };
    },
  };
}

/** All nodes, each before those below it. @param {Node} root @param {Walk} pruned @param {ReadonlySet<Id>} marked @returns {Judged[]} */
function judge(root, pruned, marked) {
  const twins = new Map(pruned.steps.map(({ node }) => [node.path, node]));
  const below = (/** @type {Node} */ node, /** @type {boolean} */ above) => {
    const mine = above || marked.has(node.id);
    /** @type {Judged[]} */
    const all = [{ node, mine, out: !twins.has(node.path), twin: twins.get(node.path) }];
    for (const child of node.children) all.push(...below(child, mine));
    return all;
  };
  return below(root, false);
}

/** @param {Node} node @param {Map<Node, Judged>} judged @param {ReadonlySet<Id>} marked @param {boolean} told @param {Words} words @returns {Branch} */
function drawn(node, judged, marked, told, words) {
  const { puzzle: say } = words.strings.minimax;
  const { walks } = words.strings;
  const { mine = false, out = false, twin = undefined } = judged.get(node) ?? {};
  const leaf = node.found?.leaf ? node.found : null;
  const label = leaf ? worth(leaf, words) : walks.short[node.kind || "over"];
  const cut = told ? out : marked.has(node.id);
  const verdict = !told
    ? mine
      ? say.out
      : ""
    : mine && out
      ? `✓ ${say.out}`
      : out
        ? `✗ ${say.missed}`
        : mine
          ? `✗ ${say.visited}`
          : "";
  const value = told && !leaf && twin?.found ? equal(twin.found, words) : "";
  const reason = told && twin?.cut ? `${say.cutHere} ${telling(true, words).reason(twin.cut)}` : "";
  const note = [value, reason, verdict].filter(Boolean).join(" ");
  return {
    id: node.id,
    label,
    note,
    edge: node.move,
    look: !told ? (mine ? "mine" : "") : mine === out ? (out ? "right" : "") : "wrong",
    told: [
      node.move || walks.root,
      `${label} ${note}`.trim(),
      walks.kinds[node.kind || "over"],
      ...(verdict ? [] : [told ? say.visited : say.unmarked]),
    ].join(", "),
    children: node.children.map((child) => drawn(child, judged, marked, told, words)),
    cut,
  };
}
