import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Scope } from '../scope.ts';

/** What is known of the request that is being answered. */
interface RequestScope {
  requestId: string;
  /** What it asks for, out of a list that does not grow: an operation's or a call's name, never an address. */
  operation: string | undefined;
}

const scope = new Scope<RequestScope>();

/** An id that a proxy or a program gave: long enough to be one, and nothing that a log could be misled by. */
const GIVEN = /^[\w.-]{8,100}$/;

/** The id under which a request is known: the one that it brought in `X-Request-Id`, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
}

/** Runs the work of one request, so that log lines and masked errors on its way carry its id. */
export function inRequestScope(requestId: string, work: () => Promise<void>): Promise<void> {
  return scope.run({ requestId, operation: undefined }, work);
}

/** The id of the request being answered; undefined outside of any. */
export function currentRequestId(): string | undefined {
  return scope.current?.requestId;
}

/** Says what the request being answered asks for; the first to say it knows best. */
export function nameOperation(operation: string): void {
  if (scope.current) scope.current.operation ??= operation;
}

/** Tells later what the request being answered now asks for, also when its work is done. */
export function operationOfCurrent(): () => string | undefined {
  const request = scope.current;
  return () => request?.operation;
}
