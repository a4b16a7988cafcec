import type { Prisma, PrismaClient } from './generated/prisma/client.ts';

// The only import of the generated client, so that nothing else depends on its location.
export * from './generated/prisma/client.ts';

/** The first parameter of domain functions. */
export type Database = PrismaClient;

/**
 * The client inside `$transaction`. Never use the outer client there: the embedded database has one connection, so
 * this would be a deadlock. Never catch and ignore a database error there: PostgreSQL has aborted the transaction,
 * and its COMMIT silently rolls everything back.
 */
export type DatabaseTransaction = Prisma.TransactionClient;
