// @ts-check
/** The list of moves with its variations, navigation by buttons and keys, and comments. */

import { button, find, show } from "../dom.js";
import { canGo, person, playerName } from "../model/state.js";
import { local, strings } from "../words/strings.js";
import { beside, children, comment, first, isVariation, last, next, path, previous, promoted, pruned, redone, shownAt } from "../model/tree.js";

/** @import { Game } from "../game.js" */
/** @import { Keyboard } from "./keyboard.js" */
/** @import { State } from "../model/state.js" */
/** @import { Node, Tree } from "../model/tree.js" */

/** The keys for navigation, and where each leads. @type {[string[], (tree: Tree) => Tree][]} */
const WAYS = [
  [["ArrowLeft", "PageUp"], previous],
  [["ArrowRight", "PageDown"], next],
  [["Home"], first],
  [["End"], last],
  [["ArrowUp"], (tree) => beside(tree, -1)],
  [["ArrowDown"], (tree) => beside(tree, 1)],
];

export class Moves {
  #list = find("moves", HTMLElement);
  #comment = find("comment", HTMLTextAreaElement);
  #first = button("first");
  #previous = button("previous");
  #next = button("next");
  #last = button("last");
  #promote = button("promote");
  #prune = button("prune");
  /** The nodes that the list shows. @type {Node[] | null} */
  #nodes = null;
  /** The button of each move, by the number of its node. @type {Map<number, HTMLButtonElement>} */
  #buttons = new Map();
  /** The button of the move shown. @type {HTMLButtonElement | undefined} */
  #current;

  /** @param {Game} game @param {Keyboard} keyboard */
  constructor(game, keyboard) {
    this.game = game;
    /** @type {[HTMLButtonElement, (tree: Tree) => Tree][]} */
    const buttons = [
      [this.#first, first], [this.#previous, previous], [this.#next, next], [this.#last, last], [this.#promote, promoted], [this.#prune, pruned],
    ];
    for (const [node, change] of buttons) node.addEventListener("click", () => game.go(change));
    this.#comment.addEventListener("input", () => game.comment(this.#comment.value));
    for (const [keys, way] of WAYS) keyboard.on(keys, () => game.go(way));
    keyboard.on(["Ctrl+Y", "Ctrl+Shift+Z"], () => game.go((tree) => redone(tree, person(game.state))));
    keyboard.on(["Ctrl+Z"], () => game.undo());
  }

  /** Show a state. @param {State} state */
  draw(state) {
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
    for (const node of [this.#first, this.#previous]) node.disabled = !ready || previous(tree) === tree;
    for (const node of [this.#next, this.#last]) node.disabled = !ready || tree.at === tree.tip;
    this.#prune.disabled = !ready || tree.at === 0;
    this.#promote.disabled = !ready || !isVariation(tree);
    show(this.#list, tree.nodes.length > 1);
    if (this.#comment.value !== comment(tree)) this.#comment.value = comment(tree);
  }

  /** @param {Tree} tree @param {State} state */
  #build(tree, state) {
    this.#nodes = tree.nodes;
    this.#buttons.clear();
    const after = children(tree);
    const line = (/** @type {number} */ start, /** @type {HTMLLIElement[]} */ items) => {
      for (let [main, ...others] = after[start] ?? []; main !== undefined; [main, ...others] = after[main] ?? []) {
        const item = this.#item(tree, main, state);
        item.append(...others.map((other) => line(other, [this.#item(tree, other, state)])));
        items.push(item);
      }
      const list = document.createElement("ol");
      list.append(...items);
      return list;
    };
    this.#list.replaceChildren(line(0, []));
  }

  /** @param {Tree} tree @param {number} number @param {State} state */
  #item(tree, number, state) {
    const { move, player, kind, comment } = /** @type {Node} */ (tree.nodes[number]);
    const ply = path(tree, number).length;
    const item = document.createElement("li");
    const node = document.createElement("button");
    const text = strings.moveText(ply, strings.forfeits[kind]?.(playerName(state, player)) ?? local(move));
    node.type = "button";
    node.className = `move by-${player}`;
    node.textContent = text + (comment ? strings.commentSign : "");
    node.setAttribute("aria-label", strings.moveLabel(text, player > 2 ? "" : playerName(state, player), comment));
    node.title = comment;
    node.addEventListener("click", () => this.game.go((tree) => shownAt(tree, number)));
    this.#buttons.set(number, node);
    item.append(node);
    return item;
  }

  /** Scroll the list to the current move, without scrolling the page. @param {HTMLElement | undefined} current */
  #scroll(current) {
    const { top, bottom } = this.#list.getBoundingClientRect();
    const place = current?.getBoundingClientRect();
    if (!place) this.#list.scrollTop = 0;
    else if (place.top < top) this.#list.scrollTop += place.top - top;
    else if (place.bottom > bottom) this.#list.scrollTop += place.bottom - bottom;
  }
}
