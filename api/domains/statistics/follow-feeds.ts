import { randomUUID } from 'node:crypto';
import type dns from 'node:dns';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StatisticsAccess } from '../../config.ts';
import {
  MatchStatus,
  StatisticsSource,
  type Database,
  type MatchFeed,
} from '../../platform/database/client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { logger } from '../../platform/log.ts';
import { feedAddressOf, type FeedAddress } from './feed-address.ts';
import { FeedError } from './feed-error.ts';
import { nextReading } from './feed-schedule.ts';
import { readFeed } from './feeds.ts';
import { readHttpFeed } from './http-feed.ts';
import { storeReading, type TakenFeed } from './store-reading.ts';
import { TvFeed } from './tv-feed.ts';
import { followTvFeed } from './tv-feed-connection.ts';

const SECOND = 1000;
/** Nobody else reads a feed for so long after its reader was last heard of: its process may have been killed. */
const LEASE = 30 * SECOND;
/** How often a reader says that it is still there, and looks whether the match goes on. */
const HEARTBEAT = 5 * SECOND;
/** A reader waits so long for its next reading; before a later one it stops, and the schedule starts another. */
const PATIENCE = 15 * SECOND;
/** A TV feed is followed so long after the end of the match, until it says that it is over. */
const LAST_WORDS = 10 * 60 * SECOND;

export interface FeedReaderOptions {
  access: StatisticsAccess;
  /** Aborted when the process stops: another one goes on. */
  signal: AbortSignal;
  now?: () => Date;
  /** In milliseconds; see `HEARTBEAT`. */
  heartbeat?: number;
  lookup?: typeof dns.lookup;
}

/**
 * Reads the feeds that are due now or soon, and those of matches that are played until these end. Feeds that another reader has, on
 * this or another process, are left alone.
 */
export async function followFeeds(database: Database, options: FeedReaderOptions): Promise<void> {
  const at = options.now?.() ?? new Date();
  const soon = new Date(at.getTime() + PATIENCE);
  const due = await database.matchFeed.findMany({
    where: { nextReadAt: { lte: soon }, match: { status: { in: [MatchStatus.live, MatchStatus.finished] } } },
    select: { matchId: true },
  });
  await Promise.all(due.map(({ matchId }) => new FeedReader(database, matchId, options).follow()));
}

/** A feed with the state of its match. */
type Feed = MatchFeed & { match: { status: MatchStatus } };

/** Reads one feed, as the only one. */
class FeedReader {
  readonly #database: Database;
  readonly #matchId: number;
  readonly #options: FeedReaderOptions;
  readonly #heartbeat: number;
  readonly #name = randomUUID();
  readonly #tvFeed = new TvFeed();

  constructor(database: Database, matchId: number, options: FeedReaderOptions) {
    this.#database = database;
    this.#matchId = matchId;
    this.#options = options;
    this.#heartbeat = options.heartbeat ?? HEARTBEAT;
  }

