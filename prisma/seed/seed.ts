import type { Database, DatabaseTransaction } from '../../api/platform/database/client.ts';
import { transactionOptions } from '../../api/platform/database/transactions.ts';
import { demonstrationPassword } from './accounts.ts';
import { seedContent } from './seed-content.ts';
import { seedFans } from './seed-fans.ts';
import { seedPeople } from './seed-people.ts';

/** Any number that nothing else locks: of several processes that start at once, one seeds and the others wait. */
const ADVISORY_LOCK = 20_220_901;

/**
 * Fills an empty database with the demonstration club (design section 4): content, matches placed around `now`, and one
 * account per role. The same `now` gives the same rows. All or nothing, in one transaction.
 * @param hashPassword makes what the `password` column holds.
 * @returns false, and nothing is written, where there are users already.
 */
export async function seedDemonstration(
  database: Database,
  now: Date,
  hashPassword: (plain: string) => Promise<string>,
): Promise<boolean> {
  return database.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK}::bigint)`;
    if ((await transaction.user.count()) > 0) return false;
    await seedAll(transaction, now, hashPassword);
    return true;
  }, transactionOptions);
}

async function seedAll(
  database: DatabaseTransaction,
  now: Date,
  hashPassword: (plain: string) => Promise<string>,
): Promise<void> {
  const people = await seedPeople(database, now, () => hashPassword(demonstrationPassword));
  const content = await seedContent(database, now, people);
  await seedFans(database, now, people, content);
}
