/** Whole steps that are easy to count in: 1, 2, 5, 10, 20, 50 … */
function niceStep(atLeast: number): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) if (factor * power >= atLeast) return factor * power;
  }
}

/** The values of an axis that begins at 0 and reaches `max`, in at most four whole steps; the last is its end. */
export function axisTicks(max: number): number[] {
  const step = niceStep(Math.max(1, max) / 4);
  const steps = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/**
 * Which of a row of points get a label, so that labels are at least `room` apart: every so many, counted from the last,
 * which is the one that people look for.
 */
export function labelledPoints(count: number, width: number, room: number): number[] {
  const most = Math.max(1, Math.floor(width / room));
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  );
}

/** A share in whole per cent; nothing of nothing is 0. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0;
}

/** The same in words; what there is of never rounds to nothing: «<1 %». */
export function percentText(part: number, whole: number): string {
  const share = percent(part, whole);
  return `${share === 0 && part > 0 && whole > 0 ? '<1' : share}\u00a0%`;
}
