import { afterLeader, longestMeaning } from './label-words.ts';
import type { Token } from '../model.ts';
import { CLOSED_FIELDS, shapeOf } from '../fields/fields.ts';

// «GRADA Alta SECTOR 118 FILA 29 AS. 58»: in a sequence of labels of a seat with their values, each of them is a label,
// in any context.

export interface SeatChain {
  /** The positions of labels. */
  labels: ReadonlySet<number>;
  /** Not labels, though they look like one: «Segon anell» before «Fila 3». */
  values: ReadonlySet<number>;
}

const NONE: SeatChain = { labels: new Set(), values: new Set() };
const PARTS: ReadonlySet<string> = new Set(['bloque', 'fila', 'asiento']);
/** The least number of different parts of a seat in a chain. */
const FEWEST = 2;
/** The least fit of a value: a number fits, a single letter does not. */
const FITS = 0.85;

interface Link {
  start: number;
  end: number;
  topic: string;
}

/** The labels and values of a seat on a line. */
export function seatChain(tokens: readonly Token[], isOcr: boolean): SeatChain {
  const links: Link[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const link = linkAt(tokens, at, isOcr);
    if (!link) continue;
    links.push(link);
    at = link.end - 1;
  }
  const [first] = links;
  if (!first || new Set(links.map(({ topic }) => topic)).size < FEWEST) return NONE;
  const labels = new Set(links.map(({ start }) => start));
  const ring = ringBefore(tokens, first.start, isOcr);
  if (ring) labels.add(ring.start);
  const values = ring ? tokens.map((_, index) => index).slice(ring.end, first.start) : [];
  return { labels, values: new Set(values) };
}

function linkAt(tokens: readonly Token[], start: number, isOcr: boolean): Link | null {
  if (!tokens[start]?.label) return null;
  const { meanings, end } = longestMeaning(tokens, start, isOcr);
  const value = tokens[afterLeader(tokens, end)];
  if (!value || end === start) return null;
  const topic = meanings
    .map((one) => one.topic)
    .find(
      (one) =>
        one !== 'other' &&
        one !== 'taxNumber' &&
        PARTS.has(one) &&
        CLOSED_FIELDS.has(one) &&
        (shapeOf(one, value.text, isOcr)?.fit ?? 0) >= FITS,
    );
  return topic ? { start, end: afterLeader(tokens, end) + 1, topic } : null;
}

/** The label of the ring before the first part of a seat, with words between. */
function ringBefore(
  tokens: readonly Token[],
  first: number,
  isOcr: boolean,
): { start: number; end: number } | null {
  let start = first - 1;
  while (start > 0 && !tokens[start]?.apart && tokens[start - 1]?.kind !== 'leader') start--;
  const { meanings, end } = longestMeaning(tokens, start, isOcr);
  if (!meanings.some(({ topic }) => topic === 'anillo')) return null;
  const words = tokens.slice(end, first).filter(({ kind }) => kind === 'word');
  return words.length > 0 && words.length <= 3 ? { start, end } : null;
}
