/**
 * How long a transaction may wait for a connection, and then run, in milliseconds. The embedded database has one
 * connection, so transactions queue; Prisma's own 2 seconds of patience would turn a busy moment into errors.
 */
export const transactionOptions = { maxWait: 10_000, timeout: 15_000 };
