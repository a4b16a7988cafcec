/** A row of the table in docs/reliability.md: a fault and its result. */
export interface Figure {
  /** The fault, and what must hold. */
  fault: string;
  /** For an attack: what it did before there were limits against it. */
  before?: string;
  /** The measured result. */
  seen: string;
  /** Whether the requirement held. */
  held: boolean;
}

/** The median of a list; NaN for an empty one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Formats milliseconds as seconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
