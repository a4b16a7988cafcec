import type { SavedEntries } from './offline-verdict.ts';

// What a device keeps for when it has no connection, in IndexedDB: the list of the match, and the people whom it let in and
// of whom the server does not know yet. It survives a killed tab.

/** A match as the device shows it. */
export interface KeptMatch {
  id: string;
  subject: string;
  opponent: string;
  matchDate: string;
}

export interface KeptList {
  match: KeptMatch;
  list: SavedEntries;
}

/** A person who was let in without the server. */
export interface QueuedScan {
  id: string;
  matchId: string;
  code: string;
  gate: string;
  at: string;
}

const NAME = 'pmb-puerta';
const LISTS = 'lists';
const QUEUE = 'queue';

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(LISTS, { keyPath: 'match.id' });
      request.result.createObjectStore(QUEUE, { keyPath: 'id' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened')));
  });
  // A private window may refuse now and not later.
  opening.catch(() => (opening = undefined));
  return opening;
}

/** Runs one request. @returns its result, once it is stored */
async function run<Result>(
  store: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(store));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB aborted')));
  });
}

export const keepList = (kept: KeptList) => run(LISTS, 'readwrite', (store) => store.put(kept));
export const readList = (matchId: string): Promise<KeptList | undefined> =>
  run(LISTS, 'readonly', (store) => store.get(matchId));
export const keptLists = (): Promise<KeptList[]> => run(LISTS, 'readonly', (store) => store.getAll());
export const dropList = (matchId: string) => run(LISTS, 'readwrite', (store) => store.delete(matchId));

export const enqueue = (scan: QueuedScan) => run(QUEUE, 'readwrite', (store) => store.put(scan));
export const dequeue = (id: string) => run(QUEUE, 'readwrite', (store) => store.delete(id));

/** In the order in which people came. */
export async function queuedScans(): Promise<QueuedScan[]> {
  const scans: QueuedScan[] = await run(QUEUE, 'readonly', (store) => store.getAll());
  return scans.toSorted((a, b) => a.at.localeCompare(b.at));
}
