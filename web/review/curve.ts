/** The curve of the win rates: below it the first player's colour, mistakes as dots, and a slider for the position. */

import { html, nothing, svg } from "lit-html";
import { keyOf } from "../keys.ts";
import { capitalised, has, moveWord, say } from "../lang/texts.ts";
import { lineNodes, winRates } from "../model/analysis.ts";
import { playerName } from "../model/queries.ts";
import type { Mistake } from "../model/review.ts";
import type { State } from "../model/state.ts";
import { moveNumber, path } from "../model/tree.ts";
import type { Page } from "../page.ts";

const [WIDTH, HEIGHT] = [100, 40];
/** By how much of the height the drawing keeps away from the edges, so that a dot there is whole. */
const EDGE = 0.1;

/** @param turn the position at which the game turned, if it did */
export function curve(state: State, { game, reviewer }: Page, mistakes: Mistake[], turn?: number) {
  const chances = winRates(state);
  const nodes = lineNodes(state.tree);
  const [last, here] = [nodes.length - 1, nodes.indexOf(state.tree.at)];
  const pointed = state.review.ply;
  const across = (ply: number) => (ply / Math.max(1, last)) * WIDTH;
  const points = chances.flatMap((chance, ply) => (chance === null ? [] : [{ x: across(ply), y: chance }]));
  if (points.length < 2) return nothing;
  const [start, end] = [points[0]?.x ?? 0, points.at(-1)?.x ?? WIDTH];
  const [first, second] = [1, 2].map((player) => capitalised(playerName(state, player)));
  const rates = chances.map(rate).join(", ");
  /** The position nearest to the pointer. */
  const plyAt = ({ clientX, currentTarget }: MouseEvent) => {
    if (!(currentTarget instanceof Element)) return here;
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last)));
  };
  // Left, right, Home and End step through the game wherever the focus is; up and down would change the variation.
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[keyOf(event)];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    game.goTo(Math.min(last, Math.max(0, here + by)));
  };
  return html`<div id="curve-field">
    <small class="axis" aria-hidden="true"><span>${first}</span><span>${second}</span></small>
    <svg id="curve" role="slider" tabindex="0" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"
      aria-label=${say("curve", { player: first ?? "", chances: rates })}
      aria-valuetext=${textAt(state, here, chances)} aria-valuemin="0" aria-valuemax=${last} aria-valuenow=${here}
      @click=${(event: MouseEvent) => game.goTo(plyAt(event))}
      @pointermove=${(event: MouseEvent) => reviewer.pointAt(plyAt(event))}
      @pointerleave=${() => reviewer.pointAt(null)} @keydown=${step}>
      <polygon class="area" points=${`${start},${HEIGHT} ${corners(points)} ${end},${HEIGHT}`} />
      <line class="even" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
      <polyline points=${corners(points)} />
      ${upright("here", across(here))} ${pointed === null ? nothing : upright("pointed", across(pointed))}
      ${mistakes.map(({ ply, player, grade }) => dot(`slip by-${player} ${grade}`, across(ply), chances[ply] ?? 0.5))}
      ${turn ? dot("turn", across(turn), chances[turn] ?? 0.5) : nothing}
    </svg>
    ${turn ? ring(state, turn, across(turn), chances[turn] ?? 0.5) : nothing}
    <p id="curve-told">${textAt(state, pointed ?? here, chances)}</p>
  </div>`;
}

/** A win rate, or a dash where it is unknown. */
const rate = (chance: number | null | undefined) => (chance == null ? "–" : say("percent", { share: chance }));

const upright = (style: string, x: number) => svg`<line class=${style} x1=${x} x2=${x} y1="0" y2=${HEIGHT} />`;

/** A dot of one shape however the drawing is stretched: the ends of a line without length, over those of its rim. */
function dot(style: string, x: number, chance: number) {
  const way = `M${x},${down(chance)}h0.001`;
  return svg`<path class="${style} rim" d=${way} /><path class=${style} d=${way} />`;
}

/** The number of the move at the ring where the game turned, on the other side of the curve. */
const ring = ({ tree }: State, ply: number, x: number, chance: number) =>
  html`<small id="ring" aria-hidden="true" .style=${`--across: ${x}; align-self: ${chance < 0.5 ? "start" : "end"}`}
    >${moveNumber(tree, path(tree, tree.tip)[ply - 1] ?? 0)}</small
  >`;

/** The move that led to a position, and the win rate there. */
function textAt(state: State, ply: number, chances: (number | null)[]) {
  const at = path(state.tree, state.tree.tip)[ply - 1] ?? 0;
  const { kind = "", player = 0, move = "" } = state.tree.nodes[at] ?? {};
  const number = moveNumber(state.tree, at);
  const forfeit = has(`forfeits-${kind}`) && say(`forfeits-${kind}`, { player: playerName(state, player) });
  const text = `${number ? `${number}. ` : ""}${forfeit || moveWord(move)}` || say("curve-start");
  return say("curve-at", { move: text, player: capitalised(playerName(state, 1)), chance: rate(chances[ply]) });
}

/** @param chance of player 1, whose side is the upper one */
const down = (chance: number) => (EDGE + (1 - 2 * EDGE) * (1 - chance)) * HEIGHT;

const corners = (points: { x: number; y: number }[]) => points.map(({ x, y }) => `${x},${down(y)}`).join(" ");
