import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils';
import { LRUCache } from 'lru-cache';
import { Scope } from '../scope.ts';

const reading = new Scope<Set<string>>();

/** What Prisma's statements and ours read or write; a word that is no table does no harm, see `WATCHED_TABLES`. */
const TABLE = /\b(?:FROM|JOIN|UPDATE|INTO)\s+(?!LATERAL\b)(?:"public"\.)?"?([a-z_]+)"?/gi;

/** By statement: the same few hundred are sent again and again. Its size is that of the texts, in characters. */
const tablesBySql = new LRUCache<string, readonly string[]>({
  maxSize: 1_000_000,
  sizeCalculation: (_tables, sql) => sql.length,
  memoMethod: (sql) => [...sql.matchAll(TABLE)].map(([, table = '']) => table.toLowerCase()),
});

/** Adds what a statement reads or writes. */
export function noteStatement(sql: string): void {
  if (reading.current) noteReads(tablesBySql.memo(sql));
}

/**
 * Adds tables to what the work around has read. Prisma may answer several look-ups by id, of different requests, in one
 * statement, which only the first of them is seen to send; so whoever knows what was asked for says it.
 */
export function noteReads(names: Iterable<string>): void {
  const tables = reading.current;
  if (tables) for (const name of names) tables.add(name);
}

/** Runs `work` and tells which tables it has read. */
export async function observeReads<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tables: Set<string> }> {
  const tables = new Set<string>();
  const result = await reading.run(tables, work);
  return { result, tables };
}

/** Notes the tables of every statement that goes through a connection or a transaction on it. */
function observed<Queryable extends SqlQueryable>(queryable: Queryable): Queryable {
  return new Proxy(queryable, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'queryRaw' || name === 'executeRaw') {
        return (query: { sql: string }) => {
          noteStatement(query.sql);
          return value.call(target, query);
        };
      }
      if (name === 'startTransaction') {
        return async (...args: unknown[]): Promise<Transaction> =>
          observed((await value.apply(target, args)) as Transaction);
      }
      return value.bind(target);
    },
  });
}

/** An adapter whose statements `observeReads` can see. */
export function observable(factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async (): Promise<SqlDriverAdapter> => observed(await factory.connect()),
  };
}
