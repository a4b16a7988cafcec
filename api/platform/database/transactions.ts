/**
 * Timeouts of a transaction in milliseconds: to get a connection, and to run. The embedded database has one
 * connection, so transactions queue, and Prisma's default of 2 seconds would cause errors under load.
 */
export const transactionOptions = { maxWait: 10_000, timeout: 15_000 };
