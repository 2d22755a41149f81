/** Where the reader acts: a puzzle, in which the reader marks what a search will leave out of a tree, and choices in
 * place of a strategy. The tree that the engine tells is the answer to the puzzle. */

import { html, nothing } from "lit-html";
import type { Branch } from "messages/lab";
import { button } from "../../app/controls.ts";
import { say } from "../../lang/texts.ts";
import type { FoldedBranch } from "../folding.ts";
import type { Page } from "../page.ts";
import { asTable, picture, section, table } from "../parts.ts";
import { branchOf, sceneOf, tableOf } from "../recording.ts";
import { BEGUN, benchText, type LabState } from "../state.ts";
import { tree } from "../tree.ts";
import { toWords } from "../words.ts";

export function quiz(state: LabState, { trial }: Page) {
  const shown = puzzle(state);
  if (!shown) return nothing;
  const { isRevealed, folds } = state.quiz;
  const actions = { fold: trial.fold.bind(trial), mark: trial.mark.bind(trial) };
  return section(
    "quiz",
    say("lab-quiz"),
    html`<p id="quiz-task">${benchText(state, "puzzle-task")}</p>
      ${tree("quiz-tree", say("lab-quiz-tree"), shown.tree, folds, state.narrow, actions)}
      <p id="quiz-sentence" aria-live="polite">${shown.sentence}</p>
      ${asTable("quiz-table", shown.grid, say("lab-quiz-tree"))}
      <div class="buttons">
        ${button("quiz-tell", say("lab-quiz-tell"), () => trial.tell(), { disabled: isRevealed })}
        ${button("quiz-again", say("lab-again"), () => trial.set({ quiz: BEGUN.quiz }))}
      </div>`,
  );
}

export function hand(state: LabState, { trial }: Page) {
  const { choices } = state.hand;
  const tried = state.hand.trial ?? state.result?.recording.trial;
  if (!tried) return nothing;
  const free = state.ready && !state.running;
  const shown = sceneOf(tried.scene);
  const buttons = tried.choices.map(
    (text, choice) =>
      html`<button type="button" ?disabled=${!free} @click=${() => trial.choose(choice)}>${toWords(text)}</button>`,
  );
  return section(
    "hand",
    say("lab-hand"),
    html`<p id="hand-task">${benchText(state, "task")}</p>
      <div class="buttons" id="choices">${buttons}</div>
      <p id="hand-sentence" aria-live="polite">${shown.sentence}</p>
      ${shown.picture ? picture("hand-scene", shown.picture, say("lab-hand")) : nothing}
      ${asTable("hand-table", shown.grid, say("lab-hand-table"))}
      ${choices.length ? html`<div class="wide">${table("rivals", tableOf(tried.columns, tried.rows))}</div>` : nothing}
      <div class="buttons">${button("hand-again", say("lab-again"), () => trial.set({ hand: BEGUN.hand }))}</div>`,
  );
}

/** A node that the reader leaves out, and that the search does; the moves that lead to it. */
type Judged = FoldedBranch & { mine: boolean; out: boolean; way: string; children: Judged[] };

const leavesOf = (branch: Judged): Judged[] => (branch.children.length ? branch.children.flatMap(leavesOf) : [branch]);

/** The tree with what is marked, and with what is right once that is told; null where there is no puzzle. */
export function puzzle(state: LabState) {
  const root = state.result?.recording.puzzle;
  if (!root) return null;
  const { isRevealed } = state.quiz;
  const tree = judge(state, root, false, "");
  const leaves = leavesOf(tree);
  const [mine, out] = [leaves.filter((one) => one.mine), leaves.filter((one) => one.out)];
  const hits = out.filter((one) => one.mine).length;
  const misses = mine.length - hits;
  const sentence = !isRevealed
    ? text(state, "marked", { marked: mine.length, all: leaves.length })
    : hits === out.length && !misses
      ? text(state, "right")
      : text(state, "told", { hits, out: out.length, misses });
  const columns = [text(state, "leaf"), say("lab-walks-value"), text(state, "yours")];
  const rows = leaves.map(({ way, label, mine, out }) => [
    way,
    label,
    ...(isRevealed ? [mine, out] : [mine]).map((left) => text(state, left ? "out" : "visited")),
  ]);
  const shown = isRevealed ? [...columns, text(state, "search")] : columns;
  return { tree: { root: tree, current: null }, sentence, grid: { columns: shown, rows } };
}

const text = (state: LabState, name: string, values?: Record<string, number>) =>
  benchText(state, `puzzle-${name}`, values);

/** @param above whether the reader leaves out a node above it @param way to its parent */
function judge(state: LabState, { children = [], ...node }: Branch, above: boolean, way: string): Judged {
  const { quiz } = state;
  const branch = branchOf(node);
  const [mine, out] = [above || quiz.marked.has(branch.id), node.cut ?? false];
  const verdict = quiz.isRevealed ? verdictOn(state, mine, out) : mine && text(state, "out");
  const note = [quiz.isRevealed && branch.note, verdict].filter(Boolean).join(" ");
  const open = text(state, quiz.isRevealed ? "visited" : "unmarked");
  const moves = `${way} ${branch.edge}`.trim();
  return {
    ...branch,
    mine,
    out,
    way: moves,
    note,
    look: !quiz.isRevealed ? (mine ? "mine" : "") : mine === out ? (out ? "right" : "") : "wrong",
    told: [branch.edge, `${branch.label} ${note}`.trim(), branch.aside, verdict ? "" : open].filter(Boolean).join(", "),
    children: children.map((child) => judge(state, child, mine, moves)),
    cut: quiz.isRevealed ? out : quiz.marked.has(branch.id),
  };
}

/** What is said of a node once it is told. */
function verdictOn(state: LabState, mine: boolean, out: boolean) {
  if (out) return mine ? `✓ ${text(state, "out")}` : `✗ ${text(state, "missed")}`;
  return mine && `✗ ${text(state, "visited")}`;
}
