import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Scope } from '../scope.ts';

/** What is known of a request, and what its answer is made of. */
export interface RequestRecord {
  readonly id: string;
  /** What it asks for, out of a list that does not grow: an operation's or a call's name, never an address. */
  operation: string | undefined;
  /** The tables that the answer is made of, as far as documents of ours and feeds make it. */
  readonly tables: Set<string>;
}

const scope = new Scope<string>();

/** An id that a proxy or a program gave: long enough to be one, and nothing that a log could be misled by. */
const GIVEN = /^[\w.-]{8,100}$/;

/** A new request's record; its id is the one that it brought in `X-Request-Id`, or a new one. */
export function recordOf({ headers }: IncomingMessage): RequestRecord {
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
  return { id, operation: undefined, tables: new Set() };
}

/** Says what a request asks for; the first to say it knows best. */
export function nameOperation(request: RequestRecord, operation: string): void {
  request.operation ??= operation;
}

/** Runs the work of one request, so that log lines and masked errors on its way carry its id. */
export function inRequestScope({ id }: RequestRecord, work: () => Promise<void>): Promise<void> {
  return scope.run(id, work);
}

/** The id of the request being answered; undefined outside of any. */
export function currentRequestId(): string | undefined {
  return scope.current;
}
