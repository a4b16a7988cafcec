/**
 * The page links to show: first, last, current ± 1, and a gap for the others. A gap of a single
 * page shows that page instead. `current` is clamped to 1..count.
 */
export function pageWindow(current: number, count: number): (number | 'gap')[] {
  const last = Math.max(1, Math.floor(count));
  const here = clampPage(current, last);
  const shown = [...new Set([1, here - 1, here, here + 1, last])].filter((p) => p >= 1 && p <= last);
  const out: (number | 'gap')[] = [];
  let before = 0;
  for (const page of shown.sort((a, b) => a - b)) {
    if (page - before === 2) out.push(page - 1);
    else if (page - before > 2) out.push('gap');
    out.push(page);
    before = page;
  }
  return out;
}

/** The requested page, or the nearest existing one; 1 if it is not a number. */
export function clampPage(page: number, count: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, count));
}
