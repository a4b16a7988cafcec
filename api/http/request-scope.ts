import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What is known of the request that is being answered. */
interface RequestScope {
  requestId: string;
  /** What it asks for, out of a list that does not grow: an operation's or a call's name, never an address. */
  operation: string | undefined;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** An id that a proxy or a program gave: long enough to be one, and nothing that a log could be misled by. */
const GIVEN = /^[\w.-]{8,100}$/;

/** The id under which a request is known: the one that it brought in `X-Request-Id`, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
}

/** Runs the work of one request, so that log lines and masked errors on its way carry its id. */
export function inRequestScope<Result>(requestId: string, work: () => Result): Result {
  return scope.run({ requestId, operation: undefined }, work);
}

/** The id of the request being answered; undefined outside of any. */
export function currentRequestId(): string | undefined {
  return scope.getStore()?.requestId;
}

/** Says what the request being answered asks for; the first to say it knows best. */
export function nameOperation(operation: string): void {
  const store = scope.getStore();
  if (store) store.operation ??= operation;
}

/** What the request being answered asks for, where somebody has said it. */
export function currentOperation(): string | undefined {
  return scope.getStore()?.operation;
}
