import type pg from 'pg';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './client.ts';

/** A statement of ours that is sent as it is; `name` is its own, since the server keeps it prepared under that. */
export interface PreparedStatement {
  name: string;
  text: string;
}

type Send = (statement: PreparedStatement, values: unknown[]) => Promise<unknown[]>;

const senders = new WeakMap<Database, Send>();

/** Lets `preparedQuery` send the statements of a database through its pool, or into the embedded one. */
export function sendThrough(prisma: Database, target: pg.Pool | PGlite): void {
  senders.set(prisma, async ({ name, text }, values) => {
    const { rows } =
      'waitReady' in target ? await target.query(text, values) : await target.query({ name, text, values });
    return rows;
  });
}

/**
 * Runs a statement without Prisma in between, which takes several times as long as such a statement itself: for what
 * nearly every request asks, and for what is counted at each attempt. Outside of transactions only. Enums and their lists
 * come as text where the statement casts them.
 */
export async function preparedQuery<Row>(
  database: Database,
  statement: PreparedStatement,
  values: unknown[] = [],
): Promise<Row[]> {
  const send = senders.get(database);
  const rows = send
    ? await send(statement, values)
    : await database.$queryRawUnsafe<unknown[]>(statement.text, ...values);
  return rows as Row[];
}
