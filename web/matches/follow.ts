import type { TypedDocumentNode } from 'urql';
import { readHash } from '../graphql/client.ts';

/**
 * Tells what a match is, now and with every change, until it is stopped; after a break, as it is then. Nothing is asked
 * while the page is hidden.
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
  const open = () => {
    if (source || document.hidden) return;
    source = new EventSource(address);
    source.addEventListener('next', ({ data }: MessageEvent<string>) => {
      const told: { data?: { match: Match } | null } = JSON.parse(data);
      if (told.data) onMatch(told.data.match);
    });
  };
  const close = () => {
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
  return `/graphql?${new URLSearchParams(parameters)}`;
}
