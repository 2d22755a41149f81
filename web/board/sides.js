/** The sides of the board, each in its owner's colour. */

import { pointsOf, shape } from "../svg.js";

/** @import { Layout, Point } from "messages" */

/** The lines of all sides. The bands of two players end at the corner where their sides meet; what lies between the
 * ends belongs to either.
 * @param {Layout} layout @param {number[]} owners of the sides */
export function drawSides(layout, owners) {
  const drawn = (/** @type {string} */ kind, /** @type {number} */ index, /** @type {Point[]} */ line) => {
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

/** The lights of all sides, which are out. @param {Layout} layout */
export const drawLights = ({ sides }) =>
  sides.map(({ points }) => shape("polyline", { class: "reach", points: pointsOf(points) }));

/** The corners between a side and the next ones, as lines around them.
 * @param {Layout} layout @param {number} index of the side @returns {Point[][]} */
function cornersOf({ sides }, index) {
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
