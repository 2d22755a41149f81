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

/** A rhombus of six-sided cells whose top left is a1; each row is half a cell further to the right than the one
 * above it. */
export function rhombus(size) {
  const all = Array.from({ length: size }, (_, index) => index);
  const place = (row, column) => ({ x: 1.6 + column + row / 2, y: 1.6 + (row * Math.sqrt(3)) / 2 });
  const corner = (row, column, ...corners) => {
    const { x, y } = place(row, column);
    return corners.map((one) => [x + (OUTLINE[one]?.[0] ?? 0), y + (OUTLINE[one]?.[1] ?? 0)]);
  };
  const end = size - 1;
  const sides = [
    { name: "top", points: [...all.flatMap((column) => corner(0, column, 4, 3)), ...corner(0, end, 2)] },
    { name: "bottom", points: [...all.flatMap((column) => corner(end, column, 5, 0)), ...corner(end, end, 1)] },
    { name: "left", points: all.flatMap((row) => (row < end ? corner(row, 0, 4, 5) : corner(row, 0, 4, 5, 0))) },
    { name: "right", points: all.flatMap((row) => (row > 0 ? corner(row, end, 2, 1) : corner(row, end, 3, 2, 1))) },
  ];
  const cells = all.flatMap((row) =>
    all.map((column) => ({ name: `${"abcdefghijklmnopqrs"[column]}${row + 1}`, ...place(row, column), row })),
  );
  const rows = all.map((row) => all.map((column) => row * size + column));
  const { x, y } = place(end, end);
  return { width: x + 0.9, height: y + 0.9, cells, outline: OUTLINE, sides, labels: [], rows };
}
