import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Runs the work of one request, so that log lines and masked errors on its way carry its id. */
export function inRequestScope<Result>(requestId: string, work: () => Result): Result {
  return scope.run(requestId, work);
}

/** The id of the request being answered; undefined outside of any. */
export function currentRequestId(): string | undefined {
  return scope.getStore();
}
