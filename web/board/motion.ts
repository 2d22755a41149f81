/** Motion of what changes on a board; none where the person asks for less motion. */

import { shape } from "../svg.ts";

/** Milliseconds of each motion, and those for which a cell shows that it cannot be chosen. */
const [FALL, TURN, TRAVEL, TOSS, REFUSAL] = [180, 420, 620, 560, 450];

const TURNS = 3; // how often the coin turns over in the air

export function fall(stone: Element | null | undefined) {
  run(stone, [{ transform: "scale(1.3)", opacity: 0 }, {}], FALL, "cubic-bezier(0.3, 0, 0.4, 1)");
}

/** Let a cell show that it cannot be chosen: the style sheet tells how. */
export function refuse(cell: Element | undefined) {
  cell?.classList.add("refused");
  cell?.animate([], REFUSAL).finished.then(() => cell.classList.remove("refused"));
}

/** Let a token leave. @param stone the sign of its taker */
export function leave(stone: Element | null | undefined) {
  run(stone, [{ transform: "scale(1)", fill: "var(--token)" }, {}], FALL, "ease-in");
}

/** Turn a stone over. @param player its new owner */
export function turnOver(stone: Element | null | undefined, player: number) {
  const [old, fresh] = [paint(3 - player), paint(player)];
  const frames = [
    { transform: "scaleX(1)", fill: old },
    { transform: "scaleX(0)", fill: old, offset: 0.499 },
    { transform: "scaleX(0)", fill: fresh, offset: 0.5 },
    { transform: "scaleX(1)", fill: fresh },
  ];
  run(stone, frames, TURN, "ease-in-out");
}

/** Carry a stone to another cell, where it is hidden until it arrives, and turn it over on the way. @param way both
 * cells @param player its new owner */
export function carry(svg: SVGSVGElement, stone: Element, [from, to]: { x: number; y: number }[], player: number) {
  if (!from || !to || !moves(svg)) return;
  const [old, fresh] = [paint(3 - player), paint(player)];
  const traveller = shape("circle", { class: "traveller", r: stone.getAttribute("r") ?? 0, "aria-hidden": "true" });
  svg.append(traveller);
  const [start, end] = [from, to].map(({ x, y }) => `translate(${x}px, ${y}px)`);
  const middle = `translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2}px)`;
  const frames = [
    { transform: `${start} scale(1)`, fill: old },
    { transform: `${middle} scale(0.05, 1.15)`, fill: old, offset: 0.499 },
    { transform: `${middle} scale(0.05, 1.15)`, fill: fresh, offset: 0.5 },
    { transform: `${end} scale(1)`, fill: fresh },
  ];
  run(stone, [{ opacity: 0 }, { opacity: 0 }], TRAVEL, "linear");
  run(traveller, frames, TRAVEL, "ease-in-out")?.finished.finally(() => traveller.remove());
}

/** Toss a coin, which lies with the face of a player up at last. */
export function toss(coin: Element | null | undefined, player: number) {
  const faces = Array.from({ length: TURNS + 1 }, (_, turn) => paint((TURNS - turn) % 2 ? 3 - player : player));
  const frames = faces.flatMap((fill, turn) => {
    const [middle, up] = [(turn + 0.5) / (TURNS + 1), (at: number) => `translateY(${-2.4 * at * (1 - at)}px)`];
    const edge = { transform: `${up(middle)} scaleY(0.05)`, fill };
    const flat = { transform: `${up(turn / (TURNS + 1))} scaleY(1)`, fill, offset: turn / (TURNS + 1) };
    const turning =
      turn < TURNS
        ? [
            { ...edge, offset: middle - 0.001 },
            { ...edge, fill: faces[turn + 1] ?? fill, offset: middle },
          ]
        : [];
    return [flat, ...turning];
  });
  run(coin, [...frames, { transform: "none", fill: paint(player) }], TOSS, "linear");
}

const paint = (player: number) => `var(--paint-stone-${player})`;

/** Whether the style sheet lets things on the board move: it does not where the person asks for less motion. */
const moves = (node: Element) => getComputedStyle(node).getPropertyValue("--motion") === "on";

/** @param duration milliseconds */
const run = (
  node: Element | null | undefined,
  frames: Keyframe[],
  duration: number,
  easing: string,
): Animation | null => (node && moves(node) ? node.animate(frames, { duration, easing }) : null);
