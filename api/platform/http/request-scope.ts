import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Scope } from '../scope.ts';

/** What the site notes about a request while it handles it. */
export interface RequestRecord {
  readonly id: string;
  /** The origin that the visitor used for the site, without a trailing slash. */
  readonly origin: string;
  /** The name of an operation or call, out of a finite list, never a URL. */
  operation: string | undefined;
  /** The tables that the response was read from, as far as our own documents and feeds record it. */
  readonly tables: Set<string>;
}

const scope = new Scope<string>();

/** A valid id from a proxy or program: long enough to be unique, and without characters that could forge a log line. */
const GIVEN = /^[\w.-]{8,100}$/;

/** The record of a new request; its id is that of `X-Request-Id`, or a new one. */
export function recordOf({ headers }: IncomingMessage, origin: string): RequestRecord {
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
  return { id, origin, operation: undefined, tables: new Set() };
}

/** Names the operation of a request; the first name stays, because it is the most precise. */
export function nameOperation(request: RequestRecord, operation: string): void {
  request.operation ??= operation;
}

/** Runs the work of one request, so that its log lines and masked errors carry its id. */
export function inRequestScope({ id }: RequestRecord, work: () => Promise<void>): Promise<void> {
  return scope.run(id, work);
}

/** The id of the current request; undefined outside of a request. */
export function currentRequestId(): string | undefined {
  return scope.current;
}
