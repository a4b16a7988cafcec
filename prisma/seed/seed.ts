import type { Database, DatabaseTransaction } from '../../api/platform/database/client.ts';
import { transactionOptions } from '../../api/platform/database/transactions.ts';
import { demonstrationPassword } from './accounts.ts';
import { seedCrowd } from './crowd/seed-crowd.ts';
import { seedContent } from './seed-content.ts';
import { seedFans } from './seed-fans.ts';
import { seedPeople } from './seed-people.ts';

/** It takes a second or two; a small or busy machine may need a minute for its first start. */
const SEED_OPTIONS = { ...transactionOptions, timeout: 5 * 60_000 };

/** An arbitrary, unused number: of several processes that start at the same time, one seeds and the others wait. */
const ADVISORY_LOCK = 20_220_901;

/**
 * Fills an empty database with the demonstration club: content, matches dated around `now`, and one account per role.
 * The same `now` gives the same rows. Runs in a single transaction.
 * @param isFull adds the crowd: members, fans, tickets, comments and points in the numbers of a club
 * @param hashPassword creates the value of the `password` column
 * @returns false if there are already users; then nothing is written
 */
export async function seedDemonstration(
  database: Database,
  now: Date,
  hashPassword: (plain: string) => Promise<string>,
  { isFull = false } = {},
): Promise<boolean> {
  return database.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK}::bigint)`;
    if ((await transaction.user.count()) > 0) return false;
    await seedAll(transaction, now, hashPassword);
    if (isFull) await seedCrowd(transaction, now, await hashPassword(crypto.randomUUID()));
    return true;
  }, SEED_OPTIONS);
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
