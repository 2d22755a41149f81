/** The sides of the board, each in its owner's colour. */

import type { Layout, Point } from "messages";
import { pointsOf, shape } from "../svg.ts";

/** Whether a board is one of nine named squares, on which crosses and noughts are written in place of stones. */
export const isSquared = ({ cells, outline, sides, labels }: Layout) =>
  cells.length === 9 && outline.length === 4 && sides.length === 0 && labels.length > 0;

/** The lines of all sides. The bands of two players end where their sides meet; the corner there belongs to either. */
export function drawSides(layout: Layout, owners: number[]) {
  const drawn = (kind: string, index: number, line: Point[]) => {
    const [player, points] = [owners[index] ?? 0, pointsOf(line)];
    return (player ? ["edge", kind, "band"] : [kind]).map((name) =>
      shape("polyline", { class: `${name} ${name}-${player}`, points }),
    );
  };
  const corners = layout.sides.flatMap((_, index) =>
    cornersOf(layout, index).flatMap((corner) => drawn("corner", index, corner)),
  );
  return [...corners, ...layout.sides.flatMap(({ points }, index) => drawn("side", index, points))];
}

/** The lights of all sides, which are out. */
export const drawLights = ({ sides }: Layout) =>
  sides.map(({ points }) => shape("polyline", { class: "reach", points: pointsOf(points) }));

/** The corners between a side and the next ones, as lines around them. @param index of the side */
function cornersOf({ sides }: Layout, index: number): Point[][] {
  const { points = [] } = sides[index] ?? {};
  return [points, points.toReversed()].flatMap(([corner, along]) =>
    sides.flatMap(({ points: other }, next) =>
      [other, other.toReversed()].flatMap(([start, beyond]) =>
        next !== index &&
        corner &&
        along &&
        start &&
        beyond &&
        Math.hypot(corner[0] - start[0], corner[1] - start[1]) < 0.01
          ? [[along, corner, beyond]]
          : [],
      ),
    ),
  );
}
