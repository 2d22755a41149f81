/** The list of moves with its variations, navigation by buttons and keys, and comments. */

import { button, element, find, newButton, show } from "../dom.js";
import { canGo, person, playerName } from "../model/state.js";
import { has, local, say } from "../lang/texts.js";
import * as trees from "../model/tree.js";

/** @import { App } from "../app/app.js" */
/** @import { Keyboard } from "./keyboard.js" */
/** @import { State } from "../model/state.js" */
/** @import { Node, Tree } from "../model/tree.js" */

/** The keys for navigation, and where each leads. @type {[string[], (tree: Tree) => Tree][]} */
const WAYS = [
  [["ArrowLeft", "PageUp"], trees.previous],
  [["ArrowRight", "PageDown"], trees.next],
  [["Home"], trees.first],
  [["End"], trees.last],
  [["ArrowUp"], (tree) => trees.beside(tree, -1)],
  [["ArrowDown"], (tree) => trees.beside(tree, 1)],
];

export class Moves {
  #list = find("moves");
  #comment = find("comment", HTMLTextAreaElement);
  #promote = button("promote");
  #prune = button("prune");
  /** The nodes that the list shows. @type {Node[] | null} */
  #nodes = null;
  /** The button of each move, by the number of its node. @type {Map<number, HTMLButtonElement>} */
  #buttons = new Map();
  /** The button of the move shown. @type {HTMLButtonElement | undefined} */
  #current;

  constructor(/** @type {App} */ app, /** @type {Keyboard} */ keyboard) {
    this.app = app;
    /** @type {[HTMLButtonElement, (tree: Tree) => Tree][]} */ const buttons = [
      [this.#promote, trees.promoted],
      [this.#prune, trees.pruned],
    ];
    for (const [node, change] of buttons) node.addEventListener("click", () => app.game.go(change));
    this.#comment.addEventListener("input", () => app.game.comment(this.#comment.value));
    for (const [keys, way] of WAYS) keyboard.on(keys, () => app.game.go(way), { repeats: true });
    keyboard.on(["Ctrl+Y", "Ctrl+Shift+Z"], () => app.game.go((tree) => trees.redone(tree, person(app.store.state))));
    keyboard.on(["Ctrl+Z"], () => app.game.undo());
    // The room for the list changes with the window and with what is shown below it.
    new ResizeObserver(() => this.#scroll(this.#current)).observe(this.#list);
  }

  draw(/** @type {State} */ state) {
    const { tree } = state;
    const focused = this.#list.contains(document.activeElement);
    const built = tree.nodes !== this.#nodes;
    if (built) this.#build(tree, state);
    const current = this.#buttons.get(tree.at);
    const reachable = current ?? this.#buttons.values().next().value;
    for (const node of this.#buttons.values()) {
      node.tabIndex = node === reachable ? 0 : -1;
      node.setAttribute("aria-current", String(node === current));
    }
    if (current && focused) current.focus({ preventScroll: true });
    // Only if needed: measuring positions makes the browser lay the page out.
    if (built || current !== this.#current) this.#scroll(current);
    this.#current = current;
    const ready = canGo(state);
    this.#prune.disabled = !ready || tree.at === 0;
    this.#promote.disabled = !ready || !trees.isVariation(tree);
    show(this.#list, tree.nodes.length > 1);
    if (this.#comment.value !== trees.comment(tree)) this.#comment.value = trees.comment(tree);
  }

  #build(/** @type {Tree} */ tree, /** @type {State} */ state) {
    this.#nodes = tree.nodes;
    this.#buttons.clear();
    const after = trees.children(tree);
    /** The line that begins with a node, in which each move is followed by its alternatives. @param {number} start */
    const line = (start, /** @type {HTMLLIElement[]} */ ...items) => {
      for (let [main, ...others] = after[start] ?? []; main !== undefined; [main, ...others] = after[main] ?? []) {
        items.push(this.#item(tree, main, state));
        if (others.length)
          items.push(listItem("others", ...others.map((other) => line(other, this.#item(tree, other, state)))));
      }
      return element("ol", {}, ...items);
    };
    this.#list.replaceChildren(line(0));
  }

  #item(/** @type {Tree} */ tree, /** @type {number} */ number, /** @type {State} */ state) {
    const { move, player, kind, comment } = /** @type {Node} */ (tree.nodes[number]);
    const lost = has(`forfeits-${kind}`);
    const name = lost ? say(`forfeits-${kind}`, { player: playerName(state, player) }) : local(move);
    const text = say("move-text", { number: trees.moveNumber(tree, number), move: name });
    const figure = element("span", { className: "ply" }, text.slice(0, text.length - name.length));
    const told = element("span", {}, figure, name + (comment ? say("comment-sign") : ""));
    const ariaLabel = [text, player > 2 ? say("by-chance") : playerName(state, player), comment]
      .filter(Boolean)
      .join(", ");
    const act = () => this.app.game.go((tree) => trees.shownAt(tree, number));
    const node = newButton({ className: `move by-${player}`, title: comment, ariaLabel }, act, told);
    this.#buttons.set(number, node);
    return listItem(lost ? "whole" : trees.path(tree, number).length % 2 ? "left" : "right", node);
  }

  /** Scroll the list to the current move, without scrolling the page. @param {HTMLElement | undefined} current */
  #scroll(current) {
    const { top, bottom, left, right } = this.#list.getBoundingClientRect();
    const place = current?.getBoundingClientRect();
    if (!place) return this.#list.scrollTo(0, 0);
    // A narrow page shows the moves in one line.
    this.#list.scrollTop += Math.min(0, place.top - top) + Math.max(0, place.bottom - bottom);
    this.#list.scrollLeft += Math.min(0, place.left - left) + Math.max(0, place.right - right);
  }
}

/** @param {string} className @param {HTMLElement[]} parts */
const listItem = (className, ...parts) => element("li", { className }, ...parts);
