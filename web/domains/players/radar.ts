/** A point of the drawing, from the centre of the chart, y downwards. */
export interface RadarPoint {
  x: number;
  y: number;
}

/**
 * A place on one of `count` spokes, counted clockwise from the top, half a step on: so the first half of the values lies
 * to the right and the second to the left. Rounded, since server and browser must write the same digits.
 */
export function radarPoint(at: number, count: number, distance: number): RadarPoint {
  const angle = ((at + 0.5) / count) * 2 * Math.PI;
  return { x: rounded(Math.sin(angle) * distance), y: rounded(-Math.cos(angle) * distance) };
}

/** The outline through one distance a spoke, as the data of an SVG path. */
export function radarPath(distances: readonly number[]): string {
  const corners = distances.map((distance, at) => radarPoint(at, distances.length, distance));
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
