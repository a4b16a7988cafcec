import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Database, IdempotentResponse } from '../database/client.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { takesIdempotencyKey } from './creating-mutations.ts';
import { AlreadyDoneError, underClaim } from './done-once.ts';

const MINUTE = 60_000;
/** How long a response is stored. */
const RESPONSE_LIFETIME = 24 * 60 * MINUTE;
/** Longer than any request takes: a request without a response after this time was interrupted, and may be retried. */
const REQUEST_TIMEOUT = 2 * MINUTE;
/** The longest body that is stored, in bytes. A retry of a request with a longer one learns only that it was done. */
const MAX_STORED = 16 * 1024;

/** The whole response to a mutation. */
export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The GraphQL operation that a request runs. */
export interface AskedOperation {
  /** Null if it could not be parsed. */
  document: DocumentNode | null;
  /** The operation's name, if the document has several. */
  name?: string;
}

/** What a request asks for. */
export interface Asked {
  /** The content of the request, as text. */
  sent: string;
  operation: () => AskedOperation;
}

/**
 * Runs a request, or repeats the response to the same request. A request that takes no key is run each time.
 * @throws HttpError 409 while the first request is running, 422 if the key was used for another request
 * @throws RateLimitedError if the caller has used too many keys
 */
export type RunOnce = (asked: Asked, answer: () => Promise<Reply>) => Promise<Reply>;

/** The caller, and how to sign in a user whom the first request signed in. */
interface Caller {
  address: string;
  /** The signed-in user; read again after the request, which may have signed a user in. */
  viewerId: () => number | null;
  signIn: (userId: number) => Promise<void>;
}

const KEY = /^[\x21-\x7E]{16,255}$/;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The error for REST clients and for GraphQL clients. */
const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  new HttpError(status, code, message, headers, { errors: [{ message, extensions: { code } }] });

const badKey = () =>
  refusal(400, 'BAD_IDEMPOTENCY_KEY', 'Idempotency-Key debe tener entre 16 y 255 caracteres sin espacios');
const otherRequest = () =>
  refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'Esta Idempotency-Key ya se ha usado con otra petición');
const inProgress = () =>
  refusal(409, 'REQUEST_IN_PROGRESS', 'La misma petición se está atendiendo todavía', {
    'retry-after': '1',
  });

function alreadyDone(): HttpError {
  const { code, message } = new AlreadyDoneError();
  return refusal(409, code, message);
}

/** Whether a request may be retried safely. */
export const hasIdempotencyKey = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && headers['idempotency-key'] !== undefined;

/** For requests without a key: each is run. */
export const withoutKey: RunOnce = (_asked, answer) => answer();

interface KeyOptions {
  database: Database;
  schema: GraphQLSchema;
  limits: RateLimits;
}

/**
 * Stores responses, and running requests, by their `Idempotency-Key`; shared by all instances. Which mutations take one, see
 * `creating-mutations.ts`: without a session only those that create something, because a stranger could fill the store.
 */
export function createIdempotencyKeys({ database, schema, limits }: KeyOptions) {
  /** @returns `claimed` if the caller must run the request, otherwise the row of the first request. */
  async function claim(id: string, request: string, userId: number | null) {
    for (;;) {
      const [claimed] = await database.idempotentResponse.createManyAndReturn({
        data: [{ id, request, userId }],
        skipDuplicates: true,
        select: { id: true, createdAt: true },
      });
      if (claimed) return { claimed };
      const given = await database.idempotentResponse.findUnique({ where: { id } });
      if (!given) continue;
      const { createdAt, status, done } = given;
      const age = Date.now() - createdAt.getTime();
      if (age < (status === null && !done ? REQUEST_TIMEOUT : RESPONSE_LIFETIME)) return { given, age };
      // Only one of several concurrent callers deletes an outdated row, and not if the work was done in the meantime.
      await database.idempotentResponse.deleteMany({ where: { id, createdAt, status, done } });
    }
  }

  /** Signs in the user whom the first request signed in, if the session of that request has not ended. */
  async function signInAgain(userId: number, since: Date, { signIn }: Caller): Promise<void> {
    const until = new Date(since.getTime() + REQUEST_TIMEOUT);
    const begun = await database.session.count({ where: { userId, createdAt: { gte: since, lte: until } } });
    if (begun > 0) await signIn(userId);
  }

  /** @throws HttpError 400 for an invalid key */
  return function onceFor(request: IncomingMessage, pathname: string, caller: Caller): RunOnce {
    const key = request.headers['idempotency-key'];
    if (!hasIdempotencyKey(request)) return withoutKey;
    if (typeof key !== 'string' || !KEY.test(key)) throw badKey();
    const viewerId = caller.viewerId();
    const id = sha256(`${viewerId ?? ''}\n${pathname}\n${key}`);
    return async ({ sent, operation }, answer) => {
      const { document, name } = operation();
      const whose = document && takesIdempotencyKey(schema, document, name);
      if (!whose || (whose === 'signed in' && viewerId === null)) return answer();
      if (whose === 'signed in') {
        const [counted] = await limits.count({ keyChange: String(viewerId) });
        // What creates nothing does little harm if it is done twice: rather that than not at all.
        if (counted && counted.beyond > 0) return answer();
      } else {
        await limits.consume(
          viewerId === null
            ? { keyVisitor: caller.address }
            : { keyAccount: String(viewerId), keyAddress: caller.address },
        );
      }
      const fingerprint = createHmac('sha256', key).update(sent).digest('hex');
      const { claimed, given, age } = await claim(id, fingerprint, viewerId);
      if (given) {
        if (given.request !== fingerprint) throw otherRequest();
        if (given.status === null) throw age < REQUEST_TIMEOUT ? inProgress() : alreadyDone();
        if (given.body === null) throw alreadyDone();
        if (given.signedIn !== null) await signInAgain(given.signedIn, given.createdAt, caller);
        return repeated(given);
      }
      // After the work is done it must not be repeated, even if its response is lost.
      const release = () =>
        database.idempotentResponse.deleteMany({ where: { ...claimed, status: null, done: false } });
      try {
        const reply = await underClaim(claimed, answer);
        const now = caller.viewerId();
        const signedIn = now === viewerId ? null : now;
        if (isRepeatable(reply)) {
          // The row belongs to the user, and is deleted with the account.
          const { status, headers } = reply;
          const body = Buffer.byteLength(reply.body) > MAX_STORED ? null : reply.body;
          const data = { status, type: headers['content-type'] ?? null, body, signedIn, userId: now };
          await database.idempotentResponse.updateMany({ where: claimed, data });
        } else {
          await release();
        }
        return reply;
      } catch (error) {
        await release().catch(() => undefined);
        throw error;
      }
    };
  };
}

function repeated({ status, type, body }: IdempotentResponse): Reply {
  const headers = { 'cache-control': 'no-store', ...(type !== null && { 'content-type': type }) };
  return { status: status ?? 500, headers, body: body ?? '' };
}

/** Deletes responses that are a day old. */
export async function removeIdempotentResponses(database: Database, now = Date.now()): Promise<void> {
  await database.idempotentResponse.deleteMany({
    where: { createdAt: { lt: new Date(now - RESPONSE_LIFETIME) } },
  });
}

/** Whether the work was done. After a refusal nothing is stored: a retry is a new request, which may succeed. */
function isRepeatable({ status, body }: Reply): boolean {
  return status < 300 && !/^\{"errors":\[|,"errors":\[\{/.test(body);
}
