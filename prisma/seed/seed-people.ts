import type { DatabaseTransaction } from '../../api/platform/database/client.ts';
import type { Role } from '../../api/platform/database/generated/prisma/enums.ts';
import { accounts, demonstrationEmail } from './accounts.ts';
import { deterministicId } from './deterministic-id.ts';
import { membershipType } from './fans.ts';
import { addDays, earliest, madrid, madridDay } from './madrid-time.ts';

export interface Person {
  id: number;
  name: string;
  registered: Date;
}

export type People = Map<Role, Person>;

/** Creates the accounts and the socio's membership. */
export async function seedPeople(
  database: DatabaseTransaction,
  now: Date,
  makeHash: () => Promise<string>,
): Promise<People> {
  const hashes = await Promise.all(accounts.map(makeHash));
  const today = madridDay(now);
  const rows = accounts.map(({ role, roles, name, registered, daysAgo }, index) => ({
    name,
    email: demonstrationEmail(role),
    password: hashes[index] ?? '',
    role,
    roles,
    emailVerifiedAt: now,
    registrationDate: earliest(
      madrid(registered.day, registered.time),
      madrid(addDays(today, -daysAgo), registered.time),
    ),
  }));
  const created = await database.user.createManyAndReturn({
    data: rows,
    select: { id: true, name: true, role: true, registrationDate: true },
  });
  const people: People = new Map(
    created.map(({ id, name, role, registrationDate }) => [role, { id, name, registered: registrationDate }]),
  );
  await seedMembership(database, now, personOf(people, 'socio').id);
  return people;
}

export function personOf(people: People, role: Role): Person {
  const person = people.get(role);
  if (!person) throw new Error(`The demonstration has no account for the role ${role}`);
  return person;
}

/** For the season of `now`, from 1 July to 30 June. */
async function seedMembership(database: DatabaseTransaction, now: Date, userId: number): Promise<void> {
  const id = deterministicId('membership:socio');
  const [year = 0, month = 0] = madridDay(now).split('-').map(Number);
  const start = month >= 7 ? year : year - 1;
  await database.membership.create({
    data: {
      id,
      userId,
      qrCode: `membership:${id}`,
      type: membershipType,
      activationDate: madrid(`${start}-07-01`, '00:00'),
      createdAt: madrid(`${start}-07-01`, '00:00'),
      expiryDate: madrid(`${start + 1}-06-30`, '23:59'),
    },
  });
}
