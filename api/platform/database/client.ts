import type { Prisma, PrismaClient } from './generated/prisma/client.ts';

// The only import of the generated client, so that nothing else depends on its location.
export * from './generated/prisma/client.ts';

/**
 * Columns that only conditions use, so reading a whole row does not read them: an article would come twice. Passed to every
 * client. The types of rows still have these columns, so that a row of a model is the same type everywhere.
 */
export const NOT_READ: Prisma.PrismaClientOptions['omit'] = {
  user: { search: true },
  news: { search: true },
  match: { search: true },
  membership: { search: true },
  membershipUpload: { search: true },
  abono: { search: true },
  player: { search: true },
  sponsor: { search: true },
  product: { search: true },
  sponsorInquiry: { search: true },
};

/** The first parameter of domain functions. */
export type Database = PrismaClient;

/**
 * The client inside `$transaction`. Never use the outer client there: the embedded database has one connection, so
 * this would be a deadlock. Never catch and ignore a database error there: PostgreSQL has aborted the transaction,
 * and its COMMIT silently rolls everything back.
 */
export type DatabaseTransaction = Prisma.TransactionClient;
