import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Database, GivenAnswer } from '../database/client.ts';
import { AlreadyDoneError, underClaim } from './done-once.ts';
import { HttpError } from '../http/http-error.ts';

const MINUTE = 60_000;
/** How long an answer is kept. */
const KEPT = 24 * 60 * MINUTE;
/** Longer than any answer takes: what is still being made then was cut off, and whoever tries again may make it. */
const LONGEST_MAKING = 2 * MINUTE;

/** A whole answer to a request that creates something. */
export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Answers a request, or repeats what was answered to the same one.
 * @param sent what the request asks for, as text
 * @throws HttpError 409 while the first is being answered, 422 where the key was used for something else
 */
export type Once = (sent: string, answer: () => Promise<Reply>) => Promise<Reply>;

/** Who asks, and how to sign somebody in whom the repeated answer had signed in. */
interface Asker {
  /** Who is signed in now: asked again after the answer, which may have signed somebody in. */
  viewerId: () => number | null;
  signIn: (userId: number) => Promise<void>;
}

const KEY = /^[\x21-\x7E]{16,255}$/;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const badKey = () =>
  new HttpError(
    400,
    'BAD_IDEMPOTENCY_KEY',
    'Idempotency-Key debe tener entre 16 y 255 caracteres sin espacios',
  );
const otherRequest = () =>
  new HttpError(422, 'IDEMPOTENCY_KEY_REUSED', 'Esta Idempotency-Key ya se ha usado con otra petición');
const stillMaking = () =>
  new HttpError(409, 'REQUEST_IN_PROGRESS', 'La misma petición se está atendiendo todavía', {
    'retry-after': '1',
  });

function alreadyDone(): HttpError {
  const { code, message } = new AlreadyDoneError();
  return new HttpError(409, code, message);
}

/** Whether a request may be repeated without being done twice. */
export const hasIdempotencyKey = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && headers['idempotency-key'] !== undefined;

/** The ordinary way: without a key a request is answered each time. */
export const withoutKey: Once = (_sent, answer) => answer();

/** What was answered, and what is being answered, by the `Idempotency-Key` of the request; shared by all instances. */
export function createIdempotencyKeys(database: Database) {
  /** @returns the claim where it is ours to answer, otherwise what there is. */
  async function claim(id: string, request: string, userId: number | null) {
    for (;;) {
      const [claimed] = await database.givenAnswer.createManyAndReturn({
        data: [{ id, request, userId }],
        skipDuplicates: true,
        select: { id: true, createdAt: true },
      });
      if (claimed) return { claimed };
      const given = await database.givenAnswer.findUnique({ where: { id } });
      if (!given) continue;
      const { createdAt, status, done } = given;
      const age = Date.now() - createdAt.getTime();
      if (age < (status === null && !done ? LONGEST_MAKING : KEPT)) return { given, age };
      // Only one of those who find it too old takes it away; not where it has been done after all in the meantime.
      await database.givenAnswer.deleteMany({ where: { id, createdAt, status, done } });
    }
  }

  /** Signs in again whom the first answer had signed in, as long as the session that it began has not been ended. */
  async function signInAgain(userId: number, since: Date, { signIn }: Asker): Promise<void> {
    const until = new Date(since.getTime() + LONGEST_MAKING);
    const begun = await database.session.count({ where: { userId, createdAt: { gte: since, lte: until } } });
    if (begun > 0) await signIn(userId);
  }

  /** @throws HttpError 400 for a key of no use */
  return function onceFor(request: IncomingMessage, pathname: string, asker: Asker): Once {
    const key = request.headers['idempotency-key'];
    if (!hasIdempotencyKey(request)) return withoutKey;
    if (typeof key !== 'string' || !KEY.test(key)) throw badKey();
    const viewerId = asker.viewerId();
    const id = sha256(`${viewerId ?? ''}\n${pathname}\n${key}`);
    return async (sent, answer) => {
      const fingerprint = createHmac('sha256', key).update(sent).digest('hex');
      const { claimed, given, age } = await claim(id, fingerprint, viewerId);
      if (given) {
        if (given.request !== fingerprint) throw otherRequest();
        if (given.status === null) throw age < LONGEST_MAKING ? stillMaking() : alreadyDone();
        if (given.signedIn !== null) await signInAgain(given.signedIn, given.createdAt, asker);
        return repeated(given);
      }
      // What has been done is not done again, though its answer be lost.
      const forget = () =>
        database.givenAnswer.deleteMany({ where: { ...claimed, status: null, done: false } });
      try {
        const reply = await underClaim(claimed, answer);
        const now = asker.viewerId();
        const signedIn = now === viewerId ? null : now;
        if (isLasting(reply)) {
          // Whose answer it is goes with their account.
          const { status, headers, body } = reply;
          const data = { status, type: headers['content-type'] ?? null, body, signedIn, userId: now };
          await database.givenAnswer.updateMany({ where: claimed, data });
        } else {
          await forget();
        }
        return reply;
      } catch (error) {
        await forget().catch(() => undefined);
        throw error;
      }
    };
  };
}

function repeated({ status, type, body }: GivenAnswer): Reply {
  const headers = { 'cache-control': 'no-store', ...(type !== null && { 'content-type': type }) };
  return { status: status ?? 500, headers, body: body ?? '' };
}

/** Forgets answers that are a day old. */
export async function removeGivenAnswers(database: Database, now = Date.now()): Promise<void> {
  await database.givenAnswer.deleteMany({ where: { createdAt: { lt: new Date(now - KEPT) } } });
}

/** Whether trying again would come to the same: not so for faults of ours, limits, and who was not let in. */
function isLasting({ status, body }: Reply): boolean {
  if (status >= 500 || [401, 403, 408, 429].includes(status)) return false;
  return !/^\{"errors":\[|,"errors":\[\{/.test(body);
}
