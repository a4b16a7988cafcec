import { height, sharedWidth, union } from '../geometry.ts';
import { TYPICAL } from './label-words.ts';
import type { Label, Line } from '../model.ts';
import { textOf } from '../lines/lines.ts';
import { shapeOf } from '../fields/fields.ts';

/** The largest distance of a value from its label, in letter sizes. */
const REACH = 2.8;

/**
 * Removes labels inside a competition, «Evento: Lliga Femenina 2 · Temporada 2026/27», if the page has the season
 * elsewhere too: that one is the pass's, this one is part of the competition.
 */
export function withoutSeasonsOfCompetitions(
  labels: readonly Label[],
  lines: readonly Line[],
  isOcr: boolean,
): Label[] {
  const inner = labels.filter((label) => isSeason(label) && isInCompetition(label, labels, lines, isOcr));
  const isNamed = labels.some((label) => isSeason(label) && !inner.includes(label));
  return isNamed ? labels.filter((label) => !inner.includes(label)) : [...labels];
}

const isSeason = ({ meanings }: Label) => meanings.every(({ topic }) => topic === 'temporada');

/** Whether a label and the season after it end a typical competition that has a label. */
function isInCompetition(
  { line, start, end, led }: Label,
  labels: readonly Label[],
  lines: readonly Line[],
  isOcr: boolean,
): boolean {
  const tokens = lines[line]?.tokens ?? [];
  const stop = tokens[start - 1];
  if (led || stop?.kind !== 'stop' || stop.apart || tokens[start]?.apart) return false;
  const others = labels.filter((label) => label.line === line && label.end < start);
  const begin = Math.max(
    tokens.findLastIndex(({ apart }, at) => at < start && apart),
    ...others.map((label) => label.end),
    0,
  );
  const gap = tokens.findIndex(({ apart }, at) => at >= end && apart);
  const behind = textOf(tokens.slice(end, gap < 0 ? tokens.length : gap));
  const competition = tokens.slice(begin, start - 1);
  return (
    (behind === '' || shapeOf('temporada', behind, isOcr) !== null) &&
    (shapeOf('evento', textOf(competition), isOcr)?.fit ?? 0) >= TYPICAL &&
    labels.some((label) => asks(label, union(competition), line))
  );
}

/** Whether a label for competitions is before some words on their line, or above or below them. */
function asks(label: Label, words: ReturnType<typeof union>, line: number): boolean {
  if (!label.meanings.some(({ topic }) => topic === 'evento')) return false;
  if (label.line === line) return label.x1 <= words.x0;
  const gap = Math.max(words.y0 - label.y1, label.y0 - words.y1);
  return Math.abs(label.line - line) === 1 && gap < REACH * height(words) && sharedWidth(label, words) > 0;
}
