/** The list of moves with its variations. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { keepInSight } from "../app/controls.ts";
import { has, moveWord, say } from "../lang/texts.ts";
import { playerName } from "../model/queries.ts";
import type { State } from "../model/state.ts";
import * as trees from "../model/tree.ts";
import type { Page } from "../page.ts";

/** The most alternatives to a move that are listed, and the most moves after which no other variation is begun. */
const [ALTERNATIVES, MOVES] = [100, 2_000];

export function moves(state: State, page: Page) {
  const { tree } = state;
  const after = trees.children(tree);
  const shown = new Set(trees.path(tree, tree.tip));
  let listed = 0;
  /** The line that begins with a node, in which each move is followed by its alternatives. */
  const line = (start: number, ...items: unknown[]): unknown => {
    for (let [main, ...others] = after[start] ?? []; main !== undefined; [main, ...others] = after[main] ?? []) {
      items.push(item(state, page, main));
      listed += 1;
      if (others.length) items.push(alternatives(others));
    }
    return html`<ol>
      ${items}
    </ol>`;
  };
  const alternatives = (others: number[]) => {
    const lines = others.flatMap((other, index) => {
      if (!shown.has(other) && (index >= ALTERNATIVES || listed >= MOVES)) return [];
      listed += 1;
      return [line(other, item(state, page, other))];
    });
    const left = others.length - lines.length;
    const more = left ? html`<small>${say("more-alternatives", { left })}</small>` : nothing;
    return html`<li class="others">${lines} ${more}</li>`;
  };
  return html`<div id="moves" ?hidden=${tree.nodes.length === 1}>${line(0)}</div>`;
}

/** @param number of the node */
function item(state: State, { game }: Page, number: number) {
  const { tree } = state;
  const { move = "", player = 0, kind = "", comment = "" } = tree.nodes[number] ?? {};
  const lost = has(`forfeits-${kind}`);
  const name = lost ? say(`forfeits-${kind}`, { player: playerName(state, player) }) : moveWord(move);
  const text = say("move-text", { number: trees.moveNumber(tree, number), move: name });
  const current = number === tree.at;
  const mover = player > 2 ? say("by-chance") : playerName(state, player);
  const reachable = current || (tree.at === 0 && number === 1);
  const way = trees.path(tree, number);
  // The stones of a turn stand in one row.
  const begins = state.snapshot.turn > 1 ? tree.nodes[way.at(-2) ?? 0]?.player !== player : way.length % 2 === 1;
  return html`<li class=${lost ? "whole" : begins ? "left" : "right"}>
    <button type="button" class="move by-${player}" title=${comment}
      aria-label=${[text, mover, comment].filter(Boolean).join(", ")} aria-current=${current}
      tabindex=${reachable ? 0 : -1} @click=${() => game.go((tree) => trees.showAt(tree, number))}
      ${ref(current ? inSight(`${tree.at} ${tree.nodes.length}`) : undefined)}>
      <span><span class="ply">${text.slice(0, text.length - name.length)}</span
        >${name}${comment ? say("comment-sign") : ""}</span
      >
    </button>
  </li>`;
}

/** For which position each list was last scrolled. */
const scrolled: WeakMap<Element, string> = new WeakMap();

/** Scrolls each list again when its room changes. */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) scroll(target);
});

/** Scrolls to the current move, once for each position since measuring is slow, and moves the list's focus to it. */
const inSight = (key: string) => (current: Element | undefined) =>
  queueMicrotask(() => {
    const list = current?.closest("#moves");
    if (!list || !(current instanceof HTMLElement) || scrolled.get(list) === key) return;
    if (!scrolled.has(list)) observer.observe(list);
    scrolled.set(list, key);
    if (list.contains(document.activeElement)) current.focus({ preventScroll: true });
    scroll(list);
  });

/** A narrow page shows the moves in one line. */
function scroll(list: Element) {
  const current = list.querySelector("[aria-current=true]");
  if (current) keepInSight(list, current);
}
