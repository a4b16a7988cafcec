import type { TypedDocumentNode } from 'urql';
import { readHash } from '../../graphql/client.ts';
import { forgetLost, showLost } from '../../graphql/connection-note.ts';

/** A connection without even a heartbeat (sent every 15 seconds) for this long counts as dead, in milliseconds. */
const HEARTBEAT_TIMEOUT_MS = 40_000;
/** A browser reconnects within seconds. A connection that is gone for longer is shown to the reader, in milliseconds. */
const UNNOTICED_MS = 5000;
/** Delay before reconnecting after a refused connection; randomized, so that clients do not reconnect all at once. */
const reconnectDelayMs = () => 3000 + 4000 * Math.random();

/**
 * Calls back with a match's state, now and at every change, until it is stopped; after a reconnection with the state at
 * that time. Browsers reconnect a closed stream themselves, but not one that was refused (by a proxy during a restart)
 * or one that went silent. Disconnected while the page is hidden. While there is no connection, the page says so: a score that
 * stands still looks like a live one.
 * @param subscription a persisted document for `match(id: $id)`
 * @returns a function that stops it
 */
export function followMatch<Match>(
  subscription: TypedDocumentNode<{ match: Match }, { id: string }>,
  id: string,
  onMatch: (match: Match) => void,
): () => void {
  const address = addressOf(subscription, id);
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warning: ReturnType<typeof setTimeout> | undefined;
  const warn = () => {
    warning ??= setTimeout(() => showLost(onMatch), UNNOTICED_MS);
  };
  const stopWarning = () => {
    clearTimeout(warning);
    warning = undefined;
    forgetLost(onMatch);
  };
  const reconnect = () => {
    close();
    open();
  };
  const reconnectIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      warn();
      reconnect();
    }, milliseconds);
  };
  const onAlive = () => {
    stopWarning();
    reconnectIn(HEARTBEAT_TIMEOUT_MS);
  };
  const open = () => {
    if (source || document.hidden) return;
    const connection = new EventSource(address);
    source = connection;
    reconnectIn(HEARTBEAT_TIMEOUT_MS);
    connection.addEventListener('open', onAlive);
    connection.addEventListener('alive', onAlive);
    connection.addEventListener('next', ({ data }: MessageEvent<string>) => {
      onAlive();
      const payload: { data?: { match: Match } | null } = JSON.parse(data);
      if (payload.data) onMatch(payload.data.match);
    });
    connection.addEventListener('error', () => {
      warn();
      if (connection.readyState === EventSource.CLOSED) reconnectIn(reconnectDelayMs());
    });
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const onVisibility = () => (document.hidden ? close() : open());
  open();
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('offline', warn);
  addEventListener('online', reconnect);
  // An open connection would keep the page out of the back/forward cache.
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('offline', warn);
    removeEventListener('online', reconnect);
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', open);
    stopWarning();
    close();
  };
}

function addressOf(subscription: Parameters<typeof readHash>[0], id: string): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: readHash(subscription) } };
  const parameters = { extensions: JSON.stringify(extensions), variables: JSON.stringify({ id }) };
  return `/operations/live?${new URLSearchParams(parameters)}`;
}
