/** Values that are chosen instead of written: a position on a board, bots from a list, a tree node by node. The text in
 * the field stays what counts. */

import type { Diagram } from "messages";
import { Controller } from "../app/controller.ts";
import { EngineError, unlessLost } from "../engine/client.ts";
import { refusal } from "../lang/texts.ts";
import { recordAfter } from "../model/record.ts";
import type { Former } from "./former.ts";
import { isOwn } from "./own/workshop.ts";
import type { LabState } from "./state.ts";
import type { Hand } from "./workers.ts";

/** A position that is being chosen: the parameter, the board, and why there is none. */
export type Choosing = { name: string; placed: Diagram | null; fault: string };

/** A node of a tree: a leaf with the text of its value, or the nodes below it. */
export type Branch = { value: string } | { below: Branch[] };

export class Chooser extends Controller<{ engine: Hand; former: Former }, LabState> {
  /** The position asked for last: the answer to an earlier request comes too late to be shown. */
  #asked = "";

  /** Show the position that a field says. @param name of the parameter @param first that of an empty field, as y5 */
  async show(name: string, first: string) {
    const text = this.state.form[name] || first;
    const record = text.includes(":") ? text : `${text}:`;
    if (!this.state.ready || isOwn(record)) return;
    this.#asked = record;
    const shown = (placed: Diagram | null, fault = "") => {
      if (this.#asked === record) this.set({ choosing: { name, placed, fault } });
    };
    try {
      shown(await this.needs.engine.call("position", { record }));
    } catch (error) {
      if (error instanceof EngineError) shown(null, refusal(error));
      else unlessLost(error);
    }
  }

  hide() {
    this.#asked = "";
    this.set({ choosing: null });
  }

  play(move: string) {
    return this.#follow((record) => recordAfter(record, move));
  }

  /** Take the last move back. */
  back() {
    return this.#follow((record) => record.replace(/[.:][^.:]*$/, (word) => (word[0] === ":" ? ":" : "")));
  }

  /** Go on to another position from the one that is shown. */
  async #follow(change: (record: string) => string) {
    const { name, placed } = this.state.choosing ?? {};
    if (name && placed) await this.put(name, change(placed.snapshot.record));
  }

  /** Add a bot to a list, or put it in the place of the one that stands there. @param name of the parameter */
  add(name: string, bot: string, several: boolean) {
    const before = (this.state.form[name] ?? "").trim();
    this.needs.former.write(name, several && before ? `${before},${bot}` : bot);
  }

  /** Write a tree that was changed at one node. @param name of the parameter */
  grow(name: string, tree: Branch) {
    this.needs.former.write(name, textOf(tree));
  }

  /** Write a position and show it. @param name of the parameter @param text as y5 or y5:a1 */
  put(name: string, text: string) {
    this.needs.former.write(name, text.replace(/:$/, ""));
    return this.show(name, "");
  }
}

/** The tree of a text, as ((3,12),(2,4)); null where the text is none. */
export function treeOf(text: string): Branch | null {
  const parts = text.match(/[(),]|[^(),\s]+/g) ?? [];
  let at = 0;
  const node = (): Branch | null => {
    const part = parts[at++] ?? "";
    if (part !== "(") return /^[),]?$/.test(part) ? null : { value: part };
    const below: Branch[] = [];
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

/** The inverse. */
export const textOf = (tree: Branch): string =>
  "value" in tree ? tree.value || "0" : `(${tree.below.map(textOf).join(",")})`;

/** A tree with another node at a place: the numbers of the branches that lead there, from 0; without it for null. */
export function replaceNode(tree: Branch, [step, ...rest]: number[], node: Branch | null): Branch {
  if (step === undefined) return node ?? { value: "0" };
  if ("value" in tree) return tree;
  const below = tree.below.flatMap((child, place) => {
    if (place !== step) return [child];
    return rest.length || node ? [replaceNode(child, rest, node)] : [];
  });
  return below.length ? { below } : { value: "0" };
}
