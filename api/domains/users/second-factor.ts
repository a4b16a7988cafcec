import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { club } from '../../club/club.ts';
import type { Database, Role, User } from '../../platform/database/client.ts';
import { NotFoundError, UserError } from '../../platform/errors.ts';
import { STAFF, endOtherSessionsOf, endSessionsOf } from './sessions.ts';
import type { SecretBox } from './second-factor-secret.ts';

// One-time codes beside the password (TOTP, RFC 6238: six digits, half a minute each, SHA-1 as every app knows it).

const SECONDS = 30;
/** Devices' clocks differ: the code before and the one after are taken too. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Letters and digits that nobody confuses; ten of them are 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The password is right; the code of the person's device, or one for a lost device, is asked for. */
export class SecondFactorNeededError extends UserError {
  override name = 'SecondFactorNeededError';
  readonly code = 'SECOND_FACTOR_NEEDED';

  constructor() {
    super('Escribe el código de tu aplicación de autenticación');
  }
}

export class WrongCodeError extends UserError {
  override name = 'WrongCodeError';
  readonly code = 'WRONG_CODE';

  constructor() {
    super('El código no es correcto o ya se ha usado');
  }
}

/** Whoever has a second factor turns it off before another is made. */
export class SecondFactorOnError extends UserError {
  override name = 'SecondFactorOnError';
  readonly code = 'SECOND_FACTOR_ON';

  constructor() {
    super('La verificación en dos pasos ya está activada');
  }
}

function codesOf(secret: string, account: string): TOTP {
  return new TOTP({ issuer: club.name, label: account, secret: Secret.fromBase32(secret), period: SECONDS });
}

/**
 * Makes a secret for the person's device; nothing is asked for until `confirmSecondFactor`.
 * @returns it in base32, and as the address that a QR code tells the device
 * @throws SecondFactorOnError
 */
export async function beginSecondFactor(
  database: Database,
  box: SecretBox,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  const closed = box.close(secret, userId);
  const { count } = await database.secondFactor.updateMany({
    where: { userId, confirmedAt: null },
    data: { secret: closed },
  });
  if (count === 0) {
    const made = await database.secondFactor.createMany({
      data: [{ userId, secret: closed }],
      skipDuplicates: true,
    });
    if (made.count === 0) throw new SecondFactorOnError();
  }
  return { secret, uri: codesOf(secret, email).toString() };
}

/**
 * Turns the second factor on with a first code of the device, and ends the person's other sessions.
 * @returns codes for a lost device, which nobody can be told again
 * @throws WrongCodeError, SecondFactorOnError, NotFoundError where none was begun
 */
export async function confirmSecondFactor(
  database: Database,
  box: SecretBox,
  viewer: { id: number; sessionId: string },
  code: string,
  now = Date.now(),
): Promise<string[]> {
  const factor = await database.secondFactor.findUnique({ where: { userId: viewer.id } });
  if (!factor) throw new NotFoundError('Empieza de nuevo la verificación en dos pasos');
  if (factor.confirmedAt) throw new SecondFactorOnError();
  const step = stepOf(box.open(factor.secret, viewer.id), code, now);
  if (step === null) throw new WrongCodeError();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const { count } = await database.secondFactor.updateMany({
    where: { userId: viewer.id, confirmedAt: null, secret: factor.secret },
    data: { confirmedAt: new Date(now), lastStep: step, recoveryCodes: codes.map(hashOf) },
  });
  if (count === 0) throw new SecondFactorOnError();
  await endOtherSessionsOf(database, viewer.id, viewer.sessionId);
  return codes;
}

/**
 * Asks for the code of somebody whose password was right; nothing of whoever has no second factor.
 * @param openBox is asked for the box only where there is a secret to read
 * @throws SecondFactorNeededError without a code, WrongCodeError
 */
