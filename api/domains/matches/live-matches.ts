import type { Database, Match } from '../../platform/database/client.ts';
import { logger } from '../../platform/log.ts';

/** Somebody who follows a match. */
export interface MatchFollower {
  /** The match is now like this. */
  next(match: Match): void;
  /** Nothing will come any more. */
  end(): void;
}

/**
 * Tells those who follow a match of every change, however it came about: by staff here, at another instance, or by a sale.
 * However many follow it, a change is read once.
 */
export class LiveMatches {
  readonly #database: Database;
  readonly #followers = new Map<number, Set<MatchFollower>>();
  /** What each followed match was last told to be. */
  readonly #told = new Map<number, string>();
  #reading = false;
  #changedSince = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Tells somebody what a match is like now, and whatever becomes of it. @returns how to stop; null where there is none */
  async follow(id: number, follower: MatchFollower): Promise<(() => void) | null> {
    const others = this.#followers.get(id) ?? new Set();
    let told = false;
    const own: MatchFollower = {
      next: (match) => {
        told = true;
        follower.next(match);
      },
      end: () => follower.end(),
    };
    // Followed before it is read, so that no change falls in between.
    this.#followers.set(id, others.add(own));
    const unfollow = () => {
      others.delete(own);
      if (others.size > 0) return;
      this.#followers.delete(id);
      this.#told.delete(id);
    };
    try {
      const match = await this.#database.match.findUnique({ where: { id } });
      if (!match) {
        unfollow();
        return null;
      }
      if (!this.#told.has(id)) this.#told.set(id, JSON.stringify(match));
      // A change that came meanwhile has told it already.
      if (!told) own.next(match);
      return unfollow;
    } catch (error) {
      unfollow();
      throw error;
    }
  }

  /** How many matches somebody follows. */
  get followed(): number {
    return this.#followers.size;
  }

  /** Some match has changed. */
  changed(): void {
    this.#changedSince = true;
    if (!this.#reading && this.#followers.size > 0) void this.#tell();
  }

  /** Lets everybody go, as the process stops. */
  close(): void {
    for (const followers of this.#followers.values()) for (const { end } of followers) end();
    this.#followers.clear();
  }

  async #tell(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#changedSince) {
        this.#changedSince = false;
        const matches = await this.#database.match.findMany({
          where: { id: { in: [...this.#followers.keys()] } },
        });
        for (const match of matches) this.#tellOf(match);
      }
    } catch (error) {
      logger.warn({ err: error }, 'followers of a match were not told of a change');
    } finally {
      this.#reading = false;
    }
  }

  #tellOf(match: Match): void {
    const text = JSON.stringify(match);
    if (this.#told.get(match.id) === text) return;
    this.#told.set(match.id, text);
    for (const { next } of this.#followers.get(match.id) ?? []) next(match);
  }
}