  async follow(): Promise<void> {
    try {
      while (!this.#options.signal.aborted) {
        const feed = await this.#take();
        const wait = feed?.nextReadAt ? feed.nextReadAt.getTime() - this.#now().getTime() : Infinity;
        if (!feed || !isPlayed(feed) || wait > PATIENCE) return;
        if (wait > 0) await this.#pause(Math.min(wait, this.#heartbeat));
        else if (!(await this.#read(feed))) return;
      }
    } finally {
      await this.#database.matchFeed.updateMany({
        where: { matchId: this.#matchId, reader: this.#name },
        data: { reader: null, readerUntil: null },
      });
    }
  }

  /** Takes the feed, or keeps it; null if another reader has it, or it is gone. */
  async #take(): Promise<Feed | null> {
    const [at, where] = [this.#now(), { matchId: this.#matchId }];
    const readerUntil = new Date(at.getTime() + LEASE);
    const kept = await this.#database.matchFeed.updateMany({
      where: { ...where, reader: this.#name },
      data: { readerUntil },
    });
    if (kept.count === 0) {
      const taken = await this.#database.matchFeed.updateMany({
        where: { ...where, OR: [{ reader: null }, { readerUntil: { lt: at } }] },
        data: { reader: this.#name, readerUntil },
      });
      if (taken.count === 0) return null;
    }
    return this.#database.matchFeed.findUnique({
      where,
      include: { match: { select: { status: true } } },
    });
  }

  /** @returns false if there is nothing to read any more */
  async #read(feed: Feed): Promise<boolean> {
    const taken: TakenFeed = { matchId: feed.matchId, address: feed.address, reader: this.#name };
    try {
      const address = feedAddressOf(feed.address, this.#options.access);
      if (!address) throw new FeedError('La web ya no puede leer esta dirección');
      return await (address.kind === 'tcp'
        ? this.#readTvFeed(taken, address)
        : this.#readFile(feed, taken, address));
    } catch (error) {
      // Staff have deleted the match meanwhile.
      if (error instanceof NotFoundError || this.#options.signal.aborted) return false;
      if (!(error instanceof FeedError)) throw error;
      logger.info({ err: error, matchId: feed.matchId }, 'a feed of a match could not be read');
      await this.#recordFailure(feed, taken, error);
      return true;
    }
  }

  async #readFile(feed: Feed, taken: TakenFeed, address: FeedAddress): Promise<boolean> {
    const { signal, lookup } = this.#options;
    const answer = await readHttpFeed(address, { etag: feed.etag, signal, ...(lookup && { lookup }) });
    const at = this.#now();
    const nextReadAt = nextReading({ at, overAt: overAt(feed, at), failures: 0 });
    if (!answer) {
      const data = { failures: 0, error: null, lastReadAt: at, nextReadAt };
      const { count } = await this.#database.matchFeed.updateMany({ where: taken, data });
      return count > 0;
    }
    const read = readFeed(answer.file);
    if (!read) throw new FeedError('La respuesta no tiene todavía jugadores, o no es de un partido');
    return storeReading(this.#database, taken, { ...read, etag: answer.etag, at, nextReadAt });
  }

  /** Stays connected until the match is over or the connection breaks. */
  async #readTvFeed(taken: TakenFeed, address: FeedAddress): Promise<boolean> {
    const end = new AbortController();
    const signal = AbortSignal.any([this.#options.signal, end.signal]);
    const watching = this.#watch(end);
    try {
      await followTvFeed(address, {
        feed: this.#tvFeed,
        signal,
        onSheet: async (sheet) => {
          const at = this.#now();
          const reading = { source: StatisticsSource.genius_tv_feed, sheet, etag: null, at, nextReadAt: at };
          if (!(await storeReading(this.#database, taken, reading))) end.abort();
        },
      });
    } finally {
      end.abort();
      await watching;
    }
    // A feed in the arena has nothing to say after the match.
    if (!this.#options.signal.aborted)
      await this.#database.matchFeed.updateMany({
        where: { ...taken, overAt: { not: null } },
        data: { nextReadAt: null },
      });
    return false;
  }

  /** Ends the connection once the feed is another reader's or gone, or the match has been over for long enough. */
  async #watch(end: AbortController): Promise<void> {
    while (!end.signal.aborted) {
      const feed = await this.#take();
      const isOver = feed?.overAt && this.#now().getTime() > feed.overAt.getTime() + LAST_WORDS;
      const isComplete = feed?.overAt && this.#tvFeed.sheet()?.isFinal === true;
      if (!feed || !isPlayed(feed) || isOver || isComplete) end.abort();
      else await sleep(this.#heartbeat, undefined, { signal: end.signal }).catch(() => undefined);
    }
  }

  async #recordFailure(feed: Feed, taken: TakenFeed, { message, retryAfter }: FeedError): Promise<void> {
    const at = this.#now();
    // A connection that was good for a while begins to count anew: its good readings have set the count to 0.
    const { failures } = (await this.#database.matchFeed.findUnique({
      where: { matchId: feed.matchId },
      select: { failures: true },
    })) ?? { failures: 0 };
    const over = overAt(feed, at);
    // The computer in the arena is switched off after the match.
    const isStream = feed.address.startsWith('tcp:');
    const isGone = over && isStream && at.getTime() > over.getTime() + LAST_WORDS;
    const next = isGone
      ? null
      : nextReading({ at, overAt: over, failures: failures + 1, retryAfter, isStream });
    await this.#database.matchFeed.updateMany({
      where: taken,
      data: { failures: failures + 1, error: message, nextReadAt: next },
    });
  }

  #now(): Date {
    return this.#options.now?.() ?? new Date();
  }

  async #pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.#options.signal }).catch(() => undefined);
  }
}

const isPlayed = ({ match }: Feed) =>
  match.status === MatchStatus.live || match.status === MatchStatus.finished;

/** When the match ended; now, if that was not recorded. */
const overAt = (feed: Feed, now: Date) =>
  feed.match.status === MatchStatus.finished ? (feed.overAt ?? now) : null;
