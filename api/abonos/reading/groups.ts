import {
  type Box,
  centerX,
  centerY,
  distance,
  height,
  median,
  sharedHeight,
  sharedWidth,
  union,
} from './geometry.ts';
import type { FieldName } from './read-abono.ts';
import type { Reading } from './readings.ts';

// Several passes on a page: which readings belong together.

/** Fields that a page may say once for all the passes on it. */
const COMMON: ReadonlySet<FieldName> = new Set<FieldName>([
  'temporada',
  'evento',
  'recinto',
  'direccion',
  'nifOrganizador',
  'nifDistr',
  'tipoAbonament',
]);

/** Fields that differ from pass to pass, so that their number tells how many passes there are. */
const OWN: readonly FieldName[] = [
  'asiento',
  'codigoLocalizador',
  'referenciaTicket',
  'nombreAsistente',
  'fila',
  'bloque',
  'precioTotal',
];

/**
 * Parts the readings of a page into passes by where they stand. What a page says once above or below them all
 * belongs to each.
 */
export function groupsOf(readings: readonly Reading[]): Reading[][] {
  const count = passCount(readings);
  if (count < 2) return readings.length > 0 ? [[...readings]] : [];
  const byField = new Map<FieldName, Reading[]>();
  for (const reading of readings)
    byField.set(reading.field, [...(byField.get(reading.field) ?? []), reading]);

  const groups: Reading[][] = Array.from({ length: count }, () => []);
  const rest: Reading[] = [];
  for (const [field, found] of byField) {
    if (found.length === count && OWN.includes(field))
      inOrder(found).forEach((reading, index) => groups[index]?.push(reading));
    else rest.push(...found);
  }
  for (const reading of rest.toSorted((a, b) => nearness(a, groups) - nearness(b, groups)))
    assign(reading, groups, byField);
  return groups;
}

/** As many passes as most of their own fields are found; one field more often than all others is a stray. */
function passCount(readings: readonly Reading[]): number {
  const counts = OWN.map((field) => readings.filter((reading) => reading.field === field).length).toSorted(
    (a, b) => b - a,
  );
  const agreeing = counts.find((count, index) => counts[index + 1] === count || counts[index + 2] === count);
  return agreeing ?? counts[0] ?? 0;
}

/** Row by row, each from left to right. */
function inOrder(readings: readonly Reading[]): Reading[] {
  const rows: Reading[][] = [];
  for (const reading of readings.toSorted((a, b) => centerY(a.box) - centerY(b.box))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && sharedHeight(first.box, reading.box) > -0.5 * height(first.valueBox))
      row.push(reading);
    else rows.push([reading]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => centerX(a.box) - centerX(b.box)));
}

const boxOf = (group: readonly Reading[]): Box => union(group.map(({ box }) => box));

const nearness = (reading: Reading, groups: readonly Reading[][]) =>
  Math.min(...groups.filter((group) => group.length > 0).map((group) => distance(reading.box, boxOf(group))));

/** Gives a reading to the pass that it stands in or next to, or to all when it stands apart from all. */
function assign(reading: Reading, groups: Reading[][], byField: ReadonlyMap<FieldName, Reading[]>): void {
  const filled = groups.filter((group) => group.length > 0);
  if (filled.length === 0) {
    groups[0]?.push(reading);
    return;
  }
  const apart = filled
    .map((group) => ({ group, away: awayFrom(reading, group) }))
    .toSorted((a, b) => a.away - b.away);
  const alone = (byField.get(reading.field)?.length ?? 0) === 1;
  if (alone && COMMON.has(reading.field) && !standsIn(reading, filled)) {
    for (const group of filled) group.push(reading);
    return;
  }
  apart[0]?.group.push(reading);
}

/** Blocks are read downwards: what stands under a block's first line is nearer to it than to the block below. */
function awayFrom(reading: Reading, group: readonly Reading[]): number {
  const box = boxOf(group);
  const beside = sharedWidth(reading.box, box) > -20 ? 0 : 1;
  return distance(reading.box, box) * (1 + beside);
}

/** Whether it stands within the block of one pass, and so tells of that one only. */
function standsIn(reading: Reading, groups: readonly Reading[][]): boolean {
  const line = median(groups.flat().map(({ valueBox }) => height(valueBox)));
  return groups.some((group) => {
    const box = boxOf(group);
    return (
      sharedHeight(reading.box, box) > 0.3 * height(reading.box) && distance(reading.box, box) < 3 * line
    );
  });
}
