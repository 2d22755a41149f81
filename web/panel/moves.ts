/** The list of moves with its variations. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import type { App } from "../app/app.ts";
import { has, local, say } from "../lang/texts.ts";
import { playerName } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import * as trees from "../model/tree.ts";

export function moves(state: State, app: App) {
  const { tree } = state;
  const after = trees.children(tree);
  /** The line that begins with a node, in which each move is followed by its alternatives. */
  const line = (start: number, ...items: unknown[]): unknown => {
    for (let [main, ...others] = after[start] ?? []; main !== undefined; [main, ...others] = after[main] ?? []) {
      items.push(item(state, app, main));
      if (others.length)
        items.push(html`<li class="others">${others.map((other) => line(other, item(state, app, other)))}</li>`);
    }
    return html`<ol>
      ${items}
    </ol>`;
  };
  return html`<div id="moves" ?hidden=${tree.nodes.length === 1}>${line(0)}</div>`;
}

/** @param number of the node */
function item(state: State, { game }: App, number: number) {
  const { tree } = state;
  const { move = "", player = 0, kind = "", comment = "" } = tree.nodes[number] ?? {};
  const lost = has(`forfeits-${kind}`);
  const name = lost ? say(`forfeits-${kind}`, { player: playerName(state, player) }) : local(move);
  const text = say("move-text", { number: trees.moveNumber(tree, number), move: name });
  const current = number === tree.at;
  const mover = player > 2 ? say("by-chance") : playerName(state, player);
  const room = `${tree.at} ${tree.nodes.length} ${state.portrait} ${state.survey === null}`;
  const reachable = current || (tree.at === 0 && number === 1);
  return html`<li class=${lost ? "whole" : trees.path(tree, number).length % 2 ? "left" : "right"}>
    <button
      type="button"
      class="move by-${player}"
      title=${comment}
      aria-label=${[text, mover, comment].filter(Boolean).join(", ")}
      aria-current=${current}
      tabindex=${reachable ? 0 : -1}
      @click=${() => game.go((tree) => trees.shownAt(tree, number))}
      ${ref(current ? inSight(room) : undefined)}
    >
      <span
        ><span class="ply">${text.slice(0, text.length - name.length)}</span
        >${name}${comment ? say("comment-sign") : ""}</span
      >
    </button>
  </li>`;
}

/** For which position and room each list was last scrolled. */
const scrolled: WeakMap<Element, string> = new WeakMap();

/** Brings the current move into sight once for each position and room, since measuring makes the browser lay the page
 * out, and gives it the focus if another move has it. */
const inSight = (key: string) => (current: Element | undefined) =>
  queueMicrotask(() => {
    const list = current?.closest("#moves");
    if (!list || !(current instanceof HTMLElement) || scrolled.get(list) === key) return;
    scrolled.set(list, key);
    if (list.contains(document.activeElement)) current.focus({ preventScroll: true });
    const { top, bottom, left, right } = list.getBoundingClientRect();
    const place = current.getBoundingClientRect();
    // Not the page, only the list: a narrow page shows the moves in one line.
    list.scrollTop += Math.min(0, place.top - top) + Math.max(0, place.bottom - bottom);
    list.scrollLeft += Math.min(0, place.left - left) + Math.max(0, place.right - right);
  });
