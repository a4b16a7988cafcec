import { ECDH, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Database, DatabaseTransaction, Prisma } from '../../platform/database/client.ts';
import { isUniqueViolation } from '../../platform/database/constraint.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, ValidationError, validate } from '../../platform/errors.ts';
import { lockUser } from '../users/lock-user.ts';
import { pushServiceOf } from './push-services.ts';
import {
  ALL_PUSH_PREFERENCES,
  canonicalEndpoint,
  pushPreferencesInput,
  pushSubscriptionInput,
  type PushPreference,
  type PushPreferences,
} from './push.input.ts';

/**
 * Maximum number of devices per account. One more replaces the oldest, because users cannot tell which of their
 * devices are still in use.
 */
export const MAX_DEVICES = 20;

type Subscription = z.infer<typeof pushSubscriptionInput>;
type Keys = Subscription['keys'];

/** The same error for another account's device and for an unknown one. */
export const noSubscription = () => new NotFoundError('No hay suscripción activa');

/**
 * Subscribes a device, or renews its subscription. A device of another account moves to this one if the keys are the
 * same: then it is the same browser with another user. It starts with default preferences.
 * @param services hosts of `PUSH_SERVICES`
 * @returns the subscription's id
 * @throws ValidationError, and NotFoundError if the device belongs to another account or the account is gone
 */
export async function subscribe(
  database: Database,
  services: readonly string[],
  userId: number,
  input: unknown,
): Promise<number> {
  const given = validate(pushSubscriptionInput, input);
  if (pushServiceOf(given.endpoint, services) === null) {
    throw invalid('endpoint', 'El servicio de notificaciones de este navegador no está admitido');
  }
  const subscription = { ...given, keys: readKeys(given.keys) };
  const run = () =>
    database.$transaction((transaction) => write(transaction, userId, subscription), transactionOptions);
  try {
    return await run();
  } catch (error) {
    // A concurrent request has stored the same endpoint; now it can be compared.
    if (isUniqueViolation(error, ['endpoint'])) return run();
    throw error;
  }
}

async function write(transaction: DatabaseTransaction, userId: number, given: Subscription): Promise<number> {
  const { endpoint, keys, expirationTime = null, deviceInfo } = given;
  if (!(await lockUser(transaction, userId))) throw new NotFoundError('Tu cuenta ya no existe');
  await transaction.$queryRaw`SELECT id FROM push_subscriptions WHERE endpoint = ${endpoint} FOR UPDATE`;
  const known = await transaction.pushSubscription.findUnique({ where: { endpoint } });
  const device = { ...keys, expirationTime, ...(deviceInfo && { deviceInfo }) };
  if (!known) {
    const { id } = await transaction.pushSubscription.create({ data: { userId, endpoint, ...device } });
    await makeRoom(transaction, userId);
    return id;
  }
  const anothers = known.userId !== userId;
  if (anothers && !sameKeys(known, keys)) throw noSubscription();
  const begins = { userId, preferences: ALL_PUSH_PREFERENCES, createdAt: new Date() };
  await transaction.pushSubscription.update({
    where: { id: known.id },
    data: { ...device, ...(anothers && begins) },
  });
  if (anothers) await makeRoom(transaction, userId);
  return known.id;
}

async function makeRoom(transaction: DatabaseTransaction, userId: number): Promise<void> {
  const tooMany = await transaction.pushSubscription.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: MAX_DEVICES,
    select: { id: true },
  });
  await transaction.pushSubscription.deleteMany({ where: { id: { in: tooMany.map(({ id }) => id) } } });
}

/**
 * The keys in canonical form.
 * @throws ValidationError if `p256dh` is not a point of P-256, because nothing could be encrypted for it
 */
function readKeys({ p256dh, auth }: Keys): Keys {
  const point = Buffer.from(p256dh, 'base64url');
  try {
    if (point[0] !== 4) throw new Error('not uncompressed');
    ECDH.convertKey(point, 'prime256v1');
  } catch {
    throw invalid('keys.p256dh', 'La suscripción no es válida');
  }
  return { p256dh: point.toString('base64url'), auth: Buffer.from(auth, 'base64url').toString('base64url') };
}

function sameKeys(known: Keys, given: Keys): boolean {
  const [one, other] = [known, given].map(({ p256dh, auth }) => Buffer.from(`${p256dh}.${auth}`));
  return one?.length === other?.length && !!one && !!other && timingSafeEqual(one, other);
}

function invalid(path: string, message: string): ValidationError {
  return new ValidationError([{ path, message }]);
}

/** Condition for a device of this user. */
export function ownDevice(userId: number, endpoint: string) {
  // An invalid address matches nothing.
  return { userId, endpoint: canonicalEndpoint(endpoint) ?? '' } satisfies Prisma.PushSubscriptionWhereInput;
}

/**
 * Ends a device's subscription.
 * @throws NotFoundError if it is not one of the user's devices
 */
export async function unsubscribe(database: Database, userId: number, endpoint: string): Promise<void> {
  const { count } = await database.pushSubscription.deleteMany({ where: ownDevice(userId, endpoint) });
  if (count === 0) throw noSubscription();
}

/**
 * Changes some preferences of a device.
 * @returns the subscription's id
 * @throws ValidationError, NotFoundError
 */
export async function changePreferences(
  database: Database,
  userId: number,
  endpoint: string,
  input: unknown,
): Promise<number> {
  const changes = JSON.stringify(validate(pushPreferencesInput, input));
  const own = ownDevice(userId, endpoint);
  // A single statement, so that concurrent changes do not overwrite each other.
  const [changed] = await database.$queryRaw<{ id: number }[]>`
    UPDATE push_subscriptions SET preferences = preferences || ${changes}::jsonb
     WHERE user_id = ${userId} AND endpoint = ${own.endpoint} RETURNING id`;
  if (!changed) throw noSubscription();
  return changed.id;
}

const flag = z.boolean().catch(false);
const stored = z.object({
  matchUpdates: flag,
  teamNews: flag,
  membershipOffers: flag,
  gameReminders: flag,
});

/** The stored preferences; missing ones are off. */
export function readPreferences(json: unknown): PushPreferences {
  return stored.parse(json ?? {});
}

/** Condition for devices with a preference. */
export function devicesWanting(preference: PushPreference) {
  return { preferences: { path: [preference], equals: true } } satisfies Prisma.PushSubscriptionWhereInput;
}
