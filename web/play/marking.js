/** Puts marks of the person's own on the position shown. */

import { Controller } from "../app/controller.js";
import { noted } from "../model/editing.js";
import { leads, made, marksOf, toggled } from "../model/marks.js";

/** @import { Mark } from "messages" */
/** @import { Tool } from "../model/marks.js" */

export class Marking extends Controller {
  /** Have cells be marked when they are chosen, or be played again. */
  turn() {
    this.set({ marking: this.state.marking ? null : { tool: "circle", from: "" } });
  }

  /** @returns {boolean} whether cells were marked until now */
  close() {
    const open = this.state.marking !== null;
    if (open) this.set({ marking: null });
    return open;
  }

  /** @param {Tool} tool */
  take(tool) {
    this.set({ marking: { tool, from: "" } });
  }

  /** The person has chosen a cell to be marked. @param {string} cell */
  choose(cell) {
    const { tool = "circle", from = "" } = this.state.marking ?? {};
    if (!leads(tool)) return this.#put(made(tool, this.#marks, cell));
    if (from && from !== cell) this.#put(made(tool, this.#marks, from, cell));
    this.set({ marking: { tool, from: from ? "" : cell } });
  }

  /** The person presses on a cell. With the other button of the mouse that draws an arrow, else what the tool draws.
   * @param {string} from @param {boolean} other @returns {boolean} whether anything is drawn now */
  begin(from, other) {
    const tool = other ? "arrow" : this.state.marking?.tool;
    if (!tool || !leads(tool)) return false;
    this.set({ drawing: { tool, from } });
    return true;
  }

  /** The person has drawn: to another cell, or on one a circle.
   * @param {string} from @param {string} to "": nothing */
  draw(from, to) {
    const { drawing, marking } = this.state;
    this.set({ drawing: null });
    if (!to || !drawing) return;
    this.#put(from === to ? made("circle", this.#marks, from) : made(drawing.tool, this.#marks, from, to));
    if (marking) this.take(marking.tool);
  }

  /** Take all marks off the position shown. */
  clear() {
    this.set({ tree: noted(this.state.tree, { marks: [] }) });
  }

  get #marks() {
    return marksOf(this.state.tree);
  }

  /** @param {Mark} mark */
  #put(mark) {
    this.set({ tree: noted(this.state.tree, { marks: toggled(this.#marks, mark) }) });
  }
}
