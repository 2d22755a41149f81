/** Puts marks of the person's own on the position shown. */

import type { Mark } from "messages";
import { Controller } from "../app/controller.ts";
import { annotate } from "../model/editing.ts";
import { makeMark, marksOf, needsTwoCells, type Tool, toggleMark } from "../model/marks.ts";

export class Marking extends Controller {
  /** Have cells be marked when they are chosen, or be played again. */
  turn() {
    this.set({ marking: this.state.marking ? null : { tool: "circle", from: "" } });
  }

  /** @returns whether cells were marked until now */
  close(): boolean {
    const open = this.state.marking !== null;
    if (open) this.set({ marking: null });
    return open;
  }

  take(tool: Tool) {
    this.set({ marking: { tool, from: "" } });
  }

  /** The person has chosen a cell to be marked. */
  choose(cell: string) {
    const { tool = "circle", from = "" } = this.state.marking ?? {};
    if (!needsTwoCells(tool)) return this.#put(makeMark(tool, this.#marks, cell));
    if (from && from !== cell) this.#put(makeMark(tool, this.#marks, from, cell));
    this.set({ marking: { tool, from: from ? "" : cell } });
  }

  /** The person presses on a cell, with the other button to draw an arrow. @returns whether that draws */
  begin(from: string, other: boolean): boolean {
    const tool = other ? "arrow" : this.state.marking?.tool;
    if (!tool || !needsTwoCells(tool)) return false;
    this.set({ drawing: { tool, from } });
    return true;
  }

  /** The person has drawn: to another cell, or on one a circle. @param to "": nothing */
  draw(from: string, to: string) {
    const { drawing, marking } = this.state;
    this.set({ drawing: null });
    if (!to || !drawing) return;
    this.#put(from === to ? makeMark("circle", this.#marks, from) : makeMark(drawing.tool, this.#marks, from, to));
    if (marking) this.take(marking.tool);
  }

  clear() {
    this.set({ tree: annotate(this.state.tree, { marks: [] }) });
  }

  get #marks() {
    return marksOf(this.state.tree);
  }

  #put(mark: Mark) {
    this.set({ tree: annotate(this.state.tree, { marks: toggleMark(this.#marks, mark) }) });
  }
}
