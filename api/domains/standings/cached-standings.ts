import { createHash } from 'node:crypto';
import type { LRUCache } from 'lru-cache';
import { boundedCache } from '../../platform/cache/bounded-cache.ts';
import type { Database } from '../../platform/database/client.ts';
import type { TableGame } from './games.ts';
import { standings, tableOf, type StandingsInput, type StandingsRow } from './standings.ts';

// After a result, all cached responses with a table are read again, because the cache does not know to which edition the
// result belongs. The calculated tables are cached here by a fingerprint of their input. So only the table of the edition
// with the new result is calculated again, and of it only the rounds from that game on.

const MAX_BYTES = 4 * 1024 * 1024;
const ROW_BYTES = 1024;

interface CachedTable {
  /** Of everything that the table depends on. */
  fingerprint: string;
  rows: readonly StandingsRow[];
}

const caches = new WeakMap<Database, LRUCache<string, CachedTable>>();

function cacheOf(database: Database): LRUCache<string, CachedTable> {
  const known = caches.get(database);
  if (known) return known;
  const created = boundedCache<CachedTable>({
    maxBytes: MAX_BYTES,
    bytesOf: ({ rows }) => rows.length * ROW_BYTES,
  });
  caches.set(database, created);
  return created;
}

/**
 * The same as `standings`, but a table of the same teams and games is calculated only once.
 * @param name of the table among all of the database: that of its edition and group
 */
export function cachedStandings(database: Database, name: string, input: StandingsInput): StandingsRow[] {
  const cache = cacheOf(database);
  return standings(input, (given, upTo) => {
    const key = JSON.stringify([name, upTo]);
    const fingerprint = fingerprintOf(given, upTo);
    const known = cache.get(key);
    if (known?.fingerprint === fingerprint) return known.rows;
    const rows = tableOf(given, upTo);
    cache.set(key, { fingerprint, rows });
    return rows;
  });
}

/** Does not depend on the order of teams and games. */
function fingerprintOf(
  { teams, games, rules, penalties = [], withdrawn = [] }: StandingsInput,
  upTo: number | null,
): string {
  const counted = games.filter(({ round }) => upTo === null || (round !== null && round <= upTo));
  const parts = [
    teams.map(({ id, name }) => JSON.stringify([id, name])).toSorted(),
    counted.map(textOf).toSorted(),
    penalties.map(({ team, points }) => JSON.stringify([team, points])).toSorted(),
    withdrawn.map(({ team, results }) => JSON.stringify([team, results])).toSorted(),
    rules,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

const textOf = ({
  round,
  playedAt,
  home,
  away,
  homePoints,
  awayPoints,
  regulation,
  forfeitBy,
}: TableGame): string =>
  [round, playedAt.getTime(), home, away, homePoints, awayPoints, regulation, forfeitBy].join(' ');