export async function assertSecondFactor(
  database: Database,
  openBox: () => SecretBox,
  userId: number,
  code: string,
  now = Date.now(),
): Promise<void> {
  const factor = await database.secondFactor.findUnique({ where: { userId, confirmedAt: { not: null } } });
  if (!factor) return;
  if (code === '') throw new SecondFactorNeededError();
  const step = stepOf(openBox().open(factor.secret, userId), code, now);
  // One statement each: of two who send the same code at once, one is let in.
  const taken =
    step === null
      ? await database.$executeRaw`
          UPDATE second_factors SET recovery_codes = array_remove(recovery_codes, ${hashOf(code)})
          WHERE user_id = ${userId} AND ${hashOf(code)} = ANY (recovery_codes)`
      : (
          await database.secondFactor.updateMany({
            where: { userId, lastStep: { lt: step } },
            data: { lastStep: step },
          })
        ).count;
  if (taken === 0) throw new WrongCodeError();
}

/** Turns it off: the person themselves, who showed a password and a code. */
export async function removeSecondFactor(database: Database, userId: number): Promise<void> {
  await database.secondFactor.deleteMany({ where: { userId } });
}

/**
 * An administrator turns it off for somebody who has lost device and codes, and ends the person's sessions.
 * @throws NotFoundError
 */
export async function removeSecondFactorOf(database: Database, staff: Staff, userId: number): Promise<void> {
  await database.$transaction(async (transaction) => {
    const { count } = await transaction.secondFactor.deleteMany({
      where: { userId, confirmedAt: { not: null } },
    });
    if (count === 0) throw new NotFoundError('Esta cuenta no tiene la verificación en dos pasos');
    // Who lost the device may have lost what is signed in on it.
    await endSessionsOf(transaction, userId);
    const changes = { secondFactor: [true, false] satisfies [boolean, boolean] };
    await recordStaffAction(transaction, staff, {
      subjectType: 'user',
      subjectId: userId,
      action: 'update',
      changes,
    });
  });
}

/** The roles that are worth nothing without a second factor. */
export async function secondFactorRoles(database: Pick<Database, 'secondFactorRole'>): Promise<Role[]> {
  const rows = await database.secondFactorRole.findMany({ orderBy: { role: 'asc' } });
  return rows.map(({ role }) => role);
}

/** Whether a role of the person's is worth nothing, since it needs a second factor and they have none. */
export async function needsSecondFactor(
  database: Database,
  { id: userId, roles }: Pick<User, 'id' | 'roles'>,
): Promise<boolean> {
  const required = await database.secondFactorRole.count({ where: { role: { in: roles } } });
  if (required === 0) return false;
  return (await database.secondFactor.count({ where: { userId, confirmedAt: { not: null } } })) === 0;
}

/** Says for which of the staff's roles it is required, in place of what was required before. */
export async function requireSecondFactor(
  database: Database,
  staff: Staff,
  roles: readonly Role[],
): Promise<Role[]> {
  const wanted = STAFF.filter((role) => roles.includes(role));
  return database.$transaction(async (transaction) => {
    const before = await secondFactorRoles(transaction);
    await transaction.secondFactorRole.deleteMany({ where: { role: { notIn: wanted } } });
    await transaction.secondFactorRole.createMany({
      data: wanted.map((role) => ({ role })),
      skipDuplicates: true,
    });
    const after = await secondFactorRoles(transaction);
    if (before.join() !== after.join()) {
      await recordStaffAction(transaction, staff, {
        subjectType: 'user',
        subjectId: 'second-factor',
        action: 'update',
        subject: 'Verificación en dos pasos',
        changes: { roles: [before.join(', '), after.join(', ')] },
      });
    }
    return after;
  });
}

/** The half minute that a code belongs to, since 1970; null for a wrong one. */
function stepOf(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = codesOf(secret, '').validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / SECONDS) + delta;
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** They are drawn by chance and long enough that their hash tells nothing. */
function hashOf(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z\d]/g, ''))
    .digest('hex');
}
