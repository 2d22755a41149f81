/** Small boards and positions for the tests of what is drawn. */

const OUTLINE = Array.from({ length: 6 }, (_, corner) => {
  const turn = (corner * Math.PI) / 3;
  return [Math.sin(turn) / Math.sqrt(3), Math.cos(turn) / Math.sqrt(3)];
});

/** A triangle of six-sided cells whose top is a1; each row is half a cell further to the left than the one above it. */
export function triangle(size) {
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: row + 1 }, (_, column) => (row * (row + 1)) / 2 + column),
  );
  const place = (row, column) => ({ x: 1 + size / 2 + column - row / 2, y: 1 + (row * Math.sqrt(3)) / 2 });
  const cells = rows.flatMap((cells, row) =>
    cells.map((_, column) => ({ name: `${"abcdefgh"[column]}${row + 1}`, ...place(row, column), row })),
  );
  const corners = [place(0, 0), place(size - 1, size - 1), place(size - 1, 0)].map(({ x, y }) => [x, y]);
  const sides = ["right", "bottom", "left"].map((name, side) => ({
    name,
    points: [corners[side], corners[(side + 1) % 3]],
  }));
  const labels = rows.map((_, row) => ({ text: String(row + 1), x: place(row, 0).x - 1, y: place(row, 0).y }));
  return { width: size + 2, height: 2 + ((size - 1) * Math.sqrt(3)) / 2, cells, outline: OUTLINE, sides, labels, rows };
}

/** A position on a triangle, with the given stones by cell; everything else can be overruled. */
export function position(size, stones = {}, more = {}) {
  const layout = triangle(size);
  const cells = layout.cells.map(({ name }) => stones[name] ?? 0).join("");
  const numbers = layout.cells.map(({ name }) => Object.keys(stones).indexOf(name) + 1);
  const players = ["black", "white"];
  const known = { record: "x:", players, to_move: 1, sides: [0, 0, 0], cells, numbers, winning_cells: [], last: null };
  return { layout, snapshot: { ...known, ...more } };
}
