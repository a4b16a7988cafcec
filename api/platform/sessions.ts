import { createHash, randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
import type { Database, Right, Role, User } from './database/client.ts';
import { preparedQuery } from './database/prepared-query.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Every session ends 30 days after its start, even if it is in use. */
const ABSOLUTE_LIFE = 30 * DAY;
/** Without a request a fan's session ends after 14 days, a staff session after 30 minutes. */
const IDLE_LIFE = 14 * DAY;
const STAFF_IDLE_LIFE = 30 * MINUTE;
/** «Last seen» is written at most this often, because otherwise every read would also be a write. */
const LAST_SEEN_INTERVAL = 5 * MINUTE;
const STAFF_SEEN_GRAIN = MINUTE;

export const STAFF: readonly Role[] = ['admin', 'editor', 'sports_manager', 'commercial_manager'];

/** The signed-in user of a request, with what every resolver needs. */
export interface Viewer {
  id: number;
  role: Role;
  roles: readonly Role[];
  /** Roles without effect, and not in `roles`, until the user has a second factor. */
  withheld?: readonly Role[];
  /** What the account may do beside its roles. */
  rights?: readonly Right[];
  /** The session of this request. */
  sessionId: string;
  /** The account as read together with the session; saves a query to show it. */
  account?: Account;
}

/** An account without its password; `FIND_SESSIONS` reads all of these columns. */
export type Account = Omit<User, 'password'>;

export function isStaff(roles: readonly Role[]): boolean {
  return roles.some((role) => STAFF.includes(role));
}

/** The database stores only the hash, so a stolen table contains no usable session. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const START_SESSION = {
  name: 'start session',
  text: 'INSERT INTO sessions (id, user_id, expires_at) VALUES ($1, $2, $3)',
};

/**
 * Starts a session.
 * @returns the token for the cookie, which is stored nowhere
 */
export async function startSession(
  database: Database,
  userId: number,
): Promise<{ sessionId: string; token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const id = hashToken(token);
  const expiresAt = new Date(Date.now() + ABSOLUTE_LIFE);
  await preparedQuery(database, START_SESSION, [id, userId, expiresAt]);
  return { sessionId: id, token, expiresAt };
}

interface FoundSession extends Account {
  sessionId: string;
  expiresAt: Date;
  lastSeenAt: Date;
  /** Roles that require a second factor, of a user without one. */
  withheld: readonly Role[];
}

const FIND_SESSIONS = {
  name: 'find sessions',
  text: `
    SELECT sessions.id AS "sessionId", sessions.expires_at AS "expiresAt", sessions.last_seen_at AS "lastSeenAt",
           users.id, users.name, users.email, users.role::text, users.roles::text[], users.rights::text[],
           users.registration_date AS "registrationDate", users.email_verified_at AS "emailVerifiedAt",
           ARRAY(
             SELECT required.role::text FROM second_factor_roles AS required
              WHERE required.role = ANY (users.roles) AND NOT EXISTS (
                SELECT FROM second_factors
                 WHERE second_factors.user_id = users.id AND second_factors.confirmed_at IS NOT NULL)
           ) AS withheld
      FROM sessions
      JOIN users ON users.id = sessions.user_id
     WHERE sessions.id = ANY ($1::text[])`,
};

/** Maximum number of sessions per statement. */
const BATCH_SIZE = 50;

type Sessions = DataLoader<string, FoundSession | null>;

const loaders = new WeakMap<Database, Sessions>();

/**
 * Loads sessions by id. Every request of a signed-in user reads its session; concurrent requests share one statement.
 * Nothing is cached, so an ended session is never found again.
 */
function sessionsOf(database: Database): Sessions {
  const known = loaders.get(database);
  if (known) return known;
  const loader: Sessions = new DataLoader(
    async (ids) => {
      const rows = await preparedQuery<FoundSession>(database, FIND_SESSIONS, [ids]);
      const found = new Map(rows.map((row) => [row.sessionId, row]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { cache: false, maxBatchSize: BATCH_SIZE, batchScheduleFn: setImmediate },
  );
  loaders.set(database, loader);
  return loader;
}

/**
 * Finds the user of a token.
 * @returns null if the session is unknown, has ended or was idle too long
 */
export async function findViewer(
  database: Database,
  token: string,
  now = new Date(),
): Promise<Viewer | null> {
  const found = await sessionsOf(database).load(hashToken(token));
  if (!found || found.expiresAt <= now) return null;
  const { sessionId, expiresAt: _expiresAt, lastSeenAt, withheld, ...account } = found;
  const { id, role, roles, rights } = account;
  const idle = now.getTime() - lastSeenAt.getTime();
  const staff = isStaff(roles);
  if (idle > (staff ? STAFF_IDLE_LIFE : IDLE_LIFE)) {
    await endSession(database, sessionId);
    return null;
  }
  if (idle > (staff ? STAFF_SEEN_GRAIN : LAST_SEEN_INTERVAL)) {
    await database.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } });
  }
  return {
    id,
    role: withheld.includes(role) ? 'user' : role,
    roles: withheld.length === 0 ? roles : roles.filter((one) => !withheld.includes(one)),
    withheld,
    rights,
    sessionId,
    account,
  };
}

export async function endSession(database: Database, id: string): Promise<void> {
  await database.session.deleteMany({ where: { id } });
}

/** Ends all sessions of a user, for example after a change of role or password. */
export async function endSessionsOf(database: Pick<Database, 'session'>, userId: number): Promise<void> {
  await database.session.deleteMany({ where: { userId } });
}

/** Ends all other sessions of a user. */
export async function endOtherSessionsOf(
  database: Pick<Database, 'session'>,
  userId: number,
  sessionId: string,
): Promise<void> {
  await database.session.deleteMany({ where: { userId, id: { not: sessionId } } });
}

/** Deletes ended sessions. */
export async function removeEndedSessions(database: Database, now = new Date()): Promise<void> {
  await database.session.deleteMany({
    where: {
      OR: [{ expiresAt: { lte: now } }, { lastSeenAt: { lt: new Date(now.getTime() - IDLE_LIFE) } }],
    },
  });
}
