import type { Box, Reading } from '../model.ts';
import { centerX, centerY, distance, height, sharedHeight, sharedWidth, union } from '../geometry.ts';
import { standsForTicket } from '../fields/referencia-ticket.ts';
import type { FieldName } from '../read-abono.ts';
import { plain } from '../text/letters.ts';
import { isPrice } from './prices.ts';

// Several passes on a page: finds which readings belong together.

/** Fields that a page may contain once for all its passes. */
export const COMMON: ReadonlySet<FieldName> = new Set<FieldName>([
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
  const inRows = readings.filter(({ row }) => row !== undefined);
  const rows = [...new Set(inRows.map(({ row }) => row))].map((own) =>
    inRows.filter(({ row }) => row === own),
  );
  const count = passCount(readings);
  return rows.length > 1 && rows.length >= count ? aroundRows(rows, readings) : parted(readings, count);
}

/** The rows of a table, each with what the page says of all. */
function aroundRows(rows: Reading[][], readings: readonly Reading[]): Reading[][] {
  const places = rows.map((row) => union(row.map(({ valueBox }) => valueBox)));
  const byField = fieldsOf(readings.filter(({ row }) => row === undefined));
  const areSeats = rows.every((row) => row.some(({ field }) => field === 'asiento'));
  // What an order says of an item is below its row.
  const isBelow = [...byField.values()].some((found) => isUnderEach(found, places));
  for (const [field, found] of byField) {
    // Small print may have a second arena: which one counts is decided for each row.
    const isOfAll =
      (COMMON.has(field) && found.length < rows.length) ||
      (areSeats && SEATING.has(field) && isAboveAll(found, places)) ||
      // The order has one locator, above or below the table.
      (field === 'codigoLocalizador' &&
        found.length === 1 &&
        rows.every((row) => row.every((one) => one.field !== field)));
    // The sum of an order is the price of none of its passes.
    if (isPrice(field) && found.length < rows.length) continue;
    for (const reading of found) {
      const above = isBelow ? rows[rowAbove(reading, places)] : undefined;
      if (isOfAll || isOfOrder(reading, readings, places)) rows.forEach((row) => row.push(reading));
      else if (above) above.push(reading);
      else assign(reading, rows, places, byField);
    }
  }
  return rows;
}

/** The last row above a reading, or -1. */
const rowAbove = ({ valueBox }: Reading, places: readonly Box[]) =>
  places.findLastIndex((place) => place.y1 <= centerY(valueBox));

/** Whether each row has one of some readings in the lines below it. */
function isUnderEach(found: readonly Reading[], places: readonly Box[]): boolean {
  const rows = found.map((reading) => rowAbove(reading, places));
  return found.length === places.length && places.every((_, row) => rows.includes(row));
}

/**
 * Whether a reading is that of the order of all passes of a page, above them: the only locator, or the number of the order if each
 * pass has a number of its own.
 */
function isOfOrder(reading: Reading, readings: readonly Reading[], places: readonly Box[]): boolean {
  const { field } = reading;
  const found = readings.filter((one) => one.field === field);
  if (!isOrders(reading)) return field === 'codigoLocalizador' && isAboveAll(found, places);
  const orders = found.filter(isOrders);
  return found.length - orders.length >= places.length && isAboveAll(orders, places);
}

/** Whether a number is that of an order; that of its holder differs between passes as a ticket's does. */
const isOrders = ({ ofOrder, labelText = '' }: Reading) =>
  ofOrder === true && !standsForTicket(plain(labelText));

/** Whether there is only one reading, above all passes. */
const isAboveAll = (found: readonly Reading[], places: readonly Box[]) =>
  found.length === 1 && found.every(({ valueBox }) => places.every((place) => valueBox.y1 <= place.y0));

/** Fields that the seats of a list may share, which is then said once above it. */
const SEATING: ReadonlySet<FieldName> = new Set<FieldName>(['anillo', 'bloque', 'fila']);

/** Readings by their field. */
function fieldsOf(readings: readonly Reading[]): Map<FieldName, Reading[]> {
  const byField = new Map<FieldName, Reading[]>();
  for (const reading of readings)
    byField.set(reading.field, [...(byField.get(reading.field) ?? []), reading]);
  return byField;
}

function parted(readings: readonly Reading[], count: number): Reading[][] {
  if (count < 2) return readings.length > 0 ? [[...readings]] : [];
  const byField = fieldsOf(readings);
  const groups: Reading[][] = Array.from({ length: count }, () => []);
  const rest: Reading[] = [];
  for (const [field, found] of byField) {
    // The number of an order is printed beside that of each ticket.
    const own = found.filter((one) => !isOrders(one));
    const isOfEach = own.length === count && OWN.includes(field);
    if (isOfEach) inOrder(own).forEach((reading, index) => groups[index]?.push(reading));
    rest.push(...(isOfEach ? found.filter(isOrders) : found));
  }
  // The positions of the passes come only from their own fields; other readings must not move them.
  const places = groups.map((group) => (group.length > 0 ? union(group.map(({ box }) => box)) : null));
  for (const [field, found] of byField) {
    if (OWN.includes(field) || !standAlike(found, places)) continue;
    inOrder(found).forEach((reading, index) => groups[index]?.push(reading));
    byField.delete(field);
  }
  // A field at the same position of every pass shows how far each pass reaches.
  const reaches = groups.map((group, index) => (places[index] ? union(group.map(({ box }) => box)) : null));
  const heads = places.filter((place) => place !== null);
  const ofAll = rest.filter((reading) => isOfOrder(reading, readings, heads));
  for (const reading of rest)
    if (!ofAll.includes(reading) && byField.has(reading.field)) assign(reading, groups, reaches, byField);
  return groups.map((group, index) => [...withoutStrays(group, places[index] ?? null), ...ofAll]);
}

/** The number of lines by which the positions of readings in their passes may differ. */
const ALIKE = 1;

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
  // The number of an order is none of a further pass, if the passes have numbers of their own.
  const hasOwn = (field: FieldName) => readings.some((one) => one.field === field && !isOrders(one));
  const valuesOf = (field: FieldName) =>
    readings
      .filter((one) => one.field === field && !(isOrders(one) && hasOwn(field)))
      .map(({ value }) => value);
  // The same value twice, as of an order and its ticket, is not a second pass.
  const differing = (field: FieldName) => new Set(valuesOf(field)).size;
  const counts = OWN.map(differing).toSorted((a, b) => b - a);
  // Seats beside each other have the same row and block, and passes of one order its locator.
  const isSeats = (field: FieldName, count: number) =>
    (field === 'fila' || field === 'bloque' || field === 'codigoLocalizador') &&
    valuesOf(field).length === count &&
    differing('asiento') === count;
  const agreeing = (count: number) =>
    OWN.filter((field) => differing(field) === count || isSeats(field, count)).length;
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
  if (alone && COMMON.has(reading.field)) {
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
