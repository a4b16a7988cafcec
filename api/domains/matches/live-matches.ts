import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Database, Match } from '../../platform/database/client.ts';
import type { LiveRows, RowFollower } from '../../platform/live-rows.ts';
import { logger } from '../../platform/log.ts';

/** What other domains keep of matches, as a text that changes with it. */
export type MatchVersions = (matchIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/**
 * Notifies the subscribers of a match of every change, from any source: staff, another instance or a sale. A change
 * is read once, no matter how many follow the match.
 */
export class LiveMatches implements LiveRows<Match> {
  readonly #database: Database;
  readonly #versions: MatchVersions;
  readonly #followers = new Map<number, Set<RowFollower<Match>>>();
  /** The last state sent for each match, as text. */
  readonly #lastSent = new Map<number, string>();
  /** Followers with documents of their own who have not yet got the newest state of their match. */
  readonly #waiting = new Map<RowFollower<Match>, Match>();
  #reading = false;
  #changedSince = false;

  /** @param versions of what a match also shows; without it, only the match itself is followed */
  constructor(database: Database, versions: MatchVersions = async () => new Map()) {
    this.#database = database;
    this.#versions = versions;
  }

  async exists(id: number): Promise<boolean> {
    // A followed match has been found.
    if (this.#lastSent.has(id)) return true;
    return (await this.#database.match.count({ where: { id } })) > 0;
  }

  async follow(id: number, follower: RowFollower<Match>): Promise<(() => void) | null> {
    const others = this.#followers.get(id) ?? new Set();
    let notified = false;
    const own: RowFollower<Match> = {
      next: (match) => {
        notified = true;
        follower.next(match);
      },
      end: () => follower.end(),
      isShared: follower.isShared ?? false,
    };
    // Subscribes before it reads, so that it misses no change in between.
    this.#followers.set(id, others.add(own));
    const unfollow = () => {
      others.delete(own);
      this.#waiting.delete(own);
      if (others.size > 0) return;
      this.#followers.delete(id);
      this.#lastSent.delete(id);
    };
    try {
      const match = await this.#database.match.findUnique({ where: { id } });
      if (!match) {
        unfollow();
        return null;
      }
      const versions = await this.#versions([id]);
      if (!this.#lastSent.has(id)) this.#lastSent.set(id, stateOf(match, versions));
      // A change in the meantime has already sent it.
      if (!notified) own.next(match);
      return unfollow;
    } catch (error) {
      unfollow();
      throw error;
    }
  }

  /** Number of matches with at least one subscriber. */
  get followed(): number {
    return this.#followers.size;
  }

  /** Call it after any change of the matches table, or of what has versions. */
  changed(): void {
    this.#changedSince = true;
    if (!this.#reading && this.#followers.size > 0) void this.#notifyAll();
  }

  /** Ends all subscriptions when the process stops. */
  close(): void {
    for (const followers of this.#followers.values()) for (const { end } of followers) end();
    this.#followers.clear();
  }

  async #notifyAll(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#changedSince) {
        this.#changedSince = false;
        const ids = [...this.#followers.keys()];
        const matches = await this.#database.match.findMany({ where: { id: { in: ids } } });
        const versions = await this.#versions(ids);
        for (const match of matches) this.#notifyFollowersOf(match, stateOf(match, versions));
      }
    } catch (error) {
      logger.warn({ err: error }, 'could not notify the followers of a match of a change');
    } finally {
      this.#reading = false;
    }
  }

  /** The pages' followers get a change at once; those with documents of their own one after the other. */
  #notifyFollowersOf(match: Match, text: string): void {
    if (this.#lastSent.get(match.id) === text) return;
    this.#lastSent.set(match.id, text);
    const isIdle = this.#waiting.size === 0;
    for (const follower of this.#followers.get(match.id) ?? []) {
      if (follower.isShared) notify(follower, match);
      else this.#waiting.set(follower, match);
    }
    if (isIdle) void this.#notifyWaiting();
  }

  /** Each runs a document of its own, so that other requests need a turn in between. */
  async #notifyWaiting(): Promise<void> {
    for (const [follower, match] of this.#waiting) {
      this.#waiting.delete(follower);
      notify(follower, match);
      await yieldToRequests();
    }
  }
}

function stateOf(match: Match, versions: ReadonlyMap<number, string>): string {
  return JSON.stringify([match, versions.get(match.id)]);
}

function notify(follower: RowFollower<Match>, match: Match): void {
  try {
    follower.next(match);
  } catch (error) {
    logger.warn({ err: error, matchId: match.id }, 'could not notify a follower of a match');
  }
}
