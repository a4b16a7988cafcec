import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Database, Match } from '../../platform/database/client.ts';
import type { LiveRows, RowFollower } from '../../platform/live-rows.ts';
import { logger } from '../../platform/log.ts';

/**
 * Notifies the subscribers of a match of every change, from any source: staff, another instance or a sale. A change
 * is read once, no matter how many follow the match.
 */
export class LiveMatches implements LiveRows<Match> {
  readonly #database: Database;
  readonly #followers = new Map<number, Set<RowFollower<Match>>>();
  /** The last state sent for each match, as JSON. */
  readonly #lastSent = new Map<number, string>();
  #reading = false;
  #changedSince = false;

  constructor(database: Database) {
    this.#database = database;
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
    };
    // Subscribes before it reads, so that it misses no change in between.
    this.#followers.set(id, others.add(own));
    const unfollow = () => {
      others.delete(own);
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
      if (!this.#lastSent.has(id)) this.#lastSent.set(id, JSON.stringify(match));
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

  /** Call it after any change of the matches table. */
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
        const matches = await this.#database.match.findMany({
          where: { id: { in: [...this.#followers.keys()] } },
        });
        for (const match of matches) await this.#notifyFollowersOf(match);
      }
    } catch (error) {
      logger.warn({ err: error }, 'could not notify the followers of a match of a change');
    } finally {
      this.#reading = false;
    }
  }

  async #notifyFollowersOf(match: Match): Promise<void> {
    const text = JSON.stringify(match);
    if (this.#lastSent.get(match.id) === text) return;
    this.#lastSent.set(match.id, text);
    const followers = this.#followers.get(match.id) ?? new Set();
    for (const follower of [...followers]) {
      if (!followers.has(follower)) continue;
      try {
        follower.next(match);
      } catch (error) {
        logger.warn({ err: error, matchId: match.id }, 'could not notify a follower of a match');
      }
      // Each follower may run a document of its own.
      await yieldToRequests();
    }
  }
}
