/** The parameter with the mark of a list, which keeps its pages the same while rows arrive. */
export const UP_TO = 'tope';

/** Reads the mark of a list from a URL; an invalid one is ignored. */
export function readMark(params: URLSearchParams): string | null {
  const mark = params.get(UP_TO) ?? '';
  return /^[1-9]\d{0,14}$/.test(mark) ? mark : null;
}
