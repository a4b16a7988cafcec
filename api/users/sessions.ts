import { createHash, randomBytes } from 'node:crypto';
import type { Database, Role } from '../database/client.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** However busy, a session ends 30 days after it began. */
const ABSOLUTE_LIFE = 30 * DAY;
/** Without a request a fan stays signed in for 14 days, staff for 30 minutes. */
const IDLE_LIFE = 14 * DAY;
const STAFF_IDLE_LIFE = 30 * MINUTE;
/** Writing «last seen» with every request would turn every read into a write. */
const SEEN_GRAIN = 5 * MINUTE;

const STAFF: readonly Role[] = ['admin', 'editor', 'sports_manager', 'commercial_manager'];

/** The person behind a request, as far as every resolver needs to know. */
export interface Viewer {
  id: number;
  role: Role;
  roles: readonly Role[];
  /** The session that this request came with. */
  sessionId: string;
}

export function isStaff(roles: readonly Role[]): boolean {
  return roles.some((role) => STAFF.includes(role));
}

/** The table holds only the hash, so that whoever reads it cannot sign in as anybody. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Starts a session. @returns the token for the person's cookie, which is stored nowhere. */
export async function startSession(
  database: Database,
  userId: number,
): Promise<{ sessionId: string; token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const id = hashToken(token);
  const expiresAt = new Date(Date.now() + ABSOLUTE_LIFE);
  await database.session.create({ data: { id, userId, expiresAt } });
  return { sessionId: id, token, expiresAt };
}

/** Finds who a token belongs to. @returns null where the session is unknown, has ended or was left idle too long. */
export async function findViewer(
  database: Database,
  token: string,
  now = new Date(),
): Promise<Viewer | null> {
  const id = hashToken(token);
  const session = await database.session.findUnique({
    where: { id, expiresAt: { gt: now } },
    select: { lastSeenAt: true, user: { select: { id: true, role: true, roles: true } } },
  });
  if (!session) return null;
  const { user, lastSeenAt } = session;
  const idle = now.getTime() - lastSeenAt.getTime();
  if (idle > (isStaff(user.roles) ? STAFF_IDLE_LIFE : IDLE_LIFE)) {
    await endSession(database, id);
    return null;
  }
  if (idle > SEEN_GRAIN) await database.session.updateMany({ where: { id }, data: { lastSeenAt: now } });
  return { ...user, sessionId: id };
}

export async function endSession(database: Database, id: string): Promise<void> {
  await database.session.deleteMany({ where: { id } });
}

/** Signs a person out everywhere, as after a change of role or password. */
export async function endSessionsOf(database: Pick<Database, 'session'>, userId: number): Promise<void> {
  await database.session.deleteMany({ where: { userId } });
}

/** Forgets sessions that nobody can use any more. */
export async function removeEndedSessions(database: Database, now = new Date()): Promise<void> {
  await database.session.deleteMany({
    where: {
      OR: [{ expiresAt: { lte: now } }, { lastSeenAt: { lt: new Date(now.getTime() - IDLE_LIFE) } }],
    },
  });
}
