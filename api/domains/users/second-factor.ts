import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { club } from '../../club/club.ts';
import type { Database, Role, User } from '../../platform/database/client.ts';
import { NotFoundError, UserError } from '../../platform/errors.ts';
import { STAFF, endOtherSessionsOf, endSessionsOf } from '../../platform/sessions.ts';
import type { SecretBox } from './second-factor-secret.ts';

// One-time codes in addition to the password: TOTP (RFC 6238) with six digits, 30 seconds and SHA-1, which every app
// supports.

const SECONDS = 30;
/** The clocks of devices differ, so the previous and the next code are accepted too. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Letters and digits that are not easily confused; ten of them have 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The password is right; a code of the device or a recovery code is still needed. */
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

/** The existing second factor must be turned off before a new one is created. */
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
 * Creates the secret for the user's device. Sign-ins need no code until `confirmSecondFactor`.
 * @returns the secret in base32, and as an address for a QR code
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
 * Turns the second factor on with a first code of the device, and ends the user's other sessions.
 * @returns recovery codes, which are shown only once
 * @throws WrongCodeError, SecondFactorOnError, NotFoundError if no secret was created
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
 * Checks the code after the password was right. Does nothing for users without a second factor.
 * @param openBox called only if there is a secret to decrypt
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
  // A single statement for each: if the same code is sent twice at the same time, only one succeeds.
  const used =
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
  if (used === 0) throw new WrongCodeError();
}

/** Turns it off for the user, whose password and code were checked before. */
export async function removeSecondFactor(database: Database, userId: number): Promise<void> {
  await database.secondFactor.deleteMany({ where: { userId } });
}

/**
 * Turns it off for a user who has lost device and codes (administrators), and ends the user's sessions.
 * @throws NotFoundError
 */
export async function removeSecondFactorOf(database: Database, staff: Staff, userId: number): Promise<void> {
  await database.$transaction(async (transaction) => {
    const { count } = await transaction.secondFactor.deleteMany({
      where: { userId, confirmedAt: { not: null } },
    });
    if (count === 0) throw new NotFoundError('Esta cuenta no tiene la verificación en dos pasos');
    // The lost device may still be signed in.
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

/** The roles that have no effect without a second factor. */
export async function secondFactorRoles(database: Pick<Database, 'secondFactorRole'>): Promise<Role[]> {
  const rows = await database.secondFactorRole.findMany({ orderBy: { role: 'asc' } });
  return rows.map(({ role }) => role);
}

/** Whether one of the user's roles has no effect, because it requires a second factor and the user has none. */
export async function needsSecondFactor(
  database: Database,
  { id: userId, roles }: Pick<User, 'id' | 'roles'>,
): Promise<boolean> {
  const required = await database.secondFactorRole.count({ where: { role: { in: roles } } });
  if (required === 0) return false;
  return (await database.secondFactor.count({ where: { userId, confirmedAt: { not: null } } })) === 0;
}

/** What the audit log calls the setting. */
const SETTING = { subjectType: 'user', subjectId: 'second-factor' } as const;

/**
 * Sets the staff roles that require a second factor; replaces the previous setting.
 * @throws ChangedMeanwhileError if the input says that its sender saw another setting
 */
export async function requireSecondFactor(
  database: Database,
  staff: Staff,
  { roles, seen }: { roles: readonly Role[]; seen?: readonly Role[] | null | undefined },
): Promise<Role[]> {
  const staffRoles = STAFF.filter((role) => roles.includes(role));
  return database.$transaction(async (transaction) => {
    const before = await secondFactorRoles(transaction);
    await assertUnchanged(transaction, staff, SETTING, { seen }, before);
    await transaction.secondFactorRole.deleteMany({ where: { role: { notIn: staffRoles } } });
    await transaction.secondFactorRole.createMany({
      data: staffRoles.map((role) => ({ role })),
      skipDuplicates: true,
    });
    const after = await secondFactorRoles(transaction);
    if (before.join() !== after.join()) {
      await recordStaffAction(transaction, staff, {
        ...SETTING,
        action: 'update',
        subject: 'Verificación en dos pasos',
        changes: { roles: [before.join(', '), after.join(', ')] },
      });
    }
    return after;
  });
}

/** The time step of a code (30 seconds, since 1970); null for a wrong code. */
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

/** The codes are random and long enough, so a plain hash is safe. */
function hashOf(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z\d]/g, ''))
    .digest('hex');
}
