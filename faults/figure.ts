/** One line of the table in docs/reliability.md: what was done to the site, and what was seen. */
export interface Figure {
  /** What happens to the site, and must hold. */
  fault: string;
  /** What was counted and measured. */
  seen: string;
  /** Whether what must hold held. */
  held: boolean;
}

/** The middle of a list; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** A number of milliseconds as seconds, for people. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
