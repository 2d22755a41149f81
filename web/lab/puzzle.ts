/** A puzzle: the reader marks in a tree what a search will leave out. The tree that the engine tells is the answer. */

import type { TreeBranch } from "messages";
import { say } from "../lang/texts.ts";
import type { Branch } from "./folding.ts";
import { branchOf } from "./recording.ts";
import { type LabState, own } from "./state.ts";

/** A node that the reader leaves out, and that the search does; the moves that lead to it. */
type Judged = Branch & { mine: boolean; out: boolean; way: string; children: Judged[] };

const leavesOf = (branch: Judged): Judged[] => (branch.children.length ? branch.children.flatMap(leavesOf) : [branch]);

/** The tree with what is marked, and with what is right once that is told; null where there is no puzzle. */
export function puzzle(state: LabState) {
  const root = state.ran?.recording.puzzle;
  if (!root) return null;
  const { told } = state.quiz;
  const tree = judged(state, root, false, "");
  const leaves = leavesOf(tree);
  const [mine, out] = [leaves.filter((one) => one.mine), leaves.filter((one) => one.out)];
  const hits = out.filter((one) => one.mine).length;
  const misses = mine.length - hits;
  const sentence = !told
    ? text(state, "marked", { marked: mine.length, all: leaves.length })
    : hits === out.length && !misses
      ? text(state, "right")
      : text(state, "told", { hits, out: out.length, misses });
  const columns = [text(state, "leaf"), say("lab-walks-value"), text(state, "yours")];
  const rows = leaves.map(({ way, label, mine, out }) => [
    way,
    label,
    ...(told ? [mine, out] : [mine]).map((left) => text(state, left ? "out" : "visited")),
  ]);
  return {
    tree: { root: tree, current: null },
    sentence,
    grid: { columns: told ? [...columns, text(state, "search")] : columns, rows },
  };
}

const text = (state: LabState, name: string, values?: Record<string, number>) => own(state, `puzzle-${name}`, values);

/** @param above whether the reader leaves out a node above it @param way to its parent */
function judged(state: LabState, told: TreeBranch, above: boolean, way: string): Judged {
  const { quiz } = state;
  const branch = branchOf({ ...told, children: [] });
  const [mine, out] = [above || quiz.marked.has(branch.id), told.cut ?? false];
  const verdict = quiz.told ? verdictOn(state, mine, out) : mine && text(state, "out");
  const note = [quiz.told && branch.note, verdict].filter(Boolean).join(" ");
  const open = text(state, quiz.told ? "visited" : "unmarked");
  const moves = `${way} ${branch.edge}`.trim();
  return {
    ...branch,
    mine,
    out,
    way: moves,
    note,
    look: !quiz.told ? (mine ? "mine" : "") : mine === out ? (out ? "right" : "") : "wrong",
    told: [branch.edge, `${branch.label} ${note}`.trim(), branch.aside, verdict ? "" : open].filter(Boolean).join(", "),
    children: (told.children ?? []).map((child) => judged(state, child, mine, moves)),
    cut: quiz.told ? out : quiz.marked.has(branch.id),
  };
}

/** What is said of a node once it is told. */
function verdictOn(state: LabState, mine: boolean, out: boolean) {
  if (out) return mine ? `✓ ${text(state, "out")}` : `✗ ${text(state, "missed")}`;
  return mine && `✗ ${text(state, "visited")}`;
}
