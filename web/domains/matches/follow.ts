import type { TypedDocumentNode } from 'urql';
import { readHash } from '../../graphql/client.ts';

/** A line on which not even the sign of life of every 15 seconds has come for so long is dead, milliseconds. */
const SILENCE_MS = 40_000;
/** When a line is opened again that was answered with a refusal; not everybody's at the same moment. */
const againMs = () => 3000 + 4000 * Math.random();

/**
 * Tells what a match is, now and with every change, until it is stopped; after a break, as it is then: browsers open a line
 * again that has ended, but not one that was refused, as by a proxy during a restart, nor one that merely went silent.
 * Nothing is asked while the page is hidden.
 * @param subscription a document of ours to `match(id: $id)`
 * @returns how to stop
 */
export function followMatch<Match>(
  subscription: TypedDocumentNode<{ match: Match }, { id: string }>,
  id: string,
  onMatch: (match: Match) => void,
): () => void {
  const address = addressOf(subscription, id);
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reopenIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      close();
      open();
    }, milliseconds);
  };
  const heard = () => reopenIn(SILENCE_MS);
  const open = () => {
    if (source || document.hidden) return;
    const line = new EventSource(address);
    source = line;
    heard();
    line.addEventListener('open', heard);
    line.addEventListener('alive', heard);
    line.addEventListener('next', ({ data }: MessageEvent<string>) => {
      heard();
      const told: { data?: { match: Match } | null } = JSON.parse(data);
      if (told.data) onMatch(told.data.match);
    });
    line.addEventListener('error', () => {
      if (line.readyState === EventSource.CLOSED) reopenIn(againMs());
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
  // An open connection would keep the page out of the browser's memory for «back».
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', open);
    close();
  };
}

function addressOf(subscription: Parameters<typeof readHash>[0], id: string): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: readHash(subscription) } };
  const parameters = { extensions: JSON.stringify(extensions), variables: JSON.stringify({ id }) };
  return `/operations/live?${new URLSearchParams(parameters)}`;
}
