/** A puzzle beside a recording: the reader marks nodes of a tree, asks, and is told by the recording which marks are
 * right. */

import { button, find, show, write } from "../dom.js";
import { tabulate } from "./drawing.js";
import { bench, open } from "./open.js";
import { TreeView } from "./tree.js";
import { say, words } from "../lang/texts.js";

/** @import { Id } from "./folding.js" */

const narrow = matchMedia("(max-width: 34rem)");
const tree = new TreeView(find("quiz-tree"), mark);
/** @type {Set<Id>} */ const marked = new Set();
let told = false;

/** Begin anew, with nothing marked. */
export function startQuiz() {
  marked.clear();
  told = false;
  tree.forget();
  drawQuiz();
}

function mark(/** @type {Id} */ id) {
  if (told) return;
  if (!marked.delete(id)) marked.add(id);
  drawQuiz();
}

function drawQuiz() {
  const { quiz } = bench();
  const shown = quiz && open.ran && quiz.scene(open.ran, marked, told, words);
  show("quiz", Boolean(shown));
  if (!quiz || !shown) return;
  write("quiz-task", quiz.task(words));
  write("quiz-sentence", shown.sentence);
  tree.draw(shown.tree, {
    narrow: narrow.matches,
    name: say("lab-quiz-tree") ?? "",
    more: (count) => say("lab-more", { count }),
  });
  tabulate(find("quiz-table", HTMLTableElement), shown.grid);
  button("quiz-tell").disabled = told;
}

narrow.addEventListener("change", drawQuiz);
button("quiz-again").addEventListener("click", startQuiz);
button("quiz-tell").addEventListener("click", () => {
  told = true;
  drawQuiz();
});
