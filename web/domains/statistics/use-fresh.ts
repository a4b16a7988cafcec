import { useEffect, useRef } from 'react';

/** All pages hear of a change at once; their questions are spread over so long, in milliseconds. */
const SPREAD_MS = 6000;

/**
 * Asks again soon after a version changes. Changes that come while a question waits are answered by it.
 * @param version null while nothing is followed
 */
export function useFresh(
  version: string | null,
  ask: (options: { requestPolicy: 'network-only' }) => void,
): void {
  const known = useRef(version);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  }, [ask]);
  useEffect(() => {
    if (version === null || version === known.current) return;
    known.current = version;
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      asking.current({ requestPolicy: 'network-only' });
    }, Math.random() * SPREAD_MS);
  }, [version]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
    },
    [],
  );
}
