import type { Box, Reading } from '../model.ts';
import { centerX, centerY, distance, height, sharedHeight, sharedWidth, union } from '../geometry.ts';
import type { FieldName } from '../read-abono.ts';

// Several passes on a page: finds which readings belong together.

/** Fields that a page may contain once for all its passes. */
const COMMON: ReadonlySet<FieldName> = new Set<FieldName>([
  'temporada',
  'evento',
  'recinto',
  'direccion',
  'nifOrganizador',
  'nifDistr',
  'tipoAbonament',
]);

/** Fields that differ between passes, so that their number shows how many passes there are. */
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
 * Splits the readings of a page into passes by their positions. A single reading above or below all of them belongs to
 * each.
 */
export function groupsOf(readings: readonly Reading[]): Reading[][] {
  for (let count = passCount(readings); ; count--) {
    const groups = parted(readings, count);
    if (!groups.some((a, index) => groups.slice(index + 1).some((b) => areTorn(a, b)))) return groups;
  }
}

/** Fields that a pass has once, except its codes, because an order has codes of its own. */
const ONCE: ReadonlySet<FieldName> = new Set<FieldName>([
  'nombreAsistente',
  'bloque',
  'fila',
  'asiento',
  'precioTotal',
]);
/** With fewer of them, two groups may be two passes with few readings. */
const TELLING = 4;

/** Whether two groups are parts of one pass: no field is in both. */
function areTorn(a: readonly Reading[], b: readonly Reading[]): boolean {
  const [own, other] = [toldOnce(a), toldOnce(b)];
  return (
    own.size > 0 &&
    other.size > 0 &&
    own.size + other.size >= TELLING &&
    [...own].every((field) => !other.has(field))
  );
}

const toldOnce = (group: readonly Reading[]) =>
  new Set(group.map(({ field }) => field).filter((field) => ONCE.has(field)));

function parted(readings: readonly Reading[], count: number): Reading[][] {
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
  // The positions of the passes come only from their own fields; other readings must not move them.
  const places = groups.map((group) => (group.length > 0 ? union(group.map(({ box }) => box)) : null));
  for (const field of OWN) {
    const found = withoutOne(byField.get(field) ?? [], places);
    found?.forEach((reading, index) => groups[index]?.push(reading));
    if (found) byField.delete(field);
  }
  for (const [field, found] of byField) {
    if (OWN.includes(field) || !standAlike(found, places)) continue;
    inOrder(found).forEach((reading, index) => groups[index]?.push(reading));
    byField.delete(field);
  }
  // A field at the same position of every pass shows how far each pass reaches.
  const reaches = groups.map((group, index) => (places[index] ? union(group.map(({ box }) => box)) : null));
  for (const reading of rest) if (byField.has(reading.field)) assign(reading, groups, reaches, byField);
  return groups.map((group, index) => withoutStrays(group, places[index] ?? null));
}

/** The number of lines by which the positions of readings in their passes may differ. */
const ALIKE = 1;

/**
 * If there is one reading more than passes, all but the one at another position: the order's total beside each pass's
 * own. By distance, that of one pass could be assigned to the next, whose head is closer than the middle of its own.
 */
function withoutOne(found: readonly Reading[], places: readonly (Box | null)[]): Reading[] | null {
  if (found.length !== places.length + 1) return null;
  const ordered = inOrder(found);
  const choices = ordered
    .map((_, left) => ordered.filter((_reading, index) => index !== left))
    .map((chosen) => {
      const { across, down } = spreadsOf(chosen, places);
      return { chosen, most: Math.max(across, down) };
    })
    .toSorted((a, b) => a.most - b.most);
  const [best] = choices;
  const line = Math.max(...found.map(({ valueBox }) => height(valueBox)));
  return best && best.most < ALIKE * line ? best.chosen : null;
}

/** Whether there is one reading for each pass, all at the same height of it. */
function standAlike(found: readonly Reading[], places: readonly (Box | null)[]): boolean {
  if (found.length !== places.length) return false;
  const line = Math.max(...found.map(({ valueBox }) => height(valueBox)));
  const { across, down } = spreadsOf(inOrder(found), places);
  const isColumn = spread(places.map((place) => place?.x0 ?? Number.NaN)) < ALIKE * line;
  return (isColumn || across < ALIKE * line) && down < ALIKE * line;
}

const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

/** The difference between the positions of readings in their passes: their distances from the heads of the passes. */
function spreadsOf(
  readings: readonly Reading[],
  places: readonly (Box | null)[],
): { across: number; down: number } {
  const heads = places.filter((place) => place !== null);
  if (heads.length < places.length)
    return { across: Number.POSITIVE_INFINITY, down: Number.POSITIVE_INFINITY };
  return {
    across: spread(readings.map(({ label }, index) => label.x0 - (heads[index]?.x0 ?? 0))),
    down: spread(readings.map(({ label }, index) => label.y0 - (heads[index]?.y0 ?? 0))),
  };
}

/** Removes readings that a pass has closer by: the sum and number of the order of all passes are below them. */
function withoutStrays(group: readonly Reading[], place: Box | null): Reading[] {
  if (!place) return [...group];
  return group.filter((reading) => {
    if (!OWN.includes(reading.field)) return true;
    const others = group.filter(({ field }) => field === reading.field);
    const nearest = Math.min(...others.map(({ box }) => distance(box, place)));
    return distance(reading.box, place) <= nearest + 3 * height(reading.valueBox);
  });
}

/** The number of passes is that of most of their fields; one field with more readings is an error. */
function passCount(readings: readonly Reading[]): number {
  // The same value twice, as of an order and its ticket, is not a second pass.
  const counts = OWN.map(
    (field) => new Set(readings.filter((one) => one.field === field).map(({ value }) => value)).size,
  ).toSorted((a, b) => b - a);
  const agreeing = (count: number) => counts.filter((other) => other === count).length;
  // Neighbours share a row and a block, so a single field is not outvoted by fewer than two.
  const [several] = counts
    .filter((count) => count > 1 && agreeing(count) > 1)
    .toSorted((a, b) => agreeing(b) - agreeing(a) || b - a);
  return several ?? counts.find((count) => agreeing(count) > 1) ?? counts[0] ?? 0;
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

/** Assigns a reading to the pass that contains it or is next to it, or to all if it is separate from all. */
function assign(
  reading: Reading,
  groups: Reading[][],
  places: readonly (Box | null)[],
  byField: ReadonlyMap<FieldName, Reading[]>,
): void {
  const placed = groups.flatMap((group, index) => {
    const place = places[index];
    return place ? [{ group, place }] : [];
  });
  if (placed.length === 0) {
    groups[0]?.push(reading);
    return;
  }
  const alone = (byField.get(reading.field)?.length ?? 0) === 1;
  if (alone && COMMON.has(reading.field) && !placed.some(({ place }) => standsIn(reading, place))) {
    for (const { group } of placed) group.push(reading);
    return;
  }
  const [nearest] = placed.toSorted((a, b) => awayFrom(reading, a.place) - awayFrom(reading, b.place));
  nearest?.group.push(reading);
}

/** A reading in the column of a pass is closer to it than one beside it. */
function awayFrom(reading: Reading, place: Box): number {
  return distance(reading.box, place) * (sharedWidth(reading.box, place) > -20 ? 1 : 2);
}

/** Whether it is inside the area of one pass, and so belongs only to that one. */
function standsIn(reading: Reading, place: Box): boolean {
  const line = height(reading.valueBox);
  return (
    sharedHeight(reading.box, place) > 0.3 * height(reading.box) && distance(reading.box, place) < 3 * line
  );
}
