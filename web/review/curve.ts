/** The curve of the win rates over a game: areas in the players' colours, mistakes as dots, and a slider for the
 * position. */

import { html, nothing, svg } from "lit-html";
import type { App } from "../app/app.ts";
import { capitalised, has, local, say } from "../lang/texts.ts";
import { curve as chancesOf, nodes } from "../model/analysis.ts";
import { keyOf } from "../model/keys.ts";
import { playerName } from "../model/queries.ts";
import { areas, type Mistake, type Point } from "../model/review.ts";
import type { State } from "../model/state.ts";
import { moveNumber, path } from "../model/tree.ts";

/** The size of the drawing. */
const [WIDTH, HEIGHT] = [100, 40];
/** By how much of the height the drawing keeps away from the edges, so that a dot there is whole. */
const EDGE = 0.1;

export function curve(state: State, { game, reviewer }: App, mistakes: Mistake[]) {
  const chances = chancesOf(state);
  const last = nodes(state.tree).length - 1;
  const here = nodes(state.tree).indexOf(state.tree.at);
  const pointed = state.review.ply;
  const across = (ply: number) => (ply / Math.max(1, last)) * WIDTH;
  const points = chances.flatMap((chance, ply) => (chance === null ? [] : [{ x: across(ply), y: chance }]));
  if (points.length < 2) return nothing;
  const { above, below } = areas(points, 0.5);
  const [first, second] = [1, 2].map((player) => capitalised(playerName(state, player)));
  const rates = chances.map((chance) => (chance === null ? "–" : say("percent", { share: chance }))).join(", ");
  /** The position nearest to the pointer. */
  const plyAt = ({ clientX, currentTarget }: MouseEvent) => {
    if (!(currentTarget instanceof Element)) return here;
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last)));
  };
  // Left, right, Home and End step through the game wherever the focus is; up and down would change the variation.
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[keyOf(event)];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    game.goTo(Math.min(last, Math.max(0, here + step)));
  };
  return html`<div id="curve-field">
    <small class="axis" aria-hidden="true"><span>${first}</span><span>${second}</span></small>
    <svg
      id="curve"
      role="slider"
      tabindex="0"
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      preserveAspectRatio="none"
      aria-label=${say("curve", { player: first ?? "", chances: rates })}
      aria-valuetext=${textAt(state, here, chances)}
      aria-valuemin="0"
      aria-valuemax=${last}
      aria-valuenow=${here}
      @click=${(event: MouseEvent) => game.goTo(plyAt(event))}
      @pointermove=${(event: MouseEvent) => reviewer.pointAt(plyAt(event))}
      @pointerleave=${() => reviewer.pointAt(null)}
      @keydown=${pressed}
    >
      <polygon class="area-1" points=${drawnAs(above)} />
      <polygon class="area-2" points=${drawnAs(below)} />
      <line class="even" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
      <polyline points=${drawnAs(points)} />
      ${upright("here", across(here))} ${pointed === null ? nothing : upright("pointed", across(pointed))}
      ${mistakes.map(({ ply, player, grade }) => dot(`slip by-${player} ${grade}`, across(ply), chances[ply] ?? 0.5))}
    </svg>
    <p id="curve-told">${textAt(state, pointed ?? here, chances)}</p>
  </div>`;
}

const upright = (style: string, x: number) => svg`<line class=${style} x1=${x} x2=${x} y1="0" y2=${HEIGHT} />`;

/** A dot of the same shape however the drawing is stretched: the ends of a line without length, on top of those of
 * its rim. */
function dot(style: string, x: number, chance: number) {
  const way = `M${x},${down(chance)}h0.001`;
  return svg`<path class="${style} rim" d=${way} /><path class=${style} d=${way} />`;
}

/** The move that led to a position, and the win rate there. */
function textAt(state: State, ply: number, chances: (number | null)[]) {
  const at = path(state.tree, state.tree.tip)[ply - 1] ?? 0;
  const { kind = "", player = 0, move = "" } = state.tree.nodes[at] ?? {};
  const number = moveNumber(state.tree, at);
  const made =
    (number ? `${number}. ` : "") +
    (has(`forfeits-${kind}`) ? say(`forfeits-${kind}`, { player: playerName(state, player) }) : local(move));
  const chance = chances[ply] ?? null;
  return say("curve-at", {
    move: made || say("curve-start"),
    player: capitalised(playerName(state, 1)),
    chance: chance === null ? "–" : say("percent", { share: chance }),
  });
}

/** @param chance of player 1, whose side is the upper one */
const down = (chance: number) => (EDGE + (1 - 2 * EDGE) * (1 - chance)) * HEIGHT;

const drawnAs = (points: Point[]) => points.map(({ x, y }) => `${x},${down(y)}`).join(" ");
