// @ts-check
/** A puzzle beside a recording: the reader marks nodes of a tree, asks, and is told by the recording which marks are right. */

import { button, find, show, write } from "../dom.js";
import { tabulate } from "./drawing.js";
import { TreeView } from "./tree.js";
import { strings, texts, words } from "./words/strings.js";

/** @import { Ran } from "../engine/messages.js" */
/** @import { Quiz } from "./benches/bench.js" */
/** @import { Id } from "./folding.js" */

export class QuizView {
  #tree = new TreeView(find("quiz-tree", HTMLElement), (id) => this.#mark(id));
  /** @type {Quiz | null} */
  #quiz = null;
  /** @type {Ran | null} */
  #ran = null;
  /** @type {Set<Id>} */
  #marked = new Set();
  #told = false;
  #narrow = false;

  constructor() {
    button("quiz-tell").addEventListener("click", () => {
      this.#told = true;
      this.#draw();
    });
    button("quiz-again").addEventListener("click", () => this.#begin());
  }

  /** Begin with another recording; null where there is nothing to mark. @param {Quiz | null} quiz @param {Ran | null} ran */
  load(quiz, ran) {
    this.#quiz = quiz;
    this.#ran = ran;
    this.#begin();
  }

  /** @param {boolean} narrow whether the tree is to be a list */
  lay(narrow) {
    this.#narrow = narrow;
    this.#draw();
  }

  #begin() {
    this.#marked.clear();
    this.#told = false;
    this.#tree.forget();
    this.#draw();
  }

  /** @param {Id} id */
  #mark(id) {
    if (this.#told) return;
    if (!this.#marked.delete(id)) this.#marked.add(id);
    this.#draw();
  }

  #draw() {
    const shown = this.#quiz && this.#ran && this.#quiz.scene(this.#ran, this.#marked, this.#told, words);
    show(find("quiz", HTMLElement), Boolean(shown));
    if (!shown || !this.#quiz) return;
    write(find("quiz-task", HTMLElement), this.#quiz.task(words));
    write(find("quiz-sentence", HTMLElement), shown.sentence);
    this.#tree.draw(shown.tree, { narrow: this.#narrow, name: texts.quizTree ?? "", more: strings.more });
    tabulate(find("quiz-table", HTMLTableElement), shown.grid);
    button("quiz-tell").disabled = this.#told;
  }
}
