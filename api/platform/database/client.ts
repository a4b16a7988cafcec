import type { Prisma, PrismaClient } from './generated/prisma/client.ts';

// The one door to the generated client, so that nothing else knows where it lies.
export * from './generated/prisma/client.ts';

/** What the rules take as their first argument. */
export type Database = PrismaClient;

/**
 * What runs inside `$transaction`. Never use the outer client there: the embedded database is one connection, and the
 * outer call would wait for ever for the transaction that waits for it. Never swallow a database error there either:
 * PostgreSQL has given the transaction up by then, and its COMMIT undoes everything without a word.
 */
export type DatabaseTransaction = Prisma.TransactionClient;
