/** Values that are chosen instead of written: a position on a board, bots from a list, a tree node by node. The text in
 * the field stays what counts. */

import { EngineError, unlessLost } from "../engine/client.js";
import { refusal } from "../lang/texts.js";
import { isOwn } from "./own/workshop.js";
import { Controller } from "./controller.js";

/** @import { Diagram } from "messages" */

/** A position that is being chosen: the parameter, the board, and why there is none.
 * @typedef {{name: string, placed: Diagram | null, told: string}} Choosing */

/** @typedef {{value: string} | {below: Branch[]}} Branch  a node of a tree: a leaf with the text of its value, or the
 *   nodes below it */

export class Chooser extends Controller {
  /** The position asked for last: the answer to an earlier request comes too late to be shown. */
  #asked = "";

  /** Show the position that a field says by now. @param {string} name of the parameter
   * @param {string} first what is shown for an empty field, as y5 */
  async show(name, first) {
    const text = this.state.form[name] || first;
    const record = text.includes(":") ? text : `${text}:`;
    if (!this.state.ready || isOwn(record)) return;
    this.#asked = record;
    const shown = (/** @type {Diagram | null} */ placed, told = "") => {
      if (this.#asked === record) this.set({ choosing: { name, placed, told } });
    };
    try {
      shown(await this.app.engine.call("position", { record }));
    } catch (error) {
      if (error instanceof EngineError) shown(null, refusal(error));
      else unlessLost(error);
    }
  }

  hide() {
    this.#asked = "";
    this.set({ choosing: null });
  }

  /** Begin with a game. @param {string} name of the parameter @param {string} game as y5 */
  begin(name, game) {
    return this.#say(name, game);
  }

  /** @param {string} move */
  play(move) {
    const { name, placed } = this.state.choosing ?? {};
    if (!name || !placed) return undefined;
    const { record } = placed.snapshot;
    return this.#say(name, `${record}${record.endsWith(":") ? "" : "."}${move}`);
  }

  /** Take the last move back. */
  back() {
    const { name, placed } = this.state.choosing ?? {};
    if (!name || !placed) return undefined;
    return this.#say(
      name,
      placed.snapshot.record.replace(/[.:][^.:]*$/, (word) => (word[0] === ":" ? ":" : "")),
    );
  }

  /** Add a bot to a list, or put it in the place of the one that stands there.
   * @param {string} name of the parameter @param {string} bot @param {boolean} several */
  add(name, bot, several) {
    const before = (this.state.form[name] ?? "").trim();
    this.app.former.write(name, several && before ? `${before},${bot}` : bot);
  }

  /** Write a tree that was changed at one node. @param {string} name of the parameter @param {Branch} tree */
  grow(name, tree) {
    this.app.former.write(name, textOf(tree));
  }

  /** @param {string} name @param {string} text */
  #say(name, text) {
    this.app.former.write(name, text.replace(/:$/, ""));
    return this.show(name, "");
  }
}

/** The tree of a text, as ((3,12),(2,4)); null where the text is none. @param {string} text @returns {Branch | null} */
export function treeOf(text) {
  const parts = text.match(/[(),]|[^(),\s]+/g) ?? [];
  let at = 0;
  /** @returns {Branch | null} */
  const node = () => {
    const part = parts[at++] ?? "";
    if (part !== "(") return /^[),]?$/.test(part) ? null : { value: part };
    /** @type {Branch[]} */ const below = [];
    do {
      const child = node();
      if (!child) return null;
      below.push(child);
    } while (parts[at++] === ",");
    return parts[at - 1] === ")" ? { below } : null;
  };
  const tree = node();
  return tree && "below" in tree && at === parts.length ? tree : null;
}

/** The inverse. @param {Branch} tree @returns {string} */
export const textOf = (tree) => ("value" in tree ? tree.value || "0" : `(${tree.below.map(textOf).join(",")})`);

/** A tree with another node at a place: the numbers of the branches that lead there, from 0; without it for null.
 * @param {Branch} tree @param {number[]} way @param {Branch | null} node @returns {Branch} */
export function replaced(tree, [step, ...rest], node) {
  if (step === undefined) return node ?? { value: "0" };
  if ("value" in tree) return tree;
  const below = tree.below.flatMap((child, place) => {
    if (place !== step) return [child];
    return rest.length || node ? [replaced(child, rest, node)] : [];
  });
  return below.length ? { below } : { value: "0" };
}
