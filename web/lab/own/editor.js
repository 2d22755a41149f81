/** The editor: a plain text area with numbered lines. Tab indents; after Escape it moves on to the next control
 * instead, so that nobody who uses the keyboard is caught in it. */

import { element, find } from "../../dom.js";
import { keyOf } from "../../model/keys.js";
import { count, indentation, rangeOf, shifted, toNextStep } from "./source.js";

/** The fewest lines that are shown. */
const FEWEST = 14;

export class Editor {
  #area = find("own-source", HTMLTextAreaElement);
  #numbers = find("own-lines");
  /** Whether the next Tab leaves the editor. */
  #leaving = false;

  /** @param {(text: string) => void} changed called when the person has changed the text */
  constructor(changed) {
    this.#area.addEventListener("input", () => {
      this.#number();
      this.mark(null);
      changed(this.#area.value);
    });
    this.#area.addEventListener("keydown", (event) => this.#pressed(event));
    this.#area.addEventListener("blur", () => (this.#leaving = false));
  }

  get text() {
    return this.#area.value;
  }

  /** Show another text. @param {string} text */
  show(text) {
    this.#area.value = text;
    this.#number();
    this.mark(null);
  }

  /** Mark a line as wrong, or none. @param {number | null} line */
  mark(line) {
    for (const [number, node] of [...this.#numbers.children].entries())
      node.classList.toggle("wrong", number + 1 === line);
    this.#area.setAttribute("aria-invalid", String(line !== null));
  }

  /** Select a line. @param {number} line */
  select(line) {
    const [start, end] = rangeOf(this.#area.value, line);
    this.#area.focus();
    this.#area.setSelectionRange(start, end);
    this.#numbers.children[line - 1]?.scrollIntoView({ block: "nearest" });
  }

  #number() {
    const lines = count(this.#area.value);
    this.#area.rows = Math.max(FEWEST, lines) + 1;
    if (this.#numbers.childElementCount === lines) return;
    this.#numbers.replaceChildren(
      ...Array.from({ length: lines }, (_, number) => element("span", {}, String(number + 1))),
    );
  }

  #pressed(/** @type {KeyboardEvent} */ event) {
    const [key, { shiftKey }] = [keyOf(event), event];
    if (!key || key.startsWith("Ctrl+")) return;
    if (key === "Tab" && !this.#leaving) {
      event.preventDefault();
      this.#shift(shiftKey);
    } else if (key === "Enter" && !shiftKey) {
      event.preventDefault();
      this.#write(`\n${indentation(this.#area.value, this.#area.selectionStart)}`);
    }
    if (key !== "Tab" && key !== "Shift") this.#leaving = key === "Escape";
  }

  #shift(/** @type {boolean} */ back) {
    const { value, selectionStart: from, selectionEnd: to } = this.#area;
    if (from === to && !back) return this.#write(toNextStep(value, from));
    const { start, end, lines } = shifted(value, from, to, back);
    this.#area.setSelectionRange(start, end);
    this.#write(lines);
    const at = Math.max(start, from + lines.length - (end - start));
    if (from === to) this.#area.setSelectionRange(at, at);
    else this.#area.setSelectionRange(start, start + lines.length);
  }

  /** Write in place of what is selected, so that it can be undone. @param {string} text */
  #write(text) {
    // The one way that keeps the browser's list of what can be undone; an empty text is only written by deleting.
    document.execCommand(text ? "insertText" : "delete", false, text);
  }
}
