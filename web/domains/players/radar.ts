/** A point of the drawing, relative to the centre of the chart, y downwards. */
interface RadarPoint {
  x: number;
  y: number;
}

/**
 * A point on one of `count` spokes, clockwise from the top and shifted by half a step, so that the first half of the
 * values is on the right and the second on the left. Rounded, since server and browser must render the same digits.
 */
export function radarPoint(at: number, count: number, distance: number): RadarPoint {
  const angle = ((at + 0.5) / count) * 2 * Math.PI;
  return { x: rounded(Math.sin(angle) * distance), y: rounded(-Math.cos(angle) * distance) };
}

/** The outline through one distance per spoke, as SVG path data. */
export function radarPath(distances: readonly number[]): string {
  const corners = distances.map((distance, at) => radarPoint(at, distances.length, distance));
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
