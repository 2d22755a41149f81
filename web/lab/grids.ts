/** Grids of cells side by side, each cell shaded by its value, with arrows for the moves that are chosen there. */

import { arrow, bar, cell, drawing, label } from "./marks.ts";
import type { Picture } from "./plot.ts";

/** `share`: how strongly it is shaded, red below 0. */
export type Cell = { text: unknown; share: number; arrows: [number, number][]; look: string };
type Plan = { title: unknown; width: number; cells: Cell[] };

/** The widest a grid may be, the space between two, and the room above each for its title. */
const [WIDTH, GAP, TOP] = [364, 24, 34];

export function grids(plans: Plan[], told: (text: unknown) => string): Picture {
  const most = Math.max(1, ...plans.map(({ width }) => width));
  const side = WIDTH / most;
  const rows = Math.max(...plans.map(({ width, cells }) => Math.ceil(cells.length / width)));
  return drawing(
    plans.length * (WIDTH + GAP) - GAP,
    TOP + rows * side + 4,
    plans.map(({ title, width, cells }, number) => {
      const left = number * (WIDTH + GAP);
      return [
        label("title", [left, 20], told(title), "start"),
        cells.map(({ text, share, arrows, look }, place) => {
          const [x, y] = [left + (place % width) * side, TOP + Math.floor(place / width) * side];
          const [middle, height, reach] = [x + side / 2, y + side * 0.62, side * 0.26];
          if (look === "wall") return bar("wall", x, y, side, side);
          return [
            cell(x, y, side, side, share),
            label("worth", [middle, y + side * (arrows.length ? 0.25 : 0.56)], told(text)),
            arrows.map(([across, down]) =>
              arrow("move", [middle, height], [middle + across * reach, height + down * reach]),
            ),
            look === "goal" && bar("goal", x + 2, y + 2, side - 4, side - 4),
            look === "framed" && bar("frame", x + 3, y + 3, side - 6, side - 6),
          ];
        }),
      ];
    }),
  );
}
