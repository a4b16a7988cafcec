import { z } from 'zod';
import { ZONE_KINDS } from './edition.input.ts';

export type ZoneKind = (typeof ZONE_KINDS)[number];

/** The places from the first to the last of a zone. */
export interface Zone {
  kind: ZoneKind;
  from: number;
  to: number;
}

const stored = z.array(z.object({ kind: z.enum(ZONE_KINDS), from: z.int(), to: z.int() }));

/** The zones as they are stored; none if they cannot be read. */
export function zonesOf(value: unknown): Zone[] {
  return stored.safeParse(value).data ?? [];
}

/** The zone of a place; null outside of all. */
export function zoneAt(zones: readonly Zone[], position: number): ZoneKind | null {
  return zones.find(({ from, to }) => position >= from && position <= to)?.kind ?? null;
}
