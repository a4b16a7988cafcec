import { type Client, type CombinedError, makeOperation, type Operation, type OperationResult } from 'urql';
import { type DataGuard, guardData } from './client.ts';
import { forgetLost, prepareNote, showLost } from './connection-note.ts';

// Loaded after the page, so that it costs no first visit anything; but before the network can go.

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
/** A page's query is asked for before its component is there; until then nobody listens to it. */
const PATIENCE_MS = 1000;

/** The codes of failures that pass. */
const PASSING = new Set<unknown>(['UNAUTHENTICATED', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'RATE_LIMITED']);

const codesOf = (error: CombinedError) => error.graphQLErrors.map(({ extensions }) => extensions['code']);

/** Whether a request got no answer. A refusal is one: what this person may no longer see has to go. */
const isLost = (error: CombinedError) =>
  error.networkError !== undefined || codesOf(error).some((code) => PASSING.has(code));

/** The queries on the screen that got no answer. */
const failed = new Map<number, { client: Client; operation: Operation }>();
let pause = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

function retry(): void {
  clearTimeout(timer);
  for (const { client, operation } of failed.values()) {
    const context = { ...operation.context, requestPolicy: 'network-only' as const };
    client.reexecuteOperation(makeOperation(operation.kind, operation, context));
  }
}

function fail(client: Client, operation: Operation, error: CombinedError): void {
  failed.set(operation.key, { client, operation });
  // The page asks who is not signed in to sign in.
  if (codesOf(error).includes('UNAUTHENTICATED')) return;
  showLost(operation.key);
  clearTimeout(timer);
  timer = setTimeout(retry, pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
}

function settle(key: number): void {
  forgetLost(key);
  if (!failed.delete(key) || failed.size > 0) return;
  clearTimeout(timer);
  pause = FIRST_PAUSE_MS;
}

/**
 * A failed query takes nothing off the screen: it answers with the last data of the same query, and is sent again by
 * itself: after growing pauses, when the network is back, when the tab is looked at, and after a write that succeeded
 * (signing in again is one). Every screen gets this, because every query passes here.
 */
const guard: DataGuard = {
  arrived(client, { operation, error }) {
    if (operation.kind === 'mutation' && !error) retry();
    if (operation.kind !== 'query') return;
    if (error && isLost(error)) fail(client, operation, error);
    else settle(operation.key);
  },
  left(key, onScreen) {
    setTimeout(() => onScreen.has(key) || settle(key), PATIENCE_MS);
  },
  mend(result, lastData): OperationResult {
    const data = result.error && isLost(result.error) && lastData.get(result.operation.key);
    return data ? { ...result, data, error: undefined } : result;
  },
};

let isKeeping = false;

/** Starts to guard the data of all clients of this page; a second call does nothing. */
export function keepData(): void {
  if (isKeeping) return;
  isKeeping = true;
  prepareNote();
  guardData(guard);
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) retry();
  });
}
