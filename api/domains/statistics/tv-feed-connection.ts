import net from 'node:net';
import type { FeedAddress } from './feed-address.ts';
import { FeedError } from './feed-error.ts';
import { MAX_FEED_SIZE } from './feeds.ts';
import type { MatchSheet } from './sheet.ts';
import type { TvFeed } from './tv-feed.ts';

/** A connection without any message for so long counts as dead, in milliseconds; the feed sends pings. */
const SILENCE_LIMIT = 60_000;
/** Messages come in bursts: the sheet is made once for those of so many milliseconds. */
const GATHER = 150;

/** Asks for all kinds, and for what happened before the connection. */
const GREETING = { type: 'parameters', types: 'se,te,st,ac,pbp,box', playbyplayOnConnect: 1 };

export interface TvFeedOptions {
  /** What earlier connections said. */
  feed: TvFeed;
  /** Called with each new sheet; the next one waits for its end. */
  onSheet: (sheet: MatchSheet) => Promise<void>;
  /** Ends the connection without an error. */
  signal: AbortSignal;
  silenceLimit?: number;
}

/**
 * Follows a TV feed until the connection ends.
 * @throws FeedError if it cannot be opened, breaks, goes silent, or sends what is no message; errors of `onSheet`
 */
export function followTvFeed(
  { url }: FeedAddress,
  { feed, onSheet, signal, silenceLimit = SILENCE_LIMIT }: TvFeedOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: url.hostname.replaceAll(/[[\]]/g, ''), port: Number(url.port) });
    socket.setEncoding('utf8');
    socket.setTimeout(silenceLimit);
    const storing = storeInTurn(feed, onSheet, (error) => socket.destroy(error));
    let rest = '';
    const abort = () => socket.destroy();
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    socket.on('connect', () => socket.write(`${JSON.stringify(GREETING)}\r\n`));
    socket.on('timeout', () => socket.destroy(new FeedError('La fuente se ha quedado en silencio')));
    // A message arrives in pieces, or several arrive at once.
    socket.on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > MAX_FEED_SIZE) socket.destroy(new FeedError('La fuente envía un mensaje sin fin'));
      else if (lines.map((line) => feed.apply(messageOf(line))).some(Boolean)) storing.add();
    });
    let failure: Error | undefined;
    socket.on('error', (error) => {
      failure =
        error instanceof FeedError
          ? error
          : new FeedError('No se puede conectar con la fuente', { cause: error });
    });
    socket.on('close', () => {
      signal.removeEventListener('abort', abort);
      // What came last is stored before the end is told.
      void storing.end().then(() => {
        if (signal.aborted) resolve();
        else reject(failure ?? new FeedError('La fuente ha cortado la conexión'));
      }, reject);
    });
  });
}

/** A damaged line is no message: the next one says the same again. */
function messageOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Stores the newest sheet, one at a time. */
function storeInTurn(
  feed: TvFeed,
  store: (sheet: MatchSheet) => Promise<void>,
  onFailure: (error: Error) => void,
) {
  let isChanged = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  async function run(): Promise<void> {
    while (isChanged) {
      isChanged = false;
      const sheet = feed.sheet();
      if (sheet) await store(sheet);
    }
  }
  function begin(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }
  return {
    add() {
      isChanged = true;
      timer ??= setTimeout(() => begin().catch(onFailure), GATHER);
    },
    /** @throws what the last storing threw */
    async end(): Promise<void> {
      await begin();
      if (isChanged) await begin();
    },
  };
}
