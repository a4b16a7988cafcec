import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClient } from 'urql';
import { randomId } from '../../graphql/random-id.ts';
import { admitOnline, fetchList, isReachable, sendQueue, type ScanInput } from './door-server.ts';
import { enqueue, keepList, queuedScans, readList, type KeptMatch } from './door-store.ts';
import { decideOffline, markAdmitted, openList, type OfflineList } from './offline-verdict.ts';
import { signal } from './signals.ts';
import type { Shown } from './verdict-words.ts';

/** How often the device looks whether the site is back, and how often it gets the list again, in milliseconds. */
const LOOK_EVERY = 3000;
const LIST_EVERY = 120_000;

/** A scan with its outcome, on the screen until the next one. */
export interface ShownScan {
  scan: ScanInput;
  shown: Shown;
}

/**
 * A device at a gate: decides scans, with the server or without. It goes offline by itself when there is no answer, and
 * comes back by itself when the site can be reached; then it sends what waits.
 */
export function useDoor(match: KeptMatch, gate: string) {
  const client = useClient();
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  const [waiting, setWaiting] = useState(0);
  const [conflicts, setConflicts] = useState(0);
  const [isSignedOut, setSignedOut] = useState(false);
  const [listedAt, setListedAt] = useState<string | null>(null);
  const [last, setLast] = useState<ShownScan | null>(null);
  const [isShown, setShown] = useState(false);
  const list = useRef<OfflineList | null>(null);
  const offline = useRef(isOffline);
  const turn = useRef(Promise.resolve());
  const sending = useRef(false);

  const take = useCallback(async (entries: Parameters<typeof openList>[0]) => {
    const opened = openList(entries);
    // People of whom the server does not know yet.
    for (const scan of await queuedScans()) await markAdmitted(opened, scan.code, scan);
    list.current = opened;
    setListedAt(opened.madeAt);
  }, []);

  const refresh = useCallback(async () => {
    const entries = await fetchList(client, match.id);
    if (!entries) return;
    await keepList({ match, list: entries });
    await take(entries);
  }, [client, match, take]);

  const sendAll = useCallback(async () => {
    const found = await sendQueue(client);
    setWaiting((await queuedScans()).length);
    setSignedOut(found === 'signed out');
    if (typeof found === 'string') return;
    setConflicts((before) => before + found);
    offline.current = false;
    setOffline(false);
    await refresh();
  }, [client, refresh]);

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    await sendAll().finally(() => {
      sending.current = false;
    });
  }, [sendAll]);

  useEffect(() => {
    async function open() {
      const kept = await readList(match.id);
      if (kept && !list.current) await take(kept.list);
      setWaiting((await queuedScans()).length);
      if (await isReachable()) {
        await send();
        return;
      }
      offline.current = true;
      setOffline(true);
    }
    void open().catch(console.error);
  }, [match, take, send]);

  const look = useEffectEvent(async () => {
    if (offline.current && (await isReachable())) await send();
  });
  const renew = useEffectEvent(() => (offline.current ? undefined : refresh()));
  useEffect(() => {
    const looking = setInterval(() => void look().catch(console.error), LOOK_EVERY);
    const renewing = setInterval(() => void renew()?.catch(console.error), LIST_EVERY);
    const onOnline = () => void look().catch(console.error);
    const onOffline = () => {
      offline.current = true;
      setOffline(true);
    };
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    return () => {
      clearInterval(looking);
      clearInterval(renewing);
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
    };
  }, []);

  const decide = async (scan: ScanInput): Promise<Shown> => {
    if (!offline.current) {
      const shown = await admitOnline(client, scan);
      if (shown) {
        if (shown.reason === 'ADMITTED' && list.current) await markAdmitted(list.current, scan.code, scan);
        return shown;
      }
      offline.current = true;
      setOffline(true);
    }
    const shown = await decideOffline(list.current, scan.code);
    const isLetIn = shown.colour === 'GREEN' || (scan.letIn && shown.colour === 'AMBER');
    if (!isLetIn || !list.current) return shown;
    // Stored before it is shown, so that no admission is lost.
    const { id, matchId, code, gate: at, at: when } = scan;
    await enqueue({ id, matchId, code, gate: at, at: when });
    await markAdmitted(list.current, code, { gate: at, at: when });
    setWaiting((before) => before + 1);
    return { ...shown, colour: 'GREEN', reason: 'ADMITTED' };
  };

  const decideNext = async (scan: ScanInput) => {
    const shown = await decide(scan).catch((error: unknown): Shown => {
      console.error('A scan could not be decided', error);
      const none = { type: null, name: null, number: null, gate: null, admittedAt: null };
      const message = 'Este móvil no puede guardar la lectura: prueba otra vez';
      return { ...none, otherMatch: null, otherMatchDate: null, colour: 'RED', reason: 'REFUSED', message };
    });
    signal(shown.colour);
    setLast({ scan, shown });
    setShown(true);
  };

  const after = async (before: Promise<void>, next: ScanInput) => {
    await before;
    await decideNext(next);
  };

  /** Decides one scan after the other. */
  const scan = (code: string, letIn = false) => {
    const next = { id: randomId(), matchId: match.id, gate, code, at: new Date().toISOString(), letIn };
    turn.current = after(turn.current, next);
  };

  return {
    scan,
    /** The latest scan, while its verdict is on the screen. */
    latest: isShown ? last : null,
    last,
    dismiss: () => setShown(false),
    isOffline,
    waiting,
    conflicts,
    isSignedOut,
    listedAt,
  };
}
