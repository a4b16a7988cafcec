/** A place in a picture: across and down. */
export type Point = readonly [number, number];

/** The projection of four points onto four others: eight linear equations, by elimination. */
export function projection(
  from: readonly Point[],
  to: readonly Point[],
): (x: number, y: number) => [number, number] {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let column = 0; column < 8; column++) {
    const best = rows
      .slice(column)
      .reduce((most, row) => (Math.abs(row[column] ?? 0) > Math.abs(most[column] ?? 0) ? row : most));
    rows.splice(rows.indexOf(best), 1);
    rows.splice(column, 0, best);
    for (const row of rows) {
      if (row === best) continue;
      const factor = (row[column] ?? 0) / (best[column] || 1);
      best.forEach((value, index) => (row[index] = (row[index] ?? 0) - factor * value));
    }
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = rows.map(
    (row, index) => (row[8] ?? 0) / (row[index] || 1),
  );
  return (x, y) => {
    const w = g * x + h * y + 1;
    return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
  };
}
