/** The editor: a plain text area with numbered lines. Tab indents; after Escape it moves on to the next control
 * instead, so that nobody who uses the keyboard is caught in it. */

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { controlOf, onValue } from "../../app/controls.ts";
import { keyOf } from "../../keys.ts";

/** The fewest lines that are shown. */
const FEWEST = 14;

/** @param wrong the line that is marked */
export function editor(text: string, wrong: number | null, written: (text: string) => void) {
  const lines = count(text);
  const numbers = Array.from({ length: lines }, (_, line) => line + 1);
  return html`<div id="own-editor">
    <div id="own-lines" aria-hidden="true">
      ${numbers.map((line) => html`<span class=${line === wrong ? "wrong" : ""}>${line}</span>`)}
    </div>
    <textarea id="own-source" wrap="off" spellcheck="false" autocapitalize="off" autocomplete="off"
      aria-describedby="own-keys own-fault" aria-invalid=${wrong !== null} rows=${Math.max(FEWEST, lines) + 1}
      .value=${live(text)} @input=${onValue(written)} @keydown=${press}
      @blur=${(event: Event) => leaving.delete(controlOf(event))}></textarea>
  </div>`;
}

/** Show and select a line of the editor that stands beside an element. */
export function selectLine(beside: Element, line: number) {
  const area = beside.closest("main")?.querySelector("#own-source");
  if (!(area instanceof HTMLTextAreaElement)) return;
  area.focus();
  area.setSelectionRange(...rangeOf(area.value, line));
  area.previousElementSibling?.children[line - 1]?.scrollIntoView({ block: "nearest" });
}

/** The text areas that the next Tab leaves. */
const leaving: WeakSet<Element> = new WeakSet();

function press(event: KeyboardEvent) {
  const area = controlOf(event);
  const [key, { shiftKey }] = [keyOf(event), event];
  if (!(area instanceof HTMLTextAreaElement) || !key || key.startsWith("Ctrl+")) return;
  if (key === "Tab" && !leaving.has(area)) {
    event.preventDefault();
    shift(area, shiftKey);
  } else if (key === "Enter" && !shiftKey) {
    event.preventDefault();
    insert(`\n${indentation(area.value, area.selectionStart)}`);
  }
  if (key === "Escape") leaving.add(area);
  else if (key !== "Tab" && key !== "Shift") leaving.delete(area);
}

/** Indent the lines that are selected, or take that back. */
function shift(area: HTMLTextAreaElement, back: boolean) {
  const { value, selectionStart: from, selectionEnd: to } = area;
  if (from === to && !back) return insert(toNextStep(value, from));
  const { start, end, lines } = shiftLines(value, from, to, back);
  area.setSelectionRange(start, end);
  insert(lines);
  const at = Math.max(start, from + lines.length - (end - start));
  if (from === to) area.setSelectionRange(at, at);
  else area.setSelectionRange(start, start + lines.length);
}

/** Write in place of what is selected, so that it can be undone. */
function insert(text: string) {
  // The one way that keeps the browser's list of what can be undone; an empty text is only written by deleting.
  document.execCommand(text ? "insertText" : "delete", false, text);
}

// --- Python source: positions count characters from 0, lines count from 1 ---

/** One step of indentation. */
const STEP = "    ";

/** How many lines there are. */
export const count = (text: string) => text.split("\n").length;

/** Where a line begins and ends; the last line if there are fewer. */
export function rangeOf(text: string, line: number): [number, number] {
  const lines = text.split("\n");
  const number = Math.min(line, lines.length) - 1;
  const start = lines.slice(0, number).reduce((sum, one) => sum + one.length + 1, 0);
  return [start, start + (lines[number]?.length ?? 0)];
}

/** The spaces that begin a line opened at a position: those of the line before, and a step more after a colon. */
export function indentation(text: string, at: number) {
  const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  const spaces = /^ */.exec(before)?.[0] ?? "";
  return /:\s*(#.*)?$/.test(before) ? spaces + STEP : spaces;
}

/** The spaces that lead from a position to the next step of indentation. */
export function toNextStep(text: string, at: number) {
  const column = at - text.lastIndexOf("\n", at - 1) - 1;
  return STEP.slice(column % STEP.length);
}

/** The lines that a selection touches, with one step of indentation more or less. @returns the lines in place of what
 * lies between start and end */
export function shiftLines(text: string, from: number, to: number, back: boolean) {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const last = text.indexOf("\n", to > from ? to - 1 : to);
  const end = last < 0 ? text.length : last;
  const shift = (line: string) => (back ? line.replace(/^ {1,4}/, "") : line && STEP + line);
  return { start, end, lines: text.slice(start, end).split("\n").map(shift).join("\n") };
}
