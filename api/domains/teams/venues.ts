import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { mergedEdit } from '../audit/edits.ts';
import type { Database, DatabaseTransaction, Prisma, Venue } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { NotFoundError, ValidationError, validate } from '../../platform/errors.ts';
import { nameKey } from '../../platform/input/visible-text.input.ts';
import { venueChanges, venueInput } from './teams.input.ts';

/** Order of the venues. */
export const VENUE_LIST = { orderBy: [{ name: 'asc' }, { id: 'asc' }] } satisfies Prisma.VenueFindManyArgs;

/**
 * Adds a venue, and links the matches that name it as their place.
 * @returns its id.
 * @throws ValidationError
 */
export function createVenue(database: Database, staff: Staff, input: unknown): Promise<number> {
  const data = validate(venueInput, input);
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    await assertFree(transaction, data);
    const venue = await transaction.venue.create({ data });
    await linkMatches(transaction, venue);
    await record(transaction, staff, 'create', venue);
    return venue.id;
  });
}

/**
 * Changes a venue. Its matches keep how they name their place. Omitted fields do not change.
 * @returns its id.
 * @throws ValidationError, NotFoundError, ChangedMeanwhileError, EditConflictError
 */
export function updateVenue(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<number> {
  const mine = validate(venueChanges, input);
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    const before = await findVenue(transaction, id);
    const subject = { subjectType: 'venue', subjectId: before.id } as const;
    await assertUnchanged(transaction, staff, subject, input, before.updatedAt);
    const stored = { ...before };
    const after = await mergedEdit(transaction, staff, subject, {
      schema: venueChanges,
      mine,
      input,
      stored,
    });
    const changes = changesOf<Record<string, string | null | undefined>>(editableOf(before), after);
    if (Object.keys(changes).length === 0) return before.id;
    await assertFree(transaction, { ...before, ...after }, before.id);
    const venue = await transaction.venue.update({ where: { id: before.id }, data: after });
    await linkMatches(transaction, venue);
    await touchMatches(transaction, venue.id);
    await record(transaction, staff, 'update', venue, changes);
    return before.id;
  });
}

/**
 * Deletes a venue. Its matches keep the name of their place, and teams have none until staff choose another.
 * @throws NotFoundError
 */
export function deleteVenue(database: Database, staff: Staff, id: number | null): Promise<void> {
  return withAdvisoryLock(database, 'teams', async (transaction) => {
    const venue = await findVenue(transaction, id);
    await touchMatches(transaction, venue.id);
    await transaction.venue.delete({ where: { id: venue.id } });
    await record(transaction, staff, 'delete', venue);
  });
}

function editableOf({ name, city, street, postalCode, directions, mapUrl }: Venue) {
  return { name, city, street, postalCode, directions, mapUrl };
}

/** Matches without a venue whose place is this one. */
async function linkMatches(transaction: DatabaseTransaction, { id }: Venue): Promise<void> {
  await transaction.$executeRaw`
    UPDATE matches
       SET venue_id = ${id}, updated_at = greatest(now(), updated_at + interval '1 second')
     WHERE venue_id IS NULL AND location IS NOT NULL AND venue_at(location) = ${id}`;
}

/** The coming matches count as changed, because calendars show the address, and the version of their events counts seconds. */
async function touchMatches(transaction: DatabaseTransaction, id: number): Promise<void> {
  await transaction.$executeRaw`
    UPDATE matches SET updated_at = greatest(now(), updated_at + interval '1 second')
     WHERE venue_id = ${id} AND match_date > now()`;
}

/** @throws NotFoundError */
async function findVenue(transaction: DatabaseTransaction, id: number | null): Promise<Venue> {
  const venue = await transaction.venue.findUnique({ where: { id: id ?? -1 } });
  if (venue) return venue;
  throw new NotFoundError('El pabellón no existe o ha sido eliminado');
}

/** @throws ValidationError if another venue of the town has a name that looks the same */
async function assertFree(
  transaction: DatabaseTransaction,
  { name, city }: { name: string; city: string },
  except = -1,
): Promise<void> {
  const others = await transaction.venue.findMany({
    where: { NOT: { id: except } },
    select: { name: true, city: true },
  });
  const isSame = (other: { name: string; city: string }) =>
    nameKey(other.name) === nameKey(name) && nameKey(other.city) === nameKey(city);
  if (others.some(isSame))
    throw new ValidationError([
      { path: 'name', message: 'Ya hay un pabellón con este nombre en esta localidad' },
    ]);
}

function record(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'create' | 'update' | 'delete',
  { id, name }: { id: number; name: string },
  changes?: Changes,
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    action,
    subjectType: 'venue',
    subjectId: id,
    subject: name,
    ...(changes && { changes }),
  });
}
